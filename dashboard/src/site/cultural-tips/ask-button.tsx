import { Button } from '../../ui/buttons/button.js';
import { culturalTips } from '../content/cultural-tips/cultural-tips.js';

/** Opens the real chat with a question about a country. */
export function AskButton({ country }: { country: string }) {
  return (
    <Button className="needs-scripts" size="touch" onClick={() => window.Meg?.('ask', culturalTips.question(country))}>
      {culturalTips.ask(country)}
    </Button>
  );
}
