import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '37944012', text: 'Lähis-Ida' },
  currency: { of: 'efe30280', text: 'Araabia Ühendemiraatide dirham (AED)' },
  'visaRequirements.touristVisa': {
    of: 'aea616a8',
    text: 'Paljude riikide kodanikud saavad külastusviisa Araabia Ühendemiraatidesse saabudes, teised taotlevad selle enne, sageli lennufirma või hotelli kaudu. Lubatud päevade arv oleneb passist, seega vaadake järele lehelt u.ae. Külastuse ajal töötada ei tohi ja majapidamisasjade saadetist külastusviisaga tavaliselt tollis vormistada ei saa.',
  },
  'visaRequirements.workVisa': {
    of: 'af7918ab',
    text: 'Araabia Ühendemiraatides töötamiseks taotleb tööandja tavaliselt tööloa ja on elamisviisa puhul teie käendaja (sponsor); vabatsoon teeb sama selles tegutsevate ettevõtete eest. Kuldviisa (Golden) ja rohelise viisaga (Green) võivad teatud spetsialistid, investorid ja füüsilisest isikust ettevõtjad seal elada ilma tööandjast käendajata. Tingimusi on rohkem kui üks kord muudetud, seega uurige lehelt icp.gov.ae või Dubai puhul lehelt gdrfad.gov.ae.',
  },
  'visaRequirements.residencePermit': {
    of: 'dd77e012',
    text: 'Araabia Ühendemiraatide elamisviisa vormistatakse tavaliselt lõpuni pärast saabumist: vaja on tervisekontrolli, sõrmejälgi ja Emirates ID kaarti, mida seejärel näitate peaaegu kõikjal. Tööandja kaudu saadud viisa kehtib enamasti umbes kaks aastat, kuldviisa (Golden) kauem. Pikk välismaal viibimine võib selle lõpetada, seega küsige enne mitmekuulist reisi järele.',
  },
  'visaRequirements.familyReunification': {
    of: '7d51230c',
    text: 'Araabia Ühendemiraatide elanikud saavad tavaliselt olla oma abikaasa ja laste käendajad, kui nad teenivad miinimumpalka ja neil on seal kodu; poegadele ja tütardele kehtivad erinevad vanusepiirid. Laske abielu- ja sünnitunnistused enne kolimist nii päritoluriigis kui ka Emiraatide asutustes kinnitada, sest see võtab nädalaid. Praegust palganõuet vaadake lehelt u.ae.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '7b8aa863',
    text: 'Kasutatud isiklik pagas ja majapidamisasjad on Araabia Ühendemiraatides mitteärilises koguses tollimaksust vabad välismaalastel, kes tulevad sinna elama esimest korda, ja Emiraatide kodanikel, kes naasevad väljastpoolt Pärsia lahe koostöönõukogu riike (GCC). Välismaalased tõendavad, et jäävad sinna või töötavad seal vähemalt aasta. Täiesti uutelt asjadelt ja ärilistelt kogustelt võetakse 5% tollimaksu ning uutelt asjadelt võib tulla tasuda ka 5% käibemaksu.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.1': { of: 'e5883613', text: 'Pornograafia.' },
  'customsRegulations.prohibitedItems.2': { of: '8b854e98', text: 'Hasartmänguvahendid.' },
  'customsRegulations.prohibitedItems.3': { of: '74cd0349', text: 'Elevandiluu ja ninasarvikusarv.' },
  'customsRegulations.prohibitedItems.4': { of: 'ac172190', text: 'Võltsitud kaubad.' },
  'customsRegulations.prohibitedItems.5': {
    of: '2a4654a9',
    text: 'Igasugused keelatud kaubad: kui need ülevaatusel leitakse, on karistused ranged, seega vaadake raamatud, plaadid ja ravimikarp enne pakkimist läbi.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'c557c04e',
    text: 'Ravimid: paljud kodeiini või rahusteid sisaldavad ravimid vajavad enne tervishoiuministeeriumi (MOHAP) luba.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '28f95308',
    text: 'Alkohol: piiratud ja parem saadetisest välja jätta.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '379f622e',
    text: 'Sealihatooted: piiratud ja kõige parem maha jätta.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '0b606611',
    text: 'E-sigaretid: kehtivad piirangud, seega küsige oma emiraadi tollist.',
  },
  'customsRegulations.restrictedItems.4': { of: '9c9e1029', text: 'Droonid ja raadiosaatjad: ainult loaga.' },
  'customsRegulations.restrictedItems.5': {
    of: '57bfc33c',
    text: 'Raamatud, filmid ja muud trükised: nende sisu võidakse kontrollida.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'ef527530',
    text: 'Ühtne tollideklaratsioon, mille agent esitab emiraadi tollile.',
  },
  'customsRegulations.documentationRequired.1': { of: 'aeb16be5', text: 'Pass ja pärast väljastamist ka Emirates ID.' },
  'customsRegulations.documentationRequired.2': { of: 'd65293ba', text: 'Elamisviisa koopia.' },
  'customsRegulations.documentationRequired.3': { of: '0b053511', text: 'Asjade üksikasjalik loetelu.' },
  'customsRegulations.documentationRequired.4': {
    of: '8ccd5b24',
    text: 'Konossement või lennuveokiri ja vedaja väljastuskorraldus (delivery order).',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'e088a428',
    text: 'Tõend vähemalt aastase elamise või töötamise kohta, näiteks tööleping.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '83cde891',
    text: 'Kolimisfirmade ühenduse mõne aasta vanuse juhendi järgi võtab tollivormistus Araabia Ühendemiraatides tavaliselt umbes 4–5 tööpäeva merekauba ja 3–4 päeva lennukauba puhul. Ilma elamisviisa ja passita midagi ei vormistata ega väljastata, seega laske saadetisel teele minna alles siis, kui viisa on tulemas. Igal emiraadil on oma tolliasutus.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Mikrokiip enne marutaudivastast vaktsineerimist.' },
  'petImport.vaccinations.1': { of: '392cf51d', text: 'Marutaudivastane vaktsineerimine, mis kehtib reisipäeval.' },
  'petImport.vaccinations.2': {
    of: '4c3027d6',
    text: 'Marutaudi antikehade analüüs, kui tulete riigist, mida loetakse suure riskiga riigiks.',
  },
  'petImport.vaccinations.3': {
    of: 'a36ef8df',
    text: 'Tavaline vanuse alammäär saabumisel: madala riskiga riigist tulles 15 nädalat ja suure riskiga riigist tulles 27 nädalat.',
  },
  'petImport.quarantine': {
    of: 'e370813a',
    text: 'Kehtiva loa ja täielike dokumentidega Araabia Ühendemiraatidesse saabuvad lemmikloomad lastakse tavaliselt pärast ülevaatust ilma karantiinita vabaks. Pitbulli tüüpi koeri, mastifeid, tosasid, cane corsosid, American Bully ja muid tõuge tavaliselt riiki ei lubata, seega küsige kõigepealt oma tõu kohta. Tavaliselt tohib inimese kohta aastas tuua kuni kaks lemmiklooma.',
  },
  'petImport.healthCertificate': {
    of: '932971b6',
    text: 'Koer või kass vajab Araabia Ühendemiraatide ministeeriumi (MOCCAE, moccae.gov.ae) impordiluba, mis kehtib 30 päeva, ja ametlikku veterinaarset tervisesertifikaati; nagu teised juhendid teatavad, maksab luba umbes 200 dirhamit (AED) ja looma väljastamine koera puhul 500 või kassi puhul 250 dirhamit. Taotlege luba umbes kuu enne lendu. Kui vereanalüüsi nõue puudutab teid, alustage umbes neli kuud varem või veelgi varem.',
  },
  'vehicleImport.regulations': {
    of: '9c749956',
    text: 'Araabia Ühendemiraatidesse toodud auto rool peab olema vasakul ja auto peab läbima tööstusministeeriumi (MoIAT) vastavuskontrolli; raskesse avariisse sattunud autod lükatakse tagasi. Vanusepiirangu kohta räägivad allikad väga erinevalt, nimetades 4, 5 või 10 aastat, seega hankige enne saatmist oma auto kohta kirjalik vastus.',
  },
  'vehicleImport.duties': {
    of: '22d64bac',
    text: 'Imporditud sõidukite väärtuse määrab Araabia Ühendemiraatides toll ja neilt võetakse 5% tollimaksu ning tavaliselt lisandub 5% käibemaksu. Auto puhul ei tasu majapidamisasjade maksuvabastusele loota; küsige oma emiraadi tolliasutusest.',
  },
  'vehicleImport.documentation.0': {
    of: '0e3b2cc5',
    text: 'Omandi- või registreerimistunnistus ja, kui auto on riigist eksporditud, eksporditõend.',
  },
  'vehicleImport.documentation.1': { of: '1d65df47', text: 'Ostuarve või muu tõend väärtuse kohta.' },
  'vehicleImport.documentation.2': { of: '68da8f96', text: 'Pass, elamisviisa ja Emirates ID.' },
  'vehicleImport.documentation.3': { of: '3fb4c23f', text: 'Konossement ja väljastuskorraldus (delivery order).' },
  'vehicleImport.documentation.4': { of: '2c78896c', text: 'Sõiduki vastavustunnistus (VCC).' },
  'vehicleImport.documentation.5': { of: '4cb07326', text: 'Kindlustus ja tehnoülevaatus registreerimise jaoks.' },
  'vehicleImport.restrictions': {
    of: '299436ce',
    text: 'Auto Araabia Ühendemiraatidesse viimine tasub end harva ära: külma kliima autol ei pruugi olla sealseks kliimaks vajalikku jahutust, parempoolse rooliga autosid ei lubata ja kohapeal on kasutatud autosid küllalt. Mahakantuks märgitud (salvage) ja avariilised autod peatatakse piiril. Liiklus on parempoolne.',
  },
  'healthcare.system': {
    of: '61a4c8da',
    text: 'Araabia Ühendemiraatides on nüüdisaegsed riiklikud ja erahaiglad ning enamik välismaalastest elanikke kasutab kindlustuse kaudu erahaiglaid. Neis räägitakse peaaegu kõikjal inglise keelt.',
  },
  'healthcare.insurance': {
    of: 'e49ca917',
    text: 'Ravikindlustus on Araabia Ühendemiraatide elanikele kohustuslik ja töötajale annab selle tavaliselt tööandja; pere kindlustamine on sageli käendaja kohustus. Enne kui põhipaketile lootma jääte, vaadake kliinikute võrgustikku, omaosalust ja sünnitusabi ooteaega.',
  },
  'healthcare.emergencyNumber': { of: 'b505ee4c', text: '999 (politsei), 998 (kiirabi), 997 (tuletõrje)' },
  'education.schoolSystem': {
    of: '376ee5a4',
    text: 'Enamik välismaalaste lapsi käib Araabia Ühendemiraatides Briti, India, Ameerika või muu õppekavaga erakoolides, mida kontrollib ja hindab iga emiraadi ametiasutus. Õppeaasta algab enamasti augusti lõpus, mõnes koolis aprillis. Taotlege kohta varakult ja võtke kaasa kinnitatud koolitunnistused.',
  },
  'education.languageOfInstruction': {
    of: '64134dc4',
    text: 'Araabia Ühendemiraatide riigikoolides õpetatakse araabia keeles, erakoolides enamasti inglise keeles ja araabia keel on kohustuslik aine. Suuremates linnades on prantsuse, saksa, jaapani ja muid koole.',
  },
  'utilities.electricity': {
    of: '480541a6',
    text: 'Araabia Ühendemiraatides on võrgupinge 220–240 V sagedusel 50 Hz. Peaaegu igas kodus kohtate kolme kandilise haruga G-tüüpi pistikut, aeg-ajalt ka C- ja D-tüüpi. 110–120 V jaoks tehtud seadmed vajavad seal trafot.',
  },
  'utilities.internet': {
    of: '37bc6ca5',
    text: 'Araabia Ühendemiraatide linnades on kiire kiudoptiline internet reegel ja seda pakuvad kaks peamist teenusepakkujat; kumb teid teenindab, võib oleneda hoonest. Vaja on Emirates ID kaarti ja üürilepingut. Paljud tasuta hääl- ja videokõnede rakendused on blokeeritud või piiratud, seega uurige, millised on lubatud.',
  },
  'utilities.banking': {
    of: 'cfd7fdd9',
    text: 'Konto avamiseks küsivad Araabia Ühendemiraatide pangad tavaliselt passi, elamisviisat, Emirates ID kaarti ja palgatõendit. Üüri makstakse sageli mõne ettedateeritud tšekiga, seega küsige tšekiraamatut. Katteta tšekil on tõsised tagajärjed, ja see, et üksikisiku tulumaksu ei ole, ei tähenda, et teie koduriik seda ei nõuaks.',
  },
  'culturalTips.0': {
    of: 'd84198f5',
    text: 'Ramadani ajal on lahtiolekuajad lühemad; ärge sööge, jooge ega suitsetage paastujate ees kohas, mis ei ole selleks ette nähtud.',
  },
  'culturalTips.1': {
    of: '91fb9806',
    text: 'Avalikes hoonetes, kaubanduskeskustes ja vanemates linnaosades riietuge tagasihoidlikult ning kandke ujumisriideid ainult rannas ja basseini ääres.',
  },
  'culturalTips.2': {
    of: '8c93db59',
    text: 'Hoiduge avalikus kohas hellusavaldustest nii palju kui võimalik ja oodake, kuni teine inimene esimesena kätt pakub.',
  },
  'culturalTips.3': {
    of: 'd923a64b',
    text: 'Enne inimeste pildistamist küsige luba ja ärge pildistage valitsushooneid.',
  },
  'culturalTips.4': {
    of: 'e7221764',
    text: 'Solvavad sõnad või žestid, ka internetis ja liikluses, võivad olla õigusrikkumine.',
  },
  'importantContacts.emergencyServices': {
    of: 'dbd51f18',
    text: 'Araabia Ühendemiraatides valige politsei kutsumiseks 999, kiirabi kutsumiseks 998 ja tuletõrje kutsumiseks 997.',
  },
  'importantContacts.taxOffice': {
    of: 'b2b8e10e',
    text: 'Käibemaksu ja ettevõtte tulumaksuga tegeleb Araabia Ühendemiraatides föderaalne maksuamet (Federal Tax Authority, tax.gov.ae), mis väljastab ka maksuresidentsuse tõendeid; palgalt üksikisiku tulumaksu ei võeta.',
  },
  'sources.0.title': { of: '83c970f0', text: 'Fujairah toll: isikliku pagasi ja majapidamisasjade maksuvabastus' },
  'sources.1.title': { of: '98f4faf2', text: 'Dubai toll: isiklike asjade vormistamine' },
  'sources.2.title': { of: '4fec35b2', text: 'Araabia Ühendemiraatide valitsuse ametlik portaal' },
  'sources.3.title': {
    of: '24c521df',
    text: 'Identiteedi, kodakondsuse, tolli ja sadamate julgeoleku föderaalne amet',
  },
  'sources.4.title': { of: '0c627e36', text: 'Kliimamuutuste ja keskkonna ministeerium: lemmikloomad' },
  'sources.5.title': { of: 'dc66ba6a', text: 'Föderaalne maksuamet (Federal Tax Authority)' },
  'sources.6.title': {
    of: '4a29740e',
    text: 'International Association of Movers: 2018. aasta riigijuhend (secondary)',
  },
  'sources.7.title': { of: '810f3e49', text: 'Khaleej Times: lemmikloomaga reisimine (secondary)' },
  'sources.8.title': { of: '936e6444', text: 'Dubai Vet Clinic: lemmikloomade impordiluba (secondary)' },
  'sources.9.title': {
    of: '93bcc52a',
    text: 'Animals on the Move: Araabia Ühendemiraatides keelatud tõud (secondary)',
  },
  'sources.10.title': {
    of: '9dc739ba',
    text: 'Zawya: kasutatud sõidukid, mida Araabia Ühendemiraatidesse ei lubata (secondary)',
  },
  'sources.11.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
