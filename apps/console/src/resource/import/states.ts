import type { Import, ImportState, ListedImport } from '@comanda/api/calls';
import type { OutcomeKind } from '@comanda/api/transfer';
import type { BadgeTone } from '@comanda/ui/Badge';
import type { StatusTone } from '@comanda/ui/Status';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where an import stands, in a word. */
export const stateTexts: Readonly<Record<ImportState, MessageDescriptor>> = {
  reading: msg`Reading`,
  judging: msg`Checking`,
  ready: msg`Ready`,
  refused: msg`Not readable`,
  storing: msg`Importing`,
  stored: msg`Imported`,
  undoing: msg`Undoing`,
  undone: msg`Undone`,
  failed: msg`Stopped`,
};
export const stateTones: Readonly<Record<ImportState, StatusTone>> = {
  reading: 'info',
  judging: 'info',
  ready: 'accent',
  refused: 'danger',
  storing: 'info',
  stored: 'success',
  undoing: 'info',
  undone: 'neutral',
  failed: 'danger',
};

/** What becomes of rows, in the order that a person cares for. */
export const kindTexts: Readonly<Record<OutcomeKind, MessageDescriptor>> = {
  creates: { id: 'import.creates' },
  changes: msg`Changed`,
  rejected: msg`Not imported`,
  unchanged: { id: 'import.unchanged' },
  belongs: msg`Part of another row`,
  skipped: { id: 'import.skipped' },
};
export const kindTones: Readonly<Record<OutcomeKind, BadgeTone>> = {
  creates: 'success',
  changes: 'info',
  rejected: 'danger',
  unchanged: 'neutral',
  belongs: 'neutral',
  skipped: 'neutral',
};
/** Rows that were refused while they were stored, or that undoing has left. */
export const failedTexts = { stored: msg`Refused`, undone: msg`Kept` } as const;
export const kinds = ['creates', 'changes', 'rejected', 'unchanged', 'belongs', 'skipped'] as const;

/** How many rows would be written. */
export const toStore = (counts: ListedImport['counts']): number =>
  counts === null ? 0 : counts.creates + counts.changes;

/** How a column was recognised. */
export const recognisedTexts: Readonly<Record<Import['recognised'][number], MessageDescriptor>> = {
  heading: msg`By its heading`,
  content: msg`By what is in it`,
  person: msg`Chosen by hand`,
  unknown: msg`Not recognised`,
  repeated: msg`Another column fills it`,
};
