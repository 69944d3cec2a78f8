import { testsOf } from './reported-tests.mjs';

/** A title may continue after the promise's name, with the suite's own words or the database. */
function holds(name) {
  const title = `survives: ${name}`;
  return ({ titles }) =>
    titles.some((one) => one === title || one.startsWith(`${title} (`) || one.startsWith(`${title} – `));
}

/** How many tests of each promise passed and failed, by what the runs reported. */
export function resultsOf(names, reports) {
  const tests = reports.flatMap(testsOf);
  return names.map((name) => {
    const held = tests.filter(holds(name));
    const passed = held.filter((one) => one.passed).length;
    return { name, passed, failed: held.length - passed };
  });
}
