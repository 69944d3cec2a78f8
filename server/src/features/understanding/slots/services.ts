import type { Slots } from '@meg/shared/contract/understanding';
import { asksForSalesTax } from '../../../asked/sales-tax.js';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isDenied } from './denial.js';
import { ordersPacking } from './packing-order.js';
import { type Service, wishedServices } from './service-wishes.js';

/** Requests for a service. Its name alone is none: "how much is insurance?" */
const words = new PhraseSet<Service>({
  packing:
    'with packing, packing included, including packing, need packing, want packing, packing service, packing help, help with packing, help packing, pack for us, ' +
    'pack for me, pack it all for us, pack it for us, pack it all for me, pack it for me, pack all for us, pack it all, pack everything, pack everything for, you to pack, ' +
    'please pack, you pack, you guys pack, lot pack, lads pack, crew pack, people pack, include packing, include the packing, add the packing, put packing in, pack everything for us, do the packing, full packing, with full packing, packing and storage, add packing, plus packing, and packing, also packing, packing too, packing as well, packing please, ' +
    'con embalaje, embalaje incluido, servicio de embalaje, que lo embalen, que embalen, embalen todo, embalenlo, embalenlo todo, quiero embalaje, queremos embalaje, y embalaje, embalaje tambien, ' +
    'necesito embalaje, necesitamos embalaje, lo embaleis, nos lo embalais, embaladlo, embaladlo todo, que lo embaleis vosotros, embaleis vosotros, lo embalais vosotros, anade el embalaje, anade embalaje, con el embalaje, empaquen todo, que empaquen, que lo empaquen, avec emballage, emballage compris, service d emballage, emballez tout, emballez pour nous, ' +
    'que vous emballiez, et l emballage, emballage aussi, l emballage aussi, besoin d emballage, dengan pembungkusan, perkhidmatan pembungkusan, tolong bungkuskan, bungkuskan, ' +
    'bungkus semua, tolong bungkus, perlu pembungkusan, mahu pembungkusan, dan pembungkusan, pembungkusan sekali, koos pakkimisega, pakkimisteenus*, pakkimisega, pakkige koik, palun pakkige, ' +
    'pakkige meie eest, soovime pakkimist, soovin pakkimist, vajame pakkimist, ja pakkimine, pakkige, pakkige teie, bungkuskan semua, nak packing, nak pembungkusan, empaquenlo, empaquenmelo, embalen, emballez, vous emballez tout, مع التغليف, بدي تغليف, ابغى تغليف, عايز تغليف, خدمه التغليف, غلفوا, غلفولي, غلفوا كل, تغلفون لنا, نريد التغليف, نحتاج تغليف, نحتاج التغليف, اريد التغليف, والتغليف',
  storage:
    'with storage, need storage, want storage, storage for, in storage, into storage, storage needed, storage too, packing and storage, packing storage, storage and insurance, add storage, plus storage, ' +
    'and storage, also storage, storage please, storage as well, store it for, store our, store my, store everything, con almacenaje, con almacenamiento, necesitamos almacenaje, necesito almacenaje, guardamuebles, ' +
    'y almacenaje, quiero almacenaje, queremos almacenaje, almacenaje tambien, avec stockage, garde meuble*, garde meubles, besoin de stockage, et le stockage, et stockage, du stockage, dengan penyimpanan, ' +
    'perlu penyimpanan, nak simpan, nak stor, mahu penyimpanan, dan penyimpanan, koos hoiustamisega, ladustamisega, hoiustamisega, vajame hoiustamist, vajan hoiustamist, soovime hoiustamist, ja hoiustamine, ' +
    'ja ladustamine, vajame ladustamist, vajame ladu, مع التخزين, بدي تخزين, ابغى تخزين, عايز تخزين, خزنوا, نحتاج تخزين, نحتاج التخزين, نريد التخزين, نحتاج الي تخزين, والتخزين',
  insurance:
    'with insurance, need insurance, want insurance, insurance included, including insurance, insured move, storage and insurance, packing and insurance, and insurance, fully insured, add insurance, ' +
    'insure everything, insure it, insure it all, insure my, insure our, insure all, full value cover, plus insurance, also insurance, insurance too, insurance as well, insurance please, con seguro, aseguren, asegurenlo, aseguralo, asegurar todo, seguro incluido, y seguro, quiero seguro, queremos seguro, necesito seguro, necesitamos seguro, ' +
    'seguro tambien, avec assurance, assurez tout, assurer tout, tout assurer, assurance comprise, avec une assurance, et l assurance, et une assurance, besoin d une assurance, dengan insurans, nak insurans, insuranskan, perlu insurans, mahu insurans, dan insurans, ' +
    'koos kindlustusega, kindlustage, kindlustage koik, kindlustusega, ja kindlustus, soovime kindlustust, soovin kindlustust, vajame kindlustust, مع التامين, امنوا على, بدي تامين, ابغى تامين, عايز تامين, نحتاج تامين, نحتاج التامين, نريد التامين, نريد تامين, والتامين',
});
/** Bare names, which count where they are declined: "no packing", "we pack ourselves". */
const declined = new PhraseSet<Service>({
  packing: 'packing, embalaje, embalar, emballage, pembungkusan, pakkimist, pakkimiseta, pakkimine, تغليف',
  storage:
    'storage, almacenaje, almacenamiento, stockage, penyimpanan, hoiustamist, hoiustamiseta, ladustamist, hoiustamine, تخزين',
  insurance: 'insurance, seguro, assurance, insurans, kindlustust, kindlustuseta, kindlustus, تامين',
});
const ourselves = new PhraseSet({
  packing:
    'take packing off, take off packing, remove packing, packing off, quita embalaje, quitar el embalaje, enleve l emballage, enlevez l emballage, retirez l emballage, sans l emballage, buang pembungkusan, buang packing, keluarkan pembungkusan, vota pakkimine maha, votke pakkimine maha, شيل التغليف, شيلوا التغليف, احذف التغليف, take off the packing, take the packing off, remove the packing, drop the packing, quita el embalaje, quitad el embalaje, sin el embalaje, pack ourselves, pack myself, pack it ourselves, pack it myself, pack everything ourselves, pack everything myself, our own packing, my own packing, do our own packing, do the packing ourselves, ' +
    'do the packing myself, packing ourselves, packing myself, packing it myself, packing it ourselves, we ll pack, we will pack, i ll pack, i will pack, embalo yo, embalamos nosotros, lo embalamos, lo embalo yo, ' +
    'nosotros embalamos, yo embalo, empacamos nosotros, empaco yo, yo empaco, nosotros empacamos, nous emballons, on emballe, j emballe, emballons nous memes, emballer nous memes, emballe moi meme, ' +
    'bungkus sendiri, kemas sendiri, pakime ise, pakin ise, ise pakime, ise pakin, pakkimiseta, نغلف بانفسنا, ساغلف بنفسي, نحن نغلف, اغلف بنفسي, سنغلف بانفسنا, نغلفها بانفسنا, انا بغلف*, انا هغلف*, انا اغلف*, بغلف* انا, احنا بنغلف*, احنا هنغلف*, احنا نغلف*, نحن بنغلف*, انا بوضب*, احنا بنوضب*, نحنا منوضب*',
});
/** Of packing that was wanted, or that the message names. */
const doItOurselves = new PhraseSet({
  packing:
    'do it myself, do it ourselves, do that myself, do that ourselves, do them myself, lo hago yo, yo lo hago, lo hacemos nosotros, lo hare yo, me encargo yo, nos encargamos nosotros, ' +
    'je m en occupe, je m en charge, on s en occupe, on s en charge, je le fais moi meme, on le fait nous memes, buat sendiri, teen ise, teeme ise, ise teen, ise teeme, بنفسي, بانفسنا, لوحدي',
});
/** Where packing is named beside it: "don't pack, I'll do it". */
const willDoIt = new PhraseSet({
  packing:
    'i ll do it, ill do it, il do it, i will do it, we ll do it, we will do it, lo haremos nosotros, je le ferai, je vais le faire, on le fera, nous le ferons, saya buat, kami buat, انا اعملها, انا بسويها',
});
/** The company is told not to pack. */
const dontPack = new PhraseSet({
  packing:
    'dont pack, don t pack, do not pack, no packing, no embalen, no embaleis, no empaquen, no lo embalen, n emballez pas, n emballez rien, n emballez plus, jangan bungkus, jangan bungkuskan, tak payah bungkus, tak perlu bungkus, arge pakkige, ara paki, ei pea pakkima, لا تغلفوا, لا تغلفون, لا تغلف, ما تغلفون, متغلفوش, ما تغلفوش, لا توضبوا, ما توضبوا, ما تغلفوا, بلا تغليف',
});
const namesPacking = new PhraseSet({
  packing:
    'pack, packing, packed, embal*, empac*, empaq*, emball*, bungkus*, pembungkusan, pakki*, pakig*, paki, pakin, تغليف, تغلف*, غلف*',
});
const selves = new Set('i we u you who yo nosotros je on saya kami ma me mina انا نحن'.split(' '));
const mostWordsOfSelf = 10;

