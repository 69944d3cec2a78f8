import { has, phrasePattern } from '../text/phrases.js';

/** What a visitor has told, in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const told = phrasePattern(
  'this form, the form, your form, these forms, my data, my details, my info, my information, my personal, my contact details, my contact info, my number, my phone number, my email, my email address, my messages, personal data, personal details, personal information, the information i, information i, info i, the data i, data i, details i, the details i, ' +
    'what i type, what i write, what i wrote, what i ve written, what ive written, what i have written, what i say, what i said, what i tell, what i told, what i enter, what i put, what i ve told, what ive told, stuff i type, stuff i write, everything i type, everything i write, anything i type, anything i write, this conversation, our conversation, this chat, ' +
    'este formulario, el formulario, vuestro formulario, su formulario, mis datos, mi informacion, mi numero, mi telefono, mi correo, mi email, datos personales, la informacion que, los datos que, lo que escribo, lo que he escrito, lo que pongo, lo que digo, lo que te cuento, lo que os cuento, esta conversacion, este chat, ' +
    'ce formulaire, le formulaire, votre formulaire, mes donnees, mes infos, mes informations, mes coordonnees, mon numero, mon mail, mon email, mon telephone, donnees personnelles, les informations que, les infos que, les donnees que, ce que j ecris, ce que j ai ecrit, ce que je tape, ce que je vous dis, cette conversation, ce chat, ' +
    'borang ini, borang ni, borang tu, isi borang, data saya, maklumat saya, butiran saya, nombor saya, no saya, nombor telefon saya, emel saya, data peribadi, maklumat peribadi, maklumat yang saya, apa saya tulis, apa yang saya tulis, apa yang saya taip, apa saya taip, perbualan ini, perbualan ni, chat ini, chat ni, ' +
    'see vorm, seda vormi, selle vormi, selles vormis, vormi taita, vormi taitmine, see ankeet, seda ankeeti, ankeeti taita, ankeedi, minu andme*, mu andme*, minu info, minu numbri*, mu numbri*, minu telefoninumbri*, minu meili*, isikuandme*, andmed, andmeid, mida ma kirjutan, mida kirjutan, mida siia kirjutan, mida ma siia kirjutan, mida ma sisestan, see vestlus, seda vestlust, ' +
    'هذا النموذج, هذه الاستماره, هالاستماره, الاستماره, النموذج, تعبئه النموذج, بياناتي, معلوماتي, رقمي, رقم هاتفي, ايميلي, بريدي, بيانات شخصيه, البيانات الشخصيه, المعلومات التي, المعلومات اللي, البيانات التي, ما اكتبه, اللي اكتبه, اللي بكتبه, ما كتبته, هذه المحادثه, هالمحادثه',
);
const handled = phrasePattern(
  'share, shared, shares, sharing, sell, sells, selling, sold, pass on, passed on, passing on, pass it on, pass my, passed to, give out, given to, hand over, third part*, other companies, other firms, other movers, other people, will read, can read, reads, gets to see, who sees, will see, can see, who has access, delete, deleted, erase, erased, wipe, get rid of, forget my, remove my data, remove my details, remove my info, store, stored, saved, you save, you keep, be kept, is kept, are kept, hold on to, ' +
    'you do with, you doing with, going to do with, u do with, happens to, happens with, you use, be used, used for, private, safe, secure, confidential, protected, safe to fill, spam, marketing, leak*, ' +
    'compartis, compartir, comparten, compartireis, vendeis, venden, vendereis, vender, pasais, pasan, pasareis, cedeis, ceden, terceros, otras empresas, otras companias, quien lee, quien va a leer, quien leera, quien ve, quien vera, borrar, borrad, borra, borren, borreis, eliminar, eliminad, elimina, eliminen, suprimir, guardais, guardan, almacenais, almacenan, haceis con, hacen con, vais a hacer, van a hacer, usais, usan, privad*, confidencial*, segur*, protegid*, ' +
    'sans risque, sans danger, est ce sur de, c est sur de, partagez, partager, partages, vendez, vendre, vendues, transmettez, transmises, transmettre, cedez, tiers, autres societes, autres entreprises, qui lit, qui va lire, qui lira, qui voit, supprimer, supprimez, effacer, effacez, suppression, gardez, conservez, conservees, stockez, stockees, enregistrez, faites de, faites vous de, faites vous avec, faites avec, utilisez, priv*, confidentiel*, securise*, protege*, ' +
    'kongsi, dikongsi, berkongsi, jual, dijual, menjual, pihak ketiga, syarikat lain, siapa baca, siapa akan baca, siapa yang baca, siapa nampak, siapa boleh, padam, padamkan, hapus, hapuskan, buang data, simpan, disimpan, menyimpan, buat dengan, guna, digunakan, sulit, selamat, ' +
    'jagate, jagada, jagatakse, muute, muua, muuakse, edastate, edasi andma, edasi annate, kolmanda*, teistele firmadele, teistele ettevotetele, teiste firmadega, kes loeb, kes seda loeb, kes naeb, kustuta*, kustutada, kustutage, sailitate, sailitatakse, hoiate, salvestate, salvestatakse, teete, tehakse, kasutate, kasutatakse, privaatne, turvali*, kaitstud, ' +
    'تشاركون, تشارك, تشاركوا, بتشاركوا, ستشاركون, مشاركه, تبيعون, تبيع, بتبيعوا, تبيعوا, بيع, تعطون, بتعطوا, طرف ثالث, اطراف اخرى, اطراف اخري, شركات اخرى, شركات اخري, شركات ثانيه, شركات تانيه, من سيقرا, من يقرا, مين رح يقرا, مين بيقرا, مين يقرا, مين يشوف, من يرى, احذف, احذفوا, حذف, امسح, امسحوا, مسح, تحفظون, تحتفظون, بتحفظوا, تخزنون, تفعلون, بتعملوا, تعملون, تسوون, تستخدمون, خاصه, سريه, امن, امنه, محميه',
);
/** Complete by themselves. */
const rights = phrasePattern(
  'data protection, gdpr, right to be forgotten, right to erasure, delete my data, delete all my data, delete my info, delete my details, delete everything you have on me, delete what you have on me, proteccion de datos, rgpd, derecho al olvido, protection des donnees, droit a l oubli, perlindungan data, andmekaitse, oigus olla unustatud, حمايه البيانات',
);
/** Rules of a country, and what one does oneself: "can I keep my number in Ireland", "share my data with customs". */
const others = phrasePattern(
  'customs, embassy, consulate, bank, employer, school, airline, sim, roaming, data plan, aduana, consulado, banco, douane, consulat, banque, kastam, kedutaan, bank, toll, saatkond, pank, الجمارك, السفاره, البنك',
);

/** "Will you pass my number on", "who reads what I write here": what becomes of what a visitor tells. */
export const asksAboutPrivacy = (sentence: string): boolean =>
  !has(sentence, others) && (has(sentence, rights) || (has(sentence, told) && has(sentence, handled)));
