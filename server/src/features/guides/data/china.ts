import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'china',
  code: 'CN',
  country: 'China',
  region: 'East Asia',
  currency: 'Chinese yuan, renminbi (CNY)',
  visaRequirements: {
    touristVisa:
      'A visit to mainland China needs a tourist visa (L) from a Chinese embassy or visa centre unless your passport has an exemption. Many nationalities have been allowed short visa-free stays or transits, under schemes that are limited in time and often changed. Check with the Chinese embassy shortly before you travel; Hong Kong and Macao have rules of their own.',
    workVisa:
      'Working in China takes a work permit notification obtained by the employer, then a work visa (Z) from the Chinese embassy, and after arrival the work permit and a residence permit. Degrees and police certificates usually have to be notarised and legalised or apostilled, so start months ahead. Work may not begin on a visit visa.',
    residencePermit:
      "After entering China on a long-stay visa you usually apply for the residence permit at the local public security bureau's exit and entry office within 30 days, with a medical check. Everyone not staying in a hotel must also register the address with the local police, normally within 24 hours of arrival. The National Immigration Administration (en.nia.gov.cn) has the current rules.",
    familyReunification:
      "Spouses and children of a foreigner who works or studies in China usually come on a dependant's visa (S1 for long stays), and relatives of Chinese citizens on a Q visa. Marriage and birth certificates normally have to be legalised or apostilled and translated; the dependant's visa does not allow work.",
  },
  customsRegulations: {
    dutyFreeAllowance:
      'China usually lets only long-term residents import household goods: foreigners, people from Hong Kong, Macao and Taiwan, and returning Chinese, staying at least 12 months, once their work and residence permits are issued. As a rule there is one air and one sea shipment, and all of it must enter within 6 months of customs approval. Sources disagree on duty: some call used goods free, others say every household shipment is charged, and appliances, furniture and lighting often are. Ask the local customs house before you ship.',
    prohibitedItems: [
      'Firearms and other weapons, which are banned.',
      "Books, films and other media that the authorities hold to be harmful to China's politics, economy, culture or morals, which are usually refused or seized.",
      'Narcotics.',
      'Radio transmitters and GPS or satellite transmitters, which are usually refused.',
      'Meat, dairy, fresh fruit, seeds and soil, which are usually refused.',
    ],
    restrictedItems: [
      'Antiques: declare them on the way in, or you may not be able to take them out again.',
      'Golf clubs: usually charged with duty, at 30% in one source.',
      'Appliances, furniture and lighting: often charged with duty.',
      'Religious material: usually accepted only in quantities for personal use.',
    ],
    documentationRequired: [
      'Customs permit to import articles for personal use (also called the customs sealed letter), usually issued in 2 to 3 working days and valid for about 30 days.',
      'Work permit and residence permit valid for at least 12 months.',
      'Passport, often the original, to be shown to customs.',
      'Inventory of the shipment, in Chinese or with a translation.',
      'Baggage declaration form from your entry into China, which some cities ask for.',
      'Letter from the employer, which some cities ask for.',
    ],
    customsClearanceTime:
      'Once the customs permit is issued, clearance in China usually takes 10 to 15 working days; for returning Chinese about 10 to 12 is quoted. The permit itself has to wait for your residence permit, so do not ship too early. Practice differs between cities such as Beijing and Shanghai.',
  },
  petImport: {
    vaccinations: [
      'Microchip first, so that each vaccination and test can be tied to the animal.',
      'Rabies vaccination with a certificate; two vaccinations are usually expected.',
      'Rabies antibody test of at least 0.5 IU/ml from a laboratory recognised by Chinese customs (GACC), usually needed to avoid quarantine if you come from a country that is not designated.',
    ],
    quarantine:
      'Pets usually face 30 days of quarantine in China unless they come from a designated country or region (for instance the UK, Ireland, Japan, Singapore, Australia, New Zealand, Sweden, Switzerland, Portugal, Hong Kong or Macao) or have a rabies antibody result of at least 0.5 IU/ml from a recognised laboratory. If quarantine is needed, the pet may enter only at a port that has the facilities. Confirm with Chinese customs (GACC) before you book.',
    healthCertificate:
      "China usually admits one dog or cat per person and entry, with an official health certificate from the origin country's veterinary authority, a rabies vaccination certificate and a microchip. Cities also limit dog breeds and sizes and require a licence, so ask your landlord and the local police first.",
    microchip: true,
  },
  vehicleImport: {
    regulations:
      "Long-term visitors who are not residents may not import a motor vehicle into China. Permanent staff of foreign companies' resident offices may apply to bring in one vehicle with up to nine seats, with duty paid. Used cars usually cannot be imported at all.",
    duties:
      'Where a vehicle is allowed into China, customs duty, consumption tax and VAT are payable, and together they are high. Ask the local customs house and your employer for the current figures before deciding anything.',
    documentation: [
      'Approval from the local customs house before the vehicle is shipped.',
      'Proof of your post at a resident office, with work and residence permits.',
      'Purchase papers and technical data of the vehicle.',
    ],
    restrictions:
      'For almost everybody moving to China the car stays behind. Foreign and international driving licences are not recognised on the mainland, so you need a Chinese one, and several big cities ration number plates. Traffic keeps to the right.',
  },
  healthcare: {
    system:
      "Health care in China is mostly given in public hospitals, where even a visit to a specialist begins at the hospital's registration desk or app. The large cities also have international clinics with English-speaking staff, at much higher prices.",
    insurance:
      'Foreigners employed in China are generally enrolled in the social insurance scheme, which includes basic medical cover. Many add private international insurance for direct billing, evacuation and international clinics; ask your employer.',
    emergencyNumber: '120 (ambulance), 110 (police), 119 (fire)',
  },
  education: {
    schoolSystem:
      'China has nine years of compulsory schooling, primary and junior middle school, followed by senior middle school; the school year usually begins in September. Foreign children may attend local schools in many cities, though places and papers vary by district, and most expatriate families look at international schools.',
    languageOfInstruction:
      'Public schools in China teach in Mandarin Chinese; international schools teach in English or another foreign language.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'China runs on 220 V at 50 Hz with plug types A, C and I. Appliances made for 110 to 120 V need a transformer there, and new furniture and appliances are cheap enough to leave many at home.',
    internet:
      'Fast fibre and mobile service are common in Chinese cities. Many foreign websites and apps are not reachable on the mainland, so arrange what you need before arrival and tell family how to reach you.',
    banking:
      'Opening a bank account in China usually takes your passport, residence permit and a Chinese mobile number. Daily payments run through Alipay and WeChat Pay, both of which accept many foreign cards.',
  },
  culturalTips: [
    'Set up a Chinese mobile number, WeChat and a payment app in the first days: shops, taxis and landlords rely on them.',
    'Give and receive business cards and gifts with both hands.',
    'Register your address with the police again after every move and, in many places, after trips abroad.',
    'Carry your passport: it is needed for trains, hotels and many tickets.',
    'Avoid putting somebody on the spot in front of others; raise problems quietly and in private.',
  ],
  importantContacts: {
    emergencyServices:
      'In China dial 110 for the police, 120 for an ambulance, 119 for fire and 122 for traffic accidents.',
    taxOffice: 'The State Taxation Administration handles tax, through its local offices: chinatax.gov.cn.',
  },
  sources: [
    {
      title: 'General Administration of Customs of China',
      url: 'http://english.customs.gov.cn',
      about: ['customs', 'pets'],
    },
    {
      title: 'Wuhan government: customs rules for residents and visitors',
      url: 'http://english.wuhan.gov.cn/procedures4for4entry4exit44residence/customs4regulations/202110/t20211026_1819390.shtml',
      about: ['vehicles', 'customs'],
    },
    { title: 'National Immigration Administration of China', url: 'https://en.nia.gov.cn', about: ['visa'] },
    { title: 'State Taxation Administration of China', url: 'https://www.chinatax.gov.cn', about: ['contacts'] },
    {
      title: "People's Daily: easier quarantine checks for pets (secondary)",
      url: 'https://peoplesdaily.pdnews.cn/china/pets-entering-china-enjoy-eased-isolation-quarantine-check-46299.html',
      about: ['pets'],
    },
    {
      title: 'SJ Grand: importing household goods to China (secondary)',
      url: 'https://sjgrand.cn/relocating-to-china-importing-household-goods',
      about: ['customs'],
    },
    {
      title: 'PHX Logistics: household goods into China (secondary)',
      url: 'http://www.phxlogistics.com.cn/Information/Hot_Topic/54.html',
      about: ['customs'],
    },
    {
      title: 'Rainier Overseas: customs rules of China (secondary)',
      url: 'https://www.rainieros.com/forms/customs-regulations-by-country/moving-to-china/',
      about: ['customs'],
    },
    {
      title: 'ftc.hk: customs hints for China (secondary)',
      url: 'https://ftc.hk/custom-hints-china.html',
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
