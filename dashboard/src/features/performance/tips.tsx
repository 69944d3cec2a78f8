import { Card } from '../../ui/layout/card.js';

const tips = [
  'Put a proxy with HTTP/2 in front: the parts of a page then come over one connection.',
  'Let the proxy pass compressed files on as they are. They were compressed as far as they can be at the build.',
  'A time to first byte that is poor while responses are fast is distance: put a cache near your visitors.',
  'An error rate above one percent wants a look at the log: every fault has a line with its request’s id.',
  'Memory that only ever grows over days is worth a report; memory that levels off is at work.',
] as const;

export function Tips() {
  return (
    <Card title="What helps">
      <ul className="stack-2 indented">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  );
}
