import { withMeg } from '../../meg-server.mjs';
import { Chromium } from './chromium.mjs';
import { clickToGreeting, hoverToGreeting, twoPages } from './first-message.mjs';
import { idlePage } from './idle-page.mjs';
import { withPages } from './serve-pages.mjs';

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of each figure over many visits. */
function mediansOf(visits) {
  const names = Object.keys(visits[0] ?? {}).filter((name) => visits[0][name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => visit[name]))]));
}

/** Visits take turns, so that other work of the machine affects all pages alike. */
async function takeRounds(chromium, pages, rounds) {
  const taken = { bare: [], floor: [], meg: [] };
  for (let round = 0; round < rounds; round += 1) {
    const bare = await idlePage(chromium, pages.bare);
    taken.bare.push({ ...bare, openBlockingMs: bare.blockingMs });
    for (const kind of round % 2 === 0 ? ['floor', 'meg'] : ['meg', 'floor']) {
      const page = pages[kind];
      const idle = await idlePage(chromium, page);
      const clicked = await clickToGreeting(chromium, page);
      const longestOwnScriptMs = Math.max(idle.longestOwnScriptMs, clicked.longestOwnScriptMs);
      const hovered = await hoverToGreeting(chromium, page);
      const answered = kind === 'meg' ? await twoPages(chromium, page) : {};
      taken[kind].push({ ...idle, ...clicked, ...hovered, ...answered, longestOwnScriptMs });
    }
  }
  return taken;
}

/** Medians of visits to three pages: without a chat, with the floor, and with Meg. */
export async function measurePages(rounds) {
  const chromium = await Chromium.launch();
  try {
    const version = await chromium.version();
    const taken = await withMeg((megUrl) =>
      withPages(megUrl, async (pages) => {
        // A warm-up round, which does not count.
        await takeRounds(chromium, pages, 1);
        return takeRounds(chromium, pages, rounds);
      }),
    );
    const medians = Object.entries(taken).map(([kind, visits]) => [kind, mediansOf(visits)]);
    return { version, rounds, ...Object.fromEntries(medians) };
  } finally {
    await chromium.close();
  }
}
