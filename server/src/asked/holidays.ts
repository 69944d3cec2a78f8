import { has, phrasePattern } from '../text/phrases.js';
import type { Holiday } from '../time/holidays.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. The longer names come first. */
const names: readonly (readonly [Holiday | 'thanksgiving' | 'labourDay' | 'nationalDay', string])[] = [
  [
    'christmasEve',
    'christmas eve, xmas eve, nochebuena, vispera de navidad, veille de noel, reveillon de noel, malam krismas, joululaupaev*, ليله عيد الميلاد, ليله الكريسماس',
  ],
  [
    'newYearsEve',
    'new years eve, new year s eve, new year eve, nye, nochevieja, noche vieja, saint sylvestre, la saint sylvestre, reveillon du nouvel an, malam tahun baru, vana aasta ohtu*, vana aasta*, aastavahetus*, ليله راس السنه',
  ],
  [
    'chineseNewYear',
    'chinese new year, lunar new year, cny, ano nuevo chino, nouvel an chinois, tahun baru cina, hiina uusaasta*, السنه الصينيه, راس السنه الصينيه',
  ],
  [
    'boxingDay',
    'boxing day, st stephens day, st stephen s day, san esteban, 2e jour de noel, teine joulupuha*, teisel joulupuhal',
  ],
  ['easterMonday', 'easter monday, lunes de pascua, lundi de paques, isnin easter, اثنين الفصح'],
  [
    'goodFriday',
    'good friday, viernes santo, vendredi saint, jumaat agung, suur reede*, suurel reedel, الجمعه العظيمه',
  ],
  ['maundyThursday', 'maundy thursday, jueves santo, jeudi saint'],
  ['whitMonday', 'whit monday, pentecost monday, lunes de pentecostes, lundi de pentecote'],
  ['blackFriday', 'black friday, day after thanksgiving, must reede, mustal reedel, الجمعه السوداء'],
  ['martinLutherKing', 'mlk day, mlk, martin luther king day, martin luther king'],
  ['presidents', 'presidents day, president s day, washingtons birthday'],
  ['saintPatrick', 'st patricks day, st patrick s day, saint patricks day, paddys day, san patricio, saint patrick'],
  ['memorial', 'memorial day'],
  ['juneteenth', 'juneteenth'],
  ['columbus', 'columbus day, indigenous peoples day, dia de la hispanidad, fiesta nacional'],
  [
    'veterans',
    'veterans day, veteran s day, armistice day, remembrance day, armistice, l armistice, jour de l armistice',
  ],
  ['thanksgiving', 'thanksgiving*, accion de gracias, action de grace, kesyukuran, tanupuha*, عيد الشكر'],
  ['canadaDay', 'canada day, fete du canada'],
  ['usIndependence', 'fourth of july, july fourth, 4th of july'],
  ['bastille', 'bastille day, fete nationale'],
  ['merdeka', 'merdeka, hari kebangsaan, hari merdeka'],
  ['malaysiaDay', 'malaysia day, hari malaysia'],
  ['usLabor', 'labor day'],
  ['labourDay', 'labour day'],
  [
    'mayDay',
    'may day, workers day, dia del trabajo, dia del trabajador, primero de mayo, fete du travail, premier mai, hari pekerja, kevadpuha*, maipuha*, tootajate paev, عيد العمال',
  ],
  [
    'nationalDay',
    'independence day, national day, dia de la independencia, jour de l independance, hari kemerdekaan, iseseisvuspaev*, vabariigi aastapaev*, عيد الاستقلال, العيد الوطني',
  ],
  ['midsummer', 'jaanipaev*, midsummer, midsummer day, dia de san juan, la saint jean'],
  ['ascension', 'ascension day, ascension, jour de l ascension, dia de la ascension, taevaminemispuha*'],
  ['pentecost', 'pentecost, pentecostes, pentecote, nelipuha*, nelipyha*'],
  ['assumption', 'assumption, assumption day, assomption, dia de la asuncion'],
  ['allSaints', 'all saints, all saints day, todos los santos, toussaint, koigi puhakute paev, عيد جميع القديسين'],
  ['epiphany', 'epiphany, three kings, dia de reyes, reyes magos, reyes, epiphanie, kolmekuningapaev*, عيد الغطاس'],
  [
    'eidAlAdha',
    'eid al adha, eid ul adha, eid adha, bakra eid, bakrid, hari raya haji, raya haji, hari raya korban, raya korban, aid al adha, aid el kebir, aid el adha, fiesta del cordero, عيد الاضحي, العيد الكبير',
  ],
  [
    'eidAlFitr',
    'eid al fitr, eid ul fitr, eid fitr, eid, hari raya aidilfitri, aidilfitri, hari raya puasa, hari raya, raya, aid el fitr, aid al fitr, l aid, عيد الفطر, العيد الصغير, العيد',
  ],
  [
    'easter',
    'easter, easter sunday, domingo de pascua, pascua, paques, dimanche de paques, lihavott*, ulestousmispuha*, عيد الفصح',
  ],
  [
    'newYear',
    'new years day, new year s day, new years, new year s, new year, ano nuevo, dia de ano nuevo, primero de ano, nouvel an, jour de l an, tahun baru, uusaasta*, uueaasta*, uue aasta paev*, aastavahetus*, راس السنه',
  ],
  [
    'christmas',
    'christmas day, christmas, xmas, xmas day, navidad, dia de navidad, noel, jour de noel, krismas, hari krismas, natal, joulu*, joulud, joulude, esimene joulupuha*, esimesel joulupuhal, عيد الميلاد, الكريسماس, الميلاد',
  ],
];

const patterns = names.map(([holiday, list]) => [holiday, phrasePattern(list)] as const);

const nationalDays: Readonly<Record<string, Holiday>> = {
  US: 'usIndependence',
  EE: 'estonianIndependence',
  MY: 'merdeka',
  FR: 'bastille',
  CA: 'canadaDay',
};

/** The holiday that a sentence in plain spelling names, as it is kept in the company's country. */
export function holidayIn(sentence: string, country: string): Holiday | undefined {
  const found = patterns.find(([, pattern]) => has(sentence, pattern))?.[0];
  if (found === 'thanksgiving') return country === 'CA' ? 'caThanksgiving' : 'usThanksgiving';
  if (found === 'labourDay') return country === 'US' || country === 'CA' ? 'usLabor' : 'mayDay';
  return found === 'nationalDay' ? nationalDays[country] : found;
}
