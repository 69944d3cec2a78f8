import { findThings, thingKinds } from '../../../things/things.js';
import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';
import { waitsForThings } from './waits-for-things.js';

type Words = Sentence['words'];
type Span = { readonly from: number; readonly to: number };

/** Those who do the company's work, whom nobody but a customer speaks of as theirs. */
const crew = new PhraseSet({
  crew:
    'your lot, your mob, ur men, ur guys, ur lads, ur driver, ur lot, ur van, your men, your man, your guys, your guy, your lads, your boys, your blokes, your crew, your team, your driver*, your mover*, your remover*, your packer*, your porter*, your worker*, your people, your staff, your van, your lorry, your truck, the crew you sent, the men you sent, the movers you sent, the guys you sent, ' +
    'vuestros mozos, vuestros operarios, vuestros chicos, vuestros hombres, vuestro equipo, vuestro conductor, vuestra gente, vuestra furgoneta, vuestro camion, vuestros transportistas, vuestros empleados, tus mozos, tus operarios, tus chicos, tu equipo, tus transportistas, tus empleados, sus mozos, sus operarios, sus chicos, sus hombres, su equipo, su conductor, su gente, su camion, sus transportistas, sus empleados, sus trabajadores, ' +
    'vos gars, vos hommes, vos demenageurs, vos employes, vos ouvriers, vos livreurs, vos equipes, votre equipe, votre chauffeur, votre camion, votre camionnette, ' +
    'pekerja awak, pekerja anda, pekerja korang, pekerja kamu, orang awak, orang anda, orang korang, budak awak, pemandu awak, pemandu anda, pemandu korang, lori awak, lori anda, lori korang, staf awak, staf anda, kru awak, kru anda, ' +
    'teie mehed, teie poisid, teie tootaja*, teie kolija*, teie juht, teie autojuht, teie meeskond, teie inimesed, teie buss, teie auto, teie veok, sinu mehed, ' +
    'عمالكم, عمالك, رجالكم, شبابكم, سائقكم, سواقكم, موظفينكم, موظفيكم, موظفوكم, فريقكم, شاحنتكم, سيارتكم, ناسكم',
});
/** The company itself; others are spoken to like this as well. */
const company = new PhraseSet({
  company:
    'you, you guys, u guys, you lot, you people, u, they, the movers, the men, the driver, the crew, awak, anda, korang, kamu, mereka, pemandu, te, nad, kolijad, mehed',
});
/** What was done to the things, in tenses and persons that tell of it; the thing follows, or its owner. */
const harm = new PhraseSet({
  done:
    'broke, broken, have broken, scratched, dented, damaged, smashed, ruined, chipped, cracked, ripped, tore, torn, wrecked, destroyed, bent, stained, snapped, shattered, scuffed, gouged, bashed, trashed, soaked, ' +
    'pecahkan, pecah, calarkan, calar, rosakkan, rosak, patahkan, hilangkan, koyakkan, kemekkan, kriimustasid*, lohkusid*, lohkunud, kriimustanud, katki tegid*, rikkusid*, murdsid*, rebisid*, kaotasid*, kaotanud, mojutasid, unustasid*',
});
/** Of "they are broken" nobody is to blame. */
const active = new PhraseSet({
  done: 'broke, have broken, ve broken, scratched, dented, damaged, smashed, ruined, chipped, cracked, ripped, tore, wrecked, destroyed, pecahkan, calarkan, rosakkan, patahkan, hilangkan, koyakkan, kemekkan, kriimustasid*, lohkusid*, rikkusid*, murdsid*, rebisid*, kaotasid*',
});
/** Only those who came can have done these. */
const leaving = new PhraseSet({
  left: 'left, forgot, lost, stole, took, broke, crashed, hit, knocked, scraped, didn t, did not, didnt, haven t, have not, havent, never, failed, refused, was late, were late, is late, are late, olvidaron, dejaron, olvidasteis, dejasteis, perdieron, perdisteis, no vinieron, no llegaron, ont oublie, ont laisse, ont perdu, ne sont pas, n est pas, tertinggal, tinggalkan, hilangkan, tak datang, tak sampai, lambat, jatsid, unustasid, kaotasid, ei tulnud, ei joudnud, hilinesid, نسوا, تركوا, ضيعوا, ما وصلوا, ما جاؤوا, ما جو, تاخروا, سرقوا',
});
/** What is said of the company alone, or of a move that was made. */
const told = new PhraseSet({
  told:
    'you broke my, you broke our, u lost our, u broke our, you scratched my, you scratched our, you lost my, you lost our, you lost a, you lost one of, you ruined my, you ruined our, you damaged my, you damaged our, you overcharged, u broke my, u lost my, ' +
    'arrived broken, arrived damaged, arrived smashed, arrived scratched, arrived wet, turned up broken, came broken, came damaged, came back broken, delivered broken, delivered damaged, got broken in the move, got damaged in the move, ' +
    'never arrived, never turned up, never showed up, never showed, never came, never delivered, never got delivered, hasn t arrived, has not arrived, hasnt arrived, haven t arrived, have not arrived, havent arrived, still not arrived, still not here, hasn t turned up, hasnt turned up, hasn t been delivered, hasnt been delivered, haven t been delivered, not been delivered, didn t turn up, didnt turn up, did not turn up, didn t show up, didnt show up, did not show up, didn t show, ' +
    'nobody turned up, no one turned up, noone turned up, nobody showed, no one showed, noone showed, nobody came, no one came, nobody has come, no one has come, supposed to be here, supposed to come at, supposed to come today, supposed to come yesterday, supposed to arrive, were meant to be here, was meant to be here, should have been here, should have arrived, ' +
    'nobody answers, no one answers, noone answers, no answer on the phone, no answer on your phone, no answer on your number, no answer when i call, no answer when i ring, phone just rings, rings and rings, can t get through to you, cant get through to you, can t get hold of you, cant get hold of you, nobody picks up, no one picks up, noone picks up, nobody is answering, no one is answering, nobody answered, no one answered, nobody replies, no one replies, nobody replied, no one replied, nobody called me back, no one called me back, nobody calls back, no one calls back, nobody rang back, no one rang back, never called back, never called me back, never rang back, ignoring my calls, ignoring my emails, ignore my calls, ignore my emails, not answering my, ' +
    'overcharged me, overcharged us, was overcharged, were overcharged, been overcharged, charged me twice, charged us twice, charged twice, double charged, charged me more than, charged us more than, charged me extra, charged us extra, charged me for, billed me twice, billed twice, took the money twice, still waiting for my refund, my refund still, where is my refund, where s my refund, wheres my refund, sent my refund, ' +
    'want compensation, need compensation, demand compensation, expect compensation, be compensated, claim compensation, want a refund, want my refund, want my money, want our money, give me my money, give my money back, want to complain, wish to complain, like to complain, make a complaint, lodge a complaint, file a complaint, raise a complaint, have a complaint, my complaint, damage claim, claim for damage, claim for the damage, report damage, report a damage, ' +
    'worst company, worst movers, worst service, terrible service, awful service, appalling service, shocking service, disgraceful, ' +
    'habeis roto, han roto, me rompieron, nos rompieron, rompisteis, rompieron mi, habeis rayado, han rayado, me rayaron, nos rayaron, rayasteis, habeis perdido, han perdido mi, han perdido una, me perdieron, nos perdieron, habeis estropeado, han estropeado, habeis danado, han danado, me danaron, habeis dejado una, habeis dejado un, habeis olvidado, se dejaron, se han dejado, os habeis dejado, os dejasteis, ha llegado roto, ha llegado rota, llego roto, llego rota, llegaron rotos, llegaron rotas, llego danado, ' +
    'no ha venido nadie, no vino nadie, nadie ha venido, nadie vino, no han venido, no han aparecido, nadie aparecio, nadie contesta, nadie coge, nadie responde, nadie me contesta, no me contestan, no contestais, no me llaman, nadie me ha llamado, no ha llegado mi, no ha llegado el camion, no han llegado mis, no han llegado, sigo esperando, me habeis cobrado, me han cobrado, me cobraron, nos han cobrado, nos cobraron, cobrado dos veces, cobrado de mas, ' +
    'quiero una indemnizacion, quiero indemnizacion, exijo una indemnizacion, quiero una compensacion, quiero que me devolvais, quiero que me devuelvan, quiero mi dinero, quiero el reembolso, quiero un reembolso, quiero reclamar, quiero poner una queja, quiero poner una reclamacion, poner una reclamacion, poner una queja, presentar una queja, presentar una reclamacion, ' +
    'avez casse, ont casse, avez raye, ont raye, avez abime, ont abime, avez perdu, ont perdu mon, ont perdu ma, ont perdu mes, ont perdu un, avez oublie un, avez oublie une, avez oublie ma, ont oublie un, ont oublie une, ont oublie ma, avez laisse un, ont laisse un, ont laisse une, avez endommage, ont endommage, est arrive casse, est arrivee cassee, sont arrives casses, sont arrivees cassees, est arrive abime, est arrivee abimee, ' +
    'personne n est venu, personne est venu, personne ne vient, personne ne repond, personne repond, personne ne decroche, personne ne rappelle, personne ne m a rappele, ne repondez pas, ne sont pas venus, ne sont jamais venus, jamais venu, jamais arrive, jamais arrivee, jamais arrives, toujours pas arrive, toujours pas arrivee, toujours pas arrives, toujours pas la, n est toujours pas, ne sont toujours pas, pas encore livre, jamais livre, m avez facture, m a facture, m ont facture, avez facture deux, facture deux fois, preleve deux fois, debite deux fois, ' +
    'veux etre indemnise, veux etre indemnisee, veux etre dedommage, veux etre rembourse, veux etre remboursee, veux un remboursement, veux un dedommagement, veux une indemnisation, exige un remboursement, exige une indemnisation, rendez moi mon argent, veux me plaindre, veux porter plainte, faire une reclamation, deposer une reclamation, deposer une plainte, ' +
    'rosak minggu lepas, rosak semalam, rosak masa pindah, rosak masa hantar, rosak waktu pindah, barang saya dah rosak, barang kami dah rosak, tak sampai lagi, belum sampai lagi, masih belum sampai, tak sampai sampai, tak datang, tidak datang, tak muncul, tak ada orang jawab, takda orang jawab, tiada orang jawab, tiada siapa jawab, tak ada siapa jawab, tiada siapa angkat, tak angkat telefon, tak jawab telefon, tak balas, sampai dalam keadaan rosak, sampai rosak, sampai pecah, caj dua kali, dicaj dua kali, caj lebih, caj saya lebih, nak pampasan, mahu pampasan, minta pampasan, tuntut pampasan, nak ganti rugi, minta ganti rugi, tuntut ganti rugi, nak refund, nak duit balik, pulangkan duit, mahu duit saya, nak buat aduan, buat aduan, nak komplen, nak komplain, ' +
    'tegite katki, lohkusite, kriimustasite, kaotasite ara, kaotasite mu, unustasite maha, jatsite maha, joudis katkisena, saabus katkisena, joudis kohale katki, keegi ei tulnud, keegi ei ilmunud, keegi ei vasta, keegi ei vota, keegi ei helistanud, ei ole kohale joudnud, pole kohale joudnud, ei ole saabunud, pole saabunud, pole ikka veel, ei ole ikka veel, ikka veel pole, votsite topelt, topelt raha, kaks korda raha, topeltarve, tahan huvitist, nouan huvitist, soovin huvitist, tahan kahjuhuvitist, tahan oma raha, tahan raha tagasi, raha tagasi saada, tahan kaebust, esitada kaebus*, esitada pretensioon*, tahan kaevata, soovin kaevata, ' +
    'كسروا, كسرتوا, كسرتم, خدشوا, خدشتوا, خربوا, خربتوا, جرحوا الطاوله, ضيعوا, ضيعتوا, ضيعتم, نسوا, نسيتوا, تركتوا, وصلت مكسوره, وصل مكسور, وصلت محطمه, لم يات احد, ما حدا اجا, ما حدا جا, ما احد جاء, ما جاء احد, محدش جه, محدش جا, ما حد جا, لا احد يرد, محد يرد, محدش بيرد, ما حدا يرد, ما حدا بيرد, ما احد يرد, ما تردون, لا تردون, لم تصل اغراضي, لم يصل اثاثي, ما وصلت اغراضي, ما وصلت, ما وصل, لسه ما وصل, لسه موصلش, لم تصل بعد, خصمتوا, خصمتم مرتين, مرتين من حسابي, اريد تعويض, اريد تعويضا, بدي تعويض, ابي تعويض, ابغي تعويض, عايز تعويض, اطالب بتعويض, اريد استرداد, اريد فلوسي, ابي فلوسي, بدي فلوسي, عايز فلوسي, رجعوا فلوسي, رجعولي فلوسي, اريد تقديم شكوي, اريد تقديم شكوى, عندي شكوي, عندي شكوى, لدي شكوى',
});
/** "No answer on the phone", "still waiting for your van": nobody comes or answers. */
const missed = new PhraseSet({
  missed:
    'still waiting for your, still waiting for the van, still waiting for the lorry, still waiting for the crew, still waiting for the movers, still waiting for the men, been waiting all day, been waiting all morning, waiting since this morning, been waiting since 6, been waiting since 7, been waiting since 8, been waiting since 9, ' +
    'llevamos esperando, llevo esperando, seguimos esperando, sigo esperando, no aparece el camion, camion no aparece, furgoneta no aparece, no aparecen, nadie coge el telefono, no cogen el telefono, ' +
    'attend toujours vos, attendons toujours vos, attends toujours vos, attend toujours votre, attends toujours votre, attend toujours le camion, attend depuis ce matin, attends depuis ce matin, attendons depuis ce matin, ca ne repond pas, pas de reponse au telephone, ' +
    'tunggu dari pagi, dari pagi tunggu, masih tunggu lori, masih tunggu pekerja, telefon tak berjawab, telefon tak berangkat, ' +
    'ootame ikka veel teie, ootan ikka veel teie, ootame juba hommikust, ootan juba hommikust, telefonile ei vastata, telefoni ei vota, ' +
    'من الصبح ننتظر, من الصبح انتظر, ننتظر من الصبح, انتظر من الصبح, ناطرين من الصبح, مستنيين من الصبح, الهاتف لا يجيب, ما في رد, ما حد يرد, ما احد يرد على الهاتف',
});
/** "Where is my van" on the day of the move. */
const awaited = new PhraseSet({
  awaited:
    'where is my van, where s my van, wheres my van, where is the van, where s the van, where is your van, where s your van, where is my lorry, where is the lorry, where is your lorry, where is my truck, where s my truck, where is the truck, where is your driver, where are your men, where are your guys, where are the movers, where are my movers, where are your movers, where is my crew, where is the crew, where are my things, where are our things, where is my stuff, where s my stuff, wheres my stuff, where is our stuff, where are my boxes, where are our boxes, where is my furniture, where is our furniture, where s my furniture, where is my delivery, ' +
    'donde esta mi camion, donde esta el camion, donde esta la furgoneta, donde estan mis cosas, donde estan mis cajas, donde estan mis muebles, donde estan los mozos, ou est mon camion, ou est le camion, ou est votre camion, ou sont mes affaires, ou sont mes cartons, ou sont mes meubles, ou sont les demenageurs, ou sont vos, ' +
    'mana lori saya, mana lori awak, mana lori anda, mana lori korang, mana barang saya, di mana barang saya, di mana lori, mana pekerja, kus on minu asjad, kus mu asjad, kus minu asjad, kus on mu asjad, kus on mu moobel, kus on teie auto, kus on teie buss, kus on veoauto, kus on kolijad, وين اغراضي, اين اغراضي, فين اغراضي, وين الشاحنه, اين الشاحنه, فين العربيه, وين اثاثي, اين اثاثي, فين العفش, وين العفش, وين السياره, وين العمال, اين العمال',
});
/** Cross words, which are about the company where nothing else is spoken of. */
const cross = new PhraseSet({
  cross:
    'is a joke, are a joke, absolute joke, total joke, what a joke, a disgrace, is pathetic, are pathetic, is a farce, what a shambles, is a shambles, useless lot, not good enough, es una verguenza, es una tomadura de pelo, vaya desastre, es un desastre, c est une honte, c est n importe quoi, vous vous foutez de moi, c est une blague, memang teruk, memalukan, kerja sampah, see on naeruvaarne, see on habivaarne, tais jama, هذه مهزله, مهزله, شي يخزي, عيب عليكم',
});
/** What is only supposed or asked beforehand, and what others did. */
const supposed = new PhraseSet({
  supposed:
    'if, what happens, in case, would you, will you, how often, have you ever, do you ever, ever lost, ever broken, insured, insure, insurance, cover, covered, worried, afraid, scared, risk, careful, carefully, last time i moved, previous mover*, previous company, last mover*, last company, other company, another company, different company, other mover*, old mover*, other firm, another firm, landlord, airline, tenant*, letting agent*, ' +
    'si, en caso, que pasa si, seguro, asegurad*, otra empresa, otra compania, empresa anterior, casero, aerolinea, et si, au cas ou, assurance, assure*, autre societe, autre entreprise, autre demenageur, ancien demenageur, proprietaire, ' +
    'kalau, jika, sekiranya, insurans, syarikat lain, syarikat dulu, tuan rumah, kui, juhul kui, kindlustus*, teine firma, eelmine firma, eelmised kolijad, teised kolijad, uurileandja, لو, اذا, في حال, تامين, التامين, شركه اخري, شركه ثانيه, شركه اخرى, صاحب البيت',
});

