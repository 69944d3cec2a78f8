import { readSentence, type Sentence } from '../sentence.js';
import { findName } from '../slots/people/person-name.js';
import { replacements } from './replaced.js';

const letters = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
const capitalName = `${letters}(?:\\s(?:(?:bin|binti|bint|ibn|al|el|de|del|la|van|von|der|da|dos)\\s)?${letters}){0,2}`;
const edge = '(?<![\\p{L}\\p{N}])';

const titles =
  '[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r|[Pp]rof|[Ss]ra?|[Ss]rta|[Dd]on|[Dd]oña|[Mm]me|[Mm]lle|[Mm]onsieur|[Mm]adame|[Ee]ncik|[Pp]uan|[Cc]ik|[Tt]uan|[Hh]ärra|[Hh]r|[Pp]roua|[Pp]r';
const relatives =
  'wife|husband|partner|son|daughter|mother|father|mum|mom|dad|brother|sister|boyfriend|girlfriend|friend|boss|esposa|esposo|marido|mujer|hijo|hija|madre|padre|hermano|hermana|amigo|amiga|femme|mari|fils|fille|mère|père|frère|sœur|ami|amie|isteri|suami|anak|ibu|bapa|abang|kakak|kawan|naine|mees|poeg|tütar|ema|isa|vend|õde|sõber';
const farewells =
  'thanks|thank you|regards|best|cheers|sincerely|gracias|saludos|un saludo|merci|cordialement|bien à vous|terima kasih|salam|aitäh|tänan|parimat|lugupidamisega';

const titled = new RegExp(`${edge}(?:${titles})\\.?\\s(${capitalName})`, 'gu');
const related = new RegExp(`${edge}(?:${relatives}),?\\s(${capitalName})`, 'gu');
const signed = new RegExp(`${edge}(?:${farewells})[\\s,.!–-]{1,4}(${capitalName})[\\s.!]{0,3}$`, 'giu');
/** Arabic has no capitals: the words after a title, a relative or a farewell. */
const inArabic =
  /(?<![\p{L}])((?:السيد|السيدة|الأستاذ|الدكتور|زوجتي|زوجي|ابني|ابنتي|أخي|أختي|صديقي)\s)(?:[\p{Script=Arabic}\p{M}]{2,20})(?:\s(?:بن|ابن|بنت|آل|ال)\s?[\p{Script=Arabic}\p{M}]{2,20})?/gu;

/** Above this share an introduction is certain; "I'm Polish" is below it. */
const fewestSure = 0.6;
const mostNames = 4;

function introduced(sentence: Sentence, isPlaceWord: (word: string) => boolean): string | undefined {
  const isPlace = (at: number) => isPlaceWord(sentence.words[at]?.typed ?? '');
  const name = findName({ sentence, isPlace });
  return name && name.confidence >= fewestSure ? name.value : undefined;
}

function withoutIntroductions(text: string, isPlaceWord: (word: string) => boolean): string {
  let rest = text;
  for (let count = 0; count < mostNames; count++) {
    const name = introduced(readSentence(rest), isPlaceWord);
    const parts = name?.split(' ').filter((part) => !/^(?:name|email|phone|link|number|address)$/.test(part)) ?? [];
    if (parts.length === 0) return rest;
    const found = new RegExp(`${edge}${parts.map(escaped).join('[\\s.]{1,3}')}(?![\\p{L}\\p{N}])`, 'gu');
    const next = rest.replace(found, replacements.name);
    if (next === rest) return rest;
    rest = next;
  }
  return rest;
}

const escaped = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without names by which people introduce, sign for or speak of somebody. */
export function withoutNames(text: string, isPlaceWord: (word: string) => boolean): string {
  const swap = (found: string, name: string) => found.replace(name, replacements.name);
  return withoutIntroductions(text, isPlaceWord)
    .replace(titled, swap)
    .replace(related, swap)
    .replace(signed, (found, name: string) => (/^\p{Lu}/u.test(name) ? swap(found, name) : found))
    .replace(inArabic, (_, before: string) => `${before}${replacements.name}`);
}
