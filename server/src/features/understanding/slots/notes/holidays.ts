import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import type { Clause } from './clauses.js';

const around = new PhraseSet({
  around:
    'after, before, around, by, during, just after, right after, despues de, despues del, antes de, antes del, pasado, pasados, por, tras, apres, apres le, apres l, avant, avant le, avant l, lepas, selepas, sebelum, masa, semasa, ' +
    'parast, peale, enne, بعد, قبل, عقب, خلال',
});
/** Holidays whose day moves with the year, or that name no month by themselves. */
const holidays = new PhraseSet({
  holiday:
    'christmas, xmas, new year, new years, new year s, easter, ramadan, eid, eid al fitr, eid al adha, chinese new year, lunar new year, cny, diwali, thanksgiving, the holidays, ' +
    'navidad, navidades, las navidades, la navidad, reyes, los reyes, semana santa, ano nuevo, el ano nuevo, pascua, fiestas, las fiestas, noel, le nouvel an, nouvel an, paques, l aid, aid, le ramadan, la toussaint, les fetes, fetes, ' +
    'raya, hari raya, hari raya haji, raya haji, puasa, bulan puasa, tahun baru, tahun baru cina, deepavali, krismas, gawai, joulu, joule, joulud, aastavahetus*, uut aastat, uusaasta*, lihavott*, jaanipaev*, jaani, ' +
    'العيد, عيد الفطر, عيد الاضحي, العيد الكبير, العيد الصغير, رمضان, الاعياد, الكريسماس, راس السنه, عيد الميلاد',
});

/** "After Eid", "lepas raya": when the move is, as far as it is said; the person on the phone asks for the day. */
export const timesByHolidays = (words: readonly SentenceWord[]): Clause[] => {
  const leads = around.find(words);
  return holidays.find(words).flatMap(({ from, to }) => {
    const lead = leads.find((one) => one.to === from);
    return lead ? [{ from: lead.from, to }] : [];
  });
};
