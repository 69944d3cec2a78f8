import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../../../ui/buttons/icon-button.js';

/** The leads before and after this one in the list that it was opened from. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

interface LeadNeighboursProps {
  neighbours: Neighbours;
  onGo: (id: string) => void;
}

export function LeadNeighbours({ neighbours: { previous, next }, onGo }: LeadNeighboursProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    // Together, so that neither wraps alone.
    <span className="row-2">
      <StepButton label="Previous lead (K)" icon={ChevronUp} to={previous} onGo={onGo} />
      <StepButton label="Next lead (J)" icon={ChevronDown} to={next} onGo={onGo} />
    </span>
  );
}

interface StepButtonProps {
  label: string;
  icon: typeof ChevronUp;
  to: string | undefined;
  onGo: (id: string) => void;
}

/** At the end of the list it stays, without effect, so that the focus is not lost. */
function StepButton({ label, icon, to, onGo }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      size="compact"
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onGo(to)}
    />
  );
}
