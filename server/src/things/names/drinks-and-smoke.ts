import type { ThingNames } from '../thing-index.js';

export const drinksAndSmoke: ThingNames = {
  alcohol: {
    sure: {
      any:
        'whisky, whiskey, scotch whisky, bourbon whiskey, vodka, wodka, viina, tequila, mezcal, cachaca, pisco, grappa, ouzo, raki, arak, sambuca, limoncello, absinthe, absinth, aquavit, akvavit, baijiu, soju, shochu, sangria, ' +
        'prosecco, lambrusco, cremant, chardonnay, merlot, cabernet sauvignon, sauvignon blanc, pinot noir, pinot grigio, malbec, shiraz, syrah, tempranillo, riesling, chianti, barolo, sangiovese, amarone, primitivo, beaujolais, chablis, sauternes, moet, dom perignon, veuve clicquot, ' +
        'jack daniels, johnnie walker, jim beam, chivas, chivas regal, glenfiddich, glenlivet, lagavulin, laphroaig, macallan, ballantines, jameson, bushmills, maker s mark, famous grouse, smirnoff, absolut, stolichnaya, grey goose, belvedere vodka, bombay sapphire, tanqueray, hendricks gin, gordons gin, ' +
        'bacardi, havana club, captain morgan, malibu rum, baileys, kahlua, cointreau, jagermeister, campari, aperol, martini rosso, vermouth, vermut, pastis, ricard, pernod, hennessy, remy martin, courvoisier, armagnac, calvados, brandy, ' +
        'guinness, heineken, carlsberg, stella artois, budweiser, tiger beer, corona beer, peroni, san miguel beer, estrella damm, kronenbourg, hoegaarden, leffe, chimay, tuak, vana tallinn, moutai, maotai, prosecco bottle, amaretto, chartreuse bottle, kirsch, slivovitz, schnapps, sloe gin, bottle of port, bottles of port, vintage port, tawny port',
      en: 'alcohol, alcoholic drink, alcoholic beverage, booze, liquor, liqueur, spirits, wine, red wine, white wine, fine wine, sparkling wine, champagne, rice wine, port wine, mulled wine, dessert wine, sherry, madeira wine, bordeaux wine, burgundy wine, rioja wine, beer, craft beer, home brew, homebrew, ale, lager, stout beer, cider, mead, rum, gin, moonshine, hard liquor, wine bottle, bottles of wine, bottle of wine, case of wine, cases of wine, box of wine, single malt, drinks cabinet contents, bourbon',
      es: 'alcohol, bebida alcoholica, bebidas alcoholicas, licor, licores, vino, vino tinto, vino blanco, cava catalan, cerveza, botella de ginebra, botellas de ginebra, ginebra con tonica, champan, sidra, orujo, aguardiente, vinos, coñac, jerez vino, botella de vino, destilado, destilados, vino de rioja',
      fr: 'alcool, boisson alcoolisee, boissons alcoolisees, spiritueux, liqueur, vin, vins, vin rouge, vin blanc, vin de bordeaux, vin de bourgogne, biere, rhum, cidre, eau de vie, champagne, bouteille de vin, bouteilles de vin, bouteille de champagne, digestif, grand cru, pinard',
      ms: 'alkohol, minuman keras, minuman beralkohol, arak, bir, wain, wiski, minuman memabukkan, samsu, todi',
      et: 'alkohol, alkoholi, alkohoolne jook, alkohoolsed joogid, vein, veini, veine, veinid, veinipudel, veinipudeli, veinipudelid, punane vein, olu, õlu, õlle, olle, ollesid, viski, viskit, viin pudel, pudel viina, konjak, konjaki, konjakit, sampanja, sampanjat, siider, siidri, siidrit, liköör, likööri, rumm, rummi, dzinn, dzinni, vahuvein, vahuveini, kange alkohol, kanged joogid, pudel veini, sampus, kali olu',
      ar: 'كحول, خمر, خمور, مشروبات كحوليه, نبيذ, بيره, جعه, ويسكي, فودكا, شمبانيا, مشروب كحولي, عرق لبناني, الكحول',
    },
    shared: {
      any: 'corona, bordeaux, burgundy, rioja, champagne, cognac, madeira, marsala, cava, chianti classico, scotch, bourbon, porto, sherry, tiger, chang, singha, pilsner, becks, cristal, krug, penfolds, stella, martini, stout, porter, amstel, sapporo, asahi, jerez, mezcalito, baileys irish cream, bintang, anchor, malibu, absolut, muscat, moscato, sancerre, medoc, sake',
      en: 'bottle, bottles, drinks, spirit, cocktail mix',
      es: 'cava, vino dulce, copa, ron',
      fr: 'cidre doux, cuvee, bordeaux superieur, bourgogne, rose',
    },
  },
  'wine-collection': {
    sure: {
      en: 'wine collection, wine cellar, wine cabinet, wine fridge, collection of wine, collection of fine wine, fine wine collection, whisky collection, whiskey collection, collection of whisky, bottles of fine wine',
      es: 'coleccion de vino, coleccion de vinos, bodega de vino, bodega de vinos, vinoteca, coleccion de whisky, mi bodega',
      fr: 'cave a vin, cave a vins, collection de vin, collection de vins, ma cave, notre cave, collection de whisky',
      ms: 'koleksi wain, bilik wain, koleksi wiski, koleksi arak',
      et: 'veinikollektsioon, veinikollektsiooni, veinikogu, veinikelder, veinikeldri, veinikülmik, veinikülmiku, viskikollektsioon, viskikogu',
      ar: 'مجموعه نبيذ, مجموعه النبيذ, قبو نبيذ, ثلاجه نبيذ',
    },
  },
  tobacco: {
    sure: {
      any: 'marlboro, camel cigarettes, lucky strike, cohiba, montecristo cigar, cigarillo, gauloises, benson and hedges, dunhill cigarettes, snus, shisha, hookah, nargile, narguile, rothmans, gitanes, pall mall, winston cigarettes, davidoff cigars',
      en: 'tobacco, cigarette, cigar, cuban cigar, pipe tobacco, rolling tobacco, chewing tobacco, snuff, cigs, ciggies, fags, smokes, heated tobacco, humidor, cigarette lighter, nicotine pouch, nicotine gum',
      es: 'tabaco, cigarrillo, cigarro, puro habano, puros, habanos, tabaco de liar, tabaco de pipa, picadura, cachimba',
      fr: 'tabac, cigarette, cigare, cigares cubains, tabac a rouler, tabac a pipe, tabac a priser, chicha, narguile, clope',
      ms: 'tembakau, rokok, cerut, rokok daun, rokok kretek, kretek, curut',
      et: 'tubakas, tubaka, tubakat, sigaret, sigareti, sigaretid, sigarette, sigar, sigari, sigarid, sigareid, suitsud, piibutubakas, piibutubaka, huuletubakas, mokatubakas, vesipiip, vesipiibu, nikotiinipadjad, suitsupakk, suitsupaki',
      ar: 'تبغ, سجائر, سجاير, سيجار, سيجاره, معسل, شيشه, نرجيله, دخان سجائر, ارجيله',
    },
    shared: { any: 'camel, winston, dunhill', en: 'pipe', es: 'puro, pipa', fr: 'pipe' },
  },
  vape: {
    sure: {
      any: 'vape, juul, iqos, elf bar, elfbar, glo hyper, vuse, puff bar, relx, lost mary',
      en: 'vapes, vaping, vape pen, vape juice, vaporiser, vaporizer, e cigarette, ecig, e cig, e liquid, eliquid, electronic cigarette, disposable vape, vape refill, vape pod, heat not burn',
      es: 'vapeador, vaper, cigarrillo electronico, cigarro electronico, cigarrillos electronicos, liquido para vapear',
      fr: 'vapoteuse, cigarette electronique, cigarettes electroniques, e liquide, vapotage, vapote, puff jetable',
      ms: 'rokok elektronik, vape, vep, cecair vape, rokok elektrik',
      et: 'e sigaret, e sigareti, e sigaretid, e sigarette, veip, veibi, veibid, elektrooniline sigaret, e vedelik, elektroonilised sigaretid',
      ar: 'سيجاره الكترونيه, سجائر الكترونيه, فيب, شيشه الكترونيه, ايكوس',
    },
    shared: { any: 'glo, puff' },
  },
};
