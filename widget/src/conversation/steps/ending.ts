import type { Answer, AnswerAbout } from '../answer.js';
import { choices, type Outcome, reply, text } from '../outcome.js';
import type { PhraseKey } from '../phrase.js';
import type { Ask, Conversation } from '../state.js';

/** Used in turn, so that the same closing phrase is not repeated. */
export const endings = ['ending.1', 'ending.2'] as const satisfies PhraseKey[];

/** What the visitor can do next at the end of a flow. */
export function nextChoices({ quoting, messages }: Conversation, without?: AnswerAbout<'intent'>['value']): Ask {
  const retry: Answer[] = quoting?.status === 'failed' ? [{ about: 'retry', value: 'quote' }] : [];
  const ways: Answer[] = [
    ...retry,
    { about: 'intent', value: quoting ? 'anotherQuote' : 'quote' },
    { about: 'intent', value: 'call' },
    ...(messages.some(({ kind }) => kind === 'readiness') ? [] : [{ about: 'intent', value: 'quiz' } as const]),
    { about: 'intent', value: 'question' },
    { about: 'intent', value: 'guide' },
  ];
  return choices(...ways.filter(({ value }) => value !== without));
}

export function end(state: Conversation): Outcome {
  const key = endings[state.endingIndex % endings.length] ?? endings[0];
  const ended: Conversation = { ...state, step: 'complete', endingIndex: state.endingIndex + 1 };
  return reply(ended, text(key, { ask: nextChoices(state) }));
}
