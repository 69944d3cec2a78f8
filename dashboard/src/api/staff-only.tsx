import { paths } from '@meg/shared/domain/paths';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/buttons/link-button.js';
import { EmptyState } from '../ui/feedback/empty-state.js';
import { Card } from '../ui/layout/card.js';
import { Page } from '../ui/layout/page.js';

interface StaffOnlyProps {
  title: string;
  to?: string;
  /** What the link says. */
  action?: string;
  children?: ReactNode;
}

/** In place of a page of the platform, for somebody of a customer company. */
export function StaffOnly({ title, to = paths.overview, action = 'To your overview', children }: StaffOnlyProps) {
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title="This page is for the staff of the platform"
          action={<LinkButton to={to}>{action}</LinkButton>}
        >
          {children}
        </EmptyState>
      </Card>
    </Page>
  );
}
