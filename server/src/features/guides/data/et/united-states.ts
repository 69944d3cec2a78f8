import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'Põhja-Ameerika' },
  currency: { of: 'c51e4f24', text: 'USA dollar (USD)' },
  'visaRequirements.touristVisa': {
    of: '8d84f264',
    text: 'Viisavabadusprogrammi (Visa Waiver Program) riikide kodanikud külastavad Ameerika Ühendriike kuni 90 päeva ESTA-loaga, mille tasu on teadete järgi alates septembrist 2025 umbes 40 USA dollarit (USD); teised taotlevad konsulaadist B-1/B-2 külastajaviisat, sageli pika ootamisega. Uurige lehelt travel.state.gov. Külastuse ajal töötada ei tohi ja külastajatel ei ole õigust majapidamisasjade tollimaksuvabale sissetoomisele.',
  },
  'visaRequirements.workVisa': {
    of: '40736db2',
    text: 'Ameerika Ühendriikides töötamiseks on tavaliselt vaja kõigepealt tööandja avaldust, näiteks H-1B, L-1 või O-1 viisa jaoks, ja seejärel konsulaadist viisat. Mõnda liiki piiravad kvoot ja loterii ning tasud ja reeglid on sageli muutunud. Lugege lehte uscis.gov ja pidage nõu immigratsioonijuristiga, enne kui oma kodust loobute.',
  },
  'visaRequirements.residencePermit': {
    of: '233ff646',
    text: 'Püsiv elamisõigus Ameerika Ühendriikides on roheline kaart (green card), mille saab pere, töö, investeeringu või iga-aastase loterii kaudu ja mis võib võtta aastaid. Ajutised töötajad elavad seal vormil I-94 märgitud kuupäevade järgi; vormi leiab internetist ja see loeb rohkem kui passis olev viisa. Aadressi muutusest teatage USCISile, tavaliselt 10 päeva jooksul.',
  },
  'visaRequirements.familyReunification': {
    of: 'e2cf53b2',
    text: 'Ajutise töötaja abikaasa ja alla 21-aastased vallalised lapsed tulevad Ameerika Ühendriikidesse tavaliselt pereliikme viisaga, näiteks H-4 või L-2; mitte kõik neist ei tohi töötada. Kodanikud ja rohelise kaardi omanikud esitavad sugulaste eest avalduse ja ooteaeg on kuudest paljude aastateni. Uurige lehelt uscis.gov.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7281eaa1',
    text: 'Majapidamisasjad on Ameerika Ühendriikides tollimaksust vabad, kui olete neid kasutanud või need on olnud teie majapidamises kasutada vähemalt ühe aasta; tolli teksti koopiate järgi ei pea see aasta olema katkematu ega vahetult enne kolimist. Asjad peavad tulema riigist, kus neid kasutati, 10 aasta jooksul pärast teie esmast saabumist elanikuna. Alla aasta kasutatud asjadelt võetakse tollimaksu ja need loetletakse vormil eraldi. B-1/B-2 viisaga külastajatel seda õigust ei ole, seega küsige tolli- ja piirivalveametist (Customs and Border Protection, cbp.gov), kui teie staatus on ebaselge.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.1': { of: '6430d76d', text: 'Šokolaadimunad, mille sees on mänguasi.' },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Võltsitud kaubad.' },
  'customsRegulations.prohibitedItems.3': {
    of: '32fa6ddc',
    text: 'Elevandiluu ning muud kaitsealused loomad ja taimed ilma CITESi dokumentideta.',
  },
  'customsRegulations.prohibitedItems.4': { of: '13e73adb', text: 'Muld ja bioloogiline materjal ilma loata.' },
  'customsRegulations.prohibitedItems.5': {
    of: '3e4186f7',
    text: 'Enamik lihast ja taimedest ilma põllumajandusministeeriumi (USDA) loata.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'eac973d9',
    text: 'Kuuba, Iraani ja Põhja-Korea kaubad: piiratud, sealhulgas vaibad ja sigarid.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '7cb41fee',
    text: 'Tulirelvad ja laskemoon: vaja on ATFi vormi 6, mis on heaks kiidetud enne saatmist.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '3a80cd3c',
    text: 'Alkohol: võetakse tollimaksu, kehtivad osariigi reeglid ja absinti lubatakse ainult piiratult.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '214b66c6',
    text: 'Pliid sisaldav glasuuritud keraamika: võidakse tagasi lükata, seega jätke vanad lauanõud maha.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'bb99cd69',
    text: 'Ravimid: võtke kaasa isiklikuks tarbeks vajalik kogus originaalpakendis koos retseptiga.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '41b7ef2c',
    text: 'Puidust aiamööbel, jalgrattad ja aiatööriistad: puhastage need enne pakkimist mullast.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'fbb31881',
    text: 'CBP vorm 3299, eraldi saadetud asjade maksuvaba sissetoomise deklaratsioon (Declaration for Free Entry of Unaccompanied Articles).',
  },
  'customsRegulations.documentationRequired.1': {
    of: '2e3c82f2',
    text: 'Täiendav deklaratsioon, mille saadab teile agent.',
  },
  'customsRegulations.documentationRequired.2': { of: 'db6598c8', text: 'Pass, viisa ja vorm I-94.' },
  'customsRegulations.documentationRequired.3': { of: '4437a835', text: 'Üksikasjalik asjade loetelu inglise keeles.' },
  'customsRegulations.documentationRequired.4': {
    of: 'd8de8d16',
    text: 'Merekauba puhul importija turvateatis (ISF 10+2), mille agent esitab enne laadimist.',
  },
  'customsRegulations.documentationRequired.5': { of: '517e4268', text: 'Alla aasta omatud asjade loetelu.' },
  'customsRegulations.customsClearanceTime': {
    of: '372fb4b3',
    text: 'Merekaup läbib Ameerika Ühendriikides tolli tavaliselt 3–7 tööpäevaga. Röntgen või täielik läbivaatus võib lisada 1–2 nädalat ja tasud jäävad teie kanda. Viisa ja I-94 peaksid olemas olema enne asjade saabumist ning iga kast tuleks ausalt kirja panna, sest ebamäärased loetelud kutsuvad esile ülevaatusi.',
  },
  'petImport.vaccinations.0': { of: 'bca4b97e', text: 'Mikrokiip igale koerale.' },
  'petImport.vaccinations.1': { of: 'fdf1e1b7', text: 'Iga koer peab saabumisel olema vähemalt 6 kuud vana.' },
  'petImport.vaccinations.2': {
    of: '2a1174ed',
    text: 'Kinnitatud tõend marutaudivastase vaktsineerimise kohta koeral, kes on viibinud suure koerte marutaudi riskiga riigis.',
  },
  'petImport.vaccinations.3': {
    of: '5f163691',
    text: 'Antikehade analüüs ja tavaliselt broneering CDCs registreeritud asutuses suure riskiga riigist tulevale koerale, kes on vaktsineeritud välismaal.',
  },
  'petImport.vaccinations.4': {
    of: 'ac9f6a59',
    text: 'Kasside marutaudivastane vaktsineerimine: föderaalset nõuet ei ole, kuid paljud osariigid nõuavad seda ja Hawaii on range.',
  },
  'petImport.quarantine': {
    of: 'b24f7b79',
    text: 'Nõuetele vastavad terved koerad Ameerika Ühendriikides tavaliselt karantiini ei lähe; suure riskiga riigist pärit koer, kellel ei ole õigeid dokumente, võidakse kinni pidada või tagasi saata. Hawaiil on oma pikk marutaudivastane programm, seega alustage enne sinna kolimist palju kuid varem. Lennufirmad ja osariigid kehtestavad lisanõudeid.',
  },
  'petImport.healthCertificate': {
    of: '2acda39c',
    text: 'Alates 1. augustist 2024 on iga koera Ameerika Ühendriikidesse toomiseks vaja CDC vormi Dog Import Form ja mikrokiipi ning koer peab olema vähemalt 6 kuud vana ja terve välimusega; suure marutaudiriskiga riikidest tulevatel koertel on vaja ka kinnitatud vaktsineerimisdokumente. Mõne riigi puhul nõuab põllumajandusministeerium ka tõendit kruviussi või suu- ja sõrataudi kohta. Uurige oma riigi kohta lehtedelt cdc.gov ja aphis.usda.gov vähemalt neli kuud enne reisi.',
  },
  'vehicleImport.regulations': {
    of: '641611fc',
    text: 'Auto, mis ei ole ehitatud Ameerika Ühendriikide nõuete järgi, võib riiki jääda alatiseks ainult siis, kui see on ohutusnõuete jaoks vähemalt 25 aastat ja heitenõuete jaoks vähemalt 21 aastat vana; aastaid arvestatakse valmistamise kuust. Noorema auto jaoks on vaja registreeritud importijat ja kulukaid ümberehitusi. Ameerika Ühendriikide turu jaoks ehitatud autodel on seda kinnitav kleebis ja need vastavad nõuetele niisama.',
  },
  'vehicleImport.duties': {
    of: '33fe3e86',
    text: 'Vana 2,5% autotollimaks ei ole Ameerika Ühendriikides enam kõik: alates 3. aprillist 2025 kehtivad jaotise Section 232 alusel lisatollimaksud ka kasutatud sõiduautodele ja kergetele veoautodele, välja arvatud need, mis on ehitatud vähemalt 25 aastat enne riiki toomist. Allikad nimetavad 25% ja mõne päritoluriigi puhul kokku 15%, kuid arvud muutuvad kiiresti. Küsige tolliagendilt või vaadake lehelt cbp.gov otsustamise päeval.',
  },
  'vehicleImport.documentation.0': { of: '2459a7bc', text: 'Omandi- või registreerimistunnistus ja omandi tõend.' },
  'vehicleImport.documentation.1': { of: '45d999d5', text: 'Konossement.' },
  'vehicleImport.documentation.2': { of: '452eab83', text: 'Vorm HS-7 ohutusnõuete jaoks (NHTSA).' },
  'vehicleImport.documentation.3': { of: '9b160603', text: 'EPA vorm 3520-1 heitenõuete jaoks.' },
  'vehicleImport.documentation.4': {
    of: 'c079947f',
    text: 'CBP sissetoomisdokumendid ja leping registreeritud importijaga, kui auto seda vajab.',
  },
  'vehicleImport.documentation.5': {
    of: '796bfc9e',
    text: 'Pärast saabumist osariigi omanditunnistus, ülevaatus ja kindlustus.',
  },
  'vehicleImport.restrictions': {
    of: '4b8a39ba',
    text: 'Enamikul inimestest ei tasu autot Ameerika Ühendriikidesse viia, kui see ei ole ehitatud sealse turu jaoks või ei ole 25 aasta vanune või vanem klassik. Californias ja mõnes teises osariigis on rangemad heitenõuded. Enne saatmist puhastage auto põhi mullast; liiklus on parempoolne.',
  },
  'healthcare.system': {
    of: '61b18e85',
    text: 'Tervishoid on Ameerika Ühendriikides enamasti erasektoris ja kallis ning sellest, milline kindlustusplaan teil on, oleneb, milliste arstide juurde võite minna. Vanematele ja väikese sissetulekuga inimestele on riiklikud programmid, mis on uutele elanikele enamasti suletud. Väiksemate hädade korral maksab kiireloomulise abi kliinik (urgent care) palju vähem kui haigla erakorralise meditsiini osakond.',
  },
  'healthcare.insurance': {
    of: '077d460a',
    text: 'Enamikul Ameerika Ühendriikide elanikest on ravikindlustus tööandja kaudu koos kindlustusmakse, aastase omavastutuse ja omaosalusega. Hoolitsege kindlustuse eest esimesest päevast, sest üksainus õnnetus võib olla laostav, ning küsige, millal tööandja plaan algab. Võtke kaasa tervise-, hambaravi- ja vaktsineerimisandmed inglise keeles.',
  },
  'healthcare.emergencyNumber': { of: 'bc2a4ef4', text: '911 (kõik)' },
  'education.schoolSystem': {
    of: '61bd69a9',
    text: 'Avalik kool on Ameerika Ühendriikides tasuta lasteaiaklassist (kindergarten) umbes 5-aastaselt kuni keskkooli lõpuni umbes 18-aastaselt ning seda korraldavad kohalikud koolipiirkonnad, seega määrab kooli teie aadress. Osariigid kehtestavad koolikohustuse ea ja vaktsineerimised, mis lapsel peavad olema. Erakoolid võtavad õppemaksu.',
  },
  'education.languageOfInstruction': {
    of: '50395685',
    text: 'Ameerika Ühendriikide koolides õpetatakse inglise keeles, keelt alles õppivatele lastele antakse tuge ja mõnes piirkonnas on kakskeelsed klassid. Rahvusvahelisi ja võõrkeelseid koole leidub suuremates linnades.',
  },
  'utilities.electricity': {
    of: '2a9a08b2',
    text: 'Ameerika Ühendriikides on võrgupinge 120 V sagedusel 60 Hz ning kasutatakse A- ja B-tüüpi pistikuid. Ainult 220–240 V jaoks tehtud seadmed seal ei tööta ja enamik suuri seadmeid on parem enne kolimist maha müüa; laadijad, millel on märge 100–240 V, vajavad ainult adapterit.',
  },
  'utilities.internet': {
    of: '2e4a01d2',
    text: 'Kaabel- ja kiudoptiline internet on Ameerika Ühendriikide linnades tavalised, kuigi sageli teenindab üht aadressi üks või kaks ettevõtet. Hinnad tõusevad pärast esimest aastat, seega küsige ka hilisemat hinda. Ilma krediidiajaloota võidakse küsida tagatisraha.',
  },
  'utilities.banking': {
    of: '2d5f4f6f',
    text: 'Ameerika Ühendriikide pangad küsivad tavaliselt passi, viisat, aadressitõendit ja sageli sotsiaalkindlustusnumbrit (Social Security number), kuigi mõni avab konto ka ilma selleta. Krediidiajalugu algab nullist: abi on tagatisega krediitkaardist (secured card) või kodumaalt tuttavast pangast. Üüri maksmiseks kasutatakse endiselt tšekke.',
  },
  'culturalTips.0': {
    of: 'a9f708e2',
    text: 'Jootraha on restoranides, taksodes ja salongides palga osa: tavaline on umbes 15–20 protsenti arvest.',
  },
  'culturalTips.1': { of: '2aac61d3', text: 'Poeriiuli hinnad on enamasti ilma müügimaksuta, mis lisatakse kassas.' },
  'culturalTips.2': {
    of: 'da8d019c',
    text: 'Jutuajamine niisama on sõbralik ega tähenda enamat; how are you on tervitus.',
  },
  'culturalTips.3': {
    of: '1c5f466f',
    text: 'Väljaspool suurlinnu on vaja autot ja varsti pärast kolimist oma osariigi juhiluba.',
  },
  'culturalTips.4': {
    of: 'd3af1580',
    text: 'Kui politsei teid liikluses peatab, jääge autosse, hoidke käed nähtaval ja oodake politseinikku.',
  },
  'importantContacts.emergencyServices': {
    of: '6c66f416',
    text: 'Ameerika Ühendriikides valige politsei, kiirabi või tuletõrje kutsumiseks 911.',
  },
  'importantContacts.taxOffice': {
    of: '2b0dabc3',
    text: 'Föderaalse tulumaksuga tegeleb Ameerika Ühendriikides maksuamet (Internal Revenue Service, irs.gov) ja enamikul osariikidel on oma maks; elanikud deklareerivad tulu kogu maailmast.',
  },
  'sources.0.title': {
    of: '24f5352b',
    text: 'USA tolli- ja piirivalveamet: jaotise Section 232 järgsed tollimaksud autodele',
  },
  'sources.1.title': {
    of: 'ea51366c',
    text: 'CDC: suure riskiga riikidest tulevad koerad, kes on vaktsineeritud USAs',
  },
  'sources.2.title': { of: '2a5a1476', text: 'USA tolli- ja piirivalveamet' },
  'sources.3.title': { of: '2dc38e4a', text: 'USA põllumajandusministeerium, APHIS: lemmikloomad' },
  'sources.4.title': { of: '69361f0b', text: 'EPA: sõidukite importimine ja heide' },
  'sources.5.title': { of: '73f76a73', text: 'NHTSA: sõidukite importimine' },
  'sources.6.title': { of: '43f12f7d', text: 'USA kodakondsus- ja immigratsiooniteenistus' },
  'sources.7.title': { of: 'c4cea8f1', text: 'USA välisministeerium: viisad' },
  'sources.8.title': { of: '49c90fe4', text: 'USA maksuamet (Internal Revenue Service)' },
  'sources.9.title': { of: 'a91af2e8', text: 'AVMA: küsimused CDC koerareeglite kohta (secondary)' },
  'sources.10.title': { of: 'a82713c4', text: 'Dokumendid CBP vormi 3299 kohta (secondary copy)' },
  'sources.11.title': { of: '49a118d3', text: 'Mover Worldwide: Ameerika Ühendriikide tollireeglid (secondary)' },
  'sources.12.title': { of: '827e8af6', text: 'West Coast Shipping: sõiduki importimine (secondary)' },
  'sources.13.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.14.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
