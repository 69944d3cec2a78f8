import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'malaysia',
  code: 'MY',
  country: 'Malaysia',
  region: 'Southeast Asia',
  currency: 'Malaysian ringgit (MYR)',
  visaRequirements: {
    touristVisa:
      'Many nationalities may visit Malaysia without a visa for a stay that is set at the border, often up to 90 days and shorter for some; others apply for a visa or eVisa first. Most foreign visitors also fill in a digital arrival card online before they land. A visit does not allow work; check your passport with the Immigration Department (imi.gov.my).',
    workVisa:
      'To work in Malaysia the employer applies for an Employment Pass, usually through the Expatriate Services Division (esd.imi.gov.my), and you move once it is approved. The pass comes in categories by salary and length of contract, and the thresholds change, so ask the employer which one applies.',
    residencePermit:
      'A long stay in Malaysia rests on a pass in your passport: an Employment Pass, a student or dependant pass, or the Malaysia My Second Home (MM2H) programme. The terms of MM2H have changed several times and many pages about it are out of date, so check the current ones with the official programme or the Immigration Department. Permanent residence exists but is granted sparingly.',
    familyReunification:
      'Spouses and children of Employment Pass holders in Malaysia can usually get a Dependant Pass, and some parents and unmarried partners a long-term social visit pass, depending on the category of the main pass. A Dependant Pass does not by itself allow work. The employer normally applies for the family together with you.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      "People who move their residence to Malaysia, that is foreigners coming to work or study and returning Malaysians, may bring in used household goods free of duty if they owned and used them for at least 3 months and do not dispose of them within 3 months of import. Some movers' guides ask for 6 months of use, which is stricter than the customs text; if your things are newer than that, check with Royal Malaysian Customs before you ship.",
    prohibitedItems: [
      'Drugs: Malaysia punishes them with the heaviest sentences.',
      'Weapons and replicas of weapons.',
      'Pornography.',
      'Goods and currency from Israel.',
      'Clothes, ornaments and other objects that bear text of the Quran.',
    ],
    restrictedItems: [
      'Electrical appliances: they may need a permit from the Energy Commission (Suruhanjaya Tenaga), so ask the mover which of yours do.',
      'Radio and transmitting equipment that is not approved in Malaysia: leave it out or ask for approval first.',
      'Pork and other meat: only with a permit.',
      'Wooden crates and pallets: the wood has to be treated and stamped by the ISPM 15 standard.',
      'Motorbikes, cars, boats and caravans: they do not count as household effects and need procedures of their own.',
      'Alcohol and tobacco: usually taxed, so it is wiser not to pack them.',
    ],
    documentationRequired: [
      'Customs Form No. 1 (K1), with tariff code 9800.00.400 for used personal effects or 9800.00.500 for used household effects.',
      'Passport with the page of your entry into Malaysia.',
      'Work, student, dependant or other residence pass, or the letter that approves it.',
      'Packing list of every box, with values and without new or commercial goods.',
      'Permit for electrical appliances where one is needed.',
      'Bill of lading or air waybill, which the mover supplies.',
      'Letter from the employer, which brokers often ask for.',
    ],
    customsClearanceTime:
      'Clearance in Malaysia usually takes about 5 to 10 working days, and some movers speak of one to two weeks for the documents alone. The owner normally has to have arrived and hold the work or residence pass first, so time the shipment to reach the port after you do.',
  },
  petImport: {
    vaccinations: [
      'Microchip to the ISO standard, best before the rabies vaccination.',
      'Rabies vaccination between 30 days and 12 months before entry, as other guides report.',
      'A rabies titre test is usually not asked for; confirm that for your country with the Malaysian quarantine service.',
      'The usual core vaccinations for dogs and cats, as listed on the import permit.',
    ],
    quarantine:
      'Dogs and cats usually spend at least 7 days in quarantine on arrival in Malaysia. Sources name the United Kingdom, Ireland, Northern Ireland, Australia, New Zealand, Japan, Brunei and Singapore as exempt, but lists differ, so confirm yours with the veterinary department (dvs.gov.my) before you book. Some breeds, such as pit bull and Staffordshire types, may not be brought in.',
    healthCertificate:
      'A pet needs an import permit for Malaysia from the veterinary and quarantine services (DVS or MAQIS), which is usually valid for 30 days, and a health certificate that a vet made within 7 days before travel. Time the application so that the permit is still valid on the day you land.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A private car needs an Approved Permit (AP) from the trade ministry MITI, applied for with form JK69, before it is shipped to Malaysia. The rule is written mostly for returning Malaysians: more than 1 year abroad and a car owned for at least 9 months, as other guides report. Foreigners should ask MITI first whether they qualify at all.',
    duties:
      'Import duty, excise duty and sales tax usually apply to cars brought to Malaysia and can be high, also with an Approved Permit. The tax-free car of older MM2H terms is reportedly no longer offered to new applicants. Ask customs for a valuation before you ship.',
    documentation: [
      'Approved Permit (AP) from MITI, applied for with form JK69.',
      'Registration document abroad in your name, showing how long you owned the car.',
      'Passport and proof of how long you lived abroad.',
      'Purchase invoice and insurance papers.',
      'Bill of lading for the car.',
    ],
    restrictions:
      'Bringing a car to Malaysia is seldom worth it for a foreigner: the permit is hard to get, the taxes are high, and an age limit of roughly 1 to 5 years is quoted by sources that differ. Traffic keeps to the left, so the car should be right-hand drive. Most newcomers sell their car and buy or lease there.',
  },
  healthcare: {
    system:
      'Malaysia has public hospitals and clinics for everybody, where foreigners pay a higher fee than citizens, and many private hospitals in the cities. Newcomers mostly use the private ones, where English is widely spoken.',
    insurance:
      'There is no general public health insurance for foreigners in Malaysia, so take private cover; employers often provide it, and some long-stay programmes ask for it.',
    emergencyNumber: '999 (112 from mobiles)',
  },
  education: {
    schoolSystem:
      'Schools in Malaysia go from primary school, begun at about six or seven, to five years of secondary school. Public schools are meant mainly for citizens, and foreign children usually attend private or international schools. Ask the school for its calendar, as it differs between the systems.',
    languageOfInstruction:
      'National schools in Malaysia teach in Malay, with English as a second language, and some primary schools in Chinese or Tamil. International schools mostly teach in English.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Malaysia runs on 230 V at 50 Hz with plug type G, the British one; types C and M are met too, and 240 V is still often quoted. British appliances fit as they are, while those made for 110 to 120 V need a transformer.',
    internet:
      'Fibre is common in Malaysian cities, where apartment buildings often have one or two providers to choose from. Prepaid mobile data is cheap and needs only your passport, which bridges the first weeks.',
    banking:
      'To open an account in Malaysia a bank usually asks for your passport, your pass or its approval letter and a letter from the employer or school. Rules differ between banks and even branches, so go in person with all papers.',
  },
  culturalTips: [
    'Take off your shoes before you enter a home, a mosque or a temple in Malaysia.',
    'Use the right hand to give, take, eat and greet, and let a person of the other sex offer the handshake first.',
    'When you invite guests, ask about food: many people in Malaysia eat halal, others vegetarian or without beef.',
    'Public holidays follow several religions and differ between the Malaysian states, so check the calendar of your state before you plan deliveries.',
    'Speak of religion and the royal families with respect, also online; the law in Malaysia protects both.',
  ],
  importantContacts: {
    emergencyServices: 'In Malaysia dial 999 for the police, an ambulance or fire; 112 works from mobile phones.',
    taxOffice: 'The Inland Revenue Board (LHDN, Hasil) handles tax in Malaysia: hasil.gov.my.',
  },
  sources: [
    {
      title: 'Royal Malaysian Customs: household and personal effects',
      url: 'https://www.customs.gov.my/en/cp/Pages/cp_hepe.aspx',
      about: ['customs'],
    },
    { title: 'Immigration Department of Malaysia', url: 'https://www.imi.gov.my', about: ['visa'] },
    { title: 'Expatriate Services Division of Malaysia', url: 'https://esd.imi.gov.my', about: ['visa'] },
    { title: 'Department of Veterinary Services of Malaysia', url: 'https://www.dvs.gov.my', about: ['pets'] },
    {
      title: 'Ministry of Investment, Trade and Industry of Malaysia (MITI)',
      url: 'https://www.miti.gov.my',
      about: ['vehicles'],
    },
    { title: 'Inland Revenue Board of Malaysia', url: 'https://www.hasil.gov.my', about: ['contacts'] },
    {
      title: 'MM2H.com: importing personal belongings (secondary)',
      url: 'https://www.mm2h.com/customs-importing-personal-belongings-into-malaysia/',
      about: ['customs'],
    },
    {
      title: 'World Baggage Network: customs rules of Malaysia (secondary)',
      url: 'https://www.worldbaggagenetwork.com/kb/malaysia/2-customs-regulations-for-your-trip-to-malaysia/',
      about: ['customs'],
    },
    {
      title: 'Expat.com: travelling to Malaysia with a pet (secondary)',
      url: 'https://www.expat.com/en/guide/asia/malaysia/11921-traveling-to-malaysia-with-your-pet.html',
      about: ['pets'],
    },
    {
      title: 'Shipping a car back to Malaysia (secondary)',
      url: 'http://kcdat.com.my/index.php/our-service/shipping-your-car-motorbike-back-to-malaysia/',
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
