import { wordSet } from '../../../text/word-set.js';

/**
 * Towns whose names are also ordinary words or names of people, or are spelled otherwise in Estonian. They count with an
 * Estonian ending and a capital letter ("Nice'is", "Haagis") or after a word that says where ("landing in Rio").
 */
export const townsWithEndings: Readonly<Record<string, string>> = {
  australia: 'darwin, adelaid, orange, mackay, ballina nsw',
  brazil: 'natal, rio, salvador, vitoria, palmas, santos, gramado, macae',
  canada: 'halifax, london ontario, quebec, regina, banff, barrie',
  china: 'kanton, hongkong, macao, dali, sanya',
  'costa-rica': 'liberia, jaco, limon, uvita, samara, nosara, tamarindo, dominical, quepos, sarchi',
  estonia: 'elva, keila, valga, paide, rapla, saue, tapa, otepaa',
  france:
    'nice, tours, pau, brest, nancy, sete, vichy, lens, sens, gap, dole, grasse, royan, antibes, menton, laon, auch, foix, albi, dax, vannes',
  germany:
    'essen, halle, kiel, ulm, trier, koln, aachen, mainz, worms, jena, gera, hof, celle, fulda, siegen, hagen, hamm, marl, goch',
  ireland: 'sligo, cobh, shannon, trim, birr, bray, cavan, clare, naas, kells, howth, athy, louth, kildare',
  italy:
    'bari, como, trento, rimini, pisa, lecce, rooma, milaan, napoli, roma, siena, lucca, parma, asti, pavia, prato, udine, cuneo, modena, massa, terni, ancona, bra, lodi, novara, matera, latina',
  japan: 'nara, kobe, gifu, chiba, sakai, otsu, nagano, mito, ube, naha, oita, saga, fuji, himeji',
  malaysia: 'ipoh, kuching, muar, klang, kulim, miri, sibu',
  mexico: 'leon, merida, puebla, colima, tepic, saltillo, durango, cordoba veracruz, tulum, la paz, mazatlan',
  netherlands:
    'haag, haarlem, delft, breda, ede, zeist, venlo, goes, sneek, assen, almere, hoorn, gouda, weert, emmen, best',
  'new-zealand': 'nelson, hamilton, napier, levin, timaru, taupo, picton',
  panama: 'david, colon, coronado, boquete, chitre, santiago veraguas, volcan, gamboa, amador',
  portugal: 'faro, porto, braga, evora, beja, lagos, tomar, fatima, sines, silves, guarda, ovar, tavira',
  'south-korea': 'soul, soull, ulsan, sejong, suwon, jeju',
  spain:
    'vigo, cadiz, leon hispaania, toledo, lorca, elche, palma, reus, soria, ronda, denia, nerja, ceuta, mijas, irun, sitges, jaen, avila',
  sweden: 'lund, umea, malmo, boras, boden, falun, kalmar, ystad, mora, lulea, visby',
  switzerland:
    'bern, genf, zug, chur, baasel, sion, thun, biel, nyon, vevey, olten, baden, morges, brig, arosa, berna, basilea, ginebra',
  taiwan: 'tainan, yilan, taoyuan',
  thailand: 'krabi, trang, pai, nan, phrae, tak, rayong, loei, bankok, hua hin',
  'united-arab-emirates': 'ajman, dubai, al ain',
  'united-kingdom':
    'bath, reading, derby, wells, hull, deal, rugby, battle, sale, bury, rye, diss, ware, wick, ayr, stone, ely, poole, crewe, lincoln, barry, nelson lancashire, flint wales, bangor',
  'united-states':
    'mobile, phoenix, boise, portland, orlando, bend, buffalo, reno, flint, erie, tampa, helena, salem, augusta, savannah, charlotte, provo, waco, tulsa, omaha, denver, jackson, eugene, madison, aurora',
  vietnam: 'hue, vinh, dalat, sapa, saigoni',
};

/** Those that are called like people. */
export const firstNames = wordSet(
  'david shannon darwin nelson nancy regina salvador vitoria barry clare jackson eugene madison aurora charlotte savannah helena augusta ' +
    'santos hamilton levin santiago leon trento samara fatima lincoln silves avila soria barrie mora coronado amador lorca olten',
);

/** Those that are ordinary words in small letters. */
export const ordinaryTowns = wordSet(
  'orange nice tours pau sens gap dole lens como essen halle hof worms best goes bath reading wells deal rugby battle sale bury rye ware ' +
    'stone mobile bend flint phoenix natal palmas limon colon faro lagos tomar guarda bra massa prato latina saga mito tak nan pai best ' +
    'tapa elva hue leon vinh la paz palma reus sion brig baden boden mora mijas trim clare trench haag soul rapla valga keila ancona fuji foix auch dax ' +
    'volcan buffalo provo erie denia ronda sines silves ovar naha oita bray hull derby',
);

/** Those that have a larger or as large a namesake in another country: without their ending they say nothing. */
export const namesakes = wordSet('lagos leon merida hamilton santiago halifax toledo salvador');
