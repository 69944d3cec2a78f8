import { has, phrasePattern } from '../../../text/phrases.js';
import { plainSentence, type Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import { clauseBefore, hasAny } from './clauses.js';
import type { Mention } from './mention.js';

const comesToMe = phrasePattern(
  'joins me, join me, joining me, follows me, follow me, before she comes, before he comes, bring her over, bring him over, bring her here, bring him here, comes over, come over to me, ' +
    'venga conmigo, venirse conmigo, reunirse conmigo, traerla, traerlo, traermela, traermelo, antes de venir, para que venga, ' +
    'me rejoindre, me rejoigne, la faire venir, le faire venir, avant de venir, ikut saya, ikut saya ke sini, bawa dia ke sini, join saya, sebelum datang, ' +
    'minu juurde, mulle jarele, enne kui ta tuleb, siia tuua, ' +
    'تلحقني, يلحقني, تلحق بي, يلحق بي, تلتحق بي, يلتحق بي, قبل ما تيجي, قبل ما تجي, قبل ما ييجي, قبل ما يجي, قبل ان تاتي, اجيبها, اجيبه, تجي لعندي, تيجي عندي, استقدمها',
);
const family = wordSet(
  'wife husband fiance fiancee partner girlfriend boyfriend spouse mujer esposa marido esposo novia novio prometida pareja femme mari conjoint conjointe copine copain compagne ' +
    'isteri suami tunang naine mees abikaasa elukaaslane kihlatu زوجتي زوجي مراتي مرتي جوزي خطيبتي خطيبي',
);

/** "My wife is in Lima and I work in Rotterdam, what must she do before she joins me": where the visitor is. */
export function homeToJoin(words: readonly Word[], names: readonly Mention[]): Mention | undefined {
  if (!has(plainSentence(words), comesToMe)) return undefined;
  const meant = names.filter(({ isMeant }) => isMeant);
  const ofFamily = meant.filter((name) => hasAny(clauseBefore(words, name), family));
  const own = meant.filter((name) => !ofFamily.includes(name));
  return ofFamily.length > 0 && own.length === 1 ? own[0] : undefined;
}
