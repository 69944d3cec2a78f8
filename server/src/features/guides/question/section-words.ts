import { itemWords } from './item-kinds.js';

/** Animals that the guides lack: their rules for pets are for dogs, cats and ferrets. */
export const otherAnimals =
  'rabbit*, hamster*, parrot*, parakeet*, budgie*, bird, birds, horse, horses, pony, ponies, guinea pig*, tortoise*, turtle*, ' +
  'snake*, lizard*, reptile*, aquarium fish, conejo*, loro, loros, pajaro*, caballo*, tortuga*, lapin, lapins, perroquet*, ' +
  'oiseau*, cheval, chevaux, tortue*, arnab*, burung*, kuda, kura kura, kuulik*, papagoi*, linnu*, hobune, hobust, hobuse*, ' +
  'exotic animal*, aquarium fish, kilpkonn*, ارنب*, ببغاء*, طائر*, طيور*, حصان*, سلحفاه*';

/**
 * Phrases that ask for a section, in plain spelling: whole words, or stems that end in `*`. English, then Spanish,
 * French, Malay, Estonian and Arabic.
 */
export const sectionWords = {
  pets:
    `${otherAnimals}, ` +
    'pet, pets, dog, dogs, puppy, puppies, cat, cats, kitten*, ferret*, quarantin*, rabies, ' +
    'my animal, my animals, family animal*, bring animals, live animal*, breed, breeds, pit bull*, pitbull*, labrador*, poodle*, beagle*, spaniel*, ' +
    'mascota*, perro*, perra*, gato*, gata*, chien*, mon chat, ma chatte, un chat, nos chats, mes chats, ' +
    'animal de compagnie, animaux, haiwan*, anjing*, kucing*, lemmikloom*, koer*, kass, kassi, kassiga, كلب*, كلبي, ' +
    'قط, قطه*, قطتي, قطط, حيوان*, الحيوانات',
  car:
    'car, cars, vehicle*, automobile*, motorbike*, motorcycle*, motor bike*, scooter*, camper van, campervan, motorhome*, ' +
    'suv, my van, pickup truck, side of the road, drive on the, drives on the, traffic on the, coche*, carro, carros, vehiculo*, moto, voiture*, vehicule*, ' +
    'kereta, kenderaan*, motosikal, auto, autoga, autot, autode, soiduk*, mootorratas*, سياره*, سيارتي, سيارات, مركبه*',
  visa:
    'visa, visas, immigra*, work permit*, working permit*, residence permit*, residency, residence card*, green card*, ' +
    'allowed to work, permission to work, permit to live, permit to work, permit to stay, allowed to live, permission to live, right to work, right to live, ' +
    'permanent resident, permanent residence, residence visa, eta, family reunification, join me there, schengen, ' +
    'permis de sejour, carte de resident, residencia legal, permit tinggal, permit b, permit c, permit l, permit g, permesso di soggiorno, soggiorno, anmeldung, register my address, register our address, register your address, ' +
    'how long can i stay, how long may i stay, as a tourist, tourist stay, tourists stay, touriste, touristes, turista, turistas, ' +
    'turistina, turist, pelancong, سائح*, visado*, permiso de trabajo, permiso de residencia, permis de travail, ' +
    'titre de sejour, carte de sejour, permit kerja, viisa*, elamisluba*, elamisloa*, tooluba*, تاشيره*, فيزا, اقامه*, ' +
    'تصريح عمل',
  healthcare:
    'healthcare, health care, health insurance, health system, health service*, medical insurance, medical care, ' +
    'medical cover, doctor*, hospital*, clinic*, dentist*, gp, nhs, salud, sanidad, sanitari*, medico*, seguro medico, ' +
    'sante, medecin*, hopital*, hopitaux, assurance maladie, kesihatan, doktor, tervishoi*, ravikindlustus*, arst*, ' +
    'haigla*, صحه*, صحي*, طبيب*, مستشفى*, علاج*',
  school:
    'school*, education*, kindergarten*, nursery place*, preschool*, pupils, teach in, taught in, homeschool*, ' +
    'escuela*, colegio*, educacion, ecole*, scolari*, lycee, sekolah*, pendidikan, kool, kooli*, koolid, haridus*, ' +
    'lasteaed*, مدرسه*, مدارس*, تعليم*',
  electricity:
    'electric*, power supply, power like, what power, which power, power outlets, power cut*, plug, plugs, voltage*, volt, volts, socket*, power outlet*, mains, hertz, 110v, 220v, 230v, 240v, ' +
    'my tv, my tvs, tv work, tvs work, television*, electronics, appliance*, transformer*, hair dryer, hairdryer, fridge*, washing machine*, toaster*, kettle*, enchufe*, voltaje, ' +
    'corriente, prise*, tension, courant, elektri*, plag, voltan, elekter*, elektri*, pistik*, pinge, كهرباء*, قابس*, ' +
    'مقبس*, مقابس*, قوابس*, جهد*',
  internet:
    'internet, wifi, wi fi, broadband, fibre, fiber, online connection, انترنت*, واي فاي, jalur lebar, internetti, ' +
    'interneti*',
  bank:
    'bank, banks, banking, bank account*, current account, checking account, banco, bancos, cuenta bancaria, banque*, ' +
    'compte bancaire, akaun, pank, panga*, pangad, بنك*, بنكي*, بنوك*, مصرف*, حساب بنكي',
  emergency:
    'emergency, emergencies, ambulance*, call the police, ring the police, police number, number for the police, phone the police, report it to the police, got stolen, been stolen, was stolen, got nicked, been nicked, llamo a la policia, numero de la policia, me robaron, me han robado, numero de la police, appeler la police, on m a vole, nombor polis, kena curi, dicuri, politsei numb*, varastati, رقم الشرطه, اتصل بالشرطه, انسرق*, fire brigade, fire service, emergencia*, ' +
    'urgence*, numero d urgence, kecemasan, hadaabi*, طوارئ*, طواري*, اسعاف*',
  tax:
    'income tax*, wealth tax*, inheritance tax*, property tax*, tax on my salary, tax on salar*, tax file number, tax my salary, tax office*, tax authorit*, tax number*, tax id, tax return*, tax rate*, taxes, pay tax, tax resident*, ' +
    'tax system, taxation, impuesto*, hacienda, impot*, fisc, cukai pendapatan, cukai, tulumaks*, maksuamet*, maksud, ' +
    'makse, ضريبه*, ضرائب*',
  currency:
    'currency, currencies, money do they use, which money, what money, moneda, monnaie, mata wang, valuuta, عمله',
  culture:
    'culture, cultural*, etiquette*, daily life, everyday life, lifestyle, way of life, tips for living, local tips, rental market, do you tip, to tip, should i tip, leave a tip, give a tip, propina*, pourboire*, jootraha*, بقشيش*, ' +
    'vida diaria, vida cotidiana, vie quotidienne, kehidupan harian, igapaevaelu*, الحياه اليوميه, ' +
    ' tradition*, local customs, social customs, customs of the people, manners, ' +
    'polite, rude, impolite, taboo*, cultural tip*, fit in, tipping, cultura*, costumbres, coutumes, culturel*, budaya*, ' +
    'adat*, kultuur*, kombed, kombeid, tavad, ثقافه*, عادات*, تقاليد*',
  clearance:
    'clearance*, clear customs, clearing customs, get through customs, through customs, customs take, customs takes, ' +
    'customs process take, customs hold, stuck in customs, stay in customs, held at customs, customs release*, ' +
    'shipment be released, goods be released, released by customs, how long does customs, how long will customs, ' +
    'despacho de aduana*, tarda la aduana, tarda aduana*, tardan en aduana*, dedouanement, temps prend la douane, ' +
    'pelepasan kastam, berapa lama kastam, tollivormistus*, kaua tolli*, kaua toll, kaua votab toll*, kaua laheb toll*, تخليص*',
  item: itemWords,
  prohibited:
    'prohibit*, forbid*, forbidden, banned, ban, illegal*, contraband, not allowed, not allow, not bring, not pack, ' +
    'not ship, not take, can t bring, can t i bring, cannot bring, cannot i bring, can t take, can t i take, can t pack, ' +
    'can t i pack, can i not, leave behind, leave at home, prohibid*, no puedo llevar, no puedo empacar, no puedo meter, ' +
    'no debo llevar, no debo empacar, no llevar, no empacar, no se puede, interdit*, ne pas emballer, ne pas emporter, ' +
    'ne pas mettre, ne dois pas emballer, ne peux pas emporter, n ai pas le droit, dilarang*, larangan*, tidak boleh, jangan bawa, ' +
    'keelatud, keelat*, ei tohi, ei tohiks, ممنوع*, محظور*',
  restricted:
    'restrict*, limited items, limited goods, need a permit, needs a permit, special permit*, need a licence, ' +
    'need a license, controlled goods, restringid*, soumis a autorisation, reglement*, sekatan, terhad, piiratud, مقيد*',
  papers:
    'customs permit*, import permit*, which permit*, what permit*, customs form*, pieces, document*, papers, paper, paperwork, form, forms, packing list*, inventory, certificate*, bill of lading, ' +
    'customs declaration, declaration form*, documento*, papeles, formulario*, papiers, formulaire*, dokumen*, borang*, ' +
    'paberid, pabereid, وثائق*, اوراق*, مستندات*',
  customs:
    'bring in free, bring free, come in free, bring in without paying, bring without paying, most i can bring, most we can bring, maximum i can bring, lo maximo que puedo traer, traer sin pagar, llevar sin pagar, meter sin pagar, entrar sin pagar, apporter sans payer, importer sans payer, entrer sans payer, bawa masuk percuma, tanpa cukai, bebas cukai, tollivaba*, ادخل بدون رسوم, بدون جمارك, ' +
    'container be there before, things be there before, container arrive before, things arrive before, stuff arrive before, goods arrive before, container come before, things come before, boxes arrive before, boxes come before, container there before, llegar antes que nosotros, llegan antes que nosotros, llegue antes que nosotros, arriver avant nous, arrivent avant nous, sampai sebelum kami, sampai sebelum saya, enne meid kohal, jouda enne meid, jouab enne meid, قبل وصولنا, تصل قبلنا, يصل قبلنا, ' +
    'customs, custom duty, custom duties, duty, duties, duty free, tariff*, import tax*, vat, import, imports, ' +
    'importing, tax on, taxed on, household goods, household effects, household items, personal effects, ' +
    'my furniture, our furniture, our belongings, our things, our household, our goods, own furniture, bring furniture, used furniture, my belongings, my things, my stuff, removal goods, ' +
    'transfer of residence, tor relief, sofa, piano, aduana*, arancel*, derechos de importacion, muebles, enseres, ' +
    'douane*, douanier*, meubles, effets personnels, kastam, duti, perabot*, toll, tolli*, tollimaks*, moobel*, mooblit, ' +
    'kolimisvara, جمارك*, جمرك*, رسوم*, اثاث*, امتعه*',
};

