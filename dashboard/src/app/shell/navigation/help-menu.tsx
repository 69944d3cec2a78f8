import { CircleQuestionMark } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useMe } from '../../../api/me.js';
import { serverAddress } from '../../../api/server-address.js';
import { helpLinks, helpWords } from '../../../site/content/help.js';
import { readStored, writeStored } from '../../../ui/browser/browser-storage.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { Menu } from '../../../ui/popover/menu.js';
import { Tour } from '../../../ui/popover/tour.js';
import { spelled } from '../../../ui/text/format.js';
import { adminTourFor } from './admin-tour-steps.js';
import { navigationFor } from './navigation.js';

const seenKey = 'meg-tour-seen';

/** The tour waits here until it is asked for; until it was once, it says that it is new. */
export function HelpMenu() {
  const me = useMe();
  const [isTouring, setTouring] = useState(false);
  const [isSeen, setSeen] = useState(() => readStored(seenKey) !== undefined);
  function start(): void {
    writeStored(seenKey, 'yes');
    setSeen(true);
    setTouring(true);
  }
  const end = useCallback(() => setTouring(false), []);
  const pages = new Set(navigationFor(me).flatMap((group) => group.pages.map(({ to }) => to)));
  return (
    <>
      <Menu
        label={helpWords.label}
        trigger={<IconButton label={helpWords.label} icon={CircleQuestionMark} />}
        items={[
          { label: helpWords.tour, onSelect: start, hint: isSeen ? undefined : 'New' },
          { separator: true },
          ...helpLinks.map(({ to, name }) => ({ label: name, href: serverAddress() + to })),
        ]}
      />
      {isTouring && (
        <Tour
          label={helpWords.tourLabel}
          steps={adminTourFor(pages).map((step) => ({ ...step, text: spelled(step.text) }))}
          onEnd={end}
        />
      )}
    </>
  );
}
