/** Asked for by the settings of a company, and done by the leads, which the settings come before. */
export const rankLeadsKind = 'leads.rank';
