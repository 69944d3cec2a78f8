/** Other names of the countries that have a guide. */
export const countryAliases: Readonly<Record<string, string>> = {
  australia: 'oz, aus, commonwealth of australia, new south wales, queensland, tasmania',
  brazil: 'brasil, federative republic of brazil',
  canada: 'quebec, british columbia, newfoundland',
  china: 'prc, peoples republic of china, people s republic of china, mainland china, zhongguo',
  'costa-rica': 'republic of costa rica',
  estonia: 'eesti, republic of estonia',
  france: 'french republic',
  germany: 'deutschland, federal republic of germany, bavaria',
  ireland: 'eire, republic of ireland, southern ireland',
  italy: 'italia, italian republic, sicily, tuscany',
  japan: 'nippon, nihon, hokkaido, okinawa',
  malaysia: 'msia, sabah, sarawak, penang',
  mexico: 'united mexican states, yucatan',
  netherlands: 'holland, holanda, hollande, olanda, the netherlands, nederland, nederlands, pays bas',
  'new-zealand': 'nz, aotearoa',
  panama: 'republic of panama',
  portugal: 'portuguese republic, algarve, madeira, azores',
  singapore: 'republic of singapore, sg, sgp, spore',
  'south-korea':
    'korea, coree du sud, corea del sur, korea selatan, كوريا, republic of korea, rok, s korea, coree, corea, hanguk',
  spain:
    'espana, kingdom of spain, mallorca, majorca, ibiza, tenerife, canary islands, the canaries, islas canarias, canarias, iles canaries, ' +
    'les canaries, kepulauan canary, kanaari saared, kanaaridel, kanaaridele, جزر الكناري, gran canaria, lanzarote, fuerteventura, ' +
    ' catalonia, andalusia',
  sweden: 'sverige, kingdom of sweden, en suede, la suede',
  switzerland: 'schweiz, suisse, svizzera, swiss confederation',
  taiwan: 'formosa, republic of china',
  thailand: 'siam, kingdom of thailand, phuket, taisse, taist, tais',
  'united-arab-emirates':
    'uae, u a e, emirates, الامارات, دبي, ابوظبي, ابو ظبي, the emirates, emiratos, emirats, dubai, abu dhabi, sharjah',
  'united-kingdom':
    'uk, gb, gran bretana, reino unido, grande bretagne, suurbritannia, suurbritanniasse, suurbritannias, inglismaale, inglismaal, ' +
    'inglismaalt, بريطانيا, انجلترا, انكلترا, england, britain, great britain, england, scotland, wales, northern ireland, inglaterra, angleterre, escocia, ' +
    'uhendkuningriigis, uhendkuningriiki, uhendkuningriigist, ' +
    'ecosse, inglismaa, sotimaa, united kingdom of great britain and northern ireland',
  'united-states':
    'usa, amerika, amerique, امريكا, اميركا, الولايات المتحده, america, the states, united states of america, eeuu, ee uu, etats unis d amerique, ameerika, ' +
    'ameerika uhendriikides, ameerika uhendriikidesse, ameerikas, ameerikasse, ' +
    'california, texas, florida, hawaii, alaska, new mexico, new england',
  vietnam: 'viet nam',
};

/** Cities that stand for their country if no country is named. */
export const citiesOfCountries: Readonly<Record<string, string>> = {
  australia: 'sydney, melbourne, brisbane, canberra, adelaide, perth',
  brazil: 'rio de janeiro, sao paulo, brasilia, fortaleza, belem',
  canada: 'toronto, vancouver, montreal, ottawa, calgary',
  china: 'beijing, shanghai, shenzhen, guangzhou',
  'costa-rica': 'san jose',
  estonia: 'tallinn, tartu',
  france: 'paris, marseille, bordeaux, toulouse, lille, angers, orleans, caen',
  germany: 'berlin, munich, munchen, frankfurt, hamburg, cologne, bonn, munster',
  ireland: 'dublin, galway, cork',
  italy: 'rome, milan, milano, florence, naples',
  japan: 'tokyo, osaka, kyoto, yokohama, miyazaki',
  malaysia: 'kuala lumpur, kl, johor bahru, george town',
  mexico: 'guadalajara, cancun, torreon, xalapa, ensenada',
  netherlands: 'amsterdam, rotterdam, the hague, utrecht, eindhoven',
  'new-zealand': 'auckland, christchurch',
  portugal: 'lisbon, lisboa, porto, amadora',
  'south-korea': 'seoul, busan',
  spain: 'madrid, barcelona, malaga, sevilla, seville, santander, burgos, donostia, lugo',
  sweden: 'stockholm, gothenburg, malmo',
  switzerland: 'zurich, geneva, basel',
  taiwan: 'taipei, kaohsiung',
  thailand: 'bangkok, chiang mai',
  'united-kingdom':
    'london, leeds, manchester, edinburgh, glasgow, birmingham, oxford, plymouth, portsmouth, northampton, ' +
    'york, bradford, sheffield, liverpool, bristol, cardiff, gloucester, ipswich, peterborough, preston, bolton, slough, chesterfield, darlington, harlow',
  'united-states':
    'new york, los angeles, chicago, san francisco, boston, seattle, houston, dallas, austin, orlando, phoenix, ' +
    'san antonio, brooklyn, el paso, memphis, fresno, sacramento, columbus ohio, fort wayne, lubbock, raleigh',
  vietnam: 'hanoi, saigon, ho chi minh city',
};

