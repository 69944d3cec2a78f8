/** What clocks jump by, forth or back. */
const jumpsMinutes = [30, 60, 120];

function wallOf(timeZone?: string): (atMs: number) => string {
  const { format } = new Intl.DateTimeFormat('en', { timeStyle: 'short', dateStyle: 'short', timeZone });
  return format;
}

/** Whether a clock in that zone shows the time of that moment twice, because it goes back. */
export function shownTwiceIn(timezone?: string): (moment: string) => boolean {
  const wall = knownWall(timezone);
  return (moment) => {
    const atMs = Date.parse(moment);
    const jumps = jumpsMinutes.flatMap((minutes) => [minutes, -minutes]);
    return jumps.some((minutes) => wall(atMs + minutes * 60_000) === wall(atMs));
  };
}

/** A zone that is unknown here: the device's has to do. */
function knownWall(timezone?: string): (atMs: number) => string {
  try {
    return wallOf(timezone);
  } catch {
    return wallOf();
  }
}
