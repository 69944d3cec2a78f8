import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';

/** When any time does, or the first that there is. */
export const soonest = new PhraseSet({
  soonest:
    'now, right now, right away, straight away, asap, a s a p, immediately, as soon as possible, as soon as you can, soon as possible, soonest, any time, anytime, whenever, at once, urgent, urgently, this minute, ' +
    'ahora, ahora mismo, ya mismo, ahorita, cuanto antes, lo antes posible, enseguida, inmediatamente, en seguida, cuando sea, a cualquier hora, cualquier hora, cuando quieran, cuando querais, cuando podais, cuando puedan, urgente, ' +
    'maintenant, tout de suite, des que possible, le plus vite possible, le plus tot possible, au plus vite, immediatement, n importe quand, quand vous voulez, quand vous pouvez, a n importe quelle heure, urgent, ' +
    'sekarang, sekarang juga, segera, secepat mungkin, serta merta, bila bila masa, bila bila, bila bila pun, anytime pun, cepat, ' +
    'kohe, praegu, nuud, kohe praegu, nii kiiresti kui voimalik, esimesel voimalusel, niipea kui voimalik, millal iganes, ukskoik millal, igal ajal, kiiresti, ' +
    'الان, حالا, فورا, باسرع وقت, في اقرب وقت, اقرب وقت, اسرع وقت, دلوقتي, هلا, هسه, الحين, توا, اي وقت, باي وقت, في اي وقت, متي ما, وقت ما تحبون, ضروري',
});

/** What is moved by so many minutes: "make it a bit later". */
export const shifts = new PhraseSet({
  later:
    'later, bit later, mas tarde, un poco mas tarde, despues, plus tard, un peu plus tard, lewat, lewat sikit, lebih lewat, kemudian, hiljem, natuke hiljem, hilisem*, متاخر, اتاخر, بعدين, وقت لاحق',
  earlier:
    'earlier, sooner, bit earlier, antes, mas temprano, un poco antes, plus tot, un peu plus tot, awal sikit, lebih awal, awal, varem, natuke varem, varasem*, ابكر, بدري, قبل ذلك, وقت ابكر',
});

/** "In an hour", with the number before it. */
export const spans = new PhraseSet({
  hour: 'hour, hours, hr, hrs, hora, horas, heure, heures, jam, tund, tunni, tundi, ساعه, ساعات, ساعتين',
  minute: 'minute, minutes, min, mins, minuto, minutos, minit, minut, minuti, minutit, دقيقه, دقايق, دقائق',
});
export const halfHour = new PhraseSet({
  half: 'half an hour, half hour, media hora, demi heure, une demi heure, setengah jam, poole tunni, pool tundi, نصف ساعه, نص ساعه',
});
export const spanBefore = new Set('in within en dentro dans dalam بعد خلال'.split(' '));
export const spanAfter = new Set('parast lagi jooksul'.split(' '));