/** "No wait, don't pack, I'll do it myself"; "I'll do it" of something else is none. */
function declinesPacking(sentence: readonly SentenceWord[], isWanted: boolean): boolean {
  const isTold = dontPack.find(sentence).some(({ from }) => !selves.has(sentence[from - 1]?.plain ?? ''));
  const isNamed = namesPacking.has(sentence);
  const isOfPacking = isNamed || (isWanted && sentence.length <= mostWordsOfSelf);
  const isOwn = (isOfPacking && doItOurselves.has(sentence)) || (isNamed && willDoIt.has(sentence));
  return isTold || (isOwn && !asksAbout.has(sentence));
}

/** Questions about a service are no requests. */
export const asksAbout = new PhraseSet({
  asks: 'company ni ada, syarikat ni ada, company ada, syarikat ada, korang ada, awak ada, are you, are u, r u, are they, are your, is it, is my, is our, are my, are our, is everything, is all, is that, do you, estais, estan, esta todo, es todo, etes vous, vous etes, est ce que, adakah, awak, anda, kas te, kas te olete, kas olete, kas minu, هل انتم, هل, is insurance, is packing, is storage, is the insurance, is the packing, are insurance, does it include, esta incluido, incluye, est ce que l, est il, est elle, adakah, kas hinnas, do i need, do we need, should i, should we, do you offer, what is, how does, is it worth, which, why, explain, necesito, hace falta, faut il, ai je besoin, perlukah, kas ma, kas me, هل',
});

