interface HoneypotFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** A field that people neither see nor reach. What fills it in is marked as a program. */
export function HoneypotField({ text, onChange }: HoneypotFieldProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
