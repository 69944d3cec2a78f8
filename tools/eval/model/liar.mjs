import { isDeepStrictEqual } from 'node:util';
import { createRandom } from '../../random.mjs';
import { falseClaims, falseIntent } from './false-claims.mjs';
import { lieAbout } from './lies.mjs';

const sentenceEnd = /(?<=[.!?؟])\s+(?=[\p{Lu}\p{Script=Arabic}])/u;
const mostSentences = 4;
const share = 0.1;
/** Readings that an answer may still come from: the chat asks for a message twice. */
const remembered = 4;

/** A language model that says what its passages say, but lies in a tenth of its sentences and facts. */
export function createLiar(seed, { countryNames, readings = new Map() }) {
  const random = createRandom(seed);
  const told = { sentences: [], facts: 0, readings: [] };

  function sentenceOf(sentence, number, { passage, language }) {
    const isLie = random() < share;
    const said = isLie ? lieAbout(random, { sentence, passage, language, countryNames }) : sentence;
    if (isLie) told.sentences.push(said);
    return `${said} [${number}]`;
  }

  function answer({ passages, language }) {
    const sentences = passages.flatMap(({ number, text }) =>
      text.split(sentenceEnd).map((sentence) => ({ number, passage: text, sentence: sentence.trim() })),
    );
    const chosen = sentences.filter(({ sentence }) => /\p{L}.*[.!?؟]$/u.test(sentence)).slice(0, mostSentences);
    return chosen.map(({ sentence, number, passage }) => sentenceOf(sentence, number, { passage, language })).join(' ');
  }

  function reading({ message }) {
    const truth = readings.get(message) ?? { intent: null, facts: {} };
    const claims = Object.entries(falseClaims(random, message, share));
    const isLie = ([fact, { value }]) => !isDeepStrictEqual(value, truth.facts[fact]?.value);
    const lies = Object.fromEntries(claims.filter(isLie));
    const intent = random() < share ? falseIntent(random, message, truth.intent) : undefined;
    told.facts += Object.keys(lies).length + (intent ? 1 : 0);
    told.readings = [...told.readings.slice(1 - remembered), { facts: lies, intent }];
    return JSON.stringify({ intent: intent ?? truth.intent, facts: { ...truth.facts, ...lies } });
  }

  return { answer, reading, told };
}