const mostBefore = 6;

/** "Is insurance included?" asks about a service in its clause; "with packing" beside it still asks for one. */
function isAskedAbout(sentence: readonly SentenceWord[], at: number): boolean {
  let start = at;
  while (start > 0 && at - start < mostBefore && !sentence[start]?.followsMark) start--;
  return asksAbout.has(sentence.slice(start, at + 1));
}

const courtesies = new Set('please pls plz favor svp tolong sila palun فضلك'.split(' '));
const joints = new Set('and but so y e pero et mais dan tapi ja aga و'.split(' '));

/** "No lift and please pack everything": the "no" is of the lift. */
function beginsAnew(sentence: readonly SentenceWord[], at: number): boolean {
  const [before, own] = [sentence[at - 1]?.plain ?? '', sentence[at]?.plain ?? ''];
  if (courtesies.has(own) || courtesies.has(before)) return true;
  return joints.has(before) && !declined.has(sentence.slice(at, at + 1));
}

const malayAskingEnds = new Set('ke kah tak x'.split(' '));

/** "Company ni ada insurans ke": "ni" is "this" in Malay, and "nor" in Spanish and French. */
const asksIfThere = (sentence: readonly SentenceWord[]): boolean =>
  malayAskingEnds.has(sentence.at(-1)?.plain ?? '') && sentence.some(({ plain }) => plain === 'ada');

/** "Health insurance" and "car insurance" are none of what is moved. */
const otherInsurance = new PhraseSet({
  other:
    'health insurance, medical insurance, car insurance, home insurance, house insurance, life insurance, travel insurance, national insurance, seguro medico, seguro de salud, seguro de coche, seguro del coche, seguro de hogar, seguro de vida, seguro de viaje, ' +
    'assurance maladie, assurance sante, assurance auto, assurance voiture, assurance habitation, assurance vie, assurance voyage, insurans kesihatan, insurans perubatan, insurans kereta, insurans hayat, ' +
    'ravikindlustus*, tervisekindlustus*, autokindlustus*, kodukindlustus*, elukindlustus*, reisikindlustus*, تامين صحي, التامين الصحي, تامين السياره, تامين السيارات, تامين علي الحياه',
});

/** The services that the sentence requests or declines. */
export function findServices(sentence: readonly SentenceWord[], isPackingWanted = false): Pick<Slots, Service> {
  const found: Pick<Slots, Service> = {};
  for (const { label, from } of declined.find(sentence))
    if (!asksIfThere(sentence) && (isDenied(sentence, from) || /ta$/.test(sentence[from]?.plain ?? '')))
      found[label] = { value: false, confidence: 0.85 };
  for (const { label, from } of words.find(sentence))
    if (!isAskedAbout(sentence, from))
      found[label] = { value: beginsAnew(sentence, from) || !isDenied(sentence, from), confidence: 0.85 };
  for (const service of wishedServices(sentence)) found[service] ??= { value: true, confidence: 0.8 };
  // "Is that incl. VAT and insurance?" asks what the price has in it.
  const isOfPrice = asksForSalesTax(sentence.map(({ plain }) => plain).join(' '));
  if (otherInsurance.has(sentence) || isOfPrice) delete found.insurance;
  if (ordersPacking(sentence)) found.packing = { value: true, confidence: 0.88 };
  if (ourselves.has(sentence) || declinesPacking(sentence, isPackingWanted))
    found.packing = { value: false, confidence: 0.9 };
  return found;
}
