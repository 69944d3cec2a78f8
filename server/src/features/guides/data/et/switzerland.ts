import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '40d9a907', text: 'Kesk-Euroopa' },
  currency: { of: 'ada56a3f', text: 'Šveitsi frank (CHF)' },
  'visaRequirements.touristVisa': {
    of: '38cf34b3',
    text: 'Šveits kuulub Schengeni alasse, kuigi ei ole ELi liige: paljude riikide kodanikud võivad kogu alal viibida viisata kuni 90 päeva mis tahes 180-päevase ajavahemiku jooksul, teised vajavad enne reisi Schengeni viisat. ELi ja EFTA kodanikele ei kehti kumbki nõue. Uurige Šveitsi saatkonnast või lehelt sem.admin.ch, mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: 'c968e5d4',
    text: 'ELi ja EFTA kodanikud võivad Šveitsis tööle asuda ja registreerivad töökoha oma loaga. Teiste eest esitab tööandja taotluse kantonile ning peab tavaliselt näitama, et kohapealt sobivat inimest ei leitud, ja kvalifitseeritud töötajate kohtade arvu piiravad iga-aastased kvoodid. Alustage tööandjast, sest viisa antakse pärast heakskiitu.',
  },
  'visaRequirements.residencePermit': {
    of: 'cf3e973d',
    text: 'Igaüks, kes jääb Šveitsi kauemaks kui kolmeks kuuks või töötab seal, registreerib end kohalikus omavalitsuses 14 päeva jooksul pärast saabumist ja enne esimest tööpäeva. L-luba on lühemaks ja B-luba pikemaks ajaks, C-luba alaliselt elama asunutele ja G-luba piiriülestele töötajatele. Reeglid ja tasud on kantoniti erinevad.',
  },
  'visaRequirements.familyReunification': {
    of: '52fd719a',
    text: 'Šveitsis elavad ELi ja EFTA kodanikud saavad tavaliselt kutsuda enda juurde abikaasa, lapsed ja ülalpeetavad vanemad. Teistel tähendab see enamasti abikaasat ja alla 18-aastaseid lapsi, kui on olemas sobiv eluase, piisavad vahendid ja sageli kohaliku keele algoskus, ning taotlusele kehtivad tähtajad. Küsige enne kolimist kantoni rändeametist.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '55893fc0',
    text: 'Majapidamisasjad ja koos nendega auto on Šveitsis tollimaksust ja muudest maksudest vabad, kui viite oma elukoha sinna üle ning olete asju ise kasutanud vähemalt 6 kuud ja kasutate neid edasi; elukoha reeglist on vabastatud üliõpilased. Asjad, mis on olnud teie käes alla 6 kuu, kantakse eraldi maksustatavate asjade loetelusse. Nagu teised juhendid teatavad, peaks kõik saabuma umbes 24 kuu jooksul pärast kolimist ja hilisematest saadetistest tuleb teatada koos esimesega. ELi reeglid ei kehti: Šveitsil on omad.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Võltsitud kaubad.' },
  'customsRegulations.prohibitedItems.2': {
    of: '02d7dccf',
    text: 'Radaridetektorid ja kiiruskontrolli eest hoiatavad seadmed.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Kaitsealused loomad ja taimed ning neist valmistatud esemed ilma CITESi dokumentideta.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'f281a906',
    text: 'Relvad ja laskemoon: tavaliselt ainult enne kolimist hangitud loaga.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '3c5f8f4a',
    text: 'Pipragaas: tavaliselt on vaja luba või ei lasta seda riiki, seega jätke see maha.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'e1d5a654',
    text: 'Liha- ja piimatooted: tavaliselt keelatud või piiratud; küsige Šveitsi tollist, eelkõige kui tulete väljastpoolt ELi.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '5b2eba4e',
    text: 'Taimed ja muld: tavaliselt on vaja taimetervise dokumente või ei lasta neid riiki.',
  },
  'customsRegulations.restrictedItems.4': { of: 'ebf89709', text: 'Maksuvaba kogust ületav alkohol: maksustatakse.' },
  'customsRegulations.restrictedItems.5': {
    of: 'f97d09fe',
    text: 'Kultuuriväärtused ja antiikesemed: deklareerige need ja võtke kaasa tõend päritolu kohta.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'a53e0bf8',
    text: 'Vorm 18.44 ehk majapidamisasjade deklaratsioon.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'ab38d0b0',
    text: 'Asjade loetelu ja eraldi loetelu maksustatavate asjade kohta.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8bdb430a',
    text: 'Elamisloa kinnitus või ELi ja EFTA kodanikel muu tõend, näiteks töö- või üürileping.',
  },
  'customsRegulations.documentationRequired.3': { of: '47901d58', text: 'Pass või ID-kaart.' },
  'customsRegulations.documentationRequired.4': {
    of: '8da23ac2',
    text: 'Tõend, et loobute oma välismaisest elukohast, näiteks väljaregistreerimine.',
  },
  'customsRegulations.documentationRequired.5': { of: '418a5d0e', text: 'Sõidukidokumendid, kui ka auto tuleb kaasa.' },
  'customsRegulations.customsClearanceTime': {
    of: '24c82b4a',
    text: 'Majapidamisasjad vormistatakse Šveitsi piiril tavaliselt samal päeval või 3 tööpäeva jooksul. Minge üle piiri kaubatolliasutuse kaudu, kus kolimisvaraga tegeldakse ainult esmaspäevast reedeni, ja kavandage veoauto vastavalt. Kui mõni dokument puudub, on tavaliselt võimalik ajutine vormistus tagatisrahaga.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Mikrokiip enne marutaudivastast vaktsineerimist.' },
  'petImport.vaccinations.1': {
    of: 'e5a613a1',
    text: 'Marutaudivastane vaktsineerimine, mille järel tuleb enne Šveitsi reisimist oodata 21 päeva.',
  },
  'petImport.vaccinations.2': {
    of: 'a4f92326',
    text: 'Marutaudi antikehade vereanalüüs koos impordiloaga, kui tulete lennukiga suure marutaudiriskiga riigist.',
  },
  'petImport.quarantine': {
    of: '08f13587',
    text: 'Täielike dokumentidega Šveitsi tulevad lemmikloomad tavaliselt karantiini ei lähe; puudulike dokumentide tõttu võidakse loom tagasi saata või isoleerida. Kupeeritud saba või kõrvadega koerad on keelatud, erand kehtib neile, kes kolivad oma majapidamise Šveitsi. Suure marutaudiriskiga riigist tulles võtab asi vereanalüüsi tõttu kuid, seega küsige varakult föderaalsest toiduohutuse ja veterinaaria ametist (blv.admin.ch).',
  },
  'petImport.healthCertificate': {
    of: 'df065a7f',
    text: 'ELi riikidest ja madala marutaudiriskiga riikidest Šveitsi tulles piisab kuni viie lemmiklooma puhul lemmikloomapassist või veterinaarsertifikaadist. Suure riskiga riigist lennukiga saabudes on tavaliselt vaja ka föderaalse toiduohutuse ja veterinaaria ameti (blv.admin.ch) impordiluba. Koer tuleb 10 päeva jooksul registreerida AMICUSe andmebaasis.',
  },
  'vehicleImport.regulations': {
    of: '71f10b68',
    text: 'Autole kehtib Šveitsis majapidamisasjade reegel: kui olete seda enne kolimist ise kasutanud vähemalt 6 kuud ja kasutate edasi, tuleb see riiki maksuvabalt. Nagu teised juhendid teatavad, ei tohi autot ühe aasta jooksul müüa ega laenata. Seejärel tuleb see kantonis üle vaadata ja registreerida, tavaliselt tollivormiga 13.20 A.',
  },
  'vehicleImport.duties': {
    of: '73e7b514',
    text: 'Maksuvabastuse piires ei tule auto eest Šveitsis midagi tasuda. Alla 6 kuu kasutatud autolt võetakse tavaliselt 4% automaksu ja käibemaksu, mis on praegu 8,1%; vanemates juhendites nimetatud kaalupõhine tollimaks kadus koos tööstustollidega 1. jaanuaril 2024. Küsige üle Šveitsi tollist (bazg.admin.ch).',
  },
  'vehicleImport.documentation.0': {
    of: 'fa724564',
    text: 'Teie nimel olev välisriigi registreerimistunnistus, mis näitab vähemalt 6 kuud kasutamist.',
  },
  'vehicleImport.documentation.1': {
    of: '13a81950',
    text: 'Vorm 18.44, kus auto on loetletud majapidamisasjade hulgas.',
  },
  'vehicleImport.documentation.2': {
    of: '3b4cdd52',
    text: 'Vorm 13.20 A, mille toll tavaliselt registreerimise jaoks tembeldab.',
  },
  'vehicleImport.documentation.3': { of: '32545d16', text: 'Vastavustunnistus või tehniliste andmete leht.' },
  'vehicleImport.documentation.4': { of: '9ff3b8bb', text: 'Šveitsi kindlustusandja kindlustustõend.' },
  'vehicleImport.restrictions': {
    of: 'e85ce6b4',
    text: 'Auto Šveitsi toomine tasub end maksuvabastuse piires sageli ära, kui see on ehitatud Euroopa nõuete järgi; muude turgude autod ei pruugi vastata müra- või heitenõuetele. Peagi on vaja talverehve ja kiirtee vinjetti ning linnades parkimiseks luba. Liiklus on parempoolne.',
  },
  'healthcare.system': {
    of: 'f50af885',
    text: 'Šveitsis tegutsevad erakindlustajad ja -arstid rangete riiklike reeglite järgi: põhikindlustus on igas kindlustusseltsis ühesugune, kuid maksed sõltuvad kantonist, vanusest ja mudelist. Arstiabi on väga hea ega ole odav; igal aastal maksate kõigepealt omavastutuse ja omaosaluse.',
  },
  'healthcare.insurance': {
    of: '1372a53e',
    text: 'Põhiravikindlustus on Šveitsis kohustuslik igale inimesele, ka lastele. Kindlustusandja valimiseks on sissekolimisest kolm kuud aega ning kindlustuskaitse ja maksed arvestatakse esimesest päevast. Võrrelge enne allkirjastamist ametlikke makseid ja pidage meeles, et tööõnnetused katab tööandja kindlustus.',
  },
  'healthcare.emergencyNumber': { of: '1f153ed7', text: '144 (kiirabi), 117 (politsei), 118 (tuletõrje), 112 (kõik)' },
  'education.schoolSystem': {
    of: 'f4873be5',
    text: 'Avalik kool on Šveitsis tasuta ja seda korraldavad kantonid; see kestab tavaliselt üksteist aastat alates lasteaiast nelja- või viieaastaselt ja koht antakse aadressi järgi. Pärast seda lähevad paljud noored õpipoisiõppesse ja teised gümnaasiumi.',
  },
  'education.languageOfInstruction': {
    of: 'c8b1d357',
    text: 'Šveitsi koolides õpetatakse kohalikus keeles: saksa, prantsuse, itaalia või paiguti romanši keeles, ja uutele õpilastele on tugiklassid. Saksakeelses osas räägivad lapsed omavahel šveitsisaksa keelt. Rahvusvahelisi koole leidub suuremates linnades ja järvede ümbruses.',
  },
  'utilities.electricity': {
    of: '4747a9f9',
    text: 'Šveitsis on võrgupinge 230 V sagedusel 50 Hz ning kasutatakse C- ja J-tüüpi pistikuid. Naaberriikides tavaline pistik (F-tüüp) ei sobi ilma adapterita ning 110–120 V jaoks tehtud seadmed vajavad trafot.',
  },
  'utilities.internet': {
    of: 'fa75802e',
    text: 'Kiire kaabel- ja kiudoptiline internet ulatub enamikku Šveitsi kodudesse, sageli on pistikupesa juba töökorras. Lepingud kestavad sageli aasta või kaks, seega küsige, kuidas lepingut edasi kolides lõpetada.',
  },
  'utilities.banking': {
    of: '5a4489f8',
    text: 'Konto avamiseks küsivad Šveitsi pangad tavaliselt passi, luba või kolimise tõendit ja aadressi; USA kodanikke vastu võtvaid panku võib olla vähem. Arved tulevad QR-koodiga ja makstakse pangarakenduses. Üürileandjad küsivad tavaliselt tagatisraha blokeeritud kontole.',
  },
  'culturalTips.0': {
    of: 'becd82b1',
    text: 'Vaikust peetakse öösel, sageli lõuna ajal ja terve pühapäeva, see käib ka puurimise, pesupesemise ja klaastaara äraviskamise kohta.',
  },
  'culturalTips.1': {
    of: 'fad0bc23',
    text: 'Prügi pannakse välja maksustatud kottides või kohapealt ostetud kleebistega ja ülejäänu sorditakse.',
  },
  'culturalTips.2': { of: 'cfb725cf', text: 'Olge täpne ja kinnitage kokkusaamised eelnevalt üle.' },
  'culturalTips.3': {
    of: '0692fb52',
    text: 'Tervitage trepikojas naabreid ja väikestes poodides inimesi piirkonna keeles.',
  },
  'culturalTips.4': { of: 'adfd679e', text: 'Maja pesuköögil on tavaliselt ajakava; pidage oma päevast kinni.' },
  'importantContacts.emergencyServices': {
    of: '380bc4c9',
    text: 'Šveitsis valige kiirabi kutsumiseks 144, politsei kutsumiseks 117 ja tuletõrje kutsumiseks 118; töötab ka 112 ning numbrilt 1414 saab kutsuda õhupääste.',
  },
  'importantContacts.taxOffice': {
    of: 'e01873da',
    text: 'Tulumaksuga tegeleb Šveitsis teie kantoni ja omavalitsuse maksuamet ning paljudel välismaalastest töötajatel peetakse see palgast kinni; õige asutuse leidmisel aitab föderaalne maksuamet (estv.admin.ch).',
  },
  'sources.0.title': { of: '752625e3', text: 'Šveitsi toll (FOCBS): kolimisvara vormistamise kord' },
  'sources.1.title': { of: 'ae4b946c', text: 'Šveitsi toll (FOCBS): majapidamisasjade kolimine' },
  'sources.2.title': { of: '32188235', text: 'Šveitsi toll (FOCBS): küsimused kolimisvara kohta' },
  'sources.3.title': { of: 'f85a29a9', text: 'Šveitsi riiklik rändesekretariaat' },
  'sources.4.title': { of: 'cd998e18', text: 'Šveitsi föderaalne toiduohutuse ja veterinaaria amet' },
  'sources.5.title': { of: '4fedf82c', text: 'Šveitsi föderaalne maksuamet' },
  'sources.6.title': { of: '2970b04f', text: 'Baseli ülikool: toll uutele elanikele (secondary)' },
  'sources.7.title': { of: '813a4e40', text: 'Expats in Switzerland: toll (secondary)' },
  'sources.8.title': { of: 'b2d4d6b4', text: 'Safe Animal: lemmikloomad Šveitsi (secondary)' },
  'sources.9.title': { of: '362542d0', text: 'Sõidukite vormistamine Šveitsi tollis, infolehe koopia (secondary)' },
  'sources.10.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
