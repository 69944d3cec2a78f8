export interface ItemGroup {
  /** The words of questions, as for sections. */
  readonly words: string;
  /** The words of the guides' lists. */
  readonly inList: RegExp;
}

/** Single things that people ask about, with their names in the guides' lists. */
export const itemGroups: readonly ItemGroup[] = [
  {
    words:
      'medicine*, medication*, prescription*, pills, painkiller*, inhaler*, medicamento*, medicina*, medicament*, ubat*, ' +
      'ravim*, ادويه*, دواء*',
    inList: /medicine|inhaler/i,
  },
  {
    words: 'drug, drugs, cannabis, marijuana, cbd, droga*, drogue*, dadah, مخدرات*',
    inList: /drug|narcotic|cannabis/i,
  },
  {
    words:
      'alcohol*, wine*, whisky, whiskey, liquor, spirits, beer, champagne, vino*, cerveza*, alcool*, vin, vins, arak, ' +
      'alkohol*, vein, veini, كحول*, نبيذ*, خمر*',
    inList: /alcohol|wine|liquor|drinks/i,
  },
  { words: 'tobacco, cigar*, tabaco, tabac, tembakau, tubak*, تبغ*, سجائر*', inList: /tobacco|cigar/i },
  { words: 'vape*, vaping, e cigarette*', inList: /e-cigarette|vap(?:e|oris)/i },
  {
    words: 'food, foods, spices, alimento*, comida*, nourriture, aliments, makanan, toitu, toiduain*, طعام*, اغذيه*',
    inList: /food|meat|spice/i,
  },
  { words: 'meat*, sausage*, ham, pork, bacon, carne, viande*, daging, liha, لحم*', inList: /meat|pork|sausage/i },
  { words: 'cheese, dairy, milk, queso, fromage*, juust*', inList: /dairy|milk|animal products/i },
  { words: 'honey', inList: /honey/i },
  { words: 'fruit, fruits, vegetables', inList: /fruit|food|plant/i },
  {
    words:
      'plant, plants, potted*, seed, seeds, bulbs, soil, planta, plantas, plante, plantes, tumbuhan, taim*, نباتات*',
    inList: /plant|seed|soil/i,
  },
  {
    words:
      'gun, guns, rifle*, shotgun*, pistol*, firearm*, weapon*, ammunition, bullets, arma, armas, arme, armes, senjata, ' +
      'relv*, سلاح*, اسلحه*',
    inList: /weapon|firearm|\bguns?\b|handgun/i,
  },
  {
    words: 'knife, knives, sword*, katana*, dagger*, cuchillo*, couteau*',
    inList: /kni(?:fe|ves)|sword|blade|weapon/i,
  },
  { words: 'pepper spray, mace spray', inList: /spray|weapon/i },
  { words: 'ivory, animal skin*, fur coat*, tortoiseshell, coral', inList: /ivory|skins|protected|endangered/i },
  { words: 'antique*, artwork*, paintings, works of art', inList: /antique|cultural (?:goods|property)|art\b/i },
  { words: 'drone, drones', inList: /drone/i },
  { words: 'fireworks, firecrackers', inList: /firework|firecracker/i },
  { words: 'chewing gum', inList: /chewing gum/i },
  { words: 'golf clubs', inList: /golf/i },
  { words: 'books, films, dvds, movies', inList: /books|films|dvds|publications/i },
  { words: 'jewellery, jewelry', inList: /jewel/i },
  { words: 'mattress*', inList: /mattress/i },
  {
    words: 'bicycle*, bike, bikes, garden furniture, outdoor furniture, garden tools',
    inList: /bicycle|garden|outdoor/i,
  },
  { words: 'wooden furniture, wooden items, wood, wicker, bamboo', inList: /wood|cane|bamboo/i },
  { words: 'counterfeit*, fake handbag*, fake watch*', inList: /counterfeit/i },
  { words: 'pornograph*', inList: /pornograph|obscene|indecent/i },
];
