/**
 * How fast a question is answered and what the answers weigh, on the built server: node --expose-gc tools/bench/answers.mjs
 * The questions are those of the advice in every language, one for each country and matter, and rubbish up to the longest
 * question that is taken; the company has 500 entries of its own, as many as it may.
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AdviceService, adviceTexts } from '../../server/dist/features/advice/advice.service.js';
import { AnswersService } from '../../server/dist/features/answers/answers.service.js';
import { GuidesService } from '../../server/dist/features/guides/guides.service.js';
import { readGuides } from '../../server/dist/features/guides/read-guides.js';
import { languageFor } from '../../server/dist/languages/choose-language.js';
import { readLanguages } from '../../server/dist/languages/read-languages.js';
import { companyConfig } from '../../shared/dist/contract/company-config.js';
import { measureCalls, memoryMb } from './timings.mjs';

const budget = { p99Ms: 10, buildMs: 1_000 };
const rounds = 3;
const entriesOfCompany = 500;
const longest = 1_000;

const fromHere = (file) => fileURLToPath(new URL(file, import.meta.url));
const languages = await readLanguages(fromHere('../../shared/dist/languages'));
const data = await readGuides(fromHere('../../server/dist/features/guides/data'));
const before = memoryMb();
const startMs = performance.now();
const guides = new GuidesService(data, languages.keys());
const advice = new AdviceService();
const buildMs = performance.now() - startMs;
const usedMb = memoryMb() - before;

const asks = Object.entries(adviceTexts).flatMap(([code, texts]) =>
  Object.values(texts).flatMap((one) => one.asks.map((query) => ({ query, code }))),
);
const matters = [
  'visa for',
  'can I bring my dog to',
  'duty on my furniture in',
  'which papers for',
  'how long does it take to',
];
const ofGuides = guides
  .list()
  .flatMap(({ name }) => matters.map((matter) => ({ query: `${matter} ${name}?`, code: 'en' })));
const rubbish = Array.from({ length: 300 }, (_, at) => {
  const words = asks.slice(at, at + 40).map(({ query }) => query.split(' ').reverse().join('x '));
  return { query: words.join(' ').slice(0, 20 + ((at * 37) % (longest - 20))), code: 'en' };
});
const questions = [...asks, ...ofGuides, ...rubbish];

const entries = Array.from({ length: entriesOfCompany }, (_, at) => ({
  id: String(at),
  question: `${asks[at % asks.length].query} ${at}`,
  answer: 'Yes, and this is what we do for you and your home on the day of the move, step by step.',
  keywords: [`word${at}`, 'mover'],
  language: 'en',
}));
const company = { id: 'bench', slug: 'bench', name: 'Bench Movers', config: companyConfig.parse({}) };
const knowledge = { forCompany: async () => entries };
const answers = new AnswersService({
  ...{ guides, advice, knowledge, languages },
  mailer: {},
  standing: { waitsFor: async () => null },
  now: Date.now,
});

let answered = 0;
const figures = await measureCalls(rounds, questions, async ({ query, code }) => {
  answered += await answers.search({ company, query, reader: languageFor(languages, [code]) }).then(
    () => 1,
    () => 0,
  );
});

const shown = (value) => value.toFixed(2);
console.log(`load of the machine: ${loadavg().map(shown).join(' ')}`);
console.log(`built in ${shown(buildMs)} ms, ${shown(usedMb)} MB`);
console.log(`${rounds * questions.length} questions, ${answered} answered`);
for (const [name, { p50, p99, most }] of Object.entries({
  'by the clock': figures.clock,
  'of the processor': figures.processor,
}))
  console.log(`${name}: p50 ${shown(p50)} ms, p99 ${shown(p99)} ms, most ${shown(most)} ms`);
if (figures.processor.p99 > budget.p99Ms || buildMs > budget.buildMs) {
  console.error(`more than ${budget.p99Ms} ms at p99, or than ${budget.buildMs} ms to build`);
  process.exitCode = 1;
}
