/** Advice that holds for any country, keyed by its code in the catalogue. */
export const tipTexts = {
  hurry: 'Time is short: fix the date with a mover before anything else, then see to the papers in parallel.',
  within_union:
    'Both countries share one customs area: your goods travel freely, so put the effort into registering at the new address in time.',
  ask_embassy:
    'Ask the embassy or customs of your destination for its rules on used household goods before anything is packed.',
  papers_first: 'Start with the papers: goods that arrive before your permit wait at your cost.',
  originals_with_you:
    'Keep passports, certificates, contracts and the list of goods in your hand luggage, and a copy of each online.',
  numbered_list:
    'Number every box and keep a list with rough values and photos: customs and insurers both ask for the same one.',
  nothing_new: 'Leave new things in the shops: goods that you have not used at home are often taxed like a purchase.',
  translated_papers:
    'Have the lease, certificates and the list of goods translated before you leave: it is cheaper at home.',
  full_value_cover:
    'Ask for cover at full value: what a mover owes without it goes by weight and replaces almost nothing.',
  leave_behind: 'Sort before you pack: what you sell or give away costs nothing to move.',
  compare_alike: 'Compare offers that include the same: stairs, packing, waiting time and cover hide in small print.',
  essentials_apart:
    'Pack what you need for the first weeks apart: luggage or a small air shipment arrives long before the rest.',
  book_early: 'Book six to eight weeks ahead, more between May and September, when crews and containers are short.',
  parking: 'Reserve a place for the lorry at both doors: every metre of carrying is paid for.',
  measure_doors: 'Measure the largest pieces and the narrowest door or stairs on the way.',
  overnight_bag: 'Keep keys, chargers, medicines and a kettle out of the lorry.',
  survey: 'Ask for a survey by video or at home: it turns this range into a price that binds.',
} as const;

/**
 * The one thing about each country that goes wrong most often. Rules change: each is told as a first step and the
 * guide of the country names the official page.
 */
export const arrivalTips: Readonly<Record<string, string>> = {
  AE: 'Get the residence visa first: without it and your passport, customs in the Emirates usually releases nothing.',
  AU: 'Clean bikes, boots, garden and camping things before they are packed: Australia checks every shipment for biosecurity.',
  BR: 'Have your visa and CPF number before the goods sail: they may arrive from 3 months before to 6 months after you.',
  CA: 'List everything, also what follows later, on form BSF186 when you first arrive: what is not on it can be taxed.',
  CH: 'Bring form 18.44 with your list and proof of residence to a customs office for goods, on a working day.',
  CN: 'Work and residence permits come first: only then does customs issue the import permit for your household.',
  CR: 'Engage a licensed customs broker early and check whether the exemption for new residents still holds for you.',
  DE: 'Fill in form 0350 for removal goods and keep your registration (Anmeldung) at hand: customs asks for both.',
  EE: 'Ask the Tax and Customs Board for transfer-of-residence relief with a priced list in Estonian or English.',
  ES: 'Register your address (padrón) soon: with proof of 12 months abroad it is what customs relief usually rests on.',
  FR: 'Prepare a dated, signed and valued list in two copies for Cerfa 10070: later shipments must already be on it.',
  GB: 'Apply for Transfer of Residence relief (ToR1) before you ship: without its reference number duty and VAT are due.',
  IE: 'File form C&E 1076 for Transfer of Residence, also when you come from Great Britain, which counts as abroad.',
  IT: 'Get the codice fiscale early: your residence papers and the signed lists of goods hang on it.',
  JP: 'Hand in two copies of the declaration for unaccompanied goods when you land, and keep the stamped one: it cannot be had later.',
  KR: 'Have the goods arrive within 6 months of you, and your residence card first: they cannot be cleared before.',
  MX: 'Have the list of goods (menaje de casa) certified by the Mexican consulate before you leave, in Spanish, with serial numbers.',
  MY: 'Be in Malaysia with your pass before the goods are cleared: customs wants the owner there and things used for some months.',
  NL: 'Your mover files the relief for you: give it a signed list and proof of registration in the Netherlands.',
  NZ: 'Scrub everything that touched soil: New Zealand inspects outdoor things, and relief needs 21 months of living abroad.',
  PA: 'Plan to be there when the container is opened: goods are usually inspected in full, against a detailed list.',
  PT: 'Ask the Portuguese consulate for the baggage certificate with your stamped lists before you leave.',
  SE: 'Keep proof of 12 months outside the EU and of work or a home in Sweden: Swedish Customs asks for both.',
  SG: 'File the Declaration of Facts before the goods arrive, so that they can come in free of GST.',
  TH: 'Time the shipment: from a month before to 6 months after you arrive, with a one-year visa or work permit.',
  TW: 'Declare the goods that follow in the red channel when you land: later it is too late.',
  US: 'Complete CBP form 3299 and a detailed list in English: things used for a year or more usually enter free of duty.',
  VN: 'Get the work permit first and list brand, model and serial number of all that has a plug: inspection is complete.',
};
