import { shortName } from '../leads/lead-reference.js';

/** Messages from the site's forms are erased after this time, answered or not. The privacy page says the same. */
export const siteMessageMonths = 24;
/** Messages that look like a bot's are erased sooner. */
export const botMessageDays = 30;

/** A short name for a message, for people: `C-7K3F9QXY`. */
export function messageReference(id: string): string {
  return `C-${shortName(id)}`;
}
