import { useEffect } from 'react';
import { focusTitleIfLost } from '../PageHeader/focusTitle.ts';

/**
 * What a dialog was opened from may be gone when it closes: a row that was deleted. Then the focus goes to the page's title
 * rather than nowhere (2.4.3 of WCAG 2.2).
 */
export function useFocusAfter(): void {
  useEffect(() => focusTitleIfLost, []);
}
