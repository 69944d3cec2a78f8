import type { beginTwoFactor, endTwoFactor, renewRecoveryCodes } from '@meg/shared/contract/accounts';
import type { AnswerOf } from '@meg/shared/contract/endpoint';
import { useState } from 'react';
import { meKey } from '../../../api/me.js';
import { queryClient } from '../../../api/query-client.js';
import { request } from '../../../api/request.js';
import { Badge } from '../../../ui/badges/badge.js';
import { Button } from '../../../ui/buttons/button.js';
import { toast } from '../../../ui/feedback/toast.js';
import { Card } from '../../../ui/layout/card.js';
import styles from '../accounts.module.css';
import { PasswordDialog } from '../password/password-dialog.js';
import { RecoveryCodes } from './recovery-codes.js';
import { TwoFactorSetup } from './two-factor-setup.js';

const path = '/api/admin/account/two-factor';
const description = 'After your password, a code of an app on your phone: a stolen password alone opens nothing.';

type Asked = 'begin' | 'renew' | 'end' | undefined;

export function TwoFactorCard({ isOn }: { isOn: boolean }) {
  const [asked, setAsked] = useState<Asked>();
  const [secret, setSecret] = useState<AnswerOf<typeof beginTwoFactor>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: meKey });

  async function proceed(currentPassword: string): Promise<void> {
    const body = { currentPassword };
    if (asked === 'begin') setSecret(await request<typeof beginTwoFactor>('POST', path, { body }));
    if (asked === 'renew') {
      const renewed = await request<typeof renewRecoveryCodes>('POST', `${path}/recovery-codes`, { body });
      setCodes(renewed.recoveryCodes);
    }
    if (asked === 'end') {
      await request<typeof endTwoFactor>('POST', `${path}/end`, { body });
      setCodes(undefined);
      toast({ title: 'Two-factor is off' });
      refresh();
    }
    setAsked(undefined);
  }

  function confirmed(recoveryCodes: readonly string[]): void {
    setSecret(undefined);
    setCodes(recoveryCodes);
    refresh();
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
      <PasswordDialog isOpen={asked !== undefined} onClose={() => setAsked(undefined)} onProved={proceed} />
    </Card>
  );
}

function Actions({ isOn, onAsk }: { isOn: boolean; onAsk: (asked: Asked) => void }) {
  return (
    <div className={styles.actions}>
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
