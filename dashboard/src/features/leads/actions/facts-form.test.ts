import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { editLeadFacts } from '@meg/shared/contract/lead-edits';
import { expect, it } from 'vitest';
import { factsEdit, factsValues } from './facts-form.js';

const move: LeadDetail['move'] = {
  originCity: 'Leeds',
  destinationCity: 'Cork',
  moveType: 'international',
  moveDetails: 'full-home',
  moveMonth: 6,
  pets: true,
  rooms: { bedroom: 2 },
  inventory: { items: [{ code: 'wardrobe-double', count: 1 }], isComplete: false },
  access: { origin: { floor: 2, lift: false, carryM: 10 } },
  notes: ['Keys on Friday', 'Narrow lane'],
};
const values = factsValues({ name: 'Amina', email: 'a@example.com', phone: '', move });

it('sends nothing where nothing was changed', () => {
  expect(factsEdit(values, { ...values })).toEqual({ contact: {}, move: {} });
});

it('sends what was changed and takes away what was emptied, as the server takes it', () => {
  const after = {
    ...values,
    phone: '020 7946 0000',
    destinationCity: 'Perth',
    moveDate: '2027-05-04',
    pets: '',
    car: 'no',
    rooms: { bedroom: '3', kitchen: '' },
    items: [],
    access: { origin: { floor: 3, lift: true, carryM: 10 } },
    notes: 'Keys on Friday\n\n',
  };
  const edit = factsEdit(values, after);
  expect(edit).toEqual({
    contact: { phone: '020 7946 0000' },
    move: {
      destinationCity: 'Perth',
      moveDate: '2027-05-04',
      moveMonth: null,
      pets: null,
      car: false,
      rooms: { bedroom: 3 },
      inventory: null,
      access: { origin: { floor: 3, lift: true, carryM: 10 } },
      notes: ['Keys on Friday'],
    },
  });
  expect(editLeadFacts.body.safeParse({ version: 1, ...edit }).success).toBe(true);
});
