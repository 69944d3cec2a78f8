import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Ida-Aasia' },
  currency: { of: '20db7c45', text: 'Lõuna-Korea vonn (KRW)' },
  'visaRequirements.touristVisa': {
    of: 'bc69c915',
    text: 'Paljude riikide kodanikud võivad Lõuna-Koread külastada viisata, sageli kuni 90 päeva, ja osa neist vajab enne pardaleminekut elektroonilist reisiluba (K-ETA); nimekiri muutub. Teised taotlevad viisat Korea saatkonnast. Külastuse ajal töötada ei tohi ja see ei anna õigust majapidamisasjade maksuvabastusele.',
  },
  'visaRequirements.workVisa': {
    of: 'a752b966',
    text: 'Lõuna-Koreas töötamiseks on vaja juba enne tulekut õiget liiki viisat, näiteks E-7 spetsialistidele, E-2 keeleõpetajatele või D-7 ja D-8 üleviidavatele töötajatele ja investoritele. Tööandja hangib sageli kõigepealt viisa väljastamise kinnituse, millega saatkond otsustab kiiremini. Vajalikke dokumente, mis peavad sageli olema apostilliga, vaadake lehelt hikorea.go.kr.',
  },
  'visaRequirements.residencePermit': {
    of: 'f102ffe2',
    text: 'Igaüks, kes jääb Lõuna-Koreasse kauemaks kui 90 päeva, registreerib end immigratsiooniametis 90 päeva jooksul pärast saabumist ja saab elamisloakaardi, mille varasem nimi oli välismaalase registreerimiskaart (ARC). Broneerige aeg lehel hikorea.go.kr varakult. Kolimisfirmad vajavad kaarti, sest toll küsib tavaliselt kaarti, mis kehtib 12 kuud.',
  },
  'visaRequirements.familyReunification': {
    of: 'e634267a',
    text: 'Enamiku pikaajaliste viisade omanike abikaasad ja alaealised lapsed saavad tavaliselt tulla Lõuna-Koreasse pereliikme viisaga (F-3), kui on olemas apostilliga abielu- ja sünnitunnistused ning sissetulekutõend. See iseenesest töötamist ei luba. Korea kodanike abikaasad taotlevad F-6 viisat.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7fa5c14e',
    text: 'Lõuna-Korea toll vabastab tollimaksust selle, mida ta aktsepteerib majapidamisasjadena, arvestades teie riigis viibimise põhjust ja kestust, ametit ja pere suurust; teistele või müügiks mõeldud või ülemäärased asjad lükatakse tagasi. Kolimisfirmade sõnul peavad välismaalased jääma vähemalt 1 aastaks, üksi tulles mõnikord 1–2 aastaks, ja saadetis peab saabuma 6 kuu jooksul teie saabumisest; tagasipöörduvad korealased tõendavad 12 välismaal oldud kuud. Allikad on viibimise kestuse suhtes eri meelt, seega küsige enne saatmist Korea tollist.',
  },
  'customsRegulations.prohibitedItems.0': { of: '14a0eb3e', text: 'Tulirelvad, muud relvad ja laskemoon.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'e3a971e8',
    text: 'Uimastid, sealhulgas kanepitooted, mis on mujal seaduslikud.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Pornograafia.' },
  'customsRegulations.prohibitedItems.3': { of: '2d298b65', text: 'Võltsraha ja võltsitud kaubad.' },
  'customsRegulations.prohibitedItems.4': {
    of: '46fb2390',
    text: 'Lihatooted, näiteks vorst ja sink: keelatud loomataudide tõttu.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '646c6a36',
    text: 'Narkootilisi aineid või stimulante sisaldavad ravimid: enne toomist on vaja luba.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '7e220796',
    text: 'Uued või mitmes eksemplaris asjad: tavaliselt võetakse tollimaksu.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '4d0af23e',
    text: 'Kallis elektroonika, golfikepid ja luksusmööbel: tavaliselt võetakse tollimaksu, seega loetlege need koos väärtustega.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '839628c2',
    text: 'Taimed, seemned ja muld: vaja on karantiinidokumente, seega jätke need maha.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'c1d7e58f',
    text: 'Alkohol ja tubakas: reisija maksuvaba kogust ületav osa maksustatakse.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'd2a7ecb6',
    text: 'Mõõgad ja pikad noad: tavaliselt on vaja politsei luba.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fc5bab22',
    text: 'Kolimisvara deklaratsioon koos esemete loetelu vormiga.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'c533fd0b',
    text: 'Iga kasti pakkenimekiri; elektriseadmetel kaubamärk, mudel ja ostuaasta.',
  },
  'customsRegulations.documentationRequired.2': { of: '571105b0', text: 'Omaniku pass koos viisaga.' },
  'customsRegulations.documentationRequired.3': {
    of: 'c30b817b',
    text: 'Elamisloakaart (ARC), mis kehtib tavaliselt veel 12 kuud, või selle taotlus.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '7918550e',
    text: 'Reisija deklaratsiooni vorm, millele märkisite maandumisel eraldi saadetud asjad.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Konossement või lennuveokiri, mille annab kolimisfirma.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '59798a54',
    text: 'Ühe kolimisfirma vanema lehekülje järgi võtab tollivormistus Lõuna-Koreas lennukauba puhul umbes 3–4 päeva, terve konteineri puhul 8–12 ning Busani kaudu tuleva jagatud konteineri puhul 15–30 päeva. Asju ei saa vormistada enne teie saabumist, seega kavandage saadetis nii, et see jõuab sadamasse pärast teid.',
  },
  'petImport.vaccinations.0': {
    of: 'aaceb472',
    text: 'ISO-standardi mikrokiip koertele ja kassidele enne vereanalüüsi.',
  },
  'petImport.vaccinations.1': {
    of: 'd4ce145f',
    text: 'Marutaudivastane vaktsineerimine lemmikloomadele, kes tulevad riikidest, mis ei ole marutaudivabad.',
  },
  'petImport.vaccinations.2': {
    of: 'd87d715d',
    text: 'Marutaudi antikehade (tiitri) analüüs tulemusega vähemalt 0,5 IU/ml üle 90 päeva vanustele lemmikloomadele; proov võetakse ajavahemikus 30 päeva kuni 24 kuud enne reisi.',
  },
  'petImport.vaccinations.3': {
    of: '8a29185f',
    text: 'Alla 90 päeva vanused või marutaudivabadest riikidest tulevad lemmikloomad on tiitri analüüsist tavaliselt vabastatud.',
  },
  'petImport.quarantine': {
    of: '02c692d9',
    text: 'Lemmikloom, kellel on mikrokiip, tervisesertifikaat ja kehtiv tiitri tulemus, lastakse Lõuna-Koreas tavaliselt saabumispäeval vabaks; muul juhul jääb ta karantiini 10 päevaks või kauemaks, kuni analüüsid on korras. Mõnel leheküljel on vereproovi tähtajana nimetatud 90 päeva, kuid praegu kehtib 30 päeva. Küsige üle looma- ja taimekarantiini ametist (Animal and Plant Quarantine Agency, qia.go.kr).',
  },
  'petImport.healthCertificate': {
    of: 'a181cbd0',
    text: 'Koer või kass vajab Lõuna-Koreasse sõiduks tervisesertifikaati, mille päritoluriigi valitsusasutus on väljastanud või kinnitanud ning millel on mikrokiibi number ja tiitri tulemus. Kõigepealt vaktsineerige, laske veri võtta vähemalt 30 päeva enne lendu ja öelge lennufirmale varakult, et lemmikloom tuleb kaasa. Nagu teine juhend teatab, vajavad Austraaliast ja Malaisiast tulevad lemmikloomad lisadokumente.',
  },
  'vehicleImport.regulations': {
    of: 'd787ad6d',
    text: 'Auto, mis on enne kolimist olnud vähemalt 3 kuud teie nimele registreeritud, võib tavaliselt tulla Lõuna-Koreasse kolimisvarana, mis lihtsustab selle nõuetele vastavuse kinnitamist, kuid tollimaksust see vaba ei ole. Enne saatmist küsige Korea tollist ja keskkonnaasutustest.',
  },
  'vehicleImport.duties': {
    of: 'b21d6047',
    text: 'Isegi kolimisvarana võetakse autolt Lõuna-Koreas tavaliselt 8% tollimaksu, individuaalset tarbimismaksu ja 10% käibemaksu tolli määratud väärtuse alusel. Heite- ja müramõõtmised maksavad lisaks. Küsige tolliagendilt mudeli ja aasta järgi arvestust.',
  },
  'vehicleImport.documentation.0': {
    of: '72d7553d',
    text: 'Registreerimisdokumendid, mis näitavad, et auto on enne kolimist olnud vähemalt 3 kuud teie nimel.',
  },
  'vehicleImport.documentation.1': { of: '062f45d9', text: 'Ostuarve ja kindlustusdokumendid.' },
  'vehicleImport.documentation.2': { of: 'e193a356', text: 'Pass ja elamisloakaart.' },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Auto konossement.' },
  'vehicleImport.documentation.4': { of: 'e6a941e1', text: 'Heite- ja müramõõtmise ning ohutuskontrolli dokumendid.' },
  'vehicleImport.restrictions': {
    of: '1754e8f0',
    text: 'Autot tasub Lõuna-Koreasse viia harva: maksud, mõõtmised ja varuosad söövad kasu ära ning ühistransport on väga hea. Rool peaks olema vasakul ja liiklus on parempoolne. Soulis ja teistes linnades kehtivad vanematele diiselautodele sõidupiirangud.',
  },
  'healthcare.system': {
    of: 'd3cb62b8',
    text: 'Lõuna-Koreas on riiklik ravikindlustus ja nüüdisaegsed haiglad, kus pääseb kiiresti eriarsti juurde; igast arvest maksab osa patsient. Souli ja Busani suurtes haiglates on ingliskeelsed teenindusletid.',
  },
  'healthcare.insurance': {
    of: '7c38cd36',
    text: 'Töötajad on Lõuna-Koreas töö kaudu kindlustatud esimesest päevast; teised välismaalased liituvad riikliku kindlustusega tavaliselt pärast kuut kuud riigis elamist ja on selleks kohustatud. Sellele eelnevaks ajaks võtke erakindlustus.',
  },
  'healthcare.emergencyNumber': { of: '4df3fbaa', text: '112 (politsei), 119 (tuletõrje ja kiirabi)' },
  'education.schoolSystem': {
    of: 'bb3a0b4d',
    text: 'Lõuna-Koreas kestab algkool kuus, keskkooli alumine aste kolm ja ülemine aste kolm aastat; esimesed üheksa aastat on korealastele kohustuslikud ja avatud ka välismaalaste lastele. Õppeaasta algab märtsis. Koolikohta küsige kohalikust haridusametist või koolist endast.',
  },
  'education.languageOfInstruction': {
    of: '2c95825e',
    text: 'Lõuna-Korea riigikoolides õpetatakse korea keeles ja mõnes on klassid lastele, kes seda alles õpivad. Väliskoolides õpetatakse inglise, prantsuse, saksa, jaapani või hiina keeles ning vastuvõtuks on tingimused, enamasti välisriigi pass või välismaal elatud aastad.',
  },
  'utilities.electricity': {
    of: '9f228e6a',
    text: 'Lõuna-Koreas on võrgupinge 220 V sagedusel 60 Hz ning kasutatakse C- ja F-tüüpi pistikuid. 110–120 V jaoks tehtud seadmed vajavad seal trafot; enamik Euroopa pistikuid sobib.',
  },
  'utilities.internet': {
    of: '247a4be0',
    text: 'Internet on Lõuna-Koreas maailma kiiremate seas ja ühendatakse mõne päevaga, kuid lepinguks on tavaliselt vaja elamisloakaarti ja Korea pangakontot. Esimesteks nädalateks ostke passi alusel ettemakstud SIM-kaart.',
  },
  'utilities.banking': {
    of: 'bc1caaf7',
    text: 'Lõuna-Korea pangad avavad täismahus konto elamisloakaardi, passi ja Korea telefoninumbriga; enne seda on kontodel rahasaatmise piirangud. Paljud internetiteenused kontrollivad isikut teie nimel oleva telefoninumbri järgi, seega laske oma nimi kõikjal ühtemoodi kirjutada.',
  },
  'culturalTips.0': {
    of: '3c7f45cf',
    text: 'Võtke jalanõud ära iga Lõuna-Korea kodu uksel ja kohtades, kus põrand on kõrgem.',
  },
  'culturalTips.1': {
    of: 'acc1ec52',
    text: 'Ulatage ja võtke asju vastu kahe käega, eelkõige vanemate inimeste puhul.',
  },
  'culturalTips.2': {
    of: '218a15ab',
    text: 'Õppige prügisüsteem kohe selgeks: Lõuna-Koreas sorditakse rangelt toidujäätmeid, taaskasutatavat prügi ja tasulisi prügikotte.',
  },
  'culturalTips.3': {
    of: '6907f679',
    text: 'Lõuna-Korea üürilepingute puhul nõutakse sageli suurt tagatisraha (jeonse või wolse), seega laske enne maksmist kinnistu registrikannet kontrollida.',
  },
  'culturalTips.4': {
    of: '65b8a9bf',
    text: 'Korteritesse kolimise päevaks tuleb tavaliselt broneerida lift või redelauto, seega küsige majahaldusest.',
  },
  'importantContacts.emergencyServices': {
    of: 'a191d091',
    text: 'Lõuna-Koreas valige politsei kutsumiseks 112 ning tulekahju korral või kiirabi kutsumiseks 119; 1345 on immigratsiooni infotelefon ja 1330 reisiinfo telefon.',
  },
  'importantContacts.taxOffice': {
    of: 'e135a76b',
    text: 'Maksudega tegeleb Lõuna-Koreas riiklik maksuteenistus (National Tax Service, NTS): nts.go.kr.',
  },
  'sources.0.title': { of: '7d5fc51a', text: 'Easy to Find Practical Law, Korea: kolimisvara tollivormistus' },
  'sources.1.title': { of: '352e2cb9', text: 'Korea tolliteenistus' },
  'sources.2.title': { of: 'e33f58d8', text: 'HiKorea: Lõuna-Korea immigratsioon' },
  'sources.3.title': { of: '1118d82f', text: 'Korea looma- ja taimekarantiini amet' },
  'sources.4.title': { of: '7fbf0b0d', text: 'Korea riiklik maksuteenistus' },
  'sources.5.title': { of: 'cf04edc2', text: 'Asia Relocation: kolimine Lõuna-Koreasse (secondary)' },
  'sources.6.title': { of: 'f22b3d92', text: 'Korea4Expats: majapidamisasjade tollireeglid (secondary)' },
  'sources.7.title': { of: 'fdac92b6', text: 'Rainier Overseas Movers: Lõuna-Korea tollieeskirjad (secondary)' },
  'sources.8.title': { of: '0ca046ff', text: 'Korean Air: lemmikloomapiirangud riikide kaupa (secondary)' },
  'sources.9.title': { of: 'f324c15c', text: 'Angloinfo: kassi või koeraga Lõuna-Koreasse (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
