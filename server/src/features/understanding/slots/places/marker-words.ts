/** The meaning of a word before the name of a place. */
export type Marker = 'from' | 'to' | 'in' | 'of';

/** By language, because "a" and "de" mean other things in English. Estonian mostly uses endings. */
export const markerWords: Readonly<Record<string, Readonly<Partial<Record<Marker, string>>>>> = {
  en: {
    from: 'from, fae, frae, now live, i live, we live, currently live, leave, leaves, leaving, out of, currently in, living in, live in, based in, departing, i m in, im in, we re in, were in, we are in, both are in, am in, origin, pick up in, pickup in, collect in, collected in, collection in, starting in, start in, moving out of, between, ex, come from, coming from, closing the, closing our',
    to: 'found one in, found one its in, found one it s in, found one and its in, found a place in, found a house in, found a flat in, found somewhere in, to, tae, will work in, ll work in, going to work in, into, towards, toward, destination, heading for, bound for, going to live in, go to live in, to live in, will live in, ll live in, live near, living near, move near, moving near, delivered in, deliver in, delivery in, job in, jobs in, new home in, new house in, new flat in, new place in, new apartment in, new home, new house, new flat, new place, new apartment, new address, moving in, arriving in, leave for, leaves for, leaving for, relocating in, going, settle in, settling in, dest',
    in: 'in, at, within, around, across, near, outside, outside of, close to, not far from',
    of: 'of, for, the, through, via, about, on about, regarding',
  },
  es: {
    from: 'desde, salgo de, salimos de, vivo en, vivimos en, estoy en, estamos en, saliendo de, origen, resido en, venimos de, vengo de, viniendo de, somos de, soy de, partimos de, parto de, nos vamos de, me voy de, actualmente en, ahora en',
    to: 'a, hasta, hacia, salgo para, salimos para, voy para, rumbo a, destino, con destino a, trabajo en, a vivir a, a vivir en, viviremos en, vivire en, me jubilo en, nos jubilamos en, jubilarnos en, jubilarme en',
    in: 'en, dentro de, cerca de, al lado de',
    of: 'de, del, por, para, sobre',
  },
  fr: {
    from: 'depuis, habite a, habite, habitons, habitons a, vis a, vivons a, quitte, quittons, pars de, part de, partons de, pars du, part du, partons du, partir du, pars des, partons des, viens du, venons du, vient du, venant du, viens des, en provenance du, depart du, au depart du, depart, depart de, au depart de, suis a, sommes a, venons de, viens de, vient de, venant de, en provenance de, actuellement, actuellement a, actuellement en, on est a, on habite',
    to: 'a, vers, pars pour, partons pour, partir pour, part pour, quitte pour, jusqu a, au, aux, en, direction, en direction de, destination, destination de, a destination de, emploi a, arrivee, va vivre a, vais vivre a, allons vivre a, aller vivre a, s installer a, installer a',
    in: 'dans, sur, pres de, a cote de',
    of: 'de, d, du, des, pour',
  },
  ms: {
    from: 'dari, daripada, dr, kami di, kami kat, saya di, sy di, saya kat, sekarang di, sekarang kat, duduk kat, tinggal kat, tinggal di, duduk di, berada di, menetap di, asal dari, keluar dari',
    to: 'ke, menuju, hingga, sampai, kerja di, kerja kat, balik, balik ke, pulang ke, destinasi, akan tinggal di, nak tinggal di, pergi tinggal di, akan menetap di, mahu tinggal di',
    in: 'di, kat, dalam, sekitar, dekat, dekat dengan',
    of: 'untuk, dan, tentang, pasal',
  },
  et: {
    from: 'elan, elame, elasin, elasime, praegu',
    to: 'linna, koju, tagasi koju, tagasi, elama, elama hakkame, hakkame elama, hakkan elama',
    in: 'linnas, lahedal',
    of: 'kuni',
  },
  ar: {
    from: 'من, احنا في, نحنا في, حاليا في, ساكن في, ساكنين في, ساكنه في, اعيش في, نعيش في, اسكن في, نسكن في, مقيم في, بين',
    to: 'رايح, رايحه, رايحين, رايح علي, رايحين علي, مسافر, مسافره, مسافرين, مهاجر, مهاجره, مهاجرين, مسافرين علي, الي, الى, على, علي, نحو, باتجاه, ل, شغل في, وظيفه في, عمل في, شغلي في, للعيش في, لنعيش في, سنعيش في, ساعيش في, رح نعيش في, ورح نعيش في, راح نعيش في, وراح نعيش في, هنعيش في, نروح نعيش في, للسكن في',
    in: 'في, داخل, ضمن, قرب, بالقرب من, جنب',
    of: 'عن, حول',
  },
};

export const articles: ReadonlySet<string> = new Set('the la le el l los las les'.split(' '));

/** Words of people who are about to move. */
export const movingWords =
  'move, moves, moving, moved, flit, flitting, flittin, leaving, relocat*, shift*, going back, back home, coming home, i am going, i m going, we re going, we are going, me voy, nos vamos, ship, ships, shipping, transfer*, emigrat*, transport*, removal*, quote, estimate, mud*, traslad*, mudanza*, cotiza*, presupuesto, ' +
  'quiero mover, queremos mover, necesito mover, necesitamos mover, mover solo, mover un, mover una, mover mis, mover los, envi*, demenag*, devis, partir, pars, partons, installer, expedi*, transport*, expatri*, pindah*, berpindah*, sebut harga, hantar*, ' +
  'hinda, hinnapakkumi*, nrja3, نرحل*, ارحل*, رحيل, راجع, راجعين, نرجع, ' +
  'koli*, kolim*, pakkumi*, vedu, saata, saatmi*, انتقل*, ننتقل*, الانتقال*, نقل*, انتقال*, سانتقل*, سننتقل*, عرض سعر, شحن*, moov*, mving';
