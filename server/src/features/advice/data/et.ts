import type { AdviceTexts } from '../advice-topics.js';

export const advice: AdviceTexts = {
  'planning.start': {
    asks: [
      'Millal peaksin kolimist planeerima hakkama?',
      'Kui vara tuleb kolimisfirma broneerida?',
      'Mitu nädalat enne kolimist tuleb alustada?',
      'Millal tuleb hakata kolimiseks valmistuma?',
      'Kui pikalt ette peaks kolimist ette valmistama ja broneerima?',
      'Mitu kuud varem kolijad tellida?',
      'Millal peaksin broneerima?',
      'Kas peaks varakult broneerima?',
    ],
    keywords:
      'planeerima, planeerimine, planeerida, broneerida, ette, valmistuma, valmistuda, ettevalmistus, planeerimist',
    text: 'Alustage 6 kuni 8 nädalat enne kolimist. Kui kolite välismaale või kõrghooajal, alustage veel varem: viisadel, lemmikloomadel ja laevadel on oma ajakava. Kõigepealt pange paika kuupäev, koostage asjade nimekiri ja laske kolimine üle vaadata; head meeskonnad broneeritakse varakult.',
  },
  'planning.season': {
    asks: [
      'Millal on kolimise kõrghooaeg?',
      'Milline kuu või aeg on kolimiseks parim või odavaim?',
      'Kas talvel on odavam kolida kui suvel?',
      'Millal on kõige odavam kolida?',
    ],
    keywords: 'hooaeg, kõrghooaeg, suvel, talvel, lõunapoolkera, lõunapoolkeral',
    text: 'Ekvaatorist põhja pool kestab kõrghooaeg maist septembrini ning kõige rohkem kolitakse kuu lõpus ja reedeti. Lõuna pool langeb see sealsele suvele, detsembrist veebruarini, ja paljudes kohtades on kiire ka koolivaheaegadel. Kui saate valida, kolige väljaspool hooaega, kuu ja nädala keskel: vabu aegu on rohkem ja hind sageli parem.',
  },
  'planning.checklist': {
    asks: ['Mida tuleb enne kolimist teha?', 'Kas teil on kolimise kontrollnimekiri?', 'Millised on kolimise sammud?'],
    keywords: 'kontrollnimekiri, sammud, tegevuskava, nimekiri',
    text: 'Selles järjekorras:\n• 6 kuni 8 nädalat enne: pange paika kuupäev, võrrelge pakkumisi, öelge üürileping üles, sorteerige välja, mis maha jääb.\n• 4 nädalat: tellige kastid, teatage uuest aadressist, korraldage parkimine mõlema ukse juures.\n• 2 nädalat: pakkige, mida harva vajate, suunake post ümber, tühjendage sügavkülmik.\n• Viimane nädal: sulatage külmik, pakkige kott esimeseks ööks, vaadake näidud üle.',
  },
  'planning.moving-day': {
    asks: [
      'Mis juhtub kolimispäeval?',
      'Kuidas valmistuda kolimispäevaks?',
      'Kas pean kodus olema, kui kolijad tulevad?',
    ],
    keywords: 'kolimispäev, kolimispäeval, kolimise päev',
    text: 'Hoidke kolimispäeval dokumendid, võtmed, ravimid ja väärtasjad enda käes ning andke lapsed ja loomad kellegi hoolde. Käige kodu kõigepealt meeskonnajuhiga läbi: mis on õrn ja mis jääb. Lõpuks vaadake kõik kapid üle, pange näidud kirja ja kontrollige nimekirja enne allkirjastamist.',
  },
  'planning.weather': {
    asks: ['Mis saab, kui kolimispäeval sajab?', 'Kas halva ilmaga kolitakse?'],
    keywords: 'vihm, vihma sajab, sajab, lumi, lumesadu, halb ilm, torm',
    text: 'Meeskonnad töötavad ka vihma ja lumega ning katavad mööbli ja põrandad. Hoidke madratsid ja elektroonika kaetuna, kuni need ära kantakse, pange uste juurde vanad linad või papp ja tehke käigutee jääst puhtaks. Kolimise peatab ainult torm, jäide või üleujutus, siis lepitakse kokku teine päev. Küsige enne, kas see maksab midagi.',
  },
  'planning.presence': {
    asks: [
      'Kas pean kolimispäeval ise kohal olema?',
      'Kes peab kodus olema, kui kolijad tulevad?',
      'Mis siis, kui olen kolimispäeval haige?',
    ],
    keywords: 'kohal olema, kodus olema, kolijad sisse laskma, haige kolimispäeval',
    text: 'Keegi peab kohal olema siis, kui meeskond tuleb ja kui töö on valmis: et uks avada, öelda, mis läheb ja mis jääb, ning paberid allkirjastada. See ei pea olema teie. Kui olete haige või ära, nimetage inimene, keda usaldate, andke talle nimekiri ja võtmed ning öelge tema telefoninumber enne firmale.',
  },
  'planning.delays': {
    asks: ['Mis saab, kui võtmed hilinevad?', 'Mis siis, kui kolimisauto läheb katki?'],
    keywords: 'võtmed hilinevad, ooteaeg, ootamise tasu, hilineb, auto läheb katki',
    text: 'Kui võtmed, paberid või tehing hilinevad, öelge firmale kohe: mida varem ta teab, seda rohkem saab muuta. Meeskond tavaliselt ootab veidi; edasi läheb ootamine arvele või jääb koorem ööks lattu. Küsige enne allkirja, kui kaua oodatakse tasuta. Kui meeskond hilineb või auto läheb katki, peab firma leidma teise, nii et hoidke kontori number käepärast.',
  },
  'planning.parking': {
    asks: [
      'Kas kolimisautole on vaja parkimisluba?',
      'Kes hoiab veoauto jaoks parkimiskoha vabana?',
      'Kas tõstuki jaoks tänaval on luba vaja?',
      'Kuidas broneerida kolijatele parkimiskoht?',
    ],
    keywords: 'parkimisluba, parkimiskoht, tõstuk',
    text: 'Veoauto vajab kohta ukse lähedal, umbes 15 meetrit, ja väline tõstuk kohta akna all. Avalikul tänaval peab selleks enamasti loa andma omavalitsus: küsige mõni nädal varem mõlemal aadressil. Oma reeglitega majas küsige kolimisaegu ja lifti. Küsige kolijalt, kes loa taotleb.',
  },
  'packing.boxes': {
    asks: ['Mitu kasti mul vaja on?', 'Kui palju kaste on vaja kahetoalise korteri jaoks?', 'Mis suuruses kaste osta?'],
    keywords: 'kasti, kastid, kaste, kolimiskastid, pappkastid',
    text: 'Rusikareegel on 10 kuni 15 kasti iga kasutatava toa kohta: umbes 20 kuni 30 stuudio või ühe magamistoa jaoks, 40 kuni 60 kahe või kolme jaoks ja 80 või rohkem nelja jaoks. Väikesed kastid on raamatutele ja raskele, suured voodipesule ja lampidele. Ükski kast ärgu kaalugu üle 20 kg.',
  },
  'packing.how': {
    asks: [
      'Kuidas pakkida õrnu asju nagu klaasid ja taldrikud?',
      'Kuidas mähkida nõud ja peeglid?',
      'Kas teil on nõuandeid köögi pakkimiseks?',
    ],
    keywords: 'pakkida, pakkimine, pakin, mähkida, õrnad, nõud, klaasid, taldrikud, peeglid',
    text: 'Mähkige iga klaas ja taldrik eraldi puhtasse paberisse, sest ajalehepaber määrib, ja asetage taldrikud serviti. Raske läheb alla, tühimikud täidetakse, et miski ei liiguks, ja põhi teibitakse kaks korda. Ekraanid reisivad kõige paremini oma kastis; enne pildistage juhtmed üles. Märkige õrnad kastid kahelt küljelt.',
  },
  'packing.forbidden': {
    asks: [
      'Mida kolijad kaasa ei võta?',
      'Mida ei tohi kastidesse panna?',
      'Kas võin pakkida värvi, gaasiballoone, akusid või kemikaale?',
    ],
    keywords: 'ohtlik, ohtlikud ained, tuleohtlik, kemikaalid, värv, gaasiballoon, akud, patareid',
    text: 'Kolijad ei vea seda, mis võib põleda, lekkida või plahvatada: bensiini, gaasiballoone, värve ja lahusteid, ilutulestikku, kangeid puhastusaineid, lahtisi liitiumakusid. Ka riknev toit jääb maha. Passid, raha, ehted, ravimid ja võtmed on teie endaga. Välismaal on igal riigil oma nimekiri: nimetage riik ja ma vaatan järele.',
  },
  'packing.who': {
    asks: ['Kas pakkida ise või lasta kolijatel pakkida?', 'Kas tasub palgata professionaalsed pakkijad?'],
    keywords: 'ise pakkida, pakkijad, professionaalne pakkimine',
    text: 'Ise pakkimine säästab raha ja võtab aega: arvestage umbes päev toa kohta. Professionaalid pakivad kodu päeva või kahega, toovad materjali, ja nende pakitu on purunemise korral tavaliselt paremini kaitstud. Paljud jagavad töö: meeskond pakib köögi, pildid ja klaasi, ise pakitakse riided ja raamatud.',
  },
  'packing.labels': {
    asks: ['Kuidas kaste märgistada?', 'Mida panna esimese öö kasti?'],
    keywords: 'märgistada, sildid, esimene öö, nummerdada',
    text: 'Kirjutage tuba ja sisu iga kasti kahele küljele ja nummerdage kastid: numbrite nimekiri ütleb kohe, kui mõni puudub, ja toll soovib seda niikuinii. Viimasena pakkige ja esimesena avage kohver: voodipesu, vahetusriided, laadijad, ravimid, dokumendid, veekeetja, tööriistad ja laste uneasjad.',
  },
  'packing.fridge': {
    asks: [
      'Kuidas külmik kolimiseks ette valmistada?',
      'Millal sügavkülmik enne kolimist üles sulatada?',
      'Kuidas pesumasinat või nõudepesumasinat kolida?',
      'Kas pesumasinale on vaja transpordipolte?',
      'Mitu tundi oodata, enne kui külmkapi uuesti sisse lülitan?',
      'Kas külmik peab sõitma püsti?',
      'Kes ühendab lahti pliidi ja gaasi?',
      'Mis saab toidust sügavkülmikus?',
    ],
    keywords:
      'külmik, külmkapp, külmkapi, sügavkülmik, sügavkülm, sulatada, pesumasin, nõudepesumasin, kuivati, pliit, ahi, kodumasinad, transpordipoldid, tühjaks teha, pesumasinat transportida',
    text: '• Külmik ja sügavkülmik: sööge sisu ära, sest külmutatud toitu kaasa võtta ei saa. Tühjendage ja sulatage need päev-kaks varem, kuivatage ja jätke uksed laadimiseni lahti. Mõlemad sõidavad püsti; laske neil enne sisselülitamist mõni tund seista, nagu juhend ütleb.\n• Pesumasin ja nõudepesumasin: keerake vesi kinni, tühjendage voolikud ja laske lahtise uksega kuivada. Pesumasina trummel kinnitatakse transpordipoltidega; kui neid enam pole, küsige tootjalt.\n• Pliit: laske gaas ja püsiühendusega elekter spetsialistil lahti ja uuesti külge ühendada.',
  },
  'packing.keep': {
    asks: [
      'Mida hoida enda käes?',
      'Mida ei tohiks kolijate kätte anda?',
      'Milliseid dokumente ja väärtasju hoian enda käes?',
      'Kuhu panna kolimise ajaks passid, ehted ja raha?',
      'Kas ravimid ja võtmed jäävad minu kätte?',
      'Mida panna kolimispäeval oma kotti?',
      'Mida teha fotode ja asendamatute asjadega?',
    ],
    keywords: 'enda käes, ehted, asendamatu, asendamatud, mälestusesemed, käsipagas',
    text: 'Hoidke enda käes see, milleta te läbi ei saa või mida miski ei asenda:\n• dokumendid: passid, lepingud, tunnistused, kolimise paberid\n• ehted, raha, kaardid ja kõik võtmed\n• ravimid ja retseptid, prillid\n• telefon, sülearvuti, laadijad ja failide varukoopia\n• fotod ja mälestusesemed ning laste lemmikasjad\n• kott esimeseks ööks: voodipesu, käterätid, veekeetja, mõni tööriist, tualettpaber\nPange kõik ühte kohta või oma autosse enne meeskonna tulekut ja öelge, et seda peale ei laadita.',
  },
  'costs.price': {
    asks: [
      'Kui palju kolimine maksab?',
      'Mis on kahetoalise korteri kolimise hind?',
      'Palju maksab kolimine välismaale?',
    ],
    keywords: 'hind, hinnad, maksab, maksumus, kulu, kulud, kallis, eelarve',
    text: 'Hinna annab ainult pakkumine, sest maht, kaugus, ligipääs ja kuupäev teevad iga kolimise erinevaks. Mõni küsimus annab minutiga vahemiku koos arvutuskäiguga ja iga järgmine vastus teeb selle kindlamaks.',
  },
  'costs.what-counts': {
    asks: [
      'Millest kolimise hind sõltub?',
      'Miks pakkumised nii erinevad on?',
      'Kas trepid või lifti puudumine maksavad rohkem?',
    ],
    keywords: 'hind sõltub, sõltub, varjatud kulud, lisatasu',
    text: 'Kõige rohkem loevad maht ja kaugus. Siis tulevad korrused, trepid ja tee uksest autoni, pakkimine, erilised asjad nagu klaver, hooaeg, ladustamine ning välismaale kolides veoviis, toll ja sadam. Pakkumine näitab igaüht eraldi real.',
  },
  'costs.save': {
    asks: ['Kuidas kolimisel raha säästa?', 'Kuidas kolida odavamalt?'],
    keywords: 'säästa, odavamalt, odav, soodustus, kokku hoida',
    text: 'Mida te kaasa ei võta, see ei maksa: müüge või andke ära enne ülevaatust, mitte pärast. Olge kuupäevaga paindlik ja vältige kõrghooaega ning kuu lõppe. Pakkige ise riided ja raamatud, võtke lihtne mööbel lahti, hoidke mõlema ukse ees parkimiskoht ja jagage väikese koguse puhul konteinerit.',
  },
  'costs.estimates': {
    asks: [
      'Mis vahe on hinnangul ja siduval pakkumisel?',
      'Kas pakkumine on siduv?',
      'Kas lõpphind võib hinnangust kõrgem olla?',
    ],
    keywords: 'siduv, hinnang, lõpphind, lõpparve',
    text: 'Selle vestluse vahemik on esialgne ja tugineb teie öeldule. Siduv hind tuleb pärast ülevaatust, kodus või video teel, kus nähakse iga tuba. Küsige see kirjalikult koos sellega, mis on hinna sees ja mis seda muudaks. Kui palju võib arve hinnangust erineda, sõltub lepingust ja riigi seadusest.',
  },
  'international.transit': {
    asks: [
      'Kui kaua saadetis teel on?',
      'Kui kaua kestab merevedu või õhuvedu?',
      'Mitu nädalat konteiner kohale jõuab?',
      'Kui kiire on õhuvedu?',
      'Kui kaua mu asjad laevaga või lennukiga teel on?',
      'Kui kaua võtab merevedu või lennutransport aega?',
      'Mitu nädalat võtab meretransport?',
    ],
    keywords:
      'merevedu, õhuvedu, meretee, lennuk, laev, saadetis, vedu, tarneaeg, meretransport, lennutransport, õhutransport, laevaga, lennukiga',
    text: 'Merevedu võtab uksest ukseni 4 kuni 12 nädalat, olenevalt teekonnast ja sellest, kas konteiner on ainult teie oma; jagatud konteiner ootab täitumist. Õhuvedu võtab 1 kuni 3 nädalat ja sobib vähesele, mida kohe vajate. Sihtriigi toll on aja sees ja kõige rohkem pikendavad seda puuduvad paberid.',
  },
  'international.ways': {
    asks: [
      'Kas saata meritsi või lennukiga?',
      'Mis vahe on jagatud ja oma konteineril?',
      'Kas mul on vaja 20- või 40-jalast konteinerit?',
    ],
    keywords: 'konteiner, konteinerit, jagatud konteiner, täiskonteiner, 20 jalga, 40 jalga',
    text: 'Jagatud konteiner on osa mööbli ja kastide jaoks odavaim ja aeglaseim. Oma konteiner lahkub, kui olete valmis: 20 jalga mahutab umbes kaks või kolm magamistuba, 40 jalga nelja või enama magamistoaga maja. Lennuk on kiire ja kallis, sobib paarisajale kilole. Pakkumine võrdleb viise teie mahu järgi.',
  },
  'international.papers': {
    asks: ['Milliseid dokumente on vaja välismaale kolimiseks?', 'Milliseid pabereid nõuab rahvusvaheline kolimine?'],
    keywords: 'rahvusvaheline kolimine, välismaale kolimine, välismaale, emigreerumine',
    text: 'Peaaegu iga riigi jaoks: pass, mis kehtib kuus kuud või kauem pärast saabumist, viisa või luba, üksikasjalik nimekiri väärtustega, tõend vana ja uue aadressi kohta ning tööleping või õppekoht, kui see on. Originaalid hoidke enda käes. Tollivorm on eri riikides erinev: nimetage riik ja ma ütlen, milline see on.',
  },
  'international.customs': {
    asks: [
      'Kas maksan välismaale kolides oma asjade eest tollimaksu?',
      'Kas kasutatud majapidamisasjad on tollimaksuvabad?',
      'Kuidas toimub toll rahvusvahelisel kolimisel?',
    ],
    keywords: 'kasutatud asjade tollimaks, tollimaksuvabastus',
    text: 'Enamik riike laseb kasutatud majapidamisasjad tollimaksuta sisse, kui kolite sinna päriselt elama: asjad on teil olnud mõnda aega, sageli 6 kuni 12 kuud, need saabuvad tähtajaks ja te ei müü neid kohe edasi. Uutel asjadel, alkoholil, tubakal ja autodel on oma reeglid. Nimetage riik ja annan selle reeglid koos allikaga.',
  },
  'international.crates': {
    asks: ['Kas puidust kastid peavad olema töödeldud?', 'Mis on ISPM 15?'],
    keywords: 'ISPM, ISPM 15, puitkastid, puidust, kaubaalused',
    text: 'Enamikus riikides peavad toorpuidust kastid ja alused olema kuumtöödeldud ja kandma standardi ISPM 15 templit, muidu võidakse saadetis kinni pidada või tagasi saata. Kolijad kasutavad templiga materjali. Mööbel templit ei vaja, kuid puhastage aiaasjad mullast ja putukatest.',
  },
  'specialty.piano': {
    asks: [
      'Kas saate klaverit kolida?',
      'Kuidas klaverit ohutult veetakse?',
      'Kuidas klaverit pakkida?',
      'Kas klaver vajab pärast kolimist häälestamist?',
    ],
    keywords: 'klaver, klaverit, tiibklaver, pianiino, muusikainstrument',
    text: 'Klaver vajab inimesi, kes seda tihti teevad: see kaalub 200 kuni 500 kg, mähitakse, kinnitatakse rihmadega ja veeretatakse oma alusel, tiibklaver reisib külili ja jalgadeta. Öelge tüüp, korrused ja trepid. Vanad elevandiluust klahvid või roosipuit vajavad välismaal pabereid. Laske klaveril enne häälestamist kaks-kolm nädalat seista.',
  },
  'specialty.art': {
    asks: ['Kuidas kolida maale, antiiki ja kunstiteoseid?', 'Kuidas pakitakse kollektsiooni?'],
    keywords: 'kunst, kunstiteosed, maalid, antiik, skulptuurid, kollektsioon, väärtasjad',
    text: 'Kunst ja antiik reisivad mõõtu tehtud kastides, kindlustatuna väärtuse järgi, mida saate tõendada: pange valmis pildid ja hindamisakt. Öelge seda ülevaatusel, sest kasti tegemine võtab päevi. Välismaale minnes võivad teatud vanusest asjad vajada ekspordiluba ning elevandiluu, kilpkonnaluu ja mõni puit CITES-i luba.',
  },
  'specialty.heavy': {
    asks: ['Kas saate kolida piljardilauda, seifi või akvaariumi?', 'Kas kolite raskeid ja suuri asju?'],
    keywords: 'raske, suur, piljardilaud, seif, seifi, akvaarium, mullivann, jooksulint',
    text: 'Väga raskeid või õrnu asju liigutatakse oma tööriistadega ja mõnikord lisainimesega, seega nimetage need pakkumist küsides: piljardilaud võetakse plaathaaval lahti, seifi kaal peab teada olema, akvaarium reisib tühjana ja kalad eraldi. Kui ese uksest läbi ei mahu, saab tellida välistõstuki.',
  },
  'specialty.plants': {
    asks: ['Kas võin taimed kaasa võtta?', 'Kuidas toataimi kolida?'],
    keywords: 'taimed, toataimed, lillepotid, aed',
    text: 'Riigi sees reisivad taimed kõige paremini teie autos: kastke kaks päeva varem, mähkige potid ja avage kohe kohal. Kinnises veokis veetakse neid vastutuseta. Üle piiri on enamik taimi ja igasugune muld keelatud või vajab taimetervise sertifikaati: nimetage riik ja ma vaatan järele.',
  },
  'insurance.cover': {
    asks: [
      'Kas mu kolimine on kindlustatud?',
      'Kas olen kaitstud, kui midagi puruneb?',
      'Kas mul on vaja kolimiskindlustust?',
      'Mida põhikaitse maksab?',
      'Mis on released value ehk põhikaitse?',
      'Mis vahe on põhikaitsel ja täisväärtuse kaitsel?',
      'Kui palju makstakse, kui midagi kahjustatakse?',
      'Kas külmik, pesumasin ja muud kodumasinad on kindlustatud?',
    ],
    keywords: 'kindlustus, kindlustatud, kindlustada, kaitse, vastutus, kolimiskindlustus, released value, põhikaitse',
    text: 'Küsige, kumb kahest kaitsest teil on. Põhikaitse on kolija enda vastutus: see maksab kahjustatud asja kaalu järgi või kuni piirini, sageli palju vähem, kui asi väärt oli. Täisväärtuse kaitse parandab, asendab või maksab asja väärtuse ja maksab eraldi. Võtke see kirjalikult enne kolimispäeva.',
  },
  'insurance.full-value': {
    asks: ['Mis on täisväärtuse kaitse?', 'Kuidas kindlustada klaver või väärtasjad nende tegeliku väärtusega?'],
    keywords: 'täisväärtus, koguriskikindlustus, tegelik väärtus, asendusväärtus',
    text: 'Täisväärtuse kaitse, merevedude puhul koguriskikindlustus, maksab paranduse, samasuguse asja või selle praeguse väärtuse. See tugineb teie väärtuste nimekirjale, seega kirjutage iga kallis ese eraldi; nimetamata ese võidakse hüvitada väiksemas määras. Küsige omavastutuse, mehaaniliste rikete, hallituse, komplektide ja ladustamise kohta.',
  },
  'insurance.own-packing': {
    asks: ['Kas minu enda pakitud kastid on kindlustatud?', 'Kas purunemine hüvitatakse, kui pakkisin ise?'],
    keywords: 'ise pakitud kastid kindlustatud',
    text: 'Enda pakitud kastid on üldjuhul kaitstud kaotuse ja terve kasti kahju eest, näiteks õnnetuses, kuid mitte selle eest, mis puruneb terves kastis. Kui õrn asi on palju väärt, laske meeskonnal see pakkida. Pildistage enne kasti sulgemist.',
  },
  'insurance.claims': {
    asks: [
      'Mida teha, kui midagi sai kolimisel kahjustada või läks kaduma?',
      'Kuidas esitada nõuet?',
      'Kui kaua on aega kahjust teatada?',
      'Mida teha, kui külmik või pesumasin sai kahjustada?',
    ],
    keywords: 'nõue, kahju, kahjustada, kadunud, katki, hüvitis, kaebus kahju',
    text: 'Märkige kahjud ja puuduvad numbrid nimekirja enne allkirja, tehke pilte ja hoidke pakend alles. Kirjutage kolijale kohe: tähtajad on erinevad ja mõni leping annab vaid mõne päeva. Ettevõtte inimene oskab öelda, kuidas.',
  },
  'changingAddress.whom': {
    asks: [
      'Keda pean uuest aadressist teavitama?',
      'Milliseid asutusi ja firmasid teavitada aadressi muutusest?',
      'Kes peab teadma, et kolin?',
    ],
    keywords: 'aadressi muutus, aadressi muutmine, uus aadress, uuest aadressist, aadress, teavitada',
    text: 'Teavitage: tööandja, pank ja kaardid, maksuamet, kindlustused, pension, rahvastikuregister, juhiluba ja auto, arst, koolid, energia, vesi, internet, telefon, üürileandja, tellimused ja pere. Välismaale kolides ka saatkond ja amet, kus end välja registreerite. Kolme kuu pangaväljavõte paljastab ülejäänu.',
  },
  'changingAddress.tax': {
    asks: [
      'Kuidas maksuametile uuest aadressist teatada?',
      'Kas maksuamet vajab mu uut aadressi?',
      'Kuidas muuta aadressi maksuametis?',
    ],
    keywords: 'maksuameti aadress',
    text: 'Teatage maksuametile uuest aadressist kohe, kui seal elate, et kirjad jõuaksid teieni; enamasti käib see veebis numbriga, mille järgi teid tuntakse. Öelge ka tööandjale, sest palga- ja pensionipaberid lähevad aadressile, mis temal on.',
  },
  'changingAddress.vehicle': {
    asks: [
      'Kuidas muuta juhiloa aadressi?',
      'Kas auto tuleb kolides uuesti registreerida?',
      'Kellele öelda auto ja selle kindlustuse uus aadress?',
    ],
    keywords: 'auto registreerimine, juhiloa aadress',
    text: 'Juhiluba, auto registreering ja kindlustus on kolm asja: muutke aadress igaühes. Ametid tahavad seda enamasti päevade või nädalatega, kindlustus kolimispäevast, sest hind võib sõltuda sellest, kus auto öösel seisab.',
  },
  'changingAddress.register': {
    asks: [
      'Kuidas registreeruda uuel aadressil valijaks?',
      'Kuidas leida pärast kolimist uus arst?',
      'Kuidas vahetada kolides kooli?',
      'Kas pean omavalitsusele kolimisest teatama?',
    ],
    keywords: 'valijate nimekiri, uus arst, kooli vahetada',
    text: 'Uus kodu muudab, kus hääletate, milliseid kohalikke tasusid maksate ning millised arstid ja koolid on lähedal. Teatage kohalikule ametile mõlemas kohas, registreeruge valijaks, kui see ei käi iseenesest, küsige vara koolikohta ja laske haiguslugu edasi saata.',
  },
  'changingAddress.utilities': {
    asks: [
      'Kuidas elekter, gaas ja vesi kolides üle viia?',
      'Millal lõpetada elektri- ja internetileping?',
      'Kes vaatab väljakolimisel arvesteid?',
    ],
    keywords: 'lepingute üleviimine',
    text: 'Teatage elektrile, gaasile, veele ja internetile kaks kuni neli nädalat varem mõlemas kodus: vanad lepingud lõpevad võtmete päeval ja uued algavad siis. Vaadake ja pildistage iga arvesti. Internet võtab kõige kauem, tellige see esimesena ja küsige, kas leping võib kaasa kolida.',
  },
  'changingAddress.mail': {
    asks: ['Kuidas posti ümber suunata?', 'Kuidas posti edasisaatmine kolimisel käib?'],
    keywords: 'post, posti, ümber suunata, edasisaatmine, kirjad, pakid',
    text: 'Tellige posti ümbersuunamine postkontoris või veebis üks kuni kaks nädalat enne; vaja on isikut tõendada ja see kehtib mõnest kuust aastani. See hõlmab kirju, alati mitte pakke ega kõiki riike. Kasutage aega, et kirjutada kõigile, kes veel vanale aadressile saadavad.',
  },
  'changingAddress.when': {
    asks: ['Millal peaksin aadressi muutma?', 'Kui vara uuest aadressist teatada?'],
    keywords: 'millal aadress muuta, registreerimise tähtaeg',
    text: 'Alustage umbes neli nädalat varem panga, kindlustuste, energia ja internetiga; ühendused on nädalateks ette broneeritud. Post suunake ümber üks kuni kaks nädalat enne. Ametid tahavad enamasti teada mõne päeva või nädala jooksul pärast sissekolimist: kus registreerimine on kohustuslik, on tähtaeg sageli 7 kuni 30 päeva.',
  },
  'readiness.how': {
    asks: ['Kui valmis ma kolimiseks olen?', 'Kas saan oma valmisolekut testida?', 'Mida olen unustanud?'],
    keywords: 'valmis, valmisolek, test, unustanud, ettevalmistus',
    text: 'Olete valmis, kui viis asja on paigas: kuupäev, asjade nimekiri, kirjalik pakkumine, kõigi kolijate dokumendid ja võtmed teises otsas. Selle vestluse test esitab kahe minutiga kümme küsimust ja ütleb, mida edasi teha: valige „{quiz}“.',
  },
  'readiness.first-days': {
    asks: ['Mida teha uues kodus kõigepealt?', 'Mida teha pärast kolimist?'],
    keywords: 'pärast kolimist, esimene nädal, lahti pakkida, uus kodu, uues kodus',
    text: 'Kõigepealt voodid, vannituba ja köök; muu võib oodata. Esimesel päeval pange näidud kirja ja pildistage kodu vead. Esimesel nädalal registreerige end, kus vaja, kontrollige, et elekter, internet ja kindlustus on uuel aadressil, tutvuge naabritega ja voltige tühjad kastid kokku, paljud kolijad võtavad need tagasi.',
  },
  'general.survey': {
    asks: [
      'Mis on kolimiseelne ülevaatus?',
      'Kuidas mõõdetakse minu kolimise mahtu?',
      'Kas ülevaatust saab teha video teel?',
    ],
    keywords: 'ülevaatus, ülevaatust, maht, mahtu, kuupmeetrid, video',
    text: 'Ülevaatusel näeb spetsialist iga tuba, kodus või videokõnes umbes poole tunniga, mõõdab mahu ning märgib üles erilised asjad, trepid ja parkimise. Kindel pakkumine tugineb sellele, seega näidake ka pööningut, keldrit, garaaži ja seda, mis on uste taga. Leppige aeg kokku kolm kuni kuus nädalat varem.',
  },
  'general.choosing': {
    asks: ['Kuidas valida head kolimisfirmat?', 'Kuidas pettust ära tunda?', 'Mida kolijalt enne broneerimist küsida?'],
    keywords: 'valida kolimisfirma, kolimisfirmat, pettus, usaldusväärne, tegevusluba, arvustused',
    text: 'Otsige firmat, millel on aadress, kontrollitav registrikanne või tegevusluba ja liikmesus erialaliidus. Hea firma vaatab kodu enne kindlat hinda üle, paneb kirja, mis on hinnas ja kuidas kindlustatud, ega küsi suurt ettemaksu sularahas. Olge ettevaatlik, kui pakkumine on teistest palju odavam või lepingus on lünki.',
  },
  'general.complaints': {
    asks: [
      'Kuidas kolimisfirma peale kaevata?',
      'Kuhu esitada kolijate kohta kaebus?',
      'Kes aitab vaidluses kolijatega?',
    ],
    keywords: 'kaebus, kaevata, vaidlus, vahekohus, tarbijakaitse',
    text: 'Kirjutage esmalt firmale: mis juhtus, millal ja mida soovite, koos piltide ja nimekirjaga, ning määrake vastuse tähtaeg. Kui see ei aita, pöörduge liidu poole, kuhu firma kuulub, siis tarbijaameti või väikenõuete kohtu poole. Hoidke kõigest koopiad.',
  },
  'general.deposit': {
    asks: [
      'Kuidas saan väljakolimisel tagatisraha tagasi?',
      'Kui suurt tagatisraha võib üürileandja küsida?',
      'Millal üürileandja tagatisraha tagastab?',
    ],
    keywords: 'tagatisraha',
    text: 'Et üürikodu tagatisraha tagasi saada, jätke kodu puhtaks ja endisesse seisu ning käige see üürileandjaga läbi, piltide ja mõlema allkirjaga aktiga. Vaadake koos näidud, andke kõik võtmed allkirja vastu üle ja öelge konto number. Mida kinni peetakse, tuleb põhjendada.',
  },
  'general.tips': {
    asks: ['Kas kolijatele peab jootraha andma?', 'Kui palju jootraha kolijatele antakse?'],
    keywords: 'jootraha kolijatele, kolijatele jootraha, jootraha töömeestele, jootraha andma',
    text: 'Keegi ei pea jootraha andma. Tava on riigiti erinev: mõnes riigis seda pärast head tööd peaaegu oodatakse, paljudes on see meeldiv, aga haruldane. Kui soovite, andke see lõpus igaühele eraldi ja ainult siis, kui jäite rahule. Joogid, puhas tualett ja vaba käigutee on sama suureks abiks.',
  },
  'general.writing': {
    asks: ['Kas saan pakkumise kirjalikult?', 'Kas saan broneeringu kohta tõendi?'],
    keywords: 'kirjalikult, kirjalik pakkumine, kirjalik kinnitus, tõend broneeringu kohta',
    text: 'Küsige kõik kirjalikult: mida veetakse, kust kuhu, mis päeval, mis hinnaga, mis on hinna sees ja kuidas tühistada. E-kirjaga kinnitatud tellimus on tõend ka üürileandjale või tööandjale. Ainult telefonis öeldut on hiljem raske tõendada. Selle vestluse vahemik on esialgne ega broneeri ühtegi kuupäeva.',
  },
  'general.storage': {
    asks: ['Kus hoida asju kahe kodu vahel?', 'Kuidas ladustamine kolimise ajal käib?'],
    keywords: 'ladu, ladustamine, ladustada, hoiustamine, hoiustada, laopind',
    text: 'Asjad võivad oodata kolija laos suletud konteinerites või üürilaos, kuhu pääsete igal ajal. Küsige, kas seal on kuiv ja valvatud, kuidas on kindlustatud, kui pikk on etteteatamine ja mis maksab sisse- ja väljavedu. Puhastage ja kuivatage kõik, jätke külmiku uks praokile ja pange viimaseks, mida esimesena vajate.',
  },
  'general.cancel': {
    asks: [
      'Mis saab siis, kui pean kolimise tühistama või edasi lükkama?',
      'Kas saan kolimise kuupäeva muuta?',
      'Mida teha, kui müük jääb ära?',
      'Mis siis, kui ma võtmeid õigel ajal ei saa?',
      'Mis siis, kui mu töö algab hiljem?',
      'Kas kolimise tühistamise eest võetakse tasu?',
      'Kas saan ettemaksu tagasi, kui kolimise tühistan?',
      'Mida teha, kui kolimine hilineb?',
    ],
    keywords:
      'tühistada, tühistama, tühistan, tühistamine, edasi lükata, edasi lükkama, edasilükkamine, kuupäeva muuta, võtmed hilinevad',
    text: 'Öelge kolijale kohe, telefonis ja siis kirjalikult: mida varem, seda odavam. Otsige lepingust tühistamise ja edasilükkamise tingimusi: üldjuhul tasu kasvab, mida lähemal päev on, ja ettemaks võib kaduma minna. Edasilükkamine maksab sageli vähem kui tühistamine. Kui võtmed hilinevad, aitab vahepeal ladustamine; küsige vara, kas on kindlustust viivituste vastu. Laske iga uus kuupäev kirjalikult kinnitada. Kõigepealt kehtivad teie kolija enda tingimused.',
  },
  'general.children': {
    asks: [
      'Kuidas kolida lastega?',
      'Kuidas lastele kolimisest rääkida?',
      'Kuidas teha kolimine lastele kergemaks?',
      'Kuidas aidata eakatel vanematel kolida?',
      'Kolimine ajab mind närvi, mis aitab?',
      'Tunnen, et kolimine käib üle jõu, kas on nõu anda?',
      'Kes hoiab lapsi kolimispäeval?',
      'Kuidas kolida beebiga?',
    ],
    keywords:
      'lapsed, lastega, lapsi, laste, beebi, teismelised, eakad vanemad, vanavanemad, stress, närvis, pinge, ärevus, väikeste lastega, väikelapsed, stressis',
    text: 'Rääkige lastele vara, mis tuleb ja miks, näidake uut kohta kas või pildilt ja laske igaühel pakkida oma kast. Hoidke söögi- ja uneajad samad ning jätke aega hüvastijätuks. Küsige aegsasti koolidokumendid ja haiguslood. Kolimispäeval olgu keegi, kes lapsi hoiab, ja seadke kõigepealt korda nende tuba. Eakate vanematega on samamoodi: ärge kiirustage ja laske neil valida, mis kaasa tuleb. Enda närvide jaoks: üks nimekiri, üks asi päevas, ja paluge abi.',
  },
};
