import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { thingsIn } from '../slots/things/inventory.js';

type Words = readonly SentenceWord[];

/** That the visitor waits, in the first person; `past` says by itself that it should have been here. */
const waiting = new PhraseSet({
  now:
    'been waiting, ve waited, have waited, m waiting, im waiting, am waiting, we are waiting, we re waiting, were waiting, ' +
    'llevo, llevamos, estoy esperando, estamos esperando, j attends, j attend, nous attendons, on attend, ca fait, tunggu, menunggu, tertunggu, ' +
    'ootan, ootame, oodanud, انتظر, ننتظر, بنتظر, بستني, بستنى, مستني, مستنيه, مستنيين, ناطر, ناطره, ناطرين, استنيت, انتظرت, انتظرنا',
  past:
    'still waiting, still no sign of, still don t have, still dont have, still haven t got, still havent got, haven t received, havent received, have not received, never received, not received, ' +
    'sigo esperando, seguimos esperando, sigo sin, seguimos sin, todavia no tengo, todavia no tenemos, aun no tengo, aun no tenemos, no he recibido, no hemos recibido, sin recibir, ' +
    'attends toujours, attendons toujours, attend toujours, toujours pas recu, n ai pas recu, n ai jamais recu, j ai pas recu, pas encore recu, jamais recu, avons pas recu, ' +
    'masih tunggu, masih menunggu, belum terima, belum dapat, tak terima lagi, tak dapat lagi, ' +
    'ootan ikka veel, ootame ikka veel, pole saanud, pole veel saanud, ei ole saanud, pole katte saanud, pole ikka veel saanud, ' +
    'ما استلمت, ما استلمنا, لم استلم, لم نستلم, ما وصلني, ما وصلتني',
});
const spans = new PhraseSet({
  span:
    'day, days, week, weeks, month, months, since, hours, dia, dias, semana, semanas, mes, meses, horas, desde, jour, jours, semaine, semaines, mois, heures, depuis, ' +
    'hari, minggu, bulan, jam, sejak, paev*, nadal*, kuu, kuud, tundi, alates, saati, يوم, يومين, ايام, اسبوع, اسبوعين, اسابيع, شهر, شهرين, شهور, اشهر, ساعات, منذ, من',
});
/** All that goes with a mover, beside the things that have a name. */
const goods = new PhraseSet({
  goods:
    'things, stuff, furniture, belongings, boxes, delivery, shipment, container, household goods, cosas, muebles, cajas, pertenencias, enseres, entrega, envio, contenedor, mudanza, ' +
    'affaires, meubles, cartons, livraison, conteneur, barang, barang barang, perabot, kotak, kontena, penghantaran, asju, asjad, moobel, mooblit, kaste, kastid, konteiner*, ' +
    'اغراضي, اغراضنا, عفشي, عفشنا, اثاثي, اثاثنا, صناديقي, كراتيني, حاويتي, شحنتي, كنبتي, الكنبه, كنبايتي, ثلاجتي, سريري, طاولتي',
});
const owners = new PhraseSet({
  own: 'my, our, mi, mis, nuestro, nuestra, nuestros, nuestras, mon, ma, mes, notre, nos, saya, kami, aku, mu, minu, meie, oma',
});
/** What a shop brings, or is made elsewhere, and what the waiting is for. */
const ofOthers = new PhraseSet({
  other:
    'new, ikea, amazon, wayfair, shop, store, ordered, bought, landlord, will i, will we, would i, would we, nuevo, nueva, nuevos, tienda, comprado, comprada, compre, pedi, casero, tendre que, tendremos que, nouveau, nouvelle, nouveaux, magasin, commande, achete, proprietaire, ' +
    'baru, kedai, beli, tuan rumah, uus, uut, uue, pood, poest, ostsin, tellisin, uurileandja, جديد, جديده, متجر, اشتريت, طلبت, صاحب البيت',
});
const reach = 6;
const arabicOwn = /^(?:ا?ل?).*(?:ي|نا)$/u;

/** "My sofa", "barang kami": the visitor's own, that a mover brings. */
function ownGoods(words: Words): readonly { from: number; to: number }[] {
  const named = [...goods.find(words), ...thingsIn(words)];
  return named.filter(({ from, to }) => {
    const around = words.slice(Math.max(0, from - 2), to + 1);
    return owners.has(around) || arabicOwn.test(words[from]?.plain ?? '');
  });
}

/** "I've been waiting three weeks for my sofa": what the company should have brought long ago. */
export function waitsForThings(words: Words): boolean {
  const said = waiting.find(words);
  if (said.length === 0 || ofOthers.has(words)) return false;
  const waited = ownGoods(words);
  return said.some(({ label, from, to }) => {
    const isNear = waited.some((one) => one.from >= to && one.from - to <= reach);
    const isBefore = waited.some((one) => one.to <= from && from - one.to <= 2);
    const isLong = label === 'past' || (spans.has(words) && tellsWaiting(words, from, to));
    return (isNear || isBefore) && isLong;
  });
}

/** "Llevo tres semanas esperando": these begin other sentences as well. */
const halves = new PhraseSet({ half: 'llevo, llevamos, ca fait' });
const otherHalf = new PhraseSet({ half: 'esperando, sin, attends, attend, attendons' });
const tellsWaiting = (words: Words, from: number, to: number): boolean =>
  !halves.has(words.slice(from, to)) || otherHalf.has(words.slice(to, to + reach));
