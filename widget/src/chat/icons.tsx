/** Strokes in the text's colour follow the theme. Hidden from screen readers, so that a button needs a label. */
function Icon({ path, size = 20, stroke = 2 }: { path: string; size?: number; stroke?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={path} stroke-width={stroke} stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

export const MegMark = ({ size = 26 }: { size?: number }) => (
  <Icon size={size} path="M4 17V9l4 3.5L12 8l4 4.5L20 9v8" />
);
export const CloseIcon = () => <Icon path="M6 6l12 12M18 6L6 18" />;
export const DownIcon = () => <Icon path="M12 5v14M6 13l6 6 6-6" />;
export const SendIcon = () => <Icon path="M5 12h14M13 6l6 6-6 6" />;
export const RestartIcon = () => <Icon size={18} path="M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5" />;
