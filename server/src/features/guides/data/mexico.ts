import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'mexico',
  code: 'MX',
  country: 'Mexico',
  region: 'North America',
  currency: 'Mexican peso (MXN)',
  visaRequirements: {
    touristVisa:
      'Many nationalities may visit Mexico without a visa, and holders of a valid visa or residence of certain countries may too. The officer at the border sets the length of stay, which can be up to 180 days. Visitors may not take a paid job and get no relief for household goods; check your passport with a Mexican consulate.',
    workVisa:
      'For a job in Mexico the employer first asks the immigration institute (INM) for authorisation; you then go to a Mexican consulate for the visa and exchange it for a resident card after you arrive. People with income from abroad usually apply for temporary residence at the consulate by proof of means instead.',
    residencePermit:
      'Mexico gives temporary residence, usually one year at first and up to four in all, and permanent residence. You obtain the visa at a consulate and have it exchanged for the card at the immigration institute (INM), normally within 30 days of entry. Which of the two you hold also decides how your household goods and your car are treated.',
    familyReunification:
      'Spouses, partners, children and parents of residents and of Mexicans can usually obtain residence in Mexico by family unity, at a consulate or at the immigration institute (INM). Have birth and marriage certificates apostilled and translated before you leave, as they are hard to get from afar.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Mexico lets a family that takes up residence bring one household shipment, the menaje de casa, free of duty: used goods bought at least 6 months before import. For permanent residents the import is definitive; for temporary residents and students it is temporary, tied to the stay, so ask the consulate what becomes of the goods if your status changes. The shipment may come with you, up to 3 months before you or up to 6 months after you, with no extension. Mexicans coming home need at least 6 months abroad, though some consulates say 2 years.',
    prohibitedItems: [
      'Firearms, even collectible ones, and ammunition: a single cartridge can be a serious federal crime in Mexico.',
      'Drugs.',
      'E-cigarettes and vapes: their import is banned, as far as is known.',
      'Goods for trade or commercial use, which may not stand in the household list.',
      'Fresh meat, live plants, seeds and soil, as a rule.',
    ],
    restrictedItems: [
      'Motor vehicles: not part of the household list, so they need an import of their own.',
      'Alcoholic drinks: may not stand in the household list.',
      'New goods, or goods bought less than 6 months before import: not covered by the relief.',
      'Drones and radio equipment: may need a permit, so ask the customs broker.',
      'Medicines: carry them with the prescription, in the original box and in an amount for personal use.',
    ],
    documentationRequired: [
      'Certified household list (certificado a lista de menaje de casa) from the Mexican consulate for the place you leave.',
      'Inventory in Spanish in four copies, with brand, model and serial number of every electrical item.',
      'Passport with the resident visa or the resident card.',
      'Proof of the address abroad and of the new address in Mexico, as the consulate asks.',
      'Power of attorney for the customs broker (agente aduanal) who clears the goods.',
      'Bill of lading or air waybill, which the mover supplies.',
    ],
    customsClearanceTime:
      'Clearance in Mexico usually takes about 5 to 15 working days and goes through a customs broker (agente aduanal). Missing serial numbers on the list are a frequent cause of delay. See the consulate before you pack, because a list that is certified too late holds up the whole shipment.',
  },
  petImport: {
    vaccinations: [
      'Rabies vaccination for pets older than three months, if you come from a country other than the United States or Canada.',
      'Treatment against internal and external parasites within 6 months before entry, from those same countries.',
      'Pets from the United States and Canada need no health certificate for Mexico, but are inspected all the same; carry the vaccination card anyway.',
    ],
    quarantine:
      "Mexico asks for no quarantine: SENASICA inspects the pet at its office (OISA) in the airport or at the border, and a healthy animal goes with you. Bring a clean carrier and only one day's food. An animal with ticks or wounds may have to be treated first at your cost.",
    healthCertificate:
      'From countries other than the United States and Canada a dog or cat usually needs a health certificate for Mexico that is not older than 15 days, naming the rabies vaccination and the parasite treatment. A microchip is not required, but the airline or the country you return to may want one. Check with SENASICA (gob.mx/senasica) before you fly, as rules also change with outbreaks.',
    microchip: false,
  },
  vehicleImport: {
    regulations:
      'A car is not part of the household goods in Mexico. Visitors and temporary residents can usually hold a Temporary Import Permit (TIP) from Banjercito that is tied to their status; permanent residents cannot, and must nationalise the car or take it out. Baja California, part of Sonora and the border zone have easier rules.',
    duties:
      'A Temporary Import Permit for Mexico takes a fee and a refundable deposit rather than duty; see Banjercito for the amounts. A definitive import costs duty, VAT and the fee of a customs broker, and is open mainly to cars with a North American VIN of about 8 to 9 years of age; ask a broker for a figure before you decide.',
    documentation: [
      'Registration and title of the car in your name.',
      'Passport and the visitor permit or temporary resident card.',
      "Driver's licence and a payment card for the deposit of the temporary permit.",
      'Mexican liability insurance, as foreign policies are usually not accepted.',
      'Customs broker and proof of origin (VIN), for a definitive import.',
    ],
    restrictions:
      'For permanent residents it is rarely worth taking a car to Mexico; for temporary residents driving in from the north it can be. The temporary permit ends with the status: becoming a permanent resident means the car must go out or be nationalised, and an overstayed permit costs the deposit and can cost the car.',
  },
  healthcare: {
    system:
      'Mexico has public systems, such as IMSS for employees and their families, and a large private sector with very good hospitals in the cities. Most newcomers use private doctors, whose quality and prices vary, so ask beforehand.',
    insurance:
      'Employees in Mexico are covered by IMSS through the employer; other residents can often join it voluntarily, with exclusions for earlier illnesses. Many newcomers take private insurance, since private hospitals want a guarantee or deposit at admission.',
    emergencyNumber: '911',
  },
  education: {
    schoolSystem:
      'Schooling in Mexico runs from preschool through six years of primary and three of secondary to upper secondary school, and is compulsory and free in public schools. The year usually begins at the end of August. Bring apostilled school reports for enrolment.',
    languageOfInstruction:
      'Schools in Mexico teach in Spanish, and some in indigenous languages as well. Bilingual and international schools in the larger cities teach in English, French, German and others.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Mexico runs on 127 V at 60 Hz with plug types A and B, so appliances from the United States and Canada work as they are. Those made only for 220 to 240 V are best left behind. A surge protector is a good idea, as the voltage can vary.',
    internet:
      'Fibre and cable are common in Mexican cities and patchy in the country. Ask neighbours which provider works in your street, and bridge the wait with a prepaid mobile plan.',
    banking:
      'Banks in Mexico usually open accounts for residents with the resident card, passport and proof of address; visitors can rarely open one. You will often be asked for a tax number (RFC) from SAT and the population key (CURP).',
  },
  culturalTips: [
    'Greet everybody in Mexico when you enter an office, a shop or a waiting room; a buenos días goes a long way.',
    'Lunch is the main meal in Mexico and often begins after two in the afternoon, so plan visits and deliveries around it.',
    'Keep several copies of your papers: many offices in Mexico ask for originals and copies, and for names spelled exactly as in the passport.',
    'Tap water in Mexico is mostly not drunk; order large bottles (garrafones) or fit a filter in the first days.',
  ],
  importantContacts: {
    emergencyServices: 'In Mexico dial 911 for the police, an ambulance or fire.',
    taxOffice: 'The tax administration service (SAT) handles tax in Mexico: sat.gob.mx.',
  },
  sources: [
    {
      title: 'Embassy of Mexico in Costa Rica: household goods of foreigners',
      url: 'https://embamex.sre.gob.mx/costarica/index.php/menaje-casa-ext2025',
      about: ['customs'],
    },
    {
      title: 'Embassy of Mexico in Singapore: household goods',
      url: 'https://embamex.sre.gob.mx/singapur/index.php/servicios-a-mexicanos/menajes-de-casa',
      about: ['customs'],
    },
    {
      title: 'Consulate of Mexico in Boise: household goods',
      url: 'https://consulmex.sre.gob.mx/boise/index.php/registro-civil-y-poderes-notariales/menaje-de-casa',
      about: ['customs'],
    },
    {
      title: 'Consulate of Mexico in El Paso: certified household list',
      url: 'https://consulmex.sre.gob.mx/elpaso/index.php/certificaciones-consulares/menaje-de-casa',
      about: ['customs'],
    },
    { title: 'National Immigration Institute of Mexico (INM)', url: 'https://www.gob.mx/inm', about: ['visa'] },
    { title: 'SENASICA: animal health in Mexico', url: 'https://www.gob.mx/senasica', about: ['pets'] },
    { title: 'National Customs Agency of Mexico (ANAM)', url: 'https://anam.gob.mx', about: ['customs', 'vehicles'] },
    { title: 'Tax administration of Mexico (SAT)', url: 'https://www.sat.gob.mx', about: ['contacts'] },
    {
      title: 'Infobae: requirements for dogs and cats (secondary)',
      url: 'https://www.infobae.com/mascotas/2025/12/19/quieres-viajar-a-mexico-con-tu-perro-o-gato-estos-son-los-requisitos-para-ingresar-al-pais/',
      about: ['pets'],
    },
    {
      title: 'Mexico On My Mind: foreign-plated cars (secondary)',
      url: 'https://mexicoonmymind.com/?p=7889',
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
