/** From where somebody signs in. */
export interface KnownNetworksTable {
  personId: string;
  /** Of the person and the network together, so that nobody's whereabouts are stored. */
  networkHash: string;
  lastSeenAt: number;
}
