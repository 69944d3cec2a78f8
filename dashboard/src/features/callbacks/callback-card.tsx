import type { Callback } from '@meg/shared/contract/callbacks';
import { phoneUrl, whatsappUrl } from '@meg/shared/domain/leads/contact-links';
import { isFixedLine } from '@meg/shared/domain/leads/fixed-lines';
import { internationalPhone } from '@meg/shared/domain/leads/phone-numbers';
import { leadPath } from '@meg/shared/domain/paths';
import { MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { may, useMe } from '../../api/me.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button, ButtonLink } from '../../ui/buttons/button.js';
import { Field } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import { useNow } from '../../ui/text/use-now.js';
import { classNames } from '../../ui/theme/class-names.js';
import type { CallbackAct } from './callback-dialogs.js';
import { dayWords, moveWords, nameOf, timeOf, visitorTime } from './callback-words.js';
import styles from './callbacks.module.css';
import { useAssign } from './callbacks.queries.js';

interface CallbackCardProps {
  callback: Callback;
  timezone: string;
  people: readonly { id: string; name: string }[];
  /** Where the company is, for numbers in national spelling. */
  country: string | null;
  /** The day is said where the card stands under no heading of one. */
  showsDay?: boolean;
  /** In a frame of its own already. */
  isBare?: boolean;
  onAct: (act: CallbackAct) => void;
}

export function CallbackCard({
  callback,
  timezone,
  people,
  country,
  showsDay = false,
  isBare = false,
  onAct,
}: CallbackCardProps) {
  const { slot, isOverdue, result, leadId } = callback;
  const mayWork = may(useMe(), 'leads.work');
  const theirs = visitorTime(callback, useNow());
  const name = nameOf(callback);
  return (
    <li
      className={isBare ? styles.bare : classNames('panel', styles.card, isOverdue && styles.overdue)}
      aria-label={`Callback with ${name}`}
    >
      <div className="wrap-centred-2">
        <time className={styles.time} dateTime={slot.start}>
          {showsDay && `${dayWords(slot.company.date, '')}, `}
          {timeOf(slot.start, timezone)}
        </time>
        {isOverdue && <Badge tone="bad">Overdue</Badge>}
        {result === 'done' && <Badge tone="good">Done</Badge>}
        {result === 'no_answer' && <Badge tone="warning">No answer</Badge>}
      </div>
      {theirs && <p className="soft-tiny">{theirs}</p>}
      <div>
        <p className="break-anywhere">{leadId ? <Link to={leadPath(leadId)}>{name}</Link> : name}</p>
        <p className="soft-small break-anywhere">{moveWords(callback)}</p>
      </div>
      <PhoneLinks callback={callback} country={country} />
      <Owner callback={callback} people={people} mayWork={mayWork} />
      {mayWork && <Acts callback={callback} onAct={onAct} />}
    </li>
  );
}

function PhoneLinks({ callback: { phone }, country }: Pick<CallbackCardProps, 'callback' | 'country'>) {
  const number = internationalPhone(phone, country) ?? phone;
  const call = phoneUrl(number);
  const whatsapp = isFixedLine(number) ? undefined : whatsappUrl(number, '');
  if (phone === '') return <p className="soft-small">No number was left</p>;
  return (
    <div className="wrap-2">
      {call && (
        <ButtonLink size="compact" href={call}>
          <Phone size={16} aria-hidden /> {phone}
        </ButtonLink>
      )}
      {whatsapp && (
        <ButtonLink size="compact" href={whatsapp} target="_blank" rel="noopener noreferrer">
          <MessageCircle size={16} aria-hidden /> WhatsApp
        </ButtonLink>
      )}
    </div>
  );
}

type OwnerProps = Pick<CallbackCardProps, 'callback' | 'people'> & { mayWork: boolean };

function Owner({ callback, people, mayWork }: OwnerProps) {
  const assign = useAssign(callback);
  const { assigneeId, leadId } = callback;
  const owner = people.find(({ id }) => id === assigneeId);
  if (leadId === null || !mayWork)
    return <p className="soft-tiny">{owner ? owner.name : 'Nobody’s: whoever comes first'}</p>;
  const former = assigneeId !== null && !owner ? [{ value: assigneeId, label: 'A colleague', isDisabled: true }] : [];
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.whose}>
      <Field label={`Whose callback with ${nameOf(callback)}`} hideLabel>
        <Select
          options={[{ value: '', label: 'Nobody’s yet' }, ...options, ...former]}
          value={assigneeId ?? ''}
          disabled={assign.isPending}
          onChange={(event) => assign.mutate(event.currentTarget.value || null)}
        />
      </Field>
    </div>
  );
}

function Acts({ callback, onAct }: Pick<CallbackCardProps, 'callback' | 'onAct'>) {
  const { result } = callback;
  if (result === 'done') return null;
  const act = (kind: CallbackAct['kind']) => () => onAct({ kind, callback });
  return (
    <div className="wrap-2">
      {result === null && (
        <>
          <Button size="compact" tone="primary" onClick={act('done')}>
            Done
          </Button>
          <Button size="compact" onClick={act('no_answer')}>
            No answer
          </Button>
        </>
      )}
      <Button size="compact" onClick={act('move')}>
        {result === null ? 'Move' : 'New time'}
      </Button>
      {result === null && (
        <Button size="compact" tone="quiet" onClick={act('cancel')}>
          Cancel it
        </Button>
      )}
    </div>
  );
}
