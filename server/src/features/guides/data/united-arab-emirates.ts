import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'united-arab-emirates',
  code: 'AE',
  country: 'United Arab Emirates',
  region: 'Middle East',
  currency: 'UAE dirham (AED)',
  visaRequirements: {
    touristVisa:
      'Many nationalities get a visit visa on arrival in the United Arab Emirates, others apply before, often through the airline or hotel. The days allowed differ by passport, so check at u.ae. A visit does not allow work, and a household shipment usually cannot be cleared on it.',
    workVisa:
      'To work in the United Arab Emirates the employer usually applies for the work permit and sponsors the residence visa; a free zone does the same for companies inside it. The Golden and Green visas let certain professionals, investors and the self-employed live there without an employer as sponsor. The conditions have been reformed more than once, so check with icp.gov.ae, or with gdrfad.gov.ae for Dubai.',
    residencePermit:
      'A residence visa for the United Arab Emirates is usually completed after arrival: a medical test, fingerprints and the Emirates ID card, which you then show for nearly everything. It typically runs for about two years with an employer and longer on a Golden visa. Long stays abroad can end it, so ask before you travel for months.',
    familyReunification:
      'Residents of the United Arab Emirates can usually sponsor spouse and children if they earn a minimum salary and have a home there; sons and daughters have different age limits. Have the marriage and birth certificates attested in the country of origin and by the Emirati authorities before you move, because that takes weeks. Check the current salary at u.ae.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Used personal baggage and household goods enter the United Arab Emirates free of duty, in quantities that are not commercial, for foreigners who come to reside for the first time and for Emirati citizens returning from outside the Gulf states (GCC). Foreigners show that they will stay or work there for at least a year. Brand-new goods and commercial quantities bear 5% customs duty, and VAT of 5% can be due on new things as well.',
    prohibitedItems: [
      'Narcotics.',
      'Pornography.',
      'Gambling equipment.',
      'Ivory and rhinoceros horn.',
      'Counterfeit goods.',
      'Prohibited goods of any kind: penalties are severe when an inspection finds them, so look through books, discs and the medicine box before packing.',
    ],
    restrictedItems: [
      'Medicines: many with codeine or sedatives need approval from the health ministry (MOHAP) first.',
      'Alcohol: limited, and better left out of the shipment.',
      'Pork products: restricted, and best left behind.',
      'E-cigarettes: limits apply, so check with customs of your emirate.',
      'Drones and radio transmitters: only with approval.',
      'Books, films and other publications: may be checked for their content.',
    ],
    documentationRequired: [
      'Unified customs declaration, lodged by the agent with customs of the emirate.',
      'Passport and, once issued, the Emirates ID.',
      'Copy of the residence visa.',
      'Detailed list of the goods.',
      'Bill of lading or air waybill, and the delivery order of the carrier.',
      'Proof of a stay or work of at least one year, such as the employment contract.',
    ],
    customsClearanceTime:
      'Clearance in the United Arab Emirates usually takes about 4 to 5 working days for sea freight and 3 to 4 days for air freight, by a guide of the movers association that is some years old. Nothing is cleared or released without the residence visa and passport, so let the shipment leave only when the visa is on its way. Each emirate has its own customs office.',
  },
  petImport: {
    vaccinations: [
      'Microchip before the rabies vaccination.',
      'Rabies vaccination, valid on the day of travel.',
      'Rabies antibody test if you come from a country counted as high risk.',
      'Usual minimum age on arrival: 15 weeks from a low-risk country and 27 weeks from a high-risk one.',
    ],
    quarantine:
      'Pets that arrive in the United Arab Emirates with a valid permit and complete papers are usually released after inspection, without quarantine. Pit bull types, mastiffs, tosa, cane corso, American bully and other breeds are usually refused, so ask about yours before anything else. Usually at most two pets a person and year may come in.',
    healthCertificate:
      'A dog or cat needs an import permit from the ministry (MOCCAE, moccae.gov.ae) for the United Arab Emirates, valid for 30 days, and an official veterinary health certificate; as other guides report the permit costs about AED 200 and the release AED 500 for a dog or 250 for a cat. Apply about a month before the flight. If the blood test applies to you, start about four months or more ahead.',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A car brought to the United Arab Emirates must be left-hand drive and pass the conformity checks of the industry ministry (MoIAT), and cars that had a serious accident are refused. Sources differ widely on the age limit, naming 4, 5 or 10 years, so get a written answer for your car before you ship.',
    duties:
      'Imported vehicles are valued by customs in the United Arab Emirates and charged 5% duty, and 5% VAT usually comes on top. The free entry for household goods should not be counted on for a car; ask the customs office of your emirate.',
    documentation: [
      'Title or registration certificate and, where the car was exported, the export certificate.',
      'Purchase invoice or another proof of value.',
      'Passport, residence visa and Emirates ID.',
      'Bill of lading and delivery order.',
      'Vehicle conformity certificate (VCC).',
      'Insurance and technical test for the registration.',
    ],
    restrictions:
      'Bringing a car to the United Arab Emirates seldom pays: a car from a cold climate may lack the cooling for it, right-hand drive is refused, and used cars are plentiful locally. Salvage and accident cars are blocked at the border. Traffic keeps to the right.',
  },
  healthcare: {
    system:
      'The United Arab Emirates have modern public and private hospitals, and most foreign residents use the private ones through insurance. English is spoken nearly everywhere in them.',
    insurance:
      'Health insurance is compulsory for residents of the United Arab Emirates, and employers usually provide it for the employee; families are often the duty of the sponsor. Look at the network of clinics, the copayment and the waiting time for maternity before you rely on a basic plan.',
    emergencyNumber: '999 (police), 998 (ambulance), 997 (fire)',
  },
  education: {
    schoolSystem:
      'Most foreign children in the United Arab Emirates go to private schools with British, Indian, American or other curricula, which the authority of each emirate inspects and rates. The school year mostly begins at the end of August, in some schools in April. Apply early and bring attested school reports.',
    languageOfInstruction:
      'Public schools in the United Arab Emirates teach in Arabic; private schools mostly in English, with Arabic as a compulsory subject. French, German, Japanese and other schools exist in the larger cities.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'The United Arab Emirates run on 220 to 240 V at 50 Hz. Plug type G with three square pins is what you meet in nearly every home, and types C and D now and then. Appliances made for 110 to 120 V need a transformer there.',
    internet:
      'Fast fibre is the rule in the cities of the United Arab Emirates, from two main providers; which one serves you may depend on the building. You need the Emirates ID and the lease. Many apps for free voice and video calls are blocked or limited, so find out which are allowed.',
    banking:
      'To open an account in the United Arab Emirates banks usually ask for the passport, the residence visa, the Emirates ID and a salary letter. Rent is often paid with a few post-dated cheques, so ask for a cheque book. A cheque that bounces has serious consequences, and no personal income tax does not mean that your home country asks for none.',
  },
  culturalTips: [
    'In Ramadan hours are shorter; do not eat, drink or smoke in front of those who fast where it is not provided for.',
    'Dress modestly in public buildings, malls and the older quarters, and keep swimwear for beach and pool.',
    'Keep affection in public to a minimum, and wait for the other person to offer a hand.',
    'Ask before photographing people, and do not photograph government buildings.',
    'Insulting words or gestures, also online and in traffic, can be an offence.',
  ],
  importantContacts: {
    emergencyServices:
      'In the United Arab Emirates dial 999 for the police, 998 for an ambulance and 997 for the fire brigade.',
    taxOffice:
      'The Federal Tax Authority (tax.gov.ae) handles VAT and corporate tax in the United Arab Emirates and issues tax residency certificates; there is no personal income tax on salaries.',
  },
  sources: [
    {
      title: 'Fujairah Customs: exemption of personal baggage and household goods',
      url: 'https://fujcustoms.gov.ae/en/print.aspx?sid=127',
      about: ['customs'],
    },
    {
      title: 'Dubai Customs: clearing personal effects',
      url: 'https://www.dubaicustoms.gov.ae/en/eServices/ServicesForIndividuals/ViewCustomsProcedure/Pages/PersonalEffectsClearProcedure.aspx',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'The official portal of the UAE government',
      url: 'https://u.ae',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture'],
    },
    {
      title: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
      url: 'https://icp.gov.ae',
      about: ['visa'],
    },
    { title: 'Ministry of Climate Change and Environment: pets', url: 'https://www.moccae.gov.ae', about: ['pets'] },
    { title: 'Federal Tax Authority', url: 'https://tax.gov.ae', about: ['contacts'] },
    {
      title: 'International Association of Movers: country guide of 2018 (secondary)',
      url: 'https://www.iamovers.org/ResourcesPublications/CountryGuides.aspx?ItemNumber=3514',
      about: ['customs'],
    },
    {
      title: 'Khaleej Times: travelling with a pet (secondary)',
      url: 'https://www.khaleejtimes.com/ta/life-and-living/uae-travelling-with-a-pet-permit-process-vaccines-explained',
      about: ['pets'],
    },
    {
      title: 'Dubai Vet Clinic: import permit for pets (secondary)',
      url: 'http://dubaivetclinic.ae/pet_import_moccae.php',
      about: ['pets'],
    },
    {
      title: 'Animals on the Move: breeds refused in the UAE (secondary)',
      url: 'https://animalonthemove.co.za/UAE',
      about: ['pets'],
    },
    {
      title: 'Zawya: used vehicles refused in the UAE (secondary)',
      url: 'https://www.zawya.com/en/legal/regulations/uae-blocked-import-of-6-500-used-vehicles-last-year-heres-why-dctig24x',
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
