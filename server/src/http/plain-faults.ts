import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What is missing is said like any other field that is left empty. */
const required = 'This is required';

function sizeFault({ origin }: { origin: string }, limit: string, of: 'least' | 'most'): string | undefined {
  if (['number', 'int', 'bigint'].includes(origin)) return `It must be at ${of} ${limit}`;
  if (origin === 'string') return limit === '1' && of === 'least' ? required : `At ${of} ${limit} characters`;
  return origin === 'array' ? `At ${of} ${limit} entries` : undefined;
}

/** In the words of people who fill in a form. Undefined where the library's own words will do. */
export function plainFault(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      if (issue.inclusive === false) return `It must be more than ${issue.minimum}`;
      return sizeFault(issue, String(issue.minimum), 'least');
    case 'too_big':
      if (issue.inclusive === false) return `It must be less than ${issue.maximum}`;
      return sizeFault(issue, String(issue.maximum), 'most');
    case 'invalid_type':
      if (issue.input === undefined) return required;
      if (issue.expected === 'int') return 'It must be a whole number';
      return issue.expected === 'number' ? 'It must be a number' : undefined;
    case 'invalid_format':
      return issue.format === 'date' ? 'There is no such day' : undefined;
    default:
      return undefined;
  }
}

/** For all faults to which a schema gives no words of its own. */
z.config({ customError: plainFault });
