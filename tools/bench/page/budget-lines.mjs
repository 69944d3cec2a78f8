const kb = (bytes) => `${(bytes / 1000).toFixed(2)} KB`;
const mib = (bytes) => `${(bytes / 1024 / 1024).toFixed(2)} MiB`;
const ms = (value) => `${Math.round(value)} ms`;
const times = (meg, floor) => `${(meg / floor).toFixed(2)}×`;
const none = '–';

/** The budget after a hover was set as 60 ms on a machine whose floor takes 40 ms, so it is 1.5 times the floor. */
const hoverMs = 60;
const hoverFloorMs = 40;

/** Differences up to this are noise of timers and garbage collection. */
const noise = { blockingMs: 25 };

function weightLines({ floor, meg }) {
  const line = (name, key, budget) => ({
    line: name,
    floor: floor[key] === undefined ? none : kb(floor[key]),
    meg: kb(meg[key]),
    ratio: none,
    budget: `≤ ${budget} KB`,
    isMet: meg[key] <= budget * 1000,
  });
  return [
    line('loader script', 'loader', 3),
    line('everything by the first message', 'firstMessage', 10),
    line('the same, with the code of the chat', 'firstVisit', 22),
    line('the whole chat, in its longest language', 'widget', 60),
  ];
}

function requestLines({ floor, meg }) {
  const line = (name, key, budget) => ({
    line: name,
    floor: `${floor[key]}`,
    meg: `${meg[key]}`,
    ratio: none,
    budget: `≤ ${budget}`,
    isMet: meg[key] <= budget,
  });
  return [
    line('requests before the launcher is reached for', 'requestsBefore', 1),
    line('requests by the first message', 'requests', 2),
  ];
}

function speedLines({ floor, meg }) {
  const line = (name, key, budget) => ({
    line: name,
    floor: ms(floor[key]),
    meg: ms(meg[key]),
    ratio: times(meg[key], floor[key]),
    budget: `≤ ${budget}×`,
    isMet: meg[key] / floor[key] <= budget,
  });
  return [
    line('launcher visible after navigation', 'shownMs', 1.1),
    line('click → first message', 'clickMs', 1.2),
    line('click → first message, after a hover of 200 ms', 'hoverClickMs', hoverMs / hoverFloorMs),
  ];
}

/** What the floor has nothing like: it draws a greeting and answers no press. */
function answerLines({ meg }) {
  const line = (name, key) => ({ line: name, floor: none, meg: ms(meg[key]), ratio: none, budget: none, isMet: true });
  return [
    line('first message → a press answered', 'answerMs'),
    line('on a second page, click → first message', 'secondClickMs'),
    line('there, first message → a press answered', 'secondAnswerMs'),
  ];
}

function hostPageLines({ bare, floor, meg }) {
  const added = (kind, key) => Math.max(0, kind[key] - bare[key]);
  const line = (name, key, show, limit) => ({
    line: name,
    floor: show(added(floor, key)),
    meg: show(added(meg, key)),
    ratio: none,
    budget: limit.says,
    isMet: added(meg, key) <= limit.most,
  });
  const shift = (value) => value.toFixed(4);
  const blocking = (key) => ({ says: 'the floor’s', most: added(floor, key) + noise.blockingMs });
  return [
    line('blocking time added to the host page', 'blockingMs', ms, blocking('blockingMs')),
    line('the same, with the chat opened', 'openBlockingMs', ms, blocking('openBlockingMs')),
    {
      line: 'longest task of its own there',
      floor: ms(floor.longestOwnScriptMs),
      meg: ms(meg.longestOwnScriptMs),
      ratio: none,
      budget: '≤ 50 ms',
      isMet: meg.longestOwnScriptMs <= 50,
    },
    line('heap added while idle', 'heapBytes', mib, { says: '≤ 0.2 MiB', most: 0.2 * 1024 * 1024 }),
    line('layout shift added', 'layoutShift', shift, { says: '0', most: 0 }),
  ];
}

/** Each line of the budget beside what was measured. */
export function budgetLines(weights, pages) {
  return [
    ...weightLines(weights),
    ...requestLines(pages),
    ...speedLines(pages),
    ...answerLines(pages),
    ...hostPageLines(pages),
  ];
}

export function printLines(lines) {
  const row = (cells) => cells.map((cell, place) => (place === 0 ? cell.padEnd(48) : cell.padStart(11))).join(' ');
  console.log(row(['', 'floor', 'Meg', 'ratio', 'budget', 'met']));
  for (const { line, floor, meg, ratio, budget, isMet } of lines)
    console.log(row([line, floor, meg, ratio, budget, isMet ? 'yes' : 'NO']));
}
