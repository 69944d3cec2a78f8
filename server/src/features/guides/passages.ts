import type { CountryGuide } from '@meg/shared/contract/guides';
import type { AnswerKey, GuideWords } from './guide-words.js';
import { itemGroups } from './item-groups.js';
import { has, phrasePattern } from './phrases.js';
import type { Section } from './section-words.js';

type Topic = CountryGuide['sources'][number]['about'][number];

/** Which sources stand behind a section. */
export const topicOf: Readonly<Record<Section, Topic>> = {
  pets: 'pets',
  car: 'vehicles',
  visa: 'visa',
  healthcare: 'healthcare',
  school: 'education',
  electricity: 'utilities',
  internet: 'utilities',
  bank: 'utilities',
  emergency: 'contacts',
  tax: 'contacts',
  currency: 'contacts',
  culture: 'culture',
  clearance: 'customs',
  item: 'customs',
  prohibited: 'customs',
  restricted: 'customs',
  papers: 'customs',
  customs: 'customs',
};

export const listed = (intro: string, entries: readonly string[]): string =>
  [intro, ...entries.map((entry) => `• ${entry}`)].join('\n');

type Say = (guide: CountryGuide, words: GuideWords) => string[];

/** What a guide says where a part of its section is asked for by these words. */
interface Part {
  readonly words: RegExp;
  readonly say: Say;
}

const part = (words: string, say: Say): Part => ({ words: phrasePattern(words), say });

/** A list under a line of the reader's language. */
function list(key: AnswerKey, entries: readonly string[], [guide, words]: [CountryGuide, GuideWords]): string {
  return listed(words.say(key, { country: words.inSentence(guide) }), entries);
}

const steps: Say = (guide, words) => [list('pet_steps', guide.petImport.vaccinations, [guide, words])];

const parts: Partial<Record<Section, readonly Part[]>> = {
  pets: [
    part('quarantin*, cuarentena, kuarantin', ({ petImport }) => [petImport.quarantine]),
    part('vaccin*, rabies, jab, jabs, shots, microchip*, chip, titre, titer, vacuna*', steps),
    part('certificate*, papers, paperwork, document*, form, forms, permit, passport', ({ petImport }) => [
      petImport.healthCertificate,
    ]),
  ],
  car: [
    part('worth, should i, good idea, age, old, years, right hand, left hand, side of the road, restrict*', (guide) => [
      guide.vehicleImport.restrictions,
      guide.vehicleImport.regulations,
    ]),
    part(
      'duty, duties, tax, taxes, vat, cost, costs, expensive, impuestos, taxe, taxes, douane',
      ({ vehicleImport }) => [vehicleImport.duties],
    ),
    part('paper, papers, document*, paperwork, form, forms', (guide, words) => [
      list('car_papers', guide.vehicleImport.documentation, [guide, words]),
    ]),
  ],
  visa: [
    part('famil*, spouse, wife, husband, partner, children, kids, parents, fiance*, join', ({ visaRequirements }) => [
      visaRequirements.familyReunification,
    ]),
    part('resid*, permanent*, settle, green card*, how long, long term, retire*, sejour, elamis*', (guide) => [
      guide.visaRequirements.residencePermit,
    ]),
    part('work*, job, employ*, trabajo, travail, kerja, tooluba*', ({ visaRequirements }) => [
      visaRequirements.workVisa,
    ]),
    part('tourist*, visit*, holiday*, vacation*, short stay', ({ visaRequirements }) => [visaRequirements.touristVisa]),
  ],
  healthcare: [
    part('emergency, ambulance', ({ importantContacts }) => [importantContacts.emergencyServices]),
    part('insur*, cover, seguro, assurance', ({ healthcare }) => [healthcare.insurance]),
  ],
  school: [
    part('language*, english, taught, teach, idioma, langue', ({ education }) => [education.languageOfInstruction]),
  ],
};

/** What a section says where no part of it is asked for. */
const whole: Readonly<Record<Section, Say>> = {
  pets: (guide, words) => [guide.petImport.quarantine, ...steps(guide, words)],
  car: ({ vehicleImport }) => [vehicleImport.regulations, vehicleImport.restrictions],
  visa: ({ visaRequirements }) => [visaRequirements.touristVisa, visaRequirements.workVisa],
  healthcare: ({ healthcare }) => [healthcare.system, healthcare.insurance],
  school: ({ education }) => [education.schoolSystem, education.languageOfInstruction],
  electricity: ({ utilities }) => [utilities.electricity],
  internet: ({ utilities }) => [utilities.internet],
  bank: ({ utilities }) => [utilities.banking],
  emergency: ({ importantContacts }) => [importantContacts.emergencyServices],
  tax: ({ importantContacts }) => [importantContacts.taxOffice],
  currency: (guide, words) => [words.say('currency', { country: words.inSentence(guide), currency: guide.currency })],
  culture: (guide, words) => [list('culture', guide.culturalTips, [guide, words])],
  clearance: ({ customsRegulations }) => [customsRegulations.customsClearanceTime],
  item: (guide, words) => [...whole.prohibited(guide, words), ...whole.restricted(guide, words)],
  prohibited: (guide, words) => [list('prohibited', guide.customsRegulations.prohibitedItems, [guide, words])],
  restricted: (guide, words) => [list('restricted', guide.customsRegulations.restrictedItems, [guide, words])],
  papers: (guide, words) => [list('papers', guide.customsRegulations.documentationRequired, [guide, words])],
  customs: ({ customsRegulations }) => [customsRegulations.dutyFreeAllowance],
};

const groups = itemGroups.map(({ words, inList }) => ({ words: phrasePattern(words), inList }));

interface ItemEntries {
  readonly prohibited: string[];
  readonly restricted: string[];
}

function entriesOn(guide: CountryGuide, question: string): ItemEntries {
  const wanted = groups.filter(({ words }) => has(question, words));
  const about = (entries: readonly string[]) =>
    entries.filter((entry) => wanted.some(({ inList }) => inList.test(entry)));
  const { prohibitedItems, restrictedItems } = guide.customsRegulations;
  return { prohibited: about(prohibitedItems), restricted: about(restrictedItems) };
}

export interface PassageQuestion {
  /** The question in plain spelling. */
  readonly sentence: string;
  readonly words: GuideWords;
}

export interface Passages {
  readonly texts: readonly string[];
  /** Whether the guide says something on just what was asked. */
  readonly isExact: boolean;
}

/** The entries that name the thing; where none does, that is said, and all that is prohibited follows. */
function passagesOnItems(guide: CountryGuide, { sentence, words }: PassageQuestion): Passages {
  const { prohibited, restricted } = entriesOn(guide, sentence);
  const texts = [
    ...(prohibited.length > 0 ? [list('prohibited', prohibited, [guide, words])] : []),
    ...(restricted.length > 0 ? [list('restricted', restricted, [guide, words])] : []),
  ];
  if (texts.length > 0) return { texts, isExact: true };
  const unnamed = words.say('unnamed', { country: words.inSentence(guide) });
  return { texts: [unnamed, ...whole.prohibited(guide, words)], isExact: false };
}

/** The sentences of a guide that answer a question of this section. */
export function passagesOn(guide: CountryGuide, section: Section, question: PassageQuestion): Passages {
  if (section === 'item') return passagesOnItems(guide, question);
  const asked = parts[section]?.find(({ words }) => has(question.sentence, words));
  return { texts: (asked?.say ?? whole[section])(guide, question.words), isExact: true };
}
