import { has, phrasePattern } from '../../../text/phrases.js';

/** What is done in the country that one leaves: English, Spanish, French, Malay, Estonian, Arabic. */
const leavingMatters = phrasePattern(
  'abmeldung, abmelden, abgemeldet, abmeldebestatigung, deregister*, de register*, unregister*, deregistration, de registration, sign off with the, export, exporting, exported, exports, ' +
    'export permit*, export licence*, export license*, exit tax, exit permit, exit visa, departure tax, take out of the country, ' +
    'exportar, exportacion, darme de baja, darnos de baja, darse de baja, dar de baja, baja del padron, ' +
    'exporter, exportation, me desinscrire, se desinscrire, radier, radiation, quitus fiscal, ' +
    'nyahdaftar, membatalkan pendaftaran, batal pendaftaran, eksport, mengeksport, ' +
    'valja registreeri*, registrist valja, eksporti*, eksport, valja viia, ' +
    'تصدير, الغاء التسجيل, الغاء تسجيل*, الغاء الاقامه, تاشيره خروج',
);

/** What one has at home: these are matters of leaving only beside a word of leaving. */
const mattersAtHome = phrasePattern(
  'tax, taxes, hmrc, irs, council tax, bank, bank account, account, accounts, pension, nhs, national insurance, social security, tell, inform, notify, cancel, close, ' +
    'impuesto*, hacienda, cuenta, cuentas, banco, seguridad social, avisar, cancelar, cerrar, impot*, fisc, compte, banque, securite sociale, caf, prevenir, resilier, fermer, ' +
    'cukai, akaun, bank, kwsp, perkeso, beritahu, maklumkan, batalkan, tutup, maks, makse, maksu, tulumaks*, maksuamet*, konto, pank, pangakonto, teatada, sulgeda, ' +
    'ضريبه, ضرائب, حساب, حسابي, البنك, التامينات, ابلغ, اغلاق, الغاء',
);
const leaving = phrasePattern(
  'year i leave, year we leave, year of leaving, year of departure, after i leave, after we leave, once i leave, once we leave, when i leave, when we leave, before i leave, before we leave, if i leave, i m leaving, im leaving, i am leaving, we re leaving, were leaving, we are leaving, ' +
    'leaving, leave the country, left the country, moving out of, before i go, before we go, at home, back home, when i move away, cuando me vaya, ' +
    'ano en que me voy, ano que me voy, ano de salida, ano de la salida, antes de marcharme, antes de marcharnos, cuando me voy, antes de irme, antes de irnos, al irme, me voy, nos vamos, al salir del pais, al dejar el pais, quand je pars, avant de partir, en partant, si je pars, ' +
    'annee du depart, annee de mon depart, annee de notre depart, annee ou je pars, annee ou on part, avant mon depart, avant notre depart, quand on part, en quittant, je quitte, je pars, bila saya keluar, sebelum pergi, sebelum bertolak, tahun saya pergi, tahun saya keluar, sebelum saya pergi, tinggalkan negara, meninggalkan negara, ' +
    'lahkumise aasta*, lahkumisaasta*, aastal mil lahkun, kui lahkun, enne lahkumist, kui ma ara lahen, enne kui lahen, ara kolin, riigist lahkum*, lahkudes, سنه المغادره, سنه السفر, عام المغادره, قبل ان اغادر, قبل المغادره, عند المغادره, قبل السفر, قبل ما اسافر, عندما اغادر, اغادر, لما اسافر',
);

/** "I'm not leaving him", "we are leaving the cat with my mum": somebody or something is left, not the country. */
const leavingSomebody =
  /(?<= )leav(?:e|ing) (?:him|her|them|it|my (?:dog|cat|car)|our (?:dog|cat|car)|the (?:dog|cat|car|kids))(?= )/g;

