import type { CountryGuide } from '@meg/shared/contract/guides';
import { has, phrasePattern } from '../../../text/phrases.js';
import type { KnownCountry } from '../question/country-index.js';
import type { NamedThing } from '../question/name-by-kind.js';
import { goods, type Section } from '../question/section-words.js';
import { meantTips } from '../tips/meant-tips.js';
import { type FieldName, fieldsOf, textOf } from './guide-fields.js';
import type { GuideWords } from './guide-words.js';
import type { MeantParts } from './meant-parts.js';
import { textsOnThings } from './named-things.js';
import type { RankedField } from './rank-field.js';

const part = (words: string, ...fields: FieldName[]) => ({ words: phrasePattern(words), fields });

/** The fields of a section that certain words ask for. */
const parts: Partial<Record<Section, readonly ReturnType<typeof part>[]>> = {
  pets: [
    part('quarantin*, cuarentena*, quarantaine*, kuarantin*, karantiin*, حجر, الحجر', 'quarantine'),
    part(
      'vaccin*, rabies, jab, jabs, shots, microchip*, chip, titre, titer, tapeworm, vacuna*, vaksin*, vaktsin*, تطعيم*, لقاح*',
      'petSteps',
    ),
    part(
      'certificate*, papers, paperwork, document*, form, forms, permit, passport, certificado*, papeles, certificat*, ' +
        'papiers, dokumen*, sijil*, paber*, toend*, شهاده*, وثائق*, اوراق*',
      'petPapers',
    ),
  ],
  car: [
    part(
      'duty, duties, tax, taxes, vat, cost, costs, expensive, pay, impuesto*, arancel*, taxe, taxes, douane, tva, iva, ' +
        'cukai, duti, maks*, kaibemaks*, ضريبه*, ضرائب*, رسوم*, جمارك*',
      'carDuties',
    ),
    part(
      'worth, should i, good idea, age, old, years, right hand, left hand, side of the road, restrict*, merece la pena, ' +
        'vale la pena, vaut il, berbaloi, tasub, يستحق',
      'carWorth',
      'carRules',
    ),
    part(
      'paper, papers, document*, paperwork, form, forms, papeles, papiers, dokumen*, paber*, dokumendid, وثائق*, اوراق*',
      'carPapers',
    ),
  ],
  visa: [
    part(
      'famil*, spouse, wife, husband, partner, children, kids, parents, fiance*, join, espos*, hijos, epou*, conjoint*, ' +
        'enfants, isteri, suami, keluarga, anak, abikaasa*, pere*, lapsed, زوج*, عائله*, اسره*, اطفال*',
      'family',
    ),
    part(
      'tourist*, touriste*, visit*, holiday*, vacation*, short stay, turist*, vacaciones, vacances, pelancong*, melancong, سياحي*, سائح*',
      'touristVisa',
    ),
    part(
      'resid*, permanent*, settle, green card*, how long, long term, retire*, sejour, elamis*, pemastautin*, اقامه*',
      'residence',
    ),
    part('work*, job, employ*, trabaj*, travail*, kerja, bekerja, tooluba*, tootada, عمل, العمل', 'workVisa'),
  ],
  healthcare: [
    part('emergency, ambulance', 'emergency'),
    part('insur*, cover, seguro*, assurance*, insurans, kindlustus*, ravikindlustus*, تامين*', 'insurance'),
  ],
  school: [part('language*, english, taught, teach, idioma*, langue*, bahasa, keel*, لغه*', 'schoolLanguage')],
};

interface SectionContents {
  readonly fields: readonly FieldName[];
  /** The topic of its sources. */
  readonly topic: CountryGuide['sources'][number]['about'][number];
}

export const sectionContents: Readonly<Record<Section, SectionContents>> = {
  pets: { fields: ['quarantine', 'petSteps'], topic: 'pets' },
  car: { fields: ['carRules', 'carWorth'], topic: 'vehicles' },
  visa: { fields: ['touristVisa', 'workVisa'], topic: 'visa' },
  healthcare: { fields: ['health', 'insurance'], topic: 'healthcare' },
  school: { fields: ['schools', 'schoolLanguage'], topic: 'education' },
  electricity: { fields: ['electricity'], topic: 'utilities' },
  internet: { fields: ['internet'], topic: 'utilities' },
  bank: { fields: ['banking'], topic: 'utilities' },
  emergency: { fields: ['emergency'], topic: 'contacts' },
  tax: { fields: ['taxOffice'], topic: 'contacts' },
  // Said in a sentence of its own.
  currency: { fields: [], topic: 'contacts' },
  culture: { fields: ['culture'], topic: 'culture' },
  clearance: { fields: ['clearance'], topic: 'customs' },
  item: { fields: ['prohibited', 'restricted'], topic: 'customs' },
  prohibited: { fields: ['prohibited'], topic: 'customs' },
  restricted: { fields: ['restricted'], topic: 'customs' },
  papers: { fields: ['papers'], topic: 'customs' },
  customs: { fields: ['dutyFree'], topic: 'customs' },
};

