/**
 * `npm run eval`: how well Meg understands and answers what visitors write. Mistakes are counted and fail nothing.
 *
 * `-- --faults` lists the mistakes of the tuning half, which may be looked at while tuning. The held-out half shows what
 * holds for sentences that nobody tuned for: `--faults=held-out` is for the time when the figures are final.
 * `--json FILE` writes the figures to a file, `--as-built` measures the last build, `--conversations` and `--questions`
 * measure one of the two alone. `--with-model` also measures with a language model whose answers are recorded,
 * `--with-liar` with one that lies in a tenth of its sentences, and counts the lies that are shown. `--record-for=FILE`
 * measures nothing: it writes what a model would be asked to choose and to read for the questions of the tuning half, or of
 * the other with `--half=held-out`, so that somebody can record its answers.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { build } from '../build/build.mjs';
import { recordRequests } from './model/record-requests.mjs';
import { withModelOf } from './model/with-model-of.mjs';
import { askAll } from './src/ask.mjs';
import { faultsOfConversations, holdAll, readConversations } from './src/conversations.mjs';
import { readGuides } from './src/guide-sections.mjs';
import { readEnglish } from './src/in-english.mjs';
import { faultsOfQuestions, readQuestions } from './src/questions.mjs';
import { printConversationFaults, printConversations, printFaults, printReport } from './src/report.mjs';
import { measuresOf } from './src/score.mjs';
import { conversationMeasures } from './src/score-conversations.mjs';

const usage =
  'npm run eval -- [--faults[=held-out]] [--conversations | --questions] [--with-model | --with-liar[=SEED]] [--json FILE] [--as-built]\n' +
  'npm run eval -- --record-for=FILE [--half=held-out] [--as-built]';

function readOptions(words) {
  const options = { asBuilt: false, half: 'tuning' };
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '--faults') options.faults = 'tuning';
    else if (words[at] === '--faults=held-out') options.faults = 'held-out';
    else if (words[at] === '--json' && words[at + 1]) options.json = words[++at];
    else if (words[at] === '--as-built') options.asBuilt = true;
    else if (words[at] === '--conversations' || words[at] === '--questions') options.only = words[at].slice(2);
    else if (/^--record-for=./.test(words[at])) options.recordFor = words[at].split('=')[1];
    else if (/^--half=(?:tuning|held-out)$/.test(words[at])) options.half = words[at].split('=')[1];
    else if (words[at] === '--with-model') options.model = { kind: 'recorded' };
    else if (/^--with-liar(?:=\d+)?$/.test(words[at]))
      options.model = { kind: 'liar', seed: Number(words[at].split('=')[1] ?? 1) };
    else throw new Error(`${words[at]} is not known: ${usage}`);
  }
  return options;
}

/** Figures measured with wrong questions would mean nothing. */
function refuse(wrong) {
  if (wrong.length > 0) throw new Error(`The questions are wrong:\n${wrong.join('\n')}`);
}

const byHalf = (all, measure) => Object.fromEntries(Object.entries(all).map(([half, one]) => [half, measure(one)]));

/** Without the faults, so that keeping the figures does not mean looking at the held-out half. */
const figuresOf = (halves) => byHalf(halves, ({ faults, ...kept }) => kept);

async function measureQuestions(model) {
  const questions = readQuestions();
  const guides = await readGuides();
  // Imported here, since it may not be built yet when this module is loaded.
  const { intents } = await import('../../shared/dist/contract/understanding.js');
  refuse(faultsOfQuestions(Object.values(questions).flat(), { intents, guides }));
  const outcomes = await model.withMeg((meg) => askAll(meg, questions));
  const inEnglish = await readEnglish(guides);
  for (const { question, searched } of Object.values(outcomes).flat())
    if (searched?.found) searched.inEnglish = inEnglish(searched.answer.answer, question.language);
  return byHalf(outcomes, (half) => measuresOf(half, guides));
}

async function measureConversations(model) {
  const conversations = readConversations();
  refuse(faultsOfConversations(Object.values(conversations).flat()));
  const held = await model.withMeg((meg) => holdAll(meg, conversations));
  const inEnglish = await readEnglish(await readGuides());
  for (const { conversation, seen } of Object.values(held).flat())
    for (const one of seen.flatMap(({ said }) => said)) one.inEnglish = inEnglish(one.words, conversation.language);
  return byHalf(held, conversationMeasures);
}

const options = readOptions(process.argv.slice(2));
if (!options.asBuilt) await build();

async function measureWith(model) {
  const loadBefore = loadavg()[0];
  const questions = options.only === 'conversations' ? undefined : await measureQuestions(model);
  const conversations = options.only === 'questions' ? undefined : await measureConversations(model);
  const loadAverage = [loadBefore, loadavg()[0]].map((load) => Number(load.toFixed(2)));
  if (questions) printReport({ halves: questions, loadAverage });
  if (conversations) printConversations(conversations);
  model.printFindings();
  return { questions, conversations, loadAverage };
}

async function measure() {
  // Recorded answers are measured beside none, so that it shows what they bring.
  if (options.model?.kind === 'recorded') await measureWith(await withModelOf(undefined));
  const { questions, conversations, loadAverage } = await measureWith(await withModelOf(options.model));
  if (options.faults && questions) printFaults(options.faults, questions[options.faults]);
  if (options.faults && conversations) printConversationFaults(options.faults, conversations[options.faults]);
  if (!options.json) return;
  const report = {
    loadAverage,
    ...(questions && { halves: figuresOf(questions) }),
    ...(conversations && { conversations: figuresOf(conversations) }),
  };
  writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
}

if (options.recordFor) await recordRequests(options.half, options.recordFor);
else await measure();