/** Adjectives name a country only beside a public matter: "Dutch customs", not "Dutch oven". */
export const countryAdjectives: Readonly<Record<string, string>> = {
  australia: 'australian, aussie',
  brazil: 'brazilian',
  canada: 'canadian',
  china: 'chinese',
  'costa-rica': 'costa rican',
  estonia: 'estonian',
  france: 'french',
  germany: 'german',
  ireland: 'irish',
  italy: 'italian',
  japan: 'japanese',
  malaysia: 'malaysian',
  mexico: 'mexican',
  netherlands: 'dutch',
  'new-zealand': 'new zealand',
  panama: 'panamanian',
  portugal: 'portuguese',
  singapore: 'singaporean',
  'south-korea': 'korean, south korean',
  spain: 'spanish',
  sweden: 'swedish',
  switzerland: 'swiss',
  taiwan: 'taiwanese',
  thailand: 'thai',
  'united-arab-emirates': 'emirati',
  'united-kingdom': 'british, english, scottish, welsh',
  'united-states': 'american',
  vietnam: 'vietnamese',
};

/** The same in Spanish, French, Estonian and Arabic, where they may also follow the noun: "la douane canadienne". */
export const foreignAdjectives: Readonly<Record<string, string>> = {
  australia:
    'australiano, australiana, australianos, australianas, australien, australienne, australiens, australiennes, الاستراليه, استراليه',
  brazil:
    'brasileno, brasilena, brasilenos, brasilenas, bresilien, bresilienne, bresiliens, bresiliennes, brasiilia, البرازيليه, برازيليه',
  canada: 'canadiense, canadienses, canadien, canadienne, canadiens, canadiennes, الكنديه, كنديه',
  china: 'chino, chinos, chinas, chinois, chinoise, chinoises, hiina, الصينيه, صينيه',
  'costa-rica': 'costarricense, costarricenses, costaricien, costaricienne, costariciens, الكوستاريكيه',
  estonia: 'estonio, estonia, estonios, estonias, estonien, estonienne, estoniens, estoniennes, الاستونيه, استونيه',
  france: 'frances, francesa, franceses, francesas, francais, francaise, francaises, prantsuse, الفرنسيه, فرنسيه',
  germany: 'aleman, alemana, alemanes, alemanas, allemand, allemande, allemands, allemandes, saksa, الالمانيه, المانيه',
  ireland:
    'irlandes, irlandesa, irlandeses, irlandesas, irlandais, irlandaise, irlandaises, iiri, الايرلنديه, ايرلنديه',
  italy:
    'italiano, italiana, italianos, italianas, italien, italienne, italiens, italiennes, itaalia, الايطاليه, ايطاليه',
  japan: 'japones, japonesa, japoneses, japonesas, japonais, japonaise, japonaises, اليابانيه, يابانيه',
  malaysia:
    'malasio, malasia, malasios, malasias, malaisien, malaisienne, malaisiens, malaisiennes, malaisia, الماليزيه, ماليزيه',
  mexico: 'mexicano, mexicana, mexicanos, mexicanas, mexicain, mexicaine, mexicains, mexicaines, المكسيكيه, مكسيكيه',
  netherlands:
    'holandes, holandesa, holandeses, holandesas, neerlandes, neerlandesa, neerlandais, neerlandaise, neerlandaises, hollandais, hollandaise, hollandi, الهولنديه, هولنديه',
  'new-zealand': 'neozelandes, neozelandesa, neozelandeses, neozelandesas, neo zelandais, neo zelandaise, النيوزيلنديه',
  panama: 'panameno, panamena, panamenos, panamenas, panameen, panameenne, panameens, panameennes, البنميه',
  portugal: 'portugues, portuguesa, portugueses, portuguesas, portugais, portugaise, portugaises, البرتغاليه, برتغاليه',
  singapore: 'singapurense, singapurenses, singapourien, singapourienne, singapouriens, السنغافوريه, سنغافوريه',
  'south-korea':
    'coreano, coreana, coreanos, coreanas, surcoreano, surcoreana, coreen, coreenne, coreens, coreennes, sud coreen, sud coreenne, korea, الكوريه, كوريه',
  spain:
    'espanol, espanola, espanoles, espanolas, espagnol, espagnole, espagnols, espagnoles, hispaania, الاسبانيه, اسبانيه',
  sweden: 'sueco, sueca, suecos, suecas, suedois, suedoise, suedoises, rootsi, السويديه, سويديه',
  switzerland: 'suizo, suiza, suizos, suizas, suisses, sveitsi, السويسريه, سويسريه',
  taiwan: 'taiwanes, taiwanesa, taiwaneses, taiwanesas, taiwanais, taiwanaise, taiwanaises, التايوانيه',
  thailand:
    'tailandes, tailandesa, tailandeses, tailandesas, thailandais, thailandaise, thailandaises, tai, التايلانديه, تايلانديه',
  'united-arab-emirates': 'emirati, emirato, emiratie, emiraties, emirates, الاماراتيه, اماراتيه',
  'united-kingdom':
    'britanico, britanica, britanicos, britanicas, ingles, inglesa, ingleses, inglesas, britannique, britanniques, anglais, anglaise, anglaises, briti, inglise, البريطانيه, بريطانيه',
  'united-states':
    'estadounidense, estadounidenses, americano, americana, americanos, americanas, americain, americaine, americains, americaines, ameerika, الامريكيه, امريكيه, الاميركيه',
  vietnam: 'vietnamita, vietnamitas, vietnamien, vietnamienne, vietnamiens, vietnamiennes, الفيتناميه',
};
