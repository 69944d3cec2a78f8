import { useId, useRef } from 'react';
import { SiteLinks } from '../../app/shell/site/site-links.js';
import { helpLinks, helpWords } from '../content/help.js';
import styles from './help-menu.module.css';
import { startTour } from './tour-request.js';

/** A list that the browser itself opens and closes, also where no script has come. */
export function HelpMenu() {
  const id = `help${useId().replaceAll(/\W/g, '')}`;
  const list = useRef<HTMLDivElement>(null);
  const close = () => list.current?.hidePopover();
  function tour(): void {
    close();
    startTour();
  }
  return (
    <>
      <button type="button" popoverTarget={id}>
        {helpWords.label}
      </button>
      <div ref={list} id={id} popover="auto" className={styles.list}>
        <button type="button" className={`${styles.tour} needs-scripts`} onClick={tour}>
          {helpWords.tour}
        </button>
        <SiteLinks links={helpLinks} onGo={close} />
      </div>
    </>
  );
}
