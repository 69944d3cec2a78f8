/** Names that only this country has: of its offices, papers, taxes, firms and airports. Plain spelling. */
export const countrySigns: Readonly<Record<string, string>> = {
  australia:
    'tfn, tax file number, australian business number, abn lookup, australian taxation office, ato return, mytax, ' +
    'my gov au, mygov app australia, centrelink, services australia, department of home affairs australia, ' +
    'immiaccount, immi account, vevo check, skillselect, skill select, subclass 189, subclass 190, subclass 491, ' +
    'subclass 482, subclass 186, subclass 485, subclass 417, subclass 462, subclass 500, subclass 600, ' +
    'subclass 820, subclass 309, subclass 143, subclass 103, subclass 858, 189 visa, 190 visa, 491 visa, 482 visa, ' +
    '186 visa, 494 visa, 485 visa, 417 visa, 462 visa, 500 visa, 820 visa, 801 visa, 309 visa, 143 visa, 858 visa, ' +
    '407 visa, visa 189, visa 190, visa 482, visa 417, visa 462, visa 500, bridging visa a, bridging visa b, ' +
    'bridging visa c, skills in demand visa, tss visa, whv 417, vetassess, trades recognition australia, ' +
    'engineers australia, anmac, ahpra, naati, pte core australia, condition 8501, condition 8105, ' +
    'genuine student requirement, cricos, oshc, overseas student health cover, ovhc, ' +
    'overseas visitors health cover, superannuation, departing australia superannuation, dasp, australiansuper, ' +
    'australian super, hostplus, hesta, unisuper, medicare levy, medicare levy surcharge, ' +
    'private hospital cover surcharge, lifetime health cover loading, bulk billing, bulk bill, bulk billed, ' +
    'medibank, hcf insurance, ndis, pharmaceutical benefits scheme, hecs, hecs help, fee help, help debt, tafe, ' +
    'naplan, atar score, hsc exam nsw, vce exam, wace, qce, unique student identifier, firb, ' +
    'foreign investment review board, first home owner grant, negative gearing, strata levy, strata fees, payg, ' +
    'payg summary, bas statement, fringe benefits tax, novated lease, service nsw, vicroads, transport for nsw, ' +
    'tmr queensland, medicare enrolment form ms004, ncat, vcat, qcat, rtba, rental bonds online, ' +
    'residential tenancies authority queensland, 100 points of id, 100 point id, 100 points id, ' +
    'condition report nsw, fair work ombudsman, fair work commission, fair work act, modern award, austrac, apra, ' +
    'accc, asic connect, australian federal police, afp national police check, triple zero, commbank, ' +
    'commonwealth bank, westpac australia, nab bank, anz australia, bendigo bank, macquarie bank, ing australia, ' +
    'st george bank, suncorp, bsb number, bpay, payid, telstra, optus, amaysim, boost mobile australia, ' +
    'tpg internet, aussie broadband, nbn, nbn co, agl energy, origin energy, energyaustralia, red energy, ' +
    'alinta energy, ausgrid, woolies, woolworths australia, coles supermarket, dan murphy s, officeworks, ' +
    'bunnings warehouse, harris farm, realestate com au, domain com au, flatmates com au, gumtree australia, ' +
    'seek com au, ozbargain, carsales, opal card, myki, smartrider, go card brisbane, linkt, e toll nsw, v line, ' +
    'sydney trains, auspost, australia post, qantas, jetstar, virgin australia, tullamarine, ' +
    'kingsford smith airport, western sydney airport, avalon airport, syd airport, bne, ool, red p plates, ' +
    'green p plates, p plater, working with children check, wwcc, blue card queensland, daff biosecurity, ' +
    'biosecurity import permit bicon, bicon, import of motor vehicle rover, rover vehicle import, schoolies, ' +
    'rental bond lodgement, rba cash rate, super guarantee, smsf, myhealth record australia',
  brazil:
    'cpf, cpf number, numero de cpf, numero do cpf, tirar cpf, rnm, crnm, ' +
    'carteira de registro nacional migratorio, registro nacional migratorio, protocolo de refugio, sismigra, ' +
    'migranteweb, migrante web, vitem i, vitem iv, vitem v, vitem xi, vitem xiv, lei de migracao, lei 13 445, ' +
    'lei 13445, resolucao normativa 45, rn 45, cnig, conselho nacional de imigracao, conare brasil, ctps, ' +
    'carteira de trabalho, carteira de trabalho digital, regime clt, decimo terceiro salario, fgts, pis pasep, ' +
    'seguro desemprego, receita federal, e cac, imposto de renda, dirpf, carne leao, ' +
    'declaracao de saida definitiva, iptu, ipva, icms, itbi, iof imposto, cnpj, microempreendedor individual, ' +
    'simples nacional, nota fiscal eletronica, cartao sus, cartao do sus, cartao nacional de saude, conecte sus, ' +
    'posto de saude ubs, anvisa, unimed, hapvida, amil saude, bradesco saude, sulamerica saude, chave pix, ' +
    'pix key, pix payment, via pix, boleto bancario, boletos bancarios, nubank brasil, banco do brasil, bradesco, ' +
    'itau, itau unibanco, caixa economica federal, banco inter, picpay, banrisul, c6 bank, cartorio, cartorios, ' +
    'cartorio de registro, firma reconhecida, reconhecimento de firma, tradutor juramentado, traducao juramentada, ' +
    'comprovante de residencia, seguro fianca, caucao de aluguel, lei do inquilinato, quintoandar, quinto andar, ' +
    'zap imoveis, zapimoveis, viva real, vivareal, imovelweb, creci, cnh, carteira nacional de habilitacao, ' +
    'detran, poupatempo, poupa tempo, renavam, gov br, conta gov br, titulo de eleitor, celpe bras, revalida, ' +
    'plataforma carolina bori, prouni, bolsa familia, anatel, aneel, sabesp, cemig, copel, cedae, celesc, ' +
    'eletropaulo, comgas, claro brasil, tim brasil, vivo brasil, correios brasil, pao de acucar supermercado, ' +
    'supermercado zona sul, casas bahia, magazine luiza, magalu, mercado livre, bilhete unico, riocard, cptm, ' +
    'sptrans, gru airport, gru, galeao, aeroporto do galeao, santos dumont, congonhas, cgh, viracopos, vcp, ' +
    'confins airport, aeroporto de guarulhos, azul linhas aereas, procon, oab exame, crm medico brasil, ' +
    'crea brasil, meu inss, inss brasil, prova do enem, vestibular fuvest, fuvest, cie rne',
  canada:
    'sin card, sin number, social insurance number, service canada, serviceontario, service ontario, service bc, ' +
    'cra my account, canada revenue agency, t4 slip, t4a, t2202, t1 general, t1 return, nr73, ' +
    'notice of assessment cra, rrsp, rrsps, rrif, tfsa, fhsa, resp account, cpp contributions, ' +
    'canada pension plan, old age security, guaranteed income supplement, hst, gst hst, gst hst credit, ' +
    'gst credit, qst, pst bc, trillium benefit, canada child benefit, climate action incentive, ircc, ircc portal, ' +
    'cic gc ca, gckey, express entry, crs score, crs points, comprehensive ranking system, ' +
    'canadian experience class, federal skilled worker, provincial nominee, provincial nominee program, ' +
    'pnp nomination, oinp, bc pnp, bcpnp, aaip, sinp, mpnp, atlantic immigration program, ' +
    'rural community immigration pilot, lmia, lmia exempt, pgwp, post graduation work permit, sowp, ' +
    'open work permit, bowp, bridging open work permit, copr, e copr, confirmation of permanent residence, ' +
    'landed immigrant, landing paper, pr card, super visa, parents and grandparents program, cusma, ' +
    'cusma professional, iec working holiday, international experience canada, pvt canada, imm 5257, imm 1295, ' +
    'imm 5710, imm 5645, imm 1294, celpip, tef canada, tcf canada, noc code, noc 2021, teer 0, teer 1, teer 2, ' +
    'teer 3, provincial attestation letter, designated learning institution, dli number, student direct stream, ' +
    'gic certificate student, flagpoling, settlement funds express entry, ohip, ohip card, bc msp, msp coverage, ' +
    'medical services plan, bc services card, ramq, carte soleil, carte d assurance maladie du quebec, ahcip, ' +
    'alberta health care card, manitoba health card, mcp newfoundland, caq, certificat d acceptation du quebec, ' +
    'csq, certificat de selection du quebec, prtq, psqt, arrima, programme de l experience quebecoise, saaq, ' +
    'icbc licence, icbc insurance, icbc driving, class 5 licence bc, novice licence bc, drivetest, g1 test, ' +
    'g1 licence, g1 license, g2 licence, g2 license, g2 road test, presto card, opus card, go train ontario, ' +
    'go transit, compass card vancouver, via rail, canada post, postes canada, purolator, rbc, ' +
    'royal bank of canada, td canada trust, td canada, bmo, cibc, desjardins, tangerine bank, simplii, eq bank, ' +
    'wealthsimple, questrade, interac, interac e transfer, rogers mobile, rogers canada, telus, bell canada, ' +
    'koodo, freedom mobile, videotron, fizz mobile, chatr, hydro one, hydro quebec, bc hydro, enbridge gas, ' +
    'toronto hydro, fortisbc, loblaws, sobeys, real canadian superstore, shoppers drug mart, pc optimum, ' +
    'canadian tire, dollarama, provigo, jean coutu, kijiji, realtor ca, rentals ca, viewit ca, ' +
    'centris ca, rew ca, ltb hearing, landlord and tenant board, form n12, form n4, n12 notice, rtb bc, ' +
    'residential tenancy branch, tribunal administratif du logement, regie du logement, ' +
    'non resident speculation tax, foreign buyer ban canada, underused housing tax, cmhc, bill 96, bill 101, ' +
    'loi 101, loi 96, bill 21 quebec, francisation quebec, rcmp, gendarmerie royale, cbsa, ' +
    'agence des services frontaliers, riv canada vehicle, registrar of imported vehicles, bsf186, b4 form, ' +
    'form b4, b4 goods to follow, goods to follow, bsf186a, nas quebec, numero d assurance sociale, revenu quebec, ' +
    'retraite quebec, rrq, reer, celiapp, reee, assurance emploi, releve 1, feuillet t4, pearson airport, ' +
    'toronto pearson, yyz, yvr, yul, yow, yeg, yhz, ywg, billy bishop airport, trudeau airport, aeroport trudeau, ' +
    'westjet, porter airlines, air transat, cegep, ouac, ossd, osap, eqao, world education services canada, ' +
    'nclex ontario, cno registration, mccqe, record of employment, roe employment',
  china:
    'hukou, z visa, x1 visa, x2 visa, q1 visa, q2 visa, s1 visa, s2 visa, l visa china, m visa china, ' +
    'r visa talent china, k visa china, visa z, visa x1, visa x2, foreign expert certificate, ' +
    'foreigner s work permit, notification letter of foreigner s work permit, work permit notification letter, ' +
    'category a talent, category b work permit, class a work permit china, safea, psb registration, ' +
    'public security bureau, exit entry administration, exit and entry administration, exit entry bureau, ' +
    'entry exit bureau, registration form of temporary residence, temporary residence registration police, ' +
    'temporary residence form police station, paichusuo, pai chu suo, juweihui, five star card, ' +
    'foreign permanent resident id card, prc permanent residence, 144 hour transit, 240 hour transit, ' +
    '72 hour transit china, national immigration administration, nia 12367, gaokao, zhongkao, hsk, hsk 4, hsk 5, ' +
    'hsk4, hsk5, hskk, yct, chinese government scholarship, csc scholarship, cucas, jw201, jw202, jw201 form, ' +
    'mohrss, fapiao, fa piao, geshui, individual income tax app, six year rule iit, iit annual reconciliation, ' +
    'shebao, she bao, gongjijin, housing provident fund china, five insurances one fund, wu xian yi jin, 996 work, ' +
    'state administration of foreign experts, wechat pay, weixin, alipay, ali pay, zhifubao, unionpay card china, ' +
    'taobao, tmall, pinduoduo, jd com, meituan, ele me, hema fresh, xiaohongshu, rednote, baidu, amap, gaode maps, ' +
    'douyin, bilibili, dianping, didi chuxing, 12306 app, gaotie, china railway, ctrip, china southern, ' +
    'china eastern, hainan airlines, industrial and commercial bank of china, china construction bank, ' +
    'agricultural bank of china, china merchants bank, china mobile, china unicom, china telecom, great firewall, ' +
    'great fire wall, gfw, renminbi, rmb, state grid china, safe forex quota, ziroom, lianjia, lian jia, ' +
    'beike zhaofang, 5i5j, anjuke, 58 com, smartshanghai, smart shanghai, thatsmags, the beijinger, gemdale, ' +
    'jinmao tower, pudong airport, pvg, hongqiao airport, beijing capital airport, daxing airport, pkx, ' +
    'pek airport, baiyun airport, bao an airport, tianfu airport, shuangliu airport, wfoe, wofe, icp licence, ' +
    'icp license, icp filing, pipl law, samr, dingtalk, feishu, united family hospital, raffles medical shanghai, ' +
    'parkway health shanghai, danwei, waiban, laowai, fuwuyuan, chunyun, 110 police china, ' +
    'non criminal record china notary, gongzhengchu, notary public office china, ' +
    'chinese visa application service center, cvasc, cova form',
  'costa-rica':
    'dimex, dimex card, carne dimex, cedula dimex, numero dimex, the caja, ccss, caja costarricense, ' +
    'caja costarricense de seguro social, caja insurance, join the caja, ebais, edus app, seguro voluntario ccss, ' +
    'ivm ccss, direccion general de migracion y extranjeria, dgme, migracion uruca, la uruca migracion, ' +
    'tramite ya dgme, ley 9996, law 9996, ley 10008, law 10008, ley 8764, law 8764, pensionado ley 9996, ' +
    'rentista costa rica, inversionista 150000, arcr, association of residents of costa rica, marchamo, riteve, ' +
    'rtv marchamo, cosevi, mopt, instituto nacional de seguros, seguro ins costarricense, kolbi, ice kolbi, racsa, ' +
    'cnfl, esph, jasec, coopeguanacaste, aya acueductos, acueductos y alcantarillados, sutel, bncr, ' +
    'banco nacional de costa rica, banco de costa rica, banco popular y de desarrollo comunal, bac san jose, ' +
    'coopenae, coopeservidores, caja de ande, sinpe, sinpe movil, sugef, colones, colon costarricense, tico, ' +
    'ticos, tica, ticas, cedula juridica, rnpdigital, rnp digital, folio real, atv hacienda, hacienda atv, ' +
    'tribu cr, d 104, formulario d 101, d 101, factura electronica atv, impuesto solidario, luxury home tax, ' +
    'impuesto a casas de lujo, timbre de educacion y cultura, registro de transparencia y beneficiarios finales, ' +
    'zona maritimo terrestre, maritime zone concession, maritime zone law, zmt concession, setena, sinac, minae, ' +
    'plano catastrado, mep bachillerato, bachillerato por madurez, universidad de costa rica, ' +
    'tecnologico de costa rica, inamu, hospital cima, cima hospital, clinica biblica, hospital clinica biblica, ' +
    'hospital la catolica, hospital metropolitano san jose, hospital mexico uruca, hospital calderon guardia, ' +
    'auto mercado, automercado, mas x menos, maxi pali, pali, pali supermarket, megasuper, perimercados, ' +
    'el rey escazu, multiplaza escazu, correos de costa rica, juan santamaria, sjo, sjo airport, lir airport, ' +
    'daniel oduber, tobias bolanos, pavas airport, oij, organismo de investigacion judicial, policia de migracion, ' +
    'incofer, tuasa, tracopa, hoja de delincuencia, juzgado de pensiones alimentarias impedimento de salida, ' +
    'cindea, aresep, dekra marchamo, apm terminals moin, puerto moin, puerto caldera, moin, caja ccss, ' +
    'rentista visa costa rica',
  estonia:
    'isikukood, estonian id code, id kaart, digi id, mobiil id, digidoc, e residency, e resident, e residents, ' +
    'eresidency, e residency card, e resident card, e residentsus, ppa politsei, politsei ja piirivalveamet, ' +
    'police and border guard board, luhiajaline tootamine, short term employment registration, sisserande piirarv, ' +
    'immigration quota estonia, settle in estonia, work in estonia, study in estonia, international house tallinn, ' +
    'international house of estonia, rahvastikuregister, population register estonia, tervisekassa, haigekassa, ' +
    'health insurance fund estonia, tootukassa, eesti tootukassa, maksu ja tolliamet, emta, e mta, ' +
    'tax and customs board, fuusilise isiku tuludeklaratsioon, fie ettevotja, ettevotluskonto, ' +
    'entrepreneur account lhv, tsd vorm, kmd vorm, osauhing, estonian ou, ariregister, e business register, ' +
    'e ariregister, rik ee, eesti ee, riigiportaal, x tee, sotsiaalkindlustusamet, social insurance board, ' +
    'transpordiamet, e teenindus transpordiamet, maanteeamet, digilugu, terviseportaal, itk haigla, ' +
    'regionaalhaigla, pohja eesti regionaalhaigla, tu kliinikum, qvalitas, perearsti nouandeliin, 1220 perearst, ' +
    'emo tallinn, lhv, lhv pank, coop pank, bigbank, inbank, luminor eesti, telia eesti, elisa eesti, tele2 eesti, ' +
    'eesti energia, enefit, elering, elektrilevi, alexela, gasum eesti, tallinna vesi, utilitas, kv ee, city24 ee, ' +
    'kinnisvara24, rendin, auto24, auto24 ee, cvkeskus, cv keskus, cv ee, osta ee, soov ee, selver, coop konsum, ' +
    'maksimarket, omniva, itella eesti, eesti post, elron, tpilet, lux express tallinn, uhiskaart, ' +
    'tallinn card green, tallinna linnatransport, pilet ee, tallink, eckero line tallinn, d terminal, praamid ee, ' +
    'ts laevad, lennart meri airport, lennart meri tallinn, tallinna lennujaam, tll, muuga port, vanasadam, ' +
    'taltech, tallinn university of technology, tartu ulikool, tallinna ulikool, estonian business school, harno, ' +
    'tasemeeksam, eesti keele tasemeeksam, eesti keele a2, eesti keele b1, eesti keele eksam, keeleklikk, ' +
    'keeletee, pohikooli lopueksam, sais ee, ekool, stuudium, lasteaiakoht, kodakondsuseksam, ' +
    'kodakondsuse ja pohiseaduse eksam, grey passport, gray passport, valismaalaste seadus, vms seadus, ' +
    'toolepingu seadus, volaoigusseadus, kaitsepolitsei, paasteamet, hairekeskus, kaitseliit, rapid kohtutaitur, ' +
    'krediidiinfo, creditinfo eesti, ii sammas, pension pillar ii, pensionikeskus, automaks estonia, ' +
    'uurilepingu uurikomisjon, uurikomisjon, wolt tallinn, bolt drive tallinn, startup visa estonia, latitude59, ' +
    'garage48, xolo go, xolo leap, 1office, e residency hub, xolo ou, elamisluba ppa, halli passi, ' +
    'lihtsustatud korras ppa',
  france:
    'carte vitale, cpam, ameli, ameli fr, compte ameli, caf fr, allocations caf, titre de sejour, ' +
    'titres de sejour, vls ts, vlsts, vls t, ofii, anef, anef portal, etrangers en france, passeport talent, ' +
    'talent passport, recepisse prefecture, rdv prefecture, prefecture rdv, prefecture de police, ' +
    'prefecture de bobigny, vls ts visiteur, france visas, ceseda, contrat d integration republicaine, tcf irn, ' +
    'ofpra, cnda, aps etudiant, rece etudiant, campus france, etudes en france, parcoursup, crous, cvec, ' +
    'brevet des colleges, bac pro, bac general, cned, cpge, grandes ecoles, impots gouv, impots gouv fr, ' +
    'service des impots des particuliers, dgfip, taxe fonciere, taxe d habitation, taxe habitation, ' +
    'declaration 2042, 2042 form, form 2047, csg crds, prelevement a la source, impot sur la fortune immobiliere, ' +
    'urssaf, siret, siret number, numero siren, micro entrepreneur, auto entrepreneur, autoentrepreneur, ' +
    'micro entreprise, eurl, sasu, cfe impot, infogreffe, guichet unique inpi, cesu, pajemploi, puma secu, ' +
    'protection universelle maladie, complementaire sante solidaire, csg, aide medicale d etat, mdph, cnav, ' +
    'agirc arrco, carsat, cleiss, msa agricole, securite sociale francaise, france travail, pole emploi, ' +
    'apec cadres, smic, rtt days, rtt, cheques vacances, syntec, rupture conventionnelle, prud hommes, prudhommes, ' +
    'visale, garant visale, garantme, dossierfacile, dossier facile, action logement, hlm, aide apl, apl caf, ' +
    'mobili jeune, loi alur, loi carrez, loi elan, loi 1989, loi du 6 juillet 1989, bail mobilite, dpe diagnostic, ' +
    'notaires de france, leboncoin, le bon coin, seloger, pap fr, bien ici, bienici, lacartedescolocs, ' +
    'la carte des colocs, studapart, green acres, la banque postale, banque postale, credit agricole, ' +
    'caisse d epargne, credit mutuel, lcl banque, societe generale, boursorama, boursobank, fortuneo, ' +
    'hello bank france, compte nickel, releve d identite bancaire, droit au compte, livret a, ldds, ' +
    'assurance vie francaise, sncf, sncf connect, tgv, tgv inoui, ouigo, intercites, transilien, navigo, ' +
    'pass navigo, imagine r, ratp, rer a, rer b, rer c, rer d, velib, edf, edf bill, enedis, linky, ' +
    'compteur linky, totalenergies france, veolia eau, bouygues, bouygues telecom, free mobile, freebox, livebox, ' +
    'sosh, orange france, monoprix, franprix, e leclerc, leclerc, super u, picard surgeles, leroy merlin france, ' +
    'darty, colissimo, chronopost, la poste france, charles de gaulle, roissy, cdg, orly, ory airport, ' +
    'beauvais airport, bva, saint exupery, lys airport, blagnac, crit air, critair, ants permis, france titres, ' +
    'carte grise, certificat d immatriculation, cerfa, franceconnect, france connect, france identite, ' +
    'service public fr, mairie de paris, cnil, insee, rna association, loi 1901, association loi 1901, pacse, ' +
    'pacsee, pacser, gendarmerie nationale, crs police, brexit wa card france, article 50 tue, bloctel, ' +
    'doctolib france, allo service public, 3939 allo, cndp, aeroport de nice, nce, saint exupery airport, ' +
    'carte de sejour prefecture',
  germany:
    'anmeldung, anmelden, ummeldung, abmeldung, anmeldebestatigung, meldebescheinigung, meldebestatigung, ' +
    'wohnungsgeberbestatigung, wohnungsgeberbescheinigung, wohnungsgeber, burgeramt, buergeramt, burgeramtstermin, ' +
    'burgerburo, einwohnermeldeamt, meldeamt, auslanderbehorde, auslaenderbehoerde, auslanderamt, ' +
    'kreisverwaltungsreferat, kvr munchen, kvr, landesamt fur einwanderung, lea berlin, lea termin, ' +
    'aufenthaltstitel, aufenthaltserlaubnis, niederlassungserlaubnis, fiktionsbescheinigung, ' +
    'verpflichtungserklarung, chancenkarte, opportunity card, blaue karte, blaue karte eu, duldung, bamf, ' +
    'integrationskurs, einburgerungstest, leben in deutschland test, staatsangehorigkeitsgesetz, stag 2024, ' +
    'aufenthg, 16b, 18a, 18b, 20 aufenthg, 81a, 28 aufenthg, paragraph 16b, paragraph 18b, ' +
    'fachkrafteeinwanderungsgesetz, skilled immigration act, vorabzustimmung, beschleunigtes fachkrafteverfahren, ' +
    'freelance visa berlin, freiberufler, freiberufler visa, steuer id, steuerid, steueridentifikationsnummer, ' +
    'steueridentnummer, finanzamt, elster, mein elster, elster de, wiso steuer, taxfix, steuerklasse, ' +
    'steuerklassen, steuerklasse 3, lohnsteuer, lohnsteuerbescheinigung, kirchensteuer, solidaritatszuschlag, ' +
    'umsatzsteuervoranmeldung, mwst, kleinunternehmer, kleinunternehmerregelung, gewerbeanmeldung, gewerbeamt, ' +
    'gewerbeschein, gewerbesteuer, fragebogen zur steuerlichen erfassung, ust idnr, ust id, grunderwerbsteuer, ' +
    'grundsteuer, gmbh grunden, ug haftungsbeschrankt, gkv, pkv, gesetzliche krankenversicherung, ' +
    'versichertenkarte, gesundheitskarte, aok, techniker krankenkasse, tk krankenkasse, tk insurance, barmer, ' +
    'dak gesundheit, sbk krankenkasse, ottonova, feather insurance, mawista, care concept insurance, ' +
    'kassenpatient, krankschreibung, krankmeldung, eau krankmeldung, pflegeversicherung, ' +
    'sozialversicherungsausweis, rentenversicherung, rentenversicherungsnummer, deutsche rentenversicherung, ' +
    'drv bund, privathaftpflicht, schufa, schufa auskunft, bonitatsauskunft, kindergeld, familienkasse, ' +
    'elterngeld, elterngeldplus, kitagutschein, kita gutschein, kitaplatz, jugendamt, standesamt, ' +
    'ehefahigkeitszeugnis, fuhrungszeugnis, fuehrungszeugnis, polizeiliches fuhrungszeugnis, bafog, bafoeg, ' +
    'burgergeld, buergergeld, hartz iv, hartz 4, jobcenter, wohngeld, wohnberechtigungsschein, wbs berlin, ' +
    'agentur fur arbeit, arbeitsagentur, arbeitsamt, alg i, alg1, bundesagentur fur arbeit, minijob, mini job, ' +
    'midijob, werkstudent, aufhebungsvertrag, betriebsrat, tarifvertrag, rundfunkbeitrag, gez, beitragsservice, ' +
    'deutschlandticket, deutschland ticket, d ticket, 49 euro ticket, 58 euro ticket, bvg, mvg munchen, ' +
    'mvv munchen, hvv, vrr, rmv frankfurt, deutsche bahn, db navigator, bahncard, s bahn berlin, flixtrain, ' +
    'abitur, fachabitur, hauptschule, gesamtschule, grundschule, studienkolleg, uni assist, vpd uni assist, ' +
    'anabin, zab bewertung, zeugnisbewertung, aps certificate, aps india, aps zertifikat, daad, testdaf, ' +
    'dsh prufung, telc, telc b1, telc b2, dtz prufung, nc numerus clausus, semesterbeitrag, studierendenwerk, ' +
    'studentenwerk, ausbildung, ihk, handwerkskammer, approbation, approbationsbehorde, fachsprachprufung, ' +
    'kenntnisprufung, sperrkonto, expatrio, fintiba, sparkasse, commerzbank, deutsche bank, dkb bank, ing diba, ' +
    'comdirect, postbank, volksbank, girocard, ec karte, immoscout, immoscout24, immobilienscout, ' +
    'immobilienscout24, immowelt, wg gesucht, wgzimmer germany, kleinanzeigen, ebay kleinanzeigen, kaltmiete, ' +
    'warmmiete, kautionskonto, mietendeckel, mietpreisbremse, mietspiegel, vermieterbescheinigung, ' +
    'mietschuldenfreiheitsbescheinigung, anmeldung adresse, ruhezeit, schornsteinfeger, stadtwerke, ' +
    'grundversorgung, vattenfall berlin, eon energie, verivox, telekom deutschland, vodafone deutschland, ' +
    'o2 germany, congstar, aldi talk, lidl connect, fritzbox, rewe, edeka, netto marken discount, dm drogerie, ' +
    'rossmann drogerie, saturn mediamarkt, deutsche post, packstation, tuv, kfz zulassungsstelle, ' +
    'zulassungsstelle, kfz steuer, evb nummer, umweltplakette, fuhrerschein umschreiben, fuhrerscheinstelle, ' +
    'fahrerlaubnisbehorde, kraftfahrt bundesamt, flensburg points, schufa score, bundesdruckerei, eid karte, ' +
    'elektronischer aufenthaltstitel, eat karte, bundid, bgb, ordnungsamt, bundespolizei, umzugsgut zoll, ' +
    'ubersiedlungsgut, zoll de, ber airport, flughafen ber, frankfurt airport, fraport, muc airport, ' +
    'flughafen munchen, cgn, tegel airport, lufthansa, eurowings, kunstlersozialkasse, kuenstlersozialkasse, ' +
    'ksk kunstler, vbg berufsgenossenschaft, berufsgenossenschaft, riester rente, betriebliche altersvorsorge, ' +
    'lohnsteuerhilfe, lohnsteuerhilfeverein',
  ireland:
    'pps number, pps no, ppsn, pps card, personal public service number, irp card, irp, irish residence permit, ' +
    'gnib, gnib card, stamp 0, stamp 1, stamp 1a, stamp 1g, stamp 1h, stamp 2, stamp 2a, stamp 3, stamp 4, ' +
    'stamp 4eufam, stamp 4 eu fam, stamp 4s, stamp 5, stamp 6, critical skills employment permit, ' +
    'critical skills permit, csep, general employment permit, atypical working scheme, trusted partner initiative, ' +
    'epos permits, enterprise gov ie, dete permit, third level graduate programme, ilep, ' +
    'interim list of eligible programmes, burgh quay, isd portal, isd online, irish immigration service, ' +
    'irishimmigration ie, immigration service delivery, inis ireland, avats, join family visa ireland, ' +
    'foreign births register, foreign birth register, fbr application, without condition as to time, ' +
    'long term residency ireland, ceremonial citizenship killarney, international protection office, ipas, ' +
    'ipo mount street, health service executive, hse ie, hse medical card, gp visit card, drugs payment scheme, ' +
    'treatment benefit scheme, nursing home support scheme, vhi, vhi healthcare, laya healthcare, ' +
    'irish life health, level health ireland, hiqa, revenue ie, revenue commissioners, irish revenue, ' +
    'revenue online service, ros ie, myaccount revenue, emergency tax week 1, universal social charge, ' +
    'usc and prsi, prsi, prsi contributions, prsi class, usc rate, form 11 ireland, form 12 ireland, ' +
    'local property tax, lpt revenue, deposit interest retention tax, dirt tax, sarp relief, rent tax credit, vrt, ' +
    'vrt calculator, vrt exemption, transfer of residence vrt, nct, nct test, nct centre, nct cert, ncts, ndls, ' +
    'irish driving licence, rsa ireland, theory test rsa, edt lessons, eflow, m50 toll, leap card, tfi leap, ' +
    'tfi live, tfi, iarnrod eireann, irish rail, luas red line, luas green line, dart line dublin, dublin bus, ' +
    'bus eireann, aircoach, dublinbikes, daft ie, myhome ie, rent ie, rtb registration, ' +
    'residential tenancies board, rtb ie, rent pressure zone, rent pressure zones, rpz, ' +
    'housing assistance payment, rental accommodation scheme, first home scheme, croi conaithe, ber cert, ' +
    'ber certificate, seai, seai grant, local authority mortgage, aib, allied irish banks, aib bank, boi365, ptsb, ' +
    'permanent tsb, an post, an post money, avant money, revolut ie iban, eircode, eircodes, eir mobile, ' +
    'eir broadband, gomo, three ireland, vodafone ireland, 48 mobile, tesco mobile ireland, virgin media ireland, ' +
    'siro broadband, national broadband ireland, esb, esb networks, electric ireland, bord gais, bord gais energy, ' +
    'sse airtricity, prepaypower, flogas, mprn, gprn, irish water, uisce eireann, panda waste, greyhound bins, ' +
    'tv licence an post, dunnes, dunnes stores, supervalu, lidl ireland, aldi ireland, harvey norman ireland, ' +
    'gardai, garda siochana, garda vetting, garda station, leaving cert, leaving certificate, junior cert, ' +
    'junior cycle, transition year, cao points, cao application, cao ie, naric ireland, qqi, nfq level, ' +
    'nfq level 8, nfq level 9, susi grant, hear dare scheme, gaelscoil, gaelscoileanna, gaelcholaiste, ' +
    'educate together, ecce scheme, national childcare scheme, tusla, trinity college dublin, ' +
    'university college dublin, dcu, tu dublin, nmbi, nmbi decision letter, imc irish medical council, ' +
    'public services card, psc safe 2, safe registration, mywelfare, mywelfare ie, mygovid ireland, intreo, ' +
    'intreo centre, department of social protection, jobseekers benefit intreo, habitual residence condition, ' +
    'hrc social welfare, illness benefit ireland, citizens information, citizensinformation ie, ' +
    'workplace relations commission, wrc complaint, unfair dismissals acts, oireachtas, taoiseach, tanaiste, dail, ' +
    'an bord pleanala, an coimisiun pleanala, fair deal scheme, threshold charity dublin, common travel area, ' +
    'dublin airport, dublin port, rosslare europort, ringaskiddy, shannon airport, cork airport, knock airport, ' +
    'snn, aer lingus, ryanair hub swords, child benefit intreo, auto enrolment myfuturefund, myfuturefund, cro ie, ' +
    'companies registration office, core cro ie, rbo register, croke park, luas tram, centra shop, ' +
    'garda clearance, the gardai, garda national immigration bureau, coru registration',
  italy:
    'codice fiscale, codici fiscali, codice fiscal, tessera sanitaria, permesso di soggiorno, permesso soggiorno, ' +
    'permesso elettronico, carta di soggiorno, questura, questure, ufficio immigrazione, kit postale, kit giallo, ' +
    'kit immigrazione, sportello unico per l immigrazione, sportello unico immigrazione, nulla osta, nullaosta, ' +
    'decreto flussi, click day flussi, accordo di integrazione, residenza elettiva, elective residence visa, ' +
    'elective residency, visto per residenza elettiva, dichiarazione di presenza, dichiarazione di ospitalita, ' +
    'cessione di fabbricato, anagrafe, ufficio anagrafe, iscrizione anagrafica, certificato di residenza, ' +
    'certificato contestuale, iscrizione aire, carta d identita elettronica, carta d identita, carta di identita, ' +
    'cie italiana, spid, pec posta certificata, posta elettronica certificata, app io, pagopa, pago pa, ' +
    'avviso pagopa, marca da bollo, marche da bollo, agenzia delle entrate, agenzia entrate, partita iva, p iva, ' +
    'regime forfettario, forfettario, commercialista, codice ateco, irpef, addizionale regionale, imposta imu, ' +
    'imu tasi, tassa rifiuti tari, ivafe, ivie, quadro rw, modello 730, modello redditi, modello f24, f24, ' +
    'certificazione unica, cedolare secca, imposta di registro, contratto 4 4, 4 4 contract, contratto 3 2, ' +
    'contratto transitorio, contratto di locazione, rli registration, canone concordato, canone rai, catasto, ' +
    'visura catastale, rogito, compromesso immobiliare, planimetria, superbonus, one euro house, 1 euro house, ' +
    'case a 1 euro, lavoratori impatriati, impatriati, impatriate regime, impatriate tax, regime impatriati, ' +
    'article 24 ter, 24 ter, flat tax italy pensioners, inps, inail, isee, assegno unico, patronato inca, ' +
    'caf acli, tfr, tfr liquidazione, ccnl, naspi, busta paga, tredicesima, quattordicesima, ' +
    'contratto a tempo indeterminato, libretto famiglia, colf e badanti, servizio sanitario nazionale, ' +
    'iscrizione al ssn, iscrizione ssn, azienda sanitaria locale, asl office, ats milano, asl roma, ' +
    'medico di base, medico di medicina generale, pediatra di libera scelta, fascicolo sanitario, ' +
    'ticket sanitario, guardia medica, cup prenotazioni, poste italiane, postepay, bancoposta, sportello amico, ' +
    'intesa sanpaolo, fineco, finecobank, bper, banco bpm, monte dei paschi, banca sella, isybank, hype banca, ' +
    'satispay, buddybank, trenitalia, italo treno, italotreno, frecciarossa, frecce, trenord, atac roma, ' +
    'atm milano, metrebus, telepass, unipolmove, ztl, area c milano, enel energia, servizio elettrico nazionale, ' +
    'plenitude gas e luce, a2a, acea, hera bolletta, bolletta luce, arera, windtre, wind tre, ho mobile, ' +
    'iliad italia, tim italia, vodafone italia, fastweb, very mobile, kena mobile, esselunga, conad, coop italia, ' +
    'pam supermercato, immobiliare it, subito it, casa it, idealista italia, tecnocasa, gate away, fiumicino, fco, ' +
    'fco airport, leonardo da vinci airport, malpensa, mxp, linate, orio al serio, bgy, ciampino, cia airport, ' +
    'capodichino, marco polo airport, fontanarossa, ita airways, alitalia, carabinieri, carabiniere, ' +
    'guardia di finanza, polizia di stato, polizia locale, vigili urbani, prefettura, prenotami, prenot mi, ' +
    'cittadinanza, cittadinanza italiana, cittadinanza per matrimonio, jure sanguinis, iure sanguinis, ' +
    'jus sanguinis italiano, 1948 case, tajani decree, decreto tajani, legge 74, legge 74 2025, law 74 2025, ' +
    'legge 91 1992, law 91 1992, decreto cutro, decreto 36 2025, celi b1, cils b1, b1 cittadinanza, plida, ' +
    'dichiarazione di valore, cimea, attestato di comparabilita, universitaly, esame di maturita, scuola media, ' +
    'asilo nido, liceo classico, liceo scientifico, dsu borsa, laziodisco, edisu, ' +
    'diritto allo studio universitario, isee parificato, tolc, imat, motorizzazione, motorizzazione civile, ' +
    'patente b, foglio rosa, scuola guida, bollo auto, passaggio di proprieta, pra aci, revisione auto, ' +
    'camera di commercio, registro imprese, srls, albo professionale, comune di roma, comune di milano, ' +
    'tribunale di roma, traduzione giurata, asseverazione, apostilla prefettura, garante privacy italy, agcom, ' +
    'digital nomad visa italy article 27 quater, 27 quater, iscrizione all aire, registro aire, aire registration',
  japan:
    'zairyu card, residence card japan, my number card, mynumber, mynumber card, juminhyo, hanko, ' +
    'inkan, inkan shomeisho, koseki, koseki tohon, kuyakusho, shiyakusho, shakai hoken, kokumin kenko hoken, ' +
    'kokuho, kokumin nenkin, kosei nenkin, nenkin, nenkin office, lump sum withdrawal payment, dattai ichijikin, ' +
    'nenmatsu chosei, kakutei shinkoku, gensen choshuhyo, juminzei, resident tax japan, furusato nozei, ' +
    'nisa account, ideco, etax japan, kotei shisanzei, kei car, menkyo, gaimen kirikae, unten menkyo, ' +
    'jaf translation, shikikin, reikin, akiya, akiya bank, akiyas, tatami size, tsubo, guarantor company, ' +
    'hoshonin, ur housing, ur apartment, leopalace, sakura house, oakhouse, suumo, gaijinpot, gaijin, gaikokujin, ' +
    'highly skilled professional visa, engineer specialist in humanities, specified skilled worker, tokutei ginou, ' +
    'tokutei gino, ssw visa, technical intern training program, coe japan, certificate of eligibility, isa japan, ' +
    'immigration services agency, shinagawa immigration, nyukan, eijuken, eijusha, kika, ' +
    'business manager visa japan, j find, j skip, jet programme, jet program, eikaiwa, alt dispatch, interac alt, ' +
    'jlpt, jlpt n1, jlpt n2, jlpt n3, eju exam, hoikuen, yochien, gakudo, shogakko, chugakko, mext scholarship, ' +
    'jasso, todai, waseda, keio, boshi techo, boshi kenko techo, seikatsu hogo, hello work, shitsugyo hoken, ' +
    'roudou kijunsho, labour standards inspection office, seishain, keiyaku shain, kyujin, shukatsu, shinkansen, ' +
    'jr pass, jr east, jr west, jr central, suica, pasmo, icoca, teikiken, tokyo metro, toei, odakyu, keisei, ' +
    'skyliner, narita, narita airport, haneda, haneda airport, kansai airport, kansai international, kix, ' +
    'itami airport, chubu centrair, centrair, new chitose, naha airport, konbini, seiyu, ito yokado, don quijote, ' +
    'donki, nitori, muji, daiso, bic camera, yodobashi, mercari japan, docomo, ntt docomo, softbank, kddi, ' +
    'rakuten mobile, ahamo, linemo, uq mobile, sakura mobile, mobal, tepco, tokyo gas, osaka gas, nhk, nhk fee, ' +
    'japan post, yucho, yucho bank, japan post bank, mufg, smbc, mizuho, mizuho bank, shinsei bank, sbi shinsei, ' +
    'sony bank, resona, seven bank, paypay, furikomi, jpy, japanese yen, koban, keisatsu, houterasu, kurashi no, ' +
    'kenko hoken, kaigo hoken, kaigo, nta japan, kokuzeicho, godo kaisha, kabushiki kaisha, goshi kaisha, ' +
    'gyoseishoshi, shiho shoshi, sodai gomi, j alert, shaken inspection, shaken japan, juku school japan',
  malaysia:
    'mm2h, my second home, malaysia my second home, s mm2h, sarawak mm2h, pvip visa, premium visa programme, ' +
    'de rantau, derantau, de rantau nomad pass, mykad, mypr, mykas, mykid, mysejahtera, mydigital id, kwsp, ' +
    'epf malaysia, epf kwsp, i akaun, perkeso, socso, lhdn, lhdn malaysia, hasil lhdn, mytax lhdn, borang be, ' +
    'borang ea, stpm, spm result, spm certificate, sijil pelajaran malaysia, upsr, mara scholarship, ' +
    'mara junior science college, mrsm, sbp asrama, ptptn, uitm, universiti malaya, universiti sains malaysia, ' +
    'universiti kebangsaan malaysia, utar, emgs, emgs visa, student pass emgs, jpj, jpj malaysia, myjpj, puspakom, ' +
    'jabatan pendaftaran negara, jabatan imigresen malaysia, imigresen putrajaya, expatriate services division, ' +
    'esd expatriate, talentcorp, residence pass talent, rp t, myxpats, plks, rtk 2 0, fomema, permit kerja plks, ' +
    'mdac, malaysia digital arrival card, autogate mdac, ssm malaysia, suruhanjaya syarikat malaysia, sdn bhd, ' +
    'bumiputera, bumi lot, pejabat tanah, cukai pintu, cukai taksiran, quit rent, rpgt, ckht, ' +
    'mot stamp duty malaysia, sumbangan tunai rahmah, sumbangan asas rahmah, str bantuan, budi madani, budi95, ' +
    'padu malaysia, pr1ma, rumah selangorku, rumah wip, lppsa, klia, klia2, klia ekspres, klia transit, ' +
    'subang airport, senai airport, kota kinabalu airport, penang airport, bki airport, rapidkl, rapid kl, ' +
    'mykasih, my50, touch n go, tng ewallet, tng card, ktm komuter, ktmb, ets ktm, lrt kelana jaya, mrt kajang, ' +
    'mrt putrajaya, terminal bersepadu selatan, tbs bandar tasik selatan, plus highway, lebuhraya plus, tnb, ' +
    'tenaga nasional, tnb bill, sesb, sarawak energy, air selangor, syabas, indah water, pbapp, tm unifi, maxis, ' +
    'celcom, celcomdigi, hotlink prepaid, digi prepaid, u mobile, umobile, astro njoi, maybank, maybank2u, ' +
    'mae maybank, cimb, cimb clicks, rhb bank, hong leong bank, ambank, bank islam, bank rakyat, ' +
    'public bank berhad, bank negara malaysia, bnm, ccris, ctos, agensi kaunseling dan pengurusan kredit, akpk, ' +
    'duitnow, tabung haji, asb amanah saham, amanah saham bumiputera, bursa malaysia, myr, ringgit malaysia, ' +
    'rm sebulan, mydin, jaya grocer, village grocer, 99 speedmart, speedmart, lotus s malaysia, nsk trade city, ' +
    'iproperty, mudah my, speedhome, ibilik, klinik kesihatan, klinik 1malaysia, hospital kuala lumpur, ' +
    'hospital kerajaan malaysia, kkm, kementerian kesihatan malaysia, gleneagles kl, prince court, sunway medical, ' +
    'pantai hospital, pdrm, polis diraja malaysia, bomba malaysia, rela malaysia, mcmc, ' +
    'tribunal tuntutan pengguna, tribunal perumahan, jabatan tenaga kerja, jtksm, akta kerja 1955, ' +
    'employment act 1955, myfuturejobs, jobstreet malaysia, sip perkeso, jakim, pejabat agama islam, ' +
    'mais selangor, aduan spab, ppim, malaysiakini, unifi bill, unifi internet',
  mexico:
    'curp, curp biometrica, ine credencial, credencial ine, credencial de elector, credencial del ine, ' +
    'clave de elector, rfc sat, rfc con homoclave, sat mexico, constancia de situacion fiscal, csf sat, e firma, ' +
    'efirma, fiel sat, cfdi, resico, inm mexico, instituto nacional de migracion mexico, ' +
    'residente temporal mexico, temporal card, fmm, forma migratoria multiple, fmm card, canje inm, comar, ' +
    'acnur comar, tarjeta de visitante por razones humanitarias, zona restringida fideicomiso, ' +
    'restricted zone fideicomiso, ejidal, ejidatario, notario publico mexico, predial mexico, isabi, isr mexico, ' +
    'aguinaldo mexico, ptu utilidades, imss, imss voluntario, imss bienestar, issste, insabi, seguro popular, ' +
    'nss imss, modalidad 40, modalidad 10, infonavit, fovissste, consar, cofepris, condusef, profeco, profedet, ' +
    'junta de conciliacion y arbitraje, centro federal de conciliacion, ley federal del trabajo, finiquito lft, ' +
    'tenencia vehicular, verificacion vehicular cdmx, verificentro, hoy no circula, tip banjercito, banjercito, ' +
    'temporary import permit mexico, repuve, pedimento, auto chocolate, autos chocolate, licencia permanente cdmx, ' +
    'secretaria de relaciones exteriores, sre pasaporte, matricula consular, apostilla segob, segob, ' +
    'gobernacion segob, sep revalidacion, sep mexico, cedula profesional sep, comipems, ceneval, exani, ' +
    'secundaria sep, preparatoria abierta, unam, itesm, tec de monterrey, ipn mexico, conacyt, secihti, conalep, ' +
    'inapam, inapam card, tarjeta inapam, pension del bienestar, becas benito juarez, ' +
    'jovenes construyendo el futuro, banco del bienestar, bbva mexico, bbva bancomer, bancomer, banamex, ' +
    'citibanamex, banorte, banco azteca, bancoppel, banregio, clabe, clabe interbancaria, spei, codi banxico, ' +
    'banxico, cnbv, mxn, mexican pesos, pesos mexicanos, oxxo, oxxo pay, soriana, chedraui, bodega aurrera, ' +
    'superama, liverpool mexico, coppel, pemex, cfe bill, cfe recibo, recibo de cfe, tarifa dac, telmex, telcel, ' +
    'izzi, megacable, totalplay, inmuebles24, lamudi mexico, vivanuncios, segundamano, aicm, aifa, ' +
    'felipe angeles airport, toluca airport, cun airport, cancun airport, mex airport, volaris, vivaaerobus, ' +
    'viva aerobus, aeromexico, ado bus, primera plus, etn bus, tren maya, metrobus cdmx, ecobici, capufe, ' +
    'caseta capufe, pase tag, guardia nacional mexico, fiscalia cdmx, angeles verdes, hospital angeles, ' +
    'medica sur, star medica, farmacias similares, farmacia del ahorro, farmacia guadalajara, ' +
    'constancia de no antecedentes penales, acta de nacimiento gob mx, gob mx, mi llave cdmx, alcaldia cuauhtemoc, ' +
    'acta de hechos inm, permiso de trabajo inm, fideicomiso zona restringida, ejido land, tierra ejidal, ' +
    'mi afore, afore xxi, elektra mexico, isai tax, impuesto isai, recibo cfe, pagar cfe',
  netherlands:
    'bsn number, burgerservicenummer, digid, digi d, brp registration, basisregistratie personen, ' +
    'inschrijving gemeente, rni desk, rni registration, ind appointment, ind netherlands, ind nl, ' +
    'immigratie en naturalisatiedienst, verblijfsdocument, mvv visa, mvv stamp, kennismigrant, ' +
    'highly skilled migrant, orientation year, zoekjaar, zoekjaar visa, daft visa, daft treaty, ' +
    'dutch american friendship treaty, erkend referent, recognised sponsor ind, inburgeringsexamen, ' +
    'inburgeringsplicht, duo inburgering, naturalisatie, coa azc, azc, ter apel, vluchtelingenwerk, ' +
    'tewerkstellingsvergunning, twv, gvva, 30 ruling, 30 percent ruling, 30 regeling, belastingdienst, toeslagen, ' +
    'huurtoeslag, zorgtoeslag, kinderopvangtoeslag, kindgebonden budget, m form, m biljet, loonheffing, ' +
    'loonheffingskorting, kvk, kamer van koophandel, zzp, zzp er, zelfstandigenaftrek, wet dba, ozb, ozb tax, ' +
    'woz waarde, woz value, bpm tax, rdw, apk keuring, cbr rijbewijs, wegenbelasting, motorrijtuigenbelasting, ' +
    'afvalstoffenheffing, waterschapsbelasting, huurcommissie, wet betaalbare huur, woningnet, vrije sector, nhg, ' +
    'nationale hypotheek garantie, nvm makelaar, pararius, kamernet, huurwoningen nl, holland2stay, room nl, ' +
    'erfpacht, vve, ov chipkaart, ovpay, nederlandse spoorwegen, ns train, ns nl, connexxion, arriva nl, schiphol, ' +
    'schipol, schiphol airport, ams airport, eindhoven airport, rotterdam the hague airport, hoek van holland, ' +
    'hook of holland, huisartsenpost, zorgverzekering, basisverzekering, zilveren kruis, cz zorgverzekering, ' +
    'menzis, vgz, cak netherlands, cak brief, ggd, consultatiebureau, kraamzorg, wlz, wmo gemeente, ' +
    'sociale verzekeringsbank, uwv, ww uitkering, bijstand, bijstandsuitkering, participatiewet, wia uitkering, ' +
    'ziektewet, transitievergoeding, vaststellingsovereenkomst, cao nederland, aow, aow pension, pensioenfonds, ' +
    'abp pensioen, ing nl, ing nederland, abn amro, rabobank, bunq, asn bank, sns bank, tikkie, albert heijn, ' +
    'appie heijn, jumbo supermarkt, marktplaats, kpn, ziggo, odido, lebara nl, vattenfall nl, greenchoice, vitens, ' +
    'waternet, postnl, vwo, havo, vmbo, cito toets, leerplichtambtenaar, hbo opleiding, mbo opleiding, studielink, ' +
    'studiefinanciering, duo student, nuffic, dutch nt2, nt2 exam, nt2, staatsexamen nt2, juridisch loket, ' +
    'rechtbank den haag, raad voor rechtsbijstand, marechaussee, politie nl, verklaring omtrent het gedrag, ' +
    'expat center amsterdam, in amsterdam expat centre, rotterdam expat centre, holland expat center, ' +
    'raadpleging brp, geregistreerd partnerschap, verklaring van inschrijving, uittreksel brp, bsn nummer, ' +
    'funda nl, funda app, gemeente amsterdam, gemeente den haag, gemeente rotterdam, gemeente utrecht, ' +
    'gemeente eindhoven, mvv aanvraag, svb aow, hema nederland',
  'new-zealand':
    'inz, immigration nz, immigration new zealand, nzeta, ird number, ird nz, myir, inland revenue nz, nzbn, nzqa, ' +
    'ncea, ncea level, nz qualification framework, iqa nzqa, kiwisaver, kiwi saver, kiwisaver provider, paye nz, ' +
    'acc claim, acc levy, acc nz, accident compensation corporation, nz super, nz superannuation, supergold card, ' +
    'super gold card, winz, work and income, studylink, community services card, accommodation supplement nz, ' +
    'working for families, best start nz, paid parental leave nz, jobseeker support, aewv, ' +
    'accredited employer work visa, accredited employer, anzsco nz, smc resident visa, skilled migrant category, ' +
    'skilled migrant category resident visa, straight to residence, work to residence, green list tier 1, ' +
    'green list tier 2, parent retirement resident visa, active investor plus, active investor plus visa, ' +
    'temporary retirement visitor visa, partnership of a new zealander, srv resident visa, resident return nz, ' +
    'permanent resident visa nz, post study work visa nz, recognised seasonal employer, rse scheme, nzta, ' +
    'waka kotahi, warrant of fitness, wof check, rego nz, restricted licence nz, aa nz, at hop card, snapper card, ' +
    'bee card, metlink, kiwirail, interislander, bluebridge ferry, intercity nz, jetstar nz, ' +
    'auckland airport, akl, akl airport, wlg airport, chc airport, zqn, zqn airport, te whatu ora, health nz, ' +
    'health new zealand, pharmac, plunket, whanau awhina plunket, dhb, pho enrolment, healthline nz, ' +
    'southern cross health, nib nz, medical council of new zealand, nursing council of new zealand, ' +
    'manage my health, tenancy services, tenancy tribunal, residential tenancies act 1986, ' +
    'healthy homes standards, bond lodgement tenancy, kainga ora, first home grant nz, lim report, council lim, ' +
    'ccc code compliance certificate, leaky home, bright line test, brightline test, brightline, ' +
    'overseas investment office, oia request, oio consent, overseas investment act, linz, fif tax nz, ' +
    'fif rules nz, resident withholding tax, trademe, trade me property, oneroof, homes co nz, realestate co nz, ' +
    'barfoot, barfoot thompson, seek nz, asb bank, asb nz, bnz, kiwibank, anz nz, westpac nz, tsb bank nz, ' +
    'sharesies, one nz, spark nz, 2degrees, skinny mobile, slingshot nz, genesis energy, contact energy, ' +
    'meridian energy, mercury nz, vector auckland, watercare, eqc, natural hazards commission, toka tu ake, ' +
    'pak nsave, paknsave, pak n save, new world supermarket, countdown nz, woolworths nz, the warehouse nz, ' +
    'bunnings nz, noel leeming, nzd, nz dollar, nz dollars, mpi biosecurity, mpi nz, biosecurity nz, doc hut, ' +
    'doc campsite, decile school, school zone nz, equity index nz, ero report nz, kohanga reo, kura kaupapa, ' +
    '20 hours ece, playcentre, wananga, massey university, university of otago, university of auckland, ' +
    'victoria university of wellington, te pukenga, te reo, te reo maori, treaty of waitangi, waitangi, whanau, ' +
    'pakeha, marae, mana whenua, matariki, mbie, msd nz, employment relations authority, employment relations act, ' +
    'holidays act 2003, 90 day trial nz, era nz, community law nz, citizens advice bureau nz, ' +
    'financial markets authority nz, companies office nz, nz police, fenz, fire and emergency nz, corelogic nz, ' +
    'stuff co nz, nzherald, nz herald, nz post, kiwi passport, dia citizenship nz, department of internal affairs, ' +
    'oranga tamariki, on trade me, realme login, realme nz, mitre 10 nz',
  panama:
    'friendly nations visa, visa de paises amigos, panama pensionado, pensionado panama, visa pensionado panama, ' +
    'jubilado pensionado panama, qualified investor visa panama, inversionista calificado panama, ' +
    'reforestation visa, italy panama treaty visa, permiso de proteccion temporal panama, crisol de razas, ' +
    'servicio nacional de migracion panama, snm panama, carne de migracion panama, ' +
    'carnet provisional migracion panama, multiple entry visa panama, mitradel, carnet de trabajo mitradel, ' +
    'meduca, ifarhu, pase u, senacyt, senniaf, caja de seguro social, css panama, ley 462, ficha css, minsa capsi, ' +
    'minsa panama, hospital punta pacifica, pacifica salud, hospital paitilla, centro medico paitilla, ' +
    'hospital santo tomas panama, hospital nacional panama, hospital chiriqui, mae lewis, ' +
    'hospital regional rafael hernandez, clinica hospital san fernando panama, sertracen panama, attt, ' +
    'autoridad de transito panama, municipio de panama placa, revisado vehicular, panapass, metro de panama, ' +
    'metrobus panama, diablo rojo panama, albrook mall, terminal de albrook, tocumen airport, ' +
    'tocumen international, pty airport, enrique malek, albrook gelabert, marcos gelabert, scarlett martinez, ' +
    'copa airlines, copa air, itbms, impuesto de inmueble panama, impuesto de inmuebles panama, ' +
    'dgi panama, e tax 2 0, etax 2 0, aviso de operacion, panama emprende, panamaemprende, ' +
    'registro publico de panama, anati, titulo de propiedad anati, finca registro publico panama, ' +
    'fundacion de interes privado, private interest foundation, panama corporation, offshore panama, ' +
    'sede de empresas multinacionales, ley sem, decimo tercer mes panama, decimo panameno, xiii mes, ' +
    'decimo panama, codigo de trabajo panama, cedula juvenil, cedula e panama, tribunal electoral panama, ' +
    'naturalizacion panama, decreto ejecutivo 320, banistmo, banco general, banco nacional de panama, ' +
    'multibank panama, global bank panama, towerbank, st georges bank, caja de ahorros panama, ach panama, ' +
    'clave debito panama, panamanian balboa, riba smith, super 99, supermercados rey, el machetazo, ' +
    'supermercado romero, do it center, novey, felipe motta, farmacias arrocha, metro plus panama, super carnes, ' +
    'compreoalquile, encuentra24 panama, mas movil panama, cable onda, cable and wireless panama, tigo panama, ' +
    'ensa panama, naturgy panama, edechi, edemet, idaan, autoridad del canal, acp canal, sinaproc, senan, ' +
    'senafront, policia nacional panama, acodeco, ley de propiedad horizontal panama, ley 31 propiedad horizontal, ' +
    'boquete community players, bcp boquete, alto al crimen boquete, jubilados discount panama, ley 6 jubilados, ' +
    'utp panama, universidad de panama, udelas, balboa academy, isp panama, metropolitan school of panama, ' +
    'king s college panama, la prensa panama, tvn panama, paz y salvo panama, tasa unica panama, ' +
    'seguro educativo panama, corredor sur panama, corredor norte panama, yappy banco general, ' +
    'rights of possession panama, sem visa panama, visa sem panama',
  portugal:
    'portuguese nif, nif portugal, nif number portugal, nif online portugal, fiscal representative portugal, ' +
    'numero de contribuinte, financas, portal das financas, autoridade tributaria, niss portugal, niss number, ' +
    'seguranca social, seguranca social direta, aima, aima appointment, aima portal, sef portugal, ' +
    'sef appointment, ex sef, manifestacao de interesse, d7 visa, d8 visa, d8 digital nomad, d2 visa, d3 visa, ' +
    'job seeker visa portugal, portugal golden visa, golden visa portugal, ari golden visa, cplp visa, ' +
    'cplp residence, cartao de cidadao, cartao de residencia, certificado de registo, atestado de residencia, ' +
    'atestado da junta, junta de freguesia, freguesia, loja de cidadao, loja do cidadao, conservatoria, ' +
    'irn portugal, chave movel digital, nhr, nhr tax, nhr regime, nhr 2 0, ifici, residente nao habitual, ' +
    'irs jovem, irs portugal, recibos verdes, recibo verde, trabalhador independente, categoria b irs, ' +
    'regime simplificado portugal, abertura de atividade, inicio de atividade, imi tax, imi portugal, imt tax, ' +
    'imt portugal, isv, isv tax, iuc, iuc tax, dua car portugal, matricula portuguesa, imposto de selo, ' +
    'imposto do selo, caderneta predial, certidao permanente, licenca de utilizacao, ficha tecnica de habitacao, ' +
    'cpcv, contrato promessa compra e venda, promissory contract cpcv, escritura portugal, alojamento local, ' +
    'al licence, al license, rnal, arrendamento, senhorio, nrau, mais habitacao, porta 65, sns24, sns 24, ' +
    'sns portugal, numero de utente, utente, utente number, centro de saude, medico de familia portugal, ' +
    'taxas moderadoras, usf portugal, urgencia portugal, lusiadas, hospital da luz, hospital cuf, cuf hospital, ' +
    'cuf cascais, hospital particular do algarve, hpa gambelas, hospital santa maria lisbon, multicare portugal, ' +
    'adse, afpop, psp portugal, gnr portugal, linha saude 24, ciple, ciple a2, caple, plnm, ' +
    'portugues lingua de acolhimento, lei da nacionalidade, contagem de tempo nacionalidade, iefp, act portugal, ' +
    'subsidio de ferias, subsidio de natal, fundo de desemprego, codigo do trabalho portugal, abono de familia, ' +
    'dges, exames nacionais, agrupamento de escolas, ensino secundario portugal, creche feliz, ' +
    'universidade do porto, universidade nova de lisboa, carta de conducao, imt carta de conducao, imt ip, ' +
    'imtonline, inspecao periodica, via verde portugal, scut, portagens, ex scut, easytoll, multibanco, mb way, ' +
    'mbway, millennium bcp, millenniumbcp, novo banco, novobanco, caixa geral de depositos, cgd portugal, ' +
    'activobank, banco ctt, bpi portugal, santander totta, bison bank, banco best, certificados de aforro, ' +
    'ctt correios, ctt expresso, meo portugal, nos portugal, nowo, vodafone portugal, edp comercial, edp portugal, ' +
    'e redes, endesa portugal, epal, pingo doce, continente supermarket, continente online, intermarche portugal, ' +
    'minipreco, auchan portugal, leroy merlin portugal, imovirtual, casa sapo, custo justo, olx portugal, ' +
    'standvirtual, idealista portugal, uniplaces lisbon, comboios de portugal, cp comboios, alfa pendular, ' +
    'andante card, viva viagem, navegante card, passe navegante, carris, fertagus, metro do porto, tap portugal, ' +
    'tap air portugal, humberto delgado airport, lisbon airport, portela airport, opo airport, porto airport, ' +
    'sa carneiro airport, beja airport, livro de reclamacoes, deco proteste, ordem dos advogados, solicitador, ' +
    'registo criminal, certificado de registo criminal, regularizacao aima, modelo 3 irs, inem portugal, aimi tax, ' +
    'banco montepio, medis seguros, camara municipal de lisboa, camara municipal do porto',
  singapore:
    'hdb, hdb flat, hdb resale, hdb loan, hdb rental, bto, bto flat, bto application, mop hdb, ' +
    'minimum occupation period, executive condominium, sers hdb, hdb flat eligibility, hfe letter, ' +
    'non citizen quota, ethnic integration policy, cpf board, cpf contribution, cpf withdrawal, cpf oa, cpf life, ' +
    'cpf medisave, cpf ordinary account, singpass, sing pass, myinfo singpass, corppass, nric, fin number, ' +
    'fin card, foreign identification number, employment pass singapore, ep singapore, compass points ep, ' +
    'compass framework, overseas networks expertise pass, one pass singapore, tech pass, techpass, entrepass, ' +
    'personalised employment pass, letter of consent dp, dependant s pass, dependant pass singapore, ' +
    'dependent pass singapore, ltvp, long term visit pass, student s pass singapore, ica singapore, ' +
    'ica checkpoint, ica building, immigration checkpoints authority, immigration and checkpoints authority, ' +
    'sg arrival card, sgac, re entry permit singapore, pr singapore, singapore pr, singapore citizen, ' +
    'mom singapore, ministry of manpower singapore, mom gov sg, ipa letter mom, fair consideration framework, ' +
    'tafep, tadm, mycareersfuture, skillsfuture, workforce singapore, work permit holder mdw, ' +
    'migrant domestic worker singapore, mdw levy, fdw levy, iras tax, noa iras, ir21, ir8a, gst voucher, ' +
    'cdc vouchers, absd, additional buyer s stamp duty, buyer s stamp duty, ssd seller s stamp duty, tdsr, ' +
    'msr hdb, coe prices, coe car, lta gov sg, onemotoring, erp gantry, arf car tax, ' +
    'foreign driving licence singapore, btt singapore, basic theory test, traffic police ubi, ez link, ezlink, ' +
    'simplygo, smrt, sbs transit, mrt singapore, nets flashpay, comfortdelgro, medisave, medishield, ' +
    'medishield life, integrated shield plan, careshield, eldershield, chas card, healthhub, singhealth, nuhs, ' +
    'sgh hospital, singapore general hospital, tan tock seng, kk hospital, kkh, mount elizabeth hospital, ' +
    'mount alvernia, raffles medical, ns enlistment, ns liability, cmpb, exit permit ns, pre enlistee, nsmen, ' +
    'psle, aeis, aeis test, moe school, moe singapore, phase 2c, dsa secondary, sparkletots, my first skool, ' +
    'baby bonus singapore, nus singapore, ntu singapore, nanyang, smu singapore, international school singapore, ' +
    'uwcsea, tanglin trust, singapore american school, dbs bank, dbs posb, posb, ocbc, uob, uob bank, paynow, ' +
    'paylah, giro singapore, srs account, sgd, singapore dollar, singapore dollars, mas singapore, ' +
    'monetary authority of singapore, singtel, starhub, m1 singapore, circles life, simba telecom, giga sim, ' +
    'myrepublic, sp group, sp services, sp utilities, pub water singapore, ntuc, fairprice, ntuc fairprice, ' +
    'ntuc income, sheng siong, cold storage singapore, redmart, giant singapore, mustafa centre, don don donki, ' +
    'carousell sg, propertyguru sg, ohmyhome, srx property, coliving singapore, lyf one north, hmlet, ' +
    'diplomatic clause, inventory list tenancy singapore, small claims tribunals, cea agent, cea singapore, ' +
    'ura singapore, sla singapore, landed dwelling unit approval unit, ldau, acra, bizfile, uen, uen number, ' +
    'pte ltd, imda, nea singapore, scdf, singapore police force, i witness, changi airport, changi t3, ' +
    'jewel changi, scoot airlines, singapore airlines, tanah merah ferry terminal, harbourfront ferry, ' +
    'woodlands causeway, rts link singapore, vep singapore, tuas link, rom singapore, ' +
    'registry of marriages singapore, syariah court singapore, family justice courts, mendaki, mccy, ' +
    'pioneer generation, merdeka generation, silver support scheme, comcare, eldercare singapore, ' +
    'maid agency singapore, iras singapore, mytax portal iras, s pass quota, s pass levy, lta singapore, ' +
    'polyclinic singapore, 99 co singapore, assurance package singapore, ipa mom singapore, coe bidding, ' +
    'safra clubs, ep holder singapore, dp holder singapore',
  'south-korea':
    'hikorea, hi korea, hikorea go kr, k eta, arc card korea, alien registration card korea, residence card korea, ' +
    'arc immigration seoul, seoul immigration office, mokdong immigration, omokgyo immigration, ' +
    'sejongno immigration, immigration contact center 1345, 1345 hotline, danuri, danuri helpline, ' +
    'kiip level, social integration program, topik, topik ii, topik level, topik 6, f 2 7, f 2 7 visa, f27 visa, ' +
    'f 2 r, f 6 visa, f 6 1, f6 visa, f 5 visa, f5 visa, f 4 visa, f4 visa, d 10 visa, d10 visa, d 8 4, d 8 visa, ' +
    'd 2 visa korea, d 4 visa, e 7 visa, e 7 1, e 7 4, e7 visa, e 9 visa, e9 visa, h 2 visa korea, f 1 d, ' +
    'workation visa korea, working holiday korea h 1, overseas korean visa, gyopo, epik, gepik, epik program, ' +
    'million won, won deposit, 000 won, hagwon, hagwons, hakwon, native english teacher korea, teach and learn in korea, talk program korea, jeonse, ' +
    'jeonsae, chonse, wolse, banjeonse, jeonse loan, jeonse fraud, officetel, goshiwon, gosiwon, hasukjip, ' +
    'one room korea, ondol, gwanlibi, budongsan, zigbang, dabang app, naver real estate, naver land, ' +
    'peterpan room, jeonip singo, hwakjeong ilja, deunggibu, cheongyak, pyeong, jumin number, jumin center, ' +
    'jumin deungnok, resident registration number, dong office, gu office, gov24, minwon24, government24, ' +
    'gongin injeungseo, pass app verification, ingam, dojang stamp, gajok gwangye, family relation certificate, ' +
    'hojeok, nhis korea, nhis or kr, national health insurance service korea, geongang boheom, ' +
    'national pension service korea, gukmin yeongeum, nps korea, lump sum refund pension korea, ' +
    'four major insurances, 4 major insurances, sadae boheom, toejikgeum, hometax, yeonmal jeongsan, nts korea, ' +
    'wetax, 19 flat tax korea, moel korea, labor board korea, suneung, csat korea, eorinijip, sookmyung, yonsei, ' +
    'ewha, kaist, postech, snu korea, seoul national university, korea university, sungkyunkwan, hanyang, ' +
    'gks scholarship, kgsp, global korea scholarship, naver, naver map, naver maps, naver pay, kakaotalk, ' +
    'kakao talk, kakaobank, kakao bank, kakao pay, kakao map, papago, toss bank, toss app korea, coupang, ' +
    'coupang eats, baemin, yogiyo, gmarket, 11st, karrot market, danggeun, danggeun market, shinhan, shinhan bank, ' +
    'kb kookmin, kookmin bank, hana bank, keb hana, woori bank, nonghyup, nh bank korea, ibk korea, sk telecom, ' +
    'skt korea, kt olleh, olleh, lg u, lguplus, lg uplus, u korea, chingu mobile, kepco korea, seoul gas, kogas, ' +
    'emart, e mart, homeplus, lotte mart, olive young, gs25, cu convenience, no brand korea, daiso korea, korail, ' +
    'ktx, itx, itx saemaeul, srt train, t money, tmoney, t money card, climate card seoul, seoul metro, arex, ' +
    'incheon airport, incheon international, gimpo airport, gimpo international, gimhae airport, jeju airport, ' +
    'cju airport, korean air, asiana, jin air, jeju air, ministry of justice korea, mofa korea apostille, ' +
    'koreabridge, seoul global center, seoul foreign resident center, itaewon global village center, ' +
    'seoul global village, multicultural family support center, damunhwa, usfk, sofa status korea, ' +
    'dod contractor korea, driver s license agency korea, dobong driver license, koroad, 119 korea, ' +
    '1330 travel hotline, 112 korea, samsung medical center, asan medical center, severance hospital, ' +
    'yonsei severance, hanbang, sanhujoriwon, kookmin happiness card, gukmin haengbok card, medical aid korea, ' +
    'military service korea, military manpower administration, mma korea, byeongmucheong, dual nationality korea, ' +
    'hanguk, hangul, korean won, krw, manwon, dart korea, kotra, kotra d 8, oasis startup visa, kised, k startup, ' +
    'chaebol, jaebol, seoul startup hub, korea immigration service, korea herald, kakao account, icn airport, ' +
    'tway air',
  spain:
    'nie number, numero nie, mi nie, nie spain, tarjeta tie, tie card, empadronamiento, empadronarme, ' +
    'empadronarse, empadronado, certificado de empadronamiento, volante de empadronamiento, padron municipal, ' +
    'oficina de extranjeros, cita previa, agencia tributaria, aeat, sepe, inss, tgss, vida laboral, ' +
    'informe de vida laboral, cuota de autonomos, alta de autonomo, alta autonomos, tarifa plana autonomos, cl ve, ' +
    'clave permanente, certificado digital fnmt, fnmt, modelo 100, modelo 130, modelo 210, modelo 303, modelo 720, ' +
    'modelo 721, modelo 036, modelo 790, modelo 790 012, tasa 790, ex 15, ex 17, ex 18, ex 10, beckham law, ' +
    'ley beckham, loi beckham, ibi tax, recibo del ibi, pagar el ibi, impuesto ibi, plusvalia municipal, ' +
    'referencia catastral, nota simple, ivtm, pasar la itv, itv caducada, arraigo social, arraigo familiar, ' +
    'arraigo laboral, arraigo para la formacion, arraigo sociolaboral, tarjeta comunitaria, ' +
    'familiar de comunitario, non lucrative visa, visado no lucrativo, tarjeta sanitaria individual, ' +
    'convenio especial sanidad, muface, seguridad social autonomos, ebau, evau, selectividad, ' +
    'pruebas de acceso a la universidad evau, examen ccse, ccse, dele a2, homologacion de titulos espana, erte, ' +
    'ingreso minimo vital, ley de arrendamientos urbanos, estatuto de los trabajadores, ley de vivienda 12 2023, ' +
    'ley de extranjeria, ley de memoria democratica, ley de nietos, comunidad autonoma, generalitat, mossos, ' +
    'mossos d esquadra, ertzaintza, guardia civil, direccion general de trafico, mercadona, eroski, ' +
    'el corte ingles, hipercor, alcampo, bonpreu, fotocasa, habitaclia, pisos com, milanuncios, caixabank, ' +
    'la caixa, bankinter, banco sabadell, unicaja, ibercaja, kutxabank, abanca, openbank, bizum, iberdrola, ' +
    'endesa, holaluz, yoigo, masmovil, pepephone, lowi, renfe, cercanias, rodalies, ouigo espana, adif, aena, ' +
    'barajas, el prat, agp, ibz, svq, lpa, tfs, sanitas, asisa, adeslas, oficina de extranjeria, cita extranjeria, ' +
    'tarjeta nie, nie caducado',
  sweden:
    'personnummer, samordningsnummer, coordination number skatteverket, skatteverket, migrationsverket, ' +
    'forsakringskassan, arbetsformedlingen, csn lan, centrala studiestodsnamnden, kronofogden, ' +
    'kronofogdemyndigheten, transportstyrelsen, bolagsverket, pensionsmyndigheten, socialtjansten, lantmateriet, ' +
    'trafikverket, hyresnamnden, hyresgastforeningen, bostadsformedlingen, bostadsko, bostadsratt, ' +
    'bostadsrattsforening, hyresratt, andrahand, folkbokforing, folkbokford, personbevis, mobilt bankid, ' +
    'freja eid, kivra, vardcentral, vardcentralen, 1177 vardguiden, vardguiden, hogkostnadsskydd, foraldrapenning, ' +
    'foraldraledighet, barnbidrag, bostadsbidrag, sjukpenning, a kassa, akassa, kollektivavtal, f skatt, fskatt, ' +
    'f skattsedel, a skatt, enskild firma, aktiebolag, rot avdrag, rutavdrag, rut avdrag, rotavdrag, jamkning, ' +
    'kommunalskatt, svenska for invandrare, sfi kurs, swedex, antagning se, universityadmissions se, ' +
    'hogskoleprovet, gymnasieskola, forskola, uppehallstillstand, uppehallskort, arbetstillstand, ' +
    'lagen om anstallningsskydd, anstallningsskydd, systembolaget, ica maxi, ica kvantum, hemkop, coop forum, ' +
    'clas ohlson, hemnet, blocket, blocket bostad, booli, qasa, handelsbanken, swedbank sverige, lansforsakringar, ' +
    'skandiabanken, sbab, bankgiro, plusgiro, telia sverige, comviq, bredbandsbolaget, vattenfall sverige, ' +
    'ellevio, fortum sverige, sj tag, pressbyran, storstockholms lokaltrafik, sl access, vasttrafik, ' +
    'skanetrafiken, arlanda, arn airport, bromma airport, landvetter, skavsta, sturup, polismyndigheten, ' +
    'polisen sverige, riksdag, riksdagen, postnord sverige, riksbanken, fastighetsavgift, ' +
    'besiktning bilprovningen, bilprovningen, willys butik, apoteket hjartat, unionen a kassa',
  switzerland:
    'permis g, permit g swiss, swiss b permit, swiss c permit, swiss l permit, ausweis b, ausweis c, ausweis l, ' +
    'ausweis g, auslanderausweis, ahv, ahv nummer, numero avs, avs number, cotisations avs, avs ai, lamal, ' +
    'la mal assurance, kvg, assurance lamal, lpp, 3e pilier, pilier 3a, pillar 3a, saule 3a, second pillar swiss, ' +
    'freizugigkeitskonto, compte de libre passage, libre passage, freizugigkeit, caisse de compensation avs, ' +
    'quasi resident, bareme c impot source, kantonale steuerverwaltung, estv, afc suisse, eigenmietwert, ' +
    'staatssekretariat fur migration, secretariat d etat aux migrations, ocpm, office cantonal de la population, ' +
    'service de la population vaud, spop, migrationsamt, amt fur migration, migrationsamt zurich, ' +
    'controle des habitants, einwohnerkontrolle, einwohnerdienste, kreisburo, heimatort, burgerort, ' +
    'betreibungsamt, betreibungsauszug, betreibungsregister, office des poursuites, extrait des poursuites, ' +
    'extrait du registre des poursuites, ufficio esecuzione, schlichtungsbehorde, mieterverband, asloca, ' +
    'asloca suisse, mietkautionskonto, swisscaution, office regional de placement, ' +
    'regionales arbeitsvermittlungszentrum, arbeitslosenkasse, caisse cantonale de chomage, ' +
    'hospice general geneve, code des obligations suisse, obligationenrecht, prestations complementaires avs, ' +
    'pramienverbilligung, subside assurance maladie, subside lamal, serafe, billag, service des automobiles, ' +
    'autobahnvignette schweiz, vignette autoroutiere suisse, gymnasiale maturitat, maturite gymnasiale, ' +
    'maturite professionnelle, berufsmatura, certificat federal de capacite, eidgenossisches fahigkeitszeugnis, ' +
    'epfl, eth zurich, ethz, epfz, fide test, test fide, fide sprachnachweis, sbb, cff, ffs treni, swisspass, ' +
    'halbtax, halbtaxabo, demi tarif cff, generalabonnement, bls bahn, postauto, carpostal, zvv, tpg geneve, ' +
    'swisscom, wingo mobile, migros, m budget, denner, manor suisse, homegate, comparis, immostreet ch, anibis, ' +
    'tutti ch, ricardo ch, postfinance, post finance, raiffeisen schweiz, zurcher kantonalbank, zkb, bcge, ' +
    'banque cantonale, kantonalbank, twint, neon bank, css versicherung, helsana, sanitas krankenversicherung, ' +
    'groupe mutuel, swica, concordia krankenkasse, kpt krankenkasse, rega helicopter, kantonspolizei, ' +
    'police cantonale, gva, zrh, cointrin, zurich kloten, euroairport, axpo, ewz, romande energie, ' +
    'services industriels de geneve, bundesgericht, swissquote, frontalier suisse, ubs schweiz, ubs suisse, ' +
    'assura maladie, franchise lamal',
  taiwan:
    'aprc, aprc card, alien resident certificate, employment gold card, gold card holder taiwan, ' +
    'national immigration agency taiwan, niat, household registration taiwan, huji, nwohr, ui number, ' +
    'uniform id number, tongyi bianhao, tongbian, fapiao lottery, uniform invoice lottery, uniform invoice, ' +
    'nhi card, nhi card taiwan, jianbao, jian bao, health insurance ic card, bureau of labor insurance, ' +
    'labor insurance bureau, laobao, labor standards act taiwan, labor pension act, new labor pension system, ' +
    'ministry of labor taiwan, moea taiwan, entrepreneur visa taiwan, ' +
    'act for the recruitment and employment of foreign professionals, boca visa, 1922 hotline, 1955 hotline, ' +
    '1999 taipei, tocfl, gsat, buxiban, buxiban teacher, cram school buxiban, huayu enrichment scholarship, ' +
    'moe taiwan scholarship, mofa taiwan fellowship, easycard, easy card taipei, ipass card, youbike, ' +
    'taipei metro, taipei mrt, thsr, hsr taoyuan, taiwan high speed rail, tra train taiwan, tsa taipei songshan, ' +
    'khh, rmq, taoyuan airport, songshan airport, chunghwa telecom, chunghwa post, far eastone, fareastone, ' +
    'taipower, taiwan power company, px mart, pxmart, quanlian, rt mart taiwan, carrefour taiwan, 591 rent, ' +
    '591 com tw, 104 job bank, 104 com tw, yourator, cakeresume, e sun bank, esun bank, cathay united bank, ctbc, ' +
    'ctbc bank, taishin, taipei fubon, fubon, first bank taiwan, line pay taiwan, jkopay, shopee taiwan, pchome, ' +
    'momo shop taiwan, eva air, starlux, ntd, new taiwan dollar, minguo, minguo year, roc calendar, ' +
    'republic of china passport, hukou taiwan, legislative yuan, executive yuan, control yuan, ' +
    'alternative military service taiwan, substitute military service roc, taiwan compatriot permit, taibaozheng, ' +
    'ntu taipei, nccu, ncku, nthu, nycu, 統一編號, 健保卡, 居留證, 外僑居留證, 移民署, 戶政事務所, 勞動部, 國稅局, 統一發票, 悠遊卡, tpe airport, ' +
    'taiwan arc, taiwan nhi',
  thailand:
    'tm30, tm 30, tm47, tm 47, tm6, tm 6, tm7, tm 7, tm8, tm 8, tm86, tm87, tdac, thailand digital arrival card, ' +
    '90 day report, 90 day reporting, 90 days reporting, rapport des 90 jours, non o visa, non immigrant o, ' +
    'non oa, non o a, o a visa, non b visa, non immigrant b, non ed visa, dtv visa, destination thailand visa, ' +
    'ltr visa, long term resident visa boi, boi company, thailand elite, thai elite, elite visa, ' +
    'thailand privilege card, pink id, pink id card, pink thai id, yellow book tabien baan, yellow house book, ' +
    'blue house book, tabien baan, tabien ban, tambien baan, thabian ban, amphur, amphoe, tambon, tessaban, ' +
    'chanote, chanod, nor sor sam, nor sor 3, sor por kor, usufruct thailand, foreign business act, fba license, ' +
    'treaty of amity company, condominium act foreign quota, foreign quota condo, 49 foreign quota, or tor 3, ' +
    'tor tor 3, fet form, foreign exchange transaction form, land office chanote, por ror bor, kor ror 22, ' +
    'kor ror 2, khor ror 3, kor ror 3, labour protection act 2541, labor protection act 2541, ' +
    'section 118 severance, sso section 33, section 33 social security, section 39 social security, ' +
    'section 40 social security, por por 20, pnd 90, pnd 91, pnd90, pnd91, pnd 1, pnd 36, pnd 50, pp30, ' +
    'por 161 2566, por 162 2566, por 161, thai tin, sor tor 3, kp license, teacher council khurusabha, khurusabha, ' +
    'o net, tgat, baht, thai baht, thb, por kor sor, immigration chaeng wattana, chaeng watthana immigration, ' +
    'jomtien immigration, thai consulate savannakhet, tm28, promptpay, true money wallet, truemoney, truemove, ' +
    'truemove h, ais fibre, dtac, kbank, kasikorn, kasikornbank, krungsri, krungthai, krung thai bank, ' +
    'bangkok bank, siam commercial bank, ttb bank, tmbthanachart, ghb bank, big c, tesco lotus, lotus s thailand, ' +
    'makro thailand, villa market, tops market, ddproperty thailand, hipflat, fazwaz, bahtsold, grab thailand, ' +
    'lazada thailand, suvarnabhumi, suwannaphum, don mueang airport, dmk, cnx, usm airport, u tapao, utapao, ' +
    'bts skytrain, bts bangkok, mrt bangkok, airport rail link bangkok, hua lamphong, krung thep aphiwat, ' +
    'bang sue grand, rot fai, songthaew, state railway of thailand, thai airways, nok air, tourist police 1155, ' +
    '1178 immigration, bumrungrad, bangkok hospital, samitivej, bnh hospital, 30 baht scheme, 30 baht, ' +
    'pea electricity thailand, mea electricity bangkok, ถ นท อย, กรงเทพ, เช ยงใหม, ภเก ต, พ ทยา, ทะเบ ยนบาน, ' +
    'ใบอนญาตท างาน, ประก นส งคม, สรรพากร, โฉนด, hkt airport',
  'united-arab-emirates':
    'emirates id, emirate id, eid card uae, uae pass, uaepass, mohre, tawjeeh, tasheel, tas heel, tadbeer, ' +
    'amer centre, amer center, gdrfa, gdrfad, icp smart, icp uae, federal authority for identity, ' +
    'labour card mohre, iloe, iloe insurance, involuntary loss of employment, federal decree law 33, ' +
    'federal decree law no 33, federal decree law no 33 of 2021, law 33 of 2021, law 26 of 2007, ' +
    'limited contract mohre, arbitrary dismissal uae, gratuity mohre, end of service gratuity uae, gpssa, ' +
    'dha license, dha licence, haad license, doh abu dhabi, dataflow dha, al hosn, alhosn, malaffi, khda, ' +
    'spea sharjah, ejari, tawtheeq, tawtheeq contract, rera dubai, dubai land department, dld, dld fees, ' +
    'rental dispute center, rental disputes centre, rental dispute settlement, oqood, mollak, dubai rest app, ' +
    'dewa bill, dewa deposit, sewa bill sharjah, sewa sharjah, addc, aadc, fewa, etihadwe, etihad we, tabreed, ' +
    'empower chilled water, emicool, housing fee dewa, salik toll, salik tag, salik gate, darb toll, rta dubai, ' +
    'rta fine, nol card, dubai metro, dubai tram, hafilat, hafilat card, dubai police, abu dhabi police, ' +
    'tamm abu dhabi, dubainow, dubai now, al adheed, aecb, al etihad credit bureau, etisalat, e uae, du telecom, ' +
    'du mobile, du internet, virgin mobile uae, dubizzle, bayut, careem uae, talabat uae, emirates nbd, enbd, ' +
    'adcb, fab bank, first abu dhabi bank, mashreq, dubai islamic bank, rakbank, rak bank, emirates islamic, ' +
    'cbd bank, liv bank, wio bank, al ansari exchange, uae exchange, c3pay, ratibi card, mainland license dubai, ' +
    'dubai economic department, ded license, dmcc, ifza, rakez, shams free zone, spc free zone, meydan free zone, ' +
    'tecom free zone, adgm, dafza, free zone visa dubai, esaad card, fazaa card, emirates airline, flydubai, ' +
    'etihad airways, air arabia, wizz air abu dhabi, dwc, rkt airport, fujairah free zone, ' +
    'zayed international airport, al maktoum airport, dubai mall, union coop, spinneys dubai, choithrams, aed, ' +
    'dirham uae, uae dirham, labour ban, absher uae, dubai courts, abu dhabi judicial department, difc will, ' +
    'difc wills, adjd, fta corporate tax uae, emaratax, emara tax, emirati, emiratisation, emiratization, ' +
    'الهويه الاماراتيه, هويه الامارات, توثيق عقود الايجار ابوظبي, وزاره الموارد البشريه والتوطين, ' +
    'بطاقه العمل الاماراتيه, الاقامه الذهبيه, درهم اماراتي, هييه كهرباء ومياه دبي, اتصالات الامارات, الاماراتي, ' +
    'اماراتيه, daman insurance, thiqa card, seha abu dhabi, adek abu dhabi, adib bank, nafis uae, نظام ايجاري دبي, ' +
    'property finder uae',
  'united-kingdom':
    'hmrc, hm revenue, self assessment utr, utr number, unique taxpayer reference, national insurance, ' +
    'national insurance number, ni number, ni contributions, sa302, sa100, p45, p60, p11d, p800, tax code 1257l, ' +
    '1257l, making tax digital, mtd for itd, council tax, council tax band, stamp duty land tax, sdlt, lbtt, ir35, ' +
    'cis scheme construction, working tax credit, universal credit, uc47, housing benefit uk, pip assessment dwp, ' +
    'dwp, jobcentre, jobcentre plus, esa50, limited capability for work, attendance allowance, pension credit, ' +
    'state pension forecast, winter fuel payment, child maintenance service, brp card, biometric residence permit, ' +
    'ukvi, ukvi account, uk evisa, indefinite leave to remain, ilr, flr m, flr fp, set o, set m, ' +
    'eu settlement scheme, euss, settled status, pre settled status, share code, right to rent, ' +
    'right to work check, life in the uk, life in the uk test, certificate of sponsorship, ' +
    'skilled worker visa cos, health and care visa, health and care worker visa, immigration health surcharge, ' +
    'no recourse to public funds, nrpf, appendix fm, ecctis, tls contact uk, uk eta, windrush, oisc, ' +
    'form an naturalisation, ancestry visa uk, british citizenship, bno visa, bn o, nhs, nhs number, gp surgery, ' +
    'nhs 111, gmc registration plab, plab, nmc pin, cqc, ehic ghic, ghic, gcse, gcses, ucas, ofsted, sixth form, ' +
    'btec, eyfs, ehcp, sen tribunal, 11 plus, eleven plus, student finance england, student loan plan 2, ' +
    'plan 5 student loan, scottish highers, dbs check, enhanced dbs, disclosure scotland, dvla, dvsa, v5c, v62, ' +
    'sorn, mot test, mot certificate, ulez, congestion charge london, provisional licence dvla, dart charge, ' +
    'pcn appeal, popla, tv licensing, section 21 notice, section 8 notice, section 20 notice, assured shorthold, ' +
    'assured shorthold tenancy, ast tenancy, renters rights act, renters rights bill, tenancy deposit scheme, ' +
    'deposit protection service, mydeposits, hmo licence, housing act 1988, landlord and tenant act 1985, homebuy, ' +
    'shared ownership staircasing, help to buy isa, lifetime isa, cash isa, stocks and shares isa, premium bonds, ' +
    'ns i, leasehold reform, share of freehold, hm land registry, companies house, confirmation statement cs01, ' +
    'acas, acas early conciliation, employment tribunal, employment rights act 1996, equality act 2010, ' +
    'consumer rights act 2015, section 75 consumer credit act, data protection act 2018, small claims n1 form, ' +
    'money claim online, mcol, county court judgment, ccj, citizens advice, shelter scotland, ' +
    'statutory maternity pay, ssp1, mat b1, matb1, zero hours contract, national living wage, tupe, fca register, ' +
    'financial ombudsman, cifas, ofcom, ofgem, ofwat, nhs pension, teachers pension scheme, ' +
    'lasting power of attorney, opg lpa, office of the public guardian, grant of probate pa1p, pa1p, iht400, ' +
    'iht205, form d8, cafcass, police scotland, psni, met police, 101 police, action fraud, ' +
    'crown prosecution service, magistrates court, magistrates court uk, rightmove, zoopla, openrent, spareroom, ' +
    'gumtree uk, sainsbury s, sainsburys, asda, morrisons, waitrose, john lewis, boots pharmacy uk, natwest, ' +
    'lloyds bank, halifax bank, nationwide building society, barclays uk, monzo, starling bank, tsb bank uk, ' +
    'santander uk, hsbc uk, british gas, octopus energy, edf uk, scottish power, scottishpower, thames water, ' +
    'severn trent, united utilities, yorkshire water, bt openreach, openreach, talktalk, giffgaff, ee mobile uk, ' +
    'evri, royal mail, dpd uk, parcelforce, national rail, network rail, railcard, lner, avanti west coast, ' +
    'gwr train, tfl, oyster card, london underground, elizabeth line, heathrow, heatrow, lhr, gatwick, lgw, ' +
    'stansted, luton airport, birmingham airport, bhx, manchester airport, glasgow prestwick, british pound, ' +
    'pounds sterling, gov uk, uk home office, et1 form, c100 form, section 21 eviction, welsh government, ' +
    'welsh revenue authority',
  'united-states':
    'irs, form 1040, 1040 sr, 1040nr, 1040 nr, 1040 x, form 1099, 1099 nec, 1099 k, 1099 misc, 1098 t, w 2, ' +
    'w2 form, w 4, w 8ben, w8ben, w 9, w9 form, schedule c, form 8843, form 8938, fbar, fincen 114, fincen, fatca, ' +
    'itin, itin number, w 7, ein number, fica tax, earned income tax credit, eitc, standard deduction irs, cp2000, ' +
    'cp14, 401k, 401 k, 403b, 403 b, roth ira, traditional ira, roth 401k, rmd, hsa account, fsa account, ' +
    '529 plan, social security number, ssn, ssn card, itin renewal, ssa office, ss 5, ssdi, ssi benefits, ' +
    'medicaid, medi cal, medicaid expansion, medicare part b, medicare part d, medicare advantage, obamacare, ' +
    'affordable care act, aca marketplace, healthcare gov, covered california, cobra coverage, cobra insurance, ' +
    'hipaa, fmla, flsa, eeoc, nlrb, uscis, uscic, i 130, i130, i 485, i485, i 765, i765, i 131, i131, i 140, ' +
    'i 129, i 129f, i 539, i 589, i 601, i 601a, i 751, i 90, i 797, i 864, i 94, i94, i 20, i20 form, i 9 form, ' +
    'n 400, n400, n 600, n 565, ds 160, ds160, ds 260, ds 11, ds 82, ds 2019, green card, greencard, ' +
    'green card lottery, dv lottery, diversity visa, h 1b, h1b, h 4 ead, h4 ead, h 2a, h 2b, l 1 visa, l1 visa, ' +
    'o 1 visa, o1 visa, eb 1, eb 2, eb 2 niw, eb2, eb3, eb 3, eb 5, eb5, niw, f 1 visa, f1 visa, opt stem, ' +
    'stem opt, cpt opt, j 1 visa, j1 visa, k 1 visa, k1 visa, b1 b2, b 2 visa, tn visa, e 2 visa, e2 visa, u visa, ' +
    'vawa, daca, dreamers daca, tps status, advance parole, adjustment of status, humanitarian parole, asylum ead, ' +
    'ead card, employment authorization document, perm labor certification, prevailing wage determination, ' +
    'public charge rule, 221 g, 212 a, national visa center, ceac, us embassy visa interview, visa bulletin, ' +
    'priority date visa bulletin, cbp, cbp one, global entry, tsa precheck, esta application, esta authorization, ' +
    'real id, dmv, dmv appointment, dmv office, homeowners association, hoa fees, hoa, fha loan, va loan, ' +
    'fannie mae, freddie mac, section 8 voucher, section 8 housing, food stamps, snap benefits, snap ebt, ' +
    'ebt card, wic benefits, tanf, head start program, fafsa, pell grant, ged test, sat score, act score, ' +
    'ap classes, ivy league, common app, sevis, sevp, pslf, sallie mae, mohela, navient, at will employment, ' +
    'unemployment edd, edd california, right to work state, minimum wage flsa, s corp, c corp, delaware llc, ' +
    'wyoming llc, registered agent llc, boi report fincen, uniform commercial code, fico score, ' +
    'equifax experian transunion, chapter 7 bankruptcy, fcra, fdcpa, cfpb, ftc, sec filing, finra, fdic, ' +
    'section 230, miranda rights, bail bond, district attorney, grand jury, first amendment, fourth amendment, ' +
    'supreme court scotus, scotus, fbi, faa, fema, usps, usps tracking, ups store, zelle, venmo, cash app, ' +
    'chase bank, jpmorgan chase, wells fargo, citibank us, capital one, us bank, pnc bank, navy federal, ' +
    'ally bank, charles schwab, fidelity 401k, vanguard ira, geico, state farm, progressive insurance, allstate, ' +
    'blue cross, bcbs, unitedhealthcare, aetna, kaiser permanente, walgreens, rite aid, walmart us, ' +
    'target store us, trader joe s, trader joes, publix, wegmans, kroger, safeway california, h e b, meijer, ' +
    'whole foods, zillow, redfin, trulia, realtor com, verizon, at t, xfinity, comcast, spectrum internet, ' +
    'mint mobile, pg e, con ed, con edison, amtrak, greyhound bus us, nyc subway, metrocard, mta nyc, lirr, ' +
    'bart san francisco, jfk, laguardia, sfo, o hare, ohare, ewr, lga, iad, dulles, dtw, slc airport, ' +
    'delta air lines, southwest airlines, county sheriff, state trooper, highway patrol, hud housing, ' +
    'chapter 13 bankruptcy, chapter 11 bankruptcy, cvs pharmacy, lax airport, septa transit',
  vietnam:
    'vneid, cccd, can cuoc cong dan, can cuoc, cmnd, chung minh nhan dan, trc card, trc vietnam, ' +
    'temporary residence card vietnam, the tam tru, the thuong tru, đang ky tam tru, dang ky tam tru, tam tru, ' +
    'ct07, ct01, na5 form, na13, na16, na17, na19, so ho khau, ho khau, so đo, so hong, pink book vietnam, ' +
    'red book land vietnam, red book certificate, lurc, land use right certificate, giay phep lao đong, ' +
    'giay phep lao dong, work permit dolisa, dolisa, molisa, ly lich tu phap, phieu ly lich tu phap, ma so thue, ' +
    'bao hiem xa hoi, bhxh, bhyt, bhtn, vssid, bao hiem y te, thue tncn, tncn, thue thu nhap ca nhan, hoa đon đo, ' +
    'red invoice, giay khai sinh, giay kham suc khoe, đang ky ket hon, dang ky ket hon, ' +
    'giay xac nhan tinh trang hon nhan, 5 year visa exemption, 5 year visa exemption certificate, ' +
    'giay mien thi thuc, gmtt, viet kieu, visa dt1, dt1 visa, dt2 visa, dt3 visa, dt4 visa, dn1 visa, dn2 visa, ' +
    'ld1 visa, ld2 visa, lđ1, lđ2, tt visa vietnam, dt investor visa, quan ly xuat nhap canh, ' +
    'cuc quan ly xuat nhap canh, 333 nguyen trai, 44 46 tran phu, cong an phuong, cong an, ubnd, uy ban nhan dan, ' +
    'phuong, xa phuong, tong cuc thue, etax mobile, decree 152, decree 152 2020, decree 70 2023, decree 219 2025, ' +
    'labour code 2019 vietnam, labor code 45 2019, law 47 2014, law 51 2019, nghi đinh 168, nghi đinh, decree 168, ' +
    'decree 168 2024, thong tu, bo luat lao đong, luat đat đai, luat nha o, luat cu tru, thi thpt, thpt quoc gia, ' +
    'tot nghiep thpt, vstep, dong currency, vnd, vnđ, vietcombank, vcb digibank, techcombank, bidv, vietinbank, ' +
    'agribank, mb bank vietnam, mbbank, vpbank, tpbank, sacombank, hdbank, acb vietnam, vietqr, ' +
    'momo wallet vietnam, momo vietnam, zalopay, zalo, vnpay, viettel, vinaphone, mobifone, fpt telecom, ' +
    'vietnamobile, vnpt, evn hanoi, evn bill, evnhcmc, tiki vietnam, batdongsan, bat đong san, chotot, cho tot, ' +
    'topcv, vietnamworks, vinmart, winmart, co opmart, coopmart, bach hoa xanh, the gioi di dong, vinmec, ' +
    'fv hospital, bach mai, cho ray, vingroup, vinfast, vinschool, rmit saigon, vietjet, vietjet air, ' +
    'vietnam airlines, bamboo airways, noi bai, tan son nhat, tan son nhut, long thanh airport, sgn, cxr, pqc, ' +
    'reunification express, xe om, saigon metro, ben thanh, grabbike vietnam, tet bonus, 13th month tet, ' +
    'thuong tet, canh sat giao thong, csgt, a1 licence vietnam, bang lai xe, mau na6, mau na7, ' +
    'ward people s committee',
};
