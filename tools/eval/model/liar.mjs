import { isDeepStrictEqual } from 'node:util';
import { createRandom } from '../../random.mjs';
import { falseChoice, offeredIn } from './false-choices.mjs';
import { falseClaims, falseIntent } from './false-claims.mjs';
import { lieAbout } from './lies.mjs';
import { recordedChoice } from './recorded-choices.mjs';

const sentenceEnd = /(?<=[.!?؟])\s+(?=[\p{Lu}\p{Script=Arabic}])/u;
const mostSentences = 4;
const share = 0.1;
/** Choices are asked for less often. */
const shareOfChoices = 0.5;
const nothingChosen = { choices: ['none'], country: null };
/** Readings that an answer may still come from: the chat asks for a message twice. */
const remembered = 4;

/** A language model that says what its passages say, but lies in a tenth of its sentences and facts, and in half of its choices. */
export function createLiar(seed, { countryNames, readings = new Map(), choices = new Map() }) {
  const random = createRandom(seed);
  // Choices by their messages: the server remembers them.
  const told = { sentences: [], facts: 0, readings: [], choices: new Map() };

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

  function choice(data, request) {
    const truth = recordedChoice(choices, data) ?? nothingChosen;
    const lie = random() < shareOfChoices ? falseChoice(random, data, offeredIn(request), truth) : undefined;
    told.choices.set(data.message, lie);
    return JSON.stringify(lie?.said ?? truth);
  }

  return { answer, reading, choice, told };
}
