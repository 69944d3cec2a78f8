import type { ThingNames } from '../thing-index.js';

export const gardenAndDanger: ThingNames = {
  plant: {
    sure: {
      any: 'monstera, orchid, bonsai, ficus, aloe vera, philodendron, succulent, cactus, cacti, yucca, dracaena, begonia, geranium, hibiscus, bougainvillea, anthurium, pothos, sansevieria, calathea, hortensia, rhododendron, azalea, oleander, poinsettia, chrysanthemum, dahlia, camellia, gardenia, lavender plant, peace lily, venus fly trap, venus flytrap, strelitzia, kalanchoe, philodendrons, zz plant, alocasia',
      en: 'plant, houseplant, house plant, indoor plant, outdoor plant, pot plant, potted plant, potted, live plant, artificial grass turf, fern, spider plant, palm tree, fruit tree, lemon tree, olive tree, apple tree, fig tree, tree sapling, sapling, shrub, rose bush, cut flower, fresh flower, bouquet, bridal bouquet, hedge plant, seedling, cutting from my plant, cuttings, plant cutting, vine plant, christmas tree real, herb plant, tomato plant, rubber plant, cheese plant, bamboo plant, water plant, garden plant, turf, potted tree, greenery',
      es: 'planta, maceta, planta de interior, plantas de interior, orquidea, cactus, arbolito, arbol frutal, olivo, limonero, helecho, rosal, flores frescas, flor cortada, esqueje, suculenta, palmera, enredadera, geranio, planta en maceta, bonsai',
      fr: 'plante, plante verte, plantes vertes, plante d interieur, plante en pot, orchidee, cactus, arbre fruitier, olivier, citronnier, fougere, rosier, fleurs coupees, bouture, plante grasse, palmier, arbuste, lierre, geranium, bonsai, figuier',
      ms: 'tumbuhan, pokok, pokok bunga, pokok hiasan, pokok dalam pasu, tanaman, orkid, kaktus, pokok kelapa, anak pokok, keratan pokok, pokok buah, pokok limau, bunga segar, pokok rumah, paku pakis',
      et: 'taim, taime, taimed, taimi, taimede, toataim, toataime, toataimed, toataimi, potitaim, potitaime, potitaimed, potitaimi, potilill, potilille, potililled, orhidee, orhideed, orhideesid, kaktus, kaktuse, kaktused, kaktuseid, viljapuu, viljapuu, oliivipuu, sidrunipuu, palm toas, sonajalg, sõnajalg, roosipõõsas, roosipoosa*, loikelill*, pistik taime, sukulent, sukulendi, sukulendid, istik, istiku, istikud, istikuid, puu istik, monstera, bonsai',
      ar: 'نبات, نبته, نباتات, نباتات منزليه, نباتات زينه, شتله, شتلات, صبار, اوركيد, شجره زيتون, شجره, اشجار, زهور طبيعيه, ورد طبيعي, نخله, نخيل, بونساي, زرع, نبتات',
    },
    shared: {
      any: 'ivy, rose, lily, iris, palm, jasmine, aloe, fern, tulip',
      en: 'tree, flower, flowers, herb, bulb',
      es: 'flores, arbol',
      fr: 'fleurs, arbre, palme',
      et: 'lilled, lilli, puu',
      ms: 'bunga',
    },
  },
  seed: {
    sure: {
      any: 'quinoa seeds, chia seeds',
      en: 'seed, seed packet, flower seed, vegetable seed, tulip bulb, daffodil bulb, flower bulb, plant bulb, bulbs, grass seed, garlic bulb, acorn, pine cone, sunflower seed, heirloom seed, spring bulb',
      es: 'semilla, bulbo, semillas de flores, semillas de tomate, pipas de girasol',
      fr: 'graine, semence, bulbe, graines de tomate, bulbes de tulipes, noyau de fruit',
      ms: 'biji benih, benih, bebawang bunga, biji bunga',
      et: 'seeme, seemned, seemneid, seemnete, tulbisibul, tulbisibulad, lillesibul, lillesibulad, lillesibulaid, sibullilled, muruseeme',
      ar: 'بذور, بذره, بذور نباتات, بصيلات, ابصال زهور',
    },
  },
  soil: {
    sure: {
      en: 'soil, potting soil, potting mix, compost, peat, topsoil, mulch, manure, fertiliser, fertilizer, garden soil, muddy boots, dirt from the garden',
      es: 'tierra de jardin, tierra para macetas, compost, turba, abono, fertilizante, sustrato, estiercol',
      fr: 'terreau, terre de jardin, compost, tourbe, engrais, fumier, terre vegetale',
      ms: 'tanah kebun, tanah hitam, kompos, baja',
      et: 'muld, mulda, mulla, turvas, turba, turvast, kompost, komposti, vaetis, vaetist, väetis, väetise, sõnnik, sonnik, lillemuld, lillemulla',
      ar: 'تربه, تراب زراعي, سماد, تربه زراعيه',
    },
    shared: { en: 'earth, dirt, mud', es: 'tierra', fr: 'terre', ms: 'tanah' },
  },
  wood: {
    sure: {
      any: 'teak, rosewood, ebony, mahogany, rattan, bamboo, wicker, bambu, bambou, bambus, jati',
      en: 'wood, firewood, timber, lumber, driftwood, untreated wood, wooden crate, wooden pallet, pallet, wooden furniture, wooden item, wooden object, wooden carving, wicker furniture, cane furniture, bamboo furniture, rattan furniture, sandalwood, wooden sculpture, tree trunk, log burner wood, cork board, wooden box, wooden chest, wooden toy, wooden bowl',
      es: 'madera, leña, palet, mimbre, caña de bambu, muebles de madera, caja de madera, ratan, sandalo, tallas de madera',
      fr: 'bois, bois de chauffage, palette, osier, rotin, meubles en bois, caisse en bois, caisses en bois, bois flotte, planches de bois',
      ms: 'kayu, perabot kayu, buluh, rotan, kayu api, palet kayu, kotak kayu, ukiran kayu, peti kayu',
      et: 'puit, puidu, puitu, puidust, puitmööbel, puitmoobel, kuttepuud, küttepuud, küttepuid, puitkast, puitkasti, puitkastid, punutud moobel, vits, rotang, puidust mööbel, kaubaalus, kaubaaluse, puitalus',
      ar: 'خشب, اخشاب, حطب, خيزران, اثاث خشبي, صندوق خشبي, صناديق خشبيه, قصب, روطان, خشب الصندل',
    },
    shared: { en: 'logs, cane' },
  },
  straw: {
    sure: {
      en: 'straw, hay, straw basket, straw hat, dried grass, corn dolly, pampas grass, dried flower',
      es: 'paja, heno, sombrero de paja, cesta de paja, flores secas',
      fr: 'paille, foin, chapeau de paille, fleurs sechees, panier en paille',
      ms: 'jerami, rumput kering, bunga kering',
      et: 'õled, olgi, heina pall, hein, põhk, pohku, kuivatatud lilled, kuivatatud lilli, olgkubar, rohukimp',
      ar: 'قش, تبن, زهور مجففه, قبعه قش',
    },
    shared: { en: 'straws' },
  },
  'garden-tool': {
    sure: {
      any: 'stihl, husqvarna mower, gardena, flymo, weber barbecue, weber bbq, weber grill, big green egg',
      en: 'garden tool, gardening tool, lawn mower, lawnmower, lawn tractor, ride on mower, riding mower, robot mower, strimmer, hedge trimmer, leaf blower, chainsaw, chain saw, shovel, spade, rake, wheelbarrow, garden hose, hose pipe, watering can, plant pot, flower pot, plant pots, greenhouse, garden shed, shed, bbq, barbecue, barbeque, gas grill, charcoal grill, fire pit, pizza oven, composter, snow blower, wood chipper, pressure washer, secateurs, water butt, garden gnome',
      es: 'herramientas de jardin, cortacesped, cortadora de cesped, desbrozadora, motosierra, pala, rastrillo, carretilla, manguera, barbacoa, parrilla, invernadero, caseta de jardin, tijeras de podar, regadera, asador',
      fr: 'outil de jardin, outils de jardin, tondeuse, tondeuse a gazon, taille haie, tronconneuse, debroussailleuse, pelle, rateau, brouette, tuyau d arrosage, barbecue, serre de jardin, abri de jardin, secateur, arrosoir, pot de fleurs, pots de fleurs',
      ms: 'mesin rumput, mesin pemotong rumput, alat berkebun, peralatan kebun, cangkul, penyodok, kereta sorong, gergaji rantai, pasu bunga, barbeku, hos getah, parang kebun',
      et: 'muruniiduk, muruniiduki, murutraktor, murutraktori, aiatooriist, aiatooriistad, aiatooriistu, mootorsaag, mootorsae, labidas, labida, reha, karu aias, aiakaru, lillepott, lillepoti, lillepotid, grill, grilli, kasvuhoone, aiakuur, trimmer, trimmeri, lehepuhur, robotniiduk, kastekann, hekiloikur',
      ar: 'ادوات حديقه, ادوات الحديقه, جزازه عشب, مجرفه, منشار كهربائي, شوايه, مشواه, خرطوم ماء, بيت زجاجي, عربه يدويه, اصيص',
    },
  },
  'outdoor-gear': {
    sure: {
      any: 'coleman tent, quechua, decathlon tent',
      en: 'tent, camping gear, camping equipment, hiking boot, walking boot, sleeping bag, garden furniture, outdoor furniture, patio furniture, garden table, garden chair, garden bench, parasol, gazebo, hammock, sun lounger, deck chair, swing set, garden swing, climbing frame, camping stove, fishing rod, fishing gear, fishing tackle, riding boot, saddle, football boot, wellies, wellington boot, gumboot, outdoor toys, picnic table, garden ornament, garden statue, trampoline net, playhouse, sandpit, climbing gear, climbing rope, rucksack, backpacking gear, camping stuff',
      es: 'tienda de campaña, equipo de camping, botas de montaña, saco de dormir, muebles de jardin, muebles de terraza, sombrilla, hamaca, tumbona, columpio, caña de pescar, cañas de pescar, equipo de pesca, silla de montar, cenador',
      fr: 'tente, materiel de camping, chaussures de randonnee, sac de couchage, meubles de jardin, mobilier de jardin, salon de jardin, parasol, hamac, transat, balancoire, canne a peche, materiel de peche, selle de cheval, bottes en caoutchouc, tonnelle',
      ms: 'khemah, peralatan berkhemah, but mendaki, beg tidur, perabot taman, perabot luar, payung taman, buaian, joran, peralatan memancing, pelana',
      et: 'telk, telgi, telki, matkavarustus, matkavarustuse, matkasaapad, matkasaapaid, magamiskott, magamiskoti, aiamoobel, aiamööbel, aiamööbli, aiamooblit, paevavari, päevavari, võrkkiik, vorkkiik, lamamistool, kiik, kiige, õng, ridva, kalapuugivarustus, sadul, sadula, kummikud, kummikuid, paviljon',
      ar: 'خيمه, معدات تخييم, احذيه مشي, كيس نوم, اثاث حديقه, اثاث الحديقه, مظله حديقه, ارجوحه, صناره صيد, سرج, ادوات صيد السمك',
    },
  },
  hazardous: {
    sure: {
      any: 'wd40, wd 40, butane, propane, butano, propano, butagaz, camping gaz, campingaz, turpentine, acetone, acetona, ammonia, glyphosate, roundup weedkiller, dynamite, power bank, powerbank, lithium battery, lithium ion battery, lithium batteries, isopropyl',
      en: 'paint, paint tin, can of paint, gas bottle, gas cylinder, gas canister, gas tank, propane tank, butane cylinder, aerosol, spray can, spray paint, hairspray, deodorant spray, petrol can, jerry can of petrol, gasoline, petrol, fuel can, kerosene, paraffin, lighter fluid, lighter fuel, bleach, cleaning product, cleaning chemical, cleaning supplies, detergent, drain cleaner, white spirit, paint thinner, solvent, varnish, nail polish, nail varnish, nail polish remover, perfume, aftershave, glue, super glue, pesticide, weed killer, weedkiller, insecticide, rat poison, poison, acid, pool chemical, pool chlorine, chlorine, battery, batteries, car batteries, loose battery, fire extinguisher, diving tank, scuba tank, helium tank, flammable, flammable liquid, flammables, hazardous material, hazardous good, dangerous good, chemical, explosive, candle, hand sanitiser, hand sanitizer, motor oil, engine oil, brake fluid, antifreeze, charcoal lighter, ethanol, asbestos, mercury thermometer, radioactive, lighters',
      es: 'pintura en bote, botes de pintura, bombona, bombona de gas, bombona de butano, aerosol, spray de pintura, laca del pelo, gasolina, queroseno, mechero, cerilla, lejia, productos de limpieza, detergente, disolvente, aguarras, barniz, esmalte de uñas, perfume, colonia perfume, pegamento, pesticida, herbicida, insecticida, veneno, acido, cloro, pila, bateria de litio, baterias de litio, extintor, productos peligrosos, mercancias peligrosas, productos inflamables, liquido inflamable, quimico, explosivo, vela aromatica',
      fr: 'pot de peinture, pots de peinture, peinture acrylique, bouteille de gaz, bouteilles de gaz, bonbonne de gaz, cartouche de gaz, aerosol, bombe de peinture, laque pour cheveux, essence a briquet, bidon d essence, kerosene, briquet, allumettes, eau de javel, produit menager, produits menagers, produits d entretien, lessive, white spirit, dissolvant, solvant, vernis, vernis a ongles, parfum, colle, pesticide, desherbant, insecticide, poison chimique, acide, chlore, batterie au lithium, batteries lithium, extincteur, produits dangereux, matieres dangereuses, produits inflammables, produits chimiques, explosif, bougie',
      ms: 'cat kaleng, tin cat, cat dinding, tong gas, silinder gas, gas memasak, aerosol, penyembur rambut, petrol, minyak tanah, pemetik api, mancis, peluntur, bahan pencuci, sabun pencuci, pelarut, turpentin, varnis, pengilat kuku, minyak wangi, gam, racun serangga, racun rumpai, racun, asid, klorin, bateri, bateri litium, alat pemadam api, bahan berbahaya, bahan mudah terbakar, bahan kimia, bahan letupan, lilin',
      et: 'värv purgis, varvipurk, värvipurk, värvipurgi, värvipurgid, gaasiballoon, gaasiballooni, gaasiballoonid, aerosool, aerosooli, aerosoolid, juukselakk, juukselaki, bensiin kanistris, bensiin, bensiini, petrooleum, valgusti gaas, tulemasin, tulemasina, tikud, tikke, pleegitaja, puhastusvahend, puhastusvahendi, puhastusvahendid, puhastusvahendeid, pesuvahend, pesuvahendid, pesuvahendeid, lahusti, lahustid, lahusteid, lakk purgis, kuunelakk, küünelakk, küünelaki, parfuum, parfüüm, parfüümi, liim, liimi, putukamurk, putukamürk, mürk, hape, kloor, kloori, patarei, patareid, patareisid, akud, akusid, akupank, akupanga, tulekustuti, ohtlikud ained, ohtlikke aineid, tuleohtlik*, kemikaal, kemikaalid, kemikaale, lohkeaine*, kuunal, küünal, küünla, küünlad, küünlaid, liitiumaku, liitiumakud',
      ar: 'دهان, علب دهان, طلاء, اسطوانه غاز, انبوبه غاز, جره غاز, بخاخات, علبه رش, بنزين, كيروسين, ولاعه, ولاعات, كبريت, مبيض, مواد تنظيف, منظفات, مذيب, طلاء اظافر, عطر, عطور, غراء, مبيد حشرات, سم فئران, حمض, كلور, بطاريه, بطاريات, بطاريه ليثيوم, بور بانك, باور بانك, طفايه حريق, مواد خطره, مواد قابله للاشتعال, مواد كيميائيه, متفجرات, شمع, شموع',
    },
    shared: {
      en: 'gas, fuel, oil, lighter, candles, match, thinner, chemicals, matches',
      es: 'pintura, pilas, velas, bateria, gas',
      fr: 'peinture, batterie, gaz, pile, piles',
      et: 'värv, värvi, gaas',
      ms: 'cat, gas',
      ar: 'غاز',
    },
  },
  fireworks: {
    sure: {
      en: 'firework, firecracker, fire cracker, sparkler, flare, bottle rocket, roman candle, distress flare, signal flare, pyrotechnics, banger firework',
      es: 'fuegos artificiales, petardo, bengala, cohete pirotecnico, pirotecnia',
      fr: 'feux d artifice, feu d artifice, petard, fusee de detresse, fusees de detresse, feu de bengale, pyrotechnie',
      ms: 'bunga api, mercun, mercun papan',
      et: 'ilutulestik, ilutulestiku, ilutulestikku, paugutid, pauguti, raketid uusaasta, säraküünal, saraküünlad, signaalrakett, signaalraketid, pürotehnika',
      ar: 'العاب ناريه, مفرقعات, مفرقعه, صواريخ ناريه',
    },
  },
  fuel: {
    sure: {
      en: 'coal, smoky coal, charcoal, turf briquette, peat briquette, charcoal briquette, wood pellet',
      es: 'carbon, carbon vegetal, briqueta',
      fr: 'charbon, charbon de bois, briquette, granules de bois',
      ms: 'arang, arang batu, arang kayu',
      et: 'kivisusi, kivisoe, sousi, söebrikett, brikett, briketti, briketi, grillsusi, grillsöe, puidugraanul*',
      ar: 'فحم, فحم حجري, فحم شواء',
    },
  },
};
