import { NavList } from '@comanda/ui/NavList';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';
import { type ProfilePage, profilePages } from './pages.ts';
import * as css from './profile.css.ts';

export interface ProfileFrameProps {
  readonly page: ProfilePage;
}

/** `/profile`: what a person keeps of themselves, page by page (docs/product.md §22.3). */
export function ProfileFrame({ page: { path: current, Page } }: ProfileFrameProps) {
  const { t } = useLingui();
  const label = useLabel();
  return (
    <div className={css.frame}>
      <div className={css.pages}>
        <NavList
          label={t`Your profile`}
          items={profilePages.map(({ path, label: text, icon }) => ({
            href: `/profile/${path}`,
            label: label(text),
            icon,
            isCurrent: path === current,
          }))}
        />
      </div>
      <div className={css.place}>
        <div className={css.page} key={current}>
          <Page />
        </div>
      </div>
    </div>
  );
}
