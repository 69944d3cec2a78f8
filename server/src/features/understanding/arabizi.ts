/** Arabic in Latin letters, as it is typed in chats: the words that a move is told with, each with its Arabic spelling. */
const lists: Readonly<Record<string, string>> = {
  من: 'men mn min mn3nd',
  الي: 'l la le lel lil ila ela 3ala 3la 3al',
  في: 'fi fel fil',
  و: 'w we wa',
  مع: 'ma3 ma3a m3a',
  معي: 'ma3aya ma3i m3aya ma3ay m3ay',
  معنا: 'ma3ana m3ana',
  عندي: '3andi 3andy 3ndi 3endi 3endy',
  عندنا: '3anna 3andna 3andena 3endna',
  اكلم: 'akallem akalem akalm akallim akalam akllm',
  احكي: 'a7ki a7ky e7ki a7ke i7ki e7ky',
  اتكلم: 'atkallem atkalem etkallem',
  حد: '7ad',
  حدا: '7ada',
  احد: 'a7ad',
  موظف: 'mowazaf muwazzaf mwazaf mowazzaf',
  كمان: 'kaman kamen',
  لا: 'la2 laa',
  مش: 'msh mish mesh mush mosh mo mou mafi mafish mafeesh',
  بدون: 'bdoon bidoon bidun bidoun bala bla',
  بس: 'bas bass',
  بدي: 'bede bedi bedy bidi bidde baddi badde biddi',
  بدنا: 'bedna bidna badna',
  عايز: '3ayez 3ayz 3ayiz ayez 3awez 3ayza 3ayzeen 3awza',
  ابغي: 'abi abgha abga abghi nbi',
  بغيت: 'bghit bghina',
  انتقل: 'an2el an2ol en2ol anta2el antaqil nr7el nrhel ar7al n2el anqol',
  ننتقل: 'nen2el nen2ol nanta2el nn2el nentaqel',
  ساكن: 'saken sakin sakna sakneen',
  شقه: 'sha2a sha22a cha2a shaqa shaqqa chaqa sha2et shaqet',
  بيت: 'beit bait bet',
  غرف: 'ghoraf 8oraf ghuraf 3oraf',
  غرفه: 'ghorfa ghurfa 8orfa',
  غرفتين: 'ghorfeten ghorfetein ghurfatain 8orfeten ghorftein',
  اوضه: 'oda ouda',
  اوض: 'owad',
  نوم: 'nom noum nowm',
  شهر: 'shahr shaher chahr',
  كلب: 'kalb kaleb',
  قطه: '2otta otta qitta bissa 2etta gattous bsseh bissi',
  سياره: 'sayara siyara 3arabeya karhba tomobil tonobil',
  بيانو: 'biano beyano',
  كراتين: 'karateen karatin cartoonat kartonat cartons',
  كرتونه: 'kartona kartoona cartona karton kartoun',
  صندوق: 'sandou2 sondo2',
  عفش: '3afsh 3afch afsh',
  طابق: 'tabe2 tabi2 tabaq',
  دور: 'dor door',
  مصعد: 'asanser assanseur mas3ad asansir',
  تغليف: 'taghleef ta8leef taghlif',
  تخزين: 'takhzeen ta5zeen takhzin',
  تامين: 'ta2meen ta2min tameen',
  كل: 'kol kel koll kull',
  شي: 'shi shay2 chi',
  كم: 'kam bkam bekam',
  سعر: 'se3r si3r s3er soum souma',
  قديش: '9adech 9addech 9adesh 9adeh 9addeh 9deh',
  باش: 'bch bech',
  شحال: 'chhal shhal ch7al',
  كازا: 'casa kaza',
  القاهره: 'qahira kahera kahira qahera',
  اسكندريه: 'eskenderia iskenderia eskandria iskandariya eskendereya',
  واحد: 'wa7ed wahed',
  اثنين: 'etnen tnen itnain tneen',
  ثلاث: 'talat tlat tleteh talata tlata thalath',
  اربع: 'arba3 arba3a',
  خمس: '5amas khamas khamse khamsa',
  عشره: '3ashra 3ashara 3achra',
  عشرين: '3eshreen 3ashreen 3ishrin',
  سلام: 'salam slm',
};
const arabic = new Map(
  Object.entries(lists).flatMap(([word, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, word] as const),
  ),
);
/** Words of other languages as well, which say nothing of the language. */
const shared = new Set(
  'l men min la le lel fi fel fil w we wa ma bas bass bet bait laa mo abi oda door dor karton casa kaza chi kol kel nom saken kam bla bala ila ela mn shi kalb salam otta mesh talat cartons'.split(
    ' ',
  ),
);
/** "An2el", "3ayez", "nr7el": digits stand for letters that Latin lacks. */
const withDigit = /^(?:[a-z]+[2357][a-z]*|[3578][a-z]{3,})$/;
/** Written apart from its noun. */
const articles = new Set('el al il'.split(' '));
const fewest = 2;
/** One sure word is enough beside so many that are words of other languages as well. */
const fewestShared = 3;

interface PlainWord {
  readonly plain: string;
}

const isSign = ({ plain }: PlainWord): boolean => (arabic.has(plain) && !shared.has(plain)) || withDigit.test(plain);

/** Whether words that were typed in Latin letters are spelled in Arabic here. */
export const isFromLatin = (words: readonly (PlainWord & { readonly typed: string })[]): boolean =>
  words.some(({ typed, plain }) => /^\p{Script=Arabic}/u.test(plain) && /\p{Script=Latin}/u.test(typed));

/** The words in Arabic spelling, where enough of them are Arabic in Latin letters; the names of places stay. */
export function withArabicSpelling<Word extends PlainWord>(words: readonly Word[]): Word[] {
  const signs = words.filter(isSign);
  const isEnough = signs.length >= fewest || words.filter(({ plain }) => shared.has(plain)).length >= fewestShared;
  const isArabizi = isEnough && signs.some(({ plain }) => arabic.has(plain));
  if (!isArabizi) return [...words];
  return words
    .filter(({ plain }) => !articles.has(plain))
    .map((word) => ({ ...word, plain: arabic.get(word.plain) ?? word.plain }));
}
