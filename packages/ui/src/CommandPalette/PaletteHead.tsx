import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import * as css from './CommandPalette.css.ts';

export interface PaletteHeadProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  readonly label: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly onClose: () => void;
  /** The list that is walked from the box; its id where there is something in it. */
  readonly list?: { readonly id: string | undefined; readonly active: string | undefined };
}

/** The box that is typed into, and the way out. */
export function PaletteHead({ label, query, onQueryChange, onClose, list, ...box }: PaletteHeadProps) {
  const { t } = useLingui();
  return (
    <div className={css.head}>
      <span className={css.glass}>
        <Icon icon={Search} />
      </span>
      <input
        {...box}
        {...(list && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': list.id !== undefined,
          'aria-controls': list.id,
          'aria-activedescendant': list.active,
        })}
        className={css.box}
        aria-label={label}
        placeholder={label}
        value={query}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        onChange={(event) => onQueryChange(event.target.value)}
      />
      <PlainIconButton icon={X} label={t`Close`} size="sm" onPress={onClose} />
    </div>
  );
}
