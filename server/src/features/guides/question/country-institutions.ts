/**
 * More signs of a country, beside `country-signs.ts`: nicknames, universities, offices, papers, schemes and airports as
 * visitors write them. Plain spelling.
 */
export const countryInstitutions: Readonly<Record<string, string>> = {
  australia:
    'down under, land down under, straya, aussieland, unsw, uq brisbane, usyd, uni of sydney, university of sydney, university of melbourne, unimelb, ' +
    'monash, monash university, rmit, rmit melbourne, anu canberra, university of queensland, university of adelaide, uwa perth, ' +
    'border force australia, abf, medicare card australia, perth airport, melbourne airport, sydney airport, brisbane airport, quarantine mickleham, mickleham',
  brazil:
    'usp, unicamp, ufrj, puc rio, ufmg, policia federal brasil, galeao, guarulhos airport, congonhas, viracopos, rg e cpf, vivo brasil, ' +
    'cidade maravilhosa',
  canada:
    'great white north, canuckistan, ubc, mcgill, uoft, u of t, university of toronto, university of waterloo, waterloo university, queens university kingston, western university, ' +
    'mcmaster, concordia, universite de montreal, udem, universite laval, simon fraser university, ramq, ohip, msp bc, cra, cbsa, ircc, sin card, pr card, ' +
    'pearson airport, trudeau airport, yvr airport, csq, canadian tire, express entry, lmia',
  china:
    'middle kingdom, tsinghua, peking university, beida, fudan, zhejiang university, jiao tong, sun yat sen university, wechat pay, alipay, gaokao, hukou, ' +
    'pudong airport, daxing airport, capital airport beijing, z visa, foreigners work permit',
  'costa-rica':
    'pura vida, caja costarricense, la caja, ccss, dimex, migracion costa rica, ins seguro costa rica, marchamo, rtv riteve, riteve, juan santamaria airport, ' +
    'aeropuerto juan santamaria, liberia airport, ucr costa rica, tec cartago, nosara, santa teresa, tamarindo, uvita, heredia, alajuela, escazu, puntarenas, ' +
    'guanacaste, limon costa rica, puerto viejo, monteverde, atenas costa rica, grecia costa rica, playas del coco, jaco, quepos, dominical, perez zeledon, ciudad quesada',
  estonia:
    'e residency, e residentsus, id kaart, ppa, haigekassa, tervisekassa, taltech, tartu ulikool, university of tartu, tallinna ulikool, tlu, ttu, maanteeamet, ' +
    'transpordiamet, emta, maksu ja tolliamet, lasnamae, mustamae, kopli, nomme, kadriorg, ulemiste, tapa eesti, elva eesti, saue, viimsi, keila, maardu, haapsalu, kuressaare, saaremaa, hiiumaa, muhu, ' +
    'rakvere, viljandi, voru, valga, polva, paide, jogeva, sillamae, kohtla jarve, johvi',
  france:
    'l hexagone, sorbonne, sciences po, polytechnique, ens paris, hec paris, insead fontainebleau, universite de lyon, aix marseille universite, la prefecture, ofii, anef, cpam, ameli, ' +
    'secu, la secu, securite sociale francaise, carte de sejour, titre de sejour, pole emploi, france travail, impots gouv, urssaf, mutuelle, doctolib, roissy, charles de gaulle airport, orly, ' +
    'crit air, carte grise, controle technique, bac francais, cned, riviera francaise, french riviera, cote d azur, provence, dordogne, bretagne, brittany, normandy, normandie, alsace, corsica, corse, auvergne, loire valley',
  germany:
    'tu munich, lmu, lmu munchen, tu berlin, fu berlin, humboldt uni, rwth, rwth aachen, kit karlsruhe, uni heidelberg, uni freiburg, charite, burgeramt, buergeramt, auslanderamt, ' +
    'auslanderbehorde, auslaenderbehoerde, anmeldung, abmeldung, ummeldung, meldebescheinigung, schufa, krankenkasse, tk krankenkasse, finanzamt, steuer id, kita platz, kitaplatz, kindergeld, elterngeld, ' +
    'chancenkarte, blaue karte, rundfunkbeitrag, gez, tuv, abitur, gymnasium bayern, ruhrgebiet, bayern, schwarzwald, black forest, sachsen, saxony, hesse, hessen, nrw, nordrhein westfalen, ' +
    'schleswig holstein, thuringia, brandenburg, tegel, ber airport, frankfurt airport',
  ireland:
    'emerald isle, the emerald isle, ucd, trinity college dublin, tcd, nuig, university of galway, ucc, dcu, ul limerick, garda, gardai, stamp 4, stamp 1, irp card, ppsn, pps number, hse, revenue ie, nct test, ' +
    'leaving cert, junior cert, gnib, insead dublin, connemara, connacht, munster, leinster, donegal, kerry, killarney, tralee, sligo, athlone, dundalk, drogheda, swords dublin, wexford, carlow, letterkenny, mullingar, tullamore, ballina, castlebar, westport mayo',
  italy:
    'bel paese, politecnico di milano, polimi, bocconi, sapienza, la sapienza, universita di bologna, unibo, politecnico di torino, padova university, codice fiscale, permesso di soggiorno, questura, spid, ' +
    'tessera sanitaria, anagrafe, agenzia delle entrate, marca da bollo, decreto flussi, nulla osta, patente b, malpensa, linate, fiumicino, ciampino, ' +
    'puglia, apulia, calabria, sardinia, sardegna, piedmont, piemonte, lombardy, lombardia, liguria, umbria, abruzzo, le marche, emilia romagna, trentino, south tyrol, alto adige, veneto, amalfi, lake como, lake garda, toscana, toscane, sicilia, sicile',
  japan:
    'land of the rising sun, todai, university of tokyo, kyoto university, waseda, keio, osaka university, tohoku university, tokyo tech, hokkaido university, my number card, mynumber, hanko, inkan, kuyakusho, ' +
    'ward office, shiyakusho, juminhyo, zairyu, zairyu card, residence card japan, coe japan, certificate of eligibility, kokumin kenko hoken, shaken, jlpt, narita, haneda, kansai airport, kansai, kanto, kyushu, shikoku, honshu, nenkin, key money, reikin',
  malaysia:
    'bolehland, um malaya, universiti malaya, ukm, utm skudai, usm penang, upm serdang, uitm, mm2h, mypr, jpn mykad, lhdn, kwsp, epf, perkeso, socso, puspakom, jpj, imigresen putrajaya, de rantau, ' +
    'klia, klia2, subang airport, bayan lepas, maqis, klang valley, lembah klang, johor, kedah, kelantan, terengganu, perak, pahang, melaka, negeri sembilan, perlis, langkawi, labuan, borneo malaysia, spm, upsr, unifi',
  mexico:
    'unam, tec de monterrey, itesm, ipn mexico, inm, instituto nacional de migracion, curp, rfc, imss, issste, fm3, fm2, residente temporal mexico, benito juarez airport, aicm, aifa, cdmx, ' +
    'riviera maya, playa del carmen, tulum, puerto vallarta, san miguel de allende, oaxaca, chiapas, jalisco, quintana roo, baja california, cabo san lucas, los cabos, lake chapala, ajijic, queretaro, puebla, merida yucatan, sinaloa, sonora, veracruz mexico',
  netherlands:
    'uva amsterdam, vu amsterdam, tu delft, delft university, leiden university, erasmus rotterdam, utrecht university, wageningen, tu eindhoven, maastricht university, radboud, ind netherlands, ind nl, digid, bsn, gemeente, ' +
    'inschrijving, belastingdienst, svb, rdw, zorgverzekering, huisarts, 30 ruling, 30 percent ruling, dafts, daft visa, schiphol, ov chipkaart, randstad, friesland, zeeland, brabant, noord holland, gelderland, overijssel',
  'new-zealand':
    'land of the long white cloud, kiwiland, middle earth, university of auckland, university of otago, victoria university of wellington, massey university, university of waikato, lincoln university canterbury, ' +
    'mpi biosecurity, mpi quarantine, ird number, inz, immigration new zealand, nzta, wof, acc levy, realme, kiwisaver, ncea, amp visa, accredited employer visa, aewv, south island, north island, otago, canterbury nz, waikato, ' +
    'hawke s bay, hawkes bay, marlborough nz, taranaki, northland nz, bay of plenty, queenstown, wanaka, rotorua, tauranga, invercargill, nelson nz, napier, hastings nz, hamilton nz, palmerston north, dunedin, timaru, gisborne, whangarei, blenheim nz, taupo',
  panama:
    'pensionado visa, visa de pensionado, visado de pensionado, friendly nations visa, boquete, bocas del toro, david chiriqui, chiriqui, coronado panama, pedasi, el valle de anton, volcan panama, santiago de veraguas, penonome, la chorrera, arraijan, san miguelito, tocumen, ' +
    'chitre, las tablas panama, casco viejo, costa del este, punta pacifica, css panama, sertracen, migracion panama, colon free zone, balboa dollar, isla taboga, san blas',
  portugal:
    'universidade de lisboa, nova lisbon, nova sbe, ist lisbon, universidade do porto, universidade de coimbra, coimbra, minho, universidade do minho, sef, aima, nif, numero de contribuinte, niss, numero de utente, ' +
    'financas, portal das financas, d7 visa, d8 visa, nhr, imt portugal, cartao de cidadao, junta de freguesia, humberto delgado airport, faro airport, braga, guimaraes, aveiro, leiria, setubal, cascais, sintra, evora, faro portugal, lagos portugal, ' +
    'albufeira, tavira, portimao, funchal, ponta delgada, acores, acoresse, viseu, alentejo, ericeira, nazare, sagres, viana do castelo, vila nova de gaia, matosinhos, almada, amadora, oeiras, caldas da rainha, santarem portugal, beja, braganca, vila real',
  singapore:
    'lion city, the little red dot, little red dot, red dot, nus, ntu singapore, smu singapore, hdb flat, hdb, ica, mom gov sg, employment pass, ep pass, s pass, dependant pass, long term visit pass, ltvp, cpf board, cpf account, medishield, coe for a car, coe car, ' +
    'changi, changi airport, nparks, sembawang quarantine, psle, o levels singapore, jurong, tampines, woodlands singapore, bukit timah, bedok, punggol, orchard road, toa payoh, clementi, sentosa',
  'south-korea':
    'land of the morning calm, snu, seoul national university, kaist, postech, yonsei, korea university, hanyang, unist, skku, ewha, arc korea, alien registration card, residence card korea, hikorea, jeonse, wolse, ' +
    'topik, suneung, hagwon, nhis, nts korea, incheon, gimhae, jeju, daegu, daejeon, gwangju, ulsan, suwon, gyeonggi, gangwon, jeolla, gyeongsang, e7 visa, d10 visa, f4 visa, f6 visa, kakao',
  spain:
    'the nie, my nie, a nie, el nie, mi nie, un nie, le nie, tarjeta de residencia tie, el padron, empadronar, empadronarse, empadronamiento, extranjeria, cita previa, modelo 720, beckham law, ley beckham, dgt, itv, tarjeta sanitaria, seguridad social española, ' +
    'autonomo, autonomos, universidad complutense, complutense, upm madrid, universidad de salamanca, salamanca, upf, universitat de barcelona, ub barcelona, ie business school, iese, barajas, el prat, t casual, abono transporte, ' +
    'costa del sol, costa blanca, costa brava, canaries, canarias, canary islands, islas canarias, kanaari saared, lanzarote, fuerteventura, gran canaria, la palma, la gomera, tenerif, tenerife, menorca, formentera, baleares, balearics, galicia spain, asturias, cantabria, navarra, la rioja, extremadura, ' +
    'murcia, castilla, aragon, euskadi, basque country, pais vasco, alicante, marbella, granada, cadiz, huelva, almeria, jerez, gijon, oviedo, vigo, bilbao, zaragoza, torrevieja, benidorm, denia, javea',
  sweden:
    'kth, chalmers, lund university, lunds universitet, uppsala university, karolinska, stockholm university, skatteverket, migrationsverket, forsakringskassan, personnummer, samordningsnummer, bankid, arlanda, landvetter, 1177, sfi, jordbruksverket, ' +
    'transportstyrelsen, bostadsko, systembolaget, skane, scania, dalarna, gotland, norrland, smaland, lapland sweden, varmland, umea, lulea, linkoping, norrkoping, orebro, vasteras, helsingborg, jonkoping, gavle, boras, kiruna, karlstad, vaxjo, sundsvall',
  switzerland:
    'eth, eth zurich, ethz, epfl, uni basel, university of geneva, unige, hsg, cern, nestle vevey, permis b suisse, b permit, c permit, l permit, permit b, permit g, permis frontalier, frontalier, frontaliere, kreisburo, ahv, avs suisse, lamal, krankenkasse schweiz, quellensteuer, sbb, halbtax, ' +
    'serafe, betreibungsauszug, kloten, cointrin, ticino, tessin, valais, wallis, vaud, graubunden, fribourg, neuchatel, jura suisse, zug, lausanne, montreux, vevey, lugano, lucerne, luzern, st gallen, winterthur, thun, sion valais, davos, verbier, zermatt, interlaken, schaffhausen, chur, aargau, thurgau',
  taiwan:
    'ntu taipei, national taiwan university, nthu, nctu, ncku, gold card taiwan, taiwan gold card, employment gold card, nhi card taiwan, arc taiwan, aprc, taoyuan, taoyuan airport, songshan, ilha formosa, hsinchu, taichung, tainan, keelung, hualien, taitung, kenting, yilan, tsmc, baphiq, easycard, penghu, kinmen, chiayi, pingtung, changhua',
  thailand:
    'land of smiles, the land of smiles, siam, chulalongkorn, chula university, mahidol, thammasat, tm30, tm47, tm 30, 90 day report, 90 day reporting, ltr visa, dtv visa, destination thailand visa, thai elite, non o visa, non b visa, yellow book, tabien baan, ' +
    'suvarnabhumi, don mueang, isaan, isan, koh samui, ko samui, samui, koh phangan, koh tao, koh chang, krabi, pattaya, hua hin, chiang rai, udon thani, khon kaen, korat, nonthaburi, ayutthaya, phuket, hat yai, surat thani, sukhumvit, sathorn, thonglor',
  'united-arab-emirates':
    'emirates id, ejari, dewa, gdrfa, icp uae, salik, rta dubai, tasheel, amer centre, tawjeeh, mohre, golden visa dubai, medical fitness test, khda, dxb, ras al khaimah, rak, ajman, fujairah, umm al quwain, al ain, jumeirah, jlt, jbr, dubai marina, deira, bur dubai, ' +
    'yas island, saadiyat, masdar, nyu abu dhabi, khalifa university, uaeu, moccae, difc, jebel ali, mirdif, الهويه الاماراتيه, ايجاري, ديوا, ابو ظبي, راس الخيمه, عجمان, الفجيره, العين الامارات, ام القيوين, دبي مارينا',
  'united-kingdom':
    'blighty, old blighty, albion, cool britannia, ucl, lse, imperial college, kcl, kings college london, oxbridge, cambridge university, university of cambridge, oxford university, university of manchester, university of edinburgh, st andrews, uni of leeds, durham uni, warwick uni, ' +
    'hmrc, dvla, dvsa, mot test, council tax, gp surgery, gp registration, national insurance number, ni number, brp, evisa uk, ukvi, skilled worker visa, indefinite leave, ilr, tor relief, tor1, transfer of residence, defra, apha, ofsted, gcse, gcses, a levels, eyfs, stamp duty, tv licence, tv license, universal credit, right to rent, ' +
    'heathrow, gatwick, stansted, luton airport, home office, yorkshire, lancashire, cornwall, devon, surrey uk, essex, sussex, norfolk uk, suffolk uk, cumbria, cotswolds, the midlands, west midlands, merseyside, tyneside, wirral, somerset, dorset, wiltshire, gloucestershire, hampshire, ' +
    'the highlands, orkney, shetland, hebrides, isle of wight, anglesey, fife, aberdeenshire, ulster, belfast, swansea, newport wales, wrexham, dundee, inverness, kirkcaldy, perthshire',
  'united-states':
    'uncle sam, stateside, land of the free, lone star state, sunshine state, golden state, empire state, garden state, the big apple, big apple, windy city, sin city, the bay area, bay area, silicon valley, socal, norcal, gringolandia, yankeeland, ' +
    'mit, harvard, stanford, yale, princeton, ucla, berkeley, uc berkeley, nyu, columbia university, caltech, georgia tech, ut austin, usc, upenn, cornell, duke university, uchicago, umich, ssn, ssn card, social security number, social security card, uscis, green card, dmv, irs, i 94, ead card, ead, itin, h1b, h 1b, o1 visa, l1 visa, k1 visa, j1 visa, f1 visa, ' +
    'e2 visa, tsa, cbp, cdc dog import, 401k, obamacare, cobra insurance, fico, credit score usa, w2, zelle, venmo, long island, hamptons, cape cod, midwest, new england, deep south, pacific northwest, appalachia, florida keys, puerto rico, hawai, maui, oahu, السوشيال سكيورتي, الجرين كارد, جرين كارد, غرين كارد, بطاقه خضراء',
  vietnam:
    'trc card, temporary residence card vietnam, so ho khau, vneid, dn visa, rmit vietnam, vnu hanoi, hust, fulbright university vietnam, tan son nhat, noi bai, da nang, danang, hoi an, nha trang, da lat, dalat, hue vietnam, hai phong, can tho, phu quoc, vung tau, quy nhon, thao dien, tay ho, mekong delta, sapa, ha long, bien hoa, buon ma thuot',
};
