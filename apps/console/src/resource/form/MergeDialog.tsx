import { withPictures } from '@comanda/api/pictures';
import { CompareMerge, type MergeChoice } from '@comanda/ui/CompareMerge';
import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useFormat } from '../../app/index.ts';
import type { Stored } from '../values/stored.ts';
import { valueIn } from '../values/valueIn.ts';
import { fieldsIn } from './draft.ts';
import { useForm } from './DraftContext.tsx';
import { disputed, firstChoices, keptFiles, merged } from './merge.ts';
import { useFieldLabel } from './useFieldLabel.ts';

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
  const { instant } = useFormat();
  const { resource, draft } = useForm();
  const label = useFieldLabel(resource);
  const { versions, previews } = useMemo(() => {
    const { base, values, files } = draft.get();
    // A picture that is still to be sent is mine too.
    const urls = Object.entries(files).map(
      ([path, file]) => [path, { url: URL.createObjectURL(file) }] as const,
    );
    const mine = withPictures(values, Object.fromEntries(urls));
    return {
      versions: { original: base.values, theirs: fieldsIn(resource, stored), mine },
      previews: urls.map(([, { url }]) => url),
    };
  }, [draft, resource, stored]);
  useEffect(() => () => previews.forEach((url) => URL.revokeObjectURL(url)), [previews]);
  const [choices, setChoices] = useState(() => firstChoices(resource, versions));
  const fields = disputed(resource, versions).map((name) => ({
    id: name,
    label: label(name),
    original: valueIn(resource, versions.original, name),
    theirs: valueIn(resource, versions.theirs, name),
    mine: valueIn(resource, versions.mine, name),
  }));
  const choose = (name: string, choice: MergeChoice) =>
    setChoices((present) => ({ ...present, [name]: choice }));
  const apply = () => {
    const { values, files } = draft.get();
    draft.rebase(
      { values: versions.theirs, version: stored.version },
      merged(resource, { ...versions, mine: values }, choices),
      keptFiles(resource, files, choices),
    );
    onMerged();
  };
  const moment = instant(stored.updated);
  return (
    <Dialog
      title={t`Somebody else has changed this record in the meantime`}
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
