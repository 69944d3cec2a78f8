import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a customer who names a move that the company does for them', () => {
  it.each([
    ['en', 'Booking NB44712, could you take a lamp as well'],
    ['en', 'can you find my booking number 4471?'],
    ['es', 'mi pedido 77120, quiero cambiar la fecha al 9 de enero'],
    ['fr', 'dossier 77120, je peux ajouter deux cartons ?'],
    ['ms', 'no tempahan 77120 nak tukar tarikh ke 9 januari'],
    ['et', 'tellimuse number 77120, kas saan ühe kasti lisada'],
    ['ar', 'رقم الطلب 77120 ممكن اضيف صندوق'],
  ])('is led to a person, with the words as a note, in %s: "%s"', (language, text) => {
    const understood = understand(text, { language });
    expect(understood).toMatchObject({ intent: 'call', isSure: true });
    expect(valuesOf(understood)).toEqual({ notes: [text] });
  });

  const move = { notes: ['booking NB44712'] };
  it.each(['and bring it forward to the 3rd', 'we also have a piano now', 'it is Leeds and not York'])(
    'changes nothing of a new move afterwards: "%s"',
    (text) => {
      for (const asking of [undefined, { kind: 'handoff' as const }]) {
        const understood = understand(text, { move, ...(asking && { asking }) });
        expect(understood.intent).toBe('call');
        expect(valuesOf(understood)).toEqual({ notes: [...move.notes, text] });
        expect(understood.callTime).toBeNull();
      }
    },
  );

  it('may ask for another move, and what anybody may ask', () => {
    expect(understand('and how much is a move from Leeds to York with a piano', { move }).intent).toBe('quote');
    expect(understand('what documents do I need for Canada', { move }).intent).toBe('documents');
  });
});

describe('a complaint', () => {
  it.each([
    ['en', 'Order 88120: the lads you sent dented our fridge and forgot a lamp in York'],
    ['es', 'Pedido 88120: vuestros operarios rayaron la mesa y se dejaron una lámpara'],
    ['fr', 'Dossier 88120 : vos gars ont cassé le miroir'],
    ['ms', 'No pesanan 88120, pekerja anda pecahkan cermin kami'],
    ['et', 'Tellimuse number 88120, teie poisid lõhkusid peegli'],
    ['ar', 'رقم الطلب 88120 عمالكم كسروا المرآة'],
  ])('keeps the number of the job and nothing of a move in %s: "%s"', (language, text) => {
    const understood = understand(text, { language });
    expect(understood).toMatchObject({ intent: 'complaint', isSure: true });
    expect(understood.slots.notes?.value[0]).toMatch(/88120/);
    expect(Object.keys(understood.slots)).toEqual(['notes']);
  });

  it.each([
    ['en', 'wheres my stuff, the lorry should have been here at noon'],
    ['en', 'two of our cartons never showed up and no one picks up'],
    ['en', 'you billed me twice'],
    ['en', 'absolute joke of a company'],
    ['es', 'no ha venido nadie con el camión y nadie coge el teléfono'],
    ['es', 'me habéis cobrado dos veces'],
    ['fr', 'mes cartons ne sont toujours pas arrivés'],
    ['fr', "on m'a prélevé deux fois, je veux être remboursé"],
    ['ms', 'mana lori awak, barang tak sampai lagi'],
    ['ms', 'saya dicaj dua kali, nak ganti rugi'],
    ['et', 'kus mu asjad on, keegi ei vasta'],
    ['et', 'võtsite topelt raha, nõuan hüvitist'],
    ['ar', 'وين اغراضي ولا احد يرد'],
    ['ar', 'خصمتم مرتين واريد تعويض'],
    ['en', "I've been waiting three weeks for my sofa"],
    ['en', 'still waiting for our boxes'],
    ['en', "we haven't received our furniture"],
    ['es', 'llevo tres semanas esperando mi sofa'],
    ['es', 'seguimos sin nuestros muebles'],
    ['fr', "j'attends mon canapé depuis trois semaines"],
    ['fr', 'ça fait deux mois que nous attendons nos cartons'],
    ['ms', 'saya tunggu sofa saya dah tiga minggu'],
    ['ms', 'barang kami belum terima lagi'],
    ['et', 'ootan oma diivanit juba kolm nädalat'],
    ['et', 'ma pole ikka veel saanud oma asju'],
    ['ar', 'أنتظر أغراضي منذ ثلاثة أسابيع'],
    ['ar', 'صار لي شهر ناطر عفشي'],
  ])('tells nothing of a move in %s: "%s"', (language, text) => {
    const understood = understand(text, { language });
    expect(understood).toMatchObject({ intent: 'complaint', isSure: true, slots: {} });
  });

  it.each([
    ['en', 'we are waiting for our visa for three weeks'],
    ['en', 'we have been waiting two weeks for the keys'],
    ['en', "I'm waiting for my new sofa from IKEA, two weeks now"],
    ['en', 'how long will I be waiting for my furniture'],
    ['en', 'my landlord has been waiting for my things to go for weeks'],
    ['en', 'we can wait three weeks for our furniture'],
    ['es', 'llevo mi sofá y tres cajas'],
    ['es', 'llevo dos semanas buscando piso, tengo mi sofá y una cama'],
    ['fr', "j'attends mon visa depuis deux mois"],
    ['ms', 'berapa lama kena tunggu barang sampai'],
    ['et', 'ootan hinda juba kolm päeva'],
  ])('is no waiting for something else, or beforehand, in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).intent).not.toBe('complaint');
  });

  it.each([
    'if your lads dent something, who pays',
    'do your movers take a scratched sideboard',
    'have your guys ever lost a box',
    "my visa still hasn't arrived",
    'our last movers broke a mirror, do you wrap them',
  ])('is not what is only asked beforehand, or of others: "%s"', (text) => {
    expect(understand(text).slots.notes).toBeUndefined();
    expect(understand(text, { move: { moveDetails: 'full-home' } }).confidence).not.toBe(0.9);
  });
});
