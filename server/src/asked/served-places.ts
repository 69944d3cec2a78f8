import { has, phrasePattern } from '../text/phrases.js';

/** These ask for an area only together with a place: "do you cover Leeds", not "do you cover my piano". */
const serving = phrasePattern(
  'you cover, you work in, you move in, you move people in, you move from, you collect from, you come to, you go to, ' +
    'you available in, you based in, you active in, you do moves, you move people, cubren, cubris, llegan a, couvrez, allez vous, ' +
    'vous allez, sampai ke, liputi, kolite, tootate, تغطون, تصلون الى',
);

/** These do so in a short question: "when you move to Spain, do you need a visa" asks what anybody needs. */
const servingInShort = phrasePattern(
  'do you do, you people do, you even do, you also do, you guys do, you ship to, you deliver to, you move to, you serve, do you go, you guys go, you go as far as, you take moves to, ' +
    'llegais a, vais a, van ustedes a, haceis mudanzas, hacen mudanzas, haceis envios, trabajais con, trabajan con, ' +
    'faites vous, vous faites, vous livrez, livrez vous, vous demenagez, desservez, ' +
    'anda pindah ke, anda berpindah ke, awak pindah ke, korang pindah ke, anda pergi ke, awak pergi ke, buat pindah ke, ada buat, hantar ke, korang buat, servis ke, ' +
    'kas teete, te teete, viite asju, veate, kaite, kas te viite, teenindate, ' +
    'تنقلون الى, تشحنون الى, توصلون الى, توصلون, تروحون, تنقلون ل, تشتغلون في, تعملون الى',
);
const mostWordsInShort = 8;

/**
 * A whole move that is asked for as a service: "can you move me from Miami to Orlando". Apart from those above, because it
 * may be the wish for its quote as well.
 */
const moving = phrasePattern(
  'you move me from, you move us from, you move my stuff from, you move our things from, you do a move from, you do the move from, ' +
    'you handle moves, you handle a move, you take on moves, you take a move, you take moves, you do removals, ' +
    'puedes mudarme de, pueden mudarme de, podeis mudarme de, pueden mudarnos de, podeis mudarnos de, podeis hacer una mudanza de, pueden hacer una mudanza de, ' +
    'pouvez vous me demenager, pouvez vous nous demenager, pouvez vous faire un demenagement, ' +
    'boleh pindahkan saya dari, boleh pindahkan kami dari, boleh uruskan pindah dari, ' +
    'saate meid kolida, saate mind kolida, kas kolite, ' +
    'تقدرون تنقلوني من, يمكنكم نقلي من, يمكنكم نقلنا من, تنقلوننا من',
);

export const asksToBeMoved = (sentence: string): boolean => has(sentence, moving);

/** "Ok wait do you even go to Malaysia": these change nothing of what is asked. */
const fillers =
  /(?<= )(?:ok|okay|also|tambien|aussi|juga|wait|hang on|hold on|so|but|well|hey|even|actually|really|perdon|oye|espera|un momento|pero|siquiera|attendez|attends|mais|au fait|vraiment|eh|kejap|tunggu|tapi|sebenarnya|oot|oota|aga|uldse|لحظه|طيب|بس|اصلا) /gu;

export function asksForPlace(whole: string): boolean {
  const sentence = whole.replaceAll(fillers, '');
  return (
    has(sentence, serving) || (sentence.trim().split(' ').length <= mostWordsInShort && has(sentence, servingInShort))
  );
}
