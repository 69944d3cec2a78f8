import type { Understood } from './understand-question.js';

/** "And for Japan?" asks the earlier question about another country; so does "Japan" in reply to "Which country?". */
export function continueQuestion(now: Understood, earlier: Understood): Understood {
  const namesCountryAlone =
    now.countries.about.length > 0 && now.sections.length === 0 && !now.scope.hasOtherWords && !now.scope.asksForMore;
  if (!namesCountryAlone || earlier.sections.length === 0) return now;
  return { ...earlier, countries: now.countries };
}
