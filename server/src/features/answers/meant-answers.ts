import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';
import { asksToMoveOnDay } from '../../asked/moving-day.js';
import { plainQuestion } from '../../asked/price-topics.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import type { EntryIndex } from '../../retrieval/entry-index.js';
import type { Matters, RankedMatter } from '../../retrieval/matters/matters.js';
import type { AdviceService, CountriesInQuestion } from '../advice/advice.service.js';
import { namesSupplies } from './company/asked-supplies.js';
import { answerOnChatTopic, answerOnTopic, sayNotTold } from './company/company-facts.js';
import type { CompanyQuestion } from './company/company-question.js';
import { entryOn } from './company/entry-on-matter.js';
import { passageOfEntry } from './company/entry-passage.js';
import { chatTopicOf, settingOf } from './company/matter-topics.js';
import { isOfNamedAppliance } from './not-of-guide.js';
import { answerWithPassage } from './passage-answer.js';

export interface MeantQuestion {
  /** Without the names of countries. */
  readonly text: string;
  readonly question: CompanyQuestion;
  readonly index: EntryIndex<KnowledgeEntry>;
  /** Whether an entry speaks of each place that is asked about. */
  readonly speaksOfPlaces: (entry: KnowledgeEntry) => boolean;
  readonly places: CountriesInQuestion;
  /** Whether a country is named or known, whose guide was asked already. */
  readonly hasCountry: boolean;
  readonly namesCountry: boolean;
  /** Whether the guide of that country has a part that may be meant. */
  readonly hasPart?: boolean;
}

/** From which share on the likeliest matter is answered, and how sure the answer is. */
const levels = [
  { share: 0.6, confidence: 0.65 },
  { share: 0.35, confidence: 0.55 },
] as const;
/** The part of the words that must speak for a matter. */
const leastSupport = 0.34;
const leastOfCompany = 0.25;
const leastOfGuide = 0.4;
const mostNear = 3;
const mostWordsOfList = 8;
const leastNear = 0.05;
const leastOfGuess = 0.12;
const guessed = 0.45;
/** Of the advice that may be meant as well: how likely it is, and how many are looked at. */
const leastBeside = 0.1;
const mostBeside = 2;
/** How much likelier another matter has to be to replace what was found by words. */
const instead = { share: 0.5, times: 2 } as const;
const namedFactor = 8;
const plain = { share: 0.75, support: 0.45 } as const;
const ofPlaces: readonly string[] = ['company.areas', 'company.local'];
/** Advice on what a company has terms of its own for. */
const ownMatters: Readonly<Record<string, string>> = {
  'advice:general.cancel': 'company.cancellation',
  'advice:packing.who': 'company.packing',
};

/** What generally holds on matters that a company may have terms of its own for. */
const generalOn: Readonly<Record<string, string>> = {
  'company.survey': 'advice.general.survey',
  'company.parking': 'advice.planning.parking',
  'company.trust': 'advice.general.choosing',
  'company.appliances': 'advice.packing.fridge',
  'company.availability': 'advice.planning.start',
  'company.extraCharges': 'advice.costs.what-counts',
  'company.guarantee': 'advice.insurance.cover',
  'company.special': 'advice.specialty.heavy',
  'company.storage': 'advice.general.storage',
};

const groupOf = (matter: string): string => matter.slice(0, matter.indexOf('.'));
const nameOf = (matter: string): string => matter.slice(matter.indexOf('.') + 1);

/** Answers questions by what their words are learnt to be about, where the words alone find nothing or little. */
export class MeantAnswers {
  constructor(
    private readonly matters: Matters | undefined,
    private readonly advice: AdviceService,
  ) {}

  /** The answer to what is likeliest meant; undefined if nothing is likely enough. */
  find(asked: MeantQuestion): Retrieved | undefined {
    const [likeliest] = this.rank(asked).filter(({ matter }) => groupOf(matter) !== 'guide' || !asked.hasCountry);
    const level = likeliest && levels.find(({ share }) => likeliest.share >= share);
    if (!level || (asked.namesCountry && this.isForGuide(asked, likeliest))) return undefined;
    if (asked.namesCountry && asked.hasPart && level !== levels[0]) return undefined;
    if (likeliest.support < leastSupport) return undefined;
    const found = this.answer(likeliest.matter, level.confidence, asked);
    const isOfList = asked.question.query.split(/\s+/u).length <= mostWordsOfList;
    return found && isOfList && this.isOnlyNamed(found, asked) ? undefined : found;
  }

  /** "A bed, a fridge and a TV" asks nothing of them. */
  private isOnlyNamed(found: Retrieved, { question, namesCountry }: MeantQuestion): boolean {
    return isOfNamedAppliance(question.query, found, namesCountry);
  }

