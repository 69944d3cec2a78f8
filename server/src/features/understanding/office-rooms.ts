import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { PhraseSet } from './phrase-set.js';
import type { SentenceWord } from './sentence.js';

/** Words for a home and its bedrooms, beside which an office is moved as well. */
const homes = new PhraseSet({
  home:
    'flat*, house*, home*, apartment*, condo*, studio*, bungalow*, bed, beds, bedroom*, bhk, casa*, piso*, apartamento*, departamento*, vivienda*, estudio*, dormitorio*, habitaciones, ' +
    'maison*, appartement*, appart*, logement*, chambre*, rumah, apartmen, kondo*, bilik tidur, maja*, korter*, kodu*, magamistuba, magamistoa*, بيت*, شقه*, منزل*, فيلا*, غرفه نوم, غرف نوم',
});

/** "Pejabat, satu bilik server": the rooms of an office are no bedrooms, and tell no size of a home. */
export function withoutOfficeRooms(slots: Slots, words: readonly SentenceWord[], { moveDetails }: PartialMove): Slots {
  const isOffice = (slots.moveDetails?.value ?? moveDetails) === 'office';
  if (!isOffice || homes.has(words)) return slots;
  const { propertySize: _rooms, ...rest } = slots;
  return rest;
}
