export interface LeadsTable {
  id: string;
  companyId: string;
  idempotencyKey: string | null;
  /** Of the request that made the row: tells the same request sent again from another one under the same key. */
  bodyHash: string;
  name: string;
  email: string;
  phone: string;
  originCity: string;
  destinationCity: string;
  moveType: string;
  moveDetails: string;
  propertySize: string | null;
  moveSize: string | null;
  preliminaryQuote: string;
  chatHistory: string;
  status: string;
  language: string;
  sourcePage: string;
  consentText: string;
  /** Why the lead looks like a bot's, or null. Such a lead is kept and shown, but tells nobody. */
  botSign: string | null;
  createdAt: number;
}
