import type { Slots } from '@meg/shared/contract/understanding';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isDenied } from './denial.js';

type Service = 'packing' | 'storage' | 'insurance';

/** Requests for a service. Its name alone is none: "how much is insurance?" */
const words = new PhraseSet<Service>({
  packing:
    'with packing, packing included, including packing, need packing, want packing, packing service, packing help, help with packing, ' +
    'help packing, pack for us, pack for me, pack everything for, full packing, with full packing, packing and storage, con embalaje, ' +
    'embalaje incluido, servicio de embalaje, avec emballage, emballage compris, service d emballage, dengan pembungkusan, ' +
    'perkhidmatan pembungkusan, koos pakkimisega, pakkimisteenus*, pakkimisega, مع التغليف, خدمه التغليف',
  storage:
    'with storage, need storage, want storage, storage for, in storage, into storage, storage needed, storage too, packing and storage, ' +
    'packing storage, storage and insurance, con almacenaje, necesitamos almacenaje, guardamuebles, avec stockage, garde meuble*, ' +
    'garde meubles, dengan penyimpanan, perlu penyimpanan, koos hoiustamisega, ladustamisega, hoiustamisega, مع التخزين, نحتاج تخزين',
  insurance:
    'with insurance, need insurance, want insurance, insurance included, including insurance, insured move, storage and insurance, ' +
    'packing and insurance, and insurance, fully insured, con seguro, seguro incluido, avec assurance, assurance comprise, ' +
    'dengan insurans, perlu insurans, koos kindlustusega, kindlustusega, مع التامين, نحتاج تامين',
});
/** Questions about a service are no requests. */
export const asksAbout = new PhraseSet({
  asks: 'do i need, do we need, should i, should we, do you offer, what is, what does, how much, how does, is it worth, which, why, explain, necesito, hace falta, faut il, ai je besoin, perlukah, kas ma, kas me, هل',
});

/** The services that the sentence requests or declines. */
export function findServices(sentence: readonly SentenceWord[]): Pick<Slots, Service> {
  if (asksAbout.has(sentence)) return {};
  const found: Pick<Slots, Service> = {};
  for (const { label, from } of words.find(sentence)) {
    found[label] = { value: !isDenied(sentence, from), confidence: 0.85 };
  }
  return found;
}
