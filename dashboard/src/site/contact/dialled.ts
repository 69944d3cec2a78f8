/** Signs that people write for the eye are none of the number. */
export const dialled = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
