import type { ThingNames } from '../thing-index.js';

export const household: ThingNames = {
  furniture: {
    sure: {
      any: 'ikea, chesterfield sofa, chesterfield, futon, ottoman, chaise longue, eames chair, recliner, armoire, credenza, billy bookcase, pax wardrobe, malm, kallax, herman miller, poang, la z boy, natuzzi, buffet furniture',
      en: 'furniture, piece of furniture, sofa, couch, settee, corner sofa, sofa bed, sofabed, armchair, arm chair, chair, office chair, dining chair, rocking chair, table, dining table, coffee table, kitchen table, side table, bedside table, nightstand, night stand, desk, standing desk, writing desk, bed frame, bunk bed, double bed, single bed, king size bed, queen bed, four poster, four poster bed, wardrobe, closet unit, chest of drawers, dresser, drawers, dressing table, bookcase, book case, bookshelf, bookshelves, shelving unit, shelves, shelf, sideboard, cabinet, china cabinet, display cabinet, filing cabinet, tv stand, tv unit, tv cabinet, wall unit, cupboard, kitchen cupboard, kitchen island, kitchen unit, bar stool, stool, footstool, bench, headboard, mirror, coat stand, hat stand, bean bag, trunk furniture, blanket box, bureau desk, roll top desk, welsh dresser, hall stand, cot bed furniture, loft bed, murphy bed, massage chair, leather sofa, flat pack furniture, outdoor sofa, wine rack, room divider, tv bench, gaming chair, medicine cabinet, drinks cabinet, gun cabinet furniture, suite of furniture, three piece suite, fitted wardrobe',
      es: 'mueble, sofa, sofa cama, sillon, butaca, silla, silla de oficina, mesa de comedor, mesita de noche, escritorio, cama, cama de matrimonio, litera, armario, ropero, comoda, cajonera, tocador, estanteria, libreria de madera, aparador, vitrina, espejo, taburete, banco de madera, cabecero, perchero, mecedora, mobiliario, mueble de tele, alacena, zapatero mueble',
      fr: 'meuble, mobilier, canape, canape lit, clic clac, fauteuil, chaise, chaise de bureau, table, table a manger, table basse, table de nuit, table de chevet, bureau meuble, lit double, lit superpose, lits superposes, armoire, penderie, commode, bibliotheque meuble, etagere, vitrine, miroir, tabouret, banc en bois, tete de lit, vaisselier, secretaire meuble, meuble tele, pouf',
      ms: 'perabot, sofa, kerusi, kerusi malas, kerusi pejabat, meja, meja makan, meja kopi, meja tulis, katil, katil bujang, katil kelamin, katil dua tingkat, almari, almari pakaian, almari baju, rak buku, rak, kabinet, kabinet tv, cermin, bangku, laci, gerobok, meja solek',
      et: 'moobel, mööbel, mööbli, mooblit, mööblit, mööbliese, mööblieseme, sohva, diivan, diivani, diivanit, diivanid, diivanvoodi, nurgadiivan, nurgadiivani, tugitool, tugitooli, tugitoolid, tooli, toolid, toole, laua, lauda, söögilaud, söögilaua, soogilaud, kirjutuslaud, kirjutuslaua, diivanilaud, öökapp, öökapi, voodi, voodit, voodid, narivoodi, kapp, kapi, kappi, kapid, riidekapp, riidekapi, kummut, kummuti, riiul, riiuli, riiulid, raamaturiiul, raamaturiiuli, vitriin, vitriini, puhvetkapp, peegel, peegli, taburet, kiiktool, kiiktooli, tv alus, köögimööbel, sektsioonkapp',
      ar: 'اثاث, موبيليا, عفش, كنبه, كنبات, اريكه, كرسي, كراسي, طاوله, طاولات, طاوله طعام, مكتب خشبي, سرير, اسره, خزانه, خزانه ملابس, دولاب, رف كتب, مكتبه خشب, رفوف, مراه, كومودينا, تسريحه, طقم كنب, غرفه نوم كامله, خزائن',
    },
    shared: { en: 'suite, cot, bed, beds, trunk, unit', es: ', mesa', fr: 'bibliotheque, lit', et: 'laud, tool' },
  },
  mattress: {
    sure: {
      any: 'tempur, tempurpedic, emma mattress, simba mattress, casper mattress',
      en: 'mattress, memory foam mattress, box spring, boxspring, mattresses, bed base, divan bed, mattress topper',
      es: 'colchon, somier, canape abatible, colchones',
      fr: 'matelas, sommier, surmatelas',
      ms: 'tilam, tilam busa',
      et: 'madrats, madratsi, madratsid, madratseid, kattemadrats, voodipohi',
      ar: 'مرتبه, مراتب, فرشه سرير, مفرش سرير, فراش',
    },
  },
  rug: {
    sure: {
      any: 'kilim, tapis berbere, kelim',
      en: 'rug, carpet, persian rug, persian carpet, oriental rug, oriental carpet, turkish rug, turkish carpet, iranian rug, iranian carpet, afghan rug, moroccan rug, silk rug, runner rug, sheepskin rug, tapestry, wall hanging, prayer rug, persian rugs, chinese rug',
      es: 'alfombra, alfombra persa, alfombra oriental, alfombra turca, tapiz, moqueta',
      fr: 'tapis, tapis persan, tapis d orient, tapisserie, moquette, tapis iranien',
      ms: 'permaidani, permaidani parsi, karpet, tikar, permadani',
      et: 'vaip, vaiba, vaibad, vaipu, parsia vaip, pärsia vaip, pärsia vaiba, seinavaip, seinavaiba, gobelään, gobelaan',
      ar: 'سجاده, سجاد, سجاد فارسي, سجاده عجميه, سجاد ايراني, موكيت, بساط',
    },
  },
  chandelier: {
    sure: {
      any: 'swarovski chandelier, murano chandelier, murano glass, tiffany lamp',
      en: 'chandelier, crystal chandelier, pendant light, ceiling light, light fixture, candelabra, stained glass window, light fitting',
      es: 'lampara de araña, araña de cristal, candelabro, lamparas de cristal, vidriera',
      fr: 'lustre, lustre en cristal, lustres, candelabre, suspension luminaire, vitrail',
      ms: 'candelier, lampu kandil, lampu kristal, lampu gantung',
      et: 'lühter, lühtri, luhter, luhtri, lühtrid, kroonlühter, kroonlühtri, kristall luhter, laelamp, laelambi, vitraaž',
      ar: 'ثريا, نجفه, ثريات, ثريا كريستال',
    },
  },
  'grandfather-clock': {
    sure: {
      any: 'comtoise, westminster clock',
      en: 'grandfather clock, grandmother clock, longcase clock, long case clock, tall case clock',
      es: 'reloj de pie, reloj de pendulo',
      fr: 'horloge comtoise, horloge de parquet, horloge de grand mere',
      ms: 'jam besar berdiri, jam datuk',
      et: 'põrandakell, porandakell, põrandakella, kapikell, kapikella',
      ar: 'ساعه جدي, ساعه ارضيه',
    },
  },
  clock: {
    sure: {
      en: 'wall clock, mantel clock, mantelpiece clock, antique clock, cuckoo clock, carriage clock, pendulum clock, clock collection',
      es: 'reloj de cuco, reloj de pared, reloj antiguo, carillon',
      fr: 'horloge, horloge ancienne, coucou suisse, pendule ancienne',
      ms: 'jam dinding, jam antik, jam bandul',
      et: 'seinakell, seinakella, käokell, kaminakell, kaminakella, pendlikell, pendlikella',
      ar: 'ساعه حائط, ساعه جداريه, ساعه بندول, ساعه قديمه',
    },
  },
  ceramics: {
    sure: {
      any: 'wedgwood, royal doulton, meissen, royal copenhagen, limoges, lladro, waterford crystal, lalique, baccarat, villeroy boch, villeroy and boch, spode, noritake, le creuset, staub pan, tupperware, pyrex, porcelain doll, delftware, talavera pottery, raku, ming vase',
      en: 'crockery, dishes, dinner plate, dinner set, dinner service, plates, cups and saucers, teapot, tea set, bone china, fine china, china set, porcelain, ceramics, ceramic, glazed ceramic, glazed pottery, pottery, earthenware, stoneware, terracotta pot, vase, glassware, glasses, wine glasses, wine glass, crystal glass, crystal glasses, drinking glass, cutlery, silverware, silver cutlery, tableware, kitchenware, pots and pans, saucepan, frying pan, cookware, utensil, kitchen utensil, mug, bowls, baking tray, china tea set, antique china, kitchen stuff, kitchen thing, cast iron pan, wok',
      es: 'vajilla, platos, vaso de cristal, copas de vino, cristaleria, porcelana, ceramica, alfareria, tetera, jarron, cuberteria, ollas, una olla, la olla, mi olla, olla a presion, olla expres, sarten, cazuela, bateria de cocina, utensilios de cocina, tazas',
      fr: 'vaisselle, assiette, verres a vin, verrerie, porcelaine, ceramique, poterie, faience, theiere, vase, couverts, argenterie, casserole, poele a frire, marmite, ustensiles de cuisine, batterie de cuisine, tasses, service de table, gres ceramique',
      ms: 'pinggan mangkuk, pinggan, mangkuk, gelas, porselin, seramik, tembikar, teko, pasu, sudu garpu, periuk, kuali, peralatan dapur, cawan, barang dapur, periuk belanga',
      et: 'nõud, noud, nõusid, nousid, toidunõud, serviis, serviisi, taldrik, taldrikud, taldrikuid, klaasid, klaase, veiniklaas, veiniklaasid, kristall, kristalli, portselan, portselani, keraamika, keraamikat, savinõud, vaas, vaasi, teekann, söögiriistad, soogiriistad, pott, potid, potte, pann, pannid, kööginõud, koogitarbed, köögitarbed, tassid, hõbenõud',
      ar: 'اطباق, صحون, اواني, اكواب, كاسات, كؤوس, خزف, فخار, بورسلان, سيراميك, ابريق شاي, مزهريه, ملاعق, ادوات مطبخ, طناجر, قدور, مقلاه, طقم صحون, كريستال',
    },
    shared: {
      en: 'china, plate, cups, pots, pans, pan, crystal',
      fr: 'verre, verres',
      es: 'copa, vasos, tazon, olla, ollas',
    },
  },
  'baby-gear': {
    sure: {
      any: 'bugaboo, stokke, maxi cosi, britax, baby bjorn, uppababy, cybex',
      en: 'pram, pushchair, stroller, buggy, baby buggy, crib, baby cot, cot bed, moses basket, high chair, highchair, playpen, play pen, baby walker, baby bath, changing table, baby bouncer, baby swing, baby carrier, nappies, nappy, diaper, diapers, baby bottle, baby gate, breastmilk, breast milk, baby clothes, baby stuff, baby thing, baby wipes, carrycot, bassinet',
      es: 'cochecito, cochecito de bebe, carrito de bebe, sillita de paseo, cuna, trona, parque infantil, andador de bebe, cambiador, pañal, biberon, moises, silla de paseo, coche de bebe, coche cuna',
      fr: 'poussette, landau, berceau, lit bebe, lit a barreaux, chaise haute, parc bebe, trotteur, table a langer, couche, couches, biberon, transat bebe, porte bebe, couffin',
      ms: 'kereta sorong bayi, kereta bayi, katil bayi, buai bayi, kerusi tinggi bayi, walker bayi, lampin, lampin pakai buang, botol susu, buaian bayi, stroller',
      et: 'lapsevanker, lapsevankri, lapsevankrit, lapsekäru, käru, karuga, beebivoodi, võrevoodi, vorevoodi, söögitool, beebisoogitool, häll, hälli, mähkmed, mähkmeid, mahkmeid, mähkimislaud, lutipudel, käimistool, kaimistool, turvahäll, beebiasjad',
      ar: 'عربه اطفال, عربه طفل, سرير طفل, سرير اطفال, كرسي طعام للاطفال, مشايه اطفال, حفاضات, حفاظات, رضاعه, زجاجه رضاعه, طاوله تغيير, مهد طفل',
    },
  },
  'household-goods': {
    sure: {
      en: 'household goods, household effects, household items, household things, household stuff, home contents, house contents, contents of our house, contents of my flat, bedding, bed linen, duvet, pillow, blanket, towel, curtains, curtain, cushion, christmas decoration, christmas tree, ornament, lampshade, knick knacks, bric a brac, picture frame, photo frame, umbrella, ladder, storage box, laundry basket, ironing board, cleaning equipment, vacuum bags, plastic boxes, used household goods, removal goods, curtain rail, blinds, cushions, linens, table linen, wedding presents, kitchen equipment, kitchen contents, pictures, framed print, framed picture, art print',
      es: 'enseres, enseres domesticos, ajuar, menaje, menaje de casa, menaje del hogar, ropa de cama, edredon, almohada, manta, toalla, cortina, cojin, adorno, arbol de navidad, marco de fotos, escalera de mano, articulos del hogar, bienes domesticos',
      fr: 'effets mobiliers, biens menagers, articles menagers, affaires de maison, literie, couette, oreiller, couverture, serviette de bain, rideau, rideaux, coussin, decoration de noel, sapin de noel, cadre photo, echelle, linge de maison, biens personnels du menage, objets menagers',
      ms: 'barangan rumah, barang rumah, barangan isi rumah, isi rumah, peralatan rumah, cadar, selimut, bantal, tuala, langsir, kusyen, hiasan rumah, pokok krismas, bingkai gambar, tangga lipat, papan seterika, barang barang rumah, kelengkapan rumah',
      et: 'majapidamistarbed, majapidamistarbeid, majapidamisasjad, majapidamise asjad, kodused asjad, koduasjad, kolimisvara, voodipesu, tekk, teki, tekid, padi, padjad, patju, käterätik, käterätid, kardin, kardinad, kardinaid, jõuluehted, kuusk kunst, jõulukuusk, pildiraam, redel, redeli, triikimislaud, kodutekstiil, majakraam, kodukraam',
      ar: 'ادوات منزليه, امتعه منزليه, اغراض البيت, اغراض المنزل, اغراض منزليه, مفروشات, شراشف, لحاف, مخده, وساده, بطانيه, بطانيات, مناشف, ستائر, ستاير, زينه عيد الميلاد, سلم متنقل, مستلزمات منزليه',
    },
  },
  'personal-effects': {
    sure: {
      en: 'personal effects, personal belongings, personal things, personal items, personal stuff, suitcase, luggage, toiletries, cosmetics, make up, makeup, skincare, handbag, designer bag, louis vuitton bag, sunglasses, souvenir, family heirloom, heirloom, photo album, family photos, family albums, old letters, sentimental items, school bag, urn with ashes, ashes of my, cremated remains, human ashes, urn, trophy, wedding dress box, used personal effects',
      es: 'efectos personales, objetos personales, pertenencias, maleta, equipaje, cosmeticos, maquillaje, bolso, gafas de sol, recuerdo de familia, album de fotos, fotos familiares, cenizas, urna funeraria, articulos de aseo',
      fr: 'effets personnels, objets personnels, affaires personnelles, valise, bagage, bagages, cosmetique, maquillage, sac a main, lunettes de soleil, album photo, souvenirs de famille, urne funeraire, cendres, affaires de toilette',
      ms: 'barang peribadi, barangan peribadi, beg pakaian, bagasi, kosmetik, alat solek, beg tangan, cermin mata hitam, album gambar, abu mayat, cenderamata, kelengkapan diri',
      et: 'isiklikud asjad, isiklikke asju, isiklik vara, kohver, kohvri, kohvrid, kohvreid, pagas, kosmeetika, kosmeetikat, käekott, käekoti, paikeseprillid, päikeseprillid, fotoalbum, fotoalbumid, perepildid, urn tuhaga, tuhaurn, meened, hugieenitarbed',
      ar: 'امتعه شخصيه, اغراض شخصيه, اغراضي الشخصيه, حقيبه سفر, حقائب, مكياج, مستحضرات تجميل, حقيبه يد, نظارات شمسيه, البوم صور, صور العائله, رماد المتوفى, امتعتي الشخصيه, شنط',
    },
    shared: { en: 'ashes, bags' },
  },
  toys: {
    sure: {
      any: 'lego, playmobil, barbie, monopoly, pokemon cards, warhammer, jenga, funko pop, hot wheels, nerf, teddy, puzzle, puzzles, jigsaw',
      en: 'toy, toys, board game, doll, dolls house, doll house, teddy bear, stuffed toy, cuddly toy, soft toy, stuffed animal, action figure, model train, train set, model railway, rocking horse, jigsaw puzzle, card game, magic cards, toy car, toy box, kids toys, video game collection, comic figures, slide and swing, play kitchen, ride on toy',
      es: 'juguete, juego de mesa, muñeca, casa de muñecas, osito de peluche, peluche, tren de juguete, rompecabezas, coche de juguete, coleccion de figuras',
      fr: 'jouet, jeu de societe, jeux de societe, poupee, maison de poupee, peluche, ours en peluche, petit train, voiture miniature, figurine, doudou',
      ms: 'mainan, permainan papan, patung permainan, anak patung, beruang teddy, kereta mainan, teka teki, set kereta api mainan, patung',
      et: 'mänguasi, mänguasja, mänguasjad, mänguasju, manguasjad, manguasju, lauamäng, lauamängu, lauamängud, lauamänge, nukk, nuku, nukud, nukumaja, kaisukaru, kaisuloom, kaisuloomad, pusle, pusled, klotsid, mudelraudtee, kiikhobune',
      ar: 'العاب, لعبه, لعب اطفال, دميه, دمى, بيت دميه, دب محشو, ليغو, العاب لوحيه, بازل, العاب اطفال',
    },
  },
  clothing: {
    sure: {
      any: 'kimono, sari, batik, kebaya, kilt, baju kurung, abaya, hijab, songket, jeans',
      en: 'clothes, clothing, wedding dress, wedding gown, suit jacket, coat, jacket, shirt, polo shirt, t shirt, tshirt, trousers, dress, sweater, underwear, boxer shorts, uniform, military uniform, camouflage clothing, work clothes, winter clothes, baby clothing, used clothes, second hand clothes, wardrobe of clothes, costume, leather jacket, ski clothes, scarf, hat, gloves, clothes rail, designer clothes, football shirt, national costume, evening dress, swimwear, camouflage',
      es: 'ropa, vestido de novia, abrigo, chaqueta, camisa, camiseta, pantalon, vestido, jersey de lana, ropa interior, uniforme, uniforme militar, ropa usada, ropa de invierno, prendas, sombrero, bufanda',
      fr: 'vetement, robe de mariee, manteau, veste, chemise, pantalon, robe, sous vetement, uniforme, uniforme militaire, vetements d occasion, vetements d hiver, fringues, tenue de camouflage, chapeau, echarpe, pulls',
      ms: 'pakaian, baju, baju pengantin, kot, jaket, kemeja, seluar, gaun, pakaian seragam, pakaian terpakai, tudung, baju sejuk, topi, pakaian askar',
      et: 'riided, riideid, riietega, riideese, rõivad, roivad, rõivaid, pulmakleit, pulmakleidi, mantel, mantli, jope, jopet, jakk, jaki, särk, särgi, püksid, kleit, kleidi, vormiriietus, vormirõivad, kasutatud riided, talveriided, talveriideid, müts, sall, kampsun, kampsuni',
      ar: 'ملابس, ثياب, فستان زفاف, معطف, جاكيت, قميص, بنطلون, فستان, زي عسكري, ملابس مستعمله, عبايه, حجاب, ملابس شتويه, بدله, ملابسي',
    },
    shared: { en: 'suit, suits', es: 'traje, jersey' },
  },
  footwear: {
    sure: {
      any: 'birkenstock, crocs, sneakers, nike shoes, nike trainers, adidas trainers',
      en: 'shoe, shoes, boots, trainers, sandals, high heels, slippers, flip flops, golf shoes, leather shoes, ski boot, shoe collection, work boots, army boots',
      es: 'zapato, zapatilla, bota de cuero, botas, sandalia, calzado, tacones',
      fr: 'chaussure, bottes, basket chaussure, baskets, sandale, pantoufle, talons',
      ms: 'kasut, kasut but, sandal, selipar, kasut sukan, kasut tumit',
      et: 'jalanõud, jalanõusid, jalanoud, kingad, saapad, saapaid, tossud, tosse, sandaalid, sussid',
      ar: 'حذاء, احذيه, جزمه, صندل, شباشب, كنادر, احذيتي',
    },
    shared: { en: 'boot' },
  },
};
