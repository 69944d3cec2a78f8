/**
 * What companies are asked about themselves, each matter with the words for it: English, Spanish, French, Malay, Estonian,
 * Arabic. A matter stands for one question, so that an entry that has one of its words answers a question with another.
 */
export const companyMatters = {
  insured:
    'insured, insurance, insure, liability cover, liability insurance, goods in transit, ' +
    'asegurad*, seguro, seguros, aseguran, responsabilidad civil, assure, assures, assuree, assurees, assurance*, ' +
    'insurans*, diinsuranskan, kindlust*, vastutuskindlust*, تامين*, مؤمن*, تؤمنون',
  licensed:
    'licence, licences, license, licenses, licensed, licenced, registered, incorporated, vat number, vat registered, bonded, usdot, dot number, mc number, operator licence, ' +
    'licencia, licencias, con licencia, licenciad*, autorizad*, registrados, registrada, immatricul*, enregistree, enregistres, inscrits, berdaftar, registreeritud, مسجل*, licence, agree, agrees, agrement, lesen, berlesen, ' +
    'litsents*, tegevusluba*, ترخيص*, مرخص*, رخصه*',
  membership:
    'member of, members of, membership, accredit*, certified, certification*, bar registered, fidi, iso certified, ' +
    'miembro*, acreditad*, certificad*, membre*, certifie*, accredite*, ahli, diiktiraf, liikmed, liige, sertifi*, ' +
    'عضو*, اعضاء, معتمد*, شهاده',
  trust:
    'legit, legitimate, a scam, scam, scammers, trustworthy, trust you, reliable, reputable, proper, genuine, legal, a real company, real movers, a real firm, cowboys, rogue, dodgy, honest, fiables, de confianza, fiable*, ' +
    'de fiar, serios, seria, legales, una estafa, estafadores, honrados, serieux, serieuse, honnetes, arnaque, une vraie entreprise, vrais demenageurs, boleh dipercayai, dipercayai, boleh percaya, syarikat sah, sah ke, penipu, betul ke, ' +
    'usaldusvaar*, usaldada, aus, ausad, paris firma, petturid, seaduslik*, موثوق*, الثقه, نصاب*, احتيال, شركه حقيقيه, شرعي*, ثقه',
  reviews:
    'review, reviews, references, testimonial*, rating, ratings, trustpilot, customers say, clients say, happy customers, ' +
    'resena*, opiniones, referencias, valoracion*, avis, temoignage*, references, ulasan*, testimoni*, arvustus*, ' +
    'tagasisidet, soovitusi, hinnanguid, تقييم*, مراجعات, اراء العملاء, توصيات',
  years:
    'in business, since when, how long are you, been around, been operating, been moving people, been doing this, years of experience, how long have you, ' +
    'when were you founded, founded, established, how old is your company, how experienced, anos de experiencia, anos llevan, ' +
    'en el negocio, fundada, fundaron, cuanto tiempo llevan, annees d experience, existez, fonde, fondee, depuis quand, ' +
    'tahun pengalaman, pengalaman, ditubuhkan, beroperasi sejak, berapa lama anda beroperasi, kogemus*, tegutsenud, asutat*, ' +
    'kaua olete, سنوات الخبره, خبره, خبرتكم, تاسست*, منذ متى',
  employees:
    'employees, staff, how many people work, size of your company, own staff, own employees, subcontract*, agency workers, ' +
    'empleados, plantilla, subcontrat*, salaries, employes, sous trait*, pekerja, kakitangan, subkontrak*, ' +
    'tootajat, tootajaid, alltoovot*, موظف*, متعاقد*',
  crew:
    'same crew, same team, same people, same men, how many men, how many movers, how many people will come, how many people come, ' +
    'who will come, mismo equipo, misma cuadrilla, cuantas personas vienen, cuantos operarios, meme equipe, memes personnes, ' +
    'combien de personnes, combien de demenageurs, pasukan yang sama, berapa orang, sama meeskon*, mitu inimest, ' +
    'mitu kolijat, نفس الفريق, كم شخص, كم عامل',
  packing:
    'pack, packs, packing, packing service, wrap, wrapping, box up, embal*, empac*, empaquet*, envolver, envuelven, emball*, ' +
    'bungkus*, membungkus, pembungkusan, mengepak, pakkim*, pakkida, pakkige, pakite, pakkimisteenus*, تغليف*, تغلفون, توضيب*, تعبئه',
  unpacking:
    'unpack, unpacking, unpacks, desembal*, desempac*, desempaquet*, deball*, nyahbungkus*, keluarkan barang dari kotak, ' +
    'lahti pakkim*, lahtipakkim*, lahti pakkida, فك التغليف, تفريغ الصناديق',
  dismantling:
    'dismantl*, disassembl*, assemble, assembly, assembling, reassembl*, take apart, take it apart, taken apart, take furniture apart, ' +
    'put together, put it together, put back together, flat pack, desmont*, montaje, montan muebles, montar, desarm*, armado, armar, ' +
    'demont*, remont*, remonter, montage, leraikan, ceraikan, buka pasang, pasang semula, tanggalkan perabot, lahti vot*, lahti võt*, ' +
    'demonteer*, kokku pan*, kokkupan*, monteeri*, تفكيك*, تفككون, فك الاثاث, فك السرير, تركيب الاثاث, تركبون',
  storage:
    'storage, store, storing, warehouse*, depot, store room, storage unit*, keep my things, keep my stuff, keep my furniture, ' +
    'keep our things, leave my things, leave our things, almacen*, guardamueble*, guarda muebles, bodega, bodegas, trastero*, guardar mis, guardan muebles, ' +
    'garde meuble*, entrepot*, entrepos*, stockage, stocker, stockez, penyimpanan, simpan, simpanan, menyimpan, gudang*, ' +
    'ladu, lao, laos, laduruum*, ladusta*, hoiusta*, hoiule, laopin*, hoiuruum*, تخزين*, تخزنون, مستودع*, مخزن*, مخازن',
  disposal:
    'house clearance*, home clearance*, flat clearance*, clear out, clearouts, clear houses, clear a house, vaciado de, vaciais, vaciar pisos, vide maison, vider un, vider une, kosongkan rumah, tuhjenda*, تفريغ بيوت, take away, take my old, take our old, take old, take the old, haul away, haul off, dispose*, disposal, get rid of, junk, ' +
    'remove old, old furniture, old sofa, old mattress, rubbish removal, recycl*, donate, donating, donation*, muebles viejos, ' +
    'sofa viejo, se llevan, llevarse, retirada de, retiran, reciclan, vieux meubles, vieux canape, debarras*, encombrants, ' +
    'perabot lama, sofa lama, barang lama, melupuskan, membuang, vana mööb*, vana moob*, vana diivan*, vanad asjad, utiliseeri*, ' +
    'ara viia, ara viite, التخلص من, الاثاث القديم, القديم',
  payment:
    'pay, paying, payment, payments, payment method*, card, cards, credit card*, debit card*, mastercard, amex, paypal, cash, ' +
    'bank transfer*, invoice, invoices, instalment*, installment*, klarna, cheque, cheques, apple pay, pagar, pago, pagos, tarjeta*, ' +
    'efectivo, transferencia*, factura, facturas, a plazos, bizum, payer, paiement*, carte bancaire, carte de credit, carte bleue, ' +
    'especes, virement*, facture, plusieurs fois, bayar, bayaran, membayar, pembayaran, kad kredit, kad debit, tunai, ansuran, ' +
    'maksta, maksmi*, makseviis*, kaardiga, kaardimaks*, pangakaard*, sularaha*, arvega, jarelmaks*, دفع, الدفع, ادفع, بطاقه*, ' +
    'نقدا, تقسيط, اقساط, بالتقسيط, تحويل بنكي, فاتوره',
  deposit:
    'deposit, deposits, down payment, downpayment, upfront, up front, deposito, anticipo, senal, por adelantado, acompte*, arrhes, ' +
    'd avance, wang pendahuluan, pendahuluan, cagaran, ettemaks*, tagatisraha*, عربون, دفعه مقدمه, مقدما',
  cancellation:
    'cancel, cancels, cancelled, canceled, cancelling, canceling, cancellation*, postpone*, postponing, reschedul*, refund*, money back, ' +
    'change the date, change my date, change our date, change my moving date, move the date, call off, cancelar*, cancelacion*, ' +
    'anular, aplazar, cambiar la fecha, reembols*, annul*, reporter, decaler, changer la date, rembours*, batal, membatalkan, ' +
    'pembatalan, dibatalkan, tangguh*, menangguhkan, tukar tarikh, bayaran balik, tuhista*, edasi lukata, edasi lükata, ' +
    'kuupaeva muut*, tagasimaks*, raha tagasi, الغاء, تاجيل*, استرداد, استرجاع, تغيير الموعد, تغيير التاريخ',
  sunday: 'sunday, sundays, domingo, domingos, dimanche, dimanches, hari ahad, ahad, puhapaev*, الاحد',
  saturday: 'saturday, saturdays, sabado, sabados, samedi, samedis, sabtu, laupaev*, السبت',
  friday: 'friday, fridays, viernes, vendredi, vendredis, jumaat, reede*, الجمعه',
  weekend:
    'weekend, weekends, fin de semana, fines de semana, week end, week ends, hujung minggu, nadalavahetus*, عطله نهايه, نهايه الاسبوع',
  publicHoliday:
    'bank holiday*, public holiday*, festivo, festivos, jours feries, jour ferie, cuti umum, riigipuha*, العطل الرسميه, عطله رسميه, الاعياد',
  shortNotice:
    'same day, short notice, last minute, tomorrow, next day, urgent, urgently, how soon can you, mismo dia, ultima hora, para manana, ' +
    'urgente, urgentes, jour meme, meme jour, derniere minute, demain, urgence, hari yang sama, saat akhir, esok, segera, ' +
    'samal paeval, samapaevane, homseks, kiiresti, نفس اليوم, اليوم نفسه, اللحظه الاخيره, غدا, عاجل',
  evening:
    'evening, evenings, at night, after work, after hours, por la tarde, por la noche, de noche, en soiree, le soir, waktu malam, malam, ohtul, ohtuti, ' +
    'مساء, ليلا',
  availability:
    'available, availability, free on, have space on, booked up, fully booked, disponib*, libres el, disponible*, kosong pada, ' +
    'ada kekosongan, vaba aeg, vabu aegu, متاح*, متوفر*',
  discount:
    'discount*, promo, promotion*, coupon*, voucher*, price match, special offer*, student rate*, senior rate*, descuento*, promocion*, ' +
    'oferta especial, rebaja*, remise*, reduction*, code promo, diskaun*, promosi, baucar, soodustus*, soodushind*, allahindlus*, sooduskood*, ' +
    'خصم*, تخفيض*, عرض خاص, عروض',
  guarantee:
    'guarantee*, warranty, warranties, compensat*, pay for damage*, liable, responsible for damage*, if you break, you break, ' +
    'garantia*, garantizan, indemniz*, si rompen, garantie*, garantissez, indemnis*, si vous cassez, jaminan, jamin, waranti, pampasan, ' +
    'garanti*, garanteeri*, huvita*, kui te lohute, ضمان*, تضمنون, تعويض*, تعوضون',
  hoist:
    'hoist*, crane, through the window, through a window, through windows, furniture lift, external lift, grua, por la ventana, ' +
    'montamuebles, monte meuble*, par la fenetre, kren, melalui tingkap, kraana*, akna kaudu, aknast, رافعه, ونش, من النافذه',
  appliances:
    'connect, disconnect, reconnect, unplug, plumb in, hook up, install, installing, mount the tv, wall mount, hang pictures, conectan, conectar, ' +
    'desconectan, instalan, instalar, branchez, brancher, debrancher, installez, installer, menyambung, sambungkan, memasang mesin, ' +
    'uhendate, uhendada, paigaldate, paigaldada, توصيل الغساله, توصلون, تركيب الغساله',
  cleaning:
    'clean, cleaning, cleaners, limpian, limpieza, limpiar, nettoyez, nettoyage, nettoyer, menage, membersihkan, pembersihan, cuci rumah, ' +
    'koristate, koristus*, koristamis*, puhastate, تنظيف*, تنظفون',
  survey:
    'survey, surveys, surveyor, home visit*, video survey, come and look, come to look, come and see, visit my home, see my home, ' +
    'in person estimate, visita previa, visita a domicilio, venir a ver, videollamada, visite technique, visite a domicile, venir voir, ' +
    'lawat rumah, lawatan, tinjauan, ulevaatus*, kohapeale vaatama, tulete vaatama, معاينه*, زياره منزليه',
  supplies:
    'supply boxes, provide boxes, sell boxes, give boxes, bring boxes, free boxes, rent boxes, boxes included, packing material*, ' +
    'packing supplies, bubble wrap, wardrobe boxes, moving blankets, dan cajas, venden cajas, proporcionan cajas, traen cajas, cajas incluidas, ' +
    'material de embalaje, fournissez les cartons, fournissez des cartons, vendez des cartons, materiel d emballage, bekalkan kotak, ' +
    'sediakan kotak, jual kotak, bahan pembungkusan, annate kaste, muute kaste, müüte kaste, pakkematerjal*, توفرون صناديق, صناديق, كراتين',
  parking:
    'parking permit*, parking suspension*, parking bay*, park the lorry, park the truck, permiso de aparcamiento, permiso de estacionamiento, ' +
    'autorisation de stationnement, stationnement, permit parkir, parkimisluba*, parkimisloa*, تصريح وقوف, موقف الشاحنه',
  tracking:
    'track my shipment, tracking, track the container, where is my shipment, rastrear, seguimiento, suivi, suivre mon, jejak, penjejakan, ' +
    'jalgida saadetist, saadetise jalgi*, تتبع',
  languages:
    'speak english, speak spanish, speak french, speak malay, speak arabic, speak estonian, speak german, speak chinese, speak russian, ' +
    'speak my language, what languages do, which languages do, english speaking crew, hablan ingles, hablan espanol, hablan frances, ' +
    'que idiomas, parlez vous anglais, parlent ils anglais, parlent anglais, parlent francais, quelles langues, bercakap bahasa, bertutur, ' +
    'raagite inglise, raagivad inglise, mis keeli, تتحدثون الانجليزيه, تتكلمون, يتحدثون',
  extraCharges:
    'hidden fee*, hidden cost*, extra charge*, charge extra, extra fee*, surcharge*, hourly rate, by the hour, per hour, minimum charge, ' +
    'fixed price, binding, costes ocultos, cargos extra, recargo*, por hora, precio fijo, precio cerrado, frais caches, supplement*, ' +
    'tarif horaire, prix fixe, prix ferme, caj tersembunyi, caj tambahan, harga tetap, varjatud tasu*, lisatasu*, tunnihin*, ' +
    'fikseeritud hin*, رسوم خفيه, رسوم اضافيه, بالساعه, سعر ثابت',
  contract:
    'contract, contracts, terms and conditions, terms of service, written agreement, contrato*, condiciones generales, contrat, ' +
    'conditions generales, kontrak, terma dan syarat, leping*, tuuptingimus*, عقد, العقد, الشروط والاحكام',
} as const;

