import { asksWhatIsIncluded } from '../../../asked/included-parts.js';
import { has, phrasePattern } from '../../../text/phrases.js';

const included = phrasePattern(
  'in there, in that figure, in that number, in that one, ahi dentro, ahi incluido, la dedans, dedans, masuk sekali, dah masuk, sees juba, seal sees, محسوبه معها, داخل فيه, داخله فيه, ' +
    'does that have, does it have, does this have, has that got, has it got, have that in it, in it, got that in it, lleva eso, tiene eso incluido, ca compte, sees on, selles on, ada sekali, داخل في السعر, داخله في السعر, داخل بالسعر, فيه السعر, ' +
    'piano extra, pianos extra, stairs extra, insurance extra, packing extra, storage extra, parking extra, tolls extra, fuel extra, se paga aparte, va aparte, van aparte, caj lain, eraldi tasu, ' +
    'insurance cost, insurance costs, cost of insurance, price of insurance, is insurance, is the insurance, insurance be, cuesta el seguro, vale el seguro, costaria el seguro, coute l assurance, assurance coute, prix de l assurance, kos insurans, harga insurans, insurans berapa, kindlustus maksab, kindlustus maksaks, كم التامين, سعر التامين, تكلفه التامين, ' +
    'on top, en sus, aparte del precio, en plus du prix, selain harga, lisaks hinnale, فوق السعر, ' +
    'included, include, includes, inclusive, including, part of the price, in the price, in that price, in this price, in the quote, come with, comes with, ' +
    'covered by the price, price cover, price covers, quote cover, quote covers, does that cover, cost extra, costs extra, pay extra, precio cubre, cubre el precio, prix couvre, harga meliputi, hind katab, السعر يغطي, يغطي السعر, incluid*, incluye, incluyen, en el precio, en ese precio, cuesta aparte, se paga aparte, ' +
    'inclus, incluse, incluses, inclut, comprend, est compris, est comprise, sont compris, sont comprises, compris dans, comprise dans, comprises dans, ' +
    'dans le prix, en supplement, termasuk, merangkumi, dalam harga, caj tambahan, sisaldub, sisaldab, sisalduvad, sisaldu, hinna sees, hinnas, lisatasu*, ' +
    'مشمول, مشموله, يشمل, تشمل, ضمن السعر, في السعر, بالسعر, داخل السعر, داخله السعر, مع السعر, محسوب, محسوبه, متضمن, يتضمن, برسوم اضافيه',
);

