import { has, phrasePattern } from '../text/phrases.js';
import { plainSentence, wordsOf } from '../text/question-words.js';
import { asksWhichMoney } from './other-money.js';
import { asksForSpread, doubtsChange, haggles } from './price-doubts.js';
import { protestsPrice } from './price-protest.js';

/** What it costs behind these is asked for: "do I get charged extra for the bike". */
export const extraFor =
  'charged extra for, charge extra for, charge me extra for, charge us extra for, pay extra for, cobran aparte por, cobrais aparte por, cobran mas por, cobrais mas por, pago aparte por, pago mas por, ' +
  'supplement pour, payer en plus pour, paie en plus pour, payer plus pour, caj lebih untuk, caj tambahan untuk, bayar lebih untuk, ادفع زياده على, ادفع زياده عن, تحسبون زياده على, رسوم اضافيه على';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const phrases = {
  perPerson:
    'per person, each person, per head, a head, for each of us, por persona, cada persona, por cabeza, par personne, ' +
    'par tete, chaque personne, seorang, setiap orang, bagi setiap orang, untuk seorang, satu orang ke, setiap kepala, kira kepala, inimese kohta, inimese eest, isiku kohta, nina peale, iga inimese, للشخص, للشخص الواحد, للفرد, للنفر, علي الشخص, بالشخص, لكل شخص, لكل فرد, على الشخص',
  final:
    'hold this price, hold that price, hold the quote, hold this quote, keep this price, price valid, quote valid, how long is the price good, how long is this price good, how long is the quote good, how long does the price last, mantener el precio, manteneis el precio, mantienen el precio, guardar el precio, validez del precio, es valido el precio, maintenir le prix, garder ce prix, prix valable, devis valable, tahan harga, simpan harga ini, harga sah, sah sampai bila, hinda hoida, hinda hoiate, hind kehtib, hind kehtiv, تثبيت السعر, تثبتون السعر, تثبتوا السعر, السعر صالح, ' +
    'range firm, range fixed, is the range final, range final, range binding, rango es firme, fourchette est ferme, julat tetap, vahemik on kindel, vahemik kindel, final price, final offer, price final, fixed price, price fixed, binding, guaranteed price, price guaranteed, exact price, price exact, ' +
    'is it final, is that final, is this final, is the price final, price firm, that firm, the final one, preliminary, ' +
    'price change, price go up, price increase later, is that firm, is it firm, is this firm, is that price firm, is the price firm, price is firm, quote firm, estimate firm, is that fixed, is it fixed, is this fixed, is it binding, locked in, set in stone, ' +
    'will you add, you gonna add, you going to add, add more later, add stuff on later, add extras later, more later on, charge more later, charge me more, charge us more, go up later, going to go up, gonna go up, will it go up, will the price, end up paying more, surprise on the day, surprises later, price hold, hold the price, just an estimate, only an estimate, quote or an estimate, how accurate, how sure is the price, firm price, precio final, precio fijo, ' +
    'precio cerrado, precio exacto, precio definitivo, precio firme, es firme, es fijo, es cerrado, va a subir, van a subir, sube luego, subira luego, subira despues, sube despues, cobrar mas luego, cobrar mas despues, cobran mas, cobrareis mas, me cobrareis mas, sorpresas, solo una estimacion, es orientativo, vinculante, puede subir el precio, cambiar el precio, es definitivo, es final, precio final, sigue igual el precio, prix final, ' +
    'prix definitif, prix fixe, prix ferme, prix exact, prix garanti, est ferme, est fixe, est definitif, c est ferme, c est fixe, c est definitif, va augmenter, allez augmenter, rajouter apres, rajouterez, rajoutez apres, ajouter apres, ajouterez, plus tard en plus, mauvaises surprises, mauvaise surprise, une simple estimation, prix peut il changer, prix peut augmenter, ' +
    'harga akhir, harga muktamad, harga tetap, harga ni tetap, harga itu tetap, harga fix, harga ni fix, fixed ke, tetap ke, muktamad ke, tambah lagi nanti, tambah caj, naik lagi nanti, naik nanti, naik kemudian, caj lagi nanti, anggaran saja, anggaran sahaja, harga tepat, harga berubah, harga boleh naik, lopphind*, loplik hind, ' +
    'hind on loplik, hind loplik, on see loplik, kas loplik, kindel hind, hind kindel, hind on kindel, hind lukus, hind fikseeritud, fikseeritud hind, on see kindel, lisate hiljem, lisandub hiljem, kusite hiljem, touseb hiljem, hind touseb, ullatusi, ainult hinnang, tapne hind, hind muutuda, hind tousta, السعر النهائي, سعر نهائي, نهائي السعر, سعر ثابت, السعر ثابت, سعر نهائي ولا, ثابت ولا, نهائي ولا, هل هو ثابت, هل هو نهائي, ستزيدون, بتزيدوا, تزيدون, رح تزيدو*, هتزودوا, تزودوا السعر, سيرتفع, رح يرتفع, رح يزيد, هيزيد, سيزيد, تقديري, مفاجات, ' +
    'السعر نهائي, يتغير السعر, سعر مضمون',
  pay:
    'pay now, pay anything now, pay today, pay upfront, pay up front, pay in advance, when do i pay, when do we pay, have to pay before, ' +
    'deposit, down payment, pagar ahora, pago ahora, pagar por adelantado, cuando pago, cuando se paga, cuando hay que pagar, anticipo, ' +
    'deposito, fianza, senal, payer maintenant, paye maintenant, payer a l avance, quand dois je payer, quand payer, quand paie, acompte, ' +
    'arrhes, bayar sekarang, bayar dahulu, bila saya bayar, bila perlu bayar, deposit, cengkeram, maksma kohe, maksma praegu, kohe maksma, ' +
    'praegu maksma, millal maksan, millal maksta, millal pean maksma, ettemaks*, tagatisraha, ادفع الان, الدفع الان, ادفع مقدما, ' +
    'الدفع مقدما, متى ادفع, متى ندفع, عربون, مقدم',
  why:
    'and why did it change, why did it change, why has it changed, why is it different, why did that change, what changed in the price, what changed the price, how come it changed, why the change, por que cambio, por que ha cambiado, y por que cambio, por que cambia, por que es distinto, que ha cambiado en el precio, que cambio en el precio, pourquoi ca a change, pourquoi ca change, pourquoi c est different, pourquoi il a change, qu est ce qui a change dans le prix, kenapa berubah, kenapa ia berubah, kenapa lain, mengapa berubah, apa yang berubah, miks see muutus, miks muutus, miks on teine, mis hinnas muutus, ليش تغير, لماذا تغير, ليه اتغير, ليش اختلف, شو تغير, ايش تغير, ' +
    'ليش هيك غالي, ليش هيك غاليه, ليه غالي كده, ليه كده غالي, ليش غالي هيك, ليش بهالسعر, por q tanto, porq tanto, q caro, por q es tan caro, por q sale tan caro, xq tan caro, por que sale tanto, pk c est si cher, pk si cher, pourquoi ca fait autant, pasal apa mahal, pasal apa naik, apasal mahal, apasal naik, nape mahal, miks nii kulukas, mille eest nii palju, ' +
    'ليش السعر غالي, ليه السعر غالي, لماذا السعر غالي, ليش غالي, ليه غالي, ليش السعر مرتفع, ليش السعر عالي, ' +
    'how come its that much, how come it s that much, how come thats so much, how come that s so much, how come it s so much, how come its so much, how come so much, how come that much, how come it costs, how is it that much, how is it so much, why that much, como es que cuesta tanto, como puede costar tanto, por que tanto, por que cuesta tanto, pourquoi autant, comment ca se fait que ce soit si, comment ca peut couter autant, kenapa sampai banyak, kenapa banyak sangat harga, miks nii palju maksab, miks see nii palju, ليش كل هذا السعر, ليش هالسعر, ليه السعر كده, ' +
    'why so dear, why is it so dear, why so steep, why so pricey, why so high, why that dear, por que tanto dinero, pourquoi c est cher, pourquoi aussi cher, kenapa mahal sangat, miks nii palju, ليش كل هذا, ' +
    'why so expensive, why is it so expensive, why so much, why is it so much, so expensive, too expensive, why that price, why this price, why is the price, ' +
    'why does it cost, what makes it, how is the price, how was the price, how did you calculate, how is it calculated, how do you get to, how did you get to, how did you get that, how do you get that, how d you get, how you got that, work that out, work this out, work it out, worked that out, worked it out, worked this out, come up with that, come to that, ' +
    'why is it more, why more now, why is it higher, why did it go up, why has it gone up, why did the price, why has the price, gone up, por que ha subido, por que es mas, por que sube, ha subido, ' +
    'pourquoi c est plus, pourquoi le prix, a augmente, kenapa naik, mengapa naik, harga naik, miks on rohkem, miks kallim, miks tousis, hind tousis, لماذا ارتفع, ليش ارتفع, ليش زاد, لماذا زاد, ' +
    'per desk, per box, per item, per piece, per room, por caja, por mueble, por escritorio, par carton, par meuble, par bureau, setiap kotak, setiap meja, kasti kohta, laua kohta, eseme kohta, لكل صندوق, لكل مكتب, لكل قطعه, ' +
    'break down, breakdown, what am i paying for, why is it so high, so pricey, that is a lot, por que tan caro, por que es tan caro, tan caro, ' +
    'demasiado caro, muy caro, por que cuesta, por que ese precio, por que este precio, como se calcula, como calculan, como lo has calculado, como lo han calculado, como lo habeis calculado, como ha salido, como sale ese, como sale eso, de donde sale, como lo calcul*, desglose, ' +
    'pourquoi si cher, pourquoi c est si cher, pourquoi est ce si cher, si cher, trop cher, pourquoi ce prix, comment est calcule, ' +
    'comment calculez, comment vous calculez, comment avez vous calcule, comment vous avez calcule, comment vous arrivez, comment arrivez vous, d ou sort, d ou vient ce prix, d ou ca sort, detail du prix, kenapa mahal, mengapa mahal, kenapa begitu mahal, mengapa begitu mahal, mahal sangat, ' +
    'terlalu mahal, kenapa harga, mengapa harga, bagaimana harga, bagaimana dikira, macam mana kira, macam mana dapat, macam mana dikira, bagaimana awak kira, dari mana harga, pecahan harga, miks nii kallis, nii kallis, ' +
    'liiga kallis, miks see hind, miks maksab, kuidas hind, kuidas arvutat*, kuidas te arvuta*, kuidas sa arvuta*, kuidas te selle arvuta*, kuidas te selle saite, kuidas selle saite, kust see hind, kust see summa, millest hind, لماذا غالي, لماذا السعر, ليش غالي, غالي جدا, ' +
    'مرتفع جدا, لماذا هذا السعر, باهظ, مكلف جدا, كيف حسبتم, كيف حسبت, كيف حسبتوا, كيف حسبتها, كيف طلع السعر, كيف طلعت السعر, من وين السعر, كيف يحسب, تفاصيل السعر',
  ways:
    'and shared, what about shared, how about shared, and the shared one, which one did you price, which did you price, which one is priced, which way did you price, which one is that price for, which is fastest, which one is fastest, which is quickest, which one is quickest, which is faster, which one is faster, which is quicker, which way is fastest, which way is quickest, the fastest of, y compartido, y el compartido, cual es mas rapido, cual es mas rapida, cual es el mas rapido, cual tarda menos, et en groupage, et le groupage, lequel est le plus rapide, laquelle est la plus rapide, le plus rapide c est, kongsi pula, kalau kongsi, mana paling cepat, yang mana paling cepat, mana lagi cepat, ja jagatud, aga jagatud, kumb on kiirem, milline on kiireim, milline on koige kiirem, والمشترك, ايهما اسرع, ايهم اسرع, مين الاسرع, وش الاسرع, ' +
    'shared price, price of shared, price for shared, how much is shared, shared cost, cost of shared, shared vs, shared versus, between shared, own load price, price of own load, ' +
    'precio compartido, precio del compartido, el compartido cuanto, cuanto el compartido, entre compartido, compartido y exclusivo, compartido o exclusivo, prix du groupage, prix en groupage, le groupage combien, entre groupe, entre groupage, groupe et dedie, groupage et dedie, groupe ou dedie, groupage ou dedie, ' +
    'harga kongsi, kongsi berapa, antara kongsi, kongsi dengan muatan sendiri, kongsi atau sendiri, jagatud hind, jagatud veo hind, jagatud konteineri hind, jagatud ja eraldi, jagatud voi eraldi, سعر المشترك, سعر المشتركه, المشترك كم, بين المشترك, المشترك والخاص, مشترك او خاص, مشتركه او خاصه, ' +
    'cheaper of the two, cheaper of these, cheapest of, which is cheaper, which one is cheaper, which is cheapest, which one is cheapest, which way is cheap*, which of them is cheap*, ' +
    'cheaper by sea or, sea or air, air or sea, shared or own, cual es mas barato, cual es mas barata, cual sale mas barato, cual de los dos, el mas barato de, mar o avion, barco o avion, ' +
    'lequel est le moins cher, laquelle est la moins chere, le moins cher des, mer ou avion, bateau ou avion, mana lebih murah, yang mana lebih murah, mana satu murah, laut atau udara, ' +
    'kumb on odavam, kumb on soodsam, kumb neist, milline on odavam, milline on koige odavam, meritsi voi, ايهما ارخص, اي واحد ارخص, ايهم ارخص, وش الارخص, الارخص فيهم, بحر او جو, بحري او جوي, بحري ولا جوي',
  currency:
    'is that cad, is this cad, is it cad, is that usd, is this usd, is it usd, is that gbp, is this gbp, is it gbp, is that eur, is this eur, is it eur, is that aud, is this aud, is it aud, is that sgd, is this sgd, is it sgd, is that myr, is this myr, is it myr, is that nzd, is this nzd, is it nzd, is that dollars, is this dollars, is it dollars, is that us dollars, is this us dollars, is it us dollars, is that canadian dollars, is this canadian dollars, is it canadian dollars, is that australian dollars, is this australian dollars, is it australian dollars, is that pounds, is this pounds, is it pounds, is that euros, is this euros, is it euros, is that euro, is this euro, is it euro, is that ringgit, is this ringgit, is it ringgit, is that dirhams, is this dirhams, is it dirhams, is that riyals, is this riyals, is it riyals, ' +
    'eso es en dolares, es en dolares, son dolares, eso es en euros, es en euros, son euros, eso es en libras, es en libras, son libras, eso es en pesos, es en pesos, son pesos, c est en dollars, ce sont des dollars, c est en euros, ce sont des euros, c est en livres, ce sont des livres, ini dalam, ini rm, ini ringgit, itu ringgit, ini dolar, see eurodes, on see eurodes, see eurodes on, kas eurodes, هذا بالدولار, هل هذا بالدولار, هل السعر بالدولار, دولار كندي, دولار امريكي, ' +
    'in pounds, in gbp, in sterling, in quid, in euros, in euro, in eur, in dollars, in usd, in us dollars, in canadian dollars, in australian dollars, in singapore dollars, in aussie dollars, in aud, in cad, in ringgit, in myr, in rm, in dirhams, in riyals, ' +
    'in my currency, in our currency, in local currency, which currency is it, which currency is that, what currency is it, what currency is that, what currency is this, what currency is the price, convert it, convert that, us dollars or, dollars or, ' +
    'en libras, en euros, en dolares, en pesos, en mi moneda, en que moneda esta, en que moneda es, en livres, en livres sterling, en dollars, en ringgits, dans quelle devise, en quelle devise, ' +
    'dalam pound, dalam ringgit, dalam rm, dalam euro, dalam dolar, dalam usd, dalam mata wang apa, naeltes, naelades, eurodes, eurotes, dollarites, mis valuutas, millises valuutas, ' +
    'بالجنيه, باليورو, بالدولار, بالريال, بالدرهم, بالرنغيت, باي عمله',
  tax:
    'km on sees, km sees, kas km, kaibemaks on sees, koos km, ilma km, lleva iva, lleva el iva, tiene iva, trae iva, con el iva, inclut la tva, inclut il la tva, tva dedans, la tva est dedans, ada sst, ada cukai, masuk sst, masuk cukai, مع الضريبه ولا, فيه ضريبه, فيها ضريبه, ' +
    'vat included, gst included, tax included, taxes included, include vat, includes vat, include tax, includes tax, include taxes, including vat, including tax, incl vat, inc vat, plus vat, with vat, ' +
    'without vat, vat on top, tax on top, vat extra, ex vat, excl vat, excluding vat, vat in the price, plus tax, before tax, after tax, add vat, iva incluido, incluye iva, incluye el iva, incluye impuestos, ' +
    'con iva, sin iva, mas iva, iva aparte, impuestos incluidos, tva comprise, tva incluse, avec tva, sans tva, hors taxe*, toutes taxes, ttc, ht ou, termasuk cukai, termasuk sst, tambah sst, tambah cukai, ' +
    'kira cukai, campur cukai, kaibemaksuga, kaibemaksuta, koos kaibemaks*, ilma kaibemaks*, lisandub kaibemaks, sisaldab kaibemaks*, kaibemaks sees, شامل الضريبه, شامله الضريبه, يشمل الضريبه, مع الضريبه, بدون ضريبه, قبل الضريبه',
  cheaper:
    'get it down, get that down, get the price down, get this down, bring that down, knock it down, para que baje, para que salga mas barato, como lo bajo, como bajarlo, hacer que baje, pour que ca baisse, pour faire baisser, faire baisser le prix, comment faire baisser, supaya turun, supaya murah, bagi turun harga, ' +
    'et hind langeks, et hind alla, hinda alla saada, hinna allatoomiseks, et odavam oleks, عشان ينزل السعر, حتى ينخفض السعر, كيف ينزل السعر, كيف انزل السعر, لينخفض السعر, ' +
    'get cheaper, be cheaper, make it cheaper, any cheaper, cheaper way, cheaper option, cheaper, cheapest way, cheapest option, discount, ' +
    'save money, lower the price, lower price, bring the price down, bring it down, reduce the price, reduce the cost, better price, best price, ' +
    'mas barato, mas barata, mas economico, descuento, bajar el precio, reducir el precio, rebaja, mejor precio, ahorrar, moins cher, ' +
    'moins chere, remise, reduction, baisser le prix, reduire le prix, meilleur prix, economiser, lebih murah, diskaun, kurangkan harga, ' +
    'turunkan harga, harga terbaik, jimat, odavamalt, odavam*, soodsam*, allahindlus*, hinda alandada, alandada hinda, parem hind, kokku hoida, ' +
    'ارخص, خصم, تخفيض, تقليل السعر, خفض السعر, افضل سعر, توفير',
  time:
    'how long does it take, how long will it take, how long would it take, how long is the transit, how long is the journey, ' +
    'how long is the shipping, how long for delivery, how long does shipping take, how long does the move take, how long does delivery take, ' +
    'how long will the move take, how many weeks, how many days, when will it arrive, when will my things arrive, when will our things arrive, ' +
    'will this take long, will that take long, does it take long, does this take long, does that take long, will it take long, would it take long, tardais mucho, tardan mucho, tardara mucho, va a tardar mucho, prend longtemps, prendra longtemps, prendre longtemps, ambil masa lama, lambat tak, laheb kaua, votab kaua, kestab kaua, ياخذ وقت طويل, تاخذ وقت طويل, هيطول, بيطول, ' +
    'in one day, in a day, in a single day, all in a day, same day, in 1 day, in two days, in 2 days, in 3 days, in three days, take long, take very long, en un dia, en el mismo dia, en un solo dia, en dos dias, en 2 dias, en tres dias, tarda mucho, en un jour, en une journee, dans la journee, en deux jours, en 2 jours, en trois jours, ca prend longtemps, dure longtemps, ' +
    'dalam satu hari, dalam sehari, dalam 1 hari, dalam dua hari, dalam 2 hari, sehari siap, hari yang sama, lama tak, uhe paevaga, uhes paevas, paevaga, kahe paevaga, samal paeval, kaua aega, في يوم واحد, بيوم واحد, خلال يوم, في نفس اليوم, في يومين, خلال يومين, وقت طويل, ' +
    'when does it arrive, transit time, delivery time, cuanto tarda, cuanto tardan, cuanto tardara, cuanto dura, cuantas semanas, cuantos dias, ' +
    'cuando llega, cuando llegan, cuando llegaran, tiempo de entrega, plazo de entrega, combien de temps, combien de semaines, combien de jours, ' +
    'quand arrivent, quand arriveront, quand est ce que ca arrive, delai de livraison, duree du transport, berapa lama, berapa minggu, ' +
    'berapa hari, bila sampai, bila barang, masa penghantaran, kui kaua, mitu nadalat, mitu paeva, millal kohale, millal jouavad, ' +
    'millal saabu*, tarneaeg, كم يستغرق, كم من الوقت, كم اسبوع, كم يوم, متى تصل, متى يصل, مده الشحن, مده النقل, كم المده',
  whatIf:
    'does adding, would adding, will adding, does bringing, would bringing, if i add, if we add, if i bring, if we bring, suppose i, suppose we, supposing i, supposing we, suppose the, make it more, makes it more, cost more with, more expensive with, dearer with, go up with, si anado, si anadimos, si agrego, si llevo tambien, mas caro con, cuesta mas con, si j ajoute, si on ajoute, plus cher avec, coute plus avec, kalau tambah, lebih mahal dengan, lebih mahal kalau, kui lisan, kui lisame, kallim kui, kallimaks kui, لو ضفت, اذا ضفت, لو اضفت, اذا اضفت, لو زدت, اذا زدت, what if, how about if, what about if, what would it cost, how much would it, how much is it with, how much is it without, how much more, ' +
    `${extraFor}, ` +
    'how much less, how much extra, and if, and by, and with, and without, but with, but without, if i only, if we only, if i leave, if we leave, ' +
    'if i pack, if we pack, what about, how about, would it be cheaper if, is it cheaper if, is it cheaper in, is it cheaper by, que pasa si, y si, y con, y sin, y en, y por, cuanto costaria, ' +
    'cuanto seria, cuanto mas, cuanto menos, que tal, et si, et avec, et sans, et en, et par, combien couterait, combien ca ferait, combien de plus, ' +
    'combien de moins, bagaimana jika, bagaimana kalau, macam mana kalau, dan jika, kalau, berapa jika, berapa kalau, dan dengan, dan tanpa, ' +
    'mis siis kui, aga kui, ja kui, aga kas, mis oleks, kui palju maksaks, kui palju oleks, palju maksaks, palju rohkem, palju vahem, ja lennukiga, ' +
    'ماذا لو, وماذا لو, لو كان, واذا, اذا كان, كم سيكلف, كم سيكون, كم يكلف لو, كم يكلف اذا, ومع, وبدون, و عن طريق',
} as const;

