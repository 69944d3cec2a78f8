import { trackEvent } from '../analytics.js';
import { shell } from '../content/shell.js';
import { OpenDemoButton } from './open-demo-button.js';

interface TryDemoButtonProps {
  tone?: 'primary' | 'secondary';
  size?: 'touch' | 'large';
  onOpen?: () => void;
}

/** The button that opens the real chat, from wherever on the site. */
export function TryDemoButton({ tone = 'primary', size = 'large', onOpen }: TryDemoButtonProps) {
  return (
    <OpenDemoButton
      tone={tone}
      size={size}
      lateNotice={shell.demoIsLate}
      onOpen={() => {
        onOpen?.();
        trackEvent({ name: 'demo_started', category: 'engagement', label: 'homepage_cta' });
      }}
    >
      {shell.openDemo}
    </OpenDemoButton>
  );
}
