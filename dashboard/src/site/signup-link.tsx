import { searchOfAddons } from '@meg/shared/domain/companies/chosen-addons';
import type { AddonKey } from '@meg/shared/domain/companies/plan-prices';
import { accessPaths } from '@meg/shared/domain/public-paths';
import type { ReactNode } from 'react';
import { serverAddress } from '../api/server-address.js';
import { ButtonLink } from '../ui/buttons/button.js';
import { trackEvent } from './analytics.js';

/** The way to a company's own chat. The sign-up is a page of the area: the browser goes there, not the router. */
export function SignupLink({ addons = [], children }: { addons?: readonly AddonKey[]; children: ReactNode }) {
  return (
    <ButtonLink
      tone="primary"
      size="large"
      href={`${serverAddress()}${accessPaths.signup}${searchOfAddons(addons)}`}
      onClick={() => trackEvent({ name: 'signup_clicked', category: 'conversion', label: 'homepage_pricing' })}
    >
      {children}
    </ButtonLink>
  );
}
