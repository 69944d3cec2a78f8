import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'united-kingdom',
  code: 'GB',
  country: 'United Kingdom',
  region: 'Northern Europe',
  currency: 'Pound sterling (GBP)',
  visaRequirements: {
    touristVisa:
      'Visitors to the United Kingdom need either a visa or, for nationalities that are free of the visa, an electronic travel authorisation (ETA) before they travel; Irish citizens need neither. By press reports the ETA is strictly enforced since 25 February 2026 and costs £16, with a rise to £20 announced, so check the fee at gov.uk. A visit does not allow work.',
    workVisa:
      'To work in the United Kingdom most people, EU citizens included, need a visa such as the Skilled Worker visa, which rests on a job offer from a licensed sponsor and a minimum salary. Other routes exist for graduates, talent, business founders and young people of some countries. The current conditions are at gov.uk/browse/visas-immigration; Irish citizens may work freely.',
    residencePermit:
      'Your permission to stay in the United Kingdom is now an eVisa, a record that you see online; the plastic residence cards (BRP) ended in December 2024. Create your UKVI account before travelling and keep the passport in it up to date, because employers and landlords check it. After some years of residence you may apply for indefinite leave to remain.',
    familyReunification:
      'A spouse or partner and children can usually join a worker in the United Kingdom as dependants, though some visas no longer allow it; family of British citizens use the family visa, with a minimum income and a test of English. Apply online before the move and check the present figures at gov.uk.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Transfer of Residence (ToR) relief lets you bring household and personal effects, pets and private vehicles to the United Kingdom free of duty and VAT when you make it your main home; a second home or a company does not count. You usually need 12 months of living outside the United Kingdom without a break, 6 months of owning and using the goods, import within 12 months of your arrival, and to keep them for 12 months. Alcohol and tobacco are not covered. Apply to HMRC before you ship.',
    prohibitedItems: [
      'Controlled drugs.',
      'Offensive weapons, such as flick knives and zombie knives.',
      'Self-defence sprays.',
      'Endangered animals and plants, and things made from them, without a permit.',
      'Rough diamonds and indecent material.',
      'Meat and milk products in personal imports from outside the EU and, since April 2025, from the EU too.',
    ],
    restrictedItems: [
      'Alcohol and tobacco: outside the relief, so they are taxed.',
      'Firearms and ammunition: only with the certificates, arranged before shipping.',
      'Plants and some potatoes: only with plant health papers, if at all.',
      'Medicines: controlled ones need a prescription or letter, and some a licence.',
      'Goods owned for less than 6 months: outside the relief, so list them apart.',
    ],
    documentationRequired: [
      'ToR1 application, made online to HMRC before shipping; the approval gives you a unique reference number (URN) for the customs agent.',
      'List of everything you bring.',
      'Photo page of the passport.',
      'Proof of your address in the United Kingdom and of the address before.',
      'Visa or other permission to live in the United Kingdom, where you need one.',
      'Vehicle papers and pet details, if they come under the same relief.',
    ],
    customsClearanceTime:
      'With the ToR reference in hand, clearance in the United Kingdom usually takes 3 to 7 working days after arrival. The decision on ToR1 itself usually comes within about 14 days, but allow more, and do not let the shipment leave before you have it: without the number you may have to pay duty and VAT.',
  },
  petImport: {
    vaccinations: [
      'Microchip before the rabies vaccination.',
      'Rabies vaccination for dogs, cats and ferrets at 12 weeks of age or later.',
      'Wait of 21 days after the vaccination before the journey to the United Kingdom.',
      'Tapeworm treatment for dogs 24 to 120 hours before entry, unless they come straight from Finland, Ireland, Malta or Norway.',
      'Rabies antibody test if you come from an unlisted country: usually drawn at least 30 days after the vaccination, with 3 months of waiting before travel.',
    ],
    quarantine:
      'Pets that meet the rules face no quarantine in the United Kingdom; one that does not can usually be kept for up to 4 months, though older texts say six. Banned breeds are not admitted. If the blood test applies to you, begin at least five months before the move; the details are at gov.uk/bring-pet-to-great-britain.',
    healthCertificate:
      'A pet needs a health certificate or an accepted pet passport and has to arrive in Great Britain by an approved route and carrier; by air that mostly means as cargo. List the pet on the Transfer of Residence application as well, so that no tax falls due. Northern Ireland follows rules of its own, so check before travelling there.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'Transfer of Residence relief covers private cars, motorcycles and trailers brought to the United Kingdom, if you name them on the ToR1 application. Tell HMRC of the arrival through NOVA within 14 days, then register the car with the DVLA. A car without British or EU type approval usually needs an individual approval (IVA).',
    duties:
      'With the relief no duty or VAT is due on the car in the United Kingdom; without it expect usually 10% duty and 20% VAT. Vehicle tax, and daily charges in London and some other cities, come on top. Check the figures at gov.uk.',
    documentation: [
      'ToR1 approval with its unique reference number (URN).',
      'Foreign registration certificate and proof of ownership for 6 months.',
      'NOVA notification to HMRC, usually within 14 days of arrival.',
      'Evidence of type approval, or an individual approval (IVA).',
      'MOT test certificate where the age of the car asks for it.',
      'British insurance, and the DVLA registration form.',
    ],
    restrictions:
      'Bringing a car to the United Kingdom can pay if the relief covers it, but traffic keeps to the left, and headlamps and speedometer may have to be changed. Insurance for left-hand drive and imported cars is often dearer. Clean air zones charge or discourage older cars.',
  },
  healthcare: {
    system:
      'The United Kingdom has the National Health Service (NHS), paid from taxes and mostly free at the point of use; register with a GP surgery near your home. England, Scotland, Wales and Northern Ireland run it separately, and dentists and prescriptions often cost something.',
    insurance:
      'Most visa applicants pay an immigration health surcharge with the application for the United Kingdom and may then use the NHS like residents. Private insurance is an extra that shortens waits. Bring your medical and vaccination records, and a supply of medicines for the first weeks.',
    emergencyNumber: '999 or 112 (all), 111 (health advice)',
  },
  education: {
    schoolSystem:
      'School in the United Kingdom is compulsory from about 5 to 16, with education or training until 18 in England, and state schools are free; Scotland and Northern Ireland have systems of their own. Places depend much on the address, so look at the catchment area before you sign a lease. Private schools charge fees.',
    languageOfInstruction:
      'Schools in the United Kingdom teach in English, with Welsh, Gaelic and Irish schools in some parts. State schools give support to children who are still learning English.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'The United Kingdom runs on 230 V at 50 Hz with plug type G, three square pins and a fuse. Appliances made for 110 to 120 V need a transformer there. Read the meter on the day you move in, since you take over the present supplier until you change.',
    internet:
      'Fibre or cable reaches most homes in the United Kingdom; order two to three weeks before the move. Contracts usually bind you for one or two years, and a prepaid SIM bridges the gap.',
    banking:
      'Banks in the United Kingdom ask for passport or eVisa and proof of address, which newcomers often lack; app-based banks are usually quicker. A credit history starts at nothing, so register to vote if you may, and pay bills from the account. Rent and bills go by standing order or direct debit.',
  },
  culturalTips: [
    'Queue, and do not pass anybody who was there before you.',
    'Please, thank you and sorry are used far more than in many places; a request often comes as a question.',
    'Council tax is paid by the household, so register with the council when you move in.',
    'Landlords check the right to rent in England, so have the share code of your eVisa ready.',
    'In a pub you order and pay at the bar, and friends take turns to buy a round.',
  ],
  importantContacts: {
    emergencyServices:
      'In the United Kingdom dial 999 or 112 for the police, an ambulance or the fire brigade, and 111 for health advice that can wait.',
    taxOffice:
      'HM Revenue and Customs (gov.uk/hmrc) handles tax and customs in the United Kingdom; employees are taxed through PAYE and apply for a National Insurance number.',
  },
  sources: [
    {
      title: 'GOV.UK: transfer of residence to Great Britain',
      url: 'https://www.gov.uk/guidance/transfer-of-residence-to-great-britain',
      about: ['customs', 'vehicles', 'pets'],
    },
    {
      title: 'GOV.UK: customs clearance for transfers of residence',
      url: 'https://gov.uk/guidance/customs-clearance-for-transfers-of-residence-to-the-uk-and-eu',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'GOV.UK: visas and immigration',
      url: 'https://www.gov.uk/browse/visas-immigration',
      about: ['visa'],
    },
    {
      title: 'Welsh Government: pet travel from listed countries',
      url: 'https://www.gov.wales/pet-travel-scheme-requirements-animals-entering-uk-listed-countries',
      about: ['pets'],
    },
    {
      title: 'GOV.UK: living, health, schools and driving',
      url: 'https://www.gov.uk',
      about: ['healthcare', 'education', 'vehicles', 'utilities', 'culture', 'pets'],
    },
    { title: 'HM Revenue and Customs', url: 'https://www.gov.uk/hmrc', about: ['contacts'] },
    {
      title: 'Customs Complete: transfer of residence (secondary)',
      url: 'https://customscomplete.com/transfer-of-residence-to-the-uk-tor/',
      about: ['customs'],
    },
    {
      title: 'Delvigna: applying for ToR1 (secondary)',
      url: 'https://delvigna.com/guidance-application-for-transfer-of-residence-relief-tor1',
      about: ['customs'],
    },
    {
      title: 'Visasnews: the ETA fee (secondary)',
      url: 'https://visasnews.com/en/uk-eta-fee-set-to-increase-again',
      about: ['visa'],
    },
    {
      title: 'Emergency numbers by country (open data)',
      url: 'https://github.com/DennisGross/aidlines',
      about: ['healthcare', 'contacts'],
    },
    {
      title: 'Voltages and plugs by country (open data)',
      url: 'https://github.com/CalebBell/fluids',
      about: ['utilities'],
    },
  ],
  reviewed: '2026-11-21',
};
