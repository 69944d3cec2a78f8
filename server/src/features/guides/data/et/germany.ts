import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Lääne-Euroopa' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'caafbb2e',
    text: 'Saksamaa kuulub Schengeni alasse: paljude riikide kodanikud võivad kogu alal viibida viisata kuni 90 päeva mis tahes 180-päevase ajavahemiku jooksul, teised vajavad enne reisi Schengeni viisat. ELi kodanikele ei kehti kumbki nõue. Küsige Saksamaa saatkonnast, mida on teie passiga vaja; külastuse ajal töötada ei tohi.',
  },
  'visaRequirements.workVisa': {
    of: '792e8355',
    text: 'ELi kodanikud võivad Saksamaal vabalt töötada. Teised vajavad tavaliselt tööviisat või ELi sinist kaarti, mille aluseks on tööpakkumine ja tunnustatud kvalifikatsioon, või tööotsimiseks võimaluste kaarti (Chancenkarte). Ametlik portaal make-it-in-germany.com tutvustab eri võimalusi ja kehtivaid palga alammäärasid.',
  },
  'visaRequirements.residencePermit': {
    of: 'cf70121c',
    text: 'Pärast Saksamaale saabumist registreerite 2 nädala jooksul oma elukoha (Anmeldung) ja taotlete seejärel kohalikust välismaalaste ametist elamisluba. Vastuvõtuaega võib tulla oodata nädalaid, seega broneerige see juba enne reisi, kui amet seda võimaldab. ELi kodanikud registreerivad ainult elukoha.',
  },
  'visaRequirements.familyReunification': {
    of: '47c4401d',
    text: 'Saksamaa elanike abikaasad ja alaealised lapsed saavad tavaliselt tulla perekonna taasühinemise viisaga; abikaasalt nõutakse sageli saksa keele algtaset, erandeid on näiteks sinise kaardi omanike peredele. Taotlege viisat enne kolimist Saksamaa saatkonnast ja küsige, millised tunnistused tuleb legaliseerida.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'f90aaab9',
    text: 'Majapidamisasjad, erasõidukid, kodused varud ja lemmikloomad on Saksamaal tolli- ja muudest maksudest vabad, kui olete elanud väljaspool ELi vähemalt 12 kuud järjest ning asjad on enne lahkumist olnud teie omanduses ja kasutuses vähemalt 6 kuud. Need peavad saabuma 12 kuu jooksul pärast teie elama asumist ja neid tuleb kasutada samal otstarbel ning neid ei tohi 12 kuu jooksul ilma tolli teavitamata müüa, laenata ega rendile anda. Kolimisel teisest ELi riigist tolliformaalsusi ei ole.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'e7029729',
    text: 'Põhiseadusvastaste organisatsioonide propaganda, sealhulgas natsisümbolid.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Võltsitud kaubad.' },
  'customsRegulations.prohibitedItems.3': { of: '2bbfa747', text: 'Liha- ja piimatooted väljastpoolt ELi.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'ba9ca4d5',
    text: 'Ilutulestik, millel ei ole Saksamaal nõutavat heakskiitu.',
  },
  'customsRegulations.prohibitedItems.5': {
    of: '132eeacb',
    text: 'Pitbullterjerid, ameerika stafordširi terjerid, stafordširi bullterjerid ja bullterjerid ning nende ristandid, väheste eranditega.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '50514671',
    text: 'Relvad ja laskemoon: kontrollitakse keeldude ja lubade suhtes, seega hankige luba enne saatmist.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '237d9e8d',
    text: 'Kaitsealused loomad ja taimed ning neist valmistatud esemed: kontrollitakse CITESi dokumente.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '06ed163d',
    text: 'Alkohol ja tubakas: maksuvabastus neile ei laiene, seega need maksustatakse.',
  },
  'customsRegulations.restrictedItems.3': { of: '8d707732', text: 'Ravimid: ainult isiklikuks tarbeks.' },
  'customsRegulations.restrictedItems.4': {
    of: 'bf8dd06b',
    text: 'Tarbesõidukid ja ärikaubad: maksuvabastus neile ei laiene, välja arvatud kaasaskantavad kutsetöö vahendid.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'c5913ffb',
    text: 'Kolimisvara tollideklaratsioon, vorm 0350 (Zollanmeldung für Übersiedlungsgut); mõnes vanemas juhendis 0350a.',
  },
  'customsRegulations.documentationRequired.1': { of: '24d57e09', text: 'Asjade loetelu.' },
  'customsRegulations.documentationRequired.2': {
    of: '8bd7a9a9',
    text: 'Tõend, et olete oma välismaisest elukohast loobunud, näiteks väljaregistreerimine.',
  },
  'customsRegulations.documentationRequired.3': { of: '2b4635ad', text: 'Saksamaa elukohatõend (Anmeldung).' },
  'customsRegulations.documentationRequired.4': { of: '8530bc27', text: 'Üüri- või tööleping Saksamaal.' },
  'customsRegulations.documentationRequired.5': {
    of: 'e81f3c05',
    text: 'ELi-väliste riikide kodanikel pass koos viisa või elamisloaga.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'd0c61b54',
    text: 'Kolimisvara tollivormistus võtab Saksamaal tavaliselt 2–5 tööpäeva pärast seda, kui dokumendid on koos. Elukoha registreerimine on toimiku osa, seega tehke see enne asjade saabumist. Kui asjad tulevad enne teie elama asumist, on vaja kohustust asuda elama 6 kuu jooksul ja tagatist.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'Kõigepealt mikrokiip: see peab olema paigaldatud enne marutaudivastast vaktsineerimist või tuleb paigaldada sama visiidi ajal.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Koerte, kasside ja valgetuhkrute marutaudivastane vaktsineerimine 12 nädala vanuses või hiljem.',
  },
  'petImport.vaccinations.2': {
    of: 'bc26fd1d',
    text: 'Pärast esimest marutaudivastast vaktsineerimist tuleb enne Saksamaale reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Marutaudi antikehade vereanalüüs, kui tulete riigist, mida ELi nimekirjas ei ole märgitud madala riskiga riigiks: veri võetakse tavaliselt vähemalt 30 päeva pärast vaktsineerimist ja enne reisi tuleb oodata 3 kuud.',
  },
  'petImport.quarantine': {
    of: 'b16b9aa4',
    text: 'ELi nõuetele vastavad lemmikloomad Saksamaal karantiini ei lähe; nõuetele mittevastav loom võidakse tagasi saata, isoleerida või viimase abinõuna magama panna. Pitbullterjereid, ameerika stafordširi terjereid, stafordširi bullterjereid ja bullterjereid ning nende ristandeid ei tohi väheste eranditega sisse tuua ja liidumaadel on lisareegleid. Kui vereanalüüsi nõue puudutab teid, alustage vähemalt viis kuud enne kolimist.',
  },
  'petImport.healthCertificate': {
    of: '40d815c5',
    text: 'Väljastpoolt ELi tulles vajab koer, kass või valgetuhkur Saksamaale sisenemiseks tavaliselt ELi loomatervise sertifikaati; ELi piires piisab lemmikloomapassist. Nagu teised juhendid teatavad, kehtivad alates 22. aprillist 2026 uued ELi reeglid, alates 1. oktoobrist 2026 uued sertifikaadivormid ja ühes sõidukis tohib olla kuni viis lemmiklooma, seega küsige loomaarstilt kehtivat vormi ning uurige nõudeid Saksamaa tollist (zoll.de).',
  },
  'vehicleImport.regulations': {
    of: 'cb1ae6b1',
    text: 'Eraauto loetakse isiklikuks varaks, nii et väljastpoolt ELi kolija saab selle Saksamaale tuua koos majapidamisasjadega tollimaksuvabalt: nõutud on 12 kuud välismaal elamist, 6 kuud omamist ja kasutamist ning 12 kuu jooksul ei tohi autot müüa. Seejärel tuleb läbida tehnoülevaatus (tavaliselt paragrahvi 21 alusel) ja auto registreerida.',
  },
  'vehicleImport.duties': {
    of: 'fd38785e',
    text: 'Elukohavahetuse maksuvabastuse korral ei tule auto eest Saksamaal tasuda tolli- ega käibemaksu; ilma selleta arvestage 10% tollimaksu ja 19% impordikäibemaksuga. Lisandub iga-aastane mootorsõidukimaks. Küsige üle Saksamaa tollist (zoll.de).',
  },
  'vehicleImport.documentation.0': {
    of: 'e4c124af',
    text: 'Sõiduki dokumendid, mis näitavad registreeringut teie nimel; tavaliselt on need tollitoimiku osa.',
  },
  'vehicleImport.documentation.1': { of: '2648069d', text: 'Tollivormistuse tõend registreerimisasutuse jaoks.' },
  'vehicleImport.documentation.2': { of: 'ec00964a', text: 'Tehnoülevaatuse akt (näiteks TÜVilt).' },
  'vehicleImport.documentation.3': {
    of: '925818fa',
    text: 'Saksamaa kindlustusandja kindlustuskinnituse number (eVB).',
  },
  'vehicleImport.documentation.4': { of: '4b0a7cf1', text: 'Elukohatõend ja pass või ID-kaart.' },
  'vehicleImport.restrictions': {
    of: '6ee2c7b1',
    text: 'Auto Saksamaale toomine võib end ära tasuda, kui maksuvabastus sellele laieneb ja auto vastab ELi nõuetele; muude turgude jaoks ehitatud autod vajavad sageli uusi tulesid, näidikuid või üksiksõiduki kinnitust. Tarbesõidukitele maksuvabastus ei kehti. Paljudes linnades on väheheitetsoonid ja liiklus on parempoolne.',
  },
  'healthcare.system': {
    of: '1f21c177',
    text: 'Saksamaal on kohustuslik riiklik ravikindlustus (gesetzliche Krankenversicherung), mida haldavad paljud haigekassad, ja selle kõrval erakindlustajad; arsti valitakse vabalt ja igal visiidil näidatakse kindlustuskaarti.',
  },
  'healthcare.insurance': {
    of: '92d25745',
    text: 'Ravikindlustus on kohustuslik kõigile Saksamaa elanikele. Enamik töötajaid liitub riikliku haigekassaga, mille makseid jagatakse tööandjaga; kõrgepalgalised, ametnikud ja füüsilisest isikust ettevõtjad võivad valida erakindlustuse. Mõelge enne erakindlustuse valimist järele, sest tagasi pöörduda võib olla raske.',
  },
  'healthcare.emergencyNumber': { of: '76fadfd9', text: '112 (kiirabi ja tuletõrje), 110 (politsei)' },
  'education.schoolSystem': {
    of: 'fd73fee6',
    text: 'Koole haldavad Saksamaal kuusteist liidumaad ja need on tasuta: algkool (Grundschule) algab umbes 6-aastaselt ja kestab tavaliselt neli aastat, sellele järgnevad eri liiki keskkoolid. Koolis käimine on kohustuslik ja koduõpe ei ole lubatud; suvevaheaeg on liidumaati erinev.',
  },
  'education.languageOfInstruction': {
    of: '6d50fb64',
    text: 'Saksamaa koolides õpetatakse saksa keeles ja sageli on uutele õpilastele ettevalmistusklassid. Kakskeelseid ja rahvusvahelisi koole leidub peamiselt suuremates linnades.',
  },
  'utilities.electricity': {
    of: 'ea8c3aed',
    text: 'Saksamaal on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse C- ja F-tüüpi pistikuid. 110–120 V jaoks tehtud seadmed vajavad seal trafot. Korterid üüritakse sageli välja ilma köögimööbli ja lampideta, seega küsige, enne kui enda omad maha jätate.',
  },
  'utilities.internet': {
    of: 'eb990362',
    text: 'Olenevalt tänavast pakutakse Saksamaal DSL-, kaabel- ja kiudoptilist ühendust. Ühenduse saamine võib võtta nädalaid ja lepingud kestavad sageli kuni kaks aastat, seega tellige see enne sissekolimist.',
  },
  'utilities.banking': {
    of: '1cb94d80',
    text: 'Pangakonto jaoks on Saksamaal tavaliselt vaja passi ja elukohatõendit; mõni internetipank on kiirem ja elanikel on õigus põhikontole. Üür ja arved tasutakse ülekande või otsekorraldusega ning laialdaselt kasutatakse endiselt sularaha.',
  },
  'culturalTips.0': {
    of: '8011f554',
    text: 'Olge täpne: tavaline on tulla mõni minut varem ja hilinemise korral oodatakse, et helistaksite.',
  },
  'culturalTips.1': {
    of: '71231bcc',
    text: 'Pidage kinni vaikuseajast öösel ja terve pühapäeva jooksul, mil ka enamik poode on suletud.',
  },
  'culturalTips.2': {
    of: 'fab0ac9e',
    text: 'Olmeprügi sorditakse mitmesse konteinerisse; küsige üürileandjalt kohalikku prügiveokalendrit.',
  },
  'culturalTips.3': {
    of: '592f7578',
    text: 'Kasutage vormi Sie ja perekonnanime, kuni teile pakutakse mitteametlikku du’d.',
  },
  'culturalTips.4': {
    of: 'c8ff88ab',
    text: 'Pange oma nimi kohe esimesel päeval postkastile ja uksekellale, muidu posti kohale ei tooda.',
  },
  'importantContacts.emergencyServices': {
    of: 'bdff78c2',
    text: 'Saksamaal valige kiirabi või tuletõrje kutsumiseks 112 ja politsei kutsumiseks 110.',
  },
  'importantContacts.taxOffice': {
    of: 'fb1666d9',
    text: 'Teie maksudega tegeleb kohalik maksuamet (Finanzamt) ja pärast elukoha registreerimist saadab maksunumbri föderaalne keskmaksuamet (bzst.de).',
  },
  'sources.0.title': { of: 'd0f89d49', text: 'Saksamaa liiduvalitsuse portaal: kolimisvara' },
  'sources.1.title': { of: 'dbb06f00', text: 'Tüüringi teenusteportaal: kolimisvara deklareerimine' },
  'sources.2.title': { of: '8e76fb60', text: 'Saksamaa toll' },
  'sources.3.title': { of: 'f0f4fede', text: 'Määrus (EÜ) nr 1186/2009: maksuvabastus elukoha vahetamisel' },
  'sources.4.title': { of: '5ffc7873', text: 'Make it in Germany: viisad, töö ja elu Saksamaal' },
  'sources.5.title': {
    of: '3fb4c876',
    text: 'Saksamaa rände- ja pagulasamet (Bundesamt für Migration und Flüchtlinge)',
  },
  'sources.6.title': { of: 'c1c4d4b2', text: 'Euroopa Komisjon: lemmikloomade liikumine liidu piires' },
  'sources.7.title': { of: 'fab881f2', text: 'Saksamaa föderaalne keskmaksuamet' },
  'sources.8.title': { of: '5c0e4937', text: 'Auswanderung.ch: Saksamaale toodava kolimisvara dokumendid (secondary)' },
  'sources.9.title': { of: '57761936', text: 'Politis: ELi uued lemmikloomareeglid (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
