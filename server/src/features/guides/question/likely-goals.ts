import type { Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import { clauseBefore, hasAny, type Named } from './clauses.js';

/** What leads to a place without a word of going: "landing in Rome", "a job with a shipyard in Gothenburg". */
const arrivals = wordSet(
  'job jobs post posting position role contract transfer transferred secondment internship scholarship phd land landing lands arrive arriving arrives arrival ' +
    'dock docks docking flight settle settling settles retire retiring retires carry continue want wants wanting wanna dreaming dream hoping ' +
    'chamba curro empleo puesto trabajo contrato beca aterrizo aterrizamos aterrizar aterriza llego llegamos llegar llegando llega llegan establecerme ' +
    'establecernos instalarme instalarnos jubilarme jubilarnos jubilo quiero queremos consegui rumbo ' +
    'poste emploi boulot cdi cdd mutation bourse signe embauche embauchee atterris atterrissons atterrir atterrit arrive arrivons arrivent arrivant debarque debarquons ' +
    'debarquent installer installons installe retraite veux voulons voudrais voudrions ' +
    'kerja pekerjaan jawatan tawaran mendarat sampai tiba menetap bersara biasiswa nak ingin mahu ' +
    'tookoha tookoht too toole ametikoha lepingu maandun maandume maandudes saabun saabume joudes pensionile pensionipolve soovin tahan tahame ' +
    'وظيفه شغل عقد نستقر استقر الاستقرار اوصل نوصل وصول نهبط التقاعد نتقاعد بعثه تدريب اشتغل هشتغل',
);
/** "I quit my job in London", "my old post in Lyon": nobody goes there. */
const noMore = wordSet(
  'quit quitting left leave leaving lost old former last current previous gave resigned had worked finished ending ended ' +
    'dejo deje dejamos perdi renuncie actual anterior antiguo quitte quittons perdu ancien actuel demissionne ' +
    'berhenti lama sekarang hilang lahkusin lopetan endise vana praegu praegune تركت استقلت السابق القديم حاليا',
);
const within = wordSet('in at into near en a au aux di kat kt dekat dkt في ب');
const reach = 8;

/** Whether it is most likely where the move goes, if no place is said to be: by a job, a landing, a wish. */
export function isLikelyGoal(
  words: readonly Word[],
  name: Named & { readonly isInflectedPlace: boolean },
  before: string,
): boolean {
  if (!within.has(before) && !name.isInflectedPlace) return false;
  const clause = clauseBefore(words, name).slice(-reach);
  return hasAny(clause, arrivals) && !hasAny(clause, noMore);
}
