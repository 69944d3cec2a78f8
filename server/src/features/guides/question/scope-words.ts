export const askingPrices =
  'how much, cost, costs, price, prices, priced, pricing, quote, quotes, cheap*, charge, charges, rate, rates, fee, fees, ' +
  'cuanto, precio*, combien, prix, berapa, harga, kui palju, hind, كم';

export const askingForMore =
  'more, else, overview, summary, info, information, guide, about moving, about living, rules, tell me about, tips, ' +
  'requirements, mas, plus, lebih, veel, المزيد';

export const comparisons =
  'or, vs, versus, compare*, comparison, compared, better, cheaper, easier, difference, differences, differ, than, rather, which of, ' +
  'o, mejor, comparar, comparado, comparacion, diferencia*, que es mas facil, ou, mieux, plutot, comparer, difference*, lequel, ' +
  'atau, lebih baik, banding*, berbanding, beza, voi, või, parem, vordle*, võrdle*, erinevus*, ام, او, افضل, احسن, مقارنه, الفرق';

/** Questions about what the company does. */
export const toTheMover =
  'you pack, you wrap, you move, you ship, you store, you handle, you transport, you deliver, ' +
  'you collect, you pick up, you insure, you lift, you dismantle, you unpack, you assemble, you offer, ' +
  'you provide, you supply, you sell, you work, you come, you accept, your crew, your team, your men, ' +
  'your people, your company, your movers, the crew, the movers, the van, the lorry';

/** Words that always mean a border. */
export const strongWords =
  'visa*, viisa*, custom, customs, duty, duties, import*, export*, border*, country, countries, abroad, overseas, ' +
  'international*, quarantin*, rabies, vaccin*, allowed, prohibit*, forbid*, banned, illegal, restrict*, can i bring, ' +
  'can i take, may i bring, may i take, i bring, i take, what about, how about, and the, and my, and for, taxed, free of, ' +
  'aduana*, douane*, kastam, toll*, جمارك*, جمرك*, llevar, emmener, emporter, bawa, kaasa, membawa, traer, apporter, اخذ, ناخذ, احضار, احضر, اصطحاب, ادخال, جلب, permit*, licen*, emigrat*, over there, ' +
  'work there, fit there, emergency number*, emergency phone, numero de emergencia*, numero d urgence, nombor kecemasan, ' +
  'hadaabinumb*, رقم الطوارئ';

/** Things that every move has, even a local one. */
export const weakObjects =
  'piano, sofa, my furniture, our furniture, our belongings, our things, our household, our goods, pieces, register*, ' +
  ' own furniture, used furniture, my belongings, my things, my stuff, household items, ' +
  'household goods, household effects, personal effects, paper, papers, paperwork, form, forms, document*, inventory, ' +
  'certificate*, food*, wine*, beer, plant, plants, potted*, knife, knives, book, books, bike, bikes, bicycle*, mattress*, ' +
  'wood, wooden*, wicker, antique*, jewel*, fridge*, washing machine*, appliance*, kettle*, toaster*, socket*, plug, plugs, ' +
  'car, cars, vehicle*, motorbike*, motorcycle*, scooter*, dog, dogs, cat, cats, pet, pets, bird, birds, horse, horses, ' +
  'school*, doctor*, hospital*, bank, internet, wifi, emergency, rude, polite, medicine*, medication*, fruit, spices, honey, ' +
  'drug, drugs, tipping, traditions, golf clubs, ceramics, art, boat, tyres, rabbit*, reptile*, ferret*, aquarium fish, exotic animal*, ' +
  'motorhome*, garden tools, outdoor furniture, electronics, religious antiques, coal, straw, dvds, films, artwork*, paintings, electric*, pills, ham, meat*, cheese, vat';

