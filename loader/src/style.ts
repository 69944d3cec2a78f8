import { css } from './chat.css';
import { readColours } from './colour.js';
import type { Settings } from './page-api/settings.js';

/** In the page the chat fills its box as it fills the screen of a phone; `contain` makes that box its screen. */
const inline =
  'display:block!important;contain:layout!important;height:100%!important;min-height:480px!important}div{padding:0}button';
const floating = 'position:fixed!important}';
/** A hidden launcher comes back while a chat fails to load, so that it can be closed. */
const withoutLauncher = '[inert]+button,.ready+button';

/**
 * The style sheet with what was set. What CSS itself refuses needs no check here: a declaration with a wrong value
 * is passed over, and the one before it stays.
 */
export function styleOf(settings: Settings, isInline: boolean): string {
  const [colour, ink] = readColours(settings.color);
  const [x, y = x] = `${settings.offset}`.match(/\d+/g) ?? ['20'];
  const side = /left|right/.exec(settings.position as string) ?? 'inset-inline-end';
  const scheme = /light|dark/.exec(settings.theme) ?? 'light dark';
  const sheet = css(colour, ink, x, y);
  const hidden = settings.launcher === 'none' ? withoutLauncher : 'x';
  return `*{${side}:0;color-scheme:${scheme}}${isInline ? sheet.replace('(max', ' all,(max') : sheet}:host{z-index:${settings.zIndex}!important;${isInline ? inline : floating + hidden}{display:none}`;
}
