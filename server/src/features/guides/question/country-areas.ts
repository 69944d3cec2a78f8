/** Regions, islands and towns that stand for their country if none is named. Plain spelling, in all languages of the chat. */
export const areasOfCountries: Readonly<Record<string, string>> = {
  australia:
    'sidney, melbourne, melborne, melbourn, brisbane, brisbaine, brissie, brisvegas, adelaide, canberra, hobart, ' +
    'tassie, south australia, western australia, australian capital territory, regional victoria, gippsland, ' +
    'gold coast, sunshine coast, central coast nsw, blue mountains, hunter valley, yarra valley, barossa valley, ' +
    'barossa, mclaren vale, adelaide hills, mornington peninsula, bellarine, illawarra, southern highlands nsw, ' +
    'riverina, pilbara, kimberley region, far north queensland, whitsundays, great barrier reef, kangaroo island, ' +
    'norfolk island, christmas island, cocos keeling, fraser island, k gari, rottnest, magnetic island, ' +
    'stradbroke, geelong, ballarat, bendigo, wollongong, toowoomba, townsville, cairns, darwin nt, alice springs, ' +
    'launceston, burnie, rockhampton, bundaberg, hervey bay, noosa, maroochydore, caloundra, nambour, ' +
    'maryborough qld, byron bay, tweed heads, coolangatta, coffs harbour, port macquarie, dubbo, albury, wodonga, ' +
    'albury wodonga, wagga wagga, mildura, shepparton, warrnambool, echuca, torquay victoria, queanbeyan, ' +
    'lismore nsw, armidale, taree, gosford, maitland nsw, newcastle nsw, lake macquarie, nowra, batemans bay, ' +
    'merimbula, parramatta, blacktown nsw, western sydney, bondi, bondi beach, bondi junction, surry hills, ' +
    'chatswood, cronulla, hurstville, strathfield, marrickville, coogee, maroubra, kogarah, bankstown, cabramatta, ' +
    'castle hill nsw, northern beaches, hornsby, campbelltown nsw, barangaroo, pyrmont, darlinghurst, ultimo nsw, ' +
    'st kilda, fitzroy melbourne, footscray, box hill victoria, glen waverley, dandenong, frankston, werribee, ' +
    'point cook, tarneit, toorak, prahran, caulfield, moonee ponds, essendon, broadmeadows, craigieburn, ' +
    'pakenham victoria, berwick victoria, docklands melbourne, southbank melbourne, fortitude valley, ' +
    'indooroopilly, toowong, ipswich qld, logan city, redcliffe, surfers paradise, broadbeach, burleigh heads, ' +
    'southport qld, woolloongabba, sunnybank, fremantle, freo, joondalup, rockingham wa, mandurah, bunbury, ' +
    'busselton, margaret river, geraldton, kalgoorlie, karratha, port hedland, broome, cottesloe, subiaco, ' +
    'albany wa, glenelg, norwood sa, mount gambier, murray bridge, whyalla, port lincoln, port augusta, ' +
    'victor harbor, gawler, uluru, coober pedy, belconnen, gungahlin, tuggeranong, woden, nueva gales del sur, ' +
    'australia occidental, australia meridional, australia del sur, gran barrera de coral, montanas azules, ' +
    'isla canguro, territorio de la capital australiana, nouvelle galles du sud, australie occidentale, ' +
    'australie meridionale, tasmanie, grande barriere de corail, ile kangourou, ' +
    'territoire de la capitale australienne, australia barat, australia selatan, australia utara, ' +
    'wilayah utara australia, terumbu karang besar, uus louna wales, laane austraalia, louna austraalia, ' +
    'pohjaterritoorium, tasmaania, suur vallrahu, kuldrannik, austraalia pealinna ala, سيدني, سدني, ملبورن, ' +
    'ميلبورن, ملبورون, بريزبن, بريزبان, بريسبان, برزبن, بيرث, اديلايد, كانبرا, كانبيرا, هوبارت, داروين, غولد كوست, ' +
    'جولد كوست, كوينزلاند, نيو ساوث ويلز, نيوساوث ويلز, تسمانيا, تاسمانيا, استراليا الغربيه, جنوب استراليا, ' +
    'غرب استراليا, الاقليم الشمالي, كيرنز, كيرنس, تاونسفيل, جيلونغ, جيلونج, وولونغونغ, ولونغونغ, بالارات, بنديغو, ' +
    'بنديجو, توومبا, باراماتا, بانكستاون, لاكمبا, ليفربول سيدني, بلاكتاون, فريمانتل, اليس سبرينغز, لونسيستون, ' +
    'نيوكاسل استراليا, ساحل الذهب, صن شاين كوست, بوندي, بايرون باي, بروم استراليا, داندينونغ, فوتسكراي, ' +
    'اوبرن سيدني, غرانفيل سيدني, البوري, كالغورلي, تلامارين, مطار تولامارين, مطار سيدني, مطار ملبورن, ' +
    'الحاجز المرجاني العظيم',
  brazil:
    'sao paulo, sao paolo, sampa, rio de janeiro, to rio, in rio, ke rio, vers rio, rio de janerio, rio de janiero, brasilia, belo horizonte, ' +
    'salvador da bahia, salvador de bahia, salvador bahia, salvador, fortaleza ceara, recife, porto alegre, curitiba, curitaba, manaus, ' +
    'belem do para, goiania, florianopolis, floripa, joao pessoa, maceio, aracaju, teresina, sao luis do maranhao, ' +
    'natal rn, natal rio grande do norte, cuiaba, campo grande ms, porto velho, rio branco, boa vista roraima, ' +
    'macapa, palmas tocantins, vitoria es, vila velha, minas gerais, rio grande do sul, rio grande do norte, ' +
    'santa catarina, mato grosso, mato grosso do sul, goias, pernambuco, ceara, maranhao, piaui, paraiba, alagoas, ' +
    'sergipe, tocantins, rondonia, roraima, amapa, distrito federal df, estado da bahia, estado do para, ' +
    'nordeste brasileiro, serra gaucha, litoral norte paulista, baixada santista, grande sao paulo, abc paulista, ' +
    'costa verde, regiao dos lagos, chapada diamantina, chapada dos veadeiros, lencois maranhenses, ' +
    'fernando de noronha, ilha grande, ilhabela, campinas, guarulhos, osasco, santo andre, sao bernardo do campo, ' +
    'sao caetano do sul, sao jose dos campos, ribeirao preto, sorocaba, jundiai, piracicaba, bauru, sao carlos sp, ' +
    'sao jose do rio preto, praia grande, guaruja, ubatuba, caraguatatuba, campos do jordao, atibaia, holambra, ' +
    'niteroi, petropolis, teresopolis, buzios, armacao dos buzios, cabo frio, arraial do cabo, angra dos reis, ' +
    'paraty, parati, copacabana, ipanema, ipanima, leblon, barra da tijuca, tijuca, botafogo, flamengo, ' +
    'laranjeiras, recreio dos bandeirantes, jardim botanico, rocinha, uberlandia, uberaba, juiz de fora, ' +
    'ouro preto, tiradentes, pocos de caldas, montes claros, governador valadares, joinville, blumenau, ' +
    'balneario camboriu, camboriu, itajai, itapema, bombinhas, garopaba, imbituba, criciuma, chapeco, jurere, ' +
    'lagoa da conceicao, londrina, maringa, foz do iguacu, ponta grossa, paranagua, canela rs, caxias do sul, ' +
    'bento goncalves, santa maria rs, novo hamburgo, jericoacoara, canoa quebrada, cumbuco, praia da pipa, ' +
    'pipa rn, pipa beach, genipabu, porto de galinhas, olinda, boa viagem recife, maragogi, caruaru, petrolina, ' +
    'porto seguro, trancoso, arraial d ajuda, itacare, ilheus, morro de sao paulo, praia do forte, ' +
    'feira de santana, vitoria da conquista, campina grande, alter do chao, santarem para, guarapari, anapolis, ' +
    'pirenopolis, alto paraiso, bonito ms, avenida paulista, vila madalena, jardins sao paulo, ' +
    'pinheiros sao paulo, itaim bibi, vila mariana, moema, brooklin sao paulo, liberdade sao paulo, ' +
    'alphaville barueri, barueri, savassi, asa sul, asa norte, lago sul, gramado rs, cascavel pr, ' +
    'pantanal mato grossense, jericoacoara beach, pelotas rs, rio grande del sur, rio grande del norte, ' +
    'estado de bahia brasil, foz de iguazu, fernando de norona, etat de bahia, brasilia capitale, ' +
    'nordeste bresilien, chutes d iguacu, amazonase osariik, ساو باولو, ساو باولوا, سان باولو, ريو دي جانيرو, ' +
    'ريو دي جانيرو البرازيليه, ريودي جانيرو, ريو دو جانيرو, برازيليا, بيلو هوريزونتي, بيلو اوريزونتي, ' +
    'بورتو اليغري, بورتو اليجري, كوريتيبا, كوريتيبه, ريسيفي, فورتاليزا, فورتالزا, ماناوس, مناوس, بيليم, غويانيا, ' +
    'جويانيا, فلوريانوبوليس, فلوريانابوليس, كامبيناس, كامبينس, غوارولوس, جوارولوس, سلفادور باهيا, سالفادور باهيا, ' +
    'ولايه باهيا, ميناس جيرايس, ميناس غيرايس, سانتا كاتارينا, ريو غراندي دو سول, بيرنامبوكو, برنامبوكو, ' +
    'ماتو غروسو, ماتو جروسو, كوباكابانا, ايبانيما, فوز دو ايغواسو, فوز دو ايجواسو, لوندرينا, مارينغا, جوينفيل, ' +
    'بلوميناو, نيتيروي, اوبرلانديا, جواو بيسوا, ماسيو, اراكاجو, تيريزينا, كويابا, مطار غوارولوس, مطار جاليون, ' +
    'بالنياريو كامبوريو, سوروكابا, ريبيراو بريتو, اوليندا',
  canada:
    'ontario, alberta, manitoba, saskatchewan, saskatchuan, nova scotia, new brunswick canada, ' +
    'newfoundland and labrador, prince edward island, p e i, northwest territories, maritimes, the maritimes, ' +
    'atlantic canada, canadian prairies, toronto, torronto, tornto, the 6ix, greater toronto area, ' +
    'scarborough ontario, montrel, vancouver, vancuver, vancover, calgary, calgery, ottawa, otawa, edmonton, ' +
    'winnipeg, winipeg, quebec city, ville de quebec, hamilton ontario, kitchener, kitchener waterloo, ' +
    'waterloo ontario, london ontario, london on, windsor ontario, kingston ontario, mississauga, missisauga, ' +
    'brampton, markham ontario, vaughan ontario, richmond hill ontario, north york, etobicoke, oakville, ' +
    'burlington ontario, milton ontario, guelph, cambridge ontario, brantford, niagara on the lake, ' +
    'niagara falls ontario, st catharines, welland, barrie, oshawa, whitby ontario, ajax ontario, ' +
    'pickering ontario, newmarket ontario, sudbury ontario, thunder bay, sault ste marie, north bay ontario, ' +
    'peterborough ontario, belleville ontario, cornwall ontario, prince edward county, muskoka, ' +
    'collingwood ontario, orillia, sarnia, timmins, leamington ontario, kanata, nepean, orleans ottawa, ' +
    'halifax nova scotia, halifax ns, dartmouth ns, cape breton, lunenburg, truro ns, moncton, fredericton, ' +
    'saint john nb, saint john new brunswick, charlottetown, st john s newfoundland, st john s nl, corner brook, ' +
    'labrador city, regina saskatchewan, regina sk, saskatoon, moose jaw, prince albert sk, brandon manitoba, ' +
    'steinbach manitoba, kelowna, kamloops, penticton, vernon bc, okanagan, nanaimo, victoria bc, ' +
    'vancouver island, salt spring island, gulf islands, sunshine coast bc, tofino, comox, courtenay bc, ' +
    'campbell river bc, duncan bc, abbotsford, chilliwack, surrey bc, burnaby, burnabee, coquitlam, ' +
    'port coquitlam, port moody, new westminster, langley bc, delta bc, north vancouver, west vancouver, ' +
    'north van, west van, white rock bc, maple ridge, richmond bc, lower mainland, fraser valley, metro vancouver, ' +
    'whistler bc, squamish, kitsilano, yaletown, prince george bc, prince rupert, nelson bc, cranbrook, fernie, ' +
    'banff, canmore, lethbridge, red deer, medicine hat, fort mcmurray, grande prairie, airdrie alberta, ' +
    'cochrane alberta, okotoks, sherwood park, st albert alberta, gatineau, laval, sherbrooke, longueuil, ' +
    'trois rivieres, saguenay, brossard, drummondville, saint hyacinthe, granby quebec, rimouski, rouyn noranda, ' +
    'chicoutimi, levis quebec, terrebonne, repentigny, saint jean sur richelieu, west island montreal, ' +
    'laurentides, laurentians, eastern townships, estrie, gaspesie, outaouais, monteregie, mauricie, abitibi, ' +
    'plateau mont royal, verdun montreal, rosemont montreal, villeray, cote des neiges, notre dame de grace, ' +
    'griffintown, outremont, westmount, hochelaga, yellowknife, whitehorse, iqaluit, p e i canada, ' +
    'rocky mountain house, golden horseshoe ontario, laval quebec, columbia britanica, nueva escocia, ' +
    'nuevo brunswick, terranova, terranova y labrador, isla del principe eduardo, isla principe eduardo, ' +
    'isla de vancouver, territorios del noroeste, provincia de quebec, colombie britannique, nouvelle ecosse, ' +
    'nouveau brunswick, terre neuve, terre neuve et labrador, ile du prince edouard, territoires du nord ouest, ' +
    'cantons de l est, ile de vancouver, ile de montreal, cap breton, region du grand toronto, ' +
    'provinces maritimes canada, wilayah barat laut kanada, pulau vancouver, columbia british, ' +
    'british columbia kanada, briti columbia, uus sotimaa, prints edwardi saar, loodealad, ' +
    'newfoundland ja labrador, vancouveri saar, quebeci provints, تورونتو, تورنتو, تورينتو, مونتريال, مونريال, ' +
    'منتريال, فانكوفر, فانكوڤر, كالغاري, كالجاري, كالقاري, اوتاوا, ادمونتون, ادمنتون, وينيبيغ, وينيبيج, وينيبق, ' +
    'كيبيك, كيبك, اونتاريو, كولومبيا البريطانيه, بريتيش كولومبيا, البرتا, مانيتوبا, ساسكاتشوان, ساسكاتشيوان, ' +
    'نوفا سكوشا, نوفاسكوشيا, نوفا سكوتيا, نيو برونزويك, نيوبرونزويك, نيوفاوندلاند, نيوفوندلاند, ' +
    'جزيره الامير ادوارد, يوكون, نونافوت, هاليفاكس, ميسيساغا, ميسيساجا, مسيساغا, مسيساقا, برامبتون, ' +
    'هاميلتون اونتاريو, لندن اونتاريو, وندسور اونتاريو, كيتشنر, كيتشينر, اوكفيل, ماركهام, لافال, غاتينو, جاتينو, ' +
    'شيربروك, لونغوي, ساسكاتون, كيلونا, برنابي, بيرنابي, مونكتون, فريدريكتون, شارلوت تاون, اوشاوا, غويلف, ' +
    'جزيره فانكوفر, شلالات نياجرا الكنديه, بانف, مطار بيرسون, مطار تورونتو بيرسون, مطار ترودو',
  china:
    'beijing, bejing, beijin, peking, shanghai, shangai, shanghi, guangzhou, guanzhou, guangzou, shenzhen, ' +
    'shenzen, chengdu, chendu, chongqing, chungking, hangzhou, hangzou, suzhou, nanjing, nanking, wuhan, xi an, ' +
    'xian city, tianjin, tientsin, qingdao, tsingtao city, dalian, xiamen, amoy, kunming, lijiang, dali yunnan, ' +
    'dali old town, shangri la yunnan, xishuangbanna, guilin, yangshuo, nanning, sanya, haikou, hainan, ' +
    'hainan island, hainan free trade port, ningbo, wenzhou, yiwu, jinhua, shaoxing, jiaxing, wuxi, changzhou, ' +
    'nantong, yangzhou, xuzhou, kunshan, hefei, fuzhou, quanzhou, zhuhai, dongguan, foshan, zhongshan, huizhou, ' +
    'shantou, jiangmen, changsha, zhengzhou, luoyang, kaifeng, yantai, weihai, harbin, haerbin, changchun, ' +
    'shenyang, shijiazhuang, taiyuan, hohhot, baotou, lanzhou, xining, yinchuan, urumqi, kashgar, turpan, lhasa, ' +
    'shigatse, guiyang, nanchang, guangdong, guangdong province, guangxi, sichuan, szechuan province, yunnan, ' +
    'guizhou, zhejiang, jiangsu, fujian, shandong, hebei, henan, hubei, hunan, jiangxi, anhui, shanxi, shaanxi, ' +
    'liaoning, jilin, heilongjiang, gansu, qinghai, ningxia, xinjiang, tibet, inner mongolia, manchuria, ' +
    'greater bay area, yangtze delta, yangtze river delta, pearl river delta, pudong, puxi, jing an, ' +
    'jingan district, xuhui, changning, hongqiao, gubei, minhang, jinqiao, lujiazui, zhangjiang, songjiang, ' +
    'putuo district shanghai, former french concession, chaoyang, chaoyang district, haidian, sanlitun, dongcheng, ' +
    'xicheng, shunyi, wangjing, zhongguancun, wudaokou, tongzhou beijing, tianhe, tianhe district, ' +
    'zhujiang new town, panyu, yuexiu, nansha, futian, nanshan district, luohu, shekou, bao an, longgang, ' +
    'gulangyu, moganshan, zhangjiajie, huangshan, jiuzhaigou, pingyao, dunhuang, hengqin, jinan shandong, ' +
    'nanshan shenzhen, pekin, pequin, nankin, sechuan, mongolia interior, urumchi, jarbin, gran area de la bahia, ' +
    'mongolie interieure, mandchourie, ouroumtsi, delta de la riviere des perles, setchouan, mongolia dalam, ' +
    'delta sungai mutiara, wilayah guangxi, kawasan teluk besar, sanghai, sise mongoolia, tiibet, mandzuuria, ' +
    'jangtse delta, urumtsi, lhasa linn, parlijoe delta, guangdongi provints, بكين, بيكين, بيجين, شنغهاي, شنجهاي, ' +
    'شانغهاي, شانجهاي, غوانزو, جوانزو, قوانزو, غوانغتشو, جوانغزو, كوانزو, شنجن, شنزن, شينزين, شنتشن, شينزن, ' +
    'هانغتشو, هانزو, هانغجو, نانجينغ, نانجينج, ووهان, شيان, شي ان, تيانجين, تيانجن, تشنغدو, تشينغدو, شينغدو, ' +
    'تشونغتشينغ, تشونغكينغ, ايوو, ييوو, سوتشو, سوجو, نينغبو, تشينغداو, كينغداو, داليان, شيامن, شيامين, هاينان, ' +
    'سانيا, هايكو, كونمينغ, غويلين, هاربين, شنيانغ, شينيانغ, تشنغتشو, فوشان, دونغقوان, دونغوان, تشوهاي, غوانغدونغ, ' +
    'جوانغدونغ, قوانغدونغ, سيتشوان, يونان الصينيه, جيانغسو, تشجيانغ, فوجيان, شاندونغ, التبت, شينجيانغ, ' +
    'تركستان الشرقيه, منغوليا الداخليه, كاشغر, كاشغار, اورومتشي, ارومتشي, بودونغ, مطار بودونغ, مطار بكين داشينغ, ' +
    'لاهاسا, لهاسا',
  'costa-rica':
    'guanacaste, guanacasta, gunacaste, puntarenas, heredia, alajuela, alahuela, cartago province, ' +
    'provincia de cartago, puerto limon, provincia de limon, limon province, san jose province, ' +
    'gran area metropolitana, nicoya, nicoya peninsula, peninsula de nicoya, osa peninsula, peninsula de osa, ' +
    'caribe sur, talamanca, playa tamarindo, tamarindo guanacaste, tamarindo beach, langosta beach, ' +
    'playa langosta, nosara, playa guiones, playa pelada, playa samara, samara beach, samara guanacaste, ' +
    'playa carrillo, puerto carrillo, santa teresa beach, playa santa teresa, montezuma beach, cobano, paquera, ' +
    'playa tambor, playas del coco, playa del coco, playas de coco, papagayo peninsula, peninsula papagayo, ' +
    'playa flamingo, flamingo beach, playa potrero, brasilito, playa conchal, playa grande guanacaste, ' +
    'playa avellanas, junquillal, playa junquillal, hacienda pinilla, liberia guanacaste, liberia airport, ' +
    'bagaces, tilaran, nuevo arenal, lake arenal, lago arenal, arenal volcano, volcan arenal, la fortuna arenal, ' +
    'la fortuna de san carlos, monteverde, jaco beach, playa jaco, playa herradura, los suenos marina, ' +
    'playa hermosa de jaco, esterillos, parrita, quepos, manuel antonio, dominical beach, playa dominical, ' +
    'dominicalito, uvita, bahia ballena, marino ballena, ojochal, puerto jimenez, golfito, playa zancudo, ' +
    'drake bay, bahia drake, palmar norte, palmar sur, ciudad neily, ciudad cortes, san vito de coto brus, ' +
    'coto brus, perez zeledon, san isidro de el general, san isidro del general, san gerardo de dota, chirripo, ' +
    'puerto viejo de talamanca, puerto viejo limon, cocles, playa cocles, punta uva, manzanillo limon, cahuita, ' +
    'tortuguero, sixaola, siquirres, guapiles, turrialba, orosi, paraiso de cartago, tres rios, escazu, escasu, ' +
    'san rafael de escazu, san antonio de escazu, santa ana san jose, pozos de santa ana, lindora, guachipelin, ' +
    'ciudad colon, puriscal, santiago de puriscal, brasil de mora, rohrmoser, sabana norte, sabana sur, ' +
    'la sabana park, barrio escalante, barrio amon, barrio otoya, los yoses, san pedro de montes de oca, ' +
    'san pedro montes de oca, curridabat, zapote san jose, tibas, guadalupe goicoechea, desamparados san jose, ' +
    'aserri, acosta san jose, barva, barva de heredia, san rafael de heredia, san joaquin de flores, ' +
    'santo domingo de heredia, san pablo de heredia, santa barbara de heredia, san antonio de belen, sarapiqui, ' +
    'puerto viejo de sarapiqui, atenas alajuela, grecia alajuela, sarchi, naranjo alajuela, san ramon de alajuela, ' +
    'palmares de alajuela, zarcero, poas, la garita alajuela, san mateo alajuela, orotina, upala, bijagua, ' +
    'guatuso, los chiles, la cruz guanacaste, santa cruz guanacaste, hojancha, nandayure, rio celeste, ' +
    'isla del coco, cocos island, isla tortuga, rincon de la vieja, volcan poas, volcan irazu, penas blancas, ' +
    'ciudad quesada san carlos, playa pavones, playa hermosa guanacaste, sierpe osa, pavas san jose, ' +
    'malpais santa teresa, playa negra guanacaste, provincia de san jose, peninsule de nicoya, peninsule d osa, ' +
    'peninsule de papagayo, ile cocos, lac arenal, baie drake, semenanjung nicoya, gunung berapi arenal, ' +
    'tasik arenal, semenanjung osa, nicoya poolsaar, osa poolsaar, arenali vulkaan, arenali jarv, غواناكاستي, ' +
    'جواناكاستي, غواناكاست, بونتاريناس, بونتاريناس الساحليه, هيريديا, ايريديا, الاخويلا, الاجويلا, ' +
    'كارتاغو كوستاريكا, بويرتو ليمون, بورتو ليمون, اسكازو, اسكاسو, تاماريندو, تامارندو, نوسارا, شاطي سامارا, ' +
    'سانتا تيريزا كوستاريكا, مونتيزوما كوستاريكا, خاكو, مانويل انطونيو, كيبوس, اوفيتا, دومينيكال, اوخوتشال, ' +
    'بويرتو فييخو, بورتو فيجو, كاهويتا, كاويتا, تورتوغيرو, تورتوجيرو, لا فورتونا, لافورتونا, بركان ارينال, ' +
    'بحيره ارينال, مونتيفيردي, مونتفيردي, نيكويا, شبه جزيره نيكويا, شبه جزيره اوسا, غولفيتو, جولفيتو, خليج دريك, ' +
    'بيريز زيليدون, توريالبا, تيلاران, بلاياس ديل كوكو, شاطي فلامنغو, باباغايو, سارتشي, سان رامون كوستاريكا, ' +
    'كوريدابات, مطار خوان سانتاماريا, مطار سان خوسيه كوستاريكا, مطار ليبيريا كوستاريكا, مطار دانيال اودوبير',
  estonia:
    'tallinn, tallin, talinn, reval, tartu, parnu, narva, viljandi, rakvere, kuressaare, haapsalu, voru, valga, ' +
    'paide, johvi, kohtla jarve, sillamae, maardu, keila, polva, jogeva, rapla, turi, poltsamaa, kardla, paldiski, ' +
    'kunda, loksa, antsla, mustvee, rapina, abja paluoja, kallaste, kivioli, kehra, kilingi nomme, karksi nuia, ' +
    'suure jaani, vohma, lihula, moisakula, narva joesuu, tamsalu, viimsi, viimsi peninsula, harju county, ' +
    'harjumaa, tartu county, tartumaa, parnu county, parnumaa, ida viru, ida viru county, ida virumaa, laane viru, ' +
    'laane viru county, laane virumaa, laane county, laanemaa, saaremaa, saare county, saarema, hiiumaa, ' +
    'hiiu county, muhu island, muhumaa, vormsi, kihnu, ruhnu, naissaar, prangli, aegna, raplamaa, jarvamaa, ' +
    'jarva county, viljandimaa, jogevamaa, polvamaa, valgamaa, vorumaa, setomaa, setumaa, mulgimaa, lahemaa, ' +
    'lahemaa national park, soomaa, matsalu, lake peipus, peipsi, lake peipsi, vortsjarv, tallinn old town, ' +
    'kalamaja, kadriorg, pirita, nomme, lasnamae, lasna, mustamae, oismae, vaike oismae, haabersti, kopli liinid, ' +
    'pohja tallinn, pelgulinn, noblessner, rotermann, ulemiste, ulemiste city, telliskivi loomelinnak, ' +
    'telliskivi creative city, balti jaam, kakumae, rocca al mare, jarve selver, kesklinn tallinn, tabasalu, ' +
    'peetri kula, rae vald, rae parish, lagedi, kiili vald, laagri alevik, haapneeme, randvere, puunsi, ' +
    'miiduranna, kuusalu, vosu, kasmu, palmse, altja, aegviidu, saku vald, saue vald, harku vald, joelahtme, ' +
    'supilinn, karlova, annelinn, tammelinn, tahtvere, ulejoe tartu, veeriku, ihaste, ulenurme, toravere, kabli, ' +
    'haademeeste, tostamaa, audru, paikuse, ikla, valka valga, luhamaa, koidula border, narva border, virumaa, ' +
    'kuremae, toila, taebla, orissaare, kuivastu, rohukula, heltermaa, tondi tallinn, muuga sadam, lago peipus, ' +
    'condado de harju, condado de tartu, isla de saaremaa, lac peipous, comte de harju, comte de tartu, ' +
    'ile de saaremaa, ile de hiiumaa, daerah harju, pulau saaremaa, pulau hiiumaa, tasik peipus, harju maakond, ' +
    'tartu maakond, parnu maakond, ida viru maakond, laane viru maakond, saare maakond, hiiu maakond, ' +
    'voru maakond, valga maakond, polva maakond, jogeva maakond, rapla maakond, jarva maakond, viljandi maakond, ' +
    'laane maakond, peipsi jarv, tallinna vanalinn, tallinna kesklinn, تالين, تالن, طالين, تارتو, بارنو, بيرنو, ' +
    'نارفا, فيلياندي, فيلجاندي, راكفيري, راكفير, كوريساري, كوريسار, كوريساره, هابسالو, هاابسالو, فورو الاستونيه, ' +
    'فالغا, فالجا, بايدي, يوهفي, يوفي, كوهتلا يارفي, كوهتلا يارفه, سيلاماي, سيلاماي الاستونيه, ماردو, ' +
    'كيلا الاستونيه, بولفا, يوغيفا, رابلا, الفا الاستونيه, اوتيبا, توري الاستونيه, بالديسكي, كاردلا, ساريما, ' +
    'ساريماا, ساريمه, جزيره ساريما, هيوما, هيوماا, جزيره هيوما, هاريو, هاريوما, هاريوماا, ايدا فيرو, لاني فيرو, ' +
    'فيمسي, بيريتا, كالامايا, كادريورغ, كادريورج, لاسناماي, موستاماي, نومي تالين, بحيره بيبوس, لاهيما, مطار تالين, ' +
    'مطار لينارت ميري, ميناء تالين',
  france:
    'paris, pariss, paname, marseille, marseilles, marsielle, lyon, toulouse, tolouse, nantes, montpellier, ' +
    'strasbourg, strasburg, bordeaux, bordeau, bordeux, rennes, reims, rheims, toulon, saint etienne, st etienne, ' +
    'le havre, grenoble, dijon, nimes, aix en provence, brest bretagne, brest finistere, le mans, amiens, limoges, ' +
    'clermont ferrand, villeurbanne, besancon, metz, perpignan, mulhouse, rouen, biarritz, bayonne, anglet, ' +
    'hendaye, saint jean de luz, st jean de luz, la rochelle, ile de re, ile d oleron, annecy, chambery, ' +
    'aix les bains, thonon, evian les bains, annemasse, chamonix, megeve, morzine, les gets, val d isere, ' +
    'courchevel, meribel, tignes, alpe d huez, serre chevalier, briancon, albertville, antibes, juan les pins, ' +
    'cannes, saint paul de vence, cagnes sur mer, villefranche sur mer, beaulieu sur mer, cap d ail, beausoleil, ' +
    'mougins, valbonne, sophia antipolis, frejus, saint raphael, saint tropez, st tropez, sainte maxime, hyeres, ' +
    'draguignan, cassis provence, la ciotat, bandol, avignon, arles, orange vaucluse, uzes, carpentras, luberon, ' +
    'vaucluse, manosque, sisteron, carcassonne, beziers, narbonne, sete, pezenas, collioure, argeles sur mer, ' +
    'ceret, albi, castres, rodez, millau, cahors, figeac, montauban, moissac, bergerac, perigueux, sarlat, brive, ' +
    'brive la gaillarde, poitiers, niort, angouleme, ruffec, confolens, royan, rochefort, arcachon, cap ferret, ' +
    'libourne, saint emilion, mont de marsan, dax landes, tarbes, foix, mirepoix ariege, limoux, quillan, lorient, ' +
    'quimper, saint malo, st malo, dinan, dinard, saint brieuc, lannion, concarneau, carnac, pontivy, ploermel, ' +
    'josselin, vannes morbihan, cherbourg, bayeux, honfleur, deauville, trouville, etretat, dieppe, ' +
    'granville manche, avranches, mont saint michel, alencon, calais, dunkerque, dunkirk, boulogne sur mer, ' +
    'le touquet, valenciennes, roubaix, tourcoing, troyes, epernay, haguenau, selestat, saint louis alsace, ' +
    'ferney voltaire, pays de gex, divonne, divonne les bains, saint genis pouilly, saint julien en genevois, ' +
    'thoiry, thionville, epinal, belfort, auxerre, beaune, macon, chalon sur saone, nevers, moulins allier, vichy, ' +
    'le puy en velay, aurillac, montlucon, chateauroux, bourges, blois, amboise, chinon, saumur, cholet, ' +
    'angers maine et loire, tours indre et loire, laval mayenne, la baule, saint nazaire, les sables d olonne, ' +
    'fontenay le comte, la roche sur yon, versailles, saint germain en laye, neuilly, neuilly sur seine, ' +
    'boulogne billancourt, levallois, levallois perret, issy les moulineaux, vincennes, montreuil, courbevoie, ' +
    'puteaux, paris la defense, creteil, nanterre, saint denis 93, seine saint denis, saint ouen, marne la vallee, ' +
    'cergy, cergy pontoise, evry, massy, palaiseau, saclay, fontainebleau, le vesinet, argenteuil, montmartre, ' +
    'marais paris, belleville paris, saint germain des pres, menilmontant, bastille paris, quartier latin, ' +
    'batignolles, ile de france, occitanie, nouvelle aquitaine, aquitaine, hauts de france, auvergne, ' +
    'auvergne rhone alpes, rhone alpes, bourgogne, bourgogne franche comte, burgundy france, franche comte, ' +
    'bretagne, breizh, finistere, morbihan, cotes d armor, ille et vilaine, normandy, normandie, ' +
    'calvados normandie, cotentin, pays de la loire, loire valley, val de loire, vendee, deux sevres, charente, ' +
    'charente maritime, charentes, haute vienne, limousin, correze, dordogne, dordoyne, perigord, lot et garonne, ' +
    'quercy, gers, gascony, haute garonne, hautes pyrenees, pyrenees atlantiques, pyrenees orientales, ' +
    'french pyrenees, ariege, herault, tarn, aveyron, lozere, cevennes, ardeche, drome, languedoc, roussillon, ' +
    'languedoc roussillon, provence, alpes maritimes, bouches du rhone, cote d azur, french riviera, french alps, ' +
    'haute savoie, savoie, isere, alsace, alsace lorraine, bas rhin, haut rhin, moselle, vosges, ' +
    'champagne ardenne, picardie, picardy, camargue, corsica, corse, ajaccio, bastia, porto vecchio, calvi corse, ' +
    'bonifacio, guadeloupe, martinique, guyane francaise, french guiana, cayenne guyane, ile de la reunion, ' +
    'reunion island, saint denis de la reunion, mayotte, caen calvados, arras pas de calais, colmar alsace, ' +
    'lille nord, lille europe, lille flandres, nice cote d azur, nice 06, cannes la bocca, pas de calais, ' +
    'indre et loire, maine et loire, loire atlantique, seine et marne, val de marne, hauts de seine, yvelines, ' +
    'essonne, val d oise, marsella, burdeos, estrasburgo, tolosa de francia, avinon, perpinan, niza, ' +
    'bayona francesa, costa azul, riviera francesa, normandia, bretana francesa, borgona, alsacia, aquitania, ' +
    'occitania francesa, corcega, provenza, saboya, alta saboya, picardia francesa, dordona, isla de francia, ' +
    'auvernia, franco condado, valle del loira, gascuna, rosellon, guadalupe francesa, martinica, ' +
    'guayana francesa, carcasona, ville de nice, corse du sud, haute corse, riviera francaise, vallee de la loire, ' +
    'region parisienne, banlieue parisienne, petite couronne, grand paris, pays basque francais, alpes francaises, ' +
    'metropole lilloise, ville de lille, lillois, marseillais, riviera perancis, pulau korsika, lembah loire, ' +
    'alps perancis, pariis, korsika, elsass, elsass lotring, lotring, burgundia, akvitaania, gaskoonia, savoia, ' +
    'pikardia, prantsuse riviera, loire i org, nizza, okitaania, oksitaania, prantsuse guajaana, باريس, باريز, ' +
    'مرسيليا, مارسيليا, مرسيليه, ليون الفرنسيه, مدينه ليون, تولوز, تولوس, نانت, مونبلييه, مونبيلييه, مونبيليه, ' +
    'مونبليي, ستراسبورغ, ستراسبورج, ستراسبورك, بوردو, رين الفرنسيه, رانس, رينس, طولون, تولون, غرونوبل, جرونوبل, ' +
    'غرنوبل, ديجون, نيس الفرنسيه, مدينه نيس, مدينه ليل, مدينه كان الفرنسيه, اكس اون بروفانس, افينيون, انسي, كاليه, ' +
    'دانكيرك, دنكيرك, لو هافر, لوهافر, كليرمون فيران, كليرمون فيرون, ميلوز, مولوز, بربينيان, بيربينيان, بيزانسون, ' +
    'بواتييه, ليموج, انجيه, سانت اتيان, سانت ايتيان, فرساي, ڤرساي, ايل دو فرانس, نورماندي, النورماندي, بريتاني, ' +
    'بروفانس, بروفنس, الالزاس, الزاس, كورسيكا, الريفييرا الفرنسيه, كوت دازور, الكوت دازور, مطار شارل ديغول, ' +
    'شارل ديغول, شارل ديجول, مطار اورلي, اورلي, سان دوني, غوادلوب, المارتينيك',
  germany:
    'berlin, hamburg, munchen, muenchen, munich, munic, koln, koeln, frankfurt, frankfurt am main, ' +
    'frankfort am main, mainhattan, stuttgart, stutgart, dusseldorf, duesseldorf, dortmund, leipzig, leipzg, ' +
    'hypezig, dresden, bremen, bremerhaven, hannover, hanover germany, nurnberg, nuernberg, nuremberg, duisburg, ' +
    'bochum, wuppertal, bielefeld, munster westfalen, muenster, karlsruhe, mannheim, augsburg, wiesbaden, ' +
    'gelsenkirchen, monchengladbach, moenchengladbach, braunschweig, chemnitz, kiel, aachen, halle saale, ' +
    'halle an der saale, magdeburg, freiburg, freiburg im breisgau, krefeld, lubeck, luebeck, oberhausen, erfurt, ' +
    'mainz, rostock, kassel, potsdam, saarbrucken, saarbruecken, ludwigshafen, mulheim, muelheim, oldenburg, ' +
    'osnabruck, osnabrueck, leverkusen, solingen, heidelberg, hiedelberg, darmstadt, regensburg, ingolstadt, ' +
    'wurzburg, wuerzburg, furth bayern, wolfsburg, ulm germany, neu ulm, heilbronn, pforzheim, gottingen, ' +
    'goettingen, bottrop, trier rheinland, recklinghausen, reutlingen, koblenz, bergisch gladbach, jena, ' +
    'remscheid, erlangen, moers, siegen, hildesheim, cottbus, salzgitter, kaiserslautern, k town germany, ' +
    'ramstein, gutersloh, guetersloh, schwerin, esslingen, ludwigsburg, hanau, offenbach, tubingen, tuebingen, ' +
    'flensburg, konstanz, villingen schwenningen, marburg, giessen, fulda, worms rheinland, speyer, landau pfalz, ' +
    'wetzlar, luneburg, lueneburg, celle niedersachsen, bayreuth, bamberg, passau, landshut, rosenheim, garmisch, ' +
    'garmisch partenkirchen, kempten, lindau, fussen, fuessen, berchtesgaden, freising, garching, starnberg, ' +
    'dachau, unterfohring, sindelfingen, boblingen, boeblingen, ravensburg, friedrichshafen, baden baden, lorrach, ' +
    'loerrach, weil am rhein, gorlitz, goerlitz, zwickau, plauen, weimar, eisenach, stralsund, greifswald, wismar, ' +
    'neubrandenburg, frankfurt oder, frankfurt an der oder, eisenhuttenstadt, grunheide, neuss, ratingen, ' +
    'paderborn, hamm westfalen, essen nrw, essen ruhr, meerbusch, bad homburg, oberursel, kronberg, eschborn, ' +
    'walldorf, herzogenaurach, norderstedt, sylt, rugen, ruegen, usedom, fehmarn, norderney, borkum, juist, ' +
    'helgoland, bodensee, lake constance, schwarzwald, black forest, allgau, allgaeu, harz mountains, harz, ' +
    'spreewald, ruhr, ruhrgebiet, ruhrpott, ruhr area, rhineland, rheinland, rhein main, rhine main, rhein neckar, ' +
    'franconia, swabia, schwaben, oberbayern, upper bavaria, bavaria, bayern, baden wurttemberg, ' +
    'baden wuerttemberg, bawu, nordrhein westfalen, north rhine westphalia, lower saxony, niedersachsen, saxony, ' +
    'sachsen, sachsen anhalt, saxony anhalt, thuringia, thuringen, thueringen, hesse germany, hessen, ' +
    'rheinland pfalz, rhineland palatinate, saarland, schleswig holstein, mecklenburg, mecklenburg vorpommern, ' +
    'meck pomm, brandenburg, kreuzberg, neukolln, neukoelln, kreuzkolln, friedrichshain, prenzlauer berg, ' +
    'prenzlberg, charlottenburg, wilmersdorf, schoneberg, schoeneberg, moabit, berlin mitte, berlin wedding, ' +
    'tempelhof, steglitz, zehlendorf, spandau, pankow, lichtenberg, marzahn, kopenick, koepenick, treptow, ' +
    'reinickendorf, schwabing, haidhausen, maxvorstadt, sendling, bogenhausen, pasing, glockenbachviertel, altona, ' +
    'st pauli, sankt pauli, eimsbuttel, eimsbuettel, winterhude, blankenese, barmbek, wandsbek, eppendorf, ' +
    'koln ehrenfeld, koln nippes, sachsenhausen, bockenheim, frankfurt nordend, bornheim frankfurt, gohlis, ' +
    'plagwitz, connewitz, dresden neustadt, vulkaneifel, eifel region, hamburgo, muniche, francfort, ' +
    'francfort del meno, nuremberga, maguncia, treveris, aquisgran, coblenza, friburgo de brisgovia, dresde, ' +
    'baviera, sajonia, baja sajonia, alta sajonia, turingia, renania, renania del norte westfalia, ' +
    'renania palatinado, sarre, brandeburgo, mecklemburgo, mecklemburgo pomerania occidental, selva negra, ' +
    'lago de constanza, suabia, ratisbona, wurzburgo, gotinga, tubinga, lubeca, baden wurtemberg, augsburgo, ' +
    'hambourg, francfort sur le main, mayence, aix la chapelle, coblence, fribourg en brisgau, hanovre, baviere, ' +
    'saxe, basse saxe, saxe anhalt, thuringe, rhenanie, rhenanie du nord westphalie, rhenanie palatinat, la sarre, ' +
    'sarrebruck, brandebourg, mecklembourg, foret noire, lac de constance, souabe, ratisbonne, wurtzbourg, ' +
    'goettingue, tubingue, bade wurtemberg, augsbourg, magdebourg, ville de cologne, breme, saxony hilir, ' +
    'saxony bawah, rhine utara westphalia, tasik constance, berliin, saksimaa, alam saksi, baieri, baierimaa, ' +
    'tuuringi, tuuringimaa, pohja rein vestfaal, pohja reini vestfaali, reinimaa, reinimaa pfalts, saarimaa, ' +
    'brandenburgi liidumaa, saksi anhalt, schwarzwaldi, bodeni jarv, svaabimaa, frangimaa, ruhri piirkond, luubek, ' +
    'maini aarne frankfurt, برلين, هامبورغ, هامبورج, هامبورك, همبورغ, ميونخ, ميونيخ, ميونيج, كولونيا, ' +
    'كولونيا الالمانيه, فرانكفورت, فرنكفورت, شتوتغارت, شتوتجارت, شتوتكارت, شتوتغارد, دوسلدورف, دسلدورف, دوسيلدورف, ' +
    'دورتموند, ايسن الالمانيه, مدينه ايسن, لايبزيغ, لايبزغ, لايبزيج, ليبزيغ, دريسدن, درسدن, بريمن, بريمين, هانوفر, ' +
    'هانوفير, نورنبرغ, نورمبرغ, نورنبيرغ, نورمبيرغ, نورنبرج, دويسبورغ, دويسبورج, بوخوم, فوبرتال, بيليفيلد, ' +
    'بيلفيلد, مدينه بون, كارلسروه, مانهايم, اوغسبورغ, اوجسبورج, فيسبادن, كيل الالمانيه, اخن, ماينز, ماينتس, ' +
    'فرايبورغ, فرايبورج, كاسل الالمانيه, لوبيك, روستوك, ارفورت, هايدلبرغ, هايدلبرج, هايدلبيرغ, دارمشتات, بوتسدام, ' +
    'زاربروكن, ساربروكن, ماغدبورغ, بافاريا, بايرن, ساكسونيا, سكسونيا, ساكسونيا السفلى, هيسن, شمال الراين, ' +
    'شمال الراين وستفاليا, بادن فورتمبيرغ, بادن فورتمبرغ, تورينغن, زارلاند, براندنبورغ, شليسفيغ هولشتاين, ' +
    'مطار فرانكفورت, مطار ميونخ, مطار براندنبورغ, مونستر الالمانيه',
  ireland:
    'dublin, dubln, dublin 1, dublin 2, dublin 4, dublin 6, dublin 6w, dublin 7, dublin 8, dublin 15, dublin 18, ' +
    'north dublin, south dublin, fingal, dun laoghaire, dun laoghaire rathdown, dun leary, dunlaoghaire, galway, ' +
    'galaway, galway city, limerick, limrick, limerick city, cork city, county cork, co cork, west cork, ' +
    'east cork, corcaigh, waterford, waterford city, kilkenny, sligo, donegal, county donegal, co donegal, ' +
    'letterkenny, bundoran, buncrana, inishowen, dundalk, drogheda, naas, navan, mullingar, athlone, tullamore, ' +
    'portlaoise, portarlington laois, carlow, wexford, wexford town, tralee, killarney kerry, dingle peninsula, ' +
    'dingle kerry, kenmare, county kerry, co kerry, ring of kerry, killorglin, caherciveen, listowel, ' +
    'county clare, co clare, county mayo, co mayo, castlebar, westport mayo, ballina mayo, belmullet, ballinrobe, ' +
    'claremorris, roscommon, boyle roscommon, leitrim, carrick on shannon, longford ireland, county longford, ' +
    'monaghan, county louth, co louth, meath, county meath, kildare, county kildare, wicklow, county wicklow, ' +
    'laois, offaly, tipperary, county tipperary, westmeath, connemara, connacht, leinster, munster province, ' +
    'province of munster, gaeltacht, wild atlantic way, the burren, beara peninsula, cobh, kinsale, clonakilty, ' +
    'skibbereen, bantry, schull, ballincollig, douglas cork, carrigaline, youghal, midleton, mallow cork, fermoy, ' +
    'macroom, bandon cork, charleville cork, dungarvan, tramore, lismore waterford, enniscorthy, gorey, new ross, ' +
    'rosslare, arklow, greystones, bray wicklow, bray co wicklow, wicklow town, blessington, blackrock dublin, ' +
    'monkstown dublin, dalkey, killiney, sandycove, howth, malahide, portmarnock, skerries, balbriggan, ' +
    'rush dublin, swords dublin, lucan dublin, tallaght, clondalkin, blanchardstown, castleknock, ongar dublin, ' +
    'clonsilla, rathmines, rathgar, ranelagh, terenure, templeogue, rathfarnham, drumcondra, phibsborough, ' +
    'phibsboro, stoneybatter, smithfield dublin, grand canal dock, grand canal docks, ifsc dublin, ringsend, ' +
    'sandymount, sandyford, stillorgan, dundrum, foxrock, cabinteely, cherrywood dublin, ballsbridge, ' +
    'donnybrook dublin, clontarf, raheny, killester, artane, coolock, finglas, ballymun, santry, glasnevin, ' +
    'cabra dublin, inchicore, kilmainham, crumlin dublin, drimnagh, leixlip, celbridge, maynooth, ' +
    'newbridge kildare, clane, kilcock, ashbourne meath, ratoath, dunboyne, dunshaughlin, kells meath, trim meath, ' +
    'laytown, bettystown, nenagh, thurles, clonmel, cahir, cashel tipperary, carrick on suir, birr offaly, ' +
    'roscrea, shannon town, lahinch, doolin, kilrush, kilkee, ennistymon, lisdoonvarna, aran islands, inis mor, ' +
    'inishmore, achill, achill island, clare island, inishbofin, clifden, oranmore, oughterard, spiddal, tuam, ' +
    'ballinasloe, loughrea, athenry, gort galway, salthill, castletroy, dooradoyle, adare limerick, ' +
    'newcastle west, edgeworthstown, strandhill, rosses point, baile atha cliath, gaillimh, luimneach, ' +
    'county cavan, co cavan, cavan town, ennis clare, condado de cork, condado de kerry, condado de galway, ' +
    'condado de clare, condado de donegal, condado de wicklow, isla de achill, islas aran, comte de cork, ' +
    'comte de kerry, comte de galway, comte de clare, comte de donegal, comte de wicklow, comte de mayo, ' +
    'comte de dublin, iles d aran, ville de cork, anneau du kerry, daerah cork, daerah kerry, daerah galway, ' +
    'kepulauan aran, corki krahvkond, kerry krahvkond, galway krahvkond, dublini, arani saared, دبلن, دوبلين, ' +
    'دابلن, دبلين, غالواي, جالواي, قالواي, غالوي, كورك, مدينه كورك, ليمريك, لمريك, ووترفورد, واترفورد, كيلكيني, ' +
    'كيلكني, سليغو, سلايغو, سلايجو, دونيغال, دونيجال, ليتركيني, ليتركني, دوندالك, دندالك, دروغيدا, دروهيدا, اثلون, ' +
    'ناس كيلدير, نافان, مولينغار, تولامور, بورتليش, كارلو الايرلنديه, ويكسفورد, وكسفورد, انيس, ترالي, تراليه, ' +
    'كيلارني, كيري الايرلنديه, مقاطعه كيري, مقاطعه كلير, مقاطعه مايو الايرلنديه, كاسلبار, ويستبورت, روسكومون, ' +
    'ليتريم, كافان, موناغان, كيلدير, ويكلو, تيبيراري, كونيمارا, كوناخت, لينستر, مونستر الايرلنديه, تالا دبلن, ' +
    'سوردز, بلانشاردستاون, دن ليري, دون ليري, براي ويكلو, مالاهايد, كوف الايرلنديه, مطار دبلن, مطار شانون, ' +
    'مطار كورك, جزر اران, مقاطعه ميث',
  italy:
    'rome, milan, milano, millan, naples, napoli, turin, torino, firenze, venice, venezia, venise, mestre, ' +
    'bologna, bolonga, genoa, genova, bari puglia, bari italy, palermo, catania, messina, verona, padova, padua, ' +
    'trieste, brescia, parma, prato toscana, modena, reggio emilia, reggio calabria, ravenna, livorno, leghorn, ' +
    'cagliari, rimini, ferrara, salerno, latina lazio, monza, bergamo, pescara, trento, forli, vicenza, terni, ' +
    'bolzano, bozen, novara, piacenza, ancona, andria, arezzo, udine, cesena, lecce, la spezia, pesaro, urbino, ' +
    'como lombardia, lake como, lago di como, lecco, bellagio como, menaggio, varenna, cernobbio, varese, pavia, ' +
    'cremona, mantova, mantua, lodi lombardia, sondrio, livigno, bormio, lake garda, lago di garda, desenzano, ' +
    'sirmione, riva del garda, malcesine, bardolino, peschiera del garda, lake maggiore, lago maggiore, stresa, ' +
    'verbania, lake iseo, cuneo, asti, alba piemonte, biella, alessandria piemonte, alessandria, langhe, ' +
    'monferrato, ivrea, aosta, valle d aosta, aosta valley, courmayeur, sanremo, san remo, imperia, ventimiglia, ' +
    'bordighera, savona, portofino, rapallo, santa margherita ligure, camogli, cinque terre, lerici, sarzana, ' +
    'massa carrara, carrara, viareggio, forte dei marmi, lucca, pisa toscana, pisa tuscany, pistoia, siena, ' +
    'montepulciano, montalcino, cortona, volterra, san gimignano, grosseto, elba island, isola d elba, argentario, ' +
    'val d orcia, chianti region, maremma, garfagnana, lunigiana, bagni di lucca, barga, mugello, perugia, assisi, ' +
    'spoleto, orvieto, todi, gubbio, citta di castello, lake trasimeno, trasimeno, macerata, fermo marche, ' +
    'ascoli piceno, ascoli, jesi, senigallia, l aquila, sulmona, teramo, chieti, vasto abruzzo, lanciano, ' +
    'campobasso, isernia, termoli, viterbo, rieti, frosinone, ostia lido, frascati, castelli romani, tivoli lazio, ' +
    'bracciano, civitavecchia, anzio, nettuno, sabaudia, trastevere, testaccio, prati roma, parioli, ' +
    'monteverde roma, san lorenzo roma, pigneto, garbatella, eur roma, navigli, porta romana, brera, ' +
    'porta nuova milano, isola milano, citta studi, lambrate, nolo milano, bovisa, sesto san giovanni, rho fiera, ' +
    'vomero, posillipo, chiaia, quartieri spagnoli, oltrarno, sesto fiorentino, fiesole, caserta, pompei, pompeii, ' +
    'sorrento, amalfi, amalfi coast, costiera amalfitana, positano, ravello, capri island, isola di capri, ' +
    'anacapri, ischia, procida, avellino, benevento, cilento, paestum, foggia, barletta, trani, molfetta, ' +
    'polignano, polignano a mare, alberobello, ostuni, martina franca, cisternino, locorotondo, fasano, ' +
    'ceglie messapica, brindisi, taranto, gallipoli salento, otranto, nardo, salento, valle d itria, gargano, ' +
    'vieste, matera, potenza basilicata, maratea, cosenza, catanzaro, crotone, vibo valentia, tropea, scalea, ' +
    'pizzo calabro, praia a mare, siracusa, ortigia, noto sicilia, ragusa, scicli, trapani, marsala sicilia, ' +
    'agrigento, sciacca, caltanissetta, enna sicilia, taormina, cefalu, milazzo, aeolian islands, isole eolie, ' +
    'lipari, pantelleria, lampedusa, favignana, sambuca di sicilia, mussomeli, sassari, olbia, alghero, nuoro, ' +
    'oristano, costa smeralda, porto cervo, villasimius, la maddalena sardegna, lombardy, lombardia, lombardie, ' +
    'piedmont italy, piemonte, liguria, italian riviera, veneto, friuli, friuli venezia giulia, gorizia, ' +
    'pordenone, trentino, alto adige, trentino alto adige, south tyrol, sudtirol, suedtirol, merano, ' +
    'meran sudtirol, brixen, bressanone, brunico, bruneck, cortina d ampezzo, dolomites, dolomiti, treviso, ' +
    'rovigo, belluno, chioggia, jesolo, bassano del grappa, abano terme, emilia romagna, tuscany, tuscanny, ' +
    'toscana, umbria, le marche, marche region, lazio, abruzzo, abruzzi, molise, campania, puglia, apulia, ' +
    'basilicata, calabria, sicily, sicilia, sardinia, sardegna, modica sicilia, monopoli puglia, florence tuscany, ' +
    'florence airport italy, roma, napoles, florencia italia, venecia, bolonia, siracusa sicilia, piamonte, ' +
    'cerdena, los dolomitas, lago de como, lago de garda, costa amalfitana, las marcas italia, tirol del sur, ' +
    'valle de aosta, ravena, perusa, asis, bologne, genes, padoue, verone, bergame, mantoue, vicence, ravenne, ' +
    'livourne, perouse, assise ombrie, lucques, palerme, catane, syracuse sicile, sardaigne, sicile, toscane, ' +
    'piemont, ligurie, venetie, ombrie, pouilles, les pouilles, calabre, latium, abruzzes, emilie romagne, frioul, ' +
    'val d aoste, vallee d aoste, tyrol du sud, haut adige, lac de come, lac de garde, lac majeur, ' +
    'cote amalfitaine, sorrente, vintimille, trevise, sienne toscane, itali utara, itali selatan, sisilia, ' +
    'pulau sicily, pulau sardinia, tasik como, tasik garda, rooma, milaano, veneetsia, sitsiilia, sardiinia, ' +
    'toskaana, apuulia, kalaabria, liguuria, louna tirool, emiilia romagna, dolomiidid, como jarv, garda jarv, ' +
    'amalfi rannik, friuli veneetsia giulia, روما, ميلانو, ميلان, ميلانوا, نابولي, نابلي, تورينو, تورين, فلورنسا, ' +
    'فلورنس, فيرنزي, البندقيه, فينيسيا, فينيسا, بولونيا الايطاليه, مدينه بولونيا, جنوه, جنوا, جنوى, ' +
    'باري الايطاليه, باليرمو, باليرمه, بالرمو, كاتانيا, ميسينا, مسينا, فيرونا, بادوفا, بادوا, تريستي, ترييستي, ' +
    'بريشيا, بارما, مودينا, بيزا الايطاليه, سيينا, لوكا الايطاليه, بيروجيا, بيروجا, ريميني, رافينا, ليفورنو, ' +
    'كالياري, بيرغامو, بيرجامو, برغامو, ساليرنو, ليتشي, ترينتو, بولزانو, انكونا, توسكانا, توسكاني, صقليه, سردينيا, ' +
    'لومبارديا, لومباردي, بيدمونت, بييمونتي, بوليا, كالابريا, كامبانيا, فينيتو, ليغوريا, اومبريا, لاتسيو, ' +
    'بحيره كومو, بحيره غاردا, ساحل امالفي, لامبيدوزا, لامبيدوسا, مطار فيوميتشينو, فيوميتشينو, مطار مالبينسا, ' +
    'مالبينسا, ريجيو كالابريا, ريجيو اميليا',
  japan:
    'tokyo, tokio, toyko, tokyo metropolis, 23 wards, greater tokyo, kanto, kanto region, kansai, kansai region, ' +
    'chubu, chugoku region, tohoku, hokkaido, hokaido, honshu, kyushu, shikoku, okinawa, ryukyu islands, kyoto, ' +
    'kioto, osaka, yokohama, nagoya, sapporo, saporo, fukuoka, hakata, tenjin fukuoka, kobe, kawasaki city, ' +
    'saitama, omiya, urawa, chiba, funabashi, ichikawa, urayasu, kashiwa, matsudo, makuhari, hiroshima, sendai, ' +
    'kitakyushu, niigata, hamamatsu, shizuoka, kumamoto, kagoshima, nagasaki, sasebo, matsuyama, takamatsu, ' +
    'tokushima, okayama, kurashiki, himeji, nishinomiya, ashiya, takarazuka, amagasaki, sakai city, toyonaka, ' +
    'suita, hirakata, umeda, namba, shinsaibashi, tennoji, kanazawa, toyama, nagano, matsumoto city, hakuba, ' +
    'nozawa onsen, karuizawa, myoko, niseko, kutchan, rusutsu, furano, biei, asahikawa, hakodate, otaru, obihiro, ' +
    'kushiro, chitose, aomori, hachinohe, hirosaki, misawa, iwate, morioka, yamagata, fukushima, aizuwakamatsu, ' +
    'koriyama, ibaraki, tsukuba, tochigi, utsunomiya, nikko, gunma, takasaki, maebashi, yamanashi, kofu, ' +
    'mount fuji, mt fuji, fujikawaguchiko, kawaguchiko, hakone, atami, izu peninsula, odawara, kamakura, shonan, ' +
    'zushi, hayama, fujisawa, chigasaki, yokosuka, atsugi, sagamihara, machida, hachioji, tachikawa, fussa, ' +
    'yokota, yokota air base, mitaka, musashino, kichijoji, koenji, nakano ku, shimokitazawa, sangenjaya, ' +
    'setagaya, shibuya, shinjuku, minato ku, meguro, nakameguro, jiyugaoka, daikanyama, ebisu, azabu, azabu juban, ' +
    'roppongi, akasaka, aoyama, omotesando, harajuku, ginza, nihonbashi, ueno, asakusa, akihabara, ikebukuro, ' +
    'toshima ku, bunkyo, bunkyo ku, chiyoda, chiyoda ku, koto ku, toyosu, odaiba, kachidoki, tsukishima, tsukiji, ' +
    'shinagawa, ota ku, kamata, edogawa, nishi kasai, katsushika, adachi ku, arakawa ku, kita ku, itabashi, ' +
    'nerima, suginami, shin okubo, takadanobaba, musashi kosugi, minato mirai, tsuruga, fukui prefecture, gifu, ' +
    'takayama, aichi, toyota city, okazaki, toyohashi, mie prefecture, yokkaichi, shiga prefecture, otsu, hyogo, ' +
    'awaji, nara prefecture, wakayama, koyasan, tottori, shimane, izumo, yamaguchi prefecture, shimonoseki, ' +
    'onomichi, iwakuni, ehime, kagawa, naoshima, kochi prefecture, saga prefecture, oita, beppu, yufuin, ' +
    'miyazaki prefecture, yakushima, amami oshima, naha, ishigaki, miyakojima, chatan, kadena, yomitan, itoshima, ' +
    'akita prefecture, inaka, seto inland sea, japanese alps, camp zama, monte fuji, alpes japoneses, ' +
    'islas ryukyu, prefectura de chiba, prefectura de kanagawa, mont fuji, alpes japonaises, iles ryukyu, ' +
    'prefecture de kanagawa, prefecture de chiba, gunung fuji, kepulauan ryukyu, wilayah kanto, wilayah kansai, ' +
    'pulau honshu, pulau hokkaido, pulau kyushu, jokohama, nagoja, fuji magi, ryukyu saared, jaapani alpid, ' +
    'hirosima, طوكيو, توكيو, كيوتو, اوساكا, يوكوهاما, ناغويا, ناجويا, سابورو, فوكوكا, فوكووكا, مدينه كوبي, ' +
    'كاواساكي, سايتاما, تشيبا, شيبا اليابان, هيروشيما, هيروشيما اليابان, سنداي, سينداي, كيتاكيوشو, نيغاتا, ' +
    'نييغاتا, هاماماتسو, شيزوكا, شيزووكا, كوماموتو, كاغوشيما, كاجوشيما, ناغازاكي, ناجازاكي, اوكيناوا, هوكايدو, ' +
    'هونشو, كيوشو, شيكوكو, محافظه نارا, كاناغاوا, كانازاوا, ناغانو, توياما, اوموري, فوكوشيما, ياماغاتا, ايباراكي, ' +
    'تسوكوبا, اوكاياما, هيميجي, شيبويا, شينجوكو, غينزا, روبونغي, اكيهابارا, اساكوسا, جبل فوجي, هاكوني, كاماكورا, ' +
    'نيسيكو, مطار ناريتا, ناريتا, مطار هانيدا, هانيدا, مطار كانساي, كانساي',
  malaysia:
    'kuala lumpur, kuala lumpar, kuala lampur, kuala lumper, kuala lumpor, klcc, klang valley, lembah klang, ' +
    'selangor, petaling jaya, subang jaya, shah alam, klang, port klang, puchong, cheras, ampang, kajang, ' +
    'semenyih, rawang, sungai buloh, sg buloh, sg petani, sg besi, sg long, sg siput, sg rapat, kepong, setapak, wangsa maju, brickfields, kl sentral, bukit bintang, ' +
    'bangsar, bangsar south, mont kiara, sri hartamas, desa parkcity, ttdi, taman tun dr ismail, damansara, ' +
    'damansara heights, kota damansara, mutiara damansara, ara damansara, bandar utama, bandar sunway, sunway, ' +
    'bukit jalil, old klang road, kenny hills, bukit tunku, taman desa, seputeh, putrajaya, cyberjaya, ' +
    'seri kembangan, bangi, dengkil, sepang, setia alam, glenmarie, kota kemuning, kuala selangor, sekinchan, ' +
    'penang, penang island, george town penang, georgetown penang, butterworth penang, batu ferringhi, ' +
    'tanjung bungah, tanjong bungah, tanjung tokong, tanjong tokong, gurney drive, pulau tikus, bayan lepas, ' +
    'bayan baru, balik pulau, gelugor, straits quay, bukit mertajam, seberang perai, batu kawan, nibong tebal, ' +
    'johor, johore, johor bahru, johor baru, johor bharu, iskandar puteri, iskandar malaysia, nusajaya, ' +
    'puteri harbour, medini, skudai, pasir gudang, danga bay, mount austin, muar, batu pahat, kluang, desaru, ' +
    'mersing, tioman, malacca, bandar hilir, negeri sembilan, seremban, port dickson, perak state, negeri perak, ' +
    'ipoh, taiping perak, sitiawan, pangkor, teluk intan, kuala kangsar, batu gajah, tanjung malim, kedah, ' +
    'alor setar, alor star, sungai petani, kulim, langkawi, pantai cenang, perlis, kangar, kelantan, kota bharu, ' +
    'kota bahru, terengganu, trengganu, kuala terengganu, pulau redang, perhentian islands, dungun, kerteh, ' +
    'pahang, kuantan, cherating, bentong, janda baik, temerloh, cameron highlands, tanah rata, brinchang, ' +
    'genting highlands, fraser s hill, fraser hill, taman negara, sabah, kota kinabalu, penampang, putatan, ' +
    'tuaran, mount kinabalu, kundasang, sandakan, tawau, semporna, lahad datu, keningau, kudat, sarawak, kuching, ' +
    'miri, sibu, bintulu, damai beach, kota samarahan, limbang, malaysian borneo, east malaysia, ' +
    'peninsular malaysia, west malaysia, labuan malaysia, ft labuan, kulai johor, mulu national park, malaca, ' +
    'isla de penang, borneo malayo, borneo malasio, ile de penang, borneo malaisien, malaisie peninsulaire, ' +
    'detroit de malacca, pulau pinang, melaka, wilayah persekutuan, semenanjung malaysia, malaysia timur, ' +
    'sabah dan sarawak, pantai timur semenanjung, pulau langkawi, pulau tioman, seberang jaya, gua musang, ' +
    'tanah merah kelantan, kuala pilah, jerantut, parit buntar, baling kedah, jitra, pasir mas, machang kelantan, ' +
    'kemaman, besut, marang terengganu, segamat, pontian, kota tinggi, tangkak, jasin, alor gajah, batu caves, ' +
    'gombak, hulu langat, hulu selangor, sabak bernam, bandar baru bangi, bandar tun razak, kampung baru kl, ' +
    'ranau, papar sabah, beaufort sabah, kota belud, serian, sri aman, sarikei, samarahan, pinangi saar, ' +
    'malaisia borneo, كوالالمبور, كوالا لمبور, كوالا لامبور, كوالالامبور, سيلانجور, سلانجور, سيلانغور, ' +
    'بيتالينج جايا, بيتالينغ جايا, سوبانج جايا, سوبانغ جايا, شاه علم, شاه عالم ماليزيا, بوتراجايا, سايبرجايا, ' +
    'سيبرجايا, بينانج, بينانغ, جزيره بينانج, جورج تاون بينانج, جوهور, جوهور بهرو, جوهور باهرو, جوهر بارو, ملقا, ' +
    'ملاكا, ميلاكا, نيجري سمبيلان, سيرمبان, ايبوه, ولايه بيراك, قدح ماليزيا, كيداه, الور ستار, لنكاوي, لانكاوي, ' +
    'جزيره لنكاوي, بيرليس, كلنتن, كيلانتان, كوتا بهارو, كوتا بارو, ترغكانو, ترينجانو, تيرينجانو, باهانج, باهانغ, ' +
    'كوانتان, كاميرون هايلاند, مرتفعات الكاميرون, مرتفعات كاميرون, جنتنج هايلاند, جنتنغ, ولايه صباح, ' +
    'كوتا كينابالو, سندكان, تاواو, لابوان, ساراواك, سراواك, سرواق, كوتشينج, كوتشينغ, كوشينغ, ميري ماليزيا, ' +
    'بوكيت بينتانغ, بوكيت بينتانج, بانجسار, مونت كيارا, امبانج, شيراس ماليزيا, مطار كوالالمبور',
  mexico:
    'cdmx, ciudad de mexico, mexico city, mexico df, edomex, estado de mexico, guadalajara, guadalahara, zapopan, ' +
    'tlaquepaque, tonala jalisco, monterrey, monterey mexico, san pedro garza garcia, nuevo leon, puebla, cholula, ' +
    'queretaro, san juan del rio queretaro, tequisquiapan, san miguel de allende, san miguel allende, guanajuato, ' +
    'leon guanajuato, irapuato, celaya, salamanca guanajuato, silao, san luis potosi, huasteca, aguascalientes, ' +
    'zacatecas, morelia, michoacan, patzcuaro, uruapan, jalisco, ajijic, ajiic, lake chapala, lago de chapala, ' +
    'chapala, lakeside ajijic, jocotepec, puerto vallarta, vallarta, pto vallarta, nuevo vallarta, nuevo nayarit, ' +
    'bucerias, punta de mita, punta mita, sayulita, san pancho nayarit, riviera nayarit, nayarit, tepic, ' +
    'barra de navidad, colima, mazatlan, sinaloa, culiacan, los mochis, hermosillo, guaymas, puerto penasco, ' +
    'ciudad obregon, nogales sonora, alamos sonora, tijuana, tj mexico, rosarito, playas de rosarito, ' +
    'ensenada baja california, valle de guadalupe, mexicali, tecate, baja california, baja california sur, ' +
    'baja sur, loreto baja, la paz baja california, la paz bcs, todos santos, cabo san lucas, los cabos, ' +
    'san jose del cabo, cancun, kancun, playa del carmen, tulum, cozumel, isla mujeres, holbox, isla holbox, ' +
    'puerto morelos, akumal, bacalar, chetumal, mahahual, quintana roo, riviera maya, merida yucatan, ' +
    'merida mexico, yucatan, yucatan peninsula, valladolid yucatan, izamal, chicxulub, campeche, ' +
    'ciudad del carmen, chiapas, san cristobal de las casas, tuxtla gutierrez, tapachula, comitan, oaxaca, wahaca, ' +
    'puerto escondido, mazunte, zipolite, huatulco, veracruz, xalapa, jalapa veracruz, coatepec, ' +
    'boca del rio veracruz, orizaba, coatzacoalcos, villahermosa, tampico, reynosa, matamoros tamaulipas, ' +
    'nuevo laredo, tamaulipas, ciudad victoria, saltillo, coahuila, piedras negras, ciudad juarez, juarez mexico, ' +
    'chihuahua state, ciudad chihuahua, copper canyon, durango mexico, acapulco, ixtapa, zihuatanejo, zihua, ' +
    'taxco, chilpancingo, cuernavaca, morelos mexico, tepoztlan, toluca, metepec, valle de bravo, naucalpan, ' +
    'tlalnepantla, ecatepec, satelite naucalpan, interlomas, huixquilucan, pachuca, hidalgo mexico, tlaxcala, ' +
    'roma norte, roma sur, colonia condesa, la condesa cdmx, polanco, coyoacan, tlalpan, xochimilco, chapultepec, ' +
    'lomas de chapultepec, santa fe cdmx, colonia juarez, colonia del valle, narvarte, iztapalapa, iztacalco, ' +
    'cuauhtemoc, azcapotzalco, benito juarez cdmx, san angel cdmx, providencia guadalajara, chapalita, juriquilla, ' +
    'palenque chiapas, manzanillo colima, torreon coahuila, chilango, chilangolandia, la comarca lagunera, ' +
    'bajio mexicano, el bajio, peninsula de yucatan, barranca del cobre, istmo de tehuantepec, ville de mexico, ' +
    'peninsule du yucatan, basse californie, basse californie du sud, etat de mexico, bandar raya mexico, ' +
    'semenanjung yucatan, mexico linn, mehhiko linn, yucatani poolsaar, alam california, louna alam california, ' +
    'مكسيكو سيتي, مدينه مكسيكو, مدينه المكسيك, غوادالاخارا, جوادالاخارا, غوادالاهارا, مونتيري, مونتيراي, بويبلا, ' +
    'بوبلا المكسيك, كيريتارو, سان ميغيل دي الليندي, غواناخواتو, جواناخواتو, سان لويس بوتوسي, اغواسكالينتس, ' +
    'زاكاتيكاس, موريليا, ميتشواكان, خاليسكو, بويرتو فالارتا, بورتو فالارتا, ناياريت, مازاتلان, سينالوا, كولياكان, ' +
    'هيرموسيو, تيخوانا, تيجوانا, مكسيكالي, انسينادا, باخا كاليفورنيا, كابو سان لوكاس, لوس كابوس, كانكون, ' +
    'بلايا ديل كارمن, تولوم, كوزوميل, كينتانا رو, ميريدا يوكاتان, يوكاتان, كامبيتشي, تشياباس, تاباتشولا, ' +
    'سان كريستوبال دي لاس كاساس, واهاكا, اواكساكا, بويرتو اسكونديدو, فيراكروز, فيراكروث, فياهيرموسا, تامبيكو, ' +
    'رينوسا, تاماوليباس, سالتيو, كواويلا, سيوداد خواريز, تشيواوا المكسيك, اكابولكو, كويرنافاكا, تولوكا, ' +
    'مطار بينيتو خواريز',
  netherlands:
    'amsterdam, amsterdamn, amsterdaam, amsterdam noord, amsterdam zuid, amsterdam oost, amsterdam nieuw west, ' +
    'zuidas, jordaan, de pijp, ijburg, bijlmer, amsterdam zuidoost, diemen, amstelveen, ouderkerk, uithoorn, ' +
    'aalsmeer, hoofddorp, haarlemmermeer, nieuw vennep, haarlem, heemstede, bloemendaal, zandvoort, overveen, ' +
    'ijmuiden, velsen, beverwijk, heemskerk, alkmaar, heerhugowaard, bergen noord holland, den helder, texel, ' +
    'hoorn noord holland, enkhuizen, medemblik, volendam, purmerend, zaandam, zaanstad, zaandijk, almere, ' +
    'lelystad, dronten, hilversum, bussum, naarden, gooi, het gooi, laren noord holland, blaricum, ' +
    'huizen noord holland, weesp, utrecht, utrech, utrecht province, leidsche rijn, nieuwegein, zeist, bilthoven, ' +
    'de bilt, maarssen, houten utrecht, ijsselstein, woerden, vleuten, amersfoort, soest utrecht, baarn, ' +
    'doorn utrecht, veenendaal, the hague, den haag, hague, s gravenhage, scheveningen, statenkwartier, ' +
    'archipelbuurt, wassenaar, voorburg, voorschoten, leidschendam, rijswijk, zoetermeer, delft, delfgauw, ' +
    'nootdorp, pijnacker, naaldwijk, leiden, leiderdorp, oegstgeest, noordwijk, katwijk, sassenheim, ' +
    'alphen aan den rijn, gouda zuid holland, rotterdam, rotterdamm, kralingen, hillegersberg, katendrecht, ' +
    'delfshaven, schiedam, vlaardingen, capelle aan den ijssel, barendrecht, spijkenisse, hellevoetsluis, ' +
    'dordrecht, gorinchem, zwijndrecht, eindhoven, eindhoven region, brainport, veldhoven, helmond, geldrop, ' +
    'nuenen, waalre, best noord brabant, den bosch, s hertogenbosch, hertogenbosch, tilburg, breda, roosendaal, ' +
    'bergen op zoom, oss noord brabant, noord brabant, north brabant, nijmegen, nimeguen, arnhem, apeldoorn, ' +
    'ede gelderland, wageningen, doetinchem, zutphen, harderwijk, tiel gelderland, gelderland, veluwe, achterhoek, ' +
    'betuwe, zwolle, deventer, enschede, hengelo, almelo, overijssel, twente, kampen overijssel, groningen, ' +
    'groningen province, delfzijl, veendam, stadskanaal, assen drenthe, emmen drenthe, hoogeveen, meppel, drenthe, ' +
    'leeuwarden, friesland, fryslan, sneek, drachten, heerenveen, harlingen, ameland, terschelling, vlieland, ' +
    'schiermonnikoog, flevoland, maastricht, maastrict, zuid limburg, dutch limburg, heerlen, kerkrade, sittard, ' +
    'geleen, roermond, venlo, venray, weert, valkenburg, zeeland, middelburg zeeland, vlissingen, ' +
    'flushing zeeland, goes zeeland, terneuzen, veere, walcheren, zierikzee, north holland, south holland, ' +
    'noord holland, zuid holland, the randstad, dutch bulb region, groene hart, wadden islands, waddeneilanden, ' +
    'holland, het westland, lisse netherlands, roterdam, en la haya, ir a la haya, mudarme a la haya, ' +
    'mudarse a la haya, nimega, groninga, frisia, gueldres, brabante septentrional, holanda septentrional, ' +
    'holanda meridional, holanda, bolduque, harlem holanda, la haye, groningue, nimegue, leyde, bois le duc, ' +
    'flessingue, gueldre, brabant septentrional, hollande septentrionale, hollande meridionale, hollande, ' +
    'holland utara, holland selatan, pohja holland, louna holland, pohja brabant, friisimaa, امستردام, امسترادم, ' +
    'روتردام, لاهاي, دن هاخ, اوترخت, اوتريخت, ايندهوفن, جرونينجن, خرونينغن, غرونينغن, ماستريخت, ماسترخت, لايدن, ' +
    'دلفت, ديلفت, هارلم هولندا, تيلبورغ, تيلبورخ, تيلبورج, بريدا هولندا, ارنهيم, ارنهم, نايميخن, نيميغن, نايميجن, ' +
    'انسخيده, انشخيده, الميره, امرسفورت, امستلفين, هوفدورب, هيلفرسوم, زفوله, زفولا, دن بوش, دينبوش, ابلدورن, ' +
    'زاندام, الكمار, زوترمير, سخيفينينغن, شيفينينغن, دوردريخت, دوردرخت, ليواردن, ليوواردن, فينلو, ليليستاد, ' +
    'فريزلاند, خيلدرلاند, درينته, فليفولاند, هولندا الشماليه, هولندا الجنوبيه, مطار سخيبول, سخيبول, مطار شيبول, ' +
    'شيبول, مطار سكيبهول, تير ابل',
  'new-zealand':
    'aukland, auckalnd, ackland, tamaki makaurau, wellington, welington, welly, te whanganui a tara, christchurch, ' +
    'christchuch, christ church nz, chch, otautahi, canterbury nz, hamilton nz, hamilton waikato, kirikiriroa, ' +
    'tauranga, mount maunganui, mt maunganui, papamoa, bay of plenty, dunedin, otepoti, otago, central otago, ' +
    'queenstown, queenstown lakes, frankton queenstown, arrowtown, wanaka, cromwell otago, alexandra otago, ' +
    'oamaru, invercargill, southland nz, fiordland, te anau, stewart island, rakiura, gore southland, ' +
    'palmerston north, manawatu, whanganui, wanganui, feilding, levin nz, kapiti coast, kapiti, paraparaumu, ' +
    'waikanae, porirua, lower hutt, upper hutt, hutt valley, petone, wainuiomata, wairarapa, masterton, ' +
    'greytown nz, martinborough, hawke s bay, hawkes bay, napier nz, hastings nz, havelock north, waipukurau, ' +
    'gisborne nz, tairawhiti, taranaki, new plymouth, hawera, rotorua, taupo, lake taupo, turangi, whakatane, ' +
    'opotiki, te puke, katikati, waihi, coromandel, whitianga, thames nz, whangamata, waikato, cambridge nz, ' +
    'te awamutu, matamata, raglan nz, tokoroa, northland nz, whangarei, kerikeri, paihia, bay of islands, ' +
    'mangawhai, kaitaia, dargaville, warkworth nz, matakana, orewa, whangaparaoa, hibiscus coast, ' +
    'silverdale auckland, north shore auckland, albany auckland, takapuna, devonport auckland, milford auckland, ' +
    'browns bay, birkenhead auckland, ponsonby, grey lynn, mount eden, mt eden, remuera, newmarket auckland, ' +
    'parnell auckland, epsom auckland, mission bay auckland, botany auckland, pakuranga, manukau, manurewa, ' +
    'papakura, pukekohe, otahuhu, henderson auckland, titirangi, new lynn, waitakere, west auckland, ' +
    'south auckland, waiheke, waiheke island, great barrier island, nelson nz, nelson tasman, motueka, ' +
    'golden bay nz, takaka, richmond nz, marlborough nz, blenheim nz, picton nz, marlborough sounds, kaikoura, ' +
    'west coast nz, greymouth, hokitika, franz josef, timaru, ashburton nz, rolleston, rangiora, kaiapoi, ' +
    'lyttelton, akaroa, banks peninsula, selwyn district, waimakariri, fendalton, riccarton, sumner christchurch, ' +
    'lake tekapo, tekapo, twizel, mackenzie country, karori, kilbirnie, kelburn, lambton quay, te aro, ' +
    'te waipounamu, te ika a maui, aotearoa, kiwiland, godzone, tauranga city, the south island, the north island, ' +
    'howick auckland, isla norte de nueva zelanda, isla sur de nueva zelanda, bahia de plenty, ' +
    'ile du nord nouvelle zelande, ile du sud nouvelle zelande, baie de l abondance, ' +
    'baie des iles nouvelle zelande, pulau utara new zealand, pulau selatan new zealand, uus meremaa pohjasaar, ' +
    'uus meremaa lounasaar, uus meremaa, اوكلاند, اوكلند, ولنغتون, ويلينغتون, ويلنغتون, ولنجتون, ويلينجتون, ' +
    'كرايستشيرش, كرايست تشيرش, كرايستشرش, كريستشيرش, هاميلتون نيوزيلندا, تاورانغا, تورانجا, دنيدن, دندن نيوزيلندا, ' +
    'كوينزتاون, كوينستاون, واناكا, انفركارغيل, انفركارجيل, بالمرستون نورث, بالميرستون نورث, وانغانوي, ' +
    'نابير نيوزيلندا, هوكس باي, خليج هوك, غيسبورن نيوزيلندا, نيو بليموث, نيو بلايموث, تاراناكي, روتوروا, تاوبو, ' +
    'وايكاتو, اوتاغو, اوتاجو, خليج الوفره, كانتربري نيوزيلندا, نيلسون نيوزيلندا, مارلبورو نيوزيلندا, ' +
    'نورثلاند نيوزيلندا, وانغاري, فانغاري, كيريكيري, جزيره وايهيكي, مانوكاو, بوريروا, لوار هت, تيمارو, ' +
    'اشبرتون نيوزيلندا, الجزيره الجنوبيه, الجزيره الشماليه نيوزيلندا, اوتياروا, مطار اوكلاند, مطار ولنغتون, ' +
    'مطار كرايستشيرش, ميلفورد ساوند, كوروماندل, كايكورا',
  panama:
    'panama city panama, ciudad de panama, panama canal, canal de panama, canal zone panama, boquete panama, ' +
    'boquete chiriqui, alto boquete, bajo boquete, in boquete, to boquete, near boquete, en boquete, ' +
    'vivir en boquete, jaramillo boquete, palmira boquete, valle escondido boquete, david chiriqui, david panama, ' +
    'chiriqui, chriqui, volcan chiriqui, volcan baru, cerro punta, potrerillos chiriqui, dolega, bugaba, ' +
    'puerto armuelles, paso canoas, boca chica chiriqui, playa las lajas, las lajas panama, bocas del toro, ' +
    'bocas town, isla colon, bastimentos, isla bastimentos, changuinola, almirante bocas, coronado panama, ' +
    'playa coronado, coronado beach panama, gorgona panama, nueva gorgona, punta chame, chame panama, ' +
    'san carlos panama, el palmar panama, rio hato, playa farallon, farallon panama, playa blanca panama, ' +
    'santa clara panama, buenaventura panama, penonome, cocle, el valle de anton, anton valley, valle de anton, ' +
    'altos del maria, altos de campana, sora panama, aguadulce panama, nata de los caballeros, chitre, azuero, ' +
    'azuero peninsula, pedasi, las tablas panama, los santos panama, herrera panama, playa venao, venao, cambutal, ' +
    'tonosi, guarare, ocu panama, parita, macaracas, veraguas, santiago de veraguas, santiago veraguas, ' +
    'santa catalina veraguas, santa fe veraguas, torio panama, coiba, isla coiba, colon panama, colon free zone, ' +
    'zona libre de colon, portobelo, fort sherman panama, gatun, lago gatun, bocas del toro province, ' +
    'san blas islands, guna yala, kuna yala, san blas panama, comarca ngabe bugle, ngabe bugle, embera wounaan, ' +
    'darien gap, tapon del darien, darien province, selva del darien, panama oeste, la chorrera, arraijan, capira, ' +
    'chepo panama, pacora panama, tocumen, san miguelito panama, costa del este, costa del este panama, ' +
    'punta pacifica, paitilla, punta paitilla, obarrio, barrio el cangrejo, el cangrejo panama, in el cangrejo, ' +
    'bella vista panama, marbella panama, san francisco panama, coco del mar, avenida balboa, cinta costera, ' +
    'casco viejo panama, casco antiguo panama, calidonia, clayton panama, ciudad del saber, city of knowledge, ' +
    'albrook, ancon panama, cerro ancon, quarry heights, amador causeway, calzada de amador, howard panama, ' +
    'panama pacifico, veracruz panama, condado del rey, el dorado panama, betania panama, santa maria panama golf, ' +
    'via espana, via argentina, tumba muerto, transistmica, cerro azul panama, gamboa panama, gamboa rainforest, ' +
    'isla contadora, pearl islands, archipielago de las perlas, taboga, isla taboga, isla carenero, ' +
    'peninsula de azuero, golfo de chiriqui, tierras altas de chiriqui, zona del canal, ville de panama, ' +
    'archipel des perles, zone libre de colon, iles san blas, peninsule d azuero, bouchon du darien, ' +
    'terusan panama, bandar raya panama, bandar panama, kepulauan san blas, panama kanal, panama linn, ' +
    'parlisaared, مدينه بنما, بنما سيتي, بنما العاصمه, قناه بنما, بوكيتي, بوكيتيه, بوكيت بنما, ديفيد بنما, ' +
    'دافيد بنما, شيريكي, تشيريكي, فولكان بارو, بوكاس ديل تورو, ايسلا كولون, كورونادو بنما, كولون بنما, ' +
    'مدينه كولون, المنطقه الحره كولون, منطقه كولون الحره, بورتوبيلو, جزر سان بلاس, غونا يالا, فجوه دارين, ' +
    'دارين غاب, دارين بنما, غابه دارين, لا تشوريرا, اريخان, توكومين, مطار توكومين, مطار توكومن, كوستا ديل استي, ' +
    'بونتا باسيفيكا, بونتا بايتيا, كاسكو فييخو, كاسكو فيجو, البروك, البروك بنما, انكون بنما, امادور بنما, ' +
    'بنما اويستي, كوكلي, بينونومي, ال فاليه دي انتون, وادي انتون, تشيتري, ازويرو, بيداسي, لوس سانتوس بنما, ' +
    'هيريرا بنما, فيراغواس, سانتياغو دي فيراغواس, سانتا كاتالينا بنما, جزيره كويبا, جزيره تابوغا, جزر اللولو بنما, ' +
    'سان ميغيليتو',
  portugal:
    'lisbon, lisboa, lisbonne, lissabon, lisbone, greater lisbon, grande lisboa, lisbon coast, linha de cascais, ' +
    'cascais, cascias, estoril, sintra, oeiras, carcavelos, paco de arcos, amadora portugal, odivelas, loures, ' +
    'mafra, ericeira, torres vedras, almada portugal, costa da caparica, caparica, seixal, barreiro portugal, ' +
    'montijo portugal, alcochete, setubal, sesimbra, palmela, azeitao, troia portugal, comporta portugal, ' +
    'comporta beach, alfama, chiado, principe real lisbon, principe real, campo de ourique, parque das nacoes, ' +
    'marvila, belem lisbon, graca lisbon, avenidas novas, arroios, porto portugal, in porto, to porto, near porto, ' +
    'from porto, around porto, greater porto, grande porto, porto district, porto area, oporto, opporto, ' +
    'vila nova de gaia, gaia portugal, matosinhos, foz do douro, boavista porto, cedofeita, maia portugal, ' +
    'gondomar, povoa de varzim, vila do conde, espinho, santa maria da feira, douro, douro valley, braga, ' +
    'braga portugal, guimaraes, barcelos, famalicao, viana do castelo, ponte de lima, caminha, minho, ' +
    'tras os montes, braganca, chaves portugal, vila real portugal, lamego, amarante portugal, aveiro, ilhavo, ' +
    'ovar, viseu, coimbra, coimbra district, lousa portugal, lousa, gois portugal, arganil, pampilhosa da serra, ' +
    'oliveira do hospital, tabua portugal, penela, figueira da foz, leiria, pombal portugal, marinha grande, ' +
    'nazare portugal, in nazare, alcobaca, batalha portugal, caldas da rainha, obidos, foz do arelho, ' +
    'sao martinho do porto, peniche portugal, baleal, lourinha, bombarral, silver coast, costa de prata, ' +
    'tomar portugal, tomar santarem, ferreira do zezere, abrantes, santarem portugal, fatima portugal, ' +
    'castelo branco portugal, fundao, covilha, serra da estrela, guarda portugal, penamacor, idanha a nova, ' +
    'serta portugal, serta, proenca a nova, alentejo, evora, elvas, portalegre, marvao, estremoz, beja alentejo, ' +
    'beja portugal, vila nova de milfontes, odemira, zambujeira do mar, santiago do cacem, melides, grandola, ' +
    'reguengos de monsaraz, vila vicosa, algarve, the algarve, algarv, faro algarve, faro portugal, faro airport, ' +
    'lagos algarve, lagos portugal, tavira, olhao, loule, albufeira, albuferia, portimao, praia da rocha, alvor, ' +
    'carvoeiro, lagoa algarve, ferragudo, silves portugal, silves algarve, monchique, vilamoura, quarteira, ' +
    'almancil, quinta do lago, vale do lobo, sao bras de alportel, santa barbara de nexe, fuseta, ' +
    'vila real de santo antonio, monte gordo, castro marim, altura algarve, cabanas de tavira, sagres, ' +
    'vila do bispo, aljezur, praia da luz, burgau, armacao de pera, madeira, madeira island, funchal, ' +
    'camara de lobos, ponta do sol, calheta madeira, machico, canico madeira, porto santo, azores, acores, ' +
    'sao miguel azores, sao miguel, ponta delgada, ribeira grande azores, terceira island, angra do heroismo, ' +
    'praia da vitoria, pico island, faial island, sao jorge azores, beira interior, beira baixa, beira alta, ' +
    'ribatejo, central portugal, costa vicentina, sines portugal, el algarve, las azores, islas azores, ' +
    'duero portugues, braganza portugal, isla de madeira, santaren, les acores, l algarve, coimbre, bragance, ' +
    'madere, ile de madere, cote d argent portugal, vallee du douro, kepulauan azores, pulau madeira, ' +
    'lembah douro, assoorid, madeira saar, لشبونه, ليشبونه, مدينه بورتو, بورتو البرتغال, بورتو برتغال, اوبورتو, ' +
    'فيلا نوفا دي غايا, ماتوسينيوس, براغا البرتغال, براغا, غيمارايش, غيماريش, كويمبرا, قلمريه, افيرو, ليريا, ' +
    'فيزيو, فيسيو, ايفورا, يابره, ستوبال, سيتوبال, شيتوبال, كاسكايس, كاشكايش, استوريل, سينترا, شينترا, اويراش, ' +
    'امادورا, المادا, ايريسيرا, الغارف, الغارفي, فارو البرتغال, مدينه فارو, مطار فارو, لاغوس البرتغال, البوفيرا, ' +
    'بورتيماو, تافيرا, فيلامورا, لولي البرتغال, اولهاو, الينتيجو, نازاري, اوبيدوس, كالداس دا رينيا, فيغيرا دا فوز, ' +
    'تومار البرتغال, سانتاريم البرتغال, فاطيما البرتغال, كاستيلو برانكو, فيانا دو كاستيلو, براغانسا, ماديرا, ' +
    'جزيره ماديرا, فونشال, جزر الازور, الازور, بونتا ديلغادا, مطار لشبونه, مطار بورتو',
  singapore:
    'singapore, singapor, sinagpore, singapre, singapoore, s pore, spore sg, sg pr, lion city, little red dot, ' +
    'ang mo kio, amk hub, bedok, bishan, bukit batok, bukit merah, bukit panjang, bukit timah, choa chu kang, ' +
    'clementi, geylang, hougang, jurong, jurong east, jurong west, jurong island, boon lay, kallang, ' +
    'marine parade, pasir ris, punggol, queenstown singapore, sembawang, sengkang, serangoon, serangoon gardens, ' +
    'tampines, toa payoh, woodlands singapore, woodlands checkpoint, yishun, orchard road, orchard singapore, ' +
    'holland village, holland v, tiong bahru, tanjong pagar, robertson quay, clarke quay, boat quay, ' +
    'river valley singapore, novena singapore, newton singapore, katong, joo chiat, east coast road singapore, ' +
    'east coast park, siglap, frankel estate, changi, changi village, changi business park, sentosa cove, ' +
    'sentosa island, pulau sentosa, keppel bay, harbourfront singapore, telok blangah, mount faber, pasir panjang, ' +
    'kent ridge, one north, buona vista, biopolis, fusionopolis, commonwealth singapore, dempsey hill, ' +
    'dempsey road, tanglin, nassim road, cluny road, cairnhill, emerald hill, dhoby ghaut, bras basah, ' +
    'bugis junction, bugis street, kampong glam, lavender mrt, farrer park, farrer road, balestier, ' +
    'whampoa singapore, potong pasir, woodleigh, bidadari estate, macpherson singapore, paya lebar, eunos, ' +
    'ubi singapore, kembangan mrt, simei, tanah merah mrt, expo singapore, loyang, tanjong rhu, ' +
    'mountbatten singapore, stadium mrt, thomson road, upper thomson, lentor, springleaf, seletar, pulau ubin, ' +
    'tuas checkpoint, tuas second link, lim chu kang, kranji, mandai, admiralty singapore, canberra mrt, ' +
    'bukit gombak, hillview singapore, king albert park, sixth avenue singapore, tan kah kee, ' +
    'botanic gardens singapore, marina bay, marina bay sands, marina south, raffles place, raffles city, ' +
    'shenton way, cecil street, telok ayer, outram, outram park, chinatown singapore, duxton, redhill singapore, ' +
    'labrador park, west coast singapore, dover singapore, ghim moh, tengah hdb, bayshore singapore, ' +
    'mount pleasant singapore, sungei kadut, yio chu kang, kovan, lorong chuan, aljunied, sims avenue, guillemard, ' +
    'rochor, little india singapore, jalan besar, mount elizabeth, mount sophia, bukit timah road, ' +
    'upper bukit timah, sentosa singapore, st john s island singapore, beauty world mrt, singapur, ' +
    'isla de sentosa, bahia marina singapur, singapour, ile de sentosa, jardin botanique de singapour, temasek, ' +
    'kampung gelam, geylang serai, pulau jurong, sentosa saar, jurongi saar, سنغافوره, سنجافوره, سينغافوره, ' +
    'سنقافوره, سنغفوره, مطار شانغي, مطار تشانغي, شانغي سنغافوره, تشانغي, سنتوسا, سينتوسا, جزيره سنتوسا, جورونغ, ' +
    'جورونج, جورونغ ايست, تامبينس, تامبينيس, بيدوك, بونغول, بونجول, سينغكانغ, هوغانغ, وودلاندز, ' +
    'ووودلاندز سنغافوره, ييشون, توا بايو, انغ مو كيو, بيشان, كليمنتي, بوكيت تيماه, بوكيت ميراه, بوكيت باتوك, ' +
    'بوكيت بانجانغ, تشوا تشو كانغ, كالانغ, غيلانغ, جيلانج, سيرانغون, اورتشارد رود, شارع اورتشارد, مارينا باي, ' +
    'مارينا باي ساندز, تانجونغ باغار, كلارك كواي, ليتل انديا سنغافوره, كامبونغ غلام, هولاند فيليج, ' +
    'نوفينا سنغافوره, كاتونغ, باسير ريس, سيمباوانغ, سليتار, مطار سليتار, بولاو اوبين, جسر جوهور سنغافوره',
  'south-korea':
    'seoul, soeul, seol korea, seoul city, seoul metropolitan area, gangnam, kangnam, gangnam gu, gangbuk, ' +
    'gangdong gu, gangseo gu, apgujeong, cheongdam, sinsa dong, garosu gil, seocho, seocho gu, banpo, seorae, ' +
    'seorae village, songpa, songpa gu, jamsil, lotte world tower, yeoksam, seolleung, itaewon, itaewan, ' +
    'haebangchon, hbc seoul, gyeongnidan, hannam, hannam dong, hannam the hill, yongsan, yongsan gu, ' +
    'yongsan garrison, ichon, mapo gu, hongdae, hapjeong, yeonnam dong, sangsu, mangwon, sinchon, seodaemun, ' +
    'yeouido, yeongdeungpo, guro gu, daerim, daerim dong, gasan digital complex, sillim, gwanak gu, sadang, ' +
    'dongjak gu, noryangjin, jongno, jongno gu, insadong, bukchon, samcheong dong, myeongdong, myeong dong, ' +
    'dongdaemun, seongsu, seongsu dong, wangsimni, kondae, gwangjin gu, nowon gu, seongbuk dong, eunpyeong gu, ' +
    'gyeonggi, gyeonggi do, kyonggi, suwon, seongnam, bundang, pangyo, yongin, suji gu, dongtan, hwaseong, ' +
    'osan air base, songtan, pyeongtaek, pyongtaek, camp humphreys, anseong, icheon, gwangju gyeonggi, hanam si, ' +
    'namyangju, guri si, uijeongbu, camp casey, dongducheon, goyang si, ilsan, gimpo, bucheon, gwangmyeong, ' +
    'anyang korea, pyeongchon, gunpo, ansan, siheung, incheon, inchon, incheon city, songdo, songdo ibd, cheongna, ' +
    'yeongjong, yeongjongdo, bupyeong, ganghwa, ganghwado, gangwon, gangwon do, chuncheon, wonju, gangneung, ' +
    'kangnung, sokcho, pyeongchang, yangyang, donghae, samcheok, chungcheong, chungcheongbuk do, ' +
    'chungcheongnam do, chungbuk, chungnam, cheongju, chungju, cheonan, dangjin, seosan, boryeong, daejeon, ' +
    'taejon, yuseong, sejong, sejong city, jeolla, jeollabuk do, jeollanam do, jeonbuk, jeonnam, jeonju, gunsan, ' +
    'iksan, gwangju, kwangju, mokpo, yeosu, suncheon, gwangyang, damyang, boseong, gyeongsang, gyeongsangbuk do, ' +
    'gyeongsangnam do, gyeongbuk, gyeongnam, daegu, taegu, suseong gu, gumi korea, pohang, gyeongju, andong, ' +
    'gimcheon, gyeongsan, ulsan, changwon, masan, jinhae, gimhae, geoje, geoje island, jinju, tongyeong, namhae, ' +
    'sacheon, busan, pusan, bussan, haeundae, gwangalli, gwangan, seomyeon, centum city, marine city busan, ' +
    'nampo dong, dongnae, gijang, jeju, jeju island, jejudo, cheju, seogwipo, jeju city, aewol, hallim, ' +
    'global education city jeju, ulleungdo, dokdo, jindo, bukhansan, jirisan, seoraksan, paju korea, asan si, ' +
    'asan korea, en seul, desde seul, ciudad de seul, aeropuerto de seul, vivir en seul, mudarme a seul, ' +
    'mudarse a seul, ir a seul, isla de jeju, ile de jeju, l ile de jeju, region de seoul, pulau jeju, ' +
    'pulau geoje, souli linn, jeju saar, cheju saar, سيوول, سييول, مدينه سيول, العاصمه سيول, سيول كوريا, ' +
    'سيول الكوريه, سول كوريا, بوسان, بوسان كوريا, انتشون, انشيون, انتشيون, دايغو, دايجو, ديغو, دايجون, دايجيون, ' +
    'ديجون كوريا, غوانغجو, جوانججو, غوانجو, اولسان, سيجونغ, سيجونج, سوون, سيونغنام, بوندانغ, يونغين, بيونغتايك, ' +
    'انسان كوريا, بوتشون, غيونغي, جيونججي, غانغوون, تشونغتشونغ, غيونغسانغ, جيجو, جزيره جيجو, جيجو كوريا, تشانغوون, ' +
    'بوهانغ, غيونغجو, جيونججو, جيونجو, تشونتشون, تشيونغجو, سونغدو, سونجدو, غانغنام, جانجنام, كانغنام, ايتايون, ' +
    'ايتيوان, هونغداي, هونجداي, ميونغدونغ, ميونج دونج, يونغسان, هايونداي, مطار انتشون, مطار انشيون, مطار غيمبو, ' +
    'مطار جيمبو',
  spain:
    'andalucia, andalusia, catalonia, cataluna, catalunya, valencia, comunidad valenciana, comunitat valenciana, ' +
    'costa blanca, costa del sol, costa brava, costa dorada, costa daurada, costa calida, costa de la luz, ' +
    'costa tropical, costa de almeria, costa de azahar, balearic islands, balearics, islas baleares, ' +
    'illes balears, mallorca, majorca, menorca, ibiza, eivissa, formentera, canary islands, islas canarias, ' +
    'tenerife, gran canaria, lanzarote, fuerteventura, la gomera, el hierro island, isla de la palma, ' +
    'basque country, pais vasco, euskadi, vizcaya, bizkaia, guipuzcoa, gipuzkoa, alava, navarra, navarre, galicia, ' +
    'asturias, cantabria, aragon, extremadura, castilla y leon, castilla la mancha, murcia, region de murcia, ' +
    'ceuta, melilla, madrid, comunidad de madrid, barcelona, bcn, barna, sevilla, seville, malaga, almeria, ' +
    'cordoba, cadiz, huelva, jaen, zaragoza, saragossa, bilbao, donostia, san sebastian spain, vitoria gasteiz, ' +
    'pamplona, iruna, oviedo, gijon, a coruna, la coruna, corunna, vigo, ourense, orense, pontevedra, ' +
    'santiago de compostela, valladolid, salamanca, segovia, avila, badajoz, caceres, ciudad real, albacete, ' +
    'cuenca spain, teruel, huesca, logrono, castellon, castello de la plana, alicante, alacant, alicanti, elche, ' +
    'torrevieja, torrevija, orihuela, orihuela costa, guardamar, la zenia, villamartin, ciudad quesada, rojales, ' +
    'benidorm, altea, calpe, calp, moraira, javea, xabia, denia, gandia, oliva nova, cullera, sagunto, benicassim, ' +
    'benicasim, peniscola, vinaros, villajoyosa, santa pola, campello, el campello, alcoy, alcoi, ontinyent, ' +
    'jalon valley, marbella, marbela, estepona, fuengirola, fuengorola, benalmadena, torremolinos, mijas, ' +
    'mijas costa, nerja, frigiliana, torrox, velez malaga, rincon de la victoria, puerto banus, ' +
    'san pedro de alcantara, sotogrande, manilva, alhaurin, alhaurin el grande, coin malaga, antequera, axarquia, ' +
    'alpujarras, alpujarra, orgiva, almunecar, salobrena, motril, mojacar, roquetas de mar, albox, vera playa, ' +
    'huercal overa, jerez, jerez de la frontera, tarifa cadiz, conil, algeciras, la linea de la concepcion, ' +
    'la linea, chiclana, sanlucar, ayamonte, islantilla, dos hermanas, mazarron, aguilas murcia, aguilas, ' +
    'los alcazares, san javier murcia, mar menor, la manga, lorca, molina de segura, sitges, castelldefels, ' +
    'girona, gerona, lloret de mar, blanes, figueres, figueras, cadaques, roses girona, empuriabrava, palafrugell, ' +
    'tarragona, reus, salou, cambrils, lleida, lerida, sabadell, terrassa, tarrasa, badalona, hospitalet, ' +
    'l hospitalet, sant cugat, mataro, vilanova i la geltru, granollers, manresa, maresme, eixample, ' +
    'sarria sant gervasi, poblenou, poble sec, palma de mallorca, soller, pollensa, pollenca, alcudia, calvia, ' +
    'manacor, mahon, ciutadella, santa eulalia ibiza, santa cruz de tenerife, los cristianos, ' +
    'playa de las americas, costa adeje, puerto de la cruz, la laguna tenerife, las palmas de gran canaria, ' +
    'maspalomas, playa del ingles, puerto del carmen, playa blanca, arrecife lanzarote, corralejo, ' +
    'caleta de fuste, getafe, leganes, alcorcon, mostoles, fuenlabrada, alcala de henares, torrejon de ardoz, ' +
    'torrejon, alcobendas, pozuelo de alarcon, las rozas, majadahonda, boadilla del monte, rivas vaciamadrid, ' +
    'parla madrid, lavapies, malasana, chamberi, vallecas, carabanchel, getxo, barakaldo, hondarribia, irun, ' +
    'denia alicante, elx alacant, vascongadas, seo de urgel, baleares, canarias, provincia de granada, granada, ' +
    'provincia de leon, provincia de toledo, ciudad de granada, cartagena murcia, puerto de santa maria, ' +
    'principado de asturias, la rioja espana, comunidad foral de navarra, madrileno, andaluz, comarca del maresme, ' +
    'tres cantos, aljarafe, vera de almeria, serrania de ronda, alfaz del pi, alfas del pi, l alfas del pi, ' +
    'andalousie, catalogne, valence espagne, iles baleares, majorque, minorque, iles canaries, ' +
    'pays basque espagnol, biscaye, navarre espagnole, galice, asturies, cantabrie, estremadure, castille, murcie, ' +
    'cordoue, grenade espagne, cadix, saragosse, saint sebastien, pampelune, la corogne, ' +
    'saint jacques de compostelle, salamanque, segovie, gerone, tarragone, barcelone, grande canarie, ' +
    'kepulauan canary, kepulauan balearic, kepulauan balearik, wilayah basque, katalonia, andaluusia, kataloonia, ' +
    'baskimaa, kanaari saared, kanaarid, baleaarid, baleaari saared, kastiilia, astuuria, kantaabria, ' +
    'hispaania paikeserannik, paikeserannik, مدريد, برشلونه, فالنسيا, بلنسيه, اشبيليه, مالقه, مالاغا, غرناطه, ' +
    'قرطبه, ماربيا, ماربيلا, اليكانتي, مرسيه, مورسيا, سرقسطه, بلباو, بيلباو, بالما دي مايوركا, مايوركا, ميورقه, ' +
    'ايبيزا, تينيريفي, تنريفي, جزر الكناري, لاس بالماس, جزر البليار, المريه, الميريا, قادس, الجزيره الخضراء, ' +
    'طريفه الاسبانيه, شلمنقه, سالامانكا, طليطله, جيرونا, تاراغونا, طراغونه, بلد الوليد, بامبلونا, خيخون, اوفييدو, ' +
    'فيغو, لاكورونيا, سان سيباستيان, سبته, مليليه, كتالونيا, كاتالونيا, الاندلس, اقليم الباسك, الباسك, غاليسيا, ' +
    'التشي, توريفايخا, بنيدورم, فوينخيرولا, توريمولينوس, استيبونا, خيريز, مطار باراخاس, باراخاس, مطار البرات',
  sweden:
    'stockholm, sthlm, stokholm, goteborg, gothenburg, gothenberg, gbg, malmo, skane, scania, uppsala, upsala, ' +
    'vasteras, orebro, linkoping, norrkoping, helsingborg, jonkoping, lund, umea, lulea, gavle, boras, sodertalje, ' +
    'eskilstuna, halmstad, vaxjo, karlstad, sundsvall, ostersund, trollhattan, kalmar, kristianstad, falun, ' +
    'borlange, skovde, karlskrona, skelleftea, uddevalla, varberg, visby, gotland, oland, nykoping, norrtalje, ' +
    'landskrona, trelleborg, ystad, falkenberg, kungsbacka, kungalv, lidkoping, alingsas, motala, katrineholm, ' +
    'enkoping, strangnas, sandviken, hudiksvall, ornskoldsvik, harnosand, kiruna, gallivare, boden sverige, pitea, ' +
    'haparanda, eslov, hassleholm, simrishamn, angelholm, oskarshamn, vastervik, karlskoga, kristinehamn, arvika, ' +
    'stromstad, mariestad, vetlanda, nassjo, varnamo, ljungby, almhult, ronneby, karlshamn, arjeplog, jokkmokk, ' +
    'abisko, solna, sundbyberg, nacka, huddinge, taby, lidingo, danderyd, sollentuna, jarfalla, upplands vasby, ' +
    'haninge, botkyrka, tyreso, vallentuna, sigtuna, marsta, sodermalm, ostermalm, kungsholmen, vasastan, rinkeby, ' +
    'tensta, hammarby sjostad, hagersten, bromma, molndal, hisingen, majorna, partille, rosengard, dalarna, ' +
    'dalecarlia, varmland, smaland, blekinge, halland, bohuslan, dalsland, ostergotland, vastergotland, ' +
    'vastra gotaland, sodermanland, sormland, vastmanland, narke, uppland, halsingland, medelpad, angermanland, ' +
    'jamtland, harjedalen, vasterbotten, norrbotten, norrland, svealand, gotaland, osterlen, swedish lapland, ' +
    'are skidort, salen dalarna, estocolmo, gotemburgo, escania, laponia sueca, gothembourg, scanie, dalecarlie, ' +
    'laponie suedoise, pulau gotland, rootsi lapimaa, ojamaa, taalamaa, ستوكهولم, استوكهولم, ستكهولم, غوتنبرغ, ' +
    'يوتيبوري, غوتنبورغ, جوتنبرج, مالمو, اوبسالا, فستروس, فيستيروس, اوريبرو, لينشوبينغ, لينشوبنغ, نورشوبينغ, ' +
    'نورشوبنغ, هلسينغبوري, هلسنبوري, يونشوبينغ, يونشوبنغ, اوميو, لوليو, يافله, بوروس, سودرتاليا, سودرتليا, ' +
    'اسكلستونا, هالمستاد, فيكخو, فكشو, كارلستاد, سوندسفال, اوسترسوند, ترولهتان, كريستيانستاد, فالون السويديه, ' +
    'بورلنغه, شوفده, كارلسكرونا, شيلفتيو, اوديفالا, غوتلاند, كيرونا, سولنا, هودينغه, رينكبي, روزنغورد, سكونه, ' +
    'سكانيا, لاندسكرونا, تريلبوري, مطار ارلاندا, ارلاندا, كالمار السويديه',
  switzerland:
    'zurich, zuri, zuerich, zurick, geneva, geneve, genf, geneva canton, basel, basle, basel stadt, ' +
    'basel landschaft, baselland, bern, lausanne, lucerne, luzern, lugano, winterthur, st gallen, sankt gallen, ' +
    'saint gall, biel, bienne, biel bienne, thun, bellinzona, locarno, ascona, mendrisio, chiasso, chur, davos, ' +
    'st moritz, saint moritz, zermatt, verbier, gstaad, grindelwald, interlaken, wengen, lauterbrunnen, murren, ' +
    'saas fee, crans montana, leukerbad, andermatt, engelberg, arosa, klosters, lenzerheide, laax, flims, scuol, ' +
    'pontresina, villars sur ollon, leysin, fribourg, bulle fribourg, neuchatel, neuenburg, la chaux de fonds, ' +
    'le locle, delemont, delsberg, porrentruy, yverdon, yverdon les bains, montreux, vevey, la tour de peilz, ' +
    'morges, nyon, gland vaud, aubonne, pully, lutry, renens, ecublens, prilly, crissier, echallens, payerne, ' +
    'aigle vaud, martigny, monthey, visp, viege, sion valais, carouge, lancy, meyrin, vernier geneve, thonex, ' +
    'chene bougeries, versoix, plan les ouates, cologny, grand saconnex, zug canton, canton of zug, kanton zug, ' +
    'baar zug, cham zug, rotkreuz, schwyz, pfaffikon, freienbach, wollerau, einsiedeln, sarnen, nidwalden, ' +
    'obwalden, kanton uri, canton of uri, altdorf uri, glarus, glaris, appenzell, ausserrhoden, innerrhoden, ' +
    'herisau, schaffhausen, schaffhouse, neuhausen am rheinfall, thurgau, thurgovie, frauenfeld, kreuzlingen, ' +
    'romanshorn, rapperswil, rapperswil jona, wil sg, aargau, argovie, aarau, baden ag, wettingen, brugg, ' +
    'lenzburg, rheinfelden ag, zofingen, olten, solothurn, soleure, grenchen, granges soleure, liestal, allschwil, ' +
    'muttenz, pratteln, riehen, reinach bl, langenthal, koniz, koeniz, ostermundigen, muri bei bern, spiez, uster, ' +
    'wadenswil, horgen, thalwil, kusnacht, meilen, stafa, dietikon, schlieren, dubendorf, wallisellen, opfikon, ' +
    'kloten, bulach, adliswil, oerlikon, wiedikon, kriens, ebikon, horw, sursee, weggis, vaud, valais, ticino, ' +
    'tessin, grisons, graubunden, grigioni, engadin, engadine, canton of jura, canton du jura, romandie, ' +
    'suisse romande, swiss romande, deutschschweiz, lavaux, la cote vaudoise, bernese oberland, berner oberland, ' +
    'zurichsee, lake zurich, lac leman suisse, lake lucerne, vierwaldstattersee, sierre valais, rolle vaud, ' +
    'stans nidwalden, brig glis, burgdorf bern, emmenbrucke, kanton wallis, canton de ginebra, basilea, berna, ' +
    'lucerna, friburgo suiza, san galo, canton de vaud, tesino, grisones, argovia, turgovia, soleura, escafusa, ' +
    'canton del jura, lausana, canton de geneve, ville de geneve, canton de berne, ville de berne, coire, schwytz, ' +
    'zoug, unterwald, nidwald, obwald, bale ville, bale campagne, winterthour, berthoud, valais central, ' +
    'chablais vaudois, oberland bernois, riviera vaudoise, arc lemanique, nord vaudois, val de travers, ' +
    'val de ruz, loeche les bains, bale, district de la broye, la gruyere fribourg, kanton zurich, kanton geneva, ' +
    'berni kanton, sveitsi alpid, genfi kanton, زيورخ, زيوريخ, زوريخ, جنيف, جنيڤ, بازل السويسريه, مدينه بازل, ' +
    'برن السويسريه, مدينه برن, لوزان, لوسيرن, لوتسيرن, لوغانو, لوجانو, فينترتور, وينترتور, سانت غالن, سانكت غالن, ' +
    'بيال بيان, مدينه ثون, بلينزونا, لوكارنو, شور السويسريه, دافوس, سانت موريتز, سان موريتز, زيرمات, تسيرمات, ' +
    'فيربييه, غشتاد, جشتاد, غريندلفالد, جريندلوالد, انترلاكن, لوتربرونن, كران مونتانا, فريبورغ السويسريه, نوشاتيل, ' +
    'لا شو دو فون, ديليمون, ايفردون, مونترو, فيفي السويسريه, نيون السويسريه, مارتيني السويسريه, كانتون تسوغ, ' +
    'شفيتس, غلاروس, ابنزل, شافهاوزن, تورغاو, ارغاو, اراو, سولوتورن, كانتون فود, كانتون فاليه, تيتشينو, غراوبوندن, ' +
    'انغلبرغ, مطار زيورخ, مطار جنيف, كانتون زيورخ, كانتون جنيف',
  taiwan:
    'taipei, taipeh, tapei, taipai, new taipei, taibei, xinbei, taichung, taizhong, taijung, tainan, kaohsiung, ' +
    'kaoshiung, kaohsuing, gaoxiong, taoyuan, tao yuan, hsinchu, xinzhu, hsin chu, zhubei, chupei, jhubei, ' +
    'keelung, jilong, chiayi, jiayi, changhua, zhanghua, yunlin, nantou, pingtung, pingdong, hualien, taitung, ' +
    'taidong, yilan, miaoli, penghu, pescadores, kinmen, quemoy, matsu islands, lienchiang, green island taitung, ' +
    'lanyu, orchid island, xiaoliuqiu, hsiaoliuchiu, formosa island, danshui, tamsui, tamshui, banqiao, banciao, ' +
    'panchiao, zhonghe, jhonghe, yonghe taipei, xindian, sindian, hsintien, xinzhuang, sinjhuang, sanchong, ' +
    'luzhou new taipei, tucheng, shulin, sanxia, yingge, linkou, xizhi, sijhih, hsichih, wugu, taishan new taipei, ' +
    'bali new taipei, ruifang, jiufen, jioufen, shifen, pingxi, wulai, jinshan new taipei, tianmu, tienmu, ' +
    'tien mu, beitou, peitou, shilin, neihu, nangang, nankang taipei, xinyi, xinyi district, sinyi district, ' +
    'daan district, da an district, zhongzheng district, songshan district, wanhua, ximending, ' +
    'datong district taipei, wenshan, muzha, gongguan, yangmingshan, dadaocheng, zhongli, chungli, jhongli, ' +
    'bade taoyuan, luzhu, guishan taoyuan, daxi taoyuan, yangmei, longtan taoyuan, zhudong, zhunan, toufen, sanyi, ' +
    'xitun, nantun, beitun, fengyuan, dali taichung, taiping taichung, wuri, dajia, shalu, qingshui, lukang, ' +
    'lugang, yuanlin, douliu, huwei, puli nantou, sun moon lake, alishan, cingjing, qingjing farm, anping, ' +
    'yongkang, xinying, shanhua, zuoying, tsoying, gushan, sanmin kaohsiung, lingya, qianzhen, cianjhen, fengshan, ' +
    'nanzih, gangshan, meinong, cijin, qijin, donggang pingtung, hengchun, kenting, luodong, lotung, jiaoxi, ' +
    'toucheng, suao, su ao, taroko, ruisui, yuli hualien, chishang, luye, dulan taitung, magong, ' +
    'hsinchu science park, southern taiwan science park, zhongshan district taipei, hukou hsinchu, nueva taipei, ' +
    'islas pescadores, nouveau taipei, iles pescadores, taipei baharu, uus taibei, penghu saared, تايبيه, تايبي, ' +
    'تايبيه الجديده, نيو تايبيه, تايتشونغ, تايتشونج, تاينان, كاوهسيونغ, كاوشيونغ, كاوشيونج, تاويوان, هسينشو, ' +
    'هسينتشو, شينتشو, كيلونغ, كيلونج, تشيايي, جيايي, تشانغهوا, يونلين, نانتو, بينغتونغ, بينغدونغ, هوالين, هواليان, ' +
    'تايتونغ, تايدونغ, ييلان, مياولي, بينغهو, بنغهو, كينمن, كينمين, جزر ماتسو, تامسوي, دانشوي, بانكياو, تشونغلي, ' +
    'جيوفن, جيوفين, بيتو التايوانيه, كنتنغ, كينتينغ, اليشان, تاروكو, بحيره الشمس والقمر, لوكانغ, مطار تاويوان, ' +
    'مطار سونغشان, مطار كاوهسيونغ, حي شينيي, شيلين, شيمندينغ, جزيره لانيو, تشوبي التايوانيه, هنغتشون',
  thailand:
    'bangkok, bangkonk, bankok, bkk, krung thep, krungthep, chiang mai, chiangmai, chaing mai, chang mai, ' +
    'chiang rai, chiangrai, phuket, puket, pukhet, pattaya, pataya, jomtien, naklua, hua hin, huahin, cha am, ' +
    'cha am thailand, pranburi, koh samui, ko samui, kosamui, samui, koh phangan, ko pha ngan, koh pha ngan, ' +
    'ko phangan, koh tao, ko tao, koh chang, ko chang, koh lanta, ko lanta, koh phi phi, ko phi phi, koh samet, ' +
    'ko samet, koh lipe, ko lipe, koh kood, koh kut, koh mak, koh yao, koh larn, koh si chang, krabi, ao nang, ' +
    'aonang, railay, khao lak, phang nga, phangnga, trang thailand, satun, songkhla, hat yai, hatyai, haad yai, ' +
    'had yai, pattani, narathiwat, yala thailand, betong yala, sungai kolok, sungai golok, danok, sadao thailand, ' +
    'phatthalung, nakhon si thammarat, surat thani, chumphon, ranong, prachuap khiri khan, prachuap, phetchaburi, ' +
    'ratchaburi, kanchanaburi, samut prakan, samut sakhon, samut songkhram, nonthaburi, pathum thani, ' +
    'nakhon pathom, ayutthaya, ayuthaya, lopburi, saraburi, suphan buri, ang thong, sing buri, chai nat, ' +
    'uthai thani, nakhon sawan, kamphaeng phet, phichit, phitsanulok, sukhothai, uttaradit, tak thailand, mae sot, ' +
    'lampang, lamphun, phayao, phrae, nan province, mae hong son, pai mae hong son, mae sai, mae rim, hang dong, ' +
    'san sai chiang mai, san kamphaeng, doi saket, nimman, nimmanhaemin, phetchabun, loei, chiang khan, ' +
    'udon thani, udonthani, nong khai, nongkhai, nong bua lamphu, bueng kan, sakon nakhon, nakhon phanom, ' +
    'mukdahan, kalasin, khon kaen, khonkaen, maha sarakham, roi et, yasothon, amnat charoen, ubon ratchathani, ' +
    'ubon, sisaket, si sa ket, surin isaan, buriram, buri ram, nakhon ratchasima, korat, khorat, khao yai, ' +
    'pak chong, chaiyaphum, isaan, isarn, isan thailand, issan, chonburi, chon buri, bang saen, bangsaen, ' +
    'si racha, sriracha thailand, sattahip, bang saray, bang lamung, banglamung, rayong, ban chang rayong, ' +
    'ban phe, chanthaburi, trat thailand, sa kaeo, aranyaprathet, prachinburi, chachoengsao, nakhon nayok, ' +
    'sukhumvit, silom, sathorn, sathon, thonglor, thong lo, ekkamai, ekamai, phrom phong, asoke, phra khanong, ' +
    'on nut, onnut, bang na bangkok, bangna, udom suk, ari bangkok, chatuchak, lat phrao, ladprao, ratchada, ' +
    'huai khwang, din daeng, rama 9, rama ix, ratchathewi, pathum wan, pathumwan, khao san, khaosan, bang rak, ' +
    'yaowarat, thonburi, bang kapi, bangkapi, min buri, lat krabang, rangsit, don mueang, don muang, pak kret, ' +
    'muang thong thani, chaeng wattana, chaengwattana, patong, kata phuket, nai harn, kamala phuket, ' +
    'surin beach phuket, bang tao, bangtao, cherngtalay, cherng talay, laguna phuket, chalong, thalang, kathu, ' +
    'mai khao, bophut, lamai samui, chaweng, maenam samui, thong sala, srithanu, haad rin, pratumnak, pratamnak, ' +
    'east pattaya, khao takiab, karon beach, rawai beach, rawai phuket, udon thani province, ayutaya, sucotai, ' +
    'bahia de phang nga, golfe de thailande, ile de phuket, ile de koh samui, isan thailandais, patani, senggora, ' +
    'singgora, pulau phuket, hadyai, haadyai, wilayah selatan thai, selatan thai, pekan golok, teluban, ' +
    'phuketi saar, samui saar, tai laht, بانكوك, بانغكوك, بوكيت, فوكيت, بوكت, باتايا, بتايا, شيانغ ماي, ' +
    'تشيانغ ماي, شنغماي, شيانج ماي, شيانغ راي, تشيانغ راي, هوا هين, هواهين, كوه ساموي, كو ساموي, ساموي, كرابي, ' +
    'كوه فانجان, كوه بانغان, كوه تاو, كوه تشانغ, كو تشانغ, كوه لانتا, في في التايلنديه, جزر في في, ايوثايا, ' +
    'ايوتهايا, ايوتايا, سوكوثاي, سوخوثاي, هات ياي, هاتياي, سونغكلا, سونكلا, فطاني, باتاني, ناراتيوات, ' +
    'يالا التايلنديه, سوراتاني, سورات ثاني, ناخون راتشاسيما, خون كاين, اودون ثاني, اوبون راتشاثاني, تشونبوري, ' +
    'شونبوري, رايونغ, كانشانابوري, كانتشانابوري, نونثابوري, لامبانغ, فيتسانولوك, ناخون سي تامارات, باتونغ, ' +
    'خاو لاك, جومتين, سوخومفيت, سوكومفيت, مطار سوفارنابومي, سوفارنابومي, مطار دون موانغ, دون موانغ, مطار بوكيت',
  'united-arab-emirates':
    'dubai, duabi, dubia, abu dhabi, abudhabi, abu dabi, abu dhaby, sharjah, sharja, ajman, ras al khaimah, ' +
    'ras al khaima, rak free zone, fujairah, fujeirah, fujaira, umm al quwain, al ain, alain city, deira, ' +
    'bur dubai, al karama, karama dubai, satwa, al satwa, jumeirah, jumeira, umm suqeim, al barsha, ' +
    'barsha heights, tecom dubai, al quoz, al qouz, al nahda, al qusais, qusais, muhaisnah, mirdif, mirdiff, ' +
    'al warqa, al mizhar, al khawaneej, nad al sheba, nad al hamar, festival city dubai, dubai marina, ' +
    'jumeirah beach residence, jumeirah lake towers, jumeirah lakes towers, jvc dubai, jvt dubai, ' +
    'jumeirah village circle, jumeirah village triangle, palm jumeirah, the palm dubai, bluewaters island, ' +
    'business bay, downtown dubai, difc, dubai internet city, media city dubai, knowledge park dubai, ' +
    'dubai silicon oasis, academic city, international city dubai, discovery gardens, al furjan, ' +
    'the gardens dubai, jebel ali, jabal ali, jafza, dip dubai, dubai investment park, motor city dubai, ' +
    'sports city dubai, dubai hills, arabian ranches, damac hills, the springs dubai, the meadows dubai, ' +
    'emirates hills, the greens dubai, the lakes dubai, al sufouh, al wasl, za abeel, zabeel, al jaddaf, jaddaf, ' +
    'dubai creek harbour, sobha hartland, mbr city, town square dubai, mudon, remraam, expo city dubai, ' +
    'dubai south, al maktoum, hatta dubai, al twar, hor al anz, al rigga, naif dubai, al garhoud, garhoud, ' +
    'khalifa city, khalifa port, port khalifa, mohammed bin zayed city, mbz city, mussafah, musaffah, bani yas, al reem island, reem island, ' +
    'al raha, yas island, saadiyat, saadiyat island, al maryah island, al reef villas, masdar city, al bateen, ' +
    'al mushrif, corniche abu dhabi, tourist club area, al zahiyah, electra street, hamdan street, al shamkha, ' +
    'al shahama, al rahba, al wathba, al falah abu dhabi, madinat zayed, ruwais, al dhafra, al gharbia, ' +
    'liwa oasis, ghayathi, sila abu dhabi, al jimi, al muwaiji, hili al ain, al mutarad, al towayya, al majaz, ' +
    'al majaz sharjah, al khan sharjah, al taawun, al qasimia, muwaileh, muweilah, aljada, al zahia, ' +
    'university city sharjah, sajaa, al dhaid, khor fakkan, khorfakkan, kalba, dibba, dibba al fujairah, ' +
    'al nuaimia, al nuaimiya, al rashidiya ajman, al jurf, al hamra village, al marjan island, mina al arab, ' +
    'al nakheel, jebel jais, masafi, emirates living, the emirates, arjan dubai, meydan dubai, masdar abu dhabi, ' +
    'rashidiya dubai, al khalidiyah abu dhabi, fuyaira, ras al jaima, emiratos, doubai, abou dabi, abou dhabi, ' +
    'charjah, chardjah, ras el khaimah, les emirats, emirats, aux emirats, emiriah, emiriah arab, emiraadid, ' +
    'araabia emiraadid, دبى, ابوظبي, ابو ظبي, الشارقه, عجمان, راس الخيمه, الفجيره, ام القيوين, مدينه العين, ' +
    'العين الاماراتيه, خورفكان, خور فكان, كلباء, دبا الفجيره, دبا الحصن, الذيد, الظفره, مدينه زايد, ليوا, جبل علي, ' +
    'ديره دبي, بر دبي, الكرامه دبي, البرشاء, القصيص, المحيصنه, الورقاء, جميرا, الجميرا, جميره, ام سقيم, ' +
    'نخله جميرا, مرسى دبي, دبي مارينا, الخليج التجاري دبي, قريه جميرا الدايريه, ابراج بحيرات الجميرا, ' +
    'واحه دبي للسيليكون, المدينه العالميه دبي, ند الشبا, مدينه خليفه, مدينه محمد بن زايد, بني ياس, جزيره الريم, ' +
    'جزيره ياس, جزيره السعديات, مدينه مصدر, الوثبه, مويلح, الجرف عجمان, النعيميه, مطار دبي, مطار زايد الدولي, ' +
    'مطار الشارقه, مطار ال مكتوم, القوز دبي, مردف دبي, حتا دبي, مصفح ابوظبي, البرشا دبي, الرويس ابوظبي',
  'united-kingdom':
    'england, scotland, northern ireland, north wales, west wales, mid wales, london, londen, greater london, ' +
    'central london, east london uk, north london, south london, west london, birmingham, brum, manchester, ' +
    'greater manchester, liverpool, merseyside, wirral, bradford, sheffield, huddersfield, doncaster, rotherham, ' +
    'barnsley, halifax west yorkshire, harrogate, scarborough north yorkshire, skipton, yorkshire, west yorkshire, ' +
    'north yorkshire, south yorkshire, east yorkshire, humberside, kingston upon hull, grimsby, scunthorpe, ' +
    'lincolnshire, nottingham, nottinghamshire, mansfield notts, leicester, leicestershire, loughborough, ' +
    'derbyshire, chesterfield derbyshire, coventry, wolverhampton, west midlands, east midlands, walsall, ' +
    'dudley west midlands, solihull, sutton coldfield, staffordshire, stoke on trent, shropshire, shrewsbury, ' +
    'telford, worcestershire, herefordshire, warwickshire, leamington spa, stratford upon avon, northamptonshire, ' +
    'kettering, corby, milton keynes, bedfordshire, luton, hertfordshire, herts, st albans, watford, stevenage, ' +
    'hemel hempstead, welwyn, buckinghamshire, aylesbury, high wycombe, oxfordshire, banbury, bicester, ' +
    'berkshire uk, bracknell, maidenhead, wokingham, newbury, windsor uk, guildford, woking, reigate, ' +
    'redhill surrey, crawley, horsham, worthing, brighton, brighton and hove, eastbourne, hastings uk, ' +
    'east sussex, west sussex, sussex, chichester, portsmouth uk, southampton, southhampton, bournemouth, ' +
    'isle of wight, winchester uk, basingstoke, andover hampshire, fareham, gosport, dorset, weymouth uk, ' +
    'dorchester dorset, wiltshire, swindon, trowbridge, cotswolds, cheltenham, gloucester uk, gloucestershire, ' +
    'bristol, somerset, weston super mare, taunton, yeovil, bath spa, city of bath, north devon, south devon, ' +
    'exeter, torquay, paignton, barnstaple, plymouth uk, cornwall, truro, falmouth cornwall, newquay, penzance, ' +
    'st ives cornwall, maidstone, tunbridge wells, ashford kent, folkestone, dover kent, margate kent, ramsgate, ' +
    'thanet, medway towns, gillingham, gravesend, dartford, sevenoaks, essex, basildon, southend, southend on sea, ' +
    'chelmsford, colchester, clacton, brentwood essex, thurrock, romford, ilford, barking and dagenham, dagenham, ' +
    'east anglia, norwich, great yarmouth, king s lynn, ipswich suffolk, felixstowe, bury st edmunds, lowestoft, ' +
    'cambridgeshire, cambridge uk, ely cambridgeshire, peterborough uk, lancashire, blackburn, blackpool, burnley, ' +
    'oldham, rochdale, stockport, salford, wigan, warrington, altrincham, cheshire, macclesfield, crewe, ' +
    'southport uk, birkenhead, cumbria, lake district, barrow in furness, northumberland, newcastle upon tyne, ' +
    'tyneside, tyne and wear, gateshead, sunderland, teesside, middlesbrough, stockton on tees, hartlepool, ' +
    'county durham, edinburgh, edinborough, edinburg scotland, glasgow, glasgo, aberdeen, aberdeenshire, dundee, ' +
    'inverness, stirling scotland, falkirk, fife scotland, dunfermline, kirkcaldy, livingston west lothian, ' +
    'ayrshire, kilmarnock, paisley renfrewshire, lanarkshire, east kilbride, scottish highlands, scottish borders, ' +
    'outer hebrides, isle of skye, orkney, shetland islands, cardiff, swansea, wrexham, llandudno, llanelli, ' +
    'aberystwyth, carmarthen, pembrokeshire, gwynedd, anglesey, merthyr tydfil, newport wales, bangor wales, ' +
    'belfast, londonderry, lisburn, newtownabbey, newry, ballymena, coleraine, omagh, enniskillen, county antrim, ' +
    'county armagh, county fermanagh, county tyrone, croydon, bromley, hounslow, ealing, wembley, brixton, ' +
    'camden town, hackney, islington, tower hamlets, whitechapel, lewisham, peckham, walthamstow, tottenham, ' +
    'enfield london, wimbledon, clapham, wandsworth, southwark, lambeth, battersea, fulham, hammersmith, ' +
    'kensington london, chelsea london, shoreditch, canary wharf, stratford london, newham, hillingdon, uxbridge, ' +
    'southall, slough berkshire, twickenham, kingston upon thames, putney, balham, finchley, hampstead, ' +
    'notting hill, golders green, edgware, haringey, waltham forest, redbridge, tyne, epsom surrey, harlow essex, ' +
    'tooting bec, whitby north yorkshire, kent uk, surrey uk, norfolk uk, suffolk uk, norfolk broads, ' +
    'south wales valleys, welsh, wales uk, bath somerset, reading berkshire, york uk, hull uk, inglaterra, ' +
    'escocia, gran bretana, irlanda del norte, edimburgo, cornualles, islas orcadas, islas hebridas, gran londres, ' +
    'reino unido, pais de gales, angleterre, ecosse, pays de galles, grande bretagne, irlande du nord, edimbourg, ' +
    'cornouailles anglaises, cantorbery, douvres, hebrides, orcades, grand londres, royaume uni, ireland utara, ' +
    'britain, bandar london, inglismaa, sotimaa, pohja iirimaa, suurbritannia, uhendkuningriik, londoni linn, ' +
    'cornwalli poolsaar, hebriidid, orkney saared, لندن, برمنغهام, برمنجهام, بيرمنغهام, مانشستر, مانشيستر, ' +
    'ليفربول, ليدز, شيفيلد, شفيلد, برادفورد, برايتون, بريستول, نوتنغهام, نوتنجهام, ليستر, كوفنتري, وولفرهامبتون, ' +
    'ساوثهامبتون, ساوثامبتون, بورتسموث, بليموث, بورنموث, اكسفورد, كامبريدج البريطانيه, كامبردج البريطانيه, نورتش, ' +
    'نورويتش, لوتون, ميلتون كينز, نيوكاسل, نيوكاسل ابون تاين, سندرلاند, ميدلزبره, بلاكبول, بولتون البريطانيه, ' +
    'اكستر, سويندون, تشيلتنهام, ادنبره, غلاسكو, جلاسكو, غلاسغو, ابردين, دندي, انفرنيس, كارديف, سوانزي, سوانسي, ' +
    'بلفاست, انجلترا, انكلترا, اسكتلندا, سكوتلندا, ويلز البريطانيه, ايرلندا الشماليه, مطار هيثرو, هيثرو, ' +
    'مطار غاتويك, غاتويك, جاتويك, ستانستد, يوركشاير, اسكس, كرويدون, ايلينغ',
  'united-states':
    'alabama, arizona, arkansas, socal, norcal, bay area, silicon valley, silicon valley ca, southern california, ' +
    'northern california, connecticut, south florida, central florida, southwest florida, florida keys, ' +
    'florida panhandle, hawai, oahu, maui, honolulu, idaho, illinois, iowa, kansas, kentucky, louisiana, ' +
    'maine usa, maryland, massachusetts, massachusets, massachussetts, michigan, minnesota, mississippi, ' +
    'missisippi, missouri, nebraska, state of nevada, state of colorado, state of montana, state of virginia, ' +
    'state of georgia, state of washington, washington state, new hampshire, new jersey, new york, new york city, ' +
    'newyork, nyc, upstate new york, long island, north carolina, south carolina, north dakota, south dakota, ' +
    'ohio, oklahoma, oregon, pennsylvania, pensylvania, rhode island, tennessee, tenessee, utah, vermont, ' +
    'northern virginia, west virginia, wisconsin, wyoming, washington dc, washington d c, dmv area, new england, ' +
    'midwest, pacific northwest, tri state area, appalachia, gulf coast, rust belt, bible belt, los angeles, ' +
    'losangeles, l a california, san francisco, san diego, oakland, long beach, anaheim, orange county, ' +
    'inland empire, santa monica, pasadena, irvine, palo alto, mountain view california, sunnyvale, cupertino, ' +
    'fremont, hayward california, berkeley, bakersfield, riverside california, san bernardino, sonoma, lake tahoe, ' +
    'las vegas, henderson nevada, reno nevada, phoenix arizona, phoenix az, tucson, scottsdale, mesa arizona, ' +
    'sedona, salt lake city, portland oregon, portland maine, seattle, tacoma, spokane, bellevue washington, ' +
    'denver, colorado springs, boulder colorado, fort collins, albuquerque, santa fe new mexico, fort worth, ' +
    'frisco texas, san antonio texas, austin texas, austin tx, corpus christi, mcallen, brownsville, galveston, ' +
    'oklahoma city, tulsa, kansas city, wichita, omaha, des moines, minneapolis, saint paul minnesota, ' +
    'twin cities, milwaukee, madison wisconsin, green bay, chicago, naperville, indianapolis, detroit, dearborn, ' +
    'ann arbor, grand rapids, cleveland ohio, cleveland, columbus ohio, cincinnati, akron, toledo ohio, ' +
    'pittsburgh, philadelphia, philly, phila, allentown, harrisburg, scranton, baltimore, annapolis, ' +
    'rockville maryland, silver spring, alexandria virginia, arlington virginia, fairfax virginia, ' +
    'richmond virginia, virginia beach, norfolk virginia, charleston sc, myrtle beach, hilton head, greenville sc, ' +
    'charlotte nc, raleigh, durham nc, asheville, greensboro, winston salem, wilmington nc, atlanta, ' +
    'savannah georgia, augusta georgia, nashville, memphis tennessee, knoxville, chattanooga, louisville, ' +
    'lexington kentucky, birmingham alabama, huntsville, mobile alabama, montgomery alabama, new orleans, nola, ' +
    'baton rouge, little rock, st louis, saint louis missouri, springfield missouri, miami, miami beach, ' +
    'miami dade, broward, palm beach, fort lauderdale, ft lauderdale, hialeah, doral, orlando florida, kissimmee, ' +
    'tampa, tampa bay, st petersburg florida, clearwater, sarasota, bradenton, fort myers, cape coral, ' +
    'naples florida, key west, jacksonville, st augustine, the villages florida, gainesville, tallahassee, ' +
    'pensacola, boca raton, delray beach, coral gables, homestead florida, boston, cambridge ma, worcester ma, ' +
    'cape cod, providence rhode island, hartford connecticut, new haven, stamford connecticut, bridgeport, ' +
    'jersey city, hoboken, newark nj, paterson nj, manhattan, the bronx, staten island, queens ny, ' +
    'flushing queens, jackson heights, harlem, westchester, yonkers, white plains, poughkeepsie, albany ny, ' +
    'syracuse ny, rochester ny, buffalo ny, anchorage, fairbanks, juneau, cheyenne wyoming, sioux falls, fargo, ' +
    'beverly hills, san fernando valley, koreatown la, washington heights, mount laurel, in colorado, in nevada, ' +
    'in virginia, in montana, napa valley, tempe arizona, plano texas, laredo texas, el paso texas, ' +
    'hollywood florida, hollywood california, bethesda maryland, boise idaho, santa barbara california, ' +
    'fresno california, sacramento california, nueva york, nueva jersey, nueva orleans, nueva inglaterra, ' +
    'nuevo mexico, luisiana, misisipi, misuri, pensilvania, carolina del norte, carolina del sur, ' +
    'dakota del norte, dakota del sur, virginia occidental, filadelfia, estado de nevada, estado de colorado, ' +
    'estado de virginia, estado de georgia, estado de washington, costa oeste de estados unidos, medio oeste, ' +
    'nouvelle orleans, la nouvelle orleans, nouvelle angleterre, nouveau mexique, louisiane, caroline du nord, ' +
    'caroline du sud, dakota du nord, dakota du sud, californie, floride, pennsylvanie, virginie occidentale, ' +
    'georgie usa, philadelphie, bandar raya new york, pantai barat amerika, negeri california, amerika syarikat, ' +
    'kalifornia, pohja carolina, louna carolina, pohja dakota, louna dakota, laane virginia, uus inglismaa, ' +
    'florida osariik, ameerika uhendriigid, new yorgi osariik, نيويورك, نيو يورك, لوس انجلوس, لوس انجليس, شيكاغو, ' +
    'هيوستن, هيوستون, ميامي, سان فرانسيسكو, سان دييغو, سان دييجو, واشنطن, بوسطن, بوسطون, فيلادلفيا, ديترويت, ' +
    'ديربورن, دالاس, اوستن تكساس, سان انطونيو, سياتل, لاس فيغاس, لاس فيجاس, فينيكس اريزونا, دنفر, اتلانتا, ' +
    'اورلاندو, تامبا, نيو اورليانز, ناشفيل, ممفيس الامريكيه, مينيابوليس, ميلووكي, كليفلاند, كولومبوس اوهايو, ' +
    'بيتسبرغ, بالتيمور, ساكرامنتو, بورتلاند, سولت ليك سيتي, هونولولو, نيوجيرسي, نيو جيرسي, كاليفورنيا, كليفورنيا, ' +
    'فلوريدا, تكساس, تكساس الامريكيه, الينوي, ميشيغان, ميشيجان, اوهايو, بنسلفانيا, اريزونا, نيفادا, كولورادو, ' +
    'ماساتشوستس, ميريلاند, بروكلين, مانهاتن, مطار جون كينيدي, مطار اوهير, هاواي, الاسكا, شارلوت كارولاينا',
  vietnam:
    'hanoi, ha noi, hanoy, ho chi minh, ho chi minh city, hochiminh, hcmc, hcm city, tp hcm, tphcm, saigon, ' +
    'sai gon, da nang, danang, đa nang, hai phong, haiphong, can tho, cantho, nha trang, nhatrang, dalat, da lat, ' +
    'đa lat, vung tau, vungtau, hoi an, hoian, hue vietnam, thua thien hue, phu quoc, con dao island, con đao, ' +
    'quy nhon, qui nhon, phan thiet, mui ne, phan rang, ninh thuan, tuy hoa, phu yen, cam ranh, buon ma thuot, ' +
    'dak lak, đak lak, pleiku, kon tum, gia lai, lam dong, bao loc, binh duong, thu dau mot, dong nai, đong nai, ' +
    'bien hoa, long thanh, ba ria, tay ninh, binh phuoc, long an vietnam, tien giang, ben tre, vinh long, ' +
    'tra vinh, soc trang, bac lieu, ca mau, rach gia, kien giang, ha tien, an giang, long xuyen, chau doc, ' +
    'dong thap, sa dec, hau giang, mekong delta, binh thuan, khanh hoa, binh dinh, binh đinh, quang ngai, ' +
    'quang nam, tam ky, quang tri, dong ha, quang binh, dong hoi, đong hoi, phong nha, ha tinh, nghe an, ' +
    'vinh nghe an, thanh hoa, ninh binh, tam coc, trang an ninh binh, nam dinh, nam đinh, thai binh, hai duong, ' +
    'hung yen, bac ninh, bac giang, vinh phuc, phu tho, viet tri, thai nguyen, quang ninh, ha long, halong, ' +
    'halong bay, ha long bay, cat ba, mong cai, lang son, cao bang, ha giang, lao cai, sapa vietnam, yen bai, ' +
    'tuyen quang, dien bien phu, đien bien phu, hoa binh, mai chau, ha nam vietnam, tay ho, hoan kiem, ba dinh, ' +
    'ba đinh, cau giay, dong da, đong đa, hai ba trung, thanh xuan, ha dong, ha đong, long bien, nam tu liem, ' +
    'bac tu liem, my dinh, my đinh, ciputra hanoi, ecopark, vinhomes, vinhomes ocean park, gia lam, thao dien, ' +
    'thao đien, an phu thu duc, district 1 saigon, district 2 saigon, district 7 saigon, quan 1, quan 2, quan 3, ' +
    'quan 7, quan 10, phu my hung, thu duc, thu đuc, binh thanh, phu nhuan, tan binh, go vap, tan phu saigon, ' +
    'nha be, cu chi, can gio, pham ngu lao, bui vien, son tra, ngu hanh son, my khe, hai chau da nang, ' +
    'an thuong da nang, cua dai, tonkin, my tho city, thanh pho my tho, son la province, son la, ' +
    'ciudad ho chi minh, ciudad de ho chi minh, bahia de halong, delta del mekong, ho chi minh ville, ' +
    'baie d halong, baie d along, delta du mekong, tourane, cochinchine, bandar raya ho chi minh, teluk ha long, ' +
    'delta mekong, bandar ho chi minh, ho chi minh linn, ho chi minhi linn, mekongi delta, halongi laht, هانوي, ' +
    'هوشي منه, هو تشي منه, هوشي منه سيتي, مدينه هو تشي منه, سايغون, سايجون, سايقون, دا نانغ, دانانغ, دانانج, ' +
    'دا نانج, هايفونغ, هاي فونغ, هايفونج, نها ترانغ, نها ترانج, نيا ترانغ, دا لات, فونغ تاو, فونج تاو, هوي ان, ' +
    'مدينه هوي الفيتناميه, هويه الفيتناميه, فو كوك, فوكوك, كوي نيون, كوي نون, فان ثيت, فان تيت, موي ني, كام رانه, ' +
    'بين هوا, بيين هوا, بينه دونغ, بنه دونغ, دونغ ناي, بون ما ثووت, بليكو, كون توم, لونغ ان, ماي تو الفيتناميه, ' +
    'بن تري, كا ماو, راتش جيا, لونغ شوين, دلتا ميكونغ, تاي نينه, نينه بينه, نين بينه, نام دينه, هاي دونغ, ' +
    'باك نينه, ثاي نغوين, ها لونغ, هالونغ, خليج ها لونغ, لاو كاي, سابا الفيتناميه, ها جيانغ, ديان بيان فو, ' +
    'ديين بيان فو, كاو بانغ, ثانه هوا, نغي ان, مطار نوي باي, نوي باي, مطار تان سون نهات, تان سون نهات, كون داو, ' +
    'مدينه كان ثو, مدينه دالات',
};
