import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'south-korea',
  code: 'KR',
  country: 'South Korea',
  region: 'East Asia',
  currency: 'South Korean won (KRW)',
  visaRequirements: {
    touristVisa:
      'Many nationalities may visit South Korea without a visa, often for up to 90 days, and some of them need an electronic travel authorisation (K-ETA) before boarding; the list changes. Others apply for a visa at a Korean embassy. A visit does not allow work and opens no relief for household goods.',
    workVisa:
      'To work in South Korea you need a visa of the right kind before you come, such as E-7 for specialists, E-2 for language teachers or D-7 and D-8 for transferees and investors. The employer often obtains a confirmation of visa issuance first, with which the embassy decides faster. Check the documents, which are often to be apostilled, at hikorea.go.kr.',
    residencePermit:
      'Anybody who stays in South Korea for more than 90 days registers with the immigration office within 90 days of arrival and receives a residence card, formerly called the alien registration card (ARC). Book the appointment at hikorea.go.kr early. Movers need the card, as customs usually asks for one that is valid for 12 months.',
    familyReunification:
      'Spouses and minor children of most long-stay visa holders can usually come to South Korea on a dependant visa (F-3), with apostilled marriage and birth certificates and proof of income. It does not by itself allow work. Spouses of Koreans apply for an F-6 visa.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Customs in South Korea frees from duty what it accepts as household goods, considering the reason and length of your stay, your occupation and the size of the family; goods for others, for trade or in excess are refused. Movers say that foreigners must stay at least 1 year, alone sometimes 1 to 2 years, and that the shipment must arrive within 6 months of you; returning Koreans show 12 months abroad. Sources differ on the length of stay, so check with Korea Customs before you ship.',
    prohibitedItems: [
      'Firearms, weapons and ammunition.',
      'Drugs, including cannabis products that are legal elsewhere.',
      'Pornography.',
      'Counterfeit money and goods.',
      'Meat products such as sausage and ham: banned because of animal disease.',
    ],
    restrictedItems: [
      'Medicines that contain narcotics or stimulants: need approval before you bring them.',
      'New or duplicate things: usually dutiable.',
      'Expensive electronics, golf clubs and luxury furniture: usually dutiable, so list them with values.',
      'Plants, seeds and soil: need quarantine papers, so leave them behind.',
      'Alcohol and tobacco: taxed beyond the allowance for travellers.',
      'Swords and long knives: usually need a permit from the police.',
    ],
    documentationRequired: [
      'Declaration of moving goods with the article specification form.',
      'Packing list of every box, with brand, model and year of purchase of electrical goods.',
      'Passport of the owner, with the visa.',
      'Residence card (ARC), usually valid for another 12 months, or its application.',
      'Traveller declaration form on which you noted the unaccompanied goods when you landed.',
      'Bill of lading or air waybill, which the mover supplies.',
    ],
    customsClearanceTime:
      'Clearance in South Korea takes, by an older page of a mover, about 3 to 4 days for air freight, 8 to 12 for a full container and 15 to 30 for a shared one through Busan. Goods cannot clear before you have arrived, so plan the shipment to reach the port after you.',
  },
  petImport: {
    vaccinations: [
      'ISO microchip for dogs and cats, before the blood test.',
      'Rabies vaccination, for pets from countries that are not free of rabies.',
      'Rabies antibody (titre) test of at least 0.5 IU/ml for pets over 90 days of age, with the sample taken between 30 days and 24 months before the journey.',
      'Pets under 90 days of age or from rabies-free countries are usually exempt from the titre test.',
    ],
    quarantine:
      'A pet with microchip, health certificate and a valid titre result is usually released on the day of arrival in South Korea; otherwise it is quarantined, for 10 days or more, until the tests are in order. Some pages name 90 days for the window of the blood sample, but 30 days is current. Check with the Animal and Plant Quarantine Agency (qia.go.kr).',
    healthCertificate:
      'A dog or cat needs a health certificate for South Korea that the government of the country of origin issues or endorses, with the microchip number and the titre result on it. Vaccinate first, have the blood drawn at least 30 days before you fly, and tell the airline early that a pet comes along. As another guide reports, pets from Australia and Malaysia need additional papers.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A car that was registered in your name for at least 3 months before the move can usually come to South Korea as moving goods, which eases its certification, but it is not free of duty. Check with Korea Customs and the environment authorities before you ship.',
    duties:
      'Even as moving goods a car usually bears 8% duty, individual consumption tax and 10% VAT in South Korea, on the value that customs sets. Emission and noise tests cost extra. Ask a customs broker for a figure with model and year.',
    documentation: [
      'Registration papers that show at least 3 months in your name before the move.',
      'Purchase invoice and insurance papers.',
      'Passport and residence card.',
      'Bill of lading for the car.',
      'Papers for the emission and noise tests and for the safety check.',
    ],
    restrictions:
      'Bringing a car to South Korea is seldom worth it: tax, tests and parts eat up the advantage, and public transport is very good. Cars should be left-hand drive, and traffic keeps to the right. In Seoul and other cities older diesel cars meet driving limits.',
  },
  healthcare: {
    system:
      'South Korea has a national health insurance and modern hospitals, where you may see specialists quickly; patients pay a share of every bill. Large hospitals in Seoul and Busan have desks that speak English.',
    insurance:
      'Employees in South Korea are insured through work from the first day; other foreigners usually join the national insurance after six months of residence and are bound to. Take private cover for the time before.',
    emergencyNumber: '112 (police), 119 (fire and ambulance)',
  },
  education: {
    schoolSystem:
      'School in South Korea is six years of elementary, three of middle and three of high school; the first nine are compulsory for Koreans and open to foreign children. The school year begins in March. Ask the local office of education or the school itself for a place.',
    languageOfInstruction:
      'Public schools in South Korea teach in Korean, and some have classes for children who learn it. Foreign schools teach in English, French, German, Japanese or Chinese and admit by conditions, mostly a foreign passport or years abroad.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'South Korea runs on 220 V at 60 Hz with plug types C and F. Appliances made for 110 to 120 V need a transformer there; most European plugs fit.',
    internet:
      'Internet in South Korea is among the fastest anywhere and is connected within days, but a contract usually needs the residence card and a Korean bank account. Buy a prepaid SIM with the passport for the first weeks.',
    banking:
      'Banks in South Korea open full accounts with the residence card, passport and a Korean telephone number; before that, accounts are limited in what they may send. Many online services check your identity by the telephone number in your name, so have your name spelled the same everywhere.',
  },
  culturalTips: [
    'Take off your shoes at the door of every home in South Korea and at places with a raised floor.',
    'Give and take things with both hands, above all with older people.',
    'Learn the rubbish system at once: in South Korea food waste, recycling and paid bags are sorted strictly.',
    'Leases in South Korea often ask for a large deposit (jeonse or wolse), so have the register of the property checked before you pay.',
    'Apartments usually need a lift or ladder truck booked for moving day, so ask the management office.',
  ],
  importantContacts: {
    emergencyServices:
      'In South Korea dial 112 for the police and 119 for fire or an ambulance; 1345 is the immigration help line and 1330 the travel help line.',
    taxOffice: 'The National Tax Service (NTS) handles tax in South Korea: nts.go.kr.',
  },
  sources: [
    {
      title: 'Easy to Find Practical Law, Korea: customs clearance of moving goods',
      url: 'https://m.easylaw.go.kr/MOM/SubCsmOvRetrieve.laf?langCd=700101&csmSeq=518&ccfNo=3&cciNo=2&cnpClsNo=3',
      about: ['customs'],
    },
    { title: 'Korea Customs Service', url: 'https://www.customs.go.kr', about: ['customs', 'vehicles'] },
    { title: 'HiKorea: immigration of South Korea', url: 'https://www.hikorea.go.kr', about: ['visa'] },
    { title: 'Animal and Plant Quarantine Agency of Korea', url: 'https://www.qia.go.kr', about: ['pets'] },
    { title: 'National Tax Service of Korea', url: 'https://www.nts.go.kr', about: ['contacts'] },
    {
      title: 'Asia Relocation: moving to South Korea (secondary)',
      url: 'https://www.asia-relocation.com/moving-to-south-korea/',
      about: ['customs'],
    },
    {
      title: 'Korea4Expats: customs rules for household goods (secondary)',
      url: 'https://korea4expats.com/article-korea-customs-rules-household-goods.html',
      about: ['customs'],
    },
    {
      title: 'Rainier Overseas Movers: customs regulations of South Korea (secondary)',
      url: 'https://www.rainieros.com/forms/customs-regulations-by-country/moving-to-south-korea/',
      about: ['customs'],
    },
    {
      title: 'Korean Air: pet restrictions by country (secondary)',
      url: 'https://www.koreanair.com/global/en/traveling/services/pets/pet-restriction-bycountry.html',
      about: ['pets'],
    },
    {
      title: 'Angloinfo: entering South Korea with a cat or dog (secondary)',
      url: 'https://www.angloinfo.com/how-to/south-korea/seoul/moving/moving-pets/entering-south-korea',
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
