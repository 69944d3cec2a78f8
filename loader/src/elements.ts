import { make } from './make.js';
import { words } from './words.js';

/** The name of the one element that the host page gets. */
const hostTag = 'meg-chat';

export const host = make(hostTag as 'div');
export const root = host.attachShadow({ mode: 'open' });
export const panel = make('div', { tabIndex: -1, inert: true }, root);
export const notice = make('p', { role: 'status', lang: 'en' }, panel);
// The name stays the same in both states: `ariaExpanded` tells them apart.
export const launcher = make('button', { ariaExpanded: 'false' }, root);
// Lazy, because a frame that is asked for while the page loads would delay the page's own `load`.
export const frame = make('iframe', { title: words.name, loading: 'lazy' });
