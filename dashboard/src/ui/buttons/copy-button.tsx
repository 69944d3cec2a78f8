import { Check, Copy } from 'lucide-react';
import { Button, type ButtonLook } from './button.js';
import { IconButton } from './icon-button.js';
import { useCopying } from './use-copying.js';

interface CopyButtonProps extends Pick<ButtonLook, 'size'> {
  text: string;
  label: string;
  /** Without its words, which are then the tooltip. */
  isIcon?: boolean;
}

export function CopyButton({ text, label, size = 'compact', isIcon = false }: CopyButtonProps) {
  const [state, copy] = useCopying();
  const words = { ready: label, copied: 'Copied', failed: 'Select it and copy by hand' };
  if (isIcon) {
    return (
      <IconButton label={words[state]} size="compact" onClick={() => copy(text)}>
        {state === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        <span role="status" className="visually-hidden">
          {state !== 'ready' && words[state]}
        </span>
      </IconButton>
    );
  }
  return (
    <Button size={size} onClick={() => copy(text)}>
      {state === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      <span role="status">{words[state]}</span>
    </Button>
  );
}
