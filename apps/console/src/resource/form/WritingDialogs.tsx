import { useForm } from './DraftContext.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { ReachDialog } from './ReachDialog.tsx';
import { useSaveKey } from './useSaveKey.ts';
import { ProposalDialog, type ProposalDialogProps } from './ProposalDialog.tsx';

export interface WritingDialogsProps extends ProposalDialogProps {
  /** The record that is changed; none: one is made. */
  readonly id: string | undefined;
  readonly onSave: () => void;
  /** It is to be saved although others use it. */
  readonly onConfirm: () => void;
  /** Back to the form with what was typed: somebody else saved first, or others would be reached. */
  readonly onBack: () => void;
  readonly onMerged: () => void;
  /** What was typed is left behind. */
  readonly onDiscard: () => void;
}

/** What a form that is written has besides: the key that saves, and what it may have to ask. */
export function WritingDialogs({
  id,
  onSave,
  onConfirm,
  onBack,
  onMerged,
  onDiscard,
  ...proposal
}: WritingDialogsProps) {
  const { draft } = useForm();
  const { saving } = proposal;
  useSaveKey(onSave);
  return (
    <>
      <ProposalDialog {...proposal} />
      {saving.kind === 'stale' && <MergeDialog stored={saving.stored} onBack={onBack} onMerged={onMerged} />}
      {saving.kind === 'asked' && id !== undefined && (
        <ReachDialog id={id} onConfirm={onConfirm} onCancel={onBack} />
      )}
      <LeaveDialog draft={draft} onDiscard={onDiscard} />
    </>
  );
}
