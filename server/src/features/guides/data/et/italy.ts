import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Lõuna-Euroopa' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '6d723251',
    text: 'Itaalia kuulub Schengeni alasse: paljude riikide kodanikud võivad kogu alal viibida viisata kuni 90 päeva mis tahes 180-päevase ajavahemiku jooksul, teised vajavad enne reisi Schengeni viisat. ELi kodanikele ei kehti kumbki nõue. Ametlik veebileht vistoperitalia.esteri.it ütleb, mida on teie passiga vaja.',
  },
  'visaRequirements.workVisa': {
    of: 'd8a5b914',
    text: 'ELi kodanikud võivad Itaalias vabalt töötada. Teised vajavad tavaliselt tööluba (nulla osta), mida tööandja taotleb iga-aastaste kvootide (decreto flussi) piires, ja seejärel tööviisat; kõrgelt kvalifitseeritud töötajatel (ELi sinine kaart) ja kaugtöötajatel on kvoodivälised võimalused. Küsige üle Itaalia konsulaadist.',
  },
  'visaRequirements.residencePermit': {
    of: '84618927',
    text: 'ELi-väliste riikide kodanikud taotlevad elamisluba (permesso di soggiorno) 8 tööpäeva jooksul pärast Itaaliasse saabumist, tavaliselt postkontori ja seejärel politsei (Questura) kaudu. Seejärel registreeritakse elukoht linna- või vallavalitsuses (Comune). ELi kodanikud registreerivad end ainult kohalikus omavalitsuses (Comune), kui jäävad kauemaks kui kolmeks kuuks.',
  },
  'visaRequirements.familyReunification': {
    of: '94d3211b',
    text: 'Seadusliku elaniku abikaasa, alaealised lapsed ja mõnel juhul ülalpeetavad vanemad saavad tavaliselt tema juurde Itaaliasse tulla, kui sissetulek ja eluase on piisavad; kõigepealt taotleb elanik luba. Välismaised tunnistused peavad olema apostilliga või legaliseeritud ja tõlgitud; küsige üle Itaalia konsulaadist.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'db73dda6',
    text: 'Majapidamisasjad on Itaalias tolli- ja käibemaksust vabad, kui olete elanud väljaspool ELi vähemalt 12 kuud järjest ning asjad on enne lahkumist olnud teie omanduses ja kasutuses vähemalt 6 kuud. Need peavad saabuma 12 kuu jooksul pärast teie elama asumist (konsulaadid arvestavad seda deklareeritud viimasest välismaal elamise päevast) ja neid ei tohi 12 kuu jooksul ilma tolli teavitamata müüa, laenata ega rendile anda. Kolimisel teisest ELi riigist tolliformaalsusi ei ole.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'fd59de73',
    text: 'Võltsitud kaubad: Itaalias trahvitakse ka nende ostmise eest.',
  },
  'customsRegulations.prohibitedItems.1': { of: '2bbfa747', text: 'Liha- ja piimatooted väljastpoolt ELi.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'fbc82c64',
    text: 'Kaitsealused loomad ja taimed ning neist valmistatud esemed ilma CITESi dokumentideta.',
  },
  'customsRegulations.prohibitedItems.3': { of: '2716d831', text: 'Uimastid.' },
  'customsRegulations.restrictedItems.0': {
    of: 'e24a8758',
    text: 'Tulirelvad, laskemoon ja terariistad: tavaliselt ainult eelnevalt hangitud impordiloaga.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '06ed163d',
    text: 'Alkohol ja tubakas: maksuvabastus neile ei laiene, seega need maksustatakse.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '1cc58464',
    text: 'Ravimid: tavaliselt piiratud, seega võtke kaasa isiklik kogus koos retseptiga.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '37d0d68d',
    text: 'Antiikesemed ja kunstiteosed: võib olla vaja deklaratsiooni, seega loetlege need eraldi.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '321e999a',
    text: 'Tarbesõidukid ja ametialane varustus: maksuvabastus neile ei laiene, välja arvatud kaasaskantavad kutsetöö vahendid.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '5d277198',
    text: 'Pass sissesõiduviisaga ja elamisluba (permesso di soggiorno), mida välismaalastelt tavaliselt küsitakse.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '0a40e21c',
    text: 'Kohaliku omavalitsuse (Comune) elukohatõend või tavaliselt enda kirjalik kinnitus (autocertificazione).',
  },
  'customsRegulations.documentationRequired.2': { of: 'c9b0a65f', text: 'Itaalia maksukood (codice fiscale).' },
  'customsRegulations.documentationRequired.3': {
    of: '355c45c3',
    text: 'Asjade loetelu; tagasipöörduvatel itaallastel neljas allkirjastatud eksemplaris.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '70691c04',
    text: 'Tagasipöörduvatel itaallastel konsulaadi repatrieerumistõend või mõne konsulaadi puhul enda kirjalik kinnitus dekreedi DPR 445/2000 alusel: küsige oma konsulaadist, kumba ta soovib.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '0c228134',
    text: 'Tõend vähemalt 12 kuu pikkuse elamise kohta väljaspool ELi.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'f553a746',
    text: 'Majapidamisasjade tollivormistus võtab Itaalias tavaliselt 5–10 tööpäeva pärast seda, kui dokumendid on koos. Välismaalastel on asjade sissetoomiseks tavaliselt aega üks aasta elukoha registreerimise kuupäevast, kuid elukohatõendi saamine võtab aega, seega alustage sellega kohe pärast saabumist.',
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
    of: '022a21ee',
    text: 'Pärast esimest marutaudivastast vaktsineerimist tuleb enne Itaaliasse reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Marutaudi antikehade vereanalüüs, kui tulete riigist, mida ELi nimekirjas ei ole märgitud madala riskiga riigiks: veri võetakse tavaliselt vähemalt 30 päeva pärast vaktsineerimist ja enne reisi tuleb oodata 3 kuud.',
  },
  'petImport.quarantine': {
    of: '0f784731',
    text: 'ELi nõuetele vastavad lemmikloomad Itaalias karantiini ei lähe. Nõuetele mittevastav loom võidakse tagasi saata, isoleerida või viimase abinõuna magama panna. Kui vereanalüüsi nõue puudutab teid, alustage vähemalt viis kuud enne kolimist.',
  },
  'petImport.healthCertificate': {
    of: '708ab1e4',
    text: 'Väljastpoolt ELi tulles vajab koer, kass või valgetuhkur Itaaliasse sisenemiseks tavaliselt ELi loomatervise sertifikaati; ELi piires piisab lemmikloomapassist. Nagu teised juhendid teatavad, kehtivad alates 22. aprillist 2026 uued ELi reeglid, alates 1. oktoobrist 2026 uued sertifikaadivormid ja ühes sõidukis tohib olla kuni viis lemmiklooma, seega küsige loomaarstilt kehtivat vormi ning uurige nõudeid Itaalia tervishoiuministeeriumist (salute.gov.it).',
  },
  'vehicleImport.regulations': {
    of: '3f54b467',
    text: 'Eraauto loetakse isiklikuks varaks, nii et väljastpoolt ELi kolija saab selle Itaaliasse tuua koos majapidamisasjadega tollimaksuvabalt: nõutud on 12 kuud välismaal elamist, 6 kuud omamist ja kasutamist ning 12 kuu jooksul ei tohi autot müüa. Seejärel tuleb auto tavaliselt riigis arvele võtta ja registreerida liiklusametis (Motorizzazione).',
  },
  'vehicleImport.duties': {
    of: '63c9baac',
    text: 'Elukohavahetuse maksuvabastuse korral ei tule auto eest Itaalias tasuda tolli- ega käibemaksu; ilma selleta arvestage tavaliselt 10% tollimaksu ja 22% käibemaksuga. Lisanduvad provintsi registreerimismaks ja iga-aastane automaks (bollo); küsige üle tolliametist (adm.gov.it).',
  },
  'vehicleImport.documentation.0': {
    of: '41f7d54a',
    text: 'Välisriigi registreerimistunnistus ja tõend vähemalt 6-kuulise omamise kohta.',
  },
  'vehicleImport.documentation.1': { of: '9d176fae', text: 'Tollivormistuse tõend registreerimise jaoks.' },
  'vehicleImport.documentation.2': { of: '9d3f8fc6', text: 'Vastavustunnistus või tootja tehniliste andmete leht.' },
  'vehicleImport.documentation.3': { of: 'c35dd57b', text: 'Maksukood (codice fiscale) ja elukohatõend.' },
  'vehicleImport.documentation.4': { of: '1a2b8dc8', text: 'Nõudmise korral välismaiste dokumentide tõlked.' },
  'vehicleImport.restrictions': {
    of: 'e372c6f1',
    text: 'Auto Itaaliasse toomine võib end ära tasuda, kui maksuvabastus sellele laieneb ja auto vastab ELi nõuetele; muude turgude jaoks ehitatud autod võivad vajada kulukaid ümberehitusi. Elanikud tavaliselt ei tohi kaua välisriigi numbrimärkidega edasi sõita, seega kavandage registreerimine varakult. Liiklus on parempoolne ja paljudes vanalinnades on piiratud liiklusega alad (ZTL).',
  },
  'healthcare.system': {
    of: '912575c4',
    text: 'Itaalia riiklikku tervishoiuteenistust (SSN) korraldavad piirkonnad (regioonid) ja see katab perearstid ja haiglad; mõne teenuse eest võetakse väikest tasu. Registreerige end kohalikus terviseametis (ASL) ja valige perearst.',
  },
  'healthcare.insurance': {
    of: 'c39ec7ff',
    text: 'Töötajad ja paljud Itaalia elanikud on SSNiga hõlmatud seaduse alusel; teised saavad tavaliselt liituda aastamaksu eest või peab neil olema erakindlustus. Viisa puhul nõutakse sageli erakindlustust kuni registreerimiseni.',
  },
  'healthcare.emergencyNumber': { of: '4efbdc4f', text: '112 (ka 113 politsei, 118 kiirabi, 115 tuletõrje)' },
  'education.schoolSystem': {
    of: '8dfad895',
    text: 'Koolikohustus kehtib Itaalias 6. kuni 16. eluaastani: viis aastat algkooli (scuola primaria), kolm aastat põhikooli (scuola secondaria di primo grado), seejärel gümnaasium (liceo), tehnikum või kutsekool. Riigikoolid on tasuta; õppeaasta kestab septembrist juunini.',
  },
  'education.languageOfInstruction': {
    of: '853356fc',
    text: 'Itaalia koolides õpetatakse itaalia keeles, mõnes piirialas lisaks saksa, prantsuse või sloveeni keeles. Rahvusvahelisi koole leidub suuremates linnades.',
  },
  'utilities.electricity': {
    of: 'ea89df50',
    text: 'Itaalias on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse C-, F- ja L-tüüpi pistikuid, sageli ühes kodus segamini, nii et adapteritest on abi. Paljudel kodudel on umbes 3 kW leping, seega võib mitu võimsat seadet korraga kaitsme välja lüüa.',
  },
  'utilities.internet': {
    of: '3df41939',
    text: 'Kiudoptiline internet on Itaalia linnades tavaline, maal on ühendus aeglasem. Ühenduse sisselülitamine võib võtta nädalaid ja selleks on vaja maksukoodi (codice fiscale).',
  },
  'utilities.banking': {
    of: '3fa822f6',
    text: 'Pangakonto jaoks on Itaalias tavaliselt vaja passi, maksukoodi (codice fiscale) ja elamisluba või selle taotluse kviitungit; mitteresidendid saavad avada piiratud konto. Üüri ja kommunaalteenuste jaoks on vaja IBANi.',
  },
  'culturalTips.0': {
    of: '257acd4c',
    text: 'Hankige kõigepealt maksukood (codice fiscale) konsulaadist või maksuametist: sellest sõltuvad üürilepingud, telefonid ja pangakontod.',
  },
  'culturalTips.1': {
    of: '206a7533',
    text: 'Tervitage poodi astudes sõnaga buongiorno või buonasera ja kasutage viisakat vormi Lei, kuni teile pakutakse sinavormi tu.',
  },
  'culturalTips.2': {
    of: '0e3e81f6',
    text: 'Paljud poed on pärast lõunat mõne tunni suletud ja august on puhkuseaeg, seega ajage ametiasju hommikuti.',
  },
  'culturalTips.3': {
    of: '3d15a533',
    text: 'Paberist bussi- ja rongipilet ostke ja komposteerige enne sõitu, kui kohapeal on komposter.',
  },
  'culturalTips.4': {
    of: 'f0fb0d9d',
    text: 'Söögiajad on seltskondlikud ja kiirustamata; piimaga kohvi juuakse enamasti hommikul.',
  },
  'importantContacts.emergencyServices': {
    of: '4e9adafe',
    text: 'Itaalias valige mis tahes hädaolukorras 112; töötavad ka 113 (politsei), 118 (kiirabi) ja 115 (tuletõrje).',
  },
  'importantContacts.taxOffice': {
    of: '917c1cf3',
    text: 'Maksude ja maksukoodiga (codice fiscale) tegeleb maksuamet (Agenzia delle Entrate): agenziaentrate.gov.it.',
  },
  'sources.0.title': { of: '85931478', text: 'Itaalia konsulaat Osakas: tollimaksuvabastus tagasipöördujatele' },
  'sources.1.title': { of: 'f818c749', text: 'Itaalia suursaatkond Brasílias: majapidamisasjad ja tollimaksuvabastus' },
  'sources.2.title': { of: '8624b5df', text: 'Itaalia tolli- ja monopoliamet' },
  'sources.3.title': { of: 'f0f4fede', text: 'Määrus (EÜ) nr 1186/2009: maksuvabastus elukoha vahetamisel' },
  'sources.4.title': { of: '6b8cd006', text: "Visto per l'Italia: ametlik viisaleht" },
  'sources.5.title': { of: '955cb801', text: 'Itaalia politsei: elamisload' },
  'sources.6.title': { of: 'c1c4d4b2', text: 'Euroopa Komisjon: lemmikloomade liikumine liidu piires' },
  'sources.7.title': { of: '60400e6e', text: 'Itaalia tervishoiuministeerium' },
  'sources.8.title': { of: 'c7efcf38', text: 'Itaalia maksuamet' },
  'sources.9.title': { of: 'f83b178b', text: 'International Movers Network: Itaalia tollireeglid (secondary)' },
  'sources.10.title': { of: '57761936', text: 'Politis: ELi uued lemmikloomareeglid (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
