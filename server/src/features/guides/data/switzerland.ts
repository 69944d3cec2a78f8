import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'switzerland',
  code: 'CH',
  country: 'Switzerland',
  region: 'Central Europe',
  currency: 'Swiss franc (CHF)',
  visaRequirements: {
    touristVisa:
      'Switzerland is in the Schengen area though not in the EU: many nationalities visit without a visa for up to 90 days in any 180 days across the whole area, others need a Schengen visa first. EU and EFTA citizens need neither. Check your passport with the Swiss embassy or at sem.admin.ch.',
    workVisa:
      'EU and EFTA citizens may take a job in Switzerland and register it with their permit. For others the employer applies to the canton, must usually show that nobody suitable was found locally, and places are limited by yearly quotas for qualified staff. Start with the employer, because the visa follows the approval.',
    residencePermit:
      'Anyone who stays in Switzerland longer than three months or works there registers with the commune, within 14 days of arriving and before the first day of work. Permit L is for shorter stays, B for longer ones, C for settled residents and G for cross-border commuters. Rules and fees differ by canton.',
    familyReunification:
      'EU and EFTA citizens living in Switzerland can usually bring spouse, children and dependent parents. For others it is mostly the spouse and children under 18, with a suitable home, enough means and often a start in the local language, and there are deadlines for the application. Ask the migration office of the canton before the move.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household effects, and a car with them, enter Switzerland free of duty and tax when you move your home there, if you used them yourself for at least 6 months and go on using them; students are excused from the rule about the domicile. Things you have had for less than 6 months go on a separate list of goods to be taxed. As other guides report, everything should come within about 24 months of the move, and later consignments have to be announced with the first. EU rules do not apply: Switzerland has its own.',
    prohibitedItems: [
      'Narcotics.',
      'Counterfeit goods.',
      'Radar detectors and warning devices for speed controls.',
      'Protected animals and plants, and things made from them, without CITES papers.',
    ],
    restrictedItems: [
      'Weapons and ammunition: usually only with a permit, arranged before the move.',
      'Pepper spray: usually needs a permit or is turned away, so leave it behind.',
      'Meat and dairy products: usually banned or limited; check with Swiss customs, above all from outside the EU.',
      'Plants and soil: usually need plant health papers or are turned away.',
      'Alcohol above the allowance: taxed.',
      'Cultural goods and antiques: declare them and carry proof of where they come from.',
    ],
    documentationRequired: [
      'Form 18.44, the declaration of household effects.',
      'List of the goods, with a separate list of goods to be taxed.',
      'Assurance of a residence permit, or for EU and EFTA citizens another proof such as a work contract or lease.',
      'Passport or ID.',
      'Proof that you give up your home abroad, such as a deregistration.',
      'Vehicle papers if a car comes too.',
    ],
    customsClearanceTime:
      'Household goods usually clear at the Swiss border the same day or within 3 working days. Cross at a customs office for commercial goods, which handles removals from Monday to Friday only, so plan the truck accordingly. If papers are missing, a provisional clearance with a deposit is usually possible.',
  },
  petImport: {
    vaccinations: [
      'Microchip before the rabies vaccination.',
      'Rabies vaccination, followed by a wait of 21 days before the journey to Switzerland.',
      'Rabies antibody blood test if you come by air from a country with a high risk of rabies, together with the import permit.',
    ],
    quarantine:
      'Pets that come to Switzerland with complete papers usually face no quarantine; incomplete papers can mean return or isolation. Dogs with docked tails or cropped ears are banned, with an exception for people who move their household there. From a country with a high risk of rabies the blood test makes it a matter of months, so ask the Federal Food Safety and Veterinary Office (blv.admin.ch) early.',
    healthCertificate:
      'From the EU and from countries with a low risk of rabies a pet passport or veterinary certificate is enough for Switzerland, for at most five pets. From a country with a high risk, arrival by air usually also needs an import permit from the Federal Food Safety and Veterinary Office (blv.admin.ch). A dog must be registered in the AMICUS database within 10 days.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A car follows the rule for household effects in Switzerland: used by you for at least 6 months before the move and used on afterwards, it comes in free. As other guides report, it must not be sold or lent for one year. It then has to be inspected and registered in the canton, usually with customs form 13.20 A.',
    duties:
      'Within the relief nothing is due on the car in Switzerland. A car used for less than 6 months usually bears 4% automobile tax and VAT, currently 8.1%; the duty by weight that older guides name went with the industrial tariffs on 1 January 2024. Check with Swiss customs (bazg.admin.ch).',
    documentation: [
      'Foreign registration certificate in your name, showing at least 6 months of use.',
      'Form 18.44 with the car listed among the household effects.',
      'Form 13.20 A, usually stamped by customs for the registration.',
      'Certificate of conformity or technical data sheet.',
      'Insurance certificate of a Swiss insurer.',
    ],
    restrictions:
      'Bringing a car to Switzerland is often worth it inside the relief, if it was built to European standards; cars for other markets may fail noise or emission rules. Winter tyres and a motorway vignette are soon needed, and parking in cities takes a permit. Traffic keeps to the right.',
  },
  healthcare: {
    system:
      'Switzerland has private insurers and doctors under strict public rules: basic cover is the same with every insurer, while premiums differ by canton, age and model. Care is very good and not cheap; each year you pay a deductible and a share first.',
    insurance:
      'Basic health insurance is compulsory in Switzerland for every person, children included. You have three months from moving in to choose an insurer, and the cover and premiums count from the first day. Compare the official premiums before you sign, and note that accidents at work are covered through the employer.',
    emergencyNumber: '144 (ambulance), 117 (police), 118 (fire), 112 (all)',
  },
  education: {
    schoolSystem:
      'Public school in Switzerland is free and run by the cantons, usually eleven years from kindergarten at four or five, with the place given by your address. After it many young people take an apprenticeship and others an academic school.',
    languageOfInstruction:
      'Schools in Switzerland teach in the language of the place: German, French, Italian or in parts Romansh, with support classes for newcomers. In the German-speaking part children speak Swiss German among themselves. International schools are found in the larger cities and around the lakes.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Switzerland runs on 230 V at 50 Hz with plug types C and J. The common plug of its neighbours (type F) does not fit without an adapter, and appliances made for 110 to 120 V need a transformer.',
    internet:
      'Fast cable and fibre reach most homes in Switzerland, often with a socket that is already live. Contracts often run for a year or two, so ask about ending one when you move on.',
    banking:
      'To open an account in Switzerland banks usually ask for passport, permit or proof of the move, and address; citizens of the United States may find fewer banks that accept them. Bills come with a QR code and are paid in the bank app. Landlords usually ask for a deposit on a blocked account.',
  },
  culturalTips: [
    'Quiet hours are kept at night, often at noon, and all day on Sundays, also for drilling, washing and glass recycling.',
    'Rubbish goes out in taxed bags or with stickers bought locally, and the rest is sorted.',
    'Be punctual, and confirm appointments in advance.',
    'Greet neighbours in the stairwell and people in small shops, in the language of the region.',
    'The laundry room of the building usually has a plan; keep to your day.',
  ],
  importantContacts: {
    emergencyServices:
      'In Switzerland dial 144 for an ambulance, 117 for the police and 118 for the fire brigade; 112 works too, and 1414 calls the air rescue.',
    taxOffice:
      'Income tax in Switzerland is handled by the tax office of your canton and commune, and for many foreign workers deducted from the wage; the Federal Tax Administration (estv.admin.ch) leads you to the right office.',
  },
  sources: [
    {
      title: 'Swiss customs (FOCBS): procedure for removal goods',
      url: 'https://www.bazg.admin.ch/en/relocation-import-switzerland-procedure',
      about: ['customs'],
    },
    {
      title: 'Swiss customs (FOCBS): moving household effects',
      url: 'https://www.bazg.admin.ch/en/moving-household-effects',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Swiss customs (FOCBS): questions on removal goods',
      url: 'https://bazg.admin.ch/bazg/en/home/information-individuals/personal-property--students--holiday-homes--getting-married-and-/importation-into-switzerland/moving--household-effects-/faq-removal-goods.html',
      about: ['customs'],
    },
    {
      title: 'State Secretariat for Migration',
      url: 'https://www.sem.admin.ch',
      about: ['visa', 'education', 'culture'],
    },
    {
      title: 'Federal Food Safety and Veterinary Office',
      url: 'https://www.blv.admin.ch',
      about: ['pets'],
    },
    { title: 'Swiss Federal Tax Administration', url: 'https://www.estv.admin.ch', about: ['contacts', 'vehicles'] },
    {
      title: 'University of Basel: customs for newcomers (secondary)',
      url: 'https://unibas.ch/en/University/Administration-Services/Vice-President-for-Research/National-and-International-Cooperation/Welcome-Center/Moving-to-the-Basel-Area/Customs-Regulations.html',
      about: ['customs'],
    },
    {
      title: 'Expats in Switzerland: customs (secondary)',
      url: 'https://expatsinswitzerland-com.pages.dev/moving/customs',
      about: ['customs', 'healthcare', 'utilities'],
    },
    {
      title: 'Safe Animal: pets to Switzerland (secondary)',
      url: 'https://www.safe-animal.eu/en/to-switzerland-1',
      about: ['pets'],
    },
    {
      title: 'Clearing vehicles through Swiss customs, a copy of the leaflet (secondary)',
      url: 'https://fr.scribd.com/document/267213323/Clearing-vehicles-through-Swiss-customs',
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
