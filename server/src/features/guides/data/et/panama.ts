import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'f8cdefc3', text: 'Kesk-Ameerika' },
  currency: { of: 'b1a34def', text: 'Panama balboa (PAB), kurss võrdne USA dollariga (USD)' },
  'visaRequirements.touristVisa': {
    of: '25048c24',
    text: 'Paljude riikide kodanikud võivad Panamat külastada viisata ja viibimisaeg määratakse riiki sisenemisel; teised vajavad konsulaadist saadud tempelviisat või selle asemel mõne kindla riigi viisat. Ametnikud võivad küsida tagasisõidupiletit ja tõendit rahaliste vahendite kohta. Külastajad majapidamisasjadele maksuvabastust ei saa; uurige Panama konsulaadist, mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: '01949211',
    text: 'Panamas töötamiseks on tavaliselt vaja nii migratsiooniteenistuse antud elaniku staatust kui ka tööministeeriumi tööluba, mida taotletakse üksteise järel. Ettevõtted tohivad palgata ainult teatud osa välismaalasi ja mitu ametit on ette nähtud ainult kodanikele. Dokumendid esitab üldjuhul kohalik jurist.',
  },
  'visaRequirements.residencePermit': {
    of: 'eba9ec53',
    text: 'Panamas on elamisloa saamiseks palju võimalusi, nende seas pensionado viisa eluaegse pensioniga inimestele, sõbralike riikide viisa (friendly nations visa) ning investori ja töötaja viisad. Taotlus esitatakse migratsiooniteenistusele (migracion.gob.pa) Panama juristi kaudu ja kõigepealt saate ajutise isikutunnistuse (carnet). Võtke kaasa apostilliga dokumendid, sealhulgas karistusregistri tõend.',
  },
  'visaRequirements.familyReunification': {
    of: '5ffb3a52',
    text: 'Abikaasa, alaealised lapsed ja mõnikord vanemad saab Panamas tavaliselt ülalpeetavatena lisada samasse elamisloa taotlusse, kui on olemas apostilliga abielu- ja sünnitunnistused ning sissetulekutõend. Paluge juristil esitada kõigi taotlused koos, sest hiljem lisamine võtab kauem aega.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7ce8108d',
    text: 'Nagu teised juhendid teatavad, on kasutatud majapidamisasjad Panamas tollimaksust vabad välismaalastel, kellel on elamisviisa või tõend, et see on menetluses, ja Panama kodanikel, kes naasevad 2 aasta järel või hiljem; saadetis peaks saabuma 6 kuu jooksul teie saabumisest. Uusi asju maksustatakse umbes 20–22% väärtusest koos veo ja kindlustusega. Pensionado staatusega elanikel on tavaliselt üks maksuvabastus kuni 10 000 USA dollari (USD) ulatuses, mille teie jurist peaks kinnitama. Turistid vabastust ei saa.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Uimastid.' },
  'customsRegulations.prohibitedItems.1': { of: 'bbf473fd', text: 'Tulirelvad ja laskemoon.' },
  'customsRegulations.prohibitedItems.2': { of: '6473eabf', text: 'Taimed ja taimsed tooted.' },
  'customsRegulations.prohibitedItems.3': { of: '48344caf', text: 'Toit.' },
  'customsRegulations.prohibitedItems.4': { of: 'dd2757e3', text: 'Õled või hein pakkematerjalina.' },
  'customsRegulations.restrictedItems.0': {
    of: '27a171c5',
    text: 'Uued asjad: maksustatakse, seega võtke need enne kasutusele või hoidke arved käepärast.',
  },
  'customsRegulations.restrictedItems.1': { of: '28280bc7', text: 'Alkohol: maksustatakse.' },
  'customsRegulations.restrictedItems.2': {
    of: '3decd84d',
    text: 'Ehted: tavaliselt maksustatakse, seega hoidke neid enda juures ja küsige enne pakkimist.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'f7fe8c9e',
    text: 'Sõidukid: ei ole majapidamisasjad ja maksustatakse eraldi.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'f9def7ac',
    text: 'Ravimid: hoidke neid kaasas koos retseptiga ja isiklikuks kasutamiseks mõeldud koguses.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '8dd36466',
    text: 'Elaniku isikutunnistus (carnet) või viisaotsus või juristi kiri tolliasutusele (Dirección General de Aduanas, nüüd Autoridad Nacional de Aduanas), et teie elamisluba on menetluses.',
  },
  'customsRegulations.documentationRequired.1': { of: '78f7f2b3', text: 'Pass sissesõidutempliga.' },
  'customsRegulations.documentationRequired.2': {
    of: 'ed18fb62',
    text: 'Üksikasjalik asjade loetelu inglise ja hispaania keeles koos väärtustega.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '4825898d',
    text: 'Tööandja kiri või panga soovituskiri, mida tolliagendid tavaliselt küsivad.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Konossement või lennuveokiri, mille annab kolimisfirma.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '9e04d17e',
    text: 'Tollivormistus võtab Panamas tavaliselt umbes 5–10 tööpäeva. Arvestage, et kogu saadetis vaadatakse üle, mõnikord fumigeeritakse ja te peate ise kohal olema, seega ärge laske sel saabuda enne teid. Enne saatmist küsige tolliagendilt vajalike dokumentide praegust loetelu.',
  },
  'petImport.vaccinations.0': {
    of: 'f1c0f0ca',
    text: 'Marutaudivastane vaktsineerimine, tavaliselt rohkem kui 30 päeva ja vähem kui aasta enne reisi; küsige enne reisi broneerimist ministeeriumidest üle.',
  },
  'petImport.vaccinations.1': {
    of: '262f4607',
    text: 'Vaktsineerimistõend, mis põllumajandusministeeriumi MIDA nõudel peab hõlmama marutaudi, koerte katku, parvoviirust, leptospiroosi ja hepatiiti; küsige loomaarstilt, millised neist käivad kassi kohta.',
  },
  'petImport.vaccinations.2': {
    of: '61b7112d',
    text: 'Sise- ja välisparasiitide tõrje, mida loomaarstid tavaliselt soovitavad.',
  },
  'petImport.quarantine': {
    of: '76661ee1',
    text: 'Lemmikloomad lähevad Panamas tavaliselt karantiini teie kodus, mitte riiklikus asutuses, kui saadate kodukarantiini taotluse (Home Quarantine Request) vähemalt 3 päeva enne saabumist. Karantiini kestus on ebakindel (sageli nimetatakse 40 päeva) ja vanemad leheküljed mainivad umbes 120 USA dollari (USD) suurust tasu, seega küsige mõlema kohta Panama tervishoiu- ja põllumajandusministeeriumist. Lennujaama loomaarstid ei pruugi nädalavahetustel ja pühade ajal tööl olla, seega saabuge võimaluse korral tööpäeval.',
  },
  'petImport.healthCertificate': {
    of: '87e586d0',
    text: 'Lemmikloom vajab tervisesertifikaati, mille kinnitab päritoluriigi veterinaarasutus, ja seejärel selle kinnitamist Panama jaoks konsulaadis või apostilliga. USA ametiasutuse leht on sellest viimasest sammust rääkinud kui alates aastast 2020 ajutiselt ära jäetust, seega kontrollige see üle. Saatke kodukarantiini taotlus (Home Quarantine Request) vähemalt 3 päeva enne saabumist; mikrokiip on soovitatav, kuid teadaolevalt ei ole see kohustuslik.',
  },
  'vehicleImport.regulations': {
    of: '3ce3deea',
    text: 'Autot saab Panamasse importida, kuid see ei ole majapidamisasjade osa: tolliagent vormistab selle eraldi ja see on aeglane. Mõnede andmete järgi võivad pensionado staatusega elanikud iga kahe aasta tagant teatud piirides osta või importida ühe auto tollimaksuvabalt; küsige oma juristilt, enne kui sellele lootma jääte.',
  },
  'vehicleImport.duties': {
    of: 'ac620e73',
    text: 'Auto tollimaks ja muud maksud on Panamas umbes 27–30% selle väärtusest koos veo ja kindlustusega, nagu teine juhend teatab. Väärtuse määrab toll ise, seega küsige tolliagendilt mudeli ja aasta järgi hinnangut.',
  },
  'vehicleImport.documentation.0': { of: '5f3dbbd0', text: 'Teie nimel olevad omandi- ja registreerimisdokumendid.' },
  'vehicleImport.documentation.1': { of: 'effc596b', text: 'Ostuarve.' },
  'vehicleImport.documentation.2': {
    of: '54d82033',
    text: 'Pass ja elaniku isikutunnistus (carnet) või tõend, et see on menetluses.',
  },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Auto konossement.' },
  'vehicleImport.documentation.4': { of: '4ad0b506', text: 'Volikiri tolliagendile.' },
  'vehicleImport.restrictions': {
    of: '450dd651',
    text: 'Autot tasub Panamasse viia harva, sest maksud, vedu ja ootamine lähevad kokku sageli rohkem maksma kui hinnavahe kohapeal ostetud autoga. Tavaliselt lubatakse ainult vasakpoolse rooliga autosid ja liiklus on parempoolne. Küsige, kas teie mudelile on seal varuosi ja hooldust.',
  },
  'healthcare.system': {
    of: 'c1dccfb4',
    text: 'Panamas on riiklikud haiglad, mida haldavad tervishoiuministeerium ja sotsiaalkindlustusfond, ning Panama linnas ja Davidis head erahaiglad. Enamik uusi elanikke kasutab eraarste, kellest paljud on välja õppinud välismaal. Maal ja saartel on arstiabi hõre.',
  },
  'healthcare.insurance': {
    of: 'c5f2fadb',
    text: 'Töötajad teevad Panamas sissemakseid sotsiaalkindlustusfondi (Caja de Seguro Social) ja võivad kasutada selle raviteenuseid. Teised elanikud võtavad tavaliselt erakindlustuse, mida on kõige lihtsam saada enne vanaduspõlve ja mis sageli varasemaid haigusi ei kata.',
  },
  'healthcare.emergencyNumber': { of: '236bd89a', text: '911 (politsei ka 104, tuletõrje 103)' },
  'education.schoolSystem': {
    of: '6a620314',
    text: 'Haridustee algab Panamas eelkooli ja kuue aasta algkooliga; põhihariduse aastad on kohustuslikud ja riigikoolides tasuta. Riigikoolide õppeaasta kestab umbes märtsist detsembrini, mõni rahvusvaheline kool aga järgib põhjapoolkera kalendrit. Võtke kaasa apostilliga koolitunnistused.',
  },
  'education.languageOfInstruction': {
    of: '51664f9b',
    text: 'Panama riigikoolides õpetatakse hispaania keeles. Panama linna ja selle ümbruse erakoolides õpetatakse kakskeelselt või inglise, prantsuse ja muudes keeltes.',
  },
  'utilities.electricity': {
    of: '8b93de4b',
    text: 'Panamas on võrgupinge 120 V sagedusel 60 Hz ning kasutatakse A- ja B-tüüpi pistikuid, nii et USA ja Kanada seadmed töötavad niisama; ainult 220–240 V jaoks tehtud seadmed on parem maha jätta. Liigpingekaitsest on abi, sest väljaspool linna ei ole elektrikatkestused haruldased.',
  },
  'utilities.internet': {
    of: 'cd3981a0',
    text: 'Kiudoptiline ja kaabelinternet on Panama linnades ja kuurortides tavalised; mägedes ja saartel küsige enne naabritelt, sest ainus valik võib olla traadita või satelliitühendus. Kõrghoonetes, kus liin on juba olemas, saab ühenduse tavaliselt kiiresti.',
  },
  'utilities.banking': {
    of: 'b89a25ae',
    text: 'Konto avamine nõuab Panamas kannatlikkust: pangad küsivad passi, elamisloa dokumente, pankade soovituskirju, sissetulekutõendit ja teie koduriigi maksuandmeid ning sageli tuleb ise kohale minna. Kõikjal kasutatakse USA dollareid sularahas, seega võtke esimesteks nädalateks kaasa väikesi kupüüre.',
  },
  'culturalTips.0': {
    of: '43f707fd',
    text: 'Panamas poodi, lifti või ooteruumi astudes tervitage inimesi sõnadega buenos días või buenas.',
  },
  'culturalTips.1': {
    of: '80959079',
    text: 'Panama ametiasutustes nõutakse pikki pükse ja kinniseid jalanõusid sagedamini, kui kuumuse järgi arvata võiks, seega jätke üks komplekt kastidest välja.',
  },
  'culturalTips.2': {
    of: 'ebf56be3',
    text: 'Varuge remondiks ja asjaajamiseks ohtralt aega ja kinnitage kokkulepitud aeg päev varem üle.',
  },
  'culturalTips.3': {
    of: 'e9c1c8d3',
    text: 'Aadresse antakse Panamas sageli maamärkide järgi, seega saatke kolijatele ja külalistele asukoht kaardil.',
  },
  'culturalTips.4': {
    of: '4ddf8d03',
    text: 'Vihmaperiood, umbes maist detsembrini, toob pärastlõunati tugevaid hoovihmu; paluge tuua asjad hommikul ning hankige õhukuivati riiete ja raamatute jaoks.',
  },
  'importantContacts.emergencyServices': {
    of: '7f276f2c',
    text: 'Panamas valige hädaolukorras 911, politsei kutsumiseks 104 või tulekahju korral 103.',
  },
  'importantContacts.taxOffice': {
    of: 'e106f836',
    text: 'Maksudega tegeleb Panamas maksuamet (Dirección General de Ingresos, DGI): dgi.mef.gob.pa.',
  },
  'sources.0.title': { of: '12926d25', text: 'Panama põllumajanduse arengu ministeerium (MIDA)' },
  'sources.1.title': { of: '76eaffc1', text: 'USDA APHIS: lemmiklooma viimine USAst Panamasse' },
  'sources.2.title': { of: '23cb5890', text: 'Panama tolliasutus' },
  'sources.3.title': { of: 'e853cb54', text: 'Panama riiklik migratsiooniteenistus' },
  'sources.4.title': { of: '957cda39', text: 'Panama tervishoiuministeerium' },
  'sources.5.title': { of: '0f9e121f', text: 'Panama maksuamet (DGI)' },
  'sources.6.title': {
    of: 'df6041d6',
    text: 'Kery Cruz, juristid: välismaalastest elanike majapidamisasjad, lemmikloomad ja sõidukid (secondary)',
  },
  'sources.7.title': { of: '67c937b4', text: 'HHG Logistics: kolimine Panamasse (secondary)' },
  'sources.8.title': { of: '1300f00d', text: 'Panama Packing: majapidamisasjade tollivormistus (secondary)' },
  'sources.9.title': { of: 'b486fc77', text: "King's Transfer: kolimine Panamasse (secondary)" },
  'sources.10.title': { of: '21a771fa', text: 'Playa Community: lemmikloomade toomine Panamasse (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
