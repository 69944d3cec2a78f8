/**
 * Names of large cities in Estonian and Arabic, and abbreviations, each with the text by which the place is found. The
 * list of places has the English, Spanish and French names.
 */
const estonian =
  'berliin: Berlin, Germany; pariis: Paris, France; rooma: Rome, Italy; lissabon: Lisbon, Portugal; kopenhaagen: Copenhagen, Denmark; helsingi: Helsinki, Finland; ' +
  'riia: Riga, Latvia; riiga: Riga, Latvia; viin: Vienna, Austria; praha: Prague, Czechia; varssavi: Warsaw, Poland; brussel: Brussels, Belgium; moskva: Moscow, Russia; peterburi: Saint Petersburg, Russia; ' +
  'ateena: Athens, Greece; genf: Geneva, Switzerland; tokyo: Tokyo, Japan; tokio: Tokyo, Japan; peking: Beijing, China; stockholm: Stockholm, Sweden; oslo: Oslo, Norway; ' +
  'london: London, United Kingdom; dublin: Dublin, Ireland; tallinna: Tallinn, Estonia; tallinn: Tallinn, Estonia; tartu: Tartu, Estonia; parnu: Pärnu, Estonia; narva: Narva, Estonia; ' +
  'haag: The Hague, Netherlands; hamburg: Hamburg, Germany; munchen: Munich, Germany; frankfurt: Frankfurt am Main, Germany; madrid: Madrid, Spain; barcelona: Barcelona, Spain; ' +
  'turu: Turku, Finland; milano: Milan, Italy; edinburgh: Edinburgh, United Kingdom; singapur: Singapore; vilnius: Vilnius, Lithuania; vilniuse: Vilnius, Lithuania; budapest: Budapest, Hungary; ' +
  'amsterdam: Amsterdam, Netherlands; new york: New York; zurich: Zurich, Switzerland; toronto: Toronto, Canada; sydney: Sydney, Australia; dubai: Dubai; bangkok: Bangkok; viljandi: Viljandi, Estonia; ' +
  'haapsalu: Haapsalu, Estonia; kuressaare: Kuressaare, Estonia; rakvere: Rakvere, Estonia; voru: Võru, Estonia; valga: Valga, Estonia; johvi: Jõhvi, Estonia; paide: Paide, Estonia';
const arabicNames =
  'لندن: London, United Kingdom; مانشستر: Manchester, United Kingdom; برمنغهام: Birmingham, United Kingdom; برمنجهام: Birmingham, United Kingdom; ليدز: Leeds, United Kingdom; ليفربول: Liverpool, United Kingdom; ' +
  'ادنبره: Edinburgh, United Kingdom; غلاسكو: Glasgow, United Kingdom; جلاسكو: Glasgow, United Kingdom; بريستول: Bristol, United Kingdom; دبلن: Dublin, Ireland; كورك: Cork, Ireland; باريس: Paris, France; ليون: Lyon, France; ' +
  'مرسيليا: Marseille, France; برلين: Berlin, Germany; ميونخ: Munich, Germany; ميونيخ: Munich, Germany; هامبورغ: Hamburg, Germany; فرانكفورت: Frankfurt am Main, Germany; مدريد: Madrid, Spain; برشلونه: Barcelona, Spain; ' +
  'لشبونه: Lisbon, Portugal; روما: Rome, Italy; ميلانو: Milan, Italy; فيينا: Vienna, Austria; جنيف: Geneva, Switzerland; زيورخ: Zurich, Switzerland; زيوريخ: Zurich, Switzerland; امستردام: Amsterdam, Netherlands; ' +
  'بروكسل: Brussels, Belgium; ستوكهولم: Stockholm, Sweden; تالين: Tallinn, Estonia; تارتو: Tartu, Estonia; اسطنبول: Istanbul, Turkey; موسكو: Moscow, Russia; كوالالمبور: Kuala Lumpur, Malaysia; كوالا لمبور: Kuala Lumpur, Malaysia; ' +
  'كوالا لامبور: Kuala Lumpur, Malaysia; بينانغ: George Town, Malaysia; سنغافوره: Singapore; بانكوك: Bangkok, Thailand; طوكيو: Tokyo, Japan; بكين: Beijing, China; شنغهاي: Shanghai, China; سيول: Seoul, South Korea; ' +
  'دبي: Dubai, United Arab Emirates; ابوظبي: Abu Dhabi, United Arab Emirates; ابو ظبي: Abu Dhabi, United Arab Emirates; الشارقه: Sharjah, United Arab Emirates; الدوحه: Doha, Qatar; الرياض: Riyadh, Saudi Arabia; جده: Jeddah, Saudi Arabia; ' +
  'الكويت: Kuwait City, Kuwait; المنامه: Manama, Bahrain; مسقط: Muscat, Oman; عمان: Amman, Jordan; بيروت: Beirut, Lebanon; دمشق: Damascus, Syria; بغداد: Baghdad, Iraq; القاهره: Cairo, Egypt; الاسكندريه: Alexandria, Egypt; ' +
  'تونس العاصمه: Tunis, Tunisia; الجزاير العاصمه: Algiers, Algeria; الدار البيضاء: Casablanca, Morocco; الرباط: Rabat, Morocco; نيويورك: New York; لوس انجلوس: Los Angeles; شيكاغو: Chicago; تورونتو: Toronto, Canada; ' +
  'مونتريال: Montreal, Canada; فانكوفر: Vancouver, British Columbia, Canada; سيدني: Sydney, Australia; ملبورن: Melbourne, Australia; اوكلاند: Auckland, New Zealand; هانوي: Hanoi, Vietnam; ساو باولو: São Paulo, Brazil';
const abbreviations =
  'la: Los Angeles; sf: San Francisco; nyc: New York; kl: Kuala Lumpur; kk: Kota Kinabalu; jb: Johor Bahru; pj: Petaling Jaya; hk: Hong Kong; ' +
  'dc: Washington DC; ldn: London, United Kingdom; cdmx: Mexico City; bcn: Barcelona, Spain; hcmc: Ho Chi Minh City; saigon: Ho Chi Minh City; bkk: Bangkok; sg: Singapore; ' +
  'philly: Philadelphia; vegas: Las Vegas; rio: Rio de Janeiro; ' +
  'vancouver: Vancouver, British Columbia, Canada; florence: Florence, Italy; florencia: Florence, Italy; ' +
  'nueva york: New York; moscou: Moscow, Russia; pekin: Beijing, China; londen: London, United Kingdom; georgetown: George Town, Malaysia; ' +
  '伦敦: London, United Kingdom; 东京: Tokyo, Japan; 北京: Beijing, China; 上海: Shanghai, China; 吉隆坡: Kuala Lumpur, Malaysia; 新加坡: Singapore; 巴黎: Paris, France';

/** Words in small letters: "la" is the Spanish article, "rio" a river. */
export const needCapitals: ReadonlySet<string> = new Set('la sf dc rio kk sg hk bcn vegas'.split(' '));

function entriesOf(list: string): [string, string][] {
  return list.split('; ').map((entry) => {
    const [name = '', text = ''] = entry.split(': ');
    return [name, text];
  });
}

export const cityNames: ReadonlyMap<string, string> = new Map(
  [estonian, arabicNames, abbreviations].flatMap(entriesOf),
);
