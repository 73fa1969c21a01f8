import { useLingui } from '@lingui/react/macro';
import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { useShell } from '../AppShell/index.ts';
import * as css from './TopBar.css.ts';

export interface TopBarProps {
  /** The brand's logo, as a link home. */
  readonly brand: ReactNode;
  /** What the page is about: the company selector. */
  readonly context?: ReactNode;
  /** At the end side: shortcuts, language, theme, the person. */
  readonly children?: ReactNode;
}

/** The line over the page. Inside an AppShell it opens and closes the menu. */
export function TopBar({ brand, context, children }: TopBarProps) {
  const { t } = useLingui();
  const shell = useShell();
  return (
    <div className={css.bar}>
      {shell && (
        <IconButton
          icon={MenuIcon}
          label={shell.isMenuOpen ? t`Close menu` : t`Open menu`}
          tooltip="bottom"
          aria-expanded={shell.isMenuOpen}
          onPress={() => shell.setMenuOpen(!shell.isMenuOpen)}
          {...(shell.place !== 'drawer' && { 'aria-controls': shell.menuId })}
        />
      )}
      <div className={css.brand}>{brand}</div>
      <div className={css.context}>{context}</div>
      <div className={css.end}>{children}</div>
    </div>
  );
}
