import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import type { EntryIndex } from '../../../retrieval/entry-index.js';
import { termsOf } from '../../../retrieval/terms.js';
import { isOneSlipAway } from '../../../text/one-typo.js';
import { plainSentence, wordsOf } from '../../../text/question-words.js';
import type { Company } from '../../companies/companies.service.js';
import type { AskedPlace } from './asked-places.js';
import type { CompanyMatter } from './company-matters.js';
import { mattersOfEntry } from './entry-matters.js';
import { passageOfEntry } from './entry-passage.js';
import { type NamesThings, speaksOfThings } from './things-of-entry.js';

export interface EntryQuestion {
  readonly company: Company;
  readonly index: EntryIndex<KnowledgeEntry>;
  readonly query: string;
  /** The code of the reader's language, in which entries are preferred. */
  readonly language: string;
  /** Whether only the company can know the answer, so that its entries need less of the question. */
  readonly isToCompany: boolean;
  readonly matters: ReadonlySet<CompanyMatter>;
  readonly places: readonly AskedPlace[];
  readonly thingsIn: NamesThings;
}

interface Candidate {
  readonly value: KnowledgeEntry;
  readonly coverage: number;
}

/** Of a question to the company: an entry on the same matter answers, however it is worded. */
const byMatter = { least: 0.8, more: 0.1 };
const byKeyword = { ofOneWord: 0.72, ofMore: 0.82, ofOthers: 0.72 };
/** What an entry in the reader's language may be behind. */
const languageLead = 0.1;
const leastForgiven = 5;
/** What is at a place, and at no other. */
const boundToPlace: readonly CompanyMatter[] = ['storage', 'parking'];

/** An entry on Sundays says nothing of Sunday evenings. */
function isOnAll(entry: KnowledgeEntry, asked: ReadonlySet<CompanyMatter>): boolean {
  const { matters } = mattersOfEntry(entry);
  return [...asked].every((matter) => matters.has(matter));
}

function coverageByMatter(entry: KnowledgeEntry, asked: ReadonlySet<CompanyMatter>): number {
  const { matters } = mattersOfEntry(entry);
  return asked.size > 0 && isOnAll(entry, asked) ? byMatter.least + (byMatter.more * asked.size) / matters.size : 0;
}

function isAmong(stem: string, stems: readonly string[]): boolean {
  return stems.some((one) => one === stem || (stem.length >= leastForgiven && isOneSlipAway(one, stem)));
}

function coverageByKeyword(entry: KnowledgeEntry, stems: readonly string[]): number {
  const found = mattersOfEntry(entry).keywords.filter((keyword) => keyword.every((stem) => isAmong(stem, stems)));
  if (found.length === 0) return 0;
  return found.some(({ length }) => length > 1) ? byKeyword.ofMore : byKeyword.ofOneWord;
}

/** Of a question that names nobody only a keyword of several words says enough: "parking permit". */
function coverageByPhrase(entry: KnowledgeEntry, stems: readonly string[]): number {
  return coverageByKeyword(entry, stems) === byKeyword.ofMore ? byKeyword.ofMore : 0;
}

/** The entries on what is asked, by their words and, where the company is asked, by their matters and keywords. */
function candidatesFor({ index, query, isToCompany, matters }: EntryQuestion, least: number): Candidate[] {
  const byWords = index.find(query, least);
  const stems = termsOf(query).map(({ stem }) => stem);
  const others = [...index.values()].flatMap((value) => {
    const lexical = byWords.find((one) => one.value === value)?.coverage ?? 0;
    const ofOthers = isToCompany
      ? Math.max(coverageByMatter(value, matters), isOnAll(value, matters) ? coverageByKeyword(value, stems) : 0)
      : Math.min(byKeyword.ofOthers, coverageByPhrase(value, stems));
    const coverage = Math.max(lexical, ofOthers);
    return coverage >= least ? { value, coverage: coverage + lexical / 100 } : [];
  });
  return others.sort((one, other) => other.coverage - one.coverage);
}

/** An entry says nothing of a place that it does not name, unless the company serves the place with all it does. */
function speaksOf(
  { company, matters }: EntryQuestion,
  entry: KnowledgeEntry,
  { name, code, isSure }: AskedPlace,
): boolean {
  if (mattersOfEntry(entry).text.includes(` ${name} `)) return true;
  if (boundToPlace.some((matter) => matters.has(matter))) return false;
  if (!isSure) return true;
  const { serviceAreas, serviceCountries } = company.config;
  const isArea = serviceAreas.some((area) => plainSentence(wordsOf(area)).includes(` ${name} `));
  return isArea || (code !== null && serviceCountries.includes(code));
}

/** Whether an entry may speak of each place and thing that is asked about. */
const speaksOfAll = (question: EntryQuestion, entry: KnowledgeEntry): boolean =>
  question.places.every((place) => speaksOf(question, entry, place)) &&
  speaksOfThings(entry, question.query, question.thingsIn);

function foundEntry({ company }: EntryQuestion, { value, coverage }: Candidate) {
  return { ...passageOfEntry(value, company), coverage: Math.min(1, coverage) };
}

/** The company's own entry that covers the question best. */
export function findEntry(question: EntryQuestion, least: number) {
  const { language } = question;
  const fitting = candidatesFor(question, least).filter(({ value }) => speaksOfAll(question, value));
  const [first] = fitting;
  const isNear = ({ coverage }: Candidate) => coverage >= (first?.coverage ?? 0) - languageLead;
  const best = fitting.find((one) => one.value.language === language && isNear(one)) ?? first;
  return best && foundEntry(question, best);
}

/** The entries of the company that may answer, the nearest by their words first. */
export function nearestEntries({ index, query }: EntryQuestion, most: number): KnowledgeEntry[] {
  const near = index.find(query, 0, most).map(({ value }) => value);
  return [...new Set([...near, ...index.values()])].slice(0, most);
}

/** This entry as an answer; undefined if the question is about a place or a thing of which it says nothing. */
export function giveEntry(question: EntryQuestion, value: KnowledgeEntry) {
  return speaksOfAll(question, value) ? foundEntry(question, { value, coverage: 0 }) : undefined;
}
