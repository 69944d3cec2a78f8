import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'portugal',
  code: 'PT',
  country: 'Portugal',
  region: 'Southern Europe',
  currency: 'Euro (EUR)',
  visaRequirements: {
    touristVisa:
      'Portugal is in the Schengen area: many nationalities visit without a visa for up to 90 days in any 180 days across the whole area, others need a Schengen visa first. These rules are not for EU citizens. A visit is not a residence visa and opens no relief for household goods.',
    workVisa:
      'EU citizens may work in Portugal freely. Others apply at a Portuguese consulate for a residence visa that fits the case: for employees, qualified staff, founders, remote workers, or people who live on a pension or other own income. The income asked for follows the Portuguese minimum wage and so changes every year.',
    residencePermit:
      'The residence visa for Portugal is exchanged for a residence permit at the migration agency AIMA (aima.gov.pt), which took over from SEF in October 2023; advice that still names SEF is out of date. Appointments can be slow, so keep proof of every booking. EU citizens register at the town hall if they stay longer than three months.',
    familyReunification:
      'Spouses, partners and dependent children, and in some cases parents, can usually join a resident of Portugal by family reunification with AIMA. The conditions and waiting periods have been changing, so check them with AIMA or a lawyer before you plan who travels when.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household goods enter Portugal free of duty and VAT if you lived outside the EU for at least 12 months in a row and had and used them for at least 6 months; some consulates accept only invoices more than 1 year old as proof of use. Citizens from outside the EU need their Portuguese residence visa first. The goods must arrive within 12 months of your settling, and nothing may be sold, lent, hired out or pledged for 12 months without telling customs. A move from another EU country needs no customs formality.',
    prohibitedItems: [
      'Drugs.',
      'Weapons and ammunition without a permit from the Portuguese police.',
      'Meat and dairy products from outside the EU.',
      'Protected animals and plants, and things made from them, without CITES papers.',
      'Goods for trade, which may not stand in the baggage certificate.',
    ],
    restrictedItems: [
      'Drinks, food and tobacco: may not stand in the baggage certificate, and alcohol and tobacco are outside the relief.',
      'New goods, and goods bought free of tax: outside the relief.',
      'Professional equipment: outside the relief, apart from portable instruments of your trade.',
      'Commercial vehicles: outside the relief.',
      'Plants: usually need a plant health (phytosanitary) certificate.',
    ],
    documentationRequired: [
      'Baggage certificate (Certificado de Bagagem) from the Portuguese consulate for the place you leave.',
      'Signed lists of the goods in three copies, with quantities, brands and models, for the baggage certificate.',
      'Passport with the Portuguese residence visa, for citizens from outside the EU.',
      'Proof that you lived outside the EU for at least 12 months in a row.',
      'Portuguese tax number (NIF), which movers usually need for the declaration.',
      'Proof of residence from the parish (junta de freguesia), which is often asked for.',
    ],
    customsClearanceTime:
      'Clearance in Portugal usually takes about 5 to 15 working days once the baggage certificate and the tax number (NIF) are in hand. Get the certificate before you leave, since the consulate of your old home issues it.',
  },
  petImport: {
    vaccinations: [
      'Microchip first: it must be in place before the rabies vaccination or go in at the same visit.',
      'Rabies vaccination for dogs, cats and ferrets at 12 weeks of age or later.',
      'Wait of 21 days after a first rabies vaccination before the journey to Portugal.',
      'Rabies antibody blood test if you come from a country that the EU does not list as low risk: usually drawn at least 30 days after the vaccination, with 3 months of waiting before travel.',
    ],
    quarantine:
      'Pets that meet the EU rules face no quarantine in Portugal; an animal that does not may be sent back, isolated or, as a last resort, put down. Dogs of breeds that the law counts as dangerous have to be registered and come with conditions, so ask the veterinary authority DGAV (dgav.pt). If the blood test applies to you, begin at least five months before the move.',
    healthCertificate:
      'From outside the EU a dog, cat or ferret usually needs an EU animal health certificate to enter Portugal, and the vet at the airport should be told at least 48 hours ahead; check with DGAV (dgav.pt). From inside the EU the pet passport serves. As other guides report, new EU rules apply since 22 April 2026, with new certificate forms since 1 October 2026 and at most five pets a vehicle, so ask the vet for the current form.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A private car counts as personal property, so a newcomer from outside the EU can bring it to Portugal free of duty with the household goods, under the same terms: 12 months of living abroad, 6 months of use and no sale for 12 months. The vehicle tax (ISV) is a matter apart with an exemption of its own for people who move their residence.',
    duties:
      'People who move to Portugal can usually bring one passenger car free of duty, VAT and vehicle tax (ISV) if they hold a driving licence and owned the car long enough before the move: sources differ between 6 and 12 months for the ISV, so check with the tax authority first. Without the exemption the ISV follows engine size, CO2 and age, and can be high.',
    documentation: [
      'Foreign registration document in your name, with its date.',
      'Purchase invoice and proof of how long you owned and used the car.',
      'Proof of residence abroad, and its cancellation where there is one.',
      'Driving licence.',
      'Portuguese tax number (NIF) and proof of the new address.',
      'Certificate of conformity or approval, and a Portuguese inspection.',
    ],
    restrictions:
      'Bringing a car to Portugal pays if you get the ISV exemption, which must be asked for soon after the move; without it the tax often exceeds what is saved. An exempted car may not be sold or lent for a period afterwards. Traffic keeps to the right, and parts of central Lisbon restrict older cars.',
  },
  healthcare: {
    system:
      'Portugal has a national health service (SNS) with health centres and hospitals, mostly free or at a small charge for residents, and a good private sector in the cities. Waiting lists for a family doctor and for specialists can be long.',
    insurance:
      'Residents register at the local health centre in Portugal for a user number (número de utente). Residence visas usually ask for travel or private health insurance at first, and many people keep a private policy to see specialists sooner.',
    emergencyNumber: '112',
  },
  education: {
    schoolSystem:
      'School in Portugal is compulsory from 6 to 18: three cycles of basic education, then secondary school, free in public schools. The year runs from September to June, and children enrol online or at the school for their address.',
    languageOfInstruction:
      'Public schools in Portugal teach in Portuguese and offer it as a language for newcomers. International schools are found around Lisbon, Porto and in the Algarve.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Portugal runs on 230 V at 50 Hz with plug types C and F. Appliances made for 110 to 120 V need a transformer there. Contracts are by maximum power, so ask for enough if you cook and heat with electricity.',
    internet:
      'Fibre reaches most towns in Portugal and is usually sold with television and mobile plans, often for a term of two years; read the term before you sign.',
    banking:
      'To open an account in Portugal you usually need the passport, a tax number (NIF), proof of address and proof of income. Many bills and shops use the Multibanco network, so a Portuguese debit card makes life easier.',
  },
  culturalTips: [
    'Greet people with bom dia, boa tarde or boa noite when you enter a shop or a lift in Portugal, and use titles until you are asked not to.',
    'The bread and olives on the table in a Portuguese restaurant are usually charged; you may send them back.',
    'Many homes in Portugal have no central heating, so ask about it before you rent and keep warm bedding at hand in winter.',
    'Begin conversations in Portuguese, even with a few words; do not assume Spanish will do.',
    'Keep your tax number (NIF) in your phone: shops, doctors and utilities ask for it daily.',
  ],
  importantContacts: {
    emergencyServices: 'In Portugal dial 112 for the police, an ambulance or fire.',
    taxOffice: 'The tax and customs authority handles both in Portugal: portaldasfinancas.gov.pt.',
  },
  sources: [
    {
      title: 'Consulate of Portugal in Maputo: baggage certificate',
      url: 'https://maputo.consuladoportugal.mne.gov.pt/pt/assuntos-consulares/informacao-geral/lista-de-atos-consulares/certificado-de-bagagem',
      about: ['customs'],
    },
    {
      title: 'Regulation (EC) 1186/2009: relief for a transfer of residence',
      url: 'https://legislation.gov.uk/eur/2009/1186/title/II/chapter/I/data.xht?view=snippet&wrap=true',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'European Commission: pets moving within the Union',
      url: 'https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en',
      about: ['pets'],
    },
    { title: 'Agency for migration and asylum (AIMA)', url: 'https://aima.gov.pt', about: ['visa'] },
    { title: 'Veterinary authority of Portugal (DGAV)', url: 'https://www.dgav.pt', about: ['pets'] },
    {
      title: 'Tax and customs authority of Portugal',
      url: 'https://www.portaldasfinancas.gov.pt',
      about: ['vehicles', 'contacts'],
    },
    {
      title: 'Global Mobility: household goods to Portugal (secondary)',
      url: 'https://www.globalmobility.pt/resultado-1/',
      about: ['customs'],
    },
    {
      title: 'Imposto sobre Veículos: exemption for a change of residence (secondary)',
      url: 'https://impostosobreveiculos.info/importacao/isencao-por-mudanca-de-residencia-condicoes-e-procedimentos/?fbclid=IwAR0ZV5isRfcN_0TWGUw22lFFlC2Xw1WEFIkQM9Az2vPUSuFLSDENMeVM8D8',
      about: ['vehicles'],
    },
    {
      title: 'Politis: new EU rules for pets (secondary)',
      url: 'https://en.politis.com.cy/globe/globe-europe/999958/new-rules-for-pets-traveling-in-the-eu',
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
