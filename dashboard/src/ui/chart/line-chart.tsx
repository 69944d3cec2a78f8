import { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { type MouseEvent, useState } from 'react';
import { useWidth } from '../browser/use-width.js';
import { formatNumber } from '../text/format.js';
import styles from './chart.module.css';
import { FigureTable } from './figure-table.js';
import { labelledPlaces } from './labelled-places.js';

interface Point {
  label: string;
  value: number;
}

interface LineChartProps {
  label: string;
  points: readonly Point[];
  /** Opens what is behind a point that is pressed. */
  onOpen?: (place: number) => void;
}

const heightPx = 220;
const margin = { top: 12, right: 12, bottom: 24, left: 44 };
const labelRoomPx = 84;
const tickCount = 4;
/** The first and the last label stay inside of the chart; the others have their middle at their place. */
const anchors = { first: 'start', between: 'middle', last: 'end' } as const;

function anchorOf(place: number, points: readonly Point[]) {
  if (place === points.length - 1) return anchors.last;
  return place === 0 ? anchors.first : anchors.between;
}

function scalesFor(points: readonly Point[], widthPx: number) {
  const places = points.map((_, place) => place);
  const x = scalePoint({ domain: places, range: [margin.left, Math.max(margin.left + 1, widthPx - margin.right)] });
  const highest = Math.max(tickCount, ...points.map(({ value }) => value));
  const y = scaleLinear({ domain: [0, highest], range: [heightPx - margin.bottom, margin.top], nice: tickCount });
  const plotPx = Math.max(1, widthPx - margin.left - margin.right);
  const isWhole = points.every(({ value }) => Number.isInteger(value));
  // Half a lead is never counted.
  const ticks = y.ticks(tickCount).filter((tick) => !isWhole || Number.isInteger(tick));
  return {
    x: (place: number) => x(place) ?? margin.left,
    y,
    ticks,
    labelled: labelledPlaces(points.length, Math.floor(plotPx / labelRoomPx)),
  };
}

/** A value over time. Pointing at it reads a point; a table says the same to those who do not see it. */
export function LineChart({ label, points, onOpen }: LineChartProps) {
  const [box, widthPx] = useWidth<HTMLDivElement>(640);
  const [pointed, setPointed] = useState<number>();
  const { x, y, ticks, labelled } = scalesFor(points, widthPx);
  const lines = { data: [...points], x: (_: Point, place: number) => x(place), y: ({ value }: Point) => y(value) };

  function placeAt(event: MouseEvent<SVGSVGElement>): number {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const step = points.length > 1 ? x(1) - x(0) : 1;
    return Math.min(points.length - 1, Math.max(0, Math.round((at - x(0)) / step)));
  }
  return (
    <figure ref={box} className={styles.chart} aria-label={label}>
      <svg
        aria-hidden="true"
        width={widthPx}
        height={heightPx}
        className={onOpen && styles.pressable}
        onPointerMove={(event) => setPointed(placeAt(event))}
        onClick={onOpen && ((event) => onOpen(placeAt(event)))}
        onPointerLeave={() => setPointed(undefined)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1={margin.left} x2={widthPx - margin.right} y1={y(tick)} y2={y(tick)} />
            <text className={styles.tick} x={margin.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {labelled.map((place) => (
          <text key={place} className={styles.tick} x={x(place)} y={heightPx - 6} textAnchor={anchorOf(place, points)}>
            {points[place]?.label}
          </text>
        ))}
        <AreaClosed {...lines} yScale={y} className={styles.area ?? ''} />
        <LinePath {...lines} className={styles.line ?? ''} />
        {pointed !== undefined && <PointMark x={x(pointed)} y={y(points[pointed]?.value ?? 0)} foot={y(0)} />}
      </svg>
      {pointed !== undefined && points[pointed] && (
        <p className={styles.readout} aria-hidden="true">
          {points[pointed].label}: <strong>{formatNumber(points[pointed].value)}</strong>
        </p>
      )}
      <FigureTable label={label} rows={points.map(({ label: name, value }) => [name, formatNumber(value)])} />
    </figure>
  );
}

function PointMark({ x, y, foot }: { x: number; y: number; foot: number }) {
  return (
    <g>
      <line className={styles.mark} x1={x} x2={x} y1={y} y2={foot} />
      <circle className={styles.dot} cx={x} cy={y} r={4.5} />
    </g>
  );
}
