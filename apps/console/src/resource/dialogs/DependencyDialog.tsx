import { nameOf, pluralOf } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { UsedBy } from '@comanda/ui/UsedBy';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat, useLabel } from '../../app/index.ts';
import { areaOf } from '@comanda/api/areas';
import type { Dependency } from './dependencies.ts';
import { usageOf, type UsageTexts } from './usage.ts';

export interface DependencyDialogProps {
  /** Nothing: closed. */
  readonly dependencies: readonly Dependency[];
  /** Deactivates what cannot go, in place of deleting it; none where that is not possible. */
  readonly onDeactivate: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Says which records still use what was to be deleted, and leads to them. */
export function DependencyDialog({ dependencies, onDeactivate, onClose }: DependencyDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { number, names } = useFormat();
  const texts: UsageTexts = {
    summary: (entity, count) => `${number(count)} ${label(count === 1 ? nameOf(entity) : pluralOf(entity))}`,
    more: (count) => t`${plural(count, { one: 'and # more', other: 'and # more' })}`,
    name: names,
  };
  return (
    <Dialog
      title={t`Still in use`}
      size="sm"
      isOpen={dependencies.length > 0}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      {...(onDeactivate && {
        actions: (
          <>
            <Button slot="close">{t`Cancel`}</Button>
            <Button tone="accent" onPress={onDeactivate}>
              {t`Deactivate instead`}
            </Button>
          </>
        ),
      })}
    >
      <p>{t`Nothing was deleted. Remove it from these records first, or deactivate it instead.`}</p>
      <UsedBy
        uses={dependencies.map((dependency) => usageOf(dependency, areaOf(dependency.entity), texts))}
      />
    </Dialog>
  );
}
