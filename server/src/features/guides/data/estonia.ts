import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'estonia',
  code: 'EE',
  country: 'Estonia',
  region: 'Northern Europe',
  currency: 'Euro (EUR)',
  visaRequirements: {
    touristVisa:
      'Estonia is in the Schengen area: many nationalities visit without a visa for up to 90 days in any 180 days across the whole area, others need a Schengen visa first. These rules are not for EU citizens. Ask the Police and Border Guard Board (politsei.ee) whether your passport needs a visa or a travel authorisation.',
    workVisa:
      'EU citizens may work in Estonia freely. Others usually need a residence permit for employment, or a long-stay visa (D) with short-term employment registered by the employer; there are routes for start-ups and for remote workers as well. Check with the Police and Border Guard Board; e-Residency gives no right to work or to live there.',
    residencePermit:
      'Non-EU citizens need a temporary residence permit to settle in Estonia; EU citizens register their address instead and so receive a right of residence. Everyone who stays gets an Estonian ID or residence card, which usually takes about 20 to 40 days and which customs asks for. E-Residency is a digital identity and no right of residence.',
    familyReunification:
      'Spouses and minor children of residents of Estonia can usually apply for a residence permit to settle with family, and relatives of EU citizens have easier rules. Certificates from abroad may have to be apostilled and translated; check with the Police and Border Guard Board.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Removal goods enter Estonia free of duty and VAT if you lived outside the EU for at least 12 months without a break and owned and used the things for at least 6 months before leaving. They must arrive within 12 months of your settling, be cleared in Estonia, and not be sold, lent, pledged or hired out for 12 months without telling customs. Coming before you settle is possible if you undertake to do so within 6 months and give security. A move from another EU country needs no customs formality.',
    prohibitedItems: [
      'Drugs.',
      'Weapons without a permit.',
      'Counterfeit goods.',
      'Meat and dairy products from outside the EU.',
      'Protected animals and plants, and things made from them, without CITES papers.',
    ],
    restrictedItems: [
      'Alcohol and tobacco: outside the relief, so they are taxed.',
      'Commercial vehicles and professional equipment: outside the relief, apart from portable instruments of your trade.',
      'Medicines: limited, so carry personal amounts with the prescription.',
      'Firearms: only with a permit arranged beforehand.',
    ],
    documentationRequired: [
      'Application for relief on the form of the Estonian Tax and Customs Board (EMTA).',
      'List of the goods with values, signed and dated, in Estonian or English.',
      'Proof of at least 12 months of living outside the EU.',
      'Proof of your arrival in Estonia.',
      'Estonian ID card or residence card.',
    ],
    customsClearanceTime:
      'Clearance of removal goods in Estonia usually takes 2 to 5 working days once the papers are complete. The Estonian ID card that customs asks for usually takes about 20 to 40 days, so apply for it before the container arrives.',
  },
  petImport: {
    vaccinations: [
      'Microchip first: it must be in place before the rabies vaccination or go in at the same visit.',
      'Rabies vaccination for dogs, cats and ferrets at 12 weeks of age or later.',
      'Wait of 21 days after a first rabies vaccination before the journey to Estonia.',
      'Rabies antibody blood test if you come from a country that the EU does not list as low risk: usually drawn at least 30 days after the vaccination, with 3 months of waiting before travel.',
    ],
    quarantine:
      'Pets that meet the EU rules face no quarantine in Estonia. An animal that does not may be sent back, isolated or, as a last resort, put down. If the blood test applies to you, begin at least five months before the move.',
    healthCertificate:
      "From outside the EU a dog, cat or ferret usually needs an EU animal health certificate to enter Estonia; from inside the EU the pet passport serves. As other guides report, new EU rules apply since 22 April 2026, with new certificate forms since 1 October 2026 and at most five pets a vehicle, so ask the vet for the current form and check with Estonia's Agriculture and Food Board (pta.agri.ee).",
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A private car counts as personal property, so a newcomer from outside the EU can bring it to Estonia free of duty with the household goods: 12 months of living abroad, 6 months of ownership and use, and no sale for 12 months. It is then registered with the Transport Administration, which asks for the customs clearance certificate.',
    duties:
      'With transfer-of-residence relief no duty or VAT is due on the car in Estonia; without it expect usually 10% duty and 24% VAT (older guides say 20 or 22%). Since 2025 a motor vehicle tax with a one-off registration fee usually applies as well. Check both with the Tax and Customs Board (emta.ee).',
    documentation: [
      'Customs clearance certificate for the car.',
      'Registration document and proof of ownership for at least 6 months.',
      'Proof of at least 12 months of living outside the EU.',
      'Estonian ID card or residence card.',
      'Technical papers for the inspection, such as a certificate of conformity.',
    ],
    restrictions:
      'Bringing a car to Estonia can pay if the relief covers it and the car meets EU standards; a car built for another market may need costly changes to pass the inspection. Commercial vehicles get no relief. Traffic keeps to the right, and winter tyres are compulsory in winter.',
  },
  healthcare: {
    system:
      'Estonia has a solidarity-based public health insurance, run by the Health Insurance Fund (Tervisekassa), with a family doctor as the first contact. Prescriptions and records are digital, reached with the ID card.',
    insurance:
      'Employees in Estonia are insured through the social tax that the employer pays; others may need private cover, and residence permits often ask for it. Ask the Health Insurance Fund when your cover begins.',
    emergencyNumber: '112',
  },
  education: {
    schoolSystem:
      'Schooling in Estonia begins at about age 7 with nine years of basic school, followed by upper secondary or vocational school; municipal schools are free. The school year runs from September to early June.',
    languageOfInstruction:
      'Schools in Estonia teach in Estonian; schools that taught in Russian are changing over to Estonian step by step. English-language schools are few and mostly in Tallinn and Tartu.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Estonia runs on 230 V at 50 Hz with plug types C and F. Appliances made for 110 to 120 V need a transformer there.',
    internet:
      'Broadband and mobile data are fast in Estonia, and public Wi-Fi is common. Most dealings with the state are done online with the ID card or Mobile-ID.',
    banking:
      'Opening an account in Estonia usually takes a passport, the Estonian ID code or card and some tie to the country, such as a job; banks check non-EU customers closely. Payment by card or phone is normal everywhere.',
  },
  culturalTips: [
    'Activate your ID card and its PIN codes straight away: doctors, banks and offices are reached with it.',
    'People value quiet and personal space; short silences in a conversation are comfortable.',
    'Be on time, and take shoes off when you enter a home.',
    'An invitation to a sauna is friendly; ask your hosts what is customary there.',
    'Wear a reflector after dark in winter, as pedestrians in Estonia are required to.',
  ],
  importantContacts: {
    emergencyServices: 'Dial 112 in Estonia for police, ambulance or rescue service.',
    taxOffice: 'The Estonian Tax and Customs Board (EMTA) handles tax and customs: emta.ee.',
  },
  sources: [
    {
      title: 'Estonian Tax and Customs Board: settling in Estonia',
      url: 'https://www.emta.ee/en/private-client/consignments-travel-settlement/settlement/settling-estonia',
      about: ['customs', 'vehicles', 'contacts'],
    },
    {
      title: 'Work in Estonia: customs clearance',
      url: 'https://www.workinestonia.com/coming-to-estonia/customs-clearance/',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Work in Estonia: living and working there',
      url: 'https://workinestonia.com',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture'],
    },
    {
      title: 'Regulation (EC) 1186/2009: relief for a transfer of residence',
      url: 'https://legislation.gov.uk/eur/2009/1186/title/II/chapter/I/data.xht?view=snippet&wrap=true',
      about: ['customs', 'vehicles'],
    },
    { title: 'Estonian Police and Border Guard Board', url: 'https://www.politsei.ee', about: ['visa'] },
    {
      title: 'European Commission: pets moving within the Union',
      url: 'https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en',
      about: ['pets'],
    },
    { title: 'Estonian Agriculture and Food Board', url: 'https://pta.agri.ee', about: ['pets'] },
    {
      title: 'Politis: new EU rules for pets (secondary)',
      url: 'https://en.politis.com.cy/globe/globe-europe/999958/new-rules-for-pets-traveling-in-the-eu',
      about: ['pets'],
    },
    {
      title: 'ISF Customs Broker: Estonia (secondary)',
      url: 'https://isfcustomsbroker.com/estonia/',
      about: ['customs'],
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
