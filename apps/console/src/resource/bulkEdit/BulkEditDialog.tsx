import type { Edit } from '@comanda/api/bulk';
import type { RecordFilter } from '@comanda/api/calls';
import { isPublished, type Resource } from '@comanda/api/kernel';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { countSelected, type Selection } from '@comanda/ui/DataTable';
import { Dialog } from '@comanda/ui/Dialog';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, useFormat, useLabel } from '../../app/index.ts';
import { useUnsavedDialog } from '../../app/useUnsavedDialog.ts';
import { ChooseEdit } from './ChooseEdit.tsx';
import * as css from './bulkEdit.css.ts';
import { Outcome } from './Outcome.tsx';
import { tellDone } from '../recordWrites.ts';
import { hadIn, type Run, targetOf, withOutcome } from './run.ts';
import type { Subject } from './subjects.ts';
import { useBulkEdit } from './useBulkEdit.ts';
import { useTenant } from '../useTenant.ts';

export interface BulkEditDialogProps {
  readonly resource: Resource;
  /** The records that were chosen, among those that `asked` finds. */
  readonly selection: Selection;
  /** What is to be edited, where that has been chosen already. */
  readonly subject: Subject | undefined;
  readonly asked: RecordFilter;
  /** How many `asked` finds. */
  readonly total: number;
  readonly onClose: () => void;
  /** Chooses records in the list. */
  readonly onSelect: (ids: readonly string[]) => void;
}

/** Edits fields of many records: what is to be done, what would come of it, what came of it (docs/product.md §6.4). */
export function BulkEditDialog({
  resource,
  selection,
  subject,
  asked,
  total,
  onClose,
  onSelect,
}: BulkEditDialogProps) {
  const { t } = useLingui();
  // What was chosen when the dialog opened: an edit may well change what the list finds.
  const [{ count, target }] = useState(() => ({
    count: countSelected(selection, total),
    target: targetOf(selection, asked),
  }));
  const idCompany = useTenant(resource);
  const work = useBulkEdit(resource, target, count);
  const { phase } = work;
  const form = useId();
  const [isBegun, setBegun] = useState(false);
  useUnsavedDialog(isBegun && phase.kind !== 'applied');
  const apply = async (edits: readonly Edit[], run: Run) => {
    const done = await work.apply(edits, run);
    const changed = withOutcome(done.results, 'changed').length;
    if (changed > 0)
      tellDone(resource, t`${plural(changed, { one: '# record changed', other: '# records changed' })}`, {
        idCompany,
        had: hadIn(done.results),
      });
    if (!done.left && done.results.length === changed && run.results.length === changed) onClose();
  };
  return (
    <Dialog
      title={t`${plural(count, { one: 'Edit # record', other: 'Edit # records' })}`}
      size="lg"
      isOpen
      isKeyboardDismissDisabled={phase.kind === 'running'}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        // What is under way is told before anything closes.
        if (phase.kind === 'running') work.stop();
        else onClose();
      }}
      actions={<Actions work={work} form={form} onApply={apply} onSelect={onSelect} />}
    >
      <div className={css.stack}>
        <ChooseEdit
          resource={resource}
          subject={subject}
          isHidden={phase.kind !== 'choosing'}
          form={form}
          onBegin={() => setBegun(true)}
          onPreview={(edits) => void work.tryOut(edits)}
        />
        {phase.kind === 'running' && <Running {...phase} />}
        {(phase.kind === 'tried' || phase.kind === 'applied') && (
          <>
            <Interrupted run={phase.run} isTrial={phase.kind === 'tried'} />
            <Outcome
              key={phase.kind}
              resource={resource}
              results={phase.run.results}
              isTrial={phase.kind === 'tried'}
            />
            {isPublished(resource) && withOutcome(phase.run.results, 'changed').length > 0 && (
              <Text as="p" tone="muted" size="sm">
                {t`Nothing reaches the tills until it is published. Until then you can discard it under Changes.`}
              </Text>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function Running({ isTrial, done, total }: { isTrial: boolean; done: number; total: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const most = Math.max(total, done);
  return (
    <ProgressBar
      label={isTrial ? t`Checking` : t`Changing`}
      value={done}
      max={most}
      valueText={t`${number(done)} of ${number(most)}`}
    />
  );
}

/** A run that did not get to its end says how far it came, and why. */
function Interrupted({ run, isTrial }: { readonly run: Run; readonly isTrial: boolean }) {
  const { t } = useLingui();
  const label = useLabel();
  if (!run.left) return null;
  const { length } = run.results;
  return (
    <Banner tone={run.failure ? 'danger' : 'warning'} title={t`Some records were not reached`}>
      {run.failure && `${label(failureMessage(run.failure))} `}
      {isTrial
        ? t`${plural(length, { one: 'Only # record was tried out.', other: 'Only # records were tried out.' })}`
        : t`The others are as they were.`}
      {run.failure && <Refusal failure={run.failure} />}
    </Banner>
  );
}

interface ActionsProps {
  readonly work: ReturnType<typeof useBulkEdit>;
  /** The form that asks what is to be done. */
  readonly form: string;
  readonly onApply: (edits: readonly Edit[], run: Run) => Promise<void>;
  readonly onSelect: (ids: readonly string[]) => void;
}

function Actions({ work, form, onApply, onSelect }: ActionsProps) {
  const { t } = useLingui();
  const { phase } = work;
  if (phase.kind === 'running') return <Button onPress={work.stop}>{t`Stop`}</Button>;
  if (phase.kind === 'choosing')
    return (
      <>
        <Button slot="close">{t`Cancel`}</Button>
        <Button type="submit" form={form} tone="accent">
          {t`Show what would change`}
        </Button>
      </>
    );
  const { edits, run } = phase;
  const refused = withOutcome(run.results, 'refused').map(({ id }) => id);
  const changing = withOutcome(run.results, 'changed').length;
  const select = refused.length > 0 && (
    <Button onPress={() => onSelect(refused)}>{t`Select the refused`}</Button>
  );
  const again = refused.length > 0 && (
    <Button
      onPress={() => void work.tryOut(edits, { records: refused.map((id) => ({ id })) }, refused.length)}
    >
      {t`Try the refused again`}
    </Button>
  );
  if (phase.kind === 'tried')
    return (
      <>
        <Button onPress={work.back}>{t`Back`}</Button>
        {changing === 0 && select}
        <Button tone="accent" isDisabled={changing === 0} onPress={() => void onApply(edits, run)}>
          {t`${plural(changing, { one: 'Change # record', other: 'Change # records' })}`}
        </Button>
      </>
    );
  return (
    <>
      {select}
      {again}
      {run.left && <Button onPress={() => void work.goOn(edits, run)}>{t`Continue`}</Button>}
      <Button slot="close" tone="accent">{t`Done`}</Button>
    </>
  );
}
