import { has, phrasePattern } from '../text/phrases.js';

/** Words in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const onlyPart = phrasePattern(
  'hire just the van, hire just a van, just hire the van, just hire a van, only hire the van, hire only the van, hire the van, hire a van, rent the van, rent a van, rent your van, hire your van, hire your lorry, hire the lorry, just the van, just a van, only the van, only a van, van only, van hire, lorry only, truck only, just the truck, just the lorry, ' +
    'just a driver, only a driver, driver only, driver and van, driver and a van, driver and the van, driver with a van, van and driver, van and a driver, van with driver, van with a driver, man and van, man and a van, man with a van, man with van, self drive, self drive van, ' +
    'labour only, labor only, only labour, only labor, just labour, just labor, just the labour, loaders only, only loaders, just loaders, loading only, only loading, just loading, just the loading, helpers only, just helpers, just the men, only the men, just two men, just the lads, only the lads, just muscle, only the muscle, ' +
    'solo la furgoneta, solo una furgoneta, solo el camion, solo un camion, alquilar la furgoneta, alquilar una furgoneta, alquilar el camion, alquilar un camion, alquilar solo, furgoneta con conductor, camion con conductor, conductor y furgoneta, conductor y la furgoneta, un conductor y una furgoneta, solo un conductor, solo el conductor, solo conductor, solo mano de obra, solo la mano de obra, solo mozos, solo los mozos, solo cargadores, solo la carga, solo cargar, ' +
    'juste le camion, juste la camionnette, juste un camion, seulement le camion, uniquement le camion, louer le camion, louer un camion, louer la camionnette, louer une camionnette, louer juste, camion avec chauffeur, camionnette avec chauffeur, chauffeur et camion, un chauffeur et un camion, un chauffeur et une camionnette, juste un chauffeur, seulement un chauffeur, main d oeuvre seulement, main d oeuvre uniquement, juste la main d oeuvre, seulement la main d oeuvre, que la main d oeuvre, juste des bras, seulement le chargement, juste le chargement, juste charger, ' +
    'van sahaja, van saja, van je, lori sahaja, lori saja, lori je, sewa van sahaja, pemandu sahaja, pemandu je, pemandu dan van, pemandu dan lori, driver dan van, driver dan lori, van dengan pemandu, lori dengan pemandu, van dan pemandu, lori dan pemandu, van dan driver, lori dan driver, tenaga kerja sahaja, tenaga sahaja, pekerja sahaja, pekerja je, angkat sahaja, angkat je, ' +
    'ainult kaubik*, ainult auto ja, ainult veok*, ainult buss*, kaubikut rentida, rentida kaubik*, kaubiku rent, uurida kaubik*, kaubik koos juhiga, juhiga kaubik*, kaubik ja juht, juht ja kaubik, autojuht ja kaubik, ainult juht, ainult autojuht, ainult tookatt*, ainult toojoud*, ainult tostjad, ainult tostjaid, ainult laadijad, ainult laadijaid, ainult laadimi*, ' +
    'شاحنه فقط, الشاحنه فقط, الشاحنه بس, سياره نقل فقط, السياره بس, السياره فقط, استئجار شاحنه, استئجار الشاحنه, استاجر الشاحنه, استاجر شاحنه, اجار شاحنه بس, سائق فقط, سواق بس, سائق وشاحنه, سائق وسياره, سياره وسائق, شاحنه وسائق, شاحنه مع سائق, سياره مع سائق, سواق وسياره, عمال فقط, عمال بس, العمال فقط, العمال بس, تحميل فقط, تحميل بس',
);
/** Of what such a part costs, of a permit for it and the like. */
const others = phrasePattern(
  'park, parking, permit, licence, license, insured, aparcar, permiso, garer, stationnement, permis de, parkir, lesen, parkimi*, parkida, موقف, رخصه',
);
const mostWords = 24;

/** "Can I hire just the van", "labour only, I have a van": a wish for a part of a move, which the company may not offer. */
export const asksForPartOfService = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords && has(sentence, onlyPart) && !has(sentence, others);
