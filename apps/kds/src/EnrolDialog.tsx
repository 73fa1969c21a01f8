import { screenCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { errorLabel } from '@comanda/api/labels';
import { nameIn } from '@comanda/machines/language';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState, useTransition } from 'react';
import { preferencesOf } from './boards/shared/preferences.ts';
import type { Choice } from './ChoicePage.tsx';
import { client } from './client.ts';
import * as css from './pages.css.ts';
import { enrolHere } from './screens.ts';
import { session } from './session.ts';

type Problem = Failure | { readonly kind: 'notKept' };

/** Makes this device a screen of a monitor; the person who did so is signed out of it. */
export function EnrolDialog({ choice, onClose }: { readonly choice: Choice; readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const monitor = nameIn(choice.names, i18n.locale, undefined) || choice.code;
  const [preferring] = useState(() => preferencesOf(choice.kind));
  const [name, setName] = useState(() => preferring.deviceName() || monitor);
  const [isPending, start] = useTransition();
  const [problem, setProblem] = useState<Problem>();
  const enrol = async (): Promise<void> => {
    const result = await client.call(screenCalls.enrol, {
      params: { id: choice.id },
      data: { name: name.trim() },
    });
    setProblem(result.ok ? await keep({ ...result.data, name: name.trim() }) : result.failure);
  };
  const keep = async (enrolment: Parameters<typeof enrolHere>[0]): Promise<Problem | undefined> => {
    const { kind, idStore } = enrolment.settings;
    preferring.keepPlace({ operation: kind, device: enrolment.name, kdsIdStore: idStore });
    try {
      await enrolHere(enrolment);
    } catch {
      return { kind: 'notKept' };
    }
    // A screen hangs on a wall: nobody stays signed in behind it.
    session.send({ type: 'SIGN_OUT.ASKED' });
    session.send({ type: 'SIGN_OUT.CONFIRMED' });
    return undefined;
  };
  return (
    <Dialog
      title={t`Show ${monitor} on this screen`}
      size="sm"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>{t`Cancel`}</Button>
          <Button
            tone="accent"
            isPending={isPending}
            isDisabled={name.trim() === ''}
            onPress={() => start(enrol)}
          >{t`Use this screen`}</Button>
        </>
      }
    >
      <div className={css.form}>
        <p>{choice.sName}</p>
        <TextField
          label={t`Name of this screen`}
          description={t`How the back office calls it: where it hangs.`}
          value={name}
          maxLength={100}
          onChange={setName}
        />
        {problem && (
          <Banner tone="danger">
            {problem.kind === 'refused'
              ? i18n._(errorLabel(problem.error.code))
              : problem.kind === 'notKept'
                ? t`This browser does not let the screen keep anything: no private window, and free some space.`
                : t`The platform cannot be reached. Check the connection of this screen and try again.`}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
