import type { PartialMove } from '@meg/shared/contract/move';
import { type SpecialItem, specialItemCodes } from '@meg/shared/domain/quotes/special-items';
import { asksCompany, beginsQuestion } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { isItNotTaken } from '../slots/not-taken.js';
import { countedThings, type Inventory, thingsIn } from '../slots/things/inventory.js';
import { leftUnnamed } from './left-unnamed.js';
import { goesBesideHome } from './whole-list.js';
import { withdrawnThings } from './withdrawn-things.js';

type Items = Inventory['items'];

const restoring = new PhraseSet({
  it:
    'put it back, put that back, add it back, add it again, bring it back, take it back in, keep it, keep that, leave it in, leave it on, it comes after all, it s coming after all, its coming after all, it is coming after all, it does come, take it after all, bring it after all, ' +
    'dejalo, dejala, vuelve a ponerlo, vuelve a ponerla, ponlo otra vez, ponlo de nuevo, ponla de nuevo, al final si va, al final si viene, al final si lo llevamos, al final lo llevamos, al final lo llevo, al final la llevo, ' +
    'remets le, remettez le, remets la, remettez la, garde le, gardez le, garde la, gardez la, on le garde, on la garde, je le garde, je la garde, finalement on le prend, finalement je le prends, finalement il vient, finalement elle vient, finalement on l emmene, ' +
    'letak balik, masukkan balik, masukkan semula, tambah balik, jadi bawa, jadi bawak, tak jadi buang, kekalkan, pane tagasi, pange tagasi, jata alles, jata sisse, tuleb ikka kaasa, tuleb ikka, tuleb siiski, votame ikka kaasa, votame siiski kaasa, ' +
    'رجعها, رجعه, رجعوها, رجعوه, ارجعها, خليها, خليه, خلوها, خلوه, ناخذها, ناخذه, هناخدها, هناخده, بناخذه, بناخذها',
  them: 'put them back, put both back, put those back, put all back, put it all back, put them all back, put everything back, add them back, add it all back, add everything back, bring it all back, bring them back, keep it all, keep everything, take it all after all, ponlo todo otra vez, vuelve a ponerlo todo, vuelve a poner todo, dejalo todo, remets tout, remettez tout, on garde tout, gardez tout, letak balik semua, masukkan balik semua, pane koik tagasi, pange koik tagasi, jata koik sisse, رجع كل شي, رجعهم كلهم, رجع الكل, رجعها كلها, keep them, keep those, keep both, keep all, they come after all, dejalos, dejalas, vuelve a ponerlos, al final los llevamos, remets les, remettez les, garde les, gardez les, on les garde, masukkan semua balik, pane need tagasi, pange need tagasi, jata need, رجعهم, خليهم, ناخذهم',
});
/** With the name of what was left out. */
const bringingBack = new PhraseSet({
  back:
    'keep the, keep my, keep our, put the, put back, bring the, bring back, take the, after all, vuelve a poner, volved a poner, al final si, si llevamos, si llevo, pon otra vez, gardez, garde, on garde, remets, remettez, on prend, je prends, finalement, ' +
    'masukkan balik, letak balik, kekalkan, jadi bawa, jadi bawak, bawa juga, bawak juga, ikka kaasa, siiski kaasa, ikkagi kaasa, votame ikka, votame siiski, votan ikka, pane tagasi, pange tagasi, jata alles, jatke alles, رجع, رجعوا, رجعي, خلوا, خلي, خلينا, رح ناخد, رح ناخذ, هناخد',
});
const mostWords = 8;

const isSpecial = (code: string): code is SpecialItem => (specialItemCodes as readonly string[]).includes(code);

/** Whether the message says anything else of what goes: "make it Cork" puts nothing back. */
const saysOther = ({ read }: MessageContext): boolean =>
  Object.keys(read.found.slots).some((fact) => fact !== 'notes') || read.found.denied.length > 0;

