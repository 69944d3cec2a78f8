import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Ida-Aasia' },
  currency: { of: 'bc2c8bd9', text: 'Hiina jüaan ehk renminbi (CNY)' },
  'visaRequirements.touristVisa': {
    of: '19241a81',
    text: 'Mandri-Hiina külastamiseks on vaja Hiina saatkonnast või viisakeskusest saadud turismiviisat (L), kui teie passi puhul ei kehti viisavabadus. Paljude riikide kodanikele on lubatud lühikesi viisavabasid külastusi või läbisõitu, kuid need korrad on ajaliselt piiratud ja muutuvad sageli. Küsige veidi aega enne reisi Hiina saatkonnast; Hongkongil ja Macaul on omaenda reeglid.',
  },
  'visaRequirements.workVisa': {
    of: '5830bc0d',
    text: 'Hiinas töötamiseks on vaja tööandja hangitud tööloa teatist, seejärel Hiina saatkonnast saadud tööviisat (Z) ning pärast saabumist tööluba ja elamisluba. Diplomid ja karistusregistri tõendid peavad tavaliselt olema notariaalselt kinnitatud ning legaliseeritud või apostilliga, seega alustage kuid varem. Külastusviisaga tööd alustada ei tohi.',
  },
  'visaRequirements.residencePermit': {
    of: '4299047e',
    text: 'Kui olete pikaajalise viisaga Hiinasse saabunud, taotlete tavaliselt 30 päeva jooksul elamisluba kohaliku avaliku julgeoleku büroo riiki sisenemise ja riigist väljumise osakonnast ning läbite tervisekontrolli. Kes ei ela hotellis, peab üldjuhul 24 tunni jooksul pärast saabumist registreerima oma aadressi ka kohalikus politseis. Kehtivad reeglid leiate riiklikust immigratsiooniametist (National Immigration Administration, en.nia.gov.cn).',
  },
  'visaRequirements.familyReunification': {
    of: '797e0936',
    text: 'Hiinas töötava või õppiva välismaalase abikaasa ja lapsed tulevad tavaliselt pereliikme viisaga (pikemaks ajaks S1) ning Hiina kodanike sugulased Q-viisaga. Abielu- ja sünnitunnistused peavad üldjuhul olema legaliseeritud või apostilliga ja tõlgitud; pereliikme viisa töötamist ei luba.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '23be9d23',
    text: 'Hiina lubab majapidamisasju importida tavaliselt ainult pikaajalistel elanikel: välismaalastel, Hongkongi, Macau ja Taiwani elanikel ning tagasipöörduvatel hiinlastel, kes jäävad vähemalt 12 kuuks, ja seda pärast nende töö- ja elamisloa väljastamist. Reeglina on lubatud üks lennu- ja üks meresaadetis ning kõik peab jõudma riiki 6 kuu jooksul pärast tolli heakskiitu. Allikad on tollimaksu suhtes eri meelt: mõni väidab, et kasutatud asjad on maksuvabad, teised, et maksustatakse iga majapidamisasjade saadetist; kodumasinaid, mööblit ja valgusteid maksustatakse sageli. Enne saatmist küsige kohalikust tolliasutusest.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'd7428bdd', text: 'Tulirelvad ja muud relvad, mis on keelatud.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'f53d3e04',
    text: 'Raamatud, filmid ja muud teabekandjad, mida võimud peavad Hiina poliitikale, majandusele, kultuurile või kõlblusele kahjulikuks; tavaliselt neid riiki ei lubata või need konfiskeeritakse.',
  },
  'customsRegulations.prohibitedItems.2': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.3': {
    of: '047d9454',
    text: 'Raadiosaatjad ning GPS- või satelliitsaatjad, mida tavaliselt riiki ei lubata.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'e4aa61fc',
    text: 'Liha, piimatooted, värsked puuviljad, seemned ja muld, mida tavaliselt riiki ei lubata.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '1822eccd',
    text: 'Antiikesemed: deklareerige need riiki sisenedes, muidu ei pruugi te neid enam välja viia saada.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '4369808c',
    text: 'Golfikepid: tavaliselt võetakse tollimaksu, ühe allika järgi 30%.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'dd05f1db',
    text: 'Kodumasinad, mööbel ja valgustid: sageli võetakse tollimaksu.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '976a818b',
    text: 'Religioossed materjalid: tavaliselt lubatakse ainult isiklikuks kasutamiseks mõeldud koguses.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'a58f1654',
    text: 'Tolli luba isiklikuks kasutamiseks mõeldud esemete importimiseks (nimetatakse ka tolli pitseeritud kirjaks), mis antakse tavaliselt välja 2–3 tööpäevaga ja kehtib umbes 30 päeva.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '62269c6d',
    text: 'Töö- ja elamisluba, mis kehtivad vähemalt 12 kuud.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8b10896c',
    text: 'Pass, sageli originaal, tollile näitamiseks.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'a34aaf65',
    text: 'Saadetise loetelu hiina keeles või koos tõlkega.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'e8485aa4',
    text: 'Hiinasse sisenemisel täidetud pagasideklaratsioon, mida mõnes linnas küsitakse.',
  },
  'customsRegulations.documentationRequired.5': { of: '12236ef7', text: 'Tööandja kiri, mida mõnes linnas küsitakse.' },
  'customsRegulations.customsClearanceTime': {
    of: '07b825e7',
    text: 'Kui tolli luba on välja antud, võtab tollivormistus Hiinas tavaliselt 10–15 tööpäeva; tagasipöörduvate hiinlaste puhul räägitakse umbes 10–12 tööpäevast. Luba ise saab anda alles pärast teie elamisloa saamist, seega ärge saatke asju liiga vara teele. Tavad on linniti erinevad, näiteks Pekingis ja Shanghais.',
  },
  'petImport.vaccinations.0': {
    of: 'c2038573',
    text: 'Kõigepealt mikrokiip, et iga vaktsineerimise ja analüüsi saaks loomaga siduda.',
  },
  'petImport.vaccinations.1': {
    of: '068a1e66',
    text: 'Marutaudivastane vaktsineerimine koos tõendiga; tavaliselt oodatakse kaht vaktsineerimist.',
  },
  'petImport.vaccinations.2': {
    of: '3bce6ec2',
    text: 'Marutaudi antikehade analüüs tulemusega vähemalt 0,5 IU/ml Hiina tolli (GACC) tunnustatud laborist; seda on tavaliselt vaja karantiini vältimiseks, kui tulete riigist, mis ei ole määratud riikide hulgas.',
  },
  'petImport.quarantine': {
    of: 'c3bc3923',
    text: 'Lemmikloomi ootab Hiinas tavaliselt 30-päevane karantiin, välja arvatud juhul, kui nad tulevad määratud riigist või piirkonnast (näiteks Ühendkuningriigist, Iirimaalt, Jaapanist, Singapurist, Austraaliast, Uus-Meremaalt, Rootsist, Šveitsist, Portugalist, Hongkongist või Macaust) või kui neil on tunnustatud labori marutaudi antikehade tulemust vähemalt 0,5 IU/ml. Kui karantiin on vajalik, võib lemmikloom riiki tulla ainult sellise piiripunkti kaudu, kus on selleks tingimused. Enne reisi broneerimist küsige üle Hiina tollist (GACC).',
  },
  'petImport.healthCertificate': {
    of: '0a206355',
    text: 'Hiina lubab tavaliselt ühe koera või kassi inimese ja riiki sisenemise kohta; vaja on lähteriigi veterinaarasutuse ametlikku tervisesertifikaati, marutaudivastase vaktsineerimise tõendit ja mikrokiipi. Linnad piiravad ka koerte tõuge ja suurust ning nõuavad luba, seega küsige enne üürileandjalt ja kohalikust politseist.',
  },
  'vehicleImport.regulations': {
    of: '5cc0b146',
    text: 'Pikaajalised külastajad, kes ei ole residendid, ei tohi Hiinasse mootorsõidukit importida. Välisfirmade alaliste esinduste koosseisulised töötajad võivad taotleda luba tuua tollimaksu tasudes sisse üks kuni üheksa istekohaga sõiduk. Kasutatud autosid ei saa tavaliselt üldse importida.',
  },
  'vehicleImport.duties': {
    of: '7cdc45d8',
    text: 'Kui sõidukit Hiinasse lubatakse, tuleb maksta tollimaksu, tarbimismaksu ja käibemaksu, mis on kokku suured. Enne kui midagi otsustate, küsige kohalikust tolliasutusest ja oma tööandjalt praegusi määrasid.',
  },
  'vehicleImport.documentation.0': { of: '41dbc779', text: 'Kohaliku tolliasutuse heakskiit enne sõiduki saatmist.' },
  'vehicleImport.documentation.1': {
    of: 'f3da5a6d',
    text: 'Tõend ametikoha kohta alalises esinduses ning töö- ja elamisluba.',
  },
  'vehicleImport.documentation.2': { of: 'b78a83f9', text: 'Sõiduki ostudokumendid ja tehnilised andmed.' },
  'vehicleImport.restrictions': {
    of: 'f6154ed3',
    text: 'Peaaegu kõigil Hiinasse kolijatel jääb auto maha. Välisriikide ja rahvusvahelisi juhilube Mandri-Hiinas ei tunnustata, seega on vaja Hiina juhiluba, ning mitu suurlinna piirab numbrimärkide väljaandmist. Liiklus on parempoolne.',
  },
  'healthcare.system': {
    of: '2d319e78',
    text: 'Arstiabi antakse Hiinas enamasti riiklikes haiglates, kus isegi eriarsti juurde minek algab haigla registratuurist või rakendusest. Suurlinnades on ka rahvusvahelised kliinikud inglise keelt kõneleva personaliga, kuid palju kõrgemate hindadega.',
  },
  'healthcare.insurance': {
    of: 'cf03c8ba',
    text: 'Hiinas töötavad välismaalased on üldiselt hõlmatud sotsiaalkindlustusega, mis sisaldab esmast ravikindlustust. Paljud võtavad lisaks rahvusvahelise erakindlustuse, et see tasuks raviarved otse ning kataks evakuatsiooni ja rahvusvahelised kliinikud; küsige oma tööandjalt.',
  },
  'healthcare.emergencyNumber': { of: '4b654e74', text: '120 (kiirabi), 110 (politsei), 119 (tuletõrje)' },
  'education.schoolSystem': {
    of: 'f3fe997c',
    text: 'Hiinas on üheksa-aastane koolikohustus: algkool ja keskkooli alumine aste, millele järgneb keskkooli ülemine aste; õppeaasta algab tavaliselt septembris. Välismaalaste lapsed võivad paljudes linnades käia kohalikus koolis, kuigi kohtade arv ja nõutavad dokumendid on piirkonniti erinevad, ning enamik väljarännanute peresid kaalub rahvusvahelist kooli.',
  },
  'education.languageOfInstruction': {
    of: 'bc041bc1',
    text: 'Hiina riigikoolides õpetatakse mandariini hiina keeles; rahvusvahelistes koolides inglise või muus võõrkeeles.',
  },
  'utilities.electricity': {
    of: '804150e2',
    text: 'Hiinas on võrgupinge 220 V sagedusel 50 Hz ning kasutatakse A-, C- ja I-tüüpi pistikuid. 110–120 V jaoks tehtud seadmed vajavad seal trafot; uus mööbel ja kodumasinad on nii odavad, et palju võib koju jätta.',
  },
  'utilities.internet': {
    of: '55496705',
    text: 'Kiire kiudoptiline internet ja mobiilside on Hiina linnades tavalised. Paljud välismaised veebilehed ja rakendused ei ole Mandri-Hiinas kättesaadavad, seega korraldage vajalik enne saabumist ja öelge lähedastele, kuidas teiega ühendust saab.',
  },
  'utilities.banking': {
    of: 'a5964ad0',
    text: 'Pangakonto avamiseks on Hiinas tavaliselt vaja passi, elamisluba ja Hiina mobiilinumbrit. Igapäevamakseid tehakse Alipay ja WeChat Pay kaudu ning mõlemad aktsepteerivad paljusid välismaiseid kaarte.',
  },
  'culturalTips.0': {
    of: '8abc4557',
    text: 'Hankige esimestel päevadel Hiina mobiilinumber, WeChat ja makserakendus: poed, taksod ja üürileandjad toetuvad neile.',
  },
  'culturalTips.1': { of: '5be7d911', text: 'Visiitkaarte ja kingitusi ulatage ja võtke vastu kahe käega.' },
  'culturalTips.2': {
    of: 'b7bb70b7',
    text: 'Registreerige oma aadress politseis uuesti iga kolimise järel ja paljudes kohtades ka pärast välisreise.',
  },
  'culturalTips.3': {
    of: '9973e839',
    text: 'Kandke passi kaasas: seda on vaja rongides, hotellides ja paljude piletite jaoks.',
  },
  'culturalTips.4': {
    of: 'cf3731f6',
    text: 'Vältige kellegi teiste ees ebamugavasse olukorda panemist; probleemidest rääkige vaikselt ja nelja silma all.',
  },
  'importantContacts.emergencyServices': {
    of: '9993a789',
    text: 'Hiinas valige politsei kutsumiseks 110, kiirabi kutsumiseks 120, tulekahju korral 119 ja liiklusõnnetuse korral 122.',
  },
  'importantContacts.taxOffice': {
    of: 'd69705cc',
    text: 'Maksudega tegeleb riiklik maksuamet (State Taxation Administration) oma kohalike kontorite kaudu: chinatax.gov.cn.',
  },
  'sources.0.title': { of: '9f8b7499', text: 'Hiina tolli peavalitsus (General Administration of Customs)' },
  'sources.1.title': { of: '0ee0b306', text: 'Wuhani linnavalitsus: tollireeglid elanikele ja külastajatele' },
  'sources.2.title': { of: 'a9deff9c', text: 'Hiina riiklik immigratsiooniamet' },
  'sources.3.title': { of: 'c18e676d', text: 'Hiina riiklik maksuamet' },
  'sources.4.title': { of: '44668207', text: "People's Daily: lihtsam karantiinikontroll lemmikloomadele (secondary)" },
  'sources.5.title': { of: 'e1dcb8af', text: 'SJ Grand: majapidamisasjade importimine Hiinasse (secondary)' },
  'sources.6.title': { of: 'faeeb7df', text: 'PHX Logistics: majapidamisasjad Hiinasse (secondary)' },
  'sources.7.title': { of: 'c78b4c75', text: 'Rainier Overseas: Hiina tollireeglid (secondary)' },
  'sources.8.title': { of: '91c0340c', text: 'ftc.hk: tollinõuandeid Hiina kohta (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
