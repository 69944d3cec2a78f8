import type { ThingKind } from './thing-kinds.js';

/** Names of each kind, in English, Spanish, French, Malay, Estonian and Arabic, as people write them. */
export const namedThings: Partial<Readonly<Record<ThingKind, string>>> = {
  car:
    'a Land Rover, my Skoda, our old Golf, her Toyota, a VW Polo, Volkswagen Passat, our pickup truck, two Teslas, the SUV, his station wagon, a convertible car, ' +
    'Mini Cooper, my 2015 Fiesta, Jeep Wrangler, BMW, Honda Civic, Perodua, our Myvi, Proton Saga, a classic car, Range Rovers, my Beetle, ' +
    'nuestro coche, mi Seat Ibiza, mi furgoneta, un todoterreno, notre voiture, ma Clio, la Peugeot 208, une berline, kereta saya, kereta elektrik, ' +
    'meie auto, minu Volvo, autoga, elektriauto, سيارتي, سيارتنا تويوتا, مركبة',
  motorbike:
    'my Harley, a Vespa, his Ducati, our motorbikes, a moped, quad bike, my Kawasaki, mi motocicleta, un ciclomotor, ma mobylette, motosikal, mootorratas, mootorrattaga, دراجة نارية',
  motorhome:
    'a motorhome, our caravan, the camper van, an Airstream, una autocaravana, un camping-car, karavan, matkaauto, كرفان',
  boat: 'our sailboat, a jet ski, two kayaks, mi velero, une planche et un voilier, sampan, purjekas, قارب',
  bicycle: 'my bicycle, three bikes, an e-bike, mi bicicleta, nos vélos, basikal, jalgratas, jalgrattad, دراجة هوائية',
  'e-scooter': 'an e-scooter, my hoverboard, un patinete eléctrico, une trottinette, tõukeratas',
  dog:
    'our dog, two puppies, a labrador, my French bulldog, a cockapoo, German shepherd, an Irish setter, our boxer, my husky, Jack Russell, chihuahua puppies, a Great Dane, Shih Tzu, ' +
    'mi perro, dos perritas, un pastor alemán, mon chien, notre berger allemand, un caniche, anjing, anak anjing, meie koer, koertega, kutsikas, كلبي, كلاب',
  'restricted-dog':
    'a pit bull, our Rottweiler, an XL bully, Staffordshire bull terrier, a cane corso, un perro potencialmente peligroso, chien de catégorie 1, baka terlarang, ohtlik koer, بيتبول',
  cat: 'our cat, three kittens, a Maine Coon, my Siamese, a tabby, British shorthair, el gato, gatitos, mon chat, deux chats, kucing, kassiga, kassid, قطتي, قطط',
  ferret: 'my ferret, dos hurones, un furet, tuhkur',
  bird: 'two parrots, a budgie, our cockatiel, African grey, mi loro, un periquito, perruche, burung kakak tua, papagoi, ببغاء',
  'small-mammal':
    'a hamster, our rabbits, guinea pigs, a chinchilla, un conejo, cobayas, un lapin, cochon d’Inde, arnab, jänes, merisiga, أرنب',
  reptile: 'a tortoise, my bearded dragon, a corn snake, our gecko, una tortuga, un serpent, ular, kilpkonn, سلحفاة',
  fish: 'tropical fish, my goldfish, koi, peces de colores, poissons rouges, ikan hiasan, kuldkala, أسماك زينة',
  horse: 'my horse, a Shetland pony, our mare, dos caballos, un poney, kuda, hobune, hobusega, حصان',
  'other-animal': 'an alpaca, tarantula, our goats, bees, colmena, une chèvre, kambing, mesilased, عنكبوت',
  medicine:
    'prescription medicine, insulin, ibuprofen, my inhaler, paracetamol, Ozempic, antibiotics, birth control pills, medicamentos, pastillas, mes médicaments, doliprane, ubat preskripsi, retseptiravimid, ravimeid, أدوية, أنسولين',
  'controlled-medicine':
    'codeine, Adderall, Xanax, tramadol, sleeping pills, Ritalin, diazepam, morfina, somnifères, ubat tidur, unerohi, حبوب منومة',
  supplement: 'vitamins, protein powder, omega 3, vitaminas, compléments alimentaires, jamu, toidulisandid, فيتامينات',
  'medical-device': 'a CPAP machine, syringes, hearing aids, jeringas, seringues, picagari, süstlad, حقن',
  'mobility-aid':
    'my wheelchair, a mobility scooter, silla de ruedas, fauteuil roulant, kerusi roda, ratastool, كرسي متحرك',
  drug: 'cannabis, CBD oil, THC, marihuana, cocaïne et cannabis, ganja, kanep, حشيش',
  alcohol:
    'some wine, whisky, a case of Bordeaux, Guinness, vodka, champagne, Jack Daniels, two bottles of Rioja, vino, cerveza, botella de ginebra, du vin, bière, arak, wain, veini, õlut, viski, نبيذ, ويسكي',
  'wine-collection': 'our wine collection, wine cellar, bodega de vinos, cave à vin, koleksi wain, veinikollektsioon',
  tobacco: 'cigarettes, Cuban cigars, tobacco, puros habanos, cigarettes, rokok, sigaretid, سجائر',
  vape: 'my vape, e-cigarettes, IQOS, cigarrillo electrónico, vapoteuse, rokok elektronik, e-sigaret, سيجارة إلكترونية',
  food: 'canned food, baby food, rice, tea bags, conservas, nourriture, makanan, toiduained, معلبات',
  meat: 'beef, sausages, biltong, embutidos, viande, charcuterie, daging lembu, liha, لحم',
  pork: 'bacon, ham, jamón, chorizo, saucisson, daging babi, sealiha, لحم خنزير',
  dairy: 'cheese, Parmesan, milk powder, queso, fromage, keju, juustu, جبن',
  honey: 'manuka honey, honey, miel, madu lebah, mett, عسل',
  spice: 'spices, saffron, especias, épices, rempah, vürtsid, بهارات',
  fruit: 'fresh fruit, mangoes, vegetables, frutas, légumes, buah-buahan, puuvilju, فواكه',
  'chewing-gum': 'chewing gum, chicle, gula getah, علكة',
  plant: 'houseplants, an orchid, my bonsai, potted plants, plantas, une plante verte, pokok bunga, toataimed, نباتات',
  seed: 'seeds, tulip bulbs, semillas, graines, benih, seemneid, بذور',
  soil: 'soil, compost, terreau, mulda, تربة',
  wood: 'firewood, bamboo, wooden furniture, madera, bois, kayu, puitmööbel, خشب',
  weapon: 'a crossbow, weapons, ballesta, une arbalète, senjata, relvad, أسلحة',
  firearm: 'my shotgun, hunting rifles, a Glock, pistola, fusil de chasse, senapang, jahipüss, مسدس',
  ammunition: 'ammunition, bullets, munición, munitions, peluru, padrunid, ذخيرة',
  airgun: 'an air rifle, airsoft, toy gun, carabina de aire comprimido, carabine à plomb, senapang angin, õhupüss',
  blade: 'kitchen knives, a katana, Swiss army knife, cuchillos, épée, pisau, mõõk, سكاكين',
  'defence-spray': 'pepper spray, gas pimienta, bombe lacrymogène, pipragaas, رذاذ الفلفل',
  electronics: 'our TV, a PlayStation, my laptop, iPhones, ordenador, télévision, komputer riba, arvutid, كمبيوتر',
  drone: 'a drone, DJI Mavic, drones, dron, droon, طائرة مسيرة',
  radio: 'walkie-talkies, Starlink, ham radio, radioaficionado, emetteur radio, pemancar, raadiojaam',
  appliance:
    'a Smeg fridge, washing machine, Miele, Thermomix, lavadora, nevera, lave-linge, peti sejuk, pesumasin, ثلاجة',
  piano: 'a Steinway, an upright piano, my Yamaha U1, a Bechstein, piano de pared, piano droit, klaver, بيانو',
  'grand-piano':
    'a grand piano, a Steinway grand, our baby grand, piano de cola, piano à queue, tiibklaver, بيانو كبير',
  'large-instrument': 'a harp, my drum kit, church organ, arpa, une harpe, set dram, trummikomplekt',
  instrument: 'my guitar, a violin, cello, saxophone, guitarra, violon, gitar, kitarr, جيتار',
  furniture: 'a sofa, dining table, wardrobes, IKEA furniture, armario, canapé, almari, diivan, كنبة',
  mattress: 'two mattresses, colchón, matelas, tilam, madrats, مرتبة',
  rug: 'a Persian rug, carpets, alfombra, tapis persan, permaidani, vaip, سجادة',
  chandelier: 'a chandelier, lámpara de araña, un lustre en cristal, lühter, ثريا',
  'grandfather-clock': 'a grandfather clock, longcase clock, reloj de pie, horloge comtoise, põrandakell',
  ceramics: 'our crockery, bone china, vajilla, porcelaine, pinggan mangkuk, nõud, أطباق',
  'baby-gear': 'a pushchair, highchair, cochecito de bebé, poussette, lapsevanker, عربة أطفال',
  art: 'paintings, our artwork, cuadros, des tableaux, lukisan, maalid, لوحات',
  sculpture: 'a sculpture, bronze statue, escultura, arca, skulptuur, تمثال',
  antique: 'antiques, antique furniture, antigüedades, meubles anciens, barang antik, antiikmööbel, تحف',
  'religious-object': 'a Buddha statue, Quran, crucifijo, bouddha, piibel, مصحف',
  'animal-product': 'ivory, a fur coat, crocodile handbag, marfil, ivoire, gading, elevandiluu, عاج',
  money: 'cash, gold bars, dinero en efectivo, argent liquide, wang tunai, sularaha, نقود',
  jewellery: 'jewellery, my Rolex, diamonds, joyas, bijoux, barang kemas, ehted, مجوهرات',
  media: 'books, DVDs, vinyl records, libros, livres, buku, raamatud, كتب',
  tool: 'power tools, a Makita drill, herramientas, outillage, kotak perkakas, tööriistad',
  machine: 'a lathe, forklift, kiln, torno, métier à tisser, mesin pelarik, treipink',
  sport: 'skis, a surfboard, trampoline, tabla de surf, planche de surf, papan luncur, suusad',
  'golf-clubs': 'golf clubs, palos de golf, clubs de golf, golfikepid',
  'exercise-machine': 'a treadmill, Peloton, cross trainer, cinta de correr, tapis de course, jooksulint, جهاز مشي',
  'pool-table':
    'a pool table, snooker table, mesa de billar, table de billard, meja biliard, piljardilaud, طاولة بلياردو',
  safe: 'our safe, gun safe, caja fuerte, coffre-fort, peti besi, seif, خزنة',
  'hot-tub': 'a hot tub, our jacuzzi, bañera de hidromasaje, bain à remous, mullivann, جاكوزي',
  aquarium: 'an aquarium, fish tank, acuario, akuarium, akvaarium, حوض سمك',
  hazardous:
    'paint tins, a gas bottle, lithium batteries, aerosols, perfume, bombona de gas, bouteille de gaz, tong gas, gaasiballoon, أسطوانة غاز',
  fireworks: 'fireworks, petardos, feux d’artifice, mercun, ilutulestik, ألعاب نارية',
  toys: 'Lego, board games, juguetes, jouets, mainan, mänguasjad, ألعاب أطفال',
  clothing: 'my clothes, a wedding dress, ropa, vêtements, pakaian, riided, ملابس',
};
