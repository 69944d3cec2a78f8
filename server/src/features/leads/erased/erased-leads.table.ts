/** That a request's lead was erased, so that the same request stores nobody again. Nothing of the person is in it. */
export interface ErasedLeadsTable {
  /** Of the company and the key that the request chose. */
  keyHash: string;
  /** What its visitor was answered. */
  leadId: string;
  leadCreatedAt: number;
  /** When it was erased. */
  createdAt: number;
}
