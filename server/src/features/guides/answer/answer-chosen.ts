import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { coverages, type InGuide, isOffTopic, type Question } from './answer-question.js';
import { answerWith, confidences } from './compose-answer.js';
import { type FieldName, fieldsOf } from './guide-fields.js';
import type { GuideWords } from './guide-words.js';
import { isAmong } from './meant-parts.js';
import { fieldsByRule, type Passages, passagesOf } from './passages.js';

export interface ChosenParts {
  readonly guide: CountryGuide;
  readonly names: readonly FieldName[];
  /** Whether the country is as sure as a name that our own list has. */
  readonly isSureOfCountry: boolean;
}

/** Whether the words of the question lead to this part as well. */
function isByRule([first]: readonly FieldName[], { ranked, meant }: InGuide, question: Question): boolean {
  const { sections, sentence } = question;
  const [nearest] = ranked;
  const isNearest = nearest !== undefined && nearest.name === first && nearest.coverage >= coverages.named;
  const isMeant = first !== undefined && meant.parts[0] !== undefined && isAmong([first], meant.parts[0].name);
  return (
    isNearest || isMeant || sections.some((section) => fieldsByRule(section, sentence).some((name) => name === first))
  );
}

/** One passage a section, whose texts are those of its parts. */
function passagesOfParts({ guide, names }: ChosenParts, { ranked }: InGuide, words: GuideWords): Passages[] {
  const fields = fieldsOf(guide);
  const each = names.map((name) => {
    const near = ranked.find((one) => one.name === name && one.coverage >= coverages.named);
    return passagesOf(near ?? { name, field: fields[name], fitting: [] }, guide, words);
  });
  return [...new Set(each.map(({ section }) => section))].map((section) => {
    const same = each.filter((one) => one.section === section);
    return {
      section,
      texts: same.flatMap(({ texts }) => texts),
      isExact: true,
      names: same.flatMap((one) => one.names),
    };
  });
}

/** Answers with parts that a language model chose: surely only where the rules come to the same. */
export function answerChosen(parts: ChosenParts, found: InGuide, question: Question): Retrieved {
  const { words } = question;
  const isAgreed = parts.isSureOfCountry && !isOffTopic(question) && isByRule(parts.names, found, question);
  return answerWith(parts.guide, passagesOfParts(parts, found, words), {
    words,
    ranked: found.ranked,
    confidence: isAgreed ? confidences.chosenByBoth : confidences.chosen,
    // What the model alone chose may lack what was asked.
    missingIn: isAgreed ? found.missingIn : () => Number.POSITIVE_INFINITY,
  });
}
