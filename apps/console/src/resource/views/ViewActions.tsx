import type { View } from '@comanda/api/calls';
import { Badge } from '@comanda/ui/Badge';
import { Button } from '@comanda/ui/Button';
import { PlainIconButton } from '@comanda/ui/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@comanda/ui/Menu';
import { useLingui } from '@lingui/react/macro';
import { ArrowUpDown, Ellipsis, House, Pencil, Plus, RotateCcw, Save, Trash2 } from 'lucide-react';
import * as css from './views.css.ts';

export interface ViewActionsProps {
  /** The view in hand; none: the list without one. */
  readonly current: View | undefined;
  /** Whether the list has been changed since the view was chosen. */
  readonly isChanged: boolean;
  /** Whether all that was saved can still be shown. */
  readonly isWhole: boolean;
  readonly isDefault: boolean;
  /** How many views there are. */
  readonly count: number;
  readonly mayChange: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
  readonly onDefault: (isDefault: boolean) => void;
  readonly onDialog: (kind: 'new' | 'arrange' | 'edit' | 'remove') => void;
}

/** What may be done with the view in hand, the next step in sight and the rest in a menu. */
export function ViewActions(props: ViewActionsProps) {
  const { current, isChanged, isWhole, mayChange, onSave, onReset, onDialog } = props;
  const { t } = useLingui();
  const maySave = mayChange && (isChanged || !isWhole);
  return (
    <div className={css.end}>
      {isChanged && <Badge tone="info">{t`Changed`}</Badge>}
      <div className={css.wide}>
        {isChanged && (
          <Button size="sm" variant="ghost" onPress={onReset}>
            {t`Reset`}
          </Button>
        )}
        {(isChanged || !current) && (
          <Button size="sm" variant="ghost" iconStart={Plus} onPress={() => onDialog('new')}>
            {current ? t`Save as new` : t`Save as view`}
          </Button>
        )}
        {maySave && (
          <Button size="sm" variant="soft" tone="accent" onPress={onSave}>
            {t`Save`}
          </Button>
        )}
      </div>
      <ActionMenu {...props} maySave={maySave} />
    </div>
  );
}

function ActionMenu(props: ViewActionsProps & { readonly maySave: boolean }) {
  const { current, isChanged, isDefault, count, mayChange, maySave } = props;
  const { onSave, onReset, onDefault, onDialog } = props;
  const { t } = useLingui();
  return (
    <MenuTrigger>
      <PlainIconButton size="sm" icon={Ellipsis} label={t`What to do with views`} />
      <Menu placement="bottom end">
        <MenuSection label={t`The list as it is now`}>
          {maySave && <MenuItem icon={Save} onAction={onSave}>{t`Save`}</MenuItem>}
          <MenuItem icon={Plus} onAction={() => onDialog('new')}>
            {current ? t`Save as new` : t`Save as view`}
          </MenuItem>
          {isChanged && <MenuItem icon={RotateCcw} onAction={onReset}>{t`Reset`}</MenuItem>}
        </MenuSection>
        <MenuSection label={t`Views`}>
          {current && (
            <MenuItem icon={House} onAction={() => onDefault(!isDefault)}>
              {isDefault ? t`No longer open the list with this view` : t`Open the list with this view`}
            </MenuItem>
          )}
          {mayChange && (
            <MenuItem icon={Pencil} onAction={() => onDialog('edit')}>{t`Rename or share`}</MenuItem>
          )}
          {count > 1 && (
            <MenuItem icon={ArrowUpDown} onAction={() => onDialog('arrange')}>{t`Arrange views`}</MenuItem>
          )}
          {mayChange && (
            <MenuItem icon={Trash2} tone="danger" onAction={() => onDialog('remove')}>{t`Delete`}</MenuItem>
          )}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
