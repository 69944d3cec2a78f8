import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const riding = phrasePattern(
  'travel, ride, ride along, come along, go along, sit, drive along, get a lift, lift with, go with, come with, hop in, squeeze in, viajar, ir, montar, acompanar, subir, voyager, monter, accompagner, aller, venir, tumpang, naik, ikut, ' +
    'soita, soidan, tulla kaasa, tulen kaasa, istuda, اركب, نركب, اروح, نروح, اسافر, نسافر',
);
const lorry = phrasePattern(
  'in the van, in your van, in the truck, in your truck, in the lorry, in your lorry, with the van, with the movers, with the crew, with the driver, with your driver, with the men, in the cab, en el camion, en la furgoneta, en vuestra furgoneta, en vuestro camion, con los mozos, con el camion, con el conductor, con la furgoneta, ' +
    'dans le camion, dans la camionnette, dans votre camion, avec le camion, avec les demenageurs, avec le chauffeur, avec l equipe, lori, naik lori, dalam lori, dengan lori, dengan pemandu, veokis, veoautos, kaubikus, veokiga, bussis, kolijatega, autojuhiga, بالشاحنه, في الشاحنه, مع الشاحنه, بالسياره معكم, مع السائق, مع العمال, معكم بالشاحنه',
);
/** The visitor, and no thing or animal of theirs: those who may drive anything are asked elsewhere. */
const people = phrasePattern(
  'i, we, me, us, my wife, my husband, my mum, my mother, my son, my daughter, my kids, the kids, puedo, podemos, podria, podriamos, je, on, nous, puis je, peut on, peux, saya, kami, aku, boleh saya, ma, me, mina, saan, saame, saaksin, voin, ممكن, اقدر, نقدر, بقدر, فيني, فينا, انا, نحن',
);
const mostWords = 14;

/** "Could I travel in the van with them?" */
const asksToRide = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords &&
  has(sentence, riding) &&
  has(sentence, lorry) &&
  has(sentence, people);

const sameOnes = phrasePattern(
  'same people, same men, same guys, same lads, same movers, same crew, same team, same faces, mismas personas, la misma gente, los mismos chicos, los mismos mozos, los mismos operarios, mismo equipo, memes personnes, memes gars, memes demenageurs, meme equipe, memes hommes, orang yang sama, pekerja yang sama, pasukan yang sama, samad inimesed, samad mehed, samad kolijad, sama meeskond, ' +
    'نفس الاشخاص, نفس الناس, نفس العمال, نفس الفريق, نفس الشباب',
);

/** Of those who come, which only the company knows: whether they take the visitor along, or stay the same. */
export const asksOfCrewItself = (sentence: string): boolean => asksToRide(sentence) || has(sentence, sameOnes);
