import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'aaf8c23d', text: 'Lõuna-Euroopa' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'd5183f1e',
    text: 'Hispaania kuulub Schengeni alasse: paljude riikide kodanikud võivad kogu alal viibida viisata kuni 90 päeva mis tahes 180-päevase ajavahemiku jooksul, teised vajavad enne reisi Schengeni viisat. ELi kodanikele ei kehti kumbki nõue. Uurige Hispaania konsulaadist (exteriores.gob.es), mida teie passi puhul nõutakse; külastuse ajal töötada ei tohi.',
  },
  'visaRequirements.workVisa': {
    of: 'cb80f1a1',
    text: 'ELi kodanikud võivad Hispaanias vabalt töötada. Teised vajavad tavaliselt tööluba, mida tööandja taotleb enne viisat, või mõnda võimalust, mis on mõeldud kõrgelt kvalifitseeritud töötajatele, füüsilisest isikust ettevõtjatele või neile, kes teevad välismaa ettevõttele kaugtööd. Investoriviisa (golden visa) kaotati aprillis 2025, kuigi vanemad leheküljed seda veel kirjeldavad.',
  },
  'visaRequirements.residencePermit': {
    of: '499f67c3',
    text: 'Hispaanias aetakse kolm asja kergesti segi: NIE on teie välismaalasenumber, TIE on elamisluba tõendav kaart ja padrón on kohaliku omavalitsuse elanike aadressiregister. ELi-väliste riikide kodanikud taotlevad TIE-kaarti politseist, üldjuhul ühe kuu jooksul pärast saabumist. ELi kodanikud, kes jäävad kauemaks kui kolmeks kuuks, registreerivad end selle asemel ja saavad rohelise tunnistuse.',
  },
  'visaRequirements.familyReunification': {
    of: '981cf26d',
    text: 'Hispaania seaduslikud elanikud saavad tavaliselt kutsuda enda juurde abikaasa või elukaaslase, alaealised lapsed ja mõnel juhul ülalpeetavad vanemad, kui nad tõendavad, et luba on pikendatud, sissetulek piisav ja eluase sobiv; mõne loaga saab pere tulla kohe kaasa. ELi kodanike sugulastel on lihtsam. Küsige Hispaania immigratsiooniametist (inclusion.gob.es), millised tunnistused tuleb legaliseerida ja tõlkida.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '78cdefc0',
    text: 'Majapidamisasjad on Hispaanias tolli- ja käibemaksust vabad, kui olete elanud väljaspool ELi vähemalt 12 kuud järjest ning asjad on olnud teie omanduses ja kasutuses vähemalt 6 kuud; käibemaksu ja Kanaari saartel kehtiva IGICi puhul võib see aeg mõnel juhul olla 12 kuud. Asjad peavad saabuma 12 kuu jooksul pärast teie elama asumist ja seejärel veel 12 kuu jooksul ei tohi neid ilma tolli teavitamata müüa, laenata ega rendile anda. Kolimisel teisest ELi riigist Mandri-Hispaaniasse või Baleaaridele tolliformaalsusi ei ole; Kanaari saartel, Ceutal ja Melillal on omad maksureeglid, seega küsige enne.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Võltsitud kaubad.' },
  'customsRegulations.prohibitedItems.2': { of: '2bbfa747', text: 'Liha- ja piimatooted väljastpoolt ELi.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Kaitsealused loomad ja taimed ning neist valmistatud esemed ilma CITESi dokumentideta.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol ja tubakas: maksuvabastus neile ei laiene, seega need maksustatakse.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd7febecd',
    text: 'Relvad ja laskemoon: ainult Hispaanias nõutavate lubadega, mis on hangitud enne saatmist.',
  },
  'customsRegulations.restrictedItems.2': { of: 'f1f44f6c', text: 'Tarbesõidukid: maksuvabastus neile ei laiene.' },
  'customsRegulations.restrictedItems.3': {
    of: 'cbf336c3',
    text: 'Ametialane varustus: maksuvabastus sellele ei laiene, välja arvatud kaasaskantavad kutsetöö vahendid.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'cb3b307d',
    text: 'Ravimid: võtke kaasa isiklikuks tarbeks vajalik kogus koos retseptiga.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'ec46b72e',
    text: 'Koeratõud, mida Hispaanias nimetatakse potentsiaalselt ohtlikuks: pidajal peab olema luba, seega küsige kohalikust omavalitsusest.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '13d13be6',
    text: 'Impordideklaratsioon (DUA) koos kirjaliku maksuvabastuse taotlusega; tavaliselt esitab selle tolliagent.',
  },
  'customsRegulations.documentationRequired.1': { of: 'e3697122', text: 'Üks loetelu kõigest koos väärtustega.' },
  'customsRegulations.documentationRequired.2': {
    of: '37af5303',
    text: 'Tõend 12 kuu pikkuse välismaal elamise kohta; koju naasvatel Hispaania kodanikel tavaliselt konsulaadi väljaregistreerimise tõend (baja consular).',
  },
  'customsRegulations.documentationRequired.3': {
    of: '45c30003',
    text: 'Teie Hispaania aadressi registreering (padrón).',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6f06b6b2',
    text: 'Pass ja NIE, ELi-väliste riikide kodanikel koos viisa või elamisloaga.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'f4a06dff',
    text: 'Teie nimel olevad sõidukidokumendid, kui saadetises on auto.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '49d7652e',
    text: 'Majapidamisasjade tollivormistus võtab Hispaanias tavaliselt 5–10 tööpäeva pärast seda, kui dokumendid on koos. Registreering elanike registris (padrón) on üldjuhul toimiku osa, seega korraldage aadressi asi varakult. Kui asjad tulevad enne teid, on vaja kohustust asuda elama 6 kuu jooksul ja tagatist.',
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
    of: '3ea61d57',
    text: 'Pärast esimest marutaudivastast vaktsineerimist tuleb enne Hispaaniasse reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Marutaudi antikehade vereanalüüs, kui tulete riigist, mida ELi nimekirjas ei ole märgitud madala riskiga riigiks: veri võetakse tavaliselt vähemalt 30 päeva pärast vaktsineerimist ja enne reisi tuleb oodata 3 kuud.',
  },
  'petImport.quarantine': {
    of: 'b636e3fd',
    text: 'ELi nõuetele vastavad lemmikloomad Hispaanias karantiini ei lähe; nõuetele mittevastav loom võidakse tagasi saata, isoleerida või viimase abinõuna magama panna. Kui vereanalüüsi nõue puudutab teid, alustage vähemalt viis kuud enne kolimist. Mõnda tõugu koerte pidamiseks on vaja potentsiaalselt ohtliku koera luba ja 2023. aasta loomade heaolu seadus paneb kohustusi igale pidajale, seega küsige pärast saabumist kohalikust omavalitsusest.',
  },
  'petImport.healthCertificate': {
    of: '0193b36f',
    text: 'Väljastpoolt ELi tulles vajab koer, kass või valgetuhkur Hispaaniasse sisenemiseks tavaliselt ELi loomatervise sertifikaati; ELi piires piisab lemmikloomapassist. Nagu teised juhendid teatavad, kehtivad alates 22. aprillist 2026 uued ELi reeglid, alates 1. oktoobrist 2026 uued sertifikaadivormid ja ühes sõidukis tohib olla kuni viis lemmiklooma, seega küsige loomaarstilt kehtivat vormi ning uurige nõudeid Hispaania põllumajandusministeeriumist (mapa.gob.es).',
  },
  'vehicleImport.regulations': {
    of: '370c76cc',
    text: 'Eraauto loetakse isiklikuks varaks, nii et väljastpoolt ELi kolija saab selle Hispaaniasse tuua koos majapidamisasjadega tollimaksuvabalt: nõutud on 12 kuud välismaal elamist ning 6 kuud omamist ja kasutamist ning 12 kuu jooksul ei tohi autot ilma tolli teavitamata müüa, laenata ega rendile anda. Seejärel peab auto saama kinnituse, läbima ülevaatuse (ITV) ja saama Hispaania numbrimärgid.',
  },
  'vehicleImport.duties': {
    of: '09fb6549',
    text: 'Maksuvabastuse korral ei tule auto eest Hispaanias tasuda tolli- ega käibemaksu ning elukohavahetus vabastab auto tavaliselt ka registreerimismaksust (IEDMT), kui tingimused on täidetud. Ilma vabastuseta arvestage tollimaksu, käibemaksu, registreerimismaksu ja sõiduki kinnitamise (homologeerimise) kuluga. Küsige enne saatmist maksuametist (sede.agenciatributaria.gob.es), sest vabastust tuleb taotleda.',
  },
  'vehicleImport.documentation.0': {
    of: '113822ee',
    text: 'Registreerimisdokumendid ja tõend vähemalt 6-kuulise omamise kohta.',
  },
  'vehicleImport.documentation.1': {
    of: 'e323c35f',
    text: 'Tõend elukohavahetuse kohta: väljaregistreerimine välismaal ja registreering elanike registris (padrón).',
  },
  'vehicleImport.documentation.2': {
    of: '542f80e7',
    text: 'Tollivormistuse dokument (DUA), kuhu on märgitud maksuvabastus.',
  },
  'vehicleImport.documentation.3': {
    of: 'b1ce3f91',
    text: 'Vastavustunnistus või inseneri koostatud tehniline toimik.',
  },
  'vehicleImport.documentation.4': { of: 'c4f4becc', text: 'Ülevaatuse akt (ITV).' },
  'vehicleImport.documentation.5': { of: '5d76af89', text: 'Hispaanias kehtiv kindlustus.' },
  'vehicleImport.restrictions': {
    of: '2e0a8e7f',
    text: 'Auto Hispaaniasse toomine võib end ära tasuda, kui maksuvabastus sellele laieneb ja auto on ehitatud ELi nõuete järgi; muu turu jaoks ehitatud auto võib vajada kulukaid ümberehitusi ja üksiksõiduki kinnitust. Tarbesõidukitele maksuvabastus ei kehti. Suuremates linnades on väheheitetsoonid, kuhu vanemaid autosid ei lubata, ja liiklus on parempoolne.',
  },
  'healthcare.system': {
    of: '2062547e',
    text: 'Hispaanias on riiklik tervishoiuteenistus, mida korraldavad piirkonnad ja rahastatakse maksudest ja sotsiaalkindlustusest; registreerite end kohalikus tervisekeskuses ja saate ravikindlustuskaardi. Selle kõrval on tavalised erakliinikud, eelkõige linnades ja rannikul.',
  },
  'healthcare.insurance': {
    of: 'c995a292',
    text: 'Hispaanias sotsiaalkindlustusmakseid tasuvad töötajad ja füüsilisest isikust ettevõtjad on kindlustatud koos ülalpeetavatega. Mitme viisa puhul nõutakse selle asemel omaosaluseta erakindlustust ning ELi riikide ja Ühendkuningriigi pensionärid saavad tavaliselt kaasa võtta vormi S1. Enne kindlustuse ostmist kontrollige, mida teie viisa nõuab.',
  },
  'healthcare.emergencyNumber': {
    of: '0acdc70d',
    text: '112 (kõik), 091 või 092 (politsei), 061 (tervis, piirkonniti)',
  },
  'education.schoolSystem': {
    of: '3811f4b1',
    text: 'Kool on Hispaanias kohustuslik 6. kuni 16. eluaastani ja riigikoolides tasuta; paljud lapsed alustavad 3-aastaselt. Concertado-koolid on riigi toetusega erakoolid ja kohti jagatakse osalt aadressi järgi, seega registreerige end elanike registris (padrón) enne kevadisi taotlusnädalaid.',
  },
  'education.languageOfInstruction': {
    of: '8ddaf677',
    text: 'Hispaania koolides õpetatakse hispaania keeles ning Kataloonias, Baskimaal, Galicias, Valencias ja Baleaaridel ka või peamiselt piirkonna keeles. Rahvusvahelisi ja kakskeelseid koole leidub suuremates linnades ja rannikul.',
  },
  'utilities.electricity': {
    of: 'ea85cfd5',
    text: 'Hispaanias on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse C- ja F-tüüpi pistikuid. 110–120 V jaoks tehtud seadmed vajavad seal trafot. Lepingus on kirjas korraga kasutatav võimsus ja liiga väikese väärtuse korral lööb kaitse välja, seega küsige selle kohta korterit üle võttes.',
  },
  'utilities.internet': {
    of: 'dcd405ea',
    text: 'Kiudoptiline internet ulatub enamikku Hispaania linnadesse ja paljudesse küladesse ning seda müüakse tavaliselt koos mobiilinumbritega. Mõni leping seob teid aastaks või kauemaks, seega küsige enne allkirjastamist, kui teie esimene aadress on ajutine.',
  },
  'utilities.banking': {
    of: 'd6caae6a',
    text: 'Hispaania pangad avavad elanikele konto passi, NIE-numbri ja aadressitõendiga ning paljud pakuvad enne seda mitteresidendi kontot. Üür ja kommunaalkulud makstakse otsekorraldusega ning kaardi ja telefoniga saab maksta peaaegu kõikjal.',
  },
  'culturalTips.0': {
    of: '4e3a48ce',
    text: 'Süüakse hilja: lõunat tavaliselt pärast kella kahte ja õhtust pärast kella üheksat ning vahepeal võivad köögid kinni olla.',
  },
  'culturalTips.1': {
    of: '7cdb0e6a',
    text: 'Väiksemad poed ja kontorid on pärast lõunat sageli mõne tunni suletud ja paljud reisivad augustis, seega ajage paberiasju hommikul ja enne suve.',
  },
  'culturalTips.2': {
    of: 'b89958b7',
    text: 'Poodi, lifti või ooteruumi astudes tervitage sõnaga hola või buenos días.',
  },
  'culturalTips.3': {
    of: '0f51b39a',
    text: 'Ametiasutustes käiakse kokkulepitud ajal (cita previa), seega broneerige varakult ja võtke kõigist dokumentidest koopiad kaasa.',
  },
  'culturalTips.4': { of: '13ba375b', text: 'Oma keelega piirkondades võetakse mõni selle keele sõna soojalt vastu.' },
  'importantContacts.emergencyServices': {
    of: 'be0ad265',
    text: 'Hispaanias valige igas hädaolukorras 112; numbrilt 091 või 092 saab otse politsei ja numbrilt 061 paljudes piirkondades tervishoiuteenistuse.',
  },
  'importantContacts.taxOffice': {
    of: 'a70a4055',
    text: 'Hispaania maksuamet (Agencia Tributaria, sede.agenciatributaria.gob.es) tegeleb nii tulumaksu kui ka tolliga; registreerige end seal pärast kolimist.',
  },
  'sources.0.title': { of: 'a1efdede', text: 'Hispaania maksuamet: maksuvabastus elukoha vahetamisel' },
  'sources.1.title': { of: 'f0f4fede', text: 'Määrus (EÜ) nr 1186/2009: maksuvabastus elukoha vahetamisel' },
  'sources.2.title': { of: '92230a3f', text: 'Hispaania kaasamis- ja rändeministeerium' },
  'sources.3.title': { of: '40f3e9a1', text: 'Hispaania välisministeerium: konsulaadid' },
  'sources.4.title': { of: 'c1c4d4b2', text: 'Euroopa Komisjon: lemmikloomade liikumine liidu piires' },
  'sources.5.title': { of: 'dbecec23', text: 'Hispaania põllumajandusministeerium' },
  'sources.6.title': { of: '9e34f8ee', text: 'Hispaania maksuamet' },
  'sources.7.title': { of: 'de4a8491', text: 'Esgalicia: kojutulijate isikliku vara maksuvabastus (secondary)' },
  'sources.8.title': { of: '57761936', text: 'Politis: ELi uued lemmikloomareeglid (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