export type PriceTopic = keyof typeof phrases | 'protest' | 'spread';

/** In the order in which they are looked for: "what if we pay less" asks for less, whatever else it says. */
const topics = Object.entries(phrases).map(([topic, list]) => ({
  topic: topic as PriceTopic,
  words: phrasePattern(list),
}));

/** Matters that these words stand for when nothing is asked of the price: "how long does the visa take". */
const otherMatters = phrasePattern(
  'visa*, visado*, permit*, permiso*, permis, passport*, pasaporte*, passeport*, citizenship, residence, residency, residencia, quarantine, ' +
    'quarantined, jab, jabs, vaccinated, cuarentena, quarantaine, kuarantin, karantiin*, licence*, license*, carnet, register, registration, vaccin*, vacuna*, school*, bank*, rent, ' +
    'rental, landlord*, letting agent*, casero, casera, arrendador*, inquilin*, de alquiler, proprietaire, bailleur, etat des lieux, tuan rumah, rumah sewa, uurileandja*, uurnik*, uurikorter*, صاحب البيت, صاحب الشقه, المالك, salary, pension*, tax, taxes, healthcare, health, elamisluba*, elamisloa*, viisa*, permit kerja, luba, permohonan, ' +
    'تاشيره, جواز, اقامه, تصريح, حجر, الايجار, ايجار, ضريبه, ضرائب, مدرسه',
);

