export { withoutContacts } from './personal-data/contacts.js';
export { withoutLongNumbers } from './personal-data/numbers.js';
export { withoutReplacements } from './personal-data/replaced.js';
export { withoutPersonalData } from './personal-data/without-personal-data.js';
