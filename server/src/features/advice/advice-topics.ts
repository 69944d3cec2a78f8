import type { GuideSource } from '@meg/shared/contract/answers';
import type { Matter } from './country/country-matters.js';

const page = (title: string, url: string): GuideSource => ({ title, url });

/** Pages that hold everywhere, at addresses that have lasted for years. */
const pages = {
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
  travel: page('IATA Travel Centre: passports, visas and health papers', 'https://www.iatatravelcentre.com/'),
  posts: page('Universal Postal Union, with the posts of the world', 'https://www.upu.int/'),
  complaints: page('econsumer.gov, of consumer authorities of many countries', 'https://econsumer.gov/'),
} as const;

interface Topic {
  /** The pages behind the words that hold everywhere; none where no page was found that says them. */
  readonly pages: readonly GuideSource[];
  /** What each country has rules of its own for. */
  readonly ofCountry?: readonly Matter[];
}

const trade = [pages.fidi, pages.iam];
const ofMovers: Topic = { pages: trade };
/** Common knowledge that no page was found for: it is said without a source, and as less sure. */
const withoutPage: Topic = { pages: [] };

const topics = {
  'planning.start': ofMovers,
  'planning.season': ofMovers,
  'planning.checklist': ofMovers,
  'planning.moving-day': ofMovers,
  'planning.weather': withoutPage,
  'planning.presence': withoutPage,
  'planning.delays': withoutPage,
  'planning.parking': { pages: trade, ofCountry: ['parking'] },
  'packing.boxes': ofMovers,
  'packing.how': ofMovers,
  'packing.forbidden': { pages: [pages.dangerousGoods] },
  'packing.who': ofMovers,
  'packing.labels': ofMovers,
  'packing.fridge': ofMovers,
  'packing.keep': ofMovers,
  'costs.price': ofMovers,
  'costs.what-counts': ofMovers,
  'costs.save': ofMovers,
  'costs.estimates': { pages: trade, ofCountry: ['estimates'] },
  'international.transit': ofMovers,
  'international.ways': ofMovers,
  'international.papers': { pages: [pages.travel, pages.fidi], ofCountry: ['leaving'] },
  'international.customs': ofMovers,
  'international.crates': { pages: [pages.woodPacking] },
  'specialty.piano': { pages: [pages.fidi, pages.protectedSpecies] },
  'specialty.art': { pages: [pages.protectedSpecies, pages.fidi] },
  'specialty.heavy': ofMovers,
  'specialty.plants': { pages: [pages.woodPacking] },
  'insurance.cover': { pages: trade, ofCountry: ['cover'] },
  'insurance.full-value': ofMovers,
  'insurance.own-packing': ofMovers,
  'insurance.claims': { pages: trade, ofCountry: ['claims', 'complaints'] },
  'changingAddress.whom': { pages: [pages.posts], ofCountry: ['tax', 'post', 'driving', 'register'] },
  'changingAddress.tax': { pages: trade, ofCountry: ['tax'] },
  'changingAddress.vehicle': { pages: trade, ofCountry: ['driving'] },
  'changingAddress.register': { pages: trade, ofCountry: ['register'] },
  'changingAddress.utilities': { pages: trade, ofCountry: ['utilities'] },
  'changingAddress.mail': { pages: [pages.posts], ofCountry: ['post'] },
  'changingAddress.when': { pages: [pages.posts], ofCountry: ['post', 'driving', 'register'] },
  'readiness.how': ofMovers,
  'readiness.first-days': { pages: trade, ofCountry: ['register'] },
  'general.survey': ofMovers,
  'general.choosing': { pages: trade, ofCountry: ['movers'] },
  'general.complaints': { pages: [pages.complaints], ofCountry: ['complaints'] },
  'general.deposit': { pages: [pages.complaints], ofCountry: ['deposit'] },
  'general.tips': withoutPage,
  'general.writing': withoutPage,
  'general.storage': ofMovers,
  'general.cancel': ofMovers,
  'general.children': ofMovers,
} as const satisfies Readonly<Record<string, Topic>>;

export type AdviceId = keyof typeof topics;

export const adviceTopics: Readonly<Record<AdviceId, Topic>> = topics;

/** These end by asking for the country, so they do not answer questions that name one. */
export const asksForCountry: ReadonlySet<AdviceId> = new Set([
  'packing.forbidden',
  'international.papers',
  'international.customs',
  'specialty.plants',
]);

/** These are done where the move goes; all else is done where it begins. */
export const onArrival: ReadonlySet<AdviceId> = new Set([
  'changingAddress.register',
  'changingAddress.vehicle',
  'readiness.first-days',
]);

/** Rules of the street where one lives: those of the company's country would be another's. */
export const atHome: ReadonlySet<AdviceId> = new Set(['planning.parking']);

/** The guides know these of each country, so they come first. */
export const alsoInGuides: ReadonlySet<AdviceId> = new Set([
  'changingAddress.tax',
  'changingAddress.vehicle',
  'changingAddress.register',
  'changingAddress.utilities',
  'general.deposit',
]);

export const adviceIds = Object.keys(topics) as AdviceId[];

export interface AdviceText {
  /** Questions that it answers. The chat may suggest the first. */
  readonly asks: readonly string[];
  /** Words that ask for it even alone, separated by commas. */
  readonly keywords: string;
  /** What holds everywhere: it names no country, office, law or currency. */
  readonly text: string;
}

export type AdviceTexts = Readonly<Record<AdviceId, AdviceText>>;
