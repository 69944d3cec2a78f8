import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isLeftBehind } from '../denial.js';

/** What belongs to a house and has no place in a list of things. English, Spanish, French, Malay, Estonian, Arabic. */
const parts = new PhraseSet({
  part:
    'appliances, white goods, household appliances, electrodomestico*, linea blanca, electromenager, l electromenager, appareils menagers, perkakas elektrik, barang elektrik, peralatan elektrik, kodumasina*, kodutehnika, الاجهزه, الاجهزه الكهربائيه, الكهربائيات, الاجهزه المنزليه, ' +
    'kitchen, kitchens, kitchen unit*, units, curtain*, blinds, carpet*, light fittings, light fixtures, lights, lamps, fixtures, shed, greenhouse, garage, loft, attic, basement, conservatory, ' +
    'cocina, cocinas, cortina*, persiana*, moqueta*, lamparas, cobertizo, invernadero, garaje, trastero, desvan, cuisine, cuisines, rideau*, stores, moquette*, luminaires, abri de jardin, serre, garage, cave, grenier, ' +
    'dapur, kabinet dapur, langsir, tirai, karpet dinding, lampu, stor, garaj, kook, koogi*, koogimoobel, koogimoobl*, kardin*, rulood, ruloo*, valgustid, kasvuhoone, kuur, garaaz*, ' +
    'المطبخ, مطبخ, الستائر, ستائر, البرادي, الموكيت, الثريات, الاضاءه, المخزن, الكراج',
});

/** "The kitchen stays here": parts of the house that do not come along. */
export const partsLeft = (words: readonly SentenceWord[]) =>
  parts.find(words).filter((part) => isLeftBehind(words, part));
