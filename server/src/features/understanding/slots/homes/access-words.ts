/** Ordinals as they name a floor: "second floor", "tercer piso". */
export const floorOrdinals: Readonly<Record<number, string>> = {
  1: 'first, 1st, primer, primero, primera, 1er, 1o, 1a, premier, 1ere, pertama, esimene, esimesel, esimese, الاول, الاولي, اول, الاولاني',
  2: 'second, 2nd, segundo, segunda, 2o, 2a, deuxieme, second, 2e, 2eme, kedua, teine, teisel, teise, الثاني, الثانيه, ثاني, التاني, التانيه, تاني',
  3: 'third, 3rd, tercer, tercero, tercera, 3er, 3o, troisieme, 3e, 3eme, ketiga, kolmas, kolmandal, kolmanda, الثالث, الثالثه, ثالث, التالت, التالته, تالت',
  4: 'fourth, 4th, cuarto, cuarta, 4o, quatrieme, 4e, 4eme, keempat, neljas, neljandal, neljanda, الرابع, الرابعه, رابع',
  5: 'fifth, 5th, quinto, quinta, 5o, cinquieme, 5e, 5eme, kelima, viies, viiendal, viienda, الخامس, الخامسه, خامس',
  6: 'sixth, 6th, sexto, sexta, 6o, sixieme, 6e, 6eme, keenam, kuues, kuuendal, kuuenda, السادس, السادسه, سادس',
  7: 'seventh, 7th, septimo, septima, 7o, septieme, 7e, 7eme, ketujuh, seitsmes, seitsmendal, seitsmenda, السابع, سابع',
  8: 'eighth, 8th, octavo, octava, 8o, huitieme, 8e, 8eme, kelapan, kaheksas, kaheksandal, kaheksanda, الثامن, ثامن, التامن, تامن',
  9: 'ninth, 9th, noveno, novena, 9o, neuvieme, 9e, 9eme, kesembilan, uheksas, uheksandal, uheksanda, التاسع, تاسع',
  10: 'tenth, 10th, decimo, decima, 10o, dixieme, 10e, 10eme, kesepuluh, kumnes, kumnendal, kumnenda, العاشر, عاشر',
};

export const floorWords = {
  floor:
    'floor, floors, flr, storey, storeys, story, level, piso, pisos, planta, plantas, etage, etages, tingkat, aras, korrus, korrust, korrusel, korruse, korruselt, korrusele, korruseni, طابق, طوابق, دور, ادوار, الدور, الطابق',
  ground:
    'ground floor, ground level, street level, planta baja, bajo, piso bajo, rez de chaussee, rdc, plain pied, tingkat bawah, aras tanah, aras bawah, tingkat g, bungalow*, ' +
    'maapinnal, alumisel korrusel, alumine korrus, الطابق الارضي, الدور الارضي, طابق ارضي, دور ارضي, ارضي',
  basement:
    'basement*, cellar flat, lower ground, sotano, semisotano, sous sol, tingkat bawah tanah, kelder, keldrikorrus*, القبو, قبو, تسويه',
  flights: 'flight of stairs, flights of stairs, flight, flights, tramos de escalera, etages a pied',
} as const;

export const liftWords = {
  lift: 'lift, lifts, elevator*, ascensor, ascensores, elevador, ascenseur, ascenseurs, lif, lift, lifti, liftiga, liftita, lifte, مصعد, اسانسير, اصنصير, اسنسير, سانسير, اسانصير, صانصور, لاصانصور, اصانصور',
  none:
    'takde lif, takda lif, tak ada lif, tiada lif, xde lif, xda lif, tanpa lif, walk up, walkup, stairs only, only stairs, just stairs, lift is broken, elevator is broken, solo escaleras, ascensor averiado, que des escaliers, escaliers seulement, ascenseur en panne, ' +
    'tangga sahaja, lif rosak, ainult trepp, ainult trepist, liftita, trepist, درج فقط, سلم فقط, المصعد معطل',
} as const;

/** Which end of the move a clause speaks of. */
export const endWords = {
  origin:
    'here, now, currently, current, old place, old flat, old home, old house, present, origin, pick up, pickup, collection, leaving, i live, we live, live on, from, ' +
    'aqui, ahora, actual, salida, origen, vivo, vivimos, donde estoy, de salida, ici, actuel*, depart, au depart, ldepart, de depart, j habite, jhabite, nous habitons, sini, di sini, sekarang, rumah lama, asal, tinggal di, ' +
    'siin, praegu, praegune, vana, elan, elame, lahte*, هنا, الان, الحالي, الحاليه, المغادره, نسكن, اسكن',
  destination:
    'there, other end, other side, new place, new flat, new home, new house, new apartment, new one, destination, delivery, deliver, arrive, arriving, arrival, moving to, going to, to a, to the, ' +
    'alla, alli, otro lado, nuevo, nueva, llegada, llegar, lleguemos, llegue, llegamos, llego, destino, hasta, la bas, nouveau, nouvelle, nouvel, arrivee, a l arrivee, arivee, arriver, larrivee, larivee, darrivee, en arrivant, autre bout, lautre bout, sana, di sana, rumah baru, baru, destinasi, sampai, smpai, ketibaan, tiba, tempat baru, ' +
    'seal, uus, uues, uude, uuele, sihtkoh*, siht koh*, saabum*, kohale, teises otsas, هناك, هنيك, هونيك, هناكا, غادي, الطرف الثاني, الجديد, الجديده, الوصول, وصول, لما نوصل, عند الوصول, الوجهه, الطرف الاخر',
} as const;

export const carryWords =
  'carry, carrying, walk, walking, from the door, to the door, from the truck, from the van, from the lorry, to the truck, to the van, to the lorry, park, parking, parked, away, street, road, driveway, ' +
  'llevar, cargar, puerta, camion, aparcar, estacionar, estacionamiento, calle, porter, porte, camion, garer, stationner, rue, angkat, pintu, lori, letak, parkir, jalan, ' +
  'kanda, kandmist, uksest, ukseni, autoni, parkida, tanav*, الباب, الشاحنه, موقف, الشارع, نقل';

/** Metres in one of each unit. */
export const carryUnits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'm metre metres meter meters metro metros metre metres meetri meetrit meeter متر امتار مترا'
      .split(' ')
      .map((word) => [word, 1]),
  ),
  ...Object.fromEntries('yard yards yd yds yarda yardas'.split(' ').map((word) => [word, 0.9144])),
  ...Object.fromEntries('ft foot feet pie pies pied pieds kaki'.split(' ').map((word) => [word, 0.3048])),
};
