import type { Place } from '@meg/shared/contract/places';
import type { Quote } from '@meg/shared/contract/quotes';
import { moveContents, moveSizes, moveTypes, propertySizes } from '@meg/shared/domain/move-options';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../testing/sample-quote.js';
import type { Answer } from './answer.js';
import type { Effect } from './effect.js';
import type { ConversationEvent } from './event.js';
import { leadFields } from './lead-fields.js';
import type { Detail } from './quote-details.js';
import type { Conversation } from './state.js';
import { transition } from './transition.js';
import { welcome } from './welcome.js';

const anyPrices = fc.record({
  minPrice: fc.option(fc.nat()),
  maxPrice: fc.option(fc.nat()),
  moveType: fc.constantFrom(...moveTypes),
  warning: fc.option(fc.string()),
  source: fc.constantFrom('company_rates' as const, 'default_rates' as const, 'domestic_unavailable' as const),
});
const anyQuote: fc.Arbitrary<Quote> = anyPrices.map((prices) => ({ ...sampleQuote, ...prices }));
const anyDetail = fc.constantFrom<Detail>(
  { about: 'move_date', value: 7 },
  { about: 'packing', value: true },
  { about: 'property_size', value: '4 Beds+' },
  { about: 'origin_place', place: { id: '1', label: 'Leeds' } },
);

const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({
    about: fc.constant('intent' as const),
    value: fc.constantFrom('quote' as const, 'anotherQuote' as const),
  }),
  fc.record({ about: fc.constant('moveType' as const), value: fc.constantFrom(...moveTypes) }),
  fc.record({ about: fc.constant('moveDetails' as const), value: fc.constantFrom(...moveContents) }),
  fc.record({ about: fc.constant('propertySize' as const), value: fc.constantFrom(...propertySizes) }),
  fc.record({ about: fc.constant('moveSize' as const), value: fc.constantFrom(...moveSizes) }),
  fc.record({ about: fc.constant('narrow' as const), value: fc.constant('open' as const) }),
  fc.record({ about: fc.constant('retry' as const), value: fc.constant('quote' as const) }),
);

const anyKey = fc.constantFrom('a', 'b', 'c', 'd');
const anyFields = fc.dictionary(fc.constantFrom(...leadFields, 'chatHistory', '__proto__', 'toString'), fc.string());

const anyEvent: fc.Arbitrary<ConversationEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('resumed' as const, 'restarted' as const) }),
  fc.record({ type: fc.constant('replyDue' as const), messageId: fc.nat(40), atMs: fc.double() }),
  fc.record({ type: fc.constant('typed' as const), text: fc.string({ unit: 'binary' }) }),
  fc.record({ type: fc.constant('answered' as const), askId: fc.nat(40), answer: anyAnswer }),
  fc.record({
    type: fc.constant('draftChanged' as const),
    field: fc.constantFrom(...leadFields),
    value: fc.string({ unit: 'binary' }),
  }),
  fc.record({
    type: fc.constant('leadSubmitted' as const),
    key: anyKey,
    atMs: fc.nat(),
    consentText: fc.string(),
    website: fc.string(),
  }),
  fc.record({
    type: fc.constant('placePicked' as const),
    field: fc.constantFrom('originCity' as const, 'destinationCity' as const),
    place: fc.record({ id: fc.string(), label: fc.string({ unit: 'binary' }) }),
  }),
  fc.record({ type: fc.constant('detailGiven' as const), askId: fc.nat(40), detail: anyDetail, said: fc.string() }),
  fc.record({ type: fc.constant('detailSkipped' as const), askId: fc.nat(40) }),
  fc.record({ type: fc.constant('quoteArrived' as const), key: anyKey, quote: anyQuote }),
  fc.record({ type: fc.constant('quoteFailed' as const), key: anyKey }),
  fc.record({ type: fc.constant('quoteFailed' as const), key: anyKey, fields: anyFields }),
  fc.record({
    type: fc.constant('leadSaved' as const),
    key: anyKey,
    reference: fc.string(),
    byOtherTab: fc.boolean(),
  }),
  fc.record({ type: fc.constant('leadUnsent' as const), key: anyKey, isDurable: fc.boolean() }),
  fc.record({ type: fc.constant('leadRefused' as const), key: anyKey, fields: anyFields }),
  fc.record({ type: fc.constant('leadKnown' as const), key: anyKey }),
);

/** What a visitor and the world do next, told by chance: mostly what the conversation waits for. */
type Move = { readonly kind: 'forward' | 'restart' | 'reload' | 'type'; readonly pick: number; readonly luck: number };

const anyMove: fc.Arbitrary<Move> = fc.record({
  kind: fc.oneof(
    { weight: 20, arbitrary: fc.constant('forward' as const) },
    { weight: 1, arbitrary: fc.constantFrom('restart' as const, 'reload' as const, 'type' as const) },
  ),
  pick: fc.nat(1000),
  luck: fc.nat(99),
});

const fine: Quote = sampleQuote;
const somewhere = sampleQuote.origin.place as Place;

const unclear: Quote = { ...fine, origin: { text: 'Springfield', place: null, choices: [somewhere] } };

/** The world around the conversation: requests that are open, and the outbox with what it was given. */
class World {
  state = welcome();
  quotesAsked: string[] = [];
  outbox = new Map<string, 'kept' | 'sent'>();
  acknowledged = new Set<string>();
  handedBack = new Set<string>();
  submitted: string[] = [];
  sends: string[] = [];

