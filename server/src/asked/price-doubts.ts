import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const added = phrasePattern(
  'i added, i just added, just added, i add, i keep adding, i ve added, ive added, i have added, adding things, adding stuff, added more, added all, i put more, ' +
    'anado, anadi, he anadido, anadiendo, agrego, agregue, he agregado, meto mas, he metido, sumo, j ajoute, j ai ajoute, j ai rajoute, je rajoute, on ajoute, on a ajoute, on rajoute, en ajoutant, ' +
    'saya tambah, dah tambah, sudah tambah, aku tambah, kita tambah, lisan, lisasin, ma lisan, olen lisanud, panin juurde, اضفت, ضفت, زدت, اضيف, ازود, زودت',
);

const removed = phrasePattern(
  'i removed, i took out, i took off, just removed, took away, i ve removed, ive removed, taking things off, he quitado, quite, quito, quitando, saque, he sacado, j ai enleve, j enleve, j ai retire, ' +
    'je retire, on enleve, saya buang, dah buang, sudah buang, saya keluarkan, eemaldasin, votsin ara, votan ara, olen eemaldanud, شلت, حذفت, ازلت, نقصت',
);

const moved = phrasePattern(
  'same, less, lower, down, dropped, drops, cheaper, higher, up, goes up, rises, didn t change, hasn t changed, hasnt changed, doesn t change, not changed, ' +
    'baja, bajo, bajado, menos, igual, lo mismo, mismo, sube, subio, subido, mas caro, mas barato, no cambia, baisse, baisser, moins, pareil, meme, meme prix, identique, monte, augmente, ne change pas, n a pas change, n a pas bouge, ' +
    'turun, kurang, sama, naik, tak berubah, tidak berubah, langeb, langes, vahem, odavam, sama, sama hind, tousis, touseb, ei muutu*, نفس, اقل, نزل, ينزل, ارتفع, زاد السعر, طلع, يطلع, ما تغير, لم يتغير',
);

const unmoved = phrasePattern(
  'how can it be the same, how is it the same, why is it the same, why the same, still the same price, same price, price is the same, price the same, price still the same, price hasn t changed, price hasnt changed, price didn t change, price didnt change, price not changed, ' +
    'why is it less, why is it lower, why less, how is it less, how can it be less, how come it s less, price went down, price dropped, price gone down, why did it go down, why has it gone down, why cheaper now, ' +
    'mismo precio, precio sigue igual, el precio es igual, el precio no cambia, el precio no ha cambiado, por que es lo mismo, por que sigue igual, como que menos, como q menos, por que baja, por que ha bajado, precio ha bajado, por que menos, ' +
    'meme prix, prix n a pas change, prix n a pas bouge, prix ne change pas, prix ne bouge pas, prix est le meme, pourquoi c est pareil, pourquoi ca baisse, pourquoi c est moins, pourquoi moins, le prix a baisse, le prix baisse, comment ca moins, ' +
    'harga sama, harga masih sama, harga tetap sama, harga tak berubah, harga tidak berubah, kenapa sama, kenapa turun, mengapa turun, harga turun, kenapa kurang, ' +
    'sama hind, hind on sama, hind sama, hind ei muutunud, hind ei muutu, miks sama, miks vahem, miks hind langes, hind langes, miks odavam, ' +
    'نفس السعر, السعر نفسه, السعر ما تغير, السعر لم يتغير, ما تغير السعر, ليش نفس, لماذا نفس, كيف نفس, ليش اقل, كيف اقل, ليش نزل, لماذا انخفض, نزل السعر, السعر نزل, انخفض السعر',
);

/** The price does not move as what was told should move it: "I add things and it goes down". */
export const doubtsChange = (sentence: string): boolean =>
  has(sentence, unmoved) || ((has(sentence, added) || has(sentence, removed)) && has(sentence, moved));

