import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

/** What begins a message that adds a thing: "ah y una caja fuerte", "on a aussi un billard", "plus we've a shed". */
const adding = new PhraseSet({
  add:
    'and, also, plus, oh and, ah and, we have, i have, we ve, i ve, we ve got, i ve got, there s, there is, there are, y, ah y, mas, tambien, ademas, tengo, tenemos, hay, ' +
    'et, on a, j ai, nous avons, il y a, aussi, dan, ada, juga, tambah, saya ada, kami ada, ja, ning, veel, lisaks, meil on, mul on, كمان, وكمان, عندي, عندنا, معي, معنا, وعندي, وعندنا, ومعي, ومعنا, وفي, وفيه',
});
/** What one says before it. */
const calls = new Set(
  'oh ah ooh o ok okay yes yeah sorry wait ay uy si perdon oui tiens eh alors puis oops ops oo eh jaa ahjaa ahja aa jah oi اه اوه ايه نعم طيب'.split(
    ' ',
  ),
);
/** Behind the thing at the end of what is told. */
const too = new PhraseSet({
  too: 'too, as well, aswell, also, tambien, aussi, egalement, juga, jugak, sekali, skali, ka, samuti, كمان, ايضا, برضو, برضه, بعد',
});

const mostCalls = 2;

/** Whether the message begins as one that adds something. */
export function beginsAdding(words: readonly SentenceWord[]): boolean {
  let start = 0;
  while (start < mostCalls && calls.has(words[start]?.plain ?? '')) start++;
  return (
    adding.find(words).some(({ from }) => from <= start) || /^و\p{Script=Arabic}{3,}/u.test(words[start]?.plain ?? '')
  );
}

/** Whether the words end with "too". */
export const endsWithToo = (words: readonly SentenceWord[]): boolean =>
  too.find(words).some(({ to }) => to === words.length);

/** Whether a short message adds something, by how it begins or ends: "oh and the stool", "the stool too". */
export const tellsOfMore = (words: readonly SentenceWord[]): boolean => beginsAdding(words) || endsWithToo(words);
