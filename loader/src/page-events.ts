import { host } from './elements.js';
import { createEvents } from './page-api/events.js';
import { settings } from './script.js';

/** Events of this chat, for listeners on the page. */
export const [on, off, emit] = createEvents(host, settings);
