import type { MoveOutcome } from '@comanda/machines/kitchen/rules';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Kitchen, Notice } from '../engine/kitchen.ts';
import * as css from './board.css.ts';
import { saveKept } from './saveKept.ts';
import { toldFirst, toneOf } from './toldFirst.ts';

/**
 * What a cook has to be told, one at a time: the board is what a cook looks at. Each stays until it is closed, says what to do
 * and how many wait behind it.
 */
export function Notices({
  notices,
  kitchen,
  onClose,
}: {
  readonly notices: readonly Notice[];
  readonly kitchen: Kitchen;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const isAbove = useClearFocus(ref);
  const notice = toldFirst(notices);
  if (!notice) return null;
  const further = notices.length - 1;
  return (
    <div ref={ref} className={isAbove ? `${css.over} ${css.above}` : css.over}>
      <Banner
        key={notice.id}
        tone={toneOf(notice)}
        title={notice.kind === 'diskLost' ? t`The browser has lost what this screen kept` : notice.label}
        onDismiss={onClose}
        actions={
          notice.kind === 'setAside' && (
            <Button onPress={() => void saveKept(kitchen)}>{t`Save it as a file`}</Button>
          )
        }
      >
        <NoticeText notice={notice} />
        {further > 0 && (
          <Text as="p" weight="bold">
            {t`${plural(further, { one: '# more message', other: '# more messages' })}`}
          </Text>
        )}
      </Banner>
    </div>
  );
}

/** Whether the notices go to the upper edge of the board: what has the focus lies under none of them. */
function useClearFocus(over: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  // Notices come and go: what they lie over is looked at each time.
  useEffect(() => {
    const clear = (): void => {
      const focused = document.activeElement;
      const own = over.current;
      if (!focused || !own || own.contains(focused) || focused === document.body) return;
      const [a, b] = [own.getBoundingClientRect(), focused.getBoundingClientRect()];
      const isUnder = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      if (isUnder) setAbove(b.top + b.bottom > innerHeight);
    };
    clear();
    document.addEventListener('focusin', clear);
    return () => document.removeEventListener('focusin', clear);
  });
  return isAbove;
}

function NoticeText({ notice }: { readonly notice: Notice }): ReactNode {
  const { t } = useLingui();
  switch (notice.kind) {
    case 'notStored':
      return t`This screen could not keep it, so nothing was done. Press it again; if that fails too, use another screen.`;
    case 'refused':
      return <Refused outcomes={notice.outcomes} />;
    case 'notTakenBack':
      return t`It was not taken back: somebody has moved it since. Look at the order as it is now.`;
    case 'setAside':
      return t`The platform does not take it. It is kept on this screen: save it as a file and call support.`;
    case 'diskLost':
      return t`It goes on by itself. Presses that were not sent yet are gone: compare the board with the dishes.`;
    case 'back':
      return <Back fired={notice.fired} voided={notice.voided} />;
  }
}

function Back({ fired, voided }: { readonly fired: number; readonly voided: number }) {
  const { t, i18n } = useLingui();
  const parts = [
    ...(fired > 0 ? [t`${plural(fired, { one: '# new dish', other: '# new dishes' })}`] : []),
    ...(voided > 0 ? [t`${plural(voided, { one: '# voided', other: '# voided' })}`] : []),
  ];
  const news = new Intl.ListFormat(i18n.locale).format(parts);
  return t`${news} while there was no connection. The board is up to date.`;
}

function Refused({ outcomes }: { readonly outcomes: readonly MoveOutcome[] }): ReactNode {
  const { t } = useLingui();
  if (outcomes.includes('conflict'))
    return t`Somebody else has moved it meanwhile; nothing was done here. Look at the order and press again if it still has to be done.`;
  if (outcomes.includes('discarded')) return t`It was given up meanwhile; nothing was done. Do not cook it.`;
  return t`This monitor may not do that; nothing was done. Its settings may have changed: ask who manages them.`;
}
