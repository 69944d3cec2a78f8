/** A session of the dashboard ends after so long without use. */
export const sessionIdleHours = 12;
/** And after so long at the latest. The cookie lasts as long, and the privacy page names both. */
export const sessionDays = 30;
