import { ChangeHistory } from '../../settings/change-history.js';
import type { AskBefore } from '../../settings/settings-draft.js';
import { SettingsForm } from '../../settings/settings-form.js';
import { Page } from '../../ui/layout/page.js';
import { AnswersSection } from './answers-section.js';
import { AreaSection } from './area-section.js';
import { ChatPreview } from './chat-preview.js';
import styles from './company-config.module.css';
import { CompanySection } from './company-section.js';
import { ConfigSections } from './config-sections.js';
import { askAboutHours } from './hours-question.js';
import { HoursSection } from './hours-section.js';
import { LauncherSection } from './launcher-section.js';
import { LookSection } from './look-section.js';
import { ResponseSection } from './response-section.js';
import { askAboutRetention } from './retention-question.js';

/** Both may be asked of one change. */
const askBoth: AskBefore = async (saved, config) => {
  const [hours, retention] = await Promise.all([askAboutHours(saved, config), askAboutRetention(saved, config)]);
  if (hours === undefined && retention === undefined) return undefined;
  return (
    <>
      {hours}
      {retention}
    </>
  );
};

export default function CompanyConfigPage() {
  return (
    <Page
      title="Look and words"
      description="How the chat looks and speaks, when you are there, and where you move people."
    >
      <SettingsForm page="company" askBefore={askBoth}>
        {(draft, isReadOnly) => (
          <div className="columns aside-24">
            <ConfigSections
              sections={[
                { id: 'where', name: 'Where you move people', content: <AreaSection /> },
                { id: 'company', name: 'Company and currency', content: <CompanySection /> },
                { id: 'conversation', name: 'Conversation', content: <AnswersSection /> },
                { id: 'response', name: 'Response and goal', content: <ResponseSection /> },
                { id: 'opening-hours', name: 'Opening hours', content: <HoursSection /> },
                {
                  id: 'look',
                  name: 'Look and first words',
                  content: <LookSection primaryColor={draft.config.branding.primaryColor} />,
                },
                { id: 'launcher', name: 'Launcher', content: <LauncherSection /> },
              ]}
            />
            <aside className={styles.preview} aria-label="Preview">
              <ChatPreview saved={draft.saved} config={draft.config} isReadOnly={isReadOnly} />
            </aside>
            <ChangeHistory version={draft.saved.version} isReadOnly={isReadOnly} />
          </div>
        )}
      </SettingsForm>
    </Page>
  );
}
