import type { CountryGuide } from '@meg/shared/contract/guides';

export const guide: CountryGuide = {
  slug: 'ireland',
  code: 'IE',
  country: 'Ireland',
  region: 'Western Europe',
  currency: 'Euro (EUR)',
  visaRequirements: {
    touristVisa:
      'Ireland is in the EU but not in the Schengen area, so it has its own visa rules: many nationalities visit without a visa, usually for up to 90 days, and others apply online first. EU and UK citizens need no visa. Check your passport with Irish Immigration (irishimmigration.ie).',
    workVisa:
      'EU and UK citizens may work in Ireland freely. Others usually need an employment permit before they move, such as the Critical Skills or the General Employment Permit, and some nationalities an entry visa as well. Check occupation lists and pay limits with the Irish employment permit office.',
    residencePermit:
      'Citizens from outside the EU and the UK who stay in Ireland for more than 90 days register for immigration permission and receive an Irish Residence Permit (IRP) card with a stamp that says what they may do. Book the registration soon after arrival; irishimmigration.ie has the details.',
    familyReunification:
      "Family of Irish, EU and UK citizens and of many permit holders can usually join them in Ireland, under rules that depend on the sponsor's status and income. Families of Critical Skills permit holders have an easier route; check with Irish Immigration before anyone travels.",
  },
  customsRegulations: {
    dutyFreeAllowance:
      'Household goods enter Ireland free of duty and VAT if you lived outside the EU for at least 12 months without a break and owned and used them for at least 6 months before leaving. They must arrive within 12 months of your settling and not be sold, lent or hired out for 12 months without telling customs. Moves from Great Britain count as moves from outside the EU since 2021; Northern Ireland differs, so ask Revenue. A move from another EU country needs no customs formality.',
    prohibitedItems: [
      'Drugs.',
      'Indecent or obscene material, which is usually refused.',
      'Meat, dairy and hay from outside the EU, which are usually refused: do not pack in straw or hay either.',
      'Solid bituminous fuel (smoky coal), which is usually refused.',
    ],
    restrictedItems: [
      'Weapons and many knives: usually only with a permit, so ask the Irish police (Garda) first.',
      'Fireworks: usually refused without a licence.',
      'Plants: usually only with a plant health certificate.',
      'Alcohol and tobacco: outside the relief, so they are taxed.',
      'Commercial vehicles and professional equipment: outside the relief, apart from portable instruments of your trade.',
    ],
    documentationRequired: [
      'Form C&E 1076, Transfer of Residence, usually handed to customs at the place of import; get the current copy from Revenue (revenue.ie).',
      'Inventory of the goods with values.',
      "Proof of at least 12 months of living outside the EU, such as a lease, bills or employer's letter.",
      'Proof of your new home in Ireland.',
      'Passport, with visa or permit where one is needed.',
      'Proof that you owned and used the goods for 6 months.',
    ],
    customsClearanceTime:
      'Clearance of household goods in Ireland usually takes 2 to 5 working days once the papers are complete. Goods that come before you settle need an undertaking to do so within 6 months and security.',
  },
  petImport: {
    vaccinations: [
      'Microchip first: it must be in place before the rabies vaccination or go in at the same visit.',
      'Rabies vaccination for dogs, cats and ferrets at 12 weeks of age or later.',
      'Wait of 21 days after a first rabies vaccination before the journey to Ireland.',
      'Rabies antibody blood test if you come from a country that the EU does not list as low risk: usually drawn at least 30 days after the vaccination, with 3 months of waiting before travel.',
      'Tapeworm (Echinococcus) treatment for dogs by a vet, 24 to 120 hours before entering Ireland.',
    ],
    quarantine:
      'Pets that meet the EU rules face no quarantine in Ireland; an animal that does not may be sent back, isolated or, as a last resort, put down. XL Bully dogs are usually refused under recent bans. If the blood test applies to you, begin at least five months before the move.',
    healthCertificate:
      'From outside the EU a dog, cat or ferret usually needs an EU animal health certificate to enter Ireland, 24 hours of notice and an approved entry point (usually Dublin, Cork or Shannon); from inside the EU the pet passport serves. As other guides report, new EU rules apply since 22 April 2026, with new certificate forms since 1 October 2026 and at most five pets a vehicle. Check with the Irish agriculture department at gov.ie (pet travel).',
    microchip: true,
  },
  vehicleImport: {
    regulations:
      "A newcomer can have a car freed of Ireland's Vehicle Registration Tax (VRT) if it was personally owned and used abroad for at least 6 months before the move, comes within 12 months of it and has had all taxes paid. It still must be registered. Since Brexit cars from Great Britain usually need customs duty and VAT relief too.",
    duties:
      'With transfer-of-residence relief no customs duty, VAT or VRT is due on the car in Ireland; the VRT relief is usually granted at most once in five years. Without relief all three may apply and VRT rises with emissions, so have Revenue work it out first.',
    documentation: [
      'Form C&E 1076 with its proofs, usually for customs relief and VRT alike.',
      'Foreign registration document in your name.',
      'Proof of use abroad for at least 6 months, such as insurance and service records.',
      'Proof that all taxes were paid on the car.',
      'Proof of the date you moved to Ireland.',
    ],
    restrictions:
      'Ireland drives on the left, so a right-hand-drive car that gets the relief is often worth bringing, while a left-hand-drive one is a daily nuisance and may be dear to insure. Ask an Irish insurer for a quote before shipping. Commercial vehicles get no relief.',
  },
  healthcare: {
    system:
      "Ireland's public health service is run by the HSE: hospital care is open to ordinary residents, while doctors' visits are paid by most people unless they hold a medical card or GP visit card.",
    insurance:
      'Many people in Ireland take private health insurance for faster access, and some immigration permissions ask for it. Those who first buy cover later in life may pay more; ask an insurer about waiting periods.',
    emergencyNumber: '112, 999',
  },
  education: {
    schoolSystem:
      'Ireland has eight years of primary and five to six of secondary school, leading to the Leaving Certificate; state-funded schools are free, and the year runs from about September to June. Places are tight in some areas, so write to schools early.',
    languageOfInstruction:
      'Most schools in Ireland teach in English with Irish as a subject; Gaelscoileanna teach through Irish.',
    internationalSchools: true,
  },
  utilities: {
    electricity:
      'Ireland runs on 230 V at 50 Hz with plug type G, the same three-pin plug as in Britain. Appliances made for 110 to 120 V need a transformer there.',
    internet:
      "Fibre is common in Ireland's towns and reaches more rural homes each year. Check the postcode (Eircode) with providers before you sign a lease.",
    banking:
      'Opening an account in Ireland usually takes a passport and proof of an Irish address; some online banks ask for less. Apply early for a PPS number, which you need for tax, work and health services.',
  },
  culturalTips: [
    'Small talk comes first in Ireland: the weather and how you are settling in lead into most conversations.',
    'Plans are often agreed loosely; confirm time and place by message the same day.',
    'In a pub, rounds are common: if somebody buys you a drink, it is kind to buy the next.',
    'Homes to rent go fast, so have references, proof of income and the deposit ready before viewings.',
    'Thank the bus driver when you get off; nearly everybody does.',
  ],
  importantContacts: {
    emergencyServices: 'Dial 112 or 999 in Ireland for police (Garda), ambulance, fire brigade or coast guard.',
    taxOffice: 'The Revenue Commissioners handle tax, customs and vehicle registration tax: revenue.ie.',
  },
  sources: [
    {
      title: 'Irish Revenue: transfer of residence and VRT',
      url: 'https://revenue.ie/en/vrt/reliefs-and-exemptions/transfer-of-residence.aspx',
      about: ['vehicles', 'customs', 'contacts'],
    },
    {
      title: 'Regulation (EC) 1186/2009: relief for a transfer of residence',
      url: 'https://legislation.gov.uk/eur/2009/1186/title/II/chapter/I/data.xht?view=snippet&wrap=true',
      about: ['customs', 'vehicles'],
    },
    { title: 'Irish Immigration', url: 'https://www.irishimmigration.ie', about: ['visa'] },
    {
      title: 'Citizens Information: living in Ireland',
      url: 'https://www.citizensinformation.ie',
      about: ['visa', 'healthcare', 'education', 'utilities', 'culture'],
    },
    {
      title: 'European Commission: pets moving within the Union',
      url: 'https://food.ec.europa.eu/animals/movement-pets/eu-legislation/movements-within-union_en',
      about: ['pets'],
    },
    {
      title: 'European Commission: tapeworm treatment (older page)',
      url: 'http://ec.europa.eu/food/animal/liveanimals/pets/nocomm_intra_en.htm',
      about: ['pets'],
    },
    { title: 'Government of Ireland: pet travel', url: 'https://www.gov.ie', about: ['pets'] },
    {
      title: 'Form C&E 1076, Transfer of Residence (copy)',
      url: 'https://fill.io/TRANSFER-OF-RESIDENCE',
      about: ['customs'],
    },
    {
      title: 'VRT.ie: transfer of residence (secondary)',
      url: 'https://vrt.ie/faq/vrt-exemption-transfer-residence',
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
