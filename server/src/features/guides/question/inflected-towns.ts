/**
 * Towns whose names are ordinary words, or are spelled otherwise in Estonian: they count only with a capital letter and an
 * ending that says where, as in "Nice'is", "Haagis", "Faros".
 */
export const townsWithEndings: Readonly<Record<string, string>> = {
  australia: 'darwin, adelaid',
  brazil: 'natal, rio, salvador, vitoria',
  canada: 'halifax, london ontario, quebec',
  china: 'kanton, hongkong',
  'costa-rica': 'liberia',
  estonia: 'elva, keila, valga, paide, rapla, saue',
  france: 'nice, tours, pau, brest, nancy, sete, vichy',
  germany: 'essen, halle, kiel, ulm, trier, koln, aachen, mainz',
  ireland: 'sligo, cobh',
  italy: 'bari, como, trento, rimini, pisa, lecce, rooma, milaan, napoli',
  japan: 'nara, kobe',
  malaysia: 'ipoh, kuching',
  mexico: 'leon, merida, puebla',
  netherlands: 'haag, haarlem, delft, breda, ede, zeist',
  'new-zealand': 'nelson, hamilton, napier',
  panama: 'david, colon',
  portugal: 'faro, porto, braga, evora, beja, lagos',
  'south-korea': 'soul, soull, ulsan',
  spain: 'vigo, cadiz, leon hispaania, toledo, lorca, elche',
  sweden: 'lund, umea, malmo, boras',
  switzerland: 'bern, genf, zug, chur, baasel',
  taiwan: 'tainan',
  thailand: 'krabi, trang',
  'united-arab-emirates': 'ajman, dubai',
  'united-kingdom': 'bath, reading, derby, wells, hull, deal, rugby',
  'united-states': 'mobile, phoenix, boise, portland, orlando',
  vietnam: 'hue, vinh',
};