const customs = phrasePattern('customs, clearance, aduana, aduanas, douane, dedouanement, kastam, toll, tollis, جمارك');

/** What is paid at the border for what one brings. */
const importCharges = phrasePattern(
  'import duty, duty, duties, tariff*, import tax*, taxed, how much vat, how much tax, vat on my, vat on our, vat on your own, tax on my, tax on our, arancel*, derechos de importacion, impuesto de importacion, cuanto iva, cuantos impuestos, iva por mis, iva por mi, iva de mis, impuestos por mis, impuestos por mi, combien de tva, combien de taxe*, tva sur mes, tva sur mon, tva sur ma, taxes sur mes, droits de douane, droits d importation, taxes d importation, ' +
    'duti, berapa cukai, cukai untuk barang, cukai atas barang, kui palju kaibemaksu, palju kaibemaksu, kaibemaksu oma, kaibemaksu minu, maksu oma asjade, cukai import, tollimaks*, impordimaks*, الجمارك, جمرك*, رسوم جمركيه, كم الضريبه, كم ضريبه, ضريبه على اغراضي, ضريبه على اثاثي, ضريبه علي اغراضي, ضريبه علي اثاثي',
);

const prices = phrasePattern(
  'price, cost, costs, quote, how much, pay, cheaper, dearer, expensive, precio, cuesta, costaria, saldria, costar, cuanto, presupuesto, prix, cout, coute, ' +
    'couterait, combien, devis, harga, kos, berapa, hind, hinda, hinnale, hinnaks, maksab, maksaks, palju, سعر, تكلفه, يكلف, بيكلف, سيكلف, كم, قديش, بقديش, بكم, بكام',
);

