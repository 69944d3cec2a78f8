import type { Slots } from '@meg/shared/contract/understanding';
import type { ShippingMode } from '@meg/shared/domain/quotes/move-options';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isDenied } from './denial.js';
import { clausesOf } from './notes/clauses.js';
import { wishesSomething } from './service-wishes.js';
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

/** The bare words of the ways, which mean one beside a word for the transport, or in a short message that settles it. */
const bare = new PhraseSet<Exclude<ShippingMode, 'own'>>({
  air: 'air, plane, avion, aereo, aerienne, udara, kapal terbang, flight, lennuk*, طياره, طائره, الجو, جوي',
  shared:
    'shared, share, sharing, compartido, compartida, compartir, comparto, compartimos, partage, partagee, partager, partageons, groupe, kongsi, berkongsi, jagatud, jagamise*, jagame, jagan, مشترك, مشتركه, نشترك',
});
const transport = new PhraseSet({
  transport:
    'container*, contenedor*, conteneur*, kontena, konteiner*, حاويه, كونتينر, sea, ship it, ship by, boat, barco, bateau, laut, laeva*, merega, meritsi, بحري, freight, flete, fret, shipping, envio, transport*, hantar, شحن, cheapest, cheap, barato, pas cher, murah, odav*, رخيص, ارخص',
});
const misleading = new PhraseSet({
  other:
    'air con*, air bed*, air mattress*, air fryer*, air port, air bnb, share house, shared house, shared flat, share flat, piso compartido, casa compartida, mi parte, aire acondicionado, air purifier*, flat share, house share, share room, shared room, room share',
});
const comparing = new PhraseSet({
  asks: 'is, are, does, how, what is, which, why, es, cual, cuanto, por que, quel, quelle, combien, pourquoi, est ce, adakah, berapa, mana, kas, kumb, palju, هل, كم, ايهما',
});
/** "Is air freight faster?" asks, and "how long by air". */
const compares = (sentence: readonly SentenceWord[]): boolean =>
  comparing
    .find(sentence)
    .some(({ from }) => from === 0 || (sentence[from]?.followsMark === true && from < mostWordsAlone));

const mostWordsAlone = 5;

/** "Share container la", "shared is fine", "laevaga ja jagatud", but no "shared house". */
function bareWays(sentence: readonly SentenceWord[]) {
  const others = misleading.find(sentence);
  return bare.find(sentence).filter(({ from, to }) => {
    if (others.some((one) => from >= one.from && from < one.to)) return false;
    let [start, end] = [from, to];
    while (start > 0 && !sentence[start]?.followsMark) start--;
    while (end < sentence.length && !sentence[end]?.followsMark) end++;
    return (
      sentence.length <= mostWordsAlone ||
      transport.has(sentence.slice(start, end)) ||
      transport.has(sentence.slice(0, start))
    );
  });
}

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
  if (asksAbout.has(sentence) || compares(sentence)) return undefined;
  const named = ways.find(sentence);
  const wanted = (named.length > 0 ? named : bareWays(sentence)).filter(({ from }) => !isDenied(sentence, from));
  const [first] = wanted;
  if (first && isOfOneThing(sentence, first.from)) return undefined;
  if (!first || wanted.some(({ label }) => label !== first.label)) return undefined;
  return { value: first.label, confidence: 0.85 };
}

/** "I want it by plane, can you?": whether a clause asks for a way to ship, and not what it is or costs. */
export const wishesForShipping = (sentence: readonly SentenceWord[]): boolean =>
  clausesOf(sentence).some(({ from, to }) => {
    const clause = sentence.slice(from, to);
    return wishesSomething(clause) && findShippingMode(clause) !== undefined;
  });
