export { listLeadsOfPerson } from './leads-of-person.store.js';
