import type { NameList } from '../thing-index.js';

/** Phrases in which the name of a thing means something else. */
export const lookAlikes: NameList = {
  en:
    'hot dog, soft animal, toy animal, cuddly animal, cats and dogs, dog house, doghouse, dog days, dog tired, dog eat dog, ' +
    'top dog, underdog, dog walker, dog walking, dog park, dog friendly, pet friendly, pet shop, pet sitter, live chat, web chat, chat box, online chat, dog s dinner, dog s life, ' +
    'cat nap, copycat, cat burglar, cat stevens, cat ba, cat food ban, fat cat, cool cat, big cat diary, let the cat out of the bag, cat and mouse, guinea pig for, ' +
    'car park, car parking, car hire, car rental, rental car, hire car, rent a car, hire a car, renting a car, hiring a car, car wash, car insurance, by car, cable car, car boot sale, car pool, carpool, car share, car sharing, ' +
    'car ferry, car sick, car sickness, buffet car, dining car, tram car, railway car, model car, remote control car, matchbox car, car keys, car key, car boot, company car park, car trouble, car trip, car journey, car ride, car chase, car crash, car bomb, car alarm, car phone, car deck, ' +
    'traffic jam, vehicle access, vehicle access for, moving van, moving vans, removal van, removal vans, removals van, the van, your van, your vans, moving truck, moving trucks, your truck, your trucks, the truck, removal truck, removal lorry, rental truck, rental van, white van man, van der, van den, van gogh, van de, ' +
    'horse race, horse racing, horse power, horsepower, horse play, high horse, clothes horse, sea horse, trojan horse, dark horse, horse radish, horseradish, saw horse, wild horses, hold your horses, horse riding, ' +
    'fish and chips, fish market, fish finger, fish fingers, fish restaurant, fish dinner, fish oil, ' +
    'mouse mat, mouse pad, computer mouse, wireless mouse, mickey mouse, rat race, rat run, smell a rat, mouse trap, bird cage, bird house, bird table, bird bath, bird s eye, birds eye, early bird, bird watching, birdwatching, bird flu, bird song, ' +
    'snakes and ladders, snake oil, turtle neck, turtleneck, ninja turtle, ninja turtles, turtle bay, frog march, monkey wrench, monkey business, monkey puzzle, monkey bars, ' +
    'bull horn, sheep skin, goat cheese, goats cheese, cow boy, black sheep, counting sheep, busy bee, spelling bee, spider web, spider man, insect repellent, deer park, deer creek, camel hair, camel coat, duck tape, goose down, duck down, goose bumps, ' +
    'boat trip, boat ride, by boat, by ship, boat tour, boat show, boat race, dream boat, gravy boat, missed the boat, same boat, banana boat, boat shoes, love boat, party boat, ferry boat, bike ride, bike path, bike lane, bike lanes, bike tour, bike shop, bike hire, bike share, bike rental, cycle path, cycle lane, quad core, quad bike tour, ' +
    'scooter hire, scooter rental, carnival cruise, cruise ship, motor insurance, motor neurone, motor skills, motor home park, caravan park, caravan site, rv park, camper site, trailer park, boat trailer park, canary wharf, canary islands, canary island, ' +
    'audit, audits, rolls royce of, golf course, golf club membership, golf resort, golf lesson, golf lessons, golf tournament, golf holiday, golf player, play golf, playing golf, crazy golf, mini golf, disc golf, golf trip, golf ball, golf balls, golf cart tour, ' +
    'jaguar fan club, land of, mini break, mini bar, mini bus tour, mini fridge magnet, polo neck, water polo, polo club, polo match, polo mint, polo mints, ' +
    'dog show, cat show, horse show, dog tag, dog tags, dog ear, dog eared, dog sled race, ' +
    'boxer briefs, boxer rebellion, pointer to, laser pointer, mouse pointer, shepherds pie, shepherd s pie, shepherd s hut, german shepherd road, bernard shaw, ' +
    'labrador sea, newfoundland and labrador, labrador city, pet peeve, teacher s pet, pet project, pet name, pet names, pet hate, pet sematary, ' +
    'bird nest soup, bird s nest, chicken wire, power plant, power plants, plant manager, wood green, st john s wood, wood floor, wood flooring, piece of cake, west ham, east ham, glue gun, heat gun, massage gun, son of a gun, top gun, jump the gun, bullet point, bullet points, bullet train, bulletin, knife block, sword fish, swordfish, blade runner, fish tank cleaner, number plate, number plates, license plate, license plates, licence plate, licence plates, state of the art, drawing room, table of contents, help desk, front desk, reception desk, vice versa, coral gables, coral springs, cape coral, ivory coast, pearl river, pearl harbor, diamond bar, medicine hat, kitty hawk, organ donor, power of attorney, book club, fur elise, silver spring, gold coast, silver lake, chicken pox, chickenpox, chicken out, chicken soup, hen party, hen night, hen do, cocktail',
  es:
    'carro de la compra, carrito de la compra, en coche, coche de alquiler, alquilar un coche, alquiler de coches, alquiler de coche, coche cama, coche de bomberos, coche fantastico, ' +
    'perrito caliente, perritos calientes, gato hidraulico, gato del coche, cuatro gatos, pata de gallo, ojo de gallo, caballo de troya, caballos de fuerza, caballo de vapor, caballito de mar, pez gordo, pez espada, raton de ordenador, raton inalambrico, ' +
    'moto club, auto escuela, autoescuela, auto estima, auto servicio, auto bus, paseo en barco, en barco, por barco, en moto, en bici, en bicicleta, carril bici, isla canaria, islas canarias, gallina ciega, ' +
    'comida para perros, mono de trabajo, ave alta velocidad, en ave, tren ave, el ave, camion de mudanza, camion de mudanzas, camion de la mudanza, vuestro camion, su camion, el camion, la furgoneta, vuestra furgoneta, furgoneta de mudanzas, casa de mascotas, gato por liebre',
  fr:
    'a plante, ai plante, as plante, avons plante, avez plante, ont plante, ete plante, etes plante, est plante, suis plante, sont plantes, a plantes, avez plantes, a plantee, a plantees, laisse plante, ' +
    'le chat, votre chat, ce chat, chat en ligne, chat en direct, chat box, par chat, via chat, le chat en ligne, du chat, langue de chat, en voiture, en auto, location de voiture, louer une voiture, voiture de location, voiture de fonction, place de parking, auto ecole, auto entrepreneur, auto entrepreneuse, ' +
    'chien chaud, chien de fusil, entre chien et loup, temps de chien, cheval de troie, cheval vapeur, chevaux vapeur, queue de cheval, fer a cheval, petit cheval de bois, poisson d avril, souris d ordinateur, souris sans fil, en bateau, par bateau, bateau mouche, a velo, piste cyclable, en velo, en moto, ' +
    'le camion, votre camion, camion de demenagement, camion de location, vos camions, la camionnette de location, poule mouillee, nid de poule, chair de poule, singe savant, mouton noir, ane bate, araignee au plafond, restez au chaud, ara pacis, break dance, pause break',
  ms:
    'lambat, lambatnya, terlambat, kereta api, keretapi, kereta sewa, naik kereta, dengan kereta, kereta kebal, kereta lembu, kereta kabel, sewa kereta, kereta tolak, tempat letak kereta, letak kereta, haiwan buas, mata kucing, cat kucing, lidah buaya, kuda laut, kuda kepang, kaki ayam, ayam goreng, ayam brand, nasi ayam, ' +
    'buah tikus, tetikus, anak tikus komputer, lori anda, lori sewa, lori pindah, van sewa, van anda, bot sewa, naik bot, naik basikal, naik motosikal, laluan basikal, hari anjing, ular tangga, burung hantu pelajar',
  et:
    'autoga soitma, autokool, autokooli, rendiauto, rendiautot, rendiauto*, autorent, autorendi, autode rent, autosoit, autopesula, autoparkla, autobuss*, autor, autori, autorid, automaat*, autonoom*, autoteenind*, teie auto, teie kaubik, teie buss, kolimisauto, kolimisautot, kolimisauto*, kolimisbuss*, rendibuss*, ' +
    'hiirekursor*, arvutihiir*, kassahoidja, kassa, kassas, kassast, kassaga, kassale, merehobu, kiikhobu, hobujoud*, koeraelu, kasside maja, kalaturg, paadisoit, laevaga, paadiga, rattatee, jalgrattatee, rattaga soit*, parti, partii, partner, partneri, linnud lennul, motoklubi',
  ar: 'في نيسان, بنيسان, شهر نيسان, اول نيسان, نهايه نيسان, اخر نيسان, نيسان القادم, نيسان الجاي, كبيره, كبير, كبيرا, الكبيره, الكبير, سياره اجره, تاكسي, سياره مستاجره, استئجار سياره, تاجير سيارات, ايجار سياره, استئجار السيارات, موقف سيارات, موقف سياره, بالسياره, حصان طروادة, قوه حصان, شاحنه النقل, شاحنتكم, قلم رصاص, حي, كلب البحر, قطار, قطع, سيارات الشركه',
};
