import { asksForCheaperWay } from '../../asked/cheaper-way.js';
import { namesPostAlone } from '../../asked/mail.js';
import { comparesFirms } from '../../asked/other-firms.js';
import { asksWhereLorryParks } from '../../asked/parking.js';
import { plainQuestion } from '../../asked/price-topics.js';
import { asksOfTips } from '../../asked/tips.js';
import { asksForCheapestTime, asksWhenToBook } from '../../asked/when-to-book.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import type { AdviceId, AdviceService } from '../advice/advice.service.js';
import type { Asked } from './asked-question.js';
import { coverages, lessSure } from './how-sure.js';
import { answerWithPassage } from './passage-answer.js';

/** The advice that a question surely asks for; a price on the screen says better what would be cheaper. */
function adviceAskedFor({ query, hasRange }: Asked['request']): AdviceId | undefined {
  const sentence = plainQuestion(query);
  if (comparesFirms(sentence)) return undefined;
  if (namesPostAlone(sentence)) return 'changingAddress.mail';
  if (asksWhereLorryParks(sentence)) return 'planning.parking';
  if (asksOfTips(sentence)) return 'general.tips';
  if (asksWhenToBook(sentence)) return 'planning.start';
  if (asksForCheapestTime(sentence)) return 'planning.season';
  return !hasRange && asksForCheaperWay(sentence) ? 'costs.save' : undefined;
}

/** That advice, where the company has said nothing of it and no country is named, whose guide may tell its custom. */
export function answerBySureAdvice(advice: AdviceService, asked: Asked): Retrieved | undefined {
  const { request, understood, entry, places } = asked;
  const isOfCountry = understood.countries.about.length > 0;
  const isSaid = entry !== undefined && entry.coverage >= coverages.certain;
  const id = isOfCountry || isSaid ? undefined : adviceAskedFor(request);
  const { reader } = request;
  return (
    id && answerWithPassage(advice.give(id, { text: understood.ownRest, reader, places: places() }), lessSure, reader)
  );
}
