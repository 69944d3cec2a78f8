import { PhraseSet } from '../phrase-set.js';
import { arabicLeaving, arabicStaying } from './arabic-leaving.js';

/** Who takes a thing that then does not come: "my mum is keeping the piano", "mi hermana se queda el sofá". */
const others =
  'mum, mom, mother, dad, father, parents, brother, sister, son, daughter, friend, cousin, aunt, uncle, ex, landlord, tenant, tenants, neighbour, neighbor, buyer, buyers, flatmate, nan, gran, ' +
  'madre, mama, padre, papa, padres, hermano, hermana, hijo, hija, amigo, amiga, casero, vecino, vecina, inquilino, mere, pere, parents, frere, soeur, fils, fille, ami, amie, voisin, voisine, proprietaire, ' +
  'mak, ibu, ayah, abang, kakak, adik, kawan, jiran, sepupu, ema, isa, vend, ode, sober, naaber, omanik, امي, ابوي, ابي, اخوي, اخي, اختي, صديقي, صاحبي, جاري';
const takings =
  'is keeping, is taking, is having, is getting, are keeping, are taking, are having, keeps, takes, wants, will keep, will take, bought, se queda, se quedan, se quedara, se lleva, garde, gardent, prend, prennent, recupere, recuperent, va garder, va prendre, ' +
  'ambil, simpan, nak, jatab endale, votab, votab endale, saab endale, بتاخد, بتاخذ, تاخذ, ياخذ, بياخد, بياخذ, ستاخذ, سياخذ, اخذت, اخذ, احتفظت';
const list = (words: string): string[] => words.split(', ');
const takenByOthers = list(others)
  .flatMap((who) => list(takings).map((takes) => `${who} ${takes}`))
  .join(', ');

