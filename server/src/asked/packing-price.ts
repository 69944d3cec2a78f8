import { has, phrasePattern } from '../text/phrases.js';
import { namesPrice, plainQuestion } from './price-topics.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */

/** That the company packs. */
export const packingWords =
  'pack, packs, packed, packing, pack it, packers, embalaje, embal*, empac*, empaq*, empaque, emball*, bungkus*, pembungkusan, membungkus, pakki*, pakit*, pakig*, pakik*, pakendami*, تغليف, تغلف*, بتغلف*, غلف*, توضيب, توضب*, بتوضب*, تضب*, بتضب*';
const packing = phrasePattern(packingWords);
/** What may be packed alone: a room, or what breaks. */
export const partsToPack =
  'kitchen, bedroom, bedrooms, bathroom, living room, lounge, garage, loft, attic, office, study, room, fragile*, breakable*, delicate*, glass, glasses, glassware, crockery, china, dishes, plates, ornaments, pictures, paintings, art, artwork, books, clothes, electronics, tv, computer, wardrobe, piano, ' +
  'cocina, dormitorio, dormitorios, bano, salon, garaje, trastero, despacho, habitacion, fragil, fragiles, delicad*, vajilla, platos, copas, vasos, cristal*, cuadros, libros, ropa, ' +
  'cuisine, chambre, chambres, salle de bain, salon, garage, grenier, bureau, fragile, fragiles, delicat*, vaisselle, verres, assiettes, tableaux, livres, vetements, ' +
  'dapur, bilik, bilik tidur, ruang tamu, stor, pejabat, mudah pecah, rapuh, pinggan, pinggan mangkuk, gelas, kaca, lukisan, buku, baju, ' +
  'kook, koogi*, magamistuba, magamistoa*, vannituba, elutuba, elutoa*, garaaz*, kontor*, ornad, orn, habras, habrad, hapra*, purunev*, noud, noude*, klaas*, pildid, maalid, raamatud, raamatuid, riided, ' +
  'مطبخ, غرفه, غرف, صاله, حمام, كراج, مكتب, قابل للكسر, قابله للكسر, اشياء هشه, هش, هشه, صحون, اطباق, كاسات, كؤوس, زجاج, لوحات, كتب, ملابس';
const parts = phrasePattern(partsToPack);
/** What one buys to pack with. */
const materials = phrasePattern(
  'material, materials, box, boxes, tape, paper, bubble wrap, supplies, ourselves, myself, caja, cajas, cinta, papel, materiales, nosotros mismos, carton, cartons, materiel, ruban, papier, nous memes, ' +
    'kotak, pita, kertas, bahan, sendiri, kast, kastid, kaste, teip, teibi, paber, materjal*, ise, كرتون, كراتين, صناديق, شريط, مواد, بانفسنا, بنفسي',
);
const howMuch = phrasePattern(
  'how much, be a lot more, be much more, be more, be a lot extra, what is the price, extra for, extra with, on top for, costs, cost, add to, adds to, come to, comes to, price for, price of, quote for, charge for, charge to, cuanto, a cuanto, precio, cuesta, costaria, combien, prix, coute, couterait, supplement, ' +
    'berapa, brp, harga, kos, caj, palju, hind, hinna, hinnale, maksab, maksaks, lisab, كم, بكم, بكام, سعر, تكلفه, يكلف, يزيد, قديش',
);
const mostWords = 12;

/** "What would packing add", "كم سعر التغليف": the price of packing all by the company. */
export function asksPriceOfPacking(query: string): boolean {
  const sentence = plainQuestion(query);
  const isShort = sentence.trim().split(' ').length <= mostWords;
  const isOfAll = has(sentence, packing) && !has(sentence, parts) && !has(sentence, materials);
  return isShort && isOfAll && (has(sentence, howMuch) || namesPrice(sentence));
}
