import { paths } from '@meg/shared/domain/paths';
import { Link, useSearchParams } from 'react-router';
import { serverAddress } from '../../api/server-address.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { LoginForm } from './login-form.js';
import { useLogin } from './use-login.js';

export default function LoginPage() {
  const [params] = useSearchParams();
  const invitation = params.has('returnTo')
    ? 'Log in to go on where you were.'
    : 'To your leads, your chat and your team.';
  const { submit, change, ...form } = useLogin();
  return (
    <Page
      title="Log in"
      width="narrow"
      description={form.needsCode ? 'Your account asks for a second proof.' : invitation}
    >
      <Card>
        <LoginForm {...form} onChange={change} onSubmit={() => void submit()} />
      </Card>
      <p className="soft-small between">
        <a href={`${serverAddress()}/`}>Back to the chatbot demo</a>
        <Link to={paths.signup}>Create an account</Link>
      </p>
    </Page>
  );
}
