/** What a visitor can choose about a move: the words of the wire, the same on both sides. */
export const moveTypes = ['local', 'international'] as const;
export const moveContents = ['full-home', 'some-furniture', 'boxes-only', 'office', 'specialty'] as const;
/** Contents that are a part of a home. `specialty` goes beside it. */
export const homeContents = ['full-home', 'some-furniture', 'boxes-only', 'office'] as const;
export const propertySizes = ['Studio/1Bed', '2 - 3 Beds', '3 Beds - 4 Beds', '4 Beds+'] as const;
export const moveSizes = ['Content only', 'Content plus some furniture', 'All furniture and content'] as const;
export const shippingModes = ['shared', 'own', 'air'] as const;

export type MoveType = (typeof moveTypes)[number];
export type MoveContents = (typeof moveContents)[number];
export type PropertySize = (typeof propertySizes)[number];
export type MoveSize = (typeof moveSizes)[number];
export type ShippingMode = (typeof shippingModes)[number];
