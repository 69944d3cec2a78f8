import { PhraseSet } from './phrase-set.js';

/** Frequent words that are of one of the languages alone: they tell the language of a text of two words. */
export const commonWords = new PhraseSet({
  en: 'the, and, what, how, is, are, my, we, you, it, that, with, from, would, can, could, much, many, does, do, have, need, want, please, thanks, yes, not, no, moving, move, quote, boxes, yet, later, sorry, when, where, why, who, there, this, here, of, for, our, your, about, house, second, floor',
  es: 'el, los, las, una, que, como, cuanto, cuanta, cuesta, es, mi, mis, con, desde, por, para, quiero, necesito, tengo, hola, gracias, si, donde, cuando, muy, pero, mudanza, mudar, mudarme, mudamos, piso, cajas, perro, hay, esta, puedo, pueden, todavia, nada, todo, sin, del, ahora, mas, luego, tambien, somos, vivo, vivimos, otra, ninguno, perdon, mejor, casa, dormitorios, habitaciones, ascensor, manana',
  fr: 'le, les, une, des, du, est, et, je, nous, vous, mon, ma, mes, avec, dans, pour, combien, comment, quand, bonjour, merci, oui, pas, ne, demenagement, demenager, demenage, demenageons, cartons, chien, c, qu, j, ai, avons, cela, cette, puis, peut, voudrais, besoin, encore, plus, tard, sans, aux, au, il, elle, sont, tout, rien, etage, ascenseur, plutot, chambres, maison, appartement, quelqu',
  ms: 'saya, kami, kita, anda, dan, yang, dengan, dari, untuk, berapa, apa, bila, mana, boleh, tidak, tak, ada, nak, mahu, ini, itu, ke, pindah, berpindah, rumah, kotak, harga, terima, kasih, tolong, adakah, perlu, bukan, lagi, belum, sudah, juga, sahaja, bilik, tingkat, tiada, tanpa, lif, macam, kah, cakap, kan, semua, nanti, sekarang, kereta, perabot',
  et: 'ja, ei, on, ma, me, mina, meie, minu, kas, kui, palju, kuidas, millal, kus, miks, kolida, kolin, kolime, kolimine, tere, aitah, palun, see, mis, mul, meil, ole, olen, oleme, soovin, tahan, maksab, korter, korrus, maja, kaste, kasti, pole, mitte, vaid, veel, hiljem, kuni, koer, kass, korrusel, jah, kolm, ilma, tuba, toaline, lifti, ainult, koik, vajan, hind, oli, saab, saan',
  ar: 'من, الي, الى, في, هل, كم, ما, على, مع, هذا, نعم, لا, اريد, شكرا, مرحبا, ماذا, متى, كيف, انا, نحن, عندي, لدي, بدون, غرف',
});
