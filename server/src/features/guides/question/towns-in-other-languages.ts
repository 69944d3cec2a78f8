/**
 * Towns by the names that French, Spanish, Malay, Estonian and Arabic give them, and by which their own people do. Plain
 * spelling.
 */
export const townsInOtherLanguages: Readonly<Record<string, string>> = {
  australia: 'melburn, sidnei, sidney, بيرث الاستراليه, نيوكاسل الاستراليه',
  brazil: 'saint paul bresil, san pablo brasil, rio de janeiros, ريو, ريو دجانيرو, باهيا, سانتوس, برازيليه',
  canada: 'monreal, monreali, toronto kanada, torontosse, kuebek, quebeck, هالفكس, فيكتوريا كندا, كالغري, لندن كندا',
  china:
    'canton chine, changhai, chang hai, shanghay, hangcheu, tcheng tou, pekini, kanton, hong kou, شنغاي, كانتون, قوانغجو',
  'costa-rica':
    'saint joseph costa rica, سان خوسيه, سان خوزيه, سان خوسي, ليبيريا كوستاريكا, الاخويلا, هيريديا, غواناكاستي, بونتاريناس, كارتاغو كوستاريكا',
  estonia: 'reval, dorpat, parnu, pernau, talin, taline, talina, تالين, تارتو, بارنو, نارفا',
  france:
    'marsella, burdeos, lyon ville, estrasburgo, niza, tolosa de francia, tolouse, estrasburg, aviñon, avinon, nantes francia, lila francia, ' +
    'strasbuurg, nizza, pariis, pariisi, marseilla, باريس, مرسيليا, مارسيليا, ليون فرنسا, نيس, تولوز, بوردو, ستراسبورغ, نانت, ليل فرنسا, مونبلييه, غرونوبل, رين فرنسا, ديجون',
  germany:
    'munich, munique, munchen, colonia alemania, hamburgo, francfort, francfurt, fráncfort, francfort sur le main, dusseldorf, estugarda, nuremberg, nuremberga, friburgo, ' +
    'aix la chapelle, aquisgran, maguncia, mayence, treveris, brunswick allemagne, brema, breme, hannover, hanovre, leipzig, leipsic, dresde, ratisbona, ratisbonne, cologne, augsbourg, augsburgo, fribourg en brisgau, ' +
    'dusseldorfi, munchenisse, برلين, ميونخ, ميونيخ, هامبورغ, هامبورج, فرانكفورت, كولونيا, كولن المانيا, دوسلدورف, شتوتغارت, شتوتجارت, لايبزيغ, لايبزغ, درسدن, هانوفر, نورنبرغ, بريمن, دورتموند, فرايبورغ, اخن, مانهايم, كارلسروه',
  ireland: 'dublino, dublín, دبلن, كورك, غالواي, جالواي, ليمريك, ووترفورد, شانون',
  italy:
    'sienne, padoue, verone, vicence, bergame, mantoue, ferrare, lucques, livourne, perouse, ancone, syracuse italie, palerme, catane, cagliari, bari italie, tarente, lecce, trente italie, bologne, modene, parme, ' +
    'turin, turín, ravenne, rimini, arezzo, genova, genua, venise, venecia, veneetsia, feneetsia, florencia, firenze, naples italie, milanais, rome italie, milán, bolonia, padua, genova italia, turín italia, palermo, trieste, triest, brescia, siracusa italia, ' +
    'rooma linn, napoli, torino, milaano, firenzes, روما, ميلانو, ميلان, نابولي, تورينو, فلورنسا, البندقيه, فينيسيا, بولونيا ايطاليا, جنوه, جنوا, باليرمو, كاتانيا, فيرونا, بادوفا, سيينا, بيروجيا',
  japan:
    'tokio, toquio, tokyo ville, osaca, quioto, kioto, iocohama, nagoia, jokohama, hirosima, fukuoca, طوكيو, اوساكا, كيوتو, يوكوهاما, ناغويا, ناجويا, فوكوكا, سابورو, كوبي اليابان, هيروشيما',
  malaysia:
    'kualalumpur, kuala lumpor, koala lumpur, kuala lampur, malaca, penang pulau, joor baru, كوالا لمبور, كوالالمبور, كوالا لامبور, كولالمبور, بينانغ, بينانج, جوهور, جوهور بارو, ملقا, لنكاوي, شاه علم, سيلانجور, سيلانغور, كوتشينغ, ايبوه',
  mexico:
    'mexico ville, ville de mexico, ciudad de mexico, mexico df, el df, mehhiko linn, mexiko stadt, monterey mexico, gvadalahara, مكسيكو سيتي, مدينه مكسيكو, غوادالاخارا, مونتيري المكسيك, كانكون, تيخوانا, بويبلا, ميريدا المكسيك',
  netherlands:
    'la haye, la haya, den amberes holanda, roterdam, rotterdami, leyde, leiden, nimegue, nimega, bois le duc, groningue, groninga, flessingue, flesinga, utreque, amsterdame, maestricht, ' +
    'امستردام, روتردام, لاهاي, اوتريخت, اوترخت, ايندهوفن, خرونينغن, جرونينجن, تيلبورخ, ماستريخت, نايميخن, ارنهم, دلفت, ليدن',
  'new-zealand':
    'okland, oukland, welington, vellington, uus meremaa pealinn, kraistserts, اوكلاند, ويلينغتون, ويلنجتون, ولنجتون, كرايستشيرش, كرايست تشيرتش, هاميلتون نيوزيلندا, دنيدن, كوينزتاون, تاورانغا',
  panama:
    'panama ville, panama capitale, ciudad de panama, panama linn, bandar panama, colon panama, مدينه بنما, كولون بنما, بوكيتي, دافيد بنما, بوكويتي, بوكيت بنما',
  portugal:
    'lisbonne, lisboa, lissabon, lissaboni, oporto, coimbre, evora, setubal, funchal, faro portugal, لشبونه, ليزبون, بورتو, كويمبرا, فارو, براغا, براغا البرتغال, كاشكايش, سينترا, ماديرا, الغارف',
  singapore: 'singapour ville, singapur ciudad',
  'south-korea':
    'seoul ville, sul corea, pusan, busan, incheon, souli, seoel, سيول, بوسان, انشون, انتشون, دايغو, دايجو, دايجون, غوانغجو, جيجو, سوون, اولسان',
  spain:
    'saragosse, seville, cordoue, grenade espagne, cadix, barcelone, barcelona, valence espagne, alicante, la corogne, la coruna, saint sebastien espagne, san sebastian, pampelune, pamplona, tarragone, gerone, lerida, majorque, minorque, ' +
    'carthagene espagne, salamanque, tolede, burgos, valladolid, malaga, madriid, madridi, barcelonas, مدريد, برشلونه, فالنسيا, بلنسيه, اشبيليه, سيفيليا, مالقا, ملقه, غرناطه, قرطبه, سرقسطه, اليكانتي, اليكانت, بلباو, مورسيا, قادس, ماربيا, تينيريفي, مايوركا, ايبيزا, خيخون',
  sweden:
    'estocolmo, goteborg, gotemburgo, goteborgi, stokholm, stockholmi, upsala, upsal, malmoe, malmo, gothembourg, ستوكهولم, غوتنبرغ, جوتنبرج, غوتنبرج, مالمو, اوبسالا, لوند, لينشوبينغ, اوربرو, هلسنبوري, فستروس',
  switzerland:
    'geneve, ginebra, genf, zurique, zuerich, zurich suisse, basilea, berne, berna, lucerne, lucerna, friburgo suiza, neuchatel, saint gall, san galo, soleure, bienne, lausana, losana, lozan, schaffhouse, bellinzone, winterthour, thoune, ' +
    'genfi, tsuurih, zuerichi, baseli, berni, زيورخ, زيوريخ, جنيف, جنيفا, بازل سويسرا, برن, بيرن, لوزان, لوتسرن, لوغانو, لوجانو, سانت غالن, فينترتور, مونترو, تسوغ',
  taiwan:
    'taipeh, taipé, taibei, taibeh, taichung, kaohsiung, taipeis, taipeisse, taipeisi, تايبيه, تايبي, كاوشيونغ, كاوهسيونغ, تايتشونغ, تاينان, تاويوان, هسينتشو',
  thailand:
    'bangcoc, bankok, bangkog, bankoki, bangkoki, puket, pukett, phukett, chiangmai, chieng mai, patthaya, pataya, كوه ساموي, بانكوك, بوكيت, بوكت, فوكيت, باتايا, بتايا, شيانغ ماي, شيانج ماي, تشيانغ ماي, هوا هين, كرابي, كو ساموي',
  'united-kingdom':
    'londres, london city, edimbourg, edimburgo, cantorbery, douvres, cornouailles, londoni, londonisse, edinburghi, manchesteri, birminghami, londen, glasgo, bristoli, ' +
    'لندن, مانشستر, بيرمنغهام, برمنجهام, برمنغهام, ليفربول, ليدز, ادنبره, ادنبرة, ادنبرا, غلاسكو, جلاسكو, غلاسجو, بريستول, كارديف, شيفيلد, نيوكاسل, نوتنغهام, نوتنجهام, ليستر, بلفاست, اكسفورد, كامبريدج, برايتون, بورتسموث, ساوثهامبتون',
  'united-states':
    'nueva york, new york ville, nova york, nueva orleans, la nouvelle orleans, filadelfia, philadelphie, nueva jersey, los angelos, san fransisco, losanjeles, tsikaago, vasington dc, washington dc, ' +
    'نيويورك, شيكاغو, شيكاجو, لوس انجلوس, لوس انجليس, هيوستن, هيوستون, دالاس, بوسطن, سان فرانسيسكو, سياتل, ميامي, اتلانتا, ديترويت, ديربورن, فيلادلفيا, فيلادلفيا, واشنطن, فينكس, دنفر, لاس فيغاس, لاس فيجاس, اورلاندو, سان دييغو, سان دييجو, تامبا, اوستن, نيوجيرسي',
  vietnam:
    'ho chi minh ville, ciudad ho chi minh, hochiminh, ho chi min, hochimin, hanoi ville, hanoï, saigon city, saigonn, saigoni, saigonis, saigonisse, danangi, da nangi, هانوي, هوشي منه, هو تشي منه, سايغون, سايجون, دا نانغ, دانانغ, نها ترانغ',
};
