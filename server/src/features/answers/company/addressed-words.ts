/** Ways to speak to the company, in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
export const address =
  'do you, do u, can you, can u, could you, would you, will you, wont you, are you, r u, have you, did you, you insured, u insured, you licensed, do your, does your, can your, ' +
  'are your, is your, will your, your company, your team, your crew, your movers, your guys, your men, your people, your staff, your drivers, ' +
  'your firm, your policy, your terms, your warehouse, your prices, your reviews, your insurance, your licence, your license, you guys, ' +
  'you people, you lot, is this company, is this firm, this company a, is this legit, is this a scam, you offer, you accept, you charge, you provide, you have, you take, you been, you supply, ' +
  'the movers, the crew, your lorry, your truck, ' +
  'ustedes, usted, vosotros, vuestra, vuestro, vuestras, vuestros, su empresa, su compania, su equipo, ofreceis, teneis, haceis, aceptais, embalais, trabajais, podeis, podriais, disponeis, cobrais, desmontais, montais, guardais, ' +
  'almacenais, recogeis, entregais, venis, estais, son ustedes, son de, es una empresa, es una estafa, sois, contais con, realizais, dais, llevais, pedis, ' +
  'tu fais, tu prends, tu emballes, tu demontes, tu transportes, vous, votre, vos, c est une arnaque, anda, ini syarikat, korang, awak, kamu, korang, syarikat anda, ' +
  'te, on see firma, teie, teil, teid, teilt, teiega, teile, olete, teete, pakute, pakite, votate, tootate, saate, kasutate, annate, vedate, lubate, kusite, ' +
  'nouate, ladustate, monteerite, paigaldate, raagite, tulete, voite, aktsepteerite, koristate, viite, muute, uhendate, ' +
  'لديكم, عندكم, تقدمون, توفرون, تقبلون, تعملون, تغلفون, انتم, شركتكم, يمكنكم, تستطيعون, تنقلون, تخزنون, تفككون, تركبون, تاخذون, تطلبون, ' +
  'تمنحون, تضمنون, خدماتكم, فريقكم, عمالكم, تقومون, تشترطون, تتحدثون, تتكلمون, تنظفون, تؤمنون, خبرتكم';

/** In Spanish also what others do, so only where no country is named: "¿qué vacunas piden en Japón?" */
export const addressOrOthers =
  'ofrecen, tienen, hacen, aceptan, embalan, empaquetan, empacan, trabajan, pueden, podrian, disponen, cobran, ' +
  'desmontan, montan, desarman, arman, guardan, almacenan, recogen, entregan, vienen, estan, cuentan con, realizan, admiten, dan, llevan, se llevan, incluyen, devuelven, transportan, mueven, piden, exigen, garantizan, prestan, usan, hablan, retiran, limpian, alquilan, venden, instalan, conectan, suministran, proporcionan, envuelven, reciclan, desembalan';

/** Said for politeness, so that the question is what follows. */
export const courtesies =
  'can you tell me, can you please tell me, could you tell me, could you please tell me, would you tell me, can you help, can you help me, ' +
  'could you help me, can you explain, could you explain, can you show me, can you give me, could you give me, can you say, can you advise, ' +
  'can you let me know, could you let me know, can you recommend, could you recommend, do you recommend, what do you recommend, do you suggest, ' +
  'do you know, do you happen to know, do you think, would you say, do you advise, can you suggest, do you have any tips, do you have tips, ' +
  'do you have any advice, do you have advice, do you have a checklist, do you have a list, do you have information, do you have info, ' +
  'do you have any info, do you have any information, do you mean, ' +
  'pueden decirme, podrian decirme, me pueden decir, me podeis decir, pueden ayudarme, me pueden ayudar, pueden explicar, saben, sabeis, ' +
  's il vous plait, sil vous plait, pouvez vous me dire, pourriez vous me dire, pouvez vous m expliquer, pouvez vous m aider, savez vous, ' +
  'conseillez vous, que conseillez, recommandez vous, que recommandez, bolehkah anda beritahu, boleh anda beritahu, boleh awak beritahu, ' +
  'boleh anda terangkan, boleh anda bantu, anda tahu, anda cadangkan, awak tahu, kas te oskate oelda, oskate oelda, kas te teate, kas saate aidata, ' +
  'saate aidata, kas te soovitate, mida te soovitate, هل يمكنكم اخباري, هل يمكنكم مساعدتي, هل تعرفون, ممكن تخبروني, تنصحون';