/** The words of a request for general information. */
export const aboutMoving =
  'te, he, habia, yo, ai, vous, tadi, itu, sa, asked, asking, meant, mean, question, pregunte, preguntaba, preguntado, queria decir, referia, por, demandais, demande, parle, parlais, voulais dire, tanya, bertanya, maksudkan, kusisin, kusin, motlesin, kusimus, kais, jutt, سالت, سالتك, اقصد, قصدي, كنت, اسال, ' +
  'i, im, m, we, re, you, me, us, my, our, a, an, the, to, in, into, of, for, on, at, about, and, or, with, from, is, are, ' +
  'be, am, was, do, does, did, can, could, would, should, will, shall, may, want, wants, like, need, needs, know, tell, ' +
  'give, show, say, get, have, has, had, got, what, which, how, where, when, that, this, there, here, it, so, then, now, ' +
  'please, hello, hi, hey, thanks, thank, ok, yes, some, any, all, more, else, first, also, next, soon, again, just, ' +
  'move, moves, moving, moved, relocate, relocating, relocation, live, living, settle, settling, emigrate, emigrating, ' +
  'emigration, expat, expats, abroad, overseas, country, guide, guides, info, information, overview, summary, advice, ' +
  'tips, help, rule, rules, regulation, regulations, law, laws, ship, shipping, shipment, bring, bringing, take, ' +
  'taking, send, sending, pack, packing, plan, planning, planned, going, go, goes, coming, come, start, think, thinking, ' +
  'prepare, preparing, thing, things, anything, something, everything, important, basics, year, month, week, day, family, ' +
  'wife, husband, kids, children, partner, job, work, home, house, flat, apartment, requirements, requirement, possible, ' +
  'soon, what s, s, d, t, ll, que, saber, mudarme, mudanza, sobre, informacion, quiero, vivir, demenager, ' +
  'demenagement, vers, en, pour, un, une, je, veux, savoir, sur, informations, vivre, pindah, berpindah, ke, saya, mahu, ' +
  'tentang, maklumat, kolida, kolin, kolimine, tahan, soovin, kohta, teave, اريد, الانتقال, الى, عن, معلومات, a, de, la, el, ' +
  'el, los, mi, me, du, au, aux, le, les, ma, untuk, di, ma, ja';

/** Things that people who do not move ask about a country. Excludes words of moves, such as "king size bed". */
export const aboutOtherThings =
  'restaurant*, hotel*, hostel*, recipe*, how to cook, how do i cook, spicy, delicious, pizza, paella, sushi, weather*, forecast*, football*, ' +
  'soccer, world cup, olympic*, premier league, champions league, president*, prime minister, the king, king of, queen of, the queen, ' +
  'prince, princess, election*, politic*, world war, the war, war in, history, capital of, the capital, population, highest mountain, ' +
  'how tall is, how high is, tallest, biggest, largest, highest, oldest, richest, most beautiful, beach*, sightseeing, museum*, ' +
  'things to do, nightlife, cheap flight*, flight to, flights to, the flight to, best wine*, best beer*, best food*, best cheese*, ' +
  'best place to visit, best time to visit, best city, best cities, song*, sing, joke*, poem*, essay, homework, actor*, singer*, ' +
  'celebrit*, bitcoin, crypto*, stock market, shares, lottery, horoscope, girlfriend*, boyfriend*, dating, women in, men in, ' +
  'marry, invented, inventor*, discovered, famous, what time is it, flag of, anthem of, exchange rate, who was, who won, how many people live, ' +
  'when was, near me, hard to learn, where can i buy, where to buy, dealer*, smuggl*, is it safe, how safe, safe to travel, safe to visit, ' +
  'crime, gdp, economy of, inflation rate, rate of inflation, unemployment rate, best film*, best movie*, good film, good movie, who wrote, who painted, who directed, world record, index fund*, bank fund, stock exchange, pib, mejor pelicula, mejores peliculas, quien escribio, fondo de inversion, meilleur film, meilleurs films, qui a ecrit, qui a peint, kdnk, filem terbaik, filem korea, drama korea, siapa tulis, siapa pengarang, skt, sisemajandus*, parim film, kes kirjutas, الناتج المحلي, افضل فيلم, التضخم, book a table, reserve a table, where is my parcel, where s my parcel, my package, track my, amazon, religion of, ' +
  'restaurante*, hoteles, receta de, que tiempo hace, clima, futbol, presidente*, el rey, la reina, eleccion*, guerra, historia, playa*, ' +
  'chiste*, cancion*, poema*, quien gano, quien fue, es seguro viajar, recette de, meteo, quel temps, president, le roi, la reine, guerre, ' +
  'histoire, plage*, blague*, chanson*, poeme*, vol pas cher, qui a gagne, restoran*, resipi*, cuaca, bola sepak, presiden*, ' +
  'perdana menteri, pilihan raya, perang, sejarah, pantai, jenaka, lagu, sajak, hotell*, retsept*, ilm, jalgpall*, presidendi*, kuningas, ' +
  'valimis*, ajalugu, nali, nalja, laul*, luuletus*, kes voitis, ' +
  'مطعم*, مطاعم*, فندق*, فنادق*, طقس*, كره القدم, رئيس*, ملك*, انتخابات*, حرب*, تاريخ, شاطئ*, نكته*, اغنيه*, قصيده*, من فاز, عاصمه*';
