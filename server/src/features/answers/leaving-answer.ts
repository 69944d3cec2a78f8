import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import type { AdviceService, CountriesInQuestion } from '../advice/advice.service.js';
import type { Understood } from '../guides/guides.service.js';
import { answerWithPassage } from './passage-answer.js';

const confidence = 0.65;
/** What the offices of the country that one leaves are told; goods that are taken out are another matter. */
const ofOffices: readonly string[] = ['tax', 'bank', 'healthcare', 'papers'];

/** Whom to tell on leaving a country, of which the guides say nothing. */
export function answerOnLeaving(
  advice: AdviceService,
  { countries: { isLeaving, about, from }, sections }: Understood,
  { origin }: CountriesInQuestion,
  reader: ReaderLanguage,
): Retrieved | undefined {
  if (!isLeaving || sections.some((section) => !ofOffices.includes(section))) return undefined;
  const found = advice.onLeaving(about[0]?.slug ?? from[0]?.slug ?? origin, reader);
  return found && answerWithPassage(found, confidence, reader);
}
