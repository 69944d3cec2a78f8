import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'Põhja-Ameerika' },
  currency: { of: '712b589c', text: 'Mehhiko peeso (MXN)' },
  'visaRequirements.touristVisa': {
    of: '2288ecc6',
    text: 'Paljude riikide kodanikud võivad Mehhikot külastada viisata, samuti need, kellel on teatud riikide kehtiv viisa või elamisluba. Viibimisaja määrab piiriametnik ja see võib olla kuni 180 päeva. Külastajad ei tohi teha tasustatud tööd ega saa majapidamisasjadele maksuvabastust; uurige Mehhiko konsulaadist, mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: '9e2c9443',
    text: 'Mehhikos töötamiseks küsib tööandja kõigepealt immigratsiooniinstituudilt (INM) luba; seejärel lähete Mehhiko konsulaati viisa järele ja vahetate selle pärast saabumist elamisloakaardi vastu. Kellel on sissetulek välismaalt, taotleb selle asemel tavaliselt konsulaadist tähtajalist elamisluba rahaliste vahendite tõendamise alusel.',
  },
  'visaRequirements.residencePermit': {
    of: 'af0481f5',
    text: 'Mehhiko annab tähtajalist elamisluba, tavaliselt esmalt üheks aastaks ja kokku kuni neljaks, ning alalist elamisluba. Viisa saate konsulaadist ja vahetate selle immigratsiooniinstituudis (INM) kaardi vastu, üldjuhul 30 päeva jooksul pärast riiki sisenemist. Sellest, kumb luba teil on, oleneb ka see, kuidas koheldakse teie majapidamisasju ja autot.',
  },
  'visaRequirements.familyReunification': {
    of: '6f724b1f',
    text: 'Elanike ja Mehhiko kodanike abikaasad, elukaaslased, lapsed ja vanemad saavad tavaliselt Mehhiko elamisloa pere ühtsuse alusel kas konsulaadist või immigratsiooniinstituudist (INM). Laske sünni- ja abielutunnistused enne lahkumist apostilliga kinnitada ja tõlkida, sest kaugelt on neid raske hankida.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '10e1b0ec',
    text: 'Mehhiko lubab elama asuval perel tuua tollimaksuvabalt ühe majapidamisasjade saadetise (menaje de casa): kasutatud asjad, mis on ostetud vähemalt 6 kuud enne sissetoomist. Alalistel elanikel on sissetoomine lõplik; tähtajalise elamisloaga elanikel ja üliõpilastel on see ajutine ja seotud riigis viibimisega, seega küsige konsulaadist, mis saab asjadest siis, kui teie staatus muutub. Saadetis võib tulla koos teiega, kuni 3 kuud enne teid või kuni 6 kuud pärast teid, ja seda aega ei pikendata. Koju naasvad Mehhiko kodanikud peavad olema olnud välismaal vähemalt 6 kuud, kuigi mõni konsulaat nimetab 2 aastat.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '5de1047c',
    text: 'Tulirelvad, isegi kogumisobjektid, ja laskemoon: ka üksainus padrun võib Mehhikos olla raske föderaalkuritegu.',
  },
  'customsRegulations.prohibitedItems.1': { of: '2716d831', text: 'Uimastid.' },
  'customsRegulations.prohibitedItems.2': {
    of: '129d4c45',
    text: 'E-sigaretid ja veibid: teadaolevalt on nende sissetoomine keelatud.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: '28808da8',
    text: 'Müügiks või äriliseks kasutamiseks mõeldud kaubad, mis ei tohi olla majapidamisasjade nimekirjas.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'ef0d981e',
    text: 'Reeglina värske liha, elustaimed, seemned ja muld.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '6e5fc45c',
    text: 'Mootorsõidukid: ei kuulu majapidamisasjade nimekirja, seega tuleb need eraldi importida.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'ef4c7c61',
    text: 'Alkohoolsed joogid: ei tohi olla majapidamisasjade nimekirjas.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '473f68e6',
    text: 'Uued või vähem kui 6 kuud enne sissetoomist ostetud asjad: maksuvabastus neile ei laiene.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'a5894c89',
    text: 'Droonid ja raadioseadmed: võib olla vaja luba, seega küsige tolliagendilt.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '3a6a4d66',
    text: 'Ravimid: hoidke neid kaasas koos retseptiga, originaalpakendis ja isiklikuks kasutamiseks mõeldud koguses.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fb1a28cf',
    text: 'Kinnitatud majapidamisasjade nimekiri (certificado a lista de menaje de casa) teie lahkumiskoha Mehhiko konsulaadist.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '7f053af6',
    text: 'Asjade loetelu hispaania keeles neljas eksemplaris, iga elektriseadme kaubamärgi, mudeli ja seerianumbriga.',
  },
  'customsRegulations.documentationRequired.2': { of: '52103a7c', text: 'Pass elamisviisa või elamisloakaardiga.' },
  'customsRegulations.documentationRequired.3': {
    of: 'e9679121',
    text: 'Tõend välismaise aadressi ja uue Mehhiko aadressi kohta, nagu konsulaat nõuab.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '95f37090',
    text: 'Volikiri tolliagendile (agente aduanal), kes asjad tollis vormistab.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Konossement või lennuveokiri, mille annab kolimisfirma.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '5c494279',
    text: 'Tollivormistus võtab Mehhikos tavaliselt umbes 5–15 tööpäeva ja käib tolliagendi (agente aduanal) kaudu. Sage viivituse põhjus on nimekirjast puuduvad seerianumbrid. Käige konsulaadis enne pakkimist, sest liiga hilja kinnitatud nimekiri peatab kogu saadetise.',
  },
  'petImport.vaccinations.0': {
    of: '3d74b676',
    text: 'Marutaudivastane vaktsineerimine üle kolme kuu vanustele lemmikloomadele, kui tulete muust riigist kui USAst või Kanadast.',
  },
  'petImport.vaccinations.1': {
    of: '76c11aff',
    text: 'Sise- ja välisparasiitide tõrje 6 kuu jooksul enne riiki sisenemist, kui tulete nendest samadest riikidest.',
  },
  'petImport.vaccinations.2': {
    of: '5cc607fd',
    text: 'USAst ja Kanadast tulevad lemmikloomad ei vaja Mehhiko jaoks tervisesertifikaati, kuid nad vaadatakse siiski üle; võtke vaktsineerimiskaart ikkagi kaasa.',
  },
  'petImport.quarantine': {
    of: '06cc4a31',
    text: 'Karantiini Mehhiko ei nõua: SENASICA vaatab lemmiklooma üle oma kontoris (OISA) lennujaamas või piiril ja terve loom tuleb teiega kaasa. Võtke kaasa puhas transpordipuur ja ainult ühe päeva toit. Puukide või haavadega looma võib olla vaja enne teie kulul ravida.',
  },
  'petImport.healthCertificate': {
    of: 'dd56f110',
    text: 'Muudest riikidest kui USAst ja Kanadast vajab koer või kass Mehhikosse sõiduks tavaliselt tervisesertifikaati, mis ei ole vanem kui 15 päeva ja milles on märgitud marutaudivastane vaktsineerimine ja parasiiditõrje. Mikrokiipi ei nõuta, kuid seda võib soovida lennufirma või riik, kuhu tagasi pöördute. Küsige enne lendu SENASICAst (gob.mx/senasica), sest reeglid muutuvad ka haiguspuhangute tõttu.',
  },
  'vehicleImport.regulations': {
    of: 'c8a5a3ec',
    text: 'Auto ei ole Mehhikos majapidamisasjade osa. Külastajad ja tähtajalise elamisloaga elanikud saavad tavaliselt Banjercitost ajutise impordiloa (TIP), mis on seotud nende staatusega; alalised elanikud seda ei saa ja peavad auto Mehhikos arvele võtma (nacionalizar) või riigist välja viima. Baja Californias, osas Sonorast ja piirivööndis on lihtsamad reeglid.',
  },
  'vehicleImport.duties': {
    of: '853e9d55',
    text: 'Mehhiko ajutise impordiloa puhul tuleb tollimaksu asemel maksta tasu ja tagastatav tagatisraha; summasid vaadake Banjercitost. Lõpliku impordi korral tuleb tasuda tollimaks, käibemaks ja tolliagendi tasu ning see on avatud peamiselt umbes 8–9 aasta vanustele Põhja-Ameerika VIN-koodiga autodele; enne otsustamist küsige agendilt täpset summat.',
  },
  'vehicleImport.documentation.0': { of: 'ccab84d5', text: 'Teie nimel olev auto registreerimis- ja omanditunnistus.' },
  'vehicleImport.documentation.1': { of: 'c8d5c437', text: 'Pass ja külastaja luba või tähtajalise elamisloa kaart.' },
  'vehicleImport.documentation.2': { of: '6c643290', text: 'Juhiluba ja maksekaart ajutise loa tagatisraha jaoks.' },
  'vehicleImport.documentation.3': {
    of: '028ba3c0',
    text: 'Mehhiko vastutuskindlustus, sest välismaiseid poliise tavaliselt ei aktsepteerita.',
  },
  'vehicleImport.documentation.4': {
    of: 'a7cd64d3',
    text: 'Lõpliku impordi korral tolliagent ja päritolu tõend (VIN-kood).',
  },
  'vehicleImport.restrictions': {
    of: '1c238087',
    text: 'Alalisel elanikul tasub auto Mehhikosse viia harva; põhja poolt autoga tuleval tähtajalise elamisloaga elanikul võib see end ära tasuda. Ajutine luba lõpeb koos staatusega: alaliseks elanikuks saades tuleb auto riigist välja viia või Mehhikos arvele võtta ning loa tähtaja ületamine läheb maksma tagatisraha ja võib maksma minna auto.',
  },
  'healthcare.system': {
    of: '0e3ec2c3',
    text: 'Mehhikos on riiklikud süsteemid, näiteks IMSS töötajatele ja nende peredele, ning suur erasektor, mille haiglad on linnades väga head. Enamik uusi elanikke kasutab eraarste, kelle tase ja hinnad on erinevad, seega küsige enne.',
  },
  'healthcare.insurance': {
    of: '0cae0092',
    text: 'Mehhikos on töötajad tööandja kaudu IMSSis kindlustatud; teised elanikud saavad sageli sellega vabatahtlikult liituda, kuid varasemad haigused võivad olla välistatud. Paljud uued elanikud võtavad erakindlustuse, sest erahaiglad nõuavad vastuvõtul garantiid või tagatisraha.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: '1311c21b',
    text: 'Mehhikos kulgeb haridustee eelkoolist kuueaastase algkooli ja kolmeaastase põhikooli kaudu keskkooli ülemisse astmesse; see on kohustuslik ja riigikoolides tasuta. Õppeaasta algab tavaliselt augusti lõpus. Kooli sisseastumiseks võtke kaasa apostilliga koolitunnistused.',
  },
  'education.languageOfInstruction': {
    of: '6049e067',
    text: 'Mehhiko koolides õpetatakse hispaania keeles ja mõnes ka põlisrahvaste keeltes. Suuremate linnade kakskeelsetes ja rahvusvahelistes koolides õpetatakse inglise, prantsuse, saksa ja muudes keeltes.',
  },
  'utilities.electricity': {
    of: '161d21f8',
    text: 'Mehhikos on võrgupinge 127 V sagedusel 60 Hz ning kasutatakse A- ja B-tüüpi pistikuid, nii et USA ja Kanada seadmed töötavad niisama. Ainult 220–240 V jaoks tehtud seadmed on parem maha jätta. Hea mõte on liigpingekaitse, sest pinge võib kõikuda.',
  },
  'utilities.internet': {
    of: '774641fd',
    text: 'Kiudoptiline ja kaabelinternet on Mehhiko linnades tavalised, maal ebaühtlased. Küsige naabritelt, milline teenusepakkuja teie tänaval töötab, ja kasutage ooteajal ettemakstud mobiilipaketti.',
  },
  'utilities.banking': {
    of: 'ddecea5c',
    text: 'Mehhiko pangad avavad konto tavaliselt elanikele, kellel on elamisloakaart, pass ja aadressitõend; külastajad saavad seda harva. Sageli küsitakse SATi antud maksunumbrit (RFC) ja rahvastikukoodi (CURP).',
  },
  'culturalTips.0': {
    of: '753982a3',
    text: 'Mehhikos tervitage kõiki, kui astute kontorisse, poodi või ooteruumi; buenos días viib kaugele.',
  },
  'culturalTips.1': {
    of: '140e34ff',
    text: 'Lõunasöök on Mehhikos päeva põhitoidukord ja algab sageli pärast kella kahte päeval, seega kavandage külaskäigud ja kohaletoimetamised selle järgi.',
  },
  'culturalTips.2': {
    of: '6ee420a3',
    text: 'Hoidke dokumentidest mitu koopiat: paljudes Mehhiko ametiasutustes küsitakse nii originaale kui ka koopiaid ja nimesid täpselt nii, nagu need on passis.',
  },
  'culturalTips.3': {
    of: '70e28233',
    text: 'Kraanivett Mehhikos enamasti ei jooda; tellige suuri veepudeleid (garrafones) või paigaldage esimestel päevadel filter.',
  },
  'importantContacts.emergencyServices': {
    of: 'eb161cca',
    text: 'Mehhikos valige politsei, kiirabi või tuletõrje kutsumiseks 911.',
  },
  'importantContacts.taxOffice': { of: '66e5b83b', text: 'Maksudega tegeleb Mehhikos maksuamet (SAT): sat.gob.mx.' },
  'sources.0.title': { of: '33999d6d', text: 'Mehhiko suursaatkond Costa Ricas: välismaalaste majapidamisasjad' },
  'sources.1.title': { of: 'b68f61e6', text: 'Mehhiko suursaatkond Singapuris: majapidamisasjad' },
  'sources.2.title': { of: '20f77d5a', text: 'Mehhiko konsulaat Boise’is: majapidamisasjad' },
  'sources.3.title': { of: '790350ee', text: 'Mehhiko konsulaat El Pasos: kinnitatud majapidamisasjade nimekiri' },
  'sources.4.title': { of: '615ab956', text: 'Mehhiko riiklik immigratsiooniinstituut (INM)' },
  'sources.5.title': { of: '57340555', text: 'SENASICA: loomatervis Mehhikos' },
  'sources.6.title': { of: '37ef1d76', text: 'Mehhiko riiklik tolliamet (ANAM)' },
  'sources.7.title': { of: '5bf90fe3', text: 'Mehhiko maksuamet (SAT)' },
  'sources.8.title': { of: '0cfdff18', text: 'Infobae: nõuded koertele ja kassidele (secondary)' },
  'sources.9.title': { of: 'd885d966', text: 'Mexico On My Mind: välisriigi numbrimärgiga autod (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
