import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'spain',
  code: 'ES',
  country: 'Spain',
  region: 'Southern Europe',
  currency: 'Euro (EUR)',
  visaRequirements: {
    touristVisa:
      'Spain is in the Schengen area: many nationalities visit without a visa for up to 90 days in any 180 days across the whole area, others need a Schengen visa first. These rules are not for EU citizens. Check your passport with the Spanish consulate (exteriores.gob.es); a visit does not allow work.',
    workVisa:
      'EU citizens may work in Spain freely. Others usually need a work authorisation that the employer requests before the visa, or one of the routes for highly qualified staff, the self-employed or people who work remotely for a company abroad. The investor visa (golden visa) was abolished in April 2025, though older pages still describe it.',
    residencePermit:
      'Three things are easily mixed up in Spain: the NIE is your number as a foreigner, the TIE is the card that proves a residence permit, and the padrón is the address register of your town hall. Citizens from outside the EU apply for the TIE at the police, normally within one month of arriving. EU citizens who stay longer than three months register for a green certificate instead.',
    familyReunification:
      'Legal residents of Spain can usually bring a spouse or partner, minor children and in some cases dependent parents, after showing a renewed permit, enough income and a suitable home; some permits let the family come at the same time. Relatives of EU citizens have an easier route. Ask the Spanish immigration office (inclusion.gob.es) which certificates must be legalised and translated.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household goods enter Spain free of duty and VAT if you lived outside the EU for at least 12 months without a break and owned and used the things for at least 6 months; for VAT, and for IGIC in the Canary Islands, the period can be 12 months in some cases. They must arrive within 12 months of your settling, and for a further 12 months they may not be sold, lent or hired out without telling customs. A move from another EU country to mainland Spain or the Balearics needs no customs formality; the Canary Islands, Ceuta and Melilla have tax rules of their own, so ask first.',
    prohibitedItems: [
      'Narcotics.',
      'Counterfeit goods.',
      'Meat and dairy products from outside the EU.',
      'Protected animals and plants, and things made from them, without CITES papers.',
    ],
    restrictedItems: [
      'Alcohol and tobacco: outside the relief, so they are taxed.',
      'Weapons and ammunition: only with the permits that Spain asks for, arranged before shipping.',
      'Commercial vehicles: outside the relief.',
      'Professional equipment: outside the relief, apart from portable instruments of your trade.',
      'Medicines: bring your personal need, with the prescription.',
      'Dogs of breeds that Spain calls potentially dangerous: the keeper needs a licence, so ask the town hall.',
    ],
    documentationRequired: [
      'Import declaration (DUA) with a written application for the relief, usually lodged by a customs agent.',
      'One inventory of everything, with values.',
      'Proof of 12 months of living abroad; for Spaniards coming home usually the consular deregistration (baja consular).',
      'Registration of your address in Spain (padrón).',
      'Passport and NIE, with the visa or residence permit for citizens from outside the EU.',
      'Vehicle papers in your name if a car is in the shipment.',
    ],
    customsClearanceTime:
      'Clearance of household goods in Spain usually takes 5 to 10 working days once the papers are complete. The padrón registration is normally part of the file, so settle your address early. Goods that come before you do need an undertaking to settle within 6 months and security.',
  },
  petImport: {
    vaccinations: [
      'Microchip first: it must be in place before the rabies vaccination or go in at the same visit.',
      'Rabies vaccination for dogs, cats and ferrets at 12 weeks of age or later.',
      'Wait of 21 days after a first rabies vaccination before the journey to Spain.',
      'Rabies antibody blood test if you come from a country that the EU does not list as low risk: usually drawn at least 30 days after the vaccination, with 3 months of waiting before travel.',
    ],
    quarantine:
      'Pets that meet the EU rules face no quarantine in Spain; an animal that does not may be sent back, isolated or, as a last resort, put down. If the blood test applies to you, begin at least five months before the move. Some breeds need a licence as potentially dangerous dogs, and the animal welfare law of 2023 sets duties for every keeper, so ask your town hall after arriving.',
    healthCertificate:
      'From outside the EU a dog, cat or ferret usually needs an EU animal health certificate to enter Spain; from inside the EU the pet passport serves. As other guides report, new EU rules apply since 22 April 2026, with new certificate forms since 1 October 2026 and at most five pets a vehicle, so ask the vet for the current form and check with the Spanish agriculture ministry (mapa.gob.es).',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A private car counts as personal property, so a newcomer from outside the EU can bring it to Spain free of duty with the household goods: 12 months of living abroad, 6 months of ownership and use, and no sale, loan or hire for 12 months without telling customs. It must then be approved and inspected (ITV) and get Spanish plates.',
    duties:
      'With the relief no duty or VAT is due on the car in Spain, and a change of residence usually exempts it from the registration tax (IEDMT) too when the conditions are met. Without the relief expect duty, VAT, the registration tax and the cost of approval (homologation). Ask the tax agency (sede.agenciatributaria.gob.es) before you ship, because the exemption has to be applied for.',
    documentation: [
      'Registration papers and proof of ownership for at least 6 months.',
      'Proof of the change of residence: deregistration abroad and padrón registration.',
      'Customs clearance (DUA) with the relief noted.',
      'Certificate of conformity or a technical file from an engineer.',
      'Inspection report (ITV).',
      'Insurance valid in Spain.',
    ],
    restrictions:
      'Bringing a car to Spain can pay if the relief covers it and the car was built to EU standards; one built for another market may need costly changes and an individual approval. Commercial vehicles get no relief. Larger cities have low-emission zones that keep older cars out, and traffic keeps to the right.',
  },
  healthcare: {
    system:
      'Spain has a public health service run by its regions, paid from taxes and social security; you register at the local health centre and get a health card. Private clinics are common beside it, above all in the cities and on the coasts.',
    insurance:
      'Employees and the self-employed who pay social security in Spain are covered together with their dependants. Several visas ask for a private policy without copayments instead, and pensioners from EU countries and the United Kingdom can usually bring an S1 form. Check what your visa asks before you buy a policy.',
    emergencyNumber: '112 (all), 091 or 092 (police), 061 (health, by region)',
  },
  education: {
    schoolSystem:
      'School in Spain is compulsory from 6 to 16 and free in public schools; many children start at 3. Concertado schools are private with public money, and places are given partly by address, so register on the padrón before the application weeks in spring.',
    languageOfInstruction:
      'Schools in Spain teach in Spanish, and in Catalonia, the Basque Country, Galicia, Valencia and the Balearics also or mainly in the language of the region. International and bilingual schools are found in the larger cities and along the coasts.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Spain runs on 230 V at 50 Hz with plug types C and F. Appliances made for 110 to 120 V need a transformer there. Contracts name the power you may draw at once, and too low a figure trips the switch, so ask about it when you take over a flat.',
    internet:
      'Fibre reaches most towns in Spain and many villages, usually sold together with mobile lines. Some contracts bind you for a year or longer, so ask before signing if your first address is temporary.',
    banking:
      'Banks in Spain open accounts for residents with passport, NIE and proof of address, and many offer a non-resident account before that. Rent and utilities are paid by direct debit, and card and phone payments are accepted nearly everywhere.',
  },
  culturalTips: [
    'Meals are late: lunch is usually after two and dinner after nine, and kitchens may be closed between.',
    'Smaller shops and offices often close for a few hours after lunch, and many people travel in August, so do paperwork in the morning and before the summer.',
    'Greet with hola or buenos días when you enter a shop, a lift or a waiting room.',
    'Public offices work by appointment (cita previa), so book early and bring copies of every paper.',
    'In regions with a language of their own, a few words of it are warmly received.',
  ],
  importantContacts: {
    emergencyServices:
      'In Spain dial 112 for every emergency; 091 or 092 reaches the police directly and 061 the health service in many regions.',
    taxOffice:
      'The Spanish tax agency (Agencia Tributaria, sede.agenciatributaria.gob.es) handles income tax as well as customs; register with it after you move.',
  },
  sources: [
    {
      title: 'Spanish Tax Agency: relief when you transfer your residence',
      url: 'https://sede.agenciatributaria.gob.es/Sede/no-residentes/exenciones-viajeros-embajadas-otros/traslado-actividad-empresarial-residencia-otros/traslado-residencia-franquicias-exencion-impuestos.html',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Regulation (EC) 1186/2009: relief for a transfer of residence',
      url: 'https://legislation.gov.uk/eur/2009/1186/title/II/chapter/I/data.xht?view=snippet&wrap=true',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Spanish Ministry of Inclusion and Migration',
      url: 'https://www.inclusion.gob.es/extranjeria',
      about: ['visa', 'healthcare'],
    },
    {
      title: 'Spanish Ministry of Foreign Affairs: consulates',
      url: 'https://www.exteriores.gob.es',
      about: ['visa', 'education', 'culture', 'utilities'],
    },
    {
      title: 'European Commission: pets moving within the Union',
      url: 'https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en',
      about: ['pets'],
    },
    { title: 'Spanish Ministry of Agriculture', url: 'https://www.mapa.gob.es', about: ['pets'] },
    { title: 'Spanish Tax Agency', url: 'https://sede.agenciatributaria.gob.es', about: ['contacts'] },
    {
      title: 'Esgalicia: relief for personal goods of people coming home (secondary)',
      url: 'https://esgalicia.gal/es/tramita-la-franquicia-para-la-importacion-de-tus-bienes-personales',
      about: ['customs', 'vehicles'],
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
