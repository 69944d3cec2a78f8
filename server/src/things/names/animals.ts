import type { ThingNames } from '../thing-index.js';

export const animals: ThingNames = {
  pet: {
    sure: {
      en: 'pet, house pet, family pet, furry friend, fur baby, furbaby, our animals, my animals, our animal, my animal, live animal, four legged friend, service animal, emotional support animal, assistance animal, therapy animal, family animal, animals',
      es: 'mascota, animal de compañia, animal domestico, animales de compañia, animales domesticos, mi animal, mis animales, nuestros animales',
      fr: 'animal de compagnie, animaux de compagnie, animal domestique, animaux domestiques, nos animaux, mon animal, mes animaux, notre animal, animaux, bete a poils',
      ms: 'haiwan peliharaan, haiwan kesayangan, binatang peliharaan, haiwan, binatang kesayangan',
      et: 'lemmikloom, lemmiklooma, lemmikloomad, lemmikloomi, lemmikloomade, lemmik, lemmiku, lemmikud, koduloom, kodulooma, koduloomad, karvane pereliige',
      ar: 'حيوان اليف, حيوانات اليفه, حيوان, حيوانات, حيواني الاليف, حيواناتي',
    },
  },
  dog: {
    sure: {
      any:
        'labrador, labradoodle, goldendoodle, cockapoo, cavapoo, cavachon, puggle, maltipoo, poodle, spaniel, springer spaniel, cocker spaniel, ' +
        'cavalier king charles, king charles spaniel, retriever, golden retriever, dachshund, dackel, teckel, beagle, yorkie, yorkshire terrier, ' +
        'westie, west highland terrier, scottie dog, jack russell, jack russel, parson russell, fox terrier, airedale, cairn terrier, border terrier, bedlington, ' +
        'schnauzer, shih tzu, shihtzu, lhasa apso, pekingese, pekinese, pomeranian, papillon dog, bichon frise, bichon, maltese dog, maltese terrier, havanese, coton de tulear, ' +
        'french bulldog, frenchie dog, english bulldog, bulldog, boston terrier, bull mastiff, great dane, st bernard, saint bernard dog, bernese, bernese mountain dog, ' +
        'newfoundland dog, leonberger, german shepherd, german shepard, gsd, alsatian, malinois, belgian shepherd, border collie, collie, sheltie, shetland sheepdog, ' +
        'old english sheepdog, sheepdog, australian shepherd, aussie shepherd, heeler, kelpie, blue heeler, cattle dog, corgi, welsh corgi, greyhound, whippet, lurcher, ' +
        'italian greyhound, afghan hound, saluki, borzoi, wolfhound, irish wolfhound, deerhound, basset, basset hound, bloodhound, foxhound, coonhound, dalmatian, ' +
        'weimaraner, vizsla, brittany spaniel, english setter, irish setter, gordon setter, german pointer, pointer dog, siberian husky, alaskan malamute, malamute, samoyed, ' +
        'keeshond, chow chow, shar pei, sharpei, shiba inu, shiba, basenji, ridgeback, rhodesian ridgeback, dobermann, doberman, dobie, rottie dog, miniature pinscher, pinscher, ' +
        'cardigan corgi, affenpinscher, griffon dog, shiba, jindo, thai ridgeback, formosan mountain dog, spitz, podenco, galgo, lagotto, spinone, bracco, ' +
        'kangal, anatolian shepherd, maremma, komondor, puli, kuvasz, mudi, hovawart, xolo, xoloitzcuintle, chinese crested, tibetan terrier, tibetan mastiff, portuguese water dog, ' +
        'schipperke, swedish vallhund, entlebucher, appenzeller, kooiker, stabyhoun, eurasier, wheaten terrier, kerry blue, silky terrier, sealyham, dandie dinmont, norfolk terrier, norwich terrier, poodle mix, sprocker, sproodle, lab mix',
      en:
        'dog, puppy, pup, doggo, doggy, doggie, pooch, pupper, hound, mutt, mongrel, guide dog, assistance dog, service dog, rescue dog, sniffer dog, guard dog, hunting dog, ' +
        'lap dog, terrier, gun dog, sled dog, sausage dog, wiener dog, crossbreed dog, street dog, canine',
      es: 'perro, perra, perrito, perrita, perrillo, cachorro, cachorra, can mayor, pastor aleman, pastor belga, caniche, bulldog frances, perro guia, perro de asistencia, galgo, podenco, salchicha perro, chucho, border collie, bodeguero, mastin, dalmata, teckel, labradora',
      fr: 'chien, chienne, chiot, toutou, berger allemand, berger belge, berger australien, caniche, bouledogue francais, bouledogue, teckel, epagneul, levrier, chien guide, chien d assistance, chien de race, dalmatien, cocker, bichon, carlin, beauceron, briard, setter',
      ms: 'anjing, anak anjing, anjing pemandu, anjing pengawal',
      et: 'koer, koera, koerad, koerte, koeri, kutsikas, kutsika, kutsikad, kutsu, peni, krants, krantsi, juhtkoer, juhtkoera, saksa lambakoer, saksa lambakoera, lambakoer, lambakoera, taksikoer, taksikoera, mopsi, puudel, puudli, spanjel, spanjeli, buldog, buldogi, hagijas, hagija, retriiver, retriiveri, terjer, terjeri, labradori retriiver, kuldne retriiver, hundikoer, hundikoera, bokser, bokseri',
      ar: 'كلب, كلبه, كلاب, جرو, جراء, كلبي, كلبتي, كلبنا, جولدن ريتريفر, لابرادور, هاسكي, بودل, شيواوا, جيرمن شيبرد, كلب حراسه',
    },
    shared: {
      any: 'lab, husky, boxer, pug, setter, pointer, maltese, newfoundland, papillon, westie, griffon, frenchie, rottie, aussie, cavalier, staffie cross, golden, shepherd, yorkshire, scottie, airedale terrier, chow, great pyrenees, pyrenees, scotty, brittany, chihuahua',
      en: 'cocker, toy dog',
      es: 'boxer, husky, pastor',
      fr: 'boxer, husky, berger, chow chow, colley',
    },
  },
  'restricted-dog': {
    sure: {
      any:
        'pit bull, pitbull, pittbull, pit bull terrier, american pit bull, staffordshire bull terrier, american staffordshire, amstaff, staffie, staffy, staffordshire terrier, ' +
        'bull terrier, american bully, xl bully, bully xl, american bulldog, rottweiler, rotweiler, rottweiller, tosa inu, japanese tosa, akita inu, dogo argentino, dogo canario, ' +
        'presa canario, fila brasileiro, cane corso, neapolitan mastiff, mastiff, mastin napolitano, boerboel, bandog, kangal dog, wolf hybrid, wolfdog, wolf dog, caucasian shepherd, ovcharka, perro de presa, bullmastiff, tosa dog, akita dog, american akita, japanese akita, dogue de bordeaux',
      en: 'banned breed, restricted breed, dangerous breed, dangerous dog, banned dog, restricted dog, bull breed, fighting dog',
      es: 'perro peligroso, perros peligrosos, raza peligrosa, razas peligrosas, perro potencialmente peligroso, ppp, dogo',
      fr: 'chien dangereux, chiens dangereux, race interdite, chien de categorie, chien d attaque, chien de categorie 1, chien de categorie 2, dogue',
      ms: 'anjing berbahaya, baka anjing terlarang, baka terlarang',
      et: 'ohtlik koer, ohtliku koera, ohtlik toug, ohtlikud tougud, keelatud toug, keelatud tougu, rottweileri, stafford, staffordi, bullterjer, bullterjeri, pitbuli, pitbull',
      ar: 'بيتبول, بيت بول, روت وايلر, روتوايلر, كلب خطر, كلاب خطره, سلاله خطره, سلالات ممنوعه',
    },
    shared: { any: 'akita, tosa, dogo, corso, staffordshire' },
  },
  cat: {
    sure: {
      any:
        'maine coon, ragdoll cat, siamese cat, persian cat, bengal cat, british shorthair, british short hair, scottish fold, sphynx, sphinx cat, norwegian forest cat, ' +
        'russian blue, abyssinian cat, birman, burmese cat, devon rex, cornish rex, savannah cat, oriental shorthair, exotic shorthair, turkish van, turkish angora, ' +
        'manx cat, munchkin cat, tonkinese, bombay cat, siberian cat, selkirk rex, american shorthair, himalayan cat, ocicat, chartreux cat, somali cat',
      en: 'cat, kitten, kitty, kitty cat, moggy, moggie, tomcat, tabby, ginger tom, house cat, indoor cat, feline, tortoiseshell cat, calico cat, pussycat, pussy cat, rescue cat',
      es: 'gato, gata, gatito, gatita, minino, gato persa, gato siames, gato bengali, esfinge gato',
      fr: 'chaton, chatte, minou, matou, chat persan, chat siamois, sacre de birmanie, chat de gouttiere, mon chat, ma chatte, nos chats, mes chats, notre chat, un chat, deux chats, trois chats, chat et chien, chien et chat, son chat, leur chat, et le chat, avec le chat, plus le chat, sans le chat, le chat aussi, le chat et le chien, oublie le chat, le chat vient, le chat voyage, le chat part',
      ms: 'kucing, anak kucing, kucing parsi, kucing siam, meow kucing',
      et: 'kass, kassi, kassid, kasse, kasside, kassipoeg, kassipoja, kiisu, kiisud, kasspoeg, kassike*',
      ar: 'قط, قطه, قطط, هره, هر, قطتي, قطي, قطتنا, قطتين, قطتان, هرتين, بسه, قط شيرازي, قطه سياميه',
    },
    shared: {
      any: 'ragdoll, siamese, persian, bengal, abyssinian, burmese, savannah, manx, munchkin, somali, siberian, himalayan, tortie, bombay, moggies, chartreux',
      en: 'tom, mog',
      fr: 'persan, siamois, chat, chats',
      es: 'persa, siames',
    },
  },
  ferret: {
    sure: {
      en: 'ferret, polecat ferret',
      es: 'huron, hurones',
      fr: 'furet',
      ms: 'feret',
      et: 'tuhkur, tuhkru, tuhkrud, valgetuhkur, valgetuhkru',
      ar: 'ابن مقرض, نمس',
    },
  },
  bird: {
    sure: {
      any: 'cockatiel, cockatoo, macaw, budgie, budgerigar, parakeet, lovebird, caique bird, conure, african grey, parrotlet, lorikeet, mynah bird, quaker parrot, sun conure',
      en: 'bird, parrot, canary bird, finch, zebra finch, pigeon, racing pigeon, dove, falcon, hawk bird, owl, hen, chicken coop hens, rooster, pet chicken, my chickens, our chickens, backyard chickens, duckling, pet duck, my ducks, our ducks, goose pet, peacock, quail, poultry bird, cage bird, songbird, bird of prey, amazon parrot, pet bird, canaries',
      es: 'pajaro, loro, cotorra, periquito, canario amarillo, agapornis, guacamayo, cacatua, paloma mensajera, gallina, aves, ave rapaz, halcon, jilguero, ninfa pajaro, cotorrita',
      fr: 'oiseau, oiseaux, perroquet, perruche, canari, inseparable oiseau, ara bleu, aras, cacatoes, poule, pigeon, faucon, gris du gabon, coq domestique, tourterelle',
      ms: 'burung, burung nuri, burung kakak tua, kakak tua, burung kenari, ayam peliharaan, burung merpati, murai, burung murai, merbok, helang, itik peliharaan',
      et: 'lind, linnu, linnud, linde, lindu, papagoi, papagoid, kanaarilind, kanaarilinnu, viirpapagoi, nümfkakaduu, kakaduu, kana, kanad, kanu, tuvi, tuvid, kull, kulli, aara',
      ar: 'طائر, طاير, طيور, ببغاء, ببغاوات, كناري, عصفور, عصافير, صقر, صقور, حمام زاجل, دجاجه, كوكتيل طائر, بادجي',
    },
    shared: {
      any: 'canary, amazon, kakariki, ara',
      en: 'chicken, hens, duck, goose, hawk, eagle',
      es: 'canario, gallo',
      fr: 'canaris, coq',
      et: 'hani',
    },
  },
  'small-mammal': {
    sure: {
      any: 'hamster, chinchilla, gerbil, degu, sugar glider, capybara',
      en: 'rabbit, bunny, bunny rabbit, guinea pig, cavy, pet rat, fancy rat, white mouse, pet mouse, pet mice, pet rats, hedgehog, squirrel, rodent, dwarf rabbit, lop rabbit, syrian hamster, micro pig, pot bellied pig',
      es: 'conejo, coneja, cobaya, cuy, hamster, jerbo, erizo, raton domestico, rata domestica, conejillo de indias, ardilla, roedor, roedores, chinchilla',
      fr: 'lapin, lapine, cochon d inde, cobaye, hamster, gerbille, rat domestique, souris domestique, herisson, ecureuil, rongeur, octodon, lapin nain, mon rat, mes rats',
      ms: 'arnab, hamster, tikus belanda, landak, tupai, tikus putih, sugar glider',
      et: 'kuulik, kuuliku, janes, janese, hamster, hamstri, hamstrid, merisiga, merisea, merisead, meriseaga, tsintsilja, liivahiir, liivahiire, siil, siili, lemmikrott, lemmikhiir, deegu, naeriline, oravake',
      ar: 'ارنب, ارانب, هامستر, خنزير غينيا, سنجاب, قنفذ, جربوع, شنشيلا',
    },
    shared: { en: 'rat, rats, mouse, mice', fr: 'rat, souris', es: 'raton, rata' },
  },
  reptile: {
    sure: {
      any: 'iguana, gecko, leopard gecko, bearded dragon, chameleon, axolotl, terrapin, red eared slider, ball python, boa constrictor, corn snake, royal python, burmese python, monitor lizard',
      en: 'reptile, snake, lizard, tortoise, turtle, pet frog, frog, toad, salamander, newt, crocodile, alligator, amphibian, skink, terrarium',
      es: 'reptil, serpiente, lagarto, tortuga, camaleon, rana, sapo, geco, dragon barbudo, culebra, piton, anfibio',
      fr: 'reptile, serpent, lezard, tortue, cameleon, grenouille, crapaud, pogona, python royal, amphibien, varan',
      ms: 'reptilia, ular, cicak, kura kura, biawak, iguana, katak, sesumpah, penyu, ular sawa',
      et: 'roomaja, roomajad, mao, sisalik, sisaliku, kilpkonn, kilpkonna, kilpkonnad, kameeleon, kameeleoni, konn, konna, geko, puuton, puutoni, iguaan, iguaani, habeagaam*, maod, maduusse',
      ar: 'زواحف, ثعبان, افعى, افعي, سحليه, سلحفاه, سلاحف, حرباء, ضفدع, اغوانا, تمساح, حيه اليفه',
    },
    shared: { any: 'python, boa, dragon, slider, cobra, viper' },
  },
  fish: {
    sure: {
      any: 'koi, goldfish, betta, guppy, guppies, neon tetra, discus fish, arowana, axolotl tank, clownfish, cichlid',
      en: 'tropical fish, pet fish, aquarium fish, koi carp, ornamental fish, live fish, marine fish, live coral, sea horse pet, shrimp tank',
      es: 'pez, peces, peces de colores, peces tropicales, pez dorado, carpa koi',
      fr: 'poisson rouge, poissons rouges, poissons tropicaux, poissons d aquarium, mes poissons, nos poissons, carpe koi, mon poisson',
      ms: 'ikan hiasan, ikan emas, ikan koi, ikan kelisa, ikan peliharaan, ikan laga, ikan arowana',
      et: 'akvaariumikala, akvaariumikalad, akvaariumikalu, kuldkala, kuldkalad, kuldkala, kuldkalu, ilukala, ilukalad, koi, lemmikkala',
      ar: 'اسماك زينه, سمك زينه, سمكه ذهبيه, اسماك, اسماك الزينه, سمكه',
    },
    shared: { en: 'tetra, shark, fish', fr: 'poisson, poissons', ms: 'ikan', et: 'kala, kalad', ar: 'سمك' },
  },
  horse: {
    sure: {
      any: 'shetland pony, icelandic horse, arabian horse, thoroughbred, clydesdale, appaloosa, palomino, lipizzaner, friesian horse, haflinger, percheron, andalusian horse, hanoverian',
      en: 'horse, pony, mare, foal, gelding, stallion, donkey, mule, racehorse, colt foal, filly, equine, polo pony',
      es: 'caballo, yegua, potro, poni, burro, asno, semental',
      fr: 'cheval, chevaux, poney, jument, poulain, ane domestique, etalon, mulet, mon ane',
      ms: 'kuda, keldai, kuda padi, anak kuda',
      et: 'hobune, hobuse, hobust, hobused, poni, ponid, varss, varsa, eesel, eesli, tori hobune, hobustega, hobuseid',
      ar: 'حصان, خيل, خيول, فرس, مهر, حمار اليف, حصاني, فرسي',
    },
    shared: { any: 'cob, arab, friesian, mustang, shetland', en: 'horses, ass' },
  },
  'other-animal': {
    sure: {
      any: 'tarantula, alpaca, my llama, our llama, a llama, pet llama, una llama, mi llama, nuestra llama, un lama, lama pet, wallaby, marmoset, capuchin monkey, meerkat, serval, lynx pet',
      en: 'monkey, goat, pygmy goat, sheep pet, pet pig, pet sheep, cow, calf cow, cattle, livestock, farm animal, exotic animal, exotic pet, wild animal, bees, beehive, hive of bees, honey bees, scorpion, pet spider, spider, hermit crab, snail pet, giant snail, stick insect, ant farm, raccoon, skunk, fox pet, otter, bat pet, deer, camel, two llamas, our llamas, my llamas',
      es: 'mono domestico, cabra, oveja, cerdo vietnamita, vaca, ganado, abejas, colmena, tarantula, escorpion, animal exotico, animales exoticos, cangrejo ermitaño, insecto palo, camello',
      fr: 'singe, chevre, mouton, vache, betail, abeilles, ruche, mygale, araignee, scorpion, animal exotique, animaux exotiques, nac, cochon nain, phasme, chameau',
      ms: 'monyet, kambing, lembu, ternakan, lebah, sarang lebah, labah labah, kala jengking, haiwan eksotik, haiwan ternakan, unta, tarantula',
      et: 'ahv, ahvi, kitse, lammas, lamba, lambad, lehm, lehma, mesilased, mesilasi, mesilaste, mesitaru, tarantel, tarantli, amblik, ambliku, skorpion, skorpioni, eksootiline loom, eksootilise looma, minisiga, pogsaloom, alpaka',
      ar: 'قرد, ماعز, خروف, خراف, بقره, ابقار, مواشي, نحل, خليه نحل, عنكبوت, عقرب, حيوان غريب, حيوانات بريه, جمل, غزال',
    },
    shared: { en: 'lamb, pig, goats, monkeys, bee' },
  },
};
