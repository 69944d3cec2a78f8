import type { Slots } from '@meg/shared/contract/understanding';
import type { ShippingMode } from '@meg/shared/domain/quotes/move-options';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isDenied } from './denial.js';
import { asksAbout } from './services.js';
import { findBelonging } from './things/belongings.js';
import { findSpecialItems } from './things/special-items.js';

const ways = new PhraseSet<ShippingMode>({
  air:
    'by air, air freight, airfreight, by plane, air cargo, por avion, mejor aereo, por via aerea, flete aereo, par avion, plutot avion, fret aerien, ' +
    'par voie aerienne, melalui udara, kargo udara, lennukiga, ohutransport*, lennutransport*, جوي احسن, جوي افضل, خليها جوي, جوا, بالطائره, بالطياره, شحن جوي',
  shared:
    'shared container, share a container, part load, part container, groupage, less than container, lcl, contenedor compartido, envio compartido, en compartido, ' +
    'deja compartido, dejalo compartido, mejor compartido, compartido mejor, grupaje, conteneur partage, conteneur groupe, en partage, partage plutot, plutot partage, en groupage, kontena kongsi, kongsi kontena, jagatud konteiner*, osakoorem*, حاويه مشتركه, خلص مشترك, مشترك احسن, شحن مشترك, بحري مشترك',
  own:
    'own container, full container, whole container, container to ourselves, fcl, contenedor propio, contenedor completo, contenedor entero, ' +
    'conteneur entier, conteneur complet, propre conteneur, kontena sendiri, kontena penuh, oma konteiner*, terve konteiner*, حاويه كامله, حاويه خاصه, حاويه لنا وحدنا',
});

const also = new PhraseSet({
  and: 'and, with, y, con, et, avec, dan, dengan, ja, koos, و, مع, we, us our, everything, todo, tout, semua, koik, كل شيء',
});

/** "Can the dog go by air", "ma voiture par conteneur partagé": how one of them travels, and not the household. */
function isOfOneThing(sentence: readonly SentenceWord[], at: number): boolean {
  const begin = sentence.findLastIndex(({ followsMark }, index) => followsMark && index <= at);
  const before = sentence.slice(Math.max(0, begin), at);
  const isNamed = findBelonging(before, 'pets') ?? findBelonging(before, 'car') ?? findSpecialItems(before);
  return isNamed !== undefined && !also.has(before);
}

/** The way to ship that the sentence asks for; none if it compares several. */
export function findShippingMode(sentence: readonly SentenceWord[]): Slots['shippingMode'] {
  if (asksAbout.has(sentence)) return undefined;
  const wanted = ways.find(sentence).filter(({ from }) => !isDenied(sentence, from));
  const [first] = wanted;
  if (first && isOfOneThing(sentence, first.from)) return undefined;
  if (!first || wanted.some(({ label }) => label !== first.label)) return undefined;
  return { value: first.label, confidence: 0.85 };
}
