import type { MoveOutcome } from '@comanda/machines/kitchen/rules';
import { Banner, type BannerTone } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Kitchen, Notice } from '../engine/kitchen.ts';
import * as css from './board.css.ts';
import { saveKept } from './saveKept.ts';

/** Most that are shown at a time: the board is what a cook looks at. The rest follow as these are closed. */
const MOST = 2;

const tones: Readonly<Record<Notice['kind'], BannerTone>> = {
  notStored: 'danger',
  refused: 'warning',
  notTakenBack: 'warning',
  setAside: 'danger',
  diskLost: 'danger',
  back: 'info',
};

/** What a cook has to be told; each stays until it is closed, and says what to do. */
export function Notices({
  notices,
  kitchen,
}: {
  readonly notices: readonly Notice[];
  readonly kitchen: Kitchen;
}) {
  const { t } = useLingui();
  if (notices.length === 0) return null;
  const further = notices.length - MOST;
  return (
    <div className={css.notices}>
      {notices.slice(0, MOST).map((notice) => (
        <Banner
          key={notice.id}
          tone={tones[notice.kind]}
          title={notice.kind === 'diskLost' ? t`The browser has lost what this screen kept` : notice.label}
          onDismiss={() => kitchen.dismiss(notice.id)}
          actions={
            notice.kind === 'setAside' && (
              <Button onPress={() => void saveKept()}>{t`Save it as a file`}</Button>
            )
          }
        >
          <NoticeText notice={notice} />
        </Banner>
      ))}
      {further > 0 && (
        <p
          className={css.further}
        >{t`${plural(further, { one: '# more message', other: '# more messages' })}`}</p>
      )}
    </div>
  );
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
