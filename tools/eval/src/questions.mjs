import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run.mjs';
import { sectionsOf, textOf } from './guide-sections.mjs';

const halves = ['tuning', 'held-out'];
const least = { questions: 360, ofAnIntent: 12, negatives: 60, sentencesWithSlots: 80 };

function readHalf(half) {
  const file = path.join(root, `tools/eval/questions/${half}.jsonl`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** What visitors write, with what a careful person expects of it: see questions/README.md. */
export function readQuestions() {
  return Object.fromEntries(halves.map((half) => [half, readHalf(half)]));
}

function* faultsOfIntents({ text, intents: accepted = [] }, intents) {
  for (const intent of accepted) if (!intents.includes(intent)) yield `${text}: there is no intent ${intent}`;
}

/** A question must not expect a fact that the guide no longer states. */
function* faultsOfSections({ text, country, sections, fact }, guides) {
  if (!sections) return;
  const guide = guides.get(country);
  if (!guide) return yield `${text}: there is no guide ${country}`;
  const texts = sectionsOf(guide, sections).map(textOf);
  if (texts.length === 0) yield `${text}: ${country} has no ${sections.join(' or ')}`;
  else if (!texts.some((section) => new RegExp(fact, 'iu').test(section)))
    yield `${text}: ${fact} does not stand in ${sections.join(' or ')} of ${country}`;
}

function* faultsOfCover(all, guides, intents) {
  const enough = (what, count, wanted) => (count < wanted ? [`${count} ${what}, of at least ${wanted}`] : []);
  yield* enough('questions', all.length, least.questions);
  yield* enough('negatives', all.filter(({ mustNotAnswer }) => mustNotAnswer).length, least.negatives);
  yield* enough('sentences with slots', all.filter(({ slots }) => slots).length, least.sentencesWithSlots);
  for (const intent of intents) {
    const asked = all.filter(({ intents: accepted }) => accepted?.includes(intent));
    yield* enough(`questions of the intent ${intent}`, asked.length, least.ofAnIntent);
  }
  for (const country of guides.keys())
    yield* enough(`questions about ${country}`, all.filter((question) => question.country === country).length, 1);
  if (new Set(all.map(({ text, context }) => `${text} ${context}`)).size < all.length) yield 'a question stands twice';
}

/** Faults in the questions themselves, one sentence each. */
export function faultsOfQuestions(all, { intents, guides }) {
  return all
    .flatMap((question) => [...faultsOfIntents(question, intents), ...faultsOfSections(question, guides)])
    .concat([...faultsOfCover(all, guides, intents)]);
}
