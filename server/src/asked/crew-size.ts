import { has, phrasePattern } from '../text/phrases.js';

/** Words in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const howMany = phrasePattern(
  'how many, how big, what size, size of, number of, cuantos, cuantas, numero de, que tamano, combien, nombre de, quelle taille, berapa, brp, bilangan, mitu, mitmekesi, mitmekesti, kui palju, kui suur, كم, عدد, قديش, كام',
);
/** Those who carry. */
const crew = phrasePattern(
  'crew, team, men, man, guys, lads, blokes, movers, removers, removal men, removals men, helpers, workers, hands, porters, people come, people will come, people coming, people do you send, people will you send, people are coming, people will turn up, people turn up, people will be, people on the day, people from you, of you, ' +
    'hombres, mozos, operarios, trabajadores, equipo, empleados, cargadores, chicos, personas vienen, personas vendran, personas venis, personas mandan, personas mandais, personas envian, personas seran, gente viene, gente mandan, gente vendra, vienen, vendran, vendreis, venis, ' +
    'demenageurs, hommes, gars, ouvriers, equipe, manutentionnaires, personnes viennent, personnes viendront, personnes envoyez, personnes vont venir, serez vous, vous serez, vous venez, venez vous, vous etes, seront ils, etes vous, viendront, ' +
    'pekerja, kru, pasukan, orang datang, orang akan datang, orang yang datang, orang hantar, orang yang angkat, orang pekerja, orang lori, ' +
    'meest, meest tuleb, kolijat, kolijaid, toolist, tootajat, inimest tuleb, inimest tulevad, inimest saadate, inimest kolib, meeskond, meeskonnas, teid tuleb, ' +
    'عامل, عمال, عاملا, رجل, رجال, رجلا, شباب, شخص يجي, شخص بيجي, شخص سياتي, شخص ياتي, شخص راح يجي, واحد يجي, واحد بيجي, واحد هييجي, واحد ييجي, واحد راح يجي, واحد رح يجي, واحد جاي, واحد جايين, حد هييجي, بيجوا, هييجوا, راح يجون, اشخاص, نفر, فريق, الفريق, طاقم, الطاقم, حمالين',
);
/** Of the visitors themselves, of a price or a time, or of somewhere else. */
const others = phrasePattern(
  'bedroom*, my family, of us, per person, each person, per man, each man, an hour, per hour, de nosotros, por persona, por hombre, por hora, de la familia, par personne, par homme, par heure, de nous, seorang, setiap orang, sejam, kohta, tunnis, meist, للشخص, بالساعه, منا, live in, population, viven, habitent, tinggal di, elab, cost, costs, price, charge, coute, couterait, cout, prix, devis, cuesta, precio, harga, kos, hind, maksab, سعر, السعر, يكلف, days, weeks, hours, long, temps, jours, semaines, heures, dias, semanas, horas, hari, minggu, jam, paeva, nadalat, tundi, kaua, يوم, ايام, اسبوع, ساعه',
);
/** "Is that with two men", "just the one mover?": a number of people that is to be told right or wrong. */
const supposed = phrasePattern(
  'with two men, with 2 men, with three men, with 3 men, with one man, with 1 man, with four men, with 4 men, two men, 2 men, three men, 3 men, one man, 1 man, four men, 4 men, two guys, 2 guys, three guys, 3 guys, two lads, 2 lads, three lads, 3 lads, two movers, 2 movers, three movers, 3 movers, two people, 2 people, three people, 3 people, four people, 4 people, ' +
    'dos hombres, 2 hombres, tres hombres, 3 hombres, dos operarios, 2 operarios, tres operarios, 3 operarios, dos mozos, 2 mozos, dos personas, 2 personas, tres personas, 3 personas, deux hommes, 2 hommes, trois hommes, 3 hommes, deux demenageurs, 2 demenageurs, trois demenageurs, 3 demenageurs, deux personnes, 2 personnes, trois personnes, 3 personnes, ' +
    'dua orang, 2 orang, tiga orang, 3 orang, empat orang, 4 orang, dua pekerja, 2 pekerja, kahe mehega, 2 mehega, kolme mehega, 3 mehega, kaks meest, 2 meest, kolm meest, 3 meest, عاملين, 2 عمال, ٢ عمال, ثلاثه عمال, 3 عمال, ٣ عمال, شخصين, رجلين',
);
/** That it is asked of what is offered, and not told of the visitors themselves. */
const ofOffer = phrasePattern(
  'is that with, is it with, is this with, that with, is that for, does that include, is it just, is it only, is that just, is that only, do you send, will you send, are you sending, will there be, do i get, do we get, es con, eso es con, esto es con, seria con, vienen, son, mandais, mandan, c est avec, c est pour, ce serait avec, vous envoyez, vous venez a, il y aura, ' +
    'itu dengan, ni dengan, ini dengan, dengan, datang, hantar, kas see on, see on, kas tuleb, kas tulevad, هل هذا مع, هذا مع, هيدا مع, مع, بيجي, يجي, يجون, هل ياتي',
);
const mostWordsOfSupposed = 8;

const supposesCrew = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWordsOfSupposed && has(sentence, supposed) && has(sentence, ofOffer);

const mostWords = 11;

/** "How many men come?", "¿de cuántos es el equipo?": how many people the company sends. */
export const asksForCrew = (sentence: string): boolean =>
  supposesCrew(sentence) ||
  (sentence.trim().split(' ').length <= mostWords &&
    has(sentence, howMany) &&
    has(sentence, crew) &&
    !has(sentence, others));
