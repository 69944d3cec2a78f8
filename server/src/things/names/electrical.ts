import type { ThingNames } from '../thing-index.js';

export const electrical: ThingNames = {
  electronics: {
    sure: {
      any: 'iphone, ipad, macbook, imac, airpods, playstation, ps4, ps5, xbox, nintendo, nintendo switch, game boy, gameboy, kindle, chromecast, roku, sonos, bose speaker, bang olufsen, bang and olufsen, gopro, canon camera, nikon, samsung galaxy, samsung tv, lg tv, sony bravia, sony tv, alexa speaker, google nest, apple watch, fitbit, garmin watch, thinkpad, chromebook, raspberry pi, oculus quest, steam deck, philips hue, laptop, dvd player, blu ray player, hifi, hi fi, apple tv, fire stick, huawei phone, xiaomi phone, oled tv, qled, smart tv, smart tvs',
      en: 'tv, tvs, television, television set, flat screen, flat screen tv, plasma tv, computer, desktop computer, gaming pc, gaming computer, gaming rig, pc tower, monitor screen, computer monitor, computer screen, printer, scanner printer, tablet computer, mobile phone, cell phone, cellphone, smartphone, phone charger, game console, games console, gaming console, video game, camera, video camera, camera lens, projector, speaker system, loudspeaker, soundbar, sound bar, sound system, stereo, stereo system, record player, turntable, amplifier stereo, home cinema, home theatre, home theater, hard drive, hard disk, external drive, router, modem, satellite dish, set top box, electronics, electronic device, electronic goods, electronic equipment, gadget, smart watch, smartwatch, smart home device, security camera, baby monitor, headphones, electronic item, vr headset, telescope, 3d printer, crypto miner, mining rig, solar panel, ups battery, generator set, drone camera batteries, dj equipment, recording equipment, microphone, e reader, ereader, photocopier, fax machine, alarm clock, answering machine, wifi router',
      es: 'televisor, tele, television, pantalla plana, ordenador, ordenador portatil, portatil, computadora, computador, monitor de ordenador, impresora, tableta, movil, telefono movil, celular, consola, videoconsola, videojuego, camara de fotos, camara, proyector, altavoz, altavoces, barra de sonido, equipo de musica, tocadiscos, disco duro, antena parabolica, aparatos electronicos, electronica, auriculares, tv, router, placas solares',
      fr: 'television, televiseur, tele, ecran plat, ordinateur, ordinateur portable, ordi, imprimante, tablette tactile, telephone portable, smartphone, console de jeux, console, jeux video, appareil photo, videoprojecteur, enceinte audio, enceintes, barre de son, chaine hifi, platine vinyle, disque dur, parabole, appareils electroniques, materiel electronique, electronique, casque audio, ecran d ordinateur, camera, panneau solaire',
      ms: 'televisyen, tv, komputer, komputer riba, komputer meja, pencetak, telefon bimbit, telefon pintar, konsol permainan, kamera, projektor, pembesar suara, sistem bunyi, cakera keras, piring satelit, barangan elektronik, peranti elektronik, alat elektronik, fon kepala, penghala wifi, panel solar',
      et: 'teler, teleri, telerit, telerid, televiisor, televiisori, televiisorit, telekas, teleka, arvuti, arvutit, arvutid, arvuteid, sülearvuti, sulearvuti, sülearvutit, lauaarvuti, printer, printeri, tahvelarvuti, mobiiltelefon, mobiiltelefoni, nutitelefon, nutitelefoni, mängukonsool, mangukonsool, mangukonsooli, kaamera, fotoaparaat, fotoaparaadi, projektor, projektori, kolarid, kõlarid, kolareid, kõlareid, heliplaadimangija, muusikakeskus, muusikakeskuse, kõvaketas, kõvaketta, elektroonika, elektroonikat, elektroonikaseade, elektroonikaseadmed, korvaklapid, kõrvaklapid, ruuter, ruuteri, päikesepaneel*',
      ar: 'تلفزيون, تلفاز, كمبيوتر, حاسوب, لابتوب, حاسوب محمول, طابعه, هاتف محمول, جوال, موبايل, بلايستيشن, جهاز العاب, كاميرا, جهاز عرض, بروجكتر, سماعات, نظام صوت, قرص صلب, صحن لاقط, دش فضائي, اجهزه الكترونيه, الكترونيات, ايفون, ايباد, شاشه تلفزيون, راوتر, الواح شمسيه, اجهزتي',
    },
    shared: {
      any: 'switch, echo, surface',
      en: 'tablet, monitor, phone, console, speakers, screen, screens, amplifier, charger',
      es: 'pantalla, television',
      fr: 'tablette, ecran, telephone',
      ms: 'telefon, tablet',
      et: 'telefon, telefoni',
      ar: 'شاشه, هاتف',
    },
  },
  server: {
    sure: {
      en: 'server, server rack, rack server, server cabinet, network rack, network equipment',
      es: 'servidor informatico, servidores, rack de servidores',
      fr: 'serveur informatique, serveurs, baie de serveurs',
      ms: 'rak pelayan, pelayan komputer',
      et: 'server, serveri, serverid, serverikapp, serverikapi',
      ar: 'خوادم, خادم كمبيوتر, سيرفر, سيرفرات',
    },
  },
  drone: {
    sure: {
      any: 'dji, dji mavic, dji mini, dji phantom, dji air, mavic mini, parrot anafi, quadcopter, uav',
      en: 'drone, camera drone, quad copter, fpv drone, rc plane, model aircraft, rc helicopter, remote control plane, radio controlled plane, multicopter',
      es: 'dron, drones, cuadricoptero, aeromodelo, dron con camara',
      fr: 'drone, quadricoptere, aeromodele, drone de loisir, avion radiocommande',
      ms: 'dron, kuadkopter, dron kamera, pesawat kawalan jauh',
      et: 'droon, drooni, droone, droonid, droonide, mudellennuk, mudellennuki, kvadrokopter',
      ar: 'طائره مسيره, طايره مسيره, درون, طائره بدون طيار, طائره درون, طائره تصوير',
    },
  },
  radio: {
    sure: {
      any: 'walkie talkie, walkie talkies, baofeng, starlink, garmin inreach, motorola radio, iridium phone, talkie walkie, talkies walkies',
      en: 'two way radio, cb radio, ham radio, amateur radio, radio transmitter, transmitter, transceiver, satellite phone, sat phone, signal jammer, mobile signal booster, signal booster, gps tracker, gps device, gps transmitter, marine radio, vhf radio, uhf radio, police scanner, radio scanner, radio equipment, radio set, cordless phone, satellite internet, satellite messenger, telecommunication equipment, shortwave radio, transmitting equipment, spy camera, fm transmitter, antenna mast, radio antenna',
      es: 'radio de dos vias, radioaficionado, emisora, transmisor, telefono satelital, telefono por satelite, inhibidor de señal, equipo de radio, rastreador gps, amplificador de señal, escaner policial, walkie',
      fr: 'radio amateur, radioamateur, emetteur radio, emetteur, telephone satellite, brouilleur, traceur gps, poste cb, amplificateur de signal, materiel radio, vhf',
      ms: 'radio dua hala, pemancar, pemancar radio, radio amatur, telefon satelit, penggalak isyarat, penjejak gps, peralatan radio, alat pemancar',
      et: 'raadiosaatja, raadiosaatja, raadiosaatjad, raadiojaam, raadiojaama, raadiojaamad, satelliittelefon, satelliittelefoni, signaalisegaja, gps jalgija, raadioseade, raadioseadme, raadioseadmed, raadioamatöör*, rasiajaam',
      ar: 'جهاز لاسلكي, اجهزه لاسلكيه, لاسلكي, جهاز ارسال, هاتف فضائي, مقوي شبكه, مقوي اشاره, جهاز تتبع, ووكي توكي, جهاز تشويش, هاتف الثريا',
    },
    shared: { any: 'radio', en: 'gps', ar: 'راديو', et: 'raadio' },
  },
  appliance: {
    sure: {
      any: 'smeg, miele, aga cooker, kitchenaid, kitchen aid, thermomix, nespresso, dyson, hoover vacuum, roomba, instant pot, air fryer, airfryer, bosch washing machine, bosch dishwasher, bosch fridge, siemens oven, siemens dishwasher, lg fridge, lg washing machine, samsung fridge, samsung washing machine, whirlpool washer, electrolux, zanussi, hotpoint, beko, liebherr, gaggenau, neff oven, sub zero fridge, kenwood mixer, moulinex, tefal, nutribullet, vitamix, delonghi, rangemaster, frigidaire, maytag, kelvinator, haier, hisense fridge, magimix, krups, sodastream, monsieur cuisine, vorwerk, karcher, nespresso machine',
      en: 'appliance, white goods, kitchen appliance, household appliance, domestic appliance, electrical appliance, electrical item, electrical goods, electrical equipment, fridge, refrigerator, fridge freezer, american fridge, mini fridge, freezer, deep freezer, chest freezer, washing machine, washer, clothes washer, washer dryer, dryer, tumble dryer, tumble drier, clothes dryer, dishwasher, dish washer, cooker, gas cooker, electric cooker, range cooker, oven, stove, gas stove, hob, induction hob, microwave, microwave oven, toaster, kettle, blender, food processor, stand mixer, coffee machine, coffee maker, espresso machine, rice cooker, slow cooker, pressure cooker, deep fryer, vacuum cleaner, robot vacuum, hoover, iron and ironing board, steam iron, hair dryer, hairdryer, hair straightener, straighteners, electric toothbrush, electric shaver, electric blanket, fan heater, electric heater, space heater, air conditioner, air con unit, portable ac, dehumidifier, humidifier, air purifier, electric fan, sewing machine, water cooler, water filter, ice maker, bread maker, juicer, waffle maker, water heater, boiler, wood burner, wood burning stove, lamp, table lamp, floor lamp, sewing machines, extractor hood, cooker hood, transformer box, extension lead, extension cord, ceiling fan, garment steamer',
      es: 'electrodomestico, nevera, frigorifico, refrigerador, refrigeradora, heladera, congelador, arcon congelador, lavadora, secadora, lavavajillas, lavaplatos, cocina de gas, cocina electrica, horno, microondas, tostadora, hervidor, batidora, robot de cocina, cafetera, aspiradora, plancha de vapor, secador de pelo, secador, aire acondicionado portatil, calefactor, ventilador, maquina de coser, lampara, vitroceramica, freidora, freidora de aire, purificador de aire, deshumidificador, estufa de leña, linea blanca',
      fr: 'electromenager, appareil electromenager, appareils electromenagers, appareil electrique, appareils electriques, frigo, refrigerateur, congelateur, machine a laver, lave linge, seche linge, lave vaisselle, cuisiniere, gaziniere, plaque de cuisson, micro ondes, grille pain, bouilloire, mixeur, robot de cuisine, cafetiere, machine a cafe, aspirateur, fer a repasser, seche cheveux, climatiseur, ventilateur, machine a coudre, lampe, friteuse, deshumidificateur, poele a bois, radiateur electrique, robot menager, four electrique, mon four, notre four, un four, four encastrable',
      ms: 'peti sejuk, peti ais, penyejuk beku, mesin basuh, mesin pengering, mesin basuh pinggan, dapur gas, dapur elektrik, ketuhar, ketuhar gelombang mikro, gelombang mikro, pembakar roti, cerek elektrik, cerek, pengisar, periuk nasi, mesin kopi, pembersih vakum, penyedut hampagas, seterika, pengering rambut, penghawa dingin, penyaman udara, aircond, kipas, kipas angin, mesin jahit, lampu meja, perkakas elektrik, peralatan elektrik, perkakas dapur elektrik, barangan elektrik',
      et: 'kodumasin, kodumasina, kodumasinad, kodumasinaid, kodutehnika, külmkapp, külmkapi, kulmkapp, kulmkapi, külmik, külmiku, külmikut, sügavkülmik, sügavkülmiku, sugavkulmik, pesumasin, pesumasina, pesumasinat, pesukuivati, kuivati, kuivati, nõudepesumasin, nõudepesumasina, noudepesumasin, pliit, pliidi, pliiti, gaasipliit, gaasipliidi, ahi, ahju, praeahi, praeahju, mikrolaineahi, mikrolaineahju, mikrolaine*, röster, rösteri, veekeetja, veekeetjat, kannmikser, mikser, mikseri, kohvimasin, kohvimasina, kohvimasinat, tolmuimeja, tolmuimejat, triikraud, triikraua, föön, fööni, konditsioneer, konditsioneeri, soojapuhur, ventilaator, ventilaatori, õmblusmasin, ombbusmasin, õmblusmasina, lamp, lambi, lambid, lampe, fritüür, õhukuivati, elektriseade, elektriseadmed, elektriseadmeid',
      ar: 'اجهزه كهربائيه, اجهزه منزليه, جهاز كهربائي, ثلاجه, براد, فريزر, مجمد, غساله, غساله ملابس, نشافه, مجفف ملابس, غساله صحون, جلايه, طباخ, بوتاجاز, فرن, فرن كهربائي, ميكروويف, مايكرويف, محمصه, غلايه, خلاط, ماكينه قهوه, مكنسه كهربائيه, مكواه, مجفف شعر, سشوار, مكيف, مكيفات, مروحه, ماكينه خياطه, مدفاه, مصباح, قلايه هوائيه, ادوات كهربائيه, ثلاجتي',
    },
    shared: {
      any: 'bosch, siemens, neff, aga, whirlpool, candy, panasonic, philips, kenwood, delonghi',
      en: 'range, iron, fan, heater, lamp, hood, mixer, grill, processor',
      es: 'plancha, cocina, estufa',
      fr: 'fer, plaque, poele',
      ms: 'dapur, lampu',
      et: 'raud',
    },
  },
};
