import type { Told } from '@comanda/ui/ConnectionHeader';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Download, Volume2, VolumeX } from 'lucide-react';
import type { Kitchen, KitchenState } from '../../engine/kitchen.ts';
import { noticeText } from './noticeText.ts';
import { saveKept } from './saveKept.ts';
import { toneOf } from './toldFirst.ts';

export interface Telling extends Pick<
  KitchenState,
  'notices' | 'isDiskSound' | 'isDiskAway' | 'isElsewhere'
> {
  readonly kitchen: Kitchen;
  /** New orders would not be heard. */
  readonly isSilent: boolean;
  readonly onTest: () => void;
  readonly onClose: (notice: string) => void;
}

/** Whatever there is to tell, in words. */
export const toldOf = (telling: Telling, i18n: I18n): readonly Told[] => {
  const { notices, isDiskSound, isDiskAway, isElsewhere, kitchen, isSilent, onTest, onClose } = telling;
  return [
    ...(isDiskAway
      ? [
          {
            id: 'diskAway',
            tone: 'danger',
            text: i18n._(msg`This screen cannot read its disk`),
            detail: i18n._(
              msg`Presses go straight to the platform; those that wait are lost where this page is closed. Start this device again when it is quiet.`,
            ),
          } as const,
        ]
      : []),
    ...(isDiskSound || isDiskAway
      ? []
      : [
          {
            id: 'disk',
            tone: 'danger',
            text: i18n._(msg`This screen cannot keep what is pressed`),
            detail: i18n._(msg`Use another screen, free some space on this device and start it again.`),
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
            label: i18n._(msg`Save it as a file`),
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
            text: i18n._(msg`Another window of this browser shows this monitor`),
            detail: i18n._(
              msg`Presses count in the other one only, and only that one is heard. Close one of them.`,
            ),
          } as const,
        ]
      : []),
    ...(isSilent && !isElsewhere
      ? [
          {
            id: 'silent',
            tone: 'warning',
            icon: VolumeX,
            text: i18n._(msg`No sound`),
            detail: i18n._(
              msg`New orders cannot be heard: the browser keeps a page silent until somebody touches it.`,
            ),
            action: { label: i18n._(msg`Sound on`), icon: Volume2, onPress: onTest },
          } as const,
        ]
      : []),
  ];
};
