import type { PartialMove } from '@meg/shared/contract/move';
import type { OpenQuestion, Understanding } from '@meg/shared/contract/understanding';
import { coveredBy, fillers } from './open-question/yes-no.js';
import { PhraseSet } from './phrase-set.js';
import type { SentenceWord } from './sentence.js';
import { acceptingWords } from './take-up-words.js';

/** What people write to have what was answered to their "what if" as their quote. */
const takingUp = new PhraseSet({
  take:
    'do it, do that, do this, go with that, go with it, go with this, go for that, go for it, go ahead with that, let s do it, lets do it, let s do that, lets do that, let s go with that, lets go with that, make it so, make it my quote, make that my quote, make it that, i ll take it, i ll take that, we ll take that, i take that, use that, apply it, apply that, switch to that, change it, change it to that, put it in, put that in, set it to that, that one, ' +
    'ponlo, ponla, ponlos, ponlo asi, ponmelo, pongalo, hazlo, hazlo asi, hagalo, hacelo, asi me quedo, me quedo con eso, me quedo con ese, me quedo con esa, me quedo asi, dejalo asi, dejala asi, dejelo asi, cambialo, cambialo asi, aplicalo, hagamoslo, hagamos eso, lo quiero asi, asi mismo, ' +
    'laissez le, laissez la, laisse le, laisse la, faites ca, fais ca, faites le, faites comme ca, on fait ca, on fait comme ca, faisons ca, faisons comme ca, on part la dessus, partons la dessus, on part sur ca, on prend ca, je prends ca, va pour ca, mettez ca, mettez le, mets le, changez ca, changez le, appliquez, ' +
    'buat macam tu, buat macam itu, buat begitu, buat gitu, buat je macam tu, buat tu, ikut macam tu, ikut yang tu, guna yang tu, guna yang itu, ambil yang tu, ambil yang itu, tukar macam tu, tukar jadi macam tu, tukar je, macam tu lah, macam tu je, jadikan macam tu, pakai yang tu, ' +
    'tee nii, tehke nii, teeme nii, teeme seda, jaab nii, jaagu nii, pane nii, pange nii, paneme nii, votan selle, votame selle, muuda nii, muutke nii, muuda ara, nii teemegi, nii jaabki, ' +
    'اعملها, اعمله, اعمل كده, اعمل كدا, اعمل هيك, اعملوها, اعملوا هيك, خليها كده, خليها هيك, خليها كذا, خلها كذا, سويها, سويها كذا, سوها, سووها, نعمل كده, نعمل هيك, نعملها, اعتمدها, اعتمد, نعتمدها, نفذها, نفذ, طبقها, غيرها, حطها, خذها',
});

/** A yes, where no card waits for one. An "ok" may only say that the answer has been read. */
export const agreeing = new PhraseSet({
  yes:
    'yes, yeah, yep, yup, go on, go on then, yes please, please do, go ahead, agreed, deal, definitely, absolutely, si, claro, por supuesto, adelante, de acuerdo, desde luego, oui, ouais, d accord, bien sur, allez y, volontiers, ca marche, ' +
    'ya, setuju, sudah tentu, teruskan, silakan, jah, jaa, nous, muidugi, meeleldi, sobib, نعم, ايوه, ايوا, اي, اي نعم, موافق, موافقين, موافقه, اكيد, طبعا, تفضل',
});

/** Small words around it. */
export const around = new PhraseSet({
  around:
    'ok, okay, right, great, good, perfect, fine, cool, alright, all right, then, now, so, and, yes, vale, bueno, bien, perfecto, genial, entonces, pues, asi, bon, bien, parfait, super, alors, donc, ok, baik, baiklah, boleh, okay, bagus, la, lah, je, terus, jadi, hasti, hea, olgu, siis, kohe, selge, tore, تمام, طيب, ماشي, حلو, خلص, خلاص, اذن, يلا, الله',
});

/** What a yes would answer by itself. */
const asksYesOrNo = (asking: OpenQuestion | undefined): boolean =>
  asking !== undefined && (asking.kind !== 'choices' || asking.answers.some(({ about }) => !offered.has(about)));
/** Offers beneath an answer, which the answer comes before. */
const offered = new Set(['intent', 'readiness']);

const mostWords = 9;

/** "Yes do it", "vale, hazlo", "d'accord on part là-dessus": what the last question supposed is wanted. */
export function takesUp(words: readonly SentenceWord[], asking: OpenQuestion | undefined): boolean {
  if (words.length === 0 || words.length > mostWords) return false;
  if (!coveredBy(words, [takingUp, acceptingWords, agreeing, around, fillers])) return false;
  return takingUp.has(words) || acceptingWords.has(words) || (agreeing.has(words) && !asksYesOrNo(asking));
}

const leavesSomething = ({ slots, takenBack }: Understanding): boolean =>
  takenBack.length > 0 || slots.leftOut !== undefined;

const saidOf = (words: readonly SentenceWord[]): 'add' | 'leave' | undefined => {
  if (takingUp.has(words)) return undefined;
  const labels = acceptingWords.find(words).map(({ label }) => label);
  return labels.includes('leave') ? 'leave' : labels[0];
};

/** Whether the words take up what was supposed: "ok add it" leaves nothing out. */
export const fitsSupposed = (words: readonly SentenceWord[], told: Understanding): boolean =>
  saidOf(words) === undefined || (saidOf(words) === 'leave') === leavesSomething(told);

/** "Ok leave it out then", of a thing that was only supposed to be added. */
export const leavesAlone = (words: readonly SentenceWord[], told: Understanding): boolean =>
  saidOf(words) === 'leave' && !leavesSomething(told);

/** The move stays as it is, and the words are heard. */
export const nothingTakenUp = (told: Understanding, text: string): Understanding => ({
  ...told,
  ...{ intent: 'thanks', slots: {}, takenBack: [], heard: [] },
  wishes: [{ intent: 'thanks', from: 0, to: text.length }],
});

const sure = 0.9;

/** What a question supposed, as it is told; undefined where the move is so already. */
export function ofSameRoute(
  { slots, heard, takenBack, language }: Understanding,
  move: PartialMove,
): Understanding | undefined {
  const { origin: _from, destination: _to, moveType: _type, ...facts } = slots;
  const isOther = ([fact, slot]: [string, { readonly value: unknown } | undefined]) =>
    fact !== 'notes' && JSON.stringify(slot?.value) !== JSON.stringify(move[fact as keyof PartialMove]);
  if (takenBack.length === 0 && !Object.entries(facts).some(isOther)) return undefined;
  return {
    ...{ intent: 'quote', confidence: sure, isSure: true, slots: facts, takenBack, language },
    ...{ answer: null, command: null, callTime: null, country: null, question: null, wishes: [], likely: [] },
    heard: heard.filter(({ fact }) => !/^(?:origin|destination|moveType)/.test(fact)),
  };
}
