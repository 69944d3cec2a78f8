import { LinkButton } from '../../ui/buttons/link-button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';

interface LinkEndedProps {
  title: string;
  children: string;
  to: string;
  action: string;
}

/** In place of a page whose link is used up, too old or incomplete. */
export function LinkEnded({ title, children, to, action }: LinkEndedProps) {
  return (
    <Page title={title} width="narrow">
      <Card>
        <Banner tone="warning" isAlert>
          {children}
        </Banner>
        <LinkButton to={to} tone="primary" size="large">
          {action}
        </LinkButton>
      </Card>
    </Page>
  );
}
