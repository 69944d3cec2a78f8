import { replacements } from './replaced.js';

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';

const papers =
  "passport|pasaporte|passeport|pasport|passi?|dni|nie|nif|nric|mykad|ic|id(?:\\scard)?|identity\\scard|isikukoodi?|isikutunnistuse?|id-kaardi|cédula|cni|carte\\sd[’']identité|kad\\spengenalan|ssn|social\\ssecurity|جواز(?:\\sسفري|\\sسفر)?|هوية|الهوية|هويتي";
/** "No. is", "number:", "(". */
const between = '(?:\\s?(?:no|number|num|nr|nº|n°|numéro|número|nombor|is|es|est|ialah|adalah|on|رقم|رقمه)\\.?)?';
const piece = '[A-Z]{0,3}\\d[A-Z0-9]{0,13}';
/** Letters and digits, which may stand in groups. */
const code = `(?:[A-Z]{1,3}[ -])?${piece}(?:[ .-](?:${piece}|[A-Z](?!\\p{L}))){0,4}`;
const named = new RegExp(`(${edge}(?:${papers})${between}${between}[\\s:(#]{1,3})(${code})${end}`, 'giu');
/** Letters among digits, as no model of a thing and no postcode has so many. */
const mixed = /(?<![\p{L}\p{N}])(?=[A-Z0-9]{0,15}[A-Z])(?=(?:[A-Z]{0,15}\d){5})[A-Z0-9]{8,16}(?![\p{L}\p{N}])/gu;

const births =
  'born|birthday|birthdate|birth|dob|d\\.o\\.b\\.?|nacid[oa]s?|nací|nacimiento|née?s?|naissance|lahir|kelahiran|sünd(?:inud|isin|is)|sünniaeg|sünnipäev|sünnikuupäev|sünnipäevaga|مواليد|ولدت|ولد|مولود|مولودة|الميلاد|ميلادي|ميلادها|ميلاده';
const fillers =
  '(?:[\\s:,(]{1,3}(?:on|in|is|the|of|el|en|es|día|le|en|est|pada|ialah|tahun|aastal|في|عام|سنة|بتاريخ|يوم)){0,2}';
const month = '\\p{L}[\\p{L}\\p{M}]{2,11}\\.?';
const year = '(?:19|20)\\d{2}';
const dates = [
  '\\d{1,4}\\s?[-./]\\s?\\d{1,2}\\s?[-./]\\s?\\d{2,4}',
  `\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s(?:of\\s|de\\s)?${month},?\\s(?:de\\s|del\\s)?${year}`,
  `${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s${year}`,
  `(?:${month}\\s(?:de\\s)?)?${year}`,
].join('|');
const born = new RegExp(`(${edge}(?:${births})${fillers}[\\s:,(]{1,3})(?:${dates})${end}`, 'giu');
const bornAfter = new RegExp(`${edge}(?:${dates})(\\.?\\s(?:aastal\\s)?(?:sündinud|sündisin|sündis)${end})`, 'giu');

/** Years have four. */
const fewestDigits = 5;
const digitsIn = (text: string): number => text.match(/\d/g)?.length ?? 0;

/** Without numbers of passports and identity cards, and without the days on which people were born. */
export function withoutIdentity(text: string): string {
  return text
    .replace(named, (found, before: string, number: string) =>
      digitsIn(number) < fewestDigits ? found : `${before}${replacements.number}`,
    )
    .replace(mixed, replacements.number)
    .replace(born, (_, before: string) => `${before}${replacements.number}`)
    .replace(bornAfter, (_, after: string) => `${replacements.number}${after}`);
}
