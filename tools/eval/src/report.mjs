const nameWidth = 38;
const cellWidth = 22;
const longestQuote = 220;

function share({ right, of }) {
  return of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} % (${right}/${of})`;
}

function f1({ right, said, expected, sentences, f1: figure }) {
  return sentences === 0 ? '–' : `${(100 * figure).toFixed(1)} % (${right}/${said}/${expected})`;
}

function milliseconds({ calls, p50Ms, p99Ms }) {
  return calls === 0 ? '–' : `${p50Ms} / ${p99Ms} ms`;
}

function printRow(name, cells) {
  console.log(name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(cellWidth)).join(''));
}

/** The halves side by side. */
export function printReport({ halves, loadAverage }) {
  const columns = Object.values(halves);
  printRow('', Object.keys(halves));
  for (const name of Object.keys(columns[0].measures)) {
    if (name === 'slots') continue;
    printRow(
      name,
      columns.map(({ measures }) => share(measures[name])),
    );
  }
  printRow(
    'slot F1 (right/said/expected)',
    columns.map(({ measures }) => f1(measures.slots)),
  );
  for (const language of Object.keys(columns[0].languages))
    printRow(
      `intent accuracy, ${language}`,
      columns.map(({ languages }) => share(languages[language])),
    );
  for (const call of Object.keys(columns[0].times))
    printRow(
      `${call}, p50 / p99 of a question`,
      columns.map(({ times }) => milliseconds(times[call])),
    );
  console.log(`Load average ${loadAverage.join(' to ')}; times are of a request and its answer, one after the other.`);
}

function expectation({ kind, text, ...expected }) {
  return JSON.stringify(expected);
}

function shortened(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line;
}

export function printFaults(half, { faults }) {
  console.log(`\nWhat came out wrong in the ${half} half`);
  for (const [name, wrong] of Object.entries(faults)) {
    if (wrong.length > 0) console.log(`\n${name} (${wrong.length})`);
    for (const { question, came } of wrong)
      console.log(`- ${question.text}\n    expected ${expectation(question)}\n    came ${shortened(came)}`);
  }
}

/** What came of the conversations, the halves side by side. */
export function printConversations(halves) {
  const columns = Object.values(halves);
  printRow('Conversations', Object.keys(halves));
  const names = new Set(columns.flatMap(({ measures }) => Object.keys(measures)));
  for (const name of names)
    printRow(
      name,
      columns.map(({ measures }) => share(measures[name] ?? { right: 0, of: 0 })),
    );
}

export function printConversationFaults(half, { faults }) {
  console.log(`\nWhat came out wrong in the conversations of the ${half} half`);
  for (const { id, at, turn, name, expected, came } of faults) {
    const said = came.said.map(({ key, words }) => `[${key ?? ''}] ${words}`).join(' | ');
    console.log(
      `- ${id}, turn ${at + 1}: ${turn.say ?? JSON.stringify(turn.fillIn)}\n    ${name}: expected ${expected}`,
    );
    console.log(`    said ${shortened(said)}\n    knows ${JSON.stringify(came.move)}, open ${came.open}`);
  }
}
