import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'thailand',
  code: 'TH',
  country: 'Thailand',
  region: 'Southeast Asia',
  currency: 'Thai baht (THB)',
  visaRequirements: {
    touristVisa:
      'Many nationalities visit Thailand without a visa for a limited stay, others apply for a tourist visa online (thaievisa.go.th). The number of days has changed more than once, so check the current rule and the digital arrival card before you fly. A visit does not allow work.',
    workVisa:
      'To work in Thailand you usually need a non-immigrant B visa first and then a work permit that the employer applies for. The long-term resident (LTR) visa and the destination visa (DTV) are further routes for certain professionals and remote workers. Ask the Thai embassy which one fits, because the customs relief for your household goods depends on it.',
    residencePermit:
      'Most foreigners live in Thailand on a stay that is extended year by year at the immigration office (immigration.go.th). Landlords report your address within 24 hours, and you report it yourself every 90 days. Leaving without a re-entry permit usually ends the extension.',
    familyReunification:
      'Spouse and children of somebody who works in Thailand usually get a non-immigrant O visa as dependants and extend it along with the main permit. Bring marriage and birth certificates, legalised and translated as the Thai embassy asks. Dependants may not work without a permit of their own.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Used household effects enter Thailand free of duty in reasonable quantity if you owned and used them abroad and import them no earlier than 1 month before and no later than 6 months after you arrive. Foreigners need an immigration quota, or a permission to work together with a stay of at least one year; people on a retirement visa or as spouse of a Thai do not qualify by the work route. Of electrical items one each is free, two each for a family. Ask Thai Customs (customs.go.th) before you ship.',
    prohibitedItems: [
      'E-cigarettes and vapes.',
      'Narcotics.',
      'Pornography.',
      'Counterfeit goods.',
      'Things that insult the monarchy.',
    ],
    restrictedItems: [
      'Vehicles and parts of vehicles: not household effects, and used ones may not be imported.',
      'Firearms and ammunition: not household effects, and bound to a licence.',
      'Musical instruments and sports equipment: taxable, not part of the relief.',
      'Second and further electrical items of a kind: taxable beyond one each, or two each for a family.',
      'Buddha images and religious antiques: bound to a permit, so ask before you pack them.',
      'Fresh plants and meat: only with a permit.',
      'Medicines: bring your personal need, with prescription, and check those classed as narcotic.',
    ],
    documentationRequired: [
      'Customs import entry; usually form 99/1, but ask the agent for the current one.',
      'Passport with the non-immigrant visa; the owner usually has to be in Thailand.',
      'Work permit or the visa for one year, and usually a letter from the employer.',
      'Bill of lading or air waybill.',
      'Detailed inventory with quantities, electrical items by brand and serial number.',
    ],
    customsClearanceTime:
      'Clearance of household goods in Thailand usually takes 7 to 14 working days. Time the shipment so that it arrives between 1 month before and 6 months after you do, and not before the visa and work permit are in hand, or storage fees run up.',
  },
  petImport: {
    vaccinations: [
      'Microchip.',
      'Rabies vaccination, given at least 21 days before the journey to Thailand.',
      'Usually the common combination vaccination too, at least 21 days before; ask the quarantine station for the list for your animal.',
      'Minimum age of usually 4 months.',
    ],
    quarantine:
      'Pets that arrive in Thailand with complete papers are usually released after inspection; quarantine threatens only those that do not meet the rules. Pit bulls and American Staffordshire terriers are banned, as other guides report. Confirm your plan with the animal quarantine station of the airport by e-mail.',
    healthCertificate:
      'You ask the animal quarantine station of the arrival airport in Thailand for an import permit by e-mail at least 7 days ahead; the answer usually takes about 3 days. Travel with the official veterinary health certificate and the vaccination papers, and collect the notice of import approval on arrival for a fee of about 500 baht an animal. Begin at least two months before, so that the vaccinations are old enough.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'Used vehicles may not be imported to Thailand for personal use since 10 December 2019. Older guides still describe paying duty on a used car; by press reports it now means confiscation and a fine of five times the value. Vehicles are not part of the household relief either.',
    duties:
      'As a used car cannot be brought to Thailand for personal use, no duty will make it possible; a new car bears several taxes that together can exceed its price. Ask Thai Customs (customs.go.th) about exceptions before you decide anything.',
    documentation: [
      'No papers make a used private car importable, so do not ship it.',
      'Written word from Thai Customs if you believe that an exception, such as diplomatic status, applies.',
      'Your driving licence and an international driving permit, to hire or drive a local car at first.',
    ],
    restrictions:
      'Sell the car before moving to Thailand and buy or lease there. Vehicle parts are taxable and not household effects, so leave those at home too. Traffic keeps to the left.',
  },
  healthcare: {
    system:
      'Thailand has public hospitals, which are crowded but sound, and private hospitals of high quality in Bangkok and other centres, where staff usually speak English. Foreigners mostly use the private ones and pay or show insurance at the desk.',
    insurance:
      'Employees in Thailand join the social security fund, which gives care at one chosen hospital. Many newcomers add a private policy, and some visas, among them certain retirement visas, ask for one. Check what your visa demands and whether motorbike accidents are covered.',
    emergencyNumber: '191 (police), 1669 (ambulance), 199 (fire)',
  },
  education: {
    schoolSystem:
      'School in Thailand is compulsory for nine years from about six, and public schools are free for longer than that; the public school year begins in May. Foreign families mostly choose private, bilingual or international schools.',
    languageOfInstruction:
      'Public schools in Thailand teach in Thai, some with an English programme. International schools with British, American and other curricula are numerous in Bangkok and found in Chiang Mai, Phuket and Pattaya; fees are high, so ask whether the employer helps.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Thailand runs on 220 to 230 V at 50 Hz. Sockets take plug types A, B, C and F, and type O is the national standard. Appliances made for 110 to 120 V need a transformer there, and a surge protector is wise in the storm season.',
    internet:
      'Fibre is fast and cheap in the towns of Thailand and mobile data works widely. A line usually needs passport and lease, and many condominiums have a provider in the house already. A SIM card is registered with your passport.',
    banking:
      'Banks in Thailand usually open accounts for holders of a work permit or long-term visa, and branches differ in what they ask, so try more than one. Mobile banking with QR codes is used everywhere, down to market stalls. Keep proof of money sent from abroad, as visas and property often ask for it.',
  },
  culturalTips: [
    'Show respect for the royal family, and stand when the anthem is played: insults are a crime.',
    'Take your shoes off before entering a home or a temple, and cover shoulders and knees in temples.',
    'Do not touch anybody on the head or point your feet at people or at Buddha images.',
    'Return a wai with a slight bow of the head; a calm voice and a smile solve more than a raised one.',
    'Shops usually sell alcohol at certain hours only, and hardly any on some religious holidays.',
  ],
  importantContacts: {
    emergencyServices:
      'In Thailand dial 191 for the police, 1669 for an ambulance and 199 for the fire brigade; 1155 reaches the tourist police, who speak English.',
    taxOffice:
      'The Revenue Department (rd.go.th) handles tax in Thailand; whoever stays 180 days or more in a year is usually a tax resident, so ask how money brought in from abroad is treated.',
  },
  sources: [
    {
      title: 'Thai Customs: used household effects',
      url: 'https://www.customs.go.th/list_strc_simple_neted.php?ini_content=cpb_01&ini_menu=menu_cpb&left_menu=menu_cpb_01&lang=en&left_menu=menu_cpb_01',
      about: ['customs'],
    },
    {
      title: 'Thai Customs: household effects of foreigners',
      url: 'http://www.customs.go.th/cont_strc_simple.php?ini_content=individual_F01_160426_01&ini_menu=menu_individual_submenu_02&lang=en&left_menu=menu_individual_submenu_02_160421_01',
      about: ['customs'],
    },
    {
      title: 'Thai Customs: what is not a household effect',
      url: 'http://apps.customs.go.th/cont_strc_faq.php?lang=en&top_menu=menu_homepage&left_menu=menu_pbc_03&ini_menu=menu_pbc&current_id=142328324146505f47',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Government portal of Thailand: household effects',
      url: 'https://thailand.go.th/guide-book-detail/001_01_181',
      about: ['customs'],
    },
    {
      title: 'Thai embassy in Washington: bringing pets',
      url: 'https://thaiembdc.org/2022/05/23/bringing-pets-to-thailand-2/',
      about: ['pets'],
    },
    {
      title: 'Thai embassy in Moscow: bringing pets',
      url: 'https://moscow.thaiembassy.org/en/publicservice/113615-bringing-pets?page=5f48e4ec9fb252082f3036d2&menu=5f48e4b8edda516da2116ba6',
      about: ['pets'],
    },
    {
      title: 'Immigration Bureau of Thailand',
      url: 'https://www.immigration.go.th',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture'],
    },
    { title: 'Thai electronic visa', url: 'https://www.thaievisa.go.th', about: ['visa'] },
    { title: 'Revenue Department of Thailand', url: 'https://www.rd.go.th', about: ['contacts'] },
    {
      title: 'Juslaws: bringing pets into Thailand (secondary)',
      url: 'https://ja.juslaws.com/articles/bringing-pets-into-thailand',
      about: ['pets'],
    },
    {
      title: 'Bangkok Post: ban on used cars (secondary)',
      url: 'https://www.bangkokpost.com/thailand/general/1709519/',
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
