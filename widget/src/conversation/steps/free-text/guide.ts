import { cleanText } from '../../drafts/lead-form.js';
import type { Effect } from '../../effect.js';
import type { EventOf } from '../../event.js';
import { sureFrom } from '../../guide-answer.js';
import {
  after,
  choices,
  close,
  isBusy,
  type Outcome,
  type Rules,
  reply,
  show,
  stay,
  text,
  visitorSays,
  whileOpen,
} from '../../outcome.js';
import { type Ask, type Conversation, isAwaiting, type Wondering } from '../../state.js';
import { waysOn } from '../ending.js';
import { openHandoff } from '../open-handoff.js';

/** The list is fetched once; a list that did not come is tried anew each time it is wanted. */
export function openCountries(state: Conversation): Outcome {
  const opened = reply(state, text('countries.ask', { ask: { kind: 'countries' } }));
  return Array.isArray(state.countries) ? opened : after([{ type: 'loadCountries' }], opened);
}

export const guideRules = {
  typed: (state, { text: said }) => typed(state, said),
  askedByPage: (state, { text: said }) => typed(state, said),
  followUpAsked,
  guideSaid,
  guideAnswered,
  guideFailed,
  countriesWanted: whileOpen('countries', (state) => [{ ...state, countries: 'loading' }, [{ type: 'loadCountries' }]]),
  countriesArrived: (state, { countries }) => stay({ ...state, countries }),
  countriesFailed: (state) => stay({ ...state, countries: 'failed' }),
  countriesLeft: whileOpen('countries', leaveCountries),
  countryChosen: whileOpen('countries', choose),
} satisfies Partial<Rules>;

function leaveCountries(state: Conversation): Outcome {
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

/** Typed words, at any time: they are understood first, and meanwhile the question that is open stays open. */
function typed(state: Conversation, said: string): Outcome {
  const query = cleanText(said).slice(0, 1000);
  if (query === '') return stay(state);
  const { country } = state.context;
  return wonder(visitorSays({ ...state, composed: '' }, { verbatim: query }), { query, country, topic: 'sentence' });
}

/** What it wants is known: the answer before it suggested it. */
function followUpAsked(state: Conversation, { text: query, country }: EventOf<'followUpAsked'>): Outcome {
  const asked = wonder(visitorSays(state, { verbatim: query }), { query, country, topic: 'question' });
  return remember(asked, query);
}

function wonder(state: Conversation, about: Pick<Wondering, 'query' | 'country' | 'topic'>): Outcome {
  const { query } = state.context;
  const question: Wondering = { ...about, id: state.lastId, previousQuery: query, said: '', askBack: null };
  return [{ ...state, wondering: [...state.wondering, question] }, [effectOf(question)]];
}

function effectOf(question: Wondering): Effect {
  return { type: question.topic === 'sentence' ? 'understand' : 'askGuide', question };
}

export function askAgain({ wondering }: Conversation): Effect[] {
  return wondering.map(effectOf);
}

/** What was typed is a question, or may be one: `askBack` where nothing is known of it. */
export function lookUp(state: Conversation, sentence: Wondering, askBack: string | null = null): Outcome {
  const question: Wondering = { ...sentence, topic: 'question', askBack };
  return remember([withQuestion(state, question), [effectOf(question)]], sentence.query);
}

/** What names no more than a country leans on the question before it, which the next one then leans on as well. */
function remember([state, effects]: Outcome, query: string): Outcome {
  const { context } = state;
  const isRest = context.query !== null && query.split(/\s+/).length < 4;
  return [isRest ? state : { ...state, context: { ...context, query } }, effects];
}

/** What was meant is asked, and what was said is remembered: the answer to it may lean on that. */
export function askBack(state: Conversation, query: string, question: string): Outcome {
  const asked = { ...state, context: { ...state.context, query } };
  return reply(asked, { from: 'meg', kind: 'text', text: { verbatim: question }, ...ways(asked) });
}

function withQuestion(state: Conversation, question: Wondering): Conversation {
  return { ...state, wondering: state.wondering.map((one) => (one.id === question.id ? question : one)) };
}

function guideSaid(state: Conversation, { id, said }: EventOf<'guideSaid'>): Outcome {
  const question = state.wondering.find((one) => one.id === id && one.topic !== 'sentence');
  return stay(question ? withQuestion(state, { ...question, said }) : state);
}

function guideAnswered(state: Conversation, { id, answer }: EventOf<'guideAnswered'>): Outcome {
  const settled = settle(state, id);
  if (!settled) return stay(state);
  const { context } = settled;
  const known = { ...settled, context: { ...context, country: answer.country ?? context.country } };
  if (answer.confidence < sureFrom && answer.sources.length === 0) return stay(sayPlainly(known, answer.answer));
  const shown = show(known, { from: 'meg', kind: 'guide', ...answer });
  if (answer.confidence >= sureFrom)
    return leaveOpen(shown) ? stay(shown) : reply(shown, text('question.more', ways(shown)));
  return reply(shown, text('guide.offerPerson', { offersCall: true, ...person(shown) }));
}

/** What rests on nothing is no answer: it asks which country is meant, or says that there is no guide for it. */
function sayPlainly(state: Conversation, words: string): Conversation {
  const asksBack = /[?\u061f]/.test(words);
  return show(state, {
    from: 'meg',
    kind: 'text',
    text: { verbatim: words },
    ...(asksBack ? ways(state) : person(state)),
  });
}

function guideFailed(state: Conversation, { id, isUnknown }: EventOf<'guideFailed'>): Outcome {
  const question = state.wondering.find((one) => one.id === id);
  const known = settle(state, id);
  if (!question || !known) return stay(state);
  if (isUnknown && question.askBack) return askBack(known, question.query, question.askBack);
  if (isUnknown) return reply(known, text('typed.fallback', { offersCall: true, ...person(known) }));
  return isFree(known)
    ? openHandoff(close(known), 'guide.failed', { offersCall: true })
    : reply(known, text('guide.failedOpen', { offersCall: true }));
}

export function settle(state: Conversation, id: number): Conversation | undefined {
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

export function ways(state: Conversation): { ask?: Ask } {
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
