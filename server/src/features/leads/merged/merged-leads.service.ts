export { listKeptIds, listMerges } from './merged-leads.store.js';
