import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isDenied } from './denial.js';
import type { Slot } from './slot.js';

const words = new PhraseSet<SpecialItem>({
  'piano-grand': 'grand piano*, baby grand, piano de cola, piano a queue, tiibklaver*, بيانو كبير',
  'piano-upright': 'piano, pianos, upright piano*, piano de pared, piano droit, klaver*, pianiino*, بيانو',
  'pool-table':
    'pool table*, snooker table*, billiard table*, mesa de billar, table de billard, billard, meja biliard, piljardilau*, طاوله بلياردو',
  safe: 'gun safe*, heavy safe*, a safe, our safe, my safe, caja fuerte, cajas fuertes, coffre fort, coffres forts, peti besi, seif, seifi, خزنه',
  'exercise-machine':
    'treadmill*, exercise machine*, cross trainer*, cinta de correr, tapis de course, jooksulint*, جهاز مشي',
  'grandfather-clock': 'grandfather clock*, longcase clock*, reloj de pie, horloge comtoise, põrandakell*, ساعه جدي',
  aquarium: 'aquarium*, fish tank*, acuario*, akuarium*, akvaarium*, حوض سمك',
  'art-crate':
    'artwork*, painting, paintings, obra de arte, obras de arte, cuadros, oeuvre d art, oeuvres d art, tableaux, ' +
    'karya seni, lukisan, kunstiteos*, maalid, maale, لوحات, لوحه فنيه',
  motorbike: 'motorbike*, motorcycle*, motocicleta*, moto, motocyclette*, motosikal, mootorratas, دراجه ناريه',
  'hot-tub': 'hot tub*, jacuzzi*, swimming pool, sauna*, piscina, piscine, mullivann*, kolam renang, جاكوزي, ساونا',
  'large-instrument': 'organ, harp, drum kit, drum set, arpa, bateria, harpe, batterie, set dram, harf, trummikomplekt',
  sculpture: 'sculpture*, statue*, escultura*, estatua*, arca, skulptuur*, منحوته, تمثال',
  antique: 'antique*, antiguedad*, antiquite*, barang antik, antiik*, تحف, تحفه, اثاث قديم',
  chandelier: 'chandelier*, arana de cristal, lustre*, candelier, kroonluht*, ثريا',
  'wine-collection':
    'wine collection, wine cellar, coleccion de vinos, cave a vin, koleksi wain, veinikogu, مجموعه نبيذ',
  'plant-collection':
    'our plants, my plants, house plants, mis plantas, nos plantes, mes plantes, pokok hiasan, toataimed, نباتات',
  'server-rack': 'server rack*, servers, servidores, serveurs, serverid, خوادم',
  machine: 'lathe*, workshop machine*, milling machine*, torno, tour a metaux, mesin larik, treipink, مخرطه',
});

/** The named items that need their own people or crate. */
export function findSpecialItems(sentence: readonly SentenceWord[]): Slot<SpecialItem[]> | undefined {
  const named = words.find(sentence).filter(({ from }) => !isDenied(sentence, from));
  // "A grand piano" also contains the phrase "piano".
  const isPart = ({ from, to }: (typeof named)[number]) =>
    named.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from);
  const found = [...new Set(named.filter((one) => !isPart(one)).map(({ label }) => label))];
  return found.length === 0 ? undefined : { value: found, confidence: 0.85 };
}
