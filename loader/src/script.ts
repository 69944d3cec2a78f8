import { findScript, readSettings, type Settings } from './page-api/settings.js';

/** The argument of the whole script: the server puts a company's settings in its place. */
declare const companysOwn: Partial<Settings>;

// The script runs once for each chat on a page, so the variables of its modules belong to one chat.
const script = findScript();
export const { origin } = new URL(script.src);
export const settings = readSettings(script, companysOwn);

/** Whether the chat stands in the page's own layout. */
export let isInline = settings.mode === 'inline';

/** For a page without the element that the chat should stand in. */
export function floatInstead(): void {
  isInline = false;
}
