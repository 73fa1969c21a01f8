import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Fact, Facts } from '@comanda/ui/Facts';
import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { copyText } from '../../app/copyText.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { ClearKept } from '../errors/ClearKept.tsx';
import { PartState } from './form/PartState.tsx';
import { useSurroundings } from './useSurroundings.ts';

/** `/profile/environment`: where the console runs, to be handed to support as text. */
export function EnvironmentPage() {
  const { t } = useLingui();
  const { facts, failure, retry } = useSurroundings();
  const copy = (): Promise<void> => copyText(facts.map(({ term, value }) => `${term}: ${value}`).join('\n'));
  return (
    <>
      <PageHead
        title={t`Environment`}
        description={t`What support may ask you for. None of it is secret.`}
        actions={<Button iconStart={Copy} onPress={() => void copy()}>{t`Copy all`}</Button>}
      />
      <Card>
        <Facts>
          {facts.map(({ term, value }) => (
            <Fact key={term} term={term}>
              <bdi>{value}</bdi>
            </Fact>
          ))}
        </Facts>
      </Card>
      {failure && <PartState failure={failure} onRetry={retry} />}
      <div>
        <ClearKept />
      </div>
    </>
  );
}
