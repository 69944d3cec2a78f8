import { wordSet } from '../text/word-set.js';
import type { ThingMatter } from './thing-kinds.js';

/** Words of possession, English, then Spanish, French and Estonian. Malay has them after the name. */
export const owners = wordSet(
  'my our your his her their s mi mis nuestro nuestra nuestros nuestras su sus tu mon ma mes notre nos son sa ses leur leurs ' +
    'votre vos minu meie mu oma tema nende',
);
export const ownersAfter = wordSet('saya kami kita dia mereka aku');
export const articles = wordSet('a an another one un una uno une seekor sebuah uks');
export const definiteArticles = wordSet('the this that el la los las le les l');
export const numbers = wordSet(
  'two three four five six seven several few dos tres cuatro cinco varios deux trois quatre cinq plusieurs dua tiga empat lima ' +
    'kaks kolm neli viis both couple pair',
);

/** Words that cannot follow a name within one thing: "my polo shirt" goes on, "my Polo to Spain" does not. */
export const functionWords = wordSet(
  'and or but if than then to from in into on onto at of for with without by as via is are was were be been isn can could may ' +
    'might will would should shall must do does did don need needs have has had that which who when where how what why so ' +
    'please thanks thank too also there here not no nor i we you he she it they my our your his her their the a an this these ' +
    'it across over before after during until since because while abroad along back home again instead only both there ' +
    'come comes coming go goes going fit fits import importing ship shipping move moving bring bringing take taking stay stays ' +
    'y e o u de del en con sin para por que si es son esta puede puedo al a mi mis el la los las un una se me no ' +
    'et ou du au aux dans sur avec sans pour est sont peut puis je nous il elle le les mon ma mes notre nos qui quand vers ' +
    'dan atau ke dari di untuk dengan tanpa saya kami boleh perlu ialah yang dalam itu ini juga dia ' +
    'ja voi ning koos ilma kas on ei ka ega minu meie kaasa saab peab tuleb valja',
);

/** "Ford Street", and before the name "calle Colón". */
export const streetsAfter = wordSet('street road avenue lane boulevard crescent rd ave blvd');
export const placesAfter = wordSet(
  'street road avenue lane boulevard crescent drive close way park hill house farm island city town bay beach creek valley county ' +
    'court square place row gardens lake river mountain village station school church bridge falls springs point',
);
export const streetsBefore = wordSet('calle avenida plaza paseo rue quai jalan jln lorong شارع');
/** "I live in Corona": a place, not a thing. */
export const placeWords = wordSet(
  'to from in into near at towards via through visit visiting leaving around between hasta desde hacia en vers depuis ke dari di ' +
    'الى من في',
);
export const calledWords = wordSet(
  'daughter son wife husband friend sister brother mother father boss colleague neighbour neighbor hija hijo esposa marido fille fils femme mari anak isteri suami kakak tutar poeg naine mees called named mr mrs ms miss dr señora señor sr sra llama appelle bernama nimega nimi surname',
);

/** Words after a make or a brand that speak of the firm: "a BMW dealer". */
export const firmsAfter = wordSet(
  'dealer dealers dealership club fan fans team shop store museum factory plant employee employees office offices headquarters ' +
    'shirt hat cap jacket poster keyring stadium restaurant foundation cup arena song band group company stock shares bank ' +
    'financing finance insurance',
);
export const firmsBefore = wordSet('at by');
export const workWords = wordSet(
  'work works worked working job employed employer transfer transferred trabajo trabajar travaille kerja bekerja tootan',
);

/** Words that only stand beside things of a matter. */
export const company: Readonly<Partial<Record<ThingMatter, ReadonlySet<string>>>> = {
  vehicle: wordSet(
    'car cars vehicle vehicles diesel petrol gasoline engine tdi gti tsi hdi gtd mileage miles km hatchback saloon sedan estate ' +
      'suv registration registered plates plated drive driving mot vin tyres tires hp cc hybrid electric gearbox automatic manual ' +
      'convertible cabriolet coupe lhd rhd wheel model make litre roadworthy odometer turbo awd ' +
      'coche coches carro auto vehiculo matricula gasolina motor voiture voitures essence moteur immatriculation berline break ' +
      'kereta kenderaan enjin autot autoga auto bensiin diisel mootor سياره سيارتي محرك ديزل بنزين',
  ),
  animal: wordSet(
    'pet pets dog dogs puppy puppies cat cats kitten kittens breed breeds vaccinated vaccination vaccine microchip microchipped ' +
      'quarantine rabies vet neutered spayed pup leash muzzle crate rescue ' +
      'perro perra mascota raza cachorro chien chienne chiot race vaccin anjing kucing haiwan koer kass tõug kutsikas كلب قط حيوان',
  ),
  drink: wordSet(
    'bottle bottles case cases wine wines beer beers glass litre litres liter liters liquor alcohol spirits drink drinks crate cellar ' +
      'botella botellas vino cerveza caja bouteille bouteilles vin biere caisse botol bir arak pudel pudelit veini olut olu زجاجه زجاجات',
  ),
  smoke: wordSet(
    'cigarettes cigarette cigars pack packs carton cartons smoke smoking tobacco cigarrillos tabaco cigarettes tabac rokok sigaret',
  ),
  food: wordSet(
    'food foods eat cook cooking meat cheese jar jars tin tins pack packet kg frozen freezer fridge comida carne nourriture viande makanan daging toit liha',
  ),
  health: wordSet(
    'tablets tablet pills pill prescription prescribed dose mg medicine medication medicines treatment take taking doctor ' +
      'pastillas receta medicamento comprimidos medicament ordonnance ubat preskripsi ravim retsept tabletid حبوب دواء وصفه',
  ),
  weapon: wordSet(
    'gun guns weapon weapons licence license collection calibre caliber hunting arma armas arme armes senjata relv سلاح',
  ),
  music: wordSet('piano pianos keyboard guitar music instrument tuned play playing upright grand klaver piano'),
  electrical: wordSet('volt volts voltage plug plugs device console charger appliance kitchen freezer fridge oven'),
  garden: wordSet('plant plants pot potted garden seed seeds grow tree trees flower'),
};
