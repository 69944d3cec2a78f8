import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const tips = phrasePattern(
  'tip the, tip them, tip him, tip you, tip u, tip your, tip for the, tip for your, tip movers, tip removal, do i tip, do we tip, do you tip, should i tip, should we tip, as a tip, a tip for, leave a tip, give a tip, tipping the, tipping movers, tipping, gratuity, ' +
    'propina, propinas, pourboire*, duit kopi, tips untuk, bagi tip, beri tip, tip pekerja, upah lebih, jootraha*, tippi, بقشيش*, اكراميه*, بخشيش*',
);
/** Countries have customs of their own, and cafés as well. */
const elsewhere = phrasePattern(
  'restaurant*, waiter*, waitress*, taxi*, bar, cafe, hotel, hairdresser*, restaurante*, camarero*, taxista, serveur*, coiffeur, restoran*, teksi, pelayan, restoranis, taksojuht*, kelner*, مطعم, تاكسي, نادل, packing tips, any tips, tips on, tips for packing, tips for moving, tips please',
);
const money = phrasePattern(
  'tenner, fiver, twenty, quid, bucks, a few pounds, a few dollars, 5, 10, 15, 20, 25, 30, 40, 50, 100, euros, euro, pounds, dollars, ringgit, rm10, rm20, rm50, beer money, drink money, something, dirham, dirhams, cash, eurot, eur',
);
const each = phrasePattern(
  'each, a man, per man, per person, a head, apiece, for the lads, for the men, for the guys, for the boys, for the crew, to the lads, to the men, to the guys, to the crew, cada uno, por cabeza, a cada uno, chacun, par personne, setiap orang, seorang, igauhele, mehe kohta, لكل واحد, لكل عامل',
);
const crew = phrasePattern(
  'lads, men, man, guys, boys, blokes, crew, movers, removal men, fellas, chicos, mozos, operarios, hombres, gars, demenageurs, hommes, equipe, pekerja, budak, abang, meestele, mehed, kolijatele, kolijad, العمال, الشباب, عامل',
);
const given = phrasePattern(
  'give, giving, slip, hand, ok, okay, enough, fair, decent, normal, usual, expected, right, dar, damos, doy, basta, normal, donner, donne, suffit, correct, bagi, beri, cukup, anda, annan, piisab, اعطي, نعطي, كفايه, يكفي',
);
/** What is charged and not given: "is it 40 an hour each for 2 men?" */
const charged = phrasePattern(
  'an hour, per hour, hourly, charge*, cost*, price, how many, rate, por hora, cuesta, cobra*, precio, heure, coute*, prix, sejam, caj, harga, kos, tunnis, hind, maksab, ساعه, سعر, تكلفه',
);
const mostWords = 14;

/** "Do I tip the crew", "a tenner each for 4 lads?": what one gives those who carry, beside the price. */
export function asksOfTips(sentence: string): boolean {
  if (has(sentence, elsewhere)) return false;
  if (has(sentence, tips)) return true;
  const isShort = sentence.trim().split(' ').length <= mostWords;
  const isSum = has(sentence, money) && has(sentence, crew) && !has(sentence, charged);
  return isShort && isSum && (has(sentence, each) || has(sentence, given));
}
