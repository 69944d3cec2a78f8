import { describe, expect, it } from 'vitest';
import { anonymousText } from './anonymous-text.js';

const nationalities = new Set(['Polish', 'Spanish', 'Thai']);
const read = (text: string) => anonymousText(text, (word) => nationalities.has(word));

describe('the text of a question that is stored', () => {
  it.each([
    ['Do you insure a harp? Write to amina.yusof+move@example.co.uk', 'amina'],
    ['my mail is amina (at) gmail dot com, do you store boats?', 'gmail'],
    ['Escríbame a lucia@correo.es, ¿desmontan camas?', 'lucia'],
    ['Is this you? https://evil.example/x?y=amina and www.amina.com/page', 'amina|evil'],
    ['see amina-yusof.com for my list, do you take all of it?', 'amina'],
    ['follow me @amina_y, do you move pianos?', 'amina'],
    ['Call me on +44 7700 900123, do you work on Sunday?', '7700|900123'],
    ['اتصل بي على ٠٥٠١٢٣٤٥٦٧ هل تنقلون البيانو؟', '050123|٠٥٠'],
    ['Appelez-moi au 06 12 34 56 78, démontez-vous les lits ?', '12 34'],
    ['helista 5123 4567, kas te pakite ka?', '5123'],
    ['My booking is 84736251, can I change the date?', '84736'],
    ['card 4929 1234 5678 9012, do you take it?', '4929|9012'],
    ['Passport AB1234567, is it enough?', 'AB123'],
    ['IBAN EE38 2200 2210 2014 5685, when do I pay?', '2200|5685'],
    ['My name is Amina Yusof and I have a harp, do you move it?', 'Amina|Yusof'],
    ['me llamo Lucía García, ¿mueven pianos?', 'Lucía|García'],
    ["je m'appelle Zoé Lefèvre, vous assurez les tableaux ?", 'Zoé|Lefèvre'],
    ['Nama saya Ahmad Faizal, boleh pindah ikan?', 'Ahmad|Faizal'],
    ['Minu nimi on Jaan Tamm, kas kolite klaveri?', 'Jaan|Tamm'],
    ['اسمي محمد الفارسي هل تنقلون البيانو', 'محمد|الفارسي'],
    ["I'm Anna, do you move fish tanks?", 'Anna'],
    ['Can Mr. Smith from your office come again?', 'Smith'],
    ['Is Puan Siti Aminah still working with you?', 'Siti|Aminah'],
    ['My wife Anna Karenina has a harp, can you move it?', 'Anna|Karenina'],
    ['هل يستطيع السيد خالد أن يأتي؟', 'خالد'],
    ['Do you move hot tubs? Thanks, Oliver Twist', 'Oliver|Twist'],
    ['Can you park a truck at 12 Baker Street?', '12|Baker'],
    ['Can your lorry reach 4b Old Mill Lane, LS1 4AP?', 'Mill|LS1|4AP'],
    ['¿Pueden aparcar en Calle Mayor 5?', 'Mayor|5'],
    ['Le camion passe-t-il au 12 rue de la Paix ?', '12|Paix'],
    ['Boleh lori masuk No 5, Jalan Ampang Hilir?', 'Ampang|5'],
    ['Kas auto mahub Narva maantee 7-12 ette?', 'Narva|7-12'],
    ['هل تصل الشاحنة إلى شارع الملك فهد 15', 'فهد|15'],
    ['Can my brother, passport K07Y00R31, bring a crossbow?', 'K07|R31'],
    ['Is K07Y00R31 good for the customs?', 'K07'],
    ['Does my passport number is 31 195 855 work?', '31 195|855'],
    ['¿Qué visado necesita mi mujer con DNI 87654321X?', '8765|21X'],
    ['mi DNI 87.654.321-X, ¿sirve?', '87\\.|654'],
    ['minu isikukood 49403136526, kas sellest piisab?', '4940'],
    ['My son was born on 14/9/2011, does he need a visa?', '14/9|2011'],
    ['she was born 2nd of May 1974, can she retire in Spain?', '1974|May'],
    ['mi padre nacido el 7 de junio de 1951, ¿paga aduana?', '1951|junio'],
    ['ma mère est née le 21.11.1949, paie-t-elle la douane ?', '21|1949'],
    ['saya lahir pada 5 Mac 1988, boleh mohon visa?', '1988|Mac'],
    ['olen sündinud 17.02.1969, kas saan pensioni?', '17|1969'],
    ['أنا من مواليد 1990/5/12 هل أحتاج تأشيرة', '1990|12'],
    ['my postcode is 90210, do you come here?', '90210'],
  ])('does not say who asked: %s', (typed, secret) => {
    expect(read(typed)).not.toMatch(new RegExp(secret));
    expect(read(typed)).toMatch(/\[(?:email|phone|number|link|address|name)\]/);
  });

  it.each([
    'Can I bring 10,000 dollars in cash?',
    'Can I bring 10000 euros into Malaysia?',
    'Do you move a piano from Leeds to York on 15/03/2027?',
    "I'm Polish, do I need a visa for the UK?",
    'Do you have a warehouse in St. Louis?',
    '¿Tienen un almacén en Palma de Mallorca?',
    'Do you dismantle IKEA PAX wardrobes and 2 beds?',
    'Is a 2015 Land Rover allowed in Japan?',
    'Do you deliver on Sunday mornings?',
    'Vous travaillez le dimanche à Lyon ?',
    'Boleh saya bawa ikan ke Jepun?',
    'Kas te viite vana mööbli ära?',
    'هل تعملون يوم الجمعة في دبي؟',
    'Is 1 500 000 yen of value insured?',
    'Do you ship 30 boxes at 23 kg each?',
    'Do I need a passport 6 months valid in 2027?',
    'Is a passport of 2019 good for 3 trips?',
    'Can my newborn come, born 3 weeks ago?',
    'Do you take an iPhone 15 and a PS5?',
  ])('keeps what the question is about: %s', (typed) => expect(read(typed)).toBe(typed));

  it('is one short line without marks that turn or hide text', () => {
    expect(read('Do you\u202E move\n\n  boats\u200B?')).toBe('Do you move boats ?');
    expect(read(`Do you move ${'very '.repeat(200)}large boats?`).length).toBeLessThanOrEqual(302);
  });
});
