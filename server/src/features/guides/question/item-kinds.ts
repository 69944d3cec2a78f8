import type { ThingKind } from '../../../things/things.js';

/** How the guides speak of a kind of things. */
export interface KindInGuides {
  /** The guides' word for it, which stands for each of its names in a question. */
  readonly word: string;
  /** The entries of the guides' lists that are about it. Kinds without are answered by a section of their own. */
  readonly inList?: RegExp;
}

/** Kinds that the guides speak of. Other things are household goods. */
export const kindsInGuides: Readonly<Partial<Record<ThingKind, KindInGuides>>> = {
  car: { word: 'car' },
  motorbike: { word: 'motorcycle' },
  motorhome: { word: 'motorhome' },
  boat: { word: 'boat', inList: /\bboats?\b/i },
  bicycle: { word: 'bicycle', inList: /bicycle/i },
  'vehicle-part': { word: 'tyres' },
  pet: { word: 'pet' },
  dog: { word: 'dog' },
  'restricted-dog': { word: 'dog breed' },
  cat: { word: 'cat' },
  ferret: { word: 'ferret' },
  bird: { word: 'bird' },
  'small-mammal': { word: 'rabbit' },
  reptile: { word: 'reptile' },
  fish: { word: 'aquarium fish' },
  horse: { word: 'horse' },
  'other-animal': { word: 'exotic animal' },
  medicine: { word: 'medicine', inList: /medicine|inhaler/i },
  'controlled-medicine': { word: 'medicine', inList: /medicine|inhaler|codeine|sedative/i },
  supplement: { word: 'medicine', inList: /medicine/i },
  drug: { word: 'drugs', inList: /drug|narcotic|cannabis/i },
  alcohol: { word: 'alcohol', inList: /alcohol|wine|liquor|drinks/i },
  'wine-collection': { word: 'alcohol', inList: /alcohol|wine|liquor|drinks/i },
  tobacco: { word: 'tobacco', inList: /tobacco|cigar/i },
  vape: { word: 'vape', inList: /e-cigarette|vap(?:e|oris)/i },
  food: { word: 'food', inList: /\bfood|spice/i },
  meat: { word: 'meat', inList: /\bmeat|sausage/i },
  pork: { word: 'pork', inList: /meat|pork|sausage/i },
  dairy: { word: 'dairy', inList: /dairy|milk|animal products/i },
  honey: { word: 'honey', inList: /honey/i },
  spice: { word: 'food', inList: /food|spice/i },
  fruit: { word: 'fruit', inList: /fruit|food|plant/i },
  'pet-food': { word: 'food', inList: /pet food|\bfood\b|animal products/i },
  'chewing-gum': { word: 'chewing gum', inList: /chewing gum/i },
  plant: { word: 'plant', inList: /plant|seed|soil/i },
  seed: { word: 'seed', inList: /plant|seed/i },
  soil: { word: 'soil', inList: /soil|plant/i },
  wood: { word: 'wood', inList: /wood|cane|bamboo/i },
  straw: { word: 'straw', inList: /straw|hay/i },
  'garden-tool': { word: 'garden tools', inList: /garden|outdoor/i },
  'outdoor-gear': { word: 'outdoor furniture', inList: /garden|outdoor|camping|tents/i },
  weapon: { word: 'weapon', inList: /weapon|firearm|\bguns?\b|handgun/i },
  firearm: { word: 'firearm', inList: /weapon|firearm|\bguns?\b|handgun/i },
  ammunition: { word: 'ammunition', inList: /weapon|firearm|ammunition|explosive/i },
  airgun: { word: 'weapon', inList: /weapon|firearm|replica|\bguns?\b/i },
  blade: { word: 'knife', inList: /kni(?:fe|ves)|sword|blade|weapon/i },
  'defence-spray': { word: 'pepper spray', inList: /spray|weapon/i },
  drone: { word: 'drone', inList: /drone/i },
  radio: { word: 'radio equipment', inList: /radio|transmit|telecommunication/i },
  electronics: { word: 'electronics' },
  appliance: { word: 'appliance' },
  mattress: { word: 'mattress', inList: /mattress/i },
  ceramics: { word: 'ceramics', inList: /ceramic/i },
  art: { word: 'art', inList: /antique|cultural (?:goods|property)|art\b/i },
  sculpture: { word: 'art', inList: /antique|cultural (?:goods|property)|art\b/i },
  antique: { word: 'antique', inList: /antique|cultural (?:goods|property)|art\b/i },
  'religious-object': { word: 'religious antiques', inList: /religious|buddha|quran/i },
  'animal-product': { word: 'ivory', inList: /ivory|skins|protected|endangered/i },
  jewellery: { word: 'jewellery', inList: /jewel|diamond/i },
  media: { word: 'books', inList: /books|films|dvds|publications/i },
  pornography: { word: 'pornography', inList: /pornograph|obscene|indecent|objectionable/i },
  'golf-clubs': { word: 'golf clubs', inList: /golf|sports equipment/i },
  fireworks: { word: 'fireworks', inList: /firework|firecracker/i },
  fuel: { word: 'coal', inList: /\bcoal\b/i },
  counterfeit: { word: 'counterfeit', inList: /counterfeit|pirated/i },
  gambling: { word: 'gambling equipment', inList: /gambling/i },
  'radar-detector': { word: 'radar detector', inList: /radar/i },
};

/** The words of the kinds that stand in the guides' lists. */
export const itemWords: string = [
  ...new Set(Object.values(kindsInGuides).flatMap(({ word, inList }) => (inList ? [word] : []))),
].join(', ');
