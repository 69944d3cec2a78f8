import { ChoiceListSetting } from '../../settings/list-setting.js';
import { NumberSetting, SelectSetting, SwitchSetting } from '../../settings/setting-fields.js';
import { Card } from '../../ui/layout/card.js';
import { chatLanguages } from './chat-languages.js';

const contactChoices = [
  { value: 'both', label: 'Email and phone are needed' },
  { value: 'either', label: 'Email or phone is enough' },
];

export function AnswersSection() {
  return (
    <Card title="Conversation" description="How the chat leads a visitor, and how it reaches you.">
      <SwitchSetting
        path="chatbotConfig.enableWhatsApp"
        label="Offer WhatsApp"
        hint="Opens a conversation with your number, with the move already written."
      />
      <SwitchSetting
        path="chatbotConfig.enablePhoneCalls"
        label="Offer a call"
        hint="Your number to dial, and times to book a callback within your hours."
      />
      <SwitchSetting
        path="chatbotConfig.quoteFirst"
        label="Show the range before asking for contact details"
        hint="More people see a price; fewer of them leave their details first."
      />
      <SelectSetting
        path="chatbotConfig.contactRequired"
        label="Contact details"
        hint="With one of them, more people leave their details, and some can be reached in one way only."
        options={contactChoices}
      />
      <ChoiceListSetting
        path="chatbotConfig.languages"
        label="Languages"
        hint="The first serves visitors who read none of the others."
        options={chatLanguages}
        placeholder="Add a language…"
        empty="All languages that the chat knows."
      />
      <div className="field-pair">
        <NumberSetting
          path="chatbotConfig.callbackCapacity"
          label="Callbacks at one time"
          hint="As many as your team can make at once."
          suffix="calls"
        />
        <NumberSetting
          path="chatbotConfig.paceFactor"
          label="Pace of replies"
          hint="1 is natural, 0 shows every reply at once, 2 takes twice as long."
          suffix="×"
        />
      </div>
    </Card>
  );
}
