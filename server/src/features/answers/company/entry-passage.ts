import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { Company } from '../../companies/companies.service.js';
import type { FoundPassage } from '../passage-answer.js';
import { sourceOf } from './company-source.js';

/** An entry as it stands. */
export const passageOfEntry = ({ id, answer, language }: KnowledgeEntry, company: Company): FoundPassage => ({
  passage: { id: `company:${id}`, text: answer, country: null, sources: [sourceOf(company)] },
  language,
});
