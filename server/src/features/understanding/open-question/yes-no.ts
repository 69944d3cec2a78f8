import { reminders } from '../../../asked/chat-questions.js';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';

const yes =
  'yes, yeah, yep, yup, yes please, ok, okay, sure, of course, please do, go ahead, definitely, absolutely, gladly, sounds good, why not, alright, all right, do it, y, ' +
  'si, claro, por supuesto, vale, de acuerdo, adelante, desde luego, bueno, oui, ouais, bien sur, d accord, volontiers, allez y, avec plaisir, ya, boleh, sudah tentu, baik, baiklah, teruskan, silakan, ' +
  'jah, ikka, muidugi, olgu, hea kull, meeleldi, jaa, nous, نعم, اه, اه نعم, ايوه, ايوا, اي, اجل, اي نعم, طبعا, بالتاكيد, حسنا, موافق, تمام, تفضل, اكيد';
const no =
  'no, nope, nah, no thanks, no thank you, not really, rather not, i d rather not, n, no gracias, mejor no, para nada, non, non merci, pas vraiment, pas du tout, plutot pas, ' +
  'tidak, tak, tak nak, tidak terima kasih, taknak, tak mahu, ei, ei aitah, ei soovi, ei tanan, pigem mitte, لا, لا شكرا, كلا, لا اريد, مش عايز';

const answers = new PhraseSet({ yes, no });
/** Politeness around an answer. */
const fillers = new PhraseSet({
  filler:
    `${reminders}, ` +
    'please, mate, bro, dude, buddy, pal, thanks, thank you, ok, okay, then, well, oh, hmm, um, uh, just, it, that, s, is, i, think, guess, would, like, the, one, i d, want, to, for me, said, i said, i told you, told you, already, por favor, gracias, pues, creo que, eso, quiero, ya, lo dije, ya lo dije, dije, te dije, he dicho, ' +
    's il vous plait, svp, merci, alors, je crois, je pense, ca, j ai dit, je vous ai dit, je dis, deja, j ai deja dit, sila, tolong, terima kasih, lah, saya, rasa, saya cakap, dah cakap, saya dah cakap, saya kata, dah kata, palun, aitah, tanan, siis, ma arvan, vist, ma utlesin, ma ju utlesin, utlesin, juba, من فضلك, شكرا, اظن, لو سمحت, قلت, قلت لك, قلتلك, قلت لكم, حكيت',
});

/** Which words of the text are covered by matches. */
export function coveredBy(words: readonly SentenceWord[], sets: readonly PhraseSet<string>[]): boolean {
  const covered = new Set<number>();
  for (const set of sets)
    for (const { from, to } of set.find(words)) for (let at = from; at < to; at++) covered.add(at);
  return words.every((_, at) => covered.has(at));
}

/** "Yes please", "no thanks": only where the text says no more than that. */
export function yesOrNo(words: readonly SentenceWord[]): 'yes' | 'no' | undefined {
  if (words.length === 0 || !coveredBy(words, [answers, fillers])) return undefined;
  const said = answers
    .find(words)
    .filter(({ from, to }) => !(fillers.has(words.slice(from, to)) && words.length > to - from));
  const labels = new Set(said.map(({ label }) => label));
  if (labels.has('no')) return 'no';
  return labels.has('yes') || answers.has(words) ? 'yes' : undefined;
}

/** The first word: "yes, everything is packed", "no, only the large pieces". */
export function beginsWith(words: readonly SentenceWord[]): 'yes' | 'no' | undefined {
  return answers.find(words).find(({ from }) => from === 0)?.label;
}

export { answers, fillers };
