import { corePlan } from '@meg/shared/domain/companies/plan-prices';
import { paths } from '@meg/shared/domain/paths';
import { sitePaths } from '@meg/shared/domain/public-paths';
import { Link } from 'react-router';
import { Card } from '../../ui/layout/card.js';

/** For who may end the plan. There is no button: leads of visitors and a running plan hang on the account. */
export function ClosingCard({ company, email }: { company: string; email: string }) {
  return (
    <Card
      title="Closing the account"
      description={
        <>
          To close the account of <bdi>{company}</bdi>, <Link to={sitePaths.contact}>write to us</Link> from {email}.
          The plan can end with any month after the first {corePlan.minimumMonths}; the{' '}
          <Link to={sitePaths.terms}>terms</Link> say how. <Link to={paths.leads}>Export your leads</Link> before; the
          chat then leaves your pages.
        </>
      }
    />
  );
}
