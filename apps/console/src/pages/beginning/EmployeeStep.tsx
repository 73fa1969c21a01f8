import { resourceCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { faultLabel } from '@comanda/api/labels';
import { employee } from '@comanda/api/areas/basics/employee';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { FormFrame } from '@comanda/ui/Form';
import { TextField } from '@comanda/ui/TextField';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../access/Refusal.tsx';
import { failureMessage, useCallMutation, useLabel, useSession } from '../../app/index.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { codeOf } from '../../resource/form/codeOf.ts';
import * as css from './beginning.css.ts';
import { refreshed } from './refreshed.ts';
import type { StoreStepProps } from './StoreStep.tsx';

const { create } = resourceCalls(employee);
/** Four digits that nobody chose: those that people choose are guessed. */
const drawnPin = (): string => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(drawn % 10_000).padStart(4, '0');
};
/** A till has room for so many letters of a name. */
const longest = 20;

/** Who signs in at the till first: whoever begins, unless they say somebody else. */
export function EmployeeStep({ company, standing }: StoreStepProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { user } = useSession();
  const { mutate, isPending } = useCallMutation(create, { refreshes: refreshed });
  const [name, setName] = useState(user.uName.slice(0, longest));
  const [pin, setPin] = useState(drawnPin);
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const [failure, setFailure] = useState<Failure>();
  const main = company.languages.find(({ isDefault }) => isDefault)?.iso ?? 'en-GB';
  const text = (field: string) => faults[field] && label(faults[field]);
  const save = async (): Promise<void> => {
    const alias = name.trim();
    const wrong = {
      ...(alias === '' && { alias: faultLabel('required') }),
      ...(!/^\d{4}$/.test(pin) && { pin: msg`Enter four digits.` }),
    };
    setFaults(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return;
    const nth = standing.employees + 1;
    const result = await mutate({
      data: {
        idCompany: company.id,
        code: codeOf(alias) || `E${nth}`,
        names: { [main]: alias },
        alias,
        pin,
        order: nth * 10,
      },
    });
    if (result.ok) return;
    const told = faultsOf(result.failure);
    setFaults(told);
    if (!told['alias'] && !told['pin']) setFailure(result.failure);
  };
  return (
    <FormFrame UNSAFE_className={css.fields} isPending={isPending} onSubmit={() => void save()}>
      {failure && (
        <Banner tone="danger">
          {label(failureMessage(failure))}
          <Refusal failure={failure} />
        </Banner>
      )}
      <TextField
        label={t`Name at the till`}
        dir="auto"
        maxLength={longest}
        value={name}
        onChange={setName}
        error={text('alias')}
      />
      <TextField
        label={t`PIN`}
        description={t`They sign in at the till with these four digits. Note them: they are not shown again.`}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={pin}
        onChange={setPin}
        error={text('pin')}
      />
      <div className={css.line}>
        <Button type="submit" tone="accent" isPending={isPending}>
          {t`Create employee`}
        </Button>
      </div>
    </FormFrame>
  );
}
