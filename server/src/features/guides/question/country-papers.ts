/**
 * Papers, schemes, offices, taxes and words of daily life that one country alone calls so, where nothing else names a country:
 * "menaje de casa", "permesso", "pink ID card". Plain spelling, beside `country-signs.ts` and `country-institutions.ts`.
 */
export const papersOfCountries: Readonly<Record<string, string>> = {
  australia:
    'b534, b534 form, form b534, unaccompanied personal effects statement, upe statement, incoming passenger card australia, mygov id, my gov account, ' +
    'mygovid, pink slip rego, compulsory third party green slip, green slip insurance, rsl club, tfn form, abn number, medicare australia, kiwi in australia scv, ' +
    'subclass 444, special category visa, khapra treatment australia, imported food inspection australia, post entry quarantine facility, mickleham quarantine',
  brazil:
    'bagagem desacompanhada, declaracao de bagagem, delegacia da policia federal, policia federal registro, registro de estrangeiro, rne, visto permanente, visto de nomade digital, ' +
    'comprovante de endereco, cep numero, sus card, carteira de identidade de estrangeiro, siscomex, e dbv, dsi importacao, vigiagro, brasileiro que volta, ' +
    'retornado definitivo, mudanca de retorno definitivo, brazilian consulate attestation, atestado de residencia consulado',
  canada:
    'b4 list, bsf186 form, landing as a pr, landed as a pr, permanent residence portal, record of landing, csa approved appliances, riv inspection, riv form, form 1 riv, transport canada import, ' +
    'cfia, cfia import, plates of ontario, ontario plates, ontario health card, provincial health card, waiting period ohip, ccb payments, canada child benefit, emergency 911 canada, ' +
    'former resident b4, seasonal resident b4a, bring back to canada b4',
  china:
    'residence permit sticker china, foreigner residence permit psb, police registration within 24 hours, registration at the paichusuo, 24 hour police registration, customs baggage declaration china, ' +
    'chinese driving test app, 12123 app, 12123, hongbao for landlord, great firewall vpn, fapiao rent, health code app, yuan account, work permit card foreigner a b c',
  'costa-rica':
    'exoneracion 9996, ley de pensionados y rentistas, pensionado rentista inversionista, chunches, mis chunches, tramites ya, hacienda costa rica, cabina de cedula, marchamo pagado, ' +
    'soda lunch pura vida, almacen fiscal caldera, cita dimex, renovar dimex, cita migracion la uruca, residencia pensionado ccss',
  estonia:
    'digi id, mobiil id, eesti id, elamisluba eesti, politsei ja piirivalveamet, ' +
    'e resident card, e residents card, e resident, e residency card, tax and customs board estonia, coop pank, kmkr, eesti kodakond',
  france:
    'inventaire detaille cerfa, cerfa, cerfa 10070, cerfa 13754, certificat de conformite, quitus fiscal, carte vitale, ma carte vitale, numero de secu, vls ts, vlsts, passeport talent, ' +
    'contrat d integration republicaine, dossierfacile, garantie visale, visale, critair sticker, crit air sticker, vignette crit air, rib iban, releve d identite bancaire, france connect, franceconnect, ants carte grise, changement de residence douane',
  germany:
    'residence registration burgeramt, burgerburo, buergerbuero, wohnungsgeberbestatigung, wohnungsgeberbescheinigung, einwohnermeldeamt, steuernummer, steueridentifikationsnummer, steuerklasse, sozialversicherungsnummer, krankenversicherung, ' +
    'aok, barmer, zollamt, the zoll, beim zoll, zoll form 0350, formular 0350, uebersiedlungsgut, ubersiedlungsgut, aufenthaltstitel, aufenthaltserlaubnis, fiktionsbescheinigung, niederlassungserlaubnis, blue card germany, ' +
    'ruhezeit, kehrwoche, pfand, pfand bottles, mulltrennung, kaution, mietvertrag, nebenkosten, kaltmiete, warmmiete, umweltplakette, fuhrerschein, zulassungsstelle, kfz steuer, tuv inspection, hausratversicherung, haftpflichtversicherung, hundesteuer, schulpflicht, kita gutschein',
  ireland:
    'tor form c and e 1076, c and e 1076, form 1076, vrt, vrt exemption, vrt inspection, nct centre, ndls, eircode, my eircode, garda vetting, gnib card, stamp 1g, critical skills permit, csep ireland, medical card ireland, gp visit card, hse medical card, ' +
    'drug payment scheme, rtb tenancy, rpz, ber cert, ber rating, leap card, revenue mygovid, public services card, usc deduction, emergency tax ireland, emergency taxed, pobal, gaeltacht, dog licence an post',
  italy:
    'permesso, the permesso, permesso card, il permesso, mon permesso, mi permesso, kit postale, kit giallo, ufficio postale kit, sportello amico, dichiarazione di presenza, carta d identita, identita digitale, residenza anagrafica, iscrizione anagrafica, certificato di residenza, ' +
    'the comune, al comune, codice fiscal, codigo fiscale, fiscal code italy, asl, medico di base, ztl, zona ztl, zona a traffico limitato, iscritti aire, elective residence, residenza elettiva, contatore, contatore luce, 3 kw contract, imu tax, canone rai, bollo auto, bolletta, ' +
    'motorizzazione, pra auto, commercialista, geometra, agibilita, cedolare secca, prestazione d opera, cittadinanza italiana, jure sanguinis, كوديتشي فيسكالي, كودتشي فيسكالي, الكودتشي فيسكالي, الكوديتشي فيسكالي, بيرميسو, برميسو دي سوجورنو, سوجورنو',
  japan:
    'unaccompanied baggage declaration japan, unaccompanied baggage form c 5360, c 5360, form c 5360, city ward office, kuyakusho, shitsugyo, zairyu kado, tennyu todoke, tenshutsu todoke, jyuminhyo, kokuho, gomi rules, gomi, sodai gomi, shikikin, guarantor company rent, hoshonin, ' +
    'shakken, parking certificate shako shomei, shako shomei, koban, genkan, futon closet, japan post bank, yucho, suica, pasmo, animal quarantine service aqs, aqs import notification, yakkan shoumei, yakkan shomei, yunyu kakunin sho, yakkan',
  malaysia:
    'mm2h visa, malaysia my second home, my second home, rumah keduaku malaysia, البيت الثاني, برنامج البيت الثاني, البيت الثاني ماليزيا, ماليزيا بيتي الثاني, pass residence talent, rpt talentcorp, talentcorp, esd expat, expatriate services division, kastam diraja, jkdm, borang k1, k1 form, k8 kastam, approved permit ap car, ap kereta, cukai eksais kereta, ' +
    'roadtax jpj, mysejahtera, mykad, mykid, ikad, hasil e filing, tnb bill, air selangor, touch n go, tng ewallet, lesen memandu jpj, stampduty tenancy lhdn, kwsp pengeluaran, rep talentcorp, returning expert programme, returning expert program',
  mexico:
    'menaje de casa, menaje consular, lista de menaje, consulado menaje, certificado de menaje de casa, repatriado consular, permiso de importacion temporal de vehiculos, tip sticker, tip permit, banjercito, tip banjercito, verificacion vehicular, placas mexicanas, autos chocolate, regularizar auto chocolate, ' +
    'residente permanente inm, canje inm, fmm, fmm form, forma migratoria multiple, credencial ine, ine credencial, numero curp, sat rfc, constancia de situacion fiscal, cfe recibo, recibo de cfe, imss voluntario, afore, infonavit, predial, fideicomiso, notario publico fideicomiso, tianguis, oxxo, spei, clabe',
  netherlands:
    'bsn number, burger service nummer, burgerservicenummer, inschrijven gemeente, the gemeente, basisregistratie, brp inschrijving, ind residence, ind appointment, mvv, mvv visa, inburgering, inburgeringsexamen, basic civic integration abroad, civic integration exam abroad, verblijfsvergunning, eigen risico, zorgtoeslag, ' +
    'ggd, apk keuring, bpm tax, bpm exemption, kenteken, rijbewijs, fietsendief, swapfiets, verhuislift, hoisting hook, hijshaak, hijsbalk, kadaster, huurtoeslag, woz, ozb, makelaar, marktplaats, tikkie, peuterspeelzaal, basisschool, oppas, parkeervergunning, huisartsenpost, doorverwijzing huisarts',
  'new-zealand':
    'nzcs 218, nzcs218, form nzcs 218, nzcs 218a, unaccompanied personal baggage declaration nz, mpi biosecurity declaration, nztd, new zealand traveller declaration, gst nz, nz gst, kiwi passport, kiwi citizen, kiwi citizens, returning kiwi, returning kiwis, kiwi returning, kiwi coming home, nz passport, nz citizen, kiwibank, kiwi bank, kainga ora, tenancy services bond nz, rego and wof, warrant of fitness, wof check, ' +
    'plunket, acc claim, kindy 20 hours ece, te reo, bach rental, ird, studylink, work and income winz, winz, nz super, nhi number, aussie kiwi scv',
  panama:
    'jubilado visa, jubilado discount, pensionado card, pensionado discount, friendly nations, visa de paises amigos, paises amigos, servicio nacional de migracion panama, cedula de extranjero panama, carnet de migracion, carne de residente permanente panama, ' +
    'ruc dv, aviso de operacion, paz y salvo, paz y salvo municipal, multibank panama, banistmo, caja de ahorros panama, registro publico panama, attt, revisado vehicular, revisado panama, albrook, metro bus panama, canal zone house',
  portugal:
    'nif number, my nif, numero nif, nif portugues, sns number, numero de sns, utente, cartao de utente, financas, autorizacao de residencia, atestado de residencia, atestado da junta, golden visa portugal, ifici, irs jovem, iuc, isv, isv exemption, ' +
    'certificado de bagagem, certificado de bagagem consulado, bagagem certificate, matricula portuguesa, carta de conducao, imt carta, mb way, multibanco, centro de saude, caderneta predial, imi tax, sef appointment, aima appointment, cplp visa, manifestacao de interesse',
  singapore:
    'bto flat, hdb rental, hdb approval, singpass, fin number, fin card, mom ep, personalised employment pass, one pass singapore, compass points ep, ica reentry permit, cpf contribution, cpf contributions, medisave, coe bid, coe price, arf car, lta import car, avs licence, ' +
    'avs import licence dog, nparks import licence, hdb approved breeds, hdb dogs, pcf kindergarten, ns liability, national service pr son, durian mrt, chewing gum ban, chewing gum banned, pub bill singapore, sp group',
  'south-korea':
    'hi korea appointment, hi korea, 1345 hotline, wolse deposit, jeonse deposit, jeonse loan, key money jeonse, jeonse fraud, boodongsan, budongsan, officetel, hwaebi, gwanlibi, gwanribi, ondol, dongsamuso, jumin center, jumin centre, resident center dong, ' +
    'kakaotalk bank, kakao bank, toss app, naver, naver map, coupang, t money, tmoney, apqa, qia quarantine dog, nhis premium, eps topik, e2 visa korea, f 2 7, f27 visa, f5 visa, jongno, jongryangje, food waste card, recycling bags jongnyangje',
  spain:
    'nie, nie tie, nie and tie, tie and nie, nie or tie, tie or nie, nie vs tie, nie y tie, tie y nie, nie o tie, nie et tie, nie ou tie, nie ja tie, nie dan tie, nie number, numero nie, numero de nie, tarjeta tie, tie card, my tie card, padron, the padron, el padron municipal, volante de empadronamiento, certificado de empadronamiento, empadronamento, huellas tie, modelo 790, tasa 790, tasa 012, modelo 030, ex15, ex18, certificado de registro ue, tarjeta comunitaria, arraigo, arraigo social, ' +
    'baja consular, alta consular, certificado de baja consular, no lucrativa, visado no lucrativo, non lucrative visa, nlv, visa no lucrativa, nomada digital ley startups, convenio especial, cambio de residencia aduana, dua aduana, ibi impuesto, nota simple, bono social luz, potencia contratada, clave pin, permiso de conducir canje dgt, matriculacion itv, centro de salud sip, tarjeta sip, ' +
    'رقم النيه, بادرون, البادرون, امبادرونامينتو',
  sweden:
    'personnummer, person nummer, a personnummer, personal number skatteverket, personal identity number sweden, bank id, mobilt bankid, swish app, samtrafiken, vardcentral, varden, folkbokforing, folkbokford, folkbokforingen, uppehallstillstand, uppehallskort, uppehallsratt, migrationsverket card, forsta hand, andra hand, andrahand, andrahandskontrakt, hyresratt, bostadsratt, ' +
    'bostadsformedlingen, bostadsko, tullverket, tullverket flyttsaker, flyttsaker, ursprungskontroll, registreringsbesiktning, forskola, forskolan, maxtaxa, barnbidrag, id kort skatteverket, csn, antagning, hemforsakring, tvattstuga, tvattstugan, sambo visa, sambo permit, kronofogden, fika, lagom, homeschooling banned sweden, jordbruksverket dog',
  switzerland:
    'form 18 44, form 1844, form 18.44, declaration of household effects 18 44, zugelgut, ubersiedlungsgut schweiz, anmeldung kreisburo, b bewilligung, c bewilligung, l bewilligung, aufenthaltsbewilligung, controle des habitants, office cantonal de la population, ocpm, ' +
    'krankenkasse grundversicherung, assurance maladie lamal, franchise lamal, primes lamal, serafe bill, strassenverkehrsamt, service des automobiles, office cantonal des vehicules, vignette autoroute suisse, mfk, mfk inspection, waschplan, waschkuche, abfallsack, sac taxe, zuri sack, kehrichtsack, regie immobiliere, mietkaution, betreibungsregister, extrait des poursuites, extrait du registre des poursuites, amicus dog, amicus anmeldung, pilier 3a, 3a account, saule 3a, quellensteuer, billag, half fare card, demi tarif cff, cff',
  taiwan:
    'arc and aprc, aprc card, alien resident certificate, national immigration agency taiwan, nia taiwan, ui number, new ui number, nhi card, nhi enrolment, household registration taipei, hukou mingbu, taiwan after entry declaration, 7 eleven ibon, ibon, youbike, ubike, thsr, hsr taiwan, family mart ezway, ezway, ez way, ez way app, ezway app, ' +
    'rhd ban taiwan, artc car test, baphiq permit, aphia, aphia permit, meat fine nt 200000, nt 200 000, ntd, new taiwan dollar',
  thailand:
    'tm30, tm 30, tm6, tm 7, tm47, tm8, re entry permit tm8, retirement visa 800000 baht, 800k baht, 800 000 baht, o a visa, non o, non oa, non o a, non immigrant o, non immigrant b, non b, non b visa, work permit blue book, blue book work permit, work permit wp3, pink id card, pink id, pink card thai, yellow tabien baan, tabien baan, blue tabien baan, ' +
    'chanote, nor sor 3, condo foreign quota, 49 percent quota condo, 90 days report, 90 day reporting, dlt licence, motorbike licence dlt, promptpay, wai greeting, the wai, songkran, dld import permit, dld permit, r 6 permit, r7 dld, soi dog, baht, bahts, thb',
  'united-arab-emirates':
    'emirates id card, eid uae, tawtheeq, ejari contract, ejari registration, dewa deposit, addc, fewa, empower chiller, chiller free, golden visa uae, golden visa dubai, green visa uae, freelance visa dubai, gdrfa visa, icp smart services, uae pass, uaepass, mohap, dha licence, haad, doh licence, attestation mofa uae, mofa attestation, ' +
    'dubai municipality pet, moccae permit, moccae import permit, wasl, bawabat, salik tag, darb toll, rta licence, tasjeel, mulkiya, botim, bo tim, voico, totok, voip blocked, whatsapp calls blocked, whatsapp call blocked, etisalat, e and etisalat, aed, dirhams uae, khda rating, sharaf dg',
  'united-kingdom':
    'tor 1, tor1 form, tor 01, tor01, tor application, tor number, urn tor, c3 form, form c3, hmrc c3, transfer of residence relief, transfer of residence form, urn number hmrc, nova hmrc, nova notification, v55, v55 5, v5c, logbook v5c, mot certificate, dvla registration, iva test dvsa, share code, evisa account, ukvi account, brp card, biometric residence permit, ihs surcharge, immigration health surcharge, health surcharge, ' +
    'nhs number, nhs gp, national insurance, nino number, council tax band, band d council tax, tv licence fee, right to rent check, deposit protection scheme, oyster card, ulez, congestion charge london, praziquantel tapeworm uk, tapeworm pill gb, pets travel scheme uk, ancestry visa, spouse visa uk, form tor, نموذج tor1, تي او ار',
  'united-states':
    '3299, form 3299, cbp 3299, cbp form 3299, supplemental declaration, supplemental declaration for unaccompanied, form 5291, poa 5291, fda prior notice, epa 3520, epa 3520 1, form 3520 1, dot hs 7, 25 year rule, cdc dog form, cdc dog import form, ds 160, ds160, ds 2019, i 797, i797, ds 1504, i 94 number, i94, ssa office, social security office, ssn number, ' +
    'w4 form, 1099, 1040nr, fbar, fatca, hsa account, ppo plan, hmo plan, deductible copay, copay, aca marketplace, obamacare plan, medicaid, medicare part b, credit karma, fico score, zelle account, hoa, hoa fees, realtor mls, smog check, emissions smog, state id dmv, dmv appointment, driver s license dmv, h 4 visa, h4 ead, greencard, gc holder, e3 visa, tn visa',
  vietnam:
    'trc, trc vietnam, dang ky tam tru, tam tru, tam tru registration, so tam tru, cong an, cong an phuong, police ward registration, dt visa, dt1, ld1, ld2, visa ld, nn visa, work permit exemption dolisa, dolisa, gplx, gplx a1, motorbike licence a1, zalo, zalo app, momo wallet, vietcombank, techcombank, vpbank, grab bike, ' +
    'tet, tet holiday, tet holidays, before tet, after tet, during tet, tet nguyen dan, musim tet, cuti tet, viettel, mobifone, sepay, dong bank, vnd, ao dai, district 1, district 2, district 7, quan 1, quan 2, quan 7, phu my hung, an phu, binh thanh, thu duc',
};
