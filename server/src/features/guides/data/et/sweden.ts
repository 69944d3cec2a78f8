import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Põhja-Euroopa' },
  currency: { of: '998f6dbb', text: 'Rootsi kroon (SEK)' },
  'visaRequirements.touristVisa': {
    of: '120526b6',
    text: 'Rootsi kuulub Schengeni alasse: paljude riikide kodanikud võivad kogu alal viibida viisata kuni 90 päeva mis tahes 180-päevase ajavahemiku jooksul, teised vajavad enne reisi Schengeni viisat. ELi kodanikele ei kehti kumbki nõue. Rootsi migratsiooniamet (migrationsverket.se) ütleb, mida on teie passiga vaja.',
  },
  'visaRequirements.workVisa': {
    of: 'c537e6c0',
    text: 'ELi kodanikud võivad Rootsis vabalt töötada ja Põhjamaade kodanikel ei ole vaja üldse mingeid formaalsusi. Teised vajavad enne reisi tööluba, mille aluseks on Rootsi tingimustele vastav tööpakkumine ja aeg-ajalt muudetav miinimumpalk; kõrgelt kvalifitseeritud töötajate jaoks on ELi sinine kaart. Kehtivat palganõuet vaadake lehelt migrationsverket.se.',
  },
  'visaRequirements.residencePermit': {
    of: 'cd8adcea',
    text: 'ELi-väliste riikide kodanikud, kes jäävad Rootsi kauemaks kui kolmeks kuuks, vajavad elamisluba, mis üldjuhul antakse enne riiki sisenemist. Igaüks, kes hakkab seal elama aasta või kauem, registreerib end Rootsi maksuametis (Skatteverket) ja saab isikunumbri (personnummer), mis avab peaaegu kõik muud uksed. ELi kodanikud luba ei vaja, kuid peavad vastama elamisõiguse tingimustele.',
  },
  'visaRequirements.familyReunification': {
    of: '62b7e05a',
    text: 'Abikaasa, registreeritud elukaaslane või vabaabielukaaslane ja alla 18-aastased lapsed saavad tavaliselt loa tulla Rootsi elaniku juurde, sageli koos tööloaga. Rootsis elav pereliige peab enamasti tõendama sissetulekut ja piisavalt suurt eluaset. Taotlege luba enne kolimist lehel migrationsverket.se, sest ooteajad on pikad.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '98b8ef95',
    text: 'Majapidamisasju saab Rootsi tuua tolli- ja käibemaksuvabalt, kui olete elanud väljaspool ELi vähemalt ühe aasta, asjad on olnud teie omanduses ja kasutuses vähemalt 6 kuud ning kavatsete Rootsis elada vähemalt ühe aasta. Nende toomiseks on aega üks aasta ning pärast seda ei tohi neid aasta jooksul müüa, laenata ega rendile anda. Rootsi tagasi kolijatele kehtivad teistsugused reeglid, seega öelge, kumb te olete. Kolimisel teisest ELi riigist tolliformaalsusi ei ole.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.1': { of: '2bbfa747', text: 'Liha- ja piimatooted väljastpoolt ELi.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'fbc82c64',
    text: 'Kaitsealused loomad ja taimed ning neist valmistatud esemed ilma CITESi dokumentideta.',
  },
  'customsRegulations.prohibitedItems.3': { of: 'ac172190', text: 'Võltsitud kaubad.' },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol ja tubakas: maksuvabastus neile ei laiene, seega need maksustatakse.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'fbdefbe1',
    text: 'Tulirelvad ja laskemoon: ainult Rootsi politsei loaga.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '08796072',
    text: 'Teatud noad ja pipragaas: keelatud või loakohustuslikud, seega jätke need maha või küsige enne Rootsi tollist.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '342ec8e0',
    text: 'Ravimid: ainult enda tarbeks, narkootilisteks liigitatud ravimitel on ranged piirangud.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'bf8dd06b',
    text: 'Tarbesõidukid ja ärikaubad: maksuvabastus neile ei laiene, välja arvatud kaasaskantavad kutsetöö vahendid.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'cb8485a9',
    text: 'Rootsi tolli kinnitusvorm tollimaksuvabastuse jaoks (Försäkran).',
  },
  'customsRegulations.documentationRequired.1': { of: 'bff2ed3e', text: 'Asjade loetelu.' },
  'customsRegulations.documentationRequired.2': {
    of: '456f3486',
    text: 'Pass, ELi-väliste riikide kodanikel koos elamisloaga.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'cc898958',
    text: 'Tõend, et elasite väljaspool ELi vähemalt 12 kuud.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'b91fbec0',
    text: 'Tõend kodu või töö kohta Rootsis, näiteks üüri- või tööleping.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '88c9d5d9',
    text: 'Registreering Rootsi maksuametis (Skatteverket), kui see on juba olemas.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '32d3ea12',
    text: 'Majapidamisasjade tollivormistus võtab Rootsis tavaliselt 2–5 tööpäeva pärast seda, kui dokumendid on koos. Kui kolite Rootsi tagasi, ei katkesta lühikesed külaskäigud välismaal elatud aastate jooksul seda aega alati; täpset piiri on kõige parem küsida Rootsi tollist (tullverket.se).',
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
    of: '4eee0d7d',
    text: 'Pärast esimest marutaudivastast vaktsineerimist tuleb enne Rootsi reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Marutaudi antikehade vereanalüüs, kui tulete riigist, mida ELi nimekirjas ei ole märgitud madala riskiga riigiks: veri võetakse tavaliselt vähemalt 30 päeva pärast vaktsineerimist ja enne reisi tuleb oodata 3 kuud.',
  },
  'petImport.vaccinations.4': {
    of: 'bfa54591',
    text: 'EList tulevatelt koertelt ei nõuta hiljutiste teadete järgi enam ussitõrjet paelussi vastu; küsige üle Rootsi põllumajandusametist (jordbruksverket.se).',
  },
  'petImport.quarantine': {
    of: 'ad3209ef',
    text: 'ELi nõuetele vastavad lemmikloomad Rootsis karantiini ei lähe; nõuetele mittevastav loom võidakse tagasi saata, isoleerida või viimase abinõuna magama panna. Väljastpoolt ELi tulevad lemmikloomad peavad tavaliselt saabuma piirikontrollipunkti, näiteks Stockholmi Arlandasse või Göteborgi Landvetterisse, ja nende saabumisest tuleb Rootsi tollile teatada. Kui vereanalüüsi nõue puudutab teid, alustage vähemalt viis kuud enne kolimist.',
  },
  'petImport.healthCertificate': {
    of: 'ca31012b',
    text: 'Väljastpoolt ELi tulles vajab koer, kass või valgetuhkur Rootsi sisenemiseks tavaliselt ELi loomatervise sertifikaati; ELi piires piisab lemmikloomapassist. Nagu teised juhendid teatavad, kehtivad alates 22. aprillist 2026 uued ELi reeglid, alates 1. oktoobrist 2026 uued sertifikaadivormid ja ühes sõidukis tohib olla kuni viis lemmiklooma, seega küsige loomaarstilt kehtivat vormi ning uurige nõudeid Rootsi põllumajandusametist (jordbruksverket.se).',
  },
  'vehicleImport.regulations': {
    of: 'd64e0cfd',
    text: 'Väljastpoolt ELi kolija saab eraauto tuua Rootsi koos majapidamisasjadega tollimaksuvabalt, kui see on enne lahkumist olnud tema omanduses ja kasutuses vähemalt 6 kuud; ühe aasta jooksul ei tohi seda müüa, laenata ega rendile anda. Seejärel peab auto läbima registreerimisülevaatuse, enne kui Rootsi transpordiamet (Transportstyrelsen) selle registreerib.',
  },
  'vehicleImport.duties': {
    of: 'bab65734',
    text: 'Maksuvabastuse korral ei tule auto eest Rootsis tasuda tolli- ega käibemaksu; ilma selleta arvestage 10% tollimaksu ja 25% käibemaksuga. Iga-aastane sõidukimaks sõltub heitest ning võib uuematel bensiini- ja diiselautodel olla suur. Küsige üle Rootsi tollist (tullverket.se) ja Rootsi transpordiametist.',
  },
  'vehicleImport.documentation.0': { of: 'fc573de2', text: 'Teie nimel olev välisriigi registreerimistunnistus.' },
  'vehicleImport.documentation.1': {
    of: 'a4507552',
    text: 'Tõend, et auto on olnud vähemalt 6 kuud teie omanduses ja kasutuses, näiteks registreerimis- ja kindlustusdokumendid.',
  },
  'vehicleImport.documentation.2': { of: '3d5c37ec', text: 'Tolli otsus tollimaksuvabastuse kohta.' },
  'vehicleImport.documentation.3': {
    of: 'd46c2c44',
    text: 'Vastavustunnistus või muud tehnilised andmed registreerimisülevaatuse jaoks.',
  },
  'vehicleImport.documentation.4': { of: '172d3991', text: 'Rootsis kehtiv kindlustus.' },
  'vehicleImport.restrictions': {
    of: '1feb7093',
    text: 'Auto Rootsi toomine võib end ära tasuda, kui maksuvabastus sellele laieneb ja auto on ehitatud ELi nõuete järgi; muude turgude jaoks ehitatud autod ei pruugi registreerimisülevaatust läbida. Tarbesõidukitele maksuvabastus ei kehti. Talverehvid on talvistes tingimustes detsembrist märtsini kohustuslikud ja liiklus on parempoolne.',
  },
  'healthcare.system': {
    of: 'ea628ed7',
    text: 'Tervishoid on Rootsis avalik, seda korraldavad piirkonnad ja rahastatakse maksudest; visiiditasud on mõõdukad ja neil on aastane ülempiir. Valite tervisekeskuse (vårdcentral), kuhu kõigepealt pöörduda. Nõuandetelefonilt 1177 öeldakse ööpäev läbi, kuhu minna.',
  },
  'healthcare.insurance': {
    of: '30ca02ab',
    text: 'Rootsi avalik tervishoid katab kõik, kes on registreeritud sealseks elanikuks, mis tähendab tavaliselt vähemalt aastast elamist. Kuni isikunumber ei ole veel tulnud või kui jääte lühemaks ajaks, võtke Rootsis kehtiv kindlustus; ELi külastajad kasutavad Euroopa ravikindlustuskaarti.',
  },
  'healthcare.emergencyNumber': {
    of: '613303f0',
    text: '112 (kõik), 114 14 (politsei, mitte kiireloomuline), 1177 (tervisenõuanne)',
  },
  'education.schoolSystem': {
    of: '3ec0f223',
    text: 'Kool on Rootsis kohustuslik aastast, mil laps saab kuueaastaseks, ja see on tasuta koos tasuta lõunasöögiga; põhikoolis on üheksa klassi ja peaaegu kõik lähevad edasi gümnaasiumiastmesse. Tasuta on nii munitsipaal- kui ka sõltumatud koolid. Koduõpe on lubatud väga harva.',
  },
  'education.languageOfInstruction': {
    of: '03911f0b',
    text: 'Rootsi koolides õpetatakse rootsi keeles ning uutele õpilastele on ettevalmistusklassid ja sageli emakeeletunnid. Suuremates linnades on ingliskeelseid ja rahvusvahelisi koole, millest osa on tasuta, kuid on järjekorrad, kuhu tasub end varakult kirja panna.',
  },
  'utilities.electricity': {
    of: 'f26fac05',
    text: 'Rootsis on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse C- ja F-tüüpi pistikuid. 110–120 V jaoks tehtud seadmed vajavad seal trafot. Tavaliselt on teil kaks lepingut: üks kohaliku võrguettevõttega ja teine enda valitud elektrimüüjaga.',
  },
  'utilities.internet': {
    of: 'b959a74c',
    text: 'Kiudoptiline internet on Rootsis tavaline ja paljudes kortermajades on see ühine või üüri sees. Tellimiseks on tavaliselt vaja isikunumbrit, seega on esimestel nädalatel abi ettemakstud mobiilinumbrist.',
  },
  'utilities.banking': {
    of: 'e31ed891',
    text: 'Rootsi seaduslikel elanikel on õigus pangakontole, kuid isikunumbriga on selle avamine palju lihtsam ning pangad küsivad, kust teie raha pärineb. BankID-d ehk panga kaudu saadavat elektroonilist isikutunnistust kasutatakse peaaegu kõige jaoks. Sularaha kasutatakse harva ja paljud poed ei võta seda vastu.',
  },
  'culturalTips.0': { of: 'ddf9c797', text: 'Kellegi koju minnes võtke jalanõud ära.' },
  'culturalTips.1': { of: '7757e454', text: 'Tulge minutipealt, ka õhtusöögile, ja saatke sõnum, kui hilinete.' },
  'culturalTips.2': { of: 'b7320ae2', text: 'Võtke number või leidke järjekorra lõpp: järjekordi võetakse tõsiselt.' },
  'culturalTips.3': {
    of: '310c1593',
    text: 'Fika ehk kohvipaus kolleegidega on osa tööpäevast, seega ühinege sellega.',
  },
  'culturalTips.4': {
    of: 'e24deb22',
    text: 'Kortermajades on ühine pesuköök, kus ajad broneeritakse; pidage oma ajast kinni ja jätke ruum puhtaks.',
  },
  'importantContacts.emergencyServices': {
    of: '87572097',
    text: 'Rootsis valige igas hädaolukorras 112, politsei numbrit 114 14, kui asi ei ole kiireloomuline, ja tervisenõu saamiseks 1177.',
  },
  'importantContacts.taxOffice': {
    of: '18826bfd',
    text: 'Rootsi maksuamet (Skatteverket, skatteverket.se) tegeleb maksude, rahvastikuregistri ja isikunumbriga, seega on see tavaliselt esimene asutus, kuhu minna.',
  },
  'sources.0.title': { of: '6bf18779', text: 'Rootsi toll: tollimaksuvabastus sisserändajatele' },
  'sources.1.title': { of: '8bab9778', text: 'Rootsi toll: kolimine Rootsi ja Rootsist ära' },
  'sources.2.title': { of: 'f0f4fede', text: 'Määrus (EÜ) nr 1186/2009: maksuvabastus elukoha vahetamisel' },
  'sources.3.title': { of: '4bbadc90', text: 'Rootsi migratsiooniamet' },
  'sources.4.title': { of: 'c1c4d4b2', text: 'Euroopa Komisjon: lemmikloomade liikumine liidu piires' },
  'sources.5.title': { of: '4c22261b', text: 'Rootsi põllumajandusamet' },
  'sources.6.title': { of: 'f660dbba', text: 'Rootsi maksuamet: kolimine Rootsi ja isikunumber' },
  'sources.7.title': { of: 'e5072b53', text: 'Rainier Overseas: Rootsi tollireeglid (secondary)' },
  'sources.8.title': { of: '57761936', text: 'Politis: ELi uued lemmikloomareeglid (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
