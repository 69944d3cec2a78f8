import { paths } from '@meg/shared/domain/paths';
import { faultSentence } from '../../api/fault-sentence.js';
import { sentHome } from '../../api/sent-home.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { LinkEnded } from './invalid-link.js';
import { useLinkToken } from './link-token.js';
import { useConfirmEmail } from './links.queries.js';

const title = 'Confirm your email';

export default function ConfirmEmailPage() {
  const token = useLinkToken();
  const confirmed = useConfirmEmail(token);
  if (token === '' || confirmed.error) {
    return (
      <LinkEnded title={title} to={paths.account} action="Go to your account">
        {confirmed.error
          ? faultSentence(confirmed.error)
          : 'This link is not whole. Open it once more from the mail, or ask for a new one.'}
      </LinkEnded>
    );
  }
  return (
    <Page title={title} width="narrow">
      <Card>{confirmed.data ? <Confirmed email={confirmed.data.email} /> : <Waiting />}</Card>
    </Page>
  );
}

function Waiting() {
  return <LoadingLines label="Confirming your address" lines={2} />;
}

function Confirmed({ email }: { email: string }) {
  return (
    <>
      <Banner tone="good" title="Thank you" isAlert>
        {email} is confirmed.
      </Banner>
      <LinkButton to={paths.overview} state={sentHome.state} tone="primary" size="large">
        Go to the dashboard
      </LinkButton>
    </>
  );
}