/** "Antes de irnos a Panamá", "before we go to Japan": the country that is named after it is where one goes. */
const goingTo =
  /(?<= )(?:before (?:i|we) go to|before going to|antes de ir(?:me|nos|se)? a|me voy a|nos vamos a|cuando me vaya a|avant de partir (?:a|au|aux|en|pour)|(?:je|nous|on) (?:pars|partons|part) (?:a|au|aux|en|pour)|quand (?:je|on) (?:pars|part) (?:a|au|aux|en|pour)|sebelum (?:saya |kami )?(?:pergi|bertolak) ke|قبل (?:ان اسافر|السفر|ما اسافر) (?:الى|ل))(?= |\p{Script=Arabic})/gu;

/** "Does the cat sit at home or in a kennel": the home where one arrives. */
const stayingAtHome =
  /(?<= )(?:stay|sit|wait|isolate|quarantine|quarantined|kept|keep \p{L}+|be|done) at (?:our |my )?home(?= )/gu;

/** "Do I close my French bank account", "cancelling my UAE residency": each is done where one has them. */
const givingUp = new RegExp(
  '(?<= )(?:' +
    [
      'clos(?:e|ing) (?:up )?(?:my |our |the |a |an )?(?:\\p{L}+ )?bank accounts?',
      '(?:cancel|cancell?ing|give up|giving up|surrender|surrendering|hand back|handing back|end|ending) (?:my |our |the )?(?:\\p{L}+ ){0,2}(?:residency|residence|residence visa|residence permit|resident card|emirates id|work permit|work visa|green card)',
      'cerrar (?:mi |mis |la |las |nuestra |una )?cuentas?',
      '(?:cancelar|anular|renunciar a|entregar) (?:mi |la |nuestra )?(?:residencia|tarjeta de residencia|permiso de residencia|tie)',
      '(?:fermer|cloturer|clore) (?:mon |mes |notre |nos |un |le |les )?comptes?',
      '(?:annuler|rendre|resilier) (?:mon |ma |notre |le |la )?(?:titre de sejour|carte de sejour|permis de sejour|residence)',
      '(?:tutup|menutup) akaun',
      '(?:batalkan|batal|membatalkan) (?:visa|permit|residensi|pas)(?: \\p{L}+)?',
      '(?:panga)?konto (?:sulgeda|sulgema|kinni panna)|sulgeda (?:oma )?(?:\\p{L}+ )?(?:panga)?konto|sulgen (?:oma )?(?:\\p{L}+ )?(?:panga)?konto',
      'elamisl(?:uba|oa|uba[a-z]*) (?:tuhista\\p{L}*|lopeta\\p{L}*)|tuhistada (?:oma )?elamisl(?:uba|oa)',
      '(?:اغلاق|اغلق|اقفال|اقفل|اسكر|تسكير) (?:حساب|حسابي|الحساب|حسابنا)',
      '(?:الغاء|الغي) (?:اقامتي|اقامتنا|الاقامه|الفيزا|تاشيرتي)',
    ].join('|') +
    ')(?= )',
  'u',
);

/** Whether a question in plain spelling is on what is done in the country that one leaves. */
export function isOfLeaving(said: string): boolean {
  const sentence = said.replaceAll(leavingSomebody, '').replaceAll(goingTo, '').replaceAll(stayingAtHome, '');
  return (
    has(sentence, leavingMatters) || givingUp.test(sentence) || (has(sentence, leaving) && has(sentence, mattersAtHome))
  );
}

const arriving = phrasePattern(
  'there, over there, when i arrive, when we arrive, when i get there, once there, on arrival, alli, alla, ahi, al llegar, cuando llegue, cuando lleguemos, ' +
    'la bas, sur place, en arrivant, a l arrivee, une fois la bas, sana, di sana, kat sana, bila sampai, seal, sinna, kohale joudes, kui kohale, هناك, عند الوصول, لما اوصل, لما نوصل',
);

/** Whether it is on what is done where the move goes: "how do I register there". */
export const isOfArriving = (sentence: string): boolean => has(sentence, arriving);
