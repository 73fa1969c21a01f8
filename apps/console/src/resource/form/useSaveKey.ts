import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, or Cmd+S, saves. A figure that is still being typed counts: its box hands it over when it loses focus. */
export function useSaveKey(isOn: boolean, save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's';
    if (!isSave) return;
    event.preventDefault();
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
      focused.blur();
      focused.focus();
    }
    save();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
