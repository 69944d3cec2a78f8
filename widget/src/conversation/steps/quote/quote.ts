import { type MoveQuestion, moveQuestions } from '../../answer.js';
import { withoutPlace } from '../../drafts/changed-move.js';
import { choices, type Outcome, openAsk, reply, text } from '../../outcome.js';
import { requestQuote } from '../../quote-request.js';
import type { Ask, Conversation } from '../../state.js';
import { openHandoff } from '../open-handoff.js';
import { openLeadForm } from './open-lead-form.js';

/** Questions that are answered in a card, by the code of that card's question. */
const cardQuestions = { boxes: 'inventory', moveDate: 'move_date' } as const;

type CardQuestion = keyof typeof cardQuestions;
type AnyQuestion = MoveQuestion | CardQuestion;

/** A new move of the same visitor: contact details stay filled in; cities only if the host page set them. */
export function startQuote(state: Conversation): Outcome {
  return askNextQuestion(newQuote(state));
}

/** What was said before the first quote belongs to it. */
export function newQuote(state: Conversation): Conversation {
  if (state.quoting === null) return { ...state, purpose: 'quote', move: { ...state.foretold, ...state.move } };
  const draft = { ...state.form.draft, originCity: '', destinationCity: '' };
  const form = { ...state.form, draft };
  // A card of the quote before must not come back.
  return { ...state, purpose: 'quote', move: {}, leaveOut: [], quoting: null, waiting: null, form };
}

/** In place of a move that the company does not do: one abroad, of the same things from the same place. */
export function newQuoteAbroad(state: Conversation): Conversation {
  const fresh = newQuote(state);
  const draft = { ...state.form.draft, destinationCity: '' };
  const move = withoutPlace({ ...state.move, moveType: 'international' }, 'destination');
  return { ...fresh, move, form: { ...fresh.form, draft } };
}

export function startCall(state: Conversation): Outcome {
  const isKnown = state.saved || state.leads.length > 0;
  return openHandoff(isKnown ? state : { ...state, purpose: 'call' }, 'handoff.offer');
}

/** Once a call is asked for: the kind of move and who moves, without sizes, so that the company can prepare. */
export function prepareCall(state: Conversation): Outcome {
  const next = openMoveQuestion(state);
  if (next !== 'moveType') return askNextQuestion(state);
  return reply({ ...state, step: next }, text('ask.prepare', { ask: choices(...moveQuestions[next]) }));
}

function ask(state: Conversation, question: AnyQuestion): Outcome {
  return reply({ ...state, step: question }, text(`ask.${question}`, { ask: askOf(question) }));
}

const isCardQuestion = (question: AnyQuestion): question is CardQuestion => question in cardQuestions;

export function askOf(question: AnyQuestion): Ask {
  if (!isCardQuestion(question)) return choices(...moveQuestions[question]);
  return { kind: 'detail', code: cardQuestions[question], text: '', places: [] };
}

/** Asks the first question without an answer; after the last one, opens the form. */
export function askNextQuestion(state: Conversation): Outcome {
  const open = openMoveQuestion(state);
  return open ? ask(state, open) : openLeadForm(state);
}

export function openMoveQuestion(state: Conversation): AnyQuestion | undefined {
  return wantedQuestions(state).find((question) => !isSettled(state, question));
}

function wantedQuestions({ purpose, move }: Conversation): readonly AnyQuestion[] {
  const first = ['moveType', 'moveDetails'] as const;
  if (purpose === 'call') return first;
  if (move.moveDetails === 'boxes-only') return [...first, 'boxes', 'moveDate'];
  const isShort = move.moveType === 'local' || move.moveDetails === 'office';
  return isShort ? [...first, 'moveDate'] : [...first, 'propertySize', 'moveSize', 'moveDate'];
}

/** Whether it is known, or the visitor has said that they do not know. */
function isSettled({ move, leaveOut }: Conversation, question: AnyQuestion): boolean {
  if (isCardQuestion(question) && leaveOut.includes(cardQuestions[question])) return true;
  const hasList = move.inventory?.isComplete === true || move.volumeM3 !== undefined;
  switch (question) {
    case 'boxes':
      return hasList || move.inventory !== undefined;
    case 'moveDate':
      return (move.moveDate ?? move.moveMonth) !== undefined;
    case 'propertySize':
      return hasList || (move.propertySize ?? move.rooms) !== undefined;
    case 'moveSize':
      return hasList || move.moveSize !== undefined;
    default:
      return move[question] !== undefined;
  }
}

/** Whether a question about the move is open, by buttons, in a card or in the form. */
export function isAskingForMove(state: Conversation): boolean {
  const open = openAsk(state);
  if (open?.kind === 'leadForm') return open.part !== 'contact';
  if (open?.kind === 'detail') return state.quoting === null;
  return open?.kind === 'choices' && open.answers.some(({ about }) => about in moveQuestions);
}

export function tryAgain(state: Conversation): Outcome {
  // The button stands below an answer that came after another quote was begun.
  if (!state.quoting) return startQuote(state);
  const next: Conversation = { ...state, quoting: { ...state.quoting, status: 'waiting' } };
  // Leads that could not be sent are tried again as well.
  return [next, [requestQuote(next, state.quoting.key), { type: 'sendLeads' }]];
}
