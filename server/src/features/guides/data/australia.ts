import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'australia',
  code: 'AU',
  country: 'Australia',
  region: 'Oceania',
  currency: 'Australian dollar (AUD)',
  visaRequirements: {
    touristVisa:
      'Nearly every visitor needs a visa for Australia before boarding: depending on the passport, an Electronic Travel Authority, an eVisitor or a Visitor visa, all applied for online. New Zealand citizens are usually granted theirs on arrival. A visitor visa does not allow work; check your passport with the Department of Home Affairs (immi.homeaffairs.gov.au).',
    workVisa:
      'People usually move to Australia for work on an employer-sponsored visa, such as Skills in Demand, or on a points-tested skilled visa; younger people from many countries can come on a working holiday. Occupation lists and income rules change often, so check the current ones with the Department of Home Affairs.',
    residencePermit:
      'Australia issues no residence card: your visa is electronic and is itself the right to stay. Permanent residence comes mostly through the skilled, employer-sponsored and family visas, each with its own conditions; the Department of Home Affairs lists them.',
    familyReunification:
      'A partner and dependent children can usually be included in the same Australian visa application. Joining somebody who already lives there goes by partner, child or parent visas, which can take long; check current processing times with the Department of Home Affairs.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household goods shipped to Australia as unaccompanied personal effects are free of duty and GST if you have owned and used them abroad for at least 12 months before you leave for Australia. Things owned for less than 12 months are assessed for duty and GST. Alcohol and tobacco in the shipment are always taxed, and vehicles, vehicle parts and goods for trade do not count as personal effects.',
    prohibitedItems: [
      'Fresh fruit and vegetables.',
      'Live plants, bulbs and cuttings.',
      'Prohibited seeds, and any seeds that cannot be identified.',
      'Plant products at high risk of carrying khapra beetle.',
      'Animals that need a permit: they never travel with the household goods.',
      'Goods containing asbestos, which older appliances and vehicles may hide.',
      'Flick knives and many other weapons, which are banned or need a permit.',
    ],
    restrictedItems: [
      'Camping and sports gear, bicycles, boots, garden tools and outdoor furniture: declare them and clean off every trace of soil and plant matter.',
      'Wooden, cane, bamboo and straw items: declare them, as they may need treatment.',
      'Animal skins, feathers and shells: declare them for inspection.',
      'Some medicines and steroids: many need a prescription or a permit.',
      'Vapes: closely controlled, so ask before you pack one.',
      'Alcohol and tobacco: always taxed in a household shipment.',
    ],
    documentationRequired: [
      'Unaccompanied Personal Effects Statement, form B534.',
      'Detailed packing list of everything in the shipment.',
      'Passport, and usually the visa that shows you may live in Australia.',
      'Receipts or other proof of when you bought things owned for less than 12 months.',
    ],
    customsClearanceTime:
      "Allow about 5 to 15 working days for clearance after the shipment reaches Australia; this is a usual range, not a promise. Every shipment has its papers assessed for biosecurity and many are opened, and the inspection booking tends to be the bottleneck. What cannot be treated is destroyed or sent back at the owner's cost, so clean everything well before packing.",
  },
  petImport: {
    vaccinations: [
      'Rabies vaccination for cats and dogs from Group 3 countries, where rabies is present but controlled.',
      'Rabies neutralising antibody titre test (RNATT) after the vaccination for Group 3; results are usually taken as valid for 12 months, so confirm the date with the agriculture department.',
      'Identity check by the official vet before the titre sample is drawn: for Group 3 it normally decides between 10 and 30 days of quarantine.',
      "Parasite treatments and any further tests named on your pet's import permit.",
    ],
    quarantine:
      'Pets usually spend at least 10 days in the government quarantine station at Mickleham near Melbourne if they come from a Group 2 or 3 country, and up to 30 days from Group 3 without the early identity check; confirm the stay with the agriculture department. Dogo Argentino, fila Brasileiro, Japanese tosa, pit bull types and presa canario are banned from Australia, as are some hybrid cats such as the Savannah.',
    healthCertificate:
      "Cats and dogs enter Australia only from approved countries (Groups 1 to 3) and, for Group 3, need an import permit, a declaration by the origin country's competent authority and at least 180 days of continuous residence in an approved country. Pets from elsewhere must first live 180 days in an approved country. Begin well over half a year before you fly.",
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A road vehicle needs an import approval under the Road Vehicle Standards Act 2018, applied for online in the ROVER system, before it arrives in Australia; without one the Border Force will not release it. The personal import route usually asks that you owned and used the vehicle abroad for at least 12 months without a break.',
    duties:
      'Expect usually 5% customs duty on a car brought to Australia (often nil under a free trade agreement), 10% GST and, above a threshold, luxury car tax. Check the current rates with the Australian Border Force before you ship.',
    documentation: [
      'Vehicle import approval from ROVER, granted before the vehicle is shipped.',
      'Proof of ownership and of use abroad for at least 12 months.',
      'Passport and evidence that you may stay in Australia.',
      'Evidence that the vehicle is free of asbestos, if asked for.',
    ],
    restrictions:
      'Australia drives on the left and generally expects right-hand drive; vehicles 25 or more years old usually have an easier path. Cars must arrive very clean and free of asbestos. With the tax, freight and conversion, bringing an ordinary car to Australia is often not worth the cost: compare with buying there.',
  },
  healthcare: {
    system:
      "Australia's public scheme, Medicare, covers public hospitals and much of the cost of seeing a doctor. It is for citizens, permanent residents and some others, including visitors from countries with a reciprocal agreement.",
    insurance:
      "Temporary visa holders in Australia usually need private health insurance, and many visas make it a condition. Permanent residents often add private cover for dental care and private hospitals; check your visa's terms with the Department of Home Affairs.",
    emergencyNumber: '000 (112 also works from mobiles)',
  },
  education: {
    schoolSystem:
      "School in Australia is run by the states and territories, with primary and secondary years up to Year 12; the school year runs from about late January to December. Government schools are open to all, but families on temporary visas may have to pay fees: ask the state's education department.",
    languageOfInstruction:
      'Schools in Australia teach in English, and many offer extra English lessons to newly arrived children.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Australia runs on 230 V at 50 Hz with plug type I. Appliances made for 110 to 120 V will not work there without a transformer, so look at each label before you pack it.',
    internet:
      'Homes in Australia are mostly connected through the National Broadband Network, sold by many retailers. The kind of line depends on the address, so check it before you sign a lease.',
    banking:
      'Several large Australian banks let newcomers start an account online before arrival and finish it in a branch with a passport. Ask the tax office for a tax file number soon after you arrive, because without it tax is withheld at a higher rate.',
  },
  culturalTips: [
    'First names are usual in Australia from the start, at work as well; a plain and friendly manner goes further than titles.',
    'The sun is strong: hats, sunscreen and shade are part of daily life, and schools often require hats outdoors.',
    'At patrolled beaches swim between the red and yellow flags, where lifeguards watch.',
    'Public events often open with an acknowledgement of the Traditional Owners of the land; listening quietly is the courteous response.',
    'Seasons are reversed from the north, so a July move arrives in winter, and many homes are lightly heated.',
  ],
  importantContacts: {
    emergencyServices:
      'Dial 000 in Australia for police, fire or ambulance; 112 also works from mobile phones, and 106 is the text relay service for people who are deaf or have a speech impairment.',
    taxOffice: 'The Australian Taxation Office (ATO) handles tax and tax file numbers: ato.gov.au.',
  },
  sources: [
    {
      title: 'Australian agriculture department: moving to Australia',
      url: 'https://www.agriculture.gov.au/travelling/moving-immigrating',
      about: ['customs'],
    },
    {
      title: 'Australian agriculture department: personal effects',
      url: 'https://www.agriculture.gov.au/travelling/moving-immigrating/personal_effects',
      about: ['customs'],
    },
    {
      title: 'Australian Customs: unaccompanied personal effects (older page)',
      url: 'http://customs.gov.au/site/page4354.asp',
      about: ['customs'],
    },
    { title: 'Australian Border Force', url: 'https://www.abf.gov.au', about: ['customs', 'vehicles'] },
    {
      title: 'Australian agriculture department: rabies antibody test for cats and dogs',
      url: 'https://agriculture.gov.au/biosecurity-trade/cats-dogs/rabies-neutralising-antibody',
      about: ['pets'],
    },
    {
      title: 'Australian agriculture department: questions on bringing cats and dogs',
      url: 'https://agriculture.gov.au/biosecurity-trade/cats-dogs/frequently-asked-questions',
      about: ['pets'],
    },
    {
      title: 'Australian infrastructure department: importing a road vehicle',
      url: 'https://www.infrastructure.gov.au/infrastructure-transport-vehicles/vehicles/importing-road-vehicle-australia',
      about: ['vehicles'],
    },
    {
      title: 'Australian Department of Home Affairs: visas and settling in',
      url: 'https://immi.homeaffairs.gov.au',
      about: ['visa', 'healthcare', 'education', 'culture'],
    },
    { title: 'Australian Taxation Office', url: 'https://www.ato.gov.au', about: ['contacts'] },
    {
      title: 'First Migration Service: pet quarantine in Australia (secondary)',
      url: 'https://firstmigrationservice.com/en/news/moving-pets-to-australia-quarantine-requirements-costs',
      about: ['pets'],
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
