import type { AdviceTexts } from '../advice-topics.js';

export const advice: AdviceTexts = {
  'planning.start': {
    asks: [
      'When should I start planning my move?',
      'How early should I book the movers?',
      'How far in advance do I need to plan or to book a removal company?',
      'How many weeks ahead should I begin to organise the move?',
      'How long before the move do I contact a moving company?',
      'When do I have to start preparing for the move?',
      'How long in advance should I begin to prepare and pack?',
      'How many months before should I book a mover?',
      'When should I book?',
      'Should I book early?',
    ],
    keywords: 'planning, advance, ahead, timeline, schedule, prepare, preparation, preparing',
    text: 'Start planning 6 to 8 weeks before you move. For a move abroad, or one in the peak season, start earlier still: visas, pets and ships have timetables of their own. First fix the date, list what comes along, and have the move surveyed; good crews are booked up first.',
  },
  'planning.season': {
    asks: [
      'When is the busiest time to move?',
      'What is the peak moving season?',
      'Which month or time of year is best or cheapest for moving?',
      'Is it cheaper to move in winter or in summer?',
      'Should I move on a weekday or at the weekend?',
      'When is the cheapest time to move?',
    ],
    keywords: 'season, peak, peak season, off-peak, busiest, high season, southern hemisphere, south of the equator',
    text: 'North of the equator the peak moving season runs from May to September, and the last days of a month and Fridays are the fullest. South of it the peak is the summer there, December to February, and in many places the school holidays are busy too. If you can choose, move outside the season, in the middle of a month and of a week: there is more choice of dates then, and often a better price.',
  },
  'planning.checklist': {
    asks: [
      'What do I have to do before the move?',
      'Do you have a moving checklist?',
      'In which order should I organise everything for moving house?',
      'What are the steps to plan a move?',
      'Give me a to-do list for my move',
    ],
    keywords: 'checklist, to-do list, steps, organise, organize, plan',
    text: 'In this order:\n• 6 to 8 weeks before: fix the date, compare offers, give notice, sort out what stays behind.\n• 4 weeks: order boxes, tell offices, bank and insurers your new address, arrange parking at both doors.\n• 2 weeks: pack what you rarely use, redirect your mail, eat up the freezer.\n• The last week: defrost the fridge, pack a case for the first night, read the meters.',
  },
  'planning.moving-day': {
    asks: [
      'What happens on moving day?',
      'How do I prepare for the day of the move?',
      'Do I have to be at home when the movers come?',
      'What should I do with children and pets on the moving day?',
      'How long does the moving day take?',
    ],
    keywords: 'moving day, removal day, day of the move',
    text: 'On moving day keep papers, keys, medicines and valuables with you, and have somebody you trust look after children and pets. Walk through the home with the crew leader first and say what is fragile and what stays. At the end look into every cupboard, read the meters, and check the inventory before you sign it.',
  },
  'planning.weather': {
    asks: [
      'What happens if it rains on moving day?',
      'Do movers work in bad weather?',
      'What if it snows on the day of the move?',
    ],
    keywords: 'rain, rains, raining, snow, snows, bad weather, storm, weather',
    text: 'Crews work in rain and snow, and cover furniture and floors. Keep mattresses and electronics covered until they are carried, lay old sheets or cardboard by the doors, and clear the path of ice. Only a storm, ice or a flood stops a move, and then another day is agreed. Ask beforehand whether that costs anything.',
  },
  'planning.presence': {
    asks: [
      'Do I have to be there on moving day?',
      'Who has to be at home when the movers come?',
      'What if I am ill on moving day?',
      'Can somebody else let the movers in?',
    ],
    keywords: 'be present, be there on the day, let the movers in, let the crew in, ill on the day, sick on the day',
    text: 'Somebody has to be there when the crew comes and when it has finished: to let it in, say what goes and what stays, and sign the papers. It need not be you. If you are ill or away, name somebody you trust, give that person the list and the keys, and tell the company their phone number beforehand.',
  },
  'planning.delays': {
    asks: [
      'What happens if the keys are late?',
      'What if completion is delayed on moving day?',
      'What if the movers’ van breaks down?',
      'What happens if the move takes longer than planned?',
    ],
    keywords:
      'keys are late, late keys, waiting time, completion delayed, completion is delayed, breaks down, running late',
    text: 'If keys, papers or a completion come late, tell the company at once: the sooner it knows, the more it can move. Crews usually wait a while; after that waiting is charged, or the load goes into store for a night. Ask before you sign how long waiting is free. If the crew is late or a vehicle breaks down, the company has to find another, so keep the number of its office at hand.',
  },
  'planning.parking': {
    asks: [
      'Do I need a parking permit for the moving truck?',
      'Who keeps a parking space free for the removal van?',
      'Do I need a permit for a hoist or an outside lift?',
      'How do I reserve parking for the movers?',
      'Can the lorry park outside my house?',
    ],
    keywords: 'parking permit, parking space, permit for the lorry, hoist, no parking signs',
    text: 'The lorry needs a place near the door, some 15 metres long, and an outside lift needs one below the window. On a public street the local authority usually has to allow it: ask a few weeks ahead at both addresses. In a building with its own rules, ask the management for moving hours and the lift. Ask the mover who applies.',
  },
  'packing.boxes': {
    asks: [
      'How many boxes do I need?',
      'How many moving boxes for a 2 bedroom flat?',
      'How many boxes for a 3 bed house?',
      'What size of boxes or cartons should I buy?',
      'Number of boxes for a three bedroom house',
      'Where do I get moving boxes?',
    ],
    keywords: 'boxes, cartons, how many boxes, number of boxes',
    text: 'As a rule of thumb, count 10 to 15 boxes for each room that is lived in: about 20 to 30 for a studio or one bedroom, 40 to 60 for two or three bedrooms, and 80 or more for four. Small boxes take books and other heavy things, large ones bedding and lampshades. Keep each below 20 kg.',
  },
  'packing.how': {
    asks: [
      'How do I pack fragile things such as glasses and plates?',
      'How should I wrap dishes and china for the move?',
      'What is the best way to pack my kitchen?',
      'How do I pack a television, a computer or mirrors safely?',
      'Do you have packing tips?',
    ],
    keywords:
      'packing, pack, packing tips, wrap, fragile, breakable, bubble wrap, dishes, glasses, crockery, mirrors, clothes, books, television, TV, computer, kitchen, lamps, bottles, pictures, pots, pans, oven dishes, mattress, bedding',
    text: 'Wrap each glass and plate by itself in plain paper, since newsprint stains, and stand plates on their edge. Heavy things go to the bottom, gaps are filled so that nothing rattles, and the box is taped twice underneath. Screens travel best in their own boxes; take a photo of the cables first. Mark fragile boxes on two sides.',
  },
  'packing.forbidden': {
    asks: [
      'What will movers not take?',
      'What can I not pack in the boxes?',
      'Which items are not allowed on the moving truck?',
      'Can I pack paint, gas bottles, batteries or cleaning chemicals?',
      'Are there hazardous things that movers refuse to carry?',
    ],
    keywords:
      'hazardous, dangerous goods, flammable, chemicals, paint, gas bottle, propane, lithium batteries, aerosols',
    text: 'Movers do not carry what can burn, leak or explode: petrol, gas bottles, paint and thinners, fireworks, strong cleaners, loose lithium batteries. Food that spoils stays behind too. Passports, money, jewellery, medicines and keys travel with you. For a move abroad each country has a list of its own: name the country, and I look it up.',
  },
  'packing.who': {
    asks: [
      'Should I pack myself or let the movers pack?',
      'Is it better to hire professional packers?',
      'What is the advantage of having the movers pack for me?',
    ],
    keywords: 'pack myself, self pack, professional packing, packers',
    text: 'Packing yourself saves money and takes time: count about a day for each room. Professional packers do a home in a day or two, bring the material, and what they packed is usually covered more fully if it breaks. Many people mix: the crew packs kitchen, pictures and glass, they pack clothes and books themselves.',
  },
  'packing.labels': {
    asks: [
      'How should I label my boxes?',
      'What should go into an essentials box for the first night?',
      'How do I keep track of what is in which box?',
    ],
    keywords: 'label, labels, labelling, essentials box, first night',
    text: 'Write room and contents on two sides of each box and number it; a list of the numbers tells you at once if one is missing, and customs wants such a list anyway. Pack one case last and open it first: bedding, a change of clothes, chargers, medicines, papers, a kettle, tools, toilet paper, and what the children need to sleep.',
  },
  'packing.fridge': {
    asks: [
      'How do I prepare my fridge for the move?',
      'When should I defrost the freezer before moving?',
      'How do I move a washing machine or a dishwasher?',
      'Do I need transit bolts for the washing machine?',
      'How long do I wait before I switch the fridge on again?',
      'Does a fridge have to stand upright in the van?',
      'Who disconnects the cooker and the gas?',
      'What do I do with the food in my freezer?',
    ],
    keywords:
      'fridge, refrigerator, freezer, defrost, washing machine, washer, tumble dryer, dishwasher, cooker, oven, stove, appliances, white goods, drum bolts, lying down, plug in, empty the fridge, disconnect appliances',
    text: '• Fridge and freezer: eat up what is inside, since frozen food cannot come along. Empty and defrost them a day or two before, dry them, and leave the doors open until they are loaded. They travel upright; let them stand some hours before you switch them on again, as the manual says.\n• Washing machine and dishwasher: turn off the water, drain the hoses, and let them dry with the door open. The drum of the washing machine needs its transit bolts; ask the maker if you no longer have them.\n• Cooker: have a professional disconnect and reconnect gas and fixed wiring.',
  },
  'packing.keep': {
    asks: [
      'What do I keep with me and not pack?',
      'What should I not give to the movers?',
      'Which documents and valuables do I carry myself?',
      'Where do I put passports, jewellery and money during the move?',
      'Do I keep medicines and keys with me?',
      'What goes into my own bag on the day of the move?',
      'What do I do with photos and things that cannot be replaced?',
    ],
    keywords: 'keep with me, carry myself, jewellery, jewelry, hand luggage, irreplaceable, sentimental, keepsakes',
    text: 'These stay with you, since nothing can replace them:\n• papers: passports, contracts, certificates, the papers of the move\n• jewellery, money, cards, and all keys\n• medicines with their prescriptions, glasses\n• phone, laptop, chargers, and a copy of your files\n• photos and keepsakes, and the children’s favourite things\n• a case for the first night: bedding, towels, a kettle, some tools, toilet paper\nPut all of it in your own car, or in one room that the crew leaves alone.',
  },
  'costs.price': {
    asks: [
      'How much does a move cost?',
      'What will my move cost?',
      'What is the price for moving a two bedroom home?',
      'How expensive is it to move abroad?',
      'What do you charge for a removal?',
    ],
    keywords: 'price, prices, cost, costs, how much, expensive, charge, rates, fee, budget',
    text: 'A price comes from a quote alone, since volume, distance, access and date make each move different. A few questions give you a range within a minute, with how it adds up, and each further answer makes it surer.',
  },
  'costs.what-counts': {
    asks: [
      'What does the price of a move depend on?',
      'Why do moving quotes differ so much?',
      'What affects or determines the cost of moving?',
      'Do stairs or a missing lift cost extra?',
    ],
    keywords: 'cost factors, depends, affect the price, extra charges, hidden costs, surcharge',
    text: 'What counts most is the volume and the distance. Then come the floors, stairs and the way from door to lorry, packing and material, special pieces such as pianos, the season, storage, and abroad the way of shipping, customs and port charges. The quote shows each as a line, so that you see what a change would do.',
  },
  'costs.save': {
    asks: [
      'How can I save money on my move?',
      'How do I make moving cheaper?',
      'What are ways to reduce the cost of moving?',
    ],
    keywords: 'save money, cheaper, cheap, reduce, discount, low budget, saving',
    text: 'What you do not take costs nothing: sell or give away before the survey, not after. Be free in the date and avoid the peak season and the ends of months. Pack books and clothes yourself, take apart simple furniture, keep a parking place free at both doors, and for a small load abroad share a container.',
  },
  'costs.estimates': {
    asks: [
      'What is the difference between an estimate and a binding quote?',
      'Is the quote binding?',
      'Can the final price be higher than the estimate?',
      'How does the final bill compare with the quoted range?',
    ],
    keywords: 'binding, non-binding, estimate, final price, final bill',
    text: 'The range in this chat is preliminary: it rests on what you said. A binding price comes after a survey, at home or by video, in which every room is seen. Have it in writing, with what is included and what would change it. How far a bill may differ from an estimate depends on the contract and on the law of the country.',
  },
  'international.transit': {
    asks: [
      'How long does shipping take?',
      'How long does sea freight or air freight take?',
      'How many weeks does a container need to arrive overseas?',
      'When will my things arrive abroad?',
      'What is the transit time by ship and by plane?',
      'How fast is air freight?',
      'How long is a container at sea?',
      'How long will my shipment be on the way?',
      'How many days does air cargo take?',
    ],
    keywords:
      'transit, transit time, shipping time, sea freight, ocean freight, air freight, delivery time, shipping, air cargo, by air, by sea, by ship, by plane',
    text: 'Ocean freight takes 4 to 12 weeks from door to door, depending on the route and on whether you have a container of your own; a shared one waits until it is full. Air freight takes 1 to 3 weeks and is for the few things you need at once. Customs at the destination is part of this time, and missing papers lengthen it most.',
  },
  'international.ways': {
    asks: [
      'Should I ship by sea or by air?',
      'What is the difference between a shared container and my own container?',
      'Do I need a 20 foot or a 40 foot container?',
      'Is groupage or a full container better?',
    ],
    keywords: 'container, shared container, groupage, full container, LCL, FCL, 20 foot, 40 foot, 20ft, 40ft',
    text: 'A shared container is the cheapest way for some furniture and boxes, and the slowest. A container of your own leaves when you are ready: 20 feet hold about two to three bedrooms, 40 feet a house of four or more. Air is quick and dear, good for a few hundred kilos. The quote shows the ways side by side for your volume.',
  },
  'international.papers': {
    asks: [
      'Which documents do I need to move abroad?',
      'What paperwork is needed for an international move?',
      'What papers do I need for moving overseas?',
    ],
    keywords:
      'international move, moving abroad, moving overseas, emigrating, documents for moving abroad, papers, documents, paperwork',
    text: 'For nearly every country: passports valid for six months or more after arrival, the visa or permit, a detailed inventory with values, proof of your old and new address, and a work contract or enrolment where there is one. Keep originals with you and copies apart. The customs form differs: name the country, and I tell you which one it is.',
  },
  'international.customs': {
    asks: [
      'Do I pay customs duty on my belongings when I move abroad?',
      'Are used household goods free of duty?',
      'How does customs work for an international move?',
    ],
    keywords: 'customs abroad, import duty on household goods',
    text: 'Most countries let used household goods in free of duty if you really move your home there: you owned the things for some time, often 6 to 12 months, they arrive within a set time, and you do not sell them soon after. New things, alcohol, tobacco and cars have rules of their own. Name the country, and I give you its rules with their source.',
  },
  'international.crates': {
    asks: [
      'Do wooden crates need treatment for shipping abroad?',
      'What is ISPM 15?',
      'Are there rules for wooden packing or pallets overseas?',
    ],
    keywords: 'ISPM, ISPM 15, wooden crate, pallets, crate, crating',
    text: 'Crates and pallets of raw wood must be heat-treated and bear the stamp of the standard ISPM 15 in most countries; else the shipment can be held or sent back. Movers use stamped material. Furniture does not need the stamp, but should be free of bark, insects and soil: clean garden things well before packing.',
  },
  'specialty.piano': {
    asks: [
      'Can you move a piano?',
      'How is a piano moved safely?',
      'How do I pack a piano?',
      'What do I need to know about moving a grand piano?',
      'Does a piano need tuning after the move?',
    ],
    keywords: 'piano, grand piano, upright piano, keyboard instrument, musical instrument',
    text: 'A piano needs people who do it often: it weighs 200 to 500 kg, is wrapped, strapped and rolled on its own board, and a grand travels on its side without legs. Tell us its kind, the floors and the stairs. Old keys of ivory or parts of rosewood need papers abroad. Let it rest two to three weeks before it is tuned.',
  },
  'specialty.art': {
    asks: [
      'How do I move paintings, antiques and works of art?',
      'Do you move antiques and valuable art?',
      'How are sculptures and valuable collections packed?',
    ],
    keywords: 'art, artwork, painting, paintings, antique, antiques, sculpture, collection, valuables, chandelier',
    text: 'Art and antiques travel in made-to-measure crates, insured at a value that you can prove: have photos and a valuation ready. Say so at the survey, since crates take some days to make. Abroad, things over a certain age may need an export licence, and ivory, tortoiseshell and some woods a CITES permit.',
  },
  'specialty.heavy': {
    asks: [
      'Can you move a pool table, a safe or an aquarium?',
      'How do I move a hot tub, gym equipment or a treadmill?',
      'Do you move heavy and bulky items?',
    ],
    keywords:
      'heavy, bulky, oversized, pool table, billiard table, safe, aquarium, fish tank, hot tub, jacuzzi, treadmill, gym equipment, specialty items',
    text: 'Very heavy or delicate pieces are moved with their own tools and sometimes one more person, so name them in the quote: a pool table is taken apart slab by slab, a safe needs its weight told and the stairs checked, an aquarium travels empty and the fish apart. If it does not fit through the door, an outside lift can be booked.',
  },
  'specialty.plants': {
    asks: ['Can I take my plants with me?', 'How do I move house plants?', 'Do movers carry plants and garden pots?'],
    keywords: 'plants, houseplants, potted plants, garden',
    text: 'Within the country plants travel best in your own car: water them two days before, wrap the pots, and open them up on arrival. In a closed lorry they are carried without liability. Across a border most plants and all soil are barred or need a plant health certificate: name the country, and I look it up.',
  },
  'insurance.cover': {
    asks: [
      'Is my move insured?',
      'Am I covered if something breaks?',
      'What is released value?',
      'What does the basic cover or released value pay?',
      'Do I need moving insurance?',
      'How much do I get if the movers damage something?',
      'What is released value protection?',
      'What is the difference between released value and full value?',
      'How much does released value cover per pound?',
      'Are my fridge, washing machine and other appliances insured?',
    ],
    keywords:
      'insurance, insured, cover, covered, coverage, liability, released value, insure, released value protection, basic cover',
    text: 'Ask which of two kinds you have. Basic cover is the mover’s own liability: it pays by the weight of the damaged thing or up to a limit, often far less than it was worth. Full-value cover repairs, replaces or pays what it is worth, and costs extra. Have it in writing before the day of the move.',
  },
  'insurance.full-value': {
    asks: [
      'What is full value protection?',
      'How do I insure valuable items or my piano at their real value?',
      'Is my piano covered?',
    ],
    keywords: 'full value, full-value protection, all risk, replacement value, insure valuables, insured value',
    text: 'Full-value cover, called all-risk cover for moves by sea, pays for repair, a like thing, or its present worth. It rests on your list of values, so list each piece that is worth a lot by itself; what is not listed may be paid at a lower rate. Ask about the excess, about mechanical faults, mould and sets, and whether storage is included.',
  },
  'insurance.own-packing': {
    asks: ['Are boxes that I packed myself insured?', 'Is breakage covered if I pack it myself?'],
    keywords: 'packed by owner, self-packed boxes, owner packed, pbo',
    text: 'Boxes that you packed yourself are as a rule covered for loss and for damage to the whole box, as in an accident, but not for what breaks inside a sound box. If something fragile is worth much, let the crew pack it. Take photos before you close a box.',
  },
  'insurance.claims': {
    asks: [
      'What do I do if something was damaged or lost in the move?',
      'How do I make a claim?',
      'How long do I have to report damage after the move?',
      'My furniture arrived broken, what now?',
      'What if the fridge or the washing machine is damaged?',
    ],
    keywords: 'claim, claims, damaged, damage, lost, missing, broken, compensation, complaint about damage',
    text: 'Note damage and missing numbers on the inventory before you sign it, take photos, and keep the packing. Write to the mover at once: periods differ, and some policies give only a few days. A person of the company can tell you how.',
  },
  'changingAddress.whom': {
    asks: [
      'Whom do I tell my new address?',
      'Who needs to know that I am moving?',
      'Which offices and companies do I notify of my change of address?',
      'Do I have to change my address on my driving licence, bank and tax?',
    ],
    keywords: 'change of address, changing address, new address, address change, notify, address, register',
    text: 'Tell these: employer, bank and cards, tax office, insurers, pension, the registration or voters’ office, driving licence and car, doctor, schools, energy, water, internet, phone, landlord, subscriptions, and family. Abroad add your embassy’s register and the office where you deregister. A look through three months of bank statements finds the rest.',
  },
  'changingAddress.tax': {
    asks: [
      'How do I tell the tax office my new address?',
      'Does the tax office need my new address?',
      'How do I change my address with the tax authority?',
      'Do I tell the taxman that I moved?',
    ],
    keywords: 'tax office, tax authority, tax address',
    text: 'Tell the tax office your new address as soon as you live there, so that its letters reach you; mostly that is done online, with the number it knows you by. Tell your employer as well, since pay and pension papers go to the address that the employer has.',
  },
  'changingAddress.vehicle': {
    asks: [
      'How do I change the address on my driving licence?',
      'Do I have to re-register my car when I move?',
      'Who needs my new address for the car and its insurance?',
      'How do I update my address on the vehicle registration?',
    ],
    keywords: 'driving licence, driver’s license, car registration, vehicle registration, log book, number plates',
    text: 'The driving licence, the registration of the car and its insurance are three things: change the address for each. The office that issued the licence and the one that registers cars mostly want it within days or weeks, and the insurer from the day of the move, as the price may depend on where the car stands at night.',
  },
  'changingAddress.register': {
    asks: [
      'How do I register to vote at my new address?',
      'How do I find a new doctor after the move?',
      'How do I change schools when we move?',
      'Do I have to tell the council that I moved?',
      'Where do I register as a resident?',
    ],
    keywords:
      'voter registration, electoral roll, register to vote, new doctor, council tax, change schools, school place, new school for the children',
    text: 'The new home changes where you vote, which local charges you pay, and which doctors and schools are near. Tell the local office at both ends, register to vote where that is not done by itself, ask early for a place at school with proof of the new address, and have your doctor’s file sent on.',
  },
  'changingAddress.utilities': {
    asks: [
      'How do I transfer my utilities when I move?',
      'How do I move my electricity, gas and water contracts?',
      'When do I cancel the power and the internet?',
      'Who reads the meters when I move out?',
    ],
    keywords: 'meter readings, internet contract, transfer utilities',
    text: 'Tell power, gas, water and internet about two to four weeks ahead, at both homes: the old contracts end on the day of the keys, the new ones begin on it. Read and photograph every meter at both homes. Internet takes longest, so order it first, and ask whether your contract can move with you.',
  },
  'changingAddress.mail': {
    asks: [
      'How do I redirect my mail?',
      'How do I forward my post to the new home?',
      'How does mail forwarding work when I move?',
    ],
    keywords: 'mail, post, redirect, redirection, forwarding, forward mail, letters, parcels',
    text: 'Order the redirection at your post office or on its website one to two weeks before the move; you need proof of identity, and it runs for a few months to a year. It covers letters, not always parcels, and not every country is served. Use the time to write to everyone who still sends to the old address.',
  },
  'changingAddress.when': {
    asks: [
      'When should I change my address?',
      'How early do I announce my new address?',
      'By when do I have to register my new address?',
    ],
    keywords: 'when change address, address deadline, registration deadline',
    text: 'Begin about four weeks before the move with bank, insurers, energy and internet; connections are booked out for weeks. Redirect the mail one to two weeks before. Offices mostly want to hear it within days or weeks after you moved in: where registration is a duty, the period is often 7 to 30 days.',
  },
  'readiness.how': {
    asks: [
      'How ready am I for my move?',
      'Am I prepared for the move?',
      'Can I test whether I am well prepared?',
      'What have I forgotten?',
    ],
    keywords: 'ready, readiness, prepared, readiness test, preparedness, quiz',
    text: 'You are ready when five things stand: the date, a list of what goes along, a written offer, the papers of everybody who moves, and keys at the other end. The readiness test in this chat asks ten questions in two minutes and tells you what to do next: choose “{quiz}”.',
  },
  'readiness.first-days': {
    asks: [
      'What should I do first in the new home?',
      'What do I do after the move?',
      'How do I settle in during the first week?',
    ],
    keywords: 'after the move, settling in, first week, unpack, unpacking, new home',
    text: 'First the beds, the bathroom and the kitchen; all else can wait. Read the meters and take photos of any damage in the new home on the first day. In the first week register where you must, check that power, internet and insurance run under the new address, meet the neighbours, and break down empty boxes, which many movers take back.',
  },
  'general.survey': {
    asks: [
      'What is a pre-move survey?',
      'Does somebody come to look at my home before the move?',
      'How is the volume of my move measured?',
      'Can the survey be done by video?',
    ],
    keywords: 'survey, pre-move survey, home visit, video survey, volume, cubic metres, inspection',
    text: 'In a survey a specialist sees every room, at home or by video call in about half an hour, and measures the volume, notes special pieces, stairs and parking. The fixed offer rests on it, so show the loft, the cellar, the garage and what is behind doors. Book it three to six weeks before the move.',
  },
  'general.choosing': {
    asks: [
      'How do I choose a good moving company?',
      'How can I recognise a moving scam?',
      'What should I ask a mover before booking?',
      'How do I know that a mover can be trusted?',
    ],
    keywords: 'choose a mover, choosing, reliable, scam, fraud, rogue movers, licensed, reviews, trust',
    text: 'Look for a firm with an address, a registration or licence you can look up, and membership in a trade body. A good one surveys before it names a fixed price, writes down what is included and how it is insured, and asks no large deposit in cash. Be careful with an offer far below all others, or a contract with blanks.',
  },
  'general.complaints': {
    asks: [
      'How do I complain about a moving company?',
      'Where can I complain about movers?',
      'Is there an ombudsman for removal companies?',
      'What can I do if the mover does not answer my complaint?',
      'Who helps me in a dispute with the movers?',
    ],
    keywords: 'complain, complaint, complaints, ombudsman, dispute, arbitration, consumer protection',
    text: 'Write to the company first: say what happened, when, and what you want, with photos and the inventory, and set a date for the answer. If it does not settle the matter, go to the trade association it belongs to, then to a consumer office or a court for small sums. Keep copies of everything.',
  },
  'general.deposit': {
    asks: [
      'How do I get my deposit back when I move out?',
      'How high may the landlord’s deposit be?',
      'When does the landlord return the security deposit?',
    ],
    keywords: 'landlord deposit, security deposit, tenancy deposit',
    text: 'To have the deposit of a rented home back, leave it clean and as it was, and go through it with the landlord, with photos and a record that both sign. Read the meters together, hand over every key against a receipt, and give an account for the payment. What may be kept has to be shown to you.',
  },
  'general.tips': {
    asks: ['Do I tip the movers?', 'How much should I tip the crew?', 'Is a tip expected?'],
    keywords: 'tip the movers, tip the crew, tipping movers, tip the removal men, tip for the movers',
    text: 'Nobody has to tip a crew. How usual it is differs from country to country: in some a tip after good work is nearly expected, in many it is welcome and rare. If you want to, give it at the end to each of the crew, and only if you were content. Cold or hot drinks, a clean toilet and a clear path help them as much.',
  },
  'general.writing': {
    asks: ['Do I get the quote in writing?', 'Can I have written proof of the booking?', 'How is a move confirmed?'],
    keywords: 'in writing, written quote, written confirmation, proof of booking, confirmation of the move',
    text: 'Ask for everything in writing: what moves, from where to where, on which day, at which price, what is included, and how one cancels. An order that is confirmed by email is proof for a landlord or an employer too. What is only said on the phone is hard to show later. The range in this chat is preliminary and books no date.',
  },
  'general.storage': {
    asks: [
      'Where can I store my things between two homes?',
      'How does storage work during a move?',
      'What should I know before I put furniture into storage?',
    ],
    keywords: 'storage, store, storing, storage unit, storage fee, warehouse',
    text: 'Things can wait in a mover’s store in sealed containers, or in a self-storage unit that you reach at any time. Ask whether it is dry and watched, how it is insured, how long the notice is, and what carrying in and out costs. Clean and dry everything, leave fridge doors ajar, and put last in what you need first.',
  },
  'general.cancel': {
    asks: [
      'What happens if I have to cancel or postpone the move?',
      'Can I change the date of my move?',
      'What do I do if the sale falls through?',
      'What if I do not get the keys as planned?',
      'What if the start of my job is put back?',
      'Is there a fee for cancelling the movers?',
      'Do I get back what I paid if I cancel the move?',
      'What should I do if the moving date is delayed?',
    ],
    keywords:
      'cancel, cancelling, cancellation, cancellation fee, postpone, postponing, postponement, reschedule, change the date, sale falls through, completion is delayed, buyer pulls out, moving date changes, keys delayed',
    text: 'Tell the mover at once, by phone and then in writing: the earlier, the cheaper. Look in your contract for its terms on cancelling and postponing: as a rule the fee rises as the day comes near, and a deposit may be lost. Postponing often costs less than cancelling. If the keys come late, storage can bridge the time; ask early whether there is insurance against delay. Have the changed date confirmed in writing. What your own mover’s terms say comes first.',
  },
  'general.children': {
    asks: [
      'How do I move with children?',
      'How do I tell my children that we are moving?',
      'How can I make the move easier for the kids?',
      'How do I help my elderly parents to move?',
      'Moving is so stressful, what helps?',
      'I feel overwhelmed by the move, any advice?',
      'Who looks after the children on the day of the move?',
      'How do I move house with a baby or a toddler?',
    ],
    keywords:
      'children, child, kids, toddler, baby, teenagers, elderly parents, elderly, grandparents, stress, stressed, stressful, nervous, anxious, overwhelmed, small children, upset children, tips for children, elderly mother, elderly father',
    text: 'Tell children early what comes and why, show them the new place, if only in pictures, and let each pack a box of their own. Keep meals and bedtime as they are, and take time to say goodbye. Ask early for school papers and doctors’ records. On the day have somebody look after them, and set up their room first. It is much the same for elderly parents: go slowly, and let them decide what comes along. For your own nerves: one list, one thing a day, and ask for help.',
  },
};
