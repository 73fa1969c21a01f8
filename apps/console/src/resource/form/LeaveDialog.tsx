import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { hasUnsaved } from '../../app/unsaved.ts';
import type { DraftState } from './draft.ts';

export interface LeaveDialogProps {
  readonly draft: { readonly get: () => Pick<DraftState, 'isDirty'> };
  readonly onDiscard: () => void;
}

/** An ended session leads to sign-in without a question: the draft waits in the tab (docs/product.md §2.3). */
const asksNothing: ReadonlySet<string> = new Set(['/login', '/logout']);

/** Asks before unsaved input is left behind: by a link, the browser's buttons, another company, a closed tab. */
export function LeaveDialog({ draft, onDiscard }: LeaveDialogProps) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      draft.get().isDirty &&
      hasUnsaved() &&
      next.pathname !== current.pathname &&
      !asksNothing.has(next.pathname),
    enableBeforeUnload: () => draft.get().isDirty && hasUnsaved(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      tone="danger"
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.();
      }}
      title={t`Leave without saving?`}
      cancelLabel={t`Stay`}
      confirmLabel={t`Discard`}
      onConfirm={() => {
        onDiscard();
        proceed?.();
      }}
    >
      {t`What you changed here is not saved yet.`}
    </ConfirmDialog>
  );
}
