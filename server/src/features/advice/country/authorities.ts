import { type Word, wordsOf } from '../../../text/question-words.js';
import type { AdvisedCountry, Matter } from './country-matters.js';

type AuthorityMatter = Extract<
  Matter,
  'tax' | 'post' | 'driving' | 'register' | 'utilities' | 'movers' | 'complaints' | 'deposit'
>;

/** Names of offices and firms that only one country has, by what a mover's customer has to do with them. */
const authorities: Readonly<Record<AdvisedCountry, Partial<Record<AuthorityMatter, string>>>> = {
  'united-kingdom': {
    tax: 'HMRC, HM Revenue, HM Revenue and Customs',
    post: 'Royal Mail, Parcelforce',
    driving: 'DVLA, DVSA, DVA Northern Ireland',
    register: 'NHS, HM Land Registry',
    utilities: 'Ofgem, British Gas, Thames Water, TV Licensing',
    movers: 'British Association of Removers, Companies House',
    complaints: 'Citizens Advice, Furniture Ombudsman, Trading Standards',
  },
  ireland: {
    tax: 'Irish Revenue, Revenue Commissioners',
    post: 'An Post',
    driving: 'NDLS',
    register: 'PPSN, Check the Register',
    utilities: 'Uisce Éireann, Irish Water, ESB Networks, Bord Gáis, Electric Ireland',
    complaints: 'CCPC',
    deposit: 'Residential Tenancies Board',
  },
  canada: {
    tax: 'CRA, Canada Revenue Agency, Agence du revenu du Canada, Revenu Québec',
    post: 'Canada Post, Postes Canada',
    driving: 'SAAQ, ICBC, ServiceOntario',
    register: 'Service Canada, Elections Canada, Élections Canada, OHIP, RAMQ',
    utilities: 'Hydro One, BC Hydro, Hydro-Québec, Enbridge Gas',
    movers: 'Canadian Association of Movers',
    complaints: 'Office of Consumer Affairs',
  },
  'united-states': {
    tax: 'IRS, Internal Revenue Service',
    post: 'USPS, US Postal Service, United States Postal Service',
    driving: 'DMV, Department of Motor Vehicles',
    register: 'USCIS, Social Security Administration',
    movers: 'FMCSA, USDOT, DOT number, Federal Motor Carrier Safety Administration',
  },
  malaysia: {
    tax: 'LHDN, LHDNM, Lembaga Hasil Dalam Negeri',
    post: 'Pos Malaysia, PosLaju',
    driving: 'JPJ, Jabatan Pengangkutan Jalan',
    register: 'JPN, MyKad, Jabatan Pendaftaran Negara, Suruhanjaya Pilihan Raya',
    utilities: 'TNB, Tenaga Nasional, Air Selangor, Indah Water',
    movers: 'SSM, Suruhanjaya Syarikat Malaysia',
    complaints: 'KPDN, TTPM, Tribunal Tuntutan Pengguna',
  },
  estonia: {
    tax: 'EMTA, Maksu- ja Tolliamet',
    post: 'Omniva, Eesti Post',
    driving: 'Transpordiamet, Transpordiametile, Maanteeamet',
    utilities: 'Elektrilevi, Eesti Energia, Tallinna Vesi',
    complaints: 'TTJA, Tarbijavaidluste komisjon',
  },
};

/** Words that only one country has, and that the advice knows itself. */
const terms: Readonly<Partial<Record<AdvisedCountry, string>>> = {
  'united-kingdom': 'council tax, V5C, P85',
  ireland: 'Eircode, MPRN',
  'united-states': 'released value, 60 cents per pound, form 8822, AR-11',
  malaysia: 'MyTax, KWSP, PERKESO',
  estonia: 'e-MTA',
};

export interface Named {
  readonly country: AdvisedCountry;
  /** Undefined for a word that stays as it is. */
  readonly matter?: AuthorityMatter;
}

const spelled = (text: string): string =>
  wordsOf(text)
    .map(({ plain }) => plain)
    .join(' ');

const entriesOf = (list: string | undefined): string[] => (list ?? '').split(',').map(spelled).filter(Boolean);

