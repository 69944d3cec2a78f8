export { readSentence, type Sentence, withAsciiDigits } from './sentence.js';
export { findEmail, findPhone } from './slots/contact.js';
export { findName } from './slots/person-name.js';
