/** Words in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. Next to these, nothing is asked. */
const words = new Set(
  (
    'how much money is it this that the a an of to for in on and so then ok okay well but will would does do did can could should may might get give tell say show have see know need want be been being gonna going ' +
    'i we you u ur your me us my our s ll d re m am are was what whats price prices pricing cost costs costing quote quotation estimate figure amount number range sum total all altogether roughly rough about ' +
    'approx approximately around ballpark idea just only please pls now again already move moving removal removals remind come out work help thanks hi hello new latest updated current ball park sure at ' +
    'cuanto cuantos cuesta costaria costara costar cuestan sale saldria saldra vale valdria seria sera es el la lo los un una de del en al me nos mi nuestra por para precio presupuesto cotizacion tarifa monto mas o menos aproximado ' +
    'aproximadamente total todo mudanza y entonces pues favor puede puedes podria pueden dar decir dime digame dame quiero quisiera saber que cual ya ahora eso esto se va a hola nuevo nueva actual queda ' +
    'everything todo todos tout kogu koik kõik koige eest semua sekali لكل شي الكل يصير بيصير يطلع بيطلع ' +
    'combien ca cela c ce coute couterait coutera couter fait ferait fera faire prix devis tarif cout montant le les l un une est qu que quel quelle serait sera va environ a peu pres grosso modo pour moi nous mon notre demenagement et alors donc ' +
    'svp s il vous plait pouvez donner dire je j veux voudrais aimerais savoir juste tout bonjour au nouveau nouvelle actuel maintenant deja c ' +
    'berapa brp harga harganya kos kosnya bayaran anggaran sebut agak agaknya lebih kurang semua jumlah untuk saya aku kami pindah perpindahan ni itu tu ini ya dan jadi tolong nak mahu tahu boleh beri bagi beritahu bagitahu je sahaja saja sekarang lah ke dia kena baru terkini jadinya jumlahnya jadi ' +
    'kui palju see selle maksab maksaks maksma laheb laheks hind hinna hinnaks hinda hinnaga oli on oleks mis umbes ligikaudu umbkaudu kokku kolimine kolimise siis ja nii palun saate saaksite saab anda oelda utle mulle meile ma me soovin tahan teada ' +
    'hinnapakkumine hinnapakkumist pakkumine praegu nuud tuleb minu meie tere uus uue summa kogusumma ' +
    'كم السعر سعر سعره الاسعار يكلف بيكلف سيكلف تكلف بتكلف يكلفني تكلفه التكلفه الكلفه هذا ذلك هاي تقريبا تقريبي عرض اريد بدي ابغى ابي عايز اعرف ما هو هي من على في فضلك لو سمحت طيب يعني الاجمالي المجموع للنقل النقل نقل اعطني اعطيني كام بكام قديش شقد هل ممكن الان و ثمن الجديد الحالي صار صارت اصبح هلا هلق دلوقتي الحين كله'
  ).split(' '),
);

/** Of whether something may or can come, and not of what it costs: "may it come", "can we do that". */
const permission =
  /^(?:and |so |but )?(?:may|can|could|should) (?:it|that|this|we|i) (?:all |still )?(?:come|go|do (?:it|that|this)|have (?:it|that|this))(?: .*)?$/u;

/** Whether a sentence in plain spelling asks what it costs and nothing else: "so what would it cost then". */
export const asksOnlyForPrice = (sentence: string): boolean =>
  !permission.test(sentence.trim()) &&
  sentence
    .trim()
    .split(' ')
    .every((word) => words.has(word) || /^\p{N}+$/u.test(word));
