import type { ConversationLine } from '@meg/shared/contract/conversation';
import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { Move } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { nothingShown, shownQuote } from './shown-quote.js';

const quote = { minPrice: 900, maxPrice: 1500, currency: 'USD' } as LeadQuote;
const move = { originCity: 'Boston, United States', destinationCity: 'Cambridge, United States' };
const local = ({ moveType }: Move) => (moveType === 'local' ? quote : null);
const meg = (text: string): ConversationLine => ({ speaker: 'assistant', text });
const visitor = (text: string): ConversationLine => ({ speaker: 'visitor', text });

describe('The price that was shown before a person was asked for', () => {
  it.each(['$900 – $1,500', 'US$900–1,500', '900–1 500 $US', '900–1.500 €', 'RM 900 – 1,500', '٩٠٠–١٬٥٠٠ د.إ.'])(
    'is found in %s',
    (range) => {
      expect(shownQuote([meg('Here it is'), meg(range), visitor('ok')], move, local)).toEqual({
        quote,
        otherRange: '',
        isShown: true,
      });
    },
  );

  it('is the newest where a later message says it anew', () => {
    const lines = [meg('$1,200 – $1,900'), meg('With the piano left out it is $900 – $1,500 now.')];
    expect(shownQuote(lines, move, local).quote).toBe(quote);
  });

  it('is only what the conversation says where the rates give another', () => {
    expect(shownQuote([meg('$5 – $6'), meg('$700 – $800')], move, local)).toEqual({
      quote: null,
      otherRange: '$700 – $800',
      isShown: true,
    });
    expect(shownQuote([meg('$900 – $1,500')], {}, local)).toEqual({
      quote: null,
      otherRange: '$900 – $1,500',
      isShown: true,
    });
  });

  it.each(['1 to 2 beds', 'From 2026 to 2027 we moved 900 homes', 'A home of 900 sq ft', '$900'])(
    'is not taken from %s',
    (text) => expect(shownQuote([meg(text)], move, local)).toEqual(nothingShown),
  );

  it('is not taken from what the visitor types', () => {
    expect(shownQuote([visitor('$900 – $1,500')], move, local)).toEqual(nothingShown);
  });
});
