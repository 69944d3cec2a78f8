import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Kagu-Aasia' },
  currency: { of: '31ae7bc2', text: 'Singapuri dollar (SGD)' },
  'visaRequirements.touristVisa': {
    of: '24feefa1',
    text: 'Paljude riikide kodanikud võivad Singapuri külastada viisata; viibimisaeg määratakse riiki sisenemisel ja on sageli 30 või kuni 90 päeva; teised taotlevad enne viisat. Iga külastaja saadab veidi enne maandumist internetis saabumiskaardi (SG Arrival Card). Külastuse ajal töötada ei tohi; uurige immigratsiooni- ja piiripunktide ametist (Immigration and Checkpoints Authority, ica.gov.sg), mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: '806187f5',
    text: 'Singapuris töötamiseks taotleb tööandja tööjõuministeeriumist (Ministry of Manpower, mom.gov.sg) luba, enamasti spetsialistidele Employment Pass või keskastme töötajatele S Pass. Kehtivad palga- ja punktitingimused, mida aeg-ajalt tõstetakse. Reisite põhimõttelise heakskiidu kirjaga (in-principle approval, IPA), mida toll aktsepteerib ka teie majapidamisasjade puhul.',
  },
  'visaRequirements.residencePermit': {
    of: 'd126bb6f',
    text: 'Õiguse Singapuris elada annab luba ise: tööluba, pereliikme luba, üliõpilase luba või pikaajaline külastusluba, igaüks teatud ajaks. Alalist elamisluba taotletakse immigratsiooni- ja piiripunktide ametist (Immigration and Checkpoints Authority, ica.gov.sg) ja iga juhtumi üle otsustatakse eraldi.',
  },
  'visaRequirements.familyReunification': {
    of: 'bac6912e',
    text: "Tööloa omanike abikaasad ja lapsed saavad Singapuris tavaliselt pereliikme loa (Dependant's Pass) ning mõned elukaaslased ja vanemad pikaajalise külastusloa (Long-Term Visit Pass), kui palk on üle kindlaksmääratud taseme. Pereliikme luba iseenesest töötamist ei luba. Taotluse esitab tööandja tööjõuministeeriumile (Ministry of Manpower, mom.gov.sg).",
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7f777069',
    text: 'Singapuri elama kolijad saavad vabastuse 9% kaupade ja teenuste maksust (GST) majapidamisasjadele, mis on olnud nende omanduses, valduses ja kasutuses vähemalt 3 kuud, kui need saabuvad 6 kuu jooksul teie enda esmasest saabumisest ja kohustute neid 3 kuu jooksul mitte võõrandama. Vabastus ei laiene alkoholile, tubakale ega sõidukitele. Vabastus ei ole automaatne: esitage enne asjade saabumist internetis faktide deklaratsioon (Declaration of Facts).',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '58698c27',
    text: 'Uimastid: Singapur karistab nendega kaubitsemist surmaga ja ohtlikud on isegi jäägid.',
  },
  'customsRegulations.prohibitedItems.1': { of: '38ae5203', text: 'E-sigaretid ja aurustid koos täidetega.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'ebcbb176',
    text: 'Närimiskumm, välja arvatud ravi otstarbeks mõeldud liigid.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'f32000db',
    text: 'Närimistubakas, vesipiibutubakas ja tubakatoodete jäljendid.',
  },
  'customsRegulations.prohibitedItems.4': { of: '5499ce17', text: 'Paugutid ja relvakujulised sigaretisüütajad.' },
  'customsRegulations.prohibitedItems.5': { of: '0433a768', text: 'Rõvedad ja mässule õhutavad trükised ja filmid.' },
  'customsRegulations.restrictedItems.0': {
    of: '36f1f4db',
    text: 'Ravimid, eelkõige uinutid ja tugevad valuvaigistid: enne toomist võib olla vaja terviseteaduste ameti (Health Sciences Authority) luba.',
  },
  'customsRegulations.restrictedItems.1': { of: 'bb934475', text: 'Filmid, mängud ja trükised: kontrolli all.' },
  'customsRegulations.restrictedItems.2': {
    of: 'c9e58091',
    text: 'Liha, linnuliha ja munad: ainult heakskiidetud päritolukohtadest, seega jätke need maha.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '3a0947ae',
    text: 'Side- ja raadioseadmed: võib olla vaja heakskiitu.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'fe44556c',
    text: 'Relvad ning relvakoopiad, mõõgad ja dekoratiivnoad: vajavad luba või neid ei lubata, seega küsige enne politseist.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '61f8c83d',
    text: 'Alkohol ja tubakas: maksustatakse täies mahus, seega ärge pakkige neid mööbli juurde.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '3e46fd30',
    text: 'Faktide deklaratsioon (Declaration of Facts, DOF), mis esitatakse Singapuri tollile internetis enne asjade saabumist.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '2c19067c',
    text: 'Tolli makseta sisseveo (In-Non-Payment, GST-vabastuse) luba, mille kolimisfirma võtab TradeNeti kaudu 10 tööpäeva jooksul pärast seda, kui toll on vabastuse heaks kiitnud.',
  },
  'customsRegulations.documentationRequired.2': { of: 'afcad5ef', text: 'Omaniku pass.' },
  'customsRegulations.documentationRequired.3': {
    of: 'e45864f1',
    text: 'Töö- või muu pikaajaline luba või põhimõttelise heakskiidu kiri (IPA).',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Konossement või lennuveokiri, mille annab kolimisfirma.',
  },
  'customsRegulations.documentationRequired.5': { of: '1f626054', text: 'Iga kasti pakkenimekiri koos väärtustega.' },
  'customsRegulations.customsClearanceTime': {
    of: 'ef77b039',
    text: 'Tollivormistus on Singapuris tavaliselt kiire: umbes 1–3 tööpäeva pärast GST-vabastuse heakskiitmist. Järjekord on oluline: esitage kõigepealt faktide deklaratsioon, siis laske asjadel saabuda ja seejärel võtab kolimisfirma loa.',
  },
  'petImport.vaccinations.0': { of: '6464c61a', text: 'ISO-standardi mikrokiip enne vaktsineerimisi ja analüüse.' },
  'petImport.vaccinations.1': {
    of: 'ebb47f6b',
    text: 'Marutaudivastane vaktsineerimine ja antikehade vereanalüüs (seroloogia) lemmikloomadele, kes tulevad II ja III nimekirja riikidest.',
  },
  'petImport.vaccinations.2': { of: '1901d2a5', text: 'Koerte ja kasside põhivaktsiinid, nagu impordiloal loetletud.' },
  'petImport.vaccinations.3': {
    of: '45e0da89',
    text: 'Sise- ja välisparasiitide tõrje veidi enne lendu, nagu impordiloal kirjas.',
  },
  'petImport.quarantine': {
    of: '5655a26a',
    text: 'Alates aastast 2024 jagab Singapur riigid kolme nimekirja: I nimekirja (Austraalia, Uus-Meremaa, Iirimaa ja Ühendkuningriik) lemmikloomad pääsevad tavaliselt karantiinita, II nimekirja puhul (näiteks USA, Kanada, Jaapan ja paljud ELi riigid) oleneb see analüüsidest ning kõigist teistest riikidest (III nimekiri) tulevad lemmikloomad jäävad karantiini 30 päevaks. Vanemad leheküljed räägivad endiselt kategooriatest A kuni D, seega küsige oma riigi kohta looma- ja veterinaarteenistusest (Animal and Veterinary Service, nparks.gov.sg/avs) ja broneerige koht varakult.',
  },
  'petImport.healthCertificate': {
    of: 'e0f1f5e2',
    text: 'Koer või kass vajab Singapuri sõiduks impordiluba ja oma riigi veterinaarsertifikaati ning kui on vaja vereanalüüsi, võtab asjaajamine kuid. Mõned tõud on keelatud. Koertel peab Singapuris olema luba ja riiklikes korterites (HDB) on lubatud üks heakskiidetud väikest tõugu koer ning alates septembrist 2024 kaks loaga kassi, seega kontrollige enne lennupileti broneerimist oma üürilepingut.',
  },
  'vehicleImport.regulations': {
    of: 'f46609ac',
    text: 'Singapuri saab importida ja seal registreerida ainult alla 3 aasta vanuseid parempoolse rooliga autosid ning kasutatud autole lisandub 10 000 Singapuri dollari (S$) suurune lisatasu, nagu teised juhendid teatavad. Nagu iga teine auto, vajab ka see õigustunnistust (certificate of entitlement, COE). Majapidamisasjade GST-vabastus sõidukitele ei laiene.',
  },
  'vehicleImport.duties': {
    of: 'fee60de9',
    text: 'Singapuri toodud auto eest tuleb maksta 20% aktsiisi, 9% kaupade ja teenuste maksu (GST), koos väärtusega kasvavat täiendavat registreerimistasu (ARF) ning õigustunnistuse (COE) hind; kogusumma on sageli üle 150 000 Singapuri dollari (S$). Vanematel lehekülgedel on teistsugused määrad, seega küsige maismaatranspordi ametist (Land Transport Authority, onemotoring.lta.gov.sg).',
  },
  'vehicleImport.documentation.0': {
    of: '67a2ce4a',
    text: 'Registreerimisdokumendid, mis tõendavad esmase registreerimise kuupäeva välismaal.',
  },
  'vehicleImport.documentation.1': { of: '5791668c', text: 'Ostuarve ning veo- ja kindlustusarved.' },
  'vehicleImport.documentation.2': {
    of: '10dccc40',
    text: 'Tõend, et auto vastab Singapuri heite- ja ohutusnõuetele.',
  },
  'vehicleImport.documentation.3': {
    of: '5853ba47',
    text: 'Tolli impordiluba ning dokumendid tollimaksu ja GST tasumise kohta.',
  },
  'vehicleImport.documentation.4': { of: 'e578ff3e', text: 'Pakkumisel võidetud õigustunnistus (COE).' },
  'vehicleImport.restrictions': {
    of: '3525981f',
    text: 'Auto Singapuri viimine ei tasu end peaaegu kunagi ära: vanusepiirang, lisatasu ja registreerimine lähevad rohkem maksma kui enamik autosid. Liiklus on vasakpoolne. Rongide, busside ja taksode võrk on tihe ning paljud uued elanikud saavad ilma autota hakkama või liisivad auto.',
  },
  'healthcare.system': {
    of: 'f7d286e7',
    text: 'Singapuris on suurepärased riiklikud ja erahaiglad ning kliinik igas linnajaos. Toetused on mõeldud kodanikele ja alalistele elanikele, teised maksavad täistasu, seega vaadake hind enne valimist järele.',
  },
  'healthcare.insurance': {
    of: '7fde1607',
    text: 'Välismaalased ei ole Singapuris tavaliselt riiklike skeemidega hõlmatud ja sõltuvad tööandja antud kaitsest või erakindlustusest; mõne tööloa puhul peab tööandja teid kindlustama. Kontrollige, kas kindlustus katab pere, hambaravi ja sünnituse.',
  },
  'healthcare.emergencyNumber': { of: '6ad12c0d', text: '999 (politsei), 995 (kiirabi ja tuletõrje)' },
  'education.schoolSystem': {
    of: '3be83b7b',
    text: 'Algkool kestab Singapuris kuus ja keskkool neli või viis aastat ning sellele järgneb gümnaasium (junior college) või polütehnikum; õppeaasta algab jaanuaris. Uute elanike lapsed saavad riigikooli kohta taotleda haridusministeeriumi kaudu, mis võtab neid vastu enamasti testi alusel, vabade kohtade olemasolul ja kõrgema tasu eest, seega läheb enamik rahvusvahelisse kooli.',
  },
  'education.languageOfInstruction': {
    of: 'a2bcf76c',
    text: 'Singapuri koolides õpetatakse inglise keeles ning emakeelena mandariini hiina, malai või tamili keelt. Rahvusvahelistes koolides õpetatakse inglise, saksa, prantsuse, jaapani ja muudes keeltes ning populaarsetel koolidel on ootejärjekorrad.',
  },
  'utilities.electricity': {
    of: '35e6c32f',
    text: 'Singapuris on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse Briti G-tüüpi pistikut; kohata võib ka C- ja M-tüüpi. 110–120 V jaoks tehtud seadmed vajavad trafot ja paljusid on odavam seal uuena osta.',
  },
  'utilities.internet': {
    of: '0d9408ad',
    text: 'Kiudoptiline internet ulatub Singapuris peaaegu iga koduni ja tavaliselt ühendatakse see mõne päevaga, sest paljudes korterites on ühenduspunkt juba olemas. Ettemakstud mobiilipakette saab osta lennujaamast.',
  },
  'utilities.banking': {
    of: '88204ad6',
    text: 'Konto avamiseks küsib pank Singapuris tavaliselt passi, luba või põhimõttelise heakskiidu kirja ja aadressitõendit; mõni teeb seda internetis. Välismaalase identifitseerimisnumbriga saate seejärel kasutada Singpassi, millega logitakse sisse peaaegu kõigisse ametiasutustesse.',
  },
  'culturalTips.0': {
    of: '00cf9ce1',
    text: 'Singapuri toidukeskustes tähendab laual olev pabertaskurätikute pakk, et koht on võetud; lahkudes viige kandik ära, sest see on kohustuslik.',
  },
  'culturalTips.1': {
    of: '6d1ef9b4',
    text: 'Singapuris trahvitakse prügistamise, suitsetamise ja rongis söömise reeglite rikkumise eest.',
  },
  'culturalTips.2': {
    of: 'b3f994e8',
    text: 'Külalisi kutsudes küsige nende söögi kohta, sest kõrvuti elavad halal-toidu ja taimetoidu sööjad ning need, kes veiseliha ei söö.',
  },
  'culturalTips.3': {
    of: '6b56008d',
    text: 'Enne koju astumist võtke jalanõud ära ning olge valmis visiitkaarte ulatama ja võtma kahe käega.',
  },
  'culturalTips.4': {
    of: 'a59d8190',
    text: 'Kortermajades (condominium) tuleb sissekolimiseks sageli broneerida lift, maksta tagatisraha ja pidada kinni kindlatest kellaaegadest, seega helistage majahaldusele enne veoauto tulekut.',
  },
  'importantContacts.emergencyServices': {
    of: 'd6357299',
    text: 'Singapuris valige politsei kutsumiseks 999 ning kiirabi kutsumiseks või tulekahju korral 995; kui asi ei ole kiireloomuline, saab kiirabi kutsuda numbrilt 1777.',
  },
  'importantContacts.taxOffice': {
    of: '29df2e33',
    text: 'Maksudega tegeleb Singapuris maksuamet (Inland Revenue Authority, IRAS): iras.gov.sg.',
  },
  'sources.0.title': { of: 'ab82cba2', text: 'Singapuri toll: eraldi saadetud asjad kolimisel' },
  'sources.1.title': { of: '1791a31b', text: 'Singapuri toll: GST-vabastus elukoha vahetamisel' },
  'sources.2.title': { of: '084c9636', text: 'Singapuri õigusaktid: koerte ja kasside karantiin (2007. aasta tekst)' },
  'sources.3.title': { of: '94cd0389', text: 'Singapuri looma- ja veterinaarteenistus' },
  'sources.4.title': { of: 'a94f1775', text: 'Singapuri tööjõuministeerium' },
  'sources.5.title': {
    of: '8b83a475',
    text: 'Singapuri immigratsiooni- ja piiripunktide amet (Immigration and Checkpoints Authority)',
  },
  'sources.6.title': { of: 'f3bfa00c', text: 'Singapuri maismaatranspordi amet: OneMotoring' },
  'sources.7.title': { of: '6b78c993', text: 'Singapuri maksuamet' },
  'sources.8.title': {
    of: '7013fe38',
    text: 'Pawsport: lemmikloomade viimine Singapuri alates septembrist 2024 (secondary)',
  },
  'sources.9.title': { of: 'f3d66160', text: 'Auto importimise ja registreerimise infolehe koopia (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
