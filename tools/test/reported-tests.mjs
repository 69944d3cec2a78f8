/** Terminal colours, which a report has in its messages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with a control character.
const colours = /\u001b\[[0-9;]*m/g;

function firstLines(message = '') {
  return message.replace(colours, '').split('\n').slice(0, 8).join('\n');
}

function testsOfVitest({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults, status, message }) => [
    ...assertionResults
      .filter(({ status: outcome }) => outcome === 'passed' || outcome === 'failed')
      .map(({ ancestorTitles, title, status: outcome, failureMessages = [] }) => ({
        file,
        titles: [...ancestorTitles, title],
        passed: outcome === 'passed',
        why: firstLines(failureMessages[0]),
      })),
    ...(status === 'failed' && assertionResults.length === 0
      ? [{ file, titles: ['the file could not be read as tests'], passed: false, why: firstLines(message) }]
      : []),
  ]);
}

function reasonOf({ tests = [] }) {
  const errors = tests.flatMap(({ results = [] }) => results).flatMap(({ errors: found = [] }) => found);
  return firstLines(errors[0]?.message);
}

function testsOfPlaywright({ suites = [], specs = [] }, above = []) {
  return [
    ...specs.map((spec) => ({
      file: spec.file,
      titles: [...above, spec.title],
      passed: spec.ok && spec.tests.every(({ status }) => status !== 'flaky'),
      why: reasonOf(spec),
    })),
    ...suites.flatMap((suite) => testsOfPlaywright(suite, [...above, suite.title])),
  ];
}

/** Each test that a report of Vitest or Playwright names: its file, its titles from outside in, whether it passed. */
export function testsOf(report) {
  return report.testResults ? testsOfVitest(report) : testsOfPlaywright(report);
}
