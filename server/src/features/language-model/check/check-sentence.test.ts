import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGuides } from '../../guides/read-guides.js';
import { mayBeShown } from './check-sentence.js';
import { sentencesOf } from './sentence-words.js';

const readings = await readGuides(fileURLToPath(new URL('../../guides/data', import.meta.url)));
const passages = [...readings.values()].flatMap(
  ({ customsRegulations, petImport, vehicleImport, visaRequirements }) => [
    customsRegulations.dutyFreeAllowance,
    customsRegulations.customsClearanceTime,
    petImport.quarantine,
    petImport.healthCertificate,
    ...Object.values(visaRequirements),
    vehicleImport.regulations,
    vehicleImport.duties,
    vehicleImport.restrictions,
  ],
);

const evidence = (text: string) =>
  ({ passages: [text], passageLanguage: 'en', readerLanguage: 'en', secretText: '' }) as const;
const sentences = passages.flatMap((text) => sentencesOf(text).map((sentence) => ({ sentence, text })));

describe('the sentences of the guides', () => {
  it('may be shown when a model repeats them', () => {
    const refused = sentences.filter(({ sentence, text }) => !mayBeShown(sentence, evidence(text)));
    expect(sentences.length).toBeGreaterThan(500);
    expect(refused.map(({ sentence }) => sentence)).toEqual([]);
  });

  it('may not be shown with another figure', () => {
    const changed = sentences
      .map(({ sentence, text }) => ({ text, sentence: sentence.replace(/\d+/, '77') }))
      .filter(({ sentence }) => /\b77\b/.test(sentence));
    expect(changed.length).toBeGreaterThan(150);
    expect(changed.filter(({ sentence, text }) => mayBeShown(sentence, evidence(text)))).toEqual([]);
  });

  it('may not be shown with a figure that the passage has for another matter', () => {
    const single = /(?<![\d.,-])\d+(?![\d.,-])/g;
    const changed = sentences.flatMap(({ sentence, text }) => {
      const own = new Set(sentence.match(/\d+/g));
      const others = [...new Set(text.match(single))].filter((figure) => !own.has(figure));
      const [figure] = sentence.match(single) ?? [];
      return figure ? others.map((other) => ({ text, sentence: sentence.replace(figure, other) })) : [];
    });
    expect(changed.length).toBeGreaterThan(100);
    expect(changed.filter(({ sentence, text }) => mayBeShown(sentence, evidence(text)))).toEqual([]);
  });

  it('may not be shown when their meaning is reversed', () => {
    const turned = sentences
      .map(({ sentence, text }) => ({
        text,
        was: sentence,
        sentence: sentence.replace(/\b(is|are|may|can)\b/, '$1 not'),
      }))
      .filter(({ sentence, was }) => sentence !== was);
    const shown = turned.filter(({ sentence, text }) => mayBeShown(sentence, evidence(text)));
    expect(turned.length).toBeGreaterThan(300);
    expect(shown.length / turned.length).toBeLessThan(0.02);
  });

  it('may not be shown for another country', () => {
    const moved = sentences.map(({ sentence }, at) => ({
      sentence,
      text: passages[(at * 7 + 101) % passages.length] ?? '',
    }));
    const isSaidThere = (sentence: string, text: string) =>
      text.toLowerCase().includes(sentence.slice(0, -1).toLowerCase());
    const shown = moved.filter(({ sentence, text }) => mayBeShown(sentence, evidence(text)));
    expect(shown.filter(({ sentence, text }) => !isSaidThere(sentence, text))).toEqual([]);
  });
});