/** What comes back of what was left out, where it is not named again: "put it back". */
export function restoredThings(context: MessageContext): Items {
  const { sentence, move } = context;
  const known = move.leftOut ?? [];
  if (known.length === 0 || sentence.words.length > mostWords || saysOther(context)) return [];
  if (isItNotTaken(sentence.words)) return [];
  const named = new Set<string>(thingsIn(sentence.words).map(({ label }) => label));
  const again = bringingBack.has(sentence.words) ? known.filter(({ code }) => named.has(code)) : [];
  if (again.length > 0) return again;
  const found = restoring.find(sentence.words);
  if (found.some(({ label }) => label === 'them')) return known;
  return found.length > 0 ? known.slice(-1) : [];
}

export const restoredSpecialItems = (context: MessageContext): SpecialItem[] =>
  restoredThings(context).flatMap(({ code }) => (isSpecial(code) ? [code] : []));

export const restoredItems = (context: MessageContext): Items =>
  restoredThings(context).filter(({ code }) => !isSpecial(code));

/** Special items that were left out, among which "the piano" is the kind that it was. */
export const leftOutSpecialItems = ({ leftOut = [] }: PartialMove): SpecialItem[] =>
  leftOut.flatMap(({ code }) => (isSpecial(code) ? [code] : []));

/** Of a home whose furniture stands in no list, what the message says to stay: "we're leaving the beds behind". */
function leftOfHome(context: MessageContext, inventory: Inventory | undefined): Items {
  const { move, sentence } = context;
  const list = inventory ?? move.inventory;
  if (list?.isComplete || !goesBesideHome(context) || beginsQuestion(sentence) || asksCompany(sentence)) return [];
  const listed = new Set<string>([...(move.inventory?.items ?? []), ...(list?.items ?? [])].map(({ code }) => code));
  const withdrawn = new Map(withdrawnThings(sentence.words).map((thing) => [thing.code, thing]));
  return countedThings(sentence).flatMap(({ code, count }) => {
    const thing = withdrawn.get(code);
    const isOfHome = thing !== undefined && !listed.has(code) && !isSpecial(code) && !code.startsWith('box-');
    return isOfHome ? [{ code, count: thing.count ?? count }] : [];
  });
}

interface Now {
  readonly specialItems: readonly SpecialItem[] | undefined;
  readonly inventory: Inventory | undefined;
}

/** What stays behind as it now is, the latest last; undefined where the message changes nothing of it. */
export function changedLeftOut(context: MessageContext, { specialItems, inventory }: Now): Items | undefined {
  const { move, sentence } = context;
  const known = move.leftOut ?? [];
  const special = (specialItems ? (move.specialItems ?? []) : []).filter((code) => !specialItems?.includes(code));
  const countNow = (code: string) => inventory?.items.find((item) => item.code === code)?.count ?? 0;
  const withdrawn = new Set<string | undefined>([
    ...withdrawnThings(sentence.words).map(({ code }) => code),
    leftUnnamed(context),
  ]);
  const gone = (inventory ? (move.inventory?.items ?? []) : []).flatMap(({ code, count, extra = 0 }) => {
    const less = count - countNow(code);
    const isGone = less > 0 && withdrawn.has(code);
    return isGone ? [{ code, count: less, ...(extra > 0 && { extra: Math.min(extra, less) }) }] : [];
  });
  const back = new Set<string>([
    ...(specialItems ?? []),
    ...(inventory?.items ?? []).flatMap(({ code, count }) =>
      count > (move.inventory?.items.find((item) => item.code === code)?.count ?? 0) ? [code] : [],
    ),
  ]);
  const ofHome = leftOfHome(context, inventory);
  const added: Items = [...special.map((code) => ({ code, count: 1 })), ...gone, ...ofHome];
  const isAnew = (code: string) => back.has(code) || added.some((item) => item.code === code);
  const now = [...known.filter(({ code }) => !isAnew(code)), ...added];
  return JSON.stringify(now) === JSON.stringify(known) ? undefined : now;
}
