import { paths } from '@meg/shared/domain/paths';
import { permissionWords, roleNames } from '@meg/shared/domain/people/permissions';
import type { ReactNode } from 'react';
import { may, useMe } from '../../../api/me.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { EmptyState } from '../../../ui/feedback/empty-state.js';
import { Card } from '../../../ui/layout/card.js';
import { Page } from '../../../ui/layout/page.js';
import { navigationFor, pageAt } from '../navigation/navigation.js';

/** In place of a page that the person's role does not include, opened by its address: says so, and whom to ask. */
export function RoleGate({ address, children }: { address: string; children: ReactNode }) {
  const me = useMe();
  const page = pageAt(address);
  if (!page?.needs || may(me, page.needs)) return children;
  const [first = { to: paths.account, name: 'Your account' }] = navigationFor(me).flatMap(({ pages }) => pages);
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
          {me.support
            ? `${me.support.name} has not opened ${permissionWords[page.needs]} to the support. Ask its owner to allow it.`
            : `${askWords(me.company.owners)} to change that: owners change roles under Team.`}
        </EmptyState>
      </Card>
    </Page>
  );
}

function askWords(owners: readonly string[]): string {
  if (owners.length === 0) return 'Ask an owner of your company';
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(owners.slice(0, 3));
  return `Ask ${names} (${owners.length === 1 ? 'owner' : 'owners'})`;
}
