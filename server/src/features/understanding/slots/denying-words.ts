/** What chats write for "not", "no", "none", "without" and "have no", right before what they deny. */
export const denyingWords =
  'no, not, without, dont, don t, doesn t, haven t, hasn t, havent, hasnt, aint, ain t, wont, won t, neither, zero, none, nor, nil, ' +
  'sin, ningun*, tampoco, ni, nada de, cero, ' +
  'pas, sans, aucun*, ni, n a plus de, n ai plus de, n avons plus de, on a plus de, j ai plus de, ' +
  'tiada, tiadalah, tanpa, tidak, tak, takde, takda, takdak, tade, tkde, tkda, xde, xda, xdak, x ada, x jadi, xjadi, x bawa, x bawak, x payah, x perlu, x nak, xnak, xpayah, xperlu, taknak, takyah, jangan, usah, bukan, bkn, ' +
  'ilma, ei, pole, polegi, polnud, polnudki, mitte, ega, ' +
  'بدون, بلا, لا, ولا, ليس, لن, دون, مش, مو, مب, مهو, ماشي, مافي, مافيش, مفيش, مافيه, ماكو, ما في, ما فيه, ما فيها, ما فيهم, ما فيش, ما فيهاش, ما فيهوش, مافيها, مافيهم, مافيهاش, مفيهاش, مافيهوش, مفيهوش, من غير, ' +
  'ما كاين, ما كاينش, ماكاين, ماكاينش, مكاين, مكاينش, ما كان, ماكان, مكانش, ماكانش, ما به, ما بها, ما بيه, ما بيها, مابه, مابها, مابيه, مابيها, ما له, ما لها, ماله, مالها, مالهاش, ملهاش, مالوش, ملوش, ' +
  'ما عندي, ما عندنا, ما عنا, ما عنديش, ما عندناش, ماعندي, ماعندنا, ماعنا, معندي, معندنا, ماعنديش, ماعندناش, معنديش, معندناش, عنديش, عندناش, ' +
  'ما معي, ما معنا, ما معاي, ما معانا, معيش, معاييش, معناش, معاناش, ممعيش, ممعناش, ما لنا, ملناش, مليش, ' +
  'ما بدي, ما بدنا, ما نبي, ما ابي, ما ابغي, ما نبغي, مابي, مابغي, ما ودي, ما رح, ما راح, ما حناخد, ما حناخذ, ما ناخذ, ما ناخد, ما باخذ, ما باخد, ما اخذ, ما بناخد, ما بناخذ, ما بجيب, ما بنجيب, ما اجيب, ما نجيب, ما جبنا, مبناخدش';

/** Malay words before "tak" with which it asks: "boleh tak", "nak bawa piano tak". */
export const mayBe: ReadonlySet<string> = new Set('boleh dapat ada bagi nak perlu bole blh'.split(' '));
