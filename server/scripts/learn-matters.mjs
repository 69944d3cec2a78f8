/**
 * Writes server/dist/matters.bin: what tells from the words of a question which part of a guide, which advice or which
 * matter of the company it is about, learnt from the examples of server/src/retrieval/matters/examples. An example is
 * read as a visitor's question is: without the names of countries. With --check it only prints how questions are judged
 * that were set aside.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CountryIndex } from '../dist/features/guides/question/country-index.js';
import { understand } from '../dist/features/guides/question/understand-question.js';
import { readGuides } from '../dist/features/guides/read-guides.js';
import { learnMatters } from '../dist/retrieval/matters/learn-matters.js';
import { Matters } from '../dist/retrieval/matters/matters.js';
import { writeMatters } from '../dist/retrieval/matters/matters-file.js';
import { readExamples } from '../dist/retrieval/matters/read-examples.js';

const folder = new URL('../src/retrieval/matters/examples/', import.meta.url);
const languages = readdirSync(folder).sort();
const guides = await readGuides(fileURLToPath(new URL('../dist/features/guides/data', import.meta.url)));
const index = new CountryIndex(guides, languages);

function examplesOf(language) {
  const files = readdirSync(new URL(`${language}/`, folder)).sort();
  const read = files.flatMap((name) => readExamples(readFileSync(new URL(`${language}/${name}`, folder), 'utf8')));
  return read.map((one) => ({ ...one, language, text: one.isWord ? one.text : understand(one.text, index).rest }));
}

const examples = languages.flatMap(examplesOf);
const folds = 5;

/** Of the questions set aside: how often the likeliest matter is right, and of those that are given a share. */
function check() {
  const questions = examples.filter(({ isWord }) => !isWord);
  const judged = Array.from({ length: folds }, (_, fold) => {
    const isAside = (one) => !one.isWord && questions.indexOf(one) % folds === fold;
    const matters = new Matters(writeMatters(learnMatters(examples.filter((one) => !isAside(one)))));
    return questions.filter(isAside).map((one) => ({ ...one, ranked: matters.rank(one.text) }));
  }).flat();
  const print = (name, some) => {
    const share = (isRight) => `${((100 * some.filter(isRight).length) / Math.max(1, some.length)).toFixed(1)} %`;
    const first = share(({ ranked, matter }) => ranked[0]?.matter === matter);
    const three = share(({ ranked, matter }) => ranked.slice(0, 3).some((one) => one.matter === matter));
    process.stdout.write(`${name}: ${first} first, ${three} among three, of ${some.length}\n`);
  };
  print('all', judged);
  for (const language of languages)
    print(
      language,
      judged.filter((one) => one.language === language),
    );
  for (const [from, to] of [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1.01].map((edge, at, edges) => [edge, edges[at + 1]]))
    if (to !== undefined)
      print(
        `share of ${from} to ${to}`,
        judged.filter(({ ranked }) => (ranked[0]?.share ?? 0) >= from && (ranked[0]?.share ?? 0) < to),
      );
}

if (process.argv.includes('--check')) check();
else {
  const file = writeMatters(learnMatters(examples));
  writeFileSync(new URL('../dist/matters.bin', import.meta.url), file);
  process.stdout.write(`matters.bin: ${examples.length} examples, ${Math.round(file.length / 1024)} KB\n`);
}
