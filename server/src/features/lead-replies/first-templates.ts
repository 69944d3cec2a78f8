interface Letter {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** A first answer, a question for a detail, and a follow-up. */
type FirstTemplates = readonly [Letter, Letter, Letter];

/**
 * What a new company's people can begin with, and change as they like. `{route}` and `{range}` are left out where the
 * words around them are not English: they are filled in English, and are not known of every lead.
 */
const firstTemplates: Readonly<Record<string, FirstTemplates>> = {
  en: [
    {
      name: 'First answer',
      subject: 'Your move ({reference})',
      text: 'Hello {name},\n\nThank you for asking us about your move. To give you a firm price, we would like to see what is to be moved, by video or at your home. When would suit you?\n\nKind regards\n{me}\n{company}',
    },
    {
      name: 'Ask for a detail',
      subject: 'A question about your move ({reference})',
      text: 'Hello {name},\n\nOne detail is missing for your price: which floor is your home on, and are there only stairs? A short answer to this mail is enough.\n\nKind regards\n{me}\n{company}',
    },
    {
      name: 'Follow-up',
      subject: 'Still planning your move? ({reference})',
      text: 'Hello {name},\n\nA few days ago we wrote to you about your move. Is there anything that you would like to know? If your plans have changed, please tell us, and we will change the offer.\n\nKind regards\n{me}\n{company}',
    },
  ],
  es: [
    {
      name: 'Primera respuesta',
      subject: 'Su mudanza ({reference})',
      text: 'Hola, {name}:\n\nGracias por consultarnos su mudanza. Para darle un precio firme, nos gustaría ver lo que hay que trasladar, por videollamada o en su casa. ¿Cuándo le viene bien?\n\nUn cordial saludo,\n{me}\n{company}',
    },
    {
      name: 'Pedir un dato',
      subject: 'Una pregunta sobre su mudanza ({reference})',
      text: 'Hola, {name}:\n\nPara su presupuesto nos falta un dato: ¿en qué piso vive y hay ascensor? Basta con una respuesta breve a este correo.\n\nUn cordial saludo,\n{me}\n{company}',
    },
    {
      name: 'Seguimiento',
      subject: '¿Sigue pensando en su mudanza? ({reference})',
      text: 'Hola, {name}:\n\nHace unos días le escribimos sobre su mudanza. ¿Le queda alguna duda? Si sus planes han cambiado, díganoslo y adaptaremos la oferta.\n\nUn cordial saludo,\n{me}\n{company}',
    },
  ],
  fr: [
    {
      name: 'Première réponse',
      subject: 'Votre déménagement ({reference})',
      text: 'Bonjour {name},\n\nMerci de nous avoir consultés pour votre déménagement. Pour vous donner un prix ferme, nous aimerions voir ce qu’il y a à déménager, en vidéo ou chez vous. Quand cela vous conviendrait-il ?\n\nBien cordialement,\n{me}\n{company}',
    },
    {
      name: 'Demander une précision',
      subject: 'Une question sur votre déménagement ({reference})',
      text: 'Bonjour {name},\n\nIl nous manque une précision pour votre devis : à quel étage habitez-vous, et y a-t-il un ascenseur ? Une courte réponse à ce message suffit.\n\nBien cordialement,\n{me}\n{company}',
    },
    {
      name: 'Relance',
      subject: 'Votre projet de déménagement ({reference})',
      text: 'Bonjour {name},\n\nNous vous avons écrit il y a quelques jours au sujet de votre déménagement. Avez-vous des questions ? Si vos projets ont changé, dites-le-nous et nous adapterons l’offre.\n\nBien cordialement,\n{me}\n{company}',
    },
  ],
  ms: [
    {
      name: 'Jawapan pertama',
      subject: 'Perpindahan anda ({reference})',
      text: 'Salam {name},\n\nTerima kasih kerana bertanya kepada kami tentang perpindahan anda. Untuk memberikan harga yang muktamad, kami ingin melihat barang yang hendak dipindahkan, melalui video atau di rumah anda. Bilakah masa yang sesuai?\n\nSekian, terima kasih\n{me}\n{company}',
    },
    {
      name: 'Minta butiran',
      subject: 'Satu soalan tentang perpindahan anda ({reference})',
      text: 'Salam {name},\n\nAda satu butiran yang kami perlukan untuk sebut harga anda: anda tinggal di tingkat berapa, dan adakah lif? Jawapan ringkas kepada e-mel ini sudah memadai.\n\nSekian, terima kasih\n{me}\n{company}',
    },
    {
      name: 'Susulan',
      subject: 'Masih merancang untuk berpindah? ({reference})',
      text: 'Salam {name},\n\nBeberapa hari lalu kami menulis kepada anda tentang perpindahan anda. Adakah apa-apa yang anda ingin tahu? Jika rancangan anda berubah, beritahu kami dan kami akan menyesuaikan tawaran itu.\n\nSekian, terima kasih\n{me}\n{company}',
    },
  ],
  et: [
    {
      name: 'Esimene vastus',
      subject: 'Teie kolimine ({reference})',
      text: 'Tere, {name}!\n\nTäname, et küsisite meilt oma kolimise kohta. Kindla hinna andmiseks sooviksime näha, mida on vaja kolida, kas videokõnes või Teie kodus. Millal Teile sobiks?\n\nLugupidamisega\n{me}\n{company}',
    },
    {
      name: 'Täpsustav küsimus',
      subject: 'Küsimus Teie kolimise kohta ({reference})',
      text: 'Tere, {name}!\n\nHinna jaoks on puudu üks täpsustus: mitmendal korrusel Te elate ja kas üles viib ainult trepp? Piisab lühikesest vastusest sellele kirjale.\n\nLugupidamisega\n{me}\n{company}',
    },
    {
      name: 'Meeldetuletus',
      subject: 'Kas kolimine on veel plaanis? ({reference})',
      text: 'Tere, {name}!\n\nKirjutasime Teile mõni päev tagasi Teie kolimise kohta. Kas soovite veel midagi teada? Kui plaanid on muutunud, andke teada ja muudame pakkumist.\n\nLugupidamisega\n{me}\n{company}',
    },
  ],
  ar: [
    {
      name: 'الرد الأول',
      subject: 'انتقالكم ({reference})',
      text: 'مرحبًا {name}،\n\nشكرًا لسؤالكم عن انتقالكم. لنقدم لكم سعرًا نهائيًا نود أن نرى ما سيُنقل، عبر مكالمة فيديو أو في منزلكم. ما الوقت المناسب لكم؟\n\nمع أطيب التحيات\n{me}\n{company}',
    },
    {
      name: 'طلب معلومة',
      subject: 'سؤال عن انتقالكم ({reference})',
      text: 'مرحبًا {name}،\n\nتنقصنا معلومة واحدة لتحديد السعر: في أي طابق تسكنون، وهل يوجد مصعد؟ يكفي رد قصير على هذه الرسالة.\n\nمع أطيب التحيات\n{me}\n{company}',
    },
    {
      name: 'متابعة',
      subject: 'هل ما زلتم تخططون للانتقال؟ ({reference})',
      text: 'مرحبًا {name}،\n\nكتبنا إليكم قبل أيام بشأن انتقالكم. هل لديكم أي سؤال؟ إذا تغيرت خططكم فأخبرونا لنعدل العرض.\n\nمع أطيب التحيات\n{me}\n{company}',
    },
  ],
};

/** In the first language of the company's chat; in English where no templates are in that. */
export const firstTemplatesIn = (language: string): FirstTemplates =>
  firstTemplates[language] ?? (firstTemplates.en as FirstTemplates);
