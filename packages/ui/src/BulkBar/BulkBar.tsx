import { Plural, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/index.ts';
import type { IconSource } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './BulkBar.css.ts';

export interface BulkBarAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconSource;
  readonly tone?: 'neutral' | 'danger';
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

export interface BulkBarProps {
  /** Names the toolbar. */
  readonly label: string;
  /** How many records are chosen. The bar is there from one on. */
  readonly count: number;
  readonly actions: readonly BulkBarAction[];
  readonly onClear: () => void;
  /** Given when a whole page is chosen and more records match: how many, and how to choose them all. */
  readonly all?: { readonly total: number; readonly onSelectAll: () => void };
}

/** What can be done with the chosen records. The count is announced as it changes. */
export function BulkBar({ label, count, actions, onClear, all }: BulkBarProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const total = all && new Intl.NumberFormat(locale).format(all.total);
  return (
    <div className={css.slot}>
      <output className={count > 0 ? css.count : css.silent}>
        {count > 0 && <Plural value={count} one="# selected" other="# selected" />}
      </output>
      {count > 0 && (
        <Group aria-label={label} className={css.actions}>
          {all && (
            <Button size="sm" variant="ghost" tone="accent" onPress={all.onSelectAll}>
              {t`Select all ${total} that match`}
            </Button>
          )}
          {actions.map((action) => (
            <Button
              key={action.id}
              size="sm"
              tone={action.tone ?? 'neutral'}
              variant={action.tone === 'danger' ? 'soft' : 'solid'}
              isDisabled={action.isDisabled ?? false}
              onPress={action.onAction}
              {...(action.icon && { iconStart: action.icon })}
            >
              {action.label}
            </Button>
          ))}
          <IconButton size="sm" icon={X} label={t`Clear selection`} onPress={onClear} />
        </Group>
      )}
    </div>
  );
}
