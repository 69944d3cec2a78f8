import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Kagu-Aasia' },
  currency: { of: '7e873376', text: 'Malaisia ringgit (MYR)' },
  'visaRequirements.touristVisa': {
    of: '14df5f91',
    text: 'Paljude riikide kodanikud võivad Malaisiat külastada viisata; viibimisaeg määratakse piiril ja on sageli kuni 90 päeva, mõnel lühem; teised taotlevad enne viisat või eVisat. Enamik välismaalastest külastajaid täidab enne maandumist internetis ka digitaalse saabumiskaardi. Külastuse ajal töötada ei tohi; uurige immigratsiooniametist (imi.gov.my), mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: '02ae17c9',
    text: 'Malaisias töötamiseks taotleb tööandja tööluba (Employment Pass), tavaliselt välistöötajate teenuste osakonna (Expatriate Services Division, esd.imi.gov.my) kaudu, ja teie kolite pärast selle heakskiitmist. Luba on eri kategooriates palga ja lepingu kestuse järgi ning piirmäärad muutuvad, seega küsige tööandjalt, milline neist kehtib.',
  },
  'visaRequirements.residencePermit': {
    of: 'bc8bc0e7',
    text: 'Pikaajaline elamine Malaisias põhineb passi kantud loal (pass): see on tööluba (Employment Pass), üliõpilase või pereliikme luba või programm Malaysia My Second Home (MM2H). MM2H tingimused on mitu korda muutunud ja paljud seda tutvustavad lehed on vananenud, seega uurige kehtivaid tingimusi programmi ametlikult lehelt või immigratsiooniametist. Alaline elamisluba on olemas, kuid seda antakse kokkuhoidlikult.',
  },
  'visaRequirements.familyReunification': {
    of: '2082e27c',
    text: 'Tööloa (Employment Pass) omanike abikaasad ja lapsed saavad Malaisias tavaliselt pereliikme loa (Dependant Pass) ning mõned vanemad ja vabaabielukaaslased pikaajalise külastusloa (long-term social visit pass), olenevalt põhiloa kategooriast. Pereliikme luba iseenesest töötamist ei luba. Üldjuhul taotleb tööandja load perele koos teie omaga.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '33e76ad5',
    text: 'Malaisiasse elama kolijad, see tähendab tööle või õppima tulevad välismaalased ja tagasipöörduvad malaisialased, võivad kasutatud majapidamisasju tuua tollimaksuvabalt, kui need on olnud nende omanduses ja kasutuses vähemalt 3 kuud ja neid ei võõrandata 3 kuu jooksul pärast sissetoomist. Mõne kolimisfirma juhendis nõutakse 6 kuud kasutamist, mis on rangem kui tolli tekst; kui teie asjad on sellest uuemad, küsige enne saatmist Malaisia kuninglikust tollist (Royal Malaysian Customs).',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'ffca1a5b',
    text: 'Uimastid: Malaisia määrab nende eest kõige rangemaid karistusi.',
  },
  'customsRegulations.prohibitedItems.1': { of: '0f657c13', text: 'Relvad ja relvakoopiad.' },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Pornograafia.' },
  'customsRegulations.prohibitedItems.3': { of: '50896a90', text: 'Iisraeli kaubad ja raha.' },
  'customsRegulations.prohibitedItems.4': {
    of: '89747ea7',
    text: 'Riided, ehted ja muud esemed, millel on Koraani teksti.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'b7524bf8',
    text: 'Elektriseadmed: vaja võib olla energiakomisjoni (Suruhanjaya Tenaga) luba, seega küsige kolimisfirmalt, millised teie seadmed seda vajavad.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '2c7d5247',
    text: 'Raadio- ja saateseadmed, mida Malaisias ei ole heaks kiidetud: jätke need välja või taotlege enne heakskiitu.',
  },
  'customsRegulations.restrictedItems.2': { of: '61a5f038', text: 'Sealiha ja muu liha: ainult loaga.' },
  'customsRegulations.restrictedItems.3': {
    of: 'd5905547',
    text: 'Puitkastid ja kaubaalused: puit peab olema töödeldud ja tembeldatud standardi ISPM 15 järgi.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '8fb25af3',
    text: 'Mootorrattad, autod, paadid ja haagissuvilad: neid ei loeta majapidamisasjadeks ja nende jaoks on omad protseduurid.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '6aa8578e',
    text: 'Alkohol ja tubakas: tavaliselt maksustatakse, seega on targem neid mitte kaasa pakkida.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'b75530cb',
    text: 'Tollivorm nr 1 (K1) tariifikoodiga 9800.00.400 kasutatud isiklike asjade või 9800.00.500 kasutatud majapidamisasjade jaoks.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '0d1b4105',
    text: 'Pass koos lehega, kus on Malaisiasse sisenemise märge.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '3eb6c5a7',
    text: 'Töötaja, üliõpilase, pereliikme või muu elamist lubav luba või selle heakskiitmise kiri.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '504ab2c8',
    text: 'Iga kasti pakkenimekiri koos väärtustega, ilma uute või müügiks mõeldud kaupadeta.',
  },
  'customsRegulations.documentationRequired.4': { of: '6d3e09ab', text: 'Elektriseadmete luba, kui seda on vaja.' },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Konossement või lennuveokiri, mille annab kolimisfirma.',
  },
  'customsRegulations.documentationRequired.6': {
    of: 'e5b592f8',
    text: 'Tööandja kiri, mida tolliagendid sageli küsivad.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '55be9989',
    text: 'Tollivormistus võtab Malaisias tavaliselt umbes 5–10 tööpäeva ja mõni kolimisfirma räägib ühest kuni kahest nädalast ainuüksi dokumentide jaoks. Omanik peab üldjuhul olema enne kohale jõudnud ning tal peab olema töö- või elamisluba, seega ajastage saadetis nii, et see jõuab sadamasse pärast teid.',
  },
  'petImport.vaccinations.0': {
    of: 'ee39bc2a',
    text: 'ISO-standardi mikrokiip, kõige parem enne marutaudivastast vaktsineerimist.',
  },
  'petImport.vaccinations.1': {
    of: 'beaf1d12',
    text: 'Marutaudivastane vaktsineerimine ajavahemikus 30 päeva kuni 12 kuud enne riiki sisenemist, nagu teised juhendid teatavad.',
  },
  'petImport.vaccinations.2': {
    of: '7b359525',
    text: 'Marutaudi tiitri analüüsi tavaliselt ei küsita; küsige oma riigi kohta üle Malaisia karantiiniteenistusest.',
  },
  'petImport.vaccinations.3': {
    of: '2c64e1c5',
    text: 'Koerte ja kasside tavapärased põhivaktsiinid, nagu impordiloal loetletud.',
  },
  'petImport.quarantine': {
    of: '3b48210e',
    text: 'Koerad ja kassid veedavad Malaisiasse saabudes tavaliselt vähemalt 7 päeva karantiinis. Allikad nimetavad vabastatud riikidena Ühendkuningriiki, Iirimaad, Põhja-Iirimaad, Austraaliat, Uus-Meremaad, Jaapanit, Bruneid ja Singapuri, kuid loetelud on erinevad, seega küsige enne reisi broneerimist oma riigi kohta veterinaarametist (dvs.gov.my). Mõnda tõugu koeri, näiteks pitbulli ja stafordširi tüüpi koeri, ei tohi riiki tuua.',
  },
  'petImport.healthCertificate': {
    of: 'd72f5d46',
    text: 'Lemmikloom vajab Malaisiasse sõiduks veterinaar- ja karantiiniteenistuse (DVS või MAQIS) impordiluba, mis kehtib tavaliselt 30 päeva, ning tervisesertifikaati, mille loomaarst on teinud reisile eelneva 7 päeva jooksul. Ajastage taotlus nii, et luba kehtiks veel päeval, mil maandute.',
  },
  'vehicleImport.regulations': {
    of: 'b8200cbe',
    text: 'Eraauto jaoks on enne selle Malaisiasse saatmist vaja kaubandusministeeriumi MITI luba (Approved Permit, AP), mida taotletakse vormiga JK69. Reegel on kirjutatud peamiselt tagasipöörduvatele malaisialastele: üle 1 aasta välismaal ja auto omanduses vähemalt 9 kuud, nagu teised juhendid teatavad. Välismaalased peaksid kõigepealt MITIst küsima, kas neil on sellele üldse õigus.',
  },
  'vehicleImport.duties': {
    of: 'ec273c9d',
    text: 'Malaisiasse toodud autole kehtivad tavaliselt imporditollimaks, aktsiis ja müügimaks, mis võivad olla suured ka loa (Approved Permit) olemasolul. MM2H vanemate tingimuste järgset maksuvaba autot väidetavalt uutele taotlejatele enam ei pakuta. Enne saatmist küsige tollist auto väärtuse hinnangut.',
  },
  'vehicleImport.documentation.0': {
    of: '6d023645',
    text: 'MITI luba (Approved Permit, AP), mida taotletakse vormiga JK69.',
  },
  'vehicleImport.documentation.1': {
    of: 'f7f256f4',
    text: 'Teie nimel olev välisriigi registreerimistunnistus, mis näitab, kui kaua olete autot omanud.',
  },
  'vehicleImport.documentation.2': { of: '42aa0449', text: 'Pass ja tõend, kui kaua olete välismaal elanud.' },
  'vehicleImport.documentation.3': { of: '062f45d9', text: 'Ostuarve ja kindlustusdokumendid.' },
  'vehicleImport.documentation.4': { of: '1a88f9ec', text: 'Auto konossement.' },
  'vehicleImport.restrictions': {
    of: 'a9bff38b',
    text: 'Välismaalasel tasub auto Malaisiasse viia harva: luba on raske saada, maksud on suured ning allikad, mis on omavahel eri meelt, nimetavad umbes 1–5 aasta vanusepiiri. Liiklus on vasakpoolne, seega peaks rool olema paremal. Enamik kolijaid müüb auto maha ja ostab või liisib auto kohapeal.',
  },
  'healthcare.system': {
    of: '00a89d84',
    text: 'Malaisias on riiklikud haiglad ja kliinikud kõigile, kusjuures välismaalased maksavad kõrgemat tasu kui kodanikud, ning linnades palju erahaiglaid. Uued elanikud kasutavad enamasti erahaiglaid, kus räägitakse laialdaselt inglise keelt.',
  },
  'healthcare.insurance': {
    of: '3dd7a02e',
    text: 'Välismaalastele Malaisias üldist riiklikku ravikindlustust ei ole, seega võtke erakindlustus; sageli annab selle tööandja ja mõni pikaajalise elamise programm nõuab seda.',
  },
  'healthcare.emergencyNumber': { of: '2bfd957c', text: '999 (mobiililt 112)' },
  'education.schoolSystem': {
    of: 'b58b36e8',
    text: 'Malaisias algab algkool umbes kuue- või seitsmeaastaselt ja sellele järgneb viis aastat keskkooli. Riigikoolid on mõeldud peamiselt kodanikele ja välismaalaste lapsed käivad tavaliselt era- või rahvusvahelises koolis. Küsige koolist õppeaasta kalendrit, sest see on süsteemiti erinev.',
  },
  'education.languageOfInstruction': {
    of: 'd81c3d8a',
    text: 'Malaisia riiklikes koolides õpetatakse malai keeles ja teise keelena inglise keelt ning mõnes algkoolis hiina või tamili keeles. Rahvusvahelistes koolides õpetatakse enamasti inglise keeles.',
  },
  'utilities.electricity': {
    of: 'd19a7f3a',
    text: 'Malaisias on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse Briti G-tüüpi pistikut; kohata võib ka C- ja M-tüüpi ning sageli nimetatakse endiselt 240 V. Briti seadmed sobivad niisama, 110–120 V jaoks tehtud seadmed aga vajavad trafot.',
  },
  'utilities.internet': {
    of: '44d6a419',
    text: 'Kiudoptiline internet on Malaisia linnades tavaline ja kortermajades saab sageli valida ühe või kahe teenusepakkuja vahel. Ettemakstud mobiilne internet on odav ja selleks on vaja ainult passi, nii et sellega saab esimesed nädalad üle elada.',
  },
  'utilities.banking': {
    of: 'f01b1292',
    text: 'Konto avamiseks küsib pank Malaisias tavaliselt passi, elamist lubavat luba või selle heakskiitmise kirja ning tööandja või kooli kirja. Reeglid erinevad pangati ja isegi kontoriti, seega minge kohale kõigi dokumentidega.',
  },
  'culturalTips.0': {
    of: 'be0779dc',
    text: 'Malaisias võtke enne koju, mošeesse või templisse astumist jalanõud ära.',
  },
  'culturalTips.1': {
    of: 'd5b17da5',
    text: 'Andke, võtke, sööge ja tervitage parema käega ning laske vastassoost inimesel esimesena kätt pakkuda.',
  },
  'culturalTips.2': {
    of: '9d076519',
    text: 'Külalisi kutsudes küsige nende söögi kohta: paljud Malaisia inimesed söövad halal-toitu, teised taimetoitu või ei söö veiseliha.',
  },
  'culturalTips.3': {
    of: '78a66239',
    text: 'Riigipühad järgivad mitut usku ja on Malaisia osariigiti erinevad, seega vaadake enne kohaletoimetamiste kavandamist oma osariigi kalendrit.',
  },
  'culturalTips.4': {
    of: '4e872d51',
    text: 'Rääkige religioonist ja kuninglikest perekondadest lugupidavalt, ka internetis; Malaisia seadus kaitseb mõlemat.',
  },
  'importantContacts.emergencyServices': {
    of: 'c09c7afd',
    text: 'Malaisias valige politsei, kiirabi või tuletõrje kutsumiseks 999; mobiiltelefonilt töötab 112.',
  },
  'importantContacts.taxOffice': {
    of: 'a723dff9',
    text: 'Maksudega tegeleb Malaisias maksuamet (Inland Revenue Board, LHDN, Hasil): hasil.gov.my.',
  },
  'sources.0.title': { of: '08cd318b', text: 'Malaisia kuninglik toll: majapidamis- ja isiklikud asjad' },
  'sources.1.title': { of: '32ad35cd', text: 'Malaisia immigratsiooniamet' },
  'sources.2.title': {
    of: 'c791a888',
    text: 'Malaisia välistöötajate teenuste osakond (Expatriate Services Division)',
  },
  'sources.3.title': { of: 'a20e6675', text: 'Malaisia veterinaaramet' },
  'sources.4.title': { of: '80dbd326', text: 'Malaisia investeeringute, kaubanduse ja tööstuse ministeerium (MITI)' },
  'sources.5.title': { of: '1ee04f23', text: 'Malaisia maksuamet' },
  'sources.6.title': { of: '5c701a2a', text: 'MM2H.com: isiklike asjade importimine (secondary)' },
  'sources.7.title': { of: '85624968', text: 'World Baggage Network: Malaisia tollireeglid (secondary)' },
  'sources.8.title': { of: '10aea3e9', text: 'Expat.com: lemmikloomaga Malaisiasse reisimine (secondary)' },
  'sources.9.title': { of: '4f1d8b10', text: 'Auto saatmine tagasi Malaisiasse (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
