const oneOf = (random, list) => list[Math.floor(random() * list.length)];
const wordsOf = (message) => message.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [''];

/** The ids and countries that the instructions offer. */
export function offeredIn({ messages: [system] }) {
  const [head, list = ''] = system.content.split('\nList:\n');
  const countries = head.match(/^Countries: (.*)\.$/m)?.[1]?.split(', ') ?? [];
  return { ids: list.split('\n').map((line) => line.slice(0, line.indexOf(': '))), countries };
}

const invented = ['guide:lottery', 'advice:packing.gold', 'setting:owner', 'entry:41', 'entry:0', 'company:1', ''];
const inventedCountries = ['atlantis', 'JP', 'Japan', '', 'narnia'];

/** Each gives a choice that is false, and whether it may be shown at all. */
const lies = {
  /** An id that there is, for the country that is meant. */
  wrongId: (random, { ids, truth }) => ({
    isValid: true,
    said: {
      choices: [
        oneOf(
          random,
          ids.filter((id) => !truth.choices.includes(id)),
        ),
      ],
      country: truth.country,
    },
  }),
  inventedId: (random, { truth }) => ({
    isValid: false,
    said: { choices: [oneOf(random, invented)], country: truth.country },
  }),
  /** A country that is neither named nor known, with a quote that nobody wrote. */
  countryNotNamed: (random, { guideIds, countries, country }) => ({
    isValid: false,
    said: {
      choices: [oneOf(random, guideIds)],
      country: {
        slug: oneOf(
          random,
          countries.filter((slug) => slug !== country),
        ),
        quote: 'xyzzy plugh',
      },
    },
  }),
  /** A country that is not named, with words of the message that say something else. */
  countryOfOtherWords: (random, { guideIds, countries, message }) => ({
    isValid: true,
    said: {
      choices: [oneOf(random, guideIds)],
      country: { slug: oneOf(random, countries), quote: oneOf(random, wordsOf(message)) },
    },
  }),
  inventedCountry: (random, { guideIds }) => ({
    isValid: false,
    said: { choices: [oneOf(random, guideIds)], country: { slug: oneOf(random, inventedCountries), quote: '' } },
  }),
};

/** A false choice for what the server asks; `truth` is what is known to be right. */
export function falseChoice(random, { message, conversationCountry }, { ids, countries }, truth) {
  const guideIds = ids.filter((id) => id.startsWith('guide:') && !truth.choices.includes(id));
  const country = truth.country?.slug ?? conversationCountry;
  const kind = oneOf(random, Object.keys(lies));
  return { kind, ...lies[kind](random, { ids, guideIds, countries, country, message, truth }) };
}
