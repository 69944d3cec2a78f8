import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isDenied } from './denial.js';

export type Service = 'packing' | 'storage' | 'insurance';

/** What the services are called, and what the company does of them. */
const names = new PhraseSet<Service>({
  packing:
    'packing, pack, packed, packers, embalaje, embalar, embalan, empacar, empacan, empaquen, empaque, empaquetar, emballage, emballer, emballe, emballez, bungkus, bungkuskan, pembungkusan, pakite, pakiks, pakib, pakiksite, pakkimist, pakkimine, pakkida, pakkimisteenust, تغليف, تغلفوا, بتغلفوا, تغلفون, توضيب, ضب',
  storage:
    'storage, store, stored, bodega, almacen, almacenaje, almacenamiento, almacenar, guardamuebles, guardar las cosas, guardar todo, guardarlo, trastero, stockage, stocker, entreposage, entreposer, garde meuble*, garder les affaires, en stock, ' +
    'keep the stuff, keep our stuff, keep my stuff, keep our things, keep my things, keep the furniture, simpan barang, simpan brg, simpan dulu, penyimpanan, storan, stor, gudang, ladu, lattu, laos, laopinda, hoiustada, hoiustamist, hoiule, ladustada, ladustamist, تخزين, تخزنوا, تخزنون, نخزن, اخزن, خزن, خزنوا, مستودع, مخزن',
  insurance:
    'insurance, insured, insure, seguro, asegurar, asegurado, asegurada, aseguren, asegurenlo, assurance, assurer, assure, assuree, insurans, insuranskan, kindlustus, kindlustust, kindlustada, kindlustage, kindlustuse, تامين, تامنوا',
});

