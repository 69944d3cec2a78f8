import { PhraseTable } from '../text/phrase-table.js';
import { saysWait } from './few-words.js';
import { asksAboutPrivacy } from './privacy.js';
import { asksWhenCalled } from './waiting-for-call.js';
import { withheldContact } from './withheld-contact.js';

const pairs = (first: string, then: string): string =>
  first
    .split(', ')
    .flatMap((one) => then.split(', ').map((other) => `${one} ${other}`))
    .join(', ');

/** "Is Friday fixed now": whether a day of a call holds. */
const settledDays = [
  pairs(
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday, today, tomorrow',
    'fixed, is fixed, booked, is booked, confirmed, is confirmed, set, settled, reserved',
  ),
  pairs(
    'lunes, martes, miercoles, jueves, viernes, sabado, domingo, hoy, manana',
    'fijado, confirmado, esta confirmado, queda confirmado, reservado, esta reservado, queda reservado, apuntado, esta fijado, queda fijado',
  ),
  pairs(
    'lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, demain',
    'est confirme, c est confirme, est fixe, c est fixe, est reserve, c est reserve, est note, c est note, c est bon',
  ),
  pairs(
    'isnin, selasa, rabu, khamis, jumaat, sabtu, ahad, esok',
    'dah confirm, dah tetap, dah ditempah, dah book, sudah disahkan, dah disahkan, confirm ke, confirm dah',
  ),
  pairs(
    'esmaspaev, teisipaev, kolmapaev, neljapaev, reede, laupaev, puhapaev, homme',
    'on kinnitatud, on paigas, on broneeritud, on kirjas, kinnitatud, paigas, broneeritud',
  ),
  pairs(
    'الاثنين, الثلاثاء, الاربعاء, الخميس, الجمعه, السبت, الاحد, بكرا, غدا',
    'مؤكد, موكد, محجوز, ثابت, مثبت, تاكد, انحجز, تم حجزه',
  ),
].join(', ');

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const phrases = {
  signUp:
    'sign up, signup, create an account, make an account, need an account, open an account with you, register with you, have to register here, ' +
    'do i have to register, need to register here, have to log in, need to log in, ' +
    'registrarme aqui, tengo que registrarme, crear una cuenta, creer un compte, dois je m inscrire, faut il s inscrire, ' +
    'daftar akaun, perlu daftar, kena daftar, buat akaun, konto loo*, konto tegema, kas pean registreeruma, pean end registreerima, ' +
    'انشاء حساب, هل يجب التسجيل, هل احتاج الى حساب, هل علي التسجيل',
  isFree:
    'is this free, is it free, is this chat free, is the quote free, are quotes free, are your quotes free, is a quote free, free quote, free quotes, ' +
    'free estimate, free estimates, does this cost anything, does it cost anything, does the quote cost, does a quote cost, pay for the quote, ' +
    'pay for a quote, charge for quotes, charge for a quote, charge for estimates, charge for an estimate, ' +
    'es gratis, es gratuito, esto es gratis, cuesta algo, presupuesto gratis, presupuesto gratuito, cotizacion gratis, cotizacion es gratis, ' +
    'est ce gratuit, c est gratuit, est ce que c est gratuit, le devis est il gratuit, devis gratuit, devis est gratuit, est il gratuit, ' +
    'ini percuma, adakah ini percuma, percuma ke, percuma tak, sebut harga percuma, sebut harga ini percuma, ' +
    'see on tasuta, on see tasuta, hinnapakkumine tasuta, hinnapakkumine on tasuta, pakkumine on tasuta, ' +
    'هل هذا مجاني, هل هو مجاني, هل الخدمه مجانيه, عرض السعر مجاني, هذا مجاني, هل هي مجانيه',
  whoSees:
    'who sees, who can see, who will see, who gets my, who has access, sell my data, sell my details, sell my information, share my data, ' +
    'share my details, share my information, share my number, pass on my, happens to my data, happens with my data, happens to my details, ' +
    'safe what i type, safe what i write, safe what i tell, safe to type, safe to write, safe to tell you, safe to give, safe to put my, safe to enter, safe to share, safe here, is this chat safe, is the chat safe, is this secure, is it secure, is this chat secure, is it private, is this private, chat private, confidential, who reads this, who reads what, who reads my, where does my data, where do my details, is this recorded, is it recorded, ' +
    'es seguro escribir, es seguro lo que escribo, seguro lo que escribo, es seguro poner, es seguro dar mis, es seguro este chat, este chat es seguro, es privado, es confidencial, quien lee esto, quien lee lo que, estan seguros mis datos, mis datos estan seguros, ' +
    'est ce que c est securise, c est securise, est ce securise, est ce sur d ecrire, est ce que c est confidentiel, c est confidentiel, est ce confidentiel, qui lit ce que, qui lit ca, mes donnees sont elles, mes donnees en securite, ' +
    'selamat ke taip, selamat ke tulis, selamat ke kalau saya, selamat tak taip, selamat tak kalau, adakah selamat menulis, adakah selamat untuk menulis, chat ini selamat, chat ni selamat, siapa baca, adakah ini sulit, ' +
    'kas on turvaline siia, kas siia on turvaline, kas see on turvaline, kas see vestlus on turvaline, on see konfidentsiaalne, kes seda loeb, kes loeb, kas minu andmed on, ' +
    'هل من الامن ان اكتب, هل ما اكتبه امن, هل الدردشه امنه, هل المحادثه امنه, هل هذا امن, هل هذا سري, هل المحادثه سريه, من يقرا, مين بيقرا, مين يقرا, ' +
    'do with my data, do with my details, my data safe, my details safe, quien ve mis, quien puede ver mis, quien vera mis, venden mis datos, comparten mis datos, ' +
    'hacen con mis datos, qui voit mes, qui verra mes, qui a acces a mes, vendez vous mes, partagez vous mes, faites vous de mes donnees, ' +
    'siapa nampak data, siapa lihat data, siapa boleh lihat, kongsi data saya, jual data saya, data saya selamat, kes naeb minu, kes naevad minu, ' +
    'minu andmetega, jagate minu andmeid, muute minu andmeid, müüte minu andmeid, من يرى بياناتي, من يطلع على بياناتي, تبيعون بياناتي, ' +
    'تشاركون بياناتي, بياناتي امنه, ببياناتي',
  justPrice:
    'price first, first the price, price before, details later, primero el precio, el precio primero, datos despues, d abord le prix, le prix d abord, coordonnees apres, harga dulu, harga dahulu, ' +
    'enne hind, koigepealt hind, hind enne, السعر اولا, السعر قبل, ' +
    'just the price, only the price, just want a price, just want the price, just want to know the price, just give me a price, ' +
    'just give me the price, just tell me the price, just need a price, price only, only want a price, only want the price, just a price, ' +
    'solo el precio, solo quiero el precio, solo quiero un precio, solo quiero saber el precio, solo dime el precio, juste le prix, seulement le prix, ' +
    'juste un prix, veux juste le prix, veux juste un prix, harga sahaja, nak harga saja, nak harga je, hanya harga, cuma harga, mahu harga sahaja, ' +
    'ainult hinda, ainult hind, lihtsalt hind, lihtsalt hinda, السعر فقط, فقط السعر, ' +
    'then how do i get the price, then how do i get a price, how do i get the price then, how do i get a price then, how do i get a price without, how do i get the price without, without all that, without all this, entonces como consigo el precio, como consigo el precio entonces, sin todo eso, sin todo esto, ' +
    'alors comment avoir le prix, comment avoir le prix alors, comment j ai le prix alors, sans tout ca, sans tout cela, habis tu macam mana nak dapat harga, macam mana nak dapat harga, tanpa semua itu, tanpa semua tu, kuidas ma siis hinna saan, kuidas siis hinda saada, ilma selle koigeta, ilma koige selleta, كيف احصل على السعر, كيف احصل علي السعر, كيف اعرف السعر اذا, بدون كل هذا, بدون كل هالشي',
  noted:
    'put down for me, putting down for me, stored about me, store about me, stored on me, saved about me, saved on me, guardado de mi, guardado sobre mi, enregistre sur moi, garde sur moi, simpan pasal saya, simpan tentang saya, salvestanud minu kohta, خزنت عني, حفظت عني, ' +
    'have you got down, got down for me, have you down for, you got down, have you got on me, have you got for me, do you have on me, do you have for me, do you have down, did i say so far, what did i say, what did i order, what did i book, what have i booked, que tienes de mi, que tienes apuntado, que teneis apuntado, que tienen apuntado, que tienen anotado, que he dicho, ' +
    'avez vous pour moi, vous avez pour moi, tu as pour moi, avez vous retenu, qu est ce que j ai dit, apa yang awak ada, apa awak simpan, apa yang saya cakap, apa dah simpan, mis sul minu kohta, mis teil minu kohta, mida ma utlesin, شو عندك عني, شو مسجل عندك, ايش مسجل, ماذا قلت لك, شو قلت لك, ' +
    'have you noted, did you note, you noted, have you got so far, do you have so far, have you so far, have you written down, did you write down, you write down for me, written down so far, do you know so far, ' +
    'know about my move, have i told you, did i tell you, recap, summary of my move, summarise, summarize, sum it up, sum up my, sum up what, sum up the move, sum up please, please sum up, read it back, list what you have, what you have noted, what do we have so far, ' +
    'que has anotado, que tienes anotado, que habeis anotado, que tienes hasta ahora, que llevas anotado, que sabes hasta ahora, que te he dicho, resumen de mi mudanza, resumeme, hazme un resumen, ' +
    'qu avez vous note, que savez vous jusqu, qu est ce que vous avez note, avez vous note, tu as note, vous avez note, qu est ce que je vous ai dit, recapitul*, recap, resume de mon demenagement, ' +
    'apa yang dicatat, apa dah catat, awak catat, anda catat, apa yang anda tahu setakat, setakat ini apa, ringkasan, rumuskan, mis sul kirjas, mis teil kirjas, mida sa kirja panid, mida te kirja panite, ' +
    'you got written, you have written, have you written, you got noted, you got so far, you have so far, you have on me, you have down, got me down for, you have me down, go over what, go through what i, what you know so far, ' +
    'resumame, resumeme, resumelo, resumemelo, resume lo, me resume, me resumes, me puede resumir, puedes resumir, hazme resumen, un resumen, hagame un resumen, tiene apuntado, tiene anotado, teneis anotado, has apuntado, ha apuntado, ha anotado, han apuntado, han anotado, habeis apuntado, apuntado hasta, anotado hasta, tienes puesto, tiene puesto, tienen puesto, ' +
    'dicho hasta, dije hasta, dicho yo, contado hasta, pedido hasta, que le habia dicho, q le habia dicho, que os habia dicho, que te habia dicho, q te habia dicho, que llevo dicho, q llevo dicho, que llevamos, ' +
    'quoi de note, quoi comme note, note quoi, avez quoi note, note jusque, notes jusque, enregistre jusque, vous savez jusque, avez jusque, vous avez marque, avez vous marque, vous avez retenu, vous avez enregistre, avez vous enregistre, un recap, recapitulatif, resumez, resumer, resume moi, je vous ai dit quoi, j ai dit quoi, ai je dit, ' +
    'awak dah tulis, dah tulis apa, apa yang awak tulis, apa yang ditulis, apa yang dah dicatat, apa saya dah cakap, apa yang saya dah bagi, apa dah ada, ringkaskan, rumuskan, cuba ulang balik, ' +
    'kirja pannud, kirja saanud, mis on kirjas, mis kirjas on, ules kirjutasid, ules kirjutasite, olen ma oelnud, ma olen oelnud seni, mida ma seni, siiani oelnud, seni oelnud, tee kokkuvote, ' +
    'شو كتبت, شو سجلت, ايش كتبت, ايش سجلت, شو عندك لحد, ايش عندك لحد, المسجل عندك, مسجل عندك, مكتوب عندك, اللي سجلته, اللي قلته لك, ' +
    'ules markinud, ules kirjutanud, mis sa seni, kokkuvote, kokkuvotte, ماذا سجلت, ماذا كتبت, ما الذي سجلته, وش سجلت, ايش سجلت, ماذا لديك حتى الان, ملخص, لخص لي',
  booked:
    'did you book me in, what day did you book, which day did you book, what time did you book, which time did you book, when did you book, what did you book for me, when is it booked for, what day is it booked for, what time is it booked for, is the time fixed, is the day fixed, is my time fixed, is the appointment fixed, is the time set, que dia reservaste, que dia habeis reservado, que dia han reservado, que dia ha reservado, para que dia reserv*, a que hora reservaste, que hora reserv*, quel jour avez vous reserve, vous avez reserve quel jour, vous avez reserve pour quand, quelle heure avez vous reserve, c est reserve pour quand, hari apa awak tempah, hari apa yang ditempah, tempah hari apa, tempah pukul berapa, tempahan hari apa, mis paeva te broneerisite, mis paevaks te broneerisite, mis paevaks broneeri*, mis kellaks broneeri*, mis ajaks broneeri*, اي يوم حجزت, اي يوم حجزتوا, اي يوم حجزتم, حجزت اي يوم, على اي يوم الحجز, متى حجزتم, الحجز لاي يوم, ' +
    `${settledDays}, ` +
    'is that booked, is this booked, is it booked, is the call booked, is my call booked, am i booked in, are we booked in, have i booked, did i book, have you booked it, did you book it, did that book, is that confirmed, is it confirmed, is it all booked, when is my call, what time is my call, what time is the call, what day is my call, what day is the call, ' +
    'esta reservad*, queda reservad*, ha quedado reservad*, ya esta reservad*, queda confirmad*, a que hora es mi llamada, a que hora es la llamada, cuando es mi llamada, cuando es la llamada, ' +
    'c est reserve, est ce reserve, c est bien reserve, est ce bien reserve, est ce que c est reserve, a quelle heure est mon appel, a quelle heure est l appel, mon appel est a quelle heure, quand est mon appel, ' +
    'dah tempah ke, dah ditempah, sudah ditempah, dah book ke, dah confirm ke, pukul berapa panggilan saya, bila panggilan saya, call saya pukul berapa, on see broneeritud, on broneeritud, kas broneeritud, kas aeg on kinni, mis kell mu kone on, millal mu kone on, mis kell minu kone on, millal minu kone on, ' +
    'هل تم الحجز, تم الحجز ولا, انحجز, هل هو محجوز, هل هذا محجوز, متى موعد مكالمتي, متى مكالمتي, امتى مكالمتي, ايمتى مكالمتي, الساعه كم مكالمتي',
  languages:
    'what languages do you, what languages do u, what language do you, which languages do you, which language do you, what languages can you, which languages can you, languages do you speak, languages do u speak, languages you speak, languages can i write, which language can i write, ' +
    'que idiomas hablais, que idiomas hablan, que idiomas hablas, que idiomas habla usted, en que idiomas, quelles langues parlez, quelles langues parles, vous parlez quelles langues, tu parles quelles langues, langues parlez vous, dans quelles langues, ' +
    'bahasa apa awak, bahasa apa anda, bahasa apa korang, awak cakap bahasa apa, korang cakap bahasa apa, boleh cakap bahasa apa, mis keeli te, mis keeli sa, mis keeltes, mis keeles te, milliseid keeli, ' +
    'باي لغات, اي لغات, شو اللغات, ايش اللغات, ما اللغات, ما هي اللغات, شو لغات, كم لغه تتكلم, كم لغه تتحدث',
  reference:
    'what s your reference, whats your reference, what is your reference, what is the reference for, your reference for my, your reference number for, reference for my complaint, reference number for my complaint, complaint reference, complaint number, do i get a reference, is there a reference, cual es su referencia, cual es vuestra referencia, que referencia tiene mi, referencia de mi queja, referencia de mi reclamacion, numero de mi queja, numero de mi reclamacion, quelle est votre reference, c est quoi votre reference, c est quoi la reference, reference de ma reclamation, reference de ma plainte, numero de ma reclamation, apa nombor rujukan aduan, rujukan aduan saya, nombor aduan saya, mis on teie viitenumber, minu kaebuse viitenumber, minu kaebuse number, kaebuse viitenumber, رقم شكواي, رقم الشكوى, الرقم المرجعي للشكوى, ' +
    'remind me of my reference, remind me what my reference, remind me of the reference, tell me my reference, send me my reference, give me my reference, need my reference, cant find my reference, can t find my reference, recuerdame mi referencia, recuerdame la referencia, me recuerdas mi referencia, dime mi referencia, no encuentro mi referencia, rappelez moi ma reference, rappelle moi ma reference, redonnez moi ma reference, je ne trouve pas ma reference, je trouve pas ma reference, ingatkan rujukan saya, bagi nombor rujukan, tak jumpa nombor rujukan, tuleta mu viitenumber, tuletage mulle viitenumber, ei leia viitenumbrit, ei leia oma viitenumbrit, ذكرني برقم المرجع, ذكرني بالرقم المرجعي, اعطني رقم المرجع, اعطني الرقم المرجعي, ' +
    'what was my reference, what is my reference, what s my reference, whats my reference, whats the reference, what s the reference, what was the reference, what is the reference, my reference again, the reference again, my ref again, what was my ref, what is my ref, what s my ref, whats my ref, what was my quote number, what is my quote number, what s my quote number, whats my quote number, lost my reference, forgot my reference, where is my reference, where do i find my reference, ' +
    'cual era mi referencia, cual es mi referencia, mi referencia cual era, mi numero de referencia, cual era la referencia, cual es la referencia, donde esta mi referencia, quelle etait ma reference, quelle est ma reference, c est quoi ma reference, c etait quoi ma reference, ma reference c est quoi, ma reference deja, mon numero de reference, ou est ma reference, ' +
    'apa rujukan saya, nombor rujukan saya apa, apa nombor rujukan, no rujukan saya apa, apa no rujukan, mana rujukan saya, mis mu viitenumber, mis mu viide, mis minu viitenumber, mis on mu viitenumber, mis on minu viitenumber, mis mu viitenumber oli, mis mu number oli, kus on mu viitenumber, ما رقمي المرجعي, ما هو رقمي المرجعي, ما هو الرقم المرجعي, ما هو رقم المرجع, ما الرقم المرجعي, شو رقم المرجع, شو كان الرقم المرجعي, وش رقم المرجع, كم رقم المرجع, ايش رقم المرجع',
  score:
    'that score, this score, my score mean, the score mean, score mean, better score, higher score, improve my score, improve the score, raise my score, low score, how is the score, how is it scored, how do you score, ready percentage, ' +
    'esa puntuacion, esta puntuacion, mi puntuacion, mejor puntuacion, mejorar la puntuacion, subir la puntuacion, significa la puntuacion, ce score, mon score, meilleur score, ameliorer le score, ameliorer mon score, veut dire le score, score veut dire, ' +
    'skor ini, skor itu, skor saya, skor tu, maksud skor, skor lebih baik, skor lebih tinggi, naikkan skor, see tulemus tahendab, minu tulemus tahendab, see skoor, minu skoor, parem skoor, parema skoori, parem tulemus testis, parema tulemuse, punktisumma, هذه النتيجه, هاي النتيجه, معني النتيجه, معنى النتيجه, نتيجه افضل, نتيجه احسن, ارفع النتيجه, احسن نتيجتي, النتيجه تعني, تعني النتيجه, تعني هذه النتيجه',
  inList:
    'did you forget the, did you forget my, did you forget our, have you forgotten the, have you forgotten my, have you forgotten our, you forgot the, you forgot my, you forgot our, you haven t forgotten the, you havent forgotten the, te has olvidado de, has olvidado el, has olvidado la, has olvidado los, has olvidado las, se han olvidado de, han olvidado, habeis olvidado, os habeis olvidado de, se le olvido, se os olvido, se te olvido, se te olvidaron, se les olvidaron, vous avez oublie, avez vous oublie, tu as oublie, as tu oublie, n avez pas oublie, vous avez pas oublie, awak lupa, anda lupa, korang lupa, terlupa ke, lupa ke, tak lupa kan, kas unustasite, kas unustasid, unustasite ara, unustasid ara, olete unustanud, ega te ei unustanud, هل نسيت, هل نسيتم, نسيتوا, نسيتو, نسيتي, انتم نسيتم, ' +
    'did you get the, did you get my, did you get our, did you note the, did you note my, did you note our, did you catch the, did you catch my, did you register the, did you register my, did you hear the, did you take down, is that noted, is it noted, sai kirja, panid kirja, panite kirja, said kirja, saite kirja, on see kirjas, on kirjas, te captaste, pillaste lo, pillaste el, cogiste lo, te quedaste con lo, ha quedado apuntad*, esta apuntad*, est bien note, est bien notee, avez vous bien note, vous avez bien note, c est note pour, dah catat, sudah catat, dah masuk, sudah masuk, dah ambil kira, هل سجلت, هل كتبت, سجلتوا, كتبتوا, in your list, on your list, on the list, in the list, on my list, in my list, did you count, have you counted, did you include, have you included, did you add the, did you add my, did you add our, have you added, did you put the, did you put my, have you put the, have you put my, ' +
    'en la lista, en tu lista, en su lista, en mi lista, has contado, ha contado, has incluido, ha incluido, habeis incluido, han incluido, has anadido, ha anadido, habeis contado, han contado, ' +
    'dans la liste, dans votre liste, dans ma liste, sur la liste, sur votre liste, avez vous compte, vous avez compte, vous avez bien compte, avez vous inclus, vous avez inclus, avez vous ajoute, vous avez ajoute, avez vous mis, ' +
    'dalam senarai, masuk senarai, sudah dikira, dah dikira, awak kira sekali, dah masukkan, sudah masukkan, nimekirjas, teie nimekirja, loendis, kas arvestasite, kas lisasite, kas panite kirja, olete arvestanud, ' +
    'في القائمه, في قائمتك, في قائمتكم, ضمن القائمه, بالقائمه, هل حسبت, هل حسبتم, هل اضفت, هل اضفتم',
  byMail:
    'email it to me, email it over, e mail it to me, mail it to me, mail it over, email this to me, email that to me, send it to me by email, send it to my email, send it to my mail, mandamelo al correo, mandamelo a mi correo, mandalo al correo, mandalo a mi correo, enviamelo al correo, enviamelo a mi correo, enviadmelo al correo, mandadmelo al correo, al correo porfa, al mail porfa, envoyez le moi par mail, envoyez moi ca par mail, envoie le moi par mail, envoyez sur mon mail, sur mon mail, hantar pada emel saya, hantar kat email, hantar kat emel, email kat saya, emelkan pada saya, saatke see meilile, saada see meilile, saatke mulle meilile, ارسلوه على ايميلي, ارسله على ايميلي, ارسلوها على ايميلي, ابعتوه على ايميلي, ابعته على ايميلي, ابعتلي على الايميل, ابعتوه على الايميل, ارسلوه لايميلي, ' +
    'email me, e mail me, mail me, email us the, send me an email, send it by email, send this by email, send me what we have, send me the quote, send me the price, send me a copy, send it to my email, quote to my email, price to my email, this to my email, to my inbox, ' +
    'quote by email, price by email, in an email, mandame el presupuesto, enviame el presupuesto, mandamelo por correo, enviamelo por correo, por correo electronico, me lo mandas, me lo envias, lo mandas a mi correo, por email, por mail, ' +
    'envoyez moi le devis, m envoyer le devis, envoyer par mail, envoyez le par mail, par mail, par e mail, par courriel, par email, m envoyer tout, emelkan, hantar ke emel, hantar sebut harga, hantar ke email, melalui emel, email kepada saya, email kan, ' +
    'saatke mulle, saada mulle, saatke hinnapakkumine, meilile, e posti peale, meiliga, e kirjaga, ارسل لي العرض, ارسلوا لي العرض, ارسلها لي, على الايميل, على بريدي, الى بريدي, بالايميل, بالبريد الالكتروني, ارسل لي ايميل',
} as const;

