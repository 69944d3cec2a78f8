import kit from '../../theme/kit.module.css';
import { isAway } from './at-once.js';
import { type HandoffProps, offeredMethods } from './handoff-actions.js';

/** To be reached soon or at a time of one's own: a callback comes first while nobody is there. */
export function InitialView(props: HandoffProps) {
  const { text, onChoose } = props;
  const canConnect = offeredMethods(props).length > 0;
  const isLater = isAway(props) || !canConnect;
  const now = canConnect && (
    <button type="button" className={isLater ? kit.choice : kit.primary} onClick={() => onChoose('immediate')}>
      {text.t('handoff.now')}
    </button>
  );
  return (
    <>
      {!isLater && now}
      <button type="button" className={isLater ? kit.primary : kit.choice} onClick={() => onChoose('scheduled')}>
        {text.t('handoff.schedule')}
      </button>
      {isLater && now}
    </>
  );
}
