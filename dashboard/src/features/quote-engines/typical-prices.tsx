import type { CompanyConfig } from '@meg/shared/contract/company-config';
import { useState } from 'react';
import { faultToast } from '../../api/fault-toast.js';
import { useConfirmRates } from '../../settings/company-settings.queries.js';
import { Button } from '../../ui/buttons/button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { toast } from '../../ui/feedback/toast.js';
import { ConfirmRatesDialog } from './confirm-rates-dialog.js';

/** Until a person of the company has looked at its rates: visitors are told that the prices are typical ones. */
export function TypicalPrices({ config, isReadOnly }: { config: CompanyConfig; isReadOnly: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const confirm = useConfirmRates();
  const send = () =>
    confirm.mutate(undefined, {
      onSuccess: () => toast({ title: 'The rates are yours', description: 'Visitors see them as your own prices.' }),
      onError: faultToast('The rates were not confirmed'),
    });
  return (
    <>
      <Banner
        tone="warning"
        title="These are typical prices"
        actions={
          !isReadOnly && (
            <Button tone="primary" size="compact" onClick={() => setAsking(true)}>
              They are right for us
            </Button>
          )
        }
      >
        They come from public price guides, and visitors are told so. Look at them, try a move, and change what differs:
        once you save a rate or confirm them, the prices are your own.
      </Banner>
      {isAsking && (
        <ConfirmRatesDialog
          config={config}
          isBusy={confirm.isPending}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
