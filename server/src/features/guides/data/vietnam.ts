import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'vietnam',
  code: 'VN',
  country: 'Vietnam',
  region: 'Southeast Asia',
  currency: 'Vietnamese dong (VND)',
  visaRequirements: {
    touristVisa:
      'Some nationalities visit Vietnam without a visa for a limited number of days, and most others can apply online for an e-visa of up to 90 days (evisa.gov.vn). Use the official site only, since imitations charge more. A visit does not allow work, and household goods cannot be cleared free of duty on it.',
    workVisa:
      'To work in Vietnam the employer usually gets an approval to hire a foreigner and then a work permit for you; some people get a certificate of exemption instead. Have your degree and police certificate legalised at home before you leave, because that takes weeks. The work permit of 12 months or more is also what the customs relief usually rests on.',
    residencePermit:
      'With a work permit you can usually get a temporary residence card for Vietnam, which replaces the visa and runs for as long as the permit. Wherever you stay, the landlord or hotel registers you with the local police. Ask the immigration department (xuatnhapcanh.gov.vn) about the current forms.',
    familyReunification:
      'Spouse and children of a foreigner who works in Vietnam can usually get a visa and a temporary residence card as dependants. Marriage and birth certificates have to be legalised and translated into Vietnamese. Dependants may not work without a permit of their own.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Movable assets (tài sản di chuyển) enter Vietnam free of duty for foreigners sent to work there, for organisations and Vietnamese who end their work abroad, and for overseas Vietnamese who come home. Usually it takes a work permit or contract of at least 12 months, covers one electrical item of each kind a person or household, and one shipment by air and one by sea; cars and motorcycles are excluded. The rules moved from Decision 31/2015 to the duties law and Decree 134/2016, so check the present text with Vietnam Customs before you ship.',
    prohibitedItems: [
      'Weapons, explosives and ammunition.',
      'Narcotics.',
      'E-cigarettes: banned since 2025.',
      'Firecrackers and fireworks.',
      'Pornographic material, and writings that count as hostile to the state.',
    ],
    restrictedItems: [
      'Books, CDs, DVDs, tapes and discs: inspected by the culture department, so keep them in boxes of their own or leave them behind.',
      'Antiques: only with a permit.',
      'Electronics: beyond one of each kind, and luxury pieces above all, heavily taxed.',
      'Alcohol: limited.',
      'Medicines: bring your personal need, with the prescription.',
    ],
    documentationRequired: [
      'Customs declaration for movable assets.',
      'Original passport; the owner usually has to be in Vietnam.',
      'Work permit, usually of at least 12 months.',
      'Detailed inventory with brand, model and serial number of appliances.',
      'Declaration made at the airport on arrival.',
      'Letter from the company you work for.',
      'Bill of lading or air waybill.',
    ],
    customsClearanceTime:
      'Customs in Vietnam is to examine the file in 2 working hours and the goods in 8 working hours or 2 days; with the check of books and discs, plan 5 to 10 working days. Usually every shipment is inspected in full, so pack with a list for each box. Do not let it arrive before your work permit.',
  },
  petImport: {
    vaccinations: [
      'Rabies vaccination, usually given at least 30 days and at most 12 months before arrival in Vietnam.',
      'Vaccination book with all entries, in the hand luggage.',
      'Microchip: advisable, though usually not demanded; many transit countries and airlines ask for it.',
    ],
    quarantine:
      'Pets with complete papers are usually checked by the quarantine officer on arrival in Vietnam and released. As other guides report, up to two pets come in without an import permit, while more need one. Ask the animal health authority before the flight, because ministries were merged in 2025 and the offices have moved.',
    healthCertificate:
      'A dog or cat usually needs an official veterinary health certificate, issued shortly before the flight to Vietnam, and the vaccination book. Vaccinate two to three months ahead, and let the airline or embassy confirm the number of days the certificate may be old. Published accounts differ and are partly old, so have the rules confirmed by cucthuy.gov.vn or its successor.',
    microchip: false,
  },
  vehicleImport: {
    regulations:
      'Ordinary newcomers generally cannot bring a private car to Vietnam: cars and motorcycles are not movable assets, and temporary duty-free import is for diplomats and the staff of international organisations. As other guides report, a used car must be at most 5 years old, registered for at least 6 months and driven for at least 10,000 km.',
    duties:
      'A used car that may enter Vietnam at all bears several heavy taxes, which together often exceed its value. Published figures are not reliable, so ask Vietnam Customs (customs.gov.vn) or a broker.',
    documentation: [
      'Registration certificate that shows at least 6 months and the mileage.',
      'Proof of ownership and of the value.',
      'Bill of lading.',
      'Proof of diplomatic or similar status, for temporary duty-free import.',
      'Inspection of quality and safety before registration in Vietnam.',
    ],
    restrictions:
      'Sell the car before moving to Vietnam: for most people import is closed or too dear, and motorcycles are excluded from the relief too. Hired cars with driver, taxis and apps are plentiful. To ride even a small motorbike you need a licence that is valid there, or insurance will not pay; traffic keeps to the right.',
  },
  healthcare: {
    system:
      'Vietnam has public hospitals, often crowded, and private and international clinics in Hanoi, Ho Chi Minh City and Da Nang where English is spoken. For serious cases people are sometimes taken to Bangkok or Singapore.',
    insurance:
      'Employees with a contract in Vietnam usually pay into the state health insurance, which covers public hospitals. Most foreigners add an international policy with medical evacuation, and private clinics want to see it or a card first. Check that motorbike accidents are covered.',
    emergencyNumber: '113 (police), 114 (fire), 115 (ambulance)',
  },
  education: {
    schoolSystem:
      'School in Vietnam has five years of primary, four of lower secondary and three of upper secondary; the school year begins around early September. Foreign families mostly choose private or international schools.',
    languageOfInstruction:
      'Public schools in Vietnam teach in Vietnamese, and private bilingual ones in Vietnamese and English. International schools in Hanoi, Ho Chi Minh City and Da Nang teach in English and some in French, Korean or Japanese; fees are high.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Vietnam runs on 220 V at 50 Hz with plug types A and C, and type G in some buildings. Appliances made for 110 to 120 V need a transformer there, and a surge protector is wise because power can fail in the hot months.',
    internet:
      'Fibre is cheap and common in the towns of Vietnam and mobile data is good. Landlords often have it installed already. A SIM card is registered with your passport.',
    banking:
      'Banks in Vietnam usually open an account for foreigners with passport and a visa or residence card of some length, often with the work contract. Sending money abroad needs proof of income and tax, so keep the papers. QR payments are common, and cash remains useful at markets.',
  },
  culturalTips: [
    'Take your shoes off before entering a home, a temple and some shops.',
    'Hand over and receive things with both hands when the other person is older or it is business.',
    'Around Tet, the lunar new year, offices and movers close for a week or longer, so plan around it.',
    'Cross the street slowly and steadily and let the motorbikes flow around you.',
    'Stay calm and smile when something goes wrong: a raised voice costs both sides face.',
  ],
  importantContacts: {
    emergencyServices: 'In Vietnam dial 113 for the police, 114 for the fire brigade and 115 for an ambulance.',
    taxOffice:
      'The tax authority (gdt.gov.vn), since 2025 under the Ministry of Finance, handles income tax in Vietnam; whoever stays 183 days or more is usually a tax resident, so ask your employer who files for you.',
  },
  sources: [
    {
      title: 'Vietnam Trade Portal: duty relief for movable assets (Decision 31/2015)',
      url: 'https://www.vietnamtradeportal.gov.vn/index.php?id=263&r=site%2Fdisplay',
      about: ['customs'],
    },
    {
      title: 'Vietnam Trade Portal: customs procedure for movable assets',
      url: 'https://www.vietnamtradeportal.gov.vn/index.php?id=111&r=searchProcedure%2Fview1',
      about: ['customs'],
    },
    { title: 'Vietnam Customs', url: 'https://www.customs.gov.vn', about: ['customs', 'vehicles'] },
    { title: 'Vietnam e-visa', url: 'https://evisa.gov.vn', about: ['visa'] },
    {
      title: 'Vietnam Immigration Department',
      url: 'https://xuatnhapcanh.gov.vn',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture'],
    },
    { title: 'Vietnam animal health authority', url: 'https://cucthuy.gov.vn', about: ['pets'] },
    { title: 'Vietnam tax authority', url: 'https://www.gdt.gov.vn', about: ['contacts'] },
    {
      title: 'International Auto Shipping: customs rules of Vietnam (secondary)',
      url: 'http://internationalautoshipping.com/VN.htm',
      about: ['customs'],
    },
    {
      title: 'Angloinfo: bringing pets to Vietnam (secondary)',
      url: 'https://www.angloinfo.com/how-to/vietnam/moving/moving-pets/import-export',
      about: ['pets'],
    },
    {
      title: 'Viet Nam News: a foreigner bringing a car (secondary)',
      url: 'https://vietnamnews.vn/life-style/expat-corner/1765206/how-can-a-foreigner-bring-a-car-currently-in-use-into-viet-nam.html',
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