/** What the visitor may ask whether the price includes it. */
const things = {
  insurance: 'insurance, insured, cover, seguro, assurance, assure, insurans, kindlustus*, تامين, التامين',
  packing:
    'packing, pack, packaging, packed, boxes, packing materials, embalaje, embalar, embalais, embalan, embalen, cajas, emballez, emballent, pakite, pakivad, تغلفون, تغلفوا, بتغلفوا, emballage, emballer, cartons, pembungkusan, ' +
    'membungkus, bungkus, bungkusan, kotak, pakkimi*, pakite, kastid, تغليف, التغليف, الصناديق',
  customs:
    'customs, duty, duties, import tax, customs clearance, aduana, aduanas, aranceles, douane, douanes, dedouanement, droits de douane, ' +
    'kastam, duti, tolli, tollimaks*, tollivormistus*, جمارك, الجمارك, رسوم جمركيه',
  storage:
    'storage, store, warehouse, almacenaje, almacenamiento, deposito, guardamuebles, stockage, garde meuble*, penyimpanan, simpanan, ladustami*, ' +
    'hoiustami*, ladu, تخزين, التخزين',
  access:
    'stairs, stair, floors, lift, elevator, escaleras, ascensor, escalier*, ascenseur, etage*, tangga, lif, trepi*, trepp*, lift*, الدرج, السلالم, مصعد, المصعد',
  pets: 'pet, pets, dog, dogs, cat, cats, mascota*, perro*, gato*, animal, chien*, chat, chats, haiwan, anjing, kucing, lemmikloom*, koer*, kass*, حيوان, كلب, قطه',
  car: 'car, cars, vehicle, vehicles, coches, carros, voitures, autod, سيارات, السيارات, coche, carro, vehiculo, auto, voiture, vehicule, kereta, kenderaan, auto*, سياره, السياره',
  special:
    'piano*, safe, special item*, antique*, artwork, objetos especiales, objets speciaux, barang khas, klaver*, eriese*, بيانو, القطع الخاصه',
  delivery:
    'loading, unloading, delivery, door to door, carrying, carga, descarga, entrega, puerta a puerta, chargement, dechargement, livraison, ' +
    'porte a porte, memuat, memunggah, penghantaran, laadimi*, mahalaadimi*, kohaletoimetami*, ukseni, تحميل, تفريغ, توصيل, التوصيل',
  transport:
    'fuel, petrol, mileage, truck, lorry, freight, shipping, combustible, camion, flete, carburant, fret, minyak, lori, tambang, kutus*, veok*, vedu, وقود, الشحن, الشاحنه',
  parking:
    'parking, permit for parking, toll, tolls, ferry, ferries, tol, praam*, praami, feri, ferri, transbordador, traversee, عباره, رسوم المرور, estacionamiento, aparcamiento, peajes, stationnement, peages, tol, parkimi*, teemaks*, موقف, رسوم الطرق',
} as const;

export type IncludedThing = keyof typeof things;

const patterns = Object.entries(things).map(([thing, list]) => ({
  thing: thing as IncludedThing,
  words: phrasePattern(list),
}));

/** "Can the cat come with us" asks for no part of the price. */
const alongWithUs = / comes? with (?:us|me)(?= )/gu;

/** "Toll" is customs in Estonian, and a road toll in English. */
const estonianToll = phrasePattern('toll');
const estonian = phrasePattern('kas, on, hinna, hinnas, hind, sees, sisaldab, sisaldub, ja, ka');

/** The things that a sentence names, whatever it asks of them. */
export function thingsNamed(sentence: string): readonly IncludedThing[] {
  if (has(sentence, estonianToll) && has(sentence, estonian)) return ['customs'];
  return patterns.flatMap(({ thing, words }) => (has(sentence, words) ? thing : []));
}

const price = phrasePattern(
  'price, cost, quote, range, estimate, it, that, this, precio, presupuesto, rango, eso, esto, prix, devis, fourchette, il, ca, cela, harga, sebut harga, julat, ini, itu, ' +
    'hind, hinna, hinnas, pakkumine, see, selles, سعر, السعر, العرض, النطاق, هذا, ذلك',
);
const fewestWords = 2;
const mostWordsBefore = 9;

/** "Does it include packing", where nothing is on the screen yet that it could be said of. */
export function asksBeforeRange(sentence: string): boolean {
  const words = sentence.trim().split(' ').length;
  if (words < fewestWords || words > mostWordsBefore) return false;
  return (
    asksWhatIsIncluded(sentence) ||
    (has(sentence.replace(alongWithUs, ' '), included) && (has(sentence, price) || thingsNamed(sentence).length > 0))
  );
}

/**
 * The things that are asked for, or "everything", also where a thing is named that no list knows. Undefined if the question is
 * not about what the price includes.
 */
export function askedIncluded(sentence: string): readonly IncludedThing[] | 'everything' | undefined {
  if (asksWhatIsIncluded(sentence)) return 'everything';
  if (!has(sentence.replace(alongWithUs, ' '), included)) return undefined;
  // "Does the price cover customs" is of no cover for damage.
  const named = thingsNamed(sentence.replace(/(?<= (?:price|quote|that)) covers? /u, ' include '));
  if (named.length > 0) return named;
  return asksBeforeRange(sentence) ? 'everything' : undefined;
}
