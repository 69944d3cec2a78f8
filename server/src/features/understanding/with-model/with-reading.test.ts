import type { Intent } from '@meg/shared/contract/understanding';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Beside, createUnderstandingService, valuesOf } from '../../../testing/understanding-service.js';
import type { ClaimedFacts } from '../../language-model/message-reader.service.js';
import { isLeftOpen } from './left-open.js';
import { withReading } from './with-reading.js';

let world: Awaited<ReturnType<typeof createUnderstandingService>>;
beforeAll(async () => {
  world = await createUnderstandingService();
});

interface Said extends Beside {
  readonly text: string;
  readonly facts?: ClaimedFacts;
  readonly intent?: Intent;
}

function read({ text, facts = {}, intent, ...beside }: Said) {
  const { service, requestOf } = world;
  const request = requestOf(text, beside);
  const judged = service.judge(request);
  const claim = intent && { value: intent, quote: text };
  const understanding = withReading(service, { request, judged, reading: { facts, intent: claim } });
  return { judged, understanding, isOpen: isLeftOpen(judged, (word) => service.knowsWord(word)) };
}

const place = (value: string, quote: string) => ({ value, quote });
const slip = <T>(value: T, quote: string, mended: string) => ({ value, quote, mended });

describe('what a model reads of a message that the rules left open', () => {
  it.each<[string, Said, Record<string, unknown>]>([
    [
      'a thing with a wrong letter',
      { text: 'Leeds to York with a piyano', facts: { specialItems: slip(['piano-upright'], 'a piyano', 'a piano') } },
      { specialItems: ['piano-upright'] },
    ],
    [
      'words that were run together',
      {
        text: 'Leeds to York with a pooltable',
        facts: { specialItems: slip(['pool-table'], 'pooltable', 'pool table') },
      },
      { specialItems: ['pool-table'] },
    ],
    [
      'a month with a missing letter, and not the next day of that number',
      {
        text: 'moving from Leeds to York on the 3rd of Agust',
        facts: { moveDate: slip('2027-08-03', 'on the 3rd of Agust', 'on the 3rd of August') },
      },
      { moveDate: '2027-08-03' },
    ],
    [
      'the ends of a move by the words around them',
      {
        text: 'goodbye Toronto, the university in Tartu awaits',
        facts: {
          originCity: place('Toronto', 'goodbye Toronto'),
          destinationCity: place('Tartu', 'the university in Tartu'),
        },
      },
      { origin: 'Toronto, Ontario, Canada', destination: 'Tartu, Estonia', moveType: 'international' },
    ],
    [
      'in Spanish',
      {
        text: 'de Madrid a Sevilla con un pianno',
        language: 'es',
        facts: { specialItems: slip(['piano-upright'], 'un pianno', 'un piano') },
      },
      { specialItems: ['piano-upright'] },
    ],
    [
      'in French',
      {
        text: 'de Lyon à Nice en avrril',
        language: 'fr',
        facts: { moveMonth: slip(4, 'en avrril', 'en avril') },
      },
      { moveMonth: 4 },
    ],
    [
      'in Malay',
      {
        text: 'Kami tinggalkan Ipoh, kerja baru di London',
        language: 'ms',
        facts: {
          originCity: place('Ipoh', 'tinggalkan Ipoh'),
          destinationCity: place('London', 'kerja baru di London'),
        },
      },
      { origin: 'Ipoh, Perak, Malaysia', destination: 'London, United Kingdom' },
    ],
    [
      'in Estonian',
      {
        text: 'praegu üürime Tartus, uus töökoht ootab Dublinis',
        language: 'et',
        facts: {
          originCity: place('Tartu', 'üürime Tartus'),
          destinationCity: place('Dublin', 'uus töökoht ootab Dublinis'),
        },
      },
      { origin: 'Tartu, Eesti', destination: 'Dublin, Iirimaa' },
    ],
    [
      'in Arabic',
      {
        text: 'نترك دبي، عمل جديد في لندن',
        language: 'ar',
        facts: { originCity: place('دبي', 'نترك دبي'), destinationCity: place('لندن', 'عمل جديد في لندن') },
      },
      { moveType: 'international' },
    ],
  ])('counts: %s', (_, said, expected) => {
    const { judged, understanding, isOpen } = read(said);
    expect(isOpen).toBe(true);
    expect(valuesOf(judged.understanding)).not.toMatchObject(expected);
    expect(valuesOf(understanding)).toMatchObject(expected);
  });

  it('is said back, and is a quote where it is a whole route', () => {
    const { understanding } = read({
      text: 'Kami tinggalkan Ipoh, kerja baru di London',
      intent: 'quote',
      facts: { originCity: place('Ipoh', 'tinggalkan Ipoh'), destinationCity: place('London', 'kerja baru di London') },
    });
    expect(understanding).toMatchObject({ intent: 'quote', isSure: true, question: null, country: 'united-kingdom' });
    expect(understanding.heard.map(({ fact }) => fact)).toEqual(['originCity', 'destinationCity']);
  });

  it('adds to the things that were known', () => {
    const facts = { specialItems: slip(['pool-table' as const], 'a pooltable', 'a pool table') };
    const { understanding } = read({ text: 'and a pooltable', facts, move: { specialItems: ['safe'] } });
    expect(understanding.slots.specialItems?.value).toEqual(['safe', 'pool-table']);
  });
});

