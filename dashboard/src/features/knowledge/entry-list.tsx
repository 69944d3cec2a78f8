import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';
import { MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../ui/badges/badge.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { SearchInput } from '../../ui/fields/search-input.js';
import { Card } from '../../ui/layout/card.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { findEntries } from './find-entries.js';
import { languageName } from './language-options.js';
import { OtherRate } from './other-rate.js';
import { questionInWords } from './question-in-words.js';

interface EntryListProps {
  entries: readonly VersionedKnowledgeEntry[];
  add: ReactNode;
  onOpen: (entry: VersionedKnowledgeEntry) => void;
  /** Undefined for readers, who may change nothing. */
  onRemove: ((entry: VersionedKnowledgeEntry) => void) | undefined;
}

export function EntryList({ entries, add, onOpen, onRemove }: EntryListProps) {
  const [search, setSearch] = useState('');
  const found = findEntries(entries, search);
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState icon={<MessageCircleQuestion aria-hidden />} title="No answers of your own yet" action={add}>
          Begin with what you are asked most: storage, insurance, deposits, changing the date.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <SearchInput label="Search the answers" placeholder="Search" value={search} onChange={setSearch} />
      <p className="soft-small" role="status">
        {found.length === entries.length
          ? entries.length === 1
            ? '1 answer'
            : `${entries.length} answers`
          : `${found.length} of ${entries.length} answers`}
      </p>
      <ul className="divided">
        {found.map((entry) => (
          <Entry key={entry.id} entry={entry} onOpen={onOpen} onRemove={onRemove} />
        ))}
      </ul>
    </Card>
  );
}

interface EntryProps extends Pick<EntryListProps, 'onOpen' | 'onRemove'> {
  entry: VersionedKnowledgeEntry;
}

function Entry({ entry, onOpen, onRemove }: EntryProps) {
  const { answer, keywords, language, updatedAt } = entry;
  const question = questionInWords(entry.question);
  return (
    <li className="entry">
      <div className="stack-2">
        <h2 className="plain-heading">{question}</h2>
        <p className="written-text">{answer}</p>
        {onRemove && <OtherRate entry={entry} />}
        <p className="facts soft-small">
          <Badge>{languageName(language)}</Badge>
          {keywords.length > 0 && <span>also: {keywords.join(', ')}</span>}
          <span>
            changed <TimeAgo value={updatedAt} />
          </span>
        </p>
      </div>
      {onRemove && (
        <div className="wrap-2">
          <IconButton label={`Edit “${question}”`} icon={Pencil} iconSize={16} onClick={() => onOpen(entry)} />
          <IconButton label={`Remove “${question}”`} icon={Trash2} iconSize={16} onClick={() => onRemove(entry)} />
        </div>
      )}
    </li>
  );
}
