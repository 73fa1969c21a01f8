import type { Told } from '@comanda/ui/ConnectionHeader';
import { useLingui } from '@lingui/react/macro';
import { Download, Volume2, VolumeX } from 'lucide-react';
import { useMemo } from 'react';
import type { Kitchen, KitchenState } from '../engine/kitchen.ts';
import { noticeText } from './noticeText.ts';
import { saveKept } from './saveKept.ts';
import { toneOf } from './toldFirst.ts';

interface Telling extends Pick<KitchenState, 'notices' | 'isDiskSound' | 'isElsewhere'> {
  readonly kitchen: Kitchen;
  /** New orders would not be heard. */
  readonly isSilent: boolean;
  readonly onTest: () => void;
  readonly onClose: (notice: string) => void;
}

/** What a cook has to know of the screen itself, for as long as it is so, and of what was done: the head shows it. */
export function useTold(telling: Telling): readonly Told[] {
  const { notices, isDiskSound, isElsewhere, kitchen, isSilent, onTest, onClose } = telling;
  const { t, i18n } = useLingui();
  return useMemo(
    (): readonly Told[] => [
      ...(isDiskSound
        ? []
        : [
            {
              id: 'disk',
              tone: 'danger',
              text: t`This screen cannot keep what is pressed`,
              detail: t`Use another screen, free some space on this device and start it again.`,
            } as const,
          ]),
      ...notices.map((notice): Told => {
        const { title, text } = noticeText(notice, i18n);
        return {
          id: notice.id,
          tone: toneOf(notice),
          text: title,
          detail: text,
          onClose: () => onClose(notice.id),
          ...(notice.kind === 'setAside' && {
            action: {
              label: t`Save it as a file`,
              icon: Download,
              onPress: () => void saveKept(kitchen),
            },
          }),
        };
      }),
      ...(isElsewhere
        ? [
            {
              id: 'elsewhere',
              tone: 'warning',
              text: t`Another window of this browser shows this monitor`,
              detail: t`Presses count in the other one only, and only that one is heard. Close one of them.`,
            } as const,
          ]
        : []),
      ...(isSilent && !isElsewhere
        ? [
            {
              id: 'silent',
              tone: 'warning',
              icon: VolumeX,
              text: t`New orders cannot be heard`,
              detail: t`The browser keeps a page silent until somebody touches it.`,
              action: { label: t`Turn the sound on`, icon: Volume2, onPress: onTest },
            } as const,
          ]
        : []),
    ],
    [notices, isDiskSound, isElsewhere, kitchen, isSilent, onTest, onClose, t, i18n],
  );
}
