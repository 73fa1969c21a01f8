import { fieldLabel } from '@comanda/api/labels';
import { CompareMerge, type MergeChoice } from '@comanda/ui/CompareMerge';
import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useFormat, useLabel } from '../../app/index.ts';
import type { Stored } from '../values/stored.ts';
import { valueOf } from '../values/Value.tsx';
import { fieldsIn } from './draft.ts';
import { useForm } from './DraftContext.tsx';
import { disputed, firstChoices, merged } from './merge.ts';

export interface MergeDialogProps {
  /** The record as somebody else left it. */
  readonly stored: Stored;
  readonly onBack: () => void;
  /** The draft now goes on from their record; it is to be saved. */
  readonly onMerged: () => void;
}

/** Somebody else saved first: whose value stays, field by field (docs/product.md §7.5). */
export function MergeDialog({ stored, onBack, onMerged }: MergeDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { instant } = useFormat();
  const { resource, draft } = useForm();
  const versions = useMemo(() => {
    const { base, values } = draft.get();
    return { original: base.values, theirs: fieldsIn(resource, stored), mine: values };
  }, [draft, resource, stored]);
  const [choices, setChoices] = useState(() => firstChoices(resource, versions));
  const fields = disputed(resource, versions).map((name) => ({
    id: name,
    label: label(fieldLabel(resource, name)),
    original: valueOf(resource, name, versions.original[name]),
    theirs: valueOf(resource, name, versions.theirs[name]),
    mine: valueOf(resource, name, versions.mine[name]),
  }));
  const choose = (name: string, choice: MergeChoice) =>
    setChoices((present) => ({ ...present, [name]: choice }));
  const apply = () => {
    draft.rebase({ values: versions.theirs, version: stored.version }, merged(resource, versions, choices));
    onMerged();
  };
  const moment = instant(stored.updated);
  return (
    <Dialog
      title={t`Somebody else changed this record meanwhile`}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onBack();
      }}
    >
      <CompareMerge
        fields={fields}
        choices={choices}
        onChoose={choose}
        theirName={t`Theirs, ${moment}`}
        onApply={apply}
        onCancel={onBack}
      />
    </Dialog>
  );
}