/** What is changed or called off. */
export const calls = new PhraseSet({
  call:
    'call, calls, callback, call back, phone call, appointment, booking, slot, ring, phone, phone me, llamada, llamadas, llamar, llamarme, llameis, llamen, cita, reserva, appel, appels, rappel, rendez vous, rdv, appeler, rappeler, ' +
    'panggilan, call saya, telefon, temujanji, kone, konet, telefonikone, tagasihelist*, helista*, aega, broneering*, مكالمه, المكالمه, مكالمتي, اتصال, الاتصال, موعد, الموعد, موعدي, تتصلوا, تتصلون, يتصل',
});
export const cancelling = new PhraseSet({
  cancel:
    'cancel, cancelling, canceling, call off, call it off, drop, forget, scrap, remove, delete, cancela, cancelar, cancelad, cancelen, cancelo, cancelalo, cancelala, anula, anular, anulad, quita, olvida, ' +
    'annule, annuler, annulez, annulons, supprime, supprimez, oubliez, oublie, batal, batalkan, tak jadi, lupakan, tuhista, tuhistage, tuhistada, katkesta, jata ara, jatke ara, unusta, ' +
    'الغ, الغي, الغوا, الغاء, الغيها, الغوها, بلاش, كنسل, كنسلوا',
  unwanted:
    'no longer need, no longer want, don t need, dont need, do not need, no need for, don t want, dont want, do not want, not needed, ya no quiero, ya no necesito, no quiero, no necesito, no hace falta, ' +
    'plus besoin, pas besoin, je ne veux plus, veux plus, tak nak, taknak, tak perlu, tidak perlu, tidak mahu, tak mahu, ei soovi, ei taha, pole vaja, ei ole vaja, لا اريد, ما ابي, ما ابغي, مش عايز, لا احتاج, ما بدي, ما عاد',
});
/** Who asks about a change makes none: "what if I cancel the call". */
export const wondering = new PhraseSet({
  wonder:
    'what, how, if, why, when, que pasa, como, cuando, si cancelo, si cambio, comment, pourquoi, quand, si je, si j, apa, macam mana, bagaimana, kalau, bila, mis, kuidas, miks, kui, millal, ماذا, كيف, لو, اذا, ليش, متي, شو, ايش',
});
export const changing = new PhraseSet({
  change:
    'change, move, make, shift, moved, switch, reschedule, rebook, push, bring, instead, rather, better, prefer, suits, suit, works, work, can t make, cant make, cannot make, another time, different time, other time, another day, different day, other day, swap, postpone, ' +
    'cambia, cambiar, cambiad, cambien, cambialo, cambiarla, cambiarlo, mover, mueve, muevela, muevelo, moverla, moverlo, pasala, pasalo, pasar, pasarla, pasarlo, aplazar, posponer, adelantar, retrasar, reprogramar, mejor, prefiero, otra hora, otro dia, otro momento, me viene, no puedo, que sea, ponla, ponlo, pon, ' +
    'change, changer, changez, deplacer, deplace, deplacez, decaler, decalez, decale, reporter, reportez, reporte, avancer, repousser, plutot, mieux, prefere, prefererais, autre heure, autre jour, autre moment, arrange, mets, mettez, mettre, ' +
    'tukar, ubah, pindah, pindahkan, alih, alihkan, anjak, anjakkan, tunda, lebih baik, buat, jadikan, masa lain, hari lain, waktu lain, ganti, ' +
    'muuda, muutke, muuta, muudame, nihuta, nihutage, lukka, lukake, lukkame, lukkaks, lukata, nihutame, nihutada, tosta, tosta umber, parem, paremini, pigem, hoopis, sobib, sobiks, teine aeg, teisele ajale, teisel ajal, teine paev, teisel paeval, pane, pange, ' +
    'غير, غيروا, غيرها, تغيير, نغير, اغير, بدل, بدلوا, نقل, انقل, انقلها, اجل, اجلوا, تاجيل, خليها, خلوها, خليه, اجعلها, نخليها, افضل, احسن, وقت ثاني, وقت تاني, وقت اخر, يوم ثاني, يوم تاني, يوم اخر, يناسبني',
});
/** What is asked of a booked call: "wot time is the call booked for", "when will you ring me". */
export const askingWhen = new PhraseSet({
  when:
    'when, what time, wot time, wat time, which time, what day, wot day, wat day, which day, what date, which date, what hour, how long until, did you book, is it booked, have i booked, did i book, am i booked, is my, is the, is someone, is somebody, is anyone, will someone, will somebody, are you still, still on, confirm, remind me, reference, ' +
    'cuando, a que hora, que hora, que dia, para cuando, esta reservada, esta confirmada, esta reservado, sigue en pie, confirmada, referencia, quand, a quelle heure, quelle heure, quel jour, est bien, est il, est elle, toujours prevu, confirme, reference, ' +
    'bila, pukul berapa, jam berapa, hari apa, hari mana, masa apa, dah ditempah, disahkan, rujukan, millal, mis kell, mis ajal, mis paeval, kinnitatud, viitenumber, متي, متى, الساعه كم, اي ساعه, كم الساعه, اي يوم, اي وقت, مؤكد, موكد, الرقم المرجعي',
});
/** How a call is spoken of that will come. */
export const ringing = new PhraseSet({
  ring:
    'ring, ringing, rings, call, calls, calling, phone, phoning, hear from, speak to, llaman, llamais, llamareis, llamaran, llamar, llama, llamada, cita, appelez, appeler, appellerez, appelle, rappelez, rappel, rappeler, rappellerez, appel, rendez vous, rdv, ' +
    'call, telefon, hubungi, panggilan, temujanji, helista*, kone, konet, aeg, broneering*, تتصلوا, تتصلون, ستتصلون, بتتصلوا, هتتصلوا, يتصل, تتصل, اتصال, الاتصال, مكالمه, المكالمه, موعد, الموعد, موعدي, مكالمتي, callback, appointment, booking, slot, ' +
    'did i book, have i booked, i booked, reserve, he reservado, he quedado, quede, quedamos, ai reserve, j ai pris, saya tempah, tempahan, broneerisin, حجزت, حجزي',
});
/** Dates of the move are no times of the call. */
const ofMove = new PhraseSet({
  move: 'moving, we move, i move, we re moving, move date, moving date, moving day, move day, the move, my move, our move, quote, price, mudanza, mudo, mudamos, mudarme, mudarnos, presupuesto, demenagement, demenager, demenage, demenageons, devis, berpindah, perpindahan, tarikh pindah, sebut harga, kolim*, kolin, kolib, koliks, hinnapakkum*, الرحيل, النقل, الانتقال, ننتقل, انتقالي, عرض السعر, السعر',
});

const determiners = new Set('the my our this that la el mi nuestra le l mon ma notre'.split(' '));

/** Whether it speaks of the move itself; "can we move my call" does not. */
export const isOfMove = (words: readonly SentenceWord[]): boolean =>
  ofMove.find(words).some(({ to }) => {
    const next = determiners.has(words[to]?.plain ?? '') ? to + 1 : to;
    return !calls.find(words).some(({ from }) => from === next);
  });
