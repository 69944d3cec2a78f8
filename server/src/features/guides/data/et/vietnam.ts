import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Kagu-Aasia' },
  currency: { of: '0a14daa7', text: 'Vietnami dong (VND)' },
  'visaRequirements.touristVisa': {
    of: 'd6598169',
    text: 'Mõne riigi kodanikud võivad Vietnami piiratud arvu päevi viisata külastada ja enamik teisi võib internetis taotleda kuni 90 päeva kehtivat e-viisat (evisa.gov.vn). Kasutage ainult ametlikku lehte, sest järeletehtud lehed küsivad rohkem raha. Külastuse ajal töötada ei tohi ja majapidamisasju ei saa külastusviisaga tollimaksuvabalt vormistada.',
  },
  'visaRequirements.workVisa': {
    of: 'dd1890be',
    text: 'Vietnamis töötamiseks hangib tööandja tavaliselt nõusoleku välismaalase palkamiseks ja seejärel teile tööloa; mõned saavad selle asemel tööloavabastuse tõendi. Laske oma diplom ja karistusregistri tõend enne lahkumist kodumaal legaliseerida, sest see võtab nädalaid. Vähemalt 12-kuulisel tööloal põhineb tavaliselt ka tollimaksuvabastus.',
  },
  'visaRequirements.residencePermit': {
    of: '544ebcf9',
    text: 'Tööloaga saate tavaliselt Vietnami tähtajalise elamisloakaardi, mis asendab viisat ja kehtib sama kaua kui tööluba. Kus iganes te peatute, registreerib teid kohalikus politseis üürileandja või hotell. Praeguseid vorme küsige immigratsiooniametist (xuatnhapcanh.gov.vn).',
  },
  'visaRequirements.familyReunification': {
    of: 'fd5cad34',
    text: 'Vietnamis töötava välismaalase abikaasa ja lapsed saavad tavaliselt pereliikmetena viisa ja tähtajalise elamisloakaardi. Abielu- ja sünnitunnistused tuleb legaliseerida ja vietnami keelde tõlkida. Pereliikmed ei tohi ilma omaenda loata töötada.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'f04b1ee2',
    text: 'Vallasvara (tài sản di chuyển) on Vietnamis tollimaksust vaba välismaalastel, kes on sinna tööle saadetud, organisatsioonidel ja vietnamlastel, kes lõpetavad töö välismaal, ning kodumaale naasvatel välisvietnamlastel. Tavaliselt on vaja vähemalt 12-kuulist tööluba või -lepingut, vabastus hõlmab inimese või leibkonna kohta üht igat liiki elektriseadet ning üht lennu- ja üht meresaadetist; autod ja mootorrattad on välja arvatud. Reeglid on otsusest 31/2015 üle viidud tollimaksuseadusesse ja dekreeti 134/2016, seega vaadake enne saatmist Vietnami tollist kehtivat teksti.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'e80bc2ca', text: 'Relvad, lõhkeained ja laskemoon.' },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.2': { of: 'ab11aad8', text: 'E-sigaretid: keelatud alates aastast 2025.' },
  'customsRegulations.prohibitedItems.3': { of: 'c6c00888', text: 'Paugutid ja ilutulestik.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'd7c3700b',
    text: 'Pornograafia ja kirjutised, mida loetakse riigivaenulikuks.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8f73257d',
    text: 'Raamatud, CD-d, DVD-d, lindid ja plaadid: kultuuriosakond vaatab need läbi, seega hoidke need eraldi kastides või jätke maha.',
  },
  'customsRegulations.restrictedItems.1': { of: '09adba72', text: 'Antiikesemed: ainult loaga.' },
  'customsRegulations.restrictedItems.2': {
    of: 'e9ff9894',
    text: 'Elektroonika: rohkem kui üks igast liigist, ja eelkõige luksusesemed, maksustatakse kõrgelt.',
  },
  'customsRegulations.restrictedItems.3': { of: '10d6523e', text: 'Alkohol: piiratud.' },
  'customsRegulations.restrictedItems.4': {
    of: 'cb3b307d',
    text: 'Ravimid: võtke kaasa isiklikuks tarbeks vajalik kogus koos retseptiga.',
  },
  'customsRegulations.documentationRequired.0': { of: '52a5d4f7', text: 'Vallasvara tollideklaratsioon.' },
  'customsRegulations.documentationRequired.1': {
    of: '31d436c3',
    text: 'Passi originaal; omanik peab tavaliselt Vietnamis viibima.',
  },
  'customsRegulations.documentationRequired.2': { of: '872080c7', text: 'Tööluba, tavaliselt vähemalt 12-kuuline.' },
  'customsRegulations.documentationRequired.3': {
    of: 'c448f4dd',
    text: 'Üksikasjalik asjade loetelu koos seadmete kaubamärgi, mudeli ja seerianumbriga.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '4ec8d2be',
    text: 'Saabumisel lennujaamas tehtud deklaratsioon.',
  },
  'customsRegulations.documentationRequired.5': { of: 'e0093299', text: 'Kiri ettevõttelt, kus töötate.' },
  'customsRegulations.documentationRequired.6': { of: 'd1f74bea', text: 'Konossement või lennuveokiri.' },
  'customsRegulations.customsClearanceTime': {
    of: '2f98aa1b',
    text: 'Vietnami toll peab toimiku läbi vaatama 2 töötunniga ja asjad 8 töötunni või 2 päevaga; raamatute ja plaatide kontrolli tõttu arvestage 5–10 tööpäeva. Tavaliselt vaadatakse iga saadetis täielikult läbi, seega tehke iga kasti kohta nimekiri. Ärge laske saadetisel saabuda enne, kui tööluba on olemas.',
  },
  'petImport.vaccinations.0': {
    of: '1e505d20',
    text: 'Marutaudivastane vaktsineerimine, mis on tavaliselt tehtud vähemalt 30 päeva ja kõige rohkem 12 kuud enne Vietnami saabumist.',
  },
  'petImport.vaccinations.1': { of: 'faddcfb3', text: 'Kõigi kannetega vaktsineerimisraamat käsipagasis.' },
  'petImport.vaccinations.2': {
    of: '86d81753',
    text: 'Mikrokiip: soovitatav, kuigi tavaliselt seda ei nõuta; paljud transiitriigid ja lennufirmad küsivad seda.',
  },
  'petImport.quarantine': {
    of: 'a9aef7b0',
    text: 'Täielike dokumentidega lemmikloomad kontrollib karantiiniametnik Vietnami saabumisel tavaliselt üle ja nad lastakse vabaks. Nagu teised juhendid teatavad, tohib kuni kaks lemmiklooma tulla impordiloata, suurema arvu jaoks on see vajalik. Küsige enne lendu loomatervise ametist, sest ministeeriume liideti aastal 2025 ja kontorid on kolinud.',
  },
  'petImport.healthCertificate': {
    of: 'cd5522eb',
    text: 'Koer või kass vajab tavaliselt veidi enne Vietnami lendu väljastatud ametlikku veterinaarset tervisesertifikaati ja vaktsineerimisraamatut. Vaktsineerige kaks kuni kolm kuud varem ja laske lennufirmal või saatkonnal kinnitada, mitu päeva vana sertifikaat tohib olla. Avaldatud andmed on erinevad ja osalt vanad, seega laske reeglid kinnitada lehel cucthuy.gov.vn või ameti õigusjärglasel.',
  },
  'vehicleImport.regulations': {
    of: '4f23b14a',
    text: 'Tavalised riiki kolijad üldiselt eraautot Vietnami tuua ei saa: autod ja mootorrattad ei ole vallasvara ning ajutine tollimaksuvaba import on mõeldud diplomaatidele ja rahvusvaheliste organisatsioonide töötajatele. Nagu teised juhendid teatavad, peab kasutatud auto olema kuni 5 aastat vana, vähemalt 6 kuud registreeritud ja sõitnud vähemalt 10 000 km.',
  },
  'vehicleImport.duties': {
    of: 'b934feb2',
    text: 'Kasutatud autolt, mis üldse Vietnami tohib tulla, võetakse mitut suurt maksu, mis kokku sageli ületavad selle väärtuse. Avaldatud arvud ei ole usaldusväärsed, seega küsige Vietnami tollist (customs.gov.vn) või tolliagendilt.',
  },
  'vehicleImport.documentation.0': {
    of: '57bffde4',
    text: 'Registreerimistunnistus, mis näitab vähemalt 6 kuud ja läbisõitu.',
  },
  'vehicleImport.documentation.1': { of: '8db5361f', text: 'Tõend omandi ja väärtuse kohta.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Konossement.' },
  'vehicleImport.documentation.3': {
    of: '13897dee',
    text: 'Ajutise tollimaksuvaba impordi puhul tõend diplomaadi või muu sarnase staatuse kohta.',
  },
  'vehicleImport.documentation.4': {
    of: 'a6744e5a',
    text: 'Kvaliteedi ja ohutuse kontroll enne Vietnamis registreerimist.',
  },
  'vehicleImport.restrictions': {
    of: 'aa897592',
    text: 'Müüge auto enne Vietnami kolimist: enamiku jaoks on import suletud või liiga kallis ning ka mootorrattad on maksuvabastusest välja arvatud. Juhiga rendiautosid, taksosid ja rakendusi on küllalt. Isegi väikese mootorrattaga sõitmiseks on vaja seal kehtivat juhiluba, muidu kindlustus ei maksa; liiklus on parempoolne.',
  },
  'healthcare.system': {
    of: '9360d3fc',
    text: 'Vietnamis on riiklikud haiglad, mis on sageli rahvarohked, ning Hanois, Ho Chi Minhi linnas ja Da Nangis era- ja rahvusvahelised kliinikud, kus räägitakse inglise keelt. Raskematel juhtudel viiakse inimesi mõnikord Bangkokki või Singapuri.',
  },
  'healthcare.insurance': {
    of: '9cb786ae',
    text: 'Lepinguga töötajad maksavad Vietnamis tavaliselt riiklikku ravikindlustust, mis katab riiklikud haiglad. Enamik välismaalasi võtab lisaks rahvusvahelise kindlustuse koos meditsiinilise evakuatsiooniga ning erakliinikud tahavad enne näha kindlustust või kaarti. Kontrollige, et mootorrattaõnnetused oleksid kaetud.',
  },
  'healthcare.emergencyNumber': { of: 'd984f35a', text: '113 (politsei), 114 (tuletõrje), 115 (kiirabi)' },
  'education.schoolSystem': {
    of: '18ed0bec',
    text: 'Vietnamis kestab algkool viis, keskkooli alumine aste neli ja ülemine aste kolm aastat; õppeaasta algab septembri alguse paiku. Välismaalaste pered valivad enamasti era- või rahvusvahelise kooli.',
  },
  'education.languageOfInstruction': {
    of: '26fe372c',
    text: 'Vietnami riigikoolides õpetatakse vietnami keeles ja kakskeelsetes erakoolides vietnami ja inglise keeles. Hanoi, Ho Chi Minhi linna ja Da Nangi rahvusvahelistes koolides õpetatakse inglise keeles ning mõnes prantsuse, korea või jaapani keeles; õppemaks on kõrge.',
  },
  'utilities.electricity': {
    of: '226cfd39',
    text: 'Vietnamis on võrgupinge 220 V sagedusel 50 Hz ning kasutatakse A- ja C-tüüpi, mõnes hoones ka G-tüüpi pistikuid. 110–120 V jaoks tehtud seadmed vajavad seal trafot ja mõistlik on liigpingekaitse, sest kuumadel kuudel võib elekter ära minna.',
  },
  'utilities.internet': {
    of: '0b9d5e54',
    text: 'Kiudoptiline internet on Vietnami linnades odav ja tavaline ning mobiilne internet on hea. Sageli on üürileandja selle juba paigaldanud. SIM-kaart registreeritakse teie passiga.',
  },
  'utilities.banking': {
    of: '63e256cf',
    text: 'Vietnami pangad avavad välismaalastele konto tavaliselt passi ja piisavalt pika viisa või elamisloakaardiga, sageli koos töölepinguga. Raha saatmiseks välismaale on vaja tõendit sissetuleku ja maksude kohta, seega hoidke dokumendid alles. QR-maksed on tavalised ja turgudel on sularahast jätkuvalt kasu.',
  },
  'culturalTips.0': { of: 'ba07cd06', text: 'Enne koju, templisse ja mõnda poodi astumist võtke jalanõud ära.' },
  'culturalTips.1': {
    of: '0be18d87',
    text: 'Ulatage ja võtke asju vastu kahe käega, kui teine inimene on vanem või kui tegu on äriga.',
  },
  'culturalTips.2': {
    of: 'b3de68b2',
    text: 'Teti ehk kuukalendri uusaasta paiku on kontorid ja kolimisfirmad suletud nädala või kauem, seega arvestage sellega kavandamisel.',
  },
  'culturalTips.3': {
    of: 'b5b2a412',
    text: 'Ületage tänavat aeglaselt ja ühtlaselt ning laske mootorratastel endast mööda voolata.',
  },
  'culturalTips.4': {
    of: '2849c4c7',
    text: 'Kui midagi läheb valesti, jääge rahulikuks ja naeratage: häält tõstes kaotavad näo mõlemad pooled.',
  },
  'importantContacts.emergencyServices': {
    of: 'c378aeae',
    text: 'Vietnamis valige politsei kutsumiseks 113, tuletõrje kutsumiseks 114 ja kiirabi kutsumiseks 115.',
  },
  'importantContacts.taxOffice': {
    of: '96abb44d',
    text: 'Tulumaksuga tegeleb Vietnamis maksuamet (gdt.gov.vn), mis alates aastast 2025 kuulub rahandusministeeriumi alla; kes viibib riigis 183 päeva või kauem, on tavaliselt maksuresident, seega küsige tööandjalt, kes teie eest deklareerib.',
  },
  'sources.0.title': {
    of: 'bd64f4ba',
    text: 'Vietnami kaubandusportaal: vallasvara tollimaksuvabastus (otsus 31/2015)',
  },
  'sources.1.title': { of: '079bcfa6', text: 'Vietnami kaubandusportaal: vallasvara tolliprotseduur' },
  'sources.2.title': { of: 'e0ec9a62', text: 'Vietnami toll' },
  'sources.3.title': { of: '96c7dcc8', text: 'Vietnami e-viisa' },
  'sources.4.title': { of: '8731a04d', text: 'Vietnami immigratsiooniamet' },
  'sources.5.title': { of: '32b8ffa3', text: 'Vietnami loomatervise amet' },
  'sources.6.title': { of: '32b9039a', text: 'Vietnami maksuamet' },
  'sources.7.title': { of: '56a9018a', text: 'International Auto Shipping: Vietnami tollireeglid (secondary)' },
  'sources.8.title': { of: 'af6a5da0', text: 'Angloinfo: lemmikloomade toomine Vietnami (secondary)' },
  'sources.9.title': { of: '0ecf38f5', text: 'Viet Nam News: välismaalane toob auto (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
