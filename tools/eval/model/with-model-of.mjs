import { withMeg } from '../../meg-server.mjs';
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

/** The servers that are measured: as they are, or with a language model of the evaluation's own. */
export async function withModelOf(model) {
  if (model?.kind === 'liar') return withLiar(model);
  return withoutModel;
}
