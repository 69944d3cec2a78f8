/** Patterns over plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const refusal =
  '(?:not|don t|dont|won t|wont|can t|cant|cannot|never|without|no|sin|nunca|pas|sans|jamais|aucun|aucune|tak|taknak|tidak|tanpa|enggan|xnak|ei|mitte|ilma|ما|لا|مش|مو|مب|لن|بدون|ماني|مابي|مابدي|مابغي)';
const giving =
  '(?:give|giving|share|sharing|leave|leaving|provide|providing|hand over|pass on|put|enter|type|tell|telling|say|dar|daros|darle|darles|darte|doy|damos|dare|dejar|dejo|dejare|decir|digo|compartir|facilitar|poner|pongo|donner|donne|donnerai|donnons|laisser|laisse|laisserai|communiquer|communique|filer|file|mettre|mets|dire|fournir|renseigner|saisir|passer|' +
  'bagi|beri|berikan|bagitahu|kasi|kongsi|tinggalkan|letak|isi|cakap|anda|anna|anname|jagada|jaga|jatta|jata|avaldada|avalda|oelda|utle|utelda|kirjutada|kirjuta|panna|sisestada|اعطي|اعطيك|اعطيكم|اعطيكن|اعطاء|اعطيه|بعطي|بعطيكم|نعطي|نعطيكم|ادي|اديكم|هدي|هديكم|اشارك|مشاركه|احط|اترك|اقول|اكتب|ادخل)';
const phone =
  '(?:tele ?phones?|phones?(?! (?:case|charger|box))|mobile|cell|number(?! of)|num|tel|telf|tlf|no (?:tel|telefon|hp|fon|phone)|telefono|movil|celular|numero(?! de (?!telefono|movil|celular|telephone|portable|tel))|telephone|portable|telefon|fon|nombor(?! (?:rumah|unit|pintu))|telefoni\\p{L}*|numbrit|numbri|mobiili\\p{L}*|' +
  'ال?هاتف\\p{L}*|هاتف\\p{L}*|ال?تلفون\\p{L}*|تلفون\\p{L}*|ال?جوال|جوال\\p{L}*|موبايل\\p{L}*|رقمي|رقم(?! (?:ال)?(?:شقه|بيت|غرفه)))';
const email =
  '(?:e ?mails?|e mail|mail|correo|courriel|emel|e posti?|meili?|meiliaadressi?|(?:ال)?ايميلي?|(?:ال)?بريدي?)';
const own =
  '(?:(?:my|the|an?|any|our|your|mi|mis|el|un|una|ningun|mon|ma|mes|l|le|une|d|de|oma|minu|adresse|direccion|alamat) )*';
/** So many words between two of these. */
const upTo = (most: number): string => `(?:\\S+ ){0,${most}}?`;
const either = '(?:or|nor|and|ni|o|y|ou|et|atau|dan|ega|voi|ja|او|ولا|و)';

/** "We don't do email", "g pas de mail", "I've no phone": there is none, so that none can be given. */
const lacking =
  '(?:(?:(?:i|we|he|she) )?(?:don t|dont|do not|doesn t) (?:have|own|got)|(?:i|we|he|she) (?:don t|dont|do not|doesn t|never) (?:do|use|really use|really do)|there is no|(?:i|we) (?:have|ve|got|ve got|have got) no|(?:ive|weve) (?:got )?no|haven t got|havent got|hasn t got|' +
  'no (?:tengo|tenemos|uso|usamos|manejo|dispongo de)|(?:j|on|je|nous)? ?(?:n )?(?:ai|a|avons|utilise|g) (?:pas|plus) (?:d|de)|g pas (?:d|de)|j ai pas (?:d|de)|' +
  'tiada|takde|tak de|takda|tak ada|xde|x ada|tak pakai|tak guna|tak gune|(?:mul|meil|minul) (?:ei ole|pole)|ei kasuta|ei oma|' +
  'ما عندي|ماعندي|ما عندنا|معنديش|ما عنديش|مفيش عندي|ما في عندي|ليس لدي|لا املك|ما استخدم|ما بستخدم)';
const noMore =
  '(?: (?:address|number|account|numero|nombor|aadressi?|numbrit|at all|yet|here|anymore|that works|which works|working|aqui|que funcione|ici|qui marche|qui fonctionne|sini|kat sini|yang boleh guna|siin|mis tootab|mis tootaks|mida siin kasutada|هنا|يعمل|شغال))*(?= $| (?:can|could|may|do i|is there|puedo|se puede|hay|je peux|puis|on peut|boleh|saya|kas|ممكن|هل|اقدر|so|but|sorry|only|just|solo|pero|desole|mais|juste|tapi|je|hanya|aga|ainult|بس|لكن|فقط) )';

/** Behind what is refused, where the clause ends with it: "no phone signal" and "pas de numéro de rue" are no such end. */
const clauseEnd =
  '(?: (?:number|numbers|address|please|pls|thanks|thank you|por favor|gracias|svp|stp|s il vous plait|s il te plait|merci|tolong|ya|terima kasih|palun|aitah|لو سمحت|لو سمحتم|من فضلك|شكرا|ok|sorry))*(?= $| (?:only|just|i|we|but|by|via|email|e|mail|can|could|pas|solo|pero|correo|por|juste|seulement|uniquement|mais|par|que|je|hanya|cuma|emel|tapi|saja|guna|ainult|vaid|aga|meil|meili|فقط|بس|لكن|ايميل|الايميل|بالايميل) )';
