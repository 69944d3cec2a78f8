import { companyConfig } from '@meg/shared/contract/company-config';
import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { expect, it } from 'vitest';
import { rateConflict } from './rate-conflicts.js';

const company = companyConfig.parse({ country: 'EE', currency: 'EUR' });
const { figures } = defaultRates;
const config = {
  ...company,
  pricing: {
    ...company.pricing,
    figures: {
      ...figures,
      extras: { ...figures.extras, specialtyLocal: 220, specialtyInternational: 400, packingBase: 100 },
      services: { ...figures.services, insurancePercent: 2.5, storagePerM3Month: 9 },
    },
  },
};
const of = (question: string, answer: string) => rateConflict({ question, answer }, config);

it('finds another price for a piano, in any language of the chat', () => {
  for (const [question, answer] of [
    ['Do you move pianos?', 'Yes. An upright costs 90 euros extra.'],
    ['¿Llevan pianos?', 'Sí, por 90 € más.'],
    ['Kas viite klaveri?', 'Jah, see maksab 90 eurot.'],
    ['هل تنقلون البيانو؟', 'نعم، بسعر 90 يورو.'],
  ] as const) {
    expect(of(question, answer)).toMatchObject({ topic: 'piano', said: 90, rates: [220, 400] });
  }
});

it('finds another share for insurance, and another price of storage in a sentence of its own', () => {
  expect(of('What about insurance?', 'It is 4% of the value.')).toMatchObject({ unit: 'percent', said: 4 });
  expect(of('What else?', 'We pack for free. Storage is €15 a month.')).toMatchObject({ topic: 'storage', said: 15 });
});

it('finds none where they agree, or where the sum is of something else', () => {
  expect(of('Do you move pianos?', 'Yes, for 220 euros.')).toBeUndefined();
  expect(of('Is it insured?', 'Every move is insured up to 30,000 euros.')).toBeUndefined();
  expect(of('Do you take a deposit?', 'Yes, 100 euros.')).toBeUndefined();
});
