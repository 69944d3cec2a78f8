import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelFault } from '../model-fault.js';
import { citedSentences } from './cited-sentences.js';
import { eventsOf } from './event-stream.js';
import type { CitedSentence } from './sentence-reader.js';

async function* stream<T>(parts: Iterable<T>): AsyncGenerator<T> {
  yield* parts;
}

async function sentencesOf(pieces: Iterable<string>): Promise<CitedSentence[]> {
  const sentences: CitedSentence[] = [];
  for await (const sentence of citedSentences(stream(pieces))) sentences.push(sentence);
  return sentences;
}

/** Of the processor, so that whatever else the machine does is not counted. */
async function costMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work().catch((error) => expect(error).toBeInstanceOf(ModelFault));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const cited = (text: string, citations: number[], startsLine = false) => ({ text, citations, startsLine });

describe('The cited sentences of a model', () => {
  it.each([
    ['It is so [1]. It is not [2].', [cited('It is so.', [1]), cited('It is not.', [2])]],
    ['It is so. [1] It is not. [2]', [cited('It is so.', [1]), cited('It is not.', [2])]],
    ['It is so [1, 2][3].', [cited('It is so.', [1, 2, 3])]],
    ['- One [1]\n- Two [2]', [cited('One', [1]), cited('Two', [2], true)]],
    ['It is so. [1].', [cited('It is so.', [1])]],
    ['It [see below] is so [1].', [cited('It [see below] is so.', [1])]],
    ['It is so [1] and', [cited('It is so and', [])]],
    ['It is so.', [cited('It is so.', [])]],
    ['It is so [1', [cited('It is so [1', [])]],
    [' \n ', []],
  ])('of %j', async (text, expected) => {
    expect(await sentencesOf([text])).toEqual(expected);
  });

  it('are the same however the text is split', async () => {
    const part = fc.constantFrom('It is', ' so', ' ', '\n', ' [1]', '[2', ', 3]', '[', '.', ': ', '- ', '\u00a0', '😀');
    const split = fc.array(part, { maxLength: 25 }).chain((parts) => {
      const text = [...parts.join('')];
      return fc.tuple(fc.constant(text), fc.shuffledSubarray([...text.keys()]));
    });
    await fc.assert(
      fc.asyncProperty(split, async ([text, cuts]) => {
        const places = [0, ...cuts.sort((a, b) => a - b)];
        const pieces = places.map((start, at) => text.slice(start, places[at + 1]).join(''));
        expect(await sentencesOf(pieces)).toEqual(await sentencesOf(text));
      }),
    );
  });
});

const mostMs = 150;
const deltas = 30_000;
const kinds = [
  ' ',
  '\n',
  '\t',
  '\u00a0',
  '\u2003',
  '\ufeff',
  '[1]',
  '[',
  ']',
  '[1',
  '[1,',
  '[1 ',
  ' [1]',
  '. ',
  '.',
  '"',
];
const moreKinds = [
  '1',
  'a',
  'é',
  'A. ',
  '\u0301',
  '😀',
  '\ud83d',
  '\u200b',
  '، ',
  ':',
  '- ',
  'a@',
  'a.',
  '[1];\n',
  '\r\n',
];

describe('survives: costly text – a model that answers in small pieces', () => {
  it.each([...kinds, ...moreKinds].map((kind) => [JSON.stringify(kind), kind]))(
    'of %s costs little of the processor',
    async (_, kind) => {
      const repeated = Array<string>(deltas).fill(kind);
      await sentencesOf(['It is so [1].']);
      expect(await costMs(() => sentencesOf(repeated))).toBeLessThan(mostMs);
      expect(await costMs(() => sentencesOf(['It is so', ...repeated]))).toBeLessThan(mostMs);
      expect(await costMs(() => sentencesOf(['It is so. [1]', ...repeated]))).toBeLessThan(mostMs);
    },
  );

  it('of any kinds in turn costs little processor time', async () => {
    const some = fc.array(fc.constantFrom(...kinds, ...moreKinds), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(some, async (parts) => {
        const repeated = Array.from({ length: 3_000 }, (_, at) => parts[at % parts.length] ?? '');
        expect(await costMs(() => sentencesOf(repeated))).toBeLessThan(mostMs);
      }),
      { numRuns: 50 },
    );
  });

  it('of white space alone is not read to its end', async () => {
    let heard = 0;
    const blanks = function* () {
      for (; heard < deltas; heard++) yield ' ';
    };
    await expect(sentencesOf(blanks())).rejects.toThrow(ModelFault);
    expect(heard).toBeLessThan(1_000);
  });

  it('that are single bytes of one endless line cost little processor time', async () => {
    const bytes = Array.from({ length: 90_000 }, () => new Uint8Array([0x61]));
    const read = async () => {
      for await (const _ of eventsOf(stream(bytes)));
    };
    expect(await costMs(read)).toBeLessThan(500);
  });
});

it('reads the events of a stream however its bytes are split', async () => {
  const bytes = new TextEncoder().encode('data: one\r\ndata: é😀\n\n: comment\rdata:two\r\r\ndata: three\r\n\r\n');
  const eventsIn = async (parts: Uint8Array[]) => {
    const events: string[] = [];
    for await (const event of eventsOf(stream(parts))) events.push(event);
    return events;
  };
  const expected = ['one\né😀', 'two', 'three'];
  for (const size of [1, 2, 3, 7, 100]) {
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    expect(await eventsIn(parts)).toEqual(expected);
  }
});
