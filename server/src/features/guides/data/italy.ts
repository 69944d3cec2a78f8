import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'italy',
  code: 'IT',
  country: 'Italy',
  region: 'Southern Europe',
  currency: 'Euro (EUR)',
  visaRequirements: {
    touristVisa:
      'Italy is in the Schengen area: many nationalities visit without a visa for up to 90 days in any 180 days across the whole area, others need a Schengen visa first. These rules are not for EU citizens. The official site vistoperitalia.esteri.it tells you what your passport needs.',
    workVisa:
      'EU citizens may work in Italy freely. Others usually need a work authorisation (nulla osta) that the employer requests within yearly quotas (decreto flussi) and then a work visa; highly qualified staff (EU Blue Card) and remote workers have routes outside the quotas. Check with the Italian consulate.',
    residencePermit:
      'Citizens from outside the EU apply for the residence permit (permesso di soggiorno) within 8 working days of arriving in Italy, usually through a post office and then the police (Questura). Residence is then registered with the town hall (Comune). EU citizens only register with the Comune for stays of more than three months.',
    familyReunification:
      'Spouses, minor children and some dependent parents of a legal resident can usually join in Italy, if income and housing suffice; the resident requests the authorisation first. Certificates from abroad have to be apostilled or legalised and translated; check with the Italian consulate.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household goods enter Italy free of duty and VAT if you lived outside the EU for at least 12 months without a break and owned and used them for at least 6 months before leaving. They must arrive within 12 months of your settling (consulates count from the declared last day of residence abroad) and not be sold, lent or hired out for 12 months without telling customs. A move from another EU country needs no customs formality.',
    prohibitedItems: [
      'Counterfeit goods: buying them is fined in Italy too.',
      'Meat and dairy products from outside the EU.',
      'Protected animals and plants, and things made from them, without CITES papers.',
      'Drugs.',
    ],
    restrictedItems: [
      'Firearms, ammunition and blades: usually only with an import permit obtained beforehand.',
      'Alcohol and tobacco: outside the relief, so they are taxed.',
      'Medicines: usually limited, so carry personal amounts with the prescription.',
      'Antiques and works of art: may need a declaration, so list them apart.',
      'Commercial vehicles and professional equipment: outside the relief, apart from portable instruments of your trade.',
    ],
    documentationRequired: [
      'Passport with entry visa and residence permit (permesso di soggiorno), usually asked of foreigners.',
      'Residence certificate from the Comune, or usually a self-certification.',
      'Italian tax code (codice fiscale).',
      'Inventory; for returning Italians in four signed copies.',
      "For returning Italians, the consulate's repatriation certificate, or at some consulates a self-certification under DPR 445/2000: ask yours which it wants.",
      'Proof of at least 12 months of living outside the EU.',
    ],
    customsClearanceTime:
      'Clearance of household goods in Italy usually takes 5 to 10 working days once the papers are complete. Foreigners usually have one year from the date of residence to import, but the residence certificate takes time, so begin it as soon as you arrive.',
  },
  petImport: {
    vaccinations: [
      'Microchip first: it must be in place before the rabies vaccination or go in at the same visit.',
      'Rabies vaccination for dogs, cats and ferrets at 12 weeks of age or later.',
      'Wait of 21 days after a first rabies vaccination before the journey to Italy.',
      'Rabies antibody blood test if you come from a country that the EU does not list as low risk: usually drawn at least 30 days after the vaccination, with 3 months of waiting before travel.',
    ],
    quarantine:
      'Pets that meet the EU rules face no quarantine in Italy. An animal that does not may be sent back, isolated or, as a last resort, put down. If the blood test applies to you, begin at least five months before the move.',
    healthCertificate:
      'From outside the EU a dog, cat or ferret usually needs an EU animal health certificate to enter Italy; from inside the EU the pet passport serves. As other guides report, new EU rules apply since 22 April 2026, with new certificate forms since 1 October 2026 and at most five pets a vehicle, so ask the vet for the current form and check with the Italian health ministry (salute.gov.it).',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A private car counts as personal property, so a newcomer from outside the EU can bring it to Italy free of duty with the household goods: 12 months of living abroad, 6 months of ownership and use, and no sale for 12 months. It then usually has to be nationalised and registered with the Motorizzazione.',
    duties:
      'With transfer-of-residence relief no duty or VAT is due on the car in Italy; without it expect usually 10% duty and 22% VAT. A provincial registration tax and the yearly road tax (bollo) come on top; check with the customs agency (adm.gov.it).',
    documentation: [
      'Foreign registration document and proof of ownership for at least 6 months.',
      'Customs clearance for the registration.',
      'Certificate of conformity or technical data sheet of the maker.',
      'Codice fiscale and residence certificate.',
      'Translations of foreign papers where asked for.',
    ],
    restrictions:
      'Bringing a car to Italy can pay if the relief covers it and the car meets EU standards; cars built for other markets may need costly changes. Residents usually may not go on driving with foreign plates for long, so plan the registration early. Traffic keeps to the right, and many old towns have restricted zones (ZTL).',
  },
  healthcare: {
    system:
      "Italy's national health service (SSN) is run by the regions and covers family doctors and hospitals, with small charges for some services. Register with the local health office (ASL) and choose a family doctor.",
    insurance:
      'Employees and many residents of Italy are enrolled in the SSN by right; others can usually join for a yearly contribution or must hold private insurance. Visas often ask for private cover until you are registered.',
    emergencyNumber: '112 (also 113 police, 118 ambulance, 115 fire)',
  },
  education: {
    schoolSystem:
      'Schooling in Italy is compulsory from age 6 to 16: five years of scuola primaria, three of scuola secondaria di primo grado, then liceo, technical or vocational school. State schools are free; the year runs from September to June.',
    languageOfInstruction:
      'Schools in Italy teach in Italian, besides German, French or Slovene in some border regions. International schools are found in the larger cities.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Italy runs on 230 V at 50 Hz with plug types C, F and L, often mixed in one home, so adapters help. Many homes have a contract for about 3 kW, so several strong appliances at once can trip the switch.',
    internet:
      'Fibre is common in Italian cities and slower in the countryside. Activation can take weeks and needs a codice fiscale.',
    banking:
      'A bank account in Italy usually takes a passport, the codice fiscale and a residence permit or its receipt; non-residents can open a limited one. You need an IBAN for rent and utilities.',
  },
  culturalTips: [
    'Get the codice fiscale first, from a consulate or the tax office: leases, phones and bank accounts depend on it.',
    'Greet with buongiorno or buonasera on entering a shop, and use the formal Lei until invited to use tu.',
    'Many shops close for some hours after lunch, and August is holiday time, so do official errands in the morning.',
    'Buy and stamp paper bus and train tickets before you travel where there is a validating machine.',
    'Meals are social and unhurried; coffee with milk is mostly a morning drink.',
  ],
  importantContacts: {
    emergencyServices: 'Dial 112 in Italy for any emergency; 113 (police), 118 (ambulance) and 115 (fire) also work.',
    taxOffice: 'The Agenzia delle Entrate handles tax and the codice fiscale: agenziaentrate.gov.it.',
  },
  sources: [
    {
      title: 'Italian Consulate in Osaka: customs relief for returning residents',
      url: 'https://consosaka.esteri.it/it/servizi-consolari-e-visti/servizi-per-il-cittadino-italiano/esenzioni-doganali-per-rimpatrio-masserizie/',
      about: ['customs'],
    },
    {
      title: 'Italian Embassy in Brasília: household goods and customs relief',
      url: 'https://ambbrasilia.esteri.it/it/servizi-consolari-e-visti/servizi-per-il-cittadino-italiano/rimpatrio-masserizie-esenzioni-doganali/',
      about: ['customs'],
    },
    { title: 'Italian Customs and Monopolies Agency', url: 'https://www.adm.gov.it', about: ['customs', 'vehicles'] },
    {
      title: 'Regulation (EC) 1186/2009: relief for a transfer of residence',
      url: 'https://legislation.gov.uk/eur/2009/1186/title/II/chapter/I/data.xht?view=snippet&wrap=true',
      about: ['customs', 'vehicles'],
    },
    { title: "Visto per l'Italia: the official visa site", url: 'https://vistoperitalia.esteri.it', about: ['visa'] },
    { title: 'Italian police: residence permits', url: 'https://www.poliziadistato.it', about: ['visa'] },
    {
      title: 'European Commission: pets moving within the Union',
      url: 'https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en',
      about: ['pets'],
    },
    { title: 'Italian health ministry', url: 'https://www.salute.gov.it', about: ['pets', 'healthcare'] },
    { title: 'Italian tax agency', url: 'https://www.agenziaentrate.gov.it', about: ['contacts'] },
    {
      title: 'International Movers Network: customs rules of Italy (secondary)',
      url: 'http://www.theinternationalmoversnetwork.com/Timn/customreg_files/Litaly.htm',
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
