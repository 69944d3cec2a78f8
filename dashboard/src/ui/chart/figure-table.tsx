/** The figures of a chart, for those who do not see it. */
export function FigureTable({ label, rows }: { label: string; rows: readonly (readonly string[])[] }) {
  return (
    <table className="visually-hidden">
      <caption>{label}</caption>
      <tbody>
        {rows.map(([name, ...values], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without state, and two names may be alike
          <tr key={place}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
