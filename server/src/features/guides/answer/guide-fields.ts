import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Section } from '../question/section-words.js';
import type { AnswerKey, GuideWords } from './guide-words.js';

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

export type FieldName =
  | 'dutyFree'
  | 'clearance'
  | 'prohibited'
  | 'restricted'
  | 'papers'
  | 'petSteps'
  | 'quarantine'
  | 'petPapers'
  | 'carRules'
  | 'carDuties'
  | 'carPapers'
  | 'carWorth'
  | 'touristVisa'
  | 'workVisa'
  | 'residence'
  | 'family'
  | 'health'
  | 'insurance'
  | 'schools'
  | 'schoolLanguage'
  | 'electricity'
  | 'internet'
  | 'banking'
  | 'emergency'
  | 'taxOffice'
  | 'culture';

type Fields<Name extends FieldName> = Readonly<Record<Name, GuideField>>;

function ofGoods({
  customsRegulations: goods,
}: CountryGuide): Fields<'dutyFree' | 'clearance' | 'prohibited' | 'restricted' | 'papers'> {
  return {
    dutyFree: said('customs', goods.dutyFreeAllowance, 'duty free relief household goods furniture import tax own'),
    clearance: said('clearance', goods.customsClearanceTime, 'customs clearance time long days weeks take wait'),
    prohibited: {
      section: 'prohibited',
      pieces: goods.prohibitedItems,
      heading: 'prohibited',
      isOfSingles: true,
      asks: 'prohibited allowed',
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
      asks: 'customs papers form declaration list inventory need',
    },
  };
}

function ofPets({ petImport: pets }: CountryGuide): Fields<'petSteps' | 'quarantine' | 'petPapers'> {
  return {
    petSteps: {
      section: 'pets',
      pieces: pets.vaccinations,
      heading: 'pet_steps',
      asks: 'dog cat pet bird rabbit horse ferret animal vaccination test treatment steps',
    },
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
  };
}

function ofCars({ vehicleImport: car }: CountryGuide): Fields<'carRules' | 'carDuties' | 'carPapers' | 'carWorth'> {
  return {
    carRules: said('car', car.regulations, 'car motorcycle bring import registration rules conditions'),
    carDuties: said('car', car.duties, 'car motorcycle tax duty vat pay cost'),
    carPapers: { section: 'car', pieces: car.documentation, heading: 'car_papers', asks: 'car papers' },
    carWorth: said('car', car.restrictions, 'car motorcycle worth age drive side road'),
  };
}

function ofPeople({
  visaRequirements: visa,
}: CountryGuide): Fields<'touristVisa' | 'workVisa' | 'residence' | 'family'> {
  return {
    touristVisa: said('visa', visa.touristVisa, 'visa tourist visit holiday'),
    workVisa: said('visa', visa.workVisa, 'visa work permit employer'),
    residence: said('visa', visa.residencePermit, 'residence permit card registration address arrive stay'),
    family: said('visa', visa.familyReunification, 'visa family spouse child join dependant'),
  };
}

type OfLiving = 'health' | 'insurance' | 'schools' | 'schoolLanguage' | 'electricity' | 'internet' | 'banking';

function ofLiving({ healthcare, education, utilities }: CountryGuide): Fields<OfLiving> {
  return {
    health: said('healthcare', healthcare.system, 'health care doctor hospital'),
    insurance: said('healthcare', healthcare.insurance, 'health insurance'),
    schools: said('school', education.schoolSystem, 'school education child age'),
    schoolLanguage: said('school', education.languageOfInstruction, 'school language teach child'),
    electricity: said('electricity', utilities.electricity, 'electricity plug voltage appliance work'),
    internet: said('internet', utilities.internet, 'internet home connection'),
    banking: said('bank', utilities.banking, 'bank account open money pay'),
  };
}

function ofArrival({
  importantContacts: contacts,
  culturalTips,
}: CountryGuide): Fields<'emergency' | 'taxOffice' | 'culture'> {
  return {
    emergency: said('emergency', contacts.emergencyServices, 'emergency number call police ambulance fire'),
    taxOffice: said('tax', contacts.taxOffice, 'tax office income return number'),
    culture: {
      section: 'culture',
      pieces: culturalTips,
      heading: 'culture',
      isOfSingles: true,
      asks: 'culture manners daily life people',
    },
  };
}

export function fieldsOf(guide: CountryGuide): Fields<FieldName> {
  return {
    ...ofGoods(guide),
    ...ofPets(guide),
    ...ofCars(guide),
    ...ofPeople(guide),
    ...ofLiving(guide),
    ...ofArrival(guide),
  };
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
