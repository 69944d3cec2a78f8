import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'france',
  code: 'FR',
  country: 'France',
  region: 'Western Europe',
  currency: 'Euro (EUR)',
  visaRequirements: {
    touristVisa:
      'France is in the Schengen area: many nationalities visit without a visa for up to 90 days in any 180 days across the whole area, others need a Schengen visa first. These rules are not for EU citizens. The official site france-visas.gouv.fr tells you what your passport needs.',
    workVisa:
      'EU citizens may work in France freely. Others usually need a long-stay visa for employment, with a work authorisation requested by the employer, or a Talent permit for qualified staff, researchers and founders. Apply through france-visas.gouv.fr before you move.',
    residencePermit:
      'A long-stay visa for France often serves as the residence permit for the first year (VLS-TS) and has to be validated online, normally within 3 months of arrival. After that you apply for a residence card, mostly online or at the prefecture, before the visa runs out. EU citizens need no permit.',
    familyReunification:
      'Spouses and minor children of a legal resident of France can usually come by family reunification (regroupement familial), which asks for a stay, an income and a home of sufficient size; families of Talent permit holders have an easier route. Check the conditions at service-public.fr.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household goods enter France free of duty and VAT if you lived outside the EU for at least 12 months and had them in private use for at least 6 months. They must arrive within 12 months of your move; several shipments are allowed if everything stands on the inventory presented at the first. Nothing may be sold, lent or hired out for 12 months without telling customs. A move from another EU country needs no customs formality.',
    prohibitedItems: [
      'Drugs.',
      'Counterfeit goods: France enforces this strictly, even for single items.',
      'Meat and dairy products from outside the EU.',
      'Protected animals and plants, and things made from them, without CITES papers.',
      'Dogs of category 1 (pit bull types, tosa and mastiff types without a pedigree).',
    ],
    restrictedItems: [
      'Alcohol and tobacco: outside the relief, so they are taxed.',
      'Utility and mixed-use vehicles and mobile homes: outside the relief.',
      'Professional material and stocks of raw materials: outside the relief, apart from portable instruments of your trade.',
      'Weapons: only with the permits that France asks for.',
      'Plants: only with a plant health (phytosanitary) certificate.',
    ],
    documentationRequired: [
      'Declaration of duty-free entry of personal goods, usually form Cerfa 10070; check the current number and version with French customs.',
      'Inventory with values, dated and signed, usually in two copies.',
      'Proof that you lived outside the EU for at least 12 months and now live in France.',
      'Certificate of change of residence from the French consulate, for French citizens coming home.',
      'Passport with the long-stay visa, for citizens from outside the EU.',
      'Papers showing that a car, boat or plane bore its taxes in the country of origin.',
    ],
    customsClearanceTime:
      'Clearance of household goods in France usually takes 3 to 7 working days once the papers are complete. Put everything you may send later on the first inventory, because what is missing there may lose the relief.',
  },
  petImport: {
    vaccinations: [
      'Microchip first: it must be in place before the rabies vaccination or go in at the same visit.',
      'Rabies vaccination for dogs, cats and ferrets at 12 weeks of age or later.',
      'Wait of 21 days after a first rabies vaccination before the journey to France.',
      'Rabies antibody blood test if you come from a country that the EU does not list as low risk: usually drawn at least 30 days after the vaccination, with 3 months of waiting before travel.',
    ],
    quarantine:
      'Pets that meet the EU rules face no quarantine in France; an animal that does not may be sent back, isolated or, as a last resort, put down. Category 1 dogs (pit bull types, tosa and mastiff types without a pedigree) may not be brought in at all. If the blood test applies to you, begin at least five months before the move.',
    healthCertificate:
      'From outside the EU a dog, cat or ferret usually needs an EU animal health certificate to enter France; from inside the EU the pet passport serves. As other guides report, new EU rules apply since 22 April 2026, with new certificate forms since 1 October 2026 and at most five pets a vehicle, so ask the vet for the current form and check with the French agriculture ministry (agriculture.gouv.fr).',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A private car counts as personal property, so a newcomer from outside the EU can bring it to France free of duty with the household goods: 12 months of living abroad, 6 months of private use, taxes paid in the country of origin and no sale for 12 months. After customs it has to be registered in France.',
    duties:
      'With transfer-of-residence relief no duty or VAT is due on the car in France. Without it expect usually 10% duty and 20% VAT, and the registration may bring a CO2 charge (malus), for which newcomers can sometimes be relieved; check with French customs and the registration agency ANTS.',
    documentation: [
      'Customs certificate 846A, usually needed for registration.',
      'Foreign registration document in your name.',
      'Proof that taxes were paid on the car in the country of origin.',
      'Certificate of conformity or an approval for cars not built to EU standards.',
      'Application for registration with the agency ANTS, made online.',
    ],
    restrictions:
      "Bringing a car to France can pay if the relief covers it and the car has EU conformity; cars built for other markets may need an individual approval that is slow and dear. Commercial vehicles and mobile homes get no relief. Some cities limit older cars by the Crit'Air emissions sticker, under rules that are changing, and traffic keeps to the right.",
  },
  healthcare: {
    system:
      'France has a universal public health insurance that refunds a large part of the cost of doctors, hospitals and medicines. You choose a treating doctor (médecin traitant) and use the Carte Vitale.',
    insurance:
      'Employees in France join the public scheme through their work; other residents can usually join after three months of stable residence. Most people add a complementary insurance (mutuelle), and long-stay visas often ask for private cover at first.',
    emergencyNumber: '112, 15 (ambulance), 17 (police), 18 (fire)',
  },
  education: {
    schoolSystem:
      'Schooling in France is compulsory from age 3 to 16: école maternelle, école élémentaire, collège and lycée, free in state schools. The year runs from September to early July; the town hall (mairie) enrols younger children by address.',
    languageOfInstruction:
      'Schools in France teach in French. Many towns have support classes for newly arrived children, and some state schools have international sections.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'France runs on 230 V at 50 Hz with plug types C and E. Appliances made for 110 to 120 V need a transformer there.',
    internet:
      'Fibre reaches most French towns and contracts usually bundle internet, television and phone. Activation can take a while in a newly let home, so order it early.',
    banking:
      'A bank account in France usually takes a passport, proof of address and proof of income; an account number (RIB) is needed for rent, electricity and wages. If banks refuse you, the Banque de France has a procedure that gives residents a right to an account.',
  },
  culturalTips: [
    'Say bonjour when you enter a shop or begin any conversation, and au revoir when you leave; it matters.',
    'Use vous with people you do not know until they offer tu.',
    'Many shops and offices close at lunchtime, on Sundays and for part of August, so plan errands around that.',
    "Keep paper copies: a landlord's or prefecture's file (dossier) often asks for the same documents again.",
    "Read the lease's notice period and take part in the état des lieux, the inspection on moving in and out.",
  ],
  importantContacts: {
    emergencyServices:
      'In France dial 112 for any emergency, 15 for an ambulance (SAMU), 17 for the police or 18 for fire; 114 serves people who are deaf or hard of hearing.',
    taxOffice: 'The public finance administration (DGFiP) handles tax: impots.gouv.fr.',
  },
  sources: [
    {
      title: 'French Customs: moving your main home to France',
      url: 'http://www.douane.gouv.fr/articles/a10786-vous-souhaitez-transferer-en-france-votre-residence-principale',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'French Embassy in China: customs for people returning',
      url: 'http://www.ambafrance-cn.org/Douanes',
      about: ['customs'],
    },
    {
      title: 'Regulation (EC) 1186/2009: relief for a transfer of residence',
      url: 'https://legislation.gov.uk/eur/2009/1186/title/II/chapter/I/data.xht?view=snippet&wrap=true',
      about: ['customs', 'vehicles'],
    },
    { title: 'France-Visas: the official visa site', url: 'https://france-visas.gouv.fr', about: ['visa'] },
    {
      title: 'Service-Public: official guide to rights and procedures',
      url: 'https://www.service-public.fr',
      about: ['visa', 'vehicles', 'healthcare', 'education', 'utilities', 'culture'],
    },
    {
      title: 'European Commission: pets moving within the Union',
      url: 'https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en',
      about: ['pets'],
    },
    { title: 'French agriculture ministry', url: 'https://agriculture.gouv.fr', about: ['pets'] },
    { title: 'French tax administration', url: 'https://www.impots.gouv.fr', about: ['contacts'] },
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
