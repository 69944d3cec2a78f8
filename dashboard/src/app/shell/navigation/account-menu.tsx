import { paths } from '@meg/shared/domain/paths';
import { BellRing, CircleUserRound, LogOut } from 'lucide-react';
import { may, useMe } from '../../../api/me.js';
import { useChangeDuty } from '../../../features/lead-assignment/assignment.queries.js';
import { personName } from '../../../people/person-name.js';
import { Avatar } from '../../../ui/badges/avatar.js';
import { Menu } from '../../../ui/popover/menu.js';
import styles from './account-menu.module.css';
import { signOut } from './sign-out.js';

export function AccountMenu() {
  const me = useMe();
  const name = personName(me) || me.email;
  const duty = useChangeDuty();
  const dutyLine = {
    label: 'On duty',
    hint: me.isOnDuty ? 'New leads come to you' : 'New leads pass you by',
    isChecked: me.isOnDuty,
    onSelect: () => duty.mutate(!me.isOnDuty),
  };
  return (
    <Menu
      label="Your account"
      trigger={
        <button type="button" className={styles.button} aria-label={`Your account: ${name}`}>
          <Avatar name={name} />
        </button>
      }
      items={[
        {
          heading: (
            <span className={styles.person}>
              <span className={styles.name}>{name}</span>
              <span>{me.email}</span>
              <span>{me.company.name}</span>
            </span>
          ),
        },
        ...(may(me, 'leads.work') ? [{ separator: true } as const, dutyLine] : []),
        { separator: true },
        { label: 'Account', icon: <CircleUserRound size={16} aria-hidden />, to: paths.account },
        { label: 'Notifications', icon: <BellRing size={16} aria-hidden />, to: paths.notifications },
        { label: 'Sign out', icon: <LogOut size={16} aria-hidden />, onSelect: () => void signOut() },
      ]}
    />
  );
}
