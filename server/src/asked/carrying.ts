import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const verbs = phrasePattern(
  'take, takes, taking, do, does, doing, move, moves, ship, carry, transport, handle, bring, accept, relocate, transporting, shipping, ' +
    'moveis, llevais, llevan, lleva, llevar, transportan, transportais, transportar, mueven, mover, haceis, hacen, hacer, portes, cogen, cogeis, admiten, aceptan, aceptais, mudais, mudan, trasladais, trasladan, ' +
    'prenez, prendre, transportez, transporter, emmenez, emmener, demenagez, demenager, faites, faire, deplacez, deplacer, acceptez, ' +
    'bawa, angkut, pindahkan, hantar, ambil, terima, buat, uruskan, votate, viite, veate, vedada, viia, votta, transpordite, kolite, kolida, liigutate, teete, ' +
    'تنقلون, تنقلوا, تاخذون, تاخذوا, تشحنون, تشحنوا, نقل, تحملون, توصلون, بتنقلوا, بتاخذوا',
);

/** Who names rules asks what any owner needs. */
const rules = phrasePattern(
  'quarantine, vaccin*, passport, papers, paperwork, documents, permit*, import, cabin, plane, flight, rules, need, cuarentena, vacuna*, papeles, documentos, cabina, avion, normas, quarantaine, papiers, documents, cabine, regles, ' +
    'kuarantin, dokumen, kapal terbang, kabin, peraturan, karantiin*, dokumendid, dokumente, lennuki*, reeglid, vaktsiin*, حجر, وثائق, اوراق, طائره, قوانين, تطعيم*',
);

/** "Do you insure harps?" asks for something else than to carry them. */
const otherWork = phrasePattern(
  'insure*, insurance, cover*, store*, storage, tune*, tuning, repair*, fix, restore*, buy, sell, rent, clean*, dismantle*, pack, wrap*, asegura*, seguro, almacen*, guarda*, afina*, repara*, compra*, vende*, limpia*, desmonta*, embala*, ' +
    'assure*, assurance, stocke*, stockage, garde-meubles, accorde*, repare*, achete*, vendez, nettoye*, demonte*, emballe*, insurans, simpan*, baiki*, beli, jual, bersihkan*, bungkus*, kindlusta*, kindlustus*, ladusta*, hoiusta*, haalesta*, paranda*, ostate, muute, puhasta*, pakite, ' +
    'تامين*, تامنون, تامنوا, تخزين, تخزنون, تخزنوا, تصليح, تصلحون, تصلحوا, تبيعون, تشترون, تنظفون, تفكون, تغلفون',
);

/** Whether it is asked to carry something, and nothing else to be done with it. */
export const asksToCarry = (sentence: string): boolean =>
  has(sentence, verbs) && !has(sentence, rules) && !has(sentence, otherWork);
