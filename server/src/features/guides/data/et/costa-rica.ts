import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'f8cdefc3', text: 'Kesk-Ameerika' },
  currency: { of: 'be76070a', text: 'Costa Rica koloon (CRC)' },
  'visaRequirements.touristVisa': {
    of: '2a3e9794',
    text: 'Paljude riikide kodanikud saavad Costa Ricat külastada viisata, kusjuures viibimisaeg määratakse piiril; teised vajavad Costa Rica konsulaadist saadud viisat. Tavaliselt küsitakse tagasisõidu- või edasireisipiletit. Uurige immigratsiooniametist (migracion.go.cr), mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: 'cc966435',
    text: 'Costa Ricas töötamiseks on tavaliselt vaja luba või töötamist võimaldava liigi elamisluba, mida toetab tööandja ja mille annab immigratsiooniamet. Kaugtöötajatele ja oma firma lähetatud töötajatele on eraldi võimalused; küsige ametist või kohalikult juristilt, milline neist teile sobib.',
  },
  'visaRequirements.residencePermit': {
    of: '425897e7',
    text: 'Costa Ricasse kolijad taotlevad elamisluba sageli kategoorias pensionado (pensioniga), rentista (kindla sissetulekuga) või inversionista (investeeringuga); igaühel neist on miinimumsumma, mida tuleks immigratsiooniametist küsida. Pärast heakskiitu saab elanik DIMEX-kaardi, mida küsivad toll ja pangad.',
  },
  'visaRequirements.familyReunification': {
    of: '326269d9',
    text: 'Abikaasa ja ülalpeetavad lapsed saab Costa Rica elamisloa taotlusse tavaliselt lisada ning kodanike lähisugulastel on oma võimalus. Välismaised tunnistused peavad üldjuhul olema apostilliga ja hispaania keelde tõlgitud.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '57ff89b6',
    text: 'Seaduse 9996 alusel võisid Costa Rica elanikud, kes olid investori, rentista või pensionado staatuses ja kellel oli juba DIMEX-kaart, ühel korral impordimaksudeta sisse tuua nii uusi kui ka kasutatud majapidamisasju. Allikate järgi kestis soodustus viis aastat, juulini 2026, ja pikendamisest ei ole meil teada: see näib olevat lõppenud, seega küsige enne saatmist tollist (hacienda.go.cr). Tagasipöörduvad Costa Rica kodanikud saavad vabastuse tavaliselt pärast 24 välismaal oldud kuud kasutatud asjadele, kui taotlevad seda 6 kuu jooksul pärast naasmist. Ilma soodustuseta maksustatakse kasutatud asju esemehaaval: tüüpiliselt 13% käibemaksu ja lisaks umbkaudu 15–50% tollimaksu.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.1': {
    of: '04a74fc6',
    text: 'Taimed, mis võivad kanda haigusi, nagu loetleb üks kaubandusallikas.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '94bfb48d',
    text: 'Taimed ja seemned: tavaliselt ainult loaga, seega uurige enne pakkimist järele.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '26703d77',
    text: 'Ravimid: tavaliselt piiratud, seega võtke retsept kaasa.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '04603eea',
    text: 'Värske või toores liha suu- ja sõrataudiga riikidest: tavaliselt piiratud.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '17cdaf29',
    text: 'Suur kogus kasutatud rõivaid: tavaliselt piiratud; teie enda garderoob on teine asi.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '4d5c0429',
    text: 'Tulirelvad ja laskemoon: küsige kõigepealt Costa Rica ametiasutustelt luba.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '82aa1d09',
    text: 'Tolli impordideklaratsioon (DUA), mille esitab tavaliselt tegevusloaga tolliagent.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd5e71dcb',
    text: 'DIMEX-elamisloakaart, kui taotlete seaduse 9996 järgset soodustust ja see veel kehtib.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '7c600a50',
    text: 'Maksuvabastuse taotlus rahandusministeeriumi EXONETi süsteemis; tavaliselt esitab selle tolliagent.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '5723277a',
    text: 'Üksikasjalik asjade loetelu koos väärtustega hispaania keeles.',
  },
  'customsRegulations.documentationRequired.4': { of: '7756aff2', text: 'Pass ning konossement või lennuveokiri.' },
  'customsRegulations.documentationRequired.5': {
    of: '7da5701b',
    text: 'Tagasipöörduvatel Costa Rica kodanikel tõend 24 välismaal oldud kuu kohta.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '3a71243c',
    text: 'Tollivormistuse kestuseks Costa Ricas märgitakse sageli 10–20 tööpäeva, kuid see on ligikaudne arv: asjad lähevad tavaliselt tollilattu ja vaadatakse tolliagendi vahendusel täielikult läbi. Küsige agendilt, kuidas on lood praegu ja kui suured on laotasud.',
  },
  'petImport.vaccinations.0': {
    of: 'f25b7847',
    text: 'Marutaudivastane vaktsineerimine, mis kehtib ja on tavaliselt tehtud 3 kuu vanuses või hiljem.',
  },
  'petImport.vaccinations.1': {
    of: 'fe641053',
    text: 'Universaalse lugejaga loetav mikrokiip, mille number on tervisesertifikaadil.',
  },
  'petImport.vaccinations.2': {
    of: '2ea46f08',
    text: 'Koerte ja kasside vanuse alammäär on uusima allika järgi 6 kuud; vanemad allikad räägivad teisiti.',
  },
  'petImport.vaccinations.3': {
    of: '302988d4',
    text: 'Parasiiditõrje ja muud vaktsineerimised: küsige loomaarstilt ja SENASAst, mida sertifikaat peab näitama.',
  },
  'petImport.quarantine': {
    of: 'd436fc22',
    text: 'Korras dokumentidega koerad ja kassid Costa Ricas üldjuhul karantiini ei lähe. Nõuded on hiljuti muutunud (mikrokiip, vanuse alammäär 6 kuud) ja vanemad allikad räägivad teisiti, seega küsige enne reisi broneerimist loomatervise teenistusest SENASA (senasa.go.cr).',
  },
  'petImport.healthCertificate': {
    of: 'f1c33085',
    text: 'Koer või kass vajab Costa Ricasse sõiduks tavaliselt loomaarsti väljastatud tervisesertifikaati, milles on kirjas marutaudivastane vaktsineerimine ja mikrokiip ning mille on kinnitanud lähteriigi veterinaarasutus. Saatjata reisiva lemmiklooma peab tollis vormistama tolliagent.',
  },
  'vehicleImport.regulations': {
    of: '5031f4a5',
    text: 'Kasutatud autot saab Costa Ricasse importida tolliagendi kaudu ja see peab enne registreerimist läbima tehnoülevaatuse (RTV, mida praegu teeb Dekra). Praktikas lubatakse ainult vasakpoolse rooliga autosid ning mahakantuks märgitud (salvage title) autod lükatakse tagasi.',
  },
  'vehicleImport.duties': {
    of: 'b432ded1',
    text: 'Kasutatud auto maksud on Costa Ricas seda suuremad, mida vanem on auto: laialt tsiteeritakse umbes 52,3% rahandusministeeriumi määratud väärtusest kuni 3 aasta vanuse, 63,9% 4 ja 5 aasta vanuse ning 79,0% alates 6 aasta vanuse auto puhul, kuid see allikas on vana. Seadusega 9996 vabastati osal elanikest maksudest kuni kaks sõidukit, kuid see soodustus näib olevat lõppenud juulis 2026. Küsige kõigepealt rahandusministeeriumist (Hacienda) või tolliagendilt.',
  },
  'vehicleImport.documentation.0': {
    of: 'f864d328',
    text: 'Teie nimel oleva omandi- ja registreerimistunnistuse originaal.',
  },
  'vehicleImport.documentation.1': { of: '73b0c4b4', text: 'Tollideklaratsioon tegevusloaga tolliagendi kaudu.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Konossement.' },
  'vehicleImport.documentation.3': {
    of: '41b1e139',
    text: 'Heitgaaside kontrolli või ülevaatuse dokumendid, nagu tolliagent soovitab.',
  },
  'vehicleImport.documentation.4': { of: '64a72b05', text: 'Pass või DIMEX-kaart.' },
  'vehicleImport.restrictions': {
    of: 'e69f0b69',
    text: 'Maksusoodustuseta tasub auto Costa Ricasse viimine end harva ära, kõige vähem vanema auto puhul, sest maks moodustab suure osa selle väärtusest; võrrelge kohalike hindadega. Liiklus on parempoolne ja mahakantuks märgitud (salvage title) autod lükatakse tagasi.',
  },
  'healthcare.system': {
    of: '5ce42dc1',
    text: 'Costa Ricas on riiklik tervishoiusüsteem, mida haldab Caja (CCSS) ning millel on kliinikud ja haiglad üle kogu riigi. Erahaiglad on koondunud San José ümbrusse ja paljud uued elanikud kasutavad neid kiiruse pärast.',
  },
  'healthcare.insurance': {
    of: '322ffbb4',
    text: 'Costa Rica seaduslikud elanikud peavad üldjuhul Cajaga liituma ja maksma sissetulekust sõltuvat kuumakset. Kuni te ei ole veel liidetud, hoidke alles era- või reisikindlustus; paljudel on mõlemad.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: 'c64c5f85',
    text: 'Haridus on Costa Ricas eelkoolist alg- ja keskkoolini tasuta ja kohustuslik; riigikoolide õppeaasta kestab tavaliselt umbes veebruarist detsembrini. Erakoolid on tavalised ja mõni järgib välismaist kalendrit.',
  },
  'education.languageOfInstruction': {
    of: 'f447acac',
    text: 'Costa Rica riigikoolides õpetatakse hispaania keeles; erakoolid on sageli kakskeelsed, enamasti koos inglise keelega.',
  },
  'utilities.electricity': {
    of: 'e9eee1d3',
    text: 'Costa Ricas on võrgupinge 120 V sagedusel 60 Hz ning kasutatakse A- ja B-tüüpi pistikuid nagu Põhja-Ameerikas. 220–240 V jaoks tehtud seadmed seal enamasti ei tööta; kus vool on ebaühtlane, on mõistlik kasutada liigpingekaitset.',
  },
  'utilities.internet': {
    of: '74ad24ae',
    text: 'Kiudoptiline ja kaabelinternet on tavalised San José ümbruses ja suuremates linnades, rannikul ja mägedes vähem. Proovige ühendus aadressil järele, enne kui üürilepingu allkirjastate.',
  },
  'utilities.banking': {
    of: '43e0b508',
    text: 'Täismahus pangakonto avamiseks on Costa Ricas tavaliselt vaja DIMEX-kaarti ja sissetulekutõendit; enne seda pakuvad mõned pangad lihtsamaid kontosid. Igapäevamakseteks kasutatakse SINPE Móvili ehk ülekandeid telefoninumbri järgi.',
  },
  'culturalTips.0': {
    of: '0a058e79',
    text: 'Pura vida tähendab Costa Ricas nii tere, aitäh kui ka head aega ning tuletab meelde, et võtta tuleb rahulikult.',
  },
  'culturalTips.1': {
    of: '46d13039',
    text: 'Teed juhatatakse sageli maamärkide, mitte tänavanimede järgi: jätke oma kodu lähedalt mõned meelde ja saatke autojuhtidele asukoht kaardil.',
  },
  'culturalTips.2': {
    of: 'bacea419',
    text: 'Vähenegi hispaania keele oskus avab uksi; viisakas usted on tavaline isegi sõprade vahel.',
  },
  'culturalTips.3': {
    of: '6f5db919',
    text: 'Keskorus ja Vaikse ookeani poolel kestab vihmaperiood umbes maist novembrini ning sajab enamasti pärastlõunal: kavandage mahalaadimine hommikuks.',
  },
  'importantContacts.emergencyServices': {
    of: '9973ebf7',
    text: 'Costa Ricas valige politsei, kiirabi või tuletõrje kutsumiseks 911.',
  },
  'importantContacts.taxOffice': {
    of: '6b741781',
    text: 'Maksude ja tolliga tegeleb rahandusministeerium (Ministerio de Hacienda): hacienda.go.cr.',
  },
  'sources.0.title': { of: 'a1c30f0d', text: 'Costa Rica rahandusministeerium: maksud ja toll' },
  'sources.1.title': { of: 'e7ffc546', text: 'Costa Rica immigratsiooniamet' },
  'sources.2.title': { of: 'f89b75ad', text: 'SENASA: Costa Rica loomatervise teenistus' },
  'sources.3.title': { of: '9954d605', text: 'EY: seaduse 9996 rakendusmäärus (secondary)' },
  'sources.4.title': { of: 'aa1ecae6', text: 'Howler: seaduse 9996 maksusoodustused (secondary)' },
  'sources.5.title': { of: '551b7bb8', text: 'Tagasipöörduvad Costa Rica kodanikud: nõuded (secondary)' },
  'sources.6.title': { of: '39f7ad42', text: 'CostaRica.com: koerte ja kasside riiki toomine (secondary)' },
  'sources.7.title': { of: '9866416a', text: 'Rex Cargo: Costa Rica impordiprotseduurid (secondary)' },
  'sources.8.title': { of: '0867c072', text: 'Kasutatud autode maksud Costa Ricas (secondary, old)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
