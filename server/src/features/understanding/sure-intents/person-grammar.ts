import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';

type Words = Sentence['words'];
type Span = { readonly from: number; readonly to: number };

/** Who may talk for the company. */
const people = new PhraseSet({
  person:
    'person, persons, real people, real ppl, your people, one of you, one of your people, one of the team, human*, someone, somebody, some one, anyone, anybody, any one, agent, agents, operator, rep, reps, representative*, advisor*, adviser*, consultant*, ' +
    'specialist*, expert*, colleague*, staff, boss, chief, your team, the team, manager, supervisor, salesperson, salesman, sales, sales team, estimator*, surveyor*, employee*, ' +
    'persona, humano*, alguien, agente*, operador*, asesor*, comercial*, ejecutiv*, especialista*, experto*, encargad*, gerente, responsable, jefe, jefa, empleado*, gestor*, tecnico, companer*, ' +
    'personne, humain*, quelqu un, quelqun, qqn, qqun, qq un, qlqn, conseiller*, operateur*, interlocuteur*, employe*, gestionnaire, technicien, chef, patron, directeur, un vrai, un des votres, ' +
    'orang, org, manusia, seseorang, sesiapa, siapa siapa, ejen, wakil, staf, kakitangan, pegawai, pengurus, pakar, bos, bertanggungjawab, ' +
    'inimene, inimest, inimesega, inimesele, inimesel, inimese, kellegagi, keegi, kellelgi, kellelegi, kedagi, konsultan*, spetsialist*, noustaja*, teenindaja*, klienditeenindaja*, muugi*, juhataja*, ulemus*, juhiga, juht, operaator*, tootaja*, ' +
    'شخص, احد, احدا, حد, حدا, انسان, موظف*, مختص*, مندوب*, مستشار*, خبير*, مسوول*, مدير*, بشر, بشري',
});
/** To talk, or to be led to somebody, in front of the person. */
const talking = new PhraseSet({
  talk:
    'talk, talking, speak, speaking, spk, chat, chatting, discuss*, have a word, a word with, a chat, converse, connect, put through, pass me, transfer me, hand me, get me, give me, get hold of, help from, ' +
    'hablar, hablo, hable, hablemos, conversar, charlar, charla, platicar, comunicar*, comunicame, comuniqueme, atencion, pasame, paseme, pasadme, pasais, pasas, pasan, pasar, pasarme, pasarias, pasariais, ponerme, poneis, ponme, pongame, ponedme, conectame, conecteme, contactar con, ' +
    'parler, discuter, causer, echanger, joindre, passez moi, passe moi, me passer, me passez, me passe, mettez moi, avoir, eu, mets moi, contact avec, relation avec, ' +
    'cakap, bercakap, ckp, jumpa, berbual, borak, berborak, sembang, bersembang, berbincang, bincang, sambung*, hubungkan, ' +
    'raaki*, raagi*, suhelda, vestelda, konelda, uhenda*, suuna*, kutsu*, ' +
    'اكلم, اتكلم, التكلم, نتكلم, نكلم, تكلم, اتحدث, التحدث, نتحدث, الحديث, احكي, نحكي, احاكي, اتواصل, التواصل, نتواصل, حولني, حولوني, حوليني, وصلني, وصلوني, وصليني, تحويلي',
});
/** "Inimesega rääkida", "quien me puede atender": where the verb comes last. */
const talkingAfter = new PhraseSet({
  talk: 'raaki*, suhelda, vestelda, i can talk to, i can speak to, i could talk to, i could speak to, to talk to, to speak to, talk to me, me atiende, me puede atender, me responde, me ayude, who knows, who know, who understands, que sepa, que sabe, que entienda, qui sait, qui connait, yang tahu, yang faham, yang pandai, boleh terangkan, boleh bantu, kes teab, kes oskab, فاهم, يفهم, بيفهم, يعرف, please, pls, por favor, porfa, svp, palun, من فضلك, لو سمحت',
});
/** What the person is to do. */
const reaching = new PhraseSet({
  reach:
    'call, ring, phone, text, contact, message, whatsapp, get back to, get back, come back to, reach, reach out, talk to, speak to, give me a call, give me a ring, give me a bell, give us a call, give us a ring, give us a bell, drop me a line, ' +
    'llame, llamen, llamar, llama, llameis, llamarme, llamarnos, marque, marcar, contacte*, contactar*, atienda, atiende, atender, atenderme, escriba, telefonee, ' +
    'appelle*, appeler, rappelle*, rappeler, contacte*, contacter, telephone*, telephoner, joigne, joindre, reponde, ' +
    'call, telefon, hubungi, kol, whatsapp, wasap, mesej, layan, ' +
    'helista*, uhendust, kirjuta*, ' +
    'يتصل*, تتصل*, يكلم*, يتواصل*, يحكي*, يحاكي*, يراسل*, يرد, يدق, يرن, يهاتف*, اتصال',
});
const me = new PhraseSet({
  me: 'me, us, i, back, my, our, nos, nous, m, moi, saya, kami, aku, balik, semula, mulle, meile, minuga, meiega, tagasi, بي, بنا, علي, علينا, فيني, فينا, معي, معنا, بيا, عليا, معايا',
});
/** Verbs that have "me" in them, or ask it of the company by themselves. */
const handing = new PhraseSet({
  hand:
    'put me through, put me thru, put me onto, put me on to, patch me through, pass me on, hand me over, get me someone, get me somebody, give me someone, give me somebody, give me a bell, give us a bell, drop me a call, ' +
    'conectame, conecteme, conectenme, conectadme, comunicame con, comuniqueme con, marcame, marqueme, llamenme, llameme, llamame, llamadme, llamarme, me llamen, me llame, me llamarais, me llamaran, me llamais, me llamas, me llamen, me llama alguien, me podeis llamar, me pueden llamar, me puede llamar, me puedes llamar, me pueden marcar, me puede marcar, me podrian llamar, me podria llamar, marquenme, marqueme, contactenme, ' +
    'contactadme, contacteme, contactarme, me contacten, me contactaran, me atienda, me atiende, me atienden, me puede atender, me pueden atender, pasame con, paseme con, ponme con, telefoneadme, devolverme la llamada, devolvedme la llamada, ' +
    'connectez moi, connecte moi, recontacter, recontactez moi, me recontacte, appelez moi, appelle moi, rappelez moi, rappelle moi, telephonez moi, me rappelle, me rappeler, m appeler, me telephoner, vous m appelez, tu m appelles, on m appelle, on s appelle, me contacter, contactez moi, contacte moi, passez moi un coup de fil, passer un coup de fil, mettez moi en relation, mettez moi en contact, etre contacte, etre contactee, etre appele, etre rappele, ' +
    'telefon saya, telefon balik, telefon semula, call saya, call balik, call aku, kol saya, hubungi saya, hubungi semula, hubungi kami, sambungkan saya, hubungkan saya, whatsapp saya, wasap saya, ' +
    'helista* mulle, mulle helista*, helista* tagasi, tagasi helista*, helista* meile, meile helista*, uhendage mind, uhenda mind, suunake mind, votke minuga uhendust, ' +
    'اتصلوا بي, اتصل بي, اتصلوا علي, اتصل علي, اتصلو علي, اتصلو بي, اتصلوا فيني, تتصلون فيني, تتصلوا فيني, تتصلون بي, تتصلون علي, تتصلوا علي, تتصل علي, تتصل بي, كلموني, كلمني, كلميني, يكلمني, يكلمنا, تكلموني, تكلمني, حاكوني, يحاكيني, يحكيني, يحكي معي, يتواصل معي, تواصلوا معي, تواصلو معي, تواصل معي, راسلوني, يراسلني, ' +
    'دقوا علي, دق علي, دقو علي, رنوا علي, رن علي, رنو علي, صلوني, صلني, مين بقدر احكي, مع مين احكي, مع مين بحكي, مع من اتحدث, مع من اتكلم, خابروني, خابرني, هاتفوني, حولني, حولوني, وصلوني, وصلني',
});
/** Arabic verbs of calling in any person and dialect, right before whom: "فيكن تتصلو فيي". */
const arabicCalls = new PhraseSet({
  call: 'اتصل*, تتصل*, بتتصل*, يتصل*, نتصل, اتصال, تكلم*, كلمو*, تحكو*, تحكي*, احكو*, حاكو*, تحاكو*, تخابر*, خابر*, ترن*, رنو*, تدق*, دقو*, تضرب*, تعيطو*, عيطو*, تلفن*, تتلفن*, تتواصل*, تواصل*, ترد*, ردو*',
});
const arabicMe = new PhraseSet({
  me: 'بي, فيي, فيا, فيني, في, فينا, علي, عليي, عليا, علينا, معي, معاي, معايا, معنا, بيا, لي, الي, ليا, لنا, ليي, بيي',
});
/** With the person joined to the verb: "كلموني", "تحاكوني". */
const arabicJoined = /^(?:[بتيح]|ها|حت)?(?:ت|ي)?(?:كلم|حاك|خابر|هاتف|راسل|تلفن)و*ن[يا]$/u;

