import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

/** What only somebody says whom the company moves or has moved already. */
const earlier = new PhraseSet({
  job:
    'you moved us, you moved me, you moved my, you moved our, you moved our stuff, you did our move, you did my move, you did our last move, you packed us, you guys moved us, you guys moved me, your company moved us, your lads moved us, your men moved us, your crew moved us, we used you, we used ye, i used you, we moved with you, i moved with you, existing customer, previous customer, customer of yours, ' +
    'existing booking, i already booked, we already booked, i have already booked, we have already booked, we ve already booked, i ve already booked, already have a booking, i have a booking, we have a booking, i ve a booking, we re booked with you, i m booked with you, we are booked in with you, booked in with you, booked with you, booked you for, i paid the deposit, i paid my deposit, we paid the deposit, we paid our deposit, already paid the deposit, copy of my invoice, copy of the invoice, copy of our invoice, ' +
    'nos mudasteis, nos mudaron ustedes, me mudasteis, me hicisteis la mudanza, nos hicisteis la mudanza, nos hicieron la mudanza, me hicieron la mudanza, hicisteis nuestra mudanza, ya soy cliente, soy cliente vuestro, soy cliente suyo, somos clientes, ya tengo una reserva, tengo una reserva, tenemos una reserva, ya he reservado, ya reserve, ya reservamos, ya hemos reservado, ya pague la senal, ya pague el deposito, copia de la factura, copia de mi factura, ' +
    'vous nous avez demenages, vous nous avez demenage, vous m avez demenage, vous avez fait notre demenagement, vous avez fait mon demenagement, je suis deja client, je suis deja cliente, nous sommes deja clients, on est deja clients, j ai deja reserve, nous avons deja reserve, on a deja reserve, j ai une reservation, nous avons une reservation, j ai deja paye l acompte, j ai verse l acompte, copie de la facture, copie de ma facture, ' +
    'korang pindahkan kami, korang pernah pindahkan, anda pernah pindahkan, awak pernah pindahkan, anda pindahkan kami, pelanggan lama, pelanggan sedia ada, saya dah tempah, kami dah tempah, saya sudah tempah, kami sudah tempah, saya sudah menempah, ada tempahan dengan, saya ada tempahan, kami ada tempahan, dah bayar deposit, sudah bayar deposit, salinan invois, ' +
    'te kolisite meid, te kolisite mind, kolisite meid, kolisite meie, olen teie klient, oleme teie kliendid, olen juba klient, olen juba broneerinud, oleme juba broneerinud, mul on broneering, meil on broneering, mul on juba broneering, maksin juba ettemaksu, ettemaks on makstud, arve koopia, arve koopiat, ' +
    'نقلتونا, نقلتوا عفشنا, نقلتوا اغراضنا, نقلتم اثاثنا, نقلتمونا, انتم نقلتونا, انا عميل عندكم, انا زبون عندكم, نحن عملاء عندكم, عندي حجز, لدي حجز, عندنا حجز, لدينا حجز, حجزت عندكم, حجزت معكم, حجزنا معكم, حجزنا عندكم, دفعت العربون, نسخه من الفاتوره',
});

/** Where what the company carries, or who carries it, is by now. */
const whereabouts = new PhraseSet({
  where:
    'where is my container, where is our container, where s my container, where s our container, wheres my container, where is my stuff, where s my stuff, wheres my stuff, where is our stuff, where s our stuff, where is my furniture, where s my furniture, where is our furniture, where are my things, where are our things, where are my boxes, where are our boxes, where is my shipment, where s my shipment, where is our shipment, where is my delivery, ' +
    'where are your guys, where are your lads, where are your men, where are your people, where are your movers, where is your crew, where s your crew, where are the movers, where are the lads, where are the guys, where is the crew, where s the crew, where is the van, where s the van, where is your van, where s your van, where is the lorry, where s the lorry, where is your lorry, where is the truck, where s the truck, where is your truck, track my shipment, track my container, track my delivery, track our shipment, track our container, ' +
    'donde esta mi contenedor, donde esta nuestro contenedor, donde estan mis cosas, donde estan nuestras cosas, donde estan mis muebles, donde estan nuestros muebles, donde esta mi envio, donde estan vuestros chicos, donde estan sus chicos, donde estan los mozos, donde esta el camion, donde esta vuestro camion, donde esta la furgoneta, donde esta el equipo, ' +
    'ou est mon conteneur, ou est notre conteneur, ou sont mes affaires, ou sont nos affaires, ou sont mes meubles, ou sont nos meubles, ou est mon envoi, ou sont vos gars, ou sont vos hommes, ou sont vos demenageurs, ou sont les demenageurs, ou est votre equipe, ou est le camion, ou est votre camion, ' +
    'mana kontena saya, di mana kontena saya, kat mana kontena saya, mana barang saya, mana barang kami, di mana barang saya, di mana barang kami, kat mana barang saya, mana lori korang, mana orang korang, di mana lori anda, mana pekerja korang, di mana pekerja anda, mana lori, ' +
    'kus mu konteiner on, kus on mu konteiner, kus on minu konteiner, kus on meie konteiner, kus mu asjad on, kus on mu asjad, kus on minu asjad, kus on meie asjad, kus meie asjad on, kus on mu moobel, kus teie mehed on, kus on teie mehed, kus teie auto on, kus on teie auto, kus kolijad on, kus on kolijad, kus on kaubik, ' +
    'وين الكونتينر, اين الحاويه, اين حاويتي, وين حاويتي, وين الحاويه, اين اغراضي, وين اغراضي, وين اغراضنا, فين حاجتي, فين عفشي, وين عفشي, اين اثاثي, اين اثاثنا, وين جماعتكم, وين عمالكم, اين عمالكم, فين العمال, وين العمال, وين شباب, وين الشاحنه, اين الشاحنه, فين العربيه, وين السياره حقتكم',
});

/** Who moves again asks for a new move, and who asks where to park the van asks of it. */
const newOne = new PhraseSet({
  other:
    'again, new move, another move, this time, quote, price, otra vez, de nuevo, otra mudanza, presupuesto, encore, a nouveau, un autre demenagement, devis, sekali lagi, pindah lagi, sebut harga, uuesti, jalle, hinnapakkumi*, مره ثانيه, مره اخري, من جديد, عرض سعر, ' +
    'going to park, parked, park, allowed, go, put, sleep, fit, registered',
});

/** Whether it is about a move that the company does or did for whoever writes: it is for a person of the company. */
export const isOfEarlierJob = (words: readonly SentenceWord[]): boolean =>
  (earlier.has(words) || whereabouts.has(words)) && !newOne.has(words);
