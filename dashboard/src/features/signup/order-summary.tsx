import type { StoredSignup } from '@meg/shared/contract/signup';
import { siteHost } from '@meg/shared/domain/companies/site-hosts';
import { paths } from '@meg/shared/domain/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { serverAddress } from '../../api/server-address.js';
import { Button, ButtonLink } from '../../ui/buttons/button.js';
import { CodeToCopy } from '../../ui/buttons/code-to-copy.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { Card } from '../../ui/layout/card.js';
import { DefinitionList } from '../../ui/layout/definition-list.js';
import { Page } from '../../ui/layout/page.js';
import styles from './signup.module.css';
import { usd } from './steps/order-bill.js';

interface OrderSummaryProps {
  stored: StoredSignup;
  website: string;
  onStartAnew: () => void;
}

export function OrderSummary({ stored, website, onStartAnew }: OrderSummaryProps) {
  const { company, user, invoiceDetails } = stored;
  return (
    <Page title={`Welcome, ${company.name}`} description="Your account is made, and your chat works from now on.">
      <Arrival>
        <Banner tone="good" title="You are signed up">
          A link is on its way to {user.email}: open it to confirm the address. You can log in at once.
        </Banner>
      </Arrival>
      <div className={styles.columns}>
        <div className="stack-6">
          <Installing slug={company.slug} website={website} />
          <div className={styles.actions}>
            <LinkButton tone="primary" size="large" to={paths.adminLogin}>
              Go to admin login
            </LinkButton>
            <ButtonLink size="large" href={`${serverAddress()}/`}>
              Back to the home page
            </ButtonLink>
          </div>
          <p className="soft-small">
            Is there another company to set up?{' '}
            <Button tone="quiet" size="compact" onClick={onStartAnew}>
              Sign up another
            </Button>
          </p>
        </div>
        <Invoice invoice={invoiceDetails} />
      </div>
    </Page>
  );
}

/** The page was replaced after a click: the focus moves here, so that reading continues at its start. */
function Arrival({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.heading}>
      {children}
    </div>
  );
}

function Installing({ slug, website }: { slug: string; website: string }) {
  const host = siteHost(website);
  const server = serverAddress() || window.location.origin;
  return (
    <Card title="Put it on your website">
      <ol className={styles.steps}>
        <li>
          <p>Paste this line into your pages, anywhere before the end of the body:</p>
          <CodeToCopy code={`<script async src="${server}/meg.js?company=${slug}"></script>`} name="the snippet" />
        </li>
        <li>
          <p>
            Allow your domain{host ? <strong> {host}</strong> : ''}, so that no other site can carry your chat. After
            you have logged in: Domains, Add. Until then any site may.
          </p>
        </li>
        <li>
          <p>
            Try it before your website has it:{' '}
            <a href={`${server}/examples/tag-manager/?company=${slug}`} target="_blank" rel="noreferrer">
              an example page with your chat<span className="visually-hidden"> (opens a new tab)</span>
            </a>
            . What you send there is your first lead. After you have logged in, “Try it on my site” shows it on a page
            that looks like yours.
          </p>
        </li>
      </ol>
    </Card>
  );
}

function Invoice({ invoice }: { invoice: StoredSignup['invoiceDetails'] }) {
  const { lines, setupFees, oneTimeTotal, monthlyTotal, firstBill } = invoice;
  return (
    <Card title="Order summary" description="The invoice comes within 24 hours.">
      <DefinitionList rows={lines.map(({ label, amountUsd }) => ({ term: label, value: usd(amountUsd) }))} />
      <h3 className={styles.part}>Totals</h3>
      <DefinitionList
        rows={[
          { term: 'Setup fees', value: usd(setupFees) },
          ...(oneTimeTotal > 0 ? [{ term: 'One-time items', value: usd(oneTimeTotal) }] : []),
          { term: 'Monthly total', value: usd(monthlyTotal) },
          { term: 'First bill', value: usd(firstBill), isTotal: true },
        ]}
      />
    </Card>
  );
}