/** Customs has its own times, which the guides of the countries know. */
export const isOfCustoms = (sentence: string): boolean => has(sentence, customs);

/** "How much duty is there on my bike": nothing that the company charges. */
export const namesImportCharge = (sentence: string): boolean => has(sentence, importCharges);

export const namesPrice = (sentence: string): boolean => has(sentence, prices);

export const plainQuestion = (query: string): string => plainSentence(wordsOf(query));

export const isOfOtherMatters = (sentence: string): boolean =>
  has(sentence, otherMatters) && !topicsIn(sentence).includes('tax');

const numbers =
  '\\d{1,3}|two|three|four|five|ten|twenty|thirty|dos|tres|cuatro|cinco|diez|veinte|treinta|deux|trois|quatre|cinq|dix|vingt|trente|' +
  'dua|tiga|empat|lima|sepuluh|kahe|kolme|nelja|viie|kumne|عشر|عشرين|ثلاث|ثلاثين|خمس';
const supposedNumber = new RegExp(
  '^(?:and |but |so |ok |y |pero |et |mais |dan |tapi |ja |aga |و)?(?:what |how |que tal |quoi |macam mana |mis |kuidas |ماذا |شو |وش )?' +
    `(?:about |with |for |if |it was |it s |only |just |con |para |si |son |fueran |solo |avec |pour |que |seulement |dengan |untuk |kalau |hanya |kui |oleks |ainult |مع |لو |اذا |عن |ب|فقط )*(?:${numbers}) \\p{L}`,
  'u',
);
const supposingWords = /^(?:and |but |so |ok )?(?:what|how) (?:about|with|if) /u;

