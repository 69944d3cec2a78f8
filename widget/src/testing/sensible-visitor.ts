import type { Answer } from '../conversation/answer.js';
import { isContactComplete } from '../conversation/drafts/handoff-draft.js';
import { fieldsOf, leadFields } from '../conversation/drafts/lead-fields.js';
import { checkLeadForm, cleanLeadForm } from '../conversation/drafts/lead-form.js';
import type { Detail } from '../conversation/drafts/quote-details.js';
import type { ConversationEvent } from '../conversation/event.js';
import { askedQuestion } from '../conversation/quiz.js';
import type { Ask, Conversation } from '../conversation/state.js';
import { isFeedbackDue } from '../conversation/steps/feedback.js';
import type { OutsideWorld } from './outside-world.js';

export type Goal = 'lead' | 'quote' | 'quiz' | 'handoff' | 'feedback';

const goodLuck = 45;
const mostSteps = 200;

type Open<K extends Ask['kind']> = Extract<Ask, { kind: K }> & { readonly id: number };

/** All that a visitor can do with the question that is open. None means that they are stuck. */
export function possibleActs(world: OutsideWorld): ConversationEvent[] {
  return [...actsInCard(world), ...pressChips(world.state)];
}

/** The small buttons of the last message that has some. */
function pressChips({ messages }: Conversation): ConversationEvent[] {
  const line = messages.findLast(({ kind }) => kind === 'chips');
  if (line?.kind !== 'chips') return [];
  return line.chips.map((_, at) => ({ type: 'chipPressed', messageId: line.id, at }));
}

function actsInCard(world: OutsideWorld): ConversationEvent[] {
  const { state } = world;
  const { asking } = state;
  if (!asking) return isInvited(state) ? [{ type: 'typed', text: 'Do I need a visa?' }] : [];
  switch (asking.kind) {
    case 'choices':
      return asking.answers.map((answer) => ({ type: 'answered', askId: asking.id, answer }));
    case 'detail':
      return [giveDetail(asking), { type: 'detailSkipped', askId: asking.id }];
    case 'leadForm':
      return [fillOrSubmit(world, asking), { type: 'cardLeft', askId: asking.id }];
    case 'quiz':
      return [
        ...answerQuiz(state, asking.id),
        { type: 'quizBack', askId: asking.id },
        { type: 'quizNext', askId: asking.id },
        { type: 'cardLeft', askId: asking.id },
      ];
    case 'handoff':
      return [askForPerson(world, asking.id), ...handoffActs(world, asking.id)];
    case 'feedback':
      return [rateOrSubmit(world, asking.id), { type: 'feedbackCancelled', askId: asking.id }];
    case 'countries':
      return [
        { type: 'countryChosen', askId: asking.id, slug: 'japan', said: 'Japan' },
        { type: 'countriesWanted', askId: asking.id },
        { type: 'cardLeft', askId: asking.id },
      ];
  }
}

/** Who wants to ask something has the composer. */
export function isInvited({ messages }: Conversation): boolean {
  const said = messages.findLast(({ from }) => from === 'visitor');
  return said?.kind === 'text' && 'key' in said.text && said.text.key === 'intent.question';
}

function giveDetail({ id, code }: Open<'detail'>): ConversationEvent {
  const detail = { about: code, value: 7, place: { id: '1', label: 'Leeds' } } as unknown as Detail;
  return { type: 'detailGiven', askId: id, detail, said: 'In July' };
}

function fillOrSubmit(world: OutsideWorld, { part }: Open<'leadForm'>): ConversationEvent {
  const problems = checkLeadForm(cleanLeadForm(world.state.form.draft), fieldsOf(part));
  const field = leadFields.find((one) => problems[one]);
  if (field) return { type: 'draftChanged', field, value: field === 'email' ? 'a@b.example' : 'x' };
  return { type: 'leadSubmitted', key: world.newKey(), atMs: 0, consentText: '', website: '' };
}

function answerQuiz({ quiz }: Conversation, askId: number): ConversationEvent[] {
  const question = quiz ? askedQuestion(quiz) : undefined;
  return question ? [{ type: 'quizAnswered', askId, question, score: 2 }] : [];
}

