import type { ThingNames } from '../thing-index.js';

export const workAndSport: ThingNames = {
  tool: {
    sure: {
      any: 'makita, dewalt, milwaukee drill, black and decker, ryobi, hilti, festool, dremel',
      en: 'tool, tools, power tool, hand tool, toolbox, tool box, tool chest, drill, cordless drill, hammer, saw bench, circular saw, table saw, workbench, work bench, screwdriver, spanner, wrench, sander, angle grinder, nail gun, staple gun, welding kit, welder, workshop, lathe small, tool cabinet, trade tools, professional tools, portable tools, tools of my trade, work equipment, professional equipment, office equipment, hairdressing equipment',
      es: 'herramienta, caja de herramientas, taladro, martillo, sierra circular, banco de trabajo, destornillador, amoladora, soldadora, equipo profesional, herramientas de trabajo, taller completo',
      fr: 'outil, outillage, boite a outils, perceuse, marteau, scie circulaire, etabli, tournevis, visseuse, ponceuse, poste a souder, materiel professionnel, outils professionnels, meuleuse',
      ms: 'alat pertukangan, perkakas tangan, kotak perkakas, gerudi, tukul, gergaji, pemutar skru, peralatan kerja, mesin gerudi, mesin kimpal, alatan',
      et: 'tooriist, tööriist, tööriista, tööriistad, tööriistu, tööriistakast, tööriistakasti, trell, trelli, akutrell, akutrelli, haamer, haamri, saag, sae, tööpink, tööpingi, kruvikeeraja, lihvija, keevitus, keevitusaparaat, töövahend, töövahendid, töövahendeid',
      ar: 'ادوات عمل, عده, صندوق عده, مثقاب, دريل, شاكوش, مطرقه, منشار, مفك, ماكينه لحام, معدات مهنيه, ادوات نجاره, عده شغل',
    },
    shared: { en: 'saw, spanners, drills, kit', ar: 'ادوات' },
  },
  machine: {
    sure: {
      any: 'cnc, bobcat loader, kubota, caterpillar excavator, john deere, jcb',
      en: 'machinery, industrial machine, machine tool, lathe, milling machine, printing press, forklift, excavator, digger, tractor, farm machinery, compressor, air compressor, generator, industrial sewing machine, loom, kiln, pottery kiln, pottery wheel, vending machine, arcade machine, pinball machine, jukebox, juke box, slot cabinet, mri scanner, heavy machinery, 3d scanner, industrial oven, commercial fridge, commercial equipment, restaurant equipment, embroidery machine, beer brewing kit, band saw, cement mixer',
      es: 'maquinaria, torno, fresadora, imprenta, carretilla elevadora, excavadora, tractor, compresor, generador, telar, horno de ceramica, maquina de vending, maquina recreativa, pinball, maquina industrial, rocola, equipo de restaurante',
      fr: 'machine outil, machinerie, tour a bois, fraiseuse, presse d imprimerie, chariot elevateur, pelleteuse, tracteur, compresseur, groupe electrogene, metier a tisser, four a poterie, flipper, borne d arcade, machine industrielle, juke box, distributeur automatique',
      ms: 'jentera, mesin pelarik, mesin cetak, forklift, jengkaut, traktor, pemampat udara, penjana, penjana kuasa, mesin industri, mesin arked, alat tenun, tanur',
      et: 'masinad tehasest, treipink, treipingi, freespink, tõstuk, tõstuki, ekskavaator, traktor, traktori, kompressor, kompressori, generaator, generaatori, kangasteljed, kangastelgi, poletusahi, põletusahi, põletusahju, mänguautomaat, manguautomaat, tootmismasin, tööstusmasin, plaadiautomaat',
      ar: 'الات صناعيه, ماكينه صناعيه, مخرطه, رافعه شوكيه, حفاره, جرار زراعي, مولد كهرباء, مولد, ضاغط هواء, نول, فرن فخار, ماكينه العاب, مطبعه, معدات ثقيله, تراكتور',
    },
    shared: { en: 'press, machine', es: 'maquina' },
  },
  sport: {
    sure: {
      any: 'burton snowboard, rossignol, wilson racket, callaway, windsurf, bodyboard, longboard, frisbee, kettlebell, bowflex',
      en: 'ski, skis, snowboard, surfboard, surf board, windsurfer, kitesurf, kite surf, wakeboard, skateboard, roller skates, rollerblades, ice skates, tennis racket, tennis racquet, badminton racket, cricket bat, baseball bat, hockey stick, football goal, basketball hoop, table tennis table, ping pong table, table football, foosball table, air hockey table, dartboard, dart board, bowling ball, trampoline, dumbbell, barbell, punch bag, punching bag, yoga mat, sports equipment, sporting goods, sports gear, sport equipment, scuba gear, diving gear, dive gear, wetsuit, snorkel, climbing wall, sled, sledge, toboggan, ski equipment, ski gear, golf equipment, golf trolley, golf buggy, golf cart, javelin, lacrosse stick, fencing gear, skates, weights and bench, ice hockey gear, cricket gear, tennis gear, life jacket, parachute, paraglider, wing suit, inflatable pool toys',
      es: 'esqui, esquis, tabla de snowboard, tabla de surf, monopatin, patines, raqueta, raqueta de tenis, bate de beisbol, palo de hockey, canasta de baloncesto, mesa de ping pong, futbolin, diana, cama elastica, mancuernas, pesas, saco de boxeo, equipo deportivo, material deportivo, equipo de buceo, traje de neopreno, trineo, paracaidas, equipo de esqui',
      fr: 'ski, skis, planche de surf, planche a voile, planche a roulettes, patins, rollers, raquette, raquette de tennis, batte de baseball, panier de basket, table de ping pong, baby foot, cible de flechettes, trampoline, halteres, sac de frappe, equipement de sport, materiel de sport, materiel de plongee, combinaison de plongee, luge, parachute, equipement sportif, raquettes a neige, materiel de ski',
      ms: 'papan luncur, papan luncur salji, ski, raket, raket badminton, kayu besbol, kayu hoki, meja pingpong, meja ping pong, trampolin, dumbel, beg tinju, peralatan sukan, alat sukan, peralatan menyelam, kasut roda, bola boling, papan selaju, payung terjun',
      et: 'suusad, suuski, suuskadega, lumelaud, lumelaua, lumelauda, surfilaud, surfilaua, purjelaud, purjelaua, rula, rulad, rulluisud, uisud, uiske, tennisereket, reket, reketi, reketid, pesapallikurikas, korvpallikorv, lauatennise laud, lauatenniselaud, lauatenniselaua, lauajalgpall, batuut, batuudi, hantel, hantlid, poksikott, spordivarustus, spordivarustuse, spordivarustust, sukeldumisvarustus, kalipso, kelk, kelgu, langevari, suusavarustus',
      ar: 'زلاجات, معدات تزلج, لوح تزلج, لوح ركوب امواج, مضرب تنس, مضرب, مضارب, طاوله بينج بونج, طاوله تنس, ترامبولين, اثقال, دمبلز, كيس ملاكمه, معدات رياضيه, معدات غوص, بدله غوص, مظله قفز, ادوات رياضيه, سكيت بورد',
    },
    shared: { en: 'weights, bat, racket, skate, board, boards', fr: 'planche', es: 'patin, tabla' },
  },
  'golf-clubs': {
    sure: {
      any: 'titleist, taylormade clubs, ping irons, callaway clubs',
      en: 'golf club, golf clubs, golf bag, set of clubs, golf set, golf stuff, golf gear, golf driver, golf irons',
      es: 'palos de golf, palo de golf, bolsa de golf, equipo de golf',
      fr: 'club de golf, clubs de golf, sac de golf, materiel de golf, cannes de golf',
      ms: 'kayu golf, set golf, beg golf, batang golf, peralatan golf',
      et: 'golfikepp, golfikepid, golfikeppe, golfikotid, golfikott, golfikoti, golfivarustus, golfivarustuse',
      ar: 'عصي جولف, عصا جولف, مضارب جولف, حقيبه جولف, معدات جولف, عصي غولف, مضارب الجولف, مضارب غولف',
    },
  },
  'exercise-machine': {
    sure: {
      any: 'peloton, nordictrack, concept2, concept 2, technogym, life fitness, bowflex, nordic track, proform, hydrow, smith machine',
      en: 'treadmill, running machine, exercise machine, exercise bike, exercise bicycle, spin bike, spinning bike, stationary bike, rowing machine, rower machine, indoor rower, cross trainer, elliptical, elliptical trainer, multi gym, multigym, home gym, gym equipment, fitness equipment, exercise equipment, weight bench, weights bench, power rack, squat rack, stair climber, stepper machine, pilates reformer, reformer machine, vibration plate, turbo trainer, weight machine, gym machine, fitness machine',
      es: 'cinta de correr, caminadora, bicicleta estatica, bici estatica, bicicleta de spinning, eliptica, maquina de remo, maquina de ejercicio, maquina de ejercicios, aparato de gimnasia, aparatos de gimnasia, gimnasio en casa, banco de pesas, equipo de gimnasio, maquinas de gimnasio, multiestacion',
      fr: 'tapis de course, tapis roulant de course, velo d appartement, velo elliptique, rameur, appareil de musculation, appareils de musculation, banc de musculation, home gym, materiel de musculation, appareil de fitness, velo de spinning, salle de sport a la maison',
      ms: 'treadmill, mesin lari, mesin larian, basikal senaman, basikal statik, mesin senaman, mesin dayung, alat senaman, peralatan gim, alat gim, bangku angkat berat, mesin eliptikal',
      et: 'jooksulint, jooksulindi, jooksulinti, jooksurada masin, velotrenazoor, velotrenažöör, velotrenažööri, sõudeergomeeter, soudeergomeeter, sõudeergomeetri, crosstrainer, elliptiline trenažöör, elliptiline, trenažöör, trenažööri, trenazoor, jõusaalivarustus, jousaali varustus, jõumasin, jõumasina, jõupink, jõupingi',
      ar: 'جهاز مشي, جهاز جري, سير كهربائي, سير مشي, دراجه ثابته, دراجه رياضيه, جهاز تمارين, اجهزه رياضيه, جهاز رياضي, جهاز تجديف, جهاز اليبتكال, معدات جيم, اجهزه جيم, معدات الجيم, تريدمل',
    },
    shared: { en: 'elliptical trainer bike, rower' },
  },
  'pool-table': {
    sure: {
      en: 'pool table, snooker table, billiard table, billiards table, slate pool table, full size snooker table, pool tables, carom table, shuffleboard table, shuffleboard',
      es: 'mesa de billar, billar, mesa de snooker, mesa de pool',
      fr: 'table de billard, billard, table de snooker, billard francais, billard americain',
      ms: 'meja biliard, meja snuker, billard, meja pool, meja bilyard, meja biliards',
      et: 'piljardilaud, piljardilaua, piljardilauda, snuukerilaud, snuukerilaua, piljard, piljardi',
      ar: 'طاوله بلياردو, طاوله سنوكر, بلياردو, سنوكر, طاوله بليارد',
    },
  },
  safe: {
    sure: {
      any: 'chubb safe, sentry safe, sentrysafe, fichet safe',
      en: 'gun safe, gun safes, gun cabinet, heavy safe, steel safe, fireproof safe, fire safe, office safe, home safe, floor safe, wall safe, large safe, big safe, small safe, old safe, digital safe, antique safe, strongbox, strong box, safety deposit box, vault door, safes',
      es: 'caja fuerte, cajas fuertes, caja de caudales, armero, caja de seguridad, armario de armas',
      fr: 'coffre fort, coffres forts, armoire forte, coffre a armes, coffre de securite, coffre a fusils',
      ms: 'peti besi, peti keselamatan, peti simpanan besi, peti wang, peti senjata',
      et: 'seif, seifi, seifid, seife, relvakapp, relvakapi, raudkapp, tulekindel kapp, relvaseif, relvaseifi',
      ar: 'خزنه, خزنات, خزنه حديد, خزنه حديديه, خزنه اسلحه, خزنه نقود, قاصه, تجوري, خزينه حديد',
    },
    shared: { fr: 'coffre', es: 'caja de valores', en: 'safe' },
  },
  'hot-tub': {
    sure: {
      any: 'jacuzzi, jacuzzis, lay z spa, layzspa, intex pool, bestway pool, swim spa, infrared sauna, spa de nage, jaccuzi, jacuzi',
      en: 'hot tub, hottub, hot tubs, whirlpool bath, spa pool, plunge pool, above ground pool, inflatable pool, pool pump, home sauna, steam cabin, ice bath, cold plunge, barrel sauna, portable pool, outdoor spa, spa tub, our pool, my pool, our spa',
      es: 'bañera de hidromasaje, hidromasaje, jacuzzi, piscina desmontable, piscina hinchable, piscina portatil, sauna, spa hinchable, alberca desmontable',
      fr: 'un spa, le spa, mon spa, notre spa, spa gonflable, bain a remous, bain a bulles, baignoire balneo, spa exterieur, piscine hors sol, piscine gonflable, piscine demontable, sauna, bain nordique, cabine de sauna',
      ms: 'tab mandi panas, jakuzi, kolam renang mudah alih, tab spa, kolam tiup, tab air panas',
      et: 'mullivann, mullivanni, mullivanniga, kümblustünn, kumblustunn, kümblustünni, tünnisaun, tünnisauna, mullibassein, välibassein, täispuhutav bassein',
      ar: 'جاكوزي, حوض جاكوزي, حوض استحمام ساخن, مسبح متنقل, مسبح قابل للنفخ, ساونا, حوض مساج',
    },
    shared: {
      en: 'swimming pool, sauna, steam room',
      ms: 'kolam renang, sauna',
      et: 'bassein, basseini, sauna',
      ar: 'حوض سباحه, مسبح',
    },
  },
  aquarium: {
    sure: {
      any: 'aquarium, aquariums, vivarium, juwel aquarium, paludarium, aquascape, rio aquarium',
      en: 'fish tank, fishtank, reef tank, fish bowl, marine tank, turtle tank, reptile tank, saltwater tank, freshwater tank, tropical tank, fish tanks, litre tank, gallon tank, koi pond',
      es: 'acuario, pecera, terrario, acuarios',
      fr: 'aquarium, bocal a poissons, bac a poissons, terrarium',
      ms: 'akuarium, tangki ikan, balang ikan, akuarium laut, kolam ikan koi',
      et: 'akvaarium, akvaariumi, akvaariumit, akvaariumid, terraarium, terraariumi, akvaariumiga',
      ar: 'حوض سمك, حوض اسماك, احواض سمك, اكواريوم, حوض السمك, حوض الاسماك, احواض اسماك',
    },
  },
  counterfeit: {
    sure: {
      en: 'counterfeit, fake handbag, fake watch, fake rolex, fake bag, fake designer, knock off, knockoff, replica handbag, replica watch, pirated dvd, pirated disc, fake brand, counterfeit money, replica bag, imitation goods, pirate dvds, bootleg dvd, fake goods, fakes',
      es: 'falsificacion, falsificaciones, bolso falso, reloj falso, imitaciones de marca, productos falsificados, copia pirata, copias pirata, dinero falso, articulos falsificados',
      fr: 'contrefacon, contrefacons, faux sac, fausse montre, copie pirate, copies pirates, faux billets, produits contrefaits, imitation de marque, imitations de marque',
      ms: 'barang tiruan, beg tiruan, jam tiruan, cetak rompak, barang palsu, wang palsu, jenama tiruan',
      et: 'voltsitud kaup, võltsitud kaup, võltsing, voltsing, võltsingud, võltsinguid, võltskaup, võltskaupa, piraatkoopia, piraatkoopiad, võltsitud käekott, voltsitud kell, valeraha',
      ar: 'مقلد, مقلده, بضائع مقلده, حقيبه مقلده, ساعه مقلده, نسخ مقرصنه, ماركات مقلده, تقليد ماركات, نقود مزوره',
    },
  },
  gambling: {
    sure: {
      en: 'slot machine, roulette table, roulette wheel, poker table, poker chips, poker set, casino table, gambling equipment, gambling machine, fruit machine, lottery ticket, mahjong table, gaming machine, playing cards',
      es: 'maquina tragaperras, tragaperras, mesa de poker, fichas de poker, ruleta, mesa de ruleta, tragamonedas, equipo de juego, barajas, cartas de poker',
      fr: 'machine a sous, machines a sous, table de poker, jetons de poker, roulette, table de roulette, cartes a jouer',
      ms: 'mesin slot, mesin judi, meja poker, cip poker, alat judi, meja mahjong, daun terup',
      et: 'pokkerilaud, pokkerilaua, ruletilaud, hasartmänguvarustus, slotimasin, slotimasina, pokkerikomplekt, mängukaardid',
      ar: 'ماكينه قمار, ادوات قمار, طاوله بوكر, طاوله قمار, روليت, رقائق بوكر, ورق لعب, معدات قمار',
    },
  },
  'radar-detector': {
    sure: {
      en: 'radar detector, speed camera detector, radar warning device, radar jammer, laser jammer, speed trap detector',
      es: 'detector de radares, detector de radar, avisador de radares, inhibidor de radar, antirradar',
      fr: 'detecteur de radar, detecteur de radars, avertisseur de radar, avertisseur de radars, antiradar',
      ms: 'pengesan radar, alat pengesan radar, pengesan kamera had laju',
      et: 'radaridetektor, radaridetektori, radarihoiataja, antiradar, antiradari',
      ar: 'كاشف رادار, جهاز كشف رادار, كاشف الرادار, كاشف الرادارات, جهاز كشف الرادار',
    },
  },
};
