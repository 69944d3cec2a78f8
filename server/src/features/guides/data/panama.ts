import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'panama',
  code: 'PA',
  country: 'Panama',
  region: 'Central America',
  currency: 'Panamanian balboa (PAB), at par with the US dollar (USD)',
  visaRequirements: {
    touristVisa:
      'Many nationalities may visit Panama without a visa for a stay that is set at entry; others need a stamped visa from a consulate, or one of certain countries instead. Officers may ask for a return ticket and proof of means. Visitors get no relief for household goods; check your passport with a Panamanian consulate.',
    workVisa:
      'To work in Panama you usually need both a residence status from the migration service and a work permit from the labour ministry, which are applied for one after the other. Companies may employ only a certain share of foreigners, and several professions are reserved for citizens. A local lawyer normally files the papers.',
    residencePermit:
      'Panama has many residence routes, among them the pensionado visa for people with a lifelong pension, the friendly nations visa, and visas for investors and employees. Applications go through a Panamanian lawyer to the migration service (migracion.gob.pa), and you receive a temporary carnet first. Bring apostilled papers, including a police record.',
    familyReunification:
      'A spouse, minor children and sometimes parents can usually be included as dependants in the same residence application in Panama, with apostilled marriage and birth certificates and proof of income. Ask the lawyer to file everybody together, as adding people later takes longer.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Used household goods enter Panama free of duty, as other guides report, for foreigners with a residence visa or proof that one is in process and for Panamanians who come back after 2 years or more; the shipment should arrive within 6 months of you. New things are taxed at about 20 to 22% of their value with freight and insurance. Pensionado residents usually have one exemption of up to USD 10,000, which your lawyer should confirm. Tourists get no relief.',
    prohibitedItems: [
      'Drugs.',
      'Firearms and ammunition.',
      'Plants and plant products.',
      'Food.',
      'Straw or hay used as packing material.',
    ],
    restrictedItems: [
      'New goods: taxed, so use them first or keep the invoices at hand.',
      'Alcohol: taxed.',
      'Jewellery: usually taxed, so carry it with you and ask before you pack it.',
      'Vehicles: not household goods, and taxed apart.',
      'Medicines: carry them with the prescription, in an amount for personal use.',
    ],
    documentationRequired: [
      "Residence carnet or visa resolution, or a lawyer's letter to the customs authority (Dirección General de Aduanas, now the Autoridad Nacional de Aduanas) that your residence is in process.",
      'Passport with the entry stamp.',
      'Detailed inventory in English and Spanish, with values.',
      'Letter from the employer or a bank reference, which brokers usually ask for.',
      'Bill of lading or air waybill, which the mover supplies.',
    ],
    customsClearanceTime:
      'Clearance in Panama usually takes about 5 to 10 working days. Expect the whole shipment to be inspected, sometimes fumigated, and yourself to be present, so do not let it arrive before you do. Ask the broker for the current list of papers before you ship.',
  },
  petImport: {
    vaccinations: [
      'Rabies vaccination, usually more than 30 days and less than a year before travel; check with the ministries before you book.',
      'Vaccination certificate, which the agriculture ministry MIDA asks to cover rabies, distemper, parvovirus, leptospirosis and hepatitis; ask your vet which of them apply to a cat.',
      'Treatment against internal and external parasites, which vets usually advise.',
    ],
    quarantine:
      'Pets usually go into quarantine at your home in Panama rather than in a state facility, if you send the Home Quarantine Request at least 3 days before arrival. Its length is doubtful (40 days are often named) and older pages name a fee of about USD 120, so check both with the Panamanian health and agriculture ministries. The airport vets may not be on duty at weekends and on holidays, so land on a working day if you can.',
    healthCertificate:
      'A pet needs a health certificate that the veterinary authority of the country of origin endorses, and then an authentication for Panama by consulate or apostille. The page of the US authority has spoken of that last step as waived for the time being since 2020, so verify it. Send the Home Quarantine Request at least 3 days before arrival; a microchip is recommended but, as far as is known, not required.',
    microchip: false,
  },
  vehicleImport: {
    regulations:
      'A car can be imported to Panama but is not part of the household goods: a customs broker clears it apart, and that is slow. Pensionado residents may by some accounts buy or import one car free of duty every two years, within limits; ask your lawyer before you count on it.',
    duties:
      'Duties and taxes on a car in Panama come to about 27 to 30% of its value with freight and insurance, as another guide reports. Customs sets the value itself, so ask a customs broker for an estimate with the model and year.',
    documentation: [
      'Title and registration papers in your name.',
      'Purchase invoice.',
      'Passport and residence carnet, or proof that it is in process.',
      'Bill of lading for the car.',
      'Power of attorney for the customs broker.',
    ],
    restrictions:
      'Bringing a car to Panama is seldom worth it, since tax, freight and waiting together often cost more than the difference to a car bought there. Only left-hand-drive cars are usually admitted, and traffic keeps to the right. Ask whether parts and service for your model are to be had there.',
  },
  healthcare: {
    system:
      'Panama has public hospitals, run by the health ministry and the social security fund, and good private hospitals in Panama City and David. Most newcomers use private doctors, many of whom have trained abroad. In the country and on the islands care is thin.',
    insurance:
      'Employees in Panama pay into the social security fund (Caja de Seguro Social) and may use its care. Other residents usually take private insurance, which is easiest to get before old age and often excludes earlier illnesses.',
    emergencyNumber: '911 (police also 104, fire 103)',
  },
  education: {
    schoolSystem:
      'Schooling in Panama begins with preschool and six years of primary school, and the basic years are compulsory and free in public schools. The public school year runs from about March to December, while some international schools follow the northern calendar. Bring apostilled school reports.',
    languageOfInstruction:
      'Public schools in Panama teach in Spanish. Private schools in and around Panama City teach bilingually or in English, French and other languages.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Panama runs on 120 V at 60 Hz with plug types A and B, so appliances from the United States and Canada work as they are; those made only for 220 to 240 V are best left behind. Surge protectors help, as power cuts are not rare outside the city.',
    internet:
      'Fibre and cable are common in Panamanian cities and resorts; in the hills and on the islands ask neighbours first, as wireless or satellite may be the only choice. Installation is usually quick in towers that already have a line.',
    banking:
      'Opening an account in Panama takes patience: banks ask for passport, residence papers, bank references, proof of income and tax details of your home country, and often a personal visit. US dollar notes are used everywhere, so bring small ones for the first weeks.',
  },
  culturalTips: [
    'Greet people with buenos días or buenas when you enter a shop, a lift or a waiting room in Panama.',
    'Offices in Panama ask for long trousers and closed shoes more often than the heat suggests, so keep a set out of the boxes.',
    'Plan repairs and paperwork generously, and confirm an appointment the day before.',
    'Addresses in Panama are often given by landmarks, so send a map pin to movers and visitors.',
    'The rainy season, about May to December, brings strong afternoon showers; ask for morning delivery and keep a dehumidifier for clothes and books.',
  ],
  importantContacts: {
    emergencyServices: 'In Panama dial 911 for emergencies, 104 for the police or 103 for fire.',
    taxOffice: 'The Dirección General de Ingresos (DGI) handles tax in Panama: dgi.mef.gob.pa.',
  },
  sources: [
    {
      title: 'Ministry of Agricultural Development of Panama (MIDA)',
      url: 'https://mida.gob.pa/?p=29392',
      about: ['pets'],
    },
    {
      title: 'USDA APHIS: taking a pet from the United States to Panama',
      url: 'https://www.aphis.usda.gov/pet-travel/us-to-another-country-export/pet-travel-us-panama',
      about: ['pets'],
    },
    { title: 'Customs authority of Panama', url: 'https://www.aduanas.gob.pa', about: ['customs', 'vehicles'] },
    { title: 'National Migration Service of Panama', url: 'https://www.migracion.gob.pa', about: ['visa'] },
    { title: 'Ministry of Health of Panama', url: 'https://www.minsa.gob.pa', about: ['healthcare', 'pets'] },
    { title: 'Tax authority of Panama (DGI)', url: 'https://dgi.mef.gob.pa', about: ['contacts'] },
    {
      title: 'Kery Cruz, lawyers: household goods, pets and vehicles of foreign residents (secondary)',
      url: 'https://kerycruz.com/en/free-info/importing-household-goods,-personal-effects,-pets,-and-vehicles-into-panama-as-a-foreigner-resident',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'HHG Logistics: moving to Panama (secondary)',
      url: 'https://hhglogistics.com/international-moves/panama/index',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Panama Packing: customs for household goods (secondary)',
      url: 'http://www.panamapacking.com/Customs-2.html',
      about: ['customs'],
    },
    {
      title: "King's Transfer: moving to Panama (secondary)",
      url: 'https://www.kingstransfer.com/en/international-moving/moving-to-panama/',
      about: ['customs'],
    },
    {
      title: 'Playa Community: bringing pets to Panama (secondary)',
      url: 'https://playacommunity.com/panama-articles/coronado-community/930-blank-7635498.html',
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
