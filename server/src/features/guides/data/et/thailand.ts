import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'a73ef7e2', text: 'Kagu-Aasia' },
  currency: { of: '8008ca53', text: 'Tai baat (THB)' },
  'visaRequirements.touristVisa': {
    of: '1738f295',
    text: 'Paljude riikide kodanikud võivad Taid piiratud aja jooksul viisata külastada, teised taotlevad turismiviisat internetis (thaievisa.go.th). Lubatud päevade arv on rohkem kui üks kord muutunud, seega vaadake enne lendu järele kehtiv reegel ja digitaalne saabumiskaart. Külastuse ajal töötada ei tohi.',
  },
  'visaRequirements.workVisa': {
    of: '9700d04f',
    text: 'Tais töötamiseks on tavaliselt kõigepealt vaja mitteimmigrandi B-viisat (non-immigrant B) ja seejärel tööluba, mida taotleb tööandja. Teatud spetsialistidele ja kaugtöötajatele on lisaks pikaajalise elaniku (LTR) viisa ja sihtkohaviisa (DTV). Küsige Tai saatkonnast, milline neist sobib, sest sellest sõltub teie majapidamisasjade tollimaksuvabastus.',
  },
  'visaRequirements.residencePermit': {
    of: '9f1aa325',
    text: 'Enamik välismaalasi elab Tais loaga, mida immigratsiooniametis (immigration.go.th) aasta kaupa pikendatakse. Üürileandja teatab teie aadressi 24 tunni jooksul ja ise teatate selle iga 90 päeva tagant. Kui lahkute ilma tagasipöördumisloata (re-entry permit), siis pikendus tavaliselt lõpeb.',
  },
  'visaRequirements.familyReunification': {
    of: '18578279',
    text: 'Tais töötava inimese abikaasa ja lapsed saavad tavaliselt pereliikmetena mitteimmigrandi O-viisa (non-immigrant O) ja pikendavad seda koos põhiloaga. Võtke kaasa abielu- ja sünnitunnistused, mis on legaliseeritud ja tõlgitud nii, nagu Tai saatkond nõuab. Pereliikmed ei tohi ilma omaenda loata töötada.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'b1fcdfa6',
    text: 'Kasutatud majapidamisasjad on mõistlikus koguses Tais tollimaksust vabad, kui need on olnud välismaal teie omanduses ja kasutuses ning toote need sisse mitte varem kui 1 kuu enne ja mitte hiljem kui 6 kuud pärast oma saabumist. Välismaalased vajavad immigratsioonikvooti või töötamise luba koos vähemalt aastase elamisõigusega; pensionäriviisaga inimesed või Tai kodaniku abikaasad töötamise alusel vabastust ei saa. Elektriseadmetest on vaba üks igast liigist, perel kaks. Enne saatmist küsige Tai tollist (customs.go.th).',
  },
  'customsRegulations.prohibitedItems.0': { of: 'b4beb1e1', text: 'E-sigaretid ja veibid.' },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Narkootikumid.' },
  'customsRegulations.prohibitedItems.2': { of: 'e5883613', text: 'Pornograafia.' },
  'customsRegulations.prohibitedItems.3': { of: 'ac172190', text: 'Võltsitud kaubad.' },
  'customsRegulations.prohibitedItems.4': { of: 'c606ba26', text: 'Monarhiat solvavad esemed.' },
  'customsRegulations.restrictedItems.0': {
    of: '39d1e081',
    text: 'Sõidukid ja sõidukiosad: ei ole majapidamisasjad ja kasutatuid ei tohi importida.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '4f66923a',
    text: 'Tulirelvad ja laskemoon: ei ole majapidamisasjad ja nõuavad luba.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '2046f960',
    text: 'Muusikariistad ja spordivarustus: maksustatakse, maksuvabastus neile ei laiene.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '35423bd0',
    text: 'Sama liiki teine ja järgmine elektriseade: maksustatakse, kui on rohkem kui üks igast liigist või perel rohkem kui kaks.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'a925de47',
    text: 'Buddha kujud ja religioossed antiikesemed: nõuavad luba, seega küsige enne pakkimist.',
  },
  'customsRegulations.restrictedItems.5': { of: '8a21c89a', text: 'Värsked taimed ja liha: ainult loaga.' },
  'customsRegulations.restrictedItems.6': {
    of: '60577a81',
    text: 'Ravimid: võtke kaasa isiklikuks tarbeks vajalik kogus koos retseptiga ja uurige narkootilisteks liigitatud ravimite kohta.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '9b054dbd',
    text: 'Tolli impordideklaratsioon; tavaliselt vorm 99/1, kuid küsige agendilt, milline praegu kehtib.',
  },
  'customsRegulations.documentationRequired.1': {
    of: '00d1a60c',
    text: 'Pass mitteimmigrandi viisaga; omanik peab tavaliselt Tais viibima.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'e34cd1f3',
    text: 'Tööluba või üheaastane viisa ja tavaliselt tööandja kiri.',
  },
  'customsRegulations.documentationRequired.3': { of: 'd1f74bea', text: 'Konossement või lennuveokiri.' },
  'customsRegulations.documentationRequired.4': {
    of: '0acc0e42',
    text: 'Üksikasjalik asjade loetelu koos kogustega, elektriseadmetel kaubamärk ja seerianumber.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '4667e654',
    text: 'Majapidamisasjade tollivormistus võtab Tais tavaliselt 7–14 tööpäeva. Ajastage saadetis nii, et see saabub ajavahemikus 1 kuu enne kuni 6 kuud pärast teid, ja mitte enne, kui viisa ja tööluba on käes, muidu kogunevad laotasud.',
  },
  'petImport.vaccinations.0': { of: 'e3f42aeb', text: 'Mikrokiip.' },
  'petImport.vaccinations.1': {
    of: '62277949',
    text: 'Marutaudivastane vaktsineerimine, mis on tehtud vähemalt 21 päeva enne reisi Taisse.',
  },
  'petImport.vaccinations.2': {
    of: '5b6ff2e1',
    text: 'Tavaliselt ka levinud kombineeritud vaktsineerimine vähemalt 21 päeva varem; oma looma kohta küsige nimekirja karantiinijaamast.',
  },
  'petImport.vaccinations.3': { of: '3830faeb', text: 'Vanuse alammäär on tavaliselt 4 kuud.' },
  'petImport.quarantine': {
    of: '59407e72',
    text: 'Täielike dokumentidega Taisse saabuvad lemmikloomad lastakse tavaliselt pärast ülevaatust vabaks; karantiin ähvardab ainult neid, kes nõuetele ei vasta. Pitbullid ja ameerika stafordširi terjerid on keelatud, nagu teised juhendid teatavad. Kinnitage oma plaan e-kirja teel lennujaama loomade karantiinijaamaga.',
  },
  'petImport.healthCertificate': {
    of: '2fad24ec',
    text: 'Impordiluba küsite e-kirjaga Tai saabumislennujaama loomade karantiinijaamast vähemalt 7 päeva ette; vastus võtab tavaliselt umbes 3 päeva. Reisige ametliku veterinaarse tervisesertifikaadi ja vaktsineerimisdokumentidega ning võtke saabudes välja impordi heakskiitmise teade, mille tasu on umbes 500 baati looma kohta. Alustage vähemalt kaks kuud varem, et vaktsineerimistest oleks piisavalt aega möödas.',
  },
  'vehicleImport.regulations': {
    of: 'e6c84673',
    text: 'Alates 10. detsembrist 2019 ei tohi kasutatud sõidukeid Taisse isiklikuks kasutamiseks importida. Vanemad juhendid kirjeldavad endiselt kasutatud auto eest tollimaksu tasumist; ajakirjanduse teatel tähendab see nüüd konfiskeerimist ja trahvi viiekordse väärtuse ulatuses. Ka majapidamisasjade maksuvabastus sõidukitele ei laiene.',
  },
  'vehicleImport.duties': {
    of: 'ec5ee495',
    text: 'Kuna kasutatud autot ei saa Taisse isiklikuks kasutamiseks tuua, ei tee seda võimalikuks ükski tollimaks; uuelt autolt võetakse mitut maksu, mis kokku võivad ületada selle hinna. Küsige Tai tollist (customs.go.th) erandite kohta, enne kui midagi otsustate.',
  },
  'vehicleImport.documentation.0': {
    of: '3f317bdb',
    text: 'Ükski dokument ei tee kasutatud isikliku auto importimist võimalikuks, seega ärge seda saatke.',
  },
  'vehicleImport.documentation.1': {
    of: 'fda59a8d',
    text: 'Tai tolli kirjalik kinnitus, kui arvate, et kehtib mõni erand, näiteks diplomaadi staatus.',
  },
  'vehicleImport.documentation.2': {
    of: 'ddde4ffe',
    text: 'Teie juhiluba ja rahvusvaheline juhiluba, et esialgu kohalikku autot rentida või juhtida.',
  },
  'vehicleImport.restrictions': {
    of: 'fbdf8942',
    text: 'Müüge auto enne Taisse kolimist ja ostke või liisige kohapeal. Sõidukiosad maksustatakse ja need ei ole majapidamisasjad, seega jätke ka need koju. Liiklus on vasakpoolne.',
  },
  'healthcare.system': {
    of: '95ee0e0f',
    text: 'Tais on riiklikud haiglad, mis on rahvarohked, kuid korralikud, ning Bangkokis ja teistes keskustes kõrgetasemelised erahaiglad, kus personal tavaliselt räägib inglise keelt. Välismaalased kasutavad enamasti erahaiglaid ja maksavad või näitavad kindlustust letis.',
  },
  'healthcare.insurance': {
    of: '5638ccca',
    text: 'Töötajad liituvad Tais sotsiaalkindlustusfondiga, mis annab ravi ühes valitud haiglas. Paljud uued elanikud võtavad lisaks erakindlustuse ja mõne viisa, sealhulgas teatud pensionäriviisade puhul seda nõutakse. Kontrollige, mida teie viisa nõuab ja kas mootorrattaõnnetused on kaetud.',
  },
  'healthcare.emergencyNumber': { of: 'c050fc35', text: '191 (politsei), 1669 (kiirabi), 199 (tuletõrje)' },
  'education.schoolSystem': {
    of: 'a79cb177',
    text: 'Kool on Tais kohustuslik üheksa aastat alates umbes kuuendast eluaastast ja riigikoolid on tasuta kauemgi; riigikoolide õppeaasta algab mais. Välismaalaste pered valivad enamasti era-, kakskeelse või rahvusvahelise kooli.',
  },
  'education.languageOfInstruction': {
    of: 'a6db5f1b',
    text: 'Tai riigikoolides õpetatakse tai keeles, mõnes on ingliskeelne programm. Briti, Ameerika ja muude õppekavadega rahvusvahelisi koole on Bangkokis palju ning neid leidub Chiang Mais, Phuketis ja Pattayas; õppemaks on kõrge, seega küsige, kas tööandja aitab.',
  },
  'utilities.electricity': {
    of: '968a2f40',
    text: 'Tais on võrgupinge 220–230 V sagedusel 50 Hz. Pistikupesadesse sobivad A-, B-, C- ja F-tüüpi pistikud ja riiklik standard on O-tüüp. 110–120 V jaoks tehtud seadmed vajavad seal trafot ja tormihooajal on mõistlik kasutada liigpingekaitset.',
  },
  'utilities.internet': {
    of: '3d998a3d',
    text: 'Kiudoptiline internet on Tai linnades kiire ja odav ning mobiilne internet töötab laialdaselt. Liini jaoks on tavaliselt vaja passi ja üürilepingut ning paljudes kortermajades on teenusepakkuja juba olemas. SIM-kaart registreeritakse teie passiga.',
  },
  'utilities.banking': {
    of: '6524dbae',
    text: 'Tai pangad avavad konto tavaliselt neile, kellel on tööluba või pikaajaline viisa, ja kontorite nõudmised on erinevad, seega proovige rohkem kui ühte. QR-koodidega mobiilipanka kasutatakse kõikjal, isegi turulettidel. Hoidke alles tõendid välismaalt saadetud raha kohta, sest viisade ja kinnisvara puhul neid sageli küsitakse.',
  },
  'culturalTips.0': {
    of: 'ff86788a',
    text: 'Suhtuge kuninglikku perekonda lugupidavalt ja tõuske hümni ajal püsti: solvamine on kuritegu.',
  },
  'culturalTips.1': {
    of: 'ac8468b1',
    text: 'Enne koju või templisse astumist võtke jalanõud ära ning katke templis õlad ja põlved.',
  },
  'culturalTips.2': {
    of: '25f66115',
    text: 'Ärge puudutage kellegi pead ega suunake jalgu inimeste või Buddha kujude poole.',
  },
  'culturalTips.3': {
    of: '122b3c08',
    text: 'Vastake wai-tervitusele kerge peanoogutusega; rahulik hääl ja naeratus lahendavad rohkem kui kõrgendatud hääl.',
  },
  'culturalTips.4': {
    of: 'cebd66cb',
    text: 'Poed müüvad alkoholi tavaliselt ainult teatud kellaaegadel ja mõnel usupühal peaaegu üldse mitte.',
  },
  'importantContacts.emergencyServices': {
    of: '25e27e34',
    text: 'Tais valige politsei kutsumiseks 191, kiirabi kutsumiseks 1669 ja tuletõrje kutsumiseks 199; numbrilt 1155 saab kätte turismipolitsei, kes räägib inglise keelt.',
  },
  'importantContacts.taxOffice': {
    of: '62d40e6d',
    text: 'Maksudega tegeleb Tais maksuamet (Revenue Department, rd.go.th); kes viibib riigis aastas 180 päeva või kauem, on tavaliselt maksuresident, seega küsige, kuidas koheldakse välismaalt toodud raha.',
  },
  'sources.0.title': { of: '1c6414cd', text: 'Tai toll: kasutatud majapidamisasjad' },
  'sources.1.title': { of: 'b36e18e6', text: 'Tai toll: välismaalaste majapidamisasjad' },
  'sources.2.title': { of: '6b80360c', text: 'Tai toll: mis ei ole majapidamisasi' },
  'sources.3.title': { of: 'b21ff37d', text: 'Tai valitsuse portaal: majapidamisasjad' },
  'sources.4.title': { of: '33ef9e77', text: 'Tai saatkond Washingtonis: lemmikloomade toomine' },
  'sources.5.title': { of: '91f47d4e', text: 'Tai saatkond Moskvas: lemmikloomade toomine' },
  'sources.6.title': { of: '40005056', text: 'Tai immigratsiooniamet' },
  'sources.7.title': { of: '9aa195ed', text: 'Tai elektrooniline viisa' },
  'sources.8.title': { of: 'c4962a13', text: 'Tai maksuamet' },
  'sources.9.title': { of: '40c07889', text: 'Juslaws: lemmikloomade toomine Taisse (secondary)' },
  'sources.10.title': { of: 'a2cf4374', text: 'Bangkok Post: kasutatud autode keeld (secondary)' },
  'sources.11.title': { of: '3ed57b9f', text: 'Hädaabinumbrid riikide kaupa (open data)' },
  'sources.12.title': { of: '3bd274cc', text: 'Võrgupinge ja pistikud riikide kaupa (open data)' },
};
