import type { Understanding } from '@meg/shared/contract/understanding';
import { expect } from 'vitest';
import type { Effect } from '../conversation/effect.js';
import type { ConversationEvent } from '../conversation/event.js';
import type { Conversation } from '../conversation/state.js';
import { transition } from '../conversation/transition.js';
import { welcome } from '../conversation/welcome.js';
import { isQuestion, storedHandoff, sureAnswer, unclearQuote } from './play.js';
import { sampleQuote } from './sample-quote.js';

/** What a visitor may want by what they typed. */
const wants: readonly Partial<Understanding>[] = [
  {},
  ...(['quote', 'call', 'complaint', 'readiness', 'thanks'] as const).map((intent) => ({ intent })),
  { isSure: false, question: 'Where to?' },
  { isSure: false, slots: { propertySize: { value: '4 Beds+', confidence: 0.9 } } },
  { isSure: false, likely: ['packing', 'documents'] },
  { intent: 'outOfScope' },
  { answer: { about: 'moveType', value: 'international' } },
  { takenBack: ['propertySize', 'destinationCity'], heard: [{ fact: 'propertySize', text: 'No size' }] },
  {
    intent: 'quote',
    heard: [{ fact: 'destinationCity', text: 'To York' }],
    slots: { destination: { value: 'York', placeId: '7', countryCode: 'GB', isCity: true, confidence: 1 } },
  },
  {
    wishes: [
      { intent: 'quote', from: 0, to: 2 },
      { intent: 'packing', from: 2, to: 9 },
      { intent: 'call', from: 9, to: 17 },
    ],
  },
  ...(['back', 'startOver', 'notNow', 'skip'] as const).map((command) => ({ command })),
  {
    intent: 'quote',
    slots: { propertySize: { value: '4 Beds+', confidence: 0.9 }, moveType: { value: 'international', confidence: 1 } },
  },
];

type LeadPlace = 'kept' | 'sent' | 'acknowledged' | 'handedBack';

/**
 * The world around one conversation: what was asked of it and waits for an answer, and the outbox with what it was
 * given. It answers by luck, from 0 to 99: below 40 badly, below 90 well, and from there on with a refusal.
 */
export class OutsideWorld {
  state: Conversation;
  /** Where each lead is that was ever submitted. */
  leads = new Map<string, LeadPlace>();
  quotesAsked: string[] = [];
  sentences: number[] = [];
  guidesAsked: number[] = [];
  handoffsAsked: string[] = [];
  loads: ('slots' | 'countries')[] = [];
  handoffsStored = 0;
  feedbackKeys: string[] = [];
  keysMade = 0;

  constructor(quoteFirst: boolean) {
    this.state = welcome({ quoteFirst });
  }

  fork(): OutsideWorld {
    const other = new OutsideWorld(this.state.quoteFirst);
    const { leads, quotesAsked, sentences, guidesAsked, handoffsAsked, loads, feedbackKeys } = this;
    return Object.assign(other, this, {
      leads: new Map(leads),
      quotesAsked: [...quotesAsked],
      sentences: [...sentences],
      guidesAsked: [...guidesAsked],
      handoffsAsked: [...handoffsAsked],
      loads: [...loads],
      feedbackKeys: [...feedbackKeys],
    });
  }

  newKey(): string {
    this.keysMade += 1;
    return `key-${this.keysMade}`;
  }

  dispatch(event: ConversationEvent): void {
    const [state, effects] = transition(this.state, event);
    this.state = state;
    for (const effect of effects) this.run(effect, event.type === 'resumed');
  }

  private run(effect: Effect, isAgain: boolean): void {
    if (effect.type === 'requestQuote') this.quotesAsked.push(effect.key);
    if (effect.type === 'understand') this.sentences.push(effect.question.id);
    if (effect.type === 'askGuide') this.guidesAsked.push(effect.question.id);
    if (effect.type === 'loadSlots') this.loads.push('slots');
    if (effect.type === 'loadCountries') this.loads.push('countries');
    if (effect.type === 'sendHandoff') this.sendHandoff(effect.handoff.key ?? '');
    if (effect.type === 'sendFeedback') this.feedbackKeys.push(effect.key);
    this.runForLead(effect, isAgain);
  }

  private runForLead(effect: Effect, isAgain: boolean): void {
    if (effect.type === 'keepLead') {
      const place = this.leads.get(effect.lead.key);
      if (isAgain && place !== undefined) return;
      expect([undefined, 'handedBack'], 'a lead is kept once').toContain(place);
      this.leads.set(effect.lead.key, 'kept');
    }
    if (effect.type === 'sendLead') {
      const place = this.leads.get(effect.lead.key);
      expect(isAgain ? ['kept', 'sent'] : ['kept'], 'a lead is sent once, under its key').toContain(place);
      this.leads.set(effect.lead.key, 'sent');
    }
    if (effect.type === 'withdrawLead') this.leads.set(effect.key, 'handedBack');
  }

  private sendHandoff(key: string): void {
    expect(this.handoffsAsked, 'one request for a person at a time').toEqual([]);
    expect(key).not.toBe('');
    this.handoffsAsked.push(key);
  }

