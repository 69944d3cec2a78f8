import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Lääne-Euroopa' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '1d62947e',
    text: 'Holland kuulub Schengeni alasse: paljude riikide kodanikud võivad kogu alal viibida viisata kuni 90 päeva mis tahes 180-päevase ajavahemiku jooksul, teised vajavad enne reisi Schengeni viisat. ELi kodanikele ei kehti kumbki nõue. Külastus ei anna õigust töötada ega elama asuda.',
  },
  'visaRequirements.workVisa': {
    of: '92fc86da',
    text: 'ELi kodanikud võivad Hollandis vabalt töötada. Teised vajavad tavaliselt tööandjat, kes nende eest luba taotleb: kõrgelt kvalifitseeritud rändajana tunnustatud vastuvõtja kaudu, ELi sinise kaardiga või ühtse töö- ja elamisloaga (GVVA). Immigratsiooniteenistus IND (ind.nl) avaldab palga alammäärad, mis muutuvad igal aastal.',
  },
  'visaRequirements.residencePermit': {
    of: '87385637',
    text: 'Paljud väljastpoolt ELi kolijad vajavad pikaajalise viibimise sissesõiduviisat (MVV) koos elamisloaga, mida taotleb INDilt tööandja või pereliige; mõne riigi kodanikud vajavad ainult luba. Pärast saabumist registreerite end kohalikus omavalitsuses (BRP) ja saate kodanikunumbri (BSN), millest sõltub Hollandis kõik muu.',
  },
  'visaRequirements.familyReunification': {
    of: 'f40b82e9',
    text: 'Elukaaslased ja alaealised lapsed saavad tavaliselt tulla Hollandi elaniku juurde, kellel on piisav püsiv sissetulek; mõni elukaaslane peab enne välismaal sooritama ühiskonda lõimumise põhieksami. ELi kodanike ja kõrgelt kvalifitseeritud rändajate peredel on lihtsam. Tingimusi küsige INDist (ind.nl).',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'ab6a6e36',
    text: 'Majapidamisasjad on Hollandis tolli- ja käibemaksust vabad, kui olete elanud väljaspool ELi vähemalt 12 kuud järjest ning asjad on olnud teie valduses ja kasutuses vähemalt 6 kuud; Hollandi toll võtab arvesse ka mitmes ELi-välises riigis elatud aja. Need peavad saabuma 12 kuu jooksul pärast teie elama asumist; varem tuua võib siis, kui annate tagatise ja kohustute asuma elama 6 kuu jooksul. 12 kuu jooksul ei tohi midagi ilma tolli teavitamata müüa, laenata, rendile anda ega pantida. Kolimisel teisest ELi riigist tolliformaalsusi ei ole.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Uimastid.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Võltsitud kaubad.' },
  'customsRegulations.prohibitedItems.2': {
    of: '95ab3763',
    text: 'Relvad ja laskemoon ilma loata ning paljud relvade jäljendid.',
  },
  'customsRegulations.prohibitedItems.3': { of: '2bbfa747', text: 'Liha- ja piimatooted väljastpoolt ELi.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'fbc82c64',
    text: 'Kaitsealused loomad ja taimed ning neist valmistatud esemed ilma CITESi dokumentideta.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol ja tubakas: maksuvabastus neile ei laiene, seega need maksustatakse.',
  },
  'customsRegulations.restrictedItems.1': { of: 'f1f44f6c', text: 'Tarbesõidukid: maksuvabastus neile ei laiene.' },
  'customsRegulations.restrictedItems.2': {
    of: 'cbf336c3',
    text: 'Ametialane varustus: maksuvabastus sellele ei laiene, välja arvatud kaasaskantavad kutsetöö vahendid.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '2a148c0d',
    text: 'Kultuuriväärtused ja antiikesemed: võib olla vaja dokumente, mis näitavad, et need on oma riigist seaduslikult välja viidud.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '1ba01f62',
    text: 'Taimed: tavaliselt on vaja taimetervise (fütosanitaar-) sertifikaati.',
  },
  'customsRegulations.restrictedItems.5': {
    of: '6ef2898f',
    text: 'Ravimid: ainult enda tarbeks ja kanged ravimid koos arstitõendiga.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'e53fa453',
    text: 'Allkirjastatud loetelu kõigest, mida kolite; impordideklaratsiooni koos maksuvabastuse koodiga esitab kolimisfirma, nii et te ise ühtegi vormi täitma ei pea.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '4dcd79b9',
    text: 'Tõend Hollandis registreerimise (BRP) kohta või välismaal väljaregistreerimise kohta koos Hollandi töö- või üürilepinguga.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '01da6ef1',
    text: 'Pass, vajaduse korral koos elamisloa või sissesõiduviisaga.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '91d322f3',
    text: 'Kaasatuleva auto registreerimis- ja ostudokumendid.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '05161fc2',
    text: 'Impordiluba (vrijstellingsvergunning): vanemad leheküljed räägivad eelnevalt hangitavast loast, seega küsige kolimisfirmalt, kas seda on teie puhul vaja.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'b2b7662f',
    text: 'Tollivormistus võtab Hollandis tavaliselt umbes 2–5 tööpäeva pärast seda, kui kolimisfirma on esitanud deklaratsiooni koos kõigi dokumentidega. Andke kolimisfirmale allkirjastatud loetelu ja registreerimisdokumendid enne asjade saabumist.',
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
    of: 'e8e39801',
    text: 'Pärast esimest marutaudivastast vaktsineerimist tuleb enne Hollandisse reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Marutaudi antikehade vereanalüüs, kui tulete riigist, mida ELi nimekirjas ei ole märgitud madala riskiga riigiks: veri võetakse tavaliselt vähemalt 30 päeva pärast vaktsineerimist ja enne reisi tuleb oodata 3 kuud.',
  },
  'petImport.quarantine': {
    of: '2722e249',
    text: 'ELi nõuetele vastavad lemmikloomad Hollandis karantiini ei lähe; nõuetele mittevastav loom võidakse tagasi saata, isoleerida või viimase abinõuna magama panna. Kui vereanalüüsi nõue puudutab teid, alustage vähemalt viis kuud enne kolimist.',
  },
  'petImport.healthCertificate': {
    of: '2ac8039c',
    text: 'Väljastpoolt ELi tulles vajab koer, kass või valgetuhkur Hollandisse sisenemiseks tavaliselt ELi loomatervise sertifikaati; ELi piires piisab lemmikloomapassist. Nagu teised juhendid teatavad, kehtivad alates 22. aprillist 2026 uued ELi reeglid, alates 1. oktoobrist 2026 uued sertifikaadivormid ja ühes sõidukis tohib olla kuni viis lemmiklooma, seega küsige loomaarstilt kehtivat vormi ning uurige nõudeid toidu- ja loomaametist NVWA (nvwa.nl).',
  },
  'vehicleImport.regulations': {
    of: '07c3d695',
    text: 'Eraauto loetakse isiklikuks varaks, nii et väljastpoolt ELi kolija saab selle Hollandisse tuua koos majapidamisasjadega tollimaksuvabalt samadel tingimustel: nõutud on 12 kuud välismaal elamist ja 6 kuud kasutamist ning 12 kuu jooksul ei tohi autot müüa. Seejärel vaatab sõidukiamet RDW auto üle, enne kui see saab Hollandi numbrimärgi.',
  },
  'vehicleImport.duties': {
    of: 'ada3ae16',
    text: 'Kolimise maksuvabastuse korral ei tule auto eest Hollandis tasuda tolli- ega käibemaksu, kuid registreerimismaks (BPM) on eraldi asi: selle vabastust tuleb eraldi taotleda, tavaliselt on vaja 6 kuud auto omamist ja kasutamist ning 12 kuud välismaal elamist. Ilma vabastuseta arvestage 10% tollimaksu, 21% käibemaksu ja BPMiga, mis sõltub CO2-heitest.',
  },
  'vehicleImport.documentation.0': { of: 'a21b27f4', text: 'Teie nimel olev välisriigi registreerimistunnistus.' },
  'vehicleImport.documentation.1': {
    of: '67dfc355',
    text: 'Ostuarve ja kindlustusdokumendid, mis näitavad vähemalt 6 kuud kasutamist.',
  },
  'vehicleImport.documentation.2': { of: '4c5fa412', text: 'Tõend Hollandis registreerimise (BRP) kohta.' },
  'vehicleImport.documentation.3': { of: 'e632ce1e', text: 'Registreerimismaksust (BPM) vabastamise taotlus.' },
  'vehicleImport.documentation.4': {
    of: '83d35609',
    text: 'Vastavustunnistus, kui see autol on, ja tõend RDW ülevaatuse kohta.',
  },
  'vehicleImport.restrictions': {
    of: '3074956e',
    text: 'Auto Hollandisse toomine võib end ära tasuda, kui saate nii tollimaksu- kui ka BPM-vabastuse; viimaseta võib suur või vana auto kalliks minna. Taotlege mõlemat enne, kui autoga sinna sõidate. Mõni linn ei luba vanemaid diiselautosid kesklinna, linnades on parkimislube vähe ja liiklus on parempoolne.',
  },
  'healthcare.system': {
    of: 'c64555d8',
    text: 'Hollandis pääseb muu arstiabi juurde perearsti (huisarts) kaudu, seega registreerige end varsti pärast saabumist mõne kodulähedase perearsti nimistusse. Haiglad ja eriarstid võtavad peale erakorraliste juhtude üldjuhul vastu ainult saatekirjaga.',
  },
  'healthcare.insurance': {
    of: '3f50d03f',
    text: 'Igaüks, kes Hollandis elab või töötab, peab võtma Hollandi põhiravikindlustuse, üldjuhul nelja kuu jooksul pärast registreerimist, ja see kehtib selle tähtaja algusest. Täiskasvanutel on aastane omavastutus; lapsed on kindlustatud tasuta.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: '6f55fb41',
    text: 'Enamik lapsi alustab Hollandis algkooli 4-aastaselt ja kool on kohustuslik alates 5. eluaastast. Umbes 12-aastaselt minnakse algkooli soovituse põhjal edasi ühte mitmest keskkooliliigist (vmbo, havo või vwo). Riigi rahastatud koolid õppemaksu ei küsi; tuntumatel on ootejärjekorrad.',
  },
  'education.languageOfInstruction': {
    of: 'f0afa13c',
    text: 'Hollandi koolides õpetatakse hollandi keeles ja lastele, kes seda veel ei räägi, on uustulnukate klassid. On kakskeelseid koole ja suuremate linnade ümbruses rahvusvahelisi koole.',
  },
  'utilities.electricity': {
    of: '294e151a',
    text: 'Hollandis on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse C- ja F-tüüpi pistikuid. 110–120 V jaoks tehtud seadmed vajavad seal trafot.',
  },
  'utilities.internet': {
    of: 'f64edc69',
    text: 'Kiire kaabel- ja kiudoptiline internet ulatub Hollandis peaaegu iga koduni. Tellige see kohe, kui aadress on teada, sest ümberlülitamine või uus liin võib võtta mõne nädala.',
  },
  'utilities.banking': {
    of: 'b02e8e09',
    text: 'Hollandi pangad küsivad kodanikunumbrit (BSN), passi ja aadressi, kuigi mõni avab konto kohe ja laseb numbri hiljem lisada. Paljudes poodides saab maksta ainult deebetkaardiga, seega on konto üks esimesi asju, mille eest hoolitseda.',
  },
  'culturalTips.0': {
    of: '417d33d2',
    text: 'Hollandis leppige aeg kokku isegi siis, kui lähete külla naabritele või sõpradele, ja tulge õigel ajal.',
  },
  'culturalTips.1': {
    of: 'bbc64b7e',
    text: 'Otsekohene jutt on Hollandis mõeldud lugupidamisena; võite vastata sama otse.',
  },
  'culturalTips.2': {
    of: '37f756dc',
    text: 'Õppige jalgrattateede reeglid selgeks enne esimest sõitu ja vaadake enne autoukse avamist, kas jalgrattureid on tulemas.',
  },
  'culturalTips.3': {
    of: 'd5a41f10',
    text: 'Hollandi majade trepid on mööbli jaoks sageli liiga järsud ja kitsad, seega küsige kolimisfirmalt välistõstuki ja tänaval seismise loa kohta.',
  },
  'culturalTips.4': {
    of: '4dfb8694',
    text: 'Sünnipäeval õnnitletakse Hollandis ka perekonda, mitte ainult sünnipäevalast.',
  },
  'importantContacts.emergencyServices': {
    of: 'eaee41ae',
    text: 'Hollandis valige politsei, kiirabi või tuletõrje kutsumiseks 112; kui asi ei ole kiireloomuline, saab politsei kätte numbrilt 0900-8844.',
  },
  'importantContacts.taxOffice': {
    of: 'a2bda3ed',
    text: 'Maksude ja tolliga tegeleb Hollandis Belastingdienst: belastingdienst.nl.',
  },
  'sources.0.title': { of: '062a8de9', text: 'Hollandi maksuamet: majapidamisasjade maksuvaba kolimine Hollandisse' },
  'sources.1.title': { of: '32d53090', text: 'Hollandi tolli käsiraamat: kolimisvara maksuvabastus' },
  'sources.2.title': { of: 'f0f4fede', text: 'Määrus (EÜ) nr 1186/2009: maksuvabastus elukoha vahetamisel' },
  'sources.3.title': { of: 'c1c4d4b2', text: 'Euroopa Komisjon: lemmikloomade liikumine liidu piires' },
  'sources.4.title': { of: '305ef7bd', text: 'Immigratsiooni- ja naturalisatsiooniteenistus (IND)' },
  'sources.5.title': { of: '40ad45f3', text: 'Hollandi toidu- ja loomaamet (NVWA)' },
  'sources.6.title': { of: '42579c52', text: 'Hollandi sõidukiamet (RDW)' },
  'sources.7.title': { of: '53473680', text: 'Hollandi maksuamet' },
  'sources.8.title': { of: '63e4824a', text: 'Expat Centre Maastricht Region: asjade deklareerimine (secondary)' },
  'sources.9.title': { of: 'ccde812b', text: 'Grensinfo: kolimisvara ja registreerimismaks (secondary)' },
  'sources.10.title': { of: '57761936', text: 'Politis: ELi uued lemmikloomareeglid (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
