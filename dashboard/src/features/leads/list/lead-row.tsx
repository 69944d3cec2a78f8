import type { LeadSummary } from '@meg/shared/contract/lead-work';
import type { MouseEvent, Ref } from 'react';
import { Link } from 'react-router';
import { RowCheckbox } from '../../../ui/table/row-checkbox.js';
import { TableCell, TableRow } from '../../../ui/table/table.js';
import { moveSummary, whoIs } from '../lead-words.js';
import { LeadMarks, leadColumns, type NameOf } from './lead-cells.js';
import styles from './leads.module.css';
import type { ColumnName } from './list-settings.js';

interface LeadRowProps {
  lead: LeadSummary;
  place: number;
  measureRef: Ref<HTMLTableRowElement>;
  columns: readonly ColumnName[];
  nameOf: NameOf;
  href: string;
  isCurrent: boolean;
  isSelected: boolean;
  onOpen: (id: string) => void;
  onSelect: (id: string, isChosen: boolean) => void;
}

export function LeadRow({ lead, place, measureRef, columns, nameOf, href, ...rest }: LeadRowProps) {
  const { isCurrent, isSelected, onOpen, onSelect } = rest;
  /** A press that misses the box by a little chooses the lead as well, and never opens it. */
  function chooseBesideBox(event: MouseEvent<HTMLElement>) {
    event.stopPropagation();
    if (event.target === event.currentTarget) onSelect(lead.id, !isSelected);
  }
  return (
    <TableRow
      ref={measureRef}
      data-index={place}
      data-lead={lead.id}
      aria-rowindex={place + 2}
      isCurrent={isCurrent}
      isSelected={isSelected}
      onClick={() => onOpen(lead.id)}
    >
      <TableCell isTight onClick={chooseBesideBox}>
        <RowCheckbox
          label={`Choose ${whoIs(lead)}`}
          isChecked={isSelected}
          onChange={(isChosen) => onSelect(lead.id, isChosen)}
        />
      </TableCell>
      <TableCell>
        <div className={styles.who}>
          <Link to={href} className="strong-link" title={whoIs(lead)} onClick={(event) => event.stopPropagation()}>
            {whoIs(lead)}
          </Link>
          <LeadMarks lead={lead} />
        </div>
        <span className={styles.second}>{moveSummary(lead)}</span>
      </TableCell>
      {columns.map((name) => (
        <TableCell key={name} isNumeric={leadColumns[name].isNumeric}>
          {leadColumns[name].cell(lead, nameOf)}
        </TableCell>
      ))}
    </TableRow>
  );
}
