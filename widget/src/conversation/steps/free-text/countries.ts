import type { EventOf } from '../../event.js';
import { after, close, type Outcome, type Rules, reply, stay, text, visitorSays, whileOpen } from '../../outcome.js';
import type { Conversation } from '../../state.js';
import { wonder } from './questions.js';

/** The list is loaded once. If that failed, it is loaded again each time that the menu is opened. */
export function openCountries(state: Conversation): Outcome {
  const opened = reply(state, text('countries.ask', { ask: { kind: 'countries' } }));
  return Array.isArray(state.countries) ? opened : after([{ type: 'loadCountries' }], opened);
}

export const countryRules = {
  countriesWanted: whileOpen('countries', (state) => [{ ...state, countries: 'loading' }, [{ type: 'loadCountries' }]]),
  countriesArrived: (state, { countries }) => stay({ ...state, countries }),
  countriesFailed: (state) => stay({ ...state, countries: 'failed' }),
  countryChosen: whileOpen('countries', choose),
} satisfies Partial<Rules>;

function choose(state: Conversation, { slug, said }: EventOf<'countryChosen'>): Outcome {
  const chosen = visitorSays(close(state), { verbatim: said });
  return after(
    [{ type: 'tellHost', event: { name: 'countryGuideChosen', detail: { country: slug } } }],
    stay(wonder(chosen, { query: said, country: slug, topic: 'overview' })),
  );
}
