import type { PerformanceFigures } from '@meg/shared/contract/performance';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Card } from '../../ui/layout/card.js';
import { DataTable } from '../../ui/table/data-table.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { formatNumber } from '../../ui/text/format.js';
import { formatMs } from './vital-words.js';

const columns = ['Endpoint', { label: 'Requests', isNumeric: true }, { label: 'Average', isNumeric: true }];

export function SlowEndpoints({ endpoints }: { endpoints: PerformanceFigures['slowEndpoints'] }) {
  return (
    <Card title="Slow Endpoints" description="The slowest on average in the last 15 minutes" isFlush>
      {endpoints.length === 0 ? (
        <EmptyState title="Nothing was asked for">The list fills with the next requests.</EmptyState>
      ) : (
        <DataTable
          label="Average time by endpoint"
          columns={columns}
          rows={endpoints}
          row={({ endpoint, count, avgTime }) => (
            <TableRow key={endpoint}>
              <TableCell>
                <code className="break-anywhere">{endpoint}</code>
              </TableCell>
              <TableCell isNumeric>{formatNumber(count)}</TableCell>
              <TableCell isNumeric>{formatMs(avgTime)}</TableCell>
            </TableRow>
          )}
        />
      )}
    </Card>
  );
}
