export interface FeedbackTable {
  id: string;
  companyId: string;
  idempotencyKey: string | null;
  bodyHash: string;
  leadId: string | null;
  rating: number;
  comment: string;
  userEmail: string;
  /** The chat's own, chosen by the browser; it says who a visitor is to nobody. */
  sessionId: string;
  conversationLength: number | null;
  botSign: string | null;
  createdAt: number;
}
