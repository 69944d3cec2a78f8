import type { LeadField } from './lead-fields.js';

export type LeadForm = Readonly<Record<LeadField, string>>;

export const emptyLeadForm: LeadForm = { name: '', email: '', phone: '', originCity: '', destinationCity: '' };
