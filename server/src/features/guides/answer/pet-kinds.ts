import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Retrieved } from '../../../retrieval/answer-source.js';
import { has, phrasePattern } from '../../../text/phrases.js';
import type { Understood } from '../question/understand-question.js';
import { fieldsOf } from './guide-fields.js';
import type { GuideWords } from './guide-words.js';

interface PetQuestion extends Pick<Understood, 'sections' | 'scope' | 'things' | 'sentence'> {
  readonly words: GuideWords;
}

const dogsAndCats = phrasePattern(
  'dog, dogs, puppy, cat, cats, kitten*, ferret*, pet, pets, perro*, perra*, gato*, gata*, chien*, mon chat, mes chats, anjing*, kucing*, koer*, kass, kassi*, كلب*, قطه*, قطط, قطتي',
);
/** What a guide says of breeds, some of which are banned. */
const ofBreeds = /\bbreeds?\b|pit bull|bully|category 1/iu;
/** Words of a breed's name that others share, and its short names. */
const shared = /^(?:bull|terriers?|dogs?|american|english|japanese|mastiff|cross|breeds?|banned|the|my|our)$/u;
const shortNames: readonly (readonly [RegExp, string])[] = [
  [/staff(?:ie|y|ord)\b/u, 'staffordshire'],
  [/pit+ ?bull?/u, 'pit bull'],
  [/rott?weiler+/u, 'rottweiler'],
];

function isNamedIn(name: string, pieces: readonly string[]): boolean {
  const full = shortNames.reduce((said, [short, long]) => said.replace(short, long), name.toLowerCase());
  const own = full.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !shared.test(word));
  return pieces.some((piece) => own.some((word) => new RegExp(`\\b${word}`, 'iu').test(piece)));
}

/** What the guide says of breeds, with the word that it does not name this one. */
function onBreed(guide: CountryGuide, { things, words }: PetQuestion): string[] {
  const breed = things.find(({ kind }) => kind === 'restricted-dog');
  if (!breed) return [];
  const all = Object.values(fieldsOf(guide)).flatMap(({ pieces }) => pieces);
  const pieces = [...new Set(all.filter((piece) => ofBreeds.test(piece)))];
  if (isNamedIn(breed.name, pieces)) return pieces;
  return [words.say('breed_unknown', { thing: breed.name, country: words.inSentence(guide) }), ...pieces];
}

function firstLines(guide: CountryGuide, question: PetQuestion): string[] {
  const { scope, sentence, words } = question;
  const isOfOthers = scope.hasOtherAnimal && !has(sentence, dogsAndCats);
  return isOfOthers ? [words.say('other_animals', { country: words.inSentence(guide) })] : onBreed(guide, question);
}

/** The rules for pets, below what there is to say of the kind or the breed that is asked about. */
export function withPetKind(found: Retrieved, guide: CountryGuide, question: PetQuestion): Retrieved {
  const isOfPets = found.passages.some(({ id }) => id.endsWith(':pets'));
  const lines = isOfPets ? firstLines(guide, question) : [];
  if (lines.length === 0) return found;
  const { answer } = found;
  const rest = lines.reduce((text, line) => text.replace(line, ''), answer.answer);
  const paragraphs = [...lines, ...rest.split('\n\n').map((one) => one.replace(/ {2,}/g, ' ').trim())];
  return { ...found, answer: { ...answer, answer: paragraphs.filter((one) => one !== '').join('\n\n') } };
}
