import { writeFileSync } from 'node:fs';
import { withMeg } from '../../meg-server.mjs';
import { askAll } from '../src/ask.mjs';
import { readQuestions } from '../src/questions.mjs';
import { withModel } from './model-server.mjs';
import { keyOfRequest } from './recorded-choices.mjs';

const unlimited = 'tools/eval/model/unlimited-server.mjs';

/**
 * Writes what a model would be asked to choose for the questions of a half, one a line: add `choices` and `country` to a
 * line, take `request` from it, and it is a line of recorded-choices.jsonl.
 */
export async function recordRequests(half, file) {
  const questions = readQuestions()[half];
  const asked = new Map();
  const choice = (data, request) => {
    const { message, language, conversationCountry: context, previousQuestion } = data;
    asked.set(keyOfRequest(data), { message, language, context, previousQuestion, request });
    return '';
  };
  await withModel({ choice }, (settings) =>
    withMeg((url) => askAll({ url }, { [half]: questions }), { ...settings, TRUST_PROXY: 'loopback' }, unlimited),
  );
  writeFileSync(file, [...asked.values()].map((line) => `${JSON.stringify(line)}\n`).join(''));
  console.log(`${asked.size} of the ${questions.length} questions of the ${half} half would be asked: ${file}`);
}
