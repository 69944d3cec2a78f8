import type { Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import { clauseBefore, hasAny, type Named } from './clauses.js';
import { isWhereOneWas } from './where-one-was.js';

/** People who stay where they are, and who gives the work: "my sister is in Spain". */
const others = wordSet(
  'brother brothers sister sisters mum mom mother dad father parents cousin cousins uncle aunt grandma grandpa gran ' +
    'grandparents grandmother grandfather friend friends mate mates ex inlaws employer company firm boss business ' +
    'hermano hermana hermanos hermanas madre padre padres primo prima primos tio tia tios abuelo abuela abuelos amigo amiga ' +
    'amigos suegros empresa jefe empleador frere freres soeur soeurs mere pere cousine tante oncle grands ami amie amis ' +
    'copains beaux employeur boite entreprise patron societe abang kakak adik ibu bapa mak ayah emak sepupu pakcik makcik ' +
    'nenek datuk kawan sahabat mertua syarikat majikan bos kompeni vend oe ode venna ema isa vanemad vanaema vanaisa onu ' +
    'tadi sober sobrad sobranna firma ettevote tooandja ulemus اخي اخوي اختي امي والدي والدتي ابي اهلي اقاربي عمي خالي ' +
    'خالتي عمتي جدي جدتي صديقي صديقتي اصدقائي اخوتي شركتي شركه الشركه مديري',
);
/** What was, or where somebody comes from. */
const past = wordSet(
  'used lived previously formerly was were born grew raised trained graduated studied qualified antes vivia viviamos vivi ' +
    'estuve estuvimos estaba estabamos naci nacido nacida nacio crecio creci estudie etait etions etais vecu vivait vivions ' +
    'habitait habitais habitions avant autrefois ne nee grandi dulu dahulu dulunya lahir dilahirkan varem elasime elasin ' +
    'olime sundis sundinud sundisin كنا كنت كان سابقا عشت عشنا سكنا ولد ولدت مولود مولوده',
);
/** "Before we go to Spain" is yet to come, and "were going" is "we're going". */
const yetToCome = wordSet('de d que qu going moving off we i');
const nationality = wordSet(
  'orang warganegara berasal asal ciudadano ciudadana nacionalidad originaire origine nationalite citizen national ' +
    'passport pasaporte passeport pasport kodanik جنسيته جنسيتها جنسيتي جواز اصله اصلها',
);
const reachOfNation = 3;
/** With these, the country of others is where the move goes after all: "to join my sister in Spain". */
const going = wordSet(
  'join joining to into moving move going off visit transfer transferring transferred transfers sends sending send ' +
    'relocating relocates offered job jobs moves rumbo chamba curro voy vamos mudo mudamos reunirme envia traslada manda pars part partons partir rejoindre rejoins ' +
    'envoie mute installe ke pindah nak hantar kolib kolivad kolimas kolida kolimine viia viime tuua toome kolin kolime lahen laheme saadab vont va vais allons van retire retiring retires retraite jubilan jubilarse emigrate emigrating bersara الى الي للانضمام ترسلني نقلتني',
);
const comingHome = wordSet(
  'rentre rentrons rentrent retourne retournons retour rentrer regresarme regresarnos devuelvo devolvemos devolverme volverme volvernos volver vuelvo volvemos vuelve regreso regresamos regresa regresar retorno',
);
const unlike = wordSet('unlike contrairement erinevalt بعكس عكس بخلاف خلافا');
const unlikeReach = 4;

/** "Our last place in Minneapolis", "el piso anterior en Lima". */
const former = wordSet(
  'last previous old former anterior viejo vieja antiguo antigua ultimo ultima dernier derniere ancien ancienne precedent lama dulu dahulu eelmine eelmises vana vanas endine endises viimane viimases السابق السابقه القديم القديمه',
);
const homes = wordSet(
  'place flat house home apartment condo piso casa apartamento departamento appartement maison logement rumah apartmen pangsapuri kondo kodu kodus korter korteris maja majas شقتنا شقتي بيتنا بيتي منزلنا الشقه البيت المنزل',
);

const isFormerHome = (clause: readonly Word[]): boolean =>
  clause.some(
    ({ plain }, at) =>
      (former.has(plain) && homes.has(clause[at + 1]?.plain ?? '')) ||
      (homes.has(plain) && former.has(clause[at + 1]?.plain ?? '')),
  );

const isPast = (clause: readonly Word[]): boolean =>
  isFormerHome(clause) ||
  clause.some(({ plain }, at) => past.has(plain) && !yetToCome.has(clause[at + 1]?.plain ?? ''));

/** "On vend la maison": French for selling, and Estonian for a brother. */
const sells = wordSet('on il elle qui');

/** "ابي انقل" is "I want to move" in the Gulf, and "my father" elsewhere; "يا اخي" only speaks to somebody. */
const isNobody = ({ plain }: Word, before: Word | undefined, next: Word | undefined): boolean =>
  before?.plain === 'يا' ||
  (plain === 'vend' && sells.has(before?.plain ?? '')) ||
  (plain === 'ابي' && /^[انت]\p{L}{2,}/u.test(next?.plain ?? '') && next?.followsMark !== true);

const namesOthers = (clause: readonly Word[]): boolean =>
  clause.some((word, at) => others.has(word.plain) && !isNobody(word, clause[at - 1], clause[at + 1]));

/** Where relatives live, where the employer sits, whose nationality somebody has. */
export function isOfOthers(words: readonly Word[], name: Named): boolean {
  const clause = clauseBefore(words, name);
  const nation = clause.findLastIndex(({ plain }) => nationality.has(plain));
  const isNation = nation >= 0 && clause.length - nation <= reachOfNation && !hasAny(clause.slice(nation), going);
  return isNation || (namesOthers(clause) && !hasAny(clause, going) && !hasAny(clause, comingHome));
}

const livesThere =
  / (?:(?:she|he|they|who) (?:live|lives|resides|stays)|(?:elle|il|elles|ils|qui) (?:habite|habitent|vit|vivent|loge|reside)|(?:ella|el|ellos|ellas|que|quien) (?:vive|viven|reside)|(?:dia|mereka|yang|yg) (?:tinggal|duduk|menetap)|(?:ta|tema|nad|kes) (?:elab|elavad)|(?:هو|هي|هم|اللي|الذي|التي) (?:ساكن|ساكنه|ساكنين|عايش|عايشه|عايشين|مقيم|مقيمه|بيسكن|بتسكن|يسكن|تسكن|يعيش|تعيش)) /u;

/** "My boyfriend, who lives in Leeds", "ella vive en York": where somebody else lives. */
export const isHomeOfSomebody = (words: readonly Word[], name: Named): boolean =>
  livesThere.test(
    ` ${clauseBefore(words, name)
      .map(({ plain }) => plain)
      .join(' ')} `,
  );

/** Whether the place is only told of beside the one that is asked about: that of others, what was before, what is unlike. */
export function isAside(words: readonly Word[], name: Named): boolean {
  const clause = clauseBefore(words, name);
  const isUnlike = hasAny(words.slice(Math.max(0, name.from - unlikeReach), name.from), unlike);
  return (
    isUnlike ||
    isWhereOneWas(words, name, { isGoing: hasAny(clause, going) }) ||
    isOfOthers(words, name) ||
    (isPast(clause) && !hasAny(clause, going))
  );
}

/** English, Malay and Arabic words that say where to; those of the others also mean "in" or "of". */
const whereTo = wordSet('to into ke الى');
const whereToOrIn = wordSet('a au aux en para hacia');
const nowhere = wordSet('close next similar compared compare used due according moved went flew came');
const announced = ['here we come', 'here i come'];

/** Whether the place is where the move goes: "moving to Spain", "Edinburghi", "Zurich, here we come". */
export function isWhereOneGoes(
  words: readonly Word[],
  name: Named & { readonly isInflectedGoal: boolean },
  before: string,
) {
  const after = words.slice(name.to, name.to + 3).map(({ plain }) => plain);
  if (name.isInflectedGoal || announced.includes(after.join(' '))) return true;
  const at = words.slice(0, name.from).findLastIndex(({ plain }) => plain === before);
  if (whereTo.has(before)) return !nowhere.has(words[at - 1]?.plain ?? '');
  const clause = clauseBefore(words, name);
  return whereToOrIn.has(before) && (hasAny(clause, going) || hasAny(clause, comingHome));
}
