import { useShortcuts } from '../../commands/shortcuts/useShortcuts.ts';

/** The key that saves. A figure that is still being typed counts: its box hands it over when it loses focus. */
export function useSaveKey(save: () => void): void {
  const onSave = (): void => {
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
      focused.blur();
      focused.focus();
    }
    save();
  };
  useShortcuts({ save: onSave });
}
