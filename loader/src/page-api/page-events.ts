import { host } from '../elements.js';
import { settings } from '../script.js';
import { createEvents } from './events.js';

/** Events of this chat, for listeners on the page. */
export const [on, off, emit] = createEvents(host, settings);
