import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const open = phrasePattern(
  'you open, yous open, ye open, u open, you be open, open on, open for business, you closed, you be closed, you shut, you close, closed on, closed for, closing on, you work, you working, you be working, ' +
    'your office open, office open, office closed, your hours, hours on, hours for, anyone there, anybody there, somebody there, anyone in, day off, days off, holiday hours, ' +
    'abierto, abiertos, abierta, abris, abren, abre, abriran, abrireis, cerrado, cerrados, cerrada, cerrais, cierran, cierra, trabajan, trabajais, trabajan ustedes, horario*, ' +
    'ouvert, ouverts, ouverte, ouvrez, ouvrirez, ferme, fermes, fermee, fermez, travaillez, horaires, ' +
    'buka, dibuka, tutup, ditutup, bekerja, kerja, beroperasi, operasi, bercuti, ' +
    'avatud, lahti, suletud, kinni, tootate, olete tool, lahtiolek*, ' +
    'مفتوح, مفتوحه, مفتوحون, مفتوحين, تفتحون, تفتحوا, بتفتحوا, فاتحين, فاتح, مغلق, مغلقه, مغلقون, مغلقين, تغلقون, مسكرين, بتسكروا, مقفول, مقفل, مقفلين, تشتغلون, بتشتغلوا, شغالين, تعملون, تداومون, دوام, دوامكم, اجازه',
);
/** What else may be open or closed then. */
const others = phrasePattern(
  'bank, banks, customs, embassy, consulate, road, roads, shop, shops, school, schools, border, airport, port, storage unit, banco, bancos, aduana, embajada, frontera, carretera, ' +
    'banque, banques, douane, ambassade, frontiere, route, kastam, kedutaan, sempadan, jalan raya, pank, pangad, toll, saatkond, piir, البنك, البنوك, الجمارك, السفاره, الحدود',
);
const mostWords = 14;

/** "Are you open on Christmas Day", of the company's own doors. */
export const asksIfOpen = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords && has(sentence, open) && !has(sentence, others);