/** Before a thing: "drop the jeep", "dejamos al perro". */
export const leaving = new PhraseSet({
  left:
    `${takenByOthers}, ${arabicLeaving}, ` +
    'leaving behind our, i m selling my, i m selling the, dejamos los, dejamos las, regalamos los, regalamos las, donamos los, donamos las, donnons, ' +
    'never mind the, never mind my, never mind our, nevermind the, nevermind my, nevermind our, forget the, forget my, forget our, forget about the, forget about my, forget about our, olvidate del, olvidate de la, olvidad el, olvidad la, oublie le, oublie la, oubliez, oubliez le, oubliez la, laisse tomber le, laisse tomber la, laissez tomber le, laissez tomber la, lupakan, unusta, unustage, ' +
    'leave the, leave our, leave my, leaving the, leaving our, leaving my, drop the, drop our, drop my, scrap the, scrap our, scrap my, ditch the, lose the, lose my, lose our, scratch the, scratch my, scratch our, strike the, nix the, skip the, not bringing the, sold the, sold my, sold our, selling the, selling my, selling our, sell the, delete the, cancel the, forget the, take off the, get rid of the, gets the, keeps the, gets my, keeps my, dejo, dejamos, dejar, ' +
    'remove the, take out the, quita el, quita la, quita los, quita las, borra el, borra la, borra los, borra las, elimina el, elimina la, saca el, saca la, olvida el, olvida la, quitad el, quitamos el, sin el, sin la, vendi el, vendi la, vendimos el, vendimos la, vendo el, vendo la, vendemos el, vendemos la, on vend le, on vend la, je vends le, je vends la, vendu le, vendu la, laisse, laissons, laisser, enleve le, enlevez le, enleve la, enlevez la, jatan, jatame, ' +
    'gave the, gave my, gave our, give away the, give away my, giving away the, giving away my, donated the, donated my, donating the, donating my, i sell the, we sell the, selling off the, regalo el, regalo la, regalamos el, regalamos la, regale el, regale la, dono el, donamos el, on donne le, on donne la, je donne le, je donne la, on laisse le, on laisse la, ' +
    'left the, left my, left our, left both, leave both, leaving both, sold both, sell both, selling both, leave behind, leaving behind, left behind, get rid of the, get rid of my, get rid of our, get rid of both, got rid of the, got rid of my, got rid of our, getting rid of the, getting rid of my, getting rid of our, ' +
    'throw out the, throw away the, threw out the, threw away the, binned the, bin the, dumped the, dropped the, skipped the, donated our, donate the, donate my, donate our, gave our, gave away the, gave away my, gave away our, keeps our, ' +
    'dejara, dejaramos, dejase, dejasemos, dejaria, dejariamos, dejamos, deje, vendiera, vendieramos, vendiese, venderia, vender el, vender la, vender los, vender las, vendemos los, vendemos las, vendo los, vendo las, vendimos los, vendimos las, vendi los, vendi las, sin los, sin las, regalara, regalaramos, tirar el, tirar la, tiramos el, tiramos la, tiro el, tiro la, ' +
    'laissais, laissait, laissions, laisserais, laisserait, vends l, vend l, vends les, vend les, vendais, vendait, vendions, vendons, vendu l, vendu les, jette, jettes, jetons, jetais, jetait, debarrasse du, debarrasse de la, debarrassait du, debarrassait de la, donne l, donne les, donnais, donnait, ' +
    'tinggalkan, jataksin, jataksime, jatta, muuksin, muuksime, viskan ara, viskame ara, viskaksin ara, viskaksime ara, تركت, تركنا, اتركنا, نخلي, خلينا, بخلي, ' +
    'annan ara, anname ara, kingin, kingime, عطيت, اعطيت, عطينا, اهديت, تبرعت, هونا من, هونا عن, بلاش, ' +
    'tolak, buang, jual, dah jual, muume, muusime, muun, keluarkan, eemalda, jata valja, supprime le, supprime la, retire le, retire la, انسي, انسى, الغي, امسح, بلا, نترك, اترك, شيل, شيلوا, احذف, بعنا, بعت, نبيع, هنبيع, ابيع',
});
/** After it: "the car stays", "kass jääb vanaema juurde". */
export const staying = new PhraseSet({
  left:
    `${arabicStaying}, ` +
    'maha jatta, siia jatta, maha jatan, maha jatame, maha jataks, maha jataksin, lo dejo, la dejo, los dejo, las dejo, lo dejamos, la dejamos, los dejamos, las dejamos, jatan maha, jatame maha, jatan siia, jatame siia, jatan sinna, jatame sinna, tinggalkan je, kami tinggalkan, saya tinggalkan, نتركها, نتركه, بتركها, بتركه, اتركها, اتركه, بنتركها, بنتركه, نخليها هناك, stayed, stayed behind, stayed here, off, stays, stay, stay behind, staying, behind, out, not coming, isn t coming, is not coming, isnt coming, not going, no longer coming, won t come, no va, no viene, ne vient pas, ne vient plus, ne viennent pas, ne viennent plus, ne part pas, ne part plus, vient plus, viendra pas, ya no viene, ya no va, ya no vienen, tak ikut, x ikut, tak payah bawa, tak payah bawak, tak payah angkut, x payah bawa, x payah bawak, tak perlu bawa, tak perlu dibawa, jangan bawa, tak nak bawa, x nak bawa, tak mahu bawa, x bawa, x bawak, tak bawak, tak dibawa, tak jadi bawa,  se queda, se quedan, quedan, reste, restent, tinggal, ditinggalkan, ' +
    'x jadi, tak jadi, tidak jadi, jaab, jaavad, jaaks, jaaksid, يبقون, تبقون, بيبقوا, يبقوا, بيضلوا, يضلون, يظلون, هيفضلوا, باقيه, باقي, تبقى, يبقى, بتبقى, بيبقى, حتبقى, تظل, مش جاي, مش جايه, ما بيجي, ما بتجي, ما رح يجي, ما نبيها, ما نبيه, ما نبغيها, ما بدنا ياها, ما بدنا ياه, مش عايزينها, مش عايزينه, بيضل, بتضل, بيضلو, هيفضل, هتفضل, حيقعد',
});
/** After it, even after a mark: "sofa: he gets it", "the wardrobe is my ex's". */
export const taken = new PhraseSet({
  taken:
    'it stays, they stay, it s staying, its staying, it is staying, se queda con, se queda en, se queda aqui, il reste, elle reste, ils restent, elles restent, on la laisse, ia tinggal, nak bagi, nak beri, nak sedekah, see jaab, need jaavad, ' +
    'he gets it, she gets it, they get it, he gets them, she gets them, he gets that, she gets that, he keeps it, she keeps it, they keep it, he takes it, she takes it, is my ex s, is my exs, is my ex, is the ex s, belongs to, is not mine, isn t mine, isnt mine, isn t ours, isnt ours, is not ours, are not ours, aren t ours, is his, is hers, is the landlord s, is the landlords, goes to my, is going to my, is sold, was sold, got sold, ' +
    'i sell it, we sell it, i m selling it, im selling it, we re selling it, i sold it, we sold it, i give it away, we give it away, gave it away, goes to charity, goes to the tip, gets sold, gets donated, forget it, forget that, never mind, nevermind, ' +
    'sacalo, sacala, sacalos, sacalas, quitalo, quitala, quitalos, quitalas, borralo, borrala, lo vemos despues, la vemos despues, i ride it myself, i ll ride it, i m riding it, i drive it myself, i ll drive it, i m driving it, i take it myself, i ll take it myself, lo llevo yo, la llevo yo, lo conduzco yo, ' +
    'je la conduis, je le conduis, je roule avec, je m en charge, on s en charge, saya tunggang sendiri, tunggang sendiri, saya bawa sendiri, bawa sendiri, saya pandu sendiri, pandu sendiri, kami bawa sendiri, soidan ise, soidame ise, viin ise, viime ise, باخذها بنفسي, باخده بنفسي, اسوقها بنفسي, بسوقها انا, ' +
    'lo vamos a vender, la vamos a vender, los vamos a vender, lo voy a vender, la voy a vender, lo vendo, lo vendemos, la vendo, la vendemos, los vendemos, los vendo, las vendemos, las vendo, lo regalo, lo regalamos, la regalo, la regalamos, se lo regalo, se lo regalamos, se la regalo, se la regalamos, se lo damos, se lo doy, se lo dejo, se lo dejamos, olvidalo, olvidala, no olvidalo, mejor no, no dejalo, ' +
    'on le vend, on la vend, je le vends, je la vends, on les vend, on le donne, on la donne, je le donne, je la donne, on le laisse, on la laisse, je le laisse, je la laisse, laissez tomber, laisse tomber, non laissez tomber, non laisse tomber, non oubliez, ' +
    'jual je, jual saja, jual sahaja, kami jual, saya jual, bagi kat, bagi kawan, bagi jiran, bagi orang, beri kat, lupakan, sedekah, ' +
    'muume, muume ara, muun, muun ara, kingime, kingime ara, kingin, kingin ara, annan ara, anname ara, unusta ara, unustage ara, laheb muuki, ' +
    'رح نبيعه, رح نبيعها, بنبيعه, بنبيعها, هنبيعه, هنبيعها, نبيعه, نبيعها, ابيعه, ابيعها, ببيعه, ببيعها, بعته, بعتها, بعناه, بعناها, خلاص بعتها, خلاص بعته, عطيته, عطيتها, عطيناه, عطيناها, اعطيته, اعطيتها, اهديته, تبرعت به, تبرعنا به, انساه, انساها, خلاص مش لازم, ' +
    'es de mi ex, son de mi ex, es del casero, son del casero, se lo queda, se la queda, se los queda, no es mio, no es mia, no es nuestro, no es nuestra, es de el, es de ella, lo vendi, la vendi, ' +
    'est a mon ex, est a ma ex, est au proprio, est au proprietaire, il le garde, elle le garde, il la garde, elle la garde, n est pas a moi, n est pas a nous, est vendu, est vendue, ' +
    'ex punya, milik ex, bukan saya punya, bukan milik saya, dia ambil, dia simpan, tuan rumah punya, milik tuan rumah, bekas suami ambil, bekas isteri ambil, suami ambil, isteri ambil, kawan ambil, dah jual, sudah dijual, ' +
    'on mu eksi, on minu eksi, on eksi oma, jaab eksile, jaab talle, kuulub, pole minu, ei ole minu, on omaniku, on muudud, ' +
    'مش لي, مش لنا, مش بتاعي, مش بتاعتنا, هو بياخده, هو هياخده, هو ياخذه, هي تاخذه, ياخذه هو, تاخذه هي, لطليقي, لطليقتي, لزوجي السابق, بتاع صاحب البيت, لصاحب البيت, تبع صاحب البيت',
});
