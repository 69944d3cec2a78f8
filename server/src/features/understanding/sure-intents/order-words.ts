import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';

/** Orders to change what the move has: "add the piano", "scrap the sofa", "I want you to pack it all". */
const orders = new PhraseSet({
  order:
    'add, include, put in, put down, note down, scrap, remove, drop, delete, ditch, forget, lose the, take off, take out, take the, pack everything, you to pack, want you to, ' +
    'anade, anadir, agrega, agregue, incluye, pon, ponga, apunta, quita, quitad, borra, elimina, saca, suma, ajoute, ajoutez, rajoute, rajoutez, enleve, enlevez, retire, retirez, supprime, mets, mettez, ' +
    'tambah, masukkan, buang, keluarkan, letak, lisa, lisage, lisa juurde, eemalda, pane, pange, vota maha, ضيف, ضيفوا, اضف, زيد, زود, زودوا, شيل, شيلوا, احذف, الغي, حط, حطوا, انسي, انسى',
});
/** An order stands at the beginning, after a word or two: "ok, and add a piano". */
const within = 4;

export const givesOrder = (words: readonly SentenceWord[]): boolean => orders.has(words.slice(0, within));
