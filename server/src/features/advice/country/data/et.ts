import type { CountryAdvice } from '../country-matters.js';

export const countryAdvice: CountryAdvice = {
  'united-kingdom': {
    heading: 'Ühendkuningriigis:',
    tax: 'Maksud: muutke aadress HMRC veebikontol või rakenduses; kui esitate tuludeklaratsiooni, tahab HMRC seda ka Self Assessmenti jaoks. Öelge ka tööandjale.',
    post: 'Post: tellige Royal Maili Redirection veebis või Post Office’ist. See on tasuline ja tuleb tellida mõni päev enne algust.',
    driving:
      'Juhiluba ja auto: teatage DVLA-le uus aadress juhiloa jaoks ja eraldi auto dokumendi (V5C) jaoks. Mõlemad on GOV.UK-s tasuta. Öelge ka autokindlustusele.',
    register:
      'Elukoht: teatage mõlemale omavalitsusele (council) council taxi pärast, registreeruge uuesti valijaks ja lähedal asuva arsti (GP) juurde. Koolikohta küsitakse councilist.',
    utilities:
      'Gaas, elekter ja vesi: vaadake samal päeval mõlema kodu näidud ja andke need tarnijatele. Gaasi ja elektri puhul võite jääda uue kodu tarnija juurde või valida teise.',
    parking:
      'Veoauto koht: lubade ja parkimiskoha sulgemise otsustab council, sageli nädalaid ette ja tasu eest. Ka tõstuk või prügikonteiner tänaval vajab selle luba.',
    estimates:
      'Kolimine on tarbijaõiguse järgi teenus: loeb kirjalik kokkulepe. Küsige, kas hind on kindel või hinnang ja mis saab, kui võtmed hilinevad.',
    cover:
      'Paljud kolijad piiravad tingimustes vastutust iga asja kohta ja pakuvad selle kõrval kindlustust. Küsige mõlemat kirjalikult koos piiri ja omavastutusega.',
    claims:
      'Vaadake kolija tingimusi: sageli on kahjust kirjalikult teatamiseks vaid mõni päev. British Association of Removersi liikmetel on vaidluste lahendamise kord.',
    movers:
      'Otsige firma üles Companies House’ist, küsige kaubaveo tegevusluba, kui tal on veoautod, ja vaadake, kas ta on British Association of Removersi liige.',
    complaints:
      'Kaevake esmalt kirjalikult firmale, siis tema liidule. Citizens Advice aitab tarbijaid ja rahalise hagi saab esitada veebis.',
    deposit:
      'Üür: Inglismaal ja Walesis peab enamik eraüürileandjaid hoidma tagatisraha tunnustatud skeemis, mis lahendab ka vaidlusi. Šotimaal ja Põhja-Iirimaal on omad.',
    leaving:
      'Kui lahkute riigist: teatage HMRC-le vormiga P85 või tuludeklaratsioonis, councilile ja arstile ning andke Royal Mailile välismaa aadress.',
  },
  ireland: {
    heading: 'Iirimaal:',
    tax: 'Maksud: muutke aadress Revenue keskkonnas myAccount (ettevõtjal ROS); öelge tööandjale ja toetuste saajana ka Department of Social Protectionile.',
    post: 'Post: tellige An Postist kirjade edasisaatmine, veebis või postkontoris, mõni päev enne kolimist; see on tasuline. Kasutage uue kodu Eircode’i.',
    driving:
      'Juhiluba ja auto: juhiloa aadressi muudab National Driver Licence Service (NDLS). Muutke see ka auto registreerimistunnistusel ja öelge kindlustusele.',
    register:
      'Elukoht: muutke valijate nimekirja aadress lehel checktheregister.ie, teatage HSE-le, kui teil on medical card, ning küsige kohta arsti (GP) juures ja koolides.',
    utilities:
      'Gaas ja elekter: andke tarnijale kolimispäeval näidud ja arvesti number (MPRN, GPRN). Vee eest hoolitseb Uisce Éireann või kohalik võrk.',
    parking:
      'Veoauto koht: küsige linna või maakonna omavalitsusest, kas koha saab vabana hoida; tõstuk või prügikonteiner tänaval vajab luba.',
    estimates:
      'Kolimine on tarbijaõiguse järgi teenus: loeb kirjalik kokkulepe. Küsige, kas hind on kindel või hinnang ja kas käibemaks on sees.',
    cover:
      'Kolija tingimused ütlevad, mille eest ta vastutab, sageli piiriga iga asja kohta. Küsige kindlustus ja piirid kirjalikult.',
    claims: 'Vaadake kolija tingimustest, kui kaua saab kahjust kirjalikult teatada; see võib olla mõni päev.',
    movers:
      'Otsige firma üles Companies Registration Office’ist (CRO) ning küsige autoveo tegevusluba, kui tal on veoautod, ja kindlustust.',
    complaints:
      'Kaevake esmalt kirjalikult firmale. Competition and Consumer Protection Commission (CCPC) selgitab õigusi ja kohtutel on väikenõuete menetlus.',
    deposit:
      'Üür: Residential Tenancies Board (RTB) registreerib üürilepinguid ja lahendab üürniku ja üürileandja tagatisraha vaidlusi.',
    leaving:
      'Kui lahkute riigist: teatage Revenue’le ja Department of Social Protectionile; küsige, kas teie palgale kehtib poolitatud aasta (split-year) kord.',
  },
  canada: {
    heading: 'Kanadas:',
    tax: 'Maksud: muutke aadress Canada Revenue Agencys (CRA), My Accountis või telefonitsi, ja Service Canadas, kui saate EI, CPP või OAS makseid.',
    post: 'Post: tellige Canada Postist Mail Forwarding, veebis või postkontoris, enne kolimist; see on tasuline.',
    driving:
      'Juhiluba ja auto: mõlemad annab provints (ServiceOntario, Quebecis SAAQ, Briti Columbias ICBC). Enamik tahab uut aadressi mõne päevaga; uues provintsis tuleb mõlemad vahetada.',
    register:
      'Elukoht: muutke aadress Elections Canadas ja provintsi tervisekaardil. Uues provintsis taotlege kohe sealset ravikindlustust, sest see võib alata hiljem. Kooli küsitakse school boardist.',
    utilities:
      'Elekter, gaas ja vesi: linna või provintsi ettevõtted; teatage mõlemale nädalaid ette ja vaadake samal päeval näidud.',
    parking:
      'Veoauto koht: ajutised parkimisload annab linn; kortermajad tahavad sageli, et lift broneeritakse, ja tagatisraha.',
    estimates:
      'Hinnangute reeglid tulevad provintsi tarbijaõigusest ja mõni piirab, kui palju võib arve kirjalikku hinnangut ületada. Võtke hinnang kirjalikult.',
    cover:
      'Kolija põhivastutus käib üldjuhul kaalu järgi ja on kirjas veokirjal (bill of lading). Asendusväärtuse kaitse maksab juurde: laske see sinna kirjutada.',
    claims:
      'Veokiri (bill of lading) ütleb, kui kaua on aega kirjalikuks nõudeks. Märkige kahjud kolija eksemplarile enne allkirja.',
    movers:
      'Kolijatel föderaalset tegevusluba ei ole. Otsige firmat Canadian Association of Moversist ja Better Business Bureaust ning küsige kindlustust ja aadressi.',
    complaints:
      'Kaevake esmalt kirjalikult firmale, siis provintsi tarbijaametile. Office of Consumer Affairs loetleb need; väikenõuete kohtud on provintsidel.',
    deposit:
      'Üür: tagatisraha on provintsi asi. Quebecis ei tohi üürileandja seda võtta, teised provintsid piiravad seda.',
    leaving:
      'Kui lahkute riigist: öelge CRA-le lahkumise kuupäev, sest sellest sõltub maksuresidentsus, ja teatage provintsi ravikindlustusele.',
  },
  'united-states': {
    heading: 'USA-s:',
    tax: 'Maksud: teatage IRS-ile vormiga 8822 või järgmises deklaratsioonis ning osariigi maksuametile. Social Security ja Medicare: SSA-s.',
    post: 'Post: esitage USPS-ile aadressi muutus lehel moversguide.usps.com väikese tasu eest, mis tõendab isikut, või postkontoris. Esimese klassi posti saadetakse edasi 12 kuud.',
    driving:
      'Juhiluba ja auto: mõlemad muudab osariigi sõidukiamet (DMV). Tähtajad on lühikesed; uus osariik tähendab uut luba, uusi numbrimärke ja võib-olla ülevaatust.',
    register:
      'Elukoht: registreeruge uuesti valijaks vote.gov kaudu ja küsige koolikohta school districtist. Kes ei ole kodanik, teatab USCIS-ile 10 päeva jooksul vormiga AR-11.',
    utilities:
      'Elekter, gaas ja vesi: kohalikud ettevõtted; tellige lõpp ja algus nädalaid ette. Mõnes osariigis saab elektrimüüja valida.',
    parking:
      'Veoauto koht: ajutised load annab linn; kortermajad tahavad sageli, et lift broneeritakse, ja kolija kindlustustõendit (COI).',
    estimates:
      'Osariikide vahel eristavad föderaalreeglid (49 CFR 375) siduvaid ja mittesiduvaid hinnanguid: kättetoimetamisel ei tohi nõuda üle 110 protsendi mittesiduvast. Osariigi sees kehtivad selle reeglid.',
    cover:
      'Osariikide vahel on released value kaitse tasuta ja maksab 60 senti kahjustatud asja naela kohta: 50-naelase teleri eest 30 dollarit, ükskõik mis see väärt oli. Täisväärtuse kaitse on teine tase; sellest loobutakse kirjalikult.',
    claims: 'Pärast kolimist osariikide vahel võib kirjaliku nõude esitada üheksa kuu jooksul pärast kättetoimetamist.',
    movers:
      'Osariikide vahel on vaja USDOT-numbrit ja registreeringut FMCSA-s: kontrollige neid lehel Protect Your Move. Osariigi sees annab loa selle oma amet.',
    complaints:
      'Kaevake esmalt kirjalikult firmale. Osariikide vahel peab ta pakkuma vahekohut ja FMCSA võtab kaebusi National Consumer Complaint Database’is; muud lähevad osariigi peaprokurörile.',
    deposit: 'Üür: osariigi seadus ütleb, kui suur tohib tagatisraha olla ja millal see tagastatakse.',
    leaving:
      'Kui lahkute riigist: kodanikud ja green card’i omanikud deklareerivad IRS-ile edasi. Andke IRS-ile ja SSA-le välismaa aadress.',
  },
  malaysia: {
    heading: 'Malaisias:',
    tax: 'Maksud: uuendage aadress LHDN-is (HASiL) keskkonnas MyTax ning öelge tööandjale, EPF-ile (KWSP) ja SOCSO-le (PERKESO).',
    post: 'Post: küsige Pos Malaysia kontorist enne kolimist kirjade edasisaatmist.',
    driving: 'Juhiluba ja auto: uuendage aadress JPJ-s, letis või veebis, ja öelge autokindlustusele.',
    register:
      'Elukoht: muutke MyKadi aadress rahvastikuametis (JPN) 30 päeva jooksul ja valimiskomisjonis (SPR) hääletamiseks. Koolikohti vahetab ringkonna haridusamet.',
    utilities:
      'Elekter: poolsaarel TNB, mujal Sabah Electricity või Sarawak Energy; vesi on osariigi ettevõte. Sulgege või võtke konto üle ja küsige tagatisraha.',
    parking:
      'Veoauto koht: küsige tänava kohta omavalitsusest (Kuala Lumpuris DBKL) ning maja haldajalt kolimisaegu, kaubalifti ja tagatisraha.',
    estimates: 'Kolimine on tarbijakaitseseaduse järgi teenus: võtke hind, selle sisu ja maksud kirjalikult.',
    cover:
      'Kolija tingimused piiravad sageli vastutust. Küsige veokindlustust kindlustajalt, kellel on Bank Negara Malaysia luba, ja poliisi kirjalikult.',
    claims: 'Kolija tingimused ja poliis ütlevad, kui kaua saab kahjust kirjalikult teatada; see võib olla mõni päev.',
    movers: 'Otsige firma üles äriregistrist (SSM) ning küsige kaubaveo luba ja kindlustust.',
    complaints:
      'Kaevake esmalt kirjalikult firmale, siis ministeeriumile KPDN, või esitage nõue tarbijanõuete kohtule (TTPM), kuhu advokaati ei ole vaja.',
    deposit:
      'Üür: tagatisrahad ja nende tagastamine on kirjas üürilepingus, mis peaks olema tembeldatud. Tehke üleandmisel pilte.',
    leaving:
      'Kui lahkute riigist: tööandja teatab enne lahkumist LHDN-ile maksude tasaarvestuseks; säästude kohta küsige EPF-ist (KWSP).',
  },
  estonia: {
    heading: 'Eestis:',
    tax: 'Maksud: Maksu- ja Tolliamet (EMTA) kasutab rahvastikuregistrit; vaadake, kas teie kontaktandmed e-MTA-s on õiged, ja öelge tööandjale.',
    post: 'Post: küsige Omnivast kirjade edasisaatmist ning muutke aadress saatjate ja e-poodide juures.',
    driving:
      'Juhiluba ja auto: Eesti juhiloal aadressi ei ole, seega jääb see kehtima. Vaadake, kas teie andmed Transpordiameti e-teeninduses on õiged, ja öelge autokindlustusele.',
    register:
      'Elukoht: esitage elukohateade rahvastikuregistrile 30 päeva jooksul, lehel rahvastikuregister.ee või omavalitsuses. Sellest sõltuvad hääletamine, koolid ja lasteaiad; perearsti vahetatakse eraldi.',
    utilities:
      'Elekter: võrguleping enamasti Elektrileviga ja leping teie valitud müüjaga. Andke näidud samal päeval; küte ja vesi käivad sageli läbi korteriühistu.',
    parking:
      'Veoauto koht: parkimiskoha või tänava sulgemise veoauto või tõstuki jaoks otsustab omavalitsus; küsige mõni päev varem.',
    estimates:
      'Kolimine on võlaõigusseaduse järgi leping: võtke hind koos käibemaksuga ja selle muutumise tingimused kirjalikult.',
    cover:
      'Võlaõigusseadus piirab kolija vastutust. Küsige kolija vastutuskindlustust ja selle piiri ning kindlustage väärtasjad eraldi.',
    claims: 'Võlaõigusseadus ja leping ütlevad, kui ruttu tuleb kahjust teatada: tehke seda kohe kirjalikult.',
    movers: 'Otsige firma üles äriregistrist (ariregister.rik.ee) ning küsige veoautoveo tegevusluba ja kindlustust.',
    complaints:
      'Kaevake esmalt kirjalikult firmale. Siis otsustab tarbijavaidluste komisjon Tarbijakaitse ja Tehnilise Järelevalve Ameti (TTJA) juures.',
    deposit: 'Üür: eluruumi tagatisraha tohib võlaõigusseaduse järgi olla kuni kolme kuu üür.',
    leaving:
      'Kui lahkute riigist: teatage rahvastikuregistrile välismaa aadress ja küsige Maksu- ja Tolliametist, kas jääte maksuresidendiks.',
  },
};
