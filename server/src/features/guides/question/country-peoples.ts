/** Peoples, which tell their country where nothing else is named: "do Spaniards queue". Plain spelling. */
const inLatinLanguages: Readonly<Record<string, string>> = {
  australia: 'australians, aussies, the aussies, ozzies, orang aussie, les australiens, los australianos',
  brazil: 'brazilians, brazucas, cariocas, paulistas, brasileiros, brasileiro, brasileira',
  canada: 'canadians, canucks, quebecers, quebecois, quebecoise, quebequense, quebequenses',
  china: 'chinese people, the chinese, chinese citizens, les chinois, los chinos, orang china, orang cina',
  'costa-rica': 'costa ricans, ticos, tico, tica, ticas',
  estonia: 'estonians, les estoniens, los estonios',
  france: 'frenchman, frenchmen, frenchwoman, french people, the french, parisians, parisiens',
  germany: 'germans, berliners, bavarians, munchner, los alemanes, les allemands',
  ireland: 'irishman, irishmen, irish people, the irish, dubliners',
  italy: 'italians, romans, milanese, sicilians, sardinians, los italianos, les italiens',
  japan: 'japanese people, the japanese, tokyoites, nihonjin, nipones, nippones, orang jepun',
  malaysia: 'malaysians, orang malaysia, orang kl, penangites, los malayos',
  mexico: 'mexicans, chilangos, chilango, tapatios',
  netherlands: 'dutchman, dutchmen, dutch people, the dutch, hollanders, amsterdammers, neerlandeses, los holandeses',
  'new-zealand':
    'new zealanders, kiwis do, do kiwis, kiwi family, kiwi families, kiwi couple, kiwi expat, kiwi expats, kiwi citizen, kiwi citizens, ' +
    'we re kiwis, were kiwis, we are kiwis, kiwis coming, kiwis heading, kiwis going, kiwis returning, kiwis moving, as kiwis, as a kiwi, ' +
    'im a kiwi, i m a kiwi, i am a kiwi, the kiwis, kiwi rules, kiwi customs, kiwi visa, neozelandeses, neo zelandais, aucklanders, orang kiwi',
  panama: 'panamanians, panamenos',
  portugal: 'portuguese people, the portuguese, lisboetas, lisboans, os portugueses, los portugueses, les portugais',
  singapore:
    'singaporeans, orang singapura, orang spore, sporean, sporeans, singapureses, singapurenses, singapouriens',
  'south-korea': 'koreans, south koreans, seoulites, surcoreanos, sud coreens, orang korea',
  spain: 'spaniards, spaniard, the spanish, andalusians, catalans, madrilenos, madrilenas, valencianos',
  sweden: 'swedes, the swedes, stockholmers, suecas, les suedois',
  switzerland: 'the swiss, swiss people, zurchers, genevans, genevois, suizos, suizas',
  taiwan: 'taiwanese people, the taiwanese, taipeiers',
  thailand: 'thais, thai people, the thais, orang thai, orang siam',
  'united-arab-emirates': 'emiratis, dubaians, emiraties, los emiraties',
  'united-kingdom':
    'brits, the brits, britons, british people, the british, englishman, englishmen, the english, scots, scotsman, the scots, ' +
    'welshman, welshmen, londoners, northerners, scousers, geordies, mancs, mancunians, glaswegians, orang putih uk, ' +
    'los britanicos, los ingleses, les britanniques, les british, escoceses, ecossais',
  'united-states':
    'americans, yanks, yankees, yanquis, gringos, ricains, texans, californians, new yorkers, floridians, ' +
    'norteamericano, norteamericanos, norteamericana, orang amerika',
  vietnam: 'vietnamese people, the vietnamese, saigonese',
};

/** Before "-lane": "hispaanlased". */
const inEstonian: Readonly<Record<string, string>> = {
  australia: 'austraal',
  brazil: 'brasiil',
  canada: 'kanada',
  china: 'hiin',
  'costa-rica': 'costarica',
  estonia: 'eest',
  france: 'prants',
  germany: 'saks',
  ireland: 'iir',
  italy: 'itaal',
  japan: 'jaapan',
  malaysia: 'malais malaisia',
  mexico: 'mehhik',
  netherlands: 'holland',
  'new-zealand': 'uusmeremaa',
  panama: 'panama',
  portugal: 'portugal',
  singapore: 'singapur',
  'south-korea': 'korea lounakorea',
  spain: 'hispaan',
  sweden: 'roots',
  switzerland: 'sveits',
  taiwan: 'taivan taiwan',
  thailand: 'tai',
  'united-kingdom': 'ing sot walesi londoni suurbritann',
  'united-states': 'ameerik jank',
  vietnam: 'vietnam',
};
const estonianEndings = 'lane lase last lased laste lasi lasele lastele lasel lastel'.split(' ');

/** Before "-ين" and "-ون": alone, "انجليزي" is the language. */
const inArabic: Readonly<Record<string, string>> = {
  australia: 'استرالي',
  brazil: 'برازيلي',
  canada: 'كندي',
  china: 'صيني',
  'costa-rica': 'كوستاريكي',
  estonia: 'استوني',
  france: 'فرنسي فرنساوي',
  germany: 'الماني',
  ireland: 'ايرلندي',
  italy: 'ايطالي طلياني',
  japan: 'ياباني',
  malaysia: 'ماليزي',
  mexico: 'مكسيكي',
  netherlands: 'هولندي',
  'new-zealand': 'نيوزيلندي نيوزلندي',
  panama: 'بنمي',
  portugal: 'برتغالي',
  singapore: 'سنغافوري',
  'south-korea': 'كوري',
  spain: 'اسباني',
  sweden: 'سويدي',
  switzerland: 'سويسري',
  taiwan: 'تايواني',
  thailand: 'تايلندي تايلاندي',
  'united-arab-emirates': 'اماراتي',
  'united-kingdom': 'بريطاني انجليزي انكليزي اسكتلندي',
  'united-states': 'امريكي اميركي امريكاني',
  vietnam: 'فيتنامي',
};
const arabicEndings = ['ين', 'ون'];

const withEndings = (stems: string, endings: readonly string[]): string[] =>
  stems.split(' ').flatMap((stem) => endings.map((ending) => stem + ending));

const withArticle = (names: readonly string[]): string[] => names.flatMap((name) => [name, `ال${name}`]);

/** Peoples of a country, parted by commas. */
export const peoplesOfCountries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(inLatinLanguages).map(([slug, names]) => [
    slug,
    [
      names,
      ...(inEstonian[slug] ? withEndings(inEstonian[slug], estonianEndings) : []),
      ...(inArabic[slug] ? withArticle(withEndings(inArabic[slug], arabicEndings)) : []),
      ...(slug === 'spain' ? ['الاسبان', 'اسبان'] : []),
      ...(slug === 'germany' ? ['الالمان', 'المان'] : []),
      ...(slug === 'united-kingdom' ? ['الانجليز', 'الانكليز', 'britid', 'brittide', 'brittidel'] : []),
      ...(slug === 'united-states' ? ['الامريكان', 'الاميركان'] : []),
    ].join(', '),
  ]),
);
