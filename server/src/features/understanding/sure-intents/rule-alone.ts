import { PhraseSet } from '../phrase-set.js';
import type { ReadMessage } from '../read-message.js';

/** What nobody takes along: who names it asks for the rule. */
const rules = new PhraseSet({
  rule:
    'quarantine, import duty, import duties, import tax, import permit, import licence, customs duty, customs rules, visa, visas, vaccination, vaccinations, vaccines, ' +
    'cuarentena, arancel, aranceles, visado, visados, vacunas, quarantaine, droits de douane, visas, vaccins, kuarantin, duti import, cukai import, vaksin, ' +
    'karantiin, karantiini, tollimaks, viisa, viisat, vaktsiin*, الحجر الصحي, حجر صحي, رسوم جمركيه, تاشيره, تاشيرات, تطعيم*',
});
const mostWords = 9;

/** "Dog quarantine NZ from UK": a rule and countries, which is a question without its words. */
export const namesRuleAlone = ({ context: { sentence, read } }: ReadMessage): boolean =>
  sentence.words.length <= mostWords &&
  read.guide.countries.about.length > 0 &&
  read.guide.sections.length > 0 &&
  rules.has(sentence.words);
