import type { Understanding } from '@meg/shared/contract/understanding';
import { optionScores } from '@meg/shared/domain/readiness/questions';
import { type Answer, isSameAnswer } from '../../answer.js';
import type { RequestType } from '../../drafts/handoff-draft.js';
import type { EventOf, LanguageOffer } from '../../event.js';
import { after, andThen, close, closeRating, type Outcome, openAsk, reply, show, stay, text } from '../../outcome.js';
import { askedQuestion } from '../../quiz.js';
import type { Conversation, Wondering } from '../../state.js';
import { callbackInWords } from '../callback.js';
import { followAside } from '../chips.js';
import { follow } from '../choices.js';
import { handoffInWords } from '../handoff.js';
import { newQuote } from '../quote/quote.js';
import { quizRules } from '../readiness.js';
import { obey } from './commands.js';
import { choicesIfFree } from './dead-end.js';
import { followFacts, saidIn, sayBack, withSaid } from './facts.js';
import { lookUp, settle } from './questions.js';
import { withWishes } from './wishes.js';

/**
 * It is known what a typed sentence says. Its facts are taken over first, whatever it wants and whatever is open; then
 * the chat does what was asked of it. If nothing could be found out, the sentence is treated as a question.
 */
export function understood(now: Conversation, { id, understanding, offer, key = '' }: EventOf<'understood'>): Outcome {
  // "No, thanks" is said to the rating itself, and what was said before it was asked for leaves it open.
  const state = understanding?.command || id < (now.asking?.id ?? 0) ? now : closeRating(now);
  const sentence = state.wondering.find((one) => one.id === id && one.topic === 'sentence');
  if (!sentence) return stay(now);
  if (!understanding) return stay(lookUp(state, sentence, { isUnread: true, isUnsent: false }));
  // Another destination is what is spoken of from now on, even where it has no guide.
  const country = understanding.country ?? (understanding.slots.destination ? null : state.context.country);
  const heard = { ...(settle(state, id) ?? state), context: { ...state.context, country } };
  const { about, value: language = '' } = understanding.answer ?? {};
  const switching = [{ type: 'setLanguage', language }] as const;
  if (about === 'language') return after(switching, reply(heard, text('typed.greeting', choicesIfFree(heard))));
  if (about === 'agreed' && state.languagesOffered.includes(language)) return [heard, switching];
  const told = offerLanguage(heard, offer);
  const said = saidIn(told, understanding);
  const isOther = understanding.isOtherMove && told.quoting && told.handoff?.status !== 'sending';
  const base = isOther ? anotherMove(told) : told;
  const noted = sayBack(withSaid(base, said), base, said);
  if (understanding.command) {
    // Who cancels the call while another time is chosen leaves the card first.
    return takeAnswer({ ...close(noted), handoff: null }, understanding, key) ?? obey(noted, understanding.command);
  }
  const taken = takeAnswer(noted, understanding, key);
  // Words may stand for a button that is no longer there.
  const meant = taken ? understanding : { ...understanding, answer: null };
  const isServed = said.facts.length > 0 || taken !== undefined;
  return andThen(taken ?? followFacts(noted, base, said), (now) =>
    withWishes(now, languageOf(sentence, offer), { understanding: meant, isServed }),
  );
}

function anotherMove(state: Conversation): Conversation {
  return newQuote({ ...close(state), handoff: null, waiting: null, heard: {} });
}

function languageOf(sentence: Wondering, offer: LanguageOffer | undefined): Wondering {
  return offer ? { ...sentence, language: offer.language } : sentence;
}

/** Offers each language once. */
function offerLanguage(state: Conversation, offer: LanguageOffer | undefined): Conversation {
  if (!offer || state.languagesOffered.includes(offer.language)) return state;
  const { language, text, yes, no } = offer;
  const chips = [
    { language, label: yes },
    { language: null, label: no },
  ];
  const offered = { ...state, languagesOffered: [...state.languagesOffered, language] };
  return show(offered, { from: 'meg', kind: 'chips', text: { verbatim: text }, chips });
}

/** Words that stand for a button do what it does; undefined if that button is not there. */
function takeAnswer(state: Conversation, understanding: Understanding, key: string): Outcome | undefined {
  const { answer } = understanding;
  const ask = openAsk(state);
  if (!answer) return undefined;
  const chosen = ask?.kind === 'choices' && ask.answers.find((one) => isSameAnswer(one, answer as Answer));
  if (chosen) return follow(close(state), chosen);
  if (answer.about === 'quiz') return takeScore(state, answer.value);
  if (answer.about === 'handoff') return handoffInWords(state, answer.value as RequestType | 'book', key);
  if (answer.about === 'callback') return callbackInWords(state, understanding);
  return answer.about === 'intent' && state.handoff?.status !== 'sending'
    ? followAside(state, answer as Answer)
    : undefined;
}

function takeScore(state: Conversation, value: string): Outcome | undefined {
  const { quiz, asking } = state;
  const question = quiz && askedQuestion(quiz);
  const score = optionScores.find((one) => String(one) === value);
  if (asking?.kind !== 'quiz' || !question || score === undefined) return undefined;
  return quizRules.quizAnswered(state, { type: 'quizAnswered', askId: asking.id, question, score });
}
