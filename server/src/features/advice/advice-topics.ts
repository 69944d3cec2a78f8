import type { GuideSource } from '@meg/shared/contract/answers';

const page = (title: string, url: string): GuideSource => ({ title, url });

/** Official pages that say the same and more, at addresses that have lasted for years. */
const pages = {
  protectYourMove: page(
    'Federal Motor Carrier Safety Administration (USA): Protect your move',
    'https://www.fmcsa.dot.gov/protect-your-move',
  ),
  householdGoodsRules: page(
    'Code of Federal Regulations (USA), 49 CFR 375: transport of household goods, estimates and liability',
    'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-375',
  ),
  removers: page('British Association of Removers', 'https://bar.co.uk/'),
  fidi: page('FIDI, the global alliance of international movers', 'https://www.fidi.org/'),
  iam: page('International Association of Movers', 'https://www.iamovers.org/'),
  dangerousGoods: page(
    'IATA: dangerous goods, which may not travel as ordinary cargo',
    'https://www.iata.org/en/programs/cargo/dgr/',
  ),
  woodPacking: page(
    'International Plant Protection Convention: standards, wood packing among them',
    'https://www.ippc.int/',
  ),
  protectedSpecies: page('CITES: trade in protected species, such as ivory and rosewood', 'https://cites.org/eng'),
  mailUsa: page('United States Postal Service: change of address', 'https://moversguide.usps.com/'),
  mailUk: page('Royal Mail: redirection', 'https://www.royalmail.com/redirection'),
  driversUk: page(
    'GOV.UK: change the address on a driving licence',
    'https://www.gov.uk/change-address-driving-licence',
  ),
  travel: page('IATA Travel Centre: passports, visas and health papers', 'https://www.iatatravelcentre.com/'),
} as const;

/** The pages behind each passage. */
export const adviceSources = {
  'planning.start': [pages.removers, pages.protectYourMove],
  'planning.season': [pages.protectYourMove, pages.removers],
  'planning.checklist': [pages.removers, pages.protectYourMove],
  'planning.moving-day': [pages.protectYourMove, pages.removers],
  'packing.boxes': [pages.removers],
  'packing.how': [pages.removers],
  'packing.forbidden': [pages.dangerousGoods, pages.protectYourMove],
  'packing.who': [pages.removers, pages.protectYourMove],
  'packing.labels': [pages.removers],
  'costs.price': [pages.protectYourMove],
  'costs.what-counts': [pages.protectYourMove, pages.removers],
  'costs.save': [pages.protectYourMove],
  'costs.estimates': [pages.householdGoodsRules, pages.protectYourMove],
  'international.transit': [pages.fidi, pages.iam],
  'international.ways': [pages.fidi, pages.iam],
  'international.papers': [pages.travel, pages.fidi],
  'international.customs': [pages.fidi, pages.iam],
  'international.crates': [pages.woodPacking],
  'specialty.piano': [pages.removers, pages.protectedSpecies],
  'specialty.art': [pages.protectedSpecies, pages.removers],
  'specialty.heavy': [pages.removers],
  'specialty.plants': [pages.woodPacking],
  'insurance.cover': [pages.householdGoodsRules, pages.protectYourMove],
  'insurance.full-value': [pages.householdGoodsRules, pages.protectYourMove],
  'insurance.own-packing': [pages.protectYourMove, pages.removers],
  'insurance.claims': [pages.householdGoodsRules, pages.protectYourMove],
  'changingAddress.whom': [pages.mailUsa, pages.driversUk],
  'changingAddress.mail': [pages.mailUsa, pages.mailUk],
  'changingAddress.when': [pages.mailUsa, pages.mailUk],
  'readiness.how': [pages.protectYourMove, pages.removers],
  'readiness.first-days': [pages.removers],
  'general.survey': [pages.removers, pages.householdGoodsRules],
  'general.choosing': [pages.protectYourMove, pages.fidi],
  'general.storage': [pages.removers],
} as const satisfies Readonly<Record<string, readonly GuideSource[]>>;

export type AdviceId = keyof typeof adviceSources;

/** These end by asking for the country, so they do not answer questions that name one. */
export const asksForCountry: ReadonlySet<AdviceId> = new Set([
  'packing.forbidden',
  'international.papers',
  'international.customs',
  'specialty.plants',
]);

export const adviceIds = Object.keys(adviceSources) as AdviceId[];

export interface AdviceText {
  /** Questions that it answers. The chat may suggest the first. */
  readonly asks: readonly string[];
  /** Words that ask for it even alone, separated by commas. */
  readonly keywords: string;
  readonly text: string;
}

export type AdviceTexts = Readonly<Record<AdviceId, AdviceText>>;
