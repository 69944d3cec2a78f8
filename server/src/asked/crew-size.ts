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
    'عامل, عمال, عاملا, رجل, رجال, رجلا, شباب, شخص يجي, شخص بيجي, شخص سياتي, شخص ياتي, شخص راح يجي, اشخاص, نفر, فريق, الفريق, طاقم, الطاقم, حمالين',
);
/** Of the visitors themselves, of a price or a time, or of somewhere else. */
const others = phrasePattern(
  'bedroom*, my family, of us, per person, each person, per man, each man, an hour, per hour, de nosotros, por persona, por hombre, por hora, de la familia, par personne, par homme, par heure, de nous, seorang, setiap orang, sejam, kohta, tunnis, meist, للشخص, بالساعه, منا, live in, population, viven, habitent, tinggal di, elab, cost, costs, price, charge, coute, couterait, cout, prix, devis, cuesta, precio, harga, kos, hind, maksab, سعر, السعر, يكلف, days, weeks, hours, long, temps, jours, semaines, heures, dias, semanas, horas, hari, minggu, jam, paeva, nadalat, tundi, kaua, يوم, ايام, اسبوع, ساعه',
);
const mostWords = 11;

/** "How many men come?", "¿de cuántos es el equipo?": how many people the company sends. */
export const asksForCrew = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords &&
  has(sentence, howMany) &&
  has(sentence, crew) &&
  !has(sentence, others);