/** "How do you pack glasses?" asks how it is done, and "what do you do" what people do. */
export const howItIsDone =
  'how do you pack, how do you wrap, how do you label, how do you move, how do you ship, how do you protect, how do you store, how do you get, ' +
  'how do you pay duty, how do you take apart, how do you dismantle, how do you clean, how do you prepare, how do you cancel, how do you change, ' +
  'what do you do, how can you, what can you do, how would you, do you pay';

/** What anybody has to do, wherever the company stands: "do you need insurance for a car in Spain?" */
export const duties =
  'do you need, do you have to, do you get, must you, should you, you have to, you need to, can you drive, can you get, can you buy, ' +
  'can you own, can you live, can you stay, can you use, can you apply, can you have, can you open, can you find, can you rent, can you bring, ' +
  'can you import, can you take, can you travel, can you work, can you become, can you study, can you retire, can you keep';

/** Matters of the company also where nobody is spoken to: "cancellation policy", "payment methods". */
export const policies =
  'in the same container, share the container with, share a container with, en el mismo contenedor, dans le meme conteneur, kontena yang sama, samas konteineris, sama konteineriga, في نفس الحاويه, بنفس الحاويه, ' +
  'cancellation policy, cancellation fee*, cancellation charge*, refund policy, payment method*, payment option*, payment terms, ' +
  'methods of payment, means of payment, pay by card, pay by credit card, pay with card, pay with a card, pay by cash, pay cash, pay in cash, ' +
  'pay by bank transfer, pay in instalments, pay in installments, pay monthly, pay with paypal, pay by invoice, pay a deposit, pay the deposit, ' +
  'need a deposit, deposit to book, deposit required, is there a deposit, deposit to pay, customer reviews, any reviews, any discount*, any hidden, ' +
  'licensed and insured, fully insured, insured with you, covered with you, vat number, vat registered, are you registered, are u registered, numero de iva, numero de tva, nombor sst, kmkr number, kaibemaksunumber, الرقم الضريبي, etes vous immatricule, etes vous immatricules, شركتكم مسجله, same crew, same team, cancel my move, cancel my booking, cancel the move, cancel the booking, cancel my date, ' +
  'cancel our move, postpone my move, postpone the move, postpone our move, reschedule my move, reschedule the move, if i cancel, if we cancel, ' +
  'if i postpone, if we postpone, if we have to cancel, if i have to cancel, ' +
  'politica de cancelacion, metodos de pago, formas de pago, pagar con tarjeta, pagar en efectivo, pagar a plazos, pagar por transferencia, ' +
  'cancelar la mudanza, cancelar mi mudanza, si cancelo, si cancelamos, hay que dejar deposito, hay que pagar un deposito, ' +
  'conditions d annulation, frais d annulation, moyens de paiement, modes de paiement, payer par carte, payer en especes, payer en plusieurs fois, ' +
  'si j annule, si nous annulons, annuler mon demenagement, annuler le demenagement, verser un acompte, payer un acompte, ' +
  'polisi pembatalan, kaedah pembayaran, cara pembayaran, bayar dengan kad, bayar tunai, bayar ansuran, kalau saya batal, jika saya batal, ' +
  'batalkan pindah, tuhistamise tingimus*, tuhistamistingimus*, makseviisi*, maksta kaardiga, maksta sularahas, maksta jarelmaksuga, kui ma tuhistan, ' +
  'kolimise tuhistada, سياسه الالغاء, طرق الدفع, وسائل الدفع, الدفع بالبطاقه, الدفع نقدا, الدفع بالتقسيط, اذا الغيت, الغاء الحجز';
