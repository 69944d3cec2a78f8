import { Skeleton } from '../feedback/skeleton.js';
import { TableCell, TableRow } from './table.js';

const widths = ['80%', '65%', '50%', '70%', '40%'];

/** Rows that are still coming, in the place that they will have. The list around them says that it loads. */
export function SkeletonRows({ rows = 6, columns }: { rows?: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
    <TableRow key={row} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells that are all alike
        <TableCell key={column}>
          <Skeleton width={widths[(row + column) % widths.length] ?? '80%'} height="1.125rem" />
        </TableCell>
      ))}
    </TableRow>
  ));
}
