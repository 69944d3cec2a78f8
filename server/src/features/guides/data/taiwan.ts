import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'taiwan',
  code: 'TW',
  country: 'Taiwan',
  region: 'East Asia',
  currency: 'New Taiwan dollar (TWD)',
  visaRequirements: {
    touristVisa:
      'Many nationalities visit Taiwan without a visa, usually for up to 90 days and some for less; others need a visitor visa or an online permit first. Check your passport with the Taiwan office in your country or at immigration.gov.tw. A visit does not allow work.',
    workVisa:
      'To work in Taiwan the employer usually applies for a work permit, and with it you get a resident visa. Qualified professionals can apply on their own for the Employment Gold Card, which joins work permit, resident visa and residence certificate in one. Ask the National Immigration Agency which route fits your field.',
    residencePermit:
      'With a resident visa you apply for the Alien Resident Certificate (ARC) at the National Immigration Agency soon after arriving in Taiwan; the deadline is counted in days, so ask for the current one and report every change of address. Years of continuous residence lead to the permanent certificate (APRC).',
    familyReunification:
      'Spouse and minor children of a foreign professional in Taiwan can usually get resident visas and certificates of their own. Bring marriage and birth certificates that were authenticated by the Taiwan office in the country that issued them, with a translation into Chinese. Whether the spouse may work is a question of its own, so ask first.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Used things worth under TWD 10,000 each enter Taiwan free of duty, and other goods up to TWD 35,000 in total, raised from 20,000 on 26 June 2024. Household goods that travel apart from you are declared in the red channel on arrival, must be imported within 6 months of your entry and cleared within 15 days of the arrival of the ship; otherwise they are treated as ordinary goods. People who move for longer than a year are said to have higher limits, but sources give no firm figure: ask Taiwan Customs before you ship.',
    prohibitedItems: [
      'Narcotics.',
      'Weapons and ammunition.',
      'E-cigarettes and heated tobacco products: fines for the latter run from TWD 50,000 to 5 million.',
      'Counterfeit goods and pirated discs or books.',
      'Pork and other meat products: fines reach TWD 1 million because of African swine fever.',
      'Fresh fruit.',
    ],
    restrictedItems: [
      'Goods made in mainland China: several kinds are limited, so ask customs about furniture and the like.',
      'Alcohol and tobacco above the traveller allowance: taxed.',
      'Medicines: bring your personal need, with the prescription.',
      'Dutiable goods worth more than USD 20,000: need an import permit.',
      'Live plants and seeds: only with plant quarantine papers.',
    ],
    documentationRequired: [
      'Customs Declaration Form for Inbound Passengers, with the unaccompanied luggage listed on it.',
      'Passport with the visa and entry stamp, and the residence certificate (ARC) once you have it.',
      'Packing list with descriptions, quantities and values.',
      'Bill of lading or air waybill.',
      'Import permit if dutiable goods are worth more than USD 20,000.',
      'Power of attorney for the agent who clears the goods.',
    ],
    customsClearanceTime:
      'Clearance of household goods in Taiwan usually takes 3 to 7 working days. Enter Taiwan yourself first, go through the red channel and declare the luggage that follows, because without that declaration the relief is lost; the entry then has to be filed within 15 days of the arrival of the ship.',
  },
  petImport: {
    vaccinations: [
      'Microchip, read and recorded before the vaccination and the blood test.',
      'Rabies vaccination with an inactivated vaccine.',
      'Rabies antibody test of at least 0.5 IU/ml if you come from a country with rabies.',
      'Wait after the blood sample: usually at least 90 days and at most a year before arrival, though older sources say 180 days; check with APHIA (aphia.gov.tw) before you plan.',
    ],
    quarantine:
      'From countries with rabies, quarantine in Taiwan usually lasts 7 days since 2017; older pages still say 21 days. From places that Taiwan counts as free of rabies, such as Japan, the United Kingdom, Singapore, Sweden, Australia and New Zealand, there is usually none. An older guideline bars pets from China and Bangladesh, so ask the animal health agency (APHIA, formerly BAPHIQ) about your country and reserve the quarantine place early.',
    healthCertificate:
      'A dog or cat needs an import permit for Taiwan, usually applied for at least 20 days ahead, and an official veterinary health certificate from the country of origin. With the blood test and its waiting time, begin about seven months before the move from a country with rabies. The current forms are at aphia.gov.tw.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A car can come to Taiwan only if it is left-hand drive and passes the emission tests there, as other guides report. Do not count on free entry for it with the household goods; it is usually treated as an ordinary import. An import permit is needed when its value is above USD 20,000 FOB.',
    duties:
      'Expect about 17.5% import duty, 25 to 30% commodity tax and 5% VAT on a car in Taiwan, each counted on top of the one before, as other guides report. Ask a customs broker for a calculation before you ship.',
    documentation: [
      'Title or registration document and proof of ownership.',
      'Purchase invoice or another proof of the value.',
      'Bill of lading.',
      'Import permit if the value is above USD 20,000 FOB.',
      'Emission and safety test reports for Taiwan.',
    ],
    restrictions:
      'Bringing a car to Taiwan is seldom worth it: taxes and tests often cost more than the car. Right-hand drive cars cannot be registered. City traffic is dense and public transport excellent, so many newcomers do without or buy a local car or scooter; traffic keeps to the right.',
  },
  healthcare: {
    system:
      'Taiwan has National Health Insurance, one public insurance for everybody with a card that clinics and hospitals read. Clinics take patients without long waits, and many doctors in the cities speak some English.',
    insurance:
      'Foreign employees join National Health Insurance in Taiwan through the employer from the start of the job; others with a residence certificate usually join after six months of living there. Take a private policy for the gap.',
    emergencyNumber: '110 (police), 119 (fire and ambulance)',
  },
  education: {
    schoolSystem:
      'School in Taiwan is compulsory for nine years, six of elementary and three of junior high school, and free in public schools; three years of senior high school follow. The school year begins around the start of September.',
    languageOfInstruction:
      'Public schools in Taiwan teach in Mandarin Chinese with traditional characters, and more and more lessons in English. International schools, mainly in Taipei, Hsinchu, Taichung and Kaohsiung, usually ask that the child holds a foreign passport.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Taiwan runs on 110 V at 60 Hz with plug types A and B, many older sockets taking two flat pins only. Appliances made for 220 to 240 V do not work there without a transformer, though chargers for 100 to 240 V do.',
    internet:
      'Fast fibre and cable are common in the cities of Taiwan and mobile data is good. Contracts often run for one or two years and ask for the residence certificate and sometimes a second ID or a deposit.',
    banking:
      'A bank account in Taiwan is opened in person with passport and residence certificate (ARC), sometimes with a name stamp. Bring your foreign tax number, and choose the bank your employer pays through. Cash is still useful at markets and small shops.',
  },
  culturalTips: [
    'Rubbish is handed to the truck that comes by with music at fixed times; in Taipei it goes into official bags.',
    'Do not eat, drink or chew gum in the metro: fines are enforced.',
    'Hand over and receive business cards and gifts with both hands.',
    'Take your shoes off at the door of a home.',
    'Queue along the marked lines at the platform, and leave the dark blue or otherwise marked priority seats free.',
  ],
  importantContacts: {
    emergencyServices: 'In Taiwan dial 110 for the police and 119 for the fire brigade or an ambulance.',
    taxOffice:
      'Income tax in Taiwan is handled by the National Taxation Bureau of your area; filing and information in English are at etax.nat.gov.tw.',
  },
  sources: [
    {
      title: 'Taipei Customs: unaccompanied baggage',
      url: 'https://web.customs.gov.tw/etaipei/singlehtml/1366?cntId=cus12_86111_1366',
      about: ['customs'],
    },
    {
      title: 'Ministry of Finance: rules for inbound baggage',
      url: 'https://www.mof.gov.tw/Eng/singlehtml/f48d641f159a4866b1d31c0916fbcc71?cntId=ed121a547bc24520b79c0526586c0647',
      about: ['customs'],
    },
    {
      title: 'Kaohsiung Customs: duty-free limits and permits',
      url: 'https://web.customs.gov.tw/ekaohsiung/singlehtml/47162cfe8dc340c19aae0fa7758a7db3?cntId=2d0c018d7b1341eca3c9821cdc8018aa',
      about: ['customs'],
    },
    {
      title: 'Taipei Customs: limits since June 2024 and heated tobacco',
      url: 'https://web.customs.gov.tw/etaipei/singlehtml/1373?cntId=66e81bcb6fc94775a4a873e2e9d3f8db',
      about: ['customs'],
    },
    {
      title: 'Taipei Customs: import permits by value',
      url: 'https://www.etaipei.customs.gov.tw/News_Content.aspx?n=F5115CD0041229EC&sms=457A6E97C21C4FCF&s=77684112061DBDC1',
      about: ['vehicles'],
    },
    {
      title: 'Ministry of Agriculture: law on the quarantine of animals',
      url: 'https://law.moa.gov.tw/EngLawContent.aspx?id=159&lan=E',
      about: ['pets'],
    },
    {
      title: 'Animal and Plant Health Inspection Agency (APHIA)',
      url: 'https://www.aphia.gov.tw',
      about: ['pets'],
    },
    {
      title: 'National Immigration Agency',
      url: 'https://www.immigration.gov.tw',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture'],
    },
    { title: 'Electronic tax services of Taiwan', url: 'https://www.etax.nat.gov.tw', about: ['contacts'] },
    {
      title: 'Taiwan Gold Card office: bringing a dog or cat (secondary)',
      url: 'https://staging.taiwangoldcard.tw/zh/why-taiwan/how-to-import-your-dog-cat-to-taiwan',
      about: ['pets'],
    },
    {
      title: 'Angloinfo: importing a vehicle to Taiwan (secondary)',
      url: 'https://www.angloinfo.com/how-to/taiwan/taipei/transport/vehicle-ownership/importing-a-vehicle',
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
