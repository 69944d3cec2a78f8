import { PhraseTable } from '../../../text/phrase-table.js';
import type { Word } from '../../../text/question-words.js';
import type { Understood } from '../../guides/guides.service.js';
import { address, addressOrOthers, courtesies, duties, howItIsDone, policies } from './addressed-words.js';
import { asksForSupplies } from './asked-supplies.js';
import { namesCarriedPets, namesPetsOnLorry } from './carried-things.js';
import { type CompanyMatter, companyMatters, otherServices } from './company-matters.js';

const matters = new PhraseTable(Object.entries(companyMatters) as [CompanyMatter, string][]);
const services = new PhraseTable([[true, otherServices]]);
const speaks = new PhraseTable([[true, address]]);
const speaksOrTells = new PhraseTable([[true, addressOrOthers]]);
const isPolite = new PhraseTable([[true, courtesies]]);
const asksHow = new PhraseTable([[true, howItIsDone]]);
const asksWhatIsDue = new PhraseTable([[true, duties]]);
const namesPolicy = new PhraseTable([[true, policies]]);

/** What is asked for before a booking, also with "do you need". */
const wantedByCompany: readonly CompanyMatter[] = ['deposit', 'payment', 'survey', 'contract'];

export const plainWords = (words: readonly Word[]): string[] => words.map(({ plain }) => plain);

export const mattersIn = (words: readonly string[]): ReadonlySet<CompanyMatter> => matters.find(words);

/** Whether the grammar speaks to the company: "do you tune harps?" */
export function isSpokenTo(words: readonly string[], namesCountry: boolean): boolean {
  const isAddressed = speaks.find(words).size > 0 || (!namesCountry && speaksOrTells.find(words).size > 0);
  return isAddressed && isPolite.find(words).size === 0 && asksHow.find(words).size === 0;
}

const carriesPets = (words: readonly string[]): boolean => namesCarriedPets(` ${words.join(' ')} `);

/**
 * Whether only the company can know the answer: what it offers, has and asks for. Told by the grammar, which speaks to
 * the company, together with a matter of companies; "do you need a visa for Japan?" means anybody.
 */
export function isToCompany(words: readonly string[], { countries, sections }: Understood): boolean {
  if (countries.about.length > 0 && sections.length > 0) return false;
  if (namesPolicy.find(words).size > 0) return countries.about.length === 0;
  if (asksForSupplies(words) || namesPetsOnLorry(` ${words.join(' ')} `)) return true;
  if (!isSpokenTo(words, countries.about.length > 0)) return false;
  if (carriesPets(words)) return true;
  const asked = mattersIn(words);
  const isDue = asksWhatIsDue.find(words).size > 0;
  if (isDue && !wantedByCompany.some((matter) => asked.has(matter)) && !asked.has('disposal')) return false;
  return asked.size > 0 || services.find(words).size > 0;
}
