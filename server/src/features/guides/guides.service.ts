import type { CountryGuide } from '@meg/shared/contract/guides';
import type { PartialMove } from '@meg/shared/contract/move';
import { AppError } from '../../app-error.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import type { Retrieved } from '../../retrieval/answer-source.js';
import type { Matters } from '../../retrieval/matters/matters.js';
import type { Word } from '../../text/question-words.js';
import { answerChosen } from './answer/answer-chosen.js';
import { answerNearest, answerQuestion, type Knowledge, lookIn, type Question } from './answer/answer-question.js';
import { ask, confidences, documentsOf, overviewOf } from './answer/compose-answer.js';
import type { FieldName } from './answer/guide-fields.js';
import { GuideWords } from './answer/guide-words.js';
import { meantParts } from './answer/meant-parts.js';
import { mayHaveBeside, withPartBeside } from './answer/part-beside.js';
import { PassageIndex } from './answer/passage-index.js';
import { answerOnMatter, type SingleMatter } from './answer/single-matters.js';
import { CountryIndex, findGuide } from './question/country-index.js';
import { countryInContext, endsOfMove, withLeftCountry } from './question/ends-of-move.js';
import { findNames } from './question/find-names.js';
import type { Mention } from './question/mention.js';
import { isOfPeople } from './question/place-roles.js';
import { ofCustoms } from './question/section-words.js';
import { type Understood, understand } from './question/understand-question.js';
import type { Guides } from './read-guides.js';
import { inLanguage } from './translations/dictionary.js';
import type { Translations } from './translations/read-translations.js';

export { confidences } from './answer/compose-answer.js';
export { fieldDescriptions } from './answer/field-descriptions.js';
export type { FieldName } from './answer/guide-fields.js';
export { type AnswerKey, GuideWords } from './answer/guide-words.js';
export type { SingleMatter } from './answer/single-matters.js';
export { isAside, isHomeOfSomebody, isOfOthers } from './question/aside-places.js';
export type { KnownCountry } from './question/country-index.js';
export type { Mention } from './question/mention.js';
export type { Understood } from './question/understand-question.js';

export interface GuideQuestion {
  readonly query: string;
  /** The conversation's country: a slug, a name or an alias. The question itself has priority. */
  readonly country?: string | undefined;
  /** The country that the towns of the question tell. */
  readonly about?: string | undefined;
  /** The question before this one. */
  readonly previousQuery?: string | undefined;
  /** What is known of the move: its ends count where the conversation names no country. */
  readonly move?: PartialMove | undefined;
  readonly reader: ReaderLanguage;
}

/** Parts of a guide that something else than the rules chose. */
export interface ChosenOfGuide {
  readonly slug: string;
  readonly names: readonly FieldName[];
  readonly isSureOfCountry: boolean;
}

/** From which share on a part of a guide is meant, whatever else the question names. */
const surelyOfGuide = 0.6;

export class GuidesService {
  private readonly knowledge: Knowledge;

  /** The languages in which names of countries are recognised. Without `matters`, only the words of the guides count. */
  constructor(
    guides: Guides,
    languages: Iterable<string>,
    private readonly matters?: Matters,
    private readonly translations: Translations = new Map(),
  ) {
    this.knowledge = { guides, index: new CountryIndex(guides, [...languages]), passages: new PassageIndex(guides) };
  }

  list(): { slug: string; code: string; name: string }[] {
    return [...this.knowledge.guides.values()].map(({ slug, code, country }) => ({ slug, code, name: country }));
  }

  understand(query: string, { about, move }: Pick<GuideQuestion, 'about' | 'move'> = {}): Understood {
    const understood = understand(query, this.knowledge.index);
    const guide = about === undefined ? undefined : this.knowledge.guides.get(about);
    const { countries } = understood;
    if (!guide) return { ...understood, countries: withLeftCountry(understood, this.endsOf(move)) };
    const country = { slug: guide.slug, name: guide.country, code: guide.code };
    return { ...understood, countries: { ...countries, about: [country], from: countries.from, isByCity: true } };
  }

  /** The countries where a move begins and ends. */
  endsOf(move: PartialMove | undefined): ReturnType<typeof endsOfMove> {
    return endsOfMove(this.knowledge, move);
  }

  /** All countries that are named, whether they are meant or not. */
  countriesIn(words: readonly Word[]): Mention[] {
    return findNames(words, this.knowledge.index).filter((mention) => !isOfPeople(words, mention));
  }

  overview(country: string, reader: ReaderLanguage): Retrieved {
    return this.told(overviewOf(this.require(country, reader), confidences.named, new GuideWords(reader)), reader);
  }

  documents(country: string, reader: ReaderLanguage): Retrieved {
    return this.told(documentsOf(this.require(country, reader), new GuideWords(reader)), reader);
  }

  /** Undefined if the question is not for the guides. */
  search(question: GuideQuestion): Retrieved | undefined {
    return this.answer(this.understand(question.query, question), question);
  }

  /** With the part of the guide that may be meant as well, where an answer from one guide is not very likely right. */
  withPartBeside(found: Retrieved, asked: GuideQuestion): Retrieved {
    const guide = this.knowledge.guides.get(found.answer.country ?? '');
    const understood = this.understand(asked.query, asked);
    if (!guide || !mayHaveBeside(found) || understood.countries.isLeaving) return found;
    const question = this.questionOf(understood, asked);
    const both = withPartBeside(found, guide, { ...question, ...lookIn(this.knowledge, guide, question) });
    return this.told(both, asked.reader);
  }

