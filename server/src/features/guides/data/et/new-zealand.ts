import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '4773281f', text: 'Okeaania' },
  currency: { of: 'bb135ddf', text: 'Uus-Meremaa dollar (NZD)' },
  'visaRequirements.touristVisa': {
    of: 'a5e762a3',
    text: 'Paljude riikide kodanikud tulevad Uus-Meremaale viisa asemel elektroonilise reisiloaga (NZeTA); teised taotlevad enne külastajaviisat. Austraalia kodanikud ei vaja kumbagi. Kõik täidavad reisija deklaratsiooni; uurige Uus-Meremaa immigratsiooniametist (Immigration New Zealand, immigration.govt.nz), mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: '6139515a',
    text: 'Enamik tööle kolijaid tuleb Uus-Meremaale akrediteeritud tööandja tööviisaga (Accredited Employer Work Visa), mille jaoks peab tööandja olema akrediteeritud, või otse oskustöötaja elamisviisaga. Vähemalt 12-kuuline tööviisa annab ka õiguse majapidamisasjade maksuvabastusele. Austraallased võivad seal elada ja töötada ilma taotluseta; teistel tasub praegu nõutud ametikohti ja palgatasemeid uurida Uus-Meremaa immigratsiooniametist (Immigration New Zealand).',
  },
  'visaRequirements.residencePermit': {
    of: '7846d69a',
    text: 'Uus-Meremaa annab elamisviisasid (resident visa), peamiselt oskustöötaja, töölt elamisõigusele siirdumise ja pereliikme alusel, ning mõne aasta pärast alalise elaniku viisasid. Elamisloakaarti ei ole: viisa on elektrooniline ja seotud teie passiga. Tingimused muutuvad sageli, seega küsige üle Uus-Meremaa immigratsiooniametist (Immigration New Zealand, immigration.govt.nz).',
  },
  'visaRequirements.familyReunification': {
    of: 'b52f4e90',
    text: 'Elukaaslased ja ülalpeetavad lapsed saavad tavaliselt tulla Uus-Meremaale koos põhitaotlejaga või pärast teda viisadega, mis on seotud tema omaga; küsitakse tõendit ühise elu kohta tõelises ja püsivas suhtes. Vanematel on omad võimalused koos sissetulekutingimuste ja pikkade ooteaegadega. Küsige üle Uus-Meremaa immigratsiooniametist (Immigration New Zealand).',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2d43c41d',
    text: 'Majapidamisasjad on Uus-Meremaal tollimaksust ning kaupade ja teenuste maksust (GST) vabad, kui saabute dokumendiga, mis lubab seal elada (Uus-Meremaa või Austraalia pass, elamisviisa või vähemalt 12-kuuline tööviisa), olete kogu saabumisele eelnenud 21 kuud elanud väljaspool Uus-Meremaad, asjad on enne saabumist olnud teie omanduses ja kasutuses ning toote need enda tarbeks. Vabastus ei laiene sõidukitele, paatidele, lennukitele ega müügiks mõeldud kaupadele. Nõutud on 21 kuud, mitte 12, ja kindlat kuude arvu omamise kohta ei ole.',
  },
  'customsRegulations.prohibitedItems.0': { of: '692d9064', text: 'Mesi ja mesindussaadused.' },
  'customsRegulations.prohibitedItems.1': { of: 'bd5878bc', text: 'Taimed, sibulad ja seemned.' },
  'customsRegulations.prohibitedItems.2': {
    of: '555521d4',
    text: 'Õled ja kasutatud pappkastid, milles on olnud värske toit.',
  },
  'customsRegulations.prohibitedItems.3': { of: '2716d831', text: 'Uimastid.' },
  'customsRegulations.prohibitedItems.4': { of: '75351f58', text: 'Lubamatu sisuga trükised, filmid ja mängud.' },
  'customsRegulations.prohibitedItems.5': {
    of: '4afaaaad',
    text: 'Elevandiluu, korallid, kilpkonnakilp ja muud kaitsealustest liikidest valmistatud esemed ilma CITESi dokumentideta.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'fd1306d0',
    text: 'Pakendatud toit ja maitseained: jätke need välja, sest need toovad kaasa ülevaatuse ja sageli hävitamise.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd6b5ff20',
    text: 'Saapad, telgid, jalgrattad, aiatööriistad ja aiamööbel: puhastage viimsestki mulla- ja seemnejäägist ning deklareerige.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '168e70ee',
    text: 'Puidust, rotangist või loomsest materjalist esemed: deklareerige need, sest neid võib olla vaja töödelda.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '85e27943',
    text: 'Tulirelvad ja nende osad: enne saatmist on vaja Uus-Meremaa politsei luba.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'b3399a25',
    text: 'Ravimid: hoidke neid kaasas koos retseptiga ja isiklikuks kasutamiseks mõeldud koguses; kontrolli all olevad ravimid peavad reisima teiega, mitte saadetises.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '1595a5ca',
    text: 'Alkohol: maksuvabastus võib laieneda veinikogule, kui tõendate, et olete selle aja jooksul enda tarbeks kogunud; muude pudelite kohta küsige Uus-Meremaa tollist.',
  },
  'customsRegulations.restrictedItems.6': {
    of: 'e2be4582',
    text: 'Tubakas ja veibid: piiratud ja tavaliselt maksustatakse, seega ärge neid kaasa pakkige.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'c0a82d7a',
    text: 'Eraldi saadetud isikliku pagasi deklaratsioon (Unaccompanied Personal Baggage Declaration), tavaliselt vorm NZCS 218; praegust numbrit küsige Uus-Meremaa tollist.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '99ba5572',
    text: 'Bioturvalisuse teenistuse (MPI) lisaküsimused, mille saadab teile kolimisfirma.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '79fe662d',
    text: 'Iga kasti loetelu, milles on nimetatud matkavarustus, puidust esemed ja toit.',
  },
  'customsRegulations.documentationRequired.3': { of: '9dbdf42d', text: 'Passi koopia, kus on fotoga leht ja viisa.' },
  'customsRegulations.documentationRequired.4': {
    of: '00746199',
    text: 'Tõend selle kohta, kus elasite eelnenud 21 kuu jooksul, kui toll seda küsib.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e8d8dfa0',
    text: 'Konossement või lennuveokiri, mille annab kolimisfirma.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '7f096727',
    text: 'Tollivormistus võtab Uus-Meremaal tavaliselt umbes 5–10 tööpäeva, sest tolli kõrval vaatab majapidamisasjade saadetised üle bioturvalisuse teenistus (MPI). Viivituste ja puhastusarvete sagedased põhjused on määrdunud matkavarustus ja deklareerimata toit, seega puhastage enne pakkimist kõik ära.',
  },
  'petImport.vaccinations.0': { of: 'db90beaf', text: 'ISO-standardi mikrokiip igale kassile ja koerale.' },
  'petImport.vaccinations.1': {
    of: '2abdc151',
    text: 'Marutaudivastane vaktsineerimine ja tiitri analüüs tulemusega vähemalt 0,5 IU/ml lemmikloomadele, kes tulevad 3. kategooria riikidest, kus marutaudi ei ole või see on hästi kontrolli all.',
  },
  'petImport.vaccinations.2': {
    of: 'daf4b649',
    text: 'Koertele parasiiditõrje ja muud vereanalüüsid, nagu loetleb teie kategooria impordi tervisestandard (import health standard).',
  },
  'petImport.vaccinations.3': {
    of: '664dcf87',
    text: '6 kuud elamist riigis, kust loom välja viiakse, kõigil lemmikloomadel peale Austraaliast tulevate (nagu teine juhend teatab).',
  },
  'petImport.quarantine': {
    of: '8275c623',
    text: 'Kassid ja koerad kõigist riikidest peale Austraalia veedavad Uus-Meremaal tavaliselt vähemalt 10 päeva MPI heakskiidetud karantiiniasutuses; broneerige koht varakult, sest neid on vähe. Pitbulli tüüpi koeri, jaapani tosasid, argentina dogosid, fila brasileirosid ja presa canariosid ei tohi riiki tuua.',
  },
  'petImport.healthCertificate': {
    of: '6ec26dea',
    text: 'Kassid ja koerad vajavad MPI impordiluba, kui nad ei tule Austraaliast; arvestage selleks 30 tööpäeva, lisaks on vaja teie kategooria veterinaarsertifikaate (Austraalia; marutaudivaba; marutaud puudub või on hästi kontrolli all). Muudest riikidest pärit lemmikloomad peavad enne elama heakskiidetud riigis. Kui on vaja tiitri analüüsi, alustage aegsasti, rohkem kui pool aastat enne Uus-Meremaale kolimist.',
  },
  'vehicleImport.regulations': {
    of: '61219459',
    text: 'Uus-Meremaa vabastab sisserändaja isikliku auto oma laupkokkupõrke- ja heitenõuetest, kui olete elanud vähemalt 21 kuud väljaspool riiki, auto on enne saabumist olnud vähemalt aasta teie omanduses ja teie nimele registreeritud ning taotlete vabastust 18 kuu jooksul. Auto peab siiski läbima riiki lubamise ülevaatuse ja olema bioturvalisuse nõuete jaoks piisavalt puhas.',
  },
  'vehicleImport.duties': {
    of: '738f9a02',
    text: 'Autodelt Uus-Meremaal tavaliselt tollimaksu ei võeta, küll aga 15% kaupade ja teenuste maksu (GST), ning autoelamutelt ka 10% tollimaksu. Sisserändajad võivad saada GST-vabastuse auto puhul, mis on olnud nende omanduses ja kasutuses; sellist autot tavaliselt 2 aasta jooksul müüa ei saa. Enne saatmist küsige tingimusi Uus-Meremaa tollist.',
  },
  'vehicleImport.documentation.0': {
    of: 'c4437762',
    text: 'Teie nimel olevad registreerimisdokumendid, mis hõlmavad vähemalt ühte aastat enne saabumist.',
  },
  'vehicleImport.documentation.1': { of: '062f45d9', text: 'Ostuarve ja kindlustusdokumendid.' },
  'vehicleImport.documentation.2': {
    of: '1720d518',
    text: 'Pass elamis- või tööviisaga ja tõend 21 välismaal elatud kuu kohta.',
  },
  'vehicleImport.documentation.3': {
    of: 'ddd4e1fa',
    text: 'Tõend ohutus- ja heitenõuete kohta, mille järgi auto on ehitatud.',
  },
  'vehicleImport.documentation.4': { of: '1a88f9ec', text: 'Auto konossement.' },
  'vehicleImport.restrictions': {
    of: 'da62fc60',
    text: 'Auto Uus-Meremaale viimine tasub end ära peamiselt siis, kui tegu on hea parempoolse rooliga autoga, mis vastab sisserändaja reeglile; kasutatud Jaapani autosid on seal lihtne osta. Alla 20 aasta vanused vasakpoolse rooliga autod vajavad tavaliselt luba. Liiklus on vasakpoolne ning auto, milles on mulda või putukaid, puhastatakse teie kulul.',
  },
  'healthcare.system': {
    of: '447c666b',
    text: 'Uus-Meremaal on riiklikud haiglad, mis on neile, kellel on selleks õigus, tasuta või odavad, kuid perearsti (GP) visiit maksab tavaliselt midagi. Registreerige end mõne kodulähedase perearsti nimistusse. Õnnetusjuhtumite vigastused katab riiklik süsteem ACC, ka külastajatel.',
  },
  'healthcare.insurance': {
    of: 'a802bebf',
    text: 'Kodanikud, elamisviisaga elanikud ja enamik neist, kellel on vähemalt kaheaastane tööviisa, võivad Uus-Meremaal kasutada riiklikku tervishoidu; lühema viisaga võtke erakindlustus. Paljud elanikud võtavad ootejärjekordade vältimiseks lisaks erakindlustuse.',
  },
  'healthcare.emergencyNumber': { of: 'f6e0a1e2', text: '111' },
  'education.schoolSystem': {
    of: '6a4233ac',
    text: 'Enamik lapsi alustab Uus-Meremaal kooli oma viiendal sünnipäeval või selle paiku; kool on kohustuslik 6. kuni 16. eluaastani ja riigikoolid on tasuta elanikele ning paljude tööviisaga inimeste lastele. Õppeaasta kestab jaanuari lõpust või veebruarist detsembrini. Paljud koolid võtavad õpilasi vastu piirkonna järgi, seega kontrollige piirkonda enne üürimist.',
  },
  'education.languageOfInstruction': {
    of: '6e8c7881',
    text: 'Uus-Meremaa koolides õpetatakse inglise keeles ja mõnes maoori keeles (te reo Māori). Lapsed, kelle jaoks inglise keel on uus, saavad enamikus koolides abi.',
  },
  'utilities.electricity': {
    of: 'c44432d3',
    text: 'Uus-Meremaal on võrgupinge 230 V sagedusel 50 Hz ja kasutatakse I-tüüpi pistikut nagu Austraalias. 110–120 V jaoks tehtud seadmed vajavad seal trafot.',
  },
  'utilities.internet': {
    of: '0700e19f',
    text: 'Kiudoptiline internet ulatub enamikku Uus-Meremaa linnadesse ja paljud teenusepakkujad müüvad seda samade liinide kaudu; maakodudes kasutatakse sageli traadita või satelliitühendust. Tellige see siis, kui allkirjastate üürilepingu.',
  },
  'utilities.banking': {
    of: 'a240f8a9',
    text: 'Mitme panga juures saab konto avada enne Uus-Meremaale saabumist ning aktiveerida selle kontoris passi ja aadressitõendiga. Taotlege kohe IRD-number, sest ilma selleta maksustatakse teie palka ja intresse kõrgema määraga.',
  },
  'culturalTips.0': {
    of: 'a9c29de0',
    text: 'Võtke jalanõud ära paljude kodude uksel ja maooride kogunemispaigas (marae) ja toimige nagu teie võõrustajad.',
  },
  'culturalTips.1': {
    of: '3b582ffe',
    text: 'Õppige maoorikeelseid kohanimesid ja tervitusi hääldama; Uus-Meremaal hinnatakse seda vaeva.',
  },
  'culturalTips.2': {
    of: '5cb0d419',
    text: 'Kui teil palutakse taldrik kaasa võtta (bring a plate), võtke see koos toiduga, mida teistega jagada.',
  },
  'culturalTips.3': {
    of: '5d0aaefa',
    text: 'Paljud vanemad majad on Uus-Meremaal vähe soojustatud, seega küsige enne üürimist kütte kohta ja hoidke soojad voodiriided esimeseks ööks käepärast.',
  },
  'culturalTips.4': {
    of: '7378a9cb',
    text: 'Ilm ja päike muutuvad kiiresti ning päike põletab kiiremini kui Euroopas, seega hoidke käepärast päikesekaitsekreem ja vihmajope.',
  },
  'importantContacts.emergencyServices': {
    of: '05c01770',
    text: 'Uus-Meremaal valige politsei, kiirabi või tuletõrje kutsumiseks 111; kui asi ei ole kiireloomuline, saab politsei kätte numbrilt 105.',
  },
  'importantContacts.taxOffice': {
    of: '5a159748',
    text: 'Maksudega tegeleb Uus-Meremaal maksuamet (Inland Revenue, IRD): ird.govt.nz.',
  },
  'sources.0.title': { of: '086151d9', text: 'Uus-Meremaa toll: majapidamisasjad' },
  'sources.1.title': {
    of: '26c0b9e7',
    text: 'Uus-Meremaa esmatootmise ministeerium: kasside ja koerte toomine Uus-Meremaale',
  },
  'sources.2.title': { of: '98d99614', text: 'Uus-Meremaa transpordiamet: sisserändajate sõidukid' },
  'sources.3.title': { of: 'e74c9a23', text: 'Uus-Meremaa immigratsiooniamet: viisad ja elu Uus-Meremaal' },
  'sources.4.title': { of: 'abf4c43a', text: 'Uus-Meremaa maksuamet' },
  'sources.5.title': { of: 'a1a343c1', text: 'Blatchford International: Uus-Meremaa impordireeglid (secondary)' },
  'sources.6.title': { of: 'd639538f', text: 'MPI Uus-Meremaale kolimise infolehe koopia (secondary)' },
  'sources.7.title': { of: 'cd3310ef', text: 'United Pet Express: Uus-Meremaa nõuded (secondary)' },
  'sources.8.title': { of: 'e92196a5', text: 'Tolli isiklike mootorsõidukite juhendi koopia (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