describe('what a model makes up', () => {
  it.each<[string, Said]>([
    [
      'words that nobody wrote',
      { text: 'Leeds to York with a piyano', facts: { pets: { value: true, quote: 'our dog' } } },
    ],
    [
      'a fact that its words do not say',
      { text: 'Leeds to York with a piyano', facts: { pets: { value: true, quote: 'a piyano' } } },
    ],
    [
      'another figure',
      {
        text: 'three bedrom home, uhm, yes',
        facts: { propertySize: slip('4 Beds+', 'three bedrom', 'three bedroom') },
      },
    ],
    [
      'a thing that is another',
      { text: 'Leeds to York with a piyano', facts: { specialItems: slip(['safe'], 'a piyano', 'a piano') } },
    ],
    [
      'a correction of a word that is right',
      { text: 'Leeds to York by car somehoww', facts: { pets: slip(true, 'by car', 'by cat') } },
    ],
    [
      'a correction that is another word',
      { text: 'Leeds to York with a coat', facts: { pets: slip(true, 'a coat', 'a cat') } },
    ],
    [
      'more words than there are',
      {
        text: 'Leeds to York with a piyano',
        facts: { specialItems: slip(['piano-upright', 'safe'], 'a piyano', 'a piano and a safe') },
      },
    ],
    [
      'a thing that is denied',
      { text: 'Leeds to York without the piyano', facts: { specialItems: slip(['piano-upright'], 'piyano', 'piano') } },
    ],
    [
      'another city',
      { text: 'had enough of Leeds, off to the sun', facts: { originCity: place('London', 'had enough of Leeds') } },
    ],
    [
      'the ends of the move the wrong way round',
      {
        text: 'goodbye Toronto, the university in Tartu awaits',
        facts: {
          originCity: place('Tartu', 'the university in Tartu'),
          destinationCity: place('Toronto', 'goodbye Toronto'),
        },
      },
    ],
    [
      'an end by a quote that was cut short',
      {
        text: 'my gran in Toronto and the university in Tartu awaits',
        facts: { originCity: place('Tartu', 'in Tartu'), destinationCity: place('Toronto', 'in Toronto') },
      },
    ],
    [
      'an end over two clauses',
      {
        text: 'the university awaits, Toronto or so',
        facts: { destinationCity: place('Toronto', 'the university awaits, Toronto') },
      },
    ],
    [
      'a place that is not gone to',
      {
        text: 'not starting work in Tartu after all hmmpf',
        facts: { destinationCity: place('Tartu', 'starting work in Tartu') },
      },
    ],
    [
      'a place that there is not',
      { text: 'new job in Qwertzuiop', facts: { destinationCity: place('Qwertzuiop', 'new job in Qwertzuiop') } },
    ],
    [
      'a date that was not said',
      {
        text: 'Leeds to York whenn it suits',
        facts: { moveDate: slip('2027-05-14', 'whenn it suits', 'when it suits') },
      },
    ],
    [
      'facts of a question',
      { text: 'do you also take a piyano?', facts: { specialItems: slip(['piano-upright'], 'a piyano', 'a piano') } },
    ],
  ])('is dropped: %s', (_, said) => {
    const { judged, understanding } = read(said);
    expect(understanding.slots).toEqual(judged.understanding.slots);
    expect(understanding.heard).toEqual(judged.understanding.heard);
  });

  it.each(intentsOfLiar())('does not turn an unsure wish into another: %s', (intent) => {
    const text = 'the thing with my gran and her teeth bothers me';
    const { judged, understanding } = read({ text, intent });
    expect(understanding).toEqual(judged.understanding);
  });
});

function intentsOfLiar(): Intent[] {
  return ['packing', 'costs', 'insurance', 'call', 'quote', 'outOfScope', 'greeting', 'thanks', 'documents'];
}

describe('a message that the rules are sure of', () => {
  it.each<[string, Beside?]>([
    ['2-bed flat from Leeds to KL in June, we have a cat'],
    ['not Dublin, Cork', { move: { destinationCity: 'Dublin, Ireland' } }],
    ['hello'],
    ['What would it cost from Leeds to York with a piyano?'],
    ['Can I bring my drone into Japan?'],
    ['what if only 10 boxes?'],
    ['call me tomorrow'],
    ['go back'],
    ['yes', { asking: { kind: 'detail', code: 'packing', places: [] } }],
    ['zut'],
  ])('is not left open: %s', (text, beside = {}) => {
    expect(read({ text, ...beside }).isOpen).toBe(false);
  });
});
