import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aim, anyEvent } from '../testing/any-event.js';
import { OutsideWorld } from '../testing/outside-world.js';
import { type Goal, isInvited, possibleActs, reaches } from '../testing/sensible-visitor.js';
import type { ConversationEvent } from './event.js';
import { openAsk } from './outcome.js';
import { type Conversation, isAwaiting } from './state.js';
import { isFeedbackDue } from './steps/feedback.js';
import { transition } from './transition.js';
import { welcome } from './welcome.js';

/** Together at least 10,000 events for each promise. */
const walks = { numRuns: 100 };
const length = { minLength: 100, maxLength: 250 };

/** Mostly what the conversation waits for, told by chance. */
type Move = {
  readonly kind: 'act' | 'world' | 'page' | 'reload' | 'restart';
  readonly pick: number;
  readonly luck: number;
};

const anyMove: fc.Arbitrary<Move> = fc.record({
  kind: fc.oneof(
    { weight: 16, arbitrary: fc.constant('act' as const) },
    { weight: 16, arbitrary: fc.constant('world' as const) },
    { weight: 3, arbitrary: fc.constant('page' as const) },
    { weight: 1, arbitrary: fc.constantFrom('reload' as const, 'restart' as const) },
  ),
  pick: fc.nat(1000),
  luck: fc.nat(99),
});

/** What can happen at any time, beside the question that is open. */
const besides: readonly ConversationEvent[] = [
  { type: 'typed', text: 'Do I need a visa?' },
  { type: 'followUpAsked', text: 'And pets?', country: 'japan' },
  { type: 'narrowOpened' },
  { type: 'feedbackOpened' },
  { type: 'feedbackDismissed' },
  { type: 'flowStarted', flow: 'quote' },
  { type: 'flowStarted', flow: 'quiz' },
  { type: 'prefilled', fields: { name: 'Amina', moveType: 'local' } },
  { type: 'languageChanged', language: 'et' },
  { type: 'composed', text: 'Do I' },
  { type: 'personWanted' },
  { type: 'typed', text: 'Not now' },
];

function move(world: OutsideWorld, { kind, pick, luck }: Move): void {
  if (kind === 'reload') world.reload();
  else if (kind === 'restart') world.restart();
  else goOn(world, { kind, pick, luck });
}

function goOn(world: OutsideWorld, { kind, pick, luck }: Move): void {
  const acts = possibleActs(world);
  const answers = world.answers(luck);
  expect(acts.length + answers.length, 'a visitor must never be stuck').toBeGreaterThan(0);
  const event =
    kind === 'page' ? besides[pick % besides.length] : kind === 'act' ? acts[pick % acts.length] : undefined;
  if (event) world.dispatch(event);
  else answers[pick % answers.length]?.();
}

function walked(moves: readonly Move[], quoteFirst: boolean, check: (world: OutsideWorld) => void = () => undefined) {
  const world = new OutsideWorld(quoteFirst);
  for (const one of moves) {
    move(world, one);
    check(world);
  }
  return world;
}

function expectRisingIds({ messages, coming, lastId }: Conversation): void {
  const ids = messages.map(({ id }) => id);
  expect(ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? 0))).toBe(true);
  const all = [...ids, ...coming.map(({ id }) => id)];
  expect(new Set(all).size).toBe(all.length);
  expect(Math.max(...all)).toBeLessThanOrEqual(lastId);
}

function expectWayOn(state: Conversation): void {
  const { asking, coming, wondering } = state;
  const isWaiting = coming.length > 0 || wondering.length > 0 || isAwaiting(state);
  expect(asking !== null || isWaiting || isInvited(state), 'there is a way on').toBe(true);
}

/** A card that was opened is there until it is left or finished, and none is half open. */
function expectWholeCards({ asking, coming, handoff, quiz, quoting }: Conversation): void {
  const asks = [asking, ...coming.map((one) => (one.from === 'meg' ? one.ask : undefined))].map((ask) => ask?.kind);
  expect(asks.includes('handoff'), 'the handoff card stands while it is filled in').toBe(handoff !== null);
  if (asks.includes('quiz')) expect(quiz).not.toBeNull();
  if (asking?.kind === 'leadForm' && asking.part === 'contact') expect(quoting).not.toBeNull();
}

/** "Talk to a person" is one step away, and what was typed stays. */
function expectPersonInReach(world: OutsideWorld): void {
  const before = typedText(world.state);
  const [state] = transition(world.state, { type: 'personWanted' });
  expect(openAsk(state)?.kind).toBe('handoff');
  expect(typedText(state)).toEqual(before);
}

/** "Not now" leaves what is open, and loses nothing. What can be done next is offered, at the latest with an awaited price. */
function expectToBeLeft(world: OutsideWorld): void {
  const { asking, handoff } = world.state;
  if (!asking || handoff?.status === 'sending') return;
  const before = typedText(world.state);
  const [state] = transition(world.state, { type: 'cardLeft', askId: asking.id });
  expect(openAsk(state) !== null || isAwaiting(state), 'something is offered').toBe(true);
  expect(typedText(state)).toEqual(before);
}

