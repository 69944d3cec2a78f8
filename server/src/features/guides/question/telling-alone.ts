import type { Word } from '../../../text/question-words.js';
import type { Mention } from './mention.js';

/** With these an adjective names a language, a kind of thing or a person, and no country that somebody moves to. */
export const besideOtherThings = new Set(
  (
    'en hablar habla hablan hablas hablais hablo hablemos parle parlez parler bahasa keel keeles ' +
    'speak speaks speaking spoken learn learning study studying in my our his her fluent no not good bad some any ' +
    'speaker speakers lesson lessons class classes course courses language translation translations translated translator ' +
    'made built bought plated registered reg style antique vintage old retired press oven toast fries windows door doors polish leave horn ' +
    'shepherd bulldog bulldogs terrier terriers setter setters spaniel spaniels pointer pointers mastiff mastiffs poodle poodles ' +
    'wolfhound shorthair longhair mau cob akita dane hare retriever corgi whippet collie spitz ridgeback shepherds ' +
    'car cars bike bikes plate plates firm company companies employer boss client passport passports citizen citizens national nationals ' +
    'husband wife partner boyfriend girlfriend friend friends born food restaurant restaurants cuisine cheese wine wines beer whisky whiskey ' +
    'chocolate knife knives army tea coffee muffin breakfast rose oak piano art painting paintings furniture porcelain china films music ' +
    'linen cabinet cabinets vase vases rug rugs carpet carpets lace crystal glass glasses silk lamp lamps chair chairs table tables ' +
    'place joint takeaway takeout deli bakery pub cafe bistro pizzeria fund funds shares savings film films pelicula serie ' +
    'import movie movies football literature dollar dollars dressing sign horse horses cat cats dog dogs'
  ).split(' '),
);

/** Whom one meets where one lives: "my Vietnamese colleagues", "notre proprio suisse". */
const peopleThere = new Set(
  (
    'colleague colleagues coworker coworkers neighbour neighbours neighbor neighbors landlord landlords landlady landladies flatmate flatmates ' +
    'housemate housemates locals vecino vecina vecinos vecinas casero casera caseros compañeros companeros colegas voisin voisine voisins ' +
    'proprio proprietaire collegue collegues jiran rakan naaber naabrid kolleeg kolleegid korteriomanik جيران الجيران جيراني زملاء زملائي'
  ).split(' '),
);

/** "Español" alone is the language. */
const fewestWords = 4;

/** Where nothing else names a country, its adjective alone or its signs tell it: "the Spanish golden visa", "a codice fiscale". */
export function tellingAlone(words: readonly Word[], mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.some(({ isMeant, kind }) => isMeant || kind === 'country' || kind === 'city')) return mentions;
  const signs = mentions.filter(({ kind }) => kind === 'sign');
  const told = signs.length > 0 ? signs : mentions;
  const countries = new Set(told.map(({ country }) => country.slug));
  const isLanguage = signs.length === 0 && (mentions.length > 1 || words.length < fewestWords);
  if (countries.size !== 1 || isLanguage) return mentions;
  return mentions.map((mention) => {
    const after = words[mention.to]?.plain ?? '';
    // "The Ticos in our group", but "speak in Spanish".
    const beside = [after === 'in' ? '' : after, words[mention.from - 1]?.plain ?? ''];
    const isOfPeopleThere = beside.some((word) => peopleThere.has(word));
    const isOfThings = !isOfPeopleThere && beside.some((word) => besideOtherThings.has(word));
    const isMeant = told.includes(mention) && (signs.length > 0 || !isOfThings);
    return { ...mention, isGuess: true, isMeant };
  });
}
