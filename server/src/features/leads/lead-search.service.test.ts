import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTerms, spellingsOf } from './lead-search.service.js';

/** What an entry may have for one term after another. */
const wanted = (typed: string) => searchTerms(typed).map(spellingsOf);

describe('A search by a reference', () => {
  it('finds it in any case, with or without its M, with a space, a dot or a dash at any place', () => {
    fc.assert(
      fc.property(
        fc.uuid({ version: 7 }),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(' ', '.', '-', '–', ' – '),
        fc.constantFrom('', 'M', 'M-', 'M '),
        fc.boolean(),
        (id, at, between, before, isLow) => {
          const name = leadReference(id).slice(2);
          const typed = `${before}${name.slice(0, at)}${between}${name.slice(at)}`;
          const terms = wanted(isLow ? typed.toLowerCase() : typed);
          expect(terms).toHaveLength(1);
          expect(terms[0]).toContain(name.toLowerCase());
        },
      ),
    );
  });

  it('finds it as far as it is typed', () => {
    expect(wanted('m-7k3f 9')).toEqual([['m 7k3f 9', '7k3f9']]);
    expect(wanted('M 7K3')).toEqual([['m 7k3', '7k3']]);
  });

  it('finds a person whose name could be one by the name', () => {
    expect(wanted('Marty Shaw')).toEqual([['marty shaw', 'artyshaw']]);
    expect(wanted('Mary Watts')).toEqual([['mary watts', 'arywatts']]);
  });
});
