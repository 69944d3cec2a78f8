import { PhraseSet } from '../phrase-set.js';

/** Hours in words, as a clock is read: Arabic counts them like days of a row. */
const hours = {
  1: 'one, una, une, satu, uks, uhe, واحده, الواحده',
  2: 'two, dos, deux, dua, kaks, kahe, اثنتين, الثانيه, ثنتين',
  3: 'three, tres, trois, tiga, kolm, kolme, ثلاثه, الثالثه',
  4: 'four, cuatro, quatre, empat, neli, nelja, اربعه, الرابعه',
  5: 'five, cinco, cinq, lima, viis, viie, خمسه, الخامسه',
  6: 'six, seis, enam, kuus, kuue, سته, السادسه',
  7: 'seven, siete, sept, tujuh, seitse, seitsme, سبعه, السابعه',
  8: 'eight, ocho, huit, lapan, kaheksa, ثمانيه, الثامنه',
  9: 'nine, nueve, neuf, sembilan, uheksa, تسعه, التاسعه',
  10: 'ten, diez, dix, sepuluh, kumme, kumne, عشره, العاشره',
  11: 'eleven, onze, sebelas, uksteist, uheteist, احدعش, الحاديه',
  12: 'twelve, doce, douze, kaksteist, kaheteist, اثنعش',
} as const;

const hourOfWord = new Map(
  Object.entries(hours).flatMap(([hour, words]) => words.split(', ').map((word) => [word, Number(hour)] as const)),
);

/** An hour in figures or in words. */
export const hourNamed = (plain: string): number | undefined =>
  /^\d{1,2}$/.test(plain) ? Number(plain) : hourOfWord.get(plain);

/** Minutes before the hour that they are counted from: "half four", "ten to six", "pool neli". */
export const minutesThenHour = new PhraseSet({
  '30': 'half past, half',
  '15': 'quarter past, quarter after, a quarter past',
  '5': 'five past, 5 past',
  '10': 'ten past, 10 past',
  '20': 'twenty past, 20 past',
  '25': 'twenty five past, 25 past',
  '-5': 'five to, 5 to',
  '-10': 'ten to, 10 to',
  '-20': 'twenty to, 20 to',
  '-25': 'twenty five to, 25 to',
  '-15': 'quarter to, quarter till, quarter of, kolmveerand, kolmveerandil, menos cuarto para las',
  '-30': 'pool, poole',
  '-45': 'veerand',
});

/** Minutes behind it: "las tres y media", "17 heures et quart", "pukul 3 setengah". */
export const minutesAfterHour = new PhraseSet({
  '30': 'thirty, y media, et demie, et demi, setengah, ونص, ونصف, والنصف, والنص, و نص, و نصف',
  '15': 'fifteen, y cuarto, y quince, et quart, suku, وربع, والربع, و ربع',
  '45': 'forty five, 45',
  '20': 'twenty, y veinte, وثلث, والثلث, و ثلث',
  '10': 'y diez',
  '-10': 'menos diez, moins dix',
  '-15': 'menos cuarto, moins le quart, moins quart, الا ربع, الا الربع',
  '-20': 'menos veinte, moins vingt, الا ثلث, الا الثلث',
});

/** Between the hour and its minutes. */
export const hourUnits = new Set('h heure heures hora horas jam'.split(' '));

/** Times of the day that people name by what they do then. */
export const dayTimes = new PhraseSet({
  '09:00':
    'first thing, early morning, early in the morning, breakfast time, a primera hora, primera hora, temprano, a la premiere heure, a l ouverture, tot le matin, de bonne heure, awal pagi, pagi pagi, vara, varahommik*, hommikul vara, الصبح بدري, الصباح الباكر, بدري',
  '11:00':
    'las once, late morning, mid morning, before lunch, before noon, before midday, a media manana, media manana, antes de comer, antes de mediodia, en fin de matinee, fin de matinee, avant le dejeuner, avant midi, lewat pagi, sebelum tengah hari, sebelum lunch, enne lounat, قبل الظهر, الضحى',
  '12:00':
    'lunch, lunchtime, lunch time, at lunch, lunch break, in my lunch, a l heure du dejeuner, pause dejeuner, entre midi et deux, waktu lunch, masa lunch, waktu rehat, lounaajal, louna ajal, lounapaus*, وقت الغدا',
  '13:00':
    'after lunch, early afternoon, apres le dejeuner, apres manger, selepas lunch, lepas lunch, lepas makan, parast lounat, peale lounat',
  '14:00':
    'a la hora de comer, la hora de comer, debut d apres midi, debut de l apres midi, lepas zohor, selepas zohor, بعد صلاه الظهر',
  '15:00':
    'mid afternoon, after school, despues de comer, despues del almuerzo, sobremesa, milieu d apres midi, بعد الغدا, بعد الغداء',
  '16:00':
    'late afternoon, fin d apres midi, fin de l apres midi, a media tarde, media tarde, lewat petang, ohtupoolik*, ohtu poole',
  '17:00':
    'tea time, teatime, around tea, end of the day, end of day, close of play, end of work, a ultima hora, ultima hora, fin de journee, a la merienda, lepas asar, selepas asar, parast tooaega, paeva lopus, tooopaeva lopus, بعد العصر, اخر النهار, بعد الدوام',
  '18:00':
    'after work, when i finish work, once i finish work, dinner time, dinnertime, after tea, despues del trabajo, despues de trabajar, al salir del trabajo, saliendo del trabajo, al salir de trabajar, apres le travail, apres le boulot, en sortant du travail, debut de soiree, lepas kerja, selepas kerja, habis kerja, balik kerja, parast tood, peale tood, بعد الشغل, بعد العمل',
  '19:00':
    'after dinner, despues de cenar, apres le diner, lepas maghrib, selepas maghrib, parast ohtusooki, بعد المغرب',
});