const spread = phrasePattern(
  'most you d charge, most you would charge, most you ll charge, most you will charge, most you could charge, most you can charge, most you might charge, worst case cost, worst case how much, how much worst case, how much in the worst case, difference between the lowest, difference between the low, difference between the min, difference between the two figures, gap between the, such a big range, such a wide range, range so wide, range so big, so wide a range, ' +
    'diferencia entre el minimo, diferencia entre el maximo, diferencia entre el precio minimo, diferencia entre el mas bajo, tanta diferencia entre, tanta diferencia de precio, rango tan amplio, rango tan grande, cuanto en el peor, lo maximo que me cobra*, lo maximo que nos cobra*, ' +
    'difference entre le minimum, difference entre le prix minimum, difference entre le plus bas, ecart entre le, autant d ecart, si grand ecart, fourchette si large, fourchette aussi large, combien dans le pire, ' +
    'beza harga paling rendah, beza antara harga, perbezaan antara harga, beza paling rendah, julat begitu besar, julat besar sangat, julat luas sangat, paling teruk berapa, berapa paling teruk, paling banyak awak caj, paling banyak anda caj, ' +
    'nii suur vahe, vahe miinimumi, vahe alumise, vahe madalaima, vahemik nii lai, vahemik nii suur, kui palju halvimal, ' +
    'الفرق بين اقل سعر, الفرق بين السعرين, فرق بين اقل, الفرق بين الحد الادني, الفرق بين الحد الادنى, كل هالفرق بين, كم في اسوا, ' +
    'most it could cost, most it can cost, most it would cost, most it will cost, most it might cost, most i could pay, most i d pay, most i would pay, most we could pay, most we would pay, most i ll pay, maximum it could, max it could, maximum price, maximum cost, max price, max cost, highest price, highest it could, the maximum then, the max then, worst case price, at the very most, upper end of the price, top of the range, upper end of the range, ' +
    'lo maximo que puede costar, lo maximo que costaria, cuanto como maximo, como maximo cuanto, precio maximo, el maximo entonces, lo maximo entonces, cuanto seria lo maximo, combien au maximum, au maximum combien, au maximum ca, prix maximum, prix maximal, le maximum alors, combien au plus, paling mahal berapa, berapa paling mahal, paling banyak berapa, berapa paling banyak, harga maksimum, maksimum berapa, berapa maksimum, kui palju maksimaalselt, maksimaalne hind, maksimaalselt kui palju, maksimum hind, korgeim hind, ' +
    'اقصي سعر, اقصى سعر, اعلي سعر, اعلى سعر, كم الحد الاقصى, كم الحد الاقصي, السعر الاقصى, كم اقصى, كم اقصي, كم بالكثير, ' +
    'different prices, 2 prices, two prices, 2 figures, two figures, 2 numbers, two numbers, 2 amounts, two amounts, why a range, why is there a range, which of the prices, which price is it, which one is the price, ' +
    'dos precios, 2 precios, precios distintos, precios diferentes, dos cifras, dos cantidades, por que un rango, cual de los precios, cual es el precio, deux prix, 2 prix, prix differents, deux montants, 2 montants, deux chiffres, pourquoi une fourchette, lequel des prix, ' +
    'dua harga, 2 harga, harga berbeza, harga lain lain, dua angka, kenapa julat, harga yang mana, kaks hinda, 2 hinda, kahte hinda, erinevad hinnad, kaks summat, 2 summat, miks vahemik, kumb hind, kumb on hind, ' +
    'سعرين, سعران, اسعار مختلفه, رقمين, مبلغين, السعرين, اي سعر',
);

/** "Why two different prices": of the range, or of the ways side by side. */
export const asksForSpread = (sentence: string): boolean => has(sentence, spread);

const lastPrice = phrasePattern(
  'last price, lowest price, best you can do, best u can do, lowest you can go, lowest u can go, knock something off, knock a bit off, match that, match it, price match, ultimo precio, lo minimo, mejorar el precio, mejorarme el precio, me lo deja en, igualar, igualan, ' +
    'dernier prix, prix le plus bas, faire un effort, faire un geste, petit geste, vous alignez, vous aligner, harga last, harga terakhir, harga paling rendah, boleh kurang, kurang sikit, nego, viimane hind, madalaim hind, alla lasta, hinda alla, ' +
    'اخر سعر, اقل سعر, اخر كلام, تراعيني, تراعونا, نزل شوي',
);

const others = phrasePattern(
  'quoted me, quoted us, other company, other lot, other firm, other mover, other movers, another company, another firm, another mover, another quote, someone else said, somebody else said, others charge, ' +
    'otra empresa, otra compania, otro presupuesto, el otro me, el otro nos, la otra me, la otra nos, otros me, otros nos, l autre nous, l autre me, l autre m, les autres nous, les autres me, autre devis, autre demenageur, autre societe, autre entreprise, un concurrent, ' +
    'syarikat lain, tempat lain, sebut harga lain, mover lain, teine firma, teine pakku*, teises firmas, teised pakk*, konkurent*, mujal, شركه ثانيه, شركه اخري, شركه اخرى, شركه تانيه, عرض اخر, عرض ثاني, غيركم',
);

const figure = /(?<= )\d{3,}(?= )/u;

/** "Can you do it for 3000": a price of one's own. */
const ownPrice = new RegExp(
  '(?<= )(?:(?:do|make) (?:it|this|that|us) (?:for|at)(?: (?:only|just|about|under|around))?|' +
    '(?:lo|la) (?:dejas|deja|dejan|dejais|haces|hace|hacen|haceis|harias|harian) (?:en|por)|(?:dejarlo|dejarmelo|hacerlo|hacermelo) (?:en|por)|' +
    'le (?:faire|faites|ferez|feriez) (?:pour|a)|buat (?:dengan|untuk|dalam)(?: rm)?|boleh(?: rm)?|(?:teha|teete|teeksite|ara teha)|' +
    '(?:تعملوها|تسووها|تخلوها|بتعملوها|بتسووها|ممكن|تمشي) (?:ب|على)?) ?\\d{3,}(?= )|(?<= )\\d{3,} (?:boleh|blh) (?:tak|ke|x)(?= )',
  'u',
);

/** "Is that your last price, the other firm said 6500", "can you do it for 3000". */
export const haggles = (sentence: string): boolean =>
  has(sentence, lastPrice) || ownPrice.test(sentence) || (has(sentence, others) && figure.test(sentence));
