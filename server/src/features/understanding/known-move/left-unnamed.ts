import type { InventoryCode } from '@meg/shared/domain/quotes/inventory-items';
import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { isDenied, isLeftBehind } from '../slots/denial.js';
import { isItNotTaken } from '../slots/not-taken.js';
import { thingsIn } from '../slots/things/inventory.js';

/** What is done with a thing that does not come, where it is only called "it". */
const disposing = new PhraseSet({
  sold:
    'sell it, selling it, sold it, give it away, giving it away, gave it away, leave it behind, leaving it behind, leave it here, ' +
    'lo vendo, lo vendemos, lo venderemos, lo voy a vender, lo vamos a vender, lo vendi, la vendo, la vendemos, la venderemos, la voy a vender, la vamos a vender, la vendi, lo regalo, lo regalamos, la regalo, la regalamos, lo dejo aqui, lo dejamos aqui, la dejo aqui, la dejamos aqui, ' +
    'le vend, la vend, le vends, la vends, le vendre, la vendre, l a vendu, l a vendue, l ai vendu, l ai vendue, le donne, la donne, le laisse ici, la laisse ici, le laisse sur place, la laisse sur place, ' +
    'jual je, jual jer, jual la, jual lah, jual saja, dah jual, nak jual, akan jual, muume ara, muun ara, muusime ara, muusin ara, muume maha, kingime ara, jatame maha, jatan maha, ' +
    'بعته, بعتها, بعناه, بعناها, ببيعه, ببيعها, ابيعه, ابيعها, نبيعه, نبيعها, بنبيعه, بنبيعها, هنبيعه, هنبيعها, حبيعها, هبيعها, هبيعه',
});
const mostWords = 8;
const boxes = /^box-/;

export type LeftThing = 'car' | SpecialItem | InventoryCode;

function knownThings({ move }: MessageContext): LeftThing[] {
  const listed = (move.inventory?.items ?? []).filter(({ code }) => !boxes.test(code));
  return [...(move.car ? ['car' as const] : []), ...(move.specialItems ?? []), ...listed.map(({ code }) => code)];
}

/** What a known car is also called, where nobody speaks of the mover's. */
const vehicles = new PhraseSet({
  vehicle:
    'truck, pickup, pick up truck, pick up, van, ute, suv, vehicle, wheels, camioneta, furgoneta, camion, vehiculo, camionnette, fourgon, vehicule, lori, trak, van, kenderaan, kaubik, kaubiku, kaubikut, veok, veokit, soiduk, شاحنه, الشاحنه, الفان, العربيه, المركبه',
});
const moversOwn = new PhraseSet({
  own: 'your, moving, removal, rental, hire, vuestro, su, votre, vos, awak, anda, teie, بتاعتكم, شاحنتكم',
});

/** "Forget the truck", of who said that a pickup comes along. */
const leavesVehicle = ({ sentence: { words }, move }: MessageContext): boolean =>
  move.car === true &&
  !moversOwn.has(words) &&
  vehicles.find(words).some((span) => isDenied(words, span.from) || isLeftBehind(words, span));

/** "On le vend finalement": the one thing that is known, of which the message says only that "it" stays. */
export function leftUnnamed(context: MessageContext): LeftThing | undefined {
  const { sentence, read } = context;
  const { words, text } = sentence;
  if (leavesVehicle(context)) return 'car';
  const [only, ...others] = knownThings(context);
  const saysOther = Object.keys(read.found.slots).some((fact) => fact !== 'notes') || thingsIn(words).length > 0;
  if (!only || others.length > 0 || saysOther || words.length > mostWords || /[?؟]/u.test(text)) return undefined;
  return disposing.has(words) || isItNotTaken(words) ? only : undefined;
}
