import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind } from '../denial.js';
import type { Clause } from '../notes/clauses.js';

/** What goes into boxes and has no number: "just clothes and books". */
const goods = new PhraseSet({
  goods:
    'clothes, clothing, shoes, books, kitchen stuff, kitchen things, kitchenware, pots and pans, toys, personal things, personal items, personal effects, personal belongings, linen, bedding, ' +
    'ropa, zapatos, libros, cosas de cocina, utensilios, juguetes, efectos personales, cosas personales, objetos personales, vetements, habits, fringues, chaussures, livres, bouquins, vaisselle, jouets, effets personnels, affaires personnelles, ' +
    'baju, pakaian, kasut, buku, buku buku, barang dapur, mainan, barang peribadi, riided, riideid, rõivad, jalanoud, raamatud, raamatuid, koogiasjad, koogiasju, manguasjad, isiklikud asjad, isiklikke asju, ' +
    'ملابس, ملابسي, الملابس, ثياب, ثيابي, هدوم, كتب, كتبي, الكتب, احذيه, العاب, اغراض شخصيه, اغراضي الشخصيه, ادوات المطبخ',
});
const only = new PhraseSet({
  only: 'only, just, nothing but, solo, solamente, unicamente, nada mas, seulement, juste, uniquement, que des, que les, que mes, que nos, rien que, hanya, cuma, sahaja, saja, je, jer, ainult, vaid, فقط, بس, غير',
});
const reach = 3;

/** The words of a list of such goods that begins or ends with "only": "just clothes, books and a bike". */
export function onlySmallGoods(words: readonly SentenceWord[]): Clause | undefined {
  const named = goods.find(words).filter((one) => !isDenied(words, one.from) && !isLeftBehind(words, one));
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return undefined;
  const before = words.slice(Math.max(0, first.from - reach), first.from);
  const isOnly = only.has(before) || only.has(words.slice(last.to, last.to + reach));
  return isOnly ? { from: first.from, to: last.to } : undefined;
}
