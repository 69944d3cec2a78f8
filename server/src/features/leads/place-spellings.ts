import { countryCodes } from '@meg/shared/domain/companies/place/country-zones';
import { foldText } from '../../text/fold-text.js';

/** Cities that people write by more than one name, and words within such names. */
const sameNames: readonly (readonly string[])[] = [
  ['munich', 'münchen', 'muenchen'],
  ['cologne', 'köln', 'koeln', 'colonia'],
  ['nuremberg', 'nürnberg', 'nuernberg'],
  ['dusseldorf', 'duesseldorf'],
  ['hamburg', 'hambourg', 'hamburgo'],
  ['berlin', 'berlín', 'berliin', 'برلين'],
  ['frankfurt', 'francfort', 'fráncfort'],
  ['zurich', 'zuerich'],
  ['geneva', 'genève', 'genf', 'ginebra', 'genf'],
  ['vienna', 'wien', 'vienne', 'viena', 'viin', 'فيينا'],
  ['prague', 'praha', 'praga'],
  ['warsaw', 'warszawa', 'varsovie', 'varsovia', 'varssavi'],
  ['copenhagen', 'københavn', 'copenhague', 'kopenhaagen'],
  ['gothenburg', 'göteborg'],
  ['stockholm', 'estocolmo'],
  ['helsinki', 'helsingfors', 'helsingi'],
  ['tallinn', 'reval', 'tallin', 'تالين'],
  ['tartu', 'dorpat'],
  ['riga', 'riia'],
  ['vilnius', 'vilna'],
  ['brussels', 'bruxelles', 'brussel', 'bruselas', 'brüssel'],
  ['antwerp', 'antwerpen', 'anvers', 'amberes'],
  ['the hague', 'den haag', 'la haye', 'la haya', 'haag'],
  ['london', 'londres', 'لندن'],
  ['edinburgh', 'edimbourg', 'edimburgo'],
  ['dublin', 'dublín'],
  ['paris', 'pariis', 'باريس'],
  ['marseille', 'marseilles', 'marsella'],
  ['nice', 'niza'],
  ['barcelona', 'barcelone', 'برشلونة'],
  ['madrid', 'مدريد'],
  ['seville', 'sevilla', 'séville'],
  ['lisbon', 'lisboa', 'lisbonne', 'lissabon'],
  ['rome', 'roma', 'rooma', 'روما'],
  ['milan', 'milano', 'milán'],
  ['naples', 'napoli', 'nápoles'],
  ['turin', 'torino', 'turín'],
  ['venice', 'venezia', 'venise', 'venecia'],
  ['florence', 'firenze', 'florencia'],
  ['athens', 'athina', 'athènes', 'atenas', 'ateena'],
  ['bucharest', 'bucurești', 'bucarest'],
  ['belgrade', 'beograd', 'belgrado'],
  ['moscow', 'moskva', 'moscou', 'moscú', 'موسكو'],
  ['kyiv', 'kiev', 'kiiev'],
  ['istanbul', 'estambul', 'إسطنبول'],
  ['cairo', 'le caire', 'el cairo', 'kairo', 'القاهرة'],
  ['dubai', 'dubaï', 'دبي'],
  ['abu dhabi', 'abou dhabi', 'abu dabi', 'أبوظبي'],
  ['riyadh', 'riyad', 'riad', 'الرياض'],
  ['doha', 'الدوحة'],
  ['beijing', 'peking', 'pékin', 'pekín', 'بكين'],
  ['shanghai', 'shanghái', 'شنغهاي'],
  ['hong kong', 'hongkong', 'هونغ كونغ'],
  ['singapore', 'singapour', 'singapur', 'singapura', 'سنغافورة'],
  ['kuala lumpur', 'كوالالمبور'],
  ['penang', 'pulau pinang'],
  ['bangkok', 'بانكوك'],
  ['tokyo', 'tokio', 'طوكيو'],
  ['seoul', 'séoul', 'seúl', 'soul'],
  ['mumbai', 'bombay'],
  ['sydney', 'sídney', 'سيدني'],
  ['new york', 'new york city', 'nyc', 'nueva york', 'نيويورك'],
  ['los angeles', 'los ángeles', 'لوس أنجلوس'],
  ['philadelphia', 'philly', 'filadelfia', 'philadelphie'],
  ['las vegas', 'vegas'],
  ['new orleans', 'nola', 'nueva orleans'],
  ['mexico city', 'ciudad de mexico', 'cdmx'],
  ['sao paulo', 'são paulo'],
  ['saint', 'st'],
  ['fort', 'ft'],
  ['mount', 'mt'],
];

