import { PhraseSet } from './phrase-set.js';

const each = (verbs: string, objects: string, joint = ' '): string =>
  verbs
    .split(', ')
    .flatMap((verb) => objects.split(', ').map((object) => `${verb}${joint}${object}`))
    .join(', ');

const english = 'it, them, that, those, this, these, both, all of it, all of them';
const ofSpanish = 'lo, la, los, las';
const ofFrench = 'le, la, les, l';

/** Verbs of adding and taking with a pronoun: "add them", "añádela", "on le prend". */
const additions = [
  each(
    'add, include, take, have, bring, throw in, count in, put down, note, pop in, stick in, go for, go with',
    english,
  ),
  each(
    'we will take, i will take, we will have, i will have, we ll take, i ll take, we ll have, i ll have, we ll add, i ll add, we take, i take, we want, let s have, lets have, let s add, lets add',
    english,
  ),
  each(
    'add, put, throw, include, count, bring, stick, pop, pack',
    `${each(english, 'in')}, ${each(english, 'on')}, ${each(english, 'down')}, ${each(english, 'to it')}, ${each(english, 'on the list')}, ${each(english, 'to the list')}, ${each(english, 'along')}`,
  ),
  // What was asked of the price of packing is taken up by its own verb.
  each('pack, packing, box up, wrap', 'it, them, it all, all, everything, it up, all of it, the lot'),
  'with packing, you pack, you pack it, include packing, add packing, embaladlo, embalenlo, embalalo, embalalo todo, embaladlo todo, empaquenlo, con embalaje, si embalar, embalar todo, que embalen, que lo embalen, ' +
    'emballez, emballez tout, emballez le, on emballe, avec emballage, avec l emballage, bungkus, bungkuskan, bungkus semua, bungkus sekali, dengan pembungkusan, pakkige, pakkige ara, pakkige koik, pakkimisega, koos pakkimisega, ' +
    'غلفوها, غلفوا, غلفوه, غلفها, غلفوا كل شي, مع التغليف, مع تغليف',
  'add on, go on then, go on, with it then, with them then',
  each(
    'anade, anada, anadid, anadan, anademe, anadenos, agrega, agregue, agreguen, incluye, incluya, incluid, incluyan, mete, meta, pon, ponga, poned, pongan, suma, sume, sumen, apunta, apunte, apunten, echa, coge, lleva, lleven',
    ofSpanish,
    '',
  ),
  each('anade, anada, agrega, incluye, mete, pon, suma, apunta', 'melo, mela, melos, melas, noslo, nosla', ''),
  each(
    'lo, la, los, las',
    'anado, anadimos, agregamos, quiero, queremos, llevo, llevamos, cojo, cogemos, meto, metemos, incluimos, incluyo, sumamos, tomo, tomamos',
  ),
  'anadelo todo, ponlo todo, con todo, me lo llevo, me la llevo, me los llevo, me las llevo',
  each(
    'on le, on la, on les, on l, je le, je la, je les, je l, nous le, nous la, nous les',
    'prend, prends, prenons, ajoute, ajoutons, rajoute, rajoutons, met, mets, mettons, inclut, inclus, veut, veux, voulons, emmene, emmenons, emporte, emportons, note',
  ),
  each(
    'ajoutez, ajoute, rajoutez, rajoute, mettez, mets, incluez, inclus, comptez, compte, prenez, prends, notez',
    ofFrench,
  ),
  'tambah, tambahkan, tambah tu, tambah itu, tambah sekali, masukkan, masukkan tu, masukkan itu, masukkan sekali, ambil, ambil tu, ambil itu, ambil sekali, letak, letak tu, letak sekali, bawa sekali, bawak sekali, kira sekali, campur sekali, kami ambil, saya ambil, nak yang tu, nak tu',
  each(
    'lisa, lisage, lisame, lisan, pane, pange, paneme, panen, vota, votke, votame, votan, arvesta, arvestage, loe, lugege',
    'see, need, ta, selle, seda, juurde, kaasa, sisse, kirja, see juurde, selle juurde, see kaasa, selle kaasa, need juurde, need kaasa, see kirja, see sisse, ta juurde, ta kaasa',
  ),
  each(
    'ضيف, اضف, اضيف, ضيفو, اضيفو, زيد, زيدو, حط, حطو, سجل, احسب, دخل, خذ, خد, نضيف, بنضيف, هنضيف, رح نضيف, ناخذ, ناخد, بناخذ, بناخد, هناخد, رح ناخد',
    'ها, ه, هم, هن',
    '',
  ),
  'اضيفوا, حطها معنا, خذها معنا, ضيفها معنا, بدنا اياها, بدي اياها, ابيها, ابيه, نبيها, نبيه, عايزها, عايزه, عايزينها',
].join(', ');

/** Verbs of leaving out with a pronoun: "leave it out then", "quítala", "on le laisse". */
const removals = [
  each(
    'leave, take, keep, cut',
    `${each(english, 'out')}, ${each(english, 'off')}, ${each(english, 'behind')}, ${each(english, 'here')}`,
  ),
  each(
    'leave, drop, skip, scrap, remove, lose, do without, go without, forget, we ll leave, i ll leave, we ll drop, i ll drop, we ll skip, i ll skip',
    english,
  ),
  'without it, without them, without that, without then, not with it, no need for it, no need for them',
  each('quita, quite, quitad, quiten, saca, saque, saquen, elimina, borra, deja, deje, dejad, dejen', ofSpanish, ''),
  each('lo, la, los, las', 'dejo, dejamos, quito, quitamos, saco, sacamos'),
  'dejalo fuera, dejala fuera, dejalos fuera, dejalas fuera, sin eso, sin el, sin ella, sin ellos, sin ellas, entonces sin, mejor sin',
  each(
    'on le, on la, on les, on l, je le, je la, je les, je l',
    'laisse, enleve, retire, laisse ici, laisse la, oublie',
  ),
  each('enlevez, enleve, retirez, retire, otez, supprimez, oubliez', ofFrench),
  'sans ca, sans lui, sans elle, sans alors, alors sans, on s en passe, on fait sans, laissez le de cote, laissez la de cote',
  'tinggal, tinggalkan, tinggalkan tu, tinggal je, keluarkan, keluarkan tu, buang, buang tu, tak payah, tak perlu, tanpa itu, tanpa tu, tak jadi bawa',
  each(
    'jata, jatke, jatame, jatan, vota, votke, votame',
    'valja, maha, ara, see valja, see maha, see ara, need valja, need maha, ta valja, ta maha, selle valja, selle maha',
  ),
  'ilma siis, siis ilma, ilma selleta, ilma nendeta',
  each(
    'شيل, شيلو, اشيل, نشيل, هنشيل, رح نشيل, اترك, نترك, بنترك, سيب, نسيب, هنسيب, احذف, احذفو, خلي, بنخلي, بلا',
    'ها, ه, هم, هن',
    '',
  ),
  'بدونها, بدونه, بدونهم, من غيرها, من غيره, بلاش, بلاها',
].join(', ');

/** What people write to have what a question supposed, by whether it puts something in or leaves something out. */
export const acceptingWords = new PhraseSet({ add: additions, leave: removals });