export type CompanyMatter = keyof typeof companyMatters;

/** Other services and qualities, which differ too much to stand for one another. */
export const otherServices =
  'piano, pianos, safe, safes, antiques, artwork, aquarium*, akuarium*, akvaarium*, حوض سمك, حوض السمك, motosikal*, mootorratas, mootorratta*, moto, motos, motocicleta*, motocyclette*, دراجه ناريه, fish tank*, pool table*, hot tub*, jacuzzi*, motorbike*, motorcycle*, chandelier*, ' +
  'treadmill*, heavy items, fragile items, office, offices, office moves, commercial moves, single item*, one item, just one, part load*, shared load*, ' +
  'groupage, student moves, student move, long distance, interstate, small moves, stairs, upstairs, fleet, trucks, lorries, vans, tail lift, ' +
  'background check*, uniform, uniforms, union, unionised, unionized, eco friendly, carbon neutral, electric vans, gps, app, branch, branches, ' +
  'office in, offices in, pets, my dog, my cat, plants, my plants, my car, cars, vehicles, boats, guns, wine, alcohol, medicines, chemicals, paint, ' +
  'caja fuerte, cajas fuertes, acuario*, obras de arte, antiguedades, oficina, oficinas, escaleras, mascotas, plantas, camiones, sucursal*, ' +
  'coffre fort, oeuvres d art, antiquites, bureaux, escalier*, animaux, plantes, camion, camions, agence, agences, ' +
  'peti besi, barang antik, pejabat, tangga, haiwan, tumbuhan, lori, cawangan, klaver*, seif*, antiik*, kontor*, trepi*, lemmikloom*, taimi, ' +
  'veoauto*, esindus*, بيانو, خزنه, تحف, مكاتب, الدرج, حيوانات, نباتات, شاحنات, فرع, فروع';
