import { shortName } from '../leads/lead-reference.js';

/** What came in by the forms of the site is erased after so long, answered or not. The privacy page says the same. */
export const siteMessageMonths = 24;
/** What looks like a bot's goes sooner. */
export const botMessageDays = 30;

/** A short name for a message, for people: `C-7K3F9QXY`. */
export function messageReference(id: string): string {
  return `C-${shortName(id)}`;
}
