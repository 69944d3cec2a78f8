import { has, phrasePattern } from '../text/phrases.js';

/** What a visitor goes through, which is answered kindly before anything else. */
export type Feeling = 'loss' | 'emergency' | 'worry';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const deaths = phrasePattern(
  'passed away, passed on, has passed, passed last, passed this, bereave*, bereft, widowed, lost my husband, lost my wife, lost my mother, lost my father, lost my mum, lost my dad, lost our mum, lost our dad, lost my mam, lost my brother, lost my sister, lost my son, lost my daughter, ' +
    'fallecio, fallecido, fallecida, falleciero*, fallecimiento, se murio, ha muerto mi, murio mi, se ha muerto, enviude, enviudado, perdi a mi madre, perdi a mi padre, perdi a mi marido, perdi a mi mujer, ' +
    'est decede, est decedee, decede, decedee, vient de deceder, deces de, est mort, est morte, sont morts, nous a quittes, j ai perdu ma mere, j ai perdu mon pere, j ai perdu mon mari, j ai perdu ma femme, ' +
    'meninggal, meninggal dunia, kematian, pergi buat selamanya, suri, surnud, suri ara, lahkus elust, lahkunud, kaotasin ema, kaotasin isa, kaotasin mehe, kaotasin naise, ' +
    'توفي, توفيت, توفى, اتوفي, اتوفى, اتوفت, وفاه, توفت, مات ابي, مات ابوي, ماتت امي, ماتت',
);
const kin = phrasePattern(
  'mother, mum, mam, mom, mummy, father, dad, parent, parents, husband, wife, partner, brother, sister, son, daughter, grandmother, grandfather, gran, granny, nan, nana, grandad, granda, aunt, auntie, uncle, friend, neighbour, neighbor, he, she, they, baby',
);
/** "Died" is said of batteries as well. */
const died = phrasePattern('died, dies, has died, is dead, death');
const disasters = phrasePattern(
  'flooded, flooding, got flooded, is flooded, house fire, flat fire, burnt down, burned down, burst pipe, pipe burst, roof collapsed, roof fell, evicted, being evicted, kicked out, thrown out, homeless, fleeing, domestic violence, domestic abuse, ' +
    'inundado, inundada, se inundo, se nos inundo, se quemo, se nos quemo, nos desahucian, desahucio, desahuciado*, nos echan, me echan, violencia domestica, ' +
    'inonde, inondee, degat des eaux, a brule, a pris feu, expulses, expulse, sans abri, violences conjugales, ' +
    'kena banjir, rumah banjir, dilanda banjir, rumah terbakar, kena halau, dihalau, uputas, tulekahju, polengu*, maja poles, korter poles, tosteti valja, tostetakse valja, veeavarii, ' +
    'غرق البيت, غرقت الشقه, غرقت شقتنا, احترق, احترقت, طردونا, طردوني, يطردونا, اخلاء قسري',
);
const urgent = phrasePattern(
  'urgent, urgently, emergency, desperate, desperately, urgente, urgentemente, urgencia, desesperad*, urgent, urgence, en urgence, desespere*, segera, kecemasan, terdesak, kiire, kiiresti, hadas, hadaolukord*, ضروري, مستعجل, مستعجله, عاجل, طارئ, طوارئ',
);
const help = phrasePattern(
  'help, ayuda, ayudar, ayudame, ayudarme, ayudenme, socorro, aide, aider, aidez, aidez moi, tolong, bantu, bantuan, aita*, aidake, abi, appi, ساعدوني, ساعدني, مساعده, تساعدوني, تساعدوا, ساعدونا, النجده',
);
const worries = phrasePattern(
  'anxious, anxiety, so nervous, very nervous, really nervous, worried sick, worried about it, so worried, very worried, really worried, so stressed, very stressed, really stressed, stressing me, stressed out, overwhelmed, overwhelming, scared, terrified, panicking, in a panic, can t cope, cannot cope, cant cope, in tears, at my wits end, falling apart, too much for me, ' +
    'ansios*, ansiedad, nervios*, angustiad*, agobiad*, agobia, muy preocupad*, estresad*, estresa, abrumad*, tengo miedo, me da miedo, no puedo mas, ' +
    'anxieux, anxieuse, angoiss*, stresse, stressee, tres inquiet, tres inquiete, inquiete de, deborde, debordee, depasse, depassee, j ai peur, elle a peur, je n en peux plus, ' +
    'risau, bimbang, cemas, gelisah, tertekan, stress, takut sangat, tak tahan, arev*, murelik*, mures, stressis, stress, hirmul, kardan, ei jaksa enam, ule jou, ' +
    'قلقانه, قلقان, قلقه, متوتر*, خايفه, خايف, خائف*, مرعوب*, مضغوط*, تعبت نفسيا, متضايق*',
);
/** Fear of a rule or a thing is asked of that: "I'm worried about customs". */
const ofMatters = phrasePattern(
  'customs, duty, visa, quarantine, vaccin*, tax, insurance, insured, damage, damaged, break, broken, scratch*, price, cost, aduana, visado, cuarentena, seguro, precio, romper, douane, quarantaine, assurance, casse*, prix, kastam, kuarantin, insurans, rosak, harga, toll, karantiin*, kindlustus*, katki, hind, جمارك, تامين, حجر, سعر, تنكسر',
);
const mostWordsOfUrgency = 12;

/** "My mother passed away", "please help, it's urgent", "she is so anxious about it". */
export function feelingIn(sentence: string): Feeling | undefined {
  if (has(sentence, deaths) || (has(sentence, died) && has(sentence, kin))) return 'loss';
  if (has(sentence, disasters) && !has(sentence, ofMatters)) return 'emergency';
  const isShort = sentence.trim().split(' ').length <= mostWordsOfUrgency;
  if (isShort && has(sentence, urgent) && has(sentence, help)) return 'emergency';
  return has(sentence, worries) && !has(sentence, ofMatters) ? 'worry' : undefined;
}

/** Those after which a person is brought, whatever else is asked. */
export const needsPerson = (feeling: Feeling | undefined): boolean => feeling === 'loss' || feeling === 'emergency';
