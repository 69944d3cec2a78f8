/** The languages whose sentences can be checked. */
export const checkedLanguages = ['en', 'es', 'fr', 'ms', 'et', 'ar'] as const;
export type CheckedLanguage = (typeof checkedLanguages)[number];
export type ByLanguage<T> = Readonly<Record<CheckedLanguage, T>>;

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** As in "two=2 three=3". */
const numbers = (list: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...words(list)].map((entry) => entry.split('=')).map(([word, value]) => [word, Number(value)]));

/** Words without content. The language that has the most of them in a sentence is taken as its language. */
export const stopWords: ByLanguage<ReadonlySet<string>> = {
  en: words(`a an the and or but if then than that this these those there their them they it its is are was were be
    been being am of in on at to for from by with about into over under between through during until till within
    after before since as so such too very also both either each any some other more most you your yours we our who
    whom which what when where how do does did doing has have had having will would shall should can could may might
    ca wo s`),
  es: words(`el la los las un una unos unas de del al a en y e o u que se su sus tu tus te le les lo por para con
    entre hasta desde como si es son ser esta este estos estas ese esa eso estan puede pueden hay ha han mas muy
    tambien cuando donde cual cuyo usted ustedes sobre tras segun ya`),
  fr: words(`le la les l un une des de d du au aux a en et ou que qu se s son sa ses votre vos vous il elle ils elles
    on ce cet cette ces c pour par avec dans sur sous entre jusqu jusque depuis comme si est sont etre peut peuvent y
    n plus tres aussi quand ou dont qui leur leurs lors apres avant chez`),
  ms: words(`yang dan di ke dari untuk dengan pada dalam oleh atau ini itu anda ia mereka kita kami adalah ialah akan
    boleh dapat telah sudah juga serta sebagai bagi antara hingga sehingga jika apabila semasa selepas sebelum lebih
    sangat tersebut nya`),
  et: words(`ja ning ehk voi on oli olla ole see seda selle need nende ta tema nad te teie teil teid oma kui kuni
    siis et kes mis mille mida kus ka veel saab saavad voib voivad enne parast ule alla juurde kohta jaoks koos
    pikem`),
  ar: words(`في من الى على عن مع او و ان انه انها هذا هذه ذلك تلك التي الذي الذين هو هي هم كان كانت يكون تكون قد
    لقد ثم كما عند بعد قبل بين حتى كل بعض اذا ما لدى لك لكم`),
};

/** Words that negate a sentence. */
export const negations: ByLanguage<ReadonlySet<string>> = {
  en: words('no not never cannot without neither nor none nothing nobody'),
  es: words('no nunca sin ni ningun ninguna ninguno nada nadie tampoco jamas'),
  fr: words('ne pas jamais sans ni aucun aucune rien personne'),
  ms: words('tidak bukan tanpa jangan tiada belum'),
  et: words('ei ara mitte ilma pole kunagi ega uhtegi'),
  ar: words('لا لم لن ليس ليست غير بدون دون ابدا'),
};

/**
 * English words that promise nothing. Words that allow, forbid, free, cost or order are excluded: they must be in the
 * passage itself.
 */
export const plainWords: ReadonlySet<string> = words(`usually generally normally often sometimes typically likely
  about around roughly well already still yet again once here first next last later now ahead early soon further
  instead however therefore otherwise because while whether though although unless except besides
  need needs needed want wants bring brings bringing brought take takes taking taken make makes making made get gets
  getting have keep keeps keeping kept know plan planning prepare preparing check checking ask asking look note
  include includes including included follow following use uses using used give gives given come comes coming
  arrive arrives arriving arrival go going move moves moving mover movers travel thing things item items
  case cases way part parts kind kinds step steps time times own same new different several many few much another
  per yes please sure able order advance`);

/** Numbers as words, except those with other meanings. */
export const numberWords: ByLanguage<Readonly<Record<string, number>>> = {
  en: numbers(`two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 fifteen=15
    twenty=20 thirty=30 forty=40 fifty=50 sixty=60 ninety=90 hundred=100 thousand=1000 million=1000000`),
  es: numbers(`dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 doce=12 quince=15 veinte=20
    treinta=30 cuarenta=40 cincuenta=50 sesenta=60 noventa=90 cien=100 mil=1000`),
  fr: numbers(`deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 dix=10 onze=11 douze=12 quinze=15 vingt=20
    trente=30 quarante=40 cinquante=50 soixante=60 cent=100 mille=1000`),
  ms: numbers(`dua=2 tiga=3 empat=4 lima=5 enam=6 tujuh=7 lapan=8 sembilan=9 sepuluh=10 ratus=100 ribu=1000
    juta=1000000`),
  et: numbers('kaks=2 kolm=3 neli=4 seitse=7 kaheksa=8 uheksa=9 kumme=10 sada=100 tuhat=1000'),
  ar: numbers(`اثنان=2 اثنين=2 ثلاثة=3 ثلاث=3 اربعة=4 اربع=4 خمسة=5 خمس=5 ستة=6 سبعة=7 ثمانية=8 تسعة=9 عشرة=10
    مئة=100 مائة=100 الف=1000`),
};

/** Units that change the meaning of a figure, by the beginnings of their words in all languages. */
export const unitBeginnings: Readonly<Record<string, readonly string[]>> = {
  hour: ['hour', 'hora', 'heure', 'jam', 'tund', 'tunni', 'ساع'],
  day: ['day', 'dia', 'jour', 'hari', 'paev', 'يوم', 'يوما', 'ايام'],
  week: ['week', 'semana', 'semaine', 'minggu', 'nadal', 'اسبوع', 'اسابيع'],
  month: ['month', 'mes', 'mois', 'bulan', 'kuu', 'شهر', 'اشهر', 'شهور'],
  year: ['year', 'ano', 'annee', 'ans', 'tahun', 'aasta', 'سنة', 'سنوات', 'عام', 'اعوام'],
  percent: ['percent', 'porciento', 'pourcent', 'peratus', 'protsen', 'بالمئة', 'بالمائة'],
};

/** Words that may stand between a figure and its unit. */
export const betweenFigureAndUnit: ReadonlySet<string> = words(
  'working business calendar full whole consecutive more further about of',
);

/** Words about money. */
export const priceWords = new RegExp(
  [
    'pric(?:e|es|ing)|cost|costs|quotes?|quotation|estimates?|charges?|fees?|rates?|cheap\\w*|expensive|budget|how much',
    'precios?|cuest\\w+|costes?|costos?|presupuestos?|tarifas?|cuanto|barat\\w+',
    'prix|cout\\w*|tarifs?|devis|combien',
    'harga|kos|berapa|sebut harga|bayaran|murah',
    'hin[dn]\\w*|maksab|maksma\\w*|kulu\\w*|palju',
  ]
    .map((some) => `\\b(?:${some})\\b`)
    .concat('سعر|اسعار|تكلفة|تكاليف|كم يكلف|بكم')
    .join('|'),
);

/** "For free", if it cannot be checked against the passage. */
export const freeWords = /\b(?:gratis|gratuit\w*|percuma|tasuta|free)\b|مجان/;
