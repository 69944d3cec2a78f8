import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'japan',
  code: 'JP',
  country: 'Japan',
  region: 'East Asia',
  currency: 'Japanese yen (JPY)',
  visaRequirements: {
    touristVisa:
      'Many nationalities may visit Japan for a short stay without a visa, often for up to 90 days; others apply at a Japanese embassy first. A short stay does not allow paid work and normally cannot be turned into residence from inside the country. Check your passport with a Japanese embassy or consulate.',
    workVisa:
      'To work in Japan the employer usually applies for a Certificate of Eligibility at the Immigration Services Agency, and you then take it to a Japanese embassy for the visa. The visa is tied to a kind of activity, such as engineer or specialist, intra-company transferee or highly skilled professional. Begin several months ahead, as the certificate alone can take weeks.',
    residencePermit:
      'Newcomers who stay in Japan for more than three months receive a residence card, at the larger airports on arrival. Register your address at the town or ward office within 14 days of moving in. Extensions and permanent residence go through the Immigration Services Agency (moj.go.jp/isa).',
    familyReunification:
      'A spouse and children can usually follow to Japan with dependent status when the main holder has a work or student status and the means to support them; parents are rarely admitted this way. The family applies for Certificates of Eligibility too, best together with the main one.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      "If you have lived abroad for more than a year, or are going to stay in Japan for more than a year, used household goods that arrive within 6 months of your own entry clear free of duty in a simple procedure, as unaccompanied traveller's baggage. You must declare the shipment when you land: hand in two copies of the Declaration of Accompanied and Unaccompanied Articles and keep the one that customs stamps, since it is very hard to make up for later. One mover asks for a full year of ownership, which the customs page does not name, so check newer things with Japan Customs.",
    prohibitedItems: [
      'Drugs and stimulants, which in Japan include ordinary cold remedies with pseudoephedrine and some inhalers, such as Vicks inhalers and Sudafed-type tablets.',
      'Firearms, ammunition and parts of guns.',
      'Counterfeit brand goods and counterfeit money.',
      'Obscene material.',
    ],
    restrictedItems: [
      "Medicines: movers name about two months' supply as the limit, and it is often lower for prescription medicines. More needs an import confirmation (Yunyu Kakunin-sho) from the health ministry before you ship.",
      'Meat, sausages and other animal products: not without an inspection certificate from the country of origin.',
      'Food, including rice and pet food: leave it out, since movers warn that it brings costly inspections.',
      'Plants, seeds, bulbs and soil: they need plant quarantine papers, so it is easier to leave them behind.',
      'Animal skins, feathers and things made from protected species: usually need CITES papers.',
      'Swords, and knives with blades over about 15 cm: usually need a permit or registration, so check with Japan Customs.',
      'Alcohol and tobacco beyond the allowance for travellers: taxed, and best not packed with the furniture.',
    ],
    documentationRequired: [
      'Customs Form C No. 5360, the Declaration of Accompanied and Unaccompanied Articles, in two copies, handed in when you enter Japan; movers need the original that customs has stamped.',
      'Passport with the entry stamp or landing permission.',
      'Packing list of every box, in English or Japanese, without entries such as "miscellaneous" or "packed by owner".',
      'Visa or residence card that shows how long you stay, where customs asks for it.',
      'Bill of lading or air waybill, which the mover supplies.',
      'Three copies of the application for exemption and proof of use, if a car comes along.',
    ],
    customsClearanceTime:
      'Clearance in Japan usually takes about 5 to 10 working days for sea freight and 3 to 5 for air freight once you have landed and the stamped declaration is in hand. X-ray checks are common. An online declaration made before the flight may not cover goods that arrive apart from you, so ask for the paper form at the airport.',
  },
  petImport: {
    vaccinations: [
      'Microchip first: an ISO microchip has to be in place before the rabies vaccinations count.',
      'Two rabies vaccinations with the chip in place, the second at least 30 days after the first and within the validity of the first.',
      'Rabies antibody (titre) test after the second vaccination, from a laboratory that Japan recognises.',
      'Wait of 180 days from the day of blood sampling before the animal arrives.',
      'Pets from the few regions that Japan designates as free of rabies follow a shorter procedure; ask the Animal Quarantine Service whether yours is one.',
    ],
    quarantine:
      'Dogs and cats that meet every condition for Japan are usually released after an inspection of up to about 12 hours. Animals that miss a condition, most often the 180-day wait, can be held for up to 180 days at your cost. Count on seven to eight months of preparation from the first vaccination.',
    healthCertificate:
      'Notify the Animal Quarantine Service at least 40 days before the pet arrives in Japan and wait for its approval; it also wants a certificate from an official vet of the country of origin, made shortly before the flight. The service (maff.go.jp/aqs) has its own forms, so let your vet fill in those.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A car needs a general import declaration in Japan, apart from the household goods. A car that you used before you came can get the household-effects exemption with three copies of the exemption application and proof of use; sources differ on whether 6 or 12 months of use are asked, so check with Japan Customs before you ship.',
    duties:
      'The customs duty on cars in Japan is 0%, but without the exemption 10% consumption tax is usually due. As other guides report, an exempted car that is sold within 2 years becomes taxable. The safety inspection (shaken), any changes it demands and the registration add a good deal.',
    documentation: [
      'Three copies of the application for exemption from duty and tax.',
      'Proof that you owned and used the car before you entered Japan, such as the registration and insurance papers.',
      'Passport and the stamped Declaration of Accompanied and Unaccompanied Articles.',
      'Bill of lading for the car.',
      'Papers for the emissions check and the safety inspection (shaken).',
    ],
    restrictions:
      'Bringing a car to Japan is rarely worth it: emissions proof, shaken and registration are slow and costly, and good used cars are cheap there. Traffic keeps to the left. In most towns you also need a certificate from the police that you have a parking space before you can register a car.',
  },
  healthcare: {
    system:
      'Japan has universal public health insurance and a dense net of clinics and hospitals that you may choose freely. Insured patients usually pay 30% of the bill, and a monthly ceiling limits what large treatments cost.',
    insurance:
      'Everybody who stays in Japan for more than three months has to join: employees through the company, others through National Health Insurance at the town or ward office. Bring travel or private cover for the first weeks.',
    emergencyNumber: '110 (police), 119 (fire and ambulance)',
  },
  education: {
    schoolSystem:
      'School in Japan is six years of elementary, three of junior high and three of senior high school; the first nine are compulsory for Japanese children and open to foreign children, free of tuition in public schools. The school year begins in April. Ask at the town or ward office for a place.',
    languageOfInstruction:
      'Public schools in Japan teach in Japanese, and many offer some language support for newcomers. International schools in the large cities teach in English and other languages.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Japan runs on 100 V with plug types A and B, at 50 Hz in the east (Tokyo) and 60 Hz in the west (Osaka, Nagoya, Kyushu). Appliances made for 220 to 240 V will not work there without a transformer and are usually best left behind; look for a label that says 100-240 V and 50/60 Hz.',
    internet:
      'Fibre is fast and common in Japanese cities, but a new line can take weeks to be installed; many people bridge the time with a pocket wifi or a mobile plan. Ask the landlord whether the building already has a line.',
    banking:
      'To open an account in Japan you usually need the residence card, your registered address and a Japanese telephone number; some banks ask for a stay of six months or for a job, and some for a personal seal. Bring cash or a foreign card that works there for the first weeks.',
  },
  culturalTips: [
    'Take off your shoes at the entrance of homes, and of some clinics, schools and restaurants in Japan; a step up in the floor or a shoe rack is the sign.',
    'Ask the building or the ward office for the rubbish calendar: waste in Japan is sorted strictly, and each kind has its day.',
    'Keep phones silent on trains and buses in Japan and take calls outside.',
    'A small gift for the neighbours and a short greeting on moving day are a kind custom in Japan and open doors.',
    'Give and take business cards in Japan with both hands and read a card before you put it away.',
  ],
  importantContacts: {
    emergencyServices: 'In Japan dial 110 for the police and 119 for fire or an ambulance.',
    taxOffice:
      'The National Tax Agency handles income tax in Japan: nta.go.jp. Residence tax is a matter of your town.',
  },
  sources: [
    {
      title: 'Japan Customs: household effects and unaccompanied articles',
      url: 'http://www.customs.go.jp/english/c-answer_e/keitaibetsuso/7301_e.htm',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Animal Quarantine Service of Japan: questions about dogs and cats',
      url: 'https://www.maff.go.jp/aqs/english/qanda/dogcata.html',
      about: ['pets'],
    },
    {
      title: 'Immigration Services Agency of Japan, with its portal on daily life',
      url: 'https://www.moj.go.jp/isa/',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture'],
    },
    { title: 'National Tax Agency of Japan', url: 'https://www.nta.go.jp', about: ['contacts'] },
    {
      title: 'Finnish Food Authority: taking pets to Japan',
      url: 'https://www.ruokavirasto.fi/en/private-persons/travellers/pets/conditions-for-export-to-different-countries/japan/',
      about: ['pets'],
    },
    {
      title: 'A-Cross: moving to Japan (secondary)',
      url: 'http://www.a-cross.jp/moving-to-japan/',
      about: ['customs'],
    },
    {
      title: 'Blue Horizon Shipping: moving to Japan (secondary)',
      url: 'https://bluehorizonshipping.com/moving_to_japan-php/',
      about: ['customs'],
    },
    {
      title: "Movers' import guide to Japan (secondary)",
      url: 'https://data.moverspoe.com/AQS/AQS_Templates/26366/IMHL_PImportx1.htm',
      about: ['customs'],
    },
    {
      title: 'Angloinfo: importing a vehicle to Japan (secondary)',
      url: 'https://www.angloinfo.com/how-to/japan/transport/vehicle-ownership/importing-a-vehicle',
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
