import { asksForOtherDay } from '../../../../asked/other-day.js';
import { asksSomething } from '../../classifier/asking-words.js';
import { PhraseSet } from '../../phrase-set.js';
import { movingWords } from '../places/marker-words.js';
import { changesDay, dayChangedTo } from './day-changed.js';
import type { DateRequest } from './written-date.js';

/** Words of moving, beside which a date is the day of the move. */
export const moving = new PhraseSet({ moving: movingWords });

/** "Are you open on Sunday?" speaks of a day, and not of the moving day; "can we do Friday instead" and "what about the 14th" do. */
export const isAside = ({ sentence, isAsked, known }: DateRequest): boolean =>
  !isAsked &&
  asksSomething(sentence) &&
  !moving.has(sentence.words) &&
  dayChangedTo(sentence) === undefined &&
  !(known !== undefined && (changesDay(sentence.words) || asksForOtherDay(sentence.text)));
