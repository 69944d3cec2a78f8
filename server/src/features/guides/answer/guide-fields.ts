import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Section } from '../question/section-words.js';
import type { AnswerKey, GuideWords } from './guide-words.js';

/** A part of a guide that can be an answer by itself. */
export interface GuideField {
  readonly section: Section;
  /** Its sentences, or the entries of its list. */
  readonly pieces: readonly string[];
  /** The line above a list. */
  readonly heading?: AnswerKey;
  /** Whether each entry is about another thing, so that an answer may give only those that fit. */
  readonly isOfSingles?: boolean;
  /** Words of questions that ask for it, in addition to the words in it. */
  readonly asks: string;
}

/** Does not match after an abbreviation or a figure. */
const sentenceEnd = /(?<=[\p{L}\p{N}]{2}\)?[.!?])\s+(?=\p{Lu})/u;

export const sentencesOf = (text: string): string[] => text.split(sentenceEnd);

const said = (section: Section, text: string, asks: string): GuideField => ({
  section,
  pieces: sentencesOf(text),
  asks,
});

type ListDetails = Pick<GuideField, 'heading' | 'isOfSingles' | 'asks'>;

const list = (section: Section, pieces: readonly string[], details: ListDetails): GuideField => ({
  section,
  pieces,
  ...details,
});

const ofGoods = ({ customsRegulations: goods }: CountryGuide) => ({
  dutyFree: said('customs', goods.dutyFreeAllowance, 'duty free relief household goods furniture import tax own'),
  clearance: said('clearance', goods.customsClearanceTime, 'customs clearance time long days weeks take wait'),
  prohibited: list('prohibited', goods.prohibitedItems, {
    heading: 'prohibited',
    isOfSingles: true,
    asks: 'prohibited allowed',
  }),
  restricted: list('restricted', goods.restrictedItems, {
    heading: 'restricted',
    isOfSingles: true,
    asks: 'restricted limited allowed',
  }),
  papers: list('papers', goods.documentationRequired, {
    heading: 'papers',
    asks: 'customs papers form declaration list inventory need',
  }),
});

const ofPets = ({ petImport: pets }: CountryGuide) => ({
  petSteps: list('pets', pets.vaccinations, {
    heading: 'pet_steps',
    asks: 'dog cat pet bird rabbit horse ferret animal vaccination test treatment steps',
  }),
  quarantine: said(
    'pets',
    pets.quarantine,
    'dog cat pet bird rabbit horse ferret animal quarantine airport arrive breed',
  ),
  petPapers: said(
    'pets',
    pets.healthCertificate,
    'dog cat pet bird rabbit horse ferret animal certificate papers passport vet form permit',
  ),
});

const ofCars = ({ vehicleImport: car }: CountryGuide) => ({
  carRules: said('car', car.regulations, 'car motorcycle bring import registration rules conditions'),
  carDuties: said('car', car.duties, 'car motorcycle tax duty vat pay cost'),
  carPapers: list('car', car.documentation, { heading: 'car_papers', asks: 'car papers' }),
  carWorth: said('car', car.restrictions, 'car motorcycle worth age drive side road'),
});

const ofPeople = ({ visaRequirements: visa }: CountryGuide) => ({
  touristVisa: said('visa', visa.touristVisa, 'visa tourist visit holiday'),
  workVisa: said('visa', visa.workVisa, 'visa work permit employer'),
  residence: said('visa', visa.residencePermit, 'residence permit card registration address arrive stay'),
  family: said('visa', visa.familyReunification, 'visa family spouse child join dependant'),
});

const ofLiving = ({ healthcare, education, utilities }: CountryGuide) => ({
  health: said('healthcare', healthcare.system, 'health care doctor hospital'),
  insurance: said('healthcare', healthcare.insurance, 'health insurance'),
  schools: said('school', education.schoolSystem, 'school education child age'),
  schoolLanguage: said('school', education.languageOfInstruction, 'school language teach child'),
  electricity: said('electricity', utilities.electricity, 'electricity plug voltage appliance work'),
  internet: said('internet', utilities.internet, 'internet home connection'),
  banking: said('bank', utilities.banking, 'bank account open money pay'),
});

const ofArrival = ({ importantContacts: contacts, culturalTips }: CountryGuide) => ({
  emergency: said('emergency', contacts.emergencyServices, 'emergency number call police ambulance fire'),
  taxOffice: said('tax', contacts.taxOffice, 'tax office income return number'),
  culture: list('culture', culturalTips, {
    heading: 'culture',
    isOfSingles: true,
    asks: 'culture manners daily life people',
  }),
});

export function fieldsOf(guide: CountryGuide) {
  return {
    ...ofGoods(guide),
    ...ofPets(guide),
    ...ofCars(guide),
    ...ofPeople(guide),
    ...ofLiving(guide),
    ...ofArrival(guide),
  };
}

export type FieldName = keyof ReturnType<typeof fieldsOf>;

export const listed = (intro: string, entries: readonly string[]): string =>
  [intro, ...entries.map((entry) => `• ${entry}`)].join('\n');

/** The text that a reader gets for a field. */
export function textOf(
  { heading, pieces }: Pick<GuideField, 'heading' | 'pieces'>,
  guide: CountryGuide,
  words: GuideWords,
): string {
  if (heading === undefined) return pieces.join(' ');
  return listed(words.say(heading, { country: words.inSentence(guide) }), pieces);
}
