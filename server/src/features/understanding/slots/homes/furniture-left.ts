import { wordSet } from '../../../../text/word-set.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind } from '../denial.js';

const furniture = new PhraseSet({
  furniture:
    'furniture, furnitures, muebles, mueble, mobiliario, meuble, meubles, mobilier, perabot, perabut, moobel, moobli, mooblit, mooblid, mooblist, الاثاث, اثاث, العفش, عفش, الفرش',
});
/** "Not all the furniture" leaves some. */
const partly = wordSet(
  'all some half most part only just todo todos algunos mitad parte solo tous tout certains quelques moitie partie juste seulement semua separuh sebahagian kogu koik pool osa ainult كل بعض نصف نص جزء بس فقط',
);
const taking = new PhraseSet({
  taking:
    'take, taking, bring, bringing, move, moving, ship, shipping, come, comes, coming, going, llev*, tra*, mov*, mudar, prend*, prenons, emport*, emmen*, amen*, demenag*, vient, viennent, bawa, bawak, angkut, ambil, pindah*, ikut, vota, votame, votta, votan, kolida, tule, tuua, too, ناخذ, ناخد, اخذ, اخد, باخذ, باخد, بناخذ, بناخد, نجيب, ننقل, انقل, نشحن, ياتي, يجي',
});
/** "Any of the furniture": where what is denied begins. */
const openings = wordSet(
  'any of the our my their its ningun ninguno de los el nuestros mis aucun des les nos mes apa apa mana mana mingit meie',
);
const clause = 7;

/** "We decided not to bring any furniture", "mööblit me ei võta": none of the furniture comes along. */
export function leavesFurniture(words: readonly SentenceWord[]): boolean {
  return furniture.find(words).some(({ from, to }) => {
    let start = from;
    while (start > 0 && openings.has(words[start - 1]?.plain ?? '') && !words[start]?.followsMark) start--;
    const around = words.slice(Math.max(0, start - clause), to + clause);
    const isPart = words.slice(Math.max(0, from - 3), from).some(({ plain }) => partly.has(plain));
    const isGone = isDenied(words, start) || isDenied(words, from) || isLeftBehind(words, { from, to });
    return isGone && !isPart && taking.has(around);
  });
}
