import type { CountryGuide } from '@meg/shared/contract/guides';
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

const plurals = new Set(['netherlands', 'united-states', 'united-arab-emirates', 'united-kingdom']);

/** "the United Kingdom", as it stands in a sentence. */
export function inSentence({ slug, country }: Pick<CountryGuide, 'slug' | 'country'>): string {
  return plurals.has(slug) ? `the ${country}` : country;
}

export const listed = (intro: string, entries: readonly string[]): string =>
  [intro, ...entries.map((entry) => `• ${entry}`)].join('\n');

/** What a guide says where a part of its section is asked for by these words. */
interface Part {
  readonly words: RegExp;
  readonly say: (guide: CountryGuide) => string[];
}

const part = (words: string, say: Part['say']): Part => ({ words: phrasePattern(words), say });

const steps = (guide: CountryGuide) =>
  listed(`What a pet needs for ${inSentence(guide)}:`, guide.petImport.vaccinations);

const parts: Partial<Record<Section, readonly Part[]>> = {
  pets: [
    part('quarantin*, cuarentena, kuarantin', ({ petImport }) => [petImport.quarantine]),
    part('vaccin*, rabies, jab, jabs, shots, microchip*, chip, titre, titer, vacuna*', (guide) => [steps(guide)]),
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
    part('paper, papers, document*, paperwork, form, forms', (guide) => [
      listed(`Papers for a car in ${inSentence(guide)}:`, guide.vehicleImport.documentation),
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
const whole: Readonly<Record<Section, (guide: CountryGuide) => string[]>> = {
  pets: (guide) => [guide.petImport.quarantine, steps(guide)],
  car: ({ vehicleImport }) => [vehicleImport.regulations, vehicleImport.restrictions],
  visa: ({ visaRequirements }) => [visaRequirements.touristVisa, visaRequirements.workVisa],
  healthcare: ({ healthcare }) => [healthcare.system, healthcare.insurance],
  school: ({ education }) => [education.schoolSystem, education.languageOfInstruction],
  electricity: ({ utilities }) => [utilities.electricity],
  internet: ({ utilities }) => [utilities.internet],
  bank: ({ utilities }) => [utilities.banking],
  emergency: ({ importantContacts }) => [importantContacts.emergencyServices],
  tax: ({ importantContacts }) => [importantContacts.taxOffice],
  currency: (guide) => [`The currency of ${inSentence(guide)} is this: ${guide.currency}.`],
  culture: (guide) => [listed(`What people in ${inSentence(guide)} are glad to see:`, guide.culturalTips)],
  clearance: ({ customsRegulations }) => [customsRegulations.customsClearanceTime],
  item: (guide) => [...whole.prohibited(guide), ...whole.restricted(guide)],
  prohibited: (guide) => [
    listed(`What may not come into ${inSentence(guide)}:`, guide.customsRegulations.prohibitedItems),
  ],
  restricted: (guide) => [
    listed(`What is limited or needs a permit in ${inSentence(guide)}:`, guide.customsRegulations.restrictedItems),
  ],
  papers: (guide) => [
    listed(
      `Papers for bringing household goods into ${inSentence(guide)}:`,
      guide.customsRegulations.documentationRequired,
    ),
  ],
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

export interface Passages {
  readonly texts: readonly string[];
  /** Whether the guide says something on just what was asked. */
  readonly isExact: boolean;
}

/** The entries that name the thing; where none does, that is said, and all that is prohibited follows. */
function passagesOnItems(guide: CountryGuide, question: string): Passages {
  const { prohibited, restricted } = entriesOn(guide, question);
  const texts = [
    ...(prohibited.length > 0 ? [listed(`What may not come into ${inSentence(guide)}:`, prohibited)] : []),
    ...(restricted.length > 0
      ? [listed(`What is limited or needs a permit in ${inSentence(guide)}:`, restricted)]
      : []),
  ];
  if (texts.length > 0) return { texts, isExact: true };
  const unnamed = `The guide to ${inSentence(guide)} does not name this, so ask customs or your mover before you pack it.`;
  return { texts: [unnamed, ...whole.prohibited(guide)], isExact: false };
}

/** The sentences of a guide that answer a question of this section. */
export function passagesOn(guide: CountryGuide, section: Section, question: string): Passages {
  if (section === 'item') return passagesOnItems(guide, question);
  const asked = parts[section]?.find(({ words }) => has(question, words));
  return { texts: (asked?.say ?? whole[section])(guide), isExact: true };
}
