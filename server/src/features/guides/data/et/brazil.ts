import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'ff588b41', text: 'Lõuna-Ameerika' },
  currency: { of: 'b666e8cc', text: 'Brasiilia reaal (BRL)' },
  'visaRequirements.touristVisa': {
    of: '03d45e66',
    text: 'Paljude riikide kodanikud võivad Brasiiliat külastada viisata, tavaliselt kuni 90 päeva, teised vajavad enne reisi viisat või e-viisat. Nimekiri on viimastel aastatel muutunud, seega uurige lähimast Brasiilia konsulaadist, mida teie passi puhul nõutakse. Külastusviisa töötamist ei luba.',
  },
  'visaRequirements.workVisa': {
    of: '561872e2',
    text: 'Brasiilias töötamiseks on tavaliselt vaja elamisluba, mida tööandja taotleb immigratsiooniasutustelt, ja seejärel Brasiilia konsulaadist tööviisat (VITEM V). Kaugtöötajatel, investoritel ja teadlastel on eraldi võimalused; küsige konsulaadist, milline neist teile sobib.',
  },
  'visaRequirements.residencePermit': {
    of: 'dd3e02d4',
    text: 'Kui olete ajutise viisaga Brasiiliasse saabunud, registreerite end föderaalpolitseis (Polícia Federal), üldjuhul 90 päeva jooksul, ja saate rändekaardi CRNM. Broneerige aeg varakult, sest suurlinnades saavad ajad otsa. Peaaegu kõige jaoks on vaja ka maksumaksja numbrit CPF.',
  },
  'visaRequirements.familyReunification': {
    of: 'e4d60d63',
    text: 'Brasiilia kodaniku või seal elava välismaalase abikaasa, elukaaslane, lapsed ja mõned muud sugulased saavad tavaliselt taotleda Brasiilia elamisluba pere taasühinemiseks. Välismaal väljastatud dokumendid peavad üldjuhul olema apostilliga või legaliseeritud ja vandetõlgi tõlgitud; nõutavate dokumentide loetelu küsige föderaalpolitseist (Polícia Federal) või konsulaadist.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'aa310f47',
    text: 'Brasiiliasse kolivad välismaalased ja üle ühe aasta välismaal elanud brasiillased võivad maksuvabalt tuua mööblit, majapidamisasju ja oma kutsetöö vahendeid, nii uusi kui ka kasutatud. Kui olete eelneva 12 kuu jooksul viibinud Brasiilias kuni 45 päeva, siis see välismaal elatud aastat ei katkesta. Eraldi saadetav pagas tuleb teele panna ajavahemikus 3 kuud enne kuni 6 kuud pärast teie enda saabumist.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'da85ba35',
    text: 'E-sigaretid ja veibid, mida tavaliselt riiki ei lubata.',
  },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'c79de65c',
    text: 'Kasutatud rehvid ja kasutatud autoosad, mida tavaliselt riiki ei lubata.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'dd21ae55',
    text: 'Kasutatud autod: kolides ei saa neid Brasiiliasse kaasa tuua.',
  },
  'customsRegulations.prohibitedItems.4': { of: 'c3e894dc', text: 'Brasiilias ainult ekspordiks toodetud sigaretid.' },
  'customsRegulations.restrictedItems.0': {
    of: '8b302364',
    text: 'Relvad ja laskemoon: tavaliselt ainult Brasiilia maaväe loaga.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd68cea11',
    text: 'Taimed, seemned, liha ja mesi: tavaliselt ainult põllumajandusministeeriumi (Vigiagro) loaga.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '105b8adf',
    text: 'Ravimid: tavaliselt retseptiga ja terviseameti ANVISA nõuete piires.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '1d3974e7',
    text: 'Tehases taastatud kaubad: küsige enne saatmist tollist (Receita Federal).',
  },
  'customsRegulations.documentationRequired.0': {
    of: '95e14b03',
    text: 'Lihtsustatud impordideklaratsioon (DSI) Siscomexi süsteemis eraldi saadetava pagasi jaoks; Brasiilia on üle minemas uuele deklaratsioonile DUIMP, seega küsige kolimisfirmalt, kumb kehtib.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'ce52974e',
    text: 'Reisija elektrooniline deklaratsioon (e-DBV) kaasa võetud asjade kohta, mis tuleb deklareerida.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'ce6deca7',
    text: 'Pass Brasiilia viisaga, tavaliselt vajalik enne merekaubana saadetud asjade väljaandmist.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'f5b107f7',
    text: 'Maksumaksja number CPF, tavaliselt vajalik enne merekaubana saadetud asjade väljaandmist.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'aff382df',
    text: 'Allkirjastatud asjade loetelu koos väärtustega, nõudmise korral portugali keeles.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '8e7166f6',
    text: 'Tagasipöörduvatel brasiillastel tõend rohkem kui ühe välismaal elatud aasta kohta.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '64394472',
    text: 'Tollivormistuse kestust on Brasiilias raske ennustada: ligikaudsete hinnangute järgi võtab see 15–30 tööpäeva, Santoses või Rio de Janeiros ja streikide ajal kauem. Võtke seda oletusena, küsige kolimisfirmalt, kuidas teie sadamas praegu lood on, ja ärge pange konteinerisse seda, mida läheb vaja esimesel kahel kuul.',
  },
  'petImport.vaccinations.0': {
    of: 'af5e643c',
    text: 'Marutaudivastane vaktsineerimine üle 90 päeva vanustele koertele ja kassidele; esimesest vaktsineerimisest peab reisipäeval tavaliselt olema möödas vähemalt 21 päeva.',
  },
  'petImport.vaccinations.1': {
    of: '693064c9',
    text: 'Sise- ja välisparasiitide tõrje, tavaliselt reisile eelneva 15 päeva jooksul.',
  },
  'petImport.quarantine': {
    of: 'ca9ac35a',
    text: 'Tavaliselt ei ole Brasiilias karantiini ega küsita marutaudi vereanalüüsi koertelt ja kassidelt, kelle dokumendid on korras. Piiril kontrollib loomi põllumajandusministeeriumi teenistus Vigiagro; enne reisi broneerimist küsige sealt kehtivaid nõudeid.',
  },
  'petImport.healthCertificate': {
    of: 'de95eccc',
    text: 'Koer või kass vajab Brasiiliasse sõiduks tavaliselt rahvusvahelist veterinaarsertifikaati (CVI või CZI), mille lähteriigi veterinaarasutus on väljastanud või kinnitanud reisile eelneva 10 päeva jooksul. Mikrokiip on soovitatav ja vajalik siis, kui soovite hiljem Brasiilia lemmikloomapassi. Vormi täpsustage Brasiilia põllumajandusministeeriumist.',
  },
  'vehicleImport.regulations': {
    of: '54d5cd8b',
    text: 'Kasutatud autosid ei saa Brasiiliasse importida, isegi mitte uue elanikuna koos majapidamisasjadega. Meie käsutuses olevate allikate järgi lubatakse riiki ainult täiesti uusi autosid ja üle 30 aasta vanuseid kollektsiooniautosid; enne plaanide tegemist küsige üle Receita Federalist.',
  },
  'vehicleImport.duties': {
    of: 'ae16e9c0',
    text: 'Brasiiliasse toodud uuelt või kollektsiooniautolt võetakse üldjuhul imporditollimaksu ning mitut föderaal- ja osariigimaksu, mis kokku võivad moodustada suure osa auto väärtusest. Enne otsustamist küsige Brasiilia tolliagendilt arvestust.',
  },
  'vehicleImport.documentation.0': {
    of: 'b53f850b',
    text: 'Impordilitsents ja tollideklaratsioon, üldjuhul tegevusloaga tolliagendi kaudu.',
  },
  'vehicleImport.documentation.1': { of: '7a8adb03', text: 'Ostuarve ja teie nimel olev omanditunnistus.' },
  'vehicleImport.documentation.2': {
    of: 'e254e46c',
    text: 'Kollektsiooniauto puhul tõend selle vanuse ja algupärase seisukorra kohta.',
  },
  'vehicleImport.documentation.3': { of: 'e5ffa71d', text: 'Maksumaksja number CPF.' },
  'vehicleImport.restrictions': {
    of: '85c8ff70',
    text: 'Peaaegu kõigil Brasiiliasse kolijatel jääb auto maha: müüge see enne kolimist ja ostke kohapeal uus. Brasiilias on parempoolne liiklus.',
  },
  'healthcare.system': {
    of: '08c26fda',
    text: 'Brasiilia riiklik tervishoiusüsteem SUS ravib kõiki, ka riigis elavaid välismaalasi, ja ravi eest kohapeal maksta ei tule. Ootamine võib olla pikk, seetõttu kasutavad paljud ka eraarste ja -haiglaid.',
  },
  'healthcare.insurance': {
    of: 'b046dea1',
    text: 'Erakindlustusplaanid on Brasiilias tavalised ja sageli osa tööpakkumisest. Küsige, kui pikk on ooteaeg juba olemasolevate haiguste puhul, ning hoidke reisi- või rahvusvaheline kindlustus alles, kuni teie plaan kehtima hakkab.',
  },
  'healthcare.emergencyNumber': { of: 'd1ce8c74', text: '192 (kiirabi), 190 (politsei), 193 (tuletõrje)' },
  'education.schoolSystem': {
    of: 'ca979f3e',
    text: 'Koolikohustus kehtib Brasiilias umbes 4. kuni 17. eluaastani ja hõlmab eelkooli, põhikooli (ensino fundamental) ja keskkooli (ensino médio); õppeaasta kestab tavaliselt umbes veebruarist detsembrini. Riigikoolid on tasuta, kuid paljud pered valivad erakooli.',
  },
  'education.languageOfInstruction': {
    of: 'e7001981',
    text: 'Brasiilia koolides õpetatakse portugali keeles; kakskeelseid ja rahvusvahelisi koole leidub peamiselt suurlinnades.',
  },
  'utilities.electricity': {
    of: '80da2a4c',
    text: 'Võrgupinge on Brasiilias linniti erinev: näiteks São Paulos ja Rio de Janeiros 127 V ning Brasílias, kirdepiirkonnas ja Santa Catarinas 220 V, alati sagedusel 60 Hz. Kasutusel on C- ja N-tüüpi pistikud. Enne kui pakite ainsagi elektriseadme, küsige, milline pinge on teie uuel aadressil.',
  },
  'utilities.internet': {
    of: 'abfc7239',
    text: 'Brasiilia linnades pakuvad kiudoptilist lairibaühendust laialdaselt nii üleriigilised kui ka kohalikud ettevõtted. Lepingu sõlmimiseks on üldjuhul vaja CPF-numbrit.',
  },
  'utilities.banking': {
    of: '426ab953',
    text: 'Konto avamiseks on Brasiilias tavaliselt vaja CPF-numbrit, aadressitõendit ja rändekaarti või selle taotluse tõendit (protocolo); mõni digipank on kiirem. Peaaegu kõikjal kasutatakse Pixi välkmakseid.',
  },
  'culturalTips.0': {
    of: '9b23b7bd',
    text: 'Hankige CPF-number varakult: Brasiilias küsivad seda poed, telefonifirmad, üürileandjad ja isegi kulleriteenused.',
  },
  'culturalTips.1': {
    of: 'd235cd7c',
    text: 'Tervitatakse südamlikult, olenevalt piirkonnast sageli käepigistuse, kallistuse või põsesuudlusega; võtke eeskuju teisest poolest.',
  },
  'culturalTips.2': {
    of: 'f12cd2e1',
    text: 'Portugali keele oskusest, kas või vähesest, on palju abi, sest väljaspool äri ja turismi räägitakse inglise keelt vähe.',
  },
  'culturalTips.3': {
    of: '926bddfa',
    text: 'Seltskondlikud istumised algavad sageli kokkulepitust hiljem, kuid ärikohtumistele tasub tulla täpselt.',
  },
  'culturalTips.4': {
    of: '3f2789c1',
    text: 'Küsige naabritelt ja kolleegidelt, millistes piirkondades tunneb end öösel mugavalt, nagu ikka suurlinnas.',
  },
  'importantContacts.emergencyServices': {
    of: '454fa10a',
    text: 'Brasiilias valige politsei kutsumiseks 190, kiirabi (SAMU) kutsumiseks 192 ja tuletõrje kutsumiseks 193.',
  },
  'importantContacts.taxOffice': {
    of: '8cdf1c9b',
    text: 'Maksude, tolli ja CPF-numbriga tegeleb Receita Federal: gov.br/receitafederal.',
  },
  'sources.0.title': {
    of: '959b6c8e',
    text: 'Brasiilia välisministeerium (suursaatkond Dohas): kolimine Brasiiliasse',
  },
  'sources.1.title': { of: '7cbb8759', text: 'Receita Federal: Brasiilia toll ja maksud' },
  'sources.2.title': { of: 'fec85456', text: 'Polícia Federal: ränne ja elamisluba Brasiilias' },
  'sources.3.title': { of: '617e76eb', text: 'Brasiilia põllumajandusministeerium (Vigiagro): loomadega reisimine' },
  'sources.4.title': { of: '33e8f46a', text: 'Moveplus International: kolimine Brasiiliasse (secondary)' },
  'sources.5.title': { of: '5c568f93', text: 'UB Proteção: auto importimine Brasiiliasse (secondary)' },
  'sources.6.title': { of: 'b1ad12ae', text: 'Em Tempo: lemmiklooma reisidokumendid (secondary)' },
  'sources.7.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.8.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
