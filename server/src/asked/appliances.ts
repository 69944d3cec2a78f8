import { has, phrasePattern } from '../text/phrases.js';

/** Things of any home that the guides speak of for their plugs, and the advice for how they are made ready. */
const appliances = phrasePattern(
  'fridge*, refrigerator*, freezer*, washing machine*, washer*, dishwasher*, dryer*, tumble dryer*, oven*, cooker*, stove*, microwave*, tv, tvs, telly, television*, kettle*, toaster*, appliance*, appliances, white goods, ' +
    'nevera*, frigorifico*, refri, refrigerador*, heladera*, congelador*, lavadora*, lavarropas, lavaplatos, lavavajillas, secadora*, horno*, estufa*, microondas, tele, televisor*, television, electrodomestico*, ' +
    'frigo*, refrigerateur*, congelateur*, machine a laver, lave linge, lave vaisselle, seche linge, four, cuisiniere, micro ondes, tele, televiseur*, electromenager*, ' +
    'peti sejuk, peti ais, fridge, mesin basuh, washing machine, pengering, ketuhar, dapur gas, televisyen, tv, perkakas elektrik, barang elektrik, ' +
    'kulmik*, kulmkap*, sugavkulm*, pesumasin*, nodepesumasin*, kuivati*, ahi, pliit, mikrolaineahi, teler*, televiisor*, telekas, kodumasin*, ' +
    'ثلاجه*, ثلاجات, براد*, تلاجه*, فريزر*, غساله*, غسالات, نشافه*, فرن*, بوتاجاز*, مايكروويف*, تلفزيون*, تلفاز*, اجهزه, الاجهزه',
);
/** What asks of their plugs and their current. */
const power = phrasePattern(
  'plug*, socket*, outlet*, volt*, voltage*, adapter*, adaptor*, transformer*, converter*, electric*, power, current, mains, hertz, hz, amp*, 110v, 120v, 220v, 230v, 240v, work, works, working, run, runs, use, used, using, compatible, function, usable, worth, any good, ' +
    'enchufe*, voltaje*, corriente, adaptador*, transformador*, electric*, funciona*, funcionar*, sirve*, servir*, usar, uso, compatible*, vale, prise*, tension, courant, adaptateur*, transformateur*, electric*, marche*, marcher*, fonctionne*, utiliser, brancher, branche*, ' +
    'plag*, palam*, soket*, voltan*, elektrik, penyesuai, berfungsi, jalan, guna, pakai, boleh guna, serasi, pistik*, pinge*, vool*, elektri*, adapter*, trafo*, tootab, tootavad, tootaks, kasutada, kolba*, uhildu*, ' +
    'كهربا*, قابس*, مقبس*, فيشه, فولت*, محول*, جهد, يشتغل*, تشتغل*, بيشتغل*, بتشتغل*, يعمل, تعمل, ينفع*, تنفع*, استخدم*, استعمل*',
);
/** What asks how they are made ready, or who connects them. */
const making = phrasePattern(
  'defrost*, thaw*, empty, emptied, clean*, prepare*, prep, ready, disconnect*, unplug*, connect*, reconnect*, plumb*, install*, drain*, upright, on its side, lie down, lay, laid, stand, standing, switch*, turn on, turn it on, turn off, turn it off, turned off, transit bolt*, bolt*, dry, door, doors, food, smell*, stink*, shut, closed, mould*, mold*, leak*, spoil*, frozen, before the movers, hours, day before, how do, how to, how should, what do i do with, should i, pack, ' +
    'descongel*, vaci*, limpi*, prepar*, desconect*, desenchuf*, conect*, instal*, de pie, acostad*, tumbad*, encend*, apag*, como, que hago con, degivr*, degel*, vider, vide*, nettoy*, prepar*, debranch*, rebranch*, raccord*, install*, debout, couche*, allum*, eteindre, eteins, vis de transport, comment, que faire, ' +
    'nyahbeku, cairkan, kosongkan, bersih*, cuci, sedia*, cabut, sambung*, pasang*, tegak, baring*, hidupkan, matikan, tutup suis, skru, macam mana, bagaimana, sulata*, tuhjenda*, puhasta*, valmista*, lahti, uhenda*, paigalda*, pusti*, kulili, lulita*, polt, poldid, kinni, kuidas, transpordipol*, ' +
    'اذاب*, تذويب, تفريغ, افرغ*, تنظيف, انظف, تجهيز, اجهز, فصل, افصل, توصيل, توصلون, تركيب, واقفه, واقف, نائم*, تشغيل, اشغل, اطف*, اشبك*, كيف, ازاي',
);
/** Whether they may come at all, into a country. */
const bringing = phrasePattern(
  'bring, import, take, allowed, llevar, traer, importar, emporter, apporter, importer, bawa, kaasa, tuua, votta, احضر, اجيب, ادخل, استورد, اخذ',
);
const mostWordsOfCountry = 9;

export const namesAppliance = (sentence: string): boolean => has(sentence, appliances);

/**
 * "A bed, a fridge and a TV", "and if we leave the washing machine": one is named as a thing of the move, and nothing is
 * asked of its plug or of how it is made ready.
 */
export function namesApplianceAlone(sentence: string, namesCountry: boolean): boolean {
  if (!namesAppliance(sentence) || has(sentence, power) || has(sentence, making)) return false;
  const words = sentence.trim().split(' ').length;
  return !(namesCountry && words <= mostWordsOfCountry && has(sentence, bringing));
}
