import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Guides, readGuides } from '../read-guides.js';
import { sourcesOn } from './compose-answer.js';
import { sectionContents } from './passages.js';

const sections = Object.keys(sectionContents) as (keyof typeof sectionContents)[];
const each = (guides: Guides) =>
  [...guides.values()].flatMap((guide) => sections.map((section) => ({ guide, section })));

it('every part of every guide names a page, without notes for the editors, and none that is about another thing alone', async () => {
  const guides = await readGuides(fileURLToPath(new URL('../data', import.meta.url)));
  for (const { guide, section } of each(guides)) {
    const titles = sourcesOn(guide, [section]).map(({ title }) => title);
    expect(titles, `${guide.slug} ${section}`).not.toHaveLength(0);
    expect(titles.join('\n')).not.toContain('(secondary');
    if (section !== 'electricity') expect(titles.join('\n'), `${guide.slug} ${section}`).not.toMatch(/voltage/i);
    if (section === 'tax' || section === 'bank') expect(titles.join('\n')).not.toMatch(/emergency numbers/i);
  }
});
