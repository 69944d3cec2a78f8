import { Banner } from '../../ui/banner.js';
import { Card } from '../../ui/card.js';
import { LinkButton } from '../../ui/link-button.js';
import { Page } from '../../ui/page.js';

interface LinkEndedProps {
  title: string;
  children: string;
  to: string;
  action: string;
}

/** In place of a page whose link is used up, too old, or not whole. */
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
