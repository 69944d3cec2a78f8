import { Dialog } from '../../ui/dialog/dialog.js';
import { Preferences, preferencesWords } from './preferences.js';

interface PreferencesDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function PreferencesDialog({ isOpen, onClose }: PreferencesDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} {...preferencesWords}>
      <Preferences />
    </Dialog>
  );
}
