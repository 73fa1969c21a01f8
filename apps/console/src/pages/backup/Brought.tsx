import { type Backup, backupCalls } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';
import { useCallMutation } from '../../app/queries.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import * as css from './backup.css.ts';
import { Preview } from './Preview.tsx';
import { Progress } from './Progress.tsx';
import { isRunning, reasonOf } from './saying.ts';
import { useForget } from './useForget.ts';

const refreshes = ['backup.standing'];

/** A file that was brought: what it would bring, how far it is, or why it is not taken. */
export function Brought({ backup }: { readonly backup: Backup }) {
  const { t } = useLingui();
  const label = useLabel();
  const { mutate, isPending } = useCallMutation(backupCalls.restore, { refreshes });
  const { forget, isForgetting } = useForget(backup);
  const { id, idCompany, fileName, state, reason, contents } = backup;
  if (isRunning(backup)) return <Progress backup={backup} />;
  const restore = async (): Promise<void> => {
    const result = await mutate({ data: { idCompany, id } });
    if (!result.ok) tellFailure(result.failure, t`Not restored.`);
  };
  const isReady = state === 'ready' && reason === null;
  return (
    <div className={css.stack}>
      <Text weight="medium" wrap="anywhere" dir="auto">
        {fileName}
      </Text>
      {reason && <Banner tone="danger">{label(reasonOf[reason])}</Banner>}
      {state === 'arriving' && (
        <Banner tone="warning">
          {t`Only a part of this file has come. Choose another file, and then this one again.`}
        </Banner>
      )}
      {isReady && contents && <Preview contents={contents} />}
      {isReady && (
        <Text as="p" size="sm" tone="muted">
          {t`The company keeps its name and its people. Employees need new PINs, tills new licences, and what was restored is to be published to them.`}
        </Text>
      )}
      <div className={css.line}>
        {isReady && (
          <Button tone="accent" isPending={isPending} onPress={() => void restore()}>
            {t`Restore all of it`}
          </Button>
        )}
        <Button isPending={isForgetting} onPress={() => void forget()}>
          {t`Choose another file`}
        </Button>
      </div>
    </div>
  );
}
