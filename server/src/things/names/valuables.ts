import type { ThingNames } from '../thing-index.js';

export const valuables: ThingNames = {
  art: {
    sure: {
      any: 'banksy, picasso print, warhol print, aquarelle, aquarell, lithograph, art deco, tingatinga',
      en: 'art, artwork, work of art, works of art, painting, oil painting, watercolour, watercolor, canvas painting, art collection, fine art, portrait painting, etching, engraving, mural, mosaic, art piece, original art',
      es: 'obra de arte, obras de arte, arte, cuadro, pintura al oleo, oleo, acuarela, grabado, litografia, lamina enmarcada, coleccion de arte, retrato, lienzo, pinturas al oleo, dibujo',
      fr: 'oeuvre d art, oeuvres d art, tableau, tableaux, peinture a l huile, aquarelle, gravure, lithographie, collection d art, toile de maitre, objet d art, objets d art, estampe, dessin, portrait',
      ms: 'karya seni, lukisan, lukisan minyak, cat air lukisan, koleksi seni, hasil seni, gambar berbingkai, barang seni, potret',
      et: 'kunst, kunsti, kunstiteos, kunstiteose, kunstiteosed, kunstiteoseid, maal, maali, maalid, maale, olimaal, õlimaal, õlimaali, akvarell, akvarelli, graafika, kunstikogu, kunstikollektsioon, joonistus, portree, gravüür',
      ar: 'لوحه, لوحات, لوحه فنيه, لوحات فنيه, عمل فني, اعمال فنيه, رسم زيتي, لوحه زيتيه, مجموعه فنيه, تحفه فنيه, لوحاتي',
    },
    shared: {
      en: 'picture, canvas, prints, print, poster',
      es: 'pintura, dibujos, lienzos',
      fr: 'peintures, toile, toiles',
    },
  },
  sculpture: {
    sure: {
      any: 'rodin, giacometti, moai',
      en: 'sculpture, statue, bronze statue, marble statue, stone statue, bust, bronze sculpture, wooden carving, totem pole, statuette, figurine, marble bust, garden sculpture, wood carving, relief carving, fountain statue',
      es: 'escultura, estatua, busto, talla, talla de madera, figura de bronce, estatuilla',
      fr: 'sculpture, statue, buste, statuette, bronze d art, statue en bronze, statue en marbre',
      ms: 'arca, patung ukiran, patung gangsa, ukiran, patung batu',
      et: 'skulptuur, skulptuuri, skulptuurid, kuju, kujud, kujusid, pronkskuju, büst, büsti, puunikerdus, marmorkuju',
      ar: 'تمثال, تماثيل, منحوته, منحوتات, مجسم برونزي, نحت',
    },
    shared: { en: 'bronze, carving, marble' },
  },
  antique: {
    sure: {
      any: 'faberge, ming dynasty, chippendale, biedermeier, louis xvi, louis xv, art nouveau',
      en: 'antique, antiques, antique furniture, antiquity, antiquities, victorian furniture, georgian furniture, vintage furniture, archaeological, artefact, artifact, fossil, cultural property, cultural goods, old master, heirloom furniture, coin collection, stamp collection, rare book, meteorite, old coins, collectible, collectable, memorabilia, roman coin, ancient coin, old map, museum piece, coins collection, grandmother s cabinet, dinosaur bone, pottery shard, vintage poster, first edition',
      es: 'antiguedad, mueble antiguo, muebles antiguos, bien cultural, bienes culturales, fosil, coleccion de monedas, coleccion de sellos, artefacto arqueologico, pieza arqueologica, pieza de museo, reliquia, coleccionable, libro antiguo',
      fr: 'antiquite, meuble ancien, meubles anciens, bien culturel, biens culturels, fossile, collection de monnaies, collection de timbres, piece archeologique, objet ancien, objets anciens, meuble d epoque, meubles d epoque, objet de collection, livre ancien',
      ms: 'barang antik, antik, perabot antik, artifak, fosil, koleksi syiling, koleksi setem, barang purba, warisan budaya, barang koleksi, barangan antik',
      et: 'antiik, antiigi, antiiki, antiikmööbel, antiikmoobel, antiikmööbli, antiikese, antiikesemed, antiikesemeid, kultuurivaartus*, kultuuriväärtus*, fossiil, fossiilid, mündikogu, mündikollektsioon, margikogu, vanavara, kollektsiooniese, antikvariaat',
      ar: 'تحف, تحفه, انتيك, اثريه, اثار, قطعه اثريه, قطع اثريه, اثاث قديم, مجموعه عملات, مجموعه طوابع, مقتنيات ثقافيه, مخطوطه, مخطوطات, مقتنيات قديمه',
    },
    shared: { en: 'stamps, coins, relic' },
  },
  'religious-object': {
    sure: {
      any: 'quran, koran, bible, torah, mezuzah, menorah, thangka, tefillin, tasbih, coran, biblia, alcoran, al quran',
      en: 'buddha statue, buddha image, buddha head, buddha, religious object, religious item, religious book, religious antique, icon painting, orthodox icon, crucifix, rosary, altar, shrine, prayer mat, hindu statue, ganesh statue, amulet, religious material, bibles, holy book, holy water, cross necklace, incense',
      es: 'estatua de buda, buda, imagen religiosa, icono religioso, crucifijo, rosario, altar, objeto religioso, objetos religiosos, libros religiosos, estatuas de buda',
      fr: 'statue de bouddha, bouddha, objet religieux, objets religieux, icone orthodoxe, crucifix, chapelet, autel, bible, livres religieux, tapis de priere',
      ms: 'patung buddha, objek keagamaan, kitab suci, salib, rosari, altar, sejadah, tangkal, patung agama, bible, barang agama, tokong',
      et: 'buddha kuju, buddha, buda kuju, ikoon, ikooni, ikoonid, krutsifiks, roosikrants, piibel, piibli, religioosne ese, religioossed esemed, koraan, koraani, altar, altari, usukirjandus',
      ar: 'تمثال بوذا, بوذا, قران, مصحف, انجيل, صليب, مسبحه, سجاده صلاه, ايقونه, كتب دينيه, رموز دينيه, بخور',
    },
    shared: { en: 'icon, icons', es: 'icono', fr: 'icone' },
  },
  'animal-product': {
    sure: {
      any: 'ivory, marfil, ivoire, cites, astrakhan, alligator skin bag, shahtoosh, taxidermy, taxidermia, taxidermie',
      en: 'ivory piano keys, elephant tusk, tusk, rhino horn, rhinoceros horn, fur, fur coat, mink coat, fur jacket, fox fur, sheepskin, animal skin, animal hide, cow hide, cowhide, zebra skin, crocodile handbag, crocodile skin, snake skin, snakeskin, leopard skin, tiger skin, bear skin, bearskin rug, deer antler, antler, hunting trophy, hunting trophies, stuffed bird, stuffed fox, stuffed deer head, mounted head, taxidermy mount, shell collection, seashell, sea shell, coral, turtle shell, tortoiseshell, tortoise shell, feather, ostrich egg, ostrich feather, butterfly collection, mounted butterfly, mounted butterflies, whale bone, whalebone, shark tooth, shark fin, reindeer hide, leather hide, pelt, rabbit foot, animal bone, skull of an animal, horn carving, shatoosh, crocodile leather, python bag, python leather, protected species, endangered species, animal hides',
      es: 'colmillo de elefante, cuerno de rinoceronte, abrigo de piel, abrigo de pieles, abrigo de vison, piel de animal, pieles, piel de serpiente, piel de cocodrilo, bolso de cocodrilo, animal disecado, animales disecados, concha, caracola, coral, carey, pluma de ave, plumas de avestruz, trofeo de caza, cornamenta, especie protegida, especies protegidas, caparazon de tortuga',
      fr: 'defense d elephant, corne de rhinoceros, manteau de fourrure, fourrure, peau d animal, peaux d animaux, peau de serpent, peau de crocodile, sac en crocodile, sac en croco, animal empaille, animaux empailles, coquillage, corail, ecaille de tortue, plumes, trophee de chasse, trophees de chasse, bois de cerf, espece protegee, especes protegees, peau de mouton, peau de vache',
      ms: 'gading, gading gajah, sumbu badak, tanduk badak, kot bulu, kulit haiwan, kulit ular, kulit buaya, beg kulit buaya, haiwan diawet, cangkerang, karang laut, tempurung penyu, bulu burung, tanduk rusa, spesies dilindungi, kulit harimau, batu karang',
      et: 'elevandiluu, elevandiluud, elevandiluust, ninasarvikusarv, ninasarviku sarv, kasukas, kasuka, kasukat, karusnahk, karusnaha, karusnahka, loomanahk, loomanaha, loomanahad, maonahk, krokodillinahk, krokodillinahast, topis, topise, topised, topisloom, merekarp, merekarbid, korall, koralli, koralle, kilpkonnakilp, suled, jahitrofee, jahitrofeed, põdrasarved, sarved, lambanahk, lambanaha, kaitsealused liigid, kaitsealuse liigi',
      ar: 'عاج, سن فيل, انياب فيل, قرن وحيد القرن, معطف فرو, فرو, جلد حيوان, جلود حيوانات, جلد تمساح, جلد ثعبان, حيوان محنط, حيوانات محنطه, صدف, مرجان, درع سلحفاه, ريش, قرون غزال, حيوانات مهدده بالانقراض',
    },
    shared: { en: 'leather, shells, horn, hide, skins, mink', es: 'piel, plumas, marfiles', et: 'nahk', ar: 'جلد' },
  },
  money: {
    sure: {
      any: 'krugerrand, bullion, bitcoin wallet, crypto wallet, gold bar, gold bars, silver bar, silver bars, gold sovereign, gold coin, gold coins, traveller cheque, travelers check, banknote, bearer bond',
      en: 'cash, money in cash, foreign currency, savings in cash, cash money, silver coin, coins and notes, share certificate, gift card, gold bullion, bank notes, gold ingot, ten thousand dollars in cash, large amount of money, amount of cash, hard currency',
      es: 'efectivo, dinero en efectivo, billetes de banco, lingote, lingote de oro, monedas de oro, divisas en efectivo, cheques de viaje, oro en lingotes, dinero',
      fr: 'argent liquide, especes, billets de banque, lingot, lingot d or, pieces d or, devises en especes, cheques de voyage, liquide en euros, argent en especes',
      ms: 'wang tunai, tunai, duit tunai, jongkong emas, syiling emas, mata wang asing tunai, emas batangan, wang kertas, cek kembara',
      et: 'sularaha, sularahas, sularahaga, kullakang, kullakangid, kuldmünt, kuldmünt, kuldmündid, kuldmünte, rahatahed, reisitsekk, hõbemünt, hõbemündid',
      ar: 'نقد, نقود, كاش, مبلغ نقدي, اموال نقديه, سبيكه ذهب, سبائك, سبائك ذهب, عملات ذهبيه, ليرات ذهب, شيكات سياحيه, مال نقدي',
    },
    shared: {
      en: 'gold, money, silver, dollars, euros',
      es: 'oro, plata',
      fr: 'argent',
      ms: 'emas, wang',
      et: 'kuld, kulda, raha',
      ar: 'ذهب',
    },
  },
  jewellery: {
    sure: {
      any: 'rolex, cartier, patek philippe, omega watch, breitling, tiffany ring, pandora bracelet, tag heuer, audemars piguet, bulgari, hublot, swatch, seiko, rolexes',
      en: 'jewellery, jewelry, jewel, diamond, diamond ring, rough diamond, wedding ring, engagement ring, gold ring, necklace, bracelet, earring, brooch, gold chain, gold jewellery, gold jewelry, pearl, pearl necklace, gemstone, precious stone, gem, ruby ring, emerald, sapphire, watch collection, wristwatch, luxury watch, gold watch, watches, costume jewellery, costume jewelry, valuables, tiara, cufflink, silver jewellery, precious metal',
      es: 'joya, joyeria, alhaja, diamante, anillo, anillo de compromiso, alianza de boda, collar de perlas, collar de oro, pulsera, pendientes de oro, pendiente de oro, broche, cadena de oro, perla, piedra preciosa, piedras preciosas, esmeralda, reloj de oro, reloj de lujo, relojes de lujo, bisuteria, objetos de valor, reloj de pulsera',
      fr: 'bijou, bijoux, joaillerie, diamant, bague, bague de fiancailles, alliance en or, collier, bracelet, boucles d oreilles, broche, chaine en or, perle, pierre precieuse, pierres precieuses, emeraude, montre de luxe, montres, objets de valeur, objet de valeur, bijouterie, ma montre, montre ancienne',
      ms: 'barang kemas, berlian, cincin, cincin kahwin, rantai emas, gelang, gelang emas, anting anting, subang, mutiara, batu permata, batu permata, jam tangan, jam tangan mewah, barang berharga, kerongsang, permata',
      et: 'ehted, ehteid, ehe, ehtega, ehetega, teemant, teemandi, teemandid, sormus, sõrmus, sõrmuse, sõrmused, kaelakee, kaelakeed, käevõru, käevõru, korvarõngad, kõrvarõngad, prees, kullakett, pärlid, pärleid, kalliskivi, kalliskivid, kalliskive, käekell, käekella, luksuskell, väärisesemed, vaarisesemed, väärtasjad, väärtesemed',
      ar: 'مجوهرات, مجوهراتي, حلي, الماس, خاتم, خواتم, عقد لؤلؤ, قلاده, سوار, اساور, اقراط, حلق ذهب, لؤلؤ, احجار كريمه, ياقوت, زمرد, ساعه يد, ساعات فاخره, مقتنيات ثمينه, ذهب نسائي',
    },
    shared: {
      en: 'watch, ring, rings, chain, pearls',
      es: 'reloj, collar, perlas, pendientes',
      fr: 'perles, chaine',
      ms: 'rantai',
      et: 'kell, pärl',
      ar: 'عقد, ساعه',
    },
  },
  documents: {
    sure: {
      en: 'birth certificate, marriage certificate, passport, passports, driving licence document, title deed, deeds, school certificate, diploma, degree certificate, school report, medical record, tax record, insurance policy document, family papers, important documents, personal documents, original documents, important papers, personal papers, business records, company records, archive boxes',
      es: 'partida de nacimiento, acta de nacimiento, libro de familia, pasaporte, escrituras, titulo universitario, diploma, historial medico, documentos importantes, documentos personales, papeles importantes, documentos originales',
      fr: 'acte de naissance, acte de mariage, livret de famille, passeport, diplome, dossier medical, documents importants, documents personnels, papiers importants, documents originaux, archives personnelles',
      ms: 'sijil kelahiran, sijil nikah, sijil perkahwinan, pasport, geran tanah, diploma, rekod perubatan, dokumen penting, dokumen peribadi, dokumen asal',
      et: 'sünnitunnistus, sünnitunnistuse, abielutunnistus, pass kaasas, diplom, diplomi, haiguslugu, olulised dokumendid, olulisi dokumente, isiklikud dokumendid, tähtsad paberid, tahtsad paberid',
      ar: 'شهاده ميلاد, شهاده زواج, جواز سفر, جوازات سفر, صك ملكيه, شهاده جامعيه, سجل طبي, وثائق مهمه, وثائق شخصيه, اوراق مهمه, مستندات شخصيه',
    },
  },
  media: {
    sure: {
      any: 'dvd, dvds, cds, blu ray, vinyl record, vinyl records, lp records, manga, playboy magazines',
      en: 'books, book collection, library of books, magazine, comic, comics, comic book, film dvd, films, movies, video tape, vhs, record collection, vinyl collection, records collection, cassettes, textbook, cookbook, sheet music, political book, newspapers, encyclopaedia, encyclopedia, novels, photo book, printed material, publications, maps collection, world map, religious books, video games collection, books',
      es: 'libro, coleccion de libros, revista, comic, comics, pelicula, vinilo, disco de vinilo, discos de vinilo, coleccion de discos, enciclopedia, partituras, tebeo, novelas',
      fr: 'livres, collection de livres, revue, magazine, bande dessinee, bandes dessinees, bd, films, vinyle, disque vinyle, collection de disques, encyclopedie, partitions, romans, manuels scolaires, mon livre',
      ms: 'buku, koleksi buku, majalah, komik, filem, piring hitam, cakera padat, kamus, ensiklopedia, novel, bahan bacaan, bahan penerbitan',
      et: 'raamat, raamatu, raamatud, raamatuid, raamatukogu raamatud, ajakiri, ajakirja, ajakirjad, ajakirju, koomiks, koomiksid, filmid, filme, vinüülplaat, vinüülplaadid, vinüülplaate, vinüülid, plaadikogu, entsüklopeedia, noodid, heliplaadid, heliplaate, romaanid',
      ar: 'كتاب, كتب, مجموعه كتب, مجله, مجلات, قصص مصوره, افلام, دي في دي, اسطوانات, اسطوانات فينيل, موسوعه, نوت موسيقيه, مطبوعات, كتبي, روايات, اشرطه',
    },
    shared: { en: 'records, vinyl, film, movie, library, map', es: 'discos', fr: 'disques', et: 'plaadid' },
  },
  pornography: {
    sure: {
      any: 'porno, porn',
      en: 'pornography, pornographic, adult magazine, adult film, adult dvd, erotic, sex toy, vibrator, dildo, adult toy, adult material, nude magazine, nudes art book, obscene material, indecent material',
      es: 'pornografia, pornografico, revista para adultos, juguete sexual, juguetes sexuales, consolador, vibrador, material erotico, pelicula para adultos',
      fr: 'pornographie, pornographique, revue erotique, jouet sexuel, jouets sexuels, vibromasseur, sextoy, films pour adultes',
      ms: 'pornografi, bahan lucah, video lucah, majalah lucah, alat seks, mainan seks',
      et: 'pornograafia, pornograafiat, pornoajakiri, erootika, sekslelu, sekslelud, seksmanguasi, vibraator, pornofilmid',
      ar: 'اباحيه, مواد اباحيه, افلام اباحيه, مجلات اباحيه, العاب جنسيه',
    },
  },
};