/** What asks for something: "add", "please", "we would need". */
const wishes = new PhraseSet({
  wish:
    'want, wanna, d like, would like, please, pls, plz, kindly, do the needful, add, include, need to be included, would need, we ll need, i ll need, we ll take, i ll take, put in, throw in, go for, ' +
    'quiero, queremos, quisiera, quisieramos, por favor, porfa, anade, anadir, anada, agrega, agregar, agregale, agregue, pon, ponme, incluye, incluir, incluyan, con todo y, ' +
    'veux, voudrais, voulons, voudrait, voudrions, svp, stp, s il vous plait, ajoutez, ajoute, ajouter, rajoutez, rajoute, rajouter, mettez, prenons, on prend, je prends, besoin d, besoin de, ' +
    'nak, mahu, tolong, tambah, tambahkan, masukkan, minta, palun, sooviks, sooviksin, sooviksime, soovin, soovime, tahaks, tahan, tahame, vajame, vajan, on vaja, oleks vaja, laheb vaja, laheb ka vaja, ka vaja, lisage, lisa, juurde, ' +
    'بدي, بدنا, اريد, نريد, ابغي, ابغى, ابغا, نبغي, نبغى, نبي, عايز, عايزه, عايزين, عاوز, محتاج, محتاجه, محتاجين, احتاج, نحتاج, ضيف, ضيفوا, ضيفي, اضيفوا, اضف, زيدوا, لو سمحت, لو سمحتم, من فضلك',
});
/** "Do you also pack", beside what was told: it is asked for this move. */
const also = new PhraseSet({
  also: 'too, also, as well, itou, aussi, egalement, tambien, ademas, sekali, juga, samuti, كمان, برضو, برضه, ايضا',
});
const company = new PhraseSet({
  company:
    'do you, do u, can you, could you, can u, you guys, you lot, ustedes, vosotros, vous emballez, emballez vous, stockez vous, vous stockez, te pakite, pakite te, pakite ka, بتغلفوا, بتضبوا, بتخزنوا, تغلفون, pueden, podeis, puedes, podrian, hacen, haceis, faites vous, vous faites, pouvez vous, vous pouvez, korang, boleh, kas te, teete, saate, بتعملوا, تقدروا, ممكن, فيكم',
});
/** "And someone to pack the kitchen": of the company's people, where nobody asks whether it has any. */
const people = new PhraseSet({
  people:
    'someone to, somebody to, some people to, alguien que, alguien para, gente que, quelqu un pour, quelqu un qui, orang untuk, orang tolong, orang yang, keegi kes, keegi pakiks, حد ي*, احد ي*, شخص ي*',
});
/** Behind a question for a service: "can you pack it all? yes please, add that". */
const agreeing = new PhraseSet({
  yes:
    'yes please, yes pls, yes plz, yes add, yes do, add that, add it, put us down, put me down, count us in, count me in, if so please, if so yes, if so add, if yes please, if yes add, we d like that, i d like that, ' +
    'si por favor, si porfa, si anade, si agrega, anadelo, anadanlo, agregalo, agreguenlo, apuntalo, apuntanos, apuntame, si es asi, si se puede ponlo, oui svp, oui stp, oui s il vous plait, oui ajoutez, ajoutez le, ajoutez la, rajoutez le, rajoutez la, si oui, je veux bien, on veut bien, ' +
    'ya tolong, ya nak, tambah yg tu, tambah yang itu, tambah itu, tambah tu, tambah sekali, kalau boleh nak, kalau ada nak, kalau boleh tolong, jah palun, kui jah, kui saab siis palun, lisage see, lisa see, pange see juurde, paneme selle juurde, soovime seda, ' +
    'نعم من فضلك, نعم لو سمحت, ايوه لو سمحت, اه لو سمحت, اي لو سمحت, ضيفوها, ضيفها, ضيفيها, زيدوها, اذا نعم, اذا ايه, اه ياريت',
  alone: 'yes, yep, yeah, si, oui, ouais, ya, nak, jah, نعم, ايوه, اه',
});
const mostWordsOfYes = { yes: 7, alone: 2 };
const times = new PhraseSet({
  time: 'week, weeks, month, months, day, days, semana, semanas, mes, meses, dias, semaine, semaines, mois, jours, minggu, bulan, hari, nadal*, kuu, kuud, kuuks, paev*, aasta*, اسبوع, اسبوعين, اسابيع, شهر, شهرين, اشهر, شهور, يوم, ايام, until, till, hasta, jusqu, sampai, kuni, حتي',
});
/** What a service costs, or what it is, is no wish for it. */
const asking = new PhraseSet({
  asks: 'company ni ada, syarikat ni ada, company ada, syarikat ada, korang ada, awak ada, do you want, do you need, voulez vous que, tu veux que, quieren que, quiere que, tak nak, taknak, x nak, tak mahu, tak payah, tak perlu, jangan, how much, cost, costs, price, what, why, which, how, should i, should we, worth, do i need, do we need, is it, is the, is my, does, included, compulsory, cuanto, cuesta, precio, que es, por que, cual, como, hace falta, merece, incluye el, combien, coute, prix, pourquoi, quel, quelle, comment, faut il, est ce, compris, berapa, harga, kos, apa, kenapa, perlu ke, perlukah, macam mana, palju, maksab, hind, miks, mis, kuidas, kas on, كم, سعر, تكلفه, ليش, لماذا, ما هو, هل, كيف',
  wanted: 'need to be included, would need',
});

function clauseOf(words: readonly SentenceWord[], at: number): { from: number; to: number } {
  let [from, to] = [at, at + 1];
  while (from > 0 && !words[from]?.followsMark) from--;
  while (to < words.length && !words[to]?.followsMark) to++;
  return { from, to };
}

/** Whether the clause behind says yes to what was asked. */
function isAgreed(words: readonly SentenceWord[], end: number): boolean {
  const next = words[end] && words.slice(end, clauseOf(words, end).to);
  return next !== undefined && agreeing.find(next).some(({ label }) => next.length <= mostWordsOfYes[label]);
}

