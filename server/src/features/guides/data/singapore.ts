import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'singapore',
  code: 'SG',
  country: 'Singapore',
  region: 'Southeast Asia',
  currency: 'Singapore dollar (SGD)',
  visaRequirements: {
    touristVisa:
      'Many nationalities may visit Singapore without a visa for a stay that is set at entry, often 30 or up to 90 days; others apply first. Every visitor sends in the arrival card (SG Arrival Card) online shortly before landing. A visit does not allow work; check your passport with the Immigration and Checkpoints Authority (ica.gov.sg).',
    workVisa:
      'To work in Singapore your employer applies to the Ministry of Manpower (mom.gov.sg) for a pass, mostly an Employment Pass for professionals or an S Pass for mid-level staff. Pay and points conditions apply and are raised from time to time. You travel on the in-principle approval (IPA) letter, which customs also takes for your household goods.',
    residencePermit:
      'Your right to live in Singapore is the pass itself: a work pass, a dependant pass, a student pass or a long-term visit pass, each for a set time. Permanent residence is applied for with the Immigration and Checkpoints Authority (ica.gov.sg) and decided case by case.',
    familyReunification:
      "Spouses and children of work pass holders in Singapore can usually get a Dependant's Pass, and some partners and parents a Long-Term Visit Pass, if the salary lies above a set level. A Dependant's Pass does not by itself allow work. The employer applies at the Ministry of Manpower (mom.gov.sg).",
  },
  customsRegulations: {
    dutyFreeAllowance:
      'People who move their residence to Singapore get relief from the 9% GST on household goods that they own, had in possession and used for at least 3 months, if they arrive within 6 months of your own first arrival and you undertake not to dispose of them within 3 months. Liquor, tobacco and vehicles are not covered. The relief is not automatic: file the online Declaration of Facts before the goods arrive.',
    prohibitedItems: [
      'Drugs: Singapore punishes trafficking with death, and even traces are dangerous.',
      'E-cigarettes and vaporisers, with their refills.',
      'Chewing gum, apart from therapeutic kinds.',
      'Chewing tobacco, shisha and imitation tobacco products.',
      'Firecrackers, and cigarette lighters in the shape of guns.',
      'Obscene and seditious publications and films.',
    ],
    restrictedItems: [
      'Medicines, above all sleeping pills and strong painkillers: may need approval from the Health Sciences Authority before you bring them.',
      'Films, games and publications: subject to control.',
      'Meat, poultry and eggs: only from approved sources, so leave them behind.',
      'Telecommunication and radio equipment: may need approval.',
      'Weapons, and replicas of guns, swords and knives for display: need a licence or are refused, so ask the police first.',
      'Liquor and tobacco: taxed in full, so do not pack them with the furniture.',
    ],
    documentationRequired: [
      'Declaration of Facts (DOF), filed online with Singapore Customs before the goods arrive.',
      'Customs In-Non-Payment (GST relief) permit, taken out by the mover through TradeNet within 10 working days after customs approves the relief.',
      'Passport of the owner.',
      'Work or other long-stay pass, or the in-principle approval (IPA) letter.',
      'Bill of lading or air waybill, which the mover supplies.',
      'Packing list of every box, with values.',
    ],
    customsClearanceTime:
      'Clearance in Singapore is usually quick: about 1 to 3 working days once the GST relief is approved. The order matters: file the Declaration of Facts first, then let the goods arrive, then the mover takes out the permit.',
  },
  petImport: {
    vaccinations: [
      'ISO microchip before the vaccinations and tests.',
      'Rabies vaccination and a blood test for antibodies (serology) for pets from Schedule II and III countries.',
      'Core vaccinations for dogs and cats as listed on the import licence.',
      'Treatment against internal and external parasites shortly before the flight, as the licence says.',
    ],
    quarantine:
      'Since 2024 Singapore sorts countries into three schedules: pets from Schedule I (Australia, New Zealand, Ireland and the United Kingdom) usually go without quarantine, Schedule II (such as the United States, Canada, Japan and many EU countries) depends on the tests, and pets from all others (Schedule III) stay for 30 days. Older pages still speak of categories A to D, so check yours with the Animal and Veterinary Service (nparks.gov.sg/avs) and book the place early.',
    healthCertificate:
      'A dog or cat needs an import licence for Singapore and a veterinary certificate from its country, and the paperwork takes months where a blood test is due. Some breeds are banned. Dogs need a licence in Singapore, and public housing (HDB) flats allow one dog of a small approved breed and, since September 2024, two licensed cats, so check your lease before you book the flight.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'Only right-hand-drive cars under 3 years of age can be imported and registered in Singapore, and a used car bears a surcharge of S$10,000, as other guides report. A car needs a certificate of entitlement (COE) like any other. GST relief for household goods does not cover vehicles.',
    duties:
      'A car brought to Singapore pays 20% excise duty, 9% GST, an additional registration fee (ARF) that rises with its value, and the certificate of entitlement (COE); the total often lies above S$150,000. Older pages give other rates, so check with the Land Transport Authority (onemotoring.lta.gov.sg).',
    documentation: [
      'Registration papers that prove the first registration date abroad.',
      'Purchase invoice, and bills for freight and insurance.',
      'Proof that the car meets the emission and safety standards of Singapore.',
      'Customs import permit and the papers of duty and GST paid.',
      'Certificate of entitlement (COE) won in the bidding.',
    ],
    restrictions:
      'Bringing a car to Singapore is hardly ever worth it: age limit, surcharge and registration cost more than most cars. Traffic keeps to the left. Trains, buses and taxis are dense, and many newcomers do without a car or lease one.',
  },
  healthcare: {
    system:
      'Singapore has excellent public and private hospitals and clinics in every neighbourhood. Subsidies are for citizens and permanent residents, while others pay full fees, so look up a price before you choose.',
    insurance:
      'Foreigners in Singapore are usually not in the public schemes and rely on cover from the employer or on private insurance; for some work passes the employer has to insure you. Check whether the family, dentist and childbirth are included.',
    emergencyNumber: '999 (police), 995 (ambulance and fire)',
  },
  education: {
    schoolSystem:
      'Primary school in Singapore lasts six years, secondary school four or five, and junior college or polytechnic follows; the year begins in January. Children of newcomers can apply for places in public schools through the education ministry, which admits them mostly by a test, as places allow and at higher fees, so most go to international schools.',
    languageOfInstruction:
      'Schools in Singapore teach in English, with Mandarin, Malay or Tamil as mother tongue language. International schools teach in English, German, French, Japanese and more, and the popular ones have waiting lists.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Singapore runs on 230 V at 50 Hz with plug type G, the British one; types C and M are met too. Appliances made for 110 to 120 V need a transformer, and many are cheaper to buy new there.',
    internet:
      'Fibre reaches nearly every home in Singapore and is usually connected within days, since many flats already have a fibre point. Prepaid mobile plans can be bought at the airport.',
    banking:
      'To open an account in Singapore a bank usually asks for your passport, the pass or the in-principle approval and proof of address; some do it online. With a foreign identification number you can then use Singpass, the login for nearly all offices.',
  },
  culturalTips: [
    'At food centres in Singapore a packet of tissues on the table means the seat is taken; clear your tray when you leave, since that is required.',
    'Rules on litter, smoking and eating on trains in Singapore are enforced by fines.',
    'When you invite guests, ask about food, as halal, vegetarian and no-beef diets live side by side.',
    'Take off your shoes before you enter a home, and stand ready to give and take cards with both hands.',
    'Condominiums often ask for a booking of the lift, a deposit and fixed hours for moving in, so call the management before the truck comes.',
  ],
  importantContacts: {
    emergencyServices:
      'In Singapore dial 999 for the police and 995 for an ambulance or fire; 1777 calls an ambulance when it is not urgent.',
    taxOffice: 'The Inland Revenue Authority (IRAS) handles tax in Singapore: iras.gov.sg.',
  },
  sources: [
    {
      title: 'Singapore Customs: sending unaccompanied items when moving',
      url: 'https://www.customs.gov.sg/personal-shipment/moving-to-singapore/sending-unaccompanied-items',
      about: ['customs'],
    },
    {
      title: 'Singapore Customs: GST relief for a transfer of residence',
      url: 'https://ask.gov.sg/customs/questions/clz9bs3tk00qgf966s8jgspda',
      about: ['customs'],
    },
    {
      title: 'Singapore Statutes: quarantine of dogs and cats (text of 2007)',
      url: 'https://sso.agc.gov.sg/SL-Rev/ABA1965-R6/Published/20071001?DocDate=20071001',
      about: ['pets'],
    },
    { title: 'Animal and Veterinary Service of Singapore', url: 'https://www.nparks.gov.sg/avs', about: ['pets'] },
    { title: 'Ministry of Manpower of Singapore', url: 'https://www.mom.gov.sg', about: ['visa', 'healthcare'] },
    { title: 'Immigration and Checkpoints Authority', url: 'https://www.ica.gov.sg', about: ['visa'] },
    {
      title: 'Land Transport Authority of Singapore: OneMotoring',
      url: 'https://onemotoring.lta.gov.sg',
      about: ['vehicles'],
    },
    { title: 'Inland Revenue Authority of Singapore', url: 'https://www.iras.gov.sg', about: ['contacts'] },
    {
      title: 'Pawsport: pet relocation to Singapore since September 2024 (secondary)',
      url: 'https://www.pawsport.sg/news/the-ultimate-guide-to-pet-relocation-to-singapore-updated-for-september-2024',
      about: ['pets'],
    },
    {
      title: 'Copy of a leaflet on importing and registering a car (secondary)',
      url: 'https://www.readkong.com/page/procedures-on-importation-and-registration-of-a-car-in-3164487',
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
