/** Before it stand the letters of most words, which need no more than a look. */
const firstArabic = '\u0600';
const arabic = /^\p{Script=Arabic}/u;

/** Arabic joins "and", "to", "in" and "the" to the word: returns all forms that may be the word alone. */
export function formsOf(plain: string): readonly string[] {
  if (plain < firstArabic || !arabic.test(plain)) return [plain];
  const bare = /^[وفبلك]/.test(plain) && plain.length > 3 ? [plain.slice(1)] : [];
  const forms = [plain, ...bare];
  const withoutArticle = forms.filter((form) => form.startsWith('ال') && form.length > 4).map((form) => form.slice(2));
  const contracted = plain.startsWith('لل') && plain.length > 4 ? [plain.slice(2)] : [];
  return [...forms, ...withoutArticle, ...contracted];
}
