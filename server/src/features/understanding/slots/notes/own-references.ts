import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import type { Clause } from './clauses.js';

/** What a visitor has from the company already, and names it by. */
const named = new PhraseSet({
  reference:
    'job number, job no, job ref, booking number, booking no, booking ref, booking reference, order number, order no, reference number, ref number, my reference, my ref, case number, claim number, customer number, invoice number, contract number, quote number, quotation number, job id, booking id, order id, ' +
    'numero de pedido, numero de reserva, numero de referencia, mi referencia, numero de expediente, numero de factura, numero de cliente, numero de contrato, numero de presupuesto, numero de trabajo, ' +
    'numero de commande, numero de reservation, numero de dossier, numero de reference, ma reference, numero de facture, numero de client, numero de contrat, numero de devis, ' +
    'nombor kerja, no kerja, nombor job, no job, job no, nombor tugasan, no tugasan, no pesanan, no kes, no invois, no pelanggan, nombor tempahan, no tempahan, nombor rujukan, no rujukan, rujukan saya, nombor pesanan, nombor kes, nombor invois, nombor pelanggan, ' +
    'tellimuse number, tellimuse nr, tellimusnumber, too number, broneeringu number, broneeringu nr, viitenumber, arve number, arve nr, kliendinumber, lepingu number, lepingu nr, ' +
    'رقم الطلب, رقم طلبي, رقم الحجز, رقم حجزي, رقم المرجع, الرقم المرجعي, رقم العقد, رقم الفاتوره, رقم العميل, رقم العمليه, رقم المعامله',
});
/** "Job 48213": words that a code may follow at once. */
const shortNames = new PhraseSet({
  reference:
    'job, booking, order, claim, invoice, reference, ref, pedido, reserva, expediente, factura, referencia, commande, reservation, dossier, facture, reference, tempahan, pesanan, kes, invois, rujukan, ' +
    'tellimus, broneering, arve, viide, طلب, حجز, فاتوره, مرجع',
});
/** Shorter numbers may count things: "order 20 boxes". */
const isCode = (typed: string): boolean => /^(?=.*\d)[\p{L}\d]{5,}$/u.test(typed);
const before = new Set('my our the mi nuestro el mon notre le ma minu meie'.split(' '));
const mostWordsOfCode = 5;

const joints = new Set('is was es era est ialah on هو'.split(' '));
/** Behind "my job is", where nothing is counted, a shorter number is a code as well. */
const isNumber = (typed: string): boolean => /^(?=.*\d)[\p{L}\d-]{4,}$/u.test(typed);

/** "MV-20931", which is two words. */
function dashed(words: readonly SentenceWord[], at: number): string {
  const [first, next] = words.slice(at, at + 2);
  const isJoined = next?.start === (first?.end ?? 0) + 1 && /^\p{Lu}{1,3}$/u.test(first?.typed ?? '');
  return isJoined ? `${first?.typed}${next?.typed}` : '';
}

/** The chat gives such references itself: "M-FFM76SEM". */
const ofChat = (words: readonly SentenceWord[]): Clause[] =>
  words.flatMap(({ plain }, at) =>
    plain === 'm' && /^M[\p{Lu}\d]{8}$/u.test(dashed(words, at)) ? [{ from: at, to: at + 2 }] : [],
  );

/** "My job number is NB-4471": up to the last word with a figure. */
export function ownReferences(words: readonly SentenceWord[]): Clause[] {
  const short = shortNames.find(words).filter(({ to }) => {
    const isJoined = joints.has(words[to]?.plain ?? '');
    const isLong = isCode(words[to]?.typed ?? '') || isCode(dashed(words, isJoined ? to + 1 : to));
    return isLong || (isJoined && isNumber(words[to + 1]?.typed ?? ''));
  });
  const long = named.find(words);
  const all = [...long, ...short.filter(({ from }) => !long.some((one) => from >= one.from && from < one.to))];
  const told = all.flatMap(({ from, to }) => {
    const code = words.slice(to, to + mostWordsOfCode);
    const last = code.findLastIndex(({ plain }) => /\d/.test(plain));
    const start = before.has(words[from - 1]?.plain ?? '') ? from - 1 : from;
    return last < 0 ? [] : [{ from: start, to: to + last + 1 }];
  });
  return [...told, ...ofChat(words).filter(({ from }) => !told.some((one) => from >= one.from && from < one.to))];
}

/** The words with which references are told, up to the first with a figure: they are no name and no phone. */
export const wordsOfReferences = (words: readonly SentenceWord[]): ReadonlySet<number> =>
  new Set(
    ownReferences(words).flatMap(({ from, to }) => {
      const end = words.findIndex(({ plain }, at) => at >= from && at < to && /\d/.test(plain));
      return words.flatMap((_, at) => (at >= from && at <= end ? [at] : []));
    }),
  );
