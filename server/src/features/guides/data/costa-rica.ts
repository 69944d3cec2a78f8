import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'costa-rica',
  code: 'CR',
  country: 'Costa Rica',
  region: 'Central America',
  currency: 'Costa Rican colón (CRC)',
  visaRequirements: {
    touristVisa:
      'Many nationalities enter Costa Rica without a visa for a visit, with the length of stay set at the border; others need a visa from a Costa Rican consulate. You are usually asked for a return or onward ticket. Check your passport with the immigration authority (migracion.go.cr).',
    workVisa:
      'Work in Costa Rica usually needs a permit or a residence category that allows it, sponsored by the employer and granted by the immigration authority. There are separate routes for remote workers and for employees sent by their company; ask the authority or a local lawyer which fits.',
    residencePermit:
      'Newcomers to Costa Rica often apply as pensionado (with a pension), rentista (with a steady income) or inversionista (with an investment); each has a minimum amount that you should check with the immigration authority. Once approved, residents receive the DIMEX card, which customs and banks ask for.',
    familyReunification:
      'A spouse and dependent children can usually be included in a Costa Rican residence application, and close relatives of citizens have a route of their own. Certificates from abroad normally have to be apostilled and translated into Spanish.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Under Law 9996 residents of Costa Rica as investor, rentista or pensionado could, once they held the DIMEX card, import household goods once, new or used, free of import taxes. Sources give its benefit window as five years, until July 2026, and no extension is known to us: it appears to have ended, so check with customs (hacienda.go.cr) before you ship. Returning Costa Ricans usually qualify after 24 months abroad, for used goods, if they apply within 6 months of return. Without relief used goods are taxed item by item, typically 13% VAT plus duty of roughly 15 to 50%.',
    prohibitedItems: ['Narcotics.', 'Plants that may carry disease, as one trade source lists them.'],
    restrictedItems: [
      'Plants and seeds: usually only with a permit, so check before you pack them.',
      'Medicines: usually limited, so carry the prescription.',
      'Fresh or raw meat from countries with foot-and-mouth disease: usually restricted.',
      'Used clothing in bulk: usually restricted; your own wardrobe is another matter.',
      'Firearms and ammunition: ask the Costa Rican authorities for a permit first.',
    ],
    documentationRequired: [
      'Customs import declaration (DUA), usually filed by a licensed customs broker.',
      'DIMEX residency card for any relief under Law 9996, if it still applies.',
      "Exemption request in the Ministry of Finance's EXONET system, usually filed by the broker.",
      'Detailed inventory with values, in Spanish.',
      'Passport, and the bill of lading or airway bill.',
      'For returning Costa Ricans, proof of 24 months abroad.',
    ],
    customsClearanceTime:
      'Clearance in Costa Rica is often put at 10 to 20 working days, but this is a rough figure: goods usually go to a bonded warehouse and are inspected in full through a broker. Ask the broker what is current, and about storage charges.',
  },
  petImport: {
    vaccinations: [
      'Rabies vaccination, valid and usually given at 3 months of age or later.',
      'Microchip readable by a universal scanner, with its number on the health certificate.',
      'Minimum age of 6 months for dogs and cats, by the newest source; older sources differ.',
      'Parasite treatment and other vaccinations: ask your vet and SENASA what the certificate must show.',
    ],
    quarantine:
      'Dogs and cats with proper papers normally face no quarantine in Costa Rica. The rules changed lately (microchip, minimum age of 6 months) and older sources differ, so check with the animal health service SENASA (senasa.go.cr) before you book.',
    healthCertificate:
      "A dog or cat usually needs a health certificate for Costa Rica from a vet, showing the rabies vaccination and the microchip and endorsed by the origin country's veterinary authority. A pet that travels unaccompanied has to be cleared by a customs broker.",
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A used car can be imported into Costa Rica through a customs broker and has to pass the technical inspection (RTV, now run by Dekra) before registration. In practice only left-hand drive is accepted, and cars with a salvage title are refused.',
    duties:
      'Taxes on a used car in Costa Rica rise with its age: about 52.3% of the value set by the Ministry of Finance up to 3 years, 63.9% for 4 and 5 years and 79.0% from 6 years are widely quoted, but the source is old. Law 9996 freed up to two vehicles for some residents, but that benefit appears to have ended in July 2026. Check with Hacienda or a broker first.',
    documentation: [
      'Original title and registration in your name.',
      'Customs declaration through a licensed broker.',
      'Bill of lading.',
      'Emissions or inspection papers, as your broker advises.',
      'Passport or DIMEX card.',
    ],
    restrictions:
      'Without tax relief bringing a car to Costa Rica seldom pays, least of all an older one, because the tax is a large part of its value; compare with local prices. Traffic keeps to the right, and salvage-title cars are refused.',
  },
  healthcare: {
    system:
      'Costa Rica has a public health system, run by the Caja (CCSS), with clinics and hospitals across the country. Private hospitals are concentrated around San José and are used by many newcomers for speed.',
    insurance:
      'Legal residents of Costa Rica normally have to join the Caja and pay a monthly contribution based on income. Until you are enrolled keep private or travel insurance; many people hold both.',
    emergencyNumber: '911',
  },
  education: {
    schoolSystem:
      'Schooling in Costa Rica is free and compulsory through pre-school, primary and secondary years; the public school year usually runs from about February to December. Private schools are common, and some follow a foreign calendar.',
    languageOfInstruction:
      'Public schools in Costa Rica teach in Spanish; private schools are often bilingual, mostly with English.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Costa Rica runs on 120 V at 60 Hz with plug types A and B, as in North America. Appliances made for 220 to 240 V mostly do not work there; surge protection is wise where the supply is uneven.',
    internet:
      'Fibre and cable internet are common around San José and in larger towns, less so on the coast and in the hills. Test the connection at the address before you sign a lease.',
    banking:
      'Opening a full bank account in Costa Rica usually takes the DIMEX card and proof of income; before that some banks offer simpler accounts. SINPE Móvil, a transfer by phone number, is used for everyday payments.',
  },
  culturalTips: [
    'Pura vida serves as hello, thanks and goodbye in Costa Rica, and as a reminder to stay relaxed.',
    'Directions are often given from landmarks, not street names: note a few near your home, and send a map pin to drivers.',
    'Some Spanish opens doors; polite usted is normal even among friends.',
    'In the Central Valley and on the Pacific side the rainy season lasts from about May to November, with rain mostly in the afternoon: plan unloading for the mornings.',
  ],
  importantContacts: {
    emergencyServices: 'Dial 911 in Costa Rica for police, ambulance or fire.',
    taxOffice: 'The Ministry of Finance (Ministerio de Hacienda) handles tax and customs: hacienda.go.cr.',
  },
  sources: [
    {
      title: 'Ministry of Finance of Costa Rica: tax and customs',
      url: 'https://www.hacienda.go.cr',
      about: ['customs', 'vehicles', 'contacts'],
    },
    { title: 'Immigration authority of Costa Rica', url: 'https://www.migracion.go.cr', about: ['visa'] },
    { title: 'SENASA: animal health service of Costa Rica', url: 'https://www.senasa.go.cr', about: ['pets'] },
    {
      title: 'EY: the regulation to Law 9996 (secondary)',
      url: 'https://www.ey.com/es_cr/tax/tax-alerts/costa-rica-the-costa-rican-government-publishes-the-regulation',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Howler: tax benefits of Law 9996 (secondary)',
      url: 'https://howlermag.com/costa-rica-law-9996-tax-benefits-new-residents/',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Returning Costa Ricans: requirements (secondary)',
      url: 'https://student-notes.net/requirements-for-costa-rican-pals-returning-home',
      about: ['customs'],
    },
    {
      title: 'CostaRica.com: entry of dogs and cats (secondary)',
      url: 'https://media.costarica.com/travel/entry-requirements-for-dogs-and-cats-traveling-from-usa-or-other-countries-to-costa-rica',
      about: ['pets'],
    },
    {
      title: 'Rex Cargo: import procedures of Costa Rica (secondary)',
      url: 'https://www.rexcargo.com/import-procedures-costa-rica3/',
      about: ['customs'],
    },
    {
      title: 'Taxes on used cars in Costa Rica (secondary, old)',
      url: 'http://carmedium.com/rules.htm',
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
