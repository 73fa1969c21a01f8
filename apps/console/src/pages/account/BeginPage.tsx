import { Banner } from '@comanda/ui/Banner';
import { Link } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCarried } from '../../app/carried.ts';
import { currentLanguage } from '../../app/language.ts';
import { signInHref } from '../../app/signInHref.ts';
import { forget, readStored, tabShelf } from '../../app/storage.ts';
import { Door } from '../session/Door.tsx';
import * as css from '../session/Door.css.ts';
import { AccountForm } from './AccountForm.tsx';
import { askBegin } from './calls.ts';
import { goToSignIn } from './goToSignIn.ts';
import { isLinkEnded } from './refusals.ts';
import { useAsking } from './useAsking.ts';

/** `/begin#{token}`: the first operator of an installation (docs/product.md §22.6). */
export function BeginPage() {
  const { t } = useLingui();
  const carried = useCarried();
  const [token] = useState(() => readStored('beginning', tabShelf()) ?? '');
  const call = useAsking(askBegin);
  if (token === '' || isLinkEnded(call.failure))
    return (
      <Door title={t`This link no longer works`}>
        <Banner tone="warning">
          {t`It works once, within an hour. Until there is an operator, the server prints a new one each time it starts.`}
        </Banner>
        <div className={css.ways}>
          <Link href={signInHref(undefined)}>{t`Sign in`}</Link>
        </div>
      </Door>
    );
  return (
    <Door title={t`Create the first operator`}>
      <Text as="p">{t`Operators look after the companies of this installation. This account is the first one.`}</Text>
      <AccountForm
        initial={carried}
        submit={t`Create and sign in`}
        call={call}
        onSubmit={async (draft) => {
          const failure = await call.ask({ ...draft, token, lang: currentLanguage() });
          if (failure) return failure;
          forget('beginning', tabShelf());
          goToSignIn({ email: draft.email.trim(), password: draft.password }, '/');
          return undefined;
        }}
      />
    </Door>
  );
}
