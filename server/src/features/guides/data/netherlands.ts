import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'netherlands',
  code: 'NL',
  country: 'Netherlands',
  region: 'Western Europe',
  currency: 'Euro (EUR)',
  visaRequirements: {
    touristVisa:
      'The Netherlands is in the Schengen area: many nationalities visit without a visa for up to 90 days in any 180 days across the whole area, others need a Schengen visa first. These rules are not for EU citizens. A visit does not allow you to work or to settle.',
    workVisa:
      'EU citizens may work in the Netherlands freely. Others usually need an employer who applies for them: as a highly skilled migrant through a recognised sponsor, with an EU Blue Card, or with a combined permit for work and residence (GVVA). The immigration service IND (ind.nl) lists the salary thresholds, which change every year.',
    residencePermit:
      'Many newcomers from outside the EU need an entry visa for a long stay (MVV) together with the residence permit, which the employer or family member requests from the IND; some nationalities need only the permit. After arrival you register with the town hall (BRP) and receive a citizen service number (BSN), which everything else in the Netherlands hangs on.',
    familyReunification:
      'Partners and minor children can usually join a resident of the Netherlands who has enough steady income; some partners must pass a basic civic integration exam abroad first. Families of EU citizens and of highly skilled migrants have an easier route. Check the conditions with the IND (ind.nl).',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household goods enter the Netherlands free of duty and VAT if you lived outside the EU for at least 12 months in a row and had and used them for at least 6 months, which Dutch customs also counts across several countries outside the EU. They must arrive within 12 months of your settling; an earlier import is possible with security and an undertaking to settle within 6 months. Nothing may be sold, lent, hired out or pledged for 12 months without telling customs. A move from another EU country needs no customs formality.',
    prohibitedItems: [
      'Drugs.',
      'Counterfeit goods.',
      'Weapons and ammunition without a permit, and many imitation weapons.',
      'Meat and dairy products from outside the EU.',
      'Protected animals and plants, and things made from them, without CITES papers.',
    ],
    restrictedItems: [
      'Alcohol and tobacco: outside the relief, so they are taxed.',
      'Commercial vehicles: outside the relief.',
      'Professional equipment: outside the relief, apart from portable instruments of your trade.',
      'Cultural property and antiques: may need papers that show they left their country lawfully.',
      'Plants: usually need a plant health (phytosanitary) certificate.',
      'Medicines: only for your own use, and strong ones with a medical certificate.',
    ],
    documentationRequired: [
      'Signed inventory of everything you move; the moving company lodges the import declaration with the relief code, so there is no form to fill in yourself.',
      'Proof of registration in the Netherlands (BRP), or of deregistration abroad together with a Dutch employment or rental contract.',
      'Passport, with the residence permit or entry visa where you need one.',
      'Registration and purchase papers of a car that comes along.',
      'Import permit (vrijstellingsvergunning): older pages speak of one in advance, so ask the mover whether it is needed in your case.',
    ],
    customsClearanceTime:
      'Clearance in the Netherlands usually takes about 2 to 5 working days once the mover has lodged the declaration with complete papers. Give the mover the signed inventory and the registration papers before the goods arrive.',
  },
  petImport: {
    vaccinations: [
      'Microchip first: it must be in place before the rabies vaccination or go in at the same visit.',
      'Rabies vaccination for dogs, cats and ferrets at 12 weeks of age or later.',
      'Wait of 21 days after a first rabies vaccination before the journey to the Netherlands.',
      'Rabies antibody blood test if you come from a country that the EU does not list as low risk: usually drawn at least 30 days after the vaccination, with 3 months of waiting before travel.',
    ],
    quarantine:
      'Pets that meet the EU rules face no quarantine in the Netherlands; an animal that does not may be sent back, isolated or, as a last resort, put down. If the blood test applies to you, begin at least five months before the move.',
    healthCertificate:
      'From outside the EU a dog, cat or ferret usually needs an EU animal health certificate to enter the Netherlands; from inside the EU the pet passport serves. As other guides report, new EU rules apply since 22 April 2026, with new certificate forms since 1 October 2026 and at most five pets a vehicle, so ask the vet for the current form and check with the food and animal authority NVWA (nvwa.nl).',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A private car counts as personal property, so a newcomer from outside the EU can bring it to the Netherlands free of duty with the household goods, under the same terms: 12 months of living abroad, 6 months of use and no sale for 12 months. The vehicle authority RDW then inspects it before it gets a Dutch number plate.',
    duties:
      'With the removal relief no duty or VAT is due on the car in the Netherlands, but the registration tax (BPM) is a matter apart: its exemption needs an application of its own, usually with 6 months of owning and using the car and 12 months of living abroad. Without relief expect 10% duty, 21% VAT and a BPM that follows the CO2 emissions.',
    documentation: [
      'Foreign registration document in your name.',
      'Purchase invoice and insurance papers that show at least 6 months of use.',
      'Proof of registration in the Netherlands (BRP).',
      'Application for exemption from the registration tax (BPM).',
      'Certificate of conformity, where the car has one, and proof of the RDW inspection.',
    ],
    restrictions:
      'Bringing a car to the Netherlands can pay if you get both the customs relief and the BPM exemption; without the latter a large or old car can become dear. Apply for both before you drive it there. Some cities keep older diesel cars out of their centres, parking permits in cities are scarce, and traffic keeps to the right.',
  },
  healthcare: {
    system:
      'In the Netherlands a general practitioner (huisarts) is the door to all other care, so sign up with one near your home soon after you arrive. Hospitals and specialists normally see you on referral only, apart from emergencies.',
    insurance:
      'Everybody who lives or works in the Netherlands has to take a Dutch basic health insurance, normally within four months of registering, and it covers you from the start of that period. It has a yearly excess for adults; children are insured free of charge.',
    emergencyNumber: '112',
  },
  education: {
    schoolSystem:
      'Most children in the Netherlands begin primary school at 4, and school is compulsory from 5. At about 12 they move to one of several kinds of secondary school (vmbo, havo or vwo) on the advice of the primary school. State-funded schools ask no tuition; the better known ones have waiting lists.',
    languageOfInstruction:
      'Schools in the Netherlands teach in Dutch, with newcomer classes for children who do not speak it yet. There are bilingual schools, and international schools around the larger cities.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'The Netherlands runs on 230 V at 50 Hz with plug types C and F. Appliances made for 110 to 120 V need a transformer there.',
    internet:
      'Fast cable and fibre reach nearly every home in the Netherlands. Order as soon as you know the address, since the change-over or a new line can take some weeks.',
    banking:
      'Banks in the Netherlands ask for your citizen service number (BSN), passport and address, though some open an account at once and let you add the number later. Many shops take debit cards only, so an account is among the first things to arrange.',
  },
  culturalTips: [
    'Make an appointment, even for a visit with neighbours or friends in the Netherlands, and come on time.',
    'Plain speech is meant as respect in the Netherlands; you may answer just as plainly.',
    'Learn the rules of the cycle paths before the first ride, and look for bicycles before you open a car door.',
    'Staircases in Dutch houses are often too steep and narrow for furniture, so ask the mover about an outside lift and the permit to stand in the street.',
    'On a birthday in the Netherlands you congratulate the family too, not only the one who has the birthday.',
  ],
  importantContacts: {
    emergencyServices:
      'In the Netherlands dial 112 for the police, an ambulance or fire; 0900-8844 reaches the police when it is not urgent.',
    taxOffice: 'The Belastingdienst handles tax and customs in the Netherlands: belastingdienst.nl.',
  },
  sources: [
    {
      title: 'Dutch Tax Administration: moving household goods to the Netherlands tax free',
      url: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/prive/douane/internationaal_verhuizen_en_douane/u_verhuist_naar_nederland_vanuit_een_niet_eu_land/ik_verhuis_naar_nederland_en_wil_mijn_verhuisboedel_belastingvrij_in_nederland_invoeren',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Dutch Customs manual: relief for goods in a removal',
      url: 'https://www.belastingdienst.nl/bibliotheek/handboeken/html/boeken/HDU/douanevrijstellingen-goederen_in_verband_met_verhuizing.html',
      about: ['customs'],
    },
    {
      title: 'Regulation (EC) 1186/2009: relief for a transfer of residence',
      url: 'https://legislation.gov.uk/eur/2009/1186/title/II/chapter/I/data.xht?view=snippet&wrap=true',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'European Commission: pets moving within the Union',
      url: 'https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en',
      about: ['pets'],
    },
    { title: 'Immigration and Naturalisation Service (IND)', url: 'https://ind.nl', about: ['visa'] },
    { title: 'Food and animal authority of the Netherlands (NVWA)', url: 'https://www.nvwa.nl', about: ['pets'] },
    { title: 'Vehicle authority of the Netherlands (RDW)', url: 'https://www.rdw.nl', about: ['vehicles'] },
    { title: 'Dutch Tax Administration', url: 'https://www.belastingdienst.nl', about: ['contacts'] },
    {
      title: 'Expat Centre Maastricht Region: declaration of goods (secondary)',
      url: 'https://www.expatcentremaastrichtregion.nl/taxation-insurance/declaration-goods',
      about: ['customs'],
    },
    {
      title: 'Grensinfo: removal goods and the registration tax (secondary)',
      url: 'https://grensinfo.nl/nl/devenl/praktisch/verhuisgoederen/index.html?situatie=devenl',
      about: ['vehicles'],
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
