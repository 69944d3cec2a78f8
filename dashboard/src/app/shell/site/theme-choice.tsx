import { shell } from '../../../site/content/shell.js';
import { themeNames, themes, useTheme } from '../../../ui/theme/theme.js';
import styles from './theme-choice.module.css';

/** Three plain choices: a menu would bring a library to every public page. */
export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <fieldset className={`${styles.choice} needs-scripts`}>
      <legend className="visually-hidden">{shell.theme}</legend>
      {themes.map((name) => (
        <label key={name} className={styles.option}>
          <input type="radio" name="theme" checked={name === theme} onChange={() => setTheme(name)} />
          {themeNames[name]}
        </label>
      ))}
    </fieldset>
  );
}
