import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();

it.each([
  ['en', 'office from London to Leeds, 14 desks, one server room'],
  ['es', 'oficina de Madrid a Sevilla, 14 mesas y una sala de servidores'],
  ['fr', 'des bureaux de Paris à Lyon, 14 bureaux et une salle serveur'],
  ['ms', 'pindah pejabat dari Kuala Lumpur ke Penang, 14 meja, satu bilik server'],
  ['ms', 'pejabat dengan 3 bilik dari Kuala Lumpur ke Ipoh'],
  ['et', 'kontor Tallinnast Tartusse, 14 lauda ja üks serveriruum'],
  ['ar', 'مكتب من دبي الى ابوظبي، 14 طاولة وغرفة سيرفرات واحدة'],
])('the rooms of an office tell no size of a home in %s: "%s"', (language, text) => {
  expect(valuesOf(understand(text, { language })).propertySize).toBeUndefined();
});

it.each([
  ['en', 'our office and a 2 bed flat from London to Leeds', '2 - 3 Beds'],
  ['ms', 'rumah 3 bilik dari Kuala Lumpur ke Ipoh', '3 Beds - 4 Beds'],
  ['en', '3 bedrooms and an office from London to Leeds', '3 Beds - 4 Beds'],
])('a home beside it keeps its own in %s: "%s"', (language, text, size) => {
  expect(valuesOf(understand(text, { language })).propertySize).toBe(size);
});