/** "We pack ourselves", "I store my things at my mum's", "packing the kitchen takes ages": what people do themselves. */
const selves = new PhraseSet({
  self: 'we pack, i pack, we store, i store, ourselves, myself, packing up, yo, nosotros, je, on emballe, nous, moi meme, sendiri, ise, بنفسي, بانفسنا',
});

const fromThere = new Set('from in de du dari desde depuis out من'.split(' '));
const reachOfSpan = 3;

/** "Kolm kuud ladu ka": the time before the name; "in two months, from storage" is where the things are now. */
function followsSpan(words: readonly SentenceWord[], at: number, start: number): boolean {
  const before = words.slice(Math.max(start, at - reachOfSpan), at);
  return times.has(before) && !before.some(({ plain }) => fromThere.has(plain));
}

const keeping = new PhraseSet({
  keep: 'keep, hold, hold on to, look after, guardar*, guarden, guardeis, guardais, guardad*, guardan, garde, gardez, garder, gardiez, conserver, simpan, simpankan, hoida, hoidke, hoiate, hoiaksite, hoiaks, تحتفظوا, تحفظوا, تخلوا, خلوا, يبقى عندكم, يضل عندكم',
});
const goods = new PhraseSet({
  goods:
    'things, stuff, furniture, belongings, goods, boxes, muebles, cosas, trastos, pertenencias, cajas, meubles, affaires, cartons, barang, barang barang, perabot, kotak, asju, asjad, moobel, mooblit, kaste, kastid, الغراض, اغراض, الاغراض, اغراضي, اغراضنا, العفش, عفشي, الاثاث, الحاجات',
});
/** Where else things are kept than with the company. */
const elsewhere = new PhraseSet({
  other:
    'my mum*, my mom*, my parents*, my sister*, my brother*, a friend*, friends, garage, casa de, mi madre, mis padres, un amigo, una amiga, garaje, chez ma, chez mon, chez mes, chez un, chez des, rumah mak, rumah ibu, rumah kawan, garaj, ema juures, vanemate, sobra juures, garaaz*, عند اهلي, عند امي, عند اخوي, عند صديق',
});

/** "Can you keep our furniture for a month": a verb of keeping, what is kept, and how long. */
const clausesToKeep = (words: readonly SentenceWord[]): SentenceWord[][] =>
  keeping.find(words).flatMap(({ from }) => {
    const { from: start, to } = clauseOf(words, from);
    const clause = words.slice(start, to);
    const isKept = goods.has(clause) && times.has(clause) && !elsewhere.has(clause) && !isDenied(words, from);
    return isKept ? [clause] : [];
  });

/** The services that a clause wishes for in whatever order: "and insurance at full value please", "bodega por un mes, añade". */
export function wishedServices(words: readonly SentenceWord[]): Set<Service> {
  const found = names.find(words).filter(({ label, from }) => {
    const { from: start, to: end } = clauseOf(words, from);
    const clause = words.slice(start, end);
    const asks = asking.find(clause);
    const isAsked = asks.some((one) => one.label === 'asks') && !asks.some((one) => one.label === 'wanted');
    if (isDenied(words, from) || selves.has(clause)) return false;
    if (company.has(clause) && isAgreed(words, end)) return true;
    if (isAsked) return false;
    if (wishes.has(clause) || (people.has(clause) && !company.has(clause)) || (also.has(clause) && company.has(clause)))
      return true;
    return label === 'storage' && (times.has(words.slice(from, end)) || followsSpan(words, from, start));
  });
  const isKept = clausesToKeep(words).some((clause) => !asking.has(clause) && !selves.has(clause));
  return new Set([...found.map(({ label }) => label), ...(isKept ? (['storage'] as const) : [])]);
}

/** Whether something is asked for, and not what it is or costs. */
export const wishesSomething = (words: readonly SentenceWord[]): boolean => wishes.has(words) && !asking.has(words);
