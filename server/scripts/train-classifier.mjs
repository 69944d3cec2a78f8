/**
 * Writes server/dist/classifier.bin: what tells from the words of a sentence what it wants, trained with the example
 * sentences of server/src/features/understanding/examples and with the messages of visitors among the examples of
 * server/src/retrieval/matters/examples. Runs after the list of places was built, since an example is
 * read as a visitor's sentence is: its cities and countries are found first. With --check it only prints how examples
 * are judged that were set aside.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CountryIndex } from '../dist/features/guides/question/country-index.js';
import { findNames } from '../dist/features/guides/question/find-names.js';
import { understand } from '../dist/features/guides/question/understand-question.js';
import { readGuides } from '../dist/features/guides/read-guides.js';
import { createPlacesService } from '../dist/features/places/places.service.js';
import { writeClassifier } from '../dist/features/understanding/classifier/classifier-file.js';
import { readExamples, readMessages } from '../dist/features/understanding/classifier/examples.js';
import { summaryOf } from '../dist/features/understanding/classifier/summary.js';
import {
  calibrate,
  crossValidate,
  readAll,
  trainClassifier,
} from '../dist/features/understanding/classifier/train-classifier.js';
import { Matters } from '../dist/retrieval/matters/matters.js';

/** The details by sentence are for many examples that were not seen; how sure it sounds needs few. */
const folds = process.argv.includes('--check') ? 5 : 2;
/** Dates in the examples are read as of one day, so that each build makes the same file. */
const now = Date.UTC(2026, 10, 1);
const folder = new URL('../src/features/understanding/examples/', import.meta.url);
const messages = new URL('../src/retrieval/matters/examples/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => /^[a-z]{2}\.txt$/.test(name))
  .sort();
const languages = files.map((name) => name.slice(0, 2));

const guides = await readGuides(fileURLToPath(new URL('../dist/features/guides/data', import.meta.url)));
const index = new CountryIndex(guides, languages);
const matters = new Matters(readFileSync(new URL('../dist/matters.bin', import.meta.url)));
const world = {
  places: createPlacesService(readFileSync(new URL('../dist/gazetteer.bin', import.meta.url))),
  countriesIn: (words) => findNames(words, index),
  forGuides: (text) => understand(text, index),
  mattersOf: (text) => matters.rank(text),
  now: () => now,
};
const messagesOf = (language) =>
  readMessages(readFileSync(new URL(`${language}/messages.txt`, messages), 'utf8'), language);
const examples = readAll(
  [
    ...files.flatMap((name) => readExamples(readFileSync(new URL(name, folder), 'utf8'), name.slice(0, 2))),
    ...languages.flatMap(messagesOf),
  ],
  world,
);
const judged = crossValidate(examples, folds);
const temperature = calibrate(judged);
process.stdout.write(summaryOf(judged, temperature, process.argv.includes('--check')));
if (!process.argv.includes('--check')) {
  const file = writeClassifier(trainClassifier(examples, temperature));
  writeFileSync(new URL('../dist/classifier.bin', import.meta.url), file);
  process.stdout.write(`classifier.bin: ${examples.length} sentences, ${Math.round(file.length / 1024)} KB\n`);
}
