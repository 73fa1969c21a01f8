import { useForm } from './DraftContext.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { ProposalDialog, type ProposalDialogProps } from './ProposalDialog.tsx';

export interface WritingDialogsProps extends ProposalDialogProps {
  /** Back to the form with what was typed, though somebody else saved first. */
  readonly onBack: () => void;
  readonly onMerged: () => void;
  /** What was typed is left behind. */
  readonly onDiscard: () => void;
}

/** What a form that is written may have to ask: a free code, whose value stays, whether to leave. */
export function WritingDialogs({ onBack, onMerged, onDiscard, ...proposal }: WritingDialogsProps) {
  const { draft } = useForm();
  const { saving } = proposal;
  return (
    <>
      <ProposalDialog {...proposal} />
      {saving.kind === 'stale' && <MergeDialog stored={saving.stored} onBack={onBack} onMerged={onMerged} />}
      <LeaveDialog draft={draft} onDiscard={onDiscard} />
    </>
  );
}
