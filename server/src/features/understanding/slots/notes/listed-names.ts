import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isLeftBehind, isPhraseDenied } from '../denial.js';
import type { Clause } from './clauses.js';

/** Things that the inventory does not know and that people name without an article in a list. */
const names = new PhraseSet({
  thing:
    'garden shed*, stairlift*, stair lift*, sewing machine*, table tennis table*, ping pong table*, foosball table*, table football, air hockey table*, guitar*, keyboard*, violin*, cello*, drum kit*, telescope*, wheelchair*, mobility scooter*, ' +
    'mesa de ping pong, mesas de ping pong, futbolin, maquina de coser, maquinas de coser, guitarra*, violin, violonchelo, telescopio*, silla de ruedas, table de ping pong, tables de ping pong, baby foot, machine a coudre, machines a coudre, guitare*, violon*, violoncelle*, telescope, fauteuil roulant, ' +
    'meja ping pong, meja pingpong, mesin jahit, gitar, biola, kerusi roda, pingpongilaud*, lauatenniselau*, lauatennise laud, omblusmasin*, kitarr*, viiul*, teleskoop*, ratastool*, ' +
    'طاوله بينج بونج, طاوله بينغ بونغ, طاوله تنس, ماكينه خياطه, ماكينه الخياطه, مكينه خياطه, جيتار, غيتار, كمان موسيقي, كرسي متحرك',
});
const joints = new Set('and plus with also y e con mas et avec plus dan dengan ja ning koos و'.split(' '));
const mostWords = 5;

const begins = (words: readonly SentenceWord[], at: number): boolean =>
  at === 0 || words[at]?.followsMark === true || joints.has(words[at - 1]?.plain ?? '');

/** "A bed, garden shed, Singer sewing machine": each with its number and make, up to the next mark or joint. */
export const listedNames = (words: readonly SentenceWord[]): Clause[] =>
  names.find(words).flatMap(({ from, to }) => {
    if (isPhraseDenied(words, { from, to }) || isLeftBehind(words, { from, to })) return [];
    let start = from;
    while (start > 0 && !begins(words, start)) start--;
    const next = words[to];
    const isEnd = next === undefined || next.followsMark || joints.has(next.plain) || /^و/u.test(next.plain);
    return isEnd && to - start <= mostWords ? [{ from: start, to }] : [];
  });
