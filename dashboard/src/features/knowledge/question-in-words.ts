import { firmFacts } from '@meg/shared/domain/companies/firm-facts';
import { spelled } from '../../ui/text/format.js';

/** Questions that Meg has written are spelled as the company spells; those that it has written itself stay as they are. */
export const questionInWords = (question: string): string =>
  firmFacts.some((fact) => fact.question === question) ? spelled(question) : question;
