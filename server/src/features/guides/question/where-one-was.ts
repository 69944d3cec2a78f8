import type { Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';

interface Named {
  readonly from: number;
  readonly to: number;
}

/** "After nine years in London", "been in Dublin six years": told of where one was, beside where one goes. */
const timeUnits = wordSet(
  'year years yr yrs month months week weeks decade decades ano anos mes meses semana semanas decada decadas an ans annee ' +
    'annees mois semaine semaines tahun thn bulan minggu aastat aasta kuud nadalat سنين سنه سنوات اعوام عام شهور اشهر شهر',
);
/** "Bought it in Dallas", "vaccinated in Lima": done there, with nothing of the move. */
const doneThere = wordSet(
  'bought purchased sold selling got done married stuck vaccinated chipped cropped docked registered inherited adopted ' +
    'compre compramos comprado comprada compro vendi vendimos hecho hecha vacunado vacunada registrado achete achetee achetes ' +
    'vendu fait faite vaccine vaccinee beli dibeli jual divaksin dibuat ostetud ostsin ostsime muusin tehtud vaktsineeritud ' +
    'اشتريت اشتريتها اشتريناها شريت شريتها بعت بعنا تطعم',
);
/** "Got a job in Doha": something that is yet to begin. */
const gained = wordSet('job jobs post position offer transfer visa permit');
/** After the name: "the house in Tampa sold", "el piso de Lima vendido". */
const doneAfter = wordSet('sold vendido vendida vendidos vendue vendus dijual muudud muudi انباع');
const spent = wordSet(
  'been lived spent stayed worked after llevo llevamos llevado tras pasado passe passes apres lepas selepas olnud elanud ' +
    'parast peale بعد',
);
const fillers = wordSet(
  'the for a past last since about almost nearly over now already some these good desde hace ya casi los unos depuis ca ' +
    'fait deja les quelques selama dah sudah hampir juba umbes viimased viimast من منذ قبل حوالي صارلي صار الي تقريبا اخر',
);
const counts =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many|several|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|deux|trois|quatre|cinq|sept|huit|neuf|dix|quinze|vingt|satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|uks|kaks|kolm|neli|viis|kuus|seitse|kaheksa|uheksa|kumme|mitu|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع|عشر|عده)$/u;
const reachOfTime = 3;
const reachAfter = 5;
const inside = wordSet('in at en a au dans di kat kt dekat dkt في ب');

const isCalmAfter = (words: readonly Word[], at: number): boolean =>
  words.slice(at + 1).every(({ followsMark }) => !followsMark);

/** Whether a word of the kind stands among them, and no mark after it. */
const leadsUp = (words: readonly Word[], kind: ReadonlySet<string>): boolean => {
  const at = words.findLastIndex(({ plain }) => kind.has(plain));
  return at >= 0 && isCalmAfter(words, at);
};

/** "In Dublin six years", "in Galway the past 9 years", "en Madrid desde hace 3 años". */
function isTimeAfter(words: readonly Word[], { to }: Named): boolean {
  const after = words.slice(to, to + reachAfter);
  const unit = after.findIndex(({ plain }) => timeUnits.has(plain));
  const told = after.slice(0, Math.max(0, unit));
  return (
    unit > 0 &&
    !after.slice(0, unit + 1).some(({ followsMark }) => followsMark) &&
    told.every(({ plain }) => fillers.has(plain) || counts.test(plain)) &&
    told.some(({ plain }) => counts.test(plain))
  );
}

/** "Since" and "been" say that the time is past; "two years" alone may be yet to come. */
const pastTimes = wordSet('past last since desde hace depuis ca fait dah sudah viimased viimast juba منذ صارلي اخر');

function wasThereForTime(words: readonly Word[], name: Named): boolean {
  if (!isTimeAfter(words, name) || words[name.from - 2]?.plain === 'back') return false;
  const after = words.slice(name.to, name.to + reachAfter);
  const before = words.slice(Math.max(0, name.from - reachOfTime), name.from);
  return leadsUp(before, spent) || after.some(({ plain }) => pastTimes.has(plain));
}

const ago = wordSet('ago back tagasi lalu');
const agoBefore = wordSet('hace قبل');

/** "Moved to Berlin three years ago", "me mudé a Lima hace dos años": over, unlike "three years" alone. */
function wasAgo(words: readonly Word[], name: Named): boolean {
  if (!isTimeAfter(words, name)) return false;
  const after = words.slice(name.to, name.to + reachAfter);
  const unit = after.findIndex(({ plain }) => timeUnits.has(plain));
  return ago.has(words[name.to + unit + 1]?.plain ?? '') || agoBefore.has(after[0]?.plain ?? '');
}

/** Whether the words beside the name tell of time spent or of things done there. */
export function isWhereOneWas(words: readonly Word[], name: Named, { isGoing }: { isGoing: boolean }): boolean {
  const { from, to } = name;
  if (wasAgo(words, name)) return true;
  const end = words[from - 1]?.plain === 'the' ? from - 1 : from;
  const before = words.slice(Math.max(0, end - 1 - reachOfTime), end);
  const isIn = inside.has(before.at(-1)?.plain ?? '') || /(?:s|l)$/.test(words[from]?.plain ?? '');
  if (!isIn) return false;
  const isDone = leadsUp(before, doneThere) && !before.some(({ plain }) => gained.has(plain));
  if (isDone || wasThereForTime(words, name)) return true;
  if (doneAfter.has(words[to]?.plain ?? '') && !words[to]?.followsMark) return true;
  return leadsUp(before, timeUnits) && !isGoing;
}
