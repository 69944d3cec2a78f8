import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readExamples } from '../../../retrieval/matters/read-examples.js';
import { readGuides } from '../read-guides.js';
import { tipsOn, tipTopics, topicsOf } from './tip-topics.js';

const guides = [...(await readGuides(fileURLToPath(new URL('../data', import.meta.url)))).values()];
const examples = fileURLToPath(new URL('../../../retrieval/matters/examples/en', import.meta.url));

it.each(guides)('every tip of $country has a topic of its own or shares one', (guide) => {
  for (const tip of guide.culturalTips) expect(topicsOf(tip, guide), tip).not.toEqual([]);
});

it.each(tipTopics)('some guide has a tip on %s, and there are examples of how it is asked for', (topic) => {
  expect(guides.flatMap((guide) => tipsOn(topic, guide))).not.toEqual([]);
  const taught = readdirSync(examples).flatMap((name) => readExamples(readFileSync(`${examples}/${name}`, 'utf8')));
  expect(taught.filter(({ matter }) => matter === `guide.tips.${topic}`).length).toBeGreaterThan(50);
});

it('a tip that nobody has sorted has no topic', () => {
  expect(topicsOf('Bring cake.', { slug: 'japan' })).toEqual([]);
  expect(topicsOf('First names', { slug: 'atlantis' })).toEqual([]);
});
