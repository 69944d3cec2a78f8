/**
 * States and provinces, which say where a town lies whose name is better known from another country: "Paris, Texas",
 * "London, Ontario". Plain spelling.
 */
export const regionsOfCountries: Readonly<Record<string, string>> = {
  'united-states':
    'alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, ' +
    'illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, ' +
    'mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, north carolina, ' +
    'north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, ' +
    'utah, vermont, virginia, washington, west virginia, wisconsin, wyoming',
  canada:
    'alberta, british columbia, manitoba, new brunswick, newfoundland, nova scotia, ontario, prince edward island, ' +
    'quebec, saskatchewan, yukon, nunavut',
  australia: 'new south wales, queensland, south australia, tasmania, victoria, western australia, northern territory',
};

/** Their letters on an envelope, as in "Paris, TX". */
export const regionLetters: Readonly<Record<string, string>> = {
  'united-states':
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
    'RI SC SD TN TX UT VT VA WA WV WI WY',
  canada: 'AB BC MB NB NL NS ON PE QC SK YT NU',
  australia: 'NSW QLD SA TAS VIC',
};

/** Regions that mean their country by themselves; the others are also people, towns or countries. */
export const regionsAlone: Readonly<Record<string, string>> = {
  'united-states':
    'alabama, arizona, arkansas, colorado, connecticut, idaho, illinois, iowa, kansas, kentucky, louisiana, maryland, ' +
    'massachusetts, michigan, minnesota, mississippi, missouri, nebraska, nevada, new hampshire, new jersey, ' +
    'north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, ' +
    'tennessee, utah, vermont, west virginia, wisconsin, wyoming',
  canada: 'alberta, manitoba, new brunswick, nova scotia, ontario, prince edward island, saskatchewan',
  australia: 'western australia, south australia',
};
