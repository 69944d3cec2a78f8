import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const doubts = phrasePattern(
  'scam, scammer*, a con, legit, legitimate, real company, real business, real firm, genuine, fraud, fake, trustworthy, trust you, trust this, trust u, reputable, dodgy, rogue, ' +
    'estafa, estafador*, timo, fiable, fiables, de fiar, empresa real, empresa de verdad, fraude, confiar en, confiable*, arnaque*, escroc*, fiable, serieux, serieuse, vraie entreprise, vraie societe, faire confiance, confiance, ' +
    'penipu*, scammer*, boleh percaya, boleh dipercayai, syarikat betul, syarikat sebenar, tipu, pettus*, pettur*, usaldusvaar*, usaldada, paris firma, paris ettevote, ehtne, ' +
    'نصب, نصابين, احتيال, موثوق*, حقيقيه, شركه حقيقيه, اثق, نثق, مضمونين, ثقه',
);
const mostWords = 12;

/** "Is this a real company or a scam": whether the company can be trusted, which it cannot say of itself alone. */
export const asksForTrust = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords && has(sentence, doubts);
