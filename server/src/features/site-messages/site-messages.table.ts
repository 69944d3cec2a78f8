import type { SiteMessageKind } from '@meg/shared/contract/site-messages';

/** Messages from the forms of the site. */
export interface SiteMessagesTable {
  id: string;
  kind: SiteMessageKind;
  idempotencyKey: string | null;
  bodyHash: string;
  /** JSON: the form's fields. */
  content: string;
  /** Why it looks like a bot's, or null. It is stored, but nobody is notified. */
  botSign: string | null;
  answeredAt: number | null;
  /** The person's name at that time. */
  answeredBy: string | null;
  createdAt: number;
}
