import { Button } from '../../ui/buttons/button.js';
import { CodeToCopy } from '../../ui/buttons/code-to-copy.js';
import { Dialog } from '../../ui/dialog/dialog.js';

export interface ShownSecret {
  secret: string;
  why: 'added' | 'asked' | 'replaced';
}

const words: Readonly<Record<ShownSecret['why'], { title: string; text: string }>> = {
  added: {
    title: 'Your endpoint is ready',
    text: 'Give this secret to your receiver: it verifies with it that a message is from Meg.',
  },
  asked: { title: 'The secret', text: 'Whoever has it can sign messages as Meg. The audit log keeps that you looked.' },
  replaced: {
    title: 'The new secret',
    text: 'For 24 hours messages are signed by the old one as well: change it in your receiver until then.',
  },
};

export function SecretDialog({ shown, onClose }: { shown: ShownSecret; onClose: () => void }) {
  const { title, text } = words[shown.why];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="stack-3">
        <p>{text}</p>
        <CodeToCopy code={shown.secret} name="the secret" />
      </div>
    </Dialog>
  );
}
