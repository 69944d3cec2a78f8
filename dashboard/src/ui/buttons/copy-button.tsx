import { Check, Copy } from 'lucide-react';
import { Button, type ButtonLook } from './button.js';
import { useCopying } from './use-copying.js';

interface CopyButtonProps extends Pick<ButtonLook, 'size'> {
  text: string;
  label: string;
}

export function CopyButton({ text, label, size = 'compact' }: CopyButtonProps) {
  const [state, copy] = useCopying();
  const words = { ready: label, copied: 'Copied', failed: 'Select it and copy by hand' };
  return (
    <Button size={size} onClick={() => copy(text)}>
      {state === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      <span role="status">{words[state]}</span>
    </Button>
  );
}
