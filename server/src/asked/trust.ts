import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const doubts = phrasePattern(
  'a catch, the catch, any catch, too good to be true, the small print, hidden agenda, scam, scammer*, a con, legit, legitimate, real company, real business, real firm, genuine, fraud, fake, trustworthy, trust you, trust this, trust u, reputable, dodgy, rogue, ' +
    'gato encerrado, hay trampa, donde esta la trampa, hay truco, donde esta el truco, letra pequena, ou est le piege, un piege, anguille sous roche, c est louche, quelque chose de louche, petits caracteres, ' +
    'estafa, estafador*, timo, fiable, fiables, de fiar, empresa real, empresa de verdad, fraude, confiar en, confiable*, arnaque*, escroc*, fiable, serieux, serieuse, vraie entreprise, vraie societe, faire confiance, confiance, ' +
    'ada apa apa tersembunyi, ada udang, udang di sebalik, ada muslihat, apa muslihat, ada konks, mis konks, kus on konks, mingi konks, peidus konks, ' +
    'penipu*, scammer*, boleh percaya, boleh dipercayai, syarikat betul, syarikat sebenar, tipu, pettus*, pettur*, usaldusvaar*, usaldada, paris firma, paris ettevote, ehtne, ' +
    'وين الخدعه, اين الخدعه, فيها خدعه, فيه خدعه, فيها ملعوب, وين الملعوب, ' +
    'نصب, نصابين, احتيال, موثوق*, حقيقيه, شركه حقيقيه, اثق, نثق, مضمونين, ثقه',
);
const mostWords = 12;

/** "Is this a real company or a scam": whether the company can be trusted, which it cannot say of itself alone. */
export const asksForTrust = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords && has(sentence, doubts);
