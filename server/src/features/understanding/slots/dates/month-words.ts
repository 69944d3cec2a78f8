/** Words that often mean something else: months only beside a day, a year or one of the words below. */
export const doubtfulMonths: ReadonlySet<string> = new Set(
  'may march mar mars mac mai mei mais jan jun jul ago abr sep sept dec dic dis oct okt nov ene avr fev apr اب'.split(
    ' ',
  ),
);

export const beforeMonths: ReadonlySet<string> = new Set(
  (
    'in on o by around during early mid middle late end beginning start of since until till next nxt this coming before after meant say ' +
    'en a de del principios finales mediados fin debut mi courant dans le pada bulan hujung awal pertengahan alguses lopus ' +
    'keskel في شهر خلال منتصف نهايه بدايه اواخر اوائل fuer about approximately sometime proximo este prochain'
  ).split(' '),
);

/** "Mac ni", "jun depan": behind these a doubtful word is a month. */
export const afterMonths: ReadonlySet<string> = new Set('ni ini nanti depan hadapan prochain proximo'.split(' '));

export const relativeWords = {
  nextMonth:
    'next month, nxt month, following month, coming month, proximo mes, mes que viene, mes q viene, mes k viene, mes proximo, mois prochain, le mois prochain, ' +
    'bulan depan, bulan hadapan, jargmise kuu, jargmises kuus, tuleva kuu, tuleval kuul, الشهر الجاي, الشهر اللي جاي, الشهر الي جاي, الشهر الياي, jargmine kuu, jargmisel kuul, الشهر القادم, الشهر المقبل, الشهر القادم',
  thisMonth:
    'this month, end of the month, end of month, fin de mes, finales de mes, este mes, ce mois, fin du mois, bulan ini, hujung bulan, sel kuul, هذا الشهر, نهايه الشهر',
  tomorrow: 'tomorrow, manana, demain, esok, homme, غدا, بكره, بكرا, باكر',
  dayAfterTomorrow:
    'day after tomorrow, the day after tomorrow, overmorrow, pasado manana, apres demain, lusa, ulehomme, بعد غد, بعد الغد, بعد بكره, بعد بكرا, بعد باكر',
  weekAfterNext:
    'week after next, the week after next, la semana siguiente a la proxima, la semana que viene no la otra, la semaine d apres la semaine prochaine, la semaine apres la semaine prochaine, minggu selepas minggu depan, ' +
    'minggu lepas minggu depan, ulejargmisel nadalal, ulejargmine nadal, الاسبوع بعد القادم, الاسبوع بعد الجاي, الاسبوع اللي بعد الجاي, الاسبوع بعد المقبل',
  nextWeek:
    'next week, nxt week, coming week, proxima semana, semana que viene, semana q viene, semana k viene, semaine prochaine, minggu depan, minggu hadapan, jargmisel nadalal, ' +
    'jargmine nadal, الاسبوع الجاي, الاسبوع اللي جاي, الاسبوع الي جاي, الاسبوع الياي, الاسبوع القادم, الاسبوع المقبل',
  endOfYear:
    'end of the year, end of year, end of this year, year end, fin de ano, finales de ano, final de ano, fin del ano, fin d annee, fin de l annee, hujung tahun, akhir tahun, aasta lopus, aasta lopp, aasta lopuks, نهايه السنه, نهايه العام, اخر السنه, اواخر السنه',
} as const;

export const unitWords = {
  day: 'day, days, dia, dias, jour, jours, hari, paev, paeva, يوم, ايام',
  week: 'week, weeks, semana, semanas, semaine, semaines, minggu, nadal, nadala, اسبوع, اسابيع, اسبوعين',
  fortnight: 'fortnight, fortnights, quinzaine',
  month: 'month, months, mes, meses, mois, bulan, kuu, kuud, شهر, اشهر, شهور, شهرين',
  year: 'year, years, ano, anos, an, ans, tahun, aasta, aastat, سنه, سنوات',
} as const;

/** Words before a span: "in two weeks". */
export const aheadWords: ReadonlySet<string> = new Set('in en dentro dans d ici within dalam بعد خلال'.split(' '));
/** Words after a span: "kahe nädala pärast", "dua minggu lagi". */
export const aheadAfter: ReadonlySet<string> = new Set('parast lagi'.split(' '));
export const nextYearWords =
  'next year, proximo ano, ano que viene, ano q viene, annee prochaine, an prochain, tahun depan, tahun hadapan, السنه الجايه, السنه اللي جايه, jargmisel aastal, السنه القادمه, العام القادم, السنه المقبله, العام المقبل';