  /** What generally holds on the matter that a question to nobody asks of, where the company has told nothing of it. */
  generally(asked: MeantQuestion): Retrieved | undefined {
    const [likeliest] = this.rank(asked);
    const matter = likeliest && likeliest.share >= instead.share ? generalOn[likeliest.matter] : undefined;
    const found = matter === undefined ? undefined : this.answer(matter, levels[1].confidence, asked);
    return found && this.isOnlyNamed(found, asked) ? undefined : found;
  }

  /** The advice that may be meant as well as what was found. */
  adviceBeside({ passages }: Retrieved, asked: MeantQuestion): Retrieved | undefined {
    const isTold = (matter: string) => passages.some(({ id }) => id === matter.replace('.', ':'));
    const likely = this.rank(asked)
      .filter(({ matter }) => groupOf(matter) === 'advice')
      .slice(0, mostBeside)
      .find(({ matter, share, support }) => share >= leastBeside && support >= leastSupport && !isTold(matter));
    const beside = likely && this.answer(likely.matter, guessed, asked);
    return beside && this.isOnlyNamed(beside, asked) ? undefined : beside;
  }

  /** Whether nothing but one advice or matter of the company can be meant. */
  isPlain(asked: MeantQuestion): boolean {
    const [likeliest] = this.rank(asked);
    if (!likeliest || likeliest.share < plain.share || likeliest.support < plain.support) return false;
    return ['advice', 'company'].includes(groupOf(likeliest.matter));
  }

  /** Whether advice or a matter of the company is likelier meant than anything in a guide, though no country is known. */
  isOfNoGuide(asked: MeantQuestion): boolean {
    const [likeliest] = this.rank(asked);
    if (asked.hasCountry || !likeliest || likeliest.support < plain.support) return false;
    const isSuch = ['advice', 'company'].includes(groupOf(likeliest.matter)) && likeliest.share >= levels[1].share;
    return isSuch && likeliest.share >= instead.times * this.shareOf('guide', asked);
  }

  /** What is so much likelier than this matter, or group of matters, that it is meant instead: the name of its group. */
  otherThan(matter: string, asked: MeantQuestion): string | undefined {
    const ranked = this.rank(asked);
    const [likeliest] = ranked;
    const ofThese = ranked.reduce((sum, one) => (one.matter.startsWith(matter) ? sum + one.share : sum), 0);
    const own = asked.namesCountry && matter === 'guide.' ? ofThese * namedFactor : ofThese;
    if (!likeliest || likeliest.matter.startsWith(matter) || groupOf(likeliest.matter) === 'none') return undefined;
    const isMeant = likeliest.share >= instead.share && likeliest.share >= instead.times * own;
    return isMeant ? groupOf(likeliest.matter) : undefined;
  }

  /** Whether the words hardly speak for this matter, as "they told me a price by phone" does not ask for the number. */
  isHardlyOn(matters: readonly string[], asked: MeantQuestion): boolean {
    const ranked = this.rank(asked);
    const share = ranked.reduce((sum, one) => (matters.includes(one.matter) ? sum + one.share : sum), 0);
    return ranked.length > 0 && share < leastNear;
  }

  /** What is likeliest meant, where nothing is likely enough for an answer. */
  guess(asked: MeantQuestion): Retrieved | undefined {
    const [likeliest] = this.rank(asked).filter(({ matter }) => groupOf(matter) !== 'guide');
    if (!likeliest || likeliest.share < leastOfGuess || groupOf(likeliest.matter) === 'none') return undefined;
    const guess = this.answer(likeliest.matter, guessed, asked);
    return guess?.toCompany || (guess && this.isOnlyNamed(guess, asked)) ? undefined : guess;
  }

  /** Whether a matter of the company may be meant, as far as that is known. */
  isOfCompany(text: string): boolean {
    const ranked = this.matters?.rank(text) ?? [];
    const share = ranked.reduce((sum, one) => (groupOf(one.matter) === 'company' ? sum + one.share : sum), 0);
    return ranked.length === 0 || share >= leastOfCompany;
  }

  /** Whether a guide of the country that is named or known may know it rather than the company. */
  isOfGuide(asked: MeantQuestion): boolean {
    const ofGuide = this.shareOf('guide', asked);
    return asked.hasCountry && ofGuide >= leastOfGuide && ofGuide >= instead.times * this.shareOf('company', asked);
  }

