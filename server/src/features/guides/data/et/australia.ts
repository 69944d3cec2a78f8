import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '4773281f', text: 'Okeaania' },
  currency: { of: '7e5f3638', text: 'Austraalia dollar (AUD)' },
  'visaRequirements.touristVisa': {
    of: '9b8b9efd',
    text: 'Peaaegu iga külastaja vajab Austraaliasse sõitmiseks viisat juba enne pardaleminekut: olenevalt passist on see elektrooniline reisiluba (Electronic Travel Authority), eVisitor või külastajaviisa (Visitor visa); kõiki neid taotletakse internetis. Uus-Meremaa kodanikud saavad viisa tavaliselt kohale jõudes. Külastajaviisaga töötada ei tohi; uurige siseministeeriumist (Department of Home Affairs, immi.homeaffairs.gov.au), mida teie passi puhul nõutakse.',
  },
  'visaRequirements.workVisa': {
    of: 'c7b6afd8',
    text: 'Austraaliasse tööle minnakse tavaliselt tööandja toetatud viisaga, näiteks Skills in Demand, või punktisüsteemil põhineva oskustöötaja viisaga; paljude riikide noored võivad tulla töötava puhkaja viisaga (working holiday). Ametite loetelud ja sissetulekunõuded muutuvad sageli, seega vaadake kehtivad tingimused järele siseministeeriumist (Department of Home Affairs).',
  },
  'visaRequirements.residencePermit': {
    of: 'c0e0fdaf',
    text: 'Austraalia ei anna välja elamisloakaarti: teie viisa on elektrooniline ja annabki ise õiguse riigis viibida. Alaline elamisõigus saadakse enamasti oskustöötaja, tööandja toetatud ja pereviisade kaudu, millest igaühel on oma tingimused; nende loetelu leiate siseministeeriumist (Department of Home Affairs).',
  },
  'visaRequirements.familyReunification': {
    of: '4d7118b2',
    text: 'Elukaaslase ja ülalpeetavad lapsed saab tavaliselt lisada samasse Austraalia viisataotlusse. Kui lähedane juba elab seal, minnakse tema juurde elukaaslase, lapse või vanema viisaga, mis võib võtta kaua aega; praeguseid menetlusaegu uurige siseministeeriumist (Department of Home Affairs).',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'c8957252',
    text: 'Austraaliasse eraldi saadetisena (unaccompanied personal effects) toodud majapidamisasjad on tollimaksust ning kaupade ja teenuste maksust (GST) vabad, kui need on enne Austraaliasse sõitmist olnud välismaal teie omanduses ja kasutuses vähemalt 12 kuud. Alla 12 kuu omatud asjade puhul määratakse tollimaks ja GST. Saadetises olev alkohol ja tubakas maksustatakse alati ning sõidukeid, sõidukiosi ja müügiks mõeldud kaupa isiklike asjade hulka ei loeta.',
  },
  'customsRegulations.prohibitedItems.0': { of: '4cc759fc', text: 'Värsked puu- ja köögiviljad.' },
  'customsRegulations.prohibitedItems.1': { of: '245c4aab', text: 'Elustaimed, sibulad ja pistikud.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'c5aa51c2',
    text: 'Keelatud seemned ja kõik seemned, mida ei ole võimalik kindlaks määrata.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'b35663c6',
    text: 'Taimsed tooted, mille puhul on suur oht, et need kannavad khapra mardikat.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '95b0a744',
    text: 'Loomad, kelle jaoks on vaja luba: nad ei reisi kunagi koos majapidamisasjadega.',
  },
  'customsRegulations.prohibitedItems.5': {
    of: 'cfa9e9a8',
    text: 'Asbesti sisaldavad esemed; asbesti võib olla peidus vanemates kodumasinates ja sõidukites.',
  },
  'customsRegulations.prohibitedItems.6': {
    of: 'ba90dcd3',
    text: 'Vedrunoad ja paljud muud relvad, mis on keelatud või nõuavad luba.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '9271d61d',
    text: 'Matka- ja spordivarustus, jalgrattad, saapad, aiatööriistad ja aiamööbel: deklareerige need ja puhastage viimsestki mulla- ja taimejäägist.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'dfbcbd20',
    text: 'Puidust, rotangist, bambusest ja õlgedest esemed: deklareerige need, sest neid võib olla vaja töödelda.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '678a73ea',
    text: 'Loomanahad, suled ja merekarbid: deklareerige need ülevaatuseks.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '86c055bd',
    text: 'Mõned ravimid ja steroidid: paljude jaoks on vaja retsepti või luba.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'daa12cf0',
    text: 'Veibid: range kontrolli all, seega küsige enne pakkimist järele.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'd9478cfc',
    text: 'Alkohol ja tubakas: majapidamisasjade saadetises maksustatakse alati.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '4c46a84d',
    text: 'Eraldi saadetud isiklike asjade deklaratsioon (Unaccompanied Personal Effects Statement), vorm B534.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'dc0dadfd',
    text: 'Üksikasjalik pakkenimekiri kõigest, mis saadetises on.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '03375e56',
    text: 'Pass ja tavaliselt ka viisa, mis näitab, et tohite Austraalias elada.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '57812a99',
    text: 'Ostukviitungid või muud tõendid selle kohta, millal alla 12 kuu omatud asjad osteti.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '02ef23cf',
    text: 'Arvestage, et pärast saadetise jõudmist Austraaliasse võtab tollivormistus umbes 5–15 tööpäeva; see on tavapärane vahemik, mitte lubadus. Iga saadetise dokumente hinnatakse bioturvalisuse seisukohalt ja paljud saadetised avatakse, kusjuures kõige rohkem kipub aega võtma ülevaatuse aja saamine. Mida ei saa töödelda, see hävitatakse või saadetakse omaniku kulul tagasi, seega puhastage kõik enne pakkimist korralikult.',
  },
  'petImport.vaccinations.0': {
    of: '22e2a260',
    text: 'Marutaudivastane vaktsineerimine kassidele ja koertele, kes tulevad 3. rühma riikidest, kus marutaudi esineb, kuid see on kontrolli all.',
  },
  'petImport.vaccinations.1': {
    of: '7fdd1504',
    text: '3. rühma puhul pärast vaktsineerimist marutaudi neutraliseerivate antikehade tiitri määramine (RNATT); tulemust loetakse tavaliselt kehtivaks 12 kuud, seega küsige kuupäev põllumajandusministeeriumist üle.',
  },
  'petImport.vaccinations.2': {
    of: '736659ed',
    text: 'Identsuse kontroll riikliku veterinaararsti juures enne vereproovi võtmist tiitri määramiseks: 3. rühma puhul sõltub sellest üldjuhul, kas karantiin kestab 10 või 30 päeva.',
  },
  'petImport.vaccinations.3': {
    of: 'bf58f9f2',
    text: 'Parasiiditõrje ja muud analüüsid, mis on teie lemmiklooma impordiloal nimetatud.',
  },
  'petImport.quarantine': {
    of: '511b512f',
    text: '2. või 3. rühma riigist tulnud lemmikloomad veedavad Melbourne’i lähedal Micklehamis asuvas riiklikus karantiinijaamas tavaliselt vähemalt 10 päeva ja 3. rühma riigist ilma varase identsuskontrollita tulnud loomad kuni 30 päeva; täpset kestust küsige põllumajandusministeeriumist. Argentina dogo, fila brasileiro, jaapani tosa, pitbulli tüüpi koerad ja presa canario on Austraalias keelatud, samuti mõned hübriidkassid, näiteks savannakass.',
  },
  'petImport.healthCertificate': {
    of: '3984779a',
    text: 'Kassid ja koerad pääsevad Austraaliasse ainult heakskiidetud riikidest (1.–3. rühm); 3. rühma puhul on vaja impordiluba, lähteriigi pädeva asutuse kinnitust ja vähemalt 180 päeva katkematut elamist heakskiidetud riigis. Mujalt tulevad lemmikloomad peavad enne elama 180 päeva heakskiidetud riigis. Alustage aegsasti, rohkem kui pool aastat enne lendu.',
  },
  'vehicleImport.regulations': {
    of: '930a4caf',
    text: 'Maanteesõiduki jaoks on vaja maanteesõidukite standardite seaduse (Road Vehicle Standards Act 2018) kohast impordiluba, mida taotletakse internetis ROVERi süsteemis enne sõiduki jõudmist Austraaliasse; ilma selleta piirivalve (Border Force) sõidukit välja ei anna. Isikliku sissetoomise korral nõutakse tavaliselt, et sõiduk on olnud välismaal teie omanduses ja kasutuses vähemalt 12 kuud järjest.',
  },
  'vehicleImport.duties': {
    of: '584c4494',
    text: 'Austraaliasse toodud autolt arvestage tavaliselt 5% tollimaksu (vabakaubanduslepingu korral sageli null), 10% kaupade ja teenuste maksu (GST) ning teatud piirmäärast alates luksusautode maksu. Enne saatmist küsige kehtivaid määrasid Austraalia piirivalvest (Australian Border Force).',
  },
  'vehicleImport.documentation.0': {
    of: 'cd5de80f',
    text: 'ROVERis antud sõiduki impordiluba, mis on saadud enne sõiduki saatmist.',
  },
  'vehicleImport.documentation.1': {
    of: 'd9bad028',
    text: 'Tõend sõiduki omamise ja selle vähemalt 12-kuulise välismaal kasutamise kohta.',
  },
  'vehicleImport.documentation.2': { of: '359f280f', text: 'Pass ja tõend, et tohite Austraalias viibida.' },
  'vehicleImport.documentation.3': { of: 'f3286730', text: 'Nõudmise korral tõend, et sõiduk on asbestivaba.' },
  'vehicleImport.restrictions': {
    of: 'df93e895',
    text: 'Austraalias on vasakpoolne liiklus ja üldiselt eeldatakse, et rool on paremal; 25 aasta vanustel ja vanematel sõidukitel on tavaliselt lihtsam. Autod peavad saabuma väga puhtana ja asbestivabana. Maksude, veo ja ümberehituse tõttu ei tasu tavalise auto Austraaliasse viimine sageli ära: võrrelge seda kohapeal ostmisega.',
  },
  'healthcare.system': {
    of: '70586ed9',
    text: 'Austraalia riiklik ravikindlustus Medicare katab riiklikud haiglad ja suure osa arstivisiitide kulust. See on mõeldud kodanikele, alalistele elanikele ja veel mõnele rühmale, sealhulgas külastajatele riikidest, millega on vastastikune kokkulepe.',
  },
  'healthcare.insurance': {
    of: '86bc9708',
    text: 'Ajutise viisaga inimesed vajavad Austraalias tavaliselt eraravikindlustust ja paljude viisade puhul on see tingimus. Alalised elanikud võtavad sageli lisaks erakindlustuse hambaravi ja erahaiglate jaoks; oma viisa tingimusi uurige siseministeeriumist (Department of Home Affairs).',
  },
  'healthcare.emergencyNumber': { of: 'e1bca055', text: '000 (mobiililt töötab ka 112)' },
  'education.schoolSystem': {
    of: 'bb963049',
    text: 'Austraalias korraldavad kooliharidust osariigid ja territooriumid; alg- ja keskkool kestavad kokku 12. klassini ning õppeaasta umbes jaanuari lõpust detsembrini. Riigikoolid on avatud kõigile, kuid ajutise viisaga pered peavad võib-olla õppemaksu maksma: küsige osariigi haridusametist.',
  },
  'education.languageOfInstruction': {
    of: '41c194df',
    text: 'Austraalia koolides õpetatakse inglise keeles ja paljud pakuvad äsja saabunud lastele inglise keele lisatunde.',
  },
  'utilities.electricity': {
    of: 'aaf608cb',
    text: 'Austraalias on võrgupinge 230 V sagedusel 50 Hz ja kasutatakse I-tüüpi pistikut. 110–120 V jaoks tehtud seadmed seal ilma trafota ei tööta, seega vaadake enne pakkimist iga seadme andmesilti.',
  },
  'utilities.internet': {
    of: '120f3d07',
    text: 'Austraalia kodud on enamasti ühendatud riikliku lairibavõrgu (National Broadband Network) kaudu, mida müüvad paljud teenusepakkujad. Ühenduse liik sõltub aadressist, seega uurige see välja enne üürilepingu allkirjastamist.',
  },
  'utilities.banking': {
    of: '8a39ece3',
    text: 'Mitme suure Austraalia panga juures saab uus elanik konto avamist alustada internetis juba enne saabumist ja viia selle lõpule kontoris passi esitades. Taotlege varsti pärast saabumist maksuametist maksunumber (tax file number), sest ilma selleta peetakse maksu kinni kõrgema määraga.',
  },
  'culturalTips.0': {
    of: '25364552',
    text: 'Austraalias kutsutakse üksteist kohe algusest peale eesnimepidi, ka tööl; lihtne ja sõbralik suhtlemine viib kaugemale kui tiitlid.',
  },
  'culturalTips.1': {
    of: 'bfb282b5',
    text: 'Päike on tugev: kübar, päikesekaitsekreem ja vari on igapäevaelu osa ning koolid nõuavad õues sageli peakatet.',
  },
  'culturalTips.2': {
    of: 'dfa0cf81',
    text: 'Valvega rannas ujuge puna-kollaste lippude vahel, kus rannavalve silma peal hoiab.',
  },
  'culturalTips.3': {
    of: '4adacff5',
    text: 'Avalikud üritused algavad sageli maa põliste omanike (Traditional Owners) meelespidamisega; viisakas on vaikselt kuulata.',
  },
  'culturalTips.4': {
    of: '90f333bb',
    text: 'Aastaajad on põhjapoolkeraga võrreldes vastupidised, nii et juulis kolides jõuate kohale talvel, ja paljusid kodusid köetakse vähe.',
  },
  'importantContacts.emergencyServices': {
    of: '4419580d',
    text: 'Austraalias valige politsei, tuletõrje või kiirabi kutsumiseks 000; mobiiltelefonilt töötab ka 112 ning 106 on tekstivahendusteenus kurtidele ja kõnepuudega inimestele.',
  },
  'importantContacts.taxOffice': {
    of: '2b70f98c',
    text: 'Maksude ja maksunumbritega tegeleb Austraalia maksuamet (Australian Taxation Office, ATO): ato.gov.au.',
  },
  'sources.0.title': { of: 'ce43341f', text: 'Austraalia põllumajandusministeerium: kolimine Austraaliasse' },
  'sources.1.title': { of: '74361f23', text: 'Austraalia põllumajandusministeerium: isiklikud asjad' },
  'sources.2.title': { of: '34a100ed', text: 'Austraalia toll: eraldi saadetud isiklikud asjad (vanem lehekülg)' },
  'sources.3.title': { of: '9c525e1d', text: 'Austraalia piirivalve (Australian Border Force)' },
  'sources.4.title': {
    of: '6159c73f',
    text: 'Austraalia põllumajandusministeerium: kasside ja koerte marutaudi antikehade analüüs',
  },
  'sources.5.title': {
    of: '88e8db75',
    text: 'Austraalia põllumajandusministeerium: küsimused kasside ja koerte toomise kohta',
  },
  'sources.6.title': { of: '2777fd33', text: 'Austraalia taristuministeerium: maanteesõiduki sissetoomine' },
  'sources.7.title': {
    of: 'b792f3a9',
    text: 'Austraalia siseministeerium (Department of Home Affairs): viisad ja sisseelamine',
  },
  'sources.8.title': { of: '5e4dfb16', text: 'Austraalia maksuamet (Australian Taxation Office)' },
  'sources.9.title': {
    of: 'd6adfed4',
    text: 'First Migration Service: lemmikloomade karantiin Austraalias (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
