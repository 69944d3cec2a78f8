import type { ThingNames } from '../thing-index.js';

export const foods: ThingNames = {
  food: {
    sure: {
      any: 'nutella, marmite, vegemite, twinings, nescafe, heinz beans, kinder eggs, maggi, milo powder, spam tins, haribo, lindt, cadbury, tofu, tempeh, kimchi, hummus, falafel, pasta, spaghetti, ramen, tabasco, ketchup, mayonnaise, mayonesa, pesto, quinoa, couscous, baguette, tortillas, belacan, sambal, sushi rice',
      en: 'food, foodstuff, groceries, canned food, tinned food, canned goods, tinned goods, baby food, baby milk, baby formula, formula milk, infant formula, pasta sauce, rice, flour, sugar, cereal, bread, cake, wedding cake, biscuit, cookie, chocolate, sweets, candy, candies, snacks, crisps, tea bag, teabag, tea leaves, loose tea, coffee beans, ground coffee, instant coffee, noodle, olive oil, cooking oil, soy sauce, fish sauce, vinegar, jam, marmalade, peanut butter, nuts, peanut, almond, cashew, walnut, brazil nut, dried food, dry goods, packaged food, homemade food, home made jam, frozen food, perishable food, perishable, pantry, contents of the pantry, contents of the freezer, pickles, lentil, chickpea, egg, eggs, seafood, dried fish, dried seafood, smoked salmon, tinned fish, canned fish, tuna tins, caviar, shellfish, prawn, lobster, sauce, stock cube, yeast, sourdough starter, soup, kinder egg, chocolate egg, popcorn, pet treats, truffle, seaweed, mooncake',
      es: 'comida, alimento, viveres, conserva, comida enlatada, latas de comida, comida para bebe, leche de formula, leche en polvo, aceite de oliva, arroz, harina, azucar, galleta, chocolate, caramelo, golosina, cafe molido, te en bolsas, legumbre, lenteja, garbanzo, frutos secos, nueces, almendra, marisco, pescado seco, pescado, atun en lata, mermelada, salsa, turron, pasta italiana, productos alimenticios, comestible, huevo, huevos, despensa, anchoas, bacalao, pulpo, vinagre',
      fr: 'nourriture, aliment, denree, denrees alimentaires, produits alimentaires, conserve, boite de conserve, boites de conserve, petits pots, lait infantile, lait en poudre, lait maternise, huile d olive, riz, farine, sucre, biscuit, chocolat, bonbon, cafe moulu, the en vrac, confiture, noix, noisette, amande, fruits de mer, poisson fume, saumon fume, foie gras, oeuf, oeufs, sauce soja, pates alimentaires, gateau, vinaigre, provisions alimentaires, cuisses de grenouille, escargots',
      ms: 'makanan, makanan dalam tin, makanan bayi, susu formula, susu tepung, beras, tepung, gula, biskut, coklat, gula gula, serbuk kopi, uncang teh, minyak masak, minyak zaitun, sos, kicap, kekacang, kacang, ikan masin, ikan bilis, udang kering, keropok, makanan laut, telur, mi segera, maggi, budu, cencaluk, kuih, makanan kering, makanan sejuk beku, bahan makanan, lauk',
      et: 'toidu, toitu, toidud, toiduaine, toiduaineid, toiduained, toiduainete, toidukaup, toidukaubad, konserv, konservi, konservid, konserve, beebitoit, beebitoidu, beebitoitu, piimasegu, imikutoit, oliivioli, riis, riisi, jahu, suhkur, suhkru, kupsis, küpsised, kupsiseid, sokolaad, sokolaadi, sokolaadid, kommid, kohvioad, kohvipulber, teekotid, moos, moosi, pahklid, pahkleid, hoidis, hoidised, hoidiseid, muna, munad, mune, mereannid, mereande, suitsukala, kuivatatud kala, leib, leiba, must leib, makaron, makaronid, kaste pudel, toidupakk, kalakonserv*',
      ar: 'طعام, اغذيه, اكل, مواد غذائيه, معلبات, طعام معلب, اغذيه معلبه, حليب اطفال, طعام اطفال, ارز, طحين, سكر, بسكويت, شوكولاته, شوكولا, حلويات, قهوه, شاي, زيت زيتون, مكسرات, لوز, جوز, فستق, تمور, مخللات, سمك مجفف, ماكولات بحريه, بيض, زعتر, مربى, مربي, طحينه, حمص معلب, كافيار',
    },
    shared: {
      en: 'tea, coffee, fish, salmon, tuna, oil, salt, pasta, snack, tins, jars, corn, beans',
      es: 'cafe, latas, dulces, aceite, sal, nuez',
      fr: 'cafe, sel, huile, pain, epicerie, provisions',
      ms: 'kopi, teh, garam, minyak, roti',
      et: 'kohv, kohvi, tee, sool, kala, toit',
      ar: 'ملح, زيت',
    },
  },
  meat: {
    sure: {
      any: 'biltong, jerky, pastrami, bresaola, foie gras tins, haggis, merguez, droewors, rendang, satay meat, corned beef',
      en: 'meat, beef, lamb chop, mutton, veal, poultry, steak, mince beef, minced meat, chicken breast, frozen chicken, turkey breast, frozen turkey, christmas turkey, duck breast, venison, sausage, beef jerky, cured meat, dried meat, tinned meat, canned meat, processed meat, raw meat, cooked meat, meat product, liver pate, pate, black pudding, hot dog sausage, burger, hamburger, game meat, animal product food',
      es: 'carne, carne de res, ternera, cordero, pollo congelado, embutido, salchicha, cecina, carne seca, pate, fiambre, hamburguesa, carne enlatada, carne cruda',
      fr: 'viande, boeuf, agneau, veau, volaille, charcuterie, merguez, pate de campagne, viande sechee, viande fumee, magret, confit de canard, terrine, rillettes de canard, steak, steak hache',
      ms: 'daging, daging lembu, daging kambing, daging salai, ayam beku, serunding, rendang, dendeng, sosej, daging dalam tin, burger, satay',
      et: 'liha, veiseliha, lambaliha, kanaliha, linnuliha, hakkliha, lihatoode, lihatoodet, lihatooted, lihatooteid, vorst, vorsti, vorstid, vorste, viiner, viinerid, viinereid, kuivatatud liha, lihakonserv, lihakonservid, ulukiliha, pasteet, pasteedi, pirukad lihaga',
      ar: 'لحم, لحوم, لحم بقر, لحم غنم, دجاج مجمد, نقانق, سجق, لحم مقدد, بسطرمه, مرتديلا, كباب مجمد, برغر',
    },
    shared: {
      en: 'chicken, turkey, lamb, duck, game, goose',
      es: 'pollo, pavo, cordero',
      fr: 'poulet, dinde, canard',
      ms: 'ayam',
    },
  },
  pork: {
    sure: {
      any: 'chorizo, prosciutto, pancetta, parma ham, iberico ham, jamon iberico, jamon serrano, salami, bratwurst, mortadella, nduja, bak kwa, salo lard, lardo',
      en: 'pork, bacon, ham, gammon, pork chop, pork pie, pork scratching, pork rind, pork sausage, lard, pepperoni, spam can',
      es: 'cerdo, jamon, tocino, lomo embuchado, salchichon, morcilla, panceta, carne de cerdo, sobrasada, fuet, cochinillo',
      fr: 'porc, jambon, lardon, saucisson, boudin, rillettes, jambon cru, saucisse, andouille, andouillette, viande de porc',
      ms: 'daging babi, babi, ham babi, bakut teh, bak kut teh, lap cheong, siew yoke, khinzir',
      et: 'sealiha, singi, sinki, peekon, peekoni, peekonit, pekk, peki, suitsuvorst, suitsuvorsti, salaami, suitsusink, suitsuliha, seapekk, hamon',
      ar: 'لحم خنزير, خنزير, لحم الخنزير, بيكون, جامون, سلامي',
    },
    shared: { es: 'lomo' },
  },
  dairy: {
    sure: {
      any: 'parmesan, parmesano, parmigiano, mozzarella, cheddar cheese, brie cheese, camembert cheese, gouda cheese, feta, manchego cheese, roquefort cheese, emmental, gruyere cheese, ricotta, mascarpone, halloumi, paneer, ghee, kefir, skyr, raclette cheese, stilton cheese, queso manchego',
      en: 'dairy, dairy product, cheese, milk, butter, yoghurt, yogurt, milk powder, powdered milk, cream cheese, ice cream, condensed milk, blue cheese, whey cheese, cheeses',
      es: 'queso, lacteo, leche, mantequilla, yogur, queso curado, quesos, leche condensada, dulce de leche, helado',
      fr: 'fromage, produit laitier, produits laitiers, lait, beurre, yaourt, creme fraiche, comte, reblochon, chevre frais, fromages, glace a la vanille',
      ms: 'keju, susu, mentega, tenusu, produk tenusu, yogurt, susu pekat, minyak sapi',
      et: 'juust, juustu, juustud, juuste, piim, piima, piimatoode, piimatooted, piimatooteid, või pakk, jogurt, jogurti, kohupiim, kohupiima, kohuke, kohukesi, kohukesed, hapukoor, hapukoore, kodujuust, juustuga',
      ar: 'جبن, جبنه, اجبان, حليب, البان, منتجات الالبان, زبده, لبن, زبادي, لبنه, قشطه, سمن',
    },
    shared: { any: 'brie, camembert, gouda, edam, cheddar, manchego, roquefort, gruyere, comte, stilton', en: 'cream' },
  },
  honey: {
    sure: {
      any: 'manuka, propolis',
      en: 'honey, honeycomb, manuka honey, royal jelly, beeswax, bee pollen, pollen, bee product, honeys',
      es: 'miel, propoleo, jalea real, cera de abeja, polen',
      fr: 'miel, gelee royale, cire d abeille, propolis, produits de la ruche, pollen',
      ms: 'madu, madu lebah, madu kelulut, sarang madu',
      et: 'mesi, mee purk, mett, mesilasvaha, taruvaik, taruvaigu, purk mett, meepurk, meepurgi, meega purk, õietolm',
      ar: 'عسل, عسل طبيعي, شمع العسل, غذاء ملكات النحل, عكبر',
    },
  },
  spice: {
    sure: {
      any: 'saffron, azafran, safran, garam masala, ras el hanout, paprika, oregano, cardamom, turmeric, curcuma, zaatar, sumac, cumin, wasabi, vanilla pods, masala',
      en: 'spice, spice jar, herbs and spices, dried herb, curry powder, cinnamon, chilli powder, chili powder, chilli flakes, chili flakes, peppercorn, nutmeg, cloves, bay leaves, star anise, coriander seed, mustard seed, vanilla pod, dried chilli, dried chillies, seasoning',
      es: 'especia, pimenton, canela, comino, pimienta, oregano seco, nuez moscada, clavo de olor, hierbas secas, guindilla, chile seco, chiles secos',
      fr: 'epice, herbes de provence, cannelle, cumin, piment, poivre en grains, noix de muscade, clou de girofle, vanille en gousse, curry en poudre, herbes sechees',
      ms: 'rempah, rempah ratus, serbuk kari, serbuk cili, kayu manis, jintan, kunyit, lada hitam, bunga cengkih, buah pelaga, ketumbar',
      et: 'vurts, vürts, vürtsi, vürtse, vürtsid, maitseaine, maitseained, maitseaineid, kaneel, kaneeli, pipraterad, karripulber, karripulbri, safran, safrani, kuivatatud urdid, maitsetaim, maitsetaimi, maitsetaimed',
      ar: 'بهارات, توابل, زعفران, كركم, هيل, قرفه, كمون, فلفل اسود, كاري, سماق, بهار, زنجبيل',
    },
    shared: { en: 'pepper, herb', fr: 'poivre', es: 'hierbas' },
  },
  fruit: {
    sure: {
      any: 'mango, durian, papaya, avocado, rambutan, mangosteen, lychee, kiwi fruit, banana, ananas, pineapple, clementine, tangerine, mandarin orange fruit, kumquat, pomelo',
      en: 'fruit, fresh fruit, dried fruit, vegetable, veg, veggies, potato, tomato, tomatoes, potatoes, onion, garlic, carrot, mushroom, apple fruit, apples, oranges, lemon, grape, berries, strawberry, citrus, fresh produce, home grown vegetable, raisin, cucumber, cabbage, spinach, ginger root, salad leaves',
      es: 'fruta, fruto, verdura, hortaliza, patata, papa fresca, tomate, cebolla, ajo, naranja fruta, naranjas, limon, limones, manzana, platano, uva, aguacate, fruta fresca, fruta seca, pasas, setas frescas, zanahoria, mandarina',
      fr: 'fruit, fruits frais, fruits secs, legume, pomme de terre, pommes de terre, tomate, oignon, ail frais, pommes, citron, raisin, banane, avocat fruit, champignon, carotte, mangue, oranges, pruneaux',
      ms: 'buah, buah buahan, sayur, sayuran, sayur sayuran, ubi kentang, tomato, bawang, pisang, mangga, limau, nanas, epal, anggur, buah kering, cendawan, kurma, cili segar, halia, manggis',
      et: 'puuvili, puuvilja, puuviljad, puuvilju, köögivili, köögivilja, koogivilju, köögiviljad, kartul, kartuli, kartulid, kartulid, kartuleid, oun, oun, õun, õuna, õunad, õunu, banaan, banaani, tomat, tomati, tomatid, sibul, sibula, marjad, marju, seened, seeni, sidrun, sidruni, apelsin, apelsini, apelsinid, kuivatatud puuvili, rosinad, aedvili, aedvilja',
      ar: 'فاكهه, فواكه, خضار, خضروات, بطاطا, طماطم, بصل, ثوم, مانجو, موز, تفاح, برتقال, ليمون, عنب, فواكه مجففه, زبيب, فطر, رمان',
    },
    shared: {
      en: 'apple, orange, lime, plum, peach, pear, melon, kiwi, cherry, grapefruit, pumpkin',
      es: 'naranja, lima, pera, melon, papas',
      fr: 'orange, pomme, avocat, peche, poire, citron vert',
    },
  },
  'chewing-gum': {
    sure: {
      en: 'chewing gum, bubble gum, gum wrigley, wrigleys',
      es: 'chicle, goma de mascar',
      fr: 'chewing gum, gomme a macher',
      ms: 'gula getah',
      et: 'narimiskumm, narimiskummi, nätsu, nats pakk',
      ar: 'علكه, لبان مضغ',
    },
  },
  'pet-food': {
    sure: {
      any: 'royal canin, whiskas, pedigree chum, purina',
      en: 'pet food, dog food, cat food, bird food, bird seed, horse feed, hay bale, fish food, dog treat, cat litter, dog biscuit, dog kibble, fish flakes',
      es: 'comida para mascotas, pienso, comida para gatos, comida de gato, comida de perro, alpiste',
      fr: 'croquette, nourriture pour chien, nourriture pour chat, nourriture pour animaux, patee pour chat, litiere pour chat, patee pour chien',
      ms: 'makanan haiwan, makanan kucing, makanan anjing, makanan ikan, pasir kucing',
      et: 'koeratoit, koeratoidu, koeratoitu, kassitoit, kassitoidu, kassitoitu, loomatoit, loomatoidu, loomatoitu, linnutoit, kassiliiv, kassiliiva',
      ar: 'طعام قطط, طعام كلاب, طعام حيوانات, اكل قطط, اكل كلاب, رمل قطط',
    },
  },
};
