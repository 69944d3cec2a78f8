import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withMeg } from '../../meg-server.mjs';
import { root } from '../../run.mjs';
import { readGuides } from '../src/guide-sections.mjs';
import { createLiar } from './liar.mjs';
import { createLieWatch } from './lie-watch.mjs';
import { withModel } from './model-server.mjs';

const unlimited = 'tools/eval/model/unlimited-server.mjs';
const behindProxy = { TRUST_PROXY: 'loopback' };

const withoutModel = {
  withMeg: (work) => withMeg((url) => work({ url }), behindProxy),
  printFindings: () => undefined,
};

/** Meg beside one without a model, so that what the model brought about shows. */
async function withLiar({ seed }) {
  const guides = await readGuides();
  const liar = createLiar(seed, { countryNames: [...guides.values()].map(({ country }) => country) });
  const shown = [];
  const work = (measure, url, plainUrl) => {
    const askWithoutModel = async (init) => (await fetch(`${plainUrl}/api/chat/understand`, init)).json();
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
      const { sentences, facts } = liar.told;
      console.log(`\nA model that lies in a tenth of its sentences (seed ${seed})`);
      console.log(`lies told: ${sentences.length} sentences, ${facts} facts and intents; lies shown: ${shown.length}`);
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

/** A model that reads what is recorded, and says nothing of anything else. */
function withRecorded() {
  const known = new Map(recordedReadings().map(({ message, ...reading }) => [message, reading]));
  const used = new Set();
  const reading = ({ message }) => {
    const found = known.get(message);
    if (found) used.add(message);
    return found ? JSON.stringify(found) : '';
  };
  return {
    withMeg: (measure) =>
      withModel({ reading }, (settings) =>
        withMeg((url) => measure({ url }), { ...settings, ...behindProxy }, unlimited),
      ),
    printFindings: () =>
      console.log(`\nWith a model whose readings are recorded: ${used.size} of ${known.size} were asked for`),
  };
}

/** The servers that are measured: as they are, or with a language model of the evaluation's own. */
export async function withModelOf(model) {
  if (model?.kind === 'liar') return withLiar(model);
  return model?.kind === 'recorded' ? withRecorded() : withoutModel;
}
