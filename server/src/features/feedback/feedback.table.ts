export interface FeedbackTable {
  id: string;
  companyId: string;
  idempotencyKey: string | null;
  bodyHash: string;
  leadId: string | null;
  rating: number;
  comment: string;
  userEmail: string;
  /** Chosen by the browser. It does not identify a visitor. */
  sessionId: string;
  conversationLength: number | null;
  botSign: string | null;
  createdAt: number;
}
