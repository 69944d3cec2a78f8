import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Lääne-Euroopa' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '4362c843',
    text: 'Iirimaa on ELi liige, kuid ei kuulu Schengeni alasse, seega on tal omad viisareeglid: paljude riikide kodanikud võivad riiki külastada viisata, tavaliselt kuni 90 päeva, teised taotlevad enne internetis viisat. ELi ja Ühendkuningriigi kodanikud viisat ei vaja. Uurige Iirimaa immigratsiooniteenistusest (irishimmigration.ie), mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: 'c26dfd5c',
    text: 'ELi ja Ühendkuningriigi kodanikud võivad Iirimaal vabalt töötada. Teised vajavad tavaliselt enne kolimist tööluba, näiteks Critical Skills Employment Permit või General Employment Permit, ning mõne riigi kodanikud ka sissesõiduviisat. Ametite loetelusid ja palgapiire uurige Iirimaa töölubade ametist.',
  },
  'visaRequirements.residencePermit': {
    of: '4c4a3b6b',
    text: 'Muude riikide kui ELi riikide ja Ühendkuningriigi kodanikud, kes jäävad Iirimaale kauemaks kui 90 päeva, registreerivad end elamisõiguse saamiseks ja saavad Iirimaa elamisloakaardi (Irish Residence Permit, IRP), millel olev märge (stamp) näitab, mida nad teha tohivad. Broneerige registreerimisaeg varsti pärast saabumist; üksikasjad leiate lehelt irishimmigration.ie.',
  },
  'visaRequirements.familyReunification': {
    of: 'dc6f9b0c',
    text: 'Iirimaa, ELi ja Ühendkuningriigi kodanike ning paljude loaomanike pereliikmed saavad tavaliselt Iirimaale nende juurde tulla, kusjuures reeglid sõltuvad kutsuja staatusest ja sissetulekust. Critical Skills loa omanike peredel on lihtsam; küsige Iirimaa immigratsiooniteenistusest, enne kui keegi teele asub.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'de11afd4',
    text: 'Majapidamisasjad on Iirimaal tolli- ja käibemaksust vabad, kui olete elanud väljaspool ELi vähemalt 12 kuud järjest ning asjad on enne lahkumist olnud teie omanduses ja kasutuses vähemalt 6 kuud. Need peavad saabuma 12 kuu jooksul pärast teie elama asumist ja neid ei tohi 12 kuu jooksul ilma tolli teavitamata müüa, laenata ega rendile anda. Suurbritanniast kolimine loetakse alates aastast 2021 kolimiseks väljastpoolt ELi; Põhja-Iirimaaga on teisiti, seega küsige Iirimaa maksu- ja tolliametist (Revenue). Kolimisel teisest ELi riigist tolliformaalsusi ei ole.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Uimastid.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'cb3af7cd',
    text: 'Sündsusetud või rõvedad materjalid, mida tavaliselt riiki ei lubata.',
  },
  'customsRegulations.prohibitedItems.2': {
    of: 'a588ac98',
    text: 'Liha, piimatooted ja hein väljastpoolt ELi, mida tavaliselt riiki ei lubata: ärge kasutage õlgi ega heina ka pakkematerjalina.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'b4d20496',
    text: 'Tahke bituumenkütus (suitsev kivisüsi), mida tavaliselt riiki ei lubata.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '0e4c1452',
    text: 'Relvad ja paljud noad: tavaliselt ainult loaga, seega küsige enne Iirimaa politseist (Garda).',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'e5fe9cea',
    text: 'Ilutulestik: ilma loata tavaliselt riiki ei lubata.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '8e736e8f',
    text: 'Taimed: tavaliselt ainult taimetervise sertifikaadiga.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '06ed163d',
    text: 'Alkohol ja tubakas: maksuvabastus neile ei laiene, seega need maksustatakse.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '321e999a',
    text: 'Tarbesõidukid ja ametialane varustus: maksuvabastus neile ei laiene, välja arvatud kaasaskantavad kutsetöö vahendid.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'f7018a3e',
    text: 'Vorm C&E 1076, elukohavahetus (Transfer of Residence), mis esitatakse tavaliselt tollile sissetoomise kohas; kehtiva vormi saate Iirimaa maksu- ja tolliametist (Revenue, revenue.ie).',
  },
  'customsRegulations.documentationRequired.1': { of: '5a698396', text: 'Asjade loetelu koos väärtustega.' },
  'customsRegulations.documentationRequired.2': {
    of: '6285be1e',
    text: 'Tõend vähemalt 12 kuu pikkuse elamise kohta väljaspool ELi, näiteks üürileping, arved või tööandja kiri.',
  },
  'customsRegulations.documentationRequired.3': { of: '59094aef', text: 'Tõend teie uue kodu kohta Iirimaal.' },
  'customsRegulations.documentationRequired.4': { of: 'fbeefc7c', text: 'Pass, vajaduse korral koos viisa või loaga.' },
  'customsRegulations.documentationRequired.5': {
    of: '7eab21f8',
    text: 'Tõend, et asjad on olnud teie omanduses ja kasutuses 6 kuud.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'ab06c1c7',
    text: 'Majapidamisasjade tollivormistus võtab Iirimaal tavaliselt 2–5 tööpäeva pärast seda, kui dokumendid on koos. Kui asjad tulevad enne teie elama asumist, on vaja kohustust asuda elama 6 kuu jooksul ja tagatist.',
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
    of: '1a5a40c9',
    text: 'Pärast esimest marutaudivastast vaktsineerimist tuleb enne Iirimaale reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Marutaudi antikehade vereanalüüs, kui tulete riigist, mida ELi nimekirjas ei ole märgitud madala riskiga riigiks: veri võetakse tavaliselt vähemalt 30 päeva pärast vaktsineerimist ja enne reisi tuleb oodata 3 kuud.',
  },
  'petImport.vaccinations.4': {
    of: 'ab768e88',
    text: 'Koertele loomaarsti tehtud ussitõrje paelussi (Echinococcus) vastu 24–120 tundi enne Iirimaale sisenemist.',
  },
  'petImport.quarantine': {
    of: 'b5747372',
    text: 'ELi nõuetele vastavad lemmikloomad Iirimaal karantiini ei lähe; nõuetele mittevastav loom võidakse tagasi saata, isoleerida või viimase abinõuna magama panna. XL Bully tõugu koeri hiljutiste keeldude tõttu tavaliselt riiki ei lubata. Kui vereanalüüsi nõue puudutab teid, alustage vähemalt viis kuud enne kolimist.',
  },
  'petImport.healthCertificate': {
    of: '43628d41',
    text: 'Väljastpoolt ELi tulles vajab koer, kass või valgetuhkur Iirimaale sisenemiseks tavaliselt ELi loomatervise sertifikaati, 24-tunnist etteteatamist ja heakskiidetud sisenemiskohta (tavaliselt Dublin, Cork või Shannon); ELi piires piisab lemmikloomapassist. Nagu teised juhendid teatavad, kehtivad alates 22. aprillist 2026 uued ELi reeglid, alates 1. oktoobrist 2026 uued sertifikaadivormid ja ühes sõidukis tohib olla kuni viis lemmiklooma. Uurige nõudeid Iirimaa põllumajandusministeeriumist lehel gov.ie (pet travel).',
  },
  'vehicleImport.regulations': {
    of: 'dd9b1d4d',
    text: 'Riiki kolija võib oma auto Iirimaa sõidukite registreerimismaksust (Vehicle Registration Tax, VRT) vabastada, kui auto on enne kolimist olnud tema isiklikus omanduses ja välismaal kasutuses vähemalt 6 kuud, saabub 12 kuu jooksul pärast kolimist ja kõik selle maksud on makstud. Registreerida tuleb see ikkagi. Pärast Brexitit vajavad Suurbritanniast toodud autod tavaliselt ka tolli- ja käibemaksuvabastust.',
  },
  'vehicleImport.duties': {
    of: '902c8d41',
    text: 'Elukohavahetuse maksuvabastuse korral ei tule auto eest Iirimaal tasuda tollimaksu, käibemaksu ega VRTd; VRT-vabastus antakse tavaliselt kõige rohkem üks kord viie aasta jooksul. Ilma vabastuseta võivad kehtida kõik kolm ja VRT suureneb koos heitkogustega, seega laske Iirimaa maksu- ja tolliametil (Revenue) see enne välja arvutada.',
  },
  'vehicleImport.documentation.0': {
    of: '4ce3b3e2',
    text: 'Vorm C&E 1076 koos tõenditega, tavaliselt nii tollimaksuvabastuse kui ka VRT jaoks.',
  },
  'vehicleImport.documentation.1': { of: 'a21b27f4', text: 'Teie nimel olev välisriigi registreerimistunnistus.' },
  'vehicleImport.documentation.2': {
    of: '6d5945c3',
    text: 'Tõend vähemalt 6-kuulise välismaal kasutamise kohta, näiteks kindlustus- ja hooldusdokumendid.',
  },
  'vehicleImport.documentation.3': { of: '830c32e4', text: 'Tõend, et kõik auto maksud on makstud.' },
  'vehicleImport.documentation.4': { of: '84542200', text: 'Tõend kuupäeva kohta, millal Iirimaale kolisite.' },
  'vehicleImport.restrictions': {
    of: '00ddd87a',
    text: 'Iirimaal on vasakpoolne liiklus, seega tasub maksuvabastuse saanud parempoolse rooliga auto sageli kaasa võtta, vasakpoolse rooliga auto aga on igapäevane tüütus ja selle kindlustamine võib olla kallis. Küsige enne saatmist Iirimaa kindlustusandjalt pakkumist. Tarbesõidukitele maksuvabastus ei kehti.',
  },
  'healthcare.system': {
    of: 'f8532501',
    text: 'Iirimaa riiklikku tervishoidu korraldab HSE: haiglaravi on avatud riigi alalistele elanikele, arstivisiidi eest aga maksab enamik inimesi ise, kui neil ei ole meditsiinikaarti (medical card) või perearstikaarti (GP visit card).',
  },
  'healthcare.insurance': {
    of: '98ebbcd3',
    text: 'Paljud Iirimaa elanikud võtavad eraravikindlustuse, et kiiremini ravile pääseda, ja mõne elamisõiguse puhul seda nõutakse. Kes ostab kindlustuse esimest korda alles vanemas eas, võib maksta rohkem; ooteaegu küsige kindlustusandjalt.',
  },
  'healthcare.emergencyNumber': { of: 'a4d9bce3', text: '112, 999' },
  'education.schoolSystem': {
    of: '0428fb97',
    text: 'Iirimaal kestab algkool kaheksa ja keskkool viis kuni kuus aastat ning lõpeb eksamiga Leaving Certificate; riigi rahastatud koolid on tasuta ja õppeaasta kestab umbes septembrist juunini. Mõnes piirkonnas on kohti vähe, seega kirjutage koolidele varakult.',
  },
  'education.languageOfInstruction': {
    of: 'bca50c1e',
    text: 'Enamikus Iirimaa koolides õpetatakse inglise keeles ja iiri keel on õppeaine; iirikeelsed koolid on Gaelscoileanna.',
  },
  'utilities.electricity': {
    of: 'a6d65fca',
    text: 'Iirimaal on võrgupinge 230 V sagedusel 50 Hz ja kasutatakse G-tüüpi pistikut, sama kolmeharulist mis Suurbritannias. 110–120 V jaoks tehtud seadmed vajavad seal trafot.',
  },
  'utilities.internet': {
    of: '748e9c8e',
    text: 'Kiudoptiline internet on Iirimaa linnades tavaline ja jõuab iga aastaga rohkemate maakodudeni. Enne üürilepingu allkirjastamist kontrollige teenusepakkujate juures oma sihtnumbrit (Eircode).',
  },
  'utilities.banking': {
    of: 'af222bd0',
    text: 'Konto avamiseks on Iirimaal tavaliselt vaja passi ja Iirimaa aadressi tõendit; mõni internetipank küsib vähem. Taotlege varakult PPS-number, mida on vaja maksude, töö ja tervishoiuteenuste jaoks.',
  },
  'culturalTips.0': {
    of: '88fee544',
    text: 'Iirimaal aetakse kõigepealt juttu niisama: enamik vestlusi algab ilmast ja sellest, kuidas te sisse elate.',
  },
  'culturalTips.1': {
    of: '42fc8fce',
    text: 'Plaanides lepitakse sageli kokku üsna umbkaudselt; kinnitage aeg ja koht samal päeval sõnumiga üle.',
  },
  'culturalTips.2': {
    of: '3cb08d98',
    text: 'Pubis on tavaline teha ringe: kui keegi ostab teile joogi, on kena osta järgmine.',
  },
  'culturalTips.3': {
    of: 'e7a4ef70',
    text: 'Üürikodud lähevad kiiresti, seega hoidke soovituskirjad, sissetulekutõend ja tagatisraha juba enne vaatamist valmis.',
  },
  'culturalTips.4': { of: '4e416dc8', text: 'Tänage väljudes bussijuhti; peaaegu kõik teevad seda.' },
  'importantContacts.emergencyServices': {
    of: 'e87b2366',
    text: 'Iirimaal valige politsei (Garda), kiirabi, tuletõrje või rannavalve kutsumiseks 112 või 999.',
  },
  'importantContacts.taxOffice': {
    of: 'bee9300c',
    text: 'Maksude, tolli ja sõidukite registreerimismaksuga tegeleb Iirimaa maksu- ja tolliamet (Revenue Commissioners): revenue.ie.',
  },
  'sources.0.title': { of: '121c2d21', text: 'Iirimaa maksu- ja tolliamet (Revenue): elukohavahetus ja VRT' },
  'sources.1.title': { of: 'f0f4fede', text: 'Määrus (EÜ) nr 1186/2009: maksuvabastus elukoha vahetamisel' },
  'sources.2.title': { of: 'd3122838', text: 'Iirimaa immigratsiooniteenistus' },
  'sources.3.title': { of: '9a18f561', text: 'Citizens Information: elu Iirimaal' },
  'sources.4.title': { of: 'c1c4d4b2', text: 'Euroopa Komisjon: lemmikloomade liikumine liidu piires' },
  'sources.5.title': { of: 'e5229bb8', text: 'Euroopa Komisjon: paelussi tõrje (vanem lehekülg)' },
  'sources.6.title': { of: 'dbb9fe75', text: 'Iirimaa valitsus: lemmikloomadega reisimine' },
  'sources.7.title': { of: '91ee47a9', text: 'Vorm C&E 1076, elukohavahetus (koopia)' },
  'sources.8.title': { of: '2da5aac0', text: 'VRT.ie: elukohavahetus (secondary)' },
  'sources.9.title': { of: '57761936', text: 'Politis: ELi uued lemmikloomareeglid (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