  /** What the world can do now: each open request is answered at some time. */
  answers(luck: number): (() => void)[] {
    const [quote, sentence, guide, handoff, load] = [
      this.quotesAsked[0],
      this.sentences[0],
      this.guidesAsked[0],
      this.handoffsAsked[0],
      this.loads[0],
    ];
    const due = this.state.coming[0];
    const sent = [...this.leads].filter(([, place]) => place === 'sent');
    return [
      ...(due ? [() => this.dispatch({ type: 'replyDue', messageId: due.id, atMs: 0 })] : []),
      ...(quote ? [() => this.answerQuote(quote, luck)] : []),
      ...(sentence ? [() => this.understand(sentence, luck)] : []),
      ...(guide ? [() => this.answerGuide(guide, luck)] : []),
      ...(handoff ? [() => this.answerHandoff(handoff, luck)] : []),
      ...(load ? [() => this.answerLoad(load, luck)] : []),
      ...sent.map(
        ([key]) =>
          () =>
            this.deliver(key, luck),
      ),
    ];
  }

  private answerQuote(key: string, luck: number): void {
    this.quotesAsked.shift();
    const quotes = [sampleQuote, unclearQuote(), { ...sampleQuote, nextQuestion: null }];
    if (luck >= 90) this.dispatch({ type: 'quoteFailed', key, fields: { originCity: 'no' } });
    else if (luck < 40) this.dispatch({ type: 'quoteFailed', key });
    else this.dispatch({ type: 'quoteArrived', key, quote: quotes[luck % 3] ?? sampleQuote });
  }

  private understand(id: number, luck: number): void {
    this.sentences.shift();
    const understanding = luck < 20 ? null : { ...isQuestion, ...wants[luck % wants.length] };
    this.dispatch({
      type: 'understood',
      id,
      understanding,
    });
  }

  private answerGuide(id: number, luck: number): void {
    this.guidesAsked.shift();
    this.dispatch({ type: 'guideSaid', id, said: 'You need' });
    if (luck >= 90 || luck < 20) this.dispatch({ type: 'guideFailed', id, isUnknown: luck >= 90 });
    else this.dispatch({ type: 'guideAnswered', id, answer: { ...sureAnswer, confidence: luck < 40 ? 0.2 : 0.9 } });
  }

  private answerHandoff(key: string, luck: number): void {
    this.handoffsAsked.shift();
    const shown = this.state.messages.filter(({ kind }) => kind === 'handoff').length;
    const isOurs = this.state.handoff?.key === key;
    const isStored = luck >= 40 && luck < 90;
    if (isStored) this.dispatch({ type: 'handoffStored', key, handoff: storedHandoff });
    else
      this.dispatch({
        type: 'handoffFailed',
        key,
        reason: luck >= 90 ? 'slotTaken' : luck < 10 ? 'refused' : 'failed',
      });
    if (!isStored || !isOurs) return;
    this.handoffsStored += 1;
    const shownNow = this.state.messages.filter(({ kind }) => kind === 'handoff').length;
    expect(shownNow, 'who has asked for a person is told that it is stored').toBeGreaterThanOrEqual(shown);
    expect(this.state.messages.slice(-3).some(({ kind }) => kind === 'handoff')).toBe(true);
  }

  private answerLoad(load: 'slots' | 'countries', luck: number): void {
    this.loads.shift();
    if (load === 'slots') this.dispatch({ type: 'slotsArrived', slots: { status: 'failed' } });
    else if (luck < 40) this.dispatch({ type: 'countriesFailed' });
    else this.dispatch({ type: 'countriesArrived', countries: [{ slug: 'japan', code: 'JP' }] });
  }

  private deliver(key: string, luck: number): void {
    if (luck < 40) this.dispatch({ type: 'leadUnsent', key, isDurable: true });
    else if (luck >= 90) this.refuse(key);
    else this.acknowledge(key, luck === 89);
  }

  private acknowledge(key: string, isKnown: boolean): void {
    this.leads.set(key, 'acknowledged');
    if (isKnown) this.dispatch({ type: 'leadKnown', key });
    else this.dispatch({ type: 'leadSaved', key, leadId: key, reference: key, byOtherTab: false });
  }

  private refuse(key: string): void {
    this.leads.set(key, 'handedBack');
    const before = this.state;
    this.dispatch({ type: 'leadRefused', key, fields: { phone: 'no' } });
    const isPending = before.leads.some((lead) => lead.key === key);
    const isTold = [...this.state.messages, ...this.state.coming].some(
      (one) => one.kind === 'text' && 'key' in one.text && /^lead\.(refused|notAccepted)$/.test(one.text.key),
    );
    expect(isTold, 'a refusal is told').toBe(true);
    if (isPending) expect(this.state.form.draft, 'and takes nothing out of the form').toEqual(before.form.draft);
  }

  /** The page goes and comes back: what was being asked is forgotten, what is stored is not. */
  reload(): void {
    Object.assign(this, { quotesAsked: [], sentences: [], guidesAsked: [], handoffsAsked: [], loads: [] });
    this.state = JSON.parse(JSON.stringify(this.state)) as Conversation;
    this.dispatch({ type: 'resumed' });
  }

  restart(): void {
    this.handoffsAsked = [];
    this.dispatch({ type: 'restarted' });
  }
}
