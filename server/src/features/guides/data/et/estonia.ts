import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Põhja-Euroopa' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: '1697f51f',
    text: 'Eesti kuulub Schengeni alasse: paljude riikide kodanikud võivad kogu alal viibida viisata kuni 90 päeva mis tahes 180-päevase ajavahemiku jooksul, teised vajavad enne reisi Schengeni viisat. ELi kodanikele ei kehti kumbki nõue. Küsige Politsei- ja Piirivalveametist (politsei.ee), kas vajate oma passiga viisat või reisiluba.',
  },
  'visaRequirements.workVisa': {
    of: 'd215ebe9',
    text: 'ELi kodanikud võivad Eestis vabalt töötada. Teised vajavad tavaliselt elamisluba töötamiseks või pikaajalist viisat (D-viisa) koos tööandja registreeritud lühiajalise töötamisega; võimalused on olemas ka idufirmade ja kaugtöötajate jaoks. Küsige üle Politsei- ja Piirivalveametist; e-residentsus ei anna õigust Eestis töötada ega elada.',
  },
  'visaRequirements.residencePermit': {
    of: '6d4f8a05',
    text: 'ELi-väliste riikide kodanikud vajavad Eestisse elama asumiseks tähtajalist elamisluba; ELi kodanikud registreerivad selle asemel oma elukoha ja saavad nii elamisõiguse. Igaüks, kes siia jääb, saab Eesti ID-kaardi või elamisloakaardi, mille saamine võtab tavaliselt umbes 20–40 päeva ja mida küsib toll. E-residentsus on digitaalne identiteet ega anna elamisõigust.',
  },
  'visaRequirements.familyReunification': {
    of: 'b93dd58b',
    text: 'Eesti elanike abikaasad ja alaealised lapsed saavad tavaliselt taotleda elamisluba pereliikme juurde elama asumiseks ning ELi kodanike pereliikmetele kehtivad lihtsamad reeglid. Välismaal väljastatud tunnistused peavad võib-olla olema apostilliga ja tõlgitud; küsige üle Politsei- ja Piirivalveametist.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2e004c6c',
    text: 'Elukohavahetusel kaasa toodav isiklik vara (kolimisvara) on Eestis tolli- ja käibemaksust vaba, kui olete elanud väljaspool ELi vähemalt 12 kuud järjest ning asjad on enne lahkumist olnud teie omanduses ja kasutuses vähemalt 6 kuud. Asjad peavad saabuma 12 kuu jooksul pärast teie elama asumist ja need tuleb tollis vormistada Eestis ning neid ei tohi 12 kuu jooksul ilma tolli teavitamata müüa, laenata, pantida ega rendile anda. Asjad võib tuua ka enne elama asumist, kui kohustute seda tegema 6 kuu jooksul ja annate tagatise. Kolimisel teisest ELi riigist tolliformaalsusi ei ole.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Uimastid.' },
  'customsRegulations.prohibitedItems.1': { of: 'f4a3e607', text: 'Relvad ilma loata.' },
  'customsRegulations.prohibitedItems.2': { of: 'ac172190', text: 'Võltsitud kaubad.' },
  'customsRegulations.prohibitedItems.3': { of: '2bbfa747', text: 'Liha- ja piimatooted väljastpoolt ELi.' },
  'customsRegulations.prohibitedItems.4': {
    of: 'fbc82c64',
    text: 'Kaitsealused loomad ja taimed ning neist valmistatud esemed ilma CITESi dokumentideta.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol ja tubakas: maksuvabastus neile ei laiene, seega need maksustatakse.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '321e999a',
    text: 'Tarbesõidukid ja ametialane varustus: maksuvabastus neile ei laiene, välja arvatud kaasaskantavad kutsetöö vahendid.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '370a40b4',
    text: 'Ravimid: piiratud, seega võtke kaasa isiklik kogus koos retseptiga.',
  },
  'customsRegulations.restrictedItems.3': { of: '3660a874', text: 'Tulirelvad: ainult eelnevalt korraldatud loaga.' },
  'customsRegulations.documentationRequired.0': {
    of: '1318b42f',
    text: 'Maksuvabastuse taotlus Maksu- ja Tolliameti (EMTA) vormil.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '13cb1400',
    text: 'Asjade loetelu koos väärtustega, allkirjastatud ja kuupäevaga, eesti või inglise keeles.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '0c228134',
    text: 'Tõend vähemalt 12 kuu pikkuse elamise kohta väljaspool ELi.',
  },
  'customsRegulations.documentationRequired.3': { of: 'c2923cbb', text: 'Tõend teie Eestisse saabumise kohta.' },
  'customsRegulations.documentationRequired.4': { of: '3c2ef63e', text: 'Eesti ID-kaart või elamisloakaart.' },
  'customsRegulations.customsClearanceTime': {
    of: 'fa382d0b',
    text: 'Kolimisvara tollivormistus võtab Eestis tavaliselt 2–5 tööpäeva pärast seda, kui dokumendid on koos. Eesti ID-kaart, mida toll küsib, saab tavaliselt valmis umbes 20–40 päevaga, seega taotlege seda enne konteineri saabumist.',
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
    of: '809be161',
    text: 'Pärast esimest marutaudivastast vaktsineerimist tuleb enne Eestisse reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Marutaudi antikehade vereanalüüs, kui tulete riigist, mida ELi nimekirjas ei ole märgitud madala riskiga riigiks: veri võetakse tavaliselt vähemalt 30 päeva pärast vaktsineerimist ja enne reisi tuleb oodata 3 kuud.',
  },
  'petImport.quarantine': {
    of: '0627f670',
    text: 'ELi nõuetele vastavad lemmikloomad Eestis karantiini ei lähe. Nõuetele mittevastav loom võidakse tagasi saata, isoleerida või viimase abinõuna magama panna. Kui vereanalüüsi nõue puudutab teid, alustage vähemalt viis kuud enne kolimist.',
  },
  'petImport.healthCertificate': {
    of: 'ecee4efb',
    text: 'Väljastpoolt ELi tulles vajab koer, kass või valgetuhkur Eestisse sisenemiseks tavaliselt ELi loomatervise sertifikaati; ELi piires piisab lemmikloomapassist. Nagu teised juhendid teatavad, kehtivad alates 22. aprillist 2026 uued ELi reeglid, alates 1. oktoobrist 2026 uued sertifikaadivormid ja ühes sõidukis tohib olla kuni viis lemmiklooma, seega küsige loomaarstilt kehtivat vormi ning uurige nõudeid Põllumajandus- ja Toiduametist (pta.agri.ee).',
  },
  'vehicleImport.regulations': {
    of: '91026851',
    text: 'Eraauto loetakse isiklikuks varaks, nii et väljastpoolt ELi kolija saab selle Eestisse tuua koos majapidamisasjadega tollimaksuvabalt: nõutud on 12 kuud välismaal elamist, 6 kuud omamist ja kasutamist ning 12 kuu jooksul ei tohi autot müüa. Seejärel registreeritakse auto Transpordiametis, kus küsitakse tollivormistuse tõendit.',
  },
  'vehicleImport.duties': {
    of: '88c69cda',
    text: 'Elukohavahetuse maksuvabastuse korral ei tule auto eest Eestis tasuda tolli- ega käibemaksu; ilma selleta arvestage tavaliselt 10% tollimaksu ja 24% käibemaksuga (vanemates juhendites on 20 või 22%). Alates aastast 2025 lisandub tavaliselt ka mootorsõidukimaks koos ühekordse registreerimistasuga. Mõlema kohta küsige üle Maksu- ja Tolliametist (emta.ee).',
  },
  'vehicleImport.documentation.0': { of: 'a1899da6', text: 'Auto tollivormistuse tõend.' },
  'vehicleImport.documentation.1': {
    of: '1054de80',
    text: 'Registreerimistunnistus ja tõend vähemalt 6-kuulise omamise kohta.',
  },
  'vehicleImport.documentation.2': {
    of: '0c228134',
    text: 'Tõend vähemalt 12 kuu pikkuse elamise kohta väljaspool ELi.',
  },
  'vehicleImport.documentation.3': { of: '3c2ef63e', text: 'Eesti ID-kaart või elamisloakaart.' },
  'vehicleImport.documentation.4': {
    of: '715f6d62',
    text: 'Tehnilised dokumendid ülevaatuse jaoks, näiteks vastavustunnistus.',
  },
  'vehicleImport.restrictions': {
    of: '2d2894c8',
    text: 'Auto Eestisse toomine võib end ära tasuda, kui maksuvabastus sellele laieneb ja auto vastab ELi nõuetele; muu turu jaoks ehitatud auto võib ülevaatuse läbimiseks vajada kulukaid ümberehitusi. Tarbesõidukitele maksuvabastus ei kehti. Liiklus on parempoolne ja talverehvid on talvel kohustuslikud.',
  },
  'healthcare.system': {
    of: '928f9609',
    text: 'Eestis on solidaarne ravikindlustus, mida korraldab Tervisekassa, ja esmane kontakt on perearst. Retseptid ja terviseandmed on digitaalsed ning neile pääseb ligi ID-kaardiga.',
  },
  'healthcare.insurance': {
    of: 'dce975fe',
    text: 'Töötajad on Eestis kindlustatud tööandja makstava sotsiaalmaksu kaudu; teised võivad vajada erakindlustust ja sageli on see elamisloa tingimus. Küsige Tervisekassast, millal teie kindlustuskaitse algab.',
  },
  'healthcare.emergencyNumber': { of: 'b1556dea', text: '112' },
  'education.schoolSystem': {
    of: 'fbfbd343',
    text: 'Koolitee algab Eestis umbes 7-aastaselt: põhikool kestab üheksa aastat ning sellele järgneb gümnaasium või kutsekool; munitsipaalkoolid on tasuta. Õppeaasta kestab septembrist juuni alguseni.',
  },
  'education.languageOfInstruction': {
    of: '0d0991a4',
    text: 'Eesti koolides õpetatakse eesti keeles; varem vene keeles õpetanud koolid lähevad järk-järgult üle eestikeelsele õppele. Ingliskeelseid koole on vähe ning enamik neist on Tallinnas ja Tartus.',
  },
  'utilities.electricity': {
    of: '628ca662',
    text: 'Eestis on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse C- ja F-tüüpi pistikuid. 110–120 V jaoks tehtud seadmed vajavad siin trafot.',
  },
  'utilities.internet': {
    of: '06a80127',
    text: 'Lairibaühendus ja mobiilne internet on Eestis kiired ning avalik WiFi on tavaline. Enamik riigiga seotud toiminguid tehakse internetis ID-kaardi või Mobiil-IDga.',
  },
  'utilities.banking': {
    of: '8a57e3c8',
    text: 'Konto avamiseks on Eestis tavaliselt vaja passi, Eesti isikukoodi või ID-kaarti ja mingit seost riigiga, näiteks töökohta; ELi-väliseid kliente kontrollivad pangad põhjalikult. Kaardi või telefoniga maksmine on kõikjal tavaline.',
  },
  'culturalTips.0': {
    of: 'f78bf9b8',
    text: 'Aktiveerige oma ID-kaart ja selle PIN-koodid kohe: selle kaudu pääseb arstide, pankade ja ametiasutuste juurde.',
  },
  'culturalTips.1': {
    of: '14aeb454',
    text: 'Hinnatakse vaikust ja isiklikku ruumi; lühike vaikus jutuajamises ei ole ebamugav.',
  },
  'culturalTips.2': { of: '586bc1cc', text: 'Olge täpne ja võtke kellegi koju minnes jalanõud ära.' },
  'culturalTips.3': {
    of: 'ecef35c4',
    text: 'Saunakutse on sõbralik žest; küsige võõrustajatelt, mis on nende juures kombeks.',
  },
  'culturalTips.4': {
    of: '3f9fd590',
    text: 'Kandke talvel pimedas helkurit, sest see on Eestis jalakäijatele kohustuslik.',
  },
  'importantContacts.emergencyServices': {
    of: '950d670a',
    text: 'Eestis valige politsei, kiirabi või päästjate kutsumiseks 112.',
  },
  'importantContacts.taxOffice': {
    of: '1dd70751',
    text: 'Maksude ja tolliga tegeleb Maksu- ja Tolliamet (EMTA): emta.ee.',
  },
  'sources.0.title': { of: '9355b2fb', text: 'Maksu- ja Tolliamet: Eestisse elama asumine' },
  'sources.1.title': { of: '689ecd0e', text: 'Work in Estonia: tollivormistus' },
  'sources.2.title': { of: '4649f6e7', text: 'Work in Estonia: elamine ja töötamine Eestis' },
  'sources.3.title': { of: 'f0f4fede', text: 'Määrus (EÜ) nr 1186/2009: maksuvabastus elukoha vahetamisel' },
  'sources.4.title': { of: 'ef68cc51', text: 'Politsei- ja Piirivalveamet' },
  'sources.5.title': { of: 'c1c4d4b2', text: 'Euroopa Komisjon: lemmikloomade liikumine liidu piires' },
  'sources.6.title': { of: '7ce3876a', text: 'Põllumajandus- ja Toiduamet' },
  'sources.7.title': { of: '57761936', text: 'Politis: ELi uued lemmikloomareeglid (secondary)' },
  'sources.8.title': { of: '9e37d306', text: 'ISF Customs Broker: Eesti (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
