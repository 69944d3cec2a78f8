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

/** Whether it is asked to carry something. */
export const asksToCarry = (sentence: string): boolean => has(sentence, verbs) && !has(sentence, rules);
