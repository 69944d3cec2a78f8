import { has, phrasePattern } from '../../../text/phrases.js';

const included = phrasePattern(
  'included, include, includes, inclusive, including, part of the price, in the price, in that price, in this price, in the quote, come with, comes with, ' +
    'covered by the price, cost extra, costs extra, pay extra, incluid*, incluye, incluyen, en el precio, en ese precio, cuesta aparte, se paga aparte, ' +
    'inclus, incluse, incluses, inclut, comprend, est compris, est comprise, sont compris, sont comprises, compris dans, comprise dans, comprises dans, ' +
    'dans le prix, en supplement, termasuk, merangkumi, dalam harga, caj tambahan, sisaldub, sisaldab, sisalduvad, sisaldu, hinna sees, hinnas, lisatasu*, ' +
    'مشمول, مشموله, يشمل, تشمل, ضمن السعر, في السعر, متضمن, يتضمن, برسوم اضافيه',
);

const everything = phrasePattern(
  'what is included, what s included, what is in the price, what does the price include, what does it include, what does that include, ' +
    'what is not included, what isn t included, what is excluded, everything included, all included, all inclusive, que incluye, que esta incluido, que no incluye, ' +
    'todo incluido, qu est ce qui est inclus, qu est ce qui est compris, que comprend, tout compris, apa yang termasuk, apa termasuk, ' +
    'apa yang tidak termasuk, hidden extras, hidden costs, hidden cost, hidden fees, hidden charges, any extras, any extra costs, extra charges, price for everything, is that everything, extras ocultos, gastos ocultos, costes ocultos, costos ocultos, cargos ocultos, hay extras, precio por todo, precio de todo, precio es por todo, ' +
    'frais caches, couts caches, supplements caches, des frais en plus, des supplements, prix pour tout, prix c est pour tout, caj tersembunyi, kos tersembunyi, bayaran tersembunyi, harga untuk semua, harga semua sekali, varjatud kulu*, varjatud tasu*, peidetud kulu*, peidetud tasu*, hind koige eest, hind on koige eest, ' +
    'رسوم خفيه, رسوم مخفيه, تكاليف خفيه, تكاليف مخفيه, مصاريف مخفيه, مصاريف خفيه, السعر لكل شي, السعر لكل شيء, السعر شامل كل, mis on hinna sees, mida hind sisaldab, mis sisaldub, ماذا يشمل, ما الذي يشمله, ما المشمول, ماذا يتضمن',
);

/** What the visitor may ask whether the price includes it. */
const things = {
  insurance: 'insurance, insured, cover, seguro, assurance, assure, insurans, kindlustus*, تامين, التامين',
  packing:
    'packing, pack, packaging, packed, boxes, packing materials, embalaje, embalar, cajas, emballage, emballer, cartons, pembungkusan, ' +
    'membungkus, bungkus, bungkusan, kotak, pakkimi*, pakite, kastid, تغليف, التغليف, الصناديق',
  customs:
    'customs, duty, duties, import tax, customs clearance, aduana, aduanas, aranceles, douane, douanes, dedouanement, droits de douane, ' +
    'kastam, duti, toll, tolli, tollimaks*, tollivormistus*, جمارك, الجمارك, رسوم جمركيه',
  storage:
    'storage, store, warehouse, almacenaje, almacenamiento, deposito, guardamuebles, stockage, garde meuble*, penyimpanan, simpanan, ladustami*, ' +
    'hoiustami*, ladu, تخزين, التخزين',
  access:
    'stairs, stair, floors, lift, elevator, escaleras, ascensor, escalier*, ascenseur, etage*, tangga, lif, trepi*, trepp*, lift*, الدرج, السلالم, مصعد, المصعد',
  pets: 'pet, pets, dog, dogs, cat, cats, mascota*, perro*, gato*, animal, chien*, chat, chats, haiwan, anjing, kucing, lemmikloom*, koer*, kass*, حيوان, كلب, قطه',
  car: 'car, vehicle, coche, carro, vehiculo, auto, voiture, vehicule, kereta, kenderaan, auto*, سياره, السياره',
  special:
    'piano*, safe, special item*, antique*, artwork, objetos especiales, objets speciaux, barang khas, klaver*, eriese*, بيانو, القطع الخاصه',
  delivery:
    'loading, unloading, delivery, door to door, carrying, carga, descarga, entrega, puerta a puerta, chargement, dechargement, livraison, ' +
    'porte a porte, memuat, memunggah, penghantaran, laadimi*, mahalaadimi*, kohaletoimetami*, ukseni, تحميل, تفريغ, توصيل, التوصيل',
  transport:
    'fuel, petrol, mileage, truck, lorry, freight, shipping, combustible, camion, flete, carburant, fret, minyak, lori, tambang, kutus*, veok*, vedu, وقود, الشحن, الشاحنه',
  parking:
    'parking, permit for parking, tolls, ferry, estacionamiento, aparcamiento, peajes, stationnement, peages, tol, parkimi*, teemaks*, موقف, رسوم الطرق',
} as const;

export type IncludedThing = keyof typeof things;

const patterns = Object.entries(things).map(([thing, list]) => ({
  thing: thing as IncludedThing,
  words: phrasePattern(list),
}));

/** The things that a sentence names, whatever it asks of them. */
export const thingsNamed = (sentence: string): readonly IncludedThing[] =>
  patterns.flatMap(({ thing, words }) => (has(sentence, words) ? thing : []));

/** The things that are asked for, or "everything". Undefined if the question is not about what the price includes. */
export function askedIncluded(sentence: string): readonly IncludedThing[] | 'everything' | undefined {
  if (has(sentence, everything)) return 'everything';
  if (!has(sentence, included)) return undefined;
  const named = thingsNamed(sentence);
  return named.length > 0 ? named : undefined;
}