/** Those at home who break things as well. */
const household = new PhraseSet({ others: 'my kids, my son, my daughter, my dog, my cat, my ex' });

/** Offices that keep people waiting, wherever somebody moves. */
const offices = new PhraseSet({
  office:
    'embassy, consulate, immigration, immigration office, home office, tax office, ministry, town hall, city hall, council, police, bank, registry office, migration office, vet, insurer, sef, aima, hmrc, ukvi, dvla, irs, uscis, ircc, cra, auslanderbehorde, burgeramt, prefecture, prefectura, caf, questura, comune, gemeente, ind, skatteverket, migrationsverket, extranjeria, padron, inm, sat, jpj, ica, ' +
    'embajada, consulado, ayuntamiento, migracion, ministerio, banco, hacienda, ambassade, consulat, mairie, ministere, banque, impots, kedutaan, konsulat, imigresen, kementerian, majlis, saatkond, saatkonna*, konsulaat, linnavalitsus*, ministeerium*, maksuamet*, pank, السفاره, القنصليه, الوزاره, البلديه, البنك, الهجره, الجوازات',
});

/** What others are to bring. */
const otherThings = new PhraseSet({
  other:
    'visa, visas, passport*, permit*, paperwork, keys, pasaporte*, visado*, llaves, passeport*, cles, pasport, kunci, viisa*, pass, passi, voti, votmed, تاشيره, جواز, المفتاح, المفاتيح',
});

