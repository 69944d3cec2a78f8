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

/** A row of the table; what a row leaves out has no figure. */
function row(line, cells) {
  return { line, floor: none, ratio: none, budget: none, isMet: true, ...cells };
}

function weightLines({ floor, meg }) {
  const line = (name, key, most) =>
    row(name, {
      floor: floor[key] === undefined ? none : kb(floor[key]),
      meg: kb(meg[key]),
      budget: `≤ ${most} KB`,
      isMet: meg[key] <= most * 1000,
    });
  return [
    line('loader script', 'loader', 3),
    line('everything by the first message', 'firstMessage', 10),
    line('the same, with the code of the chat', 'firstVisit', 22),
    line('the whole chat, in its longest language', 'widget', 60),
  ];
}

function requestLines({ floor, meg }) {
  const line = (name, key, most) =>
    row(name, { floor: `${floor[key]}`, meg: `${meg[key]}`, budget: `≤ ${most}`, isMet: meg[key] <= most });
  return [
    line('requests before the launcher is reached for', 'requestsBefore', 1),
    line('requests by the first message', 'requests', 2),
  ];
}

function speedLines({ floor, meg }) {
  const line = (name, key, most) =>
    row(name, {
      floor: ms(floor[key]),
      meg: ms(meg[key]),
      ratio: times(meg[key], floor[key]),
      budget: `≤ ${most}×`,
      isMet: meg[key] / floor[key] <= most,
    });
  return [
    line('launcher visible after navigation', 'shownMs', 1.1),
    line('click → first message', 'clickMs', 1.2),
    line('click → first message, after a hover of 200 ms', 'hoverClickMs', hoverMs / hoverFloorMs),
  ];
}

/** The floor has none of these: it draws a greeting and answers no press. */
function answerLines({ meg }) {
  return [
    row('first message → a press answered', { meg: ms(meg.answerMs) }),
    row('on a second page, click → first message', { meg: ms(meg.secondClickMs) }),
    row('there, first message → a press answered', { meg: ms(meg.secondAnswerMs) }),
  ];
}

function hostPageLines({ bare, floor, meg }) {
  const added = (kind, key) => Math.max(0, kind[key] - bare[key]);
  const line = (name, key, { show, budget, most }) =>
    row(name, { floor: show(added(floor, key)), meg: show(added(meg, key)), budget, isMet: added(meg, key) <= most });
  const blocking = (name, key) =>
    line(name, key, { show: ms, budget: 'the floor’s', most: added(floor, key) + noise.blockingMs });
  return [
    blocking('blocking time added to the host page', 'blockingMs'),
    blocking('the same, with the chat opened', 'openBlockingMs'),
    row('longest task of its own there', {
      floor: ms(floor.longestOwnScriptMs),
      meg: ms(meg.longestOwnScriptMs),
      budget: '≤ 50 ms',
      isMet: meg.longestOwnScriptMs <= 50,
    }),
    line('heap added while idle', 'heapBytes', { show: mib, budget: '≤ 0.2 MiB', most: 0.2 * 1024 * 1024 }),
    line('layout shift added', 'layoutShift', { show: (value) => value.toFixed(4), budget: '0', most: 0 }),
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
  const textOf = (cells) => cells.map((cell, place) => (place === 0 ? cell.padEnd(48) : cell.padStart(11))).join(' ');
  console.log(textOf(['', 'floor', 'Meg', 'ratio', 'budget', 'met']));
  for (const { line, floor, meg, ratio, budget, isMet } of lines)
    console.log(textOf([line, floor, meg, ratio, budget, isMet ? 'yes' : 'NO']));
}
