/** All of the chat that the first message does not need. */
export { cards } from '../cards/cards.js';
export { startEngine } from './engine.js';
