/** How often something was done within a running window of time. */
export interface LimitCountsTable {
  /** A hash of what is counted, such as an account and a network: neither is stored as it is. */
  key: string;
  count: number;
  endsAt: number;
}
