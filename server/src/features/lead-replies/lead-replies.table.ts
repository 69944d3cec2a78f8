/** A mail that a person of a company wrote to a lead. */
export interface LeadRepliesTable {
  id: string;
  companyId: string;
  idempotencyKey: string | null;
  bodyHash: string;
  leadId: string;
  personId: string;
  personName: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  createdAt: number;
  sentAt: number | null;
  /** Why it was not sent. */
  reason: string | null;
}

/** A ready text of a company, with placeholders. */
export interface ReplyTemplatesTable {
  id: string;
  companyId: string;
  name: string;
  subject: string;
  text: string;
  version: number;
  createdAt: number;
}
