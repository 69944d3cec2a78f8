import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Lõuna-Euroopa' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '8e8ad380',
    text: 'Portugal kuulub Schengeni alasse: paljude riikide kodanikud võivad kogu alal viibida viisata kuni 90 päeva mis tahes 180-päevase ajavahemiku jooksul, teised vajavad enne reisi Schengeni viisat. ELi kodanikele ei kehti kumbki nõue. Külastus ei ole elamisviisa ega anna õigust majapidamisasjade maksuvabastusele.',
  },
  'visaRequirements.workVisa': {
    of: 'edd131e6',
    text: 'ELi kodanikud võivad Portugalis vabalt töötada. Teised taotlevad Portugali konsulaadist oma juhtumile vastavat elamisviisat: on viisad töötajatele, kvalifitseeritud töötajatele, ettevõtte asutajatele, kaugtöötajatele ning inimestele, kes elavad pensionist või muust oma sissetulekust. Nõutav sissetulek sõltub Portugali miinimumpalgast ja muutub seetõttu igal aastal.',
  },
  'visaRequirements.residencePermit': {
    of: 'd76f43ff',
    text: 'Portugali elamisviisa vahetatakse elamisloa vastu rändeametis AIMA (aima.gov.pt), mis võttis SEFi ülesanded üle oktoobris 2023; nõuanded, mis nimetavad endiselt SEFi, on vananenud. Vastuvõtuaegade saamine võib olla aeglane, seega hoidke iga broneeringu kinnitus alles. ELi kodanikud registreerivad end kohalikus omavalitsuses, kui jäävad kauemaks kui kolmeks kuuks.',
  },
  'visaRequirements.familyReunification': {
    of: '4397ce26',
    text: 'Abikaasad, elukaaslased ja ülalpeetavad lapsed ning mõnel juhul vanemad saavad tavaliselt Portugali elaniku juurde tulla perekonna taasühinemise kaudu AIMAs. Tingimused ja ooteajad on olnud muutumas, seega küsige need üle AIMAst või juristilt, enne kui kavandate, kes millal reisib.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '375b7663',
    text: 'Majapidamisasjad on Portugalis tolli- ja käibemaksust vabad, kui olete elanud väljaspool ELi vähemalt 12 kuud järjest ning asjad on olnud teie valduses ja kasutuses vähemalt 6 kuud; mõni konsulaat aktsepteerib kasutamise tõendina ainult üle 1 aasta vanuseid arveid. ELi-väliste riikide kodanikel peab enne olema Portugali elamisviisa. Asjad peavad saabuma 12 kuu jooksul pärast teie elama asumist ja 12 kuu jooksul ei tohi midagi ilma tolli teavitamata müüa, laenata, rendile anda ega pantida. Kolimisel teisest ELi riigist tolliformaalsusi ei ole.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Uimastid.' },
  'customsRegulations.prohibitedItems.1': {
    of: 'da5e11c7',
    text: 'Relvad ja laskemoon ilma Portugali politsei loata.',
  },
  'customsRegulations.prohibitedItems.2': { of: '2bbfa747', text: 'Liha- ja piimatooted väljastpoolt ELi.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Kaitsealused loomad ja taimed ning neist valmistatud esemed ilma CITESi dokumentideta.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '30f910e5',
    text: 'Müügiks mõeldud kaubad, mis ei tohi olla pagasitunnistuses.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'cdeab37b',
    text: 'Joogid, toit ja tubakas: ei tohi olla pagasitunnistuses ning alkoholile ja tubakale maksuvabastus ei laiene.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '1ac84b66',
    text: 'Uued asjad ja maksuvabalt ostetud asjad: maksuvabastus neile ei laiene.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'cbf336c3',
    text: 'Ametialane varustus: maksuvabastus sellele ei laiene, välja arvatud kaasaskantavad kutsetöö vahendid.',
  },
  'customsRegulations.restrictedItems.3': { of: 'f1f44f6c', text: 'Tarbesõidukid: maksuvabastus neile ei laiene.' },
  'customsRegulations.restrictedItems.4': {
    of: '1ba01f62',
    text: 'Taimed: tavaliselt on vaja taimetervise (fütosanitaar-) sertifikaati.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '3c6d24b9',
    text: 'Pagasitunnistus (Certificado de Bagagem) teie lahkumiskoha Portugali konsulaadist.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '623c722e',
    text: 'Pagasitunnistuse jaoks asjade allkirjastatud loetelu kolmes eksemplaris koos koguste, kaubamärkide ja mudelitega.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8e4138f9',
    text: 'ELi-väliste riikide kodanikel pass Portugali elamisviisaga.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '6d5040f2',
    text: 'Tõend, et elasite väljaspool ELi vähemalt 12 kuud järjest.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '9874e323',
    text: 'Portugali maksunumber (NIF), mida kolimisfirmad tavaliselt deklaratsiooni jaoks vajavad.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e2ba8d8f',
    text: 'Elukohatõend kohalikust kogukonnavalitsusest (junta de freguesia), mida sageli küsitakse.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '628bf3df',
    text: 'Tollivormistus võtab Portugalis tavaliselt umbes 5–15 tööpäeva pärast seda, kui pagasitunnistus ja maksunumber (NIF) on käes. Hankige tunnistus enne lahkumist, sest selle annab teie senise elukoha konsulaat.',
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
    of: 'f9bb826b',
    text: 'Pärast esimest marutaudivastast vaktsineerimist tuleb enne Portugali reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Marutaudi antikehade vereanalüüs, kui tulete riigist, mida ELi nimekirjas ei ole märgitud madala riskiga riigiks: veri võetakse tavaliselt vähemalt 30 päeva pärast vaktsineerimist ja enne reisi tuleb oodata 3 kuud.',
  },
  'petImport.quarantine': {
    of: 'ceea5e39',
    text: 'ELi nõuetele vastavad lemmikloomad Portugalis karantiini ei lähe; nõuetele mittevastav loom võidakse tagasi saata, isoleerida või viimase abinõuna magama panna. Koerad, kelle tõugu loetakse seaduse järgi ohtlikuks, tuleb registreerida ja neile kehtivad tingimused, seega küsige veterinaarametist DGAV (dgav.pt). Kui vereanalüüsi nõue puudutab teid, alustage vähemalt viis kuud enne kolimist.',
  },
  'petImport.healthCertificate': {
    of: '37609a93',
    text: 'Väljastpoolt ELi tulles vajab koer, kass või valgetuhkur Portugali sisenemiseks tavaliselt ELi loomatervise sertifikaati ja lennujaama loomaarsti tuleks teavitada vähemalt 48 tundi ette; uurige nõudeid DGAVst (dgav.pt). ELi piires piisab lemmikloomapassist. Nagu teised juhendid teatavad, kehtivad alates 22. aprillist 2026 uued ELi reeglid, alates 1. oktoobrist 2026 uued sertifikaadivormid ja ühes sõidukis tohib olla kuni viis lemmiklooma, seega küsige loomaarstilt kehtivat vormi.',
  },
  'vehicleImport.regulations': {
    of: '89690ee1',
    text: 'Eraauto loetakse isiklikuks varaks, nii et väljastpoolt ELi kolija saab selle Portugali tuua koos majapidamisasjadega tollimaksuvabalt samadel tingimustel: nõutud on 12 kuud välismaal elamist ja 6 kuud kasutamist ning 12 kuu jooksul ei tohi autot müüa. Sõidukimaks (ISV) on eraldi asi ja elukohta vahetavatele inimestele on selle jaoks oma vabastus.',
  },
  'vehicleImport.duties': {
    of: 'f0b45cdd',
    text: 'Portugali kolijad saavad tavaliselt tuua ühe sõiduauto tollimaksu-, käibemaksu- ja sõidukimaksuvabalt (ISV), kui neil on juhiluba ja auto on enne kolimist olnud piisavalt kaua nende omanduses: ISV puhul nimetavad allikad nii 6 kui ka 12 kuud, seega küsige kõigepealt maksuametist. Ilma vabastuseta sõltub ISV mootori töömahust, CO2-heitest ja vanusest ning võib olla suur.',
  },
  'vehicleImport.documentation.0': {
    of: '1c1ef099',
    text: 'Teie nimel olev välisriigi registreerimistunnistus koos kuupäevaga.',
  },
  'vehicleImport.documentation.1': {
    of: '1b2f348b',
    text: 'Ostuarve ja tõend, kui kaua on auto olnud teie omanduses ja kasutuses.',
  },
  'vehicleImport.documentation.2': {
    of: 'e1b5b4be',
    text: 'Tõend välismaal elamise kohta ja selle lõpetamise kohta, kui see on olemas.',
  },
  'vehicleImport.documentation.3': { of: '025ce4ee', text: 'Juhiluba.' },
  'vehicleImport.documentation.4': { of: '08de95a6', text: 'Portugali maksunumber (NIF) ja uue aadressi tõend.' },
  'vehicleImport.documentation.5': {
    of: '2102dc02',
    text: 'Vastavustunnistus või tüübikinnitus ja Portugalis tehtud ülevaatus.',
  },
  'vehicleImport.restrictions': {
    of: 'fbe77382',
    text: 'Auto Portugali toomine tasub end ära, kui saate ISV-vabastuse, mida tuleb küsida varsti pärast kolimist; ilma selleta on maks sageli suurem kui sääst. Vabastuse saanud autot ei tohi seejärel teatud aja jooksul müüa ega laenata. Liiklus on parempoolne ja osas Lissaboni kesklinnast on vanemate autode liiklus piiratud.',
  },
  'healthcare.system': {
    of: '52633d92',
    text: 'Portugalis on riiklik tervishoiuteenistus (SNS) tervisekeskuste ja haiglatega, mis on elanikele enamasti tasuta või väikese tasu eest, ning linnades hea erasektor. Perearsti ja eriarstide ootejärjekorrad võivad olla pikad.',
  },
  'healthcare.insurance': {
    of: '241907b5',
    text: 'Portugali elanikud registreerivad end kohalikus tervisekeskuses ja saavad patsiendinumbri (número de utente). Elamisviisade puhul nõutakse alguses tavaliselt reisi- või eraravikindlustust ja paljud hoiavad erakindlustuse alles, et kiiremini eriarsti juurde pääseda.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: 'bfb5af9a',
    text: 'Kool on Portugalis kohustuslik 6. kuni 18. eluaastani: kolm põhihariduse astet ja seejärel keskkool, riigikoolides tasuta. Õppeaasta kestab septembrist juunini ja lapsed pannakse kooli nimekirja internetis või elukohajärgses koolis.',
  },
  'education.languageOfInstruction': {
    of: 'f6712754',
    text: 'Portugali riigikoolides õpetatakse portugali keeles ja uutele õpilastele ka portugali keelt ennast. Rahvusvahelisi koole leidub Lissaboni ja Porto ümbruses ning Algarves.',
  },
  'utilities.electricity': {
    of: '1fed17ab',
    text: 'Portugalis on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse C- ja F-tüüpi pistikuid. 110–120 V jaoks tehtud seadmed vajavad seal trafot. Elektrileping sõlmitakse suurima võimsuse järgi, seega küsige piisavalt, kui teete süüa ja kütate elektriga.',
  },
  'utilities.internet': {
    of: '1a9d00b9',
    text: 'Kiudoptiline internet ulatub enamikku Portugali linnadesse ja seda müüakse tavaliselt koos televisiooni ja mobiilipakettidega, sageli kaheaastase tähtajaga; vaadake tähtaega enne allkirjastamist.',
  },
  'utilities.banking': {
    of: '0f5e8651',
    text: 'Konto avamiseks on Portugalis tavaliselt vaja passi, maksunumbrit (NIF), aadressitõendit ja sissetulekutõendit. Paljud arved ja poed kasutavad Multibanco võrku, seega teeb Portugali deebetkaart elu lihtsamaks.',
  },
  'culturalTips.0': {
    of: '07343489',
    text: 'Portugalis poodi või lifti astudes tervitage inimesi sõnadega bom dia, boa tarde või boa noite ja kasutage tiitleid, kuni teil palutakse seda mitte teha.',
  },
  'culturalTips.1': {
    of: '17dad4a0',
    text: 'Portugali restorani laual oleva leiva ja oliivide eest tuleb tavaliselt maksta; võite need tagasi saata.',
  },
  'culturalTips.2': {
    of: '56980730',
    text: 'Paljudes Portugali kodudes ei ole keskkütet, seega küsige selle kohta enne üürimist ja hoidke talvel soojad voodiriided käepärast.',
  },
  'culturalTips.3': {
    of: 'f8e63ed8',
    text: 'Alustage vestlust portugali keeles, kas või mõne sõnaga; ärge eeldage, et hispaania keelest piisab.',
  },
  'culturalTips.4': {
    of: '7ef945e1',
    text: 'Hoidke maksunumber (NIF) telefonis: poed, arstid ja kommunaalettevõtted küsivad seda iga päev.',
  },
  'importantContacts.emergencyServices': {
    of: '41211423',
    text: 'Portugalis valige politsei, kiirabi või tuletõrje kutsumiseks 112.',
  },
  'importantContacts.taxOffice': {
    of: '42cae474',
    text: 'Nii maksude kui ka tolliga tegeleb Portugalis maksu- ja tolliamet: portaldasfinancas.gov.pt.',
  },
  'sources.0.title': { of: '43dfdd2b', text: 'Portugali konsulaat Maputos: pagasitunnistus' },
  'sources.1.title': { of: 'f0f4fede', text: 'Määrus (EÜ) nr 1186/2009: maksuvabastus elukoha vahetamisel' },
  'sources.2.title': { of: 'c1c4d4b2', text: 'Euroopa Komisjon: lemmikloomade liikumine liidu piires' },
  'sources.3.title': { of: 'dec77532', text: 'Rände- ja varjupaigaamet (AIMA)' },
  'sources.4.title': { of: '1b9a9706', text: 'Portugali veterinaaramet (DGAV)' },
  'sources.5.title': { of: '29cdb248', text: 'Portugali maksu- ja tolliamet' },
  'sources.6.title': { of: '97091ae9', text: 'Global Mobility: majapidamisasjad Portugali (secondary)' },
  'sources.7.title': { of: '45c5d1ac', text: 'Imposto sobre Veículos: maksuvabastus elukoha vahetamisel (secondary)' },
  'sources.8.title': { of: '57761936', text: 'Politis: ELi uued lemmikloomareeglid (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
