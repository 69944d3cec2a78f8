import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

const soon = new PhraseSet({
  soon:
    'as soon as possible, as soon as you can, asap, a s a p, as early as possible, soonest, earliest possible, lo antes posible, cuanto antes, lo mas pronto posible, tan pronto como sea posible, ' +
    'des que possible, le plus tot possible, le plus vite possible, au plus vite, au plus tot, secepat mungkin, seawal mungkin, secepat yang boleh, esimesel voimalusel, niipea kui voimalik, nii ruttu kui voimalik, nii kiiresti kui voimalik, ' +
    'voimalikult kiiresti, voimalikult ruttu, voimalikult vara, في اقرب وقت, باقرب وقت, باسرع وقت, في اسرع وقت, باقرب فرصه, في اقرب فرصه',
});

const ofOthers = new PhraseSet({
  other:
    'call, ring, phone, email, text, reply, answer, quote, estimate, price, llamar*, llam*, presupuesto, precio, respuesta, appel*, rappel*, devis, prix, reponse, telefon, hubungi, sebut harga, harga, jawab*, helista*, pakkumi*, hind*, vastus*, vasta*, اتصل*, تتصل*, عرض سعر, السعر, رد, ردوا',
});

/** "As soon as possible", "asap", where no call, answer or price is wanted so soon. */
export const soonSpans = (words: readonly SentenceWord[]) => (ofOthers.has(words) ? [] : soon.find(words));
