import { PhraseTable } from '../text/phrase-table.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
export const ownNumberPhrases =
  'your phone number, your telephone number, your number, your phone no, number i can call, number i can ring, number to call, number to ring, number for you, ' +
  'number for your office, have you got a number, have you got a phone, do you have a number, do you have a phone, is there a number, which number do i, what number do i, ' +
  'what number can i, su numero, vuestro numero, tu numero de telefono, su telefono, vuestro telefono, tienen telefono, teneis telefono, tiene telefono, tienes telefono, ' +
  'hay un telefono, un telefono al que, a que numero, numero al que, votre numero, votre telephone, vous avez un numero, avez vous un numero, un numero ou, a quel numero, quel numero, ' +
  'nombor berapa saya, nombor berapa nak, nombor mana saya, nombor mana nak, nombor apa saya, no berapa saya, no berapa nak, nombor telefon anda, nombor telefon awak, nombor anda, nombor awak, no telefon anda, no tel anda, no tel awak, ada nombor, ada no telefon, nombor untuk, ' +
  'teie telefoninumber, teie telefoninumbri*, teie number, teie numbri*, teie telefon, sinu number, mis numbrile, mis numbril, ' +
  'رقمكم, رقم هاتفكم, رقم تلفونكم, رقم جوالكم, هاتفكم, تلفونكم, عندكم رقم, ما رقم الهاتف, شو رقمكم, كم رقمكم, على اي رقم';

const asks = new PhraseTable([[true, ownNumberPhrases]]);

/** "What's your number": it is to be said, and nobody is to call. The words are in plain spelling. */
export const asksForOwnNumber = (words: readonly string[]): boolean => asks.find(words).size > 0;
