import { wordSet } from '../../../text/word-set.js';

/** Words beside the name of a place that tell whether one goes there or comes from there, in six languages. */
export const articles = wordSet('the la le l el los las les my our their');
export const fromWords = wordSet(
  'from via leave leaves leaving left quit quitting dari desde depuis من quitter quittons quitte quittent dejar dejo dejamos dejando ' +
    'abandonar meninggalkan tinggalkan نغادر اغادر مغادره',
);
/** Words that also mean "of". */
export const perhapsFromWords = wordSet('de d du des del');
/** With "de" these mean leaving: "nos vamos de España". */
export const leavingWords = wordSet(
  'vamos voy van irme irnos irse salir salimos salgo marchamos marchar marcho partir partons pars partent venons viens ' +
    'venimos vengo mudamos mudo vuelvo volvemos vuelve vuelven volver volviendo regreso regresamos regresa regresar rentre rentrons rentrent revenons reviens',
);
/** "US appliances" and "German plugs" come from there, unless they are to work there. */
export const broughtThings = wordSet(
  'appliance appliances plug plugs device devices electronics plated plate plates registered car cars vehicle vehicles licence license ' +
    'passport citizen citizens spec charger adapter adapters adaptor adaptors laptop laptops toaster hairdryer kettle fridge charger chargers tv tvs model built made bought dog cat ' +
    'pistik pistikud pistikute seadmed juhiluba juhiload juhilube juhilubadega pass passi passiga kodanik kodanikud firma ' +
    'laadija laadijad laadijat adapter adapterid telekas teler cargador cargadores adaptador chargeur chargeurs adaptateur pengecas palam ' +
    'enchufe enchufes prise prises plag kereta coche voiture pasaporte passeport pasport lesen warganegara carnet electrodomesticos appareils ' +
    'قابس مقبس قوابس مقابس سياره سيارات جواز رخصه المقابس القوابس السياره الجواز شاحن شواحن الشاحن الشواحن فيش',
);
export const inside = wordSet('in into to with for a en di ke kat kt dkt');
/** "A US firm", "a UK passport", "UK state pension": where somebody works or was born, wherever they move. */
export const ofPeople = wordSet(
  'firm company companies employer business corporation startup client clients boss salary payroll pension passport ' +
    'passports citizen citizens national nationals nationality born husband wife kodakondsus kodakondsusega licence license licences licenses',
);
/** With "from" these tell where one will be: "can I work from Sharjah". */
export const doneFromAfar = wordSet(
  'work works working call ring phone video facetime skype remotely online stream function functions use using usable accessible',
);
export const reachFromAfar = 3;
export const estonianAdjectives = wordSet(
  'eesti saksa prantsuse hispaania itaalia inglise briti jaapani hiina rootsi sveitsi hollandi portugali iiri ameerika brasiilia mehhiko',
);
/** What a country has itself, and words that go on after its name. */
export const estonianMatters = wordSet(
  'toll tolli tollis tollile viisa viisat maks maksud maksuamet haigekassa kool koolid pank pangad seadus seadused reeglid poolel poole ' +
    'seina seinas seinast pesa pessa pistikupesa pistikupessa pistikupesas stepslisse vooluvork vooluvorku kontakti elekter ' +
    'peale kohta ja voi ning on vs kui elamisluba saatkond isikukood kodakondsus pool vahel puhul',
);
export const ofStates = wordSet('state government national old age private company driving drivers driver');
export const onwards = wordSet('to into a au aux ke vers para hacia en الى');
export const livingIn = wordSet(
  'live living lives lived based reside residing resident vivo vivimos vive viviendo habite habitons vivons ' +
    'tinggal menetap elan elame elab asun اعيش نعيش اسكن نسكن مقيم',
);
export const areIn = wordSet(
  'currently now am are been still stuck todavia aun encore masih veel ikka praegu لسا لسه لساتني لساه',
);
/** With these, "live in" is a wish: "I want to live in Spain". */
export const wishes = wordSet(
  'to can could may will be ill want gonna mahu ingin nak akan hendak voy vamos vais va allons hakkan hakkame tahan tahame ان',
);
/** After the name: "saya tinggal di Bangkok nanti". */
export const yetToCome = wordSet('nanti kelak soon later luego pronto bientot varsti قريبا');
/** "Plugs are the same as in the UK", "like we do in Texas": beside it, another country is asked about. */
export const besideWhich = wordSet('like same unlike igual pareil sama macam mcm seperti nagu زي مثل متل');
/** "Como los de España", "comme en Espagne": not "how" or "as". */
export const asWith = wordSet('como comme');
export const afterAs = wordSet('en el los las les ceux celles au aux chez');
/** "Three pin", "type G": between a plug and its country. */
export const kindsOfPlugs = wordSet('pin pins kaki type tipo jenis tuupi c e f g i');
/** "I would like to live in Spain", "carry on like that in Spain". */
export const notBeside = wordSet('to that this so');
export const livingWords = 6;
export const placeWords = wordSet('in en di dans kat kt dkt في');
export const joining = wordSet('or and vs versus o u y e ou et atau dan ngan dgn voi ja او و ولا');
export const denyingWords = wordSet('not no non pas bukan mitte ليس ليست مش مو');
