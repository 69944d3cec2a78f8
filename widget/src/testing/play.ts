import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import type { Quote } from '@meg/shared/contract/quotes';
import type { Understanding } from '@meg/shared/contract/understanding';
import type { OptionScore } from '@meg/shared/domain/readiness/questions';
import type { Answer } from '../conversation/answer.js';
import { fieldsOf } from '../conversation/drafts/lead-fields.js';
import type { Effect } from '../conversation/effect.js';
import type { ConversationEvent, LanguageOffer } from '../conversation/event.js';
import type { GuideAnswer } from '../conversation/guide-answer.js';
import { askedQuestion } from '../conversation/quiz.js';
import type { Conversation, Message, MessageBody } from '../conversation/state.js';
import { transition } from '../conversation/transition.js';
import { welcome } from '../conversation/welcome.js';
import { sampleQuote } from './sample-quote.js';

export const storedHandoff: StoredHandoff = {
  id: '0190a0b0-0000-7000-8000-000000000001',
  reference: 'MEG-7',
  messageCode: 'within_the_hour',
  message: 'A specialist reaches out to you within the next hour.',
};

/** Of words that are a question, and of nothing else. */
export const isQuestion: Understanding = {
  intent: 'general',
  confidence: 0.9,
  isSure: true,
  slots: {},
  heard: [],
  takenBack: [],
  answer: null,
  command: null,
  wishes: [],
  likely: [],
  callTime: null,
  country: null,
  question: null,
  language: 'en',
};

export const sureAnswer: GuideAnswer = {
  answer: 'You need a pass before the goods arrive.',
  sources: [{ title: 'Customs of Malaysia', url: 'https://www.customs.gov.my' }],
  country: 'malaysia',
  confidence: 0.9,
  language: 'en',
};

/** Plays events one after the other, each reply at once, and keeps every effect. */
export class Play {
  effects: Effect[] = [];

  constructor(public state: Conversation = welcome()) {}

  send(event: ConversationEvent): this {
    return this.dispatch(event).due();
  }

  /** All replies that are still to come. */
  due(): this {
    for (let due = this.state.coming[0]; due; due = this.state.coming[0]) {
      this.dispatch({ type: 'replyDue', messageId: due.id, atMs: 1_000 });
    }
    return this;
  }

  /** Without the replies that follow. */
  dispatch(event: ConversationEvent): this {
    const [state, effects] = transition(this.state, event);
    this.state = state;
    this.effects.push(...effects);
    return this;
  }

  get askId(): number {
    return this.state.asking?.id ?? 0;
  }

  answer(answer: Answer): this {
    return this.send({ type: 'answered', askId: this.askId, answer });
  }

  toForm(moveType: 'local' | 'international'): this {
    return this.answer({ about: 'intent', value: 'quote' }).answerMove(moveType);
  }

  answerMove(moveType: 'local' | 'international'): this {
    this.answer({ about: 'moveType', value: moveType });
    this.answer({ about: 'moveDetails', value: 'full-home' });
    if (moveType === 'local') return this.inJune();
    this.answer({ about: 'propertySize', value: '2 - 3 Beds' });
    return this.answer({ about: 'moveSize', value: 'Content only' }).inJune();
  }

  private inJune(): this {
    const detail = { about: 'move_date', value: 6 } as const;
    return this.send({ type: 'detailGiven', askId: this.askId, detail, said: 'In June' });
  }

  fill(value = 'x', part: 'all' | 'route' | 'contact' = 'all'): this {
    for (const field of fieldsOf(part)) {
      this.send({ type: 'draftChanged', field, value: field === 'email' ? 'amina@example.com' : value });
    }
    return this;
  }

  submit(key = 'key-1'): this {
    return this.send({ type: 'leadSubmitted', key, atMs: 31_000, consentText: 'Only us', website: '' });
  }

  quoteArrives(quote: Quote = sampleQuote, key = 'key-1'): this {
    return this.send({ type: 'quoteArrived', key, quote });
  }