/** Details that a person may not want to give. */
const details =
  'my phone, my phone number, my telephone, my number, phone number, a phone number, my mobile, my email, my email address, an email, my e mail, my details, ' +
  'my contact details, contact details, my personal details, my name, my information, ' +
  'mi telefono, mi numero, mi correo, mi email, mis datos, telefono, numero de telefono, mon telephone, mon numero, mon e mail, mon email, mon mail, mon adresse mail, ' +
  'mes coordonnees, numero de telephone, telephone, nombor telefon, nombor saya, telefon saya, emel saya, e mel saya, butiran saya, maklumat saya, ' +
  'telefoninumbri*, telefoninumber, minu numbri*, minu numbrit, minu telefon*, minu e posti, minu meili, minu andmeid, رقمي, رقم هاتفي, هاتفي, بريدي, ' +
  'ايميلي, بياناتي, رقم الهاتف, رقم الجوال';

const reasons =
  'why, what for, what do you need, what do you want, reason, por que, para que, pourquoi, a quoi sert, a quoi vous sert, kenapa, mengapa, ' +
  'untuk apa, buat apa, miks, milleks, لماذا, ليش, لاي سبب';

const refusals =
  'don t want to give, dont want to give, do not want to give, don t want to share, dont want to share, don t wanna give, dont wanna give, ' +
  'not giving, won t give, wont give, not going to give, rather not give, rather not share, prefer not to give, prefer not to share, ' +
  'not comfortable giving, without giving, without my, without a phone, without phone, without email, do i have to give, do i need to give, ' +
  'do i have to leave, must i give, have to give you, have to enter, have to provide, is a phone, is my phone, is phone, required, mandatory, optional, ' +
  'no quiero dar, prefiero no dar, sin dar, tengo que dar, es obligatorio, hace falta dar, ne veux pas donner, veux pas donner, prefere ne pas donner, ' +
  'sans donner, dois je donner, faut il donner, est obligatoire, obligatoire, tak nak bagi, tidak mahu beri, tak mahu beri, tak mahu bagi, tanpa beri, ' +
  'tanpa memberi, perlu beri, wajib, mesti beri, ei taha anda, ei soovi anda, ilma, pean andma, kas pean andma, on kohustuslik, kohustuslik, ' +
  'لا اريد اعطاء, لا اريد ان اعطي, لا ارغب, بدون اعطاء, بدون رقم, هل يجب ان اعطي, هل يجب اعطاء, ضروري, الزامي';

