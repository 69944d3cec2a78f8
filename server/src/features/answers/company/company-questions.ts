import { ownNumberPhrases } from '../../../asked/own-number.js';
import { has, phrasePattern } from '../../../text/phrases.js';

/** Phrases in plain spelling, as those of the guides: English, Spanish, French, Malay, Estonian, Arabic. */
const phrases = {
  itself:
    'are you a robot, are you a bot, are you a chatbot, are you human, are you a human, are you a person, are you a real person, ' +
    'are you real, are you an ai, is this a bot, is this a robot, is this a real person, am i talking to a bot, ' +
    'am i talking to a robot, am i talking to a human, am i talking to a person, who are you, your name, ' +
    'eres un robot, eres un bot, eres humano, eres humana, eres una persona, es usted un robot, quien eres, como te llamas, ' +
    'es tu un robot, etes vous un robot, etes vous humain, etes vous une personne, un vrai humain, qui es tu, qui etes vous, ' +
    'adakah anda robot, adakah anda manusia, awak robot, anda robot, siapa anda, siapa awak, ' +
    'kas sa oled robot, kas oled robot, kas sa oled inimene, kas oled inimene, kes sa oled, ' +
    'هل انت روبوت, هل انت انسان, انت روبوت, هل انت شخص حقيقي, من انت',
  hours:
    'opening hours, opening times, business hours, office hours, working hours, your hours, when are you open, are you open, ' +
    'when do you open, you close, time do you open, you open on, you open at, open on weekend*, work on weekend*, ' +
    'work weekend*, work at the weekend, work at weekends, on weekends, on saturdays, on sundays, open on saturday*, open on sunday*, work on saturday*, work on sunday*, open today, open now, ' +
    'open right now, work sundays, work saturdays, do sundays, do saturdays, move on sunday*, move on saturday*, move us on a sunday, move us on a saturday, move me on a sunday, move me on a saturday, move on a sunday, move on a saturday, sunday or not, saturday or not, kerja hari ahad, kerja ahad, pindah hari ahad, hari ahad boleh, pindah hari sabtu, kolite puhapaev*, تشتغلون الجمعه, تشتغلون يوم الجمعه, تشتغلون الاحد, anyone there, anybody there, what about sunday*, what about saturday*, what about weekend*, how about sunday*, how about saturday*, and sundays, and on sundays, ' +
    'y los domingos, y el domingo, y los sabados, y el sabado, abren domingo*, et le dimanche, et les dimanches, et le samedi, ouvert le dimanche, hari ahad macam mana, hari ahad buka, ahad buka, macam mana hari ahad, macam mana hari sabtu, ' +
    'aga puhapaev*, ja puhapaev*, aga laupaev*, وماذا عن الاحد, ماذا عن الاحد, ماذا عن السبت, ويوم الاحد, وايام الاحد, تفتحون الاحد, ' +
    'horario*, cuando abren, abris, abren, estan abiertos, heures d ouverture, horaires, vous ouverts, vous ouvert, ' +
    'etes vous ouverts, ouvrez vous, vous ouvrez, waktu operasi, waktu perniagaan, waktu pejabat, waktu bekerja, bila buka, ' +
    'anda buka, pukul berapa buka, lahtiolekuaj*, tooaeg, tooajad, avatud, ساعات العمل, اوقات العمل, اوقات الدوام, متى تفتحون, مفتوحون',
  phone:
    `${ownNumberPhrases}, ` +
    'your phone, phone number, telephone number, your telephone, call you, ring you, phone you, speak on the phone, ' +
    'numero de telefono, telefono, llamaros, llamarlos, llamarles, numero de telephone, telephone, vous appeler, ' +
    'nombor telefon, menelefon, telefoninumber, telefoninumbri*, teile helistada, رقم الهاتف, رقم هاتفكم, هاتفكم, الاتصال بكم هاتفيا',
  email:
    'your email, email address, e mail address, email you, your e mail, write to you, correo, correo electronico, ' +
    'adresse e mail, adresse email, adresse electronique, courriel, alamat e mel, e mel, emel, e post, e posti*, meiliaadress*, ' +
    'البريد الالكتروني, بريدكم',
  address:
    'your address, your office, where are you, where are you based, where are you located, you located, your location, ' +
    'where is your, vuestra direccion, su direccion, su oficina, donde estan, donde estais, votre adresse, votre bureau, ou etes vous, ' +
    'ou vous trouvez vous, alamat anda, pejabat anda, di mana anda, teie aadress, teie kontor, kus te asute, kus asute, ' +
    'عنوانكم, مكتبكم, اين انتم, اين تقعون',
  website:
    'your website, your web site, your site, your web page, sitio web, pagina web, votre site, laman web, veebileht*, kodulehe*, koduleht, موقعكم الالكتروني',
  contact:
    'contact you, contact details, contact info*, reach you, get in touch, get hold of you, contactar*, contactaros, contacto, ' +
    'vous contacter, vous joindre, coordonnees, menghubungi anda, hubungi anda, teiega uhendust, kontaktandmed, التواصل معكم, اتواصل معكم, الاتصال بكم',
  privacy:
    'privacy, my data, personal data, gdpr, privacidad, mis datos, datos personales, confidentialite, mes donnees, ' +
    'donnees personnelles, privasi, data peribadi, data saya, privaatsus*, isikuandm*, minu andme*, الخصوصيه, بياناتي, خصوصيه',
  local:
    'you do removals, you do house removals, you do home removals, you do house moves, you do home moves, you do flat moves, you do small moves, you do domestic, ' +
    'local move*, local moving, move locally, moves locally, moving locally, within the city, within the same city, within the country, ' +
    'same city, across town, in town, domestic move*, domestic moving, short distance move*, mudanza local, mudanzas locales, ' +
    'mudanzas nacionales, dans la meme ville, demenagements locaux, demenagement local, perpindahan tempatan, ' +
    'kohalikke kolimisi, kohalik kolimine, linnasisesed, linnasisene, نقل محلي, النقل المحلي, داخل المدينه',
  areas:
    'you serve, you service, service area*, areas do you, which areas, what areas, you operate, cities do you, countries do you, ' +
    'regions do you, where do you work, where do you move, area you, areas you, ' +
    'que zonas, zonas, trabajan en, trabajais en, prestan servicio, quelles zones, zones, desservez, intervenez, ' +
    'kawasan mana, berkhidmat di, kawasan apa, piirkon*, teenindate, tegutsete, مناطق, تخدمون, تعملون في',
};

/** What a company's own settings can answer. */
export type CompanyTopic = keyof typeof phrases;

const topics = Object.entries(phrases).map(([topic, list]) => ({
  topic: topic as CompanyTopic,
  words: phrasePattern(list),
}));

/** The topics that a sentence in plain spelling asks for, the more specific first. */
export const companyTopics = (sentence: string): CompanyTopic[] =>
  topics.flatMap(({ topic, words }) => (has(sentence, words) ? topic : []));
