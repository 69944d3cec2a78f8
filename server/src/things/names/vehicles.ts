import type { ThingNames } from '../thing-index.js';

export const vehicles: ThingNames = {
  car: {
    sure: {
      any:
        'abarth, acura, alfa romeo, aston martin, audi, baic, bentley, bmw, bugatti, buick, byd, cadillac, changan, chery, ' +
        'chevrolet, chevy, chrysler, citroen, cupra, daewoo, daihatsu, datsun, delorean, ferrari, fiat, fisker, foton, ' +
        'geely, great wall motor, haval, honda, hongqi, hummer, hyundai, infiniti, isuzu, iveco, jaecoo, koenigsegg, ' +
        'lamborghini, land rover, landrover, leapmotor, lexus, lynk co, mahindra, maserati, mazda, mclaren, mercedes benz, merc benz, ' +
        'mitsubishi, nio es6, nissan, oldsmobile, omoda, opel, pagani, perodua, peugeot, polestar, porsche, proton saga, ' +
        'proton persona, proton x50, proton x70, range rover, rangerover, renault, rivian, rolls royce, skoda, ssangyong, ' +
        'subaru, suzuki, tesla, toyota, trabant, vinfast, volkswagen, volvo, vw, wartburg, xpeng, zeekr, maybach, ' +
        'mercedes e klasse, mercedes c class, mercedes e class, mercedes s class, mercedes a class, mercedes glc, mercedes gle, mercedes g class, ' +
        'corolla, camry, yaris, prius, rav4, land cruiser, landcruiser, hilux, fortuner, avensis, auris, highlander, 4runner, ' +
        'aygo, vellfire, alphard, vios, wigo, innova, hr v, cr v, crv, hrv, odyssey van, ' +
        'qashqai, x trail, xtrail, micra, navara, pathfinder, patrol y61, almera, murano, sentra, altima, ' +
        'cx 3, cx 5, cx5, cx 30, cx 60, mx 5, mx5, miata, bt 50, rx 7, rx 8, outlander, pajero, triton l200, l200, lancer evo, eclipse cross, ' +
        'outback wagon, forester xt, impreza, wrx sti, crosstrek, swift sport, jimny, vitara, baleno, ' +
        'vw golf, volkswagen golf, vw polo, vw beetle, vw up, passat, tiguan, touran, touareg, jetta, arteon, sharan, amarok, vw caddy, id 3, id 4, ' +
        'octavia, fabia, superb estate, kodiaq, karoq, kamiq, kushaq, roomster, enyaq, ' +
        'seat ibiza, seat leon, seat ateca, seat arona, seat cordoba, alhambra seat, ' +
        'ford fiesta, ford focus, ford ka, ford escape, ford explorer, ford ranger, ford escort, ford fusion, ford mustang, ford galaxy, ford puma, ' +
        'ford edge, ford bronco, ford maverick, ford transit, mondeo, kuga, ecosport, f 150, f150, f 250, ' +
        'vauxhall astra, vauxhall corsa, opel astra, opel corsa, corsa, zafira, meriva, insignia tourer, mokka, vauxhall, ' +
        'peugeot 107, peugeot 206, peugeot 207, peugeot 208, peugeot 307, peugeot 308, peugeot 2008, peugeot 3008, peugeot 5008, ' +
        'twingo, kangoo, megane, scenic renault, koleos, kadjar, captur, laguna renault, renault clio, renault zoe, ' +
        'citroen c1, citroen c3, citroen c4, berlingo, xsara, 2cv, deux chevaux, citroen ds, ' +
        'fiat 500, fiat panda, fiat punto, fiat tipo, fiat uno, fiat doblo, cinquecento, ' +
        'alfa romeo giulia, alfa romeo giulietta, alfa romeo stelvio, ' +
        'sportage, sorento, picanto, kia rio, kia ceed, kia soul, kia niro, telluride, kia carnival, ' +
        'elantra, i10, i20, i30, ioniq, santa fe hyundai, hyundai santa fe, hyundai tucson, hyundai kona, hyundai accent, palisade hyundai, ' +
        'silverado, chevrolet spark, chevrolet volt, camaro, corvette, tahoe suv, suburban chevrolet, equinox suv, escalade, ' +
        'jeep, wrangler jeep, jeep wrangler, jeep compass, jeep renegade, jeep cherokee, grand cherokee, ' +
        'dodge ram, ram 1500, dodge charger, dodge challenger, dodge durango, dodge caravan, ' +
        'model 3 tesla, model y tesla, tesla model 3, tesla model y, tesla model s, tesla model x, cybertruck, ' +
        'boxster, cayenne porsche, porsche cayenne, porsche macan, porsche 911, panamera, taycan, carrera porsche, ' +
        'bmw x1, bmw x3, bmw x5, bmw 3 series, bmw 5 series, bmw 320, bmw i3, audi a3, audi a4, audi a6, audi q3, audi q5, audi q7, audi tt, ' +
        'volvo xc40, volvo xc60, volvo xc90, volvo v60, volvo v70, volvo v40, xc60, xc90, xc40, ' +
        'mini cooper, mini countryman, mini clubman, myvi, bezza, axia, kancil car, aruz, ativa, proton wira, proton waja, proton iriz, ' +
        'lada niva, lada vesta, lada samara, dacia, duster dacia, dacia duster, dacia sandero, dacia logan, sandero, ' +
        'mg zs, mg4, mg hs, mg tf, mgb, morris minor, triumph spitfire, triumph stag, austin healey, rover 75, saab 900, saab 9 3, saab 9 5, ' +
        'lotus elise, lotus exige, morgan plus, caterham, hillman, lancia delta, lancia ypsilon, smart fortwo, smart forfour, ' +
        'toyota tacoma, tacoma pickup, toyota tundra, gmc sierra, gmc, nissan leaf, nissan juke, nissan note, honda civic, honda accord, honda jazz, ' +
        'honda fit, honda pilot, honda city car, suzuki swift, suzuki alto, toyota corona, toyota crown, kia, perodua alza, nissan versa, toyota sienna, toyota avanza',
      en:
        'car, motor car, motorcar, automobile, vehicle, motor vehicle, suv, 4x4, four by four, four wheel drive, hatchback, saloon car, ' +
        'sedan, estate car, station wagon, minivan, people carrier, mpv, coupe car, convertible car, cabriolet, roadster, sports car, supercar, hypercar, ' +
        'classic car, vintage car, oldtimer, veteran car, antique car, muscle car, hot rod, kit car, family car, company car, second car, electric car, hybrid car, ev car, ' +
        'pickup truck, pick up truck, my truck, our truck, his truck, her truck, my van, our van, delivery van, panel van, ' +
        'cargo van, transit van, passenger van, right hand drive car, left hand drive car, limousine, hearse, tractor unit, my ride, my wheels, ' +
        'my saab, our saab, a saab, my seat leon, go kart, gokart, kei truck, kei car, ute, land yacht',
      es:
        'coche, carro, auto, automovil, vehiculo, todoterreno, camioneta, furgoneta, monovolumen, ranchera, descapotable, ' +
        'deportivo, coche clasico, coche electrico, auto electrico, berlina, familiar diesel, turismo diesel, mi pick up',
      fr:
        'voiture, vehicule, bagnole, le char, mon char, notre char, ton char, leur char, automobile, auto, camionnette, fourgon, fourgonnette, break diesel, berline, decapotable, monospace, ' +
        'quatre quatre, voiture de collection, voiture electrique, voiture ancienne, utilitaire',
      ms: 'kereta, kenderaan, kereta klasik, kereta elektrik, trak pikap, pacuan empat roda, kereta saya, motokar',
      et:
        'auto, autod, autot, auto, soiduauto, soiduk, soiduki*, sõiduk*, maastur, maasturi, kaubik, kaubiku, pikap, pikapi, universaal auto, ' +
        'kabriolett, kabrioleti, vanaauto, elektriauto, mahtuniversaal*, dziip, dzipi, soidukid',
      ar: 'سياره, عربيتي, عربيتنا, عربيات, مركبه, بيك اب, بيكاب, شاحنه صغيره, دفع رباعي, سيارات, مركبات, تويوتا, نيسان, هوندا, مرسيدس, بي ام دبليو, لكزس, كيا, هيونداي, رنو, بيجو, فورد, شفروليه, لاند كروزر, لاندكروزر, جيب شيروكي, اودي, فولكس فاجن, مازدا, تسلا, بورش, فولفو, رنج روفر, سكودا, فيراري, لاند روفر, كامري, كورولا, عربيتي',
    },
    shared: {
      any:
        'golf, fiesta, polo, mini, beetle, jaguar, jag, colt, focus, civic, accord, jazz, escape, explorer, mustang, ranger, defender, ' +
        'discovery, freelander, evoque, fox, panda, panda cross, smart, seat, ford, lincoln, dodge, mercedes, merc, genesis, saturn, mercury, pontiac, plymouth, ' +
        'morgan, lotus, lada, lancia, alpine, ram, rover, austin, triumph, proton, wagon r, sunny, leaf, juke, note, cherry, bluebird, serena, ' +
        'patrol, sierra, escort, capri, fusion, galaxy, puma, edge, bronco, maverick, transit, clio, zoe, espace, scenic, laguna, ' +
        'astra, vectra, insignia, frontera, corvair, spark, volt, bolt, blazer, suburban, tahoe, malibu, impala, equinox, trax, ' +
        'wrangler, compass, renegade, patriot, cherokee, charger, challenger, durango, caravan sxt, journey, neon, ' +
        'soul, rio, niro, carnival, kona, accent, sonata, tucson, palisade, veloster, matrix, swift, alto, ignis, celerio, splash, ' +
        'forester, outback, legacy, brz, element, pilot, passport, odyssey, insight, legend, prelude, stream, city, fit, ' +
        'crown, corona, celica, supra, tundra, tacoma, sequoia, venza, previa, starlet, tercel, hiace, harrier, noah, wish, ' +
        'superb, rapid, scala, citigo, yeti, caddy, scirocco, bora, vento, corrado, lupo, karmann ghia, ibiza, leon, ateca, arona, ' +
        'cordoba, toledo, alhambra, duster, logan, uno, tipo, bravo, stilo, multipla, doblo, ducato, giulia, giulietta, stelvio, spider, ghibli, levante, quattroporte, ' +
        'macan, cayenne, carrera, cayman, spitfire, elise, continental, phantom, ghost, silver shadow, saga, wira, iriz, waja, perdana, viva, kancil, kelisa, ' +
        'atto, dolphin byd, seal byd, model 3, model y, model s, model x, tribute, premacy, demio, lancer, carisma, triton, stavic, korando, rexton, musso, tivoli, punto, holden',
      en: 'estate, saloon, convertible, coupe, van, vans, wagon, truck, trucks, people mover, wheels, motor, ride, camper, tractor, limo, banger, runabout, ev, pickup',
      es: 'deportivo, turismo, camion, berlina',
      fr: 'break, cabriolet, coupe, ma caisse, ta caisse, notre caisse, camion',
      et: 'kaubik, veoauto, buss',
      ms: 'van, trak',
    },
  },
  motorbike: {
    sure: {
      any:
        'harley davidson, harley, ducati, kawasaki, yamaha r1, yamaha mt 07, yamaha mt 09, yamaha tmax, yamaha nmax, yamaha lc135, ' +
        'vespa, lambretta, piaggio, aprilia, moto guzzi, royal enfield, ktm duke, husqvarna motorcycle, mv agusta, norton commando, ' +
        'bmw gs, bmw r1200gs, bmw r1250gs, bmw motorrad, honda goldwing, goldwing, honda cbr, honda africa twin, africa twin, fireblade, ' +
        'honda super cub, super cub, honda monkey bike, suzuki hayabusa, hayabusa, gsx r, gsxr, suzuki v strom, ninja 400, ninja 650, kawasaki ninja, ' +
        'triumph bonneville, triumph tiger, triumph street triple, indian scout, modenas, modenas kriss, bajaj pulsar, hero splendor, ' +
        'ural sidecar, simson, jawa, benelli, bultaco, montesa, peugeot django, sportster, softail, fatboy, dyna glide, road king',
      en:
        'motorbike, motor bike, motorcycle, motor cycle, moped, motor scooter, scooter 125, dirt bike, trail bike, motocross bike, enduro bike, ' +
        'touring bike, sidecar, quad bike, quad, atv, all terrain vehicle, trike motorcycle, pit bike, superbike, cruiser motorcycle, classic motorcycle, ' +
        'scooty, scooties, scooty pep, honda activa, activa scooter, tvs jupiter, two wheeler, 2 wheeler, bullet bike, minibike, electric motorcycle, electric moped, snowmobile, ski doo',
      es: 'moto, motocicleta, ciclomotor, vespino, escuter, scooter, cuatriciclo, cuatrimoto, motoneta, moto electrica, moto de cross, moto de nieve',
      fr: 'moto, motocyclette, mobylette, cyclomoteur, scooter, velomoteur, moto ancienne, moto cross, deux roues, motoneige',
      ms: 'motor honda, motor yamaha, motor suzuki, motor kawasaki, motor modenas, motor vespa, motor kapcai, motor ducati, motor saya, motor lama, sebuah motor, ada motor, motosikal, motorsikal, skuter, kapcai, moto, motor besar, basikal bermotor',
      et: 'mootorratas, mootorratta, mootorrattad, mootorrattaid, tsikkel, tsikli, rolleri, mopeed, mopeedi, atv, mootorsaan, saani, mootorsaani, motoroller, motorolleri',
      ar: 'دراجه ناريه, دراجات ناريه, موتوسيكل, سكوتر, موتور سيكل, دباب, دراجتي الناريه, هارلي',
    },
    shared: {
      any: 'ktm, triumph, norton, ninja, monster, bonneville, gold wing, cub, intruder, indian, hornet, bandit, bonnie, shadow, rebel',
      en: 'scooter, chopper, cruiser, trike',
    },
  },
  motorhome: {
    sure: {
      any: 'winnebago, airstream, hymer, adria coral, swift escape motorhome, knaus, dethleffs, burstner, bailey caravan, coachmen, jayco, vw california, vw camper, westfalia, vw t5, vw t6, fiat ducato camper',
      en: 'motorhome, motor home, camper van, campervan, camper, caravan, static caravan, touring caravan, rv, recreational vehicle, travel trailer, fifth wheel trailer, camper trailer, trailer tent, mobile home, horsebox, horse box, horse trailer, boat trailer, utility trailer, tiny house on wheels, food truck, converted van, van conversion',
      es: 'autocaravana, caravana, casa rodante, remolque, furgoneta camper, furgo camper, roulotte, casa movil',
      fr: 'camping car, caravane, van amenage, fourgon amenage, remorque, mobil home, roulotte',
      ms: 'karavan, rumah bergerak, treler, kereta rumah',
      et: 'autosuvila, matkaauto, haagissuvila, karavan, karavani, haagis, jarelhaagis*',
      ar: 'كرفان, عربه تخييم, بيت متنقل, مقطوره, منزل متنقل',
    },
  },
  boat: {
    sure: {
      any: 'jet ski, jetski, sea doo, catamaran, zodiac boat, bayliner, beneteau, bavaria yacht, bavaria 34, jeanneau, sea ray, boston whaler, hobie cat, sunseeker, laser dinghy, optimist dinghy',
      en: 'boat, yacht, sailboat, sailing boat, motorboat, motor boat, speedboat, dinghy, canoe, kayak, rowing boat, inflatable boat, rib boat, fishing boat, houseboat, narrowboat, outboard motor, outboard engine, pontoon boat, sea kayak, stand up paddle board, paddle board, paddleboard',
      es: 'barco, velero, yate, lancha, moto de agua, canoa, piragua, kayak, zodiac, motora',
      fr: 'bateau, bateaux, voilier, canoe, kayak, barque, zodiac, hors bord, scooter des mers, yacht, annexe pneumatique',
      ms: 'perahu, kapal layar, kayak, sampan, jet ski, kanu, bot laju, bot saya, bot kami, bot layar, bot nelayan',
      et: 'paat, paadi, paati, purjekas, purjeka, jaht, jahi, kajak, kajaki, kanuu, mootorpaat, mootorpaadi, sup laud, jett',
      ar: 'قارب, يخت, زورق, كاياك, جت سكي, دراجه مائيه, مركب شراعي',
    },
    shared: { en: 'rib, laser, tender, skiff, sloop, ketch, cutter', es: 'lancha' },
  },
  bicycle: {
    sure: {
      any: 'brompton, cannondale, bianchi bike, specialized bike, trek bike, giant bike, colnago, pinarello, cervelo, canyon bike, moulton bicycle, gazelle bike, peloton bike rack',
      en: 'bicycle, bike, push bike, pushbike, mountain bike, road bike, racing bike, e bike, ebike, electric bike, electric bicycle, pedelec, cargo bike, folding bike, tandem bike, bmx, mtb, recumbent bike, balance bike, tricycle, unicycle, bike trailer, kids bike, cycle rack',
      es: 'bicicleta, bici, bicicleta electrica, bici electrica, triciclo, bici de montaña',
      fr: 'velo, bicyclette, velo electrique, vtt, tandem velo, tricycle, velo cargo, draisienne',
      ms: 'basikal, basikal elektrik, basikal lipat, basikal bukit',
      et: 'jalgratas, jalgratta, jalgrattad, jalgrattaid, elektriratas, elektriratta, ratas, ratta, maastikuratas, maastikuratta, kolmerattaline',
      ar: 'دراجه, دراجه هوائيه, دراجه كهربائيه, دراجات, بسكليت',
    },
    shared: { any: 'trek, specialized, giant', en: 'tandem, cycle, trike' },
  },
  'e-scooter': {
    sure: {
      any: 'segway, ninebot, hoverboard, xiaomi scooter, xiaomi m365, onewheel',
      en: 'e scooter, escooter, electric scooter, kick scooter, push scooter, electric skateboard, electric unicycle, balance board',
      es: 'patinete, patinete electrico, monopatin electrico, scooter electrico',
      fr: 'trottinette, trottinette electrique, gyropode, monoroue',
      ms: 'skuter elektrik, skuter tendang',
      et: 'elektritouks, elektritouksi, elektritoukeratas, elektritoukerat*, touksi, touks, toukeratas, toukeratta',
      ar: 'سكوتر كهربائي, سكوتر كهربايي, لوح كهربائي',
    },
  },
  'vehicle-part': {
    sure: {
      en: 'car part, used part for my car, spare wheel, tyre, tire, winter tyre, snow tire, summer tyre, alloy wheel, rims and tyres, car battery, engine block, gearbox part, roof box, roof rack, tow bar, dash cam, dashcam, car stereo, exhaust pipe, bumper, motorcycle helmet, motorbike helmet, bike helmet, child car seat, car seat, booster seat',
      es: 'neumatico, llanta, rueda de repuesto, recambio, repuesto de coche, autopartes, silla de coche, baca del coche',
      fr: 'pneu, pneus, jante, roue de secours, pieces auto, piece detachee, coffre de toit, siege auto',
      ms: 'tayar, alat ganti kereta, rim kereta, kerusi kereta kanak kanak',
      et: 'rehv, rehvi, rehvid, velg, velje, veljed, autoosa, autoosad, varuosa, varuosad, katuseboks, turvatool, turvatooli',
      ar: 'اطار سياره, اطارات, قطع غيار, كفرات, كرسي سياره للاطفال',
    },
  },
};
