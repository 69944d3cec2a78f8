import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'sweden',
  code: 'SE',
  country: 'Sweden',
  region: 'Northern Europe',
  currency: 'Swedish krona (SEK)',
  visaRequirements: {
    touristVisa:
      'Sweden is in the Schengen area: many nationalities visit without a visa for up to 90 days in any 180 days across the whole area, others need a Schengen visa first. These rules are not for EU citizens. The Swedish Migration Agency (migrationsverket.se) says what your passport needs.',
    workVisa:
      'EU citizens may work in Sweden freely, and Nordic citizens need no formality at all. Others need a work permit before they travel, which rests on a job offer with Swedish terms and a minimum salary that is adjusted from time to time; the EU Blue Card is the route for the highly qualified. Check the current salary at migrationsverket.se.',
    residencePermit:
      'Citizens from outside the EU who stay in Sweden longer than three months need a residence permit, normally granted before they enter. Everybody who will live there for a year or more registers with the Swedish Tax Agency (Skatteverket) and gets a personal number (personnummer), which opens nearly every other door. EU citizens need no permit but have to meet the conditions for the right of residence.',
    familyReunification:
      'A spouse, registered partner or cohabiting partner and children under 18 can usually get a permit to join a resident of Sweden, often along with a work permit. The one living there mostly has to show income and a home of sufficient size. Apply at migrationsverket.se before moving, because waiting times are long.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'You can bring household goods to Sweden free of duty and VAT if you lived outside the EU for at least one year, owned and used the things for at least 6 months, and intend to live in Sweden for at least one year. You have one year to bring them, and they may not be sold, lent or hired out for a year after that. Different rules apply to people coming back to Sweden, so say which you are. A move from another EU country needs no customs formality.',
    prohibitedItems: [
      'Narcotics.',
      'Meat and dairy products from outside the EU.',
      'Protected animals and plants, and things made from them, without CITES papers.',
      'Counterfeit goods.',
    ],
    restrictedItems: [
      'Alcohol and tobacco: outside the relief, so they are taxed.',
      'Firearms and ammunition: only with a permit from the Swedish police.',
      'Certain knives and pepper spray: banned or bound to a permit, so leave them behind or ask Swedish Customs first.',
      'Medicines: only for your own use, with tight limits for those classed as narcotic.',
      'Commercial vehicles and business goods: outside the relief, apart from portable instruments of your trade.',
    ],
    documentationRequired: [
      'Declaration form of Swedish Customs for the duty exemption (Försäkran).',
      'Inventory of the goods.',
      'Passport, with the residence permit for citizens from outside the EU.',
      'Proof that you lived outside the EU for at least 12 months.',
      'Proof of home or work in Sweden, such as a lease or an employment contract.',
      'Registration with the Swedish Tax Agency (Skatteverket), once you have it.',
    ],
    customsClearanceTime:
      'Clearance of household goods in Sweden usually takes 2 to 5 working days once the papers are complete. If you are coming back to Sweden, short visits during your years abroad do not always break the period; the exact limit is best asked of Swedish Customs (tullverket.se).',
  },
  petImport: {
    vaccinations: [
      'Microchip first: it must be in place before the rabies vaccination or go in at the same visit.',
      'Rabies vaccination for dogs, cats and ferrets at 12 weeks of age or later.',
      'Wait of 21 days after a first rabies vaccination before the journey to Sweden.',
      'Rabies antibody blood test if you come from a country that the EU does not list as low risk: usually drawn at least 30 days after the vaccination, with 3 months of waiting before travel.',
      'Tapeworm treatment for dogs coming from the EU is by recent accounts no longer asked for; check with the Swedish Board of Agriculture (jordbruksverket.se).',
    ],
    quarantine:
      'Pets that meet the EU rules face no quarantine in Sweden; an animal that does not may be sent back, isolated or, as a last resort, put down. Pets from outside the EU usually have to arrive at a border control point such as Stockholm Arlanda or Gothenburg Landvetter, and must be reported to Swedish Customs on arrival. If the blood test applies to you, begin at least five months before the move.',
    healthCertificate:
      'From outside the EU a dog, cat or ferret usually needs an EU animal health certificate to enter Sweden; from inside the EU the pet passport serves. As other guides report, new EU rules apply since 22 April 2026, with new certificate forms since 1 October 2026 and at most five pets a vehicle, so ask the vet for the current form and check with the Swedish Board of Agriculture (jordbruksverket.se).',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A newcomer from outside the EU can bring a private car to Sweden free of duty with the household goods if it was owned and used for at least 6 months before leaving; it may not be sold, lent or hired out for one year. The car then has to pass a registration inspection before the Swedish Transport Agency (Transportstyrelsen) registers it.',
    duties:
      'With the relief no duty or VAT is due on the car in Sweden; without it expect 10% duty and 25% VAT. The yearly vehicle tax depends on the emissions and can be high for newer petrol and diesel cars. Check with Swedish Customs (tullverket.se) and the Swedish Transport Agency.',
    documentation: [
      'Foreign registration certificate in your name.',
      'Proof that you owned and used the car for at least 6 months, such as registration and insurance papers.',
      'Customs decision on the duty exemption.',
      'Certificate of conformity or other technical data for the registration inspection.',
      'Insurance valid in Sweden.',
    ],
    restrictions:
      'Bringing a car to Sweden can pay if the relief covers it and the car was built to EU standards; cars built for other markets may fail the registration inspection. Commercial vehicles get no relief. Winter tyres are compulsory in winter conditions from December to March, and traffic keeps to the right.',
  },
  healthcare: {
    system:
      'Health care in Sweden is public, run by the regions and paid from taxes, with modest fees a visit up to a yearly ceiling; you choose a health centre (vårdcentral) as the first door. The advice line 1177 tells you day and night where to go.',
    insurance:
      'Everybody registered as living in Sweden is covered by public health care, which usually means a stay of at least one year. Until the personal number has come, or if you stay for a shorter time, take insurance that covers Sweden; EU visitors use the European Health Insurance Card.',
    emergencyNumber: '112 (all), 114 14 (police, not urgent), 1177 (health advice)',
  },
  education: {
    schoolSystem:
      'School in Sweden is compulsory from the year a child turns six, free, and with free lunches; it runs through nine grades, and nearly everybody goes on to upper secondary school. Municipal and independent schools are both free of charge. Homeschooling is hardly ever allowed.',
    languageOfInstruction:
      'Schools in Sweden teach in Swedish, with introductory classes and often lessons in the mother tongue for newcomers. The larger cities have English-speaking and international schools, some of them free, with queues that are worth joining early.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Sweden runs on 230 V at 50 Hz with plug types C and F. Appliances made for 110 to 120 V need a transformer there. You usually have two contracts, one with the local grid and one with an electricity seller of your choice.',
    internet:
      'Fibre is common in Sweden, and in many blocks of flats it is shared or included in the rent. Ordering usually needs a personal number, so a prepaid mobile line helps in the first weeks.',
    banking:
      'A bank account in Sweden is a right for legal residents, but opening one is much easier with the personal number, and banks ask where your money comes from. BankID, the electronic identity you get through the bank, is used for nearly everything. Cash is rarely used and many shops refuse it.',
  },
  culturalTips: [
    'Take your shoes off when you enter a home.',
    'Be on time to the minute, for dinner too, and send a message if you are late.',
    'Take a number or find the end of the line: queues are taken seriously.',
    'Fika, the coffee break with colleagues, is part of the working day, so join it.',
    'Blocks of flats share a laundry room with booked times; keep to yours and leave it clean.',
  ],
  importantContacts: {
    emergencyServices:
      'In Sweden dial 112 in every emergency, 114 14 for the police when it is not urgent, and 1177 for health advice.',
    taxOffice:
      'The Swedish Tax Agency (Skatteverket, skatteverket.se) handles tax, the population register and the personal number, so it is usually the first office to visit.',
  },
  sources: [
    {
      title: 'Swedish Customs: duty exemption for immigrants',
      url: 'https://tullverket.se/en/startpage/private/moving/movingtoandfromsweden/movingtoswedenfromacountryoutsidetheeu/dutyexemptionforimmigrants.4.311bf4f016e69d6ea0d776.html',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Swedish Customs: moving to and from Sweden',
      url: 'https://tullverket.se/en/startpage/private/moving/movingtoandfromsweden.4.311bf4f016e69d6ea0d72d.html',
      about: ['customs'],
    },
    {
      title: 'Regulation (EC) 1186/2009: relief for a transfer of residence',
      url: 'https://legislation.gov.uk/eur/2009/1186/title/II/chapter/I/data.xht?view=snippet&wrap=true',
      about: ['customs', 'vehicles'],
    },
    { title: 'Swedish Migration Agency', url: 'https://www.migrationsverket.se', about: ['visa'] },
    {
      title: 'European Commission: pets moving within the Union',
      url: 'https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en',
      about: ['pets'],
    },
    { title: 'Swedish Board of Agriculture', url: 'https://www.jordbruksverket.se', about: ['pets'] },
    {
      title: 'Swedish Tax Agency: moving to Sweden and the personal number',
      url: 'https://www.skatteverket.se',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture', 'contacts'],
    },
    {
      title: 'Rainier Overseas: customs rules for Sweden (secondary)',
      url: 'https://www.rainieros.com/forms/customs-regulations-by-country/moving-to-sweden/',
      about: ['customs'],
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
