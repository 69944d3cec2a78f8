import type { PartialMove } from '@meg/shared/contract/move';
import { PhraseSet } from '../../phrase-set.js';
import type { Sentence } from '../../sentence.js';
import type { Slot } from '../slot.js';
import { addDays, asDay } from './calendar-day.js';

/** A day counted from the one that is known: "no, the one after". */
const after = new PhraseSet({
  week:
    'the one after, one after that, the one after that, the week after, week after that, a week later, one week later, the following one, the following week, the saturday after, the sunday after, the monday after, the tuesday after, the wednesday after, the thursday after, the friday after, ' +
    'el siguiente, la siguiente, el de despues, el otro despues, la semana siguiente, la semana despues, una semana despues, una semana mas tarde, celui d apres, celle d apres, le suivant, la suivante, la semaine d apres, la semaine suivante, une semaine plus tard, une semaine apres, ' +
    'minggu selepas itu, minggu selepas tu, minggu lepas tu, yang selepas itu, yang selepas tu, yang lepas tu, seminggu kemudian, seminggu lepas tu, see jargmine, sellest jargmine, sellele jargnev, nadal hiljem, jargmine nadal parast seda, uks nadal hiljem, ' +
    'اللي بعده, اللي بعدها, الي بعده, الي بعدها, الذي بعده, التي بعدها, الاسبوع اللي بعده, بعدها باسبوع, بعده باسبوع',
  day: 'the day after, day after that, a day later, one day later, al dia siguiente, el dia despues, un dia despues, le lendemain, le jour d apres, un jour plus tard, hari selepas itu, hari selepas tu, sehari selepas, sehari kemudian, paev hiljem, jargmisel paeval parast seda, اليوم اللي بعده, بعده بيوم, بعدها بيوم',
});
const week = 7;
const mostWords = 8;

/** The week or the day after the moving day that is known; undefined where none is. */
export function oneAfter({ words }: Sentence, { moveDate }: PartialMove = {}): Slot<string> | undefined {
  const [found] = words.length <= mostWords && moveDate !== undefined ? after.find(words) : [];
  const [year, month, day] = (moveDate ?? '').split('-').map(Number);
  if (!found || !year || !month || !day) return undefined;
  return { value: asDay(addDays({ year, month, day }, found.label === 'week' ? week : 1)), confidence: 0.85 };
}
