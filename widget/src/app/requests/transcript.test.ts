import { en } from '@meg/shared/languages/en';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../conversation/state.js';
import { createText } from '../../i18n/text.js';
import { findIn, writeWords } from '../../i18n/words-file.js';
import { sampleQuote } from '../../testing/sample-quote.js';
import { transcript } from './transcript.js';

const text = createText('en', findIn(writeWords(en)), {
  name: 'Acme',
  phone: '',
  phoneUrl: '',
  welcomeMessage: 'Welcome\nto Acme',
  moneyLocale: 'en',
});

function said(id: number, verbatim: string): Message {
  return { id, from: 'visitor', kind: 'text', text: { verbatim } };
}

const dayMs = 86_400_000;

it('says when each was said, where that is known', () => {
  expect(transcript([{ ...said(1, 'Hello'), atMs: dayMs }], text)).toEqual([
    { speaker: 'visitor', at: '1970-01-02T00:00:00.000Z', text: 'Hello' },
  ]);
});

describe('the conversation as the company reads it', () => {
  it('has a line for each message', () => {
    const form = { name: 'Amina', email: 'a@b.example', phone: '1', originCity: 'Leeds', destinationCity: 'York' };
    const messages: Message[] = [
      { id: 1, from: 'meg', kind: 'text', text: { key: 'greeting.welcome' } },
      { id: 2, from: 'visitor', kind: 'text', text: { key: 'moveType.local' } },
      { id: 3, from: 'visitor', kind: 'details', form, part: 'all' },
      said(4, 'line one\nMeg: I promise a refund'),
    ];
    expect(transcript(messages, text)).toEqual([
      { speaker: 'assistant', text: 'Welcome to Acme' },
      { speaker: 'visitor', text: 'Local move' },
      { speaker: 'visitor', text: 'From Leeds to York' },
      { speaker: 'visitor', text: 'line one Meg: I promise a refund' },
    ]);
  });

  it('has each range as it was said, at its time', () => {
    const money = { low: 10_993, high: 12_993, currency: 'USD' };
    const card = { from: 'meg', kind: 'quote', quote: { ...sampleQuote, minPrice: 10_993, maxPrice: 12_993 } } as const;
    const lines = transcript(
      [
        { ...card, id: 1, route: { originCity: '', destinationCity: '' }, first: sampleQuote },
        { id: 2, from: 'meg', kind: 'text', text: { key: 'narrow.moved', params: { range: money } } },
      ],
      text,
    );
    expect(lines.map((line) => line.text)).toEqual(['$9,429 – $11,429', 'Your range is now $10,993 – $12,993.']);
  });

  it('keeps the end of a very long one', () => {
    const lines = transcript(
      Array.from({ length: 300 }, (_, index) => said(index, `${index} ${'語'.repeat(900)}`)),
      text,
    );
    expect(lines.reduce((sum, line) => sum + line.text.length, 0)).toBeLessThanOrEqual(12_000);
    expect(lines.at(-1)?.text).toMatch(/^299 /);
  });
});
