import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'Põhja-Ameerika' },
  currency: { of: 'db69bae6', text: 'Kanada dollar (CAD)' },
  'visaRequirements.touristVisa': {
    of: '242ea53a',
    text: 'Kanadasse reisija vajab kas külastajaviisat või, kui tal on viisavaba pass ja ta saabub lennukiga, elektroonilist reisiluba (eTA); USA kodanikud ei vaja kumbagi. Külastus on tavaliselt piiratud kuue kuuga, kui piiriametnik ei otsusta teisiti, ja töötada ei tohi. Uurige lehelt canada.ca, mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: 'd5636d93',
    text: 'Enamik inimesi vajab Kanadas töötamiseks tööluba, mis on kas seotud ühe tööandjaga, sageli koos tööturumõju hinnanguga, või kehtib iga tööandja juures. Mõned spetsialistid on kaubanduslepingute alusel hindamisest vabastatud ja paljude riikide kodanikele on olemas töötava puhkaja viisad. Praegusi võimalusi uurige Kanada immigratsiooniametist (Immigration, Refugees and Citizenship Canada, IRCC).',
  },
  'visaRequirements.residencePermit': {
    of: '12dffbc8',
    text: 'Kanada alaline elamisluba saadakse peamiselt Express Entry süsteemi, provintside kandidaadiprogrammide, Québeci oma valikusüsteemi ja pereliikme toetuse kaudu. Alaline elanik saab PR-kaardi ja peab staatuse säilitamiseks veetma riigis teatud miinimumaja. Nõuded muutuvad sageli: vaadake IRCC teavet lehelt canada.ca.',
  },
  'visaRequirements.familyReunification': {
    of: '24ff5a94',
    text: 'Kanada kodanikud ja alalised elanikud saavad oma toetusel riiki kutsuda abikaasa, elukaaslase või ülalpeetava lapse ning vahel ka vanemaid ja vanavanemaid. Töötajate ja üliõpilaste pered saavad mõnikord kaasa tulla omaenda lubadega; tingimusi uurige IRCCst.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '48d733a0',
    text: 'Kanadasse elama asujad (tariif 9807) võivad majapidamisasjad tavaliselt tollimaksuvabalt kaasa tuua, kui need olid enne saabumist nende omanduses, valduses ja kasutuses. Endised elanikud (tariif 9805) peavad olema elanud välismaal vähemalt 1 aasta ning asju seal omanud, vallanud ja kasutanud vähemalt 6 kuud. 12 kuu jooksul müüdud asjad muutuvad maksustatavaks. Kui endise elaniku üksikese on väärt üle 10 000 Kanada dollari (CAD), maksustatakse tavaliselt seda summat ületav osa: küsige Kanada piiriteenistusest (Canada Border Services Agency, CBSA).',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '1de96602',
    text: 'Kanep mis tahes kujul: seda ei tohi üle Kanada piiri viia kummaski suunas.',
  },
  'customsRegulations.prohibitedItems.1': {
    of: 'b674d6a8',
    text: 'Käsirelvad (püstolid ja revolvrid), mille suhtes kehtib külmutus, ja muud keelatud relvad.',
  },
  'customsRegulations.prohibitedItems.2': { of: '58405b9b', text: 'Pipragaas ja vedrunoad.' },
  'customsRegulations.prohibitedItems.3': { of: '2d6e739f', text: 'Beebide käimistoolid, mis on Kanadas keelatud.' },
  'customsRegulations.prohibitedItems.4': {
    of: '6a2e3407',
    text: 'Muld, ka tööriistade, saabaste ja lillepottide küljes, kui teil ei ole luba.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8ae9dd8e',
    text: 'Lubatud tulirelvad: deklareerige need; teil peab olema õige relvaluba.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '375913fa',
    text: 'Taimed, liha ja piimatooted: nende sissetoomist piirab Kanada toiduinspektsioon (Canadian Food Inspection Agency, CFIA).',
  },
  'customsRegulations.restrictedItems.2': {
    of: '2efcb48e',
    text: 'Kasutatud madratsid: vaja on puhastamise või fumigeerimise tõendit.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '107b060f',
    text: 'Alkohol ja tubakas: isiklikku maksuvaba kogust ületav osa üldjuhul maksustatakse.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'cca40268',
    text: 'Vorm BSF186, isiklike asjade arvestusdokument (Personal Effects Accounting Document; vanemates juhendites B4).',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd218e122',
    text: 'Vorm BSF186A, kaupade loetelu (varem B4A) koos väärtustega ja seerianumbritega seal, kus need on olemas.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '83b0d480',
    text: 'Järele saadetavate asjade loetelu (goods to follow), mis antakse üle ja tembeldatakse esmakordsel saabumisel: mida seal kirjas ei ole, seda on hiljem raske maksuvabalt sisse tuua.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'fb3da0b3',
    text: 'Pass koos viisa, tööloa või alalise elamisloa kinnitusega.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '84da83a9',
    text: 'Endistel elanikel tõend vähemalt 1 välismaal elatud aasta kohta.',
  },
  'customsRegulations.documentationRequired.5': { of: '1cd8c8d9', text: 'Saadetise konossement või lennuveokiri.' },
  'customsRegulations.customsClearanceTime': {
    of: 'fb7fe342',
    text: 'Majapidamisasjade tollivormistus võtab Kanadas tavaliselt 1–5 tööpäeva ja üldjuhul läheb omanik tembeldatud loeteluga ise CBSA kontorisse. Loetelus olevatel järele saadetavatel asjadel ei ole tavaliselt kindlat viimast sissetoomise tähtpäeva. Ülevaatus võtab lisaaega.',
  },
  'petImport.vaccinations.0': {
    of: 'aeb7b34c',
    text: 'Vähemalt 3 kuu vanustel koertel ja kassidel marutaudivastane vaktsineerimine koos tegevusloaga loomaarsti kehtiva tõendiga inglise või prantsuse keeles.',
  },
  'petImport.vaccinations.1': {
    of: 'b450deef',
    text: 'Alla 3 kuu vanuseid kutsikaid ja kassipoegi ei ole tavaliselt vaja marutaudi vastu vaktsineerida.',
  },
  'petImport.vaccinations.2': {
    of: '66bc0ff3',
    text: 'Ametlikult marutaudivabadest riikidest tulevaid lemmikloomi ei ole tavaliselt vaja vaktsineerida, kui see on tõendatud.',
  },
  'petImport.quarantine': {
    of: 'f63145b2',
    text: 'Korras dokumentidega isiklikele koertele ja kassidele Kanadas tavaliselt karantiini ei ole. Kaubanduslikuks loetavate koertega on teine lugu: alates septembrist 2022 ei lubata riiki neid, kes tulevad suure koerte marutaudi riskiga riikidest. Uurige Kanada toiduinspektsioonist (Canadian Food Inspection Agency, CFIA), kumba liiki teie lemmikloom kuulub.',
  },
  'petImport.healthCertificate': {
    of: '46285cb6',
    text: 'Isiklik koer või kass reisib Kanadasse tavaliselt marutaudivastase vaktsineerimise tõendiga, mis on inglise või prantsuse keeles ja millele on alla kirjutanud tegevusloaga loomaarst; tõendis peaks olema kirjeldatud nii looma kui ka vaktsiini. Isiklike lemmikloomade puhul mikrokiipi ei nõuta, kuid see on mõistlik. Küsige üle CFIAst ja uurige lennufirmalt, milliseid dokumente tema nõuab.',
  },
  'vehicleImport.regulations': {
    of: 'd6396c24',
    text: 'Alla 15 aasta vanused sõidukid peavad vastama Kanada ohutusnõuetele ja muude riikide kui USA turule tehtud sõidukeid ei saa tavaliselt importida enne, kui need on 15 aastat vanad. USAst pärit sõidukid läbivad tavaliselt imporditud sõidukite registri (Registrar of Imported Vehicles, RIV): tuleb maksta tasu, teha vajalikud ümberehitused ja läbida ülevaatus 45 päeva jooksul. Kõigepealt küsige oma mudeli kohta Kanada transpordiministeeriumist (Transport Canada).',
  },
  'vehicleImport.duties': {
    of: '06ab76ca',
    text: 'Elama asuja isiklik auto võib Kanadasse tulla koos majapidamisasjadega tollimaksuvabalt, kui seda üldse riiki lubatakse. Muul juhul arvestage väljastpoolt vabakaubanduspartnereid pärit autolt tavaliselt 6,1% tollimaksu, 5% kaupade ja teenuste maksu (GST), kliimaseadme aktsiisi 100 Kanada dollarit (CAD) ning võimalik, et ka provintsi maksu või lisamakse. Enne saatmist küsige CBSAst.',
  },
  'vehicleImport.documentation.0': { of: '1e2736c9', text: 'Teie nimel olev omandi- ja registreerimistunnistus.' },
  'vehicleImport.documentation.1': { of: 'bd45e9e6', text: 'Sõiduki impordivorm, mis väljastatakse piiril.' },
  'vehicleImport.documentation.2': {
    of: '6a874e7d',
    text: 'Tootja kiri, et lahtisi tagasikutsumisi ei ole; tavaliselt küsitakse seda USA sõidukite puhul.',
  },
  'vehicleImport.documentation.3': { of: '72aeb405', text: 'USAst pärit sõidukite puhul RIVi ülevaatuse dokumendid.' },
  'vehicleImport.documentation.4': {
    of: '99f7ed65',
    text: 'Ostu või väärtust tõendav dokument, kui auto ei tule riiki elama asuja isikliku varana.',
  },
  'vehicleImport.restrictions': {
    of: '1f6f8378',
    text: 'Auto Kanadasse viimine on USAst tulles sageli mõistlik, mujalt aga harva võimalik, kui auto ei ole 15 aastat vana või vanem; sobida võivad ka mõned Mehhiko nõuete järgi ehitatud autod. Ülemeremaadest kolides müüb enamik inimesi auto maha ja ostab kohapeal uue. Kanadas on parempoolne liiklus.',
  },
  'healthcare.system': {
    of: '6289c8ee',
    text: 'Tervishoid on Kanadas avalik, seda korraldavad provintsid ja territooriumid ning rahastatakse maksudest; arsti- ja haiglaabi on tervisekaardiga elanikele kaetud. Perearsti võib olla raske leida, seega pange end varakult ootejärjekorda.',
  },
  'healthcare.insurance': {
    of: '8b438edd',
    text: 'Mõnes Kanada provintsis peavad uued elanikud riiklikku kindlustuskaitset ootama, seega ostke esimesteks kuudeks erakindlustus. Hambaravi, prillid ja ravimid katab sageli tööandja kindlustusplaan; ooteaega küsige provintsi tervishoiuministeeriumist.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: '4d59d453',
    text: 'Kanadas korraldavad kooliharidust provintsid ja riigis elavate inimeste lastele on see avalikes koolides tasuta, tavaliselt alates 5. või 6. eluaastast kuni 16.–18. eluaastani. Õppeaasta kestab umbes septembrist juunini. Kool sõltub üldjuhul teie elukohast.',
  },
  'education.languageOfInstruction': {
    of: 'c677a452',
    text: 'Kanada koolides õpetatakse inglise või prantsuse keeles: Québecis on väheste eranditega reegliks prantsuse keel ja mujal on levinud prantsuse keele kümblus.',
  },
  'utilities.electricity': {
    of: 'a67bdda3',
    text: 'Kanadas on võrgupinge 120 V sagedusel 60 Hz ning kasutatakse A- ja B-tüüpi pistikuid. 220–240 V jaoks tehtud seadmed seal enamasti ei tööta, seega kontrollige enne pakkimist iga seadme andmesilti.',
  },
  'utilities.internet': {
    of: 'c6efd237',
    text: 'Kanada linnades on lairibaühendus hea, maapiirkondades ebaühtlasem. Interneti- ja mobiililepingud on võrdlemisi kallid, seega võrrelge piirkonna teenusepakkujaid.',
  },
  'utilities.banking': {
    of: '4cde127d',
    text: 'Kanada suured pangad pakuvad uutele elanikele mõeldud kontosid, millest mõne avamist saab alustada juba enne saabumist. Võtke kaasa pass ja immigratsioonidokumendid ning taotlege varakult sotsiaalkindlustusnumber (SIN), ilma milleta ei saa teile palka maksta.',
  },
  'culturalTips.0': {
    of: 'd7653bb2',
    text: 'Kanadas hinnatakse viisakust: järjekorrast peetakse kinni, uks hoitakse teisele lahti ja kergesti palutakse vabandust.',
  },
  'culturalTips.1': { of: 'ca3cd9b8', text: 'Kellegi koju minnes võtke jalanõud ära, kui ei öelda teisiti.' },
  'culturalTips.2': {
    of: '8353bf2a',
    text: 'Hankige oma provintsi talve jaoks riided enne selle saabumist ja uurige talverehvide kohta, mis on Québecis kohustuslikud.',
  },
  'culturalTips.3': {
    of: '4e78d01d',
    text: 'Restoranis ja taksos oodatakse jootraha; kaardimakseterminal pakub tavaliselt summa ise välja.',
  },
  'culturalTips.4': {
    of: '3ace7fa4',
    text: 'Québecis tervitage esmalt prantsuse keeles: lihtsat bonjour’i hinnatakse.',
  },
  'importantContacts.emergencyServices': {
    of: '7ee42eac',
    text: 'Kanadas valige politsei, tuletõrje või kiirabi kutsumiseks 911.',
  },
  'importantContacts.taxOffice': {
    of: '881d4b7e',
    text: 'Maksude ja toetustega tegeleb Kanada maksuamet (Canada Revenue Agency, CRA): canada.ca.',
  },
  'sources.0.title': {
    of: 'f955758d',
    text: 'Kanada piiriteenistus (Canada Border Services Agency): vorm BSF186, isiklikud asjad',
  },
  'sources.1.title': {
    of: 'c5175317',
    text: 'Kanada toiduinspektsioon (Canadian Food Inspection Agency): loomad, taimed ja toit',
  },
  'sources.2.title': { of: '18615365', text: 'Kanada valitsus: immigratsioon, maksud ja elu Kanadas' },
  'sources.3.title': { of: '8fb22678', text: 'Kanada transpordiministeerium (Transport Canada): sõidukid' },
  'sources.4.title': { of: '8a86b326', text: 'Imporditud sõidukite register (Registrar of Imported Vehicles)' },
  'sources.5.title': { of: '28c40163', text: 'EH Canada Visa: vormi BSF186 esitamine piiril (secondary)' },
  'sources.6.title': { of: 'd0074d0c', text: 'PetFriendlyTravel: lemmikloomade Kanadasse toomise nõuded (secondary)' },
  'sources.7.title': { of: '3a493472', text: 'Piiriteenistuse memorandum D19-12-1 sõidukite kohta (koopia)' },
  'sources.8.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.9.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