const lowering = phrasePattern(
  'get it down, get that down, get the price down, get this down, bring it down, bring that down, knock it down, para que baje, como lo bajo, como bajarlo, hacer que baje, pour que ca baisse, faire baisser, supaya turun, supaya murah, bagi turun harga, et hind langeks, hinda alla, عشان ينزل السعر, كيف ينزل السعر, كيف انزل السعر, لينخفض السعر',
);

/** "How do I get it down to 5000", of a price that is known. */
export const asksToLower = (sentence: string): boolean => has(sentence, lowering);

const adding = phrasePattern(
  'up if we take, up if i take, more if we take, more if i take, up if we bring, up if i bring, sube si llevamos, sube si cogemos, augmente si on prend, augmente si je prends, naik kalau bawa, naik kalau kami bawa, naik kalau saya bawa, touseb kui votame, touseb kui votan, يزيد اذا اخذنا, يزيد لو اخذنا, يزيد اذا جبنا, ' +
    'does adding, would adding, will adding, does bringing, would bringing, if i add, if we add, if i bring, if we bring, cost more with, costs more with, more expensive with, dearer with, go up with, si anado, si anadimos, si agrego, si llevo tambien, ' +
    'sube si llevo, mas caro con, cuesta mas con, si j ajoute, si on ajoute, si je prends aussi, plus cher avec, coute plus avec, coute plus cher avec, kalau tambah, kalau saya tambah, lebih mahal dengan, lebih mahal kalau, kui lisan, kui lisame, ' +
    'kallim kui, kallimaks kui, لو ضفت, اذا ضفت, لو اضفت, اذا اضفت, لو زدت, اذا زدت',
);
const becomesMore = phrasePattern(
  'more, extra, price, cost, costs, expensive, dearer, go up, goes up, mas, precio, cuesta, caro, sube, subira, plus, prix, cher, coute, augmente, lebih, mahal, harga, naik, rohkem, kallim, kallimaks, hind, touseb, maksab, ' +
    'اكثر, اغلي, السعر, سعر, يزيد, بيزيد, هيزيد, كم, يكلف',
);