const wanting =
  '(?:want|need|wanna|quiero|queremos|veux|voulons|veut|souhaite|nak|mahu|mau|taha|tahaks|soovi|اريد|نريد|بدي|بدنا|ابي|ابغي|عايز|عاوز)';
/** "No phone", with no word of giving it. */
const none = `(?:(?:no|nor|not|without|ni|pas|sans|aucun|aucune|sin|nada de|tanpa|tak nak|taknak|tak mahu|tak mau|xnak|ilma|mitte|بدون|بلا|من غير|من دون)|${refusal} ${wanting})`;
/** "The house has no number" is of the house. */
const notOwned =
  '(?<! (?:y a|has|had|have|is|was|with|a|there|tiene|tienen|hay|est|ont|avait|ada|on|bagi|minta|apa|isi|letak|beri|kasi|ni|ini) )';
/** "No tel" and "no telefon" are Malay for a number. */
const malayNumber = '(?!no (?:tel|telefon|hp|fon) )';
const bareRefusal = (detail: string): string => `(?<= )${notOwned}${malayNumber}${none} ${own}${detail}${clauseEnd}`;

const withheldPhone = new RegExp(
  [
    `(?<= )${refusal} ${upTo(5)}${giving} ${upTo(3)}${phone}(?= )`,
    `(?<= )${refusal} ${upTo(2)}${phone} ${upTo(2)}${giving}(?= )`,
    // "Palun telefoninumbrit, ma ei viitsi kirjutada" asks for one.
    `(?<= )(?<!(?:palun|please|your) )${phone} ${upTo(2)}${refusal} ${upTo(2)}${giving}(?= )`,
    // Spoken French: "je donne pas mon numéro".
    `(?<= )${giving} ${upTo(1)}(?:pas|jamais) ${own}${phone}(?= )`,
    bareRefusal(phone),
    `(?<= )${lacking} ${own}${phone}${noMore}`,
    `(?<= )(?:sin|sans|tanpa|ilma|بدون|without) (?:dar|donner|beri|bagi|andmata|اعطاء)? ?${own}${phone}(?= )`,
  ].join('|'),
  'u',
);
const shortOfEmail = 5;
const withheldEmail = new RegExp(
  [
    `(?<= )${refusal} ${upTo(4)}${giving} ${own}${email}(?= )`,
    `(?<= )${refusal} ${own}${email} ${upTo(2)}${giving}(?= )`,
    `(?<= )${email} ${upTo(2)}${refusal} ${upTo(2)}${giving}(?= )`,
    `(?<= )${giving} ${upTo(1)}(?:pas|jamais) ${own}${email}(?= )`,
    `(?<= )${notOwned}${none} ${own}${email} (?:only |just |solo |juste |seulement |mais |que |hanya |cuma |ainult |vaid |فقط |بس )+${own}${phone}(?= )`,
    `(?<= )${lacking} ${own}${email}${noMore}`,
    `(?<= )${phone} (?:number |numero )?${either} ${own}${email}(?= )`,
    `(?<= )(?:i don t have|i dont have|i have no|haven t got|no tengo|je n ai pas|tiada|takde|tak ada|mul ei ole|mul pole|ما عندي|ليس لدي) ${own}${email}(?= )`,
  ].join('|'),
  'u',
);
const noEmailAlone = new RegExp(
  `^ (?:no|nor|sin|ni|pas|sans|tak|tiada|tanpa|ilma|بدون|ولا) ${own}${email}(?= )(?! (?:only|please only))`,
  'u',
);
/** Said of what the company gave or should not hand on, or asked of it. */
const ofOthers = new RegExp(
  '(?<= )(?:(?:you|u|they|he|she|nobody|why) (?:do|did|can|could|would|will|have|never|not|don t|dont|didn t|didnt|haven t|won t|can t|doesn t)|(?:do|did|can|could|would) (?:you|they) (?:not|never)|' +
    '(?:your|votre|vuestro|teie|awak punya) (?:phone|number|telephone|numero|telefono)|(?:third|other|another|anyone|anybody|otros|terceros|autres|tiers|orang lain|teistele)|رقمكم)(?= )' +
    '|^ (?:please |pls |and |so )?(?:do not|don t|dont|never) (?:give|share|pass|hand|leave)|(?<=please )(?:do not|don t|dont|never) (?:give|share|pass|hand)',
  'u',
);

const wordsOf = (sentence: string): number => sentence.trim().split(' ').length;

/**
 * Which contact detail the visitor will not give: "I'd rather not give a phone number", "nor the email". Undefined where
 * none is refused.
 */
export function withheldContact(sentence: string): 'email' | 'phone' | undefined {
  if (ofOthers.test(sentence)) return undefined;
  if (withheldEmail.test(sentence)) return 'email';
  if (withheldPhone.test(sentence)) return 'phone';
  return wordsOf(sentence) <= shortOfEmail && noEmailAlone.test(sentence) ? 'email' : undefined;
}
