import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run.mjs';

const file = path.join(root, 'tools/eval/model/recorded-choices.jsonl');

/** A choice is asked for by what the visitor wrote and by what it depends on beside that. */
export const choiceKey = ({ message, language, context = null, previousQuestion = '' }) =>
  JSON.stringify([message, language, context, previousQuestion]);

/** The same of a request of the server. */
export const keyOfRequest = ({ conversationCountry, ...data }) => choiceKey({ ...data, context: conversationCountry });

export const readChoices = () =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .map((recorded) => [choiceKey(recorded), recorded]),
  );

/** Entries are numbered anew in each request, so a record names them by their question. */
function idIn({ entries }, choice) {
  const entry = entries.find(({ question }) => choice === `entry:${question}`);
  return entry ? entry.id : choice;
}

/** What is recorded for this request, as the model would say it; undefined if nothing is. */
export function recordedChoice(known, data) {
  const found = known.get(keyOfRequest(data));
  return found && { choices: found.choices.map((choice) => idIn(data, choice)), country: found.country ?? null };
}
