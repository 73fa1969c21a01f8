import type { AnswerOf, providerCalls } from '@comanda/api/calls';
import type { Result } from '@comanda/api/client';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { cameBack } from '../../app/hideLink.ts';
import { Door } from '../session/Door.tsx';
import { type Begun, takeBegun } from './begun.ts';
import { parametersIn } from './callbackAddress.ts';
import { askFinish } from './calls.ts';
import { Connect } from './Connect.tsx';
import { enter } from './enter.ts';
import { NotSignedIn } from './NotSignedIn.tsx';

type Finished = Result<AnswerOf<typeof providerCalls.finish>>;
interface Outcome {
  readonly begun: Begun | undefined;
  /** Nothing where this tab has nothing to show with which it could be asked. */
  readonly result: Finished | undefined;
}

const finish = async (): Promise<Outcome> => {
  const begun = takeBegun();
  const parameters = parametersIn(cameBack);
  if (!begun || !parameters) return { begun, result: undefined };
  const result = await askFinish({ key: begun.key, ...parameters });
  if (result.ok && result.data.signedIn) await enter(result.data.signedIn, begun.wanted);
  return { begun, result };
};
/** A window comes back once, however often the page is drawn. */
let outcome: Promise<Outcome> | undefined;

/** `/callback`: where a provider sends people back to (docs/product.md §2.6.3). */
export function CallbackPage() {
  const { t } = useLingui();
  const [came, setCame] = useState<Outcome>();
  useEffect(() => {
    let isShown = true;
    void (outcome ??= finish()).then((come) => {
      if (isShown) setCame(come);
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (came) {
    const { begun, result } = came;
    if (!begun || !result)
      return (
        <NotSignedIn
          begun={begun}
          problem={parametersIn(cameBack) ? 'elsewhere' : 'ended'}
          failure={undefined}
        />
      );
    if (!result.ok) return <NotSignedIn begun={begun} failure={result.failure} />;
    if (result.data.offer) return <Connect begun={begun} offer={result.data.offer} />;
  }
  return (
    <Door title={t`Signing you in`}>
      <output>
        <Text>{t`One moment…`}</Text>
      </output>
    </Door>
  );
}
