import { writeFileSync } from 'node:fs';
import { withMeg } from '../../meg-server.mjs';
import { askAll } from '../src/ask.mjs';
import { readQuestions } from '../src/questions.mjs';
import { withModel } from './model-server.mjs';
import { keyOfRequest } from './recorded-choices.mjs';

const unlimited = 'tools/eval/model/unlimited-server.mjs';

/**
 * Writes what a model would be asked for the questions of a half, one a line: what it would be asked to choose, and what
 * it would be asked to read. With its answer in place of `request`, and without `asks`, a line is one of
 * recorded-choices.jsonl or of recorded-readings.jsonl.
 */
export async function recordRequests(half, file) {
  const questions = readQuestions()[half];
  const choices = new Map();
  const readings = new Map();
  const choice = (data, request) => {
    const { message, language, conversationCountry: context, previousQuestion } = data;
    choices.set(keyOfRequest(data), { asks: 'choice', message, language, context, previousQuestion, request });
    return '';
  };
  const reading = ({ message }, request) => {
    readings.set(message, { asks: 'reading', message, request });
    return '';
  };
  await withModel({ choice, reading }, (settings) =>
    withMeg((url) => askAll({ url }, { [half]: questions }), { ...settings, TRUST_PROXY: 'loopback' }, unlimited),
  );
  writeFileSync(file, [...choices.values(), ...readings.values()].map((line) => `${JSON.stringify(line)}\n`).join(''));
  console.log(`The ${questions.length} questions of the ${half} half`);
  console.log(`${choices.size} choices and ${readings.size} readings would be asked for: ${file}`);
}
