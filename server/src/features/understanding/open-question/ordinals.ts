import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { smallNumber } from '../slots/number-words.js';
import { coveredBy, fillers } from './yes-no.js';

/** Places in a list, from 1; 0 is the last one. */
const positions = new PhraseSet({
  1: 'first, 1st, the first one, first one, top one, primero, primera, el primero, la primera, premier, premiere, le premier, la premiere, pertama, yang pertama, esimene, esimest, esimese, الاول, الاولي, الخيار الاول',
  2: 'second, 2nd, the second one, second one, segundo, segunda, el segundo, la segunda, deuxieme, second, seconde, le deuxieme, la deuxieme, le second, la seconde, kedua, yang kedua, teine, teist, teise, الثاني, الثانيه, الخيار الثاني',
  3: 'third, 3rd, the third one, third one, tercero, tercera, el tercero, la tercera, troisieme, le troisieme, la troisieme, ketiga, yang ketiga, kolmas, kolmandat, kolmanda, الثالث, الثالثه, الخيار الثالث',
  4: 'fourth, 4th, the fourth one, fourth one, cuarto, cuarta, el cuarto, la cuarta, quatrieme, le quatrieme, la quatrieme, keempat, yang keempat, neljas, neljandat, neljanda, الرابع, الرابعه, الخيار الرابع',
  5: 'fifth, 5th, the fifth one, quinto, quinta, cinquieme, kelima, yang kelima, viies, viiendat, viienda, الخامس, الخامسه',
  0: 'last, the last, last one, the last one, bottom one, ultimo, ultima, el ultimo, la ultima, dernier, derniere, le dernier, la derniere, terakhir, yang terakhir, viimane, viimast, viimase, الاخير, الاخيره, الخيار الاخير',
});
const choosing = new PhraseSet({
  choosing:
    'option, number, choice, answer, no, nr, n, choose, i choose, i ll take, i take, take, pick, go with, opcion, numero, la opcion, elijo, el, la, choix, numero, option, le, la, je choisis, je prends, ' +
    'pilihan, nombor, pilih, yang, variant, valik, valin, votan, number, خيار, رقم, اختار, الخيار, رقمه',
});

/** The place in a list that the whole text names: "the second one", "last", "number 3". */
export function positionIn(words: readonly SentenceWord[], length: number): number | undefined {
  const found = positions.find(words);
  const sets = [positions, fillers, choosing];
  const numbers = words.flatMap(({ plain }) => smallNumber(plain) ?? []);
  if (found.length > 0 && coveredBy(words, sets)) return within(Number(found[0]?.label), length);
  const [number] = numbers;
  const rest = words.filter(({ plain }) => smallNumber(plain) === undefined);
  return number !== undefined && numbers.length === 1 && coveredBy(rest, [fillers, choosing])
    ? within(number, length)
    : undefined;
}

function within(position: number, length: number): number | undefined {
  if (position === 0) return length - 1;
  return position <= length ? position - 1 : undefined;
}