function typedText({ form, feedback, quiz, composed }: Conversation) {
  return { draft: form.draft, comment: feedback.comment, answers: quiz?.answers, composed };
}

/** The chat never says twice in a row, in the same words, that it does not understand. */
function expectNoEcho({ messages }: Conversation): void {
  const said = messages.filter((one) => one.from === 'meg' && (one.kind !== 'chips' || one.isUnsure));
  for (const [at, one] of said.entries()) {
    const before = said[at - 1];
    if ('isUnsure' in one && before && 'isUnsure' in before) expect(one.text).not.toEqual(before.text);
  }
}

function expectNoLeadLost({ leads, state, quotesAsked }: OutsideWorld): void {
  for (const { key } of state.leads) expect(['kept', 'sent'], key).toContain(leads.get(key));
  for (const [key, place] of leads) {
    const isHeld = state.leads.some((lead) => lead.key === key);
    if (place === 'kept') expect(isHeld && quotesAsked.includes(key), `${key} waits for its quote`).toBe(true);
    if (place === 'acknowledged' || place === 'handedBack') expect(isHeld, `${key} is ${place}`).toBe(false);
  }
}

const anyWild = fc.array(fc.tuple(anyEvent, anyMove, fc.boolean()), length);

describe('whatever happens, in whatever order', () => {
  it('the conversation never throws, stays data, goes on, and numbers its messages upwards', () => {
    fc.assert(
      fc.property(anyWild, fc.boolean(), (steps, quoteFirst) => {
        let state = welcome({ quoteFirst });
        for (const [event] of steps) {
          [state] = transition(state, aim(event, state));
          expectRisingIds(state);
          expectWayOn(state);
          expectWholeCards(state);
        }
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }),
      walks,
    );
  });

  it('nor where every kind of event comes into a conversation that has got on well', () => {
    fc.assert(
      fc.property(fc.array(anyMove, length), fc.array(anyEvent, length), fc.boolean(), (moves, events, quoteFirst) => {
        let { state } = walked(moves, quoteFirst);
        for (const event of events) {
          [state] = transition(state, aim(event, state));
          expectRisingIds(state);
          expectWayOn(state);
          expectWholeCards(state);
          transition(JSON.parse(JSON.stringify(state)) as Conversation, { type: 'resumed' });
        }
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }),
      { numRuns: 50 },
    );
  });
});

describe('whatever a visitor, their page and the network do', () => {
  it('there is always a way on, and no card is pushed aside', () => {
    fc.assert(
      fc.property(fc.array(anyMove, length), fc.boolean(), (moves, quoteFirst) => {
        const { state } = walked(moves, quoteFirst, (world) => {
          expectWayOn(world.state);
          expectRisingIds(world.state);
          expectWholeCards(world.state);
        });
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }),
      walks,
    );
  });

  it('a person is one step away, any card can be left, and nothing that was typed is lost', () => {
    fc.assert(
      fc.property(fc.array(anyMove, length), fc.boolean(), (moves, quoteFirst) => {
        walked(moves, quoteFirst, (world) => {
          expectPersonInReach(world);
          expectToBeLeft(world);
          expectNoEcho(world.state);
        });
      }),
      walks,
    );
  });

  it('no lead is lost, each is sent under one key, and one request for a person is under way at most', () => {
    fc.assert(
      fc.property(fc.array(anyMove, length), fc.boolean(), (moves, quoteFirst) => {
        const world = walked(moves, quoteFirst, expectNoLeadLost);
        expect(new Set(world.feedbackKeys).size).toBe(world.feedbackKeys.length);
      }),
      walks,
    );
  });

  it('a reload at any moment changes nothing that the visitor sees', () => {
    fc.assert(
      fc.property(fc.array(anyMove, length), fc.boolean(), (moves, quoteFirst) => {
        walked(moves, quoteFirst, (world) => {
          const { messages, asking, coming } = world.state;
          const again = world.fork();
          again.reload();
          expect(again.state).toMatchObject({ messages, asking, coming });
          expectNoLeadLost(again);
        });
      }),
      { numRuns: 20 },
    );
  });

  it.each<Goal>(['lead', 'quote', 'quiz', 'handoff', 'feedback'])(
    'from anywhere a visitor who wants to comes to a %s, out of every card',
    (goal) => {
      fc.assert(
        fc.property(fc.array(anyMove, length), fc.boolean(), (moves, quoteFirst) => {
          walked(moves, quoteFirst, (world) => {
            if (world.state.lastId % 7 === 0) expect(reaches(world.fork(), goal), goal).toBe(true);
          });
        }),
        walks,
      );
    },
  );

  it('feedback is never asked for over a card, nor over what is awaited', () => {
    fc.assert(
      fc.property(fc.array(anyMove, length), (moves) => {
        walked(moves, false, ({ state }) => {
          if (isFeedbackDue(state)) expect(['choices', undefined]).toContain(state.asking?.kind);
        });
      }),
      walks,
    );
  });
});
