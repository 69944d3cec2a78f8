import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'germany',
  code: 'DE',
  country: 'Germany',
  region: 'Western Europe',
  currency: 'Euro (EUR)',
  visaRequirements: {
    touristVisa:
      'Germany is in the Schengen area: many nationalities visit without a visa for up to 90 days in any 180 days across the whole area, others need a Schengen visa first. These rules are not for EU citizens. Check your passport with the German embassy; a visit does not allow work.',
    workVisa:
      'EU citizens may work in Germany freely. Others usually need a work visa or an EU Blue Card, which rest on a job offer and a recognised qualification, or the Opportunity Card to look for work. The official portal make-it-in-germany.com leads you through the routes and current salary limits.',
    residencePermit:
      "After arriving in Germany you register your address (Anmeldung) within 2 weeks and then apply for the residence permit at the local foreigners' office. Appointments can take weeks, so book before you travel if the office lets you. EU citizens only register the address.",
    familyReunification:
      'Spouses and minor children of residents of Germany can usually come on a family reunion visa; spouses often need basic German, with exceptions for example for families of Blue Card holders. Apply at the German embassy before the move and ask which certificates must be legalised.',
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household effects, private vehicles, household supplies and pets enter Germany free of duty and tax if you lived outside the EU for at least 12 months without a break and owned and used the things for at least 6 months before leaving. They must arrive within 12 months of your settling, serve the same use, and not be sold, lent or hired out for 12 months without telling customs. A move from another EU country needs no customs formality.',
    prohibitedItems: [
      'Narcotics.',
      'Propaganda of unconstitutional organisations, Nazi symbols included.',
      'Counterfeit goods.',
      'Meat and dairy products from outside the EU.',
      'Fireworks without the approval that Germany asks for.',
      'Pit bull terriers, American Staffordshire, Staffordshire bull and bull terriers and their crosses, with limited exceptions.',
    ],
    restrictedItems: [
      'Weapons and ammunition: checked for bans and permits, so arrange the permit before shipping.',
      'Protected animals and plants and things made from them: checked for CITES papers.',
      'Alcohol and tobacco: outside the relief, so they are taxed.',
      'Medicines: only for your personal need.',
      'Commercial vehicles and business goods: outside the relief, apart from portable instruments of your trade.',
    ],
    documentationRequired: [
      'Customs declaration for removal goods, form 0350 (Zollanmeldung für Übersiedlungsgut); some older guides call it 0350a.',
      'List of the goods.',
      'Proof that you gave up your home abroad, such as a deregistration.',
      'German registration of address (Anmeldung).',
      'Rental or work contract in Germany.',
      'Passport with visa or residence permit, for citizens from outside the EU.',
    ],
    customsClearanceTime:
      'Clearance of removal goods in Germany usually takes 2 to 5 working days once the papers are complete. The registration of your address is part of the file, so have it before the goods arrive. Goods that come before you settle need an undertaking to do so within 6 months and security.',
  },
  petImport: {
    vaccinations: [
      'Microchip first: it must be in place before the rabies vaccination or go in at the same visit.',
      'Rabies vaccination for dogs, cats and ferrets at 12 weeks of age or later.',
      'Wait of 21 days after a first rabies vaccination before the journey to Germany.',
      'Rabies antibody blood test if you come from a country that the EU does not list as low risk: usually drawn at least 30 days after the vaccination, with 3 months of waiting before travel.',
    ],
    quarantine:
      'Pets that meet the EU rules face no quarantine in Germany; an animal that does not may be sent back, isolated or, as a last resort, put down. Pit bull terriers, American Staffordshire, Staffordshire bull and bull terriers and their crosses may not be imported, with limited exceptions, and the states have further rules. If the blood test applies to you, begin at least five months before the move.',
    healthCertificate:
      'From outside the EU a dog, cat or ferret usually needs an EU animal health certificate to enter Germany; from inside the EU the pet passport serves. As other guides report, new EU rules apply since 22 April 2026, with new certificate forms since 1 October 2026 and at most five pets a vehicle, so ask the vet for the current form and check with German customs (zoll.de).',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      'A private car counts as personal property, so a newcomer from outside the EU can bring it to Germany free of duty with the household goods: 12 months of living abroad, 6 months of ownership and use, and no sale for 12 months. It then has to pass the technical inspection (usually under section 21) and be registered.',
    duties:
      'With transfer-of-residence relief no duty or VAT is due on the car in Germany; without it expect 10% duty and 19% import VAT. The yearly motor vehicle tax comes on top. Check with German customs (zoll.de).',
    documentation: [
      'Vehicle papers that show registration in your name, usually part of the customs file.',
      'Customs clearance for the registration office.',
      'Technical inspection report (for example from TÜV).',
      'Insurance confirmation number (eVB) from a German insurer.',
      'Registration of address and passport or ID.',
    ],
    restrictions:
      'Bringing a car to Germany can pay if the relief covers it and the car meets EU standards; cars built for other markets often need new lights, instruments or an individual approval. Commercial vehicles get no relief. Many cities have low-emission zones, and traffic keeps to the right.',
  },
  healthcare: {
    system:
      'Germany has statutory health insurance (gesetzliche Krankenversicherung) run by many funds, beside private insurers; doctors are chosen freely and the insurance card is shown at each visit.',
    insurance:
      'Health insurance is compulsory for everyone living in Germany. Most employees join a statutory fund, with contributions shared with the employer; high earners, civil servants and the self-employed may choose private cover. Think before choosing private, because coming back can be hard.',
    emergencyNumber: '112 (ambulance and fire), 110 (police)',
  },
  education: {
    schoolSystem:
      'Schools in Germany are run by the sixteen states and are free: Grundschule from about age 6, usually for four years, then different kinds of secondary school. Attendance is compulsory and homeschooling is not allowed; the summer holidays differ by state.',
    languageOfInstruction:
      'Schools in Germany teach in German, often with preparatory classes for newcomers. Bilingual and international schools are found mainly in the larger cities.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Germany runs on 230 V at 50 Hz with plug types C and F. Appliances made for 110 to 120 V need a transformer there. Flats are often let without kitchen units or lamps, so ask before you leave yours behind.',
    internet:
      'DSL, cable and fibre are offered in Germany depending on the street. Connection can take weeks and contracts often run for up to two years, so order before you move in.',
    banking:
      'A bank account in Germany usually takes a passport and the registration of address; some online banks are quicker, and residents have a right to a basic account. Rent and bills are paid by transfer or direct debit, and cash is still widely used.',
  },
  culturalTips: [
    'Be on time: arriving a few minutes early is normal, and a call is expected if you will be late.',
    'Observe quiet hours at night and all day on Sundays, when most shops are closed too.',
    'Household waste is sorted into several bins; ask the landlord for the local calendar.',
    'Use Sie and the surname until you are offered the informal du.',
    'Put your name on the letterbox and bell on the first day, or post will not be delivered.',
  ],
  importantContacts: {
    emergencyServices: 'In Germany dial 112 for an ambulance or the fire brigade and 110 for the police.',
    taxOffice:
      'The local tax office (Finanzamt) handles your tax, and the Federal Central Tax Office (bzst.de) sends the tax ID after you register your address.',
  },
  sources: [
    {
      title: 'German federal portal: removal goods',
      url: 'https://verwaltung.bund.de/leistungsverzeichnis/en/leistung/LeiKa/102743739',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Thuringia service portal: declaring removal goods',
      url: 'https://buerger.thueringen.de/en/detail?areaId=14220&searchtext=&infotype=0&sort=&pstId=221983938&ags=16070048',
      about: ['customs'],
    },
    { title: 'German Customs', url: 'https://www.zoll.de', about: ['customs', 'vehicles', 'pets'] },
    {
      title: 'Regulation (EC) 1186/2009: relief for a transfer of residence',
      url: 'https://legislation.gov.uk/eur/2009/1186/title/II/chapter/I/data.xht?view=snippet&wrap=true',
      about: ['customs', 'vehicles'],
    },
    {
      title: 'Make it in Germany: visas, work and living there',
      url: 'https://www.make-it-in-germany.com',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture'],
    },
    { title: 'Federal Office for Migration and Refugees', url: 'https://www.bamf.de', about: ['visa'] },
    {
      title: 'European Commission: pets moving within the Union',
      url: 'https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en',
      about: ['pets'],
    },
    { title: 'German Federal Central Tax Office', url: 'https://www.bzst.de', about: ['contacts'] },
    {
      title: 'Auswanderung.ch: papers for removal goods to Germany (secondary)',
      url: 'https://www.auswanderung.ch/uebersiedlungsgut-nach-deutschland-dokumentationserfordernisse/',
      about: ['vehicles', 'customs'],
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
