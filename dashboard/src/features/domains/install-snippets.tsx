import { paths } from '@meg/shared/domain/paths';
import { CodeToCopy } from '../../ui/buttons/code-to-copy.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { Card } from '../../ui/layout/card.js';
import { Tabs } from '../../ui/layout/tabs.js';
import { policyFor, snippetsFor } from './snippets.js';

export function OnYourPage({ origin, slug }: { origin: string; slug: string }) {
  return (
    <Card
      title="Put it on your page"
      description="One line, pasted once. Changes that you save here need no new one."
      actions={
        <LinkButton size="compact" to={paths.tryOnSite}>
          Try it on my site
        </LinkButton>
      }
    >
      <Tabs
        label="How your page is made"
        tabs={snippetsFor({ origin, slug }).map(({ value, label, words, code }) => ({
          value,
          label,
          content: (
            <div className="stack-3">
              <p className="soft-small">{words}</p>
              <CodeToCopy code={code} name={`the snippet for ${label}`} />
            </div>
          ),
        }))}
      />
      <div className="stack-3">
        <h3 className="small-heading">Content security policy</h3>
        <p className="soft-small">
          Only for pages that send one: add these sources to the directives that it has. A nonce on the script does in
          place of the first.
        </p>
        <CodeToCopy code={policyFor(origin)} name="the lines for the content security policy" />
      </div>
    </Card>
  );
}
