import type { CountryGuide } from '@meg/shared/contract/guides';
import { type AnswerKey, type GuideWords } from './guide-words.js';
import type { Section } from './section-words.js';

/** A part of a guide that can be given by itself. */
export interface GuideField {
  readonly section: Section;
  /** Its sentences, or the entries of its list. */
  readonly pieces: readonly string[];
  /** The line above a list. */
  readonly heading?: AnswerKey;
  /** Each entry is about another thing, so that those which fit are enough. */
  readonly isOfSingles?: boolean;
  /** What asks for it beside its own words. */
  readonly asks: string;
}

/** Not after an abbreviation or a figure. */
const sentenceEnd = /(?<=[\p{L}\p{N}]{2}\)?[.!?])\s+(?=\p{Lu})/u;

export const sentencesOf = (text: string): string[] => text.split(sentenceEnd);

const said = (section: Section, text: string, asks: string): GuideField => ({
  section,
  pieces: sentencesOf(text),
  asks,
});

const ofGoods = ({ customsRegulations: goods }: CountryGuide) => ({
  dutyFree: said('customs', goods.dutyFreeAllowance, 'duty free relief household goods furniture import tax own'),
  clearance: said('clearance', goods.customsClearanceTime, 'customs clearance time long days weeks take wait'),
  prohibited: {
    section: 'prohibited',
    pieces: goods.prohibitedItems,
    heading: 'prohibited',
    isOfSingles: true,
    asks: 'prohibited forbidden banned illegal allowed',
  },
  restricted: {
    section: 'restricted',
    pieces: goods.restrictedItems,
    heading: 'restricted',
    isOfSingles: true,
    asks: 'restricted limited allowed',
  },
  papers: {
    section: 'papers',
    pieces: goods.documentationRequired,
    heading: 'papers',
    asks: 'customs papers documents form declaration list inventory need',
  },
});

const ofThings = ({ petImport: pets, vehicleImport: car }: CountryGuide) => ({
  petSteps: {
    section: 'pets',
    pieces: pets.vaccinations,
    heading: 'pet_steps',
    asks: 'dog cat pet vaccination test treatment steps',
  },
  quarantine: said('pets', pets.quarantine, 'dog cat pet quarantine airport arrive breed'),
  petPapers: said('pets', pets.healthCertificate, 'dog cat pet certificate papers passport vet form permit'),
  carRules: said('car', car.regulations, 'car vehicle bring import register rules conditions'),
  carDuties: said('car', car.duties, 'car vehicle tax duty vat pay cost'),
  carPapers: { section: 'car', pieces: car.documentation, heading: 'car_papers', asks: 'car vehicle papers documents' },
  carWorth: said('car', car.restrictions, 'car vehicle worth old drive side road'),
});

const ofLiving = (guide: CountryGuide) => ({
  touristVisa: said('visa', guide.visaRequirements.touristVisa, 'visa tourist visit holiday'),
  workVisa: said('visa', guide.visaRequirements.workVisa, 'visa work job permit employer'),
  residence: said('visa', guide.visaRequirements.residencePermit, 'residence permit card register stay'),
  family: said('visa', guide.visaRequirements.familyReunification, 'visa family spouse child join dependant'),
  health: said('healthcare', guide.healthcare.system, 'health care doctor hospital'),
  insurance: said('healthcare', guide.healthcare.insurance, 'health insurance'),
  schools: said('school', guide.education.schoolSystem, 'school education child age'),
  schoolLanguage: said('school', guide.education.languageOfInstruction, 'school language teach child'),
  electricity: said('electricity', guide.utilities.electricity, 'electricity plug socket voltage appliance work'),
  internet: said('internet', guide.utilities.internet, 'internet home connection'),
  banking: said('bank', guide.utilities.banking, 'bank account open money pay'),
  emergency: said('emergency', guide.importantContacts.emergencyServices, 'emergency number call police ambulance fire'),
  taxOffice: said('tax', guide.importantContacts.taxOffice, 'tax office income return number'),
  culture: {
    section: 'culture',
    pieces: guide.culturalTips,
    heading: 'culture',
    isOfSingles: true,
    asks: 'culture custom manners daily life people',
  },
});

export type FieldName = keyof (ReturnType<typeof ofGoods> & ReturnType<typeof ofThings> & ReturnType<typeof ofLiving>);

export function fieldsOf(guide: CountryGuide): Readonly<Record<FieldName, GuideField>> {
  const goods: Readonly<Record<string, GuideField>> & ReturnType<typeof ofGoods> = ofGoods(guide) as never;
  return { ...goods, ...ofThings(guide), ...ofLiving(guide) } as Record<FieldName, GuideField>;
}

export const listed = (intro: string, entries: readonly string[]): string =>
  [intro, ...entries.map((entry) => `• ${entry}`)].join('\n');

/** The field as it is given to a reader, whole or with these of its pieces. */
export function textOf(
  { heading, pieces }: Pick<GuideField, 'heading' | 'pieces'>,
  guide: CountryGuide,
  words: GuideWords,
): string {
  if (heading === undefined) return pieces.join(' ');
  return listed(words.say(heading, { country: words.inSentence(guide) }), pieces);
}
