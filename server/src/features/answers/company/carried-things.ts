import { asksToCarry } from '../../../asked/carrying.js';
import { has, phrasePattern } from '../../../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const pets = phrasePattern(
  'pet, pets, cat, cats, kitten*, dog, dogs, puppy, puppies, fish, fishes, goldfish, bird, birds, parrot*, rabbit*, hamster*, guinea pig*, tortoise*, turtle*, snake*, horse*, animal, animals, ' +
    'mascota*, gato, gatos, gata, gatas, perro, perros, perra, perrito*, peces, pez, pajaro*, loro*, conejo*, tortuga*, caballo*, animales, chat, chats, chatte*, chien, chiens, chienne*, poisson*, oiseau*, perroquet*, lapin*, tortue*, cheval, chevaux, animaux, ' +
    'haiwan, kucing, anjing, ikan, burung, arnab, hamster, kuda, lemmik*, koer*, koera*, kass*, kala, kalu, kalad, lind*, linnu*, papagoi*, janes*, kuulik*, kilpkonn*, hobu*, loom*, ' +
    'حيوان*, قط, قطه, قطط, قطتي, القطط, كلب*, كلاب, الكلاب, سمك*, اسماك, الاسماك, طيور, عصافير, ببغاء, ارنب*, سلحفاه',
);

/** The company's lorry, though nobody speaks to the company: "can my dog come on the lorry". */
const onLorry = phrasePattern(
  'on the lorry, in the lorry, on the truck, in the truck, in the van, on the van, with the movers, with the removal men, en el camion, en la furgoneta, con los de la mudanza, ' +
    'dans le camion, dans la camionnette, avec les demenageurs, dalam lori, naik lori, atas lori, kaubikus, kaubikusse, kaubikuga, veoautos, veoautosse, في الشاحنه, بالشاحنه, مع العفش',
);

const coming = phrasePattern(
  'come, comes, coming, come along, come too, travel, bring, take, viene, vienen, venir, viajar, llevar, llevarme, vient, viennent, venir, voyager, emmener, prendre, ikut, bawa, naik, tulla, tuleb, tulevad, kaasa, soita, votta, ييجي, يجي, يروح, يسافر, ياخذ, ناخذ, اخذ, معنا, معي',
);

/** Whether animals are asked to come with the move. */
export const namesComingPets = (sentence: string): boolean => has(sentence, pets) && has(sentence, coming);

export const namesPetsOnLorry = (sentence: string): boolean => has(sentence, pets) && has(sentence, onLorry);

/** Whether a company is asked to carry animals; that it is spoken to is for the caller to tell. */
export const namesCarriedPets = (sentence: string): boolean => has(sentence, pets) && asksToCarry(sentence);
