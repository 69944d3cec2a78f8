import { contrast } from '@meg/shared/domain/companies/colour';
import { paletteOf } from '@meg/shared/domain/companies/palette';
import { ColourSetting, LongTextSetting, SelectSetting, TextSetting } from '../../settings/setting-fields.js';
import { Card } from '../../ui/layout/card.js';
import { spelled } from '../../ui/text/format.js';
import styles from './company-config.module.css';

const themes = [
  { value: 'auto', label: 'As the visitor’s system' },
  { value: 'light', label: 'Always light' },
  { value: 'dark', label: 'Always dark' },
];

export function LookSection({ primaryColor }: { primaryColor: string }) {
  return (
    <Card title="Look and first words" description={spelled('All tones of the chat come from your main colour.')}>
      <div className="field-pair">
        <ColourSetting path="branding.primaryColor" label={spelled('Main colour')} />
        <ColourSetting path="branding.secondaryColor" label={spelled('Second colour')} />
      </div>
      <Contrast colour={primaryColor} />
      <LongTextSetting
        path="chatbotConfig.welcomeMessage"
        label="Welcome message"
        maxLength={500}
        hint="The first message. Leave it empty for the standard greeting in the visitor’s language."
      />
      <div className="field-pair">
        <TextSetting
          path="chatbotConfig.avatarUrl"
          label="Picture of the assistant"
          type="url"
          placeholder="https://"
          hint="An address that begins with https://. Empty shows the chat’s own face."
        />
        <SelectSetting path="chatbotConfig.theme" label="Light or dark" options={themes} />
      </div>
    </Card>
  );
}

/** The contrast of text on the company's colour, in both schemes. */
function Contrast({ colour }: { colour: string }) {
  const { light, dark } = paletteOf(colour);
  return (
    <ul className={styles.swatches} aria-label={spelled('Words on your colour')}>
      {[
        { name: 'Light', ...light },
        { name: 'Dark', ...dark },
      ].map(({ name, brand, onBrand }) => (
        <li key={name} className={styles.swatch} style={{ background: brand, color: onBrand }}>
          <strong>{name}: Get my quote</strong>
          Contrast {contrast(onBrand, brand).toFixed(1)} : 1
        </li>
      ))}
    </ul>
  );
}
