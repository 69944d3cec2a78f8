/** ISO 3166-1 codes of the countries whose English name takes an article. */
const withArticle = new Set('AE BS CD CF CG DO FK FO GB GM IM KM KY MH MP MV NL PH SB SC TC US VA VG VI'.split(' '));

/** The name in a sentence: "moving to the United States". Sentences of other languages are worded to need no article. */
export function countryInSentence(code: string | null, name: string, language: string): string {
  const isBare = code !== null && withArticle.has(code) && !/^the /i.test(name);
  return isBare && /^en\b/.test(language) ? `the ${name}` : name;
}