/** Said of the move alone: "same as before". */
const unchanged =
  'same as before, same as last time, same as i said, same as earlier, as before, like before, as i said before, still the same, lo mismo que antes, igual que antes, como antes, lo mismo de antes, todo igual, pareil qu avant, comme avant, la meme chose qu avant, meme chose, ' +
  'sama macam tadi, macam tadi, sama seperti tadi, sama macam sebelum, seperti sebelum ini, sama mis enne, nagu enne, sama nagu enne, endine, نفس اللي قبل, مثل قبل, زي قبل, نفس الشي, كما من قبل, مثل ما قلت';
const mostWordsUnchanged = 6;

/** Said of what was told before: "third floor no lift remember??" */
export const reminders =
  'i told you, i already told, told you already, told you that, already said, i said already, i said that, as i said, like i said, i did say, i did tell you, did i not say, didn t i say, didnt i say, ' +
  'ya te lo he dicho, ya se lo he dicho, ya os lo he dicho, te lo he dicho, lo he dicho ya, ya te dije, ya te lo dije, ya se lo dije, ya lo dije, ya le dije, ya te dije, ya os dije, se lo dije, te lo dije, como dije, como te dije, como le dije, ya lo he dicho, te acuerdas, se acuerda, os acordais, recuerdas, recuerda, ' +
  'je vous l ai dit, je l ai dit, je l ai deja dit, deja dit, comme j ai dit, comme je disais, comme dit, vous vous rappelez, vous vous souvenez, rappelez vous, je t ai dit, ' +
  'saya dah cakap, dah cakap tadi, dah bagitahu, kan dah cakap, saya dah beritahu, macam saya cakap, ingat tak, ingat lagi tak, awak ingat, ma juba utlesin, juba utlesin, ma ju utlesin, nagu utlesin, nagu ma utlesin, ma utlesin juba, maletad, maletate, mäletad, mäletate, ' +
  'قلت لك, قلت لكم, سبق وقلت, حكيت لك, قلتلك, تتذكر, تذكر, فاكر, متذكر';
