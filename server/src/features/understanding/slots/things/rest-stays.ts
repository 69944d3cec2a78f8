import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

const rest = new PhraseSet({
  rest:
    'the rest, rest, everything else, all else, anything else, all the other things, the other stuff, el resto, lo demas, lo otro, le reste, tout le reste, les autres affaires, ' +
    'yang lain, yg lain, selebihnya, baki barang, barang lain, ulejaanu, ulejaanud, koik muu, muu kraam, muud asjad, الباقي, والباقي, باقي الاغراض, باقي العفش, باقي الاثاث, البقيه, والبقيه',
});
/** What becomes of things that do not move. */
const fate = new PhraseSet({
  fate:
    'auction*, charity, charities, goodwill, sold, sell, selling, tip, dump, dumped, skip, landfill, ebay, clearance, binned, bin, thrown, rubbish, trash, stay, stays, staying, stay behind, remains, left, left behind, donated, donate, donating, given away, giving away, scrapped, ' +
    'subasta, beneficencia, caridad, vende, vendemos, vendo, se queda, se quedan, dona, donamos, dono, regala, regalamos, regalo, basura, tira, tiramos, vertedero, rastro, ' +
    'encheres, association*, emmaus, vendu, vend, vends, reste, donne, donnons, dechetterie, poubelle, jete, jette, benne, debarras, ' +
    'lelong, dilelong, derma, didermakan, sedekah, jual, dijual, tinggal, ditinggalkan, buang, dibuang, ' +
    'oksjon*, heategevus*, muuki, muuakse, muume, muun, jaab, jaavad, prugi*, annetame, annetatakse, ara, taaskasutus*, ' +
    'مزاد, المزاد, للمزاد, للبيع, بنبيعه, بنبيعها, نبيعه, هنبيعه, ينباع, بيتباع, تبرع, للتبرع, نتبرع, جمعيه, للجمعيه, صدقه, زباله, للزباله, يبقي, يبقى, بيبقى, بيضل, هيفضل',
});
const leavingRest = new PhraseSet({
  leaving:
    'selling, sell, leaving, leave, donating, donate, auctioning, auction, binning, dumping, chucking, giving away, get rid of, getting rid of, vendemos, vendo, dejamos, dejo, donamos, tiramos, regalamos, ' +
    'vends, vend, vendons, laisse, laissons, jette, jetons, donne, donnons, jual, tinggalkan, buang, derma, muume, muun, jatame, jatan, annetame, viskame, نبيع, بنبيع, نترك, بنترك, نتبرع',
});
const reach = { after: 6, before: 3 } as const;
const stored = new PhraseSet({
  stored:
    'storage, store, stored, almacen, guardamuebles, trastero, garde meubles, stockage, simpan, simpanan, stor, ladu, lattu, hoius*, مخزن, تخزين, المخزن',
});

/** "The rest to auction", "lo demás se queda": what is listed is all that moves, whatever home it stands in. */
export const restStays = (words: readonly SentenceWord[]): boolean =>
  rest.find(words).some(({ from, to }) => {
    const mark = words.findIndex(({ followsMark }, at) => at > to && followsMark);
    const after = words.slice(to, Math.min(to + reach.after, mark < 0 ? words.length : mark));
    const before = words.slice(Math.max(0, from - reach.before), from);
    return !stored.has(after) && (fate.has(after) || leavingRest.has(before));
  });
