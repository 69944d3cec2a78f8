import type { Config } from '../config/config.js';
import type { Frame } from '../features/embed/embed-document.js';
import type { Guides } from '../features/guides/read-guides.js';
import type { Translations } from '../features/guides/translations/read-translations.js';
import type { MessageReader } from '../features/language-model/message-reader.service.js';
import type { PassageChooser } from '../features/language-model/passage-chooser.service.js';
import type { LiveHub } from '../features/live/live-hub.js';
import type { Channels } from '../features/notifications/channels/channel.js';
import type { FirstAdmin } from '../features/people/first-admin.js';
import type { PasswordCost } from '../features/people/passwords/passwords.service.js';
import type { Machine } from '../features/performance/machine.js';
import type { SitePages } from '../features/site/site-map.js';
import type { OuterGround } from '../ground.js';
import type { StaticFolders } from '../http/pages/static-files.js';
import type { RateLimits } from '../http/rate-limits/rate-limit.js';
import type { Worker } from '../jobs/worker/worker.js';
import type { KeptRows } from '../retention/kept-rows.js';
import type { AnswerWriter } from '../retrieval/answer-source.js';
import type { WhatsAppSettings } from '../whatsapp/whatsapp-client.js';

declare module 'fastify' {
  interface FastifyInstance {
    worker: Worker;
    /** Called once the server can be reached, because the password is shown only once. */
    createFirstAdmin: (first: FirstAdmin) => Promise<void>;
    /** What is deleted after its time. */
    keptRows: readonly KeptRows[];
    /** The open dashboards. */
    live: LiveHub;
  }
}

/** What the server is composed from: `start-server.ts` passes the real ones, a test its own. */
export interface Dependencies extends OuterGround, Pick<Config, 'trustProxy' | 'operator' | 'metricsToken'> {
  passwordCost: PasswordCost;
  /** Missing: the channels that the mailer and the WhatsApp settings make possible. */
  channels?: Channels;
  /** Undefined disables WhatsApp notifications. */
  whatsapp?: WhatsAppSettings | undefined;
  version: string;
  frame: Frame;
  /** What the build made of the list of places. */
  gazetteer: Uint8Array;
  /** What the build learned from the example sentences. */
  classifier: Uint8Array;
  /** What questions are about, as the build learnt it from examples. */
  matters: Uint8Array;
  sitePages: SitePages;
  /** By their slugs. */
  guides: Guides;
  translations: Translations;
  /** Rewrites answers. Undefined: answers are sent as they were found. */
  writer?: AnswerWriter | undefined;
  /** Reads what the rules are not sure of. Undefined: the chat asks back. */
  messageReader?: MessageReader | undefined;
  /** Chooses what answers a question of which the rules are not sure. Undefined: what they found stands. */
  passageChooser?: PassageChooser | undefined;
  staticFolders: StaticFolders;
  rateLimits: RateLimits;
  /** What this process runs on. */
  machine: Machine;
  isDraining: () => boolean;
  /** Whether this process does jobs; several can share them. */
  worksJobs: boolean;
  /** An open dashboard reconnects after this time, so that dashboards spread over all servers. */
  longestStreamMs: number;
  /** How long a stop waits for answers that have begun. */
  longestCloseMs?: number;
}
