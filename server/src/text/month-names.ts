/** Each month in English, Spanish, French, Malay, Estonian and Arabic, with its short forms. */
export const monthWords: readonly string[] = [
  'january, jan, enero, ene, janvier, januari, jaanuar*, يناير, جانفي, كانون الثاني',
  'february, feb, febr, febuary, febrero, fevrier, fev, februari, veebruar*, فبراير, فيفري, شباط',
  'march, mar, marzo, mars, mac, marts*, مارس, اذار',
  'april, apr, abril, abr, avril, avr, aprill*, aprilis, aprili, ابريل, افريل, نيسان',
  'may, mayo, mai, mei, mais, maikuu*, مايو, ماي, ايار',
  'june, jun, junio, juin, juuni*, يونيو, جوان, حزيران',
  'july, jul, julio, juillet, juil, julai, juuli*, يوليو, جويليه, تموز',
  'august, aug, agosto, ago, aout, ogos, augusti*, august*, اغسطس, اوت, اب',
  'september, sep, sept, septiembre, setiembre, septembre, septembri*, سبتمبر, ايلول',
  'october, oct, octubre, octobre, oktober, okt, oktoobri*, oktoober, اكتوبر, تشرين الاول',
  'november, nov, noviembre, novembre, novembri*, نوفمبر, تشرين الثاني',
  'december, dec, diciembre, dic, decembre, disember, dis, detsember, detsembri*, ديسمبر, كانون الاول',
];

const stopOfDay = /(?<=(?<!\d)\d{1,2})\.(?=\s?(?:jaan|veeb|mär|mar|apr|mai|juun|juul|aug|sep|okt|nov|det|kuup))/giu;

/** "24. veebruaril": the full stop behind the number of a day ends no sentence. A blank keeps the place of the words. */
export const withoutStopsOfDays = (text: string): string => text.replace(stopOfDay, ' ');
