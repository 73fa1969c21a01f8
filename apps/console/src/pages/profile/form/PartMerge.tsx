import type { RecordShape } from '@comanda/api/kernel';
import { fieldLabel } from '@comanda/api/labels';
import { CompareMerge, type MergeChoice } from '@comanda/ui/CompareMerge';
import { Dialog } from '@comanda/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat, useLabel } from '../../../app/index.ts';
import { type DraftStore, fieldsIn } from '../../../resource/form/draft.ts';
import { disputed, firstChoices, merged } from '../../../resource/form/merge.ts';
import { asText } from '../../../resource/values/read.ts';
import type { Stored } from '../../../resource/values/stored.ts';

export interface PartMergeProps {
  readonly shape: RecordShape;
  readonly draft: DraftStore;
  /** The part as it was saved elsewhere. */
  readonly stored: Stored;
  readonly write: (name: string, value: string) => string;
  readonly onBack: () => void;
  readonly onMerged: () => void;
}

/** The profile was saved elsewhere first: which value stays, field by field (docs/product.md §7.5). */
export function PartMerge({ shape, draft, stored, write, onBack, onMerged }: PartMergeProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { instant } = useFormat();
  const { base, values: mine } = draft.get();
  const versions = { original: base.values, theirs: fieldsIn(shape, stored), mine };
  const [choices, setChoices] = useState(() => firstChoices(shape, versions));
  const shown = (name: string, value: unknown) => {
    const text = asText(value);
    return text === '' ? undefined : <bdi>{write(name, text)}</bdi>;
  };
  const moment = instant(stored.updated);
  return (
    <Dialog
      title={t`Your profile was changed elsewhere in the meantime`}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onBack();
      }}
    >
      <CompareMerge
        fields={disputed(shape, versions).map((name) => ({
          id: name,
          label: label(fieldLabel(shape, name)),
          original: shown(name, versions.original[name]),
          theirs: shown(name, versions.theirs[name]),
          mine: shown(name, mine[name]),
        }))}
        choices={choices}
        onChoose={(name, choice: MergeChoice) => setChoices((present) => ({ ...present, [name]: choice }))}
        theirName={t`Elsewhere, ${moment}`}
        onApply={() => {
          draft.rebase(
            { values: versions.theirs, version: stored.version },
            merged(shape, versions, choices),
          );
          onMerged();
        }}
        onCancel={onBack}
      />
    </Dialog>
  );
}
