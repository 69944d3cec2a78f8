/**
 * Airports and quarantine stations by which people name where they arrive: as a town does, beside other places too.
 * Plain spelling. Codes of three letters stand in the signs, as they are words of some language.
 */
export const airportsOfCountries: Readonly<Record<string, string>> = {
  australia:
    'tullamarine, kingsford smith, mickleham, sydney airport, melbourne airport, perth airport, brisbane airport',
  brazil: 'galeao, congonhas, viracopos, santos dumont, pour rio, para rio, a rio de, for rio, di rio',
  canada:
    'pearson airport, toronto pearson, trudeau airport, montreal trudeau, halifax airport, halifax stanfield, halifax ns, halifax nova scotia, yvr',
  china: 'pudong, hongqiao, daxing, baiyun airport',
  'costa-rica': 'juan santamaria, san jose de costa rica, san jose costa rica, san jose cr',
  estonia: 'ulemiste lennujaam, tallinna lennujaam, lennart meri',
  france: 'roissy, orly, charles de gaulle, saint exupery',
  germany: 'frankfurt airport, munich airport, fraport',
  ireland: 'dublin airport, shannon airport',
  italy: 'fiumicino, malpensa, linate, ciampino',
  japan: 'narita, haneda, kansai airport, chubu centrair, centrair',
  malaysia: 'klia, klia2, senai, penang airport',
  mexico: 'felipe angeles, benito juarez airport',
  netherlands: 'schiphol',
  'new-zealand': 'nelson nz, hamilton nz, auckland airport, christchurch airport',
  panama: 'tocumen airport',
  portugal: 'portela, humberto delgado, sa carneiro',
  singapore: 'changi airport',
  'south-korea': 'incheon airport, gimpo, gimhae',
  spain: 'barajas, el prat',
  sweden: 'arlanda, landvetter',
  switzerland: 'kloten, cointrin, euroairport',
  taiwan: 'taoyuan airport, songshan',
  thailand: 'suvarnabhumi, don mueang, don muang',
  'united-arab-emirates': 'al maktoum, dwc airport, zayed airport',
  'united-kingdom': 'heathrow, gatwick, stansted',
  'united-states': 'laguardia, o hare, ohare, logan airport, jfk airport, newark airport, hartsfield',
  vietnam: 'tan son nhat, noi bai',
};