const extra = phrasePattern(extraFor);

const addingIf = phrasePattern(
  'if i add, if we add, if you add, si anado, si anadimos, si agrego, si agregamos, si sumo, si j ajoute, si on ajoute, si nous ajoutons, si je rajoute, si on rajoute, kalau tambah, kalau saya tambah, kalau kami tambah, kui lisan, kui lisame, kui lisada, ' +
    'لو ضفت, اذا ضفت, لو اضفت, اذا اضفت, لو زدت, اذا زدت, لو ضفنا, اذا ضفنا, لو اضفنا, اذا اضفنا',
);

/** "Et si on ajoute la voiture ?": added to what is priced, where "if we bring the car" may ask for the rules. */
export const addsThing = (sentence: string): boolean => has(sentence, addingIf);

/** "Do I get charged extra for the bike?" */
export const asksOfExtra = (sentence: string): boolean => has(sentence, extra);

/** "Does adding a desk make it more": whether a thing that is not part of the move yet raises its price. */
export const asksOfAdding = (sentence: string): boolean => has(sentence, adding) && has(sentence, becomesMore);

/** "And with 20 boxes?" asks what the price would be, where "and 20 boxes" adds them. */
export function supposesNumber(query: string): boolean {
  const sentence = plainQuestion(query).trim();
  return supposedNumber.test(sentence) && (/[?؟]\s*$/u.test(query) || supposingWords.test(sentence));
}

