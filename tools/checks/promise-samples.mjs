const table = (...lines) => `# Promises\n\n## Leads\n\n### kill -9\n\nWords.\n\n${lines.join('\n')}\n`;
const test = (...titles) => titles.map((title) => `describe('${title}', () => {});\n`).join('');
const held = 'survives: kill -9';

/** For each kind of fault, a table and test files that have it; and some without faults. */
export const promiseSamples = {
  'a table that is right': {
    table: table('- `a.test.ts`: 5 kills', '- [`a.faults.ts`](a.faults.ts): 20 kills'),
    files: {
      'a.test.ts': test(`${held} – short`, `${held} (%s)`),
      'a.faults.ts': `const row = 'kill -9';\ndescribe(\`survives: \${row} – \${kills} kills\`, () => {});`,
      'b.test.ts': '',
    },
    faults: [],
  },
  'a promise without a test': {
    table: table(),
    files: {},
    faults: ['"kill -9" names no test'],
  },
  'a file that is not there': {
    table: table('- `a.test.ts`', '- `gone.test.ts`'),
    files: { 'a.test.ts': test(held) },
    faults: ['"kill -9" names gone.test.ts, where no suite is titled "survives: kill -9"'],
  },
  'a file that lost its suite': {
    table: table('- `a.test.ts`', '- `b.test.ts`'),
    files: { 'a.test.ts': test(held), 'b.test.ts': test('kill -9') },
    faults: ['"kill -9" names b.test.ts, where no suite is titled "survives: kill -9"'],
  },
  'a file that the table forgets': {
    table: table('- `a.test.ts`'),
    files: { 'a.test.ts': test(held), 'b.faults.ts': test(held) },
    faults: ['"kill -9" does not name b.faults.ts, which holds it'],
  },
  'a suite that holds what nobody promised': {
    table: table('- `a.test.ts`'),
    files: { 'a.test.ts': test(held, 'survives: kill -99') },
    faults: ['a.test.ts has a suite "survives: kill -99", and there is no promise of that name'],
  },
  'a long test of no promise': {
    table: table('- `a.test.ts`'),
    files: { 'a.test.ts': test(held), 'b.faults.ts': test('many kills') },
    faults: ['b.faults.ts has no suite titled "survives: …"'],
  },
  'a promise that is made twice': {
    table: `${table('- `a.test.ts`')}### kill -9\n\n- \`a.test.ts\`\n`,
    files: { 'a.test.ts': test(held) },
    faults: ['"kill -9" stands there twice'],
  },
};
