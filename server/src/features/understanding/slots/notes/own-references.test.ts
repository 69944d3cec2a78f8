import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a greeting at the card that leads to a person', () => {
  it.each([
    ['en', 'hello??'],
    ['es', 'hola?'],
    ['fr', 'bonjour ?'],
    ['et', 'tere?'],
    ['ar', 'مرحبا؟'],
  ])('asks for the person again in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking: { kind: 'handoff' } })).toMatchObject({ intent: 'call', isSure: true });
    expect(understand(text, { language }).intent).toBe('greeting');
  });
});

describe('the number of a job that the company has', () => {
  it.each([
    ['en', 'my job number is NB-4471'],
    ['es', 'mi número de pedido es A-5521'],
    ['fr', 'mon numéro de dossier est le 4471'],
    ['ms', 'nombor tempahan 88213'],
    ['et', 'minu tellimuse number on 4471'],
    ['ar', 'رقم الطلب 4471'],
  ])('is noted, for the person who is asked for where no move is spoken of, in %s: "%s"', (language, text) => {
    for (const asking of [undefined, { kind: 'handoff' as const }]) {
      const { slots, intent, isSure, heard } = understand(text, { language, ...(asking && { asking }) });
      expect(slots.notes?.value).toEqual([text]);
      expect(heard.map(({ fact }) => fact)).toEqual(['notes']);
      expect({ intent, isSure }).toEqual({ intent: 'call', isSure: true });
    }
  });

  it.each([
    ['ms', 'no kerja saya NB-4471'],
    ['ms', 'no job saya 88213390'],
    ['ms', 'nombor kerja saya ialah 0123456789'],
    ['en', 'my job number 0123456789'],
  ])('is no name and no phone in %s: "%s"', (language, text) => {
    const { intent, slots } = understand(text, { language });
    expect([intent, Object.keys(slots), slots.notes?.value]).toEqual(['call', ['notes'], [text]]);
  });

  it('leaves the phone beside it', () => {
    expect(understand('job number 4471 call 07700 900123').slots.phone?.value).toBe('07700 900123');
  });

  it.each(['what is my job number', 'my number is 07700 900123', 'order 20 boxes', 'reserva 40 cajas'])(
    'is not: "%s"',
    (text) => expect(understand(text).slots.notes).toBeUndefined(),
  );
});
