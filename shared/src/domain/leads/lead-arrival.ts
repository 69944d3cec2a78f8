/** How a visitor came to the page with the chat: known only where they allow analytics, or the caller says so. */
export interface LeadArrival {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
  gclid?: string;
  fbclid?: string;
  msclkid?: string;
  /** The host of the page before. */
  referrer?: string;
}

type Part = keyof LeadArrival;

/** Each part by the name that it has in the query of a page's address. */
const queryNames: Readonly<Record<Part, string>> = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
  gclid: 'gclid',
  fbclid: 'fbclid',
  msclkid: 'msclkid',
  referrer: 'ref',
};
const parts = Object.keys(queryNames) as Part[];

const mostCharacters = 200;
const longestPage = 2_000;
/** Control characters and halves of characters, which no column takes. */
const notText = /[\p{Cc}\p{Cs}]/gu;
const host = /^(?=.{1,200}$)[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i;

export const mostCameFrom = 60;

/** The page without query and fragment, and what its query says of how the visitor came. Never throws. */
export function readArrival(address: string): { page: string; arrival: LeadArrival } {
  // Pages without an address of their own, such as srcdoc, have the origin `null`.
  const page = address.startsWith('null') ? '' : address.replace(/[?#].*$/s, '').slice(0, longestPage);
  const query = /^https?:[^?#]*\?([^#]*)/s.exec(address)?.[1] ?? '';
  return { page, arrival: arrivalOf(new URLSearchParams(query), URL.parse(page)?.host) };
}

/** A page before of the same site is no source. */
function arrivalOf(query: URLSearchParams, ownHost: string | undefined): LeadArrival {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const given = query.get(queryNames[part]) ?? '';
      const said = (part === 'referrer' ? (URL.parse(given)?.host ?? given) : given)
        .replace(notText, ' ')
        .normalize('NFC')
        .trim();
      const value = Array.from(said).slice(0, mostCharacters).join('');
      return value === '' || (part === 'referrer' && (!host.test(value) || value === ownHost || value === 'undefined'))
        ? []
        : [[part, value]];
    }),
  );
}

/** Sites by the names that people use for them. */
const sites: readonly (readonly [RegExp, string])[] = [
  [/^(.*\.)?google(\.[a-z]{2,3}){0,2}$/, 'Google'],
  [/^(.*\.)?bing(\.com)?$/, 'Bing'],
  [/^(.*\.)?duckduckgo(\.com)?$/, 'DuckDuckGo'],
  [/^(.*\.)?(facebook(\.com)?|fb(\.com)?)$/, 'Facebook'],
  [/^(.*\.)?(instagram(\.com)?|ig)$/, 'Instagram'],
  [/^(.*\.)?linkedin(\.com)?$/, 'LinkedIn'],
  [/^(.*\.)?yelp(\.[a-z]{2,3}){0,2}$/, 'Yelp'],
];
const searchEngines = ['Google', 'Bing', 'DuckDuckGo'];
const paid = /^(cpc|ppc|cpm|paid.*|ads?|display)$/i;

const siteOf = (text: string): string | undefined => sites.find(([name]) => name.test(text.toLowerCase()))?.[1];

/** In a few words, such as "Google ads", "newsletter" or "bbc.co.uk"; empty where it is not known. */
export function cameFromOf({ source, medium, gclid, fbclid, msclkid, referrer }: LeadArrival): string {
  if (gclid) return 'Google ads';
  if (msclkid) return 'Bing ads';
  if (source) {
    const name = siteOf(source) ?? source;
    return Array.from(medium && paid.test(medium) && !/ads?$/i.test(name) ? `${name} ads` : name)
      .slice(0, mostCameFrom)
      .join('')
      .trim();
  }
  if (fbclid) return 'Facebook';
  if (!referrer) return '';
  const site = siteOf(referrer);
  if (site) return searchEngines.includes(site) ? `${site} search` : site;
  return referrer
    .toLowerCase()
    .replace(/^www\./, '')
    .slice(0, mostCameFrom);
}

/** As in "Google ads, campaign spring". */
export function arrivalInWords(cameFrom: string, campaign: string | undefined): string {
  return [cameFrom, campaign && `campaign ${campaign}`].filter(Boolean).join(', ');
}

/** Of leads that people write down; other words may stand there as well. */
export const sourcesByHand = ['Phone', 'Referral', 'Website', 'Walk-in', 'Email', 'Event'] as const;