function askForPerson({ state, ...world }: OutsideWorld, askId: number): ConversationEvent {
  const contact = state.handoff?.contact ?? { email: '', phone: '' };
  const empty = (['email', 'phone'] as const).find((field) => contact[field].trim() === '');
  if (state.handoff?.view === 'initial') return { type: 'handoffChosen', askId, requestType: 'immediate' };
  if (empty) return { type: 'contactChanged', field: empty, value: 'x' };
  if (state.handoff?.view === 'contactInfo') return { type: 'contactConfirmed', askId };
  return { type: 'handoffAsked', askId, key: `handoff-${world.keysMade}-${state.lastId}`, method: 'whatsapp' };
}

function handoffActs({ state }: OutsideWorld, askId: number): ConversationEvent[] {
  const key = `callback-${state.lastId}`;
  return [
    { type: 'handoffChosen', askId, requestType: 'scheduled' },
    { type: 'contactEdited', askId },
    { type: 'contactChanged', field: 'phone', value: state.handoff?.key ? '1' : '2' },
    { type: 'handoffBack', askId },
    { type: 'handoffLeft', askId },
    { type: 'slotsWanted', askId },
    ...(state.handoff && isContactComplete(state.handoff.contact)
      ? [{ type: 'callbackAsked', askId, key, slot: null } as const]
      : []),
  ];
}

function rateOrSubmit(world: OutsideWorld, askId: number): ConversationEvent {
  if (world.state.feedback.rating === null) return { type: 'feedbackRated', rating: 5 };
  return { type: 'feedbackSubmitted', askId, key: `feedback-${world.feedbackKeys.length}` };
}

/** Goes for one thing, leaves whatever card is in the way, and has no bad luck. True once it is reached. */
export function reaches(world: OutsideWorld, goal: Goal): boolean {
  const before = count(world, goal);
  // An answer that was awaited may be the visitor's wish to be asked for no feedback.
  settle(world);
  if (goal === 'feedback' && world.state.feedback.status === 'dismissed') world.restart();
  for (let step = 0; step < mostSteps; step += 1) {
    settle(world);
    if (count(world, goal) > before || isDone(world, goal)) return true;
    world.dispatch(nextAct(world, goal));
  }
  return false;
}

function count(world: OutsideWorld, goal: Goal): number {
  switch (goal) {
    case 'lead':
      return [...world.leads.values()].filter((place) => place === 'acknowledged').length;
    case 'quote':
      return world.state.messages.filter(({ kind }) => kind === 'quote').length;
    case 'handoff':
      return world.handoffsStored;
    case 'quiz':
      return world.state.messages.filter(({ kind }) => kind === 'readiness').length;
    case 'feedback':
      return world.feedbackKeys.length;
  }
}

/** Some things are done once in a conversation. */
function isDone({ state }: OutsideWorld, goal: Goal): boolean {
  if (goal === 'quiz') return state.messages.some(({ kind }) => kind === 'readiness');
  return goal === 'feedback' && state.feedback.status === 'given';
}

function settle(world: OutsideWorld): void {
  for (let [answer] = world.answers(goodLuck); answer; [answer] = world.answers(goodLuck)) answer();
}

const wishes: Readonly<Record<Goal, readonly string[]>> = {
  lead: ['intent.quote', 'intent.anotherQuote'],
  quote: ['intent.quote', 'intent.anotherQuote'],
  quiz: ['readiness.yes', 'intent.quote', 'intent.anotherQuote'],
  handoff: ['readiness.connect', 'intent.call'],
  feedback: ['readiness.connect', 'intent.call'],
};

function nextAct(world: OutsideWorld, goal: Goal): ConversationEvent {
  const { asking } = world.state;
  if (goal === 'feedback' && isFeedbackDue(world.state)) return { type: 'feedbackOpened' };
  if (asking?.kind === 'choices') return { type: 'answered', askId: asking.id, answer: choose(asking.answers, goal) };
  const acts = possibleActs(world);
  const isWanted =
    asking?.kind === 'leadForm' || asking?.kind === goal || (goal === 'feedback' && asking?.kind === 'handoff');
  const act = isWanted ? acts[0] : (acts.find(({ type }) => /Left|Cancelled|Skipped$/.test(type)) ?? acts[0]);
  if (!act) throw new Error('The visitor is stuck');
  return act;
}

function choose(answers: readonly Answer[], goal: Goal): Answer {
  const of = (wish: string) => answers.find(({ about, value }) => `${about}.${value}` === wish);
  const wished = wishes[goal].map(of).find((one) => one !== undefined);
  // Where nothing leads there at once, an end has all the ways on.
  const [first] = answers;
  const answer = wished ?? of('readiness.allSet') ?? first;
  if (!answer) throw new Error('Nothing is offered');
  return answer;
}