export const topicsIn = (sentence: string): PriceTopic[] => [
  ...(protestsPrice(sentence) || haggles(sentence) ? ['protest' as const] : []),
  ...(asksForSpread(sentence) ? ['spread' as const] : []),
  ...(doubtsChange(sentence) ? ['why' as const] : []),
  ...topics.flatMap(({ topic, words }) => (has(sentence, words) ? topic : [])),
];

const mostWordsOnCurrency = 9;
const otherMoney = phrasePattern(
  'cash, bring, declare, carry, take, account, earn, salary, fine, rent, live, living, efectivo, llevar, traer, declarar, cuenta, sueldo, especes, liquide, apporter, emporter, declarer, salaire, loyer, ' +
    'tunai, bawa, isytihar, gaji, sewa, sularaha, kaasa, deklareeri*, palk, palga, uur, نقد*, احضار, ادخال, اخذ, راتب, ايجار',
);

/** "How much in pounds": of the price, and not of the money that one brings or earns. */
export const asksForCurrency = (sentence: string): boolean =>
  (topicsIn(sentence).includes('currency') || asksWhichMoney(sentence)) &&
  sentence.trim().split(' ').length <= mostWordsOnCurrency &&
  !has(sentence, otherMoney);

const mostWordsOnFinal = 12;

