/** By how much clocks change when daylight saving time begins or ends. */
const jumpsMinutes = [30, 60, 120];

function localTimeIn(timeZone?: string): (atMs: number) => string {
  const { format } = new Intl.DateTimeFormat('en', { timeStyle: 'short', dateStyle: 'short', timeZone });
  return format;
}

/** Whether clocks in that zone show the time of that moment twice, because they are set back. */
export function shownTwiceIn(timezone?: string): (moment: string) => boolean {
  const localTime = localTimeInKnown(timezone);
  return (moment) => {
    const atMs = Date.parse(moment);
    const jumps = jumpsMinutes.flatMap((minutes) => [minutes, -minutes]);
    return jumps.some((minutes) => localTime(atMs + minutes * 60_000) === localTime(atMs));
  };
}

/** Falls back to the device's zone if it does not know this one. */
function localTimeInKnown(timezone?: string): (atMs: number) => string {
  try {
    return localTimeIn(timezone);
  } catch {
    return localTimeIn();
  }
}
