/** Words that take the place after them back. Some are names as well: "bukan" is "not" in Malay, and a city in Iran. */
export const deniesPlace: ReadonlySet<string> = new Set(
  'not no scrap forget ditch olvida oublie oubliez instead sino pas bukan tidak mitte ei ليس لا مش مو مهو ماشي وليس'.split(
    ' ',
  ),
);
