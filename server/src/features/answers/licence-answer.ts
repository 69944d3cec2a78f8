import { asksOfDrivingLicence } from '../../asked/driving-licence.js';
import { plainQuestion } from '../../asked/price-topics.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import type { GuidesService } from '../guides/guides.service.js';
import type { Asked } from './asked-question.js';

/** A driving licence is a matter of its own, which no other part of a guide and no advice stands for. */
export const answerOnLicence = (guides: GuidesService, { request, entry }: Asked): Retrieved | undefined =>
  entry === undefined && asksOfDrivingLicence(plainQuestion(request.query)) ? guides.onLicence(request) : undefined;
