import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import type { MeantPlace } from './meant-places.js';

const goods = new PhraseSet({
  goods:
    'stuff, things, goods, furniture, belongings, boxes, everything, load, the lot, cosas, muebles, todo, enseres, affaires, meubles, tout, barang, barang barang, perabot, semua, asjad, moobel, koik, ' +
    'اغراض*, الاغراض, اغراضنا, العفش, عفش*, الاثاث, كل شي',
  goes: 'go, goes, going, gets, delivered, shipped, sent, va, van, vayan, entreg*, envia*, vont, partent, livre*, pergi, dihantar, hantar, laheb, lahevad, viiakse, تروح, يروح, بتروح, بيروح, تذهب, يذهب, توصل, يوصل',
  part: 'some, half, part, rest, other, most, few, several, mitad, parte, resto, moitie, partie, reste, separuh, sebahagian, selebihnya, pool, osa, ulejaanud, نصف, نص, جزء, بعض, باقي',
});

/** "From Leeds to Malaga, but the stuff goes to Gibraltar": the place where all the goods go, wherever the people do. */
export function goalOfGoods(words: readonly SentenceWord[], all: readonly MeantPlace[]): MeantPlace | undefined {
  return all.findLast(({ marker, ending, from }) => {
    if ((ending ?? marker?.marker) !== 'to') return false;
    const start = words.slice(0, from + 1).findLastIndex(({ followsMark }) => followsMark);
    const labels = goods.find(words.slice(Math.max(0, start), from)).map(({ label }) => label);
    return labels.includes('goods') && labels.includes('goes') && !labels.includes('part');
  });
}
