/** How a sentence is made false, and what is false in any case, in the languages of the chat. */
const countries = ['Bolivia', 'Mongolia', 'Ghana', 'Iceland', 'Peru'];
const names = ['Federal Moving Bureau', 'Harrington Relief Fund', 'Ministry of Parcels'];

const promises = {
  en: [
    'We guarantee that your things arrive within {n} days.',
    'Everything is free of duty for {n} years.',
    'The {name} pays you {n} euros.',
    'No papers are needed in {country}.',
    'You do not need a visa.',
  ],
  es: [
    'Garantizamos que todo llega en {n} días.',
    'Todo está libre de impuestos durante {n} años.',
    'El {name} le paga {n} euros.',
    'En {country} no se necesitan papeles.',
    'No necesita visado para su mudanza.',
  ],
  fr: [
    'Nous garantissons que tout arrive en {n} jours.',
    'Tout est exonéré de taxes pendant {n} ans.',
    'Le {name} vous verse {n} euros.',
    'Aucun papier n’est exigé en {country}.',
    'Vous n’avez pas besoin de visa pour le déménagement.',
  ],
  ms: [
    'Kami menjamin semua barang tiba dalam {n} hari.',
    'Semua barang bebas cukai selama {n} tahun.',
    '{name} membayar anda {n} euro.',
    'Tiada dokumen diperlukan di {country}.',
    'Anda tidak memerlukan visa untuk berpindah.',
  ],
  et: [
    'Me garanteerime, et kõik jõuab kohale {n} päevaga.',
    'Kõik on {n} aastat maksuvaba.',
    '{name} maksab teile {n} eurot.',
    'Riigis {country} ei ole vaja ühtegi paberit.',
    'Teil ei ole kolimiseks viisat vaja.',
  ],
  ar: [
    'نضمن وصول كل شيء خلال {n} أيام.',
    'كل شيء معفى من الرسوم لمدة {n} سنوات.',
    'يدفع لك {name} مبلغ {n} يورو.',
    'لا حاجة إلى أي أوراق في {country}.',
    'لا تحتاج إلى تأشيرة من أجل الانتقال.',
  ],
};

const oneOf = (random, list) => list[Math.floor(random() * list.length)];

function filled(random, template) {
  const values = { n: 2 + Math.floor(random() * 97), name: oneOf(random, names), country: oneOf(random, countries) };
  return template.replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

const promise = (random, { language }) => filled(random, oneOf(random, promises[language] ?? promises.en));

/** Each takes a true sentence and all that the passages say, and gives a false one, or nothing where it cannot. */
const changes = {
  figure: (random, { sentence }) =>
    /\d/.test(sentence) && sentence.replace(/\d+/, (figure) => String(Number(figure) + 1 + Math.floor(random() * 40))),
  /** A figure that the passage has elsewhere, which is harder to find out. */
  otherFigure: (random, { sentence, passage }) => {
    const figures = [...passage.matchAll(/(?<![\d.,])\d+(?![\d.,])/g)].map(([figure]) => figure);
    const others = figures.filter((figure) => !new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(sentence));
    return others.length > 0 && /\d/.test(sentence) && sentence.replace(/\d+/, oneOf(random, others));
  },
  name: (random, { sentence }) => `${sentence.slice(0, -1)} at the ${oneOf(random, names)}${sentence.at(-1)}`,
  country: (random, { sentence, countryNames }) => {
    const found = countryNames.find((name) => sentence.includes(name));
    return found && sentence.replace(found, oneOf(random, countries));
  },
  negation: (_, { sentence }) =>
    / (?:is|are|may|must|can) /.test(sentence) && sentence.replace(/ (is|are|may|must|can) /, ' $1 not '),
  promise,
  /** Beside what is true. */
  addition: (random, { sentence }) =>
    `${sentence.slice(0, -1)}, guaranteed within ${2 + Math.floor(random() * 9)} days${sentence.at(-1)}`,
};

/** A false sentence in place of a true one. */
export function lieAbout(random, truth) {
  const kind = oneOf(random, Object.keys(changes));
  const lie = changes[kind](random, truth);
  return lie && lie !== truth.sentence ? lie : promise(random, truth);
}
