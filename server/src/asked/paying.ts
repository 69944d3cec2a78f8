import { has, phrasePattern } from '../text/phrases.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const phrases = phrasePattern(
  'pay now, pay anything now, pay after, pay afterwards, pay later, pay today, pay upfront, pay up front, pay in advance, pay first, pay on the day, pay at the end, pay on delivery, pay you, ' +
    'pay by card, pay with card, pay by credit card, pay with paypal, pay by bank, pay in cash, pay cash, pay in instalments, pay in installments, when do i pay, when do we pay, when do you take payment, when is payment, when is it paid, how do i pay, how do we pay, how can i pay, how can we pay, ' +
    'payment methods, method of payment, payment terms, take cards, accept cards, take paypal, accept paypal, ' +
    'pagar ahora, pago ahora, se paga ahora, pagar despues, pago despues, se paga despues, pagar al final, pago al final, pagar por adelantado, pago por adelantado, cuando pago, cuando se paga, cuando hay que pagar, como pago, como se paga, pagar con tarjeta, pago con tarjeta, formas de pago, metodos de pago, pagar a plazos, ' +
    'payer maintenant, paye maintenant, paie maintenant, payer apres, paye apres, paie apres, payer a la fin, paye a la fin, paie a la fin, payer a l avance, payer d avance, paye d avance, quand dois je payer, quand payer, quand paie, je paie quand, on paie quand, on paye quand, je paye quand, comment payer, comment paie, payer par carte, payer en plusieurs fois, moyens de paiement, modes de paiement, ' +
    'bayar sekarang, bayar dulu, bayar dahulu, bayar kemudian, bayar nanti, bayar lepas, bayar selepas, bila bayar, bila saya bayar, bila perlu bayar, bila kena bayar, macam mana bayar, cara bayar, cara bayaran, bayar guna kad, bayar dengan kad, bayar ansuran, ' +
    'maksma kohe, maksma praegu, kohe maksma, praegu maksma, maksan kohe, maksan praegu, maksan nuud, maksan parast, maksan hiljem, maksma hiljem, maksta hiljem, parast maksma, millal maksan, millal maksta, millal pean maksma, millal tuleb maksta, kuidas maksta, kuidas maksan, kaardiga maksta, maksta kaardiga, jarelmaks*, maksetingimus*, makseviis*, ' +
    'ادفع الان, الدفع الان, ادفع مقدما, الدفع مقدما, ادفع بعدين, ادفع بعد, الدفع بعد, ادفع لاحقا, متى ادفع, متى ندفع, امتى ادفع, كيف ادفع, كيف ندفع, طريقه الدفع, طرق الدفع, ادفع بالبطاقه, الدفع بالبطاقه, بالتقسيط',
);

const paying = phrasePattern(
  'pay, paying, payment, settle it, settle up, accept, take, pagar, pago, pagamos, pagaros, pagarles, aceptan, aceptais, admiten, payer, paie, paye, payez, paiement, acceptez, prenez, regler, bayar, byr, bayaran, terima, maksta, maksma, maksan, tasuda, votate, ادفع, ندفع, الدفع, دفع, تقبلون, تقبلوا, بتقبلوا',
);
/** What one pays with: ways of paying, and money of other countries. */
const means = phrasePattern(
  'card, cards, credit card, debit card, cash, cheque, check, paypal, apple pay, google pay, revolut, wise, klarna, venmo, zelle, bank transfer, wire, crypto, bitcoin, touch n go, touch and go, tng, grabpay, duitnow, fpx, boost, alipay, wechat, twint, bizum, lydia, stripe, instalments, installments, ' +
    'swiss francs, euros, euro, pounds, sterling, dollars, ringgit, francs, dirhams, riyals, pesos, kroner, tarjeta, efectivo, transferencia, cheque, francos, libras, dolares, carte, carte bleue, cb, especes, virement, liquide, francs suisses, livres, kad, kad kredit, tunai, cash, pindahan bank, ansuran, kaardiga, sularahas, sularaha, ulekandega, pangaulekandega, arvega, eurodes, frankides, ' +
    'بطاقه, فيزا, كاش, نقدا, تحويل, شيك, باي بال, يورو, دولار, فرنك, جنيه, ريال, درهم',
);
/** What else is paid for, to others. */
const toOthers = phrasePattern(
  'duty, duties, customs, tax, taxes, toll, tolls, fine, rent, visa, parking, school, bills, aduana, impuesto*, aranceles, multa, alquiler, peaje*, douane, impot*, droits, loyer, peage*, amende, kastam, cukai, duti, sewa, tolli*, maks, makse, uur, uuri, trahv*, جمارك, ضريبه, ضرائب, ايجار, غرامه',
);
const mostWords = 12;

/** "Can I pay in Swiss francs?", whichever country its money is of. */
export const asksToPayWith = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords &&
  has(sentence, paying) &&
  has(sentence, means) &&
  !has(sentence, toOthers);

const paid = phrasePattern(
  'pay, paid, payment, pago, pagos, paga, pagan, pagamos, pagar, pagas, paie, paye, payer, payez, paiement, regle, bayar, byr, bayaran, dibayar, maksta, maksma, makstakse, maksan, maksame, makse, tasuda, tasutakse, ادفع, ندفع, الدفع, دفع, يدفع, يندفع',
);
const times = phrasePattern(
  'in advance, upfront, up front, beforehand, before or after, now or later, now or after, straight away, por adelantado, adelantado, al reservar, antes o despues, al final o, ahora o, o cuando, o al final, o despues, ' +
    'd avance, a l avance, avant ou apres, a la reservation, ou quand, ou apres, ou a la fin, dulu ke, dulu atau, dahulu atau, awal ke, awal atau, pendahuluan, atau bila, ette voi, ettemaksuga, enne voi, voi millal, voi hiljem, voi parast, ' +
    'مقدما, مسبقا, قبل ولا, قبل او, او متي, او متى, ولا متى, ولا بعدين, او بعدين',
);
/** Money that comes back, and damage that is paid for. */
const fromCompany = phrasePattern(
  'pay me, pay us, pay back, pays for, pay for damage, refund, me pagais, nos pagais, me pagan, remboursez, ganti rugi, bayar balik, huvita*, تدفعون لي, تعويض',
);

/** "Se paga por adelantado o cuando": whether one pays before or after. */
export const asksWhenToPay = (sentence: string): boolean =>
  sentence.trim().split(' ').length <= mostWords &&
  has(sentence, paid) &&
  has(sentence, times) &&
  !has(sentence, toOthers) &&
  !has(sentence, fromCompany);

/** "Do I pay now or after": when and how the company is paid, which only the company knows. */
export const asksHowToPay = (sentence: string): boolean =>
  has(sentence, phrases) || asksToPayWith(sentence) || asksWhenToPay(sentence);