/** "Your men have just about ruined it", and "they just broke it": "they" may be anybody further away. */
const reach = { ofCrew: 4, ofAnybody: 1 } as const;

const follows = (first: readonly Span[], later: readonly Span[], most: number): boolean =>
  first.some(({ to }) => later.some(({ from }) => from >= to && from - to <= most));

/** An animal that was let out. */
const escaped = new PhraseSet({
  gone:
    'got out, gets out, escaped, ran off, ran away, run off, run away, bolted, got away, gone missing, went missing, let out, disappeared, vanished, ' +
    'se escapo, se ha escapado, se salio, se ha salido, se perdio, se ha perdido, desaparecio, ha desaparecido, s est echappe*, s est sauve*, s est enfui*, a disparu, est sorti, est sortie, ' +
    'lari, hilang, terlepas, terkeluar, paases valja, paases lahti, jooksis minema, jooksis ara, pogenes, kadus, lasid lahti, lasid valja, ' +
    'هرب, هربت, ضاع, ضاعت, طلع, طلعت, خرج, خرجت, اختفي, اختفت',
});
const letOut = /(?<= )(?:let|lets) (?:the|my|our) \p{L}+(?: \p{L}+)? (?:out|loose|go|escape)(?= )/u;

/** "Your driver left the door open and my cat got out", "the men let the rabbit out". */
const lostAnimal = (words: Words): boolean =>
  findThings(words).some(({ kind }) => thingKinds[kind] === 'animal') &&
  (escaped.has(words) || letOut.test(` ${words.map(({ plain }) => plain).join(' ')} `)) &&
  (crew.has(words) || company.has(words));

const asksWhether = new Set(
  'do does did can could will would are is have has puedo pueden podeis est adakah boleh kas هل'.split(' '),
);

const speaksOfWork = (words: Words): boolean => {
  if (told.has(words) || missed.has(words) || awaited.has(words) || waitsForThings(words)) return true;
  if (asksWhether.has(words[0]?.plain ?? '')) return false;
  return (
    lostAnimal(words) ||
    follows(crew.find(words), [...harm.find(words), ...leaving.find(words)], reach.ofCrew) ||
    follows(company.find(words), active.find(words), reach.ofAnybody)
  );
};

/** "Your lads dented the fridge", "nobody turned up": of a move that the company has made or should have made. */
export const complainsOfWork = ({ words }: Sentence): boolean =>
  speaksOfWork(words) &&
  !supposed.has(words) &&
  !otherThings.has(words) &&
  (crew.has(words) || !offices.has(words)) &&
  (crew.has(words) || lostAnimal(words) || !household.has(words));

/** "What a shambles" */
export const isCross = ({ words }: Sentence): boolean => words.length <= mostWordsCross && cross.has(words);
const mostWordsCross = 9;
