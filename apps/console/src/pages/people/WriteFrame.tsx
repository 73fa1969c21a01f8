import type { Role, RoleEffect } from '@comanda/api/calls';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toast } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { rolesHref, showHref } from './hrefs.ts';
import * as css from './people.css.ts';

export interface WriteFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}
/** A page on which a role is written. */
export function WriteFrame({ title, children }: WriteFrameProps) {
  const { t } = useLingui();
  return (
    <div className={css.page}>
      <PageHead
        title={title}
        trail={<Breadcrumbs items={[{ label: t`Roles`, href: rolesHref }, { label: title }]} />}
      />
      {children}
    </div>
  );
}

/** Says that it is saved, and goes where the role is shown. */
export function useEnding() {
  const { t } = useLingui();
  const router = useRouter();
  return (role: Role, people: readonly RoleEffect[] = []): void => {
    const isTold = people.some(({ loses, gains }) => loses.length + gains.length > 0);
    toast({
      tone: 'success',
      message: t`Role saved`,
      ...(isTold && { detail: t`It takes effect at once, even on pages that are already open.` }),
    });
    router.history.push(showHref(role.code));
  };
}
