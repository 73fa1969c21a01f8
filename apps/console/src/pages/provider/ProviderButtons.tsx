import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { wantedBy } from '../../app/signInHref.ts';
import * as css from '../session/Door.css.ts';
import { BeginProblem } from './BeginProblem.tsx';
import { useBegin } from './useBegin.ts';

export interface ProviderButtonsProps {
  readonly providers: readonly { readonly id: string; readonly label: string }[];
}

/** At the sign-in: the brand's own providers (docs/product.md §2.6.1). */
export function ProviderButtons({ providers }: ProviderButtonsProps) {
  const { t } = useLingui();
  const { begin, isPending, failure } = useBegin();
  const [asked, setAsked] = useState<string>();
  const label = providers.find(({ id }) => id === asked)?.label ?? '';
  return (
    <div className={css.form}>
      {providers.map(({ id, label }) => (
        <Button
          key={id}
          size="lg"
          isWide
          isPending={isPending && asked === id}
          isDisabled={isPending && asked !== id}
          onPress={() => {
            setAsked(id);
            begin({ provider: id, label, wanted: wantedBy(location.search) });
          }}
        >
          {t`Continue with ${label}`}
        </Button>
      ))}
      <BeginProblem failure={failure} label={label} />
    </div>
  );
}
