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

/** "Do I pay now or after": when and how the company is paid, which only the company knows. */
export const asksHowToPay = (sentence: string): boolean => has(sentence, phrases);