const lastOfReminder = 'remember';
const mostWordsOfReminder = 10;

const topics = new PhraseTable(Object.entries(phrases) as [keyof typeof phrases, string][]);
/** Of money, and not of the test. */
const otherScores =
  'credit, points test, crs, visa, immigration, credito, visado, visa, kredit, krediidi, تاشيره, ائتماني';
const isOtherScore = new PhraseTable([[true, otherScores]]);
const isUnchanged = new PhraseTable([[true, unchanged]]);
const isReminder = new PhraseTable([[true, reminders]]);
const namesDetails = new PhraseTable([[true, details]]);
const asksWhy = new PhraseTable([[true, reasons]]);
const refuses = new PhraseTable([[true, refusals]]);

/** What the chat is asked about itself. */
export type ChatTopic = keyof typeof phrases | 'whyContact' | 'withoutContact' | 'waits' | 'whenCalled';

/** Whether it only reminds of what was told. */
export const remindsOfTold = (words: readonly string[]): boolean =>
  words.length <= mostWordsOfReminder && (words.at(-1) === lastOfReminder || isReminder.find(words).size > 0);

const asSentence = (words: readonly string[]): string => ` ${words.join(' ')} `;

function ownTopic(words: readonly string[]): ChatTopic | undefined {
  const [topic] = topics.find(words);
  if (topic && !(topic === 'score' && isOtherScore.find(words).size > 0)) return topic;
  if (asksWhenCalled(words)) return 'whenCalled';
  if (saysWait(asSentence(words))) return 'waits';
  if (asksAboutPrivacy(asSentence(words))) return 'whoSees';
  return words.length <= mostWordsUnchanged && isUnchanged.find(words).size > 0 ? 'noted' : undefined;
}