/** So short that they begin other words: they stand for the city, and its name does not stand for them. */
const shortNames: Readonly<Record<string, string>> = {
  la: 'los angeles',
  sf: 'san francisco',
  dc: 'washington',
  kl: 'kuala lumpur',
  hk: 'hong kong',
};

const spellings = new Map<string, readonly string[]>([
  ...sameNames
    .map((names) => [...new Set(names.map(foldText))])
    .flatMap((names) => names.map((name) => [name, names] as const)),
  ...Object.entries(shortNames).map(([short, name]) => [short, [short, name]] as const),
]);

/** A term with the other spellings of the same name, of one word or several. */
export const spellingsOfPlace = (term: string): readonly string[] => spellings.get(term) ?? [term];

const mostWords = 4;

/** The words as terms: those of a name such as "new york" are one. */
export function termsIn(words: readonly string[]): string[] {
  const terms: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: mostWords }, (_, less) => mostWords - less);
    const length = lengths.find((most) => spellings.has(words.slice(at, at + most).join(' '))) ?? 1;
    terms.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return terms;
}

const states =
  'al alabama, ak alaska, az arizona, ar arkansas, ca california, co colorado, ct connecticut, de delaware, ' +
  'fl florida, ga georgia, hi hawaii, id idaho, il illinois, in indiana, ia iowa, ks kansas, ky kentucky, ' +
  'la louisiana, me maine, md maryland, ma massachusetts, mi michigan, mn minnesota, ms mississippi, mo missouri, ' +
  'mt montana, ne nebraska, nv nevada, nh new hampshire, nj new jersey, nm new mexico, ny new york, ' +
  'nc north carolina, nd north dakota, oh ohio, ok oklahoma, or oregon, pa pennsylvania, ri rhode island, ' +
  'sc south carolina, sd south dakota, tn tennessee, tx texas, ut utah, vt vermont, va virginia, wa washington, ' +
  'wv west virginia, wi wisconsin, wy wyoming, dc district of columbia';

const stateNames = new Set(states.split(', ').flatMap((state) => [state.slice(0, 2), state.slice(3)]));

/** Of the chat, in which visitors write, and whose words are repeated when somebody searches. */
const languages = ['en', 'es', 'fr', 'et', 'ms', 'ar'];
const otherCountryNames = ['uk', 'gb', 'us', 'usa', 'uae', 'england', 'scotland', 'wales', 'america'];
/** First and last names of people are searched as well. */
const namesOfPeople = ['jordan', 'chad', 'israel'];

function namesOfCountries(): Set<string> {
  const names = languages.flatMap((language) => {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
    return countryCodes.map((code) => foldText(display.of(code) ?? code));
  });
  return new Set([...names, ...otherCountryNames].filter((name) => !namesOfPeople.includes(name)));
}

const countryNames = namesOfCountries();

const longestOf = (names: ReadonlySet<string>): number => Math.max(...[...names].map((name) => name.split(' ').length));
const longestName = Math.max(longestOf(stateNames), longestOf(countryNames));

/** Without the longest of these names at the end, unless nothing else was typed. */
function withoutEnd(words: readonly string[], names: ReadonlySet<string>): readonly string[] {
  for (let from = Math.max(0, words.length - longestName); from < words.length; from++)
    if (names.has(words.slice(from).join(' '))) return from === 0 ? words : words.slice(0, from);
  return words;
}

/** "boston ma usa" is Boston: leads keep the names of cities, not those of their states and countries. */
export function cityOf(words: readonly string[]): readonly string[] {
  if (stateNames.has(words.join(' '))) return words;
  // New Mexico and New Jersey end as countries do.
  const withoutState = withoutEnd(words, stateNames);
  return withoutState.length < words.length ? withoutState : withoutEnd(withoutEnd(words, countryNames), stateNames);
}
