/** The verbs of leaving and selling in Gulf, Levantine and Egyptian Arabic, as they stand behind "we" and "I" of now and later. */
const stems = ['ترك', 'خلي', 'سيب', 'بيع'];
const persons = ['بن', 'من', 'هن', 'حن', 'سن', 'رح ن', 'راح ن', 'ب', 'رح ا', 'راح ا'];
const past = ['تركنا', 'سبنا', 'بعنا', 'خلينا', 'تركت', 'سبت', 'بعت'];
const objects = ['ها', 'ه', 'هم', 'هن', 'هون', 'ن', 'و', 'ا', 'كن'];

const told = persons.flatMap((person) => stems.map((stem) => `${person}${stem}`));
/** "خليها" and its like also say "make it" and "keep it": only told of the past with an object of its own. */
const pastWithObject = past.filter((verb) => verb !== 'خلينا');

/** Before a thing: "رح نخلي الغسالة", "سبنا الغسالة". */
export const arabicLeaving = [...told, ...past].join(', ');

/** Behind it, with the thing as the object in the verb: "الأسرة بنخليها", "الكنبة منتركا". */
export const arabicStaying = [...told, ...pastWithObject]
  .flatMap((verb) => objects.map((object) => `${verb}${object}`))
  .join(', ');
