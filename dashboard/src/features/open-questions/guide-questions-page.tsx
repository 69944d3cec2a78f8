import { isInternal, useMe } from '../../api/me.js';
import { StaffOnly } from '../../api/staff-only.js';
import { Page } from '../../ui/layout/page.js';
import { QuestionsView } from './questions-view.js';

const title = 'Questions on guides';

export default function GuideQuestionsPage() {
  if (!isInternal(useMe())) return <StaffOnly title={title} />;
  return (
    <Page
      title={title}
      description="What visitors of all companies asked about a country and its guide did not answer. Nothing says whose visitors they were."
    >
      <QuestionsView of="guides" mayAnswer />
    </Page>
  );
}
