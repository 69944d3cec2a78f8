import { describe, expect, it } from 'vitest';
import { type LeadField, leadFields } from '../../conversation/drafts/lead-fields.js';
import { progressSteps } from './form-progress.js';

const route: readonly LeadField[] = ['originCity', 'destinationCity'];
const contact: readonly LeadField[] = ['name', 'email', 'phone'];

/** Each step with a tick if it is done, and an arrow where one is. */
function way(part: 'all' | 'route' | 'contact', filled: readonly LeadField[], purpose: 'quote' | 'call' = 'quote') {
  return progressSteps({ part, purpose, isFilled: (field) => filled.includes(field) }).map(
    ({ key, isDone, isCurrent }) => `${isCurrent ? '> ' : ''}${key.slice(5)}${isDone ? ' ✓' : ''}`,
  );
}

describe('the way to a person', () => {
  it('goes from who one is to where one moves, and on to the range', () => {
    expect(way('all', [])).toEqual(['> contact', 'move', 'quote', 'expert']);
    expect(way('all', contact)).toEqual(['contact ✓', '> move', 'quote', 'expert']);
    expect(way('all', leadFields)).toEqual(['contact ✓', 'move ✓', '> quote', 'expert']);
  });

  it('stands at the move while only the cities are asked for', () => {
    expect(way('route', [])).toEqual(['contact', '> move', 'quote', 'expert']);
    expect(way('route', route)).toEqual(['contact', 'move ✓', '> quote', 'expert']);
  });

  it('has the range behind it once the range stands above', () => {
    expect(way('contact', route)).toEqual(['> contact', 'move ✓', 'quote ✓', 'expert']);
    expect(way('contact', leadFields)).toEqual(['contact ✓', 'move ✓', 'quote ✓', '> expert']);
  });

  it('promises no range to somebody who asked for a call', () => {
    expect(way('all', [], 'call')).toEqual(['> contact', 'move', 'expert']);
    expect(way('all', leadFields, 'call')).toEqual(['contact ✓', 'move ✓', '> expert']);
  });
});
