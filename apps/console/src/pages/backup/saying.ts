import type { Backup, BackupReason, BackupState } from '@comanda/api/calls';
import type { StatusTone } from '@comanda/ui/Status';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const isRunning = ({ state }: Pick<Backup, 'state'>): boolean =>
  state === 'making' || state === 'judging' || state === 'restoring';

/** How one stands, in one word. */
export const standingOf: Readonly<
  Record<BackupState, { readonly tone: StatusTone; readonly text: MessageDescriptor }>
> = {
  making: { tone: 'info', text: msg`Being made` },
  arriving: { tone: 'info', text: msg`Not whole yet` },
  judging: { tone: 'info', text: msg`Being checked` },
  ready: { tone: 'success', text: msg`Ready` },
  restoring: { tone: 'info', text: msg`Being restored` },
  restored: { tone: 'success', text: msg`Restored` },
  refused: { tone: 'danger', text: msg`Refused` },
  failed: { tone: 'danger', text: msg`Failed` },
};

/** What went wrong, what is safe, and what to do next. */
export const reasonOf: Readonly<Record<BackupReason, MessageDescriptor>> = {
  fault: msg`Something went wrong on our side. Nothing was changed. Try it again; if it fails again, tell support.`,
  forbidden: msg`Whoever asked for this may not do it. Restoring takes the right to make records in every area: ask the owner of the company.`,
  not_a_backup: msg`This file is no backup of a company. Choose the .zip as it was downloaded here.`,
  changed: msg`This backup was changed after it was made, or comes from another platform. Download it again where it was made.`,
  too_large: msg`There is more than 1 GB of it. Export the areas one by one instead.`,
  not_empty: msg`The company has records by now, so nothing was restored. Open a new company and restore it there.`,
};
