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
import { nextChoices } from '../ending.js';
import { openHandoff } from '../open-handoff.js';

/** The list is loaded once. If that failed, it is loaded again each time that the menu is opened. */
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
  return reply(left, text('question.else', { ask: nextChoices(left) }));
}

function choose(state: Conversation, { slug, said }: EventOf<'countryChosen'>): Outcome {
  const chosen = visitorSays(close(state), { verbatim: said });
  return after(
    [{ type: 'tellHost', event: { name: 'countryGuideChosen', detail: { country: slug } } }],
    wonder(chosen, { query: said, country: slug, topic: 'overview' }),
  );
}

/** Typed text, at any time. While the server works out what was meant, the open question stays open. */
function typed(state: Conversation, said: string): Outcome {
  const query = cleanText(said).slice(0, 1000);
  if (query === '') return stay(state);
  const { country } = state.context;
  return wonder(visitorSays({ ...state, composed: '' }, { verbatim: query }), { query, country, topic: 'sentence' });
}

/** A question that the last answer suggested, so it need not be interpreted. */
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

/** Treats a sentence as a question for the guides. `askBack` is what to ask the visitor if they have no answer. */
export function lookUp(state: Conversation, sentence: Wondering, askBack: string | null = null): Outcome {
  const question: Wondering = { ...sentence, topic: 'question', askBack };
  return remember([withQuestion(state, question), [effectOf(question)]], sentence.query);
}

/** A short text, such as only a country, continues the question before it: that one stays the context. */
function remember([state, effects]: Outcome, query: string): Outcome {
  const { context } = state;
  const isContinuation = context.query !== null && query.split(/\s+/).length < 4;
  return [isContinuation ? state : { ...state, context: { ...context, query } }, effects];
}

/** Asks the visitor what was meant, and keeps what they said as context for their answer. */
export function askBack(state: Conversation, query: string, question: string): Outcome {
  const asked = { ...state, context: { ...state.context, query } };
  return reply(asked, { from: 'meg', kind: 'text', text: { verbatim: question }, ...choicesIfFree(asked) });
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
    return leaveOpen(shown) ? stay(shown) : reply(shown, text('question.more', choicesIfFree(shown)));
  return reply(shown, text('guide.offerPerson', { offersCall: true, ...offerPerson(shown) }));
}

/** A text without sources is no answer of the guides: it asks for the country, or says that there is no guide. */
function sayPlainly(state: Conversation, words: string): Conversation {
  const asksBack = /[?\u061f]/.test(words);
  return show(state, {
    from: 'meg',
    kind: 'text',
    text: { verbatim: words },
    ...(asksBack ? choicesIfFree(state) : offerPerson(state)),
  });
}

function guideFailed(state: Conversation, { id, isUnknown }: EventOf<'guideFailed'>): Outcome {
  const question = state.wondering.find((one) => one.id === id);
  const known = settle(state, id);
  if (!question || !known) return stay(state);
  if (isUnknown && question.askBack) return askBack(known, question.query, question.askBack);
  if (isUnknown) return reply(known, text('typed.fallback', { offersCall: true, ...offerPerson(known) }));
  return isFree(known)
    ? openHandoff(close(known), 'guide.failed', { offersCall: true })
    : reply(known, text('guide.failedOpen', { offersCall: true }));
}

export function settle(state: Conversation, id: number): Conversation | undefined {
  if (!state.wondering.some((question) => question.id === id)) return undefined;
  return { ...state, wondering: state.wondering.filter((question) => question.id !== id) };
}

/** Whether a question is open or about to be, which an answer to another question must not replace. */
function leaveOpen(state: Conversation): boolean {
  return state.asking !== null || isAboutToAsk(state);
}

/** Whether nothing is open but the choices of what to do next, which will be offered again. */
function isFree(state: Conversation): boolean {
  const { asking } = state;
  const isOnlyWays = asking?.kind === 'choices' && asking.answers.every(({ about }) => about === 'intent');
  return (asking === null || isOnlyWays) && !isAboutToAsk(state);
}

function isAboutToAsk(state: Conversation): boolean {
  return isAwaiting(state) || state.coming.some((message) => message.from === 'meg' && message.ask !== undefined);
}

export function choicesIfFree(state: Conversation): { ask?: Ask } {
  return leaveOpen(state) ? {} : { ask: nextChoices(state) };
}

/** Offers a person first, after the answers to a question that is still open. */
function offerPerson(state: Conversation): { ask?: Ask } {
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