  dispatch(event: ConversationEvent): void {
    const [state, effects] = transition(this.state, event);
    this.state = state;
    for (const effect of effects) this.run(effect, event);
  }

  private run(effect: Effect, cause: ConversationEvent): void {
    if (effect.type === 'requestQuote') this.quotesAsked.push(effect.key);
    if (effect.type === 'keepLead' && !this.outbox.has(effect.lead.key)) {
      this.outbox.set(effect.lead.key, 'kept');
      this.submitted.push(effect.lead.key);
    }
    if (effect.type === 'sendLead') {
      if (cause.type !== 'resumed') this.sends.push(effect.lead.key);
      this.outbox.set(effect.lead.key, 'sent');
    }
    if (effect.type === 'withdrawLead') {
      this.outbox.delete(effect.key);
      this.handedBack.add(effect.key);
    }
  }

  /** One of the things that can happen now. None means that the visitor is stuck. */
  options(luck: number): (() => void)[] {
    const { asking, coming, form } = this.state;
    const options: (() => void)[] = [];
    const due = coming[0];
    if (due) options.push(() => this.dispatch({ type: 'replyDue', messageId: due.id, atMs: 0 }));
    if (asking?.kind === 'choices') {
      for (const answer of asking.answers) {
        options.push(() => this.dispatch({ type: 'answered', askId: asking.id, answer }));
      }
    }
    if (asking?.kind === 'detail') {
      const askId = asking.id;
      const detail = { about: asking.code, value: 1, place: { id: '1', label: 'Leeds' } } as unknown as Detail;
      options.push(() => this.dispatch({ type: 'detailGiven', askId, detail, said: 'yes' }));
      options.push(() => this.dispatch({ type: 'detailSkipped', askId }));
    }
    if (asking?.kind === 'leadForm') {
      const empty = leadFields.find((field) => form.draft[field] === '');
      options.push(() => this.fillOrSubmit(empty));
    }
    const asked = this.quotesAsked[0];
    if (asked) options.push(() => this.answerQuote(asked, luck));
    for (const [key, status] of this.outbox) if (status === 'sent') options.push(() => this.deliver(key, luck));
    return options;
  }

  private fillOrSubmit(empty: (typeof leadFields)[number] | undefined): void {
    const key = `key-${this.submitted.length}`;
    this.dispatch(
      empty
        ? { type: 'draftChanged', field: empty, value: empty === 'email' ? 'a@b.c' : 'x' }
        : { type: 'leadSubmitted', key, atMs: 0, consentText: '', website: '' },
    );
  }

  private answerQuote(key: string, luck: number): void {
    this.quotesAsked.shift();
    const answers = [fine, unclear, { ...fine, nextQuestion: null }];
    if (luck < 50) this.dispatch({ type: 'quoteArrived', key, quote: answers[luck % 3] ?? fine });
    else if (luck < 90) this.dispatch({ type: 'quoteFailed', key });
    else this.dispatch({ type: 'quoteFailed', key, fields: { originCity: 'no' } });
  }

  private deliver(key: string, luck: number): void {
    if (luck < 40) {
      this.dispatch({ type: 'leadUnsent', key, isDurable: true });
      return;
    }
    this.outbox.delete(key);
    if (luck < 90) {
      this.acknowledged.add(key);
      this.dispatch({ type: 'leadSaved', key, reference: key, byOtherTab: false });
    } else {
      this.handedBack.add(key);
      this.dispatch({ type: 'leadRefused', key, fields: { phone: 'no' } });
    }
  }

  private reload(): void {
    this.quotesAsked = [];
    this.state = JSON.parse(JSON.stringify(this.state)) as Conversation;
    this.dispatch({ type: 'resumed' });
  }

  private goOn(pick: number, luck: number): void {
    const options = this.options(luck);
    expect(options.length, 'a visitor must never be stuck').toBeGreaterThan(0);
    options[pick % options.length]?.();
  }

  move({ kind, pick, luck }: Move): void {
    if (kind === 'restart') this.dispatch({ type: 'restarted' });
    else if (kind === 'type') this.dispatch({ type: 'typed', text: 'hello' });
    else if (kind === 'reload') this.reload();
    else this.goOn(pick, luck);
  }
}

describe('whatever happens', () => {
  it('the conversation never throws, stays data, and keeps its ids apart', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 120 }), (events) => {
        let state = welcome();
        for (const event of events) [state] = transition(state, event);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        const ids = [...state.messages, ...state.coming].map((message) => message.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 400 },
    );
  });

  it('there is always a way on, no lead is lost, and each is sent once', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 20, maxLength: 400 }), (moves) => {
        const world = new World();
        for (const move of moves) world.move(move);
        for (const key of world.submitted) {
          const places = [world.outbox.has(key), world.acknowledged.has(key), world.handedBack.has(key)];
          expect(places.filter(Boolean), key).toHaveLength(1);
        }
        expect(new Set(world.sends).size).toBe(world.sends.length);
        for (const key of world.sends) expect(world.submitted).toContain(key);
      }),
      { numRuns: 300 },
    );
  });

  it('a visitor who goes on and has no bad luck comes to a saved lead', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 150, maxLength: 200 }), (picks) => {
        const world = new World();
        for (const pick of picks) world.move({ kind: 'forward', pick, luck: 45 });
        expect(world.acknowledged.size).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });
});