function indexOfNames(): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>();
  for (const [country, lists] of Object.entries(authorities) as [AdvisedCountry, Record<AuthorityMatter, string>][])
    for (const [matter, list] of Object.entries(lists) as [AuthorityMatter, string][])
      for (const name of entriesOf(list)) names.set(name, { country, matter });
  for (const [country, list] of Object.entries(terms) as [AdvisedCountry, string][])
    for (const name of entriesOf(list)) names.set(name, { country });
  return names;
}

const names = indexOfNames();
const mostWords = Math.max(...[...names.keys()].map((name) => name.split(' ').length));
/** As Estonian and Malay join them to a name: "Omnivale", "Royal Mailile". */
const endings = /(?:i?(?:le|lt|st|sse|ga|ks|l|s)|nya)$/;
const leastName = 3;

/** What an authority does, in words that the advice of that language knows. */
const plainWords: Readonly<Record<string, Readonly<Record<AuthorityMatter, string>>>> = {
  en: {
    tax: 'tax',
    post: 'mail',
    driving: 'driving licence',
    register: 'register',
    utilities: 'utilities',
    movers: 'licensed',
    complaints: 'complaint',
    deposit: 'landlord deposit',
  },
  es: {
    tax: 'hacienda',
    post: 'correo',
    driving: 'permiso de conducir',
    register: 'ayuntamiento',
    utilities: 'suministros',
    movers: 'licencia',
    complaints: 'queja',
    deposit: 'fianza',
  },
  fr: {
    tax: 'impôts',
    post: 'courrier',
    driving: 'permis de conduire',
    register: 'mairie',
    utilities: 'électricité',
    movers: 'licence',
    complaints: 'plainte',
    deposit: 'caution',
  },
  ms: {
    tax: 'cukai',
    post: 'surat',
    driving: 'lesen memandu',
    register: 'majlis tempatan',
    utilities: 'utiliti',
    movers: 'lesen syarikat',
    complaints: 'aduan',
    deposit: 'deposit tuan tanah',
  },
  et: {
    tax: 'maksuamet',
    post: 'post',
    driving: 'juhiluba',
    register: 'omavalitsus',
    utilities: 'kommunaalteenused',
    movers: 'tegevusluba',
    complaints: 'kaebus',
    deposit: 'tagatisraha',
  },
  ar: {
    tax: 'الضرائب',
    post: 'البريد',
    driving: 'رخصة القيادة',
    register: 'البلدية',
    utilities: 'الكهرباء',
    movers: 'ترخيص',
    complaints: 'شكوى',
    deposit: 'مبلغ التأمين',
  },
};

/** Arabic joins "the", "to" and "and" to a name: "لHMRC". */
const withoutParticles = (text: string): string => text.replace(/\p{Script=Arabic}+(?=\p{Script=Latin})/gu, ' ');

const nameOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');

function namedBy(words: readonly Word[]): Named | undefined {
  const name = nameOf(words);
  return name.length < leastName ? undefined : (names.get(name) ?? names.get(name.replace(endings, '')));
}

/** The longest name that begins there, and how many words it has. */
function nameAt(words: readonly Word[], at: number) {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
    const named = namedBy(words.slice(at, at + length));
    if (named) return { named, length };
  }
  return undefined;
}

/**
 * The authorities that a text names, and the text with plain words in place of the first. The others are left out: an
 * answer on one covers all that are named.
 */
export function readAuthorities(text: string, language: string): { named: Named[]; text: string } {
  const words = wordsOf(withoutParticles(text));
  const plain = plainWords[language] ?? plainWords.en;
  const named: Named[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = nameAt(words, at);
    const length = found?.length ?? 1;
    const matter = found?.named.matter;
    const typed = words.slice(at, at + length).map((word) => word.typed);
    const isFirst = !named.some((one) => one.matter);
    if (found) named.push(found.named);
    rest.push(...(matter && plain ? [isFirst ? plain[matter] : ''] : typed));
    at += length;
  }
  return { named, text: rest.join(' ') };
}
