import styles from './article-sign.module.css';

/** A line drawing for each article, in the hand of the site: dashed ways and dots where something happens. */
const drawings: Readonly<
  Record<string, { ways: string; lines: string; dots: readonly (readonly [number, number])[] }>
> = {
  'answer-leads-in-minutes': {
    ways: 'M44 12a30 30 0 1 1-26 15',
    lines: 'M44 26v17l12 7M92 22h54v26h-36l-12 11V48h-6z',
    dots: [[44, 12]],
  },
  'customs-and-data-across-borders': {
    ways: 'M80 4v72',
    lines: 'M14 30h44v28H14zM25 30v28M36 30v28M47 30v28M106 20h28l10 10v34h-38zM134 20v10h10M114 40h20M114 50h20',
    dots: [
      [80, 22],
      [80, 58],
    ],
  },
};

export function ArticleSign({ slug }: { slug: string }) {
  const drawing = drawings[slug];
  if (!drawing) return null;
  return (
    <svg className={styles.sign} viewBox="0 0 160 80" aria-hidden="true">
      <path className={styles.way} d={drawing.ways} />
      <path d={drawing.lines} />
      {drawing.dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}
