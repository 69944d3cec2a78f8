import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isDenied } from './denial.js';
import type { Slot } from './slot.js';

const things = {
  pets:
    'pet, pets, animals, dog, dogs, doggo, puppy, puppies, cat, cats, kitten, kittens, kitty, parrot*, rabbit*, hamster*, ferret*, ' +
    'labrador*, poodle*, spaniel*, guinea pig*, tortoise*, budgie*, horse, horses, bulldog*, terrier*, retriever*, ' +
    'mascota*, perro*, perra*, perrito*, gato, gatos, gata, gatas, gatito*, loro, conejo*, ' +
    'chien*, chat, chats, chatte, chaton*, chiot*, lapin*, perroquet*, animal de compagnie, animaux, ' +
    'haiwan peliharaan, haiwan*, anjing*, kucing*, arnab, burung, ' +
    'lemmik, lemmikud, lemmikloom*, lemmikuga, koer, koera, koeraga, koerad, koertega, kass, kassi, kassiga, kassid, kassidega, kutsika*, ' +
    'kutsikas, janes, papagoi*, كلب*, كلاب, قط, قطه, قطتين, قطتان, قطتنا, هره, هرتين, قطط, قطتي, قطتنا, حيوان اليف, حيوانات, حيواني, كلبي, كلبنا, قطي, ارنب',
  car:
    'car, cars, my vehicle, our vehicle, vehicle, vehicles, automobile*, motorcar, motorbike*, motorcycle*, suv, camper van, campervan, motorhome*, ' +
    'coche, coches, auto, carro, carros, vehiculo*, automovil*, moto, motos, voiture*, vehicule*, bagnole, ' +
    'kereta, kereta saya, kenderaan*, motosikal, autot, autoga, autod, autode, soiduk*, mootorratas*, mootorratta*, ' +
    'سياره, سيارتي, سيارتنا, سيارات, سياره*, مركبه*, مركبتي',
} as const;

export type Belonging = keyof typeof things;

const words = new PhraseSet(things);
const misleading = new PhraseSet<Belonging>({
  pets:
    'hot dog*, stuffed animal*, soft animal*, toy animal*, cat tree*, dog bed*, bird cage*, fish tank*, cats and dogs, dog house, dog food, cat food, pet food, ' +
    'chat en ligne, live chat, web chat, le chat, votre chat, ce chat, chat box, raining cats, dog s dinner, per chat, par chat, via chat, haiwan buas',
  car:
    'car park*, parking, car seat*, car hire, car rental, rental car*, hire car, hire a car, rent a car, by car, car boot, car wash, car insurance, ' +
    'en coche, en voiture, en auto, carro de la compra, kereta api, kereta sewa, place de parking, cable car, coche de bebe, ' +
    'coche cuna, naik kereta, moto club, company car park, traffic jam',
});
const keepsAside = new PhraseSet({
  sold: 'sell*, sold, selling, car stays, leave the car, leave our car, leave my car, leave behind, leaving behind, vend*, müü*, jual, jätame, ابيع',
});

/** Whether a pet or a car comes along. Undefined where the sentence does not mention it. */
export function findBelonging(sentence: readonly SentenceWord[], which: Belonging): Slot<boolean> | undefined {
  const others = misleading.find(sentence).filter(({ label }) => label === which);
  const isOther = (at: number) => others.some(({ from, to }) => at >= from && at < to);
  const found = words.find(sentence).filter(({ label, from }) => label === which && !isOther(from));
  const [first] = found;
  if (!first) return undefined;
  if (which === 'car' && keepsAside.has(sentence)) return { value: false, confidence: 0.6 };
  const isDeniedEverywhere = found.every(({ from }) => isDenied(sentence, from));
  return { value: !isDeniedEverywhere, confidence: isDeniedEverywhere ? 0.85 : 0.9 };
}