function callsMeInArabic(words: Words): boolean {
  if (words.some(({ plain }) => arabicJoined.test(plain))) return true;
  return follows(words, arabicCalls.find(words), arabicMe.find(words), 0);
}

/** "I don't want to talk to a bot". */
const bots = new PhraseSet({
  bot: 'robot*, bot, bots, chatbot*, machine, computer, maquina, ordinateur, mesin, komputer, masin*, روبوت, بوت, اله, الاله',
});
const refusing = new PhraseSet({
  no: 'no, not, don t, dont, stop, enough, sick of, tired of, hate, nada de, harto, harta, pas, marre, assez, tak, taknak, bukan, jangan, benci, ei, mitte, lopeta, ما, لا, مش, مو, بدون, تعبت',
});
/** Words that nobody says of a move, but of whom they want to talk to. */
const humans = new PhraseSet({
  human:
    'human, humans, real mover, in charge here, who s in charge, whos in charge, who is in charge, who runs this, quien esta al mando, quien esta a cargo, qui est responsable ici, qui est le chef, siapa in charge, siapa bos, kes siin ulemus on, kes siin juhib, humano, humana, quien manda, humain, humaine, manusia, orang betul, orang sebenar, بني ادم, بشري, انسان, المسوول هنا',
});
const notHuman = new PhraseSet({
  other:
    'in charge of, human resources, human remains, human ashes, human hair, recursos humanos, restos humanos, ressources humaines, sumber manusia',
});
/** Whether somebody is there at all. */
const presence = new PhraseSet({
  there:
    'anyone coming, anybody coming, is someone coming, is somebody coming, anyone going to call, anybody going to call, anyone going to ring, viene alguien, va a llamar alguien, quelqu un vient, quelqu un va appeler, ada orang nak datang, ada orang nak call, keegi tuleb, keegi helistab, حد جاي, احد جاي, حد راح يتصل, anyone there, anybody there, any one there, someone there, somebody there, anyone here, anybody here, someone here, anyone around, anybody around, anyone available, anybody home, anyone home, anyone online, anyone on here, anybody on here, anyone alive, is there anyone, is there anybody, is there a person, is there a human, is there someone, is there somebody, is there a real person, anyone human, any human, any humans, any human there, real person there, human there, human here, ' +
    'hay alguien, alguien ahi, alguien por ahi, hay una persona, hay algun humano, hay algun agente, alguna persona, hay personas, alguien me lee, alguien ahi, alguien en linea, ' +
    'y a quelqu un, y a qqn, ya qqn, ya quelqu un, y a t il quelqu un, y a quelqun, quelqu un est la, quelqu un la, qqn la, y a un humain, y a t il un humain, y a une personne, ' +
    'ada orang tak, ada orang di sana, ada orang kat sini, ada orang ke, ada org tak, ada sesiapa, sesiapa di sana, ada manusia, ada staf, ada orang sebenar, ' +
    'keegi kuuleb, keegi on seal, on seal keegi, keegi seal, on keegi seal, kas keegi on, on siin keegi, keegi siin, kas siin on keegi, siin on keegi, kas siin on inimene, siin inimene, moni inimene, kas seal on keegi, seal on keegi, oled sa inimene, oled inimene, oled sa paris inimene, ' +
    'يوجد احد, في حد, في احد, فيه احد, فيه حد, في حدا, حد هنا, احد هنا, حدا هون, حد موجود, احد موجود, حدا موجود, هل من احد, في موظف, يوجد موظف, يوجد شخص, في شخص',
});
/** A way to write to the company or to hear from it. */
const channels = new PhraseSet({
  way: 'whatsapp, whats app, watsapp, whatsap, whatsaap, wassap, wasap, wsp, whatsappi*, whatsappis, guasap, واتساب, واتس, وتساب, واتسب, واتساپ',
});
/** Whether a country has it: "do WhatsApp calls work in Dubai". */
const whetherItWorks = new PhraseSet({
  works:
    'work, works, working, blocked, banned, legal, illegal, censored, vpn, funciona, funcionan, bloqueado, bloqueada, bloqueados, bloqueadas, prohibido, legal, marche, marchent, fonctionne, fonctionnent, bloque, interdit, autorise, ' +
    'berfungsi, disekat, dihalang, haram, tootab, tootavad, blokeeri*, keelatud, lubatud, يعمل, تعمل, شغال, محجوب, محظور, ممنوع, مسموح',
});
const phoneCalls = new PhraseSet({
  call:
    'on the phone, over the phone, by phone, phone call, por telefono, llamada telefonica, au telephone, par telephone, appel telephonique, au tel, par tel, au bigo, au fone, melalui telefon, dalam telefon, guna telefon, telefonis, telefoni teel, بالهاتف, على الهاتف, عبر الهاتف, بالتلفون, على التلفون, عالتلفون, عالهاتف, مكالمه, ' +
    'customer service, customer services, customer support, servicio al cliente, atencion al cliente, service client, khidmat pelanggan, klienditeenindus*, خدمه العملاء, خدمه الزبائن, ' +
    'can i text you, could i text you, can i text u, can i message you, could i message you, can i ring you, could i ring you, can i phone you, os puedo llamar, puedo llamaros, llamarles, puedo llamarles, puis je vous appeler, vous appeler, vous joindre, vous telephoner, boleh saya call, boleh saya telefon, kas saan helistada, teile helistada, ممكن اتصل, اكلمكم, اراسلكم, اتصل بكم, اتصل عليكم',
});
/** Somebody else than the company, or another matter. */
const elsewhere = new PhraseSet({
  other:
    'customs, council, bank, landlord, doctor, vet, school, neighbour*, neighbor*, airline, lawyer, tax, insurer, government, aduana*, banco, casero, medico, veterinario, colegio, vecin*, abogado, douane*, banque, proprietaire, medecin, veterinaire, ecole, voisin*, avocat, mairie, ' +
    'kastam, bank, tuan rumah, doktor, sekolah, jiran, peguam, toll, tolli*, pank, panga*, arst*, kool*, naaber*, naabri*, advokaat*, جمارك, بنك, طبيب, مدرسه, جار, جيران, محامي, my boss, mi jefe, mon chef, mon patron, bos saya, mu ulemus*, sister, brother, mother, father, wife s, husband s',
});

