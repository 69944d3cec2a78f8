import { asksOfDrivingLicence } from '../../asked/driving-licence.js';
import { asksOfLivingCosts } from '../../asked/living-costs.js';
import { plainQuestion } from '../../asked/price-topics.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import type { GuidesService, SingleMatter } from '../guides/guides.service.js';
import type { Asked } from './asked-question.js';

function matterIn(sentence: string): SingleMatter | undefined {
  if (asksOfDrivingLicence(sentence)) return 'licence';
  return asksOfLivingCosts(sentence) ? 'livingCosts' : undefined;
}

/** A driving licence and the cost of living are matters of their own, which no other part of a guide and no advice stands for. */
export function answerOnSingleMatter(guides: GuidesService, { request, entry }: Asked): Retrieved | undefined {
  const matter = entry === undefined ? matterIn(plainQuestion(request.query)) : undefined;
  return matter && guides.onMatter(request, matter);
}
