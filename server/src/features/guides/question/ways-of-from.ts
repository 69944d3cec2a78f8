import { has, phrasePattern } from '../../../text/phrases.js';
import { plainSentence, type Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import { clauseBefore, type Named } from './clauses.js';

const reach = 6;
const before = (words: readonly Word[], name: Named): readonly Word[] => clauseBefore(words, name).slice(-reach);
const endsWith = (words: readonly Word[], pattern: RegExp): boolean => pattern.test(plainSentence(words));

const awayFrom =
  / (?:(?:be|been|being|lived|living|live|stay|stayed|gone|abroad|years|months) (?:\S+ ){0,2}?(?:out of|outside(?: of)?|away from)|(?:vivir|vivido|vivi|viviendo|estar|estado) fuera de|(?:vivre|vecu|ete|etre|absent|absente) (?:hors de|hors du|en dehors de|de|du)|(?:tinggal|duduk|berada) di luar|(?:عشت|نعيش|السكن|الاقامه|اعيش|بعيد عن) ?(?:خارج|بره)?) (?:the )?$/u;
/** "Lived out of Spain for two years": the relief that is asked about is that of coming back there. */
export const isAwayFrom = (words: readonly Word[], name: Named): boolean => endsWith(before(words, name), awayFrom);

const distances = wordSet(
  'hour hours minute minutes mins min km kms kilometres kilometers mile miles far hora horas minutos kilometros lejos cerca ' +
    'heure heures kilometres loin pres jam minit batu jauh tundi minutit kilomeetrit kaugel ساعه دقيقه كيلو بعيد قريب',
);
/** "An hour from Porto": near it. */
export const isDistanceFrom = (words: readonly Word[], { from }: Named): boolean =>
  distances.has(words[from - 2]?.plain ?? '') && !words[from - 1]?.followsMark;

const tired = phrasePattern(
  'tired of, sick of, fed up with, had enough of, bored of, bored with, escape, escaping, escaped, get away from, getting away from, ' +
    'hartos de, harto de, harta de, cansados de, cansado de, cansada de, huir de, huyendo de, huimos de, marre de, marre du, fatigue de, fatigues de, ras le bol de, fuir, fuyons, ' +
    'bosan dengan, penat dengan, muak dengan, lari dari, vasinud, tuudinud, villand, تعبنا من, تعبت من, مللنا من, مليت من, زهقت من, زهقنا من, طفشنا من, هربا من',
);
/** "Tired of the heat of Dubai". */
export const isEscapedFrom = (words: readonly Word[], name: Named): boolean =>
  has(plainSentence(before(words, name)), tired);

const already = wordSet('already deja ya sudah dah juba اصلا');
const papers = wordSet(
  'visa visas permit residence residency residencia visado permiso titre sejour permis viisa elamisluba one uno una une تاشيره فيزا اقامه',
);
const linked = wordSet('for in of pour para en de untuk ke kat الى في');
/** "She already has a visa for France": a paper that somebody has. */
export function isOfPaperHeld(words: readonly Word[], name: Named): boolean {
  const near = before(words, name);
  const at = near.findLastIndex(({ plain }) => already.has(plain));
  const isLinked = linked.has(words[name.from - 1]?.plain ?? '') || linked.has(words[name.from - 2]?.plain ?? '');
  return at >= 0 && isLinked && near.slice(at).some(({ plain }) => papers.has(plain));
}
