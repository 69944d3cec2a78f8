/** A session of the dashboard ends after this time without use. */
export const sessionIdleHours = 12;
/** And after this time in any case. The cookie lasts as long, and the privacy page names both. */
export const sessionDays = 30;
