import { companyConfig } from '@meg/shared/contract/company-config';
import { createLead } from '@meg/shared/contract/leads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadBody } from '../../testing/factories.js';

describe("a company's own words", () => {
  it('never cause a lead to be refused, whatever the configuration holds', () => {
    const words = fc.string({ unit: 'binary', maxLength: 600 });
    fc.assert(
      fc.property(words, words, (companyName, welcomeMessage) => {
        const config = companyConfig.safeParse({ branding: { companyName }, chatbotConfig: { welcomeMessage } });
        if (!config.success) return;
        const { branding, chatbotConfig } = config.data;
        const consentText = `Your details go to ${branding.companyName} only`;
        const lead = leadBody({ consentText, chatHistory: `Meg: ${chatbotConfig.welcomeMessage}` });
        expect(createLead.body.safeParse(lead).success).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
