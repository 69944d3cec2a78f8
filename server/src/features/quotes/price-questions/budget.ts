const money =
  '(?:[$£€¥₹]|usd|gbp|eur|rm|myr|cad|aud|dollars?|pounds?|quid|euros?|euro|ringgit|libras|dolares|dólares|livres|eurot|naela|دولار|يورو|جنيه|درهم|ريال|رنغيت)';

/** The words that stand before a sum that somebody would pay. */
const lead =
  '(?:for|under|below|than|match|beat|meet|igualar|mejorar|égaler|aligner sur|samakan|padankan|budget|have|afford|within|max|maximum|por|presupuesto|tengo|pour|moins|budget|ai|untuk|bawah|daripada|bajet|belanjawan|eest|alla|eelarve|on|down to|bajar(?:lo)? (?:a|hasta)|baje (?:a|hasta)|descendre à|baisser à|ramener à|turun(?:kan)? (?:ke|kepada|sampai)|than|que|kui|مقابل|إلى|الى|لحد|من|ميزانيتي|ميزانية|بحدود|ب)';

/** "3000", "2,500.00", "3k", with a currency on either side; nothing that is counted may follow. */
const sum = new RegExp(
  `(?<!\\p{L})${lead}(?:\\s+\\p{L}+){0,2}?\\s*(${money})?\\s?(\\d{1,3}(?:[ ,.\u00a0\u202f]\\d{3})+|\\d+)(?:[.,]\\d{1,2})?\\s?(k(?!\\p{L}))?\\s?(${money})?(?=\\s*(?:$|[?.!,;)؟،]|please|or|budget|bajet|presupuesto|eelarve|instead|max|y|o|et|ou|dan|atau|ja|või|por favor|maximum|in|all|eest|piisab)(?!\\p{L}))`,
  'iu',
);

/** Estonian names the sum first: "3000 euro eest". */
const sumFirst = new RegExp(
  `(?<![\\p{L}\\p{N}])(${money})?\\s?(\\d[\\d ,.]*)\\s?(k)?\\s?(${money})?\\s+eest(?!\\p{L})`,
  'iu',
);

const wish =
  /(?<!\p{L})(can|could|would|do it|get it|bring it|cheaper|dearer|more expensive|less|under|barato|caro|cara|barata|que baje|bajarlo|moins cher|plus cher|faire baisser|murah|mahal|turunkan|odavam(?:ad)?|kallim(?:ad)?|أرخص|أغلى|ارخص|اغلى|ينزل|possible|budget|have|afford|puede|pueden|puedes|podr[ií]ais|podr[ií]an|podemos|presupuesto|tengo|pouvez|peut|possible|faire|ai|boleh|bajet|belanjawan|saab|saaks|saate|teha|eelarve|هل|يمكن|ممكن|ميزانيتي|ميزانية)(?!\p{L})/iu;

const least = 100;
const most = 1_000_000_000;
const thousand = 1_000;
/** Without a currency, these are rather years. */
const years = { from: 2_024, to: 2_040 };

const toAscii = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660)).replaceAll('٬', ',');

/** The sum that the visitor would pay: "can you do it for 3000", "my budget is £2.5k". */
export function budgetIn(query: string): number | undefined {
  const text = toAscii(query);
  if (!wish.test(text)) return undefined;
  const [, before, digits = '', k, after] = sum.exec(text) ?? sumFirst.exec(text) ?? [];
  const amount = Number(digits.replaceAll(/\D/g, '')) * (k ? thousand : 1);
  const isYear = !before && !after && amount >= years.from && amount <= years.to;
  return !isYear && amount >= least && amount <= most ? amount : undefined;
}
