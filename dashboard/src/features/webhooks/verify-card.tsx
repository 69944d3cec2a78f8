import { CopyButton } from '../../ui/buttons/copy-button.js';
import { Card } from '../../ui/layout/card.js';
import { Tabs } from '../../ui/layout/tabs.js';
import { CodeBlock } from './code-block.js';
import { verifySnippets } from './verify-snippets.js';

export function VerifyCard() {
  return (
    <Card
      title="Make sure that it is Meg"
      description="Each message is signed by the Standard Webhooks rules. Verify it, answer with any 2xx within 15 seconds, and take the header webhook-id to tell a message that comes twice."
    >
      <Tabs
        label="Language"
        tabs={verifySnippets.map(({ value, label, install, code }) => ({
          value,
          label,
          content: (
            <div className="stack-3">
              <p className="soft-small">
                Install <code className="break-anywhere">{install}</code>
              </p>
              <CodeBlock text={code} name={`The receiver for ${label}`} />
              <div>
                <CopyButton text={code} label="Copy" />
              </div>
            </div>
          ),
        }))}
      />
    </Card>
  );
}
