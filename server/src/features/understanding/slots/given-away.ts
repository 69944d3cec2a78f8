import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';

const giving = new PhraseSet({
  give:
    'give, giving, gave, gift, gifting, pass, passing, hand, handing, offer, offering, doy, damos, daremos, dare, dar, dimos, regalo, regalamos, regalar, regalare, regalaremos, cedo, cedemos, ' +
    'donne, donnons, donner, donnerai, donnerons, offre, offrons, offrir, cede, bagi, beri, hadiahkan, sedekahkan, annan, anname, kingin, kingime, kinkida, اعطي, نعطي, هعطي, هنعطي, ساعطي, سنعطي, بعطي, بنعطي, اهدي, نهدي',
  goes: 'goes, going, go, is for, are for, es para, son para, va para, va a, ira a, ira para, va chez, ira chez, va a, est pour, sont pour, pergi, untuk, laheb, lahevad, رايح, رايحه, بيروح, بتروح, هيروح',
});
const people =
  'nephew, niece, brother, sister, cousin, uncle, aunt, auntie, son, daughter, kids, grandson, granddaughter, mum, mom, mother, dad, father, parents, friend, friends, neighbour, neighbor, neighbours, colleague, ex, landlord, buyer, charity, ' +
  'sobrino, sobrina, hermano, hermana, primo, prima, tio, tia, hijo, hija, nieto, nieta, madre, padre, padres, amigo, amiga, vecino, vecina, casero, caridad, ' +
  'neveu, niece, frere, soeur, cousin, cousine, oncle, tante, fils, fille, mere, pere, parents, ami, amie, voisin, voisine, proprietaire, ' +
  'anak saudara, abang, kakak, adik, sepupu, pakcik, makcik, mak, ayah, kawan, jiran, tuan rumah, vennapojale, vennale, oele, onule, tadile, pojale, tutrele, emale, isale, sobrale, naabrile, ' +
  'ابن اخي, ابن اختي, لاخي, لاختي, لابن اخي, لابن اختي, لابن عمي, لصديقي, لصاحبي, لجاري, لامي, لابي';
const receivers = new PhraseSet({ person: people });
const toWords = new Set(
  'to a al au aux for para pour kepada dekat kat untuk my the our a mi mis nuestro nuestra el la mon ma mes notre le l chez saya minu meie'.split(
    ' ',
  ),
);
const joinedTo = /le$|^ل/u;
const mostToReceiver = 3;

/** "Give the sideboard to my nephew", "the sideboard goes to my nephew": somebody who gets the thing stands right behind it. */
export function isGivenAway(words: readonly SentenceWord[], { from, to }: { from: number; to: number }): boolean {
  let start = from;
  while (start > 0 && !words[start]?.followsMark) start--;
  const behind = words.slice(to);
  const [goes] = giving.find(behind.slice(0, 3));
  const isGoing = goes?.label === 'goes' && goes.from === 0;
  const isGiven = giving.find(words.slice(start, from)).some(({ label }) => label === 'give');
  if (!isGoing && !isGiven) return false;
  const begin = to + (isGoing ? goes.to : 0);
  let at = begin;
  while (toWords.has(words[at]?.plain ?? '') && at - begin < mostToReceiver) at++;
  // Estonian and Arabic join the "to" to the person.
  const isTo = at > begin || joinedTo.test(words[at]?.plain ?? '');
  return isTo && receivers.find(words.slice(at, at + 2)).some((one) => one.from === 0);
}