  /** What is nearest in the guide of the country that is named, for a question that nothing answers. */
  nearest(question: GuideQuestion): Retrieved | undefined {
    const asked = this.questionOf(this.understand(question.query, question), question);
    return this.told(answerNearest(this.knowledge, asked), question.reader);
  }

  /** A search for customs matters only. A country alone asks for its customs. */
  customs(question: GuideQuestion): Retrieved | undefined {
    const understood = this.understand(question.query);
    const sections = understood.sections.filter((section) => ofCustoms.has(section));
    return this.answer({ ...understood, sections, otherwise: 'customs' }, question);
  }

  /** The slug of the country that a question is about where it names none: the conversation's, or that of the move. */
  contextOf(asked: GuideQuestion): string | undefined {
    return this.questionOf(this.understand(asked.query), asked).inContext?.slug;
  }

  answerChosen(asked: GuideQuestion, { slug, ...chosen }: ChosenOfGuide): Retrieved | undefined {
    const guide = this.knowledge.guides.get(slug);
    const question = this.questionOf(this.understand(asked.query), asked);
    if (!guide || question.countries.isLeaving) return undefined;
    return this.told(
      answerChosen({ guide, ...chosen }, lookIn(this.knowledge, guide, question), question),
      asked.reader,
    );
  }

  /** On such a matter, in the country that is named or that the move goes to. Undefined where none has a guide. */
  onMatter(asked: GuideQuestion, matter: SingleMatter): Retrieved | undefined {
    const { origin, destination } = this.endsOf(asked.move);
    const { about } = this.understand(asked.query).countries;
    const named = about.find(({ code, slug }) => slug !== null && code !== origin?.code);
    const isAbroad = destination?.code !== origin?.code;
    const slug = named?.slug ?? (isAbroad ? destination?.slug : undefined) ?? undefined;
    const guide = slug === undefined ? undefined : this.knowledge.guides.get(slug);
    return guide && this.told(answerOnMatter(guide, matter, new GuideWords(asked.reader)), asked.reader);
  }

  /** Asks which country is meant. */
  askForCountry(reader: ReaderLanguage): Retrieved {
    return ask('ask_country', new GuideWords(reader));
  }

  private answer(understood: Understood & Pick<Question, 'otherwise'>, asked: GuideQuestion): Retrieved | undefined {
    return this.told(answerQuestion(this.knowledge, this.questionOf(understood, asked)), asked.reader);
  }

  /** In the reader's language, as far as the guides are translated. */
  private told<Found extends Retrieved | undefined>(found: Found, { code, words }: ReaderLanguage): Found | Retrieved {
    const dictionary = this.translations.get(code);
    return found && dictionary ? inLanguage(found, { code, inEnglish: words.answers.in_english, dictionary }) : found;
  }

  private questionOf(understood: Understood & Pick<Question, 'otherwise'>, asked: GuideQuestion): Question {
    const { previousQuery, country, reader } = asked;
    const earlier = previousQuery === undefined ? undefined : this.understand(previousQuery);
    const ofEarlier = earlier?.countries.about.length === 1 ? earlier.countries.about[0]?.slug : undefined;
    const ends = this.endsOf(asked.move);
    const went = earlier ? { ...understood, ...continueQuestion(understood, earlier) } : understood;
    const question = country === undefined ? went : aboutSpokenOf(went);
    const { isLeaving, from } = question.countries;
    const spokenOf = country === undefined ? ofEarlier : findGuide(this.knowledge, country)?.slug;
    const named = countryInContext(spokenOf ?? undefined, ends, isLeaving);
    const inContext = named === undefined ? undefined : this.knowledge.guides.get(named);
    const origin = from[0] ?? ends.origin;
    const meant = meantParts(this.matters?.rankAsked(question.rest) ?? []);
    const destination = ends.destination?.code === ends.origin?.code ? undefined : ends.destination;
    // "Staying with a friend, not in a hotel: do I tell the police?" is no question on hotels.
    const isElsewhere = question.scope.isElsewhere && meant.share < surelyOfGuide;
    const scope = { ...question.scope, isElsewhere };
    return { ...question, scope, inContext, origin, destination, meant, words: new GuideWords(reader) };
  }

  private require(country: string, { words }: ReaderLanguage): CountryGuide {
    const guide = findGuide(this.knowledge, country);
    if (!guide) throw new AppError('not_found', { message: words.answers.no_such_guide });
    return guide;
  }
}

/** In a conversation on a country, "my car is French" tells of the car, not of where the move goes. */
function aboutSpokenOf<Asked extends Understood>(asked: Asked): Asked {
  const { countries } = asked;
  return countries.isByAdjective ? { ...asked, countries: { ...countries, about: [], from: countries.about } } : asked;
}

/** "And for Japan?" asks the earlier question about another country; so does "Japan" in reply to "Which country?". */
function continueQuestion(now: Understood, earlier: Understood): Understood {
  const namesCountryAlone =
    now.countries.about.length > 0 && now.sections.length === 0 && !now.scope.hasOtherWords && !now.scope.asksForMore;
  if (!namesCountryAlone || earlier.sections.length === 0) return now;
  return { ...earlier, countries: now.countries };
}
