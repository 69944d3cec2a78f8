import { valueAt } from '@meg/shared/domain/companies/changed-values';
import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { homeContents, moveSizes, propertySizes } from '@meg/shared/domain/quotes/move-options';
import { roomKinds } from '@meg/shared/domain/quotes/rooms';
import { specialItemCodes } from '@meg/shared/domain/quotes/special-items';
import { typicalRates } from '@meg/shared/domain/quotes/typical-rates';
import { companyForms, spelled } from '../../ui/text/format.js';
import type { Figure } from './figure.js';
import { inOwnUnits } from './figure-units.js';

interface FigureGroup {
  title: string;
  description: string;
  figures: readonly Figure[];
}

/** Puts `folder` in front of each path. */
const inFolder = (folder: string, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => ({ ...figure, path: `${folder}.${figure.path}` }));

const local: FigureGroup = {
  title: 'Local moves',
  description: 'What a move by road costs: a call-out, the way, and the hours of the crew.',
  figures: inFolder('localRates', [
    { path: 'baseRate', label: 'Call-out', unit: 'money', hint: 'Once for any job: lorry, fuel, blankets.' },
    { path: 'perMileRate', label: 'Each {mile}', unit: 'money', per: 'mile', hint: 'From door to door.' },
    {
      path: 'hourlyRate',
      label: 'An hour of a crew of two',
      unit: 'money',
      hint: 'Each further mover adds half of it.',
    },
  ]),
};

const international: FigureGroup = {
  title: 'International moves',
  description: 'A fixed part for the household’s service, and the freight by volume.',
  figures: inFolder('internationalRates', [
    {
      path: 'baseRate',
      label: 'Service of a whole household',
      unit: 'money',
      hint: 'Survey, export wrapping, loading, documents and delivery.',
    },
    {
      path: 'volumeMultiplier',
      label: 'Freight is multiplied by',
      unit: '×',
      hint: '1 is the cheapest public sea freight, 1.5 the middle of it.',
    },
  ]),
};

const each = (folder: string, words: readonly string[], unit: string): Figure[] =>
  words.map((word) => ({ path: `${folder}.${word}`, label: spoken(word), unit }));

