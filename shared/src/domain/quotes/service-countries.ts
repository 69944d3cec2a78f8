/** Where a company moves people within the country until it says otherwise: the countries of the launch. */
export const launchCountries = ['MY', 'GB', 'CA', 'IE', 'EE'] as const;