const reachOfTalk = 5;
const reachOfVerb = 4;
const mostForPresence = 7;
const mostForHuman = 14;
const mostForChannel = 9;

const isOneClause = (words: Words, from: number, to: number): boolean =>
  words.slice(from + 1, to).every(({ followsMark }) => !followsMark);

/** Whether one of `later` begins within so many words after one of `first`, in the same clause. */
function follows(words: Words, first: readonly Span[], later: readonly Span[], most: number): boolean {
  return first.some(({ from, to }) =>
    later.some((next) => next.from >= to && next.from - to <= most && isOneClause(words, from, next.to)),
  );
}

/** "Can one of your colleagues ring me": people, then what they are to do, and for whom. */
function isToReachMe(words: Words, persons: readonly Span[]): boolean {
  const verbs = reaching.find(words);
  const ours = me.find(words);
  return persons.some((person) =>
    verbs.some(
      ({ from, to }) =>
        from >= person.to &&
        from - person.to <= reachOfVerb &&
        isOneClause(words, person.from, to) &&
        (to === words.length || ours.some((own) => own.from >= person.to && own.from <= to + 1)),
    ),
  );
}

function refusesBot(words: Words, persons: readonly Span[]): boolean {
  const wanted = [...persons, ...talking.find(words), ...talkingAfter.find(words)];
  return wanted.length > 0 && follows(words, refusing.find(words), bots.find(words), reachOfTalk);
}

/** "Hello, is anyone there?" */
export const asksIfThere = (words: Words): boolean => words.length <= mostForPresence && presence.has(words);

/** A request for a person made of words of talking and words for people, in any order that a language has. */
export function wantsPerson({ words }: Sentence): boolean {
  if (handing.has(words)) return true;
  if (asksIfThere(words)) return true;
  if (words.length <= mostForHuman && humans.has(words) && !notHuman.has(words)) return true;
  if (elsewhere.has(words)) return false;
  if (callsMeInArabic(words)) return true;
  const persons = people.find(words);
  const hasNumber = words.some(({ plain }) => /\d{4}/.test(plain));
  return (
    (words.length <= mostForChannel &&
      !hasNumber &&
      !whetherItWorks.has(words) &&
      (channels.has(words) || phoneCalls.has(words))) ||
    follows(words, talking.find(words), persons, reachOfTalk) ||
    refusesBot(words, persons) ||
    follows(words, persons, talkingAfter.find(words), reachOfVerb) ||
    isToReachMe(words, persons)
  );
}