export interface PassageQuestion {
  /** The question in plain spelling. */
  readonly sentence: string;
  /** The things that it names. */
  readonly things: readonly NamedThing[];
  /** Where the move begins, as far as it is known. */
  readonly origin?: KnownCountry | undefined;
  /** The guide's fields, ranked by the words of the question. */
  readonly ranked: readonly RankedField[];
  /** What its words are learnt to ask for. If undefined, the rules and the words alone decide. */
  readonly meant?: MeantParts;
  readonly words: GuideWords;
}

export interface Passages {
  readonly section: Section;
  readonly texts: readonly string[];
  /** Whether the guide says something on exactly what was asked. */
  readonly isExact: boolean;
  /** The fields that it comes from. */
  readonly names: readonly FieldName[];
}

/** How much more of the question another passage must cover to replace the one that the rules choose. */
const margins = { sameSection: 0.07, sameMatter: 0.17, elsewhere: 0.28 } as const;
/** How likely a part that the rules choose has to be meant to stand against the words. */
const leastMeant = 0.3;
/** Common words cannot overrule the rules. */
const leastRarity = 0.3;

const lists: readonly FieldName[] = ['prohibited', 'restricted'];

/** The passages that the rules choose. */
function passagesByRule(guide: CountryGuide, section: Section, question: PassageQuestion): Passages {
  const { sentence, words } = question;
  if (section === 'item') return { section, names: lists, ...textsOnThings(guide, question) };
  if (section === 'currency') {
    const names = { country: words.inSentence(guide), currency: guide.currency };
    return { section, texts: [words.say('currency', names)], isExact: true, names: [] };
  }
  const fields = fieldsOf(guide);
  if (section === 'culture') {
    const { tips, isExact } = meantTips(guide, question.meant);
    return { section, texts: [textOf({ ...fields.culture, pieces: tips }, guide, words)], isExact, names: ['culture'] };
  }
  const names = fieldsByRule(section, sentence);
  const texts = names.map((name) => textOf(fields[name], guide, words));
  return { section, texts, isExact: true, names };
}

export function fieldsByRule(section: Section, sentence: string): readonly FieldName[] {
  return (parts[section]?.find(({ words }) => has(sentence, words)) ?? sectionContents[section]).fields;
}

/** Lists of papers name much that they do not explain. */
export const isPaperList = (name: FieldName): boolean => name === 'papers' || name === 'carPapers';

function marginFor(section: Section, { name, field: { section: other } }: RankedField): number {
  if (section === other) return isPaperList(name) ? margins.sameMatter : margins.sameSection;
  return goods.includes(section) && goods.includes(other) ? margins.sameMatter : margins.elsewhere;
}

/** The passage that fits so much better than that of the rules that it is meant. */
function betterThan(section: Section, { sentence, ranked, meant }: PassageQuestion): RankedField | undefined {
  if (section === 'currency') return undefined;
  const byRule = fieldsByRule(section, sentence);
  const [likeliest] = meant?.parts ?? [];
  if (likeliest && likeliest.share >= leastMeant && byRule.some((name) => name === likeliest.name)) return undefined;
  const coverage = Math.max(0, ...ranked.filter(({ name }) => byRule.includes(name)).map((one) => one.coverage));
  const ahead = (one: RankedField) => one.coverage - coverage - marginFor(section, one);
  // A thing is not looked up among sights and manners: "kitchen knives" are no kitchens.
  const mayReplace = (other: Section) => section !== 'item' || goods.includes(other);
  const others = ranked.filter(
    ({ name, field, ...one }) =>
      !byRule.includes(name) &&
      mayReplace(field.section) &&
      one.rarity >= leastRarity &&
      ahead({ name, field, ...one }) > 0,
  );
  return others.sort((one, other) => ahead(other) - ahead(one))[0];
}

type ChosenField = Pick<RankedField, 'name' | 'field' | 'fitting'>;

export function passagesOf({ name, field, fitting }: ChosenField, guide: CountryGuide, words: GuideWords): Passages {
  const pieces = field.isOfSingles && fitting.length > 0 ? fitting : field.pieces;
  return { section: field.section, texts: [textOf({ ...field, pieces }, guide, words)], isExact: true, names: [name] };
}

/** The passages that answer a question of this section. */
export function passagesOn(guide: CountryGuide, section: Section, question: PassageQuestion): Passages {
  const better = betterThan(section, question);
  if (!better) return passagesByRule(guide, section, question);
  const isOfMatter = marginFor(section, better) < margins.elsewhere;
  return { ...passagesOf(better, guide, question.words), isExact: isOfMatter };
}
