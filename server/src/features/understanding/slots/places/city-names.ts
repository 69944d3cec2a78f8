/**
 * Abbreviations, and names that mean one place though others bear them, each with the text by which the place is found.
 * All other names are in the lists of places.
 */
const abbreviations =
  'la: Los Angeles; sf: San Francisco; nyc: New York; kl: Kuala Lumpur; kk: Kota Kinabalu; jb: Johor Bahru; pj: Petaling Jaya; hk: Hong Kong; ' +
  'dc: Washington DC; ldn: London, United Kingdom; tln: Tallinn, Estonia; trt: Tartu, Estonia; cdmx: Mexico City; hcmc: Ho Chi Minh City; bkk: Bangkok; sg: Singapore; ' +
  'panama ciudad: Panama City, Panama; ciudad de panama: Panama City, Panama; quebec ville: Quebec City; quebec la ville: Quebec City; luxembourg ville: Luxembourg, Luxembourg; ville de quebec: Quebec City; ' +
  'philly: Philadelphia; vegas: Las Vegas; rio: Rio de Janeiro; ' +
  'kuwait: Kuwait City, Kuwait; koweit: Kuwait City, Kuwait; kuweit: Kuwait City, Kuwait; الكويت: Kuwait City, Kuwait; كويت: Kuwait City, Kuwait; تورنتو: Toronto, Canada; كازا: Casablanca, Morocco; كازابلانكا: Casablanca, Morocco; مدينه بنما: Panama City, Panama; بنما سيتي: Panama City, Panama; haapsallu: Haapsalu, Estonia; kuressaarde: Kuressaare, Estonia; kuresaarde: Kuressaare, Estonia; vorru: Võru, Estonia; rakverre: Rakvere, Estonia; paidesse: Paide, Estonia; sillamaele: Sillamäe, Estonia; ' +
  'bcn: Barcelona, Spain; barcelona: Barcelona, Spain; valga: Valga, Estonia; vancouver: Vancouver, British Columbia, Canada; ' +
  'florence: Florence, Italy; florencia: Florence, Italy; londen: London, United Kingdom; georgetown: George Town, Malaysia; ' +
  'jersey: Saint Helier, Jersey; guernsey: Saint Peter Port, Guernsey; isle of man: Douglas, Isle of Man; the isle of man: Douglas, Isle of Man; isla de man: Douglas, Isle of Man; ile de man: Douglas, Isle of Man; mani saar: Douglas, Isle of Man';

/** Estonian forms above that say "to" without an ending of their own. */
export const estonianGoals: ReadonlySet<string> = new Set(
  'haapsallu kuressaarde kuresaarde vorru rakverre paidesse sillamaele'.split(' '),
);

/** Words in small letters: "la" is the Spanish article, "rio" a river. */
export const needCapitals: ReadonlySet<string> = new Set('la sf dc rio kk sg hk bcn vegas'.split(' '));

function entriesOf(list: string): [string, string][] {
  return list.split('; ').map((entry) => {
    const [name = '', text = ''] = entry.split(': ');
    return [name, text];
  });
}

export const cityNames: ReadonlyMap<string, string> = new Map(entriesOf(abbreviations));

/** Ordinary words that are quarters only beside the name of their city, or of another of its quarters. */
const quarters: readonly { readonly city: string; readonly names: string; readonly beside: string }[] = [
  {
    city: 'Dubai, United Arab Emirates',
    names: 'marina, the marina, downtown, the palm, the greens, the springs, the meadows, المارينا',
    beside: 'dubai, dubay, jvc, jvt, jlt, jbr, دبي',
  },
];
const besideQuarters = quarters.map(({ city, names, beside }) => ({
  city,
  names: new Set(names.split(', ')),
  beside: new Set(beside.split(', ')),
}));

/** "Marina to jvc dubai": the city that a quarter is of, where the sentence names it too. */
export const cityOfQuarter = (plain: string, words: readonly { readonly plain: string }[]): string | undefined =>
  besideQuarters.find(({ names, beside }) => names.has(plain) && words.some((word) => beside.has(word.plain)))?.city;