export function spoken(word: string): string {
  const text = word
    .replaceAll('-', ' ')
    .replace(/ {3}/g, ' – ')
    .replace(/(\d)Bed/, '$1 bed');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const specialTitle = 'Each special piece';

/** The special pieces that may need a specialist's visit before they have a price. */
export const surveyChoices = specialItemCodes.map((code) => ({
  path: `figures.specialItems.${code}.needsSurvey`,
  label: spoken(code),
}));

/** The other figures of the engine, which few companies change. */
export const fineGroups: readonly FigureGroup[] = [
  {
    title: 'Volume of homes',
    description: 'How much a home holds, before it is known what goes. A larger home never holds less.',
    figures: [
      ...each('figures.volume.homeM3', propertySizes, 'm³'),
      { path: 'figures.volume.unknownHomeM3', label: 'Home of unknown size', unit: 'm³' },
      { path: 'figures.volume.unknownOfficeM3', label: 'Office of unknown size', unit: 'm³' },
      { path: 'figures.volume.kgPerM3', label: 'Weight of a {cubic}', unit: 'kg', per: 'm³' },
    ],
  },
  {
    title: 'How much of it goes',
    description: 'The part of the home’s volume, by what the visitor says is moved.',
    figures: [
      ...each('figures.volume.contentsShare', homeContents, 'percent'),
      ...each('figures.volume.moveSizeShare', moveSizes, 'percent'),
    ],
  },
  {
    title: 'Volume of rooms',
    description: 'Where the visitor counts rooms.',
    figures: each('figures.volume.roomM3', roomKinds, 'm³'),
  },
  {
    title: 'Hours of work',
    description: 'When a larger crew comes, and the least that is charged.',
    figures: inFolder('figures.labour', [
      {
        path: 'longestWorkHours',
        label: 'Longest day of carrying',
        unit: 'hours',
        hint: 'A crew that would take longer is too small.',
      },
      { path: 'minimumHours', label: 'Least hours charged', unit: 'hours' },
    ]),
  },
  {
    title: 'Stairs, lifts and carries',
    description: 'What is added to the work at each end.',
    figures: inFolder('figures.access', [
      { path: 'perFloor', label: 'Each floor by stairs', unit: 'percent' },
      { path: 'lift', label: 'A lift, in place of floors', unit: 'percent' },
      { path: 'mostFloors', label: 'Floors that count at most', unit: 'floors' },
      { path: 'freeCarryM', label: 'Carry without a surcharge', unit: 'm' },
      { path: 'carryStepM', label: 'A further step of the carry', unit: 'm' },
      { path: 'perCarryStep', label: 'Each further step', unit: 'percent' },
    ]),
  },
  {
    title: 'On the road',
    description: 'How distances become hours.',
    figures: inFolder('figures.travel', [
      { path: 'yardHours', label: 'From your yard and home again', unit: 'hours' },
      { path: 'roadFactor', label: 'Roads are longer by', unit: '×', hint: 'Of the straight line between two cities.' },
      { path: 'townKm', label: 'Counts as town up to', unit: 'km' },
      { path: 'townKmPerHour', label: 'Speed in town', unit: 'km/h' },
      { path: 'openRoadKmPerHour', label: 'Speed on open road', unit: 'km/h' },
      {
        path: 'crewTravelsKm',
        label: 'The crew travels up to',
        unit: 'km',
        hint: 'Beyond it, people are hired at each end.',
      },
      { path: 'peoplePerKm2', label: 'Density of cities', unit: 'people/km²' },
      { path: 'typicalLocalKm', label: 'Local move of unknown length', unit: 'km' },
      { path: 'typicalInternationalKm', label: 'International move of unknown length', unit: 'km' },
    ]),
  },
  {
    title: 'Packing and special pieces',
    description: 'Added where the visitor asks for it. A special piece without a fee of its own has the usual one.',
    figures: inFolder('figures.extras', [
      { path: 'packingBase', label: 'Packing, once', unit: 'money' },
      { path: 'packingPerM3', label: 'Packing, each {m3}', unit: 'money', per: 'm³' },
      { path: 'specialtyLocal', label: 'Special piece, local', unit: 'money' },
      { path: 'specialtyInternational', label: 'Special piece, international', unit: 'money' },
    ]),
  },
  {
    title: specialTitle,
    description: 'How much each takes, and what its own people or crate cost. Leave a fee empty for the usual one.',
    figures: specialItemCodes.flatMap((code) =>
      inFolder(`figures.specialItems.${code}`, [
        { path: 'm3', label: `${spoken(code)}, volume`, unit: 'm³' },
        { path: 'local', label: `${spoken(code)}, local`, unit: 'money' },
        { path: 'international', label: `${spoken(code)}, international`, unit: 'money' },
      ]),
    ),
  },
  {
    title: 'Storage, insurance, pets and cars',
    description: 'Leave a figure empty to name the service in a quote without a price.',
    figures: inFolder('figures.services', [
      { path: 'storagePerM3Month', label: 'Storage, each {m3} and month', unit: 'money', per: 'm³' },
      { path: 'insurancePercent', label: 'Insurance', unit: '% of the value' },
      {
        path: 'valuePerM3',
        label: 'Value of a {cubic}',
        unit: 'money',
        per: 'm³',
        hint: 'Insurance has no price without it.',
      },
      { path: 'petLocal', label: 'Pet, local', unit: 'money' },
      { path: 'petInternational', label: 'Pet, international', unit: 'money' },
      { path: 'carLocal', label: 'Car, local', unit: 'money' },
      { path: 'carInternational', label: 'Car, international', unit: 'money' },
    ]),
  },
  {
    title: 'Season',
    description: 'What the busy months cost more.',
    figures: [{ path: 'figures.season.peakFactor', label: 'Prices in busy months', unit: '×' }],
  },
  {
    title: 'Freight',
    description: 'By sea and by air, before it is multiplied by your figure above.',
    figures: inFolder('figures.freight', [
      { path: 'seaPerM3', label: 'Sea, each {m3}', unit: 'money', per: 'm³' },
      { path: 'airPerM3', label: 'Air, each {m3}', unit: 'money', per: 'm³' },
      {
        path: 'nearShare',
        label: 'Even the shortest way costs',
        unit: 'percent',
        hint: 'The rest of the freight grows with the distance.',
      },
      { path: 'referenceKm', label: 'Freight is for a way of', unit: 'km' },
      { path: 'handlingPerM3', label: 'Port handling, each {m3}', unit: 'money', per: 'm³' },
      { path: 'terminalFee', label: 'Terminal fee', unit: 'money' },
      { path: 'shortHaulKm', label: 'A short haul is up to', unit: 'km' },
      { path: 'longHaulKm', label: 'A long haul is from', unit: 'km' },
      { path: 'shortHaulShare', label: 'Port handling on a short haul', unit: 'percent' },
      { path: 'smallShipmentShare', label: 'Least part of the service', unit: 'percent' },
      { path: 'wholeServiceM3', label: 'Service in full from', unit: 'm³' },
      { path: 'sharedLeastM3', label: 'Shared container: charged at least', unit: 'm³' },
      { path: 'sharedMostM3', label: 'Shared container: offered up to', unit: 'm³' },
      { path: 'ownLeastM3', label: 'Own container: offered from', unit: 'm³' },
      { path: 'airMostM3', label: 'Air: offered up to', unit: 'm³' },
    ]),
  },
  {
    title: 'Width of the range',
    description: 'Half the width, in percent of the price, by what is known. It must not widen as more is known.',
    figures: inFolder('figures.range', [
      { path: 'unknownHome', label: 'Home of unknown size', unit: 'percent' },
      { path: 'homeSize', label: 'Size of the home', unit: 'percent' },
      { path: 'rooms', label: 'Rooms', unit: 'percent' },
      { path: 'inventory', label: 'Every item', unit: 'percent' },
      { path: 'typicalDistance', label: 'Added where a city is not found', unit: 'percent' },
    ]),
  },
];

export const mainGroups: readonly FigureGroup[] = [local, international];

/** With which figure a company of that currency began. */
export function standardOf(path: string, currency = 'USD'): unknown {
  return valueAt({ ...defaultRates, ...typicalRates(currency) }, path.split('.'));
}

const lists: Readonly<Record<string, string>> = {
  'figures.labour.crews': 'Crews',
  'figures.freight.containers': 'Containers',
  'figures.season.peakMonths': 'Busy months',
};

const groupOf = new Map([
  ...[...mainGroups, ...fineGroups].flatMap(({ title, figures }) =>
    figures.map(({ path, label }) => [path, { title, label }] as const),
  ),
  ...surveyChoices.map(({ path, label }) => [path, { title: label, label: 'a specialist has to see it' }] as const),
]);

function nameIn(found: { title: string; label: string } | undefined): string | undefined {
  return found && spelled(inOwnUnits(`${found.title}: ${found.label}`, companyForms()));
}

/** The name of a figure on this page; undefined if the page does not show it. */
export function figureName(path: readonly string[]): string | undefined {
  const inPricing = path.slice(1).join('.');
  if (path[2] === 'destinationMultipliers' && path[3]) return `Destination ${path[3]}`;
  return path[0] === 'pricing' ? (nameIn(groupOf.get(inPricing)) ?? lists[inPricing]) : undefined;
}
