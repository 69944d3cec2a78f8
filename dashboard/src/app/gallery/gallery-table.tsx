import { useState } from 'react';
import { StatusBadge } from '../../ui/badges/status-badge.js';
import { Card } from '../../ui/layout/card.js';
import { LoadMore } from '../../ui/table/load-more.js';
import { RowCheckbox } from '../../ui/table/row-checkbox.js';
import { SkeletonRows } from '../../ui/table/skeleton-rows.js';
import { SortHeader } from '../../ui/table/sort-header.js';
import { HeaderCell, SpacerRow, Table, TableCell, TableRow } from '../../ui/table/table.js';

const rows = [
  { who: 'Amina Yusof', move: 'Leeds → Kuala Lumpur', status: 'human-handoff-requested', range: '$4,850–6,350' },
  { who: 'Tomás Byrne', move: 'Dublin → Toronto', status: 'new', range: '$2,900–3,900' },
  { who: 'Wolfeschlegelsteinhausenbergerdorff', move: 'Penang → Perth', status: 'contacted', range: '$780–1,150' },
] as const;

const morePages = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => {} };

export function GalleryTable() {
  const [chosen, setChosen] = useState<readonly string[]>(['Tomás Byrne']);
  const [sorted, setSorted] = useState<'ascending' | 'descending'>('descending');
  function choose(who: string, isChosen: boolean) {
    setChosen(isChosen ? [...chosen, who] : chosen.filter((other) => other !== who));
  }
  return (
    <div className="stack-5">
      <Card isFlush>
        <Table label="Leads" maxHeight="24rem">
          <thead>
            <tr>
              <HeaderCell isTight>
                <RowCheckbox
                  label="Choose all"
                  isChecked={chosen.length === rows.length}
                  isMixed={chosen.length > 0}
                  onChange={(all) => setChosen(all ? rows.map(({ who }) => who) : [])}
                />
              </HeaderCell>
              <SortHeader label="Who" onSort={() => {}} />
              <HeaderCell>Move</HeaderCell>
              <HeaderCell>Status</HeaderCell>
              <SortHeader
                label="Range"
                isNumeric
                sorted={sorted}
                onSort={() => setSorted(sorted === 'ascending' ? 'descending' : 'ascending')}
              />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ who, move, status, range }, place) => (
              <TableRow key={who} isSelected={chosen.includes(who)} isCurrent={place === 0} onClick={() => {}}>
                <TableCell isTight>
                  <RowCheckbox label={who} isChecked={chosen.includes(who)} onChange={(is) => choose(who, is)} />
                </TableCell>
                <TableCell>{who}</TableCell>
                <TableCell isSoft>{move}</TableCell>
                <TableCell>
                  <StatusBadge status={status} />
                </TableCell>
                <TableCell isNumeric>{range}</TableCell>
              </TableRow>
            ))}
            <SkeletonRows rows={3} columns={5} />
            <SpacerRow heightPx={40} columns={5} />
          </tbody>
        </Table>
        <LoadMore query={morePages} shown={3} total={1284} noun={['lead', 'leads']} />
      </Card>
    </div>
  );
}