/** The sections of a guide. */
export type Section = keyof typeof sectionWords;

export const sections = Object.keys(sectionWords) as Section[];

/** Sections on goods, the most specific first: the first that is asked for answers. */
export const goods: readonly Section[] = ['item', 'clearance', 'prohibited', 'restricted', 'papers', 'customs'];

/** The sections about customs. */
export const ofCustoms: ReadonlySet<Section> = new Set<Section>([...goods, 'pets', 'car']);

/** Phrases in which a word above means something else. They are taken out first. */
export const misleading =
  'gato encerrado, car seat*, car park*, parking, park my car, park our car, park the car, aparcar el coche, aparcar mi coche, garer ma voiture, garer la voiture, parkir kereta, letak kereta, autot parkida, auto parkida, auto parkimi*, auto pargib, اوقف سيارتي, اركن سيارتي, hot dog*, pet food, cat food, dog food, english toll, toll road*, phone plug, ear plugs, ' +
  'food processor, formula, moving company, form of, piece of cake, medicine cabinet, wine glass*, wine rack*, beer glass*, ' +
  'plant pot*, book a, books a, custom made, custom built, custom crate*, school friend*, bank holiday*, piggy bank, ' +
  'food bank, river bank, in the mains, bird cage*, dog bed*, cat tree*, dog house, knife block, sword fish, cat stevens, ' +
  'car boot sale, car hire, rental car*, car rental, hire car*, taxi*, paper boxes, paper box, packing paper, ' +
  'wrapping paper, tissue paper, toilet paper, in any form, drug store, spirits up, bike ride, culture shock joke, ' +
  'doctor who, spring roll*, book club, school of thought, heavy duty, off duty, on duty, call of duty, light duty, ' +
  'jury duty, guide dog charity, plug in, plug and play, army knife, army knives';
