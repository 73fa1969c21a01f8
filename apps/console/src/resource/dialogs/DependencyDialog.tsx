import { nameOf, pluralOf } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { Link } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { useFormat, useLabel } from '../../app/index.ts';
import { areaOf } from '../../routes/resources.ts';
import type { Dependency } from './dependencies.ts';
import * as css from './dialogs.css.ts';

export interface DependencyDialogProps {
  /** Nothing: closed. */
  readonly dependencies: readonly Dependency[];
  readonly onClose: () => void;
}

/** Says which records still use what was to be deleted, and leads to them. */
export function DependencyDialog({ dependencies, onClose }: DependencyDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { number } = useFormat();
  return (
    <Dialog
      title={t`Still in use`}
      size="sm"
      isOpen={dependencies.length > 0}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      renderActions={({ close }) => (
        <Button tone="accent" onPress={close}>
          {t`Close`}
        </Button>
      )}
    >
      <p className={css.text}>
        {t`Nothing was deleted. Take it out of these records first, or deactivate it instead.`}
      </p>
      <ul className={css.list}>
        {dependencies.map(({ entity, count, code }) => {
          const area = areaOf(entity);
          const name = label(count === 1 ? nameOf(entity) : pluralOf(entity));
          return (
            <li key={`${entity} ${code}`} className={css.item}>
              <bdi className={css.code}>{code}</bdi>
              {area ? (
                <Link href={area.path} onPress={onClose}>
                  {number(count)} {name}
                </Link>
              ) : (
                <span>
                  {number(count)} {name}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
