import { has, phrasePattern } from '../../../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const verbs = phrasePattern(
  'take, takes, taking, do, does, doing, move, moves, ship, carry, transport, handle, bring, accept, relocate, transporting, shipping, ' +
    'llevais, llevan, lleva, llevar, transportan, transportais, transportar, mueven, mover, haceis, hacen, hacer, portes, cogen, cogeis, admiten, aceptan, aceptais, mudais, mudan, ' +
    'prenez, prendre, transportez, transporter, emmenez, emmener, demenagez, demenager, faites, faire, deplacez, deplacer, acceptez, ' +
    'bawa, angkut, pindahkan, hantar, ambil, terima, buat, uruskan, votate, viite, veate, vedada, viia, votta, transpordite, kolite, kolida, liigutate, teete, ' +
    'تنقلون, تنقلوا, تاخذون, تاخذوا, تشحنون, تشحنوا, نقل, تحملون, توصلون, بتنقلوا, بتاخذوا',
);

const pets = phrasePattern(
  'pet, pets, cat, cats, kitten*, dog, dogs, puppy, puppies, fish, fishes, goldfish, bird, birds, parrot*, rabbit*, hamster*, guinea pig*, tortoise*, turtle*, snake*, horse*, animal, animals, ' +
    'mascota*, gato, gatos, gata, gatas, perro, perros, perra, perrito*, peces, pez, pajaro*, loro*, conejo*, tortuga*, caballo*, animales, chat, chats, chatte*, chien, chiens, chienne*, poisson*, oiseau*, perroquet*, lapin*, tortue*, cheval, chevaux, animaux, ' +
    'haiwan, kucing, anjing, ikan, burung, arnab, hamster, kuda, lemmik*, koer*, koera*, kass*, kala, kalu, kalad, lind*, linnu*, papagoi*, janes*, kuulik*, kilpkonn*, hobu*, loom*, ' +
    'حيوان*, قط, قطه, قطط, قطتي, القطط, كلب*, كلاب, الكلاب, سمك*, اسماك, الاسماك, طيور, عصافير, ببغاء, ارنب*, سلحفاه',
);

/** Who names rules asks what any owner needs. */
const rules = phrasePattern(
  'quarantine, vaccin*, passport, papers, paperwork, documents, permit*, import, cabin, plane, flight, rules, need, cuarentena, vacuna*, papeles, documentos, cabina, avion, normas, quarantaine, papiers, documents, cabine, regles, ' +
    'kuarantin, dokumen, kapal terbang, kabin, peraturan, karantiin*, dokumendid, dokumente, lennuki*, reeglid, vaktsiin*, حجر, وثائق, اوراق, طائره, قوانين, تطعيم*',
);

/** Whether a company is asked to carry animals; that it is spoken to is for the caller to tell. */
export const namesCarriedPets = (sentence: string): boolean =>
  has(sentence, pets) && has(sentence, verbs) && !has(sentence, rules);

/** Whether it is asked to carry something. */
export const asksToCarry = (sentence: string): boolean => has(sentence, verbs) && !has(sentence, rules);
