/** Regions, islands and towns that stand for their country if none is named. */
export const areasOfCountries: Readonly<Record<string, string>> = {};

/** Names that only this country has: of its offices, papers, taxes, firms and airports. */
export const countrySigns: Readonly<Record<string, string>> = {};
