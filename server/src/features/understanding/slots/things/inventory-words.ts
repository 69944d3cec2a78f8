import type { InventoryCode } from '@meg/shared/domain/quotes/inventory-items';

/** What visitors call the things that the inventory knows. Special items, cars and motorbikes have lists of their own. */
export const inventoryWords: Readonly<Partial<Record<InventoryCode, string>>> = {
  'box-medium':
    'bulto, bultos, box, boxes, moving boxes, carton, cartons, boite, boites, caisse, caisses, crate, crates, caja, cajas, carton de demenagement, kotak, kast, kasti, kaste, kastid, kastide, karp, karpi, karbid, ' +
    'صندوق, صناديق, صندوقا, صندوقين, كرتونه, كراتين, كرتون, كرتونين, كرتونتين, بوكس, كرطونه, كراطن',
  'box-wardrobe': 'wardrobe box*, caja armario, carton penderie, cartons penderie, garderoobikast*',
  'box-large':
    'tea chest*, large box*, big box*, cajas grandes, caja grande, grands cartons, grand carton, kotak besar, suur kast, suurt kasti',
  'box-small':
    'small box*, book box*, cajas pequenas, caja pequena, petits cartons, petit carton, kotak kecil, vaike kast, vaikest kasti',
  'bed-single':
    'single divan*, single cot*, charpai, charpoy*, folding bed*, camp bed*, guest bed*, trundle bed*, cama plegable, catre, catres, lit pliant, lits pliants, lit d appoint, katil lipat, valivoodi*, سرير قابل للطي, hospital bed*, adjustable bed*, day bed*, daybed*, cama de hospital, cama articulada, camas articuladas, lit medicalise, lits medicalises, lit d hopital, katil hospital, haiglavoodi*, سرير طبي, سرير مستشفى, single bed*, cama individual, camas individuales, lit simple, lits simples, katil bujang, uheinimesevoodi*, سرير مفرد',
  'bed-double':
    'double divan*, divan bed*, double bed*, four poster*, 4 poster*, four poster bed*, 4 poster bed*, cama con dosel, camas con dosel, lit a baldaquin, lits a baldaquin, katil empat tiang, katil 4 tiang, baldahhiinvoodi*, سرير باعمده, سرير بمظله, bed, beds, double bed*, queen bed*, cama, camas, cama doble, camas dobles, lit, lits, lit double, lits doubles, katil, katil kelamin, voodi, voodit, voodid, voodeid, voodite, kaheinimesevoodi*, سرير, سراير, اسره, تخت, تخوت, تخته, تختين',
  'bed-king':
    'king size divan*, kingsize divan*, king divan*, king size dreams divan*, king bed*, king size bed*, kingsize bed*, cama king*, lit king*, katil king',
  'bed-bunk':
    'سرير طابقين, سرير دورين, سرير دورين, bunk bed*, bunkbed*, litera, literas, lits superposes, katil dua tingkat, narivoodi*',
  'bed-cot':
    'bassinet*, moses basket*, playpen*, baby cot*, corralito, parc bebe, mangukaru, مهد, berceau*, moises, cot, cots, crib, cribs, cuna, cunas, cama de bebe, lit de bebe, lit bebe, lits bebe, lit a barreaux, katil bayi, vorevoodi*, beebivoodi*, سرير اطفال, سرير ولاد, سرير الاولاد, تخت ولاد, تخت اولاد, تخت اطفال, تخت بيبي',
  mattress: 'mattress*, colchon*, matelas, tilam, madrats*, مرتبه, مراتب, فرش, فرشه',
  'wardrobe-double':
    'almirah*, almira, almiras, godrej, cupboard, cupboards, mastorbi, alacena de ropa, bureau almirah, wardrobe*, closet*, armario*, ropero*, armoire*, penderie, almari, almari pakaian, almari baju, riidekap*, kapp, kappi, kapid, kappe, خزانه ملابس, خزانه, دولاب, دواليب, خزائن',
  'chest-of-drawers':
    'tallboy*, tall boy, highboy*, lowboy*, chiffonier*, gavetero*, chiffonnier*, شيفونيره, شفونيره, كومودينه ادراج, cajonera*, laci, malm drawers, set of drawers, sets of drawers, drawer unit*, chest of drawers, chests of drawers, dresser*, comoda*, commode*, almari laci, kummut*, خزانه ادراج',
  'bedside-table':
    'table de nuit, tables de nuit, mesita, mesitas, كومودينو, كومودينات, bedside table*, nightstand*, mesita de noche, mesitas de noche, table de chevet, tables de chevet, ookap*, meja sisi katil',
  'dressing-table': 'تسريحه, dressing table*, vanity table, tocador*, coiffeuse*, meja solek, tualettlau*',
  mirror: 'مرايه, مرايا, مرايات, mirror*, espejo*, miroir*, cermin, peegel, peeglit, peeglid, peegleid, مراه',
  'sofa-three':
    'chesterfield*, davenport*, divano, lounge suite, kushetka, طقم كنب, sofa, sofas, couch, couches, settee*, three seater*, sillon de tres, divan, canape, canapes, sofa tiga, diivan, diivani, diivanit, diivanid, diivaneid, diivanite, اريكه, كنبه, كنب, كنبايه, صوفا, ارائك',
  'sofa-two':
    'loveseat*, love seat*, two seater*, sofa de dos plazas, canape deux places, sofa dua, kahekohaline diivan',
  'sofa-corner':
    'corner couch*, corner settee*, corner suite*, l shaped couch*, l shaped corner sofa*, l shaped corner couch*, corner sofa*, sectional*, l shaped sofa, sofa esquinero, canape d angle, sofa sudut, nurgadiivan*',
  'sofa-bed':
    'كنبه سرير, صوفا سرير, sofa bed*, sofabed*, futon*, sofa cama, canape lit, clic clac, sofa katil, diivanvoodi*',
  armchair:
    'rocking chair*, mecedora*, fauteuil a bascule, rocking chair, kerusi goyang, kiiktool*, كرسي هزاز, la z boy, la z boys, lazboy, lazyboy, lazy boy, la zboy, poang, chesterfield armchair, wing chair*, فوتيه, فوتيهات, armchair*, sillon, sillones, butaca*, fauteuil*, kerusi berlengan, tugitool*, كرسي بذراعين',
  recliner:
    'chaise longue, chaises longues, chaise lounge*, sun lounger*, sunlounger*, tumbona*, transat*, kerusi malas, lamamistool*, شيزلونج, recliner*, sillon reclinable',
  footstool: 'bean bag*, beanbag*, puf, pufs, footstool*, ottoman*, pouf*, reposapies, repose pieds, tumba',
  'coffee-table':
    'coffee table*, mesa de centro, mesas de centro, table basse, tables basses, meja kopi, diivanilau*, طاوله قهوه',
  'side-table': 'console table*, side table*, end table*, mesa auxiliar, table d appoint, meja sisi, abilau*',
  'tv-flat':
    'tv, tvs, telly, tellies, flatscreen*, television*, televisor*, tele, televiseur*, televisyen, teler, telerit, telerid, telereid, telek*, تلفاز, تلفزيون, شاشه',
  'tv-stand': 'kabinet tv, tv stand*, mueble de tv, mueble para tv, meuble tv, meuble tele, telerialus*, rak tv',
  'bookcase-large':
    'bookcase*, bookshelf, bookshelves, bookshel*, librero*, libreria, estanteria*, bibliotheque*, rak buku, raamaturiiul*, خزانه كتب, رف كتب, مكتبه',
  'display-cabinet': 'display cabinet*, vitrina*, vitrine*, kabinet pameran, vitriinkap*',
  sideboard:
    'mandir, mandirs, wooden mandir, pooja mandir, puja mandir, pooja unit, home temple*, hutch, kummutkapp*, storage cabinet*, sideboard*, credenza*, aparador*, buffet, bahut, puhvetkap*, بوفيه',
  'floor-lamp':
    'lamp, lamps, table lamp*, standing lamp*, lampara, lamparas, lampe, lampes, lampu, lamp, lambi, lampi, lambid, lampe, لمبه, اباجوره, اباجورات, floor lamp*, standing lamp*, lampara de pie, lamparas de pie, lampadaire*, lampu lantai, porandalamp*',
  rug: 'rug, rugs, carpet, carpets, alfombra*, tapis, permaidani, karpet, vaip, vaipa, vaibad, vaipu, سجاده, سجاد, سجادتين',
  'picture-frame': 'picture frame*, framed picture*, marco de fotos',
  'house-plant':
    'ficus, monstera, yucca, cactus, cacti, orchid, orchids, pot plant*, orquidea*, orchidee*, plante verte, plantes vertes, fikus, fikused, kaktus*, orhidee*, pokok bunga, pokok ficus, نبته, نبتات, house plant*, houseplant*, potted plant*, planta de interior, plantas de interior, plante d interieur, plantes d interieur, toataim*, نبته منزليه',
  'dining-table-small':
    'dining table*, dinner table*, table, tables, mesa, mesas, mesa de comedor, table a manger, tables a manger, meja makan, meja, soogilau*, laud, lauda, lauad, laudu, طاوله طعام, طاوله, طاولات, طربيزه, ترابيزه, سفره',
  'dining-table-large':
    'dining set*, dining suite*, dining room set*, six seater dining table*, six seater table*, 6 seater dining table*, 6 seater table*, eight seater dining table*, eight seater table*, 8 seater dining table*, 8 seater table*, ten seater dining table*, ten seater table*, large dining table*, big dining table*, ' +
    'mesa de comedor grande, mesa de comedor para seis, mesa de comedor para ocho, mesa para seis, mesa para ocho, mesa de seis plazas, grande table a manger, table a manger six personnes, table a manger pour six, table pour six personnes, table six personnes, table huit personnes, table pour huit personnes, ' +
    'meja makan besar, meja makan enam kerusi, meja makan enam orang, meja makan lapan orang, suur soogilaud, suurt soogilauda, kuuekohaline laud, kuuekohalist lauda, kuuekohaline soogilaud, kaheksakohaline laud, طاوله طعام كبيره, سفره كبيره, سفره سته كراسي, سفره ست كراسي',
  'dining-chair':
    'chair, chairs, dining chair*, silla, sillas, chaise, chaises, kerusi, kerusi makan, tooli, toolid, toole, soogitool*, كرسي, كراسي',
  bench: 'bench, benches, banc, bancs, bangku',
  'bar-stool':
    'stool*, bar stool*, barstool*, taburete*, tabouret*, kerusi bar, kerusi tinggi, taburet*, baaritool*, كرسي بار, كراسي بار',
  'fridge-freezer':
    'fridge*, refrigerator*, fridge freezer*, refri, refris, refrigerador*, nevera*, frigorifico*, heladera*, refrigerateur*, frigo, frigos, peti sejuk, peti ais, kulmik*, kulmkap*, ثلاجه, تلاجه, براد, برادات',
  'fridge-american':
    'american fridge*, side by side fridge, double door fridge, frigo americain, refrigerateur americain',
  'fridge-small':
    'esky, eskies, coolbox*, cool box*, wine fridge*, wine cooler*, mini fridge*, minifridge*, small fridge*, minibar, mini bar, mini nevera, mini frigo',
  freezer:
    'peti beku, freezer*, chest freezer*, congelador*, arcon congelador, congelateur*, congelo, congelos, peti sejuk beku, sugavkulmik*, sugavkulma*, مجمد, فريزر, فريزه',
  cooker:
    'cooker*, stove*, oven*, estufa*, horno*, cocina de gas, cuisiniere*, gaziniere*, dapur gas, ketuhar, pliit*, ahi, موقد, فرن, بوتاجاز',
  dishwasher:
    'dishwasher*, lavavajillas, lavaplatos, lave vaisselle, mesin basuh pinggan, noudepesumasin*, غساله صحون, غساله اطباق',
  'washing-machine':
    'washing machine*, washer, washers, lavadora*, lave linge, machine a laver, mesin basuh, mesin basuh baju, pesumasin*, غساله, غساله ملابس',
  'tumble-dryer':
    'tumble dryer*, dryer, dryers, drier, secadora*, seche linge, mesin pengering, pesukuivat*, kuivati, نشافه, مجفف ملابس',
  microwave: 'microwave*, microondas, micro ondes, micro onde, ketuhar gelombang mikro, mikrolaineah*, ميكروويف',
  'kitchen-table': 'kitchen table*, mesa de cocina, table de cuisine, meja dapur, koogilau*',
  'kitchen-chair':
    'kitchen chair*, silla de cocina, sillas de cocina, chaise de cuisine, chaises de cuisine, kerusi dapur, koogitool*',
  'vacuum-cleaner': 'vacuum cleaner*, hoover*, aspiradora*, aspirateur*, vakum, tolmuimeja*, مكنسه كهربائيه',
  'desk-small':
    'desk, desks, escritorio*, bureau, bureaux, meja tulis, meja kerja, kirjutuslau*, toolaud, toolaua, toolauda, toolauad, مكتب دراسه, مكتب',
  'office-chair':
    'silla gamer, silla gaming, kerusi gaming, mangurito*, office chair*, desk chair*, gaming chair*, silla de oficina, sillas de oficina, chaise de bureau, chaises de bureau, kerusi pejabat, kontoritool*, كرسي مكتب',
  'filing-cabinet':
    'filing cabinet*, file cabinet*, archivador*, classeur a tiroirs, almari fail, kabinet fail, dokumendikap*, خزانه ملفات',
  computer:
    'monitor, monitors, desktop pc*, imac, imacs, monitores, moniteur*, monitorid, computer*, desktop computer*, ordenador*, computadora*, ordinateur*, komputer, arvuti, arvutit, arvutid, arvuteid, حاسوب, كمبيوتر',
  printer: 'printer*, impresora*, imprimante*, pencetak, طابعه',
  bicycle:
    'brompton, bromptons, push bike*, pushbike*, mountain bike*, road bike*, bike, bikes, bicycle*, bici, bicis, bicicleta*, velo, velos, vtt, basikal, jalgrat*, ratas, ratast, rattad, rattaid, دراجه هوائيه, دراجه, دراجات, بيسكليت, بسكليت, بيسكليته, بسكليته, بيسكليتات, بسكليتات',
  workbench: 'workbench*, work bench*, banco de trabajo, etabli, meja kerja kayu',
  'tool-chest':
    'kotak alat, صندوق عده, tool chest*, tool box*, toolbox*, caja de herramientas, boite a outils, peti alat, tooriistakast*',
  'shelving-unit':
    'kallax, shoe rack*, clothes rail*, clothes rack*, coat stand*, coat rack*, perchero*, zapatero*, porte manteau*, meuble a chaussures, rak kasut, nagi, nagid, kingariiul*, جزامه, shelving unit*, shelf, shelves, repisa*, etagere*, rak, riiul*, رفوف, رف',
  ladder: 'ladder*, escalera de mano, echelle*, redel, redelit, سلم',
  pushchair:
    'carrito de bebe, carritos de bebe, lapsevanker, lapsevankri*, pushchair*, pram, prams, stroller*, cochecito*, carriola*, poussette*, kereta sorong, kereta bayi, jalutuskaru*, عربه اطفال',
  'golf-bag': 'golf bag*, golf clubs, bolsa de golf, sac de golf, clubs de golf, beg golf, golfikott*, golfikep*',
  'skis-or-board':
    'boogie board*, bodyboard*, wakeboard*, kitesurf board*, skateboard*, longboard*, paddleboard*, paddle board*, monopatin*, rula, rulad, ski, skis, snowboard*, surfboard*, esquis, tabla de surf, planche de surf, papan luncur, suusad, suusk*, lumelau*, surfilau*',
  suitcase:
    'شنطه سفر, شنط سفر, شنط, suitcase*, bag, bags, holdall*, duffel bag*, duffle bag*, bin bag*, backpack*, rucksack*, maleta*, bolsa, bolsas, mochila*, valise*, sac, sacs, sac a dos, beg pakaian, beg, beg plastik, kohver, kohvrit, kohvrid, kohvreid, kott, kotti, kotid, kotte, seljakot*, اكياس, كيس, حقيبه, حقيبه سفر, حقائب',
  'christmas-tree': 'artificial tree, christmas tree*, arbol de navidad, sapin artificiel, pokok krismas, kunstkuus*',
  'garden-table': 'garden table*, patio table*, mesa de jardin, table de jardin, meja taman, aialau*',
  'garden-chair':
    'garden chair*, patio chair*, deckchair*, silla de jardin, sillas de jardin, chaise de jardin, chaises de jardin, kerusi taman, aiatool*',
  barbecue: 'barbecue*, bbq, bbqs, barbacoa*, parrilla*, asador, pemanggang, grill, grilli, شوايه',
  'lawn-mower':
    'ride on lawn mower*, ride on lawnmower*, ride on mower*, riding lawn mower*, riding mower*, sit on mower*, lawn tractor*, mower*, tractor cortacesped*, tondeuse autoportee*, tracteur tondeuse, murutraktor*, niiduk*, ماكينه قص عشب, جزازه, lawn mower*, lawnmower*, cortacesped*, tondeuse*, mesin rumput, muruniiduk*, جزازه عشب',
  trampoline:
    'swing set*, garden swing*, swing, swings, kids slide*, slide, slides, climbing frame*, columpio*, tobogan, toboganes, balancoire*, toboggan*, buaian, papan gelongsor, kiik, kiige, kiiged, liumagi, liumae, ارجوحه, مرجيحه, زحليقه, trampoline*, cama elastica, trampolin, batuut*, trampolin, ترامبولين',
  hifi: 'amp, amps, amplifier*, guitar amp*, bass amp*, subwoofer*, soundbar*, ampli, amplis, amplificador*, voimendi*, hi fi, hifi, stereo, stereos, record player*, turntable*, speaker, speakers, loudspeaker*, tocadiscos, altavoz, altavoces, platine vinyle, enceintes, chaine hifi, pembesar suara, plaadimangija*, kolar, kolarid, kolarit, سماعات',
  'blanket-chest': 'blanket chest*, blanket box*, baul, baules, malle, malles, kirst, kirstud',
  'kitchen-dresser': 'welsh dresser*, kitchen dresser*, alacena*, vaisselier*',
  'china-cabinet': 'china cabinet*, نيش',
  'wardrobe-single':
    'single wardrobe*, small wardrobe*, narrow wardrobe*, armario individual, armario pequeno, ropero pequeno, ropero individual, petite armoire, petites armoires, armoire simple, almari kecil, almari bujang, vaike riidekapp, vaike kapp, uheukseline kapp, خزانه صغيره, دولاب صغير',
  'wardrobe-large':
    'large wardrobe*, big wardrobe*, huge wardrobe*, triple wardrobe*, three door wardrobe*, armario grande, armarios grandes, ropero grande, grande armoire, grandes armoires, almari besar, suur riidekapp, suurt riidekappi, suur kapp, دولاب كبير, خزانه كبيره',
  'toy-chest':
    'dolls house*, doll house*, dollhouse*, doll s house, toy box*, toy chest*, play kitchen*, casa de munecas, caja de juguetes, baul de juguetes, maison de poupee, maison de poupees, coffre a jouets, rumah anak patung, kotak mainan, nukumaja*, manguasjakast*, بيت دمى, بيت العاب, صندوق العاب',
  'changing-table': 'changing table*, cambiador*, table a langer, tables a langer, meja tukar lampin, mahkimislaud*',
  'wall-unit':
    'wall unit*, entertainment unit*, entertainment center*, entertainment centre*, sektsioonkapp*, mueble modular, meuble mural',
  'plant-pot':
    'plant pot*, flower pot*, flowerpot*, maceta*, macetero*, pot de fleur, pots de fleurs, jardiniere*, pasu, pasu bunga, lillepott*, lillepoti, اصيص, اصص',
  'laundry-basket':
    'laundry basket*, laundry hamper*, cesto de ropa, cesto de la ropa, panier a linge, bakul baju, pesukorv*, سله غسيل',
  'bathroom-cabinet':
    'bathroom cabinet*, mueble de bano, meuble de salle de bain*, kabinet bilik air, vannitoakapp*, خزانه حمام',
  'drinks-trolley':
    'bar cart*, drinks trolley*, tea trolley*, carrito de bebidas, camarera con ruedas, desserte a roulettes, serveerimiskaru*',
  'desk-large':
    'large desk*, big desk*, standing desk*, escritorio grande, grand bureau, grands bureaux, meja tulis besar, suur kirjutuslaud*, مكتب كبير',
  'bookcase-small':
    'small bookcase*, small bookshelf, estanteria pequena, petite bibliotheque, rak buku kecil, vaike raamaturiiul*',
};
