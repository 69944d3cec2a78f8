import { phoneHint } from '@meg/shared/domain/companies/place/country-examples';
import { NumberSetting, SelectSetting, TextSetting } from '../../settings/setting-fields.js';
import { currencies } from '../../ui/fields/country-options.js';
import { Card } from '../../ui/layout/card.js';
import { companyForms } from '../../ui/text/format.js';

export function CompanySection() {
  return (
    <Card title="Your company" description="Shown in the chat, and used where it hands over to a person.">
      <div className="field-pair">
        <TextSetting
          path="branding.companyName"
          label="Company name"
          maxLength={120}
          hint="Empty shows the name you signed up with."
        />
        <TextSetting path="contactInfo.email" label="Email" type="email" />
        <TextSetting path="contactInfo.phone" label="Telephone" type="tel" hint={phoneHint(companyForms().country)} />
        <TextSetting path="contactInfo.website" label="Website" type="url" />
        <TextSetting path="contactInfo.address" label="Address" />
        <SelectSetting
          path="currency"
          label="Currency"
          options={currencies()}
          hint="Rates are not converted: check them after a change."
        />
        <TextSetting
          path="privacyUrl"
          label="Privacy page"
          type="url"
          placeholder="https://"
          hint="Linked where the visitor leaves details."
        />
        <NumberSetting
          path="retentionDays"
          label="Keep leads for"
          suffix="days"
          hint="Older ones are erased for good. 0 keeps them."
        />
      </div>
    </Card>
  );
}