  /** Whether the guide of the country that is named is likelier meant than any advice or matter of the company. */
  isRatherOfGuide(asked: MeantQuestion): boolean {
    const [other] = this.rank(asked).filter(({ matter }) => groupOf(matter) !== 'guide');
    return asked.namesCountry && this.shareOf('guide', asked) >= (other?.share ?? 0);
  }

  private shareOf(group: string, asked: MeantQuestion): number {
    return this.rank(asked).reduce((sum, one) => (groupOf(one.matter) === group ? sum + one.share : sum), 0);
  }

  /** Whether a part of the guide of the named country may as well be meant. */
  private isForGuide(asked: MeantQuestion, { share }: RankedMatter): boolean {
    return this.shareOf('guide', asked) * namedFactor >= share;
  }

  /** Questions that may be meant, the likeliest first. */
  near(asked: MeantQuestion): string[] {
    const { reader } = asked.question.words;
    const likely = this.rank(asked).filter(({ share, support }) => share >= leastNear && support > 0);
    const texts = likely.flatMap(({ matter }) => {
      const id = this.advice.idOf(nameOf(matter));
      if (groupOf(matter) === 'advice') return (id && this.advice.questionOf(id, reader)) ?? [];
      return groupOf(matter) === 'company' ? (entryOn(matter, asked.index, this.matters)?.question ?? []) : [];
    });
    return [...new Set(texts)].slice(0, mostNear);
  }

  private rank({ text }: MeantQuestion): RankedMatter[] {
    return this.matters?.rankAsked(text) ?? [];
  }

  private answer(matter: string, confidence: number, asked: MeantQuestion): Retrieved | undefined {
    if (groupOf(matter) === 'company') return this.ofCompany(matter, confidence, asked);
    const { reader } = asked.question.words;
    const { places, text } = asked;
    const id = groupOf(matter) === 'advice' ? this.advice.idOf(nameOf(matter)) : undefined;
    const advice = id && this.advice.give(id, { text, reader, places });
    if (!advice || (advice.asksForCountry && asked.namesCountry)) return undefined;
    return answerWithPassage(advice, confidence, reader);
  }

  /** What the company has told of the matter of its own that is likeliest meant; where it moves is told from what is named. */
  toldByCompany(asked: MeantQuestion): Retrieved | undefined {
    const [likeliest] = this.rank(asked).filter(({ matter }) => groupOf(matter) === 'company');
    if (!likeliest || likeliest.support < leastSupport || likeliest.share < leastOfCompany) return undefined;
    if (ofPlaces.includes(likeliest.matter)) return undefined;
    // Its opening hours do not say whether it moves on such a day.
    const isOfHours = settingOf(likeliest.matter) === 'hours' && asksToMoveOnDay(plainQuestion(asked.question.query));
    if (isOfHours && !entryOn(likeliest.matter, asked.index, this.matters)) return undefined;
    const level = likeliest.share >= instead.share ? levels[0] : levels[1];
    const told = this.ofCompany(likeliest.matter, level.confidence, asked);
    return told.toCompany ? undefined : told;
  }

  /** What the company has told of this matter, in whatever words that is asked. */
  toldOn(matter: string, asked: MeantQuestion): Retrieved | undefined {
    const told = this.ofCompany(matter, levels[0].confidence, asked);
    return told.toCompany ? undefined : told;
  }

  /** What the company has told of boxes, be it only beside its packing. */
  toldOfSupplies(asked: MeantQuestion): Retrieved | undefined {
    const told = this.toldOn('company.supplies', asked) ?? this.toldOn('company.packing', asked);
    return told && namesSupplies(told.answer.answer) ? told : undefined;
  }

  /** The company's own entry in place of advice on the same matter. */
  inOwnWords(found: Retrieved, { question, index }: MeantQuestion): Retrieved {
    const own = ownMatters[found.passages[0]?.id ?? ''];
    const entry = own && entryOn(own, index, this.matters);
    if (!entry) return found;
    const confidence = Math.min(found.answer.confidence, levels[0].confidence);
    return answerWithPassage(passageOfEntry(entry, question.company), confidence, question.words.reader);
  }

  private ofCompany(matter: string, confidence: number, asked: MeantQuestion): Retrieved {
    const { question, index, speaksOfPlaces } = asked;
    const entry = entryOn(matter, index, this.matters);
    const { company, words } = question;
    if (entry && !speaksOfPlaces(entry)) return sayNotTold(question);
    if (entry) return answerWithPassage(passageOfEntry(entry, company), confidence, words.reader);
    const chat = chatTopicOf(matter);
    if (chat) return answerOnChatTopic(question, chat, confidence);
    const setting = settingOf(matter);
    return (setting && answerOnTopic(question, setting, confidence)) ?? sayNotTold(question);
  }
}
