import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'new-zealand',
  code: 'NZ',
  country: 'New Zealand',
  region: 'Oceania',
  currency: 'New Zealand dollar (NZD)',
  visaRequirements: {
    touristVisa:
      'Visitors from many countries come to New Zealand with an electronic travel authority (NZeTA) instead of a visa; others apply for a visitor visa first. Australian citizens need neither. Everybody fills in a traveller declaration; check your passport with Immigration New Zealand (immigration.govt.nz).',
    workVisa:
      'Most people who move to New Zealand for work come on an Accredited Employer Work Visa, for which the employer must be accredited, or directly on a skilled residence visa. A work visa of at least 12 months also opens the relief for household goods. Australians may live and work there without applying; others check the current roles and pay levels with Immigration New Zealand.',
    residencePermit:
      'New Zealand issues resident visas, mainly by the skilled, work-to-residence and family routes, and after some years permanent resident visas. There is no residence card: the visa is electronic and linked to your passport. Conditions change often, so check with Immigration New Zealand (immigration.govt.nz).',
    familyReunification:
      'Partners and dependent children can usually come to New Zealand with or after the main applicant, on visas linked to theirs; proof of living together in a genuine and stable relationship is asked for. Parents have routes of their own with income conditions and long waits. Check with Immigration New Zealand.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household goods enter New Zealand free of duty and GST if you arrive with a document that lets you live there (a New Zealand or Australian passport, a residence visa, or a work visa of at least 12 months), lived outside New Zealand for the whole 21 months before you arrive, owned and used the goods before arrival, and bring them for your own use. Vehicles, boats, aircraft and goods for trade are not covered. It is 21 months and not 12, and there is no fixed number of months of ownership.',
    prohibitedItems: [
      'Honey and bee products.',
      'Plants, bulbs and seeds.',
      'Straw, and used cartons that held fresh food.',
      'Drugs.',
      'Objectionable publications, films and games.',
      'Ivory, coral, turtle shell and other things made from protected species, without CITES papers.',
    ],
    restrictedItems: [
      'Packaged food and spices: leave them out, since they lead to inspection and often to destruction.',
      'Boots, tents, bicycles, garden tools and outdoor furniture: clean off every trace of soil and seeds, and declare them.',
      'Things of wood, cane or animal material: declare them, as they may need treatment.',
      'Firearms and parts: need a permit from the New Zealand police before they are shipped.',
      'Medicines: carry them with the prescription, in an amount for personal use; controlled ones must travel with you and not in the shipment.',
      'Alcohol: a wine collection can come under the relief if you prove that you built it up over time for your own use; ask New Zealand Customs about other bottles.',
      'Tobacco and vapes: limited and usually taxed, so do not pack them.',
    ],
    documentationRequired: [
      'Unaccompanied Personal Baggage Declaration, usually form NZCS 218; check the current number with New Zealand Customs.',
      'Supplementary questions of the biosecurity service (MPI), which the mover sends you.',
      'Inventory of every box, naming outdoor gear, wooden things and food.',
      'Copy of the passport, with the photo page and the visa.',
      'Proof of where you lived in the 21 months before, if customs asks for it.',
      'Bill of lading or air waybill, which the mover supplies.',
    ],
    customsClearanceTime:
      'Clearance in New Zealand usually takes about 5 to 10 working days, as the biosecurity service (MPI) inspects household shipments beside customs. Dirty outdoor gear and undeclared food are the frequent causes of delay and of cleaning bills, so clean everything before packing.',
  },
  petImport: {
    vaccinations: [
      'ISO microchip for every cat and dog.',
      'Rabies vaccination and a titre test of at least 0.5 IU/ml for pets from Category 3 countries, where rabies is absent or well controlled.',
      'Parasite treatments and further blood tests for dogs, as the import health standard of your category lists them.',
      'Residence of 6 months in the country you export from, for all pets but Australian ones (as another guide reports).',
    ],
    quarantine:
      'Cats and dogs from every country but Australia usually spend at least 10 days in a quarantine facility approved by MPI in New Zealand; book the place early, as there are few. Pit bull types, Japanese tosa, dogo Argentino, fila Brasileiro and presa canario may not be brought in.',
    healthCertificate:
      'Cats and dogs need an import permit from MPI unless they come from Australia; allow 30 working days for it, besides the veterinary certificates of your category (Australia, rabies-free, or rabies absent or well controlled). Pets from other countries must first live in an approved one. Begin well over half a year before you move to New Zealand if a titre test is needed.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'New Zealand waives its frontal-impact and emissions standards for the own car of an immigrant if you lived outside the country for at least 21 months, owned and had the car registered in your name for at least a year before arrival, and apply within 18 months. The car must still pass entry certification and be clean enough for biosecurity.',
    duties:
      'Cars usually come into New Zealand free of duty but with 15% GST, and motorhomes with 10% duty as well. Immigrants may get relief from the GST for a car they owned and used; such a car can usually not be sold for 2 years. Check the conditions with New Zealand Customs before you ship.',
    documentation: [
      'Registration papers in your name, covering at least a year before you arrive.',
      'Purchase invoice and insurance papers.',
      'Passport with the residence or work visa, and proof of 21 months abroad.',
      'Proof of the safety and emissions standards that the car was built to.',
      'Bill of lading for the car.',
    ],
    restrictions:
      'Bringing a car to New Zealand pays mainly for a good right-hand-drive car that meets the immigrant rule; used Japanese cars are easy to buy there. Left-hand-drive cars under 20 years of age usually need a permit. Traffic keeps to the left, and a car with soil or insects in it is cleaned at your cost.',
  },
  healthcare: {
    system:
      'New Zealand has public hospitals that are free or cheap for those entitled, while a visit to the doctor (GP) usually costs something. Enrol with a GP near your home. Injuries by accident are covered by the public scheme ACC, for visitors as well.',
    insurance:
      'Citizens, residents and most people with a work visa of two years or more may use the public health system in New Zealand; with a shorter visa take private insurance. Many residents add private cover to avoid waiting lists.',
    emergencyNumber: '111',
  },
  education: {
    schoolSystem:
      'Most children in New Zealand begin school on or near their fifth birthday; school is compulsory from 6 to 16, and state schools are free for residents and for children of many work visa holders. The year runs from late January or February to December. Many schools admit by zone, so check the zone before you rent.',
    languageOfInstruction:
      'Schools in New Zealand teach in English, and some in te reo Māori. Children who are new to English get help at most schools.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'New Zealand runs on 230 V at 50 Hz with plug type I, the same as in Australia. Appliances made for 110 to 120 V need a transformer there.',
    internet:
      'Fibre reaches most towns in New Zealand and is sold by many providers over the same lines; rural homes often use wireless or satellite. Order it when you sign the lease.',
    banking:
      'Several banks let you open an account before you arrive in New Zealand and activate it in a branch with your passport and proof of address. Apply for an IRD number at once, as without it your wages and interest are taxed at a higher rate.',
  },
  culturalTips: [
    'Take off your shoes at the door of many homes and at a marae, the Māori meeting place, and follow what your hosts do.',
    'Learn to say Māori place names and greetings; people in New Zealand value the effort.',
    'If you are asked to bring a plate, bring it with food to share.',
    'Many older houses in New Zealand have little insulation, so ask about heating before you rent and keep warm bedding within reach of the first night.',
    'Weather and sun change quickly, and the sun burns faster than in Europe, so keep sunscreen and a rain jacket at hand.',
  ],
  importantContacts: {
    emergencyServices:
      'In New Zealand dial 111 for the police, an ambulance or fire; 105 reaches the police when it is not urgent.',
    taxOffice: 'Inland Revenue (IRD) handles tax in New Zealand: ird.govt.nz.',
  },
  sources: [
    {
      title: 'New Zealand Customs: household effects',
      url: 'https://customs.govt.nz/personal/move-to-nz-permanently/household-effects',
      about: ['customs'],
    },
    {
      title: 'Ministry for Primary Industries: bringing cats and dogs to New Zealand',
      url: 'https://mpi.govt.nz/bring-send-to-nz/pets-travelling-to-nz/bringing-cats-and-dogs-to-nz/step-by-step-guide-to-bringing-cats-and-dogs-to-nz',
      about: ['pets'],
    },
    {
      title: "New Zealand Transport Agency: immigrants' vehicles",
      url: 'https://www.nzta.govt.nz/vehicles/importing-a-vehicle/exceptions/immigrants-vehicles/',
      about: ['vehicles'],
    },
    {
      title: 'Immigration New Zealand: visas and living there',
      url: 'https://www.immigration.govt.nz',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture'],
    },
    { title: 'Inland Revenue of New Zealand', url: 'https://www.ird.govt.nz', about: ['contacts'] },
    {
      title: 'Blatchford International: import rules of New Zealand (secondary)',
      url: 'https://blatchfordinternational.co.uk/worldwide-removals/new-zealand-importation_rules.html',
      about: ['customs'],
    },
    {
      title: 'Copy of an MPI leaflet on moving to New Zealand (secondary)',
      url: 'https://paperzz.com/doc/7956555/moving-to-new-zealand---what-you-need-to-know',
      about: ['customs'],
    },
    {
      title: 'United Pet Express: requirements of New Zealand (secondary)',
      url: 'https://www.unitedpetexpress.com/newzealand-pet-travel-requirem',
      about: ['pets'],
    },
    {
      title: 'Copy of customs advice on private motor vehicles (secondary)',
      url: 'https://deploy.abcdocz.com/doc/115925/advice-on-private-motor-vehicle-imports',
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