/** The words are in plain spelling. */
export function chatTopic(words: readonly string[]): ChatTopic | undefined {
  const topic = ownTopic(words);
  if (topic) return topic;
  if (withheldContact(asSentence(words))) return 'withoutContact';
  if (remindsOfTold(words)) return 'noted';
  if (namesDetails.find(words).size === 0) return undefined;
  if (refuses.find(words).size > 0) return 'withoutContact';
  return asksWhy.find(words).size > 0 ? 'whyContact' : undefined;
}

/** What the chat can do now, which no word for the thing asks for by itself: "what have you noted". */
const sure: readonly ChatTopic[] = ['noted', 'inList', 'reference', 'score', 'byMail', 'justPrice', 'waits'];

const mostWordsOfWhy = 9;

export function isSurelyOfChat(words: readonly string[]): boolean {
  const topic = ownTopic(words);
  if (topic === 'whoSees') return asksAboutPrivacy(asSentence(words));
  if (topic !== undefined) return sure.includes(topic);
  // A phone number need not be given, which the understanding says; without an email there is but a person.
  if (withheldContact(asSentence(words)) === 'email') return true;
  // "Why do you need my number": Japan has a card of that name.
  return words.length <= mostWordsOfWhy && chatTopic(words) === 'whyContact';
}
