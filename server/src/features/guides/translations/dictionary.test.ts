import { describe, expect, it } from 'vitest';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { dictionaryOf, inLanguage, translate } from './dictionary.js';

const dictionary = dictionaryOf([
  { at: 'petImport.quarantine', english: 'Dogs wait. Cats do not.', text: 'Los perros esperan. Los gatos no.' },
  {
    at: 'vehicleImport.duties',
    english: 'Cars cost. Vans cost more.',
    text: 'Los coches cuestan, y las furgonetas más.',
  },
  { at: 'customsRegulations.prohibitedItems.0', english: 'Drugs.', text: 'Drogas.' },
  { at: 'culturalTips.0', english: 'Be on time.', text: undefined },
  { at: 'currency', english: 'Swiss franc (CHF)', text: 'franco suizo (CHF)' },
  { at: 'sources.0.title', english: 'Customs of Japan (secondary)', text: 'Aduanas de Japón (secondary)' },
]);

describe('a text of a guide in another language', () => {
  it.each([
    ['a sentence', 'Dogs wait.', 'Los perros esperan.'],
    ['a paragraph of two', 'Dogs wait. Cats do not.', 'Los perros esperan. Los gatos no.'],
    ['paragraphs', 'Cats do not.\n\nDogs wait.', 'Los gatos no.\n\nLos perros esperan.'],
    ['a list', 'Prohibido:\n• Drugs.', 'Prohibido:\n• Drogas.'],
    [
      'the whole, once, where it has fewer sentences',
      'Cars cost.\n\nVans cost more.',
      'Los coches cuestan, y las furgonetas más.',
    ],
    ['a name within words of the reader', 'Se paga en Swiss franc (CHF).', 'Se paga en franco suizo (CHF).'],
    ['words that are the reader’s already', 'Los perros esperan.', 'Los perros esperan.'],
  ])('is %s', (_, english, text) => {
    expect(translate(english, dictionary)).toEqual({ text, isWhole: true });
  });

  it('stays as it is where it is not translated, and tells', () => {
    const text = 'Los perros esperan. Be on time.';
    expect(translate('Dogs wait. Be on time.', dictionary)).toEqual({ text, isWhole: false });
  });
});

describe('an answer', () => {
  const inEnglish = 'El texto está en inglés.';
  const found = (answer: string): Retrieved => ({
    answer: {
      answer,
      sources: [{ title: 'Customs of Japan', url: 'https://customs.example' }],
      country: 'japan',
      confidence: 0.9,
      language: 'en',
      note: `Puede ser otra cosa. ${inEnglish}`,
    },
    passages: [{ id: 'guide:japan:pets', text: answer, country: 'japan', sources: [] }],
  });
  const told = (answer: string) => inLanguage(found(answer), { code: 'es', inEnglish, dictionary });

  it('that is wholly translated is in the language of the reader, and does not say that it is in English', () => {
    const { answer, passages } = told('Dogs wait.');
    expect(answer).toMatchObject({ answer: 'Los perros esperan.', language: 'es', note: 'Puede ser otra cosa.' });
    expect(answer.sources[0]?.title).toBe('Aduanas de Japón');
    expect(passages[0]?.text).toBe('Los perros esperan.');
  });

  it('says that it is in English where a part of it is', () => {
    const { answer } = told('Dogs wait.\n\nBe on time.');
    expect(answer).toMatchObject({ language: 'en', note: `Puede ser otra cosa. ${inEnglish}` });
  });
});
