import { useEffect } from 'react';

/** ⌘K, or Ctrl K. */
export function useShortcut(onPress: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      // The browser would go to its own search field.
      event.preventDefault();
      onPress();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onPress]);
}