  leadSaved(key = 'key-1'): this {
    return this.send({ type: 'leadSaved', key, leadId: `id of ${key}`, reference: 'MEG-1', byOtherTab: false });
  }

  quoted(key = 'key-1'): this {
    return this.toForm('international').fill().submit(key).quoteArrives(sampleQuote, key);
  }

  /** To the offer of the test. */
  offered(): this {
    return this.quoted().leadSaved();
  }

  /** To the handoff card, with the contact of the lead in it. */
  toHandoff(): this {
    return this.offered().answer({ about: 'readiness', value: 'connect' });
  }

  /** Past the contact details, to the ways to talk. */
  toContactOptions(requestType: 'immediate' | 'scheduled' = 'immediate'): this {
    this.send({ type: 'handoffChosen', askId: this.askId, requestType });
    return this.send({ type: 'contactConfirmed', askId: this.askId });
  }

  /** A phone call is asked for with email and phone alone. */
  called(key = 'h-1'): this {
    this.answer({ about: 'intent', value: 'call' });
    this.send({ type: 'contactChanged', field: 'email', value: 'amina@example.com' });
    this.send({ type: 'contactChanged', field: 'phone', value: '0800' }).toContactOptions();
    this.send({ type: 'handoffAsked', askId: this.askId, key, method: 'call' });
    return this.send({ type: 'handoffStored', key, handoff: storedHandoff });
  }

  handedOff(key = 'handoff-1'): this {
    this.toHandoff().toContactOptions();
    this.send({ type: 'handoffAsked', askId: this.askId, key, method: 'whatsapp' });
    return this.send({ type: 'handoffStored', key, handoff: storedHandoff });
  }

  /** Answers the open question of the test. */
  quizAnswer(score: OptionScore): this {
    const { quiz } = this.state;
    const question = quiz && askedQuestion(quiz);
    return question ? this.send({ type: 'quizAnswered', askId: this.askId, question, score }) : this;
  }

  /** What is typed is understood at once. */
  says(text: string, found: Partial<Understanding> = {}, offer?: LanguageOffer): this {
    this.send({ type: 'typed', text });
    const id = this.state.wondering.at(-1)?.id ?? 0;
    const understanding = { ...isQuestion, heard: heardIn(found), ...found };
    return this.send({ type: 'understood', id, understanding, ...(offer && { offer }) });
  }

  of<T extends Effect['type']>(type: T): Extract<Effect, { type: T }>[] {
    return this.effects.filter((effect): effect is Extract<Effect, { type: T }> => effect.type === type);
  }

  /** What the page was told, by its name. */
  told<N extends string>(name: N) {
    return this.of('tellHost').flatMap(({ event }) => (event.name === name ? [event.detail] : []));
  }

  last(): Message | undefined {
    return this.state.messages.at(-1);
  }

  /** The keys of what was said; of a card its kind. */
  said(): string[] {
    return this.state.messages.map((message) => keyOf(message) ?? message.kind);
  }

  /** The answers that stand below the last message, each as `about.value`. */
  offers(): string[] {
    const { asking } = this.state;
    return asking?.kind === 'choices' ? asking.answers.map(({ about, value }) => `${about}.${value}`) : [];
  }
}

export function keyOf(message: MessageBody | undefined): string | undefined {
  return (message?.kind === 'text' || message?.kind === 'chips') && 'key' in message.text
    ? message.text.key
    : undefined;
}

/** What the server would say back: each fact as it was found. */
function heardIn({ slots = {} }: Partial<Understanding>): Understanding['heard'] {
  const names = { origin: 'originCity', destination: 'destinationCity' } as Record<string, string>;
  return Object.entries(slots).map(([name, slot]) => ({
    fact: (names[name] ?? name) as Understanding['heard'][number]['fact'],
    text: `${slot?.value}`,
  }));
}

/** The same quote, for a place of which there are several. */
export function unclearQuote(): Quote {
  const { place } = sampleQuote.origin;
  return { ...sampleQuote, origin: { text: 'Springfield', place: null, choices: place ? [place] : [] } };
}
