import { asksCompany, asksSomething, beginsQuestion } from '../../classifier/asking-words.js';
import { PhraseSet } from '../../phrase-set.js';
import type { Sentence } from '../../sentence.js';
import { movingWords } from '../places/marker-words.js';
import { addingVerbs } from './adding-verbs.js';

/** What a fitter does with a machine. English, Spanish, French, Malay, Estonian, Arabic. */
const connecting =
  'unplug*, disconnect*, reconnect*, connect, plumb in, plumb out, uncouple, wire up, hook up, desconect*, conectar, conectais, conectan, desenchuf*, enchuf*, debranch*, brancher, branchez, rebranch*, ' +
  'cabut, putuskan sambungan, sambung, sambungkan, pasang semula, lahti uhenda*, uhendate, uhendada, uhendage, vooluvorgust, تفصل*, تفصلون, فصل, فك توصيل, توصيل, توصلون, توصلوا';
/** What is done with a thing that is not to be moved. */
const disposing =
  'tip, dump, dispose*, get rid, throw away, throw out, chuck, skip, recycle, donate, scrap, bin, scrapyard, charity shop, tirar, tirais, tirarlo, tiran, basura, vertedero, punto limpio, reciclar, reciclais, donar, deshacer*, ' +
  'jeter, jetez, debarrass*, decheterie, dechetterie, decharge, recyclez, poubelle, buang, buangkan, tapak pelupusan, lupus*, prugi, prugimae*, prugila, jaatmejaam*, ara visata, viskate, utiliseeri*, ' +
  'ترمون, ترموا, نرمي, ترمي, التخلص, تتخلصون, المكب, الزباله, القمامه';
/** What is done with a thing in the home. */
const fitting =
  'dismantle, disassemble, reassemble, take apart, take down, put together, put up, put back, mount, fit, install, defrost, clean, drain, desmontar, desmontais, desmontan, montar, montais, colgar, colgais, instalar, instalais, ' +
  'demonter, demontez, remonter, remontez, monter, montez, accrocher, installer, installez, degivrer, leraikan, buka pasang, pasang, tanggalkan, gantung, bersihkan, ' +
  'lahti votta, votate lahti, votta lahti, kokku panna, panete kokku, monteerite, paigaldate, riputate, sulatate, تفكون, تفككون, تركبون, تركيب, تعلقون, تنظفون, فك';

const handling = new PhraseSet({ work: [connecting, disposing, fitting].join(', ') });
const connects = new PhraseSet({ work: connecting });
const alsoComes = new PhraseSet({ comes: `${addingVerbs}, ${movingWords}` });
/** A fitter is wanted: "an electrician needed to disconnect the oven". */
const needed = new PhraseSet({
  needed:
    'needed to, need to, need someone, who will, who does, necesit*, hace falta, hay que, quien, besoin, il faut, faut il, qui va, perlu, siapa, vaja, kes, نحتاج, يحتاج, لازم, من سوف, مين',
});

/** "Desmontáis la cama", "vous démontez le lit", "تفكون السرير": the verb itself speaks to the company. */
const spokenTo = /(?:[ae]is|ez|[ai]te|ون)$/u;
const atFirst = 1;
const mostWords = 8;
const speaksToCompany = ({ words }: Sentence): boolean =>
  handling.find(words).some(({ from }) => from <= atFirst && spokenTo.test(words[from]?.plain ?? ''));

/**
 * "Do you unplug the washing machine?", "will you take the old fridge to the tip?": asks for a work on things, and says of
 * none that it comes along.
 */
export function asksForWorkOnThings(sentence: Sentence): boolean {
  const { words } = sentence;
  if (!handling.has(words) || alsoComes.has(words)) return false;
  if (speaksToCompany(sentence) || beginsQuestion(sentence) || asksCompany(sentence)) return true;
  const isShortQuestion = words.length <= mostWords && asksSomething(sentence);
  return isShortQuestion || (connects.has(words) && needed.has(words));
}
