import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { type MatterQuestion, rankedByMatter, shareOfGuide } from './answer-by-matter.js';
import { confidences, mostSources, partsMeant, sourcesOn } from './compose-answer.js';
import { isAmong, type PartName } from './meant-parts.js';
import { passagesOf } from './passages.js';

/** From which share on another part may be meant as well. */
const leastBeside = 0.1;
/** Only the likeliest parts are given. */
const mostLikely = 2;

const prefix = 'guide.';

const partsTold = ({ passages }: Retrieved): PartName[] =>
  passages.flatMap(({ matters = [] }) => matters.map((matter) => matter.slice(prefix.length) as PartName));

/** Only what a guide answers, and not very likely rightly, has more beside it. */
export const mayHaveBeside = ({ answer, passages }: Retrieved): boolean =>
  passages.length > 0 && answer.confidence <= confidences.inPart;

/** Below an answer that is not very likely right: the part that may be meant as well, with a line that says so. */
export function withPartBeside(found: Retrieved, guide: CountryGuide, question: MatterQuestion): Retrieved {
  const { answer, passages } = found;
  const { meant, words } = question;
  const told = partsTold(found);
  const ofGuide = shareOfGuide(question);
  const others = meant.parts
    .slice(0, mostLikely)
    .filter(({ name, share }) => share * ofGuide >= leastBeside && !isAmong(told, name));
  const [part] = rankedByMatter(guide, { ...question, meant: { ...meant, parts: others } });
  if (!part || told.includes(part.name)) return found;
  const { section, texts, names } = passagesOf(part, guide, words);
  const text = texts.join('\n\n');
  const sources = [...answer.sources, ...sourcesOn(guide, [section])];
  const asked = partsMeant(guide, [part], words);
  return {
    ...found,
    answer: {
      ...answer,
      answer: `${answer.answer}\n\n${words.say('meant_too')}\n${text}`,
      sources: sources
        .filter(({ url }, at) => sources.findIndex((one) => one.url === url) === at)
        .slice(0, mostSources),
      ...(answer.followUps && { followUps: answer.followUps.filter((one) => !asked.includes(one)) }),
    },
    passages: [
      ...passages,
      {
        id: `guide:${guide.slug}:${section}`,
        matters: names.map((name) => `${prefix}${name}`),
        text,
        country: guide.slug,
        sources: sourcesOn(guide, [section]),
      },
    ],
  };
}
