import { NumberSetting, SelectSetting, TextSetting } from '../../settings/setting-fields.js';
import { Card } from '../../ui/layout/card.js';

const launcher = 'chatbotConfig.launcher';

const sides = [
  { value: '', label: 'By the page’s direction of reading' },
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
];

export function LauncherSection() {
  return (
    <Card
      title="Launcher"
      description="The button on your page that opens the chat. An attribute of the snippet wins over what is set here."
    >
      <div className="field-pair">
        <TextSetting
          path={`${launcher}.label`}
          label="Words beside the icon"
          maxLength={40}
          hint="Empty shows the icon alone."
        />
        <TextSetting
          path={`${launcher}.icon`}
          label="Icon"
          type="url"
          placeholder="https://"
          hint="The address of an image. Empty shows a speech bubble."
        />
        <SelectSetting path={`${launcher}.position`} label="Side" options={sides} />
        <NumberSetting path={`${launcher}.offsetX`} label="From the side" suffix="px" />
        <NumberSetting path={`${launcher}.offsetY`} label="From the bottom" suffix="px" />
        <NumberSetting
          path={`${launcher}.zIndex`}
          label="Layer"
          hint="Only to change where the chat hides behind something on your page."
        />
      </div>
    </Card>
  );
}
