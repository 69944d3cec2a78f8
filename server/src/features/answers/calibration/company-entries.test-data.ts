import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';

const at = '2026-01-01T00:00:00.000Z';

const entry = (
  number: number,
  question: string,
  answer: string,
  keywords: string,
  language = 'en',
): KnowledgeEntry => ({
  id: `entry-${number}`,
  question,
  answer,
  keywords: keywords.split(', ').filter(Boolean),
  language,
  createdAt: at,
  updatedAt: at,
});

/** What a company might have written, to ask it in other words. */
export const companyEntries: readonly KnowledgeEntry[] = [
  entry(
    1,
    'Can I cancel or move my booking?',
    'Free of charge until five days before.',
    'cancel, cancellation, postpone',
  ),
  entry(2, 'Do you take beds and wardrobes apart?', 'Yes, our crew does it.', 'dismantle, disassemble, reassemble'),
  entry(3, 'How can I pay?', 'By bank transfer, card or cash on the day.', 'payment, credit card, cash'),
  entry(
    4,
    'Is my furniture insured with you?',
    'Yes, up to 40,000 by our goods in transit cover.',
    'insured, insurance, cover',
  ),
  entry(
    5,
    'Can you store my things in Leeds?',
    'Yes, in our store in Leeds, by the week.',
    'storage, warehouse, store',
  ),
  entry(6, 'Do you move on Sundays and bank holidays?', 'On Sundays yes, on bank holidays no.', 'sunday, weekend'),
  entry(7, 'Do you dispose of old furniture?', 'Yes, at the price of the tip.', 'old sofa, disposal'),
  entry(
    8,
    'Who arranges parking for the lorry?',
    'We apply for the permit; tell us two weeks ahead.',
    'parking permit, parking',
  ),
  entry(9, 'Where can I read reviews of you?', 'On our website, unedited.', 'reviews, testimonials'),
  entry(10, 'Who loads and who unloads?', 'The same crew at both ends within the country.', 'same crew, team'),
  entry(11, '¿Embalan ustedes mis cosas?', 'Sí, todo o solo lo frágil.', 'embalaje, empacar, embalar', 'es'),
  entry(12, 'Avez-vous un garde-meuble à Leeds ?', 'Oui, à Leeds.', 'garde-meuble, stockage', 'fr'),
];
