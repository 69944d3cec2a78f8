import { has, phrasePattern } from '../../../text/phrases.js';
import { plainSentence, type Word } from '../../../text/question-words.js';

/** Who is reported, and that they say or ask something: English, Spanish, French, Malay, Estonian, Arabic. */
const reports = new RegExp(
  '^ (?:(?:and|but|so|well|ok|y|pero|et|mais|dan|tapi|ja|aga|و) )?(?:' +
    [
      '(?:(?:my|the|our|his|her) )?(?:husband|wife|hubby|wifey|other half|partner|boyfriend|girlfriend|fiance|fiancee|mother in law|father in law|mum|mom|mam|dad|mother|father|parents|son|daughter|kids|children|sister|brother|boss|friend|neighbour|neighbor) (?:just |also |still |even )?(?:says?|said|saying|thinks?|thought|asks?|asked|is asking|are asking|keeps? asking|wants? to know|would like to know|reckons?|wonders?|wondered|is wondering|is worried|worries)(?: that| if| whether)?',
      '(?:mi|el|la|mis) (?:marido|mujer|esposo|esposa|pareja|novio|novia|madre|padre|padres|suegra|suegro|hijo|hija|hijos|hermano|hermana|jefe|jefa|amigo|amiga) (?:me )?(?:dice|dicen|dijo|pregunta|preguntan|piensa|cree|opina|quiere saber)(?: que)?(?: si)?',
      '(?:mon|ma|mes|le|la) (?:mari|femme|epoux|epouse|conjoint|conjointe|copain|copine|mere|pere|parents|belle mere|fils|fille|enfants|frere|soeur|patron|ami|amie) (?:me )?(?:dit|disent|demande|demandent|pense|croit|trouve|veut savoir|voudrait savoir)(?: que| qu)?(?: si)?',
      '(?:suami|isteri|bini|laki|mak|ibu|ayah|bapa|anak|abang|kakak|bos|kawan)(?: (?:saya|aku|kita))? (?:saya )?(?:kata|cakap|tanya|fikir|rasa|nak tahu|risau)(?: sama ada)?',
      '(?:(?:mu|minu|meie) )?(?:mees|naine|abikaasa|kaasa|elukaaslane|ema|isa|poeg|tutar|lapsed|vend|ode|ulemus|sober|ammaemm) (?:utles|utleb|utlevad|kusib|kusis|kusivad|arvab|tahab teada|motleb|kahtleb)(?: et)?',
      '(?:زوجي|زوجتي|جوزي|مراتي|امي|ابي|ابوي|ابني|بنتي|اختي|اخي|مديري|صديقي|صاحبي) (?:يقول|تقول|قال|قالت|بيقول|بتقول|يسال|تسال|سال|سالت|بيسال|بتسال|يعتقد|تعتقد)(?: ان| انه| انها| اذا)?',
    ].join('|') +
    ') ',
  'u',
);
/** Who is reported may be who it is about: "my wife asks if she may work". */
const ofThem = phrasePattern(
  'he, she, him, her, his, they, them, ella, ellos, ellas, il, elle, ils, elles, lui, dia, ta, tema, nad, neil, هو, هي, له, لها, هم',
);
const leastLeft = 2;

/** Without who says or asks it: "my husband says is there a catch" is no question on husbands. */
export function withoutReporter(words: readonly Word[]): readonly Word[] {
  const [reported] = reports.exec(plainSentence(words)) ?? [];
  if (reported === undefined) return words;
  const rest = words.slice(reported.trim().split(' ').length);
  return rest.length < leastLeft || has(plainSentence(rest), ofThem) ? words : rest;
}
