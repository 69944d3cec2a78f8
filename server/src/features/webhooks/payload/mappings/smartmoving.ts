import type { PayloadMapping } from './mapping-line.js';

/** Follows the form in which SmartMoving takes leads of a website; the provider key belongs into the address. */
export const smartmovingMapping: PayloadMapping = {
  empty: 'left-out',
  lines: [
    { to: 'FullName', from: 'lead.name' },
    { to: 'PhoneNumber', from: 'lead.phone' },
    { to: 'Email', from: 'lead.email' },
    { to: 'MoveDate', from: 'lead.moveDate', as: 'compactDate' },
    { to: 'OriginCity', from: 'lead.originCity' },
    { to: 'DestinationCity', from: 'lead.destinationCity' },
    { to: 'Bedrooms', from: 'lead.propertySize' },
    { to: 'MoveSize', from: 'lead.moveSize' },
    { to: 'ReferralSource', value: 'Meg' },
    {
      to: 'Notes',
      fromAll: ['lead.reference', 'lead.moveType', 'lead.moveDetails', 'lead.preliminaryQuote', 'lead.url'],
    },
  ],
};
