import type { QuoteRequest } from '@meg/shared/contract/quotes';

export interface ExampleMove {
  from: string;
  to: string;
  /** As a visitor would write it to the chat. */
  said: string;
  request: QuoteRequest;
}

const demo = { companyId: 'demo', units: 'metric', language: 'en' } as const;

/** With a month each, so that the answer does not depend on the day on which it is asked for. */
export const exampleMoves: readonly [ExampleMove, ...ExampleMove[]] = [
  {
    from: 'Dublin',
    to: 'Toronto',
    said: 'One-bed flat, Dublin to Toronto in March. Some furniture.',
    request: {
      ...demo,
      originCity: 'Dublin',
      destinationCity: 'Toronto',
      moveType: 'international',
      moveDetails: 'some-furniture',
      propertySize: 'Studio/1Bed',
      moveMonth: 3,
    },
  },
  {
    from: 'Leeds',
    to: 'Kuala Lumpur',
    said: 'Everything in a 2-bed house, Leeds to KL in June. Pack it for us.',
    request: {
      ...demo,
      originCity: 'Leeds',
      destinationCity: 'Kuala Lumpur',
      moveType: 'international',
      moveDetails: 'full-home',
      propertySize: '2 - 3 Beds',
      moveMonth: 6,
      packing: true,
    },
  },
  {
    from: 'Tartu',
    to: 'Tallinn',
    said: 'Two-bedroom flat, Tartu to Tallinn, the whole household, March.',
    request: {
      ...demo,
      originCity: 'Tartu',
      destinationCity: 'Tallinn',
      moveType: 'local',
      moveDetails: 'full-home',
      propertySize: '2 - 3 Beds',
      moveMonth: 3,
    },
  },
];
