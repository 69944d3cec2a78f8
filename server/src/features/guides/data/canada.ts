import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'canada',
  code: 'CA',
  country: 'Canada',
  region: 'North America',
  currency: 'Canadian dollar (CAD)',
  visaRequirements: {
    touristVisa:
      'Visitors to Canada need either a visitor visa or, with a visa-exempt passport and arriving by air, an electronic travel authorization (eTA); US citizens need neither. A visit is usually limited to six months unless the border officer decides otherwise, and does not allow work. Check your passport at canada.ca.',
    workVisa:
      'Most people need a work permit for Canada, either tied to an employer, often with a labour market impact assessment, or open to any employer. Some professionals are exempt from the assessment under trade agreements, and working holidays exist for many nationalities. Check the current routes with Immigration, Refugees and Citizenship Canada (IRCC).',
    residencePermit:
      "Permanent residence in Canada comes mainly through Express Entry, the provincial nominee programmes, Quebec's own selection and family sponsorship. Permanent residents receive a PR card and have to spend a minimum time in the country to keep the status. Requirements change often: see IRCC at canada.ca.",
    familyReunification:
      'Citizens and permanent residents of Canada can sponsor a spouse, partner or dependent child, and at times parents and grandparents. Families of workers and students may be able to come along with permits of their own; check eligibility with IRCC.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      "Settlers in Canada (tariff 9807) usually bring household goods duty free if they owned, possessed and used them before arriving. Former residents (tariff 9805) must have lived abroad for at least 1 year and owned, possessed and used the goods abroad for at least 6 months. Goods sold within 12 months become dutiable. A former resident's single item worth more than CAD 10,000 is usually charged on the excess: ask the Canada Border Services Agency (CBSA).",
    prohibitedItems: [
      "Cannabis in any form: it may not cross Canada's border in either direction.",
      'Handguns, which are under a freeze, and other prohibited weapons.',
      'Pepper spray and switchblades.',
      'Baby walkers, which are banned in Canada.',
      'Soil, also the soil on tools, boots and plant pots, unless you hold a permit.',
    ],
    restrictedItems: [
      'Firearms that are allowed: declare them and hold the right licence.',
      'Plants, meat and dairy: limited by the Canadian Food Inspection Agency (CFIA).',
      'Used mattresses: a certificate of cleaning or fumigation is needed.',
      'Alcohol and tobacco: above the personal allowance they are normally charged.',
    ],
    documentationRequired: [
      'Form BSF186, Personal Effects Accounting Document (older guides call it B4).',
      'Form BSF186A, the goods list (once B4A), with values and serial numbers where there are any.',
      'List of goods to follow, handed in and stamped at your first arrival: what is not on it is hard to bring in free later.',
      'Passport with the visa, work permit or confirmation of permanent residence.',
      'For former residents, proof of at least 1 year abroad.',
      'Bill of lading or airway bill of the shipment.',
    ],
    customsClearanceTime:
      'Clearing household goods into Canada usually takes 1 to 5 working days, and the owner normally goes in person to the CBSA office with the stamped list. Listed goods to follow usually have no fixed last date of import. An inspection adds time.',
  },
  petImport: {
    vaccinations: [
      'Rabies vaccination with a valid certificate from a licensed vet, in English or French, for dogs and cats aged 3 months or more.',
      'Puppies and kittens under 3 months usually need no rabies vaccination.',
      'Pets from officially rabies-free countries usually need no vaccination if that is certified.',
    ],
    quarantine:
      "Canada usually has no quarantine for personal dogs and cats with proper papers. Dogs classed as commercial are another matter: since September 2022 those from countries with a high risk of dog rabies are barred. Check your pet's class with the Canadian Food Inspection Agency (CFIA).",
    healthCertificate:
      'A personal dog or cat entering Canada usually travels on its rabies vaccination certificate, written in English or French and signed by a licensed vet; it should describe the animal and the vaccine. A microchip is not demanded for personal pets but is wise. Confirm with the CFIA, and ask the airline for its own papers.',
    microchip: false,
  },
  vehicleImport: {
    regulations:
      'Vehicles less than 15 years old must meet Canadian safety standards, and those sold for countries other than the United States usually cannot be imported until they are 15 years old. Vehicles from the United States usually go through the Registrar of Imported Vehicles (RIV), with a fee, any modifications and an inspection within 45 days. Check your model with Transport Canada first.',
    duties:
      "A settler's own car may enter Canada duty free with the household goods if it is admissible at all. Otherwise expect usually 6.1% duty on cars from outside free trade partners, 5% GST, CAD 100 excise on air conditioning and possibly provincial tax or surtaxes. Ask the CBSA before you ship.",
    documentation: [
      'Title and registration in your name.',
      'Import form for vehicles, issued at the border.',
      'Recall clearance letter from the maker, usually asked for US vehicles.',
      'RIV inspection papers for vehicles from the United States.',
      "Proof of sale or value, unless the car enters as settler's effects.",
    ],
    restrictions:
      'Bringing a car to Canada is often sensible from the United States and seldom possible from elsewhere unless it is 15 or more years old; some cars built to Mexican specification may also qualify. For a move from overseas most people sell and buy again there. Canada drives on the right.',
  },
  healthcare: {
    system:
      'Health care in Canada is public and run by the provinces and territories, paid by taxes; doctors and hospitals are covered for residents with a health card. Family doctors can be hard to find, so join a waiting list early.',
    insurance:
      "Some Canadian provinces make newcomers wait before public cover begins, so buy private insurance for the first months. Dental care, glasses and medicines are often covered by the employer's plan; ask the province's health ministry about the waiting time.",
    emergencyNumber: '911',
  },
  education: {
    schoolSystem:
      "Schooling in Canada is run by the provinces and is free in public schools for residents' children, usually from age 5 or 6 to between 16 and 18. The school year runs from about September to June. Your address normally decides the school.",
    languageOfInstruction:
      'Canadian schools teach in English or French: French is the rule in Quebec with limited exceptions, and French immersion is common elsewhere.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Canada runs on 120 V at 60 Hz with plug types A and B. Appliances made for 220 to 240 V mostly do not work there, so check every label before packing.',
    internet:
      "Broadband is good in Canada's cities and patchier in rural areas. Internet and mobile contracts are comparatively dear, so compare the regional providers.",
    banking:
      'The large Canadian banks offer newcomer accounts, some of which can be started before arrival. Bring a passport and your immigration papers, and apply early for a social insurance number (SIN), which you need to be paid.',
  },
  culturalTips: [
    'Courtesy counts in Canada: queues are kept, doors are held and a quick apology is common.',
    'Take shoes off when you enter a home unless told otherwise.',
    'Dress for the winter of your province before it comes, and ask about winter tyres, which Quebec requires.',
    'Tipping is expected in restaurants and taxis; the card machine usually suggests an amount.',
    'In Quebec greet in French first: a simple bonjour is appreciated.',
  ],
  importantContacts: {
    emergencyServices: 'Dial 911 in Canada for police, fire or ambulance.',
    taxOffice: 'The Canada Revenue Agency (CRA) handles tax and benefits: canada.ca.',
  },
  sources: [
    {
      title: 'Canada Border Services Agency: form BSF186, personal effects',
      url: 'http://www.cbsa-asfc.gc.ca/publications/forms-formulaires/bsf186-eng.html',
      about: ['customs'],
    },
    {
      title: 'Canadian Food Inspection Agency: animals, plants and food',
      url: 'https://inspection.canada.ca',
      about: ['pets', 'customs'],
    },
    {
      title: 'Government of Canada: immigration, tax and living there',
      url: 'https://www.canada.ca',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture', 'contacts'],
    },
    { title: 'Transport Canada: vehicles', url: 'https://tc.canada.ca', about: ['vehicles'] },
    { title: 'Registrar of Imported Vehicles', url: 'https://riv.ca', about: ['vehicles'] },
    {
      title: 'EH Canada Visa: filing the BSF186 at the border (secondary)',
      url: 'https://ehcanadavisa.com/moving-your-belongings-to-canada-how-to-file-the-bsf186-at-the-border/',
      about: ['customs'],
    },
    {
      title: 'PetFriendlyTravel: pet import rules of Canada (secondary)',
      url: 'https://petfriendlytravel.com/pft_international/canada-pet-import-export-requirements',
      about: ['pets'],
    },
    {
      title: 'Memorandum D19-12-1 of the border agency on vehicles (copy)',
      url: 'https://fdocuments.in/document/issn-2369-2391-memorandum-d19-12-1-ottawa-august-13-2020.html',
      about: ['vehicles'],
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
