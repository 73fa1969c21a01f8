import type { MoveOutcome } from '@comanda/machines/kitchen/rules';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Notice } from '../../engine/kitchen.ts';

export interface NoticeText {
  /** A few words. */
  readonly title: string;
  /** What it means, and what to do. */
  readonly text: string;
}

const refusedText = (outcomes: readonly MoveOutcome[]) => {
  if (outcomes.includes('conflict'))
    return msg`Somebody else has moved it in the meantime; nothing was done here. Look at the order and press again if it still has to be done.`;
  if (outcomes.includes('discarded'))
    return msg`It has been given up in the meantime; nothing was done. Do not cook it.`;
  return msg`This monitor may not do that; nothing was done. Its settings may have changed: ask who manages them.`;
};

const newsOf = ({ fired, voided }: Extract<Notice, { kind: 'back' }>, i18n: I18n): string =>
  new Intl.ListFormat(i18n.locale).format([
    ...(fired > 0 ? [i18n._(msg`${plural(fired, { one: '# new dish', other: '# new dishes' })}`)] : []),
    ...(voided > 0 ? [i18n._(msg`${plural(voided, { one: '# voided', other: '# voided' })}`)] : []),
  ]);

/** What a notice of the engine says. */
export const noticeText = (notice: Notice, i18n: I18n): NoticeText => {
  switch (notice.kind) {
    case 'notStored':
      return {
        title: notice.label,
        text: i18n._(
          msg`This screen could not keep it, so nothing was done. Press it again; if that fails too, use another screen.`,
        ),
      };
    case 'refused':
      return { title: notice.label, text: i18n._(refusedText(notice.outcomes)) };
    case 'notTakenBack':
      return {
        title: notice.label,
        text: i18n._(
          msg`It was not taken back: somebody has moved it since. Look at the order as it is now.`,
        ),
      };
    case 'setAside':
      return {
        title: notice.label,
        text: i18n._(
          msg`The platform does not take it. It is kept on this screen: save it as a file and call support.`,
        ),
      };
    case 'diskLost':
      return {
        title: i18n._(msg`The browser has lost what this screen kept`),
        text: i18n._(
          msg`It goes on by itself. Presses that were not sent yet are gone: compare the board with the dishes.`,
        ),
      };
    case 'message': {
      const { by } = notice;
      return { title: notice.label, text: by === '' ? '' : i18n._(msg`Written by ${by}.`) };
    }
    case 'back': {
      const news = newsOf(notice, i18n);
      return {
        title: i18n._(msg`Connected again`),
        text: i18n._(msg`${news} while there was no connection. The board is up to date.`),
      };
    }
  }
};
