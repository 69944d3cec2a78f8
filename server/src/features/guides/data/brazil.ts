import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'brazil',
  code: 'BR',
  country: 'Brazil',
  region: 'South America',
  currency: 'Brazilian real (BRL)',
  visaRequirements: {
    touristVisa:
      'Many nationalities visit Brazil without a visa, usually for up to 90 days, while others need a visa or an e-visa before travelling. The list has changed in recent years, so check your passport with the nearest Brazilian consulate. A visit visa does not allow work.',
    workVisa:
      'A job in Brazil usually needs a residence authorisation that the employer requests from the immigration authorities, followed by a work visa (VITEM V) from the Brazilian consulate. There are separate routes for remote workers, investors and researchers; ask the consulate which applies to you.',
    residencePermit:
      'After arriving in Brazil on a temporary visa you register with the Federal Police (Polícia Federal), normally within 90 days, and receive the migration card CRNM. Book the appointment early, because slots in big cities fill up. You will also need a CPF taxpayer number for almost everything.',
    familyReunification:
      'Spouses, partners, children and some other relatives of a Brazilian or of a foreign resident can usually ask for residence in Brazil for family reunion. Papers issued abroad normally have to be apostilled or legalised and translated by a sworn translator; check the list with the Federal Police or the consulate.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Foreigners moving to Brazil, and Brazilians who lived abroad for more than one year, may bring furniture, household goods and the tools of their profession, new or used, free of tax. Visits to Brazil of up to 45 days in the 12 months before do not break the year abroad. Baggage sent separately must be shipped between 3 months before and 6 months after your own arrival.',
    prohibitedItems: [
      'E-cigarettes and vapes, which are usually refused.',
      'Narcotics.',
      'Used tyres and used car parts, which are usually refused.',
      'Used cars: they cannot be brought into Brazil with a move.',
      'Cigarettes made in Brazil for export only.',
    ],
    restrictedItems: [
      'Weapons and ammunition: usually only with a permit from the Brazilian Army.',
      'Plants, seeds, meat and honey: usually only with authorisation from the Ministry of Agriculture (Vigiagro).',
      'Medicines: usually with a prescription and within the rules of the health agency ANVISA.',
      'Remanufactured goods: check with customs (Receita Federal) before you ship.',
    ],
    documentationRequired: [
      'Simplified Import Declaration (DSI) in the Siscomex system for unaccompanied baggage; Brazil is moving to a new declaration called DUIMP, so ask your mover which one applies.',
      'Electronic traveller declaration (e-DBV) for goods you carry yourself that must be declared.',
      'Passport with the visa for Brazil, usually needed before sea freight is released.',
      'CPF taxpayer number, usually needed before sea freight is released.',
      'Signed inventory of the goods, with values, in Portuguese where asked for.',
      'Proof of more than one year abroad for returning Brazilians.',
    ],
    customsClearanceTime:
      'Clearance in Brazil is hard to predict: rough estimates are 15 to 30 working days, and longer at Santos or Rio de Janeiro or during strikes. Take this as a guess, ask your mover what is current at your port, and keep what you need for the first two months out of the container.',
  },
  petImport: {
    vaccinations: [
      'Rabies vaccination for dogs and cats older than 90 days; a first vaccination usually has to be at least 21 days old on the day of travel.',
      'Treatment against internal and external parasites, usually within 15 days before travel.',
    ],
    quarantine:
      'Brazil usually has no quarantine and asks for no rabies blood test for dogs and cats whose papers are in order. The border authority is Vigiagro, of the Ministry of Agriculture; check the current rules with it before you book.',
    healthCertificate:
      "A dog or cat usually needs an international veterinary certificate for Brazil (CVI or CZI), issued or endorsed by the origin country's veterinary authority within 10 days before travel. A microchip is recommended, and is needed if you later want a Brazilian pet passport. Confirm the form with Brazil's Ministry of Agriculture.",
    microchip: false,
  },
  vehicleImport: {
    regulations:
      "Used cars cannot be imported into Brazil, not even by a new resident with household goods. By the sources at hand only brand-new cars and collectors' cars more than 30 years old are admitted; check with Receita Federal before you make plans.",
    duties:
      "A new or collectors' car brought into Brazil is normally charged import duty and several federal and state taxes, which together can come to a large part of its value. Ask a Brazilian customs broker for a calculation before you commit.",
    documentation: [
      'Import licence and customs declaration, normally through a licensed customs broker.',
      'Purchase invoice and title in your name.',
      "For a collectors' car, proof of its age and original condition.",
      'CPF taxpayer number.',
    ],
    restrictions:
      'For nearly everybody moving to Brazil the car stays behind: sell it before the move and buy there. Brazil drives on the right.',
  },
  healthcare: {
    system:
      "Brazil's public health system, SUS, treats everyone, foreign residents included, free at the point of use. Waiting can be long, so many people also use private doctors and hospitals.",
    insurance:
      'Private health plans are common in Brazil and often part of a job offer. Ask about waiting periods for existing conditions, and keep travel or international cover until your plan begins.',
    emergencyNumber: '192 (ambulance), 190 (police), 193 (fire)',
  },
  education: {
    schoolSystem:
      'Schooling in Brazil is compulsory from about age 4 to 17 and runs through pre-school, ensino fundamental and ensino médio; the school year usually lasts from about February to December. Public schools are free, and many families choose private ones.',
    languageOfInstruction:
      'Schools in Brazil teach in Portuguese; bilingual and international schools are found mainly in the large cities.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Voltage in Brazil differs by city: 127 V in São Paulo and Rio de Janeiro, for example, and 220 V in Brasília, the Northeast and Santa Catarina, always at 60 Hz. Plugs are types C and N. Ask which voltage your new address has before you pack a single appliance.',
    internet:
      'Fibre broadband is widely offered in Brazilian cities, by national and by local providers. A contract normally needs your CPF number.',
    banking:
      'Opening an account in Brazil usually takes a CPF, proof of address and your migration card or its protocol; some digital banks are quicker. Instant payment by Pix is used almost everywhere.',
  },
  culturalTips: [
    'Get your CPF number early: shops, phone companies, landlords and even delivery services in Brazil ask for it.',
    "Greetings are warm, often a handshake, a hug or a kiss on the cheek depending on the region; follow the other person's lead.",
    'Some Portuguese helps greatly, as English is not widely spoken outside business and tourism.',
    'Social invitations often start later than the hour named, while business meetings are best met on time.',
    'Ask neighbours and colleagues which areas are comfortable at night, as in any large city.',
  ],
  importantContacts: {
    emergencyServices: 'In Brazil dial 190 for the police, 192 for an ambulance (SAMU) and 193 for the fire brigade.',
    taxOffice: 'Receita Federal handles tax, customs and the CPF number: gov.br/receitafederal.',
  },
  sources: [
    {
      title: 'Brazilian Ministry of Foreign Affairs (Embassy in Doha): moving to Brazil',
      url: 'https://gov.br/mre/pt-br/embaixada-doha/setor-consular/mudanca-para-o-brasil',
      about: ['customs'],
    },
    {
      title: 'Receita Federal: Brazilian customs and tax',
      url: 'https://www.gov.br/receitafederal',
      about: ['customs', 'vehicles', 'contacts'],
    },
    { title: 'Polícia Federal: migration and residence in Brazil', url: 'https://www.gov.br/pf', about: ['visa'] },
    {
      title: 'Brazilian Ministry of Agriculture (Vigiagro): travelling with animals',
      url: 'https://www.gov.br/agricultura',
      about: ['pets', 'customs'],
    },
    {
      title: 'Moveplus International: moving to Brazil (secondary)',
      url: 'https://moveplusinternational.com/mudanca-para-o-brasil',
      about: ['customs'],
    },
    {
      title: 'UB Proteção: importing a car into Brazil (secondary)',
      url: 'https://ubprotecao.com.br/importacao-de-carro-usado-e-parcialmente-liberada-no-brasil/',
      about: ['vehicles'],
    },
    {
      title: "Em Tempo: papers for a pet's journey (secondary)",
      url: 'https://emtempo.com.br/cotidiano-pais/333386/viagem-para-fora-do-brasil-com-pet-tera-novo-documento-como-exigencia',
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
