import { may, useMe } from '../../api/me.js';
import { Page } from '../../ui/layout/page.js';
import { QuestionsView } from './questions-view.js';

export default function OpenQuestionsPage() {
  return (
    <Page
      title="Open questions"
      description="What visitors asked and the chat could not answer, or was not sure of. Answer once, and the chat knows it."
    >
      <QuestionsView of="company" mayAnswer={may(useMe(), 'config.change')} />
    </Page>
  );
}
