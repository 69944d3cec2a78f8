import type { Effect } from '../effect.js';
import type { EventOf } from '../event.js';
import { sureFrom } from '../guide-answer.js';
import { cleanText } from '../lead-form.js';
import { after, choices, close, isAsking, isBusy, type Outcome, reply, show, stay, text, visitorSays } from '../say.js';
import { type Ask, type Conversation, isAwaiting, type Wondering } from '../state.js';
import { waysOn } from './ending.js';
import { openHandoff } from './open-handoff.js';

/** The list is fetched once; a list that did not come is tried anew each time it is wanted. */
export function openCountries(state: Conversation): Outcome {
  const opened = reply(state, text('countries.ask', { ask: { kind: 'countries' } }));
  return Array.isArray(state.countries) ? opened : after([{ type: 'loadCountries' }], opened);
}

type CountryEvent = EventOf<'countriesWanted' | 'countriesLeft' | 'countryChosen'>;

export function countries(state: Conversation, event: CountryEvent): Outcome {
  if (!isAsking(state, 'countries', event.askId)) return stay(state);
  if (event.type === 'countryChosen') return choose(state, event);
  if (event.type === 'countriesWanted') return [{ ...state, countries: 'loading' }, [{ type: 'loadCountries' }]];
  const left = visitorSays(close(state), { key: 'say.notNow' });
  return reply(left, text('question.else', { ask: waysOn(left) }));
}

function choose(state: Conversation, { slug, said }: EventOf<'countryChosen'>): Outcome {
  const chosen = visitorSays(close(state), { verbatim: said });
  return after(
    [{ type: 'tellHost', event: { name: 'countryGuideChosen', detail: { country: slug } } }],
    wonder(chosen, { query: said, country: slug, topic: 'overview' }),
  );
}

export function countriesArrived(state: Conversation, event: EventOf<'countriesArrived' | 'countriesFailed'>): Outcome {
  return stay({ ...state, countries: event.type === 'countriesArrived' ? event.countries : 'failed' });
}

/** Typed words, at any time: the question that is open stays open. */
export function typed(state: Conversation, said: string): Outcome {
  const query = cleanText(said).slice(0, 1000);
  if (query === '') return stay(state);
  const country = state.messages.findLast((message) => message.kind === 'guide')?.country ?? null;
  return wonder(visitorSays({ ...state, composed: '' }, { verbatim: query }), { query, country, topic: 'question' });
}

function wonder(state: Conversation, about: Omit<Wondering, 'id'>): Outcome {
  const question: Wondering = { ...about, id: state.lastId };
  return [{ ...state, wondering: [...state.wondering, question] }, [{ type: 'askGuide', question }]];
}

export function askAgain({ wondering }: Conversation): Effect[] {
  return wondering.map((question) => ({ type: 'askGuide', question }));
}

export function guideAnswered(state: Conversation, { id, answer }: EventOf<'guideAnswered'>): Outcome {
  const known = settle(state, id);
  if (!known) return stay(state);
  const shown = show(known, { from: 'meg', kind: 'guide', ...answer });
  if (answer.confidence >= sureFrom)
    return leaveOpen(shown) ? stay(shown) : reply(shown, text('question.more', ways(shown)));
  return reply(shown, text('guide.offerPerson', { offersCall: true, ...person(shown) }));
}

export function guideFailed(state: Conversation, { id, isUnknown }: EventOf<'guideFailed'>): Outcome {
  const known = settle(state, id);
  if (!known) return stay(state);
  if (isUnknown) return reply(known, text('typed.fallback', { offersCall: true, ...person(known) }));
  return isFree(known)
    ? openHandoff(close(known), 'guide.failed', { offersCall: true })
    : reply(known, text('guide.failedOpen', { offersCall: true }));
}

function settle(state: Conversation, id: number): Conversation | undefined {
  if (!state.wondering.some((question) => question.id === id)) return undefined;
  return { ...state, wondering: state.wondering.filter((question) => question.id !== id) };
}

/** A question that is open, or about to be, is not pushed aside by an answer to another. */
function leaveOpen(state: Conversation): boolean {
  return state.asking !== null || isAboutToAsk(state);
}

/** Nothing is open but the ways on, which come again. */
function isFree(state: Conversation): boolean {
  const { asking } = state;
  const isOnlyWays = asking?.kind === 'choices' && asking.answers.every(({ about }) => about === 'intent');
  return (asking === null || isOnlyWays) && !isAboutToAsk(state);
}

function isAboutToAsk(state: Conversation): boolean {
  return isAwaiting(state) || state.coming.some((message) => message.from === 'meg' && message.ask !== undefined);
}

function ways(state: Conversation): { ask?: Ask } {
  return leaveOpen(state) ? {} : { ask: waysOn(state) };
}

/** The way to a person comes first, where no other question is open. */
function person(state: Conversation): { ask?: Ask } {
  if (isBusy(state) || isAboutToAsk(state)) return {};
  const { asking } = state;
  const open = asking?.kind === 'choices' ? asking.answers.filter(({ about }) => about !== 'intent') : [];
  return {
    ask: choices(
      ...open,
      { about: 'intent', value: 'call' },
      { about: 'intent', value: state.quoting ? 'anotherQuote' : 'quote' },
    ),
  };
}
