import type { beginTwoFactor } from '@meg/shared/contract/accounts';
import type { AnswerOf } from '@meg/shared/contract/endpoint';
import { useState } from 'react';
import { Badge } from '../../../ui/badges/badge.js';
import { Button } from '../../../ui/buttons/button.js';
import { toast } from '../../../ui/feedback/toast.js';
import { Card } from '../../../ui/layout/card.js';
import { useBeginTwoFactor, useEndTwoFactor, useRenewRecoveryCodes } from '../account.queries.js';
import { PasswordDialog } from '../password/password-dialog.js';
import { RecoveryCodes } from './recovery-codes.js';
import { TwoFactorSetup } from './two-factor-setup.js';

const description = 'After your password, a code of an app on your phone: a stolen password alone opens nothing.';

type Action = 'begin' | 'renew' | 'end' | undefined;

export function TwoFactorCard({ isOn }: { isOn: boolean }) {
  const [asked, setAsked] = useState<Action>();
  const [secret, setSecret] = useState<AnswerOf<typeof beginTwoFactor>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useBeginTwoFactor();
  const renew = useRenewRecoveryCodes();
  const end = useEndTwoFactor();

  async function proceed(currentPassword: string): Promise<void> {
    if (asked === 'begin') setSecret(await begin.mutateAsync(currentPassword));
    if (asked === 'renew') setCodes((await renew.mutateAsync(currentPassword)).recoveryCodes);
    if (asked === 'end') {
      await end.mutateAsync(currentPassword);
      setCodes(undefined);
      toast({ title: 'Two-factor is off' });
    }
    setAsked(undefined);
  }

  function confirmed(recoveryCodes: readonly string[]): void {
    setSecret(undefined);
    setCodes(recoveryCodes);
  }

  return (
    <Card
      title="Two-factor login"
      description={description}
      actions={<Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}
    >
      {secret && <TwoFactorSetup secret={secret} onConfirmed={confirmed} onCancel={() => setSecret(undefined)} />}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {!secret && !codes && <Actions isOn={isOn} onAsk={setAsked} />}
      {asked && <PasswordDialog onClose={() => setAsked(undefined)} onProved={proceed} />}
    </Card>
  );
}

function Actions({ isOn, onAsk }: { isOn: boolean; onAsk: (action: Action) => void }) {
  return (
    <div className="wrap-3">
      {isOn ? (
        <>
          <Button onClick={() => onAsk('renew')}>Get new recovery codes</Button>
          <Button tone="danger" onClick={() => onAsk('end')}>
            Switch it off
          </Button>
        </>
      ) : (
        <Button tone="primary" onClick={() => onAsk('begin')}>
          Set it up
        </Button>
      )}
    </div>
  );
}
