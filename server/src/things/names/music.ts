import type { ThingNames } from '../thing-index.js';

export const music: ThingNames = {
  piano: {
    sure: {
      any: 'steinway, bosendorfer, bechstein, bluthner, kawai piano, kawai upright, yamaha piano, yamaha upright, yamaha u1, yamaha u3, petrof, schimmel piano, sauter piano, fazioli, pleyel, estonia piano, baldwin piano, broadwood, bentley piano, chappell piano, pianola, pianoforte, pianino, pianiino, kimball piano, zimmermann piano, grotrian, knabe, mason hamlin, rippen, bush and lane, wurlitzer piano, young chang, samick piano, seiler piano, disklavier',
      en: 'piano, upright piano, upright pianos, player piano, console piano, spinet piano, cottage piano, studio piano, piano stool, family piano',
      es: 'piano de pared, piano vertical, piano',
      fr: 'piano droit, piano, piano d etude',
      ms: 'piano, piano tegak',
      et: 'klaver, klaveri, klaverit, klaverid, klavereid, klaveriga, pianiino, pianiinot',
      ar: 'بيانو, بيانو قائم, البيانو',
    },
    shared: {
      any: 'kawai, schimmel, sauter, zimmermann, bentley upright, baldwin, kemble, chappell, wurlitzer, welmar, danemann, challen',
    },
  },
  'grand-piano': {
    sure: {
      any: 'steinway model d, steinway model b, steinway model s, steinway grand, steinway concert grand, yamaha grand, yamaha c3, yamaha c7, kawai grand, bechstein grand, bosendorfer grand, bosendorfer imperial, estonia grand, bluthner grand, fazioli grand, boston grand piano, essex grand piano, yamaha baby grand, yamaha c5, petrof grand',
      en: 'grand piano, baby grand, baby grand piano, concert grand, concert piano, concert grand piano, parlour grand, parlor grand, grand pianos, harpsichord, square piano, medium grand piano',
      es: 'piano de cola, piano de media cola, piano de cuarto de cola, clavecin, clavicordio, media cola',
      fr: 'piano a queue, quart de queue, demi queue, crapaud piano, piano de concert, clavecin, piano demi queue, piano quart de queue',
      ms: 'piano besar, piano grand, grand piano, piano konsert',
      et: 'tiibklaver, tiibklaveri, tiibklaverit, tiibklaverid, kontsertklaver, kontsertklaveri, kabinetklaver, kabinetklaveri, klavessiin, klavessiini',
      ar: 'بيانو كبير, بيانو ذيل, بيانو جراند, بيانو جراند, غراند بيانو, بيانو الكبير, بيانو غراند',
    },
  },
  'large-instrument': {
    sure: {
      any: 'hammond organ, marimba, vibraphone, gamelan',
      en: 'organ, pipe organ, church organ, electric organ, reed organ, harp, concert harp, celtic harp, drum kit, drum set, drumkit, drums, electronic drums, timpani',
      es: 'arpa, bateria acustica, bateria electronica, organo musical, organo electrico, timbales de orquesta',
      fr: 'harpe, batterie acoustique, batterie electronique, batterie de musique, orgue, timbales d orchestre',
      ms: 'harpa, dram set, set dram, organ elektrik, gamelan',
      et: 'harf, harfi, trummikomplekt, trummikomplekti, trummid, trumme, orel, oreli',
      ar: 'هارب, قيثاره, طبول, طقم درامز, درامز, اورغ, اورج',
    },
    shared: { es: 'bateria, organo', fr: 'batterie' },
  },
  instrument: {
    sure: {
      any: 'clavinova, yamaha clavinova, stradivarius, fender stratocaster, stratocaster, telecaster, gibson les paul, les paul guitar, gibson guitar, martin guitar, moog, saxophone, saxofon, clarinet, trombone, accordion, ukulele, didgeridoo, djembe, sitar, bandoneon, xylophone, glockenspiel, mandolin, balalaika, oud instrument, erhu, guzheng, kannel, theremin, euphonium, tuba, sousaphone, viola da gamba, bouzouki, harmonium, charango, kora, veena, veenai, tabla, tablas, tanpura, tambura, dholak, mridangam, sarod, santoor, esraj, dilruba, shehnai, koto, shamisen, pipa instrument, angklung, kompang',
      en: 'digital piano, electric piano, electronic piano, stage piano, keyboard piano, piano keyboard, digital pianos, electric pianos, musical instrument, music instrument, instrument, guitar, electric guitar, acoustic guitar, bass guitar, guitar amp, guitar amplifier, violin, viola, cello, double bass, trumpet, flute, oboe, bassoon, french horn, keyboard instrument, synthesizer, synthesiser, synth, banjo, bagpipes, fiddle, recorder flute, music stand, string instrument, brass instrument, mixing desk, steel drum, hurdy gurdy, gong',
      es: 'piano digital, piano electrico, piano electronico, instrumento musical, instrumentos musicales, guitarra, guitarra electrica, violin, violonchelo, chelo, contrabajo, trompeta, flauta, sintetizador, acordeon, saxofon, gaita, tambor, teclado electronico, cajon flamenco, laud',
      fr: 'piano numerique, piano electrique, instrument de musique, instruments de musique, guitare, guitare electrique, violon, violoncelle, alto instrument, contrebasse, trompette, flute traversiere, flute, synthetiseur, accordeon, saxophone, cornemuse, tambour, clarinette, hautbois',
      ms: 'piano digital, piano elektrik, alat muzik, gitar, gitar elektrik, biola, selo, trompet, seruling, akordion, saksofon, gambus, rebana, kompang',
      et: 'digiklaver, digiklaveri, digiklaverit, elektriklaver, elektriklaveri, elektriklaverit, pilli, muusikariist, muusikariista, muusikariistad, muusikariistu, kitarr, kitarri, kitarrid, viiul, viiuli, viiulid, tsello, tšello, tsellot, kontrabass, kontrabassi, trompet, trompeti, flööt, flöödi, harmoonium, süntesaator, süntesaatori, akordion, akordioni, saksofon, saksofoni, kannel, kandle, klarnet, klarneti, löökpillid, lõõtspill',
      ar: 'بيانو رقمي, بيانو كهربائي, بيانو ديجيتال, بيانو الكتروني, اله موسيقيه, الات موسيقيه, جيتار, غيتار, كمان, تشيلو, عود موسيقي, اكورديون, ساكسفون, ناي, قانون موسيقي, بوق, طبله',
    },
    shared: {
      any: 'fender, gibson, yamaha, roland, korg, oud',
      en: 'bass, recorder, horn, keyboard, drum, strat, pipes',
      es: 'teclado',
      fr: 'basse',
      ar: 'عود',
      et: 'pill',
    },
  },
};
