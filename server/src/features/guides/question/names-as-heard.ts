/**
 * Names of countries as they are heard: in Arabic that is written in Latin letters, and as Estonians and others spell them
 * by ear. Plain spelling.
 */
export const namesAsHeard: Readonly<Record<string, string>> = {
  australia: 'ostralia, ustralia, australya, austraalja',
  brazil: 'barazil, brazeel, el brazil, brasiil',
  canada: 'kanadda, canda, kanadaa',
  china: 'el seen, elseen, chaina',
  'costa-rica': 'kosta rika, kosta riika, costa riika, costa rika, kostarika, kostariika, costariika',
  estonia: 'istonia, estonya, estoonia',
  france: 'faransa, fransa, feransa, prantsus',
  germany: 'almania, almanya, el almania, alamania, germania, saksa maa',
  ireland: 'irlanda, ayrlanda, airlanda, erlanda',
  italy: 'italya, etalia, itaalja, itali',
  japan: 'el yaban, elyaban, al yaban, yaban, jaapanimaa',
  malaysia: 'malizia, maleezya, malezya, maliziya, malaisja',
  mexico: 'el maksik, el mexik, almaksik, meksik, mehiko, mehhikko',
  netherlands: 'holanda, hollanda, hulanda, holandia',
  'new-zealand': 'new zilanda, nyuzilanda, nio zilanda, newzilanda, new zeland, new zealnd',
  portugal: 'el bortoghal, bortoghal, el portoghal, bortugal, portugaal',
  singapore: 'singafora, sengafora, singhafora, sanghafora, singafoora, singapuri, singapor, singapur',
  'south-korea': 'koria el ganoubeya, korya el ganobya, korya, louna korea',
  spain: 'isbania, esbania, espania, asbania, isbanya, hispania',
  sweden: 'el sweed, elsweed, el sowed, el soueid, alsuwaid',
  switzerland: 'swisra, sowisra, suwisra, swesra, sveits, sviss',
  taiwan: 'taywan, tayouan, taivan',
  thailand: 'tailanda, taylanda, thailanda, taimaa',
  'united-arab-emirates':
    'el emarat, elemarat, al emarat, emarat, imarat, dubay, dobay, dubei, abu dabi, abudabi, abou dabi, abou dhabi, abudhabi, abu dhabi city, sharja',
  'united-kingdom': 'britania, beritania, biritania, ingiltera, engeltra, ingeltra, ingilterra, london town',
  'united-states': 'amreeka, amrika, amerka, el amrika, ameerka, ameeriga, jueessei',
  vietnam: 'fietnam, vietnaam, fitnam',
};
