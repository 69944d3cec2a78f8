import type { SessionPerson } from '@meg/shared/contract/sessions';
import { paths } from '@meg/shared/domain/paths';
import { ChartNoAxesCombined, ChevronRight, Globe, Palette, SlidersHorizontal, Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { isInternal } from '../../api/me.js';
import { roleTitle } from '../../people/role-title.js';
import { Card } from '../../ui/layout/card.js';
import { DefinitionList } from '../../ui/layout/definition-list.js';
import styles from './dashboard.module.css';

const quickActions = [
  { to: paths.companyConfig, name: 'Company configuration', icon: Palette },
  { to: paths.quoteEngines, name: 'Quote engines', icon: SlidersHorizontal },
  { to: paths.teamPerformance, name: 'Team performance', icon: ChartNoAxesCombined },
  { to: paths.webhooks, name: 'Webhooks', icon: Webhook },
  { to: paths.domains, name: 'Domains', icon: Globe },
];

/** Links for the platform's staff; for a customer, whose figures these are. */
export function SidePanel({ me }: { me: SessionPerson }) {
  return isInternal(me) ? <QuickActions /> : <AccountInformation me={me} />;
}

function QuickActions() {
  return (
    <Card title="Quick actions">
      <ul className={styles.actions}>
        {quickActions.map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <Icon size={18} aria-hidden />
              <span>{name}</span>
              <ChevronRight size={16} aria-hidden className={styles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AccountInformation({ me }: { me: SessionPerson }) {
  const rows = [
    { term: 'Email', value: me.email },
    { term: 'Role', value: roleTitle(me.teamRole) },
    { term: 'Company', value: me.company.name || 'Not assigned' },
  ];
  return (
    <Card title="Account information">
      <DefinitionList rows={rows} />
      <p className="soft-small">Your access is limited to the leads and analytics of your company.</p>
    </Card>
  );
}
