import type { SessionPerson } from '@meg/shared/contract/sessions';
import { paths } from '@meg/shared/domain/paths';
import { permissionWords, roleNames } from '@meg/shared/domain/people/permissions';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { may, useMe } from '../../../api/me.js';
import { isSentHome } from '../../../api/sent-home.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { EmptyState } from '../../../ui/feedback/empty-state.js';
import { Card } from '../../../ui/layout/card.js';
import { Page } from '../../../ui/layout/page.js';
import { type NavigationPage, navigationFor, pageAt } from '../navigation/navigation.js';

/** In place of a page that the person's role does not include, opened by its address: says so, and whom to ask. */
export function RoleGate({ address, children }: { address: string; children: ReactNode }) {
  const me = useMe();
  const wasSentHome = isSentHome(useLocation());
  const page = pageAt(address);
  if (!page?.needs || may(me, page.needs)) return children;
  const [first = { to: paths.account, name: 'Your account' }] = navigationFor(me).flatMap(({ pages }) => pages);
  if (page.to === paths.overview && wasSentHome) return <Navigate to={first.to} replace />;
  return (
    <Page title={page.name}>
      <Card>
        <EmptyState
          title={
            me.support
              ? 'Support access does not include this page'
              : `Your role, ${roleNames[me.teamRole]}, does not include this page`
          }
          action={<LinkButton to={first.to}>To {first.name}</LinkButton>}
        >
          {wordsFor(me, page)}
        </EmptyState>
      </Card>
    </Page>
  );
}

function wordsFor({ support, company, permissions }: SessionPerson, { needs }: NavigationPage): string {
  if (support && needs)
    return `${support.name} has not opened ${permissionWords[needs]} to the support. Ask its owner to allow it.`;
  const ask = `${askWords(company.owners)} to change that: owners change roles under Team.`;
  const seesOwn = permissions.includes('leads.see') && !permissions.includes('leads.seeAll');
  return needs === 'insights.see' && seesOwn ? `It counts the leads of all, and you see your own. ${ask}` : ask;
}

function askWords(owners: readonly string[]): string {
  if (owners.length === 0) return 'Ask an owner of your company';
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(owners.slice(0, 3));
  return `Ask ${names} (${owners.length === 1 ? 'owner' : 'owners'})`;
}
