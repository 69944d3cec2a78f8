import type { GuideAnswer } from '@meg/shared/contract/answers';
import { AppError } from '../../app-error.js';
import { asksForOfficeMoves, asksOfCompanyItself } from '../../asked/company-itself.js';
import { asksOfCrewItself } from '../../asked/crew-questions.js';
import { asksToMoveOnDay } from '../../asked/moving-day.js';
import { asksToConnectMachines } from '../../asked/office-things.js';
import { asksForPartOfService } from '../../asked/part-of-service.js';
import { asksHowToPay, asksToPayWith } from '../../asked/paying.js';
import { plainQuestion } from '../../asked/price-topics.js';
import { namesTax } from '../../asked/sales-tax.js';
import type { ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { AnswerWriter, Retrieved } from '../../retrieval/answer-source.js';
import type { Matters } from '../../retrieval/matters/matters.js';
import { wordsOf } from '../../text/question-words.js';
import {
  type AdviceService,
  type CountriesInQuestion,
  countryOfCompany,
  type FoundAdvice,
} from '../advice/advice.service.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { Company } from '../companies/companies.service.js';
import type { guidesFeature } from '../guides/guides.feature.js';
import type { Understood } from '../guides/guides.service.js';
import { confidences, GuideWords } from '../guides/guides.service.js';
import type { knowledgeFeature } from '../knowledge/knowledge.feature.js';
import { likelyLanguage } from '../language-model/language-model.service.js';
import type { openQuestionsFeature } from '../open-questions/open-questions.feature.js';
import type { AnswerRequest } from './answer-request.js';
import type { Asked } from './asked-question.js';
import { asksForPetsWithin, goesAbroad, orGuideOfBorder, searchGuides } from './border-answer.js';
import { type ChoosingServices, ChosenAnswers } from './chosen/chosen-answers.js';
import { askedPlaces } from './company/asked-places.js';
import { type EntryQuestion, findEntry, giveEntry } from './company/company-entries.js';
import { sayNotTold, sayTaxNotTold } from './company/company-facts.js';
import { CompanyIndexes } from './company/company-indexes.js';
import type { CompanyQuestion } from './company/company-question.js';
import { ownPassageOn } from './company/own-passage-on.js';
import { isSpokenTo, isToCompany, mattersIn, plainWords } from './company/to-company.js';
import { countryAsked } from './country-asked.js';
import { continuesQuestion } from './follow-up.js';
import { answerByCoverage, coverages, lessSure, lessSurely, sureGuide } from './how-sure.js';
import { withKindness } from './kind-answer.js';
import { answerOnLeaving } from './leaving-answer.js';
import { MeantAnswers, type MeantQuestion } from './meant-answers.js';
import { isOfMoveAlone, isOfNamedAppliance } from './not-of-guide.js';
import { OwnAnswers } from './own-answers.js';
import type { PriceServices } from './price-answers.js';
import { answerOnSingleMatter } from './single-matter-answer.js';
import { answerBySureAdvice } from './sure-advice.js';
import { isOnTaxOfPrice } from './tax-of-price.js';
import { withoutUnsureYes } from './unsure-yes.js';
import { weighAnswer } from './weigh-answer.js';
import { inWriterWords, piecesOf, writtenPieces } from './written-answer.js';

export interface FeaturesUsed
  extends ServiceOf<typeof companiesFeature>,
    ServiceOf<typeof guidesFeature>,
    ServiceOf<typeof knowledgeFeature>,
    Pick<ServiceOf<typeof openQuestionsFeature>, 'askedQuestions'> {
  /** Chooses what the rules are not sure of. If undefined, nothing more is looked for. */
  passageChooser?: ChoosingServices['passageChooser'];
  /** Rewords answers, as a language model does. If undefined, answers are given as they were found. */
  writer?: AnswerWriter | undefined;
  /** What questions are learnt to be about. If undefined, only their words count. */
  matters?: Matters | undefined;
  /** If undefined, nothing is said of the price on the screen. */
  pricing?: PriceServices | undefined;
}

interface Needs extends FeaturesUsed, Pick<Ground, 'now' | 'mailer' | 'languages'> {
  advice: AdviceService;
}

/** The code of an unknown language. */
const undetermined = 'und';
const unsure = 0.3;
/** How sure it is at most that the company has not told something. */
const notToldAtMost = 0.4;
/** Below a longer answer nobody would read what may be meant as well. */
const longestAbove = 700;

export type Piece = { readonly text: string } | { readonly answer: GuideAnswer };

/** Answers from the company's entries, the guides and the advice: whichever fits the question best. */
export class AnswersService {
  private readonly indexes = new CompanyIndexes();
  private readonly meant: MeantAnswers;
  private readonly chosen: ChosenAnswers;
  private readonly own: OwnAnswers;

  constructor(private readonly needs: Needs) {
    this.meant = new MeantAnswers(needs.matters, needs.advice);
    this.chosen = new ChosenAnswers(needs);
    this.own = new OwnAnswers(needs, this.meant);
  }

  async search(request: AnswerRequest): Promise<Retrieved> {
    const asked = await this.ask(request);
    const found = withKindness(await this.findFor(asked), asked.question);
    this.noteIfOpen(asked, found);
    const offered = found ?? this.offerNear(asked);
    if (!offered) throw new AppError('not_found', { message: request.reader.words.answers.unknown });
    return this.withAdviceBeside(offered, asked);
  }

  /** Below what is not very likely right: the advice that may be meant as well. The company's own matters have none. */
  private withAdviceBeside(found: Retrieved, asked: Asked): Retrieved {
    const { request, understood, isOutOfScope, isToCompany: isForCompany } = asked;
    const isOfGuide = found.answer.country !== null || understood.countries.about.length > 0;
    const isForOthers = isForCompany || isSpokenTo(plainWords(wordsOf(request.query)), false);
    const isSure = found.answer.confidence > lessSure || isUnknownOfLeaving(asked, found);
    const isLong = found.answer.answer.length > longestAbove;
    if (isSure || isLong || isOfGuide || isForOthers || isOutOfScope || understood.scope.isElsewhere) return found;
    const beside = this.meant.adviceBeside(found, this.meantQuestion(asked));
    if (!beside || found.answer.answer.includes(beside.answer.answer)) return found;
    const { words } = asked.question;
    const [holdsEverywhere = ''] = beside.answer.answer.split('\n\n');
    const answer = `${found.answer.answer}\n\n${words.say('meant_too')}\n${holdsEverywhere}`;
    const passages = found.passages.length > 0 ? [...found.passages, ...beside.passages] : [];
    const sources = found.answer.sources.length > 0 ? found.answer.sources : beside.answer.sources;
    return { ...found, passages, answer: { ...found.answer, answer, sources } };
  }

  /** In place of no answer, what is likeliest meant, as unsure as that is, and questions that may be meant. */
  private offerNear(asked: Asked): Retrieved | undefined {
    const { request, understood } = asked;
    const { reader } = request;
    if (asked.isOutOfScope || understood.scope.isElsewhere) return undefined;
    const ofGuides = isOfMoveAlone(request.query, understood) ? undefined : this.needs.guides;
    const question = this.meantQuestion(asked);
    const meant = this.meant.near(question);
    const followUps = meant.length > 0 ? meant : this.needs.advice.near(understood.ownRest, reader);
    const ofGuide = this.meant.isRatherOfGuide(question) ? ofGuides?.nearest(request) : undefined;
    if (ofGuide) return ofGuide;
    const guess = this.meant.guess(question);
    if (guess) return { ...guess, answer: { ...guess.answer, followUps } };
    if (followUps.length === 0) return ofGuides?.nearest(request);
    const answer = reader.words.answers.perhaps;
    const said = { answer, sources: [], country: null, confidence: unsure, language: reader.code, followUps };
    return { answer: said, passages: [] };
  }

  private noteIfOpen({ request, understood }: Asked, found: Retrieved | undefined): void {
    const { company, query, reader, page, network, isTest = false } = request;
    if (isTest || network === undefined) return;
    const { answer, toCompany = false } = found ?? {};
    const country = understood.countries.about[0]?.slug ?? this.needs.guides.contextOf(request);
    const asked = { company, query, language: reader.code, answer, isToCompany: toCompany, country };
    this.needs.askedQuestions.note({ ...asked, page, network });
  }

  customs(request: AnswerRequest): Retrieved {
    const found = this.needs.guides.customs(request);
    if (!found) throw new AppError('not_found', { message: request.reader.words.answers.unknown });
    return found;
  }

  /** Yields the answer in pieces and then the whole answer, which is the valid one if they differ. */
  async *write(request: AnswerRequest, retrieved: Retrieved, signal: AbortSignal): AsyncGenerator<Piece> {
    let text = '';
    const cited = new Set<string>();
    try {
      for await (const piece of this.written(request, retrieved, signal)) {
        text += piece.text;
        for (const id of piece.passageIds) cited.add(id);
        yield { text: piece.text };
      }
    } catch {
      // A writer should not throw. The answer that was found is still right.
      yield { answer: retrieved.answer };
      return;
    }
    if (signal.aborted) return;
    if (text === '') for (const piece of piecesOf(retrieved.answer.answer)) yield { text: piece };
    yield { answer: text === '' ? retrieved.answer : inWriterWords(retrieved, { text, cited }, request.reader) };
  }

  async translate(asked: { company: Company; text: string; targetLanguage: string; signal: AbortSignal }) {
    const { company, text, targetLanguage, signal } = asked;
    const call = { companyId: company.id, text, targetLanguage, signal };
    const writer = await this.writerFor(company);
    const translated = await writer?.translate(call).catch(() => undefined);
    return translated === undefined
      ? { response: text, language: likelyLanguage(text) ?? undetermined, isTranslated: false }
      : { response: translated, language: targetLanguage, isTranslated: true };
  }

  private async find(request: AnswerRequest): Promise<Retrieved | undefined> {
    return this.findFor(await this.ask(request));
  }

  private ask(request: AnswerRequest): Promise<Asked> {
    const { guides, pricing } = this.needs;
    const { query: text, reader, company } = request;
    const { understanding } = pricing ?? {};
    const read = understanding?.readQuestion({ text, reader, ...understanding.nearTo(company.config) });
    const about = read && countryAsked(guides, text, read);
    return this.read({ ...request, about }, { isOutOfScope: read?.isOutOfScope ?? false, towns: read?.others ?? [] });
  }

  /** The company's own words come before what generally holds, and before the word that it has told nothing. */
  private async findFor(asked: Asked): Promise<Retrieved | undefined> {
    const found = await this.findAnywhere(asked);
    const isGeneral = !found || found.toCompany || found.passages[0]?.id.startsWith('advice:');
    const own = isGeneral ? this.own.inOwnWords(asked) : undefined;
    return own ? withoutUnsureYes(own) : (this.generally(asked, found) ?? found);
  }

  /** "Who sorts a space for the lorry" asks nobody: where the company has told nothing, what generally holds answers. */
  private generally(asked: Asked, found: Retrieved | undefined): Retrieved | undefined {
    const { request, understood, question } = asked;
    const isOfNobody = !asked.isToCompany && !isSpokenTo(plainWords(wordsOf(request.query)), false);
    const isOpen = found !== undefined && isNotTold(found, question) && understood.countries.about.length === 0;
    return isOpen && isOfNobody ? this.meant.generally(this.meantQuestion(asked)) : undefined;
  }

  private async findAnywhere(asked: Asked): Promise<Retrieved | undefined> {
    const single = answerOnSingleMatter(this.needs.guides, asked);
    const sure = single ?? answerBySureAdvice(this.needs.advice, asked);
    if (sure) return sure;
    const byWords = this.findByWords(asked);
    const likeliest = this.findMeant(asked, byWords) ?? byWords;
    const meant = likeliest && orGuideOfBorder(this.needs.guides, likeliest, asked);
    const found = meant && this.meant.inOwnWords(meant, this.meantQuestion(asked));
    const chosen = await this.chosen.inPlaceOf(found, asked);
    if (chosen || !found) return chosen;
    const weighed = withoutUnsureYes(this.weigh(found, asked));
    return this.needs.guides.withPartBeside(weighed, asked.request);
  }

  private weigh(found: Retrieved, asked: Asked): Retrieved {
    const { request, understood, question, entries } = asked;
    const { matters } = this.needs;
    // "Should I put my savings in a Swiss fund" has words of the banks, "tomatoes for a salad in Bern" of what is limited.
    if (asked.isOutOfScope)
      return lessSurely(found, understood.scope.isElsewhere ? notToldAtMost : confidences.offTopic);
    if (!matters) return found;
    const named = understood.countries.about.map(({ code, name }) => code ?? name);
    const typed = wordsOf(request.query);
    return weighAnswer(found, {
      ranked: matters.rankAsked(understood.rest),
      isOwnOn: (matter, id) => id === ownPassageOn(matter, entries.index, matters),
      isToCompany: asked.isToCompany || isSpokenTo(plainWords(typed), named.length > 0),
      words: typed.length,
      countries: new Set([...named, ...asked.towns]).size,
      doubt: question.words.say('maybe_meant'),
    });
  }

  /** By what the question is learnt to be about, where the words found nothing sure, or clearly something else. */
  private findMeant(whole: Asked, found: Retrieved | undefined): Retrieved | undefined {
    const { scope } = whole.understood;
    const asked = this.meantQuestion(whole);
    const mayBeOther = scope.isElsewhere || scope.asksForCost || asksBack(found);
    const isUntold = found !== undefined && !whole.isOnTax && isNotTold(found, whole.question);
    const told = isUntold ? this.meant.toldByCompany(asked) : undefined;
    if (told) return told;
    const isSaid =
      this.meant.isPlain(asked) || (asksBack(found) && !scope.isElsewhere && this.meant.isOfNoGuide(asked));
    if (whole.isOnTax || whole.isOutOfScope || (mayBeOther && !isSaid)) return undefined;
    if (isUnknownOfLeaving(whole, found)) return undefined;
    if (asksBack(found)) return this.meant.find(asked);
    if (found === undefined || isOpen(found)) return this.meant.find({ ...asked, hasPart: hasPart(found) });
    const matter = matterOf(found);
    const group = matter && this.meant.otherThan(matter, asked);
    if (!group) return undefined;
    const guide = group === 'guide' && asked.hasCountry ? searchGuides(this.needs.guides, whole) : undefined;
    return guide && guide.answer.confidence >= sureGuide ? guide : this.meant.find(asked);
  }

  private meantQuestion({ request, understood, question, entries, places }: Asked): MeantQuestion {
    const { countries, rest } = understood;
    const hasCountry = countries.about.length > 0 || request.country !== undefined;
    const namesCountry = countries.about.length > 0;
    const speaksOfPlaces: MeantQuestion['speaksOfPlaces'] = (entry) => giveEntry(entries, entry) !== undefined;
    const known = { hasCountry, namesCountry, places: places(), speaksOfPlaces };
    return { text: rest, question, index: entries.index, ...known };
  }

  private findByWords(asked: Asked): Retrieved | undefined {
    return this.own.find(asked, this.meantQuestion(asked)) ?? this.findElsewhere(asked);
  }

  private async read(
    request: AnswerRequest,
    { isOutOfScope, towns }: Pick<Asked, 'isOutOfScope' | 'towns'>,
  ): Promise<Asked> {
    const { company, query, reader } = request;
    const { guides, knowledge, languages, now } = this.needs;
    const typed = wordsOf(query);
    const words = plainWords(typed);
    const understood = guides.understand(query, request);
    const sentence = plainQuestion(query);
    const namesCountry = understood.countries.about.length > 0;
    const isOnTax = !namesCountry && isOnTaxOfPrice(this.needs.guides, sentence, request);
    const isOnPaying = asksToPayWith(sentence) || (!namesCountry && asksHowToPay(sentence));
    const isOfThoseWhoCome = asksOfCrewItself(sentence) || asksForPetsWithin(sentence, guides.endsOf(request.move));
    const isForCompany =
      isToCompany(words, understood) ||
      isOnTax ||
      isOnPaying ||
      isOfThoseWhoCome ||
      asksForPartOfService(sentence) ||
      asksToMoveOnDay(sentence) ||
      asksToConnectMachines(sentence) ||
      asksOfCompanyItself(sentence) ||
      asksForOfficeMoves(sentence);
    const entries: EntryQuestion = {
      company,
      query,
      index: await this.indexes.of(company.id, await knowledge.forCompany(company.id)),
      language: reader.code,
      isToCompany: isForCompany,
      matters: mattersIn(words),
      places: askedPlaces(typed, guides.countriesIn(typed), reader.code),
      thingsIn: (text) => this.needs.pricing?.understanding.thingsIn(text).specialItems ?? [],
    };
    const found = findEntry(entries, isForCompany ? coverages.toCompany : coverages.answering);
    // How one pays says nothing of tax.
    const entry = isOnTax && !namesTax(plainQuestion(found?.passage.text ?? '')) ? undefined : found;
    const question: CompanyQuestion = {
      company,
      understood,
      query,
      words: new GuideWords(reader),
      nowMs: now(),
      knownOfMove: () => this.needs.pricing?.understanding.moveInWords(request.move ?? {}, reader) ?? [],
      askedThings: () => this.thingsAsked(request),
      dayAsked: () => this.needs.pricing?.understanding.dayIn(query, reader),
      hasRange: request.hasRange ?? false,
      mayMail: await this.mayMail(company),
      chatLanguages: () => {
        const chosen = company.config.chatbotConfig.languages.filter((code) => languages.has(code));
        return chosen.length > 0 ? chosen : [...languages.keys()];
      },
    };
    const places = () => this.placesOf(understood.countries, request);
    const about = { isOutOfScope, towns, isOnTax, isToCompany: isForCompany };
    return { request, understood, entries, entry, question, places, ...about };
  }

  /** A wardrobe that nobody named comes with a whole home all the same: nothing is said of it. */
  private thingsAsked({ query, move = {}, reader }: AnswerRequest) {
    const { specialItems = [], items = [] } = this.needs.pricing?.understanding.thingsIn(query) ?? {};
    const { inventory } = move;
    const codes = [...specialItems, ...items.map(({ code }) => code)];
    const listed = new Set<string>([...(move.specialItems ?? []), ...(inventory?.items ?? []).map(({ code }) => code)]);
    const isMissed = new Set<string>(inventory?.isComplete ? codes : specialItems);
    const inWords = (some: typeof codes) => some.map((code) => reader.words.inventory[code]);
    return {
      noted: inWords(codes.filter((code) => listed.has(code))),
      missing: inWords(codes.filter((code) => !listed.has(code) && isMissed.has(code))),
    };
  }

  private findElsewhere({ request, understood, entry }: Asked): Retrieved | undefined {
    const guide = searchGuides(this.needs.guides, { request, understood });
    const near = this.advise(understood, request);
    // Of leaving a country nothing is told that only comes near.
    const isNear = understood.countries.isLeaving && near !== undefined && near.coverage < coverages.certain;
    const advice = isNear && guide?.passages.length === 0 ? undefined : near;
    const isCertain = advice !== undefined && advice.coverage >= coverages.certain && !advice.yieldsToGuide;
    const isAdvice = isCertain && (advice.isOfNamed || isWeakMatch(understood, guide));
    if (guide && guide.answer.confidence >= sureGuide && !isAdvice) return guide;
    if (guide && guide.passages.length > 0 && !isAdvice && !advice?.isOfNamed && understood.countries.about.length > 0)
      return guide;
    const leaving = advice ? undefined : this.onLeaving(understood, request);
    if (leaving) return leaving;
    if (entry && entry.coverage >= (advice?.coverage ?? 0)) return this.own.ofEntry(entry, request);
    // Advice that holds everywhere may miss what a question about one country means.
    const isOfAnyCountry = understood.countries.about.length > 0 && !advice?.isOfNamed;
    const coverage = isOfAnyCountry ? lessSure : advice?.coverage;
    return advice
      ? answerByCoverage({ ...advice, coverage: Math.min(advice.coverage, coverage ?? 1) }, request.reader)
      : guide;
  }

  private onLeaving(understood: Understood, request: AnswerRequest): Retrieved | undefined {
    return answerOnLeaving(this.needs.advice, understood, this.placesOf(understood.countries, request), request.reader);
  }

  private advise(understood: Understood, request: AnswerRequest): FoundAdvice | undefined {
    const { scope, countries } = understood;
    const found = scope.isElsewhere ? undefined : this.adviceOn(understood, request);
    const isCountryKnown =
      countries.about.length > 0 || request.country !== undefined || goesAbroad(this.needs.guides, request);
    const isNamed =
      found && isOfNamedAppliance(request.query, { passages: [found.passage] }, countries.about.length > 0);
    return isNamed || (found?.asksForCountry && isCountryKnown) ? undefined : found;
  }

  private adviceOn({ ownRest, countries }: Understood, request: AnswerRequest): FoundAdvice | undefined {
    const { advice } = this.needs;
    const { previousQuery, reader } = request;
    const places = this.placesOf(countries, request);
    const found = advice.find({ text: ownRest, leastCoverage: coverages.answering, reader, places });
    if (found || previousQuery === undefined || !continuesQuestion(ownRest)) return found;
    const text = `${previousQuery} ${ownRest}`;
    return advice.find({ text, leastCoverage: coverages.together, reader, places });
  }

  /** Whose rules may be meant. */
  private placesOf({ about, from }: Understood['countries'], { company, move }: AnswerRequest): CountriesInQuestion {
    const { guides } = this.needs;
    const { origin, destination } = guides.endsOf(move);
    const inAddress = guides.countriesIn(wordsOf(company.config.contactInfo.address)).at(-1)?.country.code;
    return {
      about: about.map(({ slug }) => slug),
      from: from.map(({ slug }) => slug),
      origin: origin?.slug,
      destination: destination?.slug,
      ofCompany: countryOfCompany(company.config, inAddress ?? undefined),
    };
  }

  private async *written(request: AnswerRequest, retrieved: Retrieved, signal: AbortSignal) {
    const writer = retrieved.passages.length === 0 ? undefined : await this.writerFor(request.company);
    if (!writer) return;
    const history = await this.historyOf(request);
    const { company, query, reader } = request;
    const call = { companyId: company.id, question: query, history, language: reader.code, retrieved, signal };
    yield* writtenPieces(writer.write(call));
  }

  private async mayMail({ id }: Company): Promise<boolean> {
    const { mailer, standing } = this.needs;
    return !mailer.isDropping && (await standing.waitsFor(id)) === null;
  }

  private async writerFor({ id }: Company): Promise<AnswerWriter | undefined> {
    const { writer, standing } = this.needs;
    return writer && (await standing.waitsFor(id)) === null ? writer : undefined;
  }

  /** Searches for the earlier answer again, because one that the visitor sends could be forged. */
  private async historyOf({ previousQuery, ...request }: AnswerRequest) {
    if (previousQuery === undefined) return [];
    const earlier = await this.find({ ...request, query: previousQuery });
    return earlier ? [{ question: previousQuery, answer: earlier.answer.answer }] : [];
  }
}

/** Whether the answer is a question, such as which country is meant, or that something is not known. */
const asksBack = (found: Retrieved | undefined): boolean =>
  found !== undefined &&
  found.toCompany !== true &&
  found.passages.length === 0 &&
  found.answer.confidence <= confidences.askingBack;

/** Whether the answer is no more than that a guide tells nothing of leaving its country. */
const isUnknownOfLeaving = ({ understood }: Asked, found: Retrieved | undefined): boolean =>
  understood.countries.isLeaving && asksBack(found);

/** Whether the answer is no more than that the company has not told the chat. */
const isNotTold = (found: Retrieved, question: CompanyQuestion): boolean =>
  found.toCompany === true &&
  [sayNotTold(question), sayTaxNotTold(question)].some(({ answer }) => found.answer.answer.startsWith(answer.answer));

/** Whether a part of a guide was found, be it the right one or not. */
const hasPart = (found: Retrieved | undefined): boolean => (found?.passages.length ?? 0) > 0;

/** Whether the rules have found nothing that is surely meant. */
const isOpen = ({ answer }: Retrieved): boolean => answer.confidence < sureGuide && answer.confidence > notToldAtMost;

/** What an answer is about that others may be meant instead of. The company's own words and figures stand. */
function matterOf({ passages: [passage], toCompany }: Retrieved): string | undefined {
  if (toCompany) return 'company.';
  if (passage?.id.startsWith('guide:')) return 'guide.';
  return passage?.id.startsWith('advice:') ? passage.id.replace(':', '.') : undefined;
}

/** Whether the country comes only from the conversation, or only words about the time of clearance match. */
function isWeakMatch({ countries }: Understood, guide: Retrieved | undefined): boolean {
  if (!guide) return false;
  const { confidence } = guide.answer;
  const isOfClearance = guide.passages.every(({ id }) => id.endsWith(':clearance'));
  return countries.about.length === 0
    ? confidence <= confidences.fromContext
    : confidence <= confidences.byWords && isOfClearance;
}
