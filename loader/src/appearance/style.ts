import { root } from '../elements.js';
import { isInline, settings } from '../script.js';
import { css } from './chat.css';
import { readColours } from './colour.js';

/** In the page the chat fills its box as it fills the screen of a phone; `contain` makes that box its screen. */
const inline =
  'display:block!important;contain:layout!important;height:100%!important;min-height:480px!important}div{padding:0}button';
const floating = 'position:fixed!important}';
/** A hidden launcher comes back while a chat fails to load, so that it can be closed. */
const withoutLauncher = '[inert]+button,.ready+button';

const sheet = new CSSStyleSheet();
root.adoptedStyleSheets = [sheet];

/**
 * Applies the settings to the style sheet. What CSS itself refuses needs no check here: a declaration with a wrong
 * value is passed over, and the one before it stays.
 */
export const drawStyle = (): void => {
  const side = /left|right/.exec(settings.position as string) ?? 'inset-inline-end';
  const scheme = /light|dark/.exec(settings.theme) ?? 'light dark';
  const common = css(readColours(settings.color), `${settings.offset}`.match(/\d+/g) ?? ['20']);
  const hidden = settings.launcher === 'none' ? withoutLauncher : 'x';
  sheet.replaceSync(
    `*{${side}:0;color-scheme:${scheme}}${isInline ? common.replace('(max', ' all,(max') : common}:host{z-index:${settings.zIndex}!important;${isInline ? inline : floating + hidden}{display:none}`,
  );
};
