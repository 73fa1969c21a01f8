import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { session } from '../app/session.ts';
import { hasUnsaved } from '../app/unsaved.ts';

/** Asks before signing out (docs/product.md §2.4). */
export function SignOutDialog({ onCancel }: { readonly onCancel?: () => void }) {
  const { t } = useLingui();
  const isAsked = useSelector(session, ({ context }) => context.isSignOutAsked);
  return (
    <ConfirmDialog
      isOpen={isAsked}
      onOpenChange={(isOpen) => {
        if (isOpen || !session.getSnapshot().context.isSignOutAsked) return;
        session.send({ type: 'SIGN_OUT.CANCELLED' });
        onCancel?.();
      }}
      title={t`Sign out?`}
      confirmLabel={t`Sign out`}
      onConfirm={() => session.send({ type: 'SIGN_OUT.CONFIRMED' })}
    >
      {hasUnsaved()
        ? t`What you typed and did not save will be lost. What is saved stays.`
        : t`What you saved stays. You need your password to come back.`}
    </ConfirmDialog>
  );
}
