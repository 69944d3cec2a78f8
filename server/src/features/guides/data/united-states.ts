import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'united-states',
  code: 'US',
  country: 'United States',
  region: 'North America',
  currency: 'United States dollar (USD)',
  visaRequirements: {
    touristVisa:
      'Citizens of countries in the Visa Waiver Program visit the United States for up to 90 days with an ESTA, whose fee is reported as about USD 40 since September 2025; others apply for a B-1/B-2 visitor visa at a consulate, often with a long wait. Check at travel.state.gov. A visit allows no work, and visitors do not qualify for free entry of household effects.',
    workVisa:
      'To work in the United States you usually need a petition by an employer first, for example for an H-1B, L-1 or O-1 visa, and then the visa from a consulate. Some kinds are limited by quota and lottery, and fees and rules have changed often. Read uscis.gov and take advice from an immigration lawyer before you give up your home.',
    residencePermit:
      'Lasting residence in the United States is the green card, through family, work, investment or the yearly lottery, and it can take years. Temporary workers live there on the dates of their form I-94, which is found online and counts more than the visa in the passport. Report a change of address to USCIS, usually within 10 days.',
    familyReunification:
      'Spouse and unmarried children under 21 of a temporary worker usually come to the United States on a dependant visa such as H-4 or L-2; not all of them may work. Citizens and green card holders petition for relatives, with waits from months to many years. Check at uscis.gov.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household effects enter the United States free of duty if you used them, or had them available in your household, for at least one year; by copies of the customs text the year need not be continuous nor just before the move. They have to come from the country where they were used, within 10 years of your first arrival as a resident. Things used for less than a year are dutiable and listed on the form apart. Visitors on B-1/B-2 do not qualify, so ask Customs and Border Protection (cbp.gov) if your status is unclear.',
    prohibitedItems: [
      'Narcotics.',
      'Chocolate eggs with a toy inside.',
      'Counterfeit goods.',
      'Ivory and other protected animals and plants without CITES papers.',
      'Soil and biological material without a permit.',
      'Most meat and plants without a permit of the agriculture department (USDA).',
    ],
    restrictedItems: [
      'Goods from Cuba, Iran and North Korea: restricted, rugs and cigars included.',
      'Firearms and ammunition: need ATF Form 6, approved before shipping.',
      'Alcohol: dutiable, bound to the rules of the state, and absinthe only within limits.',
      'Glazed ceramics that contain lead: may be refused, so leave old tableware behind.',
      'Medicines: bring your personal need in the original packing, with the prescription.',
      'Wooden outdoor furniture, bicycles and garden tools: clean them of soil before packing.',
    ],
    documentationRequired: [
      'CBP Form 3299, Declaration for Free Entry of Unaccompanied Articles.',
      'Supplemental declaration that the agent sends you.',
      'Passport, visa and form I-94.',
      'Detailed inventory in English.',
      'Importer security filing (ISF 10+2) for sea freight, filed by the agent before loading.',
      'List of things owned for less than a year.',
    ],
    customsClearanceTime:
      'Sea freight usually clears customs in the United States within 3 to 7 working days. An X-ray or a full examination can add 1 to 2 weeks, and the fees fall to you. Have visa and I-94 before the goods arrive, and list every box honestly, because vague inventories invite inspections.',
  },
  petImport: {
    vaccinations: [
      'Microchip for every dog.',
      'Minimum age of 6 months for every dog on arrival.',
      'Certified proof of rabies vaccination for a dog that was in a country with a high risk of dog rabies.',
      'Antibody test and usually a reservation at a facility registered with the CDC, for a dog from a high-risk country that was vaccinated abroad.',
      'Rabies vaccination for cats: no federal rule, but many states ask for it and Hawaii is strict.',
    ],
    quarantine:
      'Healthy dogs that meet the rules usually face no quarantine in the United States; a dog from a high-risk country without the right papers can be held or sent back. Hawaii has its own long programme against rabies, so begin many months before a move there. Airlines and states set further rules.',
    healthCertificate:
      'Since 1 August 2024 every dog needs a CDC Dog Import Form, a microchip, an age of at least 6 months and a healthy look to enter the United States; dogs from countries with a high risk of rabies need certified vaccination papers too. For some countries the agriculture department also asks for a certificate against screwworm or foot-and-mouth disease. Check cdc.gov and aphis.usda.gov for your country at least four months before travel.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A car that was not built to the standards of the United States may enter for good only if it is at least 25 years old for the safety rules and 21 years old for the emission rules; the years count from the month of building. A younger one needs a registered importer and costly changes. Cars built for the market of the United States carry a label that says so and meet the rules as they stand.',
    duties:
      'In the United States the old duty of 2.5% on cars is no longer the whole: since 3 April 2025 extra duties under Section 232 apply to used passenger cars and light trucks too, except those built at least 25 years before entry. Sources name 25%, and 15% in total for some countries of origin, but the figures move fast. Ask a customs broker or cbp.gov on the day you decide.',
    documentation: [
      'Title or registration and proof of ownership.',
      'Bill of lading.',
      'Form HS-7 for the safety rules (NHTSA).',
      'EPA Form 3520-1 for the emission rules.',
      'CBP entry papers, and the contract with a registered importer if the car needs one.',
      'State title, inspection and insurance after arrival.',
    ],
    restrictions:
      'For most people bringing a car to the United States is not worth it, unless it was built for that market or is a classic of 25 years or more. California and some other states have stricter emission rules. Clean the underside of soil before shipping; traffic keeps to the right.',
  },
  healthcare: {
    system:
      'Health care in the United States is mostly private and dear, and which doctors you may see depends on your plan. Public programmes exist for older people and low incomes, mostly closed to newcomers. For small things an urgent care clinic costs far less than an emergency room.',
    insurance:
      'Most people in the United States have health insurance through an employer, with a premium, a yearly deductible and copayments. Have cover from the first day, because one accident can be ruinous, and ask when the plan of the employer begins. Bring medical, dental and vaccination records in English.',
    emergencyNumber: '911 (all)',
  },
  education: {
    schoolSystem:
      'Public school in the United States is free from kindergarten at about 5 to the end of high school at about 18, and run by local districts, so your address decides the school. States set the ages of compulsory attendance and the vaccinations a child must have. Private schools charge fees.',
    languageOfInstruction:
      'Schools in the United States teach in English, with support for children who are learning it and bilingual classes in some districts. International and foreign-language schools are found in the larger cities.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'The United States run on 120 V at 60 Hz with plug types A and B. Appliances made for 220 to 240 V only do not work there, and most large ones are better sold before the move; chargers marked 100 to 240 V need only an adapter.',
    internet:
      'Cable and fibre are common in the cities of the United States, though often one or two companies serve an address. Prices rise after the first year, so ask for the price afterwards. Without a credit history a deposit may be asked.',
    banking:
      'Banks in the United States usually ask for passport, visa, proof of address and often a Social Security number, though some open accounts without it. Credit history starts at nothing: a secured card or a bank you know from home helps. Cheques are still used for rent.',
  },
  culturalTips: [
    'Tips are part of the wage in restaurants, taxis and salons: about 15 to 20 percent of the bill is usual.',
    'Prices on the shelf are mostly without sales tax, which is added at the till.',
    'Small talk is friendly and does not mean more; how are you is a greeting.',
    'Outside the big cities you need a car, and the driving licence of your state soon after moving.',
    'In a traffic stop stay in the car, keep your hands visible and wait for the officer.',
  ],
  importantContacts: {
    emergencyServices: 'In the United States dial 911 for the police, an ambulance or the fire brigade.',
    taxOffice:
      'The Internal Revenue Service (irs.gov) handles federal income tax in the United States, and most states have a tax of their own; residents declare income from all over the world.',
  },
  sources: [
    {
      title: 'US Customs and Border Protection: Section 232 duties on cars',
      url: 'https://www.cbp.gov/trade/programs-administration/entry-summary/section-232-additional-faqs-autos',
      about: ['vehicles'],
    },
    {
      title: 'CDC: dogs from high-risk countries, vaccinated in the United States',
      url: 'https://cdc.gov/importation/dogs/us-vaccinated-high-risk-countries.html',
      about: ['pets'],
    },
    { title: 'US Customs and Border Protection', url: 'https://www.cbp.gov', about: ['customs'] },
    {
      title: 'US Department of Agriculture, APHIS: pets',
      url: 'https://www.aphis.usda.gov',
      about: ['pets', 'customs'],
    },
    {
      title: 'EPA: importing vehicles and emissions',
      url: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P10081KO.txt',
      about: ['vehicles'],
    },
    { title: 'NHTSA: importing vehicles', url: 'https://www.nhtsa.gov', about: ['vehicles'] },
    {
      title: 'US Citizenship and Immigration Services',
      url: 'https://www.uscis.gov',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture'],
    },
    { title: 'US Department of State: visas', url: 'https://travel.state.gov', about: ['visa'] },
    { title: 'Internal Revenue Service', url: 'https://www.irs.gov', about: ['contacts'] },
    {
      title: 'AVMA: questions on the CDC rules for dogs (secondary)',
      url: 'https://www.avma.org/resources-tools/animal-health-and-welfare/animal-travel-and-transport/new-cdc-dog-importation-requirements-faqs-veterinarians',
      about: ['pets'],
    },
    {
      title: 'Papers on CBP Form 3299 (secondary copy)',
      url: 'https://omb.report/icr/201606-1651-001/doc/65313201',
      about: ['customs'],
    },
    {
      title: 'Mover Worldwide: customs rules of the United States (secondary)',
      url: 'https://moverworldwide.com/index.php/Home/view_customs_regulations/44',
      about: ['customs'],
    },
    {
      title: 'West Coast Shipping: importing a vehicle (secondary)',
      url: 'https://www.wcshipping.com/blog/importing-a-vehicle-into-the-united-states-updated-2025-policy-guide',
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
