import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '2b394b41', text: 'Ida-Aasia' },
  currency: { of: '33b6d049', text: 'Taiwani uus dollar (TWD)' },
  'visaRequirements.touristVisa': {
    of: '0b8ef715',
    text: 'Paljude riikide kodanikud külastavad Taiwani viisata, tavaliselt kuni 90 päeva ja mõned lühemalt; teised vajavad enne külastajaviisat või internetis taotletavat luba. Uurige oma riigis asuvast Taiwani esindusest või lehelt immigration.gov.tw, mida teie passi puhul nõutakse. Külastuse ajal töötada ei tohi.',
  },
  'visaRequirements.workVisa': {
    of: 'f2469b49',
    text: 'Taiwanis töötamiseks taotleb tööandja tavaliselt tööloa ja sellega saate elamisviisa. Kvalifitseeritud spetsialistid võivad ise taotleda töö kuldkaarti (Employment Gold Card), mis ühendab tööloa, elamisviisa ja elamisloa ühte. Küsige riiklikust immigratsiooniametist (National Immigration Agency), milline võimalus teie erialale sobib.',
  },
  'visaRequirements.residencePermit': {
    of: '96b59cf4',
    text: 'Elamisviisaga taotlete varsti pärast Taiwani saabumist riiklikust immigratsiooniametist (National Immigration Agency) elamisloa tunnistust (Alien Resident Certificate, ARC); tähtaeg on päevades, seega küsige, milline see praegu on, ja teatage igast aadressi muutusest. Pärast aastaid katkematut elamist saab alalise elamisloa tunnistuse (APRC).',
  },
  'visaRequirements.familyReunification': {
    of: 'ea9430e4',
    text: 'Taiwanis töötava välismaalasest spetsialisti abikaasa ja alaealised lapsed saavad tavaliselt omaenda elamisviisa ja elamisloa tunnistuse. Võtke kaasa abielu- ja sünnitunnistused, mille ehtsust on kinnitanud Taiwani esindus riigis, kus need on väljastatud, koos tõlkega hiina keelde. Kas abikaasa tohib töötada, on omaette küsimus, seega küsige enne.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '1825ad4d',
    text: 'Kasutatud asjad, millest igaüks on väärt alla 10 000 Taiwani dollari (TWD), on Taiwanis tollimaksust vabad, samuti muud asjad kokku kuni 35 000 Taiwani dollari (TWD) väärtuses (enne 26. juunit 2024 oli piirmäär 20 000). Teist eraldi saadetud majapidamisasjad deklareeritakse saabudes punases koridoris, need tuleb importida 6 kuu jooksul pärast teie riiki sisenemist ja tollis vormistada 15 päeva jooksul pärast laeva saabumist; muidu koheldakse neid tavakaubana. Räägitakse, et kauemaks kui aastaks kolijatel on suuremad piirmäärad, kuid allikad kindlat arvu ei anna: küsige enne saatmist Taiwani tollist.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.1': { of: '65c1ada0', text: 'Relvad ja laskemoon.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'f12121e9',
    text: 'E-sigaretid ja kuumutatavad tubakatooted: viimaste eest määratakse trahve 50 000 kuni 5 miljonit Taiwani dollarit (TWD).',
  },
  'customsRegulations.prohibitedItems.3': {
    of: '3401b997',
    text: 'Võltsitud kaubad ning piraatplaadid või -raamatud.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '3325e5f8',
    text: 'Sealiha- ja muud lihatooted: Aafrika seakatku tõttu ulatuvad trahvid 1 miljoni Taiwani dollarini (TWD).',
  },
  'customsRegulations.prohibitedItems.5': { of: 'f299966c', text: 'Värsked puuviljad.' },
  'customsRegulations.restrictedItems.0': {
    of: '7db428fa',
    text: 'Mandri-Hiinas valmistatud kaubad: mitu liiki on piiratud, seega küsige tollist mööbli ja muu sellise kohta.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '60764c27',
    text: 'Reisija maksuvaba kogust ületav alkohol ja tubakas: maksustatakse.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'cb3b307d',
    text: 'Ravimid: võtke kaasa isiklikuks tarbeks vajalik kogus koos retseptiga.',
  },
  'customsRegulations.restrictedItems.3': {
    of: 'bc0a4947',
    text: 'Tollimaksuga maksustatavad asjad väärtusega üle 20 000 USA dollari (USD): vaja on impordiluba.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5e2323f7',
    text: 'Elustaimed ja seemned: ainult taimekarantiini dokumentidega.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '961e33c6',
    text: 'Saabuva reisija tollideklaratsiooni vorm (Customs Declaration Form for Inbound Passengers), kuhu on kantud eraldi saadetud pagas.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'b0d8c4c2',
    text: 'Pass viisa ja sissesõidutempliga ning elamisloa tunnistus (ARC), kui see on juba olemas.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '6f434827',
    text: 'Pakkenimekiri koos kirjelduste, koguste ja väärtustega.',
  },
  'customsRegulations.documentationRequired.3': { of: 'd1f74bea', text: 'Konossement või lennuveokiri.' },
  'customsRegulations.documentationRequired.4': {
    of: '03cab518',
    text: 'Impordiluba, kui tollimaksuga maksustatavate asjade väärtus on üle 20 000 USA dollari (USD).',
  },
  'customsRegulations.documentationRequired.5': {
    of: '230a3ec8',
    text: 'Volikiri agendile, kes asjad tollis vormistab.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '46426f01',
    text: 'Majapidamisasjade tollivormistus võtab Taiwanis tavaliselt 3–7 tööpäeva. Sisenege kõigepealt ise Taiwani, minge läbi punase koridori ja deklareerige järele tulev pagas, sest ilma selle deklaratsioonita jääb maksuvabastus saamata; seejärel tuleb tollideklaratsioon esitada 15 päeva jooksul pärast laeva saabumist.',
  },
  'petImport.vaccinations.0': {
    of: '3a97e3eb',
    text: 'Mikrokiip, mis on loetud ja kirja pandud enne vaktsineerimist ja vereanalüüsi.',
  },
  'petImport.vaccinations.1': { of: 'bc45de7a', text: 'Marutaudivastane vaktsineerimine inaktiveeritud vaktsiiniga.' },
  'petImport.vaccinations.2': {
    of: 'ae619242',
    text: 'Marutaudi antikehade analüüs tulemusega vähemalt 0,5 IU/ml, kui tulete riigist, kus esineb marutaudi.',
  },
  'petImport.vaccinations.3': {
    of: '1558084c',
    text: 'Ooteaeg pärast vereproovi: tavaliselt vähemalt 90 päeva ja kõige rohkem aasta enne saabumist, kuigi vanemad allikad räägivad 180 päevast; küsige enne kavandamist APHIAst (aphia.gov.tw).',
  },
  'petImport.quarantine': {
    of: '04209be1',
    text: 'Marutaudiga riikidest tulevate loomade karantiin kestab Taiwanis alates aastast 2017 tavaliselt 7 päeva; vanematel lehekülgedel on endiselt 21 päeva. Kohtadest, mida Taiwan peab marutaudivabaks, näiteks Jaapanist, Ühendkuningriigist, Singapurist, Rootsist, Austraaliast ja Uus-Meremaalt tulles karantiini tavaliselt ei ole. Üks vanem juhis keelab Hiinast ja Bangladeshist tulevad lemmikloomad, seega küsige oma riigi kohta loomatervise ametist (APHIA, varem BAPHIQ) ja broneerige karantiinikoht varakult.',
  },
  'petImport.healthCertificate': {
    of: '1e0acc32',
    text: 'Koer või kass vajab Taiwani sõiduks impordiluba, mida taotletakse tavaliselt vähemalt 20 päeva ette, ja päritoluriigi ametlikku veterinaarset tervisesertifikaati. Vereanalüüsi ja selle ooteaja tõttu alustage marutaudiga riigist tulles umbes seitse kuud enne kolimist. Praegused vormid on lehel aphia.gov.tw.',
  },
  'vehicleImport.regulations': {
    of: '85117666',
    text: 'Nagu teised juhendid teatavad, võib auto Taiwani tuua ainult siis, kui selle rool on vasakul ja see läbib sealsed heitekatsed. Ärge lootke, et saate selle koos majapidamisasjadega maksuvabalt tuua; tavaliselt koheldakse seda tavalise impordina. Kui auto FOB-väärtus on üle 20 000 USA dollari (USD), on vaja impordiluba.',
  },
  'vehicleImport.duties': {
    of: 'aeb1c61f',
    text: 'Nagu teised juhendid teatavad, arvestage auto puhul Taiwanis umbes 17,5% imporditollimaksu, 25–30% kaubamaksu ja 5% käibemaksuga, kusjuures iga järgmine arvutatakse eelmise peale. Enne saatmist küsige tolliagendilt arvestust.',
  },
  'vehicleImport.documentation.0': { of: '2ee9ff27', text: 'Omandi- või registreerimistunnistus ja omandi tõend.' },
  'vehicleImport.documentation.1': { of: 'fa71163a', text: 'Ostuarve või muu tõend väärtuse kohta.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Konossement.' },
  'vehicleImport.documentation.3': {
    of: '0758867b',
    text: 'Impordiluba, kui FOB-väärtus on üle 20 000 USA dollari (USD).',
  },
  'vehicleImport.documentation.4': { of: '57ffa5ca', text: 'Heite- ja ohutuskatsete protokollid Taiwani jaoks.' },
  'vehicleImport.restrictions': {
    of: 'a74f2c40',
    text: 'Autot tasub Taiwani viia harva: maksud ja katsed lähevad sageli rohkem maksma kui auto. Parempoolse rooliga autosid registreerida ei saa. Linnaliiklus on tihe ja ühistransport suurepärane, seega saavad paljud uued elanikud ilma autota hakkama või ostavad kohapeal auto või motorolleri; liiklus on parempoolne.',
  },
  'healthcare.system': {
    of: '2642a028',
    text: 'Taiwanis on riiklik ravikindlustus (National Health Insurance): üks avalik kindlustus kõigile, koos kaardiga, mida kliinikud ja haiglad loevad. Kliinikud võtavad patsiente vastu pika ootamiseta ja paljud linnade arstid räägivad mõnevõrra inglise keelt.',
  },
  'healthcare.insurance': {
    of: '99b63699',
    text: 'Välismaalastest töötajad liituvad Taiwanis riikliku ravikindlustusega tööandja kaudu töö algusest; teised elamisloa tunnistusega inimesed liituvad tavaliselt pärast kuut kuud seal elamist. Vahepealseks ajaks võtke erakindlustus.',
  },
  'healthcare.emergencyNumber': { of: 'aac40923', text: '110 (politsei), 119 (tuletõrje ja kiirabi)' },
  'education.schoolSystem': {
    of: 'dbf31b03',
    text: 'Kool on Taiwanis kohustuslik üheksa aastat – kuus aastat algkooli ja kolm aastat keskkooli alumist astet – ning riigikoolides tasuta; sellele järgneb kolm aastat keskkooli ülemist astet. Õppeaasta algab septembri alguse paiku.',
  },
  'education.languageOfInstruction': {
    of: '563cf02e',
    text: 'Taiwani riigikoolides õpetatakse mandariini hiina keeles traditsiooniliste kirjamärkidega ja üha rohkem tunde on inglise keeles. Rahvusvahelised koolid, peamiselt Taipeis, Hsinchus, Taichungis ja Kaohsiungis, nõuavad tavaliselt, et lapsel oleks välisriigi pass.',
  },
  'utilities.electricity': {
    of: '4c15914a',
    text: 'Taiwanis on võrgupinge 110 V sagedusel 60 Hz ning kasutatakse A- ja B-tüüpi pistikuid; paljudesse vanematesse pesadesse sobib ainult kahe lapiku haruga pistik. 220–240 V jaoks tehtud seadmed seal ilma trafota ei tööta, kuid 100–240 V laadijad töötavad.',
  },
  'utilities.internet': {
    of: '66d84d98',
    text: 'Kiire kiudoptiline ja kaabelinternet on Taiwani linnades tavalised ning mobiilne internet on hea. Lepingud kestavad sageli ühe või kaks aastat ning küsitakse elamisloa tunnistust ja mõnikord teist isikut tõendavat dokumenti või tagatisraha.',
  },
  'utilities.banking': {
    of: '45496553',
    text: 'Pangakonto avatakse Taiwanis kohapeal passi ja elamisloa tunnistusega (ARC), mõnikord on vaja ka nimepitsatit. Võtke kaasa oma välismaine maksunumber ja valige pank, mille kaudu maksab tööandja. Turgudel ja väikestes poodides on sularahast endiselt kasu.',
  },
  'culturalTips.0': {
    of: '208aff11',
    text: 'Prügi antakse ära autole, mis tuleb muusika saatel kindlatel aegadel; Taipeis pannakse see ametlikesse kottidesse.',
  },
  'culturalTips.1': {
    of: 'c33888c1',
    text: 'Ärge sööge, jooge ega närige metroos närimiskummi: trahve määratakse päriselt.',
  },
  'culturalTips.2': { of: '7d511002', text: 'Ulatage ja võtke visiitkaarte ja kingitusi vastu kahe käega.' },
  'culturalTips.3': { of: '0d4c2e56', text: 'Kodu uksel võtke jalanõud ära.' },
  'culturalTips.4': {
    of: 'a3b19ada',
    text: 'Seiske perroonil järjekorras märgitud joonte juures ja jätke tumesinised või muul viisil märgistatud eelisistmed vabaks.',
  },
  'importantContacts.emergencyServices': {
    of: '05181817',
    text: 'Taiwanis valige politsei kutsumiseks 110 ning tuletõrje või kiirabi kutsumiseks 119.',
  },
  'importantContacts.taxOffice': {
    of: '646cdd5e',
    text: 'Tulumaksuga tegeleb Taiwanis teie piirkonna riiklik maksubüroo (National Taxation Bureau); ingliskeelne deklareerimine ja teave on lehel etax.nat.gov.tw.',
  },
  'sources.0.title': { of: 'd95bf9e5', text: 'Taipei toll: eraldi saadetud pagas' },
  'sources.1.title': { of: 'ea74a286', text: 'Taiwani rahandusministeerium: sissetoodava pagasi reeglid' },
  'sources.2.title': { of: '152eb5d1', text: 'Kaohsiungi toll: tollimaksuvabad piirmäärad ja load' },
  'sources.3.title': { of: 'a11d5a02', text: 'Taipei toll: piirmäärad alates juunist 2024 ja kuumutatav tubakas' },
  'sources.4.title': { of: 'e9378615', text: 'Taipei toll: impordiload väärtuse järgi' },
  'sources.5.title': { of: 'b5d91899', text: 'Taiwani põllumajandusministeerium: loomade karantiini seadus' },
  'sources.6.title': { of: '8ce3fe0c', text: 'Looma- ja taimetervise inspektsioon (APHIA)' },
  'sources.7.title': { of: '7bbe3c2c', text: 'Taiwani riiklik immigratsiooniamet' },
  'sources.8.title': { of: '903c657b', text: 'Taiwani elektroonilised maksuteenused' },
  'sources.9.title': { of: '06af2d3b', text: 'Taiwani kuldkaardi büroo: koera või kassi toomine (secondary)' },
  'sources.10.title': { of: '05e8c2d7', text: 'Angloinfo: sõiduki importimine Taiwani (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
