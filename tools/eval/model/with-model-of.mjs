import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withMeg } from '../../meg-server.mjs';
import { root } from '../../run.mjs';
import { readGuides } from '../src/guide-sections.mjs';
import { createLiar } from './liar.mjs';
import { createLieWatch } from './lie-watch.mjs';
import { withModel } from './model-server.mjs';
import { keyOfRequest, readChoices, recordedChoice } from './recorded-choices.mjs';

const unlimited = 'tools/eval/model/unlimited-server.mjs';
const behindProxy = { TRUST_PROXY: 'loopback' };

const withoutModel = {
  // More is asked than one company may be asked in a minute.
  withMeg: (work) => withMeg((url) => work({ url }), behindProxy, unlimited),
  printFindings: () => undefined,
};

/** Meg beside one without a model, so that what the model brought about shows. */
async function withLiar({ seed }) {
  const guides = await readGuides();
  const countryNames = [...guides.values()].map(({ country }) => country);
  const liar = createLiar(seed, { countryNames, choices: readChoices() });
  const shown = [];
  const work = (measure, url, plainUrl) => {
    const askWithoutModel = async (init, target) => (await fetch(`${plainUrl}${target}`, init)).json();
    const watch = createLieWatch(liar, askWithoutModel);
    return measure({ url, look: watch.look }).finally(() => shown.push(...watch.shown));
  };
  return {
    withMeg: (measure) =>
      withModel(liar, (settings) =>
        withMeg(
          (plainUrl) => withMeg((url) => work(measure, url, plainUrl), { ...settings, ...behindProxy }, unlimited),
          behindProxy,
        ),
      ),
    printFindings: () => {
      const { sentences, facts, choices } = liar.told;
      const falseChoices = [...choices.values()].filter(Boolean).length;
      console.log(`\nA model that lies in a tenth of its sentences and in half of its choices (seed ${seed})`);
      console.log(`lies told: ${sentences.length} sentences, ${facts} facts and intents, ${falseChoices} choices`);
      console.log(`lies shown: ${shown.length}`);
      for (const lie of shown) console.log(`- ${lie}`);
      if (shown.length > 0) process.exitCode = 1;
    },
  };
}

const recordedReadings = () =>
  readFileSync(path.join(root, 'tools/eval/model/recorded-readings.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** A model that reads and chooses what is recorded, and says nothing of anything else. */
function withRecorded() {
  const readings = new Map(recordedReadings().map(({ message, ...reading }) => [message, reading]));
  const choices = readChoices();
  const used = { readings: new Set(), choices: new Set() };
  const unknown = new Set();
  const reading = ({ message }) => {
    const found = readings.get(message);
    if (found) used.readings.add(message);
    return found ? JSON.stringify(found) : '';
  };
  const choice = (data) => {
    const found = recordedChoice(choices, data);
    if (found) used.choices.add(keyOfRequest(data));
    else unknown.add(keyOfRequest(data));
    return found ? JSON.stringify(found) : '';
  };
  const printFindings = () => {
    console.log('\nWith a model whose answers are recorded');
    console.log(`readings: ${used.readings.size} of ${readings.size} were asked for`);
    console.log(`choices: ${used.choices.size} of ${choices.size} were asked for, and ${unknown.size} others`);
  };
  return {
    withMeg: (measure) =>
      withModel({ reading, choice }, (settings) =>
        withMeg((url) => measure({ url }), { ...settings, ...behindProxy }, unlimited),
      ),
    printFindings,
  };
}

/** The servers that are measured: as they are, or with a language model of the evaluation's own. */
export async function withModelOf(model) {
  if (model?.kind === 'liar') return withLiar(model);
  return model?.kind === 'recorded' ? withRecorded() : withoutModel;
}
