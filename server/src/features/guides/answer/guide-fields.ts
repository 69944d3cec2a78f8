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
  /** Whether each entry is about another thing. */
  readonly isOfSingles?: boolean;
  /** Words of questions that ask for it, in addition to the words in it. */
  readonly asks: string;
}

/** Does not match after an abbreviation or a figure. Arabic has no capital letters. */
const sentenceEnd = /(?<=[\p{L}\p{N}]{2}\)?[.!?؟])(?<!\bEE\.)\s+(?=\p{Lu}|\p{Script=Arabic})/u;

export const sentencesOf = (text: string): string[] => text.split(sentenceEnd);

const said = (section: Section, text: string, asks: string): GuideField => ({
  section,
  pieces: sentencesOf(text),
  asks,
});

const list = (section: Section, pieces: readonly string[], heading: AnswerKey, asks: string): GuideField => ({
  section,
  pieces,
  heading,
  asks,
});

/** Each entry is about another thing, so that an answer may give only those that fit. */
const ofSingles = (field: GuideField): GuideField => ({ ...field, isOfSingles: true });

const animals = 'dog cat pet bird rabbit horse ferret animal';

export function fieldsOf(guide: CountryGuide) {
  const { customsRegulations: goods, petImport: pets, vehicleImport: car, visaRequirements: visa } = guide;
  const { healthcare, education, utilities, importantContacts: contacts, culturalTips } = guide;
  return {
    dutyFree: said('customs', goods.dutyFreeAllowance, 'duty free relief household goods furniture import tax own'),
    clearance: said('clearance', goods.customsClearanceTime, 'customs clearance time long days weeks take wait'),
    prohibited: ofSingles(list('prohibited', goods.prohibitedItems, 'prohibited', 'prohibited allowed')),
    restricted: ofSingles(list('restricted', goods.restrictedItems, 'restricted', 'restricted limited allowed')),
    papers: list(
      'papers',
      goods.documentationRequired,
      'papers',
      'customs papers form declaration list inventory need',
    ),
    petSteps: list('pets', pets.vaccinations, 'pet_steps', `${animals} vaccination test treatment steps`),
    quarantine: said('pets', pets.quarantine, `${animals} quarantine airport arrive breed`),
    petPapers: said('pets', pets.healthCertificate, `${animals} certificate papers passport vet form permit`),
    carRules: said('car', car.regulations, 'car motorcycle bring import registration rules conditions'),
    carDuties: said('car', car.duties, 'car motorcycle tax duty vat pay cost'),
    carPapers: list('car', car.documentation, 'car_papers', 'car papers'),
    carWorth: said('car', car.restrictions, 'car motorcycle worth age drive side road'),
    touristVisa: said('visa', visa.touristVisa, 'visa tourist visit holiday'),
    workVisa: said('visa', visa.workVisa, 'visa work permit employer'),
    residence: said('visa', visa.residencePermit, 'residence permit card registration address arrive stay'),
    family: said('visa', visa.familyReunification, 'visa family spouse child join dependant'),
    health: said('healthcare', healthcare.system, 'health care doctor hospital'),
    insurance: said('healthcare', healthcare.insurance, 'health insurance'),
    schools: said('school', education.schoolSystem, 'school education child age'),
    schoolLanguage: said('school', education.languageOfInstruction, 'school language teach child'),
    electricity: said('electricity', utilities.electricity, 'electricity plug voltage appliance work'),
    internet: said('internet', utilities.internet, 'internet home connection'),
    banking: said('bank', utilities.banking, 'bank account open money pay'),
    emergency: said('emergency', contacts.emergencyServices, 'emergency number call police ambulance fire'),
    taxOffice: said('tax', contacts.taxOffice, 'tax office income return number'),
    culture: ofSingles(list('culture', culturalTips, 'culture', 'culture manners daily life people')),
  };
}

export type FieldName = keyof ReturnType<typeof fieldsOf>;

/** Longer ones are hard to read in a chat. */
const longestParagraph = 300;

function inParagraphs(sentences: readonly string[]): string {
  const paragraphs: string[] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    const isShort = last !== undefined && last.length + sentence.length < longestParagraph;
    if (isShort) paragraphs.splice(-1, 1, `${last} ${sentence}`);
    else paragraphs.push(sentence);
  }
  return paragraphs.join('\n\n');
}

/** The text that a reader gets for a field. */
export function textOf(
  { heading, pieces }: Pick<GuideField, 'heading' | 'pieces'>,
  guide: CountryGuide,
  words: GuideWords,
): string {
  if (heading === undefined) return inParagraphs(pieces);
  return [words.say(heading, { country: words.inSentence(guide) }), ...pieces.map((piece) => `• ${piece}`)].join('\n');
}