/** "Is it a fixed price", "will you add more later". */
export const asksWhetherFinal = (sentence: string): boolean =>
  topicsIn(sentence).includes('final') &&
  !isOfOtherMatters(sentence) &&
  sentence.trim().split(' ').length <= mostWordsOnFinal;

/** "Is it per person?" */
export const asksPerPerson = (sentence: string): boolean => topicsIn(sentence).includes('perPerson');

/** "Do I pay anything now?" */
export const asksWhetherToPay = (sentence: string): boolean =>
  topicsIn(sentence).includes('pay') && !isOfOtherMatters(sentence);

/** A message may ask one thing after another: "why in dollars?? and 7000 for 100 km is robbery". */
export function questionsIn(query: string): string[] {
  const parts = query.split(/[?!؟]+|[.;]\s/u).map(plainQuestion);
  return parts.filter((part) => part.trim() !== '');
}

/** Topics that ask of a price whatever else is known. */
const sure: readonly PriceTopic[] = ['perPerson', 'protest', 'spread', 'final', 'why', 'ways', 'tax'];

/** Whether it surely asks of the price of this move: "why is it more now". */
export const isSurelyOfPrice = (sentence: string): boolean =>
  !isOfOtherMatters(sentence) &&
  (topicsIn(sentence).some((topic) => sure.includes(topic)) || asksForCurrency(sentence));

/** "Is VAT included?": only the company knows. */
export const asksForTax = (sentence: string): boolean => topicsIn(sentence).includes('tax');
