import type { Told } from '@comanda/ui/ConnectionHeader';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { laterCode } from './laterCode.ts';
import type { Telling } from './told.ts';

/** Its words come after the board: whoever has just opened it reads orders first. */
const words = laterCode(async () => (await import('./told.ts')).toldOf);

/** What a cook has to know of the screen itself, for as long as it is so, and of what was done: the head shows it. */
export function useTold(telling: Telling): readonly Told[] {
  const { notices, isDiskSound, isDiskAway, isElsewhere, kitchen, isSilent, onTest, onClose } = telling;
  const { i18n } = useLingui();
  const tell = words.use();
  return useMemo(
    () =>
      tell?.({ notices, isDiskSound, isDiskAway, isElsewhere, kitchen, isSilent, onTest, onClose }, i18n) ??
      [],
    [tell, notices, isDiskSound, isDiskAway, isElsewhere, kitchen, isSilent, onTest, onClose, i18n],
  );
}
