import type { SiteMessageKind } from '@meg/shared/contract/site-messages';

/** What came in by a form of the site. */
export interface SiteMessagesTable {
  id: string;
  kind: SiteMessageKind;
  idempotencyKey: string | null;
  bodyHash: string;
  /** JSON: the form's fields. They are shown and searched by nothing else. */
  content: string;
  /** Why it looks like a bot's, or null. It is kept all the same, and tells nobody. */
  botSign: string | null;
  answeredAt: number | null;
  /** The name, as it was then. */
  answeredBy: string | null;
  createdAt: number;
}
