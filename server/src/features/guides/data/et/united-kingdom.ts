import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Põhja-Euroopa' },
  currency: { of: '9a69fdcf', text: 'naelsterling (GBP)' },
  'visaRequirements.touristVisa': {
    of: '664dc2c0',
    text: 'Ühendkuningriiki reisija vajab kas viisat või, kui tema kodakondsuse puhul viisat ei nõuta, enne reisi elektroonilist reisiluba (ETA); Iirimaa kodanikud ei vaja kumbagi. Ajakirjanduse teatel kontrollitakse ETAt alates 25. veebruarist 2026 rangelt ja see maksab 16 naela (£), kuid on välja kuulutatud tõus 20 naelani (£), seega vaadake tasu järele lehelt gov.uk. Külastuse ajal töötada ei tohi.',
  },
  'visaRequirements.workVisa': {
    of: 'db2e2b4e',
    text: 'Ühendkuningriigis töötamiseks vajab enamik inimesi, ka ELi kodanikud, viisat, näiteks oskustöötaja viisat (Skilled Worker), mille aluseks on litsentsitud käendaja tööpakkumine ja miinimumpalk. Teised võimalused on olemas kõrgkoolilõpetajatele, andekatele spetsialistidele, ettevõtte asutajatele ja mõne riigi noortele. Kehtivad tingimused on lehel gov.uk/browse/visas-immigration; Iirimaa kodanikud võivad vabalt töötada.',
  },
  'visaRequirements.residencePermit': {
    of: '0050dc1a',
    text: 'Teie luba Ühendkuningriigis viibida on nüüd eVisa ehk kirje, mida näete internetis; plastist elamisloakaardid (BRP) kaotasid kehtivuse detsembris 2024. Looge enne reisi UKVI konto ja hoidke seal oma passi andmed ajakohased, sest tööandjad ja üürileandjad kontrollivad neid. Pärast mõnda aastat riigis elamist võite taotleda tähtajatut elamisluba (indefinite leave to remain).',
  },
  'visaRequirements.familyReunification': {
    of: '6ae3e057',
    text: 'Abikaasa või elukaaslane ja lapsed saavad tavaliselt Ühendkuningriigis töötaja juurde tulla ülalpeetavatena, kuigi mõni viisa seda enam ei võimalda; Ühendkuningriigi kodanike pereliikmed kasutavad pereviisat, mille puhul kehtivad miinimumsissetulek ja inglise keele test. Taotlege viisat enne kolimist internetis ja vaadake praegusi summasid lehelt gov.uk.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'abfcbce2',
    text: 'Elukohavahetuse maksuvabastus (Transfer of Residence, ToR) võimaldab tuua Ühendkuningriiki majapidamis- ja isiklikud asjad, lemmikloomad ja erasõidukid tolli- ja käibemaksuvabalt, kui teete sellest oma põhielukoha; teine kodu või ettevõte ei lähe arvesse. Tavaliselt peate olema elanud väljaspool Ühendkuningriiki 12 kuud järjest, asjad peavad olema olnud teie omanduses ja kasutuses 6 kuud, need tuleb sisse tuua 12 kuu jooksul pärast saabumist ja hoida alles 12 kuud. Vabastus ei laiene alkoholile ega tubakale. Enne saatmist esitage taotlus HMRCle.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2f3c0a78', text: 'Kontrolli all olevad uimastid.' },
  'customsRegulations.prohibitedItems.1': { of: '98e53992', text: 'Ründerelvad, näiteks vedrunoad ja zombinoad.' },
  'customsRegulations.prohibitedItems.2': { of: '73dfd805', text: 'Enesekaitsepihustid.' },
  'customsRegulations.prohibitedItems.3': {
    of: '51f57dd3',
    text: 'Ohustatud loomad ja taimed ning neist valmistatud esemed ilma loata.',
  },
  'customsRegulations.prohibitedItems.4': { of: '8587a59b', text: 'Töötlemata teemandid ja sündsusetud materjalid.' },
  'customsRegulations.prohibitedItems.5': {
    of: '7f29afed',
    text: 'Liha- ja piimatooted isikliku sissetoomise korral väljastpoolt ELi ja alates aprillist 2025 ka EList.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alkohol ja tubakas: maksuvabastus neile ei laiene, seega need maksustatakse.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '00bfe311',
    text: 'Tulirelvad ja laskemoon: ainult tunnistustega, mis on hangitud enne saatmist.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'fb7ca61a',
    text: 'Taimed ja mõned kartulid: ainult taimetervise dokumentidega, kui üldse.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '403c6948',
    text: 'Ravimid: kontrolli all olevate ravimite jaoks on vaja retsepti või kirja ja mõne jaoks luba.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '5088c9ad',
    text: 'Alla 6 kuu omatud asjad: maksuvabastus neile ei laiene, seega loetlege need eraldi.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'da2d3173',
    text: 'ToR1 taotlus, mis esitatakse HMRCle internetis enne saatmist; heakskiiduga saate tolliagendi jaoks kordumatu viitenumbri (URN).',
  },
  'customsRegulations.documentationRequired.1': { of: '30d0d834', text: 'Loetelu kõigest, mille kaasa toote.' },
  'customsRegulations.documentationRequired.2': { of: 'e0da9f17', text: 'Passi fotoga leht.' },
  'customsRegulations.documentationRequired.3': {
    of: '128da409',
    text: 'Tõend teie Ühendkuningriigi aadressi ja eelmise aadressi kohta.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '6a47e90e',
    text: 'Vajaduse korral viisa või muu luba Ühendkuningriigis elada.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e919b48f',
    text: 'Sõidukidokumendid ja lemmiklooma andmed, kui neile kehtib sama maksuvabastus.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '132956fe',
    text: 'Kui ToRi viitenumber on käes, võtab tollivormistus Ühendkuningriigis pärast saabumist tavaliselt 3–7 tööpäeva. ToR1 otsus ise tuleb tavaliselt umbes 14 päevaga, kuid arvestage rohkem aega ja ärge laske saadetisel teele minna enne, kui see on käes: ilma numbrita võib teil tulla maksta tolli- ja käibemaksu.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Mikrokiip enne marutaudivastast vaktsineerimist.' },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Koerte, kasside ja valgetuhkrute marutaudivastane vaktsineerimine 12 nädala vanuses või hiljem.',
  },
  'petImport.vaccinations.2': {
    of: '73473dbf',
    text: 'Pärast vaktsineerimist tuleb enne Ühendkuningriiki reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.3': {
    of: '5d7212e7',
    text: 'Koertele ussitõrje paelussi vastu 24–120 tundi enne riiki sisenemist, kui nad ei tule otse Soomest, Iirimaalt, Maltalt või Norrast.',
  },
  'petImport.vaccinations.4': {
    of: '149f0002',
    text: 'Marutaudi antikehade analüüs, kui tulete nimekirjas mitteolevast riigist: veri võetakse tavaliselt vähemalt 30 päeva pärast vaktsineerimist ja enne reisi tuleb oodata 3 kuud.',
  },
  'petImport.quarantine': {
    of: '0b55e25e',
    text: 'Nõuetele vastavad lemmikloomad Ühendkuningriigis karantiini ei lähe; nõuetele mittevastavat looma võidakse tavaliselt kinni pidada kuni 4 kuud, kuigi vanemates tekstides on kuus. Keelatud tõuge riiki ei lubata. Kui vereanalüüsi nõue puudutab teid, alustage vähemalt viis kuud enne kolimist; üksikasjad on lehel gov.uk/bring-pet-to-great-britain.',
  },
  'petImport.healthCertificate': {
    of: '9164b227',
    text: 'Lemmikloom vajab tervisesertifikaati või aktsepteeritavat lemmikloomapassi ning peab Suurbritanniasse saabuma heakskiidetud teed pidi ja heakskiidetud vedajaga; lennukiga tähendab see enamasti reisimist kaubana. Märkige lemmikloom ka elukohavahetuse (Transfer of Residence) taotlusse, et ei tekiks maksukohustust. Põhja-Iirimaal on omad reeglid, seega uurige enne sinna reisimist järele.',
  },
  'vehicleImport.regulations': {
    of: 'f38f326f',
    text: 'Elukohavahetuse maksuvabastus (Transfer of Residence) laieneb Ühendkuningriiki toodavatele eraautodele, mootorratastele ja haagistele, kui nimetate need ToR1 taotluses. Teatage HMRCle saabumisest NOVA kaudu 14 päeva jooksul ja registreerige auto seejärel DVLAs. Ilma Briti või ELi tüübikinnituseta auto vajab tavaliselt üksiksõiduki kinnitust (IVA).',
  },
  'vehicleImport.duties': {
    of: 'c526936b',
    text: 'Maksuvabastuse korral ei tule auto eest Ühendkuningriigis tasuda tolli- ega käibemaksu; ilma selleta arvestage tavaliselt 10% tollimaksu ja 20% käibemaksuga. Lisanduvad sõidukimaks ning Londonis ja mõnes teises linnas päevatasud. Summasid vaadake lehelt gov.uk.',
  },
  'vehicleImport.documentation.0': { of: '8aa52bfb', text: 'ToR1 heakskiit koos kordumatu viitenumbriga (URN).' },
  'vehicleImport.documentation.1': {
    of: '00c908f7',
    text: 'Välisriigi registreerimistunnistus ja tõend 6-kuulise omamise kohta.',
  },
  'vehicleImport.documentation.2': {
    of: 'b8be1d86',
    text: 'NOVA teatis HMRCle, tavaliselt 14 päeva jooksul pärast saabumist.',
  },
  'vehicleImport.documentation.3': {
    of: '67a1c2b7',
    text: 'Tõend tüübikinnituse kohta või üksiksõiduki kinnitus (IVA).',
  },
  'vehicleImport.documentation.4': { of: '52d1c42a', text: 'Tehnoülevaatuse (MOT) tõend, kui auto vanus seda nõuab.' },
  'vehicleImport.documentation.5': { of: '015cf797', text: 'Briti kindlustus ja DVLA registreerimisvorm.' },
  'vehicleImport.restrictions': {
    of: '1240e980',
    text: 'Auto Ühendkuningriiki toomine võib end ära tasuda, kui maksuvabastus sellele laieneb, kuid liiklus on vasakpoolne ning esituled ja spidomeeter võib olla vaja välja vahetada. Vasakpoolse rooliga ja imporditud autode kindlustus on sageli kallim. Puhta õhu tsoonides võetakse vanematelt autodelt tasu või hoitakse neid eemal.',
  },
  'healthcare.system': {
    of: '15e2f7dc',
    text: 'Ühendkuningriigis on riiklik tervishoiuteenistus (NHS), mida rahastatakse maksudest ja mis on kohapeal enamasti tasuta; registreerige end mõne kodulähedase perearstikeskuse (GP surgery) nimistusse. Inglismaa, Šotimaa, Wales ja Põhja-Iirimaa korraldavad seda eraldi ning hambaravi ja retseptid maksavad sageli midagi.',
  },
  'healthcare.insurance': {
    of: '6bf7f3ef',
    text: 'Enamik viisataotlejaid maksab koos Ühendkuningriigi viisataotlusega sisserände tervishoiutasu (immigration health surcharge) ja võib seejärel NHSi kasutada nagu elanikud. Erakindlustus on lisa, mis lühendab ootamist. Võtke kaasa oma terviseandmed ja vaktsineerimisandmed ning ravimivaru esimesteks nädalateks.',
  },
  'healthcare.emergencyNumber': { of: '520a8045', text: '999 või 112 (kõik), 111 (tervisenõuanne)' },
  'education.schoolSystem': {
    of: '88b15f07',
    text: 'Kool on Ühendkuningriigis kohustuslik umbes 5. kuni 16. eluaastani, Inglismaal on kuni 18. eluaastani kohustuslik ka haridus või väljaõpe, ning riigikoolid on tasuta; Šotimaal ja Põhja-Iirimaal on omad süsteemid. Kohad sõltuvad palju aadressist, seega vaadake kooli teeninduspiirkonda enne üürilepingu allkirjastamist. Erakoolid võtavad õppemaksu.',
  },
  'education.languageOfInstruction': {
    of: '6fee6447',
    text: 'Ühendkuningriigi koolides õpetatakse inglise keeles ning mõnes osas on kõmri-, gaeli- ja iirikeelseid koole. Riigikoolid toetavad lapsi, kes alles õpivad inglise keelt.',
  },
  'utilities.electricity': {
    of: 'a40322a3',
    text: 'Ühendkuningriigis on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse G-tüüpi pistikut, millel on kolm kandilist haru ja kaitse. 110–120 V jaoks tehtud seadmed vajavad seal trafot. Pange arvestinäit kirja sissekolimise päeval, sest kuni vahetamiseni jääb teile praegune tarnija.',
  },
  'utilities.internet': {
    of: '5165d8c0',
    text: 'Kiudoptiline või kaabelinternet ulatub enamikku Ühendkuningriigi kodudesse; tellige see kaks kuni kolm nädalat enne kolimist. Lepingud seovad teid tavaliselt üheks või kaheks aastaks ja vahepealse aja aitab üle elada ettemakstud SIM-kaart.',
  },
  'utilities.banking': {
    of: '271cb6fc',
    text: 'Ühendkuningriigi pangad küsivad passi või eVisat ja aadressitõendit, mida uutel elanikel sageli ei ole; rakendusepõhised pangad on tavaliselt kiiremad. Krediidiajalugu algab nullist, seega registreerige end valijaks, kui tohite, ja makske arveid kontolt. Üür ja arved makstakse püsi- või otsekorraldusega.',
  },
  'culturalTips.0': {
    of: '760ed523',
    text: 'Seiske järjekorras ja ärge minge ette kellestki, kes oli seal enne teid.',
  },
  'culturalTips.1': {
    of: 'a1a60670',
    text: 'Sõnu „palun“, „aitäh“ ja „vabandust“ öeldakse palju rohkem kui paljudes teistes kohtades; palve on sageli küsimuse kujul.',
  },
  'culturalTips.2': {
    of: '5a34a935',
    text: 'Omavalitsusmaksu (council tax) maksab leibkond, seega registreerige end sissekolimisel kohalikus omavalitsuses.',
  },
  'culturalTips.3': {
    of: 'bc8bba36',
    text: 'Üürileandjad kontrollivad Inglismaal üürimisõigust, seega hoidke oma eVisa jagamiskood (share code) valmis.',
  },
  'culturalTips.4': {
    of: 'ef990299',
    text: 'Pubis tellitakse ja makstakse leti ääres ning sõbrad ostavad kordamööda ringi.',
  },
  'importantContacts.emergencyServices': {
    of: '6db6fa1e',
    text: 'Ühendkuningriigis valige politsei, kiirabi või tuletõrje kutsumiseks 999 või 112 ning tervisenõu saamiseks, mis võib oodata, 111.',
  },
  'importantContacts.taxOffice': {
    of: 'abad0557',
    text: 'Maksude ja tolliga tegeleb Ühendkuningriigis maksu- ja tolliamet (HM Revenue and Customs, gov.uk/hmrc); töötajate maks peetakse kinni PAYE kaudu ja nad taotlevad riikliku kindlustuse numbri (National Insurance).',
  },
  'sources.0.title': { of: '12e5aa77', text: 'GOV.UK: elukoha üleviimine Suurbritanniasse' },
  'sources.1.title': { of: 'ac8e2b2d', text: 'GOV.UK: tollivormistus elukoha vahetamisel' },
  'sources.2.title': { of: 'fb15335b', text: 'GOV.UK: viisad ja immigratsioon' },
  'sources.3.title': {
    of: 'b01130f3',
    text: 'Walesi valitsus: lemmikloomadega reisimine nimekirjas olevatest riikidest',
  },
  'sources.4.title': { of: '1d47fdc5', text: 'GOV.UK: elu, tervis, koolid ja autojuhtimine' },
  'sources.5.title': { of: 'fb02c524', text: 'Ühendkuningriigi maksu- ja tolliamet (HM Revenue and Customs)' },
  'sources.6.title': { of: '8d03ac57', text: 'Customs Complete: elukohavahetus (secondary)' },
  'sources.7.title': { of: '2ed60db8', text: 'Delvigna: ToR1 taotlemine (secondary)' },
  'sources.8.title': { of: 'b15d0cd8', text: 'Visasnews: ETA tasu (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
