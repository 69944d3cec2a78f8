import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Ida-Aasia' },
  currency: { of: '38dc08bd', text: 'Jaapani jeen (JPY)' },
  'visaRequirements.touristVisa': {
    of: 'ed56cf61',
    text: 'Paljude riikide kodanikud võivad Jaapanit lühiajaliselt külastada viisata, sageli kuni 90 päeva; teised taotlevad enne Jaapani saatkonnast viisat. Lühiajalise viibimise ajal ei tohi tasustatud tööd teha ja üldjuhul ei saa seda riigis olles elamisloaks muuta. Uurige Jaapani saatkonnast või konsulaadist, mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: '2a31a182',
    text: 'Jaapanis töötamiseks taotleb tööandja tavaliselt immigratsiooniametist (Immigration Services Agency) sobivustunnistuse (Certificate of Eligibility), millega teie lähete Jaapani saatkonda viisat saama. Viisa on seotud tegevusalaga, näiteks insener või spetsialist, kontsernisiseselt üleviidav töötaja või kõrgelt kvalifitseeritud spetsialist. Alustage mitu kuud varem, sest ainuüksi tunnistus võib võtta nädalaid.',
  },
  'visaRequirements.residencePermit': {
    of: 'f2673f54',
    text: 'Jaapanisse kauemaks kui kolmeks kuuks tulijad saavad elamisloakaardi (residence card), suuremates lennujaamades kohe saabumisel. Registreerige oma aadress linna- või linnaosavalitsuses 14 päeva jooksul pärast sissekolimist. Pikendamise ja alalise elamisloaga tegeleb immigratsiooniamet (moj.go.jp/isa).',
  },
  'visaRequirements.familyReunification': {
    of: 'b7eeda07',
    text: 'Abikaasa ja lapsed saavad tavaliselt järgneda Jaapanisse ülalpeetava staatuses, kui põhitaotlejal on töötaja või üliõpilase staatus ja vahendid nende ülalpidamiseks; vanemaid lubatakse sel viisil harva. Ka pere taotleb sobivustunnistused (Certificate of Eligibility), kõige parem koos põhitaotlejaga.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '9d0cb365',
    text: 'Kui olete elanud välismaal üle aasta või kavatsete jääda Jaapanisse kauemaks kui aastaks, vormistatakse kasutatud majapidamisasjad, mis saabuvad 6 kuu jooksul pärast teie enda riiki sisenemist, lihtsustatud korras tollimaksuvabalt reisija eraldi saadetud pagasina. Saadetis tuleb deklareerida maale jõudes: andke sisse kaasas olevate ja eraldi saadetud asjade deklaratsioon (Declaration of Accompanied and Unaccompanied Articles) kahes eksemplaris ja hoidke tolli tembeldatud eksemplar alles, sest hiljem on seda väga raske heastada. Üks kolimisfirma küsib tervet aastat omamist, mida tolli leheküljel kirjas ei ole, seega küsige uuemate asjade kohta Jaapani tollist.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'b5a0e101',
    text: 'Uimastid ja stimulandid, mille hulka kuuluvad Jaapanis ka tavalised pseudoefedriini sisaldavad külmetusravimid ja mõned inhalaatorid, näiteks Vicksi inhalaatorid ja Sudafedi tüüpi tabletid.',
  },
  'customsRegulations.prohibitedItems.1': { of: 'dea03393', text: 'Tulirelvad, laskemoon ja relvaosad.' },
  'customsRegulations.prohibitedItems.2': { of: '9cecf4ca', text: 'Võltsitud kaubamärgitooted ja võltsraha.' },
  'customsRegulations.prohibitedItems.3': { of: 'a86bf77e', text: 'Rõvedad materjalid.' },
  'customsRegulations.restrictedItems.0': {
    of: '80a525e0',
    text: 'Ravimid: kolimisfirmad nimetavad piiriks umbes kahe kuu varu ja retseptiravimitel on see sageli väiksem. Suurema koguse jaoks on enne saatmist vaja tervishoiuministeeriumi impordikinnitust (Yunyu Kakunin-sho).',
  },
  'customsRegulations.restrictedItems.1': {
    of: '5998d538',
    text: 'Liha, vorstid ja muud loomsed tooted: mitte ilma päritoluriigi kontrollsertifikaadita.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '629dfb49',
    text: 'Toit, sealhulgas riis ja lemmikloomatoit: jätke see välja, sest kolimisfirmad hoiatavad, et see toob kaasa kulukaid ülevaatusi.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'fdfdae9f',
    text: 'Taimed, seemned, sibulad ja muld: vaja on taimekarantiini dokumente, seega on lihtsam need maha jätta.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5c97c101',
    text: 'Loomanahad, suled ja kaitsealustest liikidest valmistatud esemed: tavaliselt on vaja CITESi dokumente.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'fb97a8af',
    text: 'Mõõgad ja noad, mille tera on pikem kui umbes 15 cm: tavaliselt on vaja luba või registreerimist, seega küsige Jaapani tollist.',
  },
  'customsRegulations.restrictedItems.6': {
    of: '6ed9a7e6',
    text: 'Reisija maksuvaba kogust ületav alkohol ja tubakas: maksustatakse ja parem on neid mitte mööbli juurde pakkida.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '80063033',
    text: 'Tollivorm C nr 5360 ehk kaasas olevate ja eraldi saadetud asjade deklaratsioon (Declaration of Accompanied and Unaccompanied Articles) kahes eksemplaris, mis antakse sisse Jaapanisse sisenedes; kolimisfirmad vajavad tolli tembeldatud originaali.',
  },
  'customsRegulations.documentationRequired.1': { of: '34a7180f', text: 'Pass sissesõidutempli või maabumisloaga.' },
  'customsRegulations.documentationRequired.2': {
    of: 'f682686d',
    text: 'Iga kasti pakkenimekiri inglise või jaapani keeles, ilma kirjeteta nagu „mitmesugust“ või „omaniku pakitud“.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '8a3e5a13',
    text: 'Viisa või elamisloakaart, mis näitab, kui kauaks jääte, kui toll seda küsib.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8d8dfa0',
    text: 'Konossement või lennuveokiri, mille annab kolimisfirma.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '9406603e',
    text: 'Auto kaasatoomise korral maksuvabastuse taotlus kolmes eksemplaris ja kasutamise tõend.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '09b118c8',
    text: 'Tollivormistus võtab Jaapanis tavaliselt umbes 5–10 tööpäeva merekauba ja 3–5 tööpäeva lennukauba puhul pärast seda, kui olete kohale jõudnud ja tembeldatud deklaratsioon on käes. Röntgenkontroll on tavaline. Enne lendu internetis tehtud deklaratsioon ei pruugi hõlmata asju, mis saabuvad teist eraldi, seega küsige lennujaamas pabervormi.',
  },
  'petImport.vaccinations.0': {
    of: '9d895e69',
    text: 'Kõigepealt mikrokiip: ISO-standardi mikrokiip peab olema paigaldatud, enne kui marutaudivastased vaktsineerimised arvesse lähevad.',
  },
  'petImport.vaccinations.1': {
    of: '8f973b19',
    text: 'Kaks marutaudivastast vaktsineerimist juba kiibistatud loomale, teine vähemalt 30 päeva pärast esimest ja esimese kehtivusajal.',
  },
  'petImport.vaccinations.2': {
    of: 'dfdc4754',
    text: 'Pärast teist vaktsineerimist marutaudi antikehade (tiitri) analüüs Jaapani tunnustatud laboris.',
  },
  'petImport.vaccinations.3': {
    of: '83a38d9a',
    text: '180-päevane ooteaeg vereproovi võtmise päevast kuni looma saabumiseni.',
  },
  'petImport.vaccinations.4': {
    of: '3a0f0086',
    text: 'Lemmikloomadele, kes tulevad vähestest piirkondadest, mille Jaapan on marutaudivabaks tunnistanud, kehtib lühem kord; küsige loomade karantiiniteenistusest (Animal Quarantine Service), kas teie piirkond kuulub nende hulka.',
  },
  'petImport.quarantine': {
    of: '09baf52f',
    text: 'Koerad ja kassid, kes vastavad kõigile Jaapani tingimustele, lastakse tavaliselt vabaks pärast kuni umbes 12 tundi kestvat kontrolli. Loomi, kellel jääb mõni tingimus täitmata, kõige sagedamini 180-päevane ooteaeg, võidakse teie kulul kinni pidada kuni 180 päeva. Arvestage ettevalmistusteks esimesest vaktsineerimisest alates seitse kuni kaheksa kuud.',
  },
  'petImport.healthCertificate': {
    of: '1221f611',
    text: 'Teavitage loomade karantiiniteenistust (Animal Quarantine Service) vähemalt 40 päeva enne lemmiklooma Jaapanisse saabumist ja oodake ära selle nõusolek; teenistus soovib ka päritoluriigi riikliku veterinaararsti sertifikaati, mis on tehtud veidi enne lendu. Teenistusel (maff.go.jp/aqs) on omad vormid, seega laske loomaarstil täita need.',
  },
  'vehicleImport.regulations': {
    of: '969091a4',
    text: 'Auto jaoks on Jaapanis vaja majapidamisasjadest eraldi tavalist impordideklaratsiooni. Auto, mida kasutasite enne tulekut, võib saada majapidamisasjade maksuvabastuse, kui esitate vabastustaotluse kolmes eksemplaris ja kasutamise tõendi; allikad on eri meelt, kas küsitakse 6 või 12 kuud kasutamist, seega küsige enne saatmist Jaapani tollist.',
  },
  'vehicleImport.duties': {
    of: '43924e35',
    text: 'Autode tollimaks on Jaapanis 0%, kuid ilma maksuvabastuseta tuleb tavaliselt tasuda 10% tarbimismaksu. Nagu teised juhendid teatavad, muutub vabastuse saanud auto maksustatavaks, kui see 2 aasta jooksul müüakse. Tehnoülevaatus (shaken), selleks vajalikud ümberehitused ja registreerimine lisavad üsna palju.',
  },
  'vehicleImport.documentation.0': {
    of: '3fa34da8',
    text: 'Tollimaksust ja muudest maksudest vabastamise taotlus kolmes eksemplaris.',
  },
  'vehicleImport.documentation.1': {
    of: 'd7ba97ec',
    text: 'Tõend, et auto oli enne teie Jaapanisse tulekut teie omanduses ja kasutuses, näiteks registreerimis- ja kindlustusdokumendid.',
  },
  'vehicleImport.documentation.2': {
    of: 'f87ac2fa',
    text: 'Pass ning tembeldatud kaasas olevate ja eraldi saadetud asjade deklaratsioon (Declaration of Accompanied and Unaccompanied Articles).',
  },
  'vehicleImport.documentation.3': { of: '1a88f9ec', text: 'Auto konossement.' },
  'vehicleImport.documentation.4': {
    of: '7fd9ab88',
    text: 'Heitgaaside kontrolli ja tehnoülevaatuse (shaken) dokumendid.',
  },
  'vehicleImport.restrictions': {
    of: '55765a15',
    text: 'Autot tasub Jaapanisse viia harva: heitgaaside tõendamine, tehnoülevaatus (shaken) ja registreerimine on aeglased ja kulukad ning head kasutatud autod on seal odavad. Liiklus on vasakpoolne. Enamikus linnades on enne auto registreerimist vaja ka politsei tõendit, et teil on parkimiskoht.',
  },
  'healthcare.system': {
    of: '8a3a7d1f',
    text: 'Jaapanis on üldine riiklik ravikindlustus ning tihe kliinikute ja haiglate võrk, mille seast võite vabalt valida. Kindlustatud patsiendid maksavad tavaliselt 30% arvest ja kuine ülempiir hoiab suurte ravikulude omaosa piirides.',
  },
  'healthcare.insurance': {
    of: '015d5500',
    text: 'Ravikindlustusega peavad liituma kõik, kes jäävad Jaapanisse kauemaks kui kolmeks kuuks: töötajad oma ettevõtte kaudu, teised riikliku ravikindlustusega linna- või linnaosavalitsuses. Esimesteks nädalateks hankige reisi- või erakindlustus.',
  },
  'healthcare.emergencyNumber': { of: 'aac40923', text: '110 (politsei), 119 (tuletõrje ja kiirabi)' },
  'education.schoolSystem': {
    of: 'a6722901',
    text: 'Jaapanis kestab algkool kuus, keskkooli alumine aste kolm ja ülemine aste kolm aastat; esimesed üheksa aastat on Jaapani lastele kohustuslikud ja avatud ka välismaalaste lastele, riigikoolides õppemaksuta. Õppeaasta algab aprillis. Koolikohta küsige linna- või linnaosavalitsusest.',
  },
  'education.languageOfInstruction': {
    of: '6b3cf79e',
    text: 'Jaapani riigikoolides õpetatakse jaapani keeles ja paljud pakuvad uutele õpilastele mõningast keeleabi. Suurlinnade rahvusvahelistes koolides õpetatakse inglise ja muudes keeltes.',
  },
  'utilities.electricity': {
    of: 'cb85dc51',
    text: 'Jaapanis on võrgupinge 100 V ning kasutatakse A- ja B-tüüpi pistikuid; sagedus on idas (Tokyo) 50 Hz ja läänes (Osaka, Nagoya, Kyushu) 60 Hz. 220–240 V jaoks tehtud seadmed seal ilma trafota ei tööta ja tavaliselt on parem need maha jätta; otsige andmesildilt märget 100–240 V ja 50/60 Hz.',
  },
  'utilities.internet': {
    of: '7802dbf6',
    text: 'Kiudoptiline internet on Jaapani linnades kiire ja tavaline, kuid uue liini paigaldamine võib võtta nädalaid; paljud kasutavad seni kaasaskantavat WiFi-seadet (pocket wifi) või mobiilipaketti. Küsige üürileandjalt, kas hoones on liin juba olemas.',
  },
  'utilities.banking': {
    of: 'd8591cf5',
    text: 'Konto avamiseks on Jaapanis tavaliselt vaja elamisloakaarti, registreeritud aadressi ja Jaapani telefoninumbrit; mõni pank nõuab kuuekuulist riigis elamist või töökohta ja mõni isiklikku pitsatit. Võtke esimesteks nädalateks kaasa sularaha või välismaine kaart, mis seal töötab.',
  },
  'culturalTips.0': {
    of: 'a0283744',
    text: 'Jaapanis võtke jalanõud ära kodude ning ka mõne kliiniku, kooli ja restorani sissepääsu juures; märgiks on aste põrandas või kingariiul.',
  },
  'culturalTips.1': {
    of: 'cfbe8fee',
    text: 'Küsige majahalduselt või linnaosavalitsusest prügiveokalendrit: Jaapanis sorditakse prügi rangelt ja igal liigil on oma päev.',
  },
  'culturalTips.2': {
    of: 'da34e88c',
    text: 'Hoidke telefon Jaapani rongides ja bussides hääletuna ning rääkige väljas.',
  },
  'culturalTips.3': {
    of: '6f9dc16c',
    text: 'Väike kingitus naabritele ja lühike tervitus kolimispäeval on Jaapanis kena komme ja avab uksi.',
  },
  'culturalTips.4': {
    of: 'fdf59357',
    text: 'Jaapanis ulatage ja võtke visiitkaarte vastu kahe käega ning lugege kaart läbi, enne kui selle ära panete.',
  },
  'importantContacts.emergencyServices': {
    of: '0c9b2aa3',
    text: 'Jaapanis valige politsei kutsumiseks 110 ning tulekahju korral või kiirabi kutsumiseks 119.',
  },
  'importantContacts.taxOffice': {
    of: 'e5c36e46',
    text: 'Tulumaksuga tegeleb Jaapanis riiklik maksuamet (National Tax Agency): nta.go.jp. Elanikumaksuga (residence tax) tegeleb teie linn.',
  },
  'sources.0.title': { of: '1274fd56', text: 'Jaapani toll: majapidamisasjad ja eraldi saadetud asjad' },
  'sources.1.title': { of: 'de5ff2ad', text: 'Jaapani loomade karantiiniteenistus: küsimused koerte ja kasside kohta' },
  'sources.2.title': { of: 'b45cb387', text: 'Jaapani immigratsiooniamet koos igapäevaelu portaaliga' },
  'sources.3.title': { of: '5042de07', text: 'Jaapani riiklik maksuamet' },
  'sources.4.title': { of: 'd2081294', text: 'Soome Toiduamet: lemmikloomade viimine Jaapanisse' },
  'sources.5.title': { of: '9a50273d', text: 'A-Cross: kolimine Jaapanisse (secondary)' },
  'sources.6.title': { of: '913b8ff7', text: 'Blue Horizon Shipping: kolimine Jaapanisse (secondary)' },
  'sources.7.title': { of: '9d49f752', text: 'Kolimisfirmade juhend Jaapanisse importimiseks (secondary)' },
  'sources.8.title': { of: '3f686a8e', text: 'Angloinfo: sõiduki importimine Jaapanisse (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
