import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Lääne-Euroopa' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'a08ded6d',
    text: 'Prantsusmaa kuulub Schengeni alasse: paljude riikide kodanikud võivad kogu alal viibida viisata kuni 90 päeva mis tahes 180-päevase ajavahemiku jooksul, teised vajavad enne reisi Schengeni viisat. ELi kodanikele ei kehti kumbki nõue. Ametlik veebileht france-visas.gouv.fr ütleb, mida on teie passiga vaja.',
  },
  'visaRequirements.workVisa': {
    of: '1fe00fe3',
    text: 'ELi kodanikud võivad Prantsusmaal vabalt töötada. Teised vajavad tavaliselt pikaajalist viisat töötamiseks koos tööandja taotletud tööloaga või Talent-luba, mis on mõeldud kvalifitseeritud töötajatele, teadlastele ja ettevõtte asutajatele. Taotlege seda enne kolimist lehel france-visas.gouv.fr.',
  },
  'visaRequirements.residencePermit': {
    of: '0282cb34',
    text: 'Prantsusmaa pikaajaline viisa on sageli esimesel aastal ühtlasi elamisluba (VLS-TS) ja see tuleb internetis kinnitada, üldjuhul 3 kuu jooksul pärast saabumist. Seejärel taotlete enne viisa lõppemist elamisloakaarti, enamasti internetis või prefektuuris. ELi kodanikud luba ei vaja.',
  },
  'visaRequirements.familyReunification': {
    of: '19138fa9',
    text: 'Prantsusmaa seadusliku elaniku abikaasa ja alaealised lapsed saavad tavaliselt tulla perekonna taasühinemise (regroupement familial) kaudu, mis eeldab riigis elatud aega, sissetulekut ja piisavalt suurt eluaset; Talent-loa omanike peredel on lihtsam. Tingimusi vaadake lehelt service-public.fr.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2d5107a8',
    text: 'Majapidamisasjad on Prantsusmaal tolli- ja käibemaksust vabad, kui olete elanud väljaspool ELi vähemalt 12 kuud ja asjad on olnud teie isiklikus kasutuses vähemalt 6 kuud. Need peavad saabuma 12 kuu jooksul pärast kolimist; lubatud on mitu saadetist, kui kõik on kirjas esimese saadetise juures esitatud loetelus. 12 kuu jooksul ei tohi midagi ilma tolli teavitamata müüa, laenata ega rendile anda. Kolimisel teisest ELi riigist tolliformaalsusi ei ole.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Uimastid.' },
  'customsRegulations.prohibitedItems.1': {
    of: '5743bc28',
    text: 'Võltsitud kaubad: Prantsusmaa on selles range isegi üksikute esemete puhul.',
  },
  'customsRegulations.prohibitedItems.2': { of: '2bbfa747', text: 'Liha- ja piimatooted väljastpoolt ELi.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Kaitsealused loomad ja taimed ning neist valmistatud esemed ilma CITESi dokumentideta.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '65ccd23c',
    text: '1. kategooria koerad (pitbulli, tosa ja mastifi tüüpi koerad ilma tõutunnistuseta).',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol ja tubakas: maksuvabastus neile ei laiene, seega need maksustatakse.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'f31310ae',
    text: 'Tarbe- ja segakasutusega sõidukid ning liikurelamud: maksuvabastus neile ei laiene.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '682c73fb',
    text: 'Ametialane varustus ja toorainevarud: maksuvabastus neile ei laiene, välja arvatud kaasaskantavad kutsetöö vahendid.',
  },
  'customsRegulations.restrictedItems.3': { of: 'e193b927', text: 'Relvad: ainult Prantsusmaal nõutavate lubadega.' },
  'customsRegulations.restrictedItems.4': {
    of: '19544659',
    text: 'Taimed: ainult taimetervise (fütosanitaar-) sertifikaadiga.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'd30d9cb7',
    text: 'Isiklike asjade tollimaksuvaba sissetoomise deklaratsioon, tavaliselt vorm Cerfa 10070; praegust numbrit ja versiooni küsige Prantsusmaa tollist.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd82d5178',
    text: 'Asjade loetelu koos väärtustega, kuupäeva ja allkirjaga, tavaliselt kahes eksemplaris.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '6a6c358d',
    text: 'Tõend, et elasite vähemalt 12 kuud väljaspool ELi ja elate nüüd Prantsusmaal.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'ab8cc09c',
    text: 'Kodumaale naasvatel Prantsusmaa kodanikel Prantsusmaa konsulaadi tõend elukoha vahetamise kohta.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '74087950',
    text: 'ELi-väliste riikide kodanikel pass pikaajalise viisaga.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'dcd7f1bb',
    text: 'Dokumendid, mis näitavad, et auto, paadi või lennuki eest on päritoluriigis maksud tasutud.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '433b0682',
    text: 'Majapidamisasjade tollivormistus võtab Prantsusmaal tavaliselt 3–7 tööpäeva pärast seda, kui dokumendid on koos. Pange juba esimesse loetelusse kirja kõik, mida võite hiljem järele saata, sest sealt puuduvad asjad võivad maksuvabastusest ilma jääda.',
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
    of: '571bb221',
    text: 'Pärast esimest marutaudivastast vaktsineerimist tuleb enne Prantsusmaale reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Marutaudi antikehade vereanalüüs, kui tulete riigist, mida ELi nimekirjas ei ole märgitud madala riskiga riigiks: veri võetakse tavaliselt vähemalt 30 päeva pärast vaktsineerimist ja enne reisi tuleb oodata 3 kuud.',
  },
  'petImport.quarantine': {
    of: 'e9ec35a2',
    text: 'ELi nõuetele vastavad lemmikloomad Prantsusmaal karantiini ei lähe; nõuetele mittevastav loom võidakse tagasi saata, isoleerida või viimase abinõuna magama panna. 1. kategooria koeri (pitbulli, tosa ja mastifi tüüpi koerad ilma tõutunnistuseta) ei tohi üldse riiki tuua. Kui vereanalüüsi nõue puudutab teid, alustage vähemalt viis kuud enne kolimist.',
  },
  'petImport.healthCertificate': {
    of: '605d5a2f',
    text: 'Väljastpoolt ELi tulles vajab koer, kass või valgetuhkur Prantsusmaale sisenemiseks tavaliselt ELi loomatervise sertifikaati; ELi piires piisab lemmikloomapassist. Nagu teised juhendid teatavad, kehtivad alates 22. aprillist 2026 uued ELi reeglid, alates 1. oktoobrist 2026 uued sertifikaadivormid ja ühes sõidukis tohib olla kuni viis lemmiklooma, seega küsige loomaarstilt kehtivat vormi ning uurige nõudeid Prantsusmaa põllumajandusministeeriumist (agriculture.gouv.fr).',
  },
  'vehicleImport.regulations': {
    of: 'c0fc7157',
    text: 'Eraauto loetakse isiklikuks varaks, nii et väljastpoolt ELi kolija saab selle Prantsusmaale tuua koos majapidamisasjadega tollimaksuvabalt: nõutud on 12 kuud välismaal elamist, 6 kuud isiklikku kasutust ja päritoluriigis tasutud maksud ning 12 kuu jooksul ei tohi autot müüa. Pärast tollivormistust tuleb auto Prantsusmaal registreerida.',
  },
  'vehicleImport.duties': {
    of: '6a6d52fd',
    text: 'Elukohavahetuse maksuvabastuse korral ei tule auto eest Prantsusmaal tasuda tolli- ega käibemaksu. Ilma selleta arvestage tavaliselt 10% tollimaksu ja 20% käibemaksuga ning registreerimisel võib lisanduda CO2-tasu (malus), millest uued elanikud võivad mõnikord vabastuse saada; küsige Prantsusmaa tollist ja registreerimisametist ANTS.',
  },
  'vehicleImport.documentation.0': { of: '05cae2ef', text: 'Tollitõend 846A, tavaliselt vajalik registreerimiseks.' },
  'vehicleImport.documentation.1': { of: 'a21b27f4', text: 'Teie nimel olev välisriigi registreerimistunnistus.' },
  'vehicleImport.documentation.2': { of: '417d7eb7', text: 'Tõend, et auto eest on päritoluriigis maksud tasutud.' },
  'vehicleImport.documentation.3': {
    of: 'd8eb6d1f',
    text: 'Vastavustunnistus või, kui auto ei ole ehitatud ELi nõuete järgi, tüübi- või üksiksõiduki kinnitus.',
  },
  'vehicleImport.documentation.4': { of: 'de53800c', text: 'Internetis esitatud registreerimistaotlus ametile ANTS.' },
  'vehicleImport.restrictions': {
    of: 'f71e85fe',
    text: "Auto Prantsusmaale toomine võib end ära tasuda, kui maksuvabastus sellele laieneb ja auto vastab ELi nõuetele; muude turgude jaoks ehitatud autod võivad vajada üksiksõiduki kinnitust, mis on aeglane ja kallis. Tarbesõidukitele ja liikurelamutele maksuvabastus ei kehti. Mõni linn piirab vanemate autode liiklust heitmekleebise Crit'Air järgi, kusjuures reeglid on muutumas; liiklus on parempoolne.",
  },
  'healthcare.system': {
    of: '3815c433',
    text: 'Prantsusmaal on üldine riiklik ravikindlustus, mis hüvitab suure osa arsti-, haigla- ja ravimikuludest. Te valite endale raviarsti (médecin traitant) ja kasutate kaarti Carte Vitale.',
  },
  'healthcare.insurance': {
    of: 'b8751cd0',
    text: 'Töötajad liituvad Prantsusmaal riikliku kindlustusega oma töö kaudu; teised elanikud saavad tavaliselt liituda pärast kolmekuulist püsivat elamist. Enamik inimesi võtab juurde täiendkindlustuse (mutuelle) ja pikaajalise viisa puhul nõutakse alguses sageli erakindlustust.',
  },
  'healthcare.emergencyNumber': { of: '67483729', text: '112, 15 (kiirabi), 17 (politsei), 18 (tuletõrje)' },
  'education.schoolSystem': {
    of: 'ad9873c3',
    text: 'Koolikohustus kehtib Prantsusmaal 3. kuni 16. eluaastani: école maternelle, école élémentaire, collège ja lycée, mis on riigikoolides tasuta. Õppeaasta kestab septembrist juuli alguseni; nooremad lapsed võtab aadressi järgi kooli nimekirja linnavalitsus (mairie).',
  },
  'education.languageOfInstruction': {
    of: '58206c9d',
    text: 'Prantsusmaa koolides õpetatakse prantsuse keeles. Paljudes linnades on äsja saabunud lastele tugiklassid ja mõnes riigikoolis on rahvusvaheline osakond.',
  },
  'utilities.electricity': {
    of: 'ee04f2bd',
    text: 'Prantsusmaal on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse C- ja E-tüüpi pistikuid. 110–120 V jaoks tehtud seadmed vajavad seal trafot.',
  },
  'utilities.internet': {
    of: '6963c5de',
    text: 'Kiudoptiline internet on jõudnud enamikku Prantsusmaa linnadesse ning lepingus on tavaliselt koos internet, televisioon ja telefon. Äsja üüritud kodus võib ühenduse sisselülitamine aega võtta, seega tellige see varakult.',
  },
  'utilities.banking': {
    of: '3b31d662',
    text: 'Pangakonto jaoks on Prantsusmaal tavaliselt vaja passi, aadressitõendit ja sissetulekutõendit; kontonumbrit (RIB) on vaja üüri, elektri ja palga jaoks. Kui pangad keelduvad, on Banque de France’il menetlus, mis annab elanikele õiguse kontole.',
  },
  'culturalTips.0': {
    of: '460d9452',
    text: 'Öelge bonjour, kui astute poodi või alustate mis tahes vestlust, ja lahkudes au revoir; see on oluline.',
  },
  'culturalTips.1': { of: 'e27d9de2', text: 'Kasutage võõraste inimestega vormi vous, kuni nad pakuvad tu’d.' },
  'culturalTips.2': {
    of: '94dbce72',
    text: 'Paljud poed ja asutused on lõuna ajal, pühapäeviti ja osa augustist suletud, seega arvestage sellega asjaajamist kavandades.',
  },
  'culturalTips.3': {
    of: 'a2f704a0',
    text: 'Hoidke alles paberkoopiad: üürileandja või prefektuuri toimikusse (dossier) küsitakse sageli samu dokumente uuesti.',
  },
  'culturalTips.4': {
    of: 'e46d8aad',
    text: 'Vaadake üürilepingust järele etteteatamistähtaeg ja osalege eluaseme ülevaatusel (état des lieux) nii sisse- kui ka väljakolimisel.',
  },
  'importantContacts.emergencyServices': {
    of: 'bfd24462',
    text: 'Prantsusmaal valige mis tahes hädaolukorras 112, kiirabi (SAMU) kutsumiseks 15, politsei kutsumiseks 17 või tulekahju korral 18; 114 on mõeldud kurtidele ja vaegkuuljatele.',
  },
  'importantContacts.taxOffice': {
    of: '7fa0f888',
    text: 'Maksudega tegeleb riigi rahandusamet (DGFiP): impots.gouv.fr.',
  },
  'sources.0.title': { of: '7f4b390d', text: 'Prantsusmaa toll: põhielukoha viimine Prantsusmaale' },
  'sources.1.title': { of: 'ab7110ae', text: 'Prantsusmaa suursaatkond Hiinas: toll tagasipöördujatele' },
  'sources.2.title': { of: 'f0f4fede', text: 'Määrus (EÜ) nr 1186/2009: maksuvabastus elukoha vahetamisel' },
  'sources.3.title': { of: '707ca4f8', text: 'France-Visas: ametlik viisaleht' },
  'sources.4.title': { of: '8eb79c9c', text: 'Service-Public: ametlik teejuht õiguste ja toimingute juurde' },
  'sources.5.title': { of: 'c1c4d4b2', text: 'Euroopa Komisjon: lemmikloomade liikumine liidu piires' },
  'sources.6.title': { of: 'b4054ff9', text: 'Prantsusmaa põllumajandusministeerium' },
  'sources.7.title': { of: 'e440933f', text: 'Prantsusmaa maksuamet' },
  'sources.8.title': { of: '57761936', text: 'Politis: ELi uued lemmikloomareeglid (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
