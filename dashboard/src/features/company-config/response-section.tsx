import { NumberSetting, SwitchSetting } from '../../settings/setting-fields.js';
import { Card } from '../../ui/layout/card.js';

export function ResponseSection() {
  return (
    <Card title="Response and goal" description="How soon a lead is to be answered, and what you aim at.">
      <div className="field-pair">
        <NumberSetting
          path="responseMinutes"
          label="Answer a lead within"
          suffix="minutes"
          hint="Of your opening hours. Before they are over, who has the lead is reminded."
        />
        <NumberSetting
          path="goals.conversionsPerMonth"
          label="Leads to win in a month"
          suffix="leads"
          hint="The owners are told when it is reached. 0 sets no goal."
        />
      </div>
      <SwitchSetting
        path="visitorEmails"
        label="Email visitors their quote"
        hint="Only those who asked for it in the chat."
      />
    </Card>
  );
}
