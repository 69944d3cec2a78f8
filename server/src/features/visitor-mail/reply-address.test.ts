import { describe, expect, it } from 'vitest';
import { replyAddress } from './reply-address.js';

const member = (email: string, emailConfirmedAt: number | null = 1, state: 'active' | 'disabled' = 'active') => ({
  email,
  emailConfirmedAt,
  state,
});

describe('answers to a company', () => {
  it('go to the address that it shows, where somebody has confirmed one of that domain', () => {
    expect(replyAddress('office@movers.example', [member('ann@Movers.example')])).toBe('office@movers.example');
    expect(replyAddress('office@müller.example', [member('ann@xn--mller-kva.example')])).toBe('office@müller.example');
    expect(replyAddress('ann@movers.example', [member('ann@movers.example')])).toBe('ann@movers.example');
  });

  it('go to no stranger', () => {
    const stranger = 'victim@other.example';
    expect(replyAddress(stranger, [member('ann@movers.example')])).toBeUndefined();
    expect(replyAddress(stranger, [member('eve@other.example', null)])).toBeUndefined();
    expect(replyAddress(stranger, [member('eve@other.example', 1, 'disabled')])).toBeUndefined();
    expect(replyAddress('not an address', [member('ann@movers.example')])).toBeUndefined();
  });

  it('go to what the operator has set for a company without people', () => {
    expect(replyAddress('hello@northbound.example', [])).toBe('hello@northbound.example');
  });
});
