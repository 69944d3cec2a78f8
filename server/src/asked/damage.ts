import { has, phrasePattern } from '../text/phrases.js';

/** Words in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const damage = phrasePattern(
  'break, breaks, broke, broken, smash*, damage*, scratch*, scuff*, dent, dented, crack, cracked, lose, loses, lost, goes missing, went missing, go missing, drop, drops, dropped, ruin, ruined, wreck*, chip, chipped, stolen, ' +
    'romp*, rompe*, roto, rota, rotos, rotas, danais, danan, danad*, dana, dano, danos, rayan, rayais, estrope*, pierd*, perdeis, perdido, perdida, se cae, golpe*, ' +
    'cass*, abim*, endommag*, ray*, perdez, perdu*, perdre, tomber, vole, bris*, ' +
    'rosak*, pecah*, hilang*, calar*, jatuh*, retak*, lohu*, lohute, katki*, kahjust*, kriim*, kaob, kaotate, kaotsi*, puruneb, maha kukub, maha kukutate, ' +
    'كسر*, تكسر*, انكسر*, ينكسر*, تنكسر*, خربتوا, خدش*, ضاع*, تضيع, يضيع, فقد*, تلف*, يتلف',
);

/** "What if you broke my TV": of damage and who pays for it, and of no change of the move. */
export const speaksOfDamage = (sentence: string): boolean => has(sentence, damage);
