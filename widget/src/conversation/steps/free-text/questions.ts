import type { OpenQuestion } from '@meg/shared/contract/understanding';
import type { LikelyTopic } from '../../answer.js';
import { changeableCallback } from '../../changeable-callback.js';
import type { CallTime } from '../../drafts/handoff-draft.js';
import { fieldsOf } from '../../drafts/lead-fields.js';
import { cleanText } from '../../drafts/lead-form.js';
import type { Effect } from '../../effect.js';
import type { EventOf } from '../../event.js';
import { saidMove } from '../../known-move.js';
import { type Outcome, openAsk, show, stay, visitorSays } from '../../outcome.js';
import { askedQuestion } from '../../quiz.js';
import type { Ask, Conversation, Wondering } from '../../state.js';

/** Typed text, at any time. While the server works out what was meant, the open question stays open. */
export function typed(state: Conversation, said: string): Outcome {
  const query = cleanText(said).slice(0, 1000);
  if (query === '') return stay(state);
  const { country } = state.context;
  const shown = show({ ...state, composed: '' }, { from: 'visitor', kind: 'text', text: { verbatim: query } });
  return stay(wonder(shown, { query, country, topic: 'sentence' }));
}

/** A question that the last answer suggested, so it need not be interpreted. */
export function followUpAsked(state: Conversation, { text: query, country }: EventOf<'followUpAsked'>): Outcome {
  return stay(remember(wonder(visitorSays(state, { verbatim: query }), { query, country, topic: 'question' }), query));
}

/** What the visitor meant by a question that was not understood, which the chat has offered. */
export function askAbout(state: Conversation, topic: LikelyTopic): Conversation {
  const { query, country } = state.context;
  const isOverview = topic === 'countryGuide' && country !== null;
  return wonder(state, { query: query ?? '', country, topic: isOverview ? 'overview' : 'question', about: topic });
}

export function wonder(
  state: Conversation,
  about: Pick<Wondering, 'query' | 'country' | 'topic' | 'about'>,
): Conversation {
  const question: Wondering = {
    ...about,
    id: state.lastId,
    previousQuery: state.context.query,
    said: '',
    askBack: null,
  };
  return { ...state, wondering: [...state.wondering, question] };
}

/** Asks the server about the first that has no answer. What comes to do for it instead is done when its turn comes. */
export function askServer(state: Conversation): Effect[] {
  const [question] = state.wondering;
  if (!question || question.topic === 'act') return [];
  const move = saidMove(state);
  const asked: Effect =
    question.topic === 'sentence'
      ? {
          type: 'understand',
          question,
          asking: openQuestion(state),
          before: textBefore(state, question),
          move,
          call: knownCall(state),
        }
      : { type: 'askGuide', question, move, hasRange: state.quoting?.status === 'arrived' };
  return [asked];
}

/** The last that was typed before it: "yes, do it" is said of that. */
const textBefore = ({ messages }: Conversation, question: Wondering): string | undefined =>
  (messages.findLast(({ from, id }) => from === 'visitor' && id < question.id) as MaybeTyped | undefined)?.text
    ?.verbatim;

/** A card that was filled in has no text, and what a button says is not verbatim. */
interface MaybeTyped {
  readonly text?: { readonly verbatim?: string };
}

/** When the visitor is to be called: the time that is chosen in the open card, or else the booked one. */
function knownCall(state: Conversation): CallTime | undefined {
  const { slots, chosen } = state.handoff ?? {};
  const inCard = slots?.status === 'here' ? slots.slots.find(({ start }) => start === chosen) : undefined;
  return (inCard ?? changeableCallback({ ...state, handoff: null })?.handoff.slot)?.visitor;
}

/** The open question as the server reads it. Of a form, the fields that are still empty. */
function openQuestion(state: Conversation): OpenQuestion | undefined {
  const last = state.messages.findLast(({ from }) => from === 'meg');
  if (last?.kind === 'handoff' && last.handoff.cancelling === 'asked')
    return { kind: 'choices', answers: [{ about: 'callback', value: 'cancel' }] };
  const ask = openAsk(state);
  if (!ask) return undefined;
  switch (ask.kind) {
    case 'choices':
      return { kind: 'choices', answers: [...ask.answers] };
    case 'leadForm':
      return { kind: 'form', fields: openFields(state, ask) };
    case 'detail':
      return {
        kind: 'detail',
        code: ask.code,
        places: ask.places.map(({ label }) => label.slice(0, 200)).slice(0, 20),
      };
    case 'quiz': {
      const question = state.quiz && askedQuestion(state.quiz);
      return question ? { kind: 'quiz', question, moveType: state.quiz?.moveType ?? 'local' } : undefined;
    }
    default:
      return { kind: ask.kind };
  }
}

function openFields({ form }: Conversation, { part }: Extract<Ask, { kind: 'leadForm' }>) {
  return fieldsOf(part).filter((field) => form.draft[field].trim() === '');
}

/** Treats a sentence as a question for the guides. */
export function lookUp(state: Conversation, sentence: Wondering, more: Partial<Wondering> = {}): Conversation {
  const question: Wondering = { ...sentence, topic: 'question', ...more };
  return remember(withQuestion(state, question), question.query);
}

/** A short text, such as only a country, continues the question before it: that one stays the context. */
export function remember(state: Conversation, query: string): Conversation {
  const { context } = state;
  const isContinuation = context.query !== null && query.split(/\s+/).length < 4;
  return isContinuation ? state : { ...state, context: { ...context, query } };
}

export function withQuestion(state: Conversation, question: Wondering): Conversation {
  return { ...state, wondering: state.wondering.map((one) => (one.id === question.id ? question : one)) };
}

export function settle(state: Conversation, id: number): Conversation | undefined {
  if (!state.wondering.some((question) => question.id === id)) return undefined;
  return { ...state, wondering: state.wondering.filter((question) => question.id !== id) };
}
