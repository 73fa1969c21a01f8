import type { View } from '@comanda/api/calls';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { toast } from '../../app/index.ts';
import { isolated } from '../../app/isolated.ts';
import { ArrangeDialog } from './ArrangeDialog.tsx';
import type { ViewDialog } from './dialog.ts';
import { NameDialog } from './NameDialog.tsx';
import type { ViewChange, Views } from './useViews.ts';
import type { Writes } from './useWrites.ts';

export interface ViewDialogsProps {
  readonly dialog: ViewDialog;
  readonly views: Views;
  readonly writes: Writes;
  readonly onClose: () => void;
  readonly onMade: (view: View) => void;
  readonly onRemoved: () => void;
}

/** Whatever is asked about views. */
export function ViewDialogs({ dialog, onMade, onRemoved, ...common }: ViewDialogsProps) {
  switch (dialog.kind) {
    case 'arrange':
      return <ArrangeDialog {...common} />;
    case 'new':
      return <NameDialog {...common} onMade={onMade} />;
    case 'edit':
      return <NameDialog {...common} onMade={onMade} view={dialog.view} />;
    case 'remove':
      return <RemoveDialog {...common} onRemoved={onRemoved} view={dialog.view} />;
    case 'stale':
      return <StaleDialog {...common} view={dialog.view} change={dialog.change} />;
  }
}

interface QuestionProps extends Pick<ViewDialogsProps, 'views' | 'writes' | 'onClose'> {
  readonly view: View;
}
const closing = (onClose: () => void) => ({
  isOpen: true,
  onOpenChange: (isOpen: boolean) => {
    if (!isOpen) onClose();
  },
});

function RemoveDialog({
  view,
  views,
  writes,
  onClose,
  onRemoved,
}: QuestionProps & Pick<ViewDialogsProps, 'onRemoved'>) {
  const { t } = useLingui();
  const name = isolated(view.name);
  const remove = async () => {
    const failure = await views.remove(view);
    if (failure) writes.tell(failure);
    else {
      toast({ tone: 'success', message: t`View deleted` });
      onRemoved();
    }
  };
  return (
    <ConfirmDialog
      {...closing(onClose)}
      tone="danger"
      title={t`Delete the view ${name}?`}
      confirmLabel={t`Delete`}
      onConfirm={remove}
    >
      {view.shared
        ? t`Nobody in the company will have it any more. The records themselves stay as they are.`
        : t`The records stay as they are.`}
    </ConfirmDialog>
  );
}

function StaleDialog({
  view,
  views,
  change,
  writes,
  onClose,
}: QuestionProps & { readonly change: ViewChange }) {
  const { t } = useLingui();
  const name = isolated(view.name);
  // The views have been read again since: what is overwritten is the newest one.
  const newest = views.views?.find(({ id }) => id === view.id);
  const overwrite = async () => {
    const failure = newest && (await writes.change(newest, change));
    // Somebody was quicker once more: the question stays, about what they saved.
    if (failure === 'asked') return false;
    if (failure) writes.tell(failure);
    return true;
  };
  return (
    <ConfirmDialog
      {...closing(onClose)}
      title={t`Somebody else has changed ${name} in the meantime`}
      confirmLabel={t`Overwrite`}
      cancelLabel={t`Keep theirs`}
      onConfirm={overwrite}
    >
      {t`Overwriting replaces what they saved with what you see here.`}
    </ConfirmDialog>
  );
}
