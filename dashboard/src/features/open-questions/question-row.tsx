import type { OpenQuestion } from '@meg/shared/contract/open-questions';
import { Badge } from '../../ui/badges/badge.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import styles from './open-questions.module.css';
import { countryName, kindWords, languageName, timesWords } from './question-words.js';

export const questionColumns = [
  'Question',
  { label: 'Asked', isTight: true },
  { label: 'The chat said', isTight: true, notOnPhone: true },
  { label: 'Last asked', isTight: true, notOnPhone: true },
];

interface QuestionRowProps {
  question: OpenQuestion;
  isOpen: boolean;
  onOpen: () => void;
}

export function QuestionRow({ question, isOpen, onOpen }: QuestionRowProps) {
  const { text, language, country, wordings, asked, kind, lastAskedAt } = question;
  return (
    <TableRow isCurrent={isOpen} onClick={onOpen}>
      <TableCell>
        <button
          type="button"
          className={styles.question}
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          <bdi lang={language}>{text}</bdi>
        </button>
        <span className="soft-line">
          {[
            languageName(language),
            ...(country === null ? [] : [countryName(country)]),
            ...(wordings > 1 ? [`${wordings} wordings`] : []),
          ].join(' · ')}
        </span>
      </TableCell>
      <TableCell isTight>{timesWords(asked)}</TableCell>
      <TableCell isTight className="not-on-phone">
        <KindBadge kind={kind} />
      </TableCell>
      <TableCell isTight isSoft className="not-on-phone">
        <TimeAgo value={lastAskedAt} />
      </TableCell>
    </TableRow>
  );
}

export function KindBadge({ kind }: Pick<OpenQuestion, 'kind'>) {
  return <Badge tone={kind === 'unanswered' ? 'warning' : 'neutral'}>{kindWords[kind]}</Badge>;
}
