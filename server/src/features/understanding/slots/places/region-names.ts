/** Regions that people name as where they go, each with a town in it, by which its country is found. */
const towns: Readonly<Record<string, string>> = {
  'Marseille, France': 'provence, provenza',
  'Bordeaux, France': 'dordogne, gascony',
  'Tours, France': 'loire, loire valley, valle del loira, val de loire',
  'Nice, France': 'cote d azur, french riviera, riviera francesa, costa azul',
  'Montpellier, France': 'languedoc',
  'Grenoble, France': 'french alps, alpes francaises, alpes franceses',
  'Málaga, Spain': 'costa del sol',
  'Alicante, Spain': 'costa blanca',
  'Girona, Spain': 'costa brava',
  'Verona, Italy': 'lake garda, lago di garda, lago de garda',
  'Como, Italy': 'lake como, lago di como, lago de como',
  'Freiburg, Germany': 'black forest, selva negra, foret noire',
  'Cheltenham, United Kingdom': 'cotswolds, cotswold',
  'Kendal, United Kingdom': 'lake district',
  'Buxton, United Kingdom': 'peak district',
  'Southampton, United Kingdom': 'new forest',
  'Inverness, United Kingdom': 'scottish highlands, highlands of scotland, hebrides, outer hebrides',
  'Birmingham, United Kingdom': 'midlands',
  'Norwich, United Kingdom': 'east anglia',
};

export const townOfRegion: ReadonlyMap<string, string> = new Map(
  Object.entries(towns).flatMap(([town, names]) => names.split(', ').map((name) => [name, town] as const)),
);
