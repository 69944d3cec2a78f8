import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { Menu } from '../../../ui/popover/menu.js';
import { themeNames, themes, useTheme } from '../../../ui/theme/theme.js';

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeMenu() {
  const [theme, setTheme] = useTheme();
  const Icon = icons[theme];
  return (
    <Menu
      label="Theme"
      trigger={<IconButton label="Theme" icon={Icon} />}
      items={themes.map((name) => ({
        label: themeNames[name],
        isChecked: name === theme,
        onSelect: () => setTheme(name),
      }))}
    />
  );
}
