import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

/** Behind a day: "Friday week", "vendredi en quinze", "الجمعة بعد القادمة". */
const behind = new PhraseSet({
  1:
    'week, in a week, after next, en ocho, en ocho dias, en una semana, dentro de una semana, en huit, dans une semaine, dans huit jours, ' +
    'seminggu lagi, minggu satu lagi, selepas minggu depan, lepas minggu depan, nadala parast, بعد القادم, بعد القادمه, بعد الجاي, بعد الجايه, بعد المقبل, بعد المقبله, بعد اسبوع',
  2:
    'fortnight, in two weeks, in 2 weeks, in a fortnight, en quince, en quince dias, en dos semanas, dentro de dos semanas, en quinze, dans deux semaines, dans quinze jours, ' +
    'dua minggu lagi, kahe nadala parast, بعد اسبوعين',
});
/** Before it: "a week on Tuesday", "dua minggu lagi hari Sabtu". */
const ahead = new PhraseSet({
  1:
    'a week, one week, a week from, one week from, una semana despues del, en una semana, dentro de una semana, une semaine apres, dans une semaine, ' +
    'seminggu selepas, seminggu lagi, nadala parast, بعد اسبوع, بعد اسبوع من',
  2:
    'two weeks, 2 weeks, a fortnight, two weeks from, 2 weeks from, a fortnight from, dos semanas despues del, en dos semanas, dentro de dos semanas, en quince dias, ' +
    'deux semaines apres, dans deux semaines, dans quinze jours, dua minggu selepas, dua minggu lagi, kahe nadala parast, بعد اسبوعين, بعد اسبوعين من',
});
const beforeDay = new Set('on this the el le hari pada يوم'.split(' '));
const reach = 4;

interface Span {
  readonly from: number;
  readonly to: number;
}

function weeksBefore(words: readonly SentenceWord[], from: number): number {
  const end = beforeDay.has(words[from - 1]?.plain ?? '') ? from - 1 : from;
  const start = Math.max(0, end - reach);
  const isApart = words.slice(end, from + 1).some(({ followsMark }) => followsMark);
  const found = isApart ? undefined : ahead.find(words.slice(start, end)).find(({ to }) => to === end - start);
  return Number(found?.label ?? 0);
}

/** How many weeks after a day the words around it mean: "Friday week", "two weeks on Saturday". */
export function weeksAdded(words: readonly SentenceWord[], { from, to }: Span): number {
  const next = words[to]?.followsMark ? [] : words.slice(to, to + reach);
  const found = behind.find(next).findLast((one) => one.from === 0);
  return found ? Number(found.label) : weeksBefore(words, from);
}
