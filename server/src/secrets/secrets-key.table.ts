/** Names the key that all servers of this database seal with. Has one row. */
export interface SecretsKeyTable {
  place: 'current';
  keyId: string;
}
