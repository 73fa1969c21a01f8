import { avatarCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { portrait } from '@comanda/api/profile';
import { Avatar } from '@comanda/ui/Avatar';
import { Card } from '@comanda/ui/Card';
import { ImageField } from '@comanda/ui/ImageField';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import {
  callOptions,
  failureMessage,
  queryClient,
  refresh,
  toast,
  useCallMutation,
  useLabel,
  useSession,
} from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { usePicture } from '../../app/picture.ts';
import { outcomeOf } from '../../resource/form/outcome.ts';
import { useFaultText } from '../../resource/form/useFaultText.ts';
import * as css from './profile.css.ts';

/** `/profile/picture`: kept as soon as it is chosen, and seen in the top bar at once. */
export function PicturePage() {
  const { t } = useLingui();
  const label = useLabel();
  const say = useFaultText();
  const { user } = useSession();
  const picture = usePicture();
  const { mutate, isPending } = useCallMutation(avatarCalls.set);
  const [problem, setProblem] = useState<{ readonly text: string; readonly failure: Failure }>();
  const name = `${user.uName} ${user.surname}`.trim() || user.email;
  const keep = async (file: File | undefined): Promise<void> => {
    setProblem(undefined);
    const files = file ? { image: file } : {};
    const result = await mutate({ data: { id: user.id }, files });
    if (result.ok) {
      const { hash } = result.data;
      // It came with the answer: nobody sees initials in between.
      const { queryKey } = callOptions(avatarCalls.get, { params: { id: user.id, ts: hash ?? '' } });
      queryClient.setQueryData(queryKey, result.data);
      await refresh('user.logged');
      toast({ tone: 'success', message: file ? t`Picture changed` : t`Picture removed` });
    } else {
      const outcome = outcomeOf(portrait, result.failure);
      const [fault] = outcome.kind === 'faults' ? outcome.faults : [];
      setProblem({
        text: fault ? say(fault) : label(failureMessage(result.failure)),
        failure: result.failure,
      });
    }
  };
  return (
    <>
      <PageHead title={t`Picture`} description={t`Shown beside your name. Without one, your initials are.`} />
      <Card>
        <div className={css.page}>
          <div className={css.line}>
            <Avatar name={name} src={picture} size="xl" />
            <Avatar name={name} src={picture} size="md" />
            <Text as="bdi" weight="medium">
              {name}
            </Text>
          </div>
          <ImageField
            label={t`Picture`}
            value={picture === null ? null : { kind: 'picture', url: picture }}
            onFile={(file) => void keep(file)}
            onRemove={() => void keep(undefined)}
            isPending={isPending}
            error={problem?.text}
            description={t`It is cropped to a square. Where and how it was taken is removed.`}
          />
          {problem && <Refusal failure={problem.failure} />}
        </div>
      </Card>
    </>
  );
}
