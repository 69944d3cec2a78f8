import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const form: OpenQuestion = { kind: 'form', fields: ['name', 'email', 'phone'] };
const moments: (OpenQuestion | undefined)[] = [
  undefined,
  form,
  { kind: 'handoff' },
  { kind: 'detail', code: 'move_date', places: [] },
  { kind: 'choices', answers: [{ about: 'moveType', value: 'local' }] },
];

describe('the label of a button elsewhere on the screen', () => {
  it.each([
    ['en', 'country guides', 'guide'],
    ['en', 'BOOK A CALL', 'call'],
    ['es', 'guias de paises', 'guide'],
    ['fr', 'guides par pays', 'guide'],
    ['ms', 'panduan negara', 'guide'],
    ['et', 'riikide juhendid', 'guide'],
    ['ar', 'أدلة البلدان', 'guide'],
  ])('presses it in %s: "%s"', (language, text, value) => {
    for (const asking of moments) {
      const { answer, slots } = understand(text, { language, ...(asking && { asking }) });
      expect([answer, slots]).toEqual([{ about: 'intent', value }, {}]);
    }
  });

  it('presses a button of the card that leads to a person', () => {
    const { answer } = understand('schedule callback', { asking: { kind: 'handoff' } });
    expect(answer).toEqual({ about: 'handoff', value: 'scheduled' });
  });
});

describe('a language', () => {
  it.each([
    ['اي عربي طبعا', 'ar'],
    ['ok francais', 'fr'],
    ['jah eesti keeles', 'et'],
    ['en español mejor', 'es'],
    ['si claro en español porfa', 'es'],
    ['tout en francais svp', 'fr'],
    ['can we do this in spanish', 'es'],
    ['id find it a lot easier if we could talk in french', 'fr'],
    ['prefiero que sigamos hablando en español si puede ser', 'es'],
    ['est ce que vous pouvez me répondre en français merci', 'fr'],
    ['boleh tak jawab saya dalam bahasa melayu je', 'ms'],
    ['kas saaksime edasi rääkida eesti keeles palun', 'et'],
    ['ممكن نكمل الكلام بالعربي اذا سمحت', 'ar'],
  ])('is asked for by its name: "%s"', (text, value) => {
    expect(understand(text).answer).toEqual({ about: 'language', value });
  });

  it.each([
    'do my papers have to be in french',
    'is there a school in english',
    'ok and if i write in english you understand?',
    'write an essay on the French revolution',
    'la police qui parle anglais, quel numero',
    'i dont speak spanish',
    'do you have a crew who speak french',
  ])('is not asked for by "%s"', (text) => {
    expect(understand(text).answer?.about).not.toBe('language');
  });

  it.each([
    ['si claro', 'es'],
    ['oui', 'fr'],
    ['ya boleh', 'ms'],
    ['jah', 'et'],
    ['نعم', 'ar'],
  ])('is agreed to: "%s"', (text, value) => {
    expect(understand(text).answer).toEqual({ about: 'agreed', value });
  });

  it('is not told from an address or from a city', () => {
    for (const text of ['jo.smith@example.org', 'www.example.org', 'Manchester'])
      expect(understand(text, { language: 'es' }).language).toBe('es');
  });
});
