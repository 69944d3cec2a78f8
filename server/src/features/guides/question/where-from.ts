import { plainSentence, type Word } from '../../../text/question-words.js';
import type { Named } from './clauses.js';

const reach = 6;
/** "I'm from Curitiba originally", "we left Auckland for London", "soy de Oaxaca", "je suis originaire de Lyon". */
const comesFrom =
  / (?:(?:i m|im|i am|we re|we are|she s|shes|she is|he s|hes|he is|they are|am|wife is|husband is|both|all|originally|i come|we come|she comes|hail|hails|family is|folks are) (?:originally )?from|born(?: and (?:raised|bred))? in|grew up in|raised in|(?:soy|somos|es) (?:originari[oa]s? )?(?:de|del)|naci(?:mos|do|da)? en|originaires? (?:de|du|d)|(?:suis|sommes|est) nee?s? a|(?:ber)?asal(?: dari)?|parit|sundinud|(?:انا|احنا|اصلي|اصلا|اصلنا) من|ولدت في) $/u;
const leftBehind =
  / (?:left|leaving|quit|deje|dejamos|salimos de|sali de|quitte|quittes|tinggalkan|lahkusime|lahkusin|تركنا|تركت|غادرنا) $/u;

/** Whether it is where somebody comes from, or what was left for the place one is in now. */
export function isWhereFrom(words: readonly Word[], { from, to }: Named): boolean {
  const before = plainSentence(words.slice(Math.max(0, from - reach), from));
  if (comesFrom.test(before) || words[to]?.plain === 'originally') return true;
  const leadsOn = new Set(['for', 'to', 'para', 'por', 'pour', 'ke', 'الى']);
  return leftBehind.test(before) && leadsOn.has(words[to]?.plain ?? '');
}
