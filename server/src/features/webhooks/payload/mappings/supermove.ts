import type { PayloadMapping } from './mapping-line.js';

/** Follows the form in which Supermove takes projects of lead providers: one customer, one job, its two places. */
export const supermoveMapping: PayloadMapping = {
  empty: 'left-out',
  lines: [
    { to: 'project.identifier', from: 'lead.reference' },
    { to: 'project.customer.first_name', from: 'lead.firstName' },
    { to: 'project.customer.last_name', from: 'lead.lastName' },
    { to: 'project.customer.phone_number', from: 'lead.phone' },
    { to: 'project.customer.email', from: 'lead.email' },
    { to: 'project.jobs.0.move_size', from: 'lead.propertySize' },
    { to: 'project.jobs.0.date', from: 'lead.moveDate' },
    { to: 'project.jobs.0.referral_source', value: 'Meg' },
    {
      to: 'project.jobs.0.additional_notes',
      fromAll: ['lead.reference', 'lead.moveType', 'lead.moveDetails', 'lead.moveSize', 'lead.preliminaryQuote'],
    },
    { to: 'project.jobs.0.locations.0.city', from: 'lead.originCity' },
    { to: 'project.jobs.0.locations.1.city', from: 'lead.destinationCity' },
  ],
};
