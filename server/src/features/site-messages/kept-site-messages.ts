import { botMessageDays, siteMessageMonths } from '@meg/shared/domain/forms/site-message';
import type { KeptRows } from '../../retention/kept-rows.js';
import { dayMs } from '../../time/time-units.js';
import { deleteMessagesOfBots, deleteSiteMessagesBefore } from './site-messages.store.js';

const monthMs = 30.5 * dayMs;

export const keptSiteMessages: readonly KeptRows[] = [
  { table: 'siteMessages', keptMs: siteMessageMonths * monthMs, deleteOld: deleteSiteMessagesBefore },
  {
    table: 'siteMessages',
    which: "those that look like a bot's",
    keptMs: botMessageDays * dayMs,
    deleteOld: deleteMessagesOfBots,
  },
];
