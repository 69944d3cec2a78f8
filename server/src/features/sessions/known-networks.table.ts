/** Networks from which people sign in. */
export interface KnownNetworksTable {
  personId: string;
  /** Of the person and the network together, so that no address is stored. */
  networkHash: string;
  lastSeenAt: number;
}
