/** What visitors say for a choice besides its label, by what the choice is about and its value. */
export const choiceWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  moveType: {
    international:
      'abroad, overseas, international, internationally, another country, different country, other country, out of the country, foreign, emigrating, al extranjero, extranjero, otro pais, fuera, fuera del pais, ' +
      'internacional, a l etranger, etranger, autre pays, international, hors du pays, luar negara, luar negeri, ke luar negara, antarabangsa, negara lain, valismaale, valismaal, teise riiki, rahvusvaheline, ' +
      'valjapoole, الخارج, خارج البلد, خارج البلاد, الي الخارج, دوله اخري, بلد اخر, دولي, دوليه',
    local:
      'local, locally, domestic, within the country, same country, in the country, in country, inside the country, here, same city, same town, nearby, within, nacional, dentro del pais, en el pais, mismo pais, ' +
      'aqui mismo, misma ciudad, en el mismo pais, dans le pays, meme pays, meme ville, national, localement, dalam negara, dalam negeri, tempatan, bandar yang sama, riigi sees, riigisisene, eesti sees, eesti piires, ' +
      'samas linnas, siin, kohalik, داخل البلد, داخل البلاد, محلي, نفس المدينه, نفس البلد, داخليا, داخل الدوله',
  },
  moveDetails: {
    'full-home':
      'everything, all, all of it, the lot, the whole lot, whole place, whole thing, house, home, flat, apartment, the house, the flat, todo, toda, todo lo que hay, la casa, casa, piso, apartamento, ' +
      'tout, la totalite, toute, maison, appartement, la maison, l appartement, logement, semua, semuanya, kesemuanya, rumah, seluruhnya, koik, koike, kogu kupatus, maja, korter, kodu, كل شيء, كله, الكل, جميعها, البيت, المنزل, الشقه',
    'some-furniture':
      'furniture, some, stuff, some stuff, bits, bits and pieces, a bit, a few things, few things, some things, a few pieces, some pieces, muebles, algo, unas cosas, algunas cosas, unos muebles, meubles, quelques meubles, un peu, quelques affaires, ' +
      'perabot, sikit, sikit barang, sedikit, beberapa barang, moobel, mooblit, natuke, mingi osa, moned asjad, اثاث, بعض الاشياء, بعض, قليل, بعض القطع',
    'boxes-only':
      'boxes, box, cartons, luggage, suitcases, cajas, cartones, maletas, cartons, valises, bagages, kotak, beg, kastid, kaste, kohvrid, صناديق, كراتين, حقائب',
    office:
      'office, business, shop, company, workplace, oficina, negocio, empresa, tienda, bureau, bureaux, entreprise, magasin, pejabat, kedai, syarikat, kontor, firma, pood, مكتب, شركه, محل',
    specialty:
      'piano, art, artwork, antiques, special, special item, special items, especial, objetos especiales, special, objets speciaux, khas, barang khas, eriese, erilised esemed, klaver, بيانو, تحف, قطع خاصه',
  },
  propertySize: {
    'Studio/1Bed':
      'small, smallest, the small one, tiny, studio, room, one room, single room, just a room, pequeno, pequena, el mas pequeno, petit, petite, le plus petit, kecil, yang kecil, satu bilik, vaike, koige vaiksem, uks tuba, toast, صغير, صغيره, غرفه',
    '2 - 3 Beds':
      'medium, middle, average, normal, mediano, mediana, normal, moyen, moyenne, sederhana, biasa, keskmine, متوسط, متوسطه',
    '4 Beds+':
      'big, biggest, large, largest, the big one, the biggest, huge, grande, el grande, la grande, el mas grande, la mas grande, enorme, grand, grande, le plus grand, la plus grande, enorme, besar, yang besar, paling besar, suur, koige suurem, ' +
      'hiigelsuur, كبير, كبيره, الاكبر, الكبير',
  },
  moveSize: {
    'All furniture and content':
      'all in, full, in full, fully, the full lot, whole lot, the whole place, whole house, the whole house, completo, todo completo, entero, complet, au complet, en entier, sepenuhnya, penuh, terve, taielikult, كامل, بالكامل, everything, all, all of it, all of our furniture, all our furniture, all of the furniture, all things, all our things, all my things, furniture also, furniture too, the lot, the whole lot, all furniture, todo, todo todo, con muebles, absolutamente todo, todo ello, tout, la totalite, tout ce qu il y a, semua, semuanya, kesemuanya, koik, koik asjad, kogu, كل شيء, كله, الكل, جميعها',
    'Content plus some furniture':
      'some, some of it, half, half of it, part, part of it, a bit, most of it, some furniture, parte, la mitad, algunos, una parte, casi todo, une partie, la moitie, quelques uns, presque tout, sebahagian, separuh, sikit, ' +
      'osa, pool, natuke, enamik, بعض, بعضه, نصف, نصفه, جزء, معظمه',
    'Content only':
      'boxes, only boxes, just boxes, only contents, no furniture, nothing big, clothes, cajas, solo cajas, ropa, cartons, vetements, kotak, pakaian, barang kecil, kastid, riided, صناديق, ملابس',
  },
  readiness: {
    yes: 'test, the test, quiz, the quiz, test me, start, let s go, let s do it, go, prueba, el test, empecemos, le test, test, commencons, on y va, ujian, uji saya, mula, alusta, alustame, teeme ara, testi, الاختبار, ابدا, لنبدا',
    connect:
      'specialist, a specialist, person, a person, human, connect me, expert, talk, especialista, persona, una persona, specialiste, une personne, quelqu un, pakar, orang, manusia, spetsialist, inimene, inimesega, مختص, شخص, انسان',
    allSet:
      'all set, i m all set, im all set, all good, i m good, im good, i m fine, done, nothing, nothing else, that s all, thats all, no need, listo, todo listo, ya esta, nada, nada mas, c est bon, tout est bon, rien, rien d autre, sudah, sudah siap, tiada apa, tak perlu, ' +
      'koik korras, ei ole vaja, pole vaja, valmis, كل شيء جاهز, جاهز, لا شيء, لا حاجه',
  },
  retry: {
    quote:
      'again, try again, retry, once more, otra vez, de nuevo, reintentar, encore, reessayer, encore une fois, cuba lagi, sekali lagi, uuesti, proovi uuesti, مره اخري, حاول مجددا, اعد المحاوله',
  },
  mode: { shared: 'share', own: 'own', air: 'air, plane, fly' },
};

/** What is reckoned with where a visitor does not know: nothing is left out that may come along. */
export const assumedChoices: Readonly<Record<string, string>> = {
  moveDetails: 'full-home',
  moveSize: 'All furniture and content',
};

/** The choice that "yes" and "no" stand for. */
export const yesChoices: Readonly<Record<string, Readonly<Partial<Record<'yes' | 'no', string>>>>> = {
  readiness: { yes: 'yes', no: 'allSet' },
  retry: { yes: 'quote' },
};
