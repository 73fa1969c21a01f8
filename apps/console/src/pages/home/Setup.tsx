import type { Company } from '@comanda/api/calls';
import { focusTitle } from '@comanda/ui/PageHeader';
import { SetupChecklist } from '@comanda/ui/SetupChecklist';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLabel } from '../../app/label.ts';
import { useActions } from '../../app/permissions.ts';
import { readStored, store } from '../../app/storage.ts';
import { setupStateOf, setupSteps } from './setup.ts';
import { useSetupFacts } from './useSetupFacts.ts';

const keyOf = ({ id }: Company) => `setup.${id}` as const;

/** Whether a company may still lack something, as far as this browser knows. */
export const isSettingUp = (company: Company): boolean => readStored(keyOf(company)) === null;

/** What a company lacks before its tills can sell; nothing once all is there, or once it was put away. */
export function Setup({ company }: { readonly company: Company }) {
  const key = keyOf(company);
  const [isOver, setOver] = useState(!isSettingUp(company));
  const putAway = (): void => {
    store(key, 'away');
    setOver(true);
    focusTitle();
  };
  return isOver ? null : <Steps company={company} onPutAway={putAway} />;
}

interface StepsProps {
  readonly company: Company;
  readonly onPutAway: () => void;
}

function Steps({ company, onPutAway }: StepsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const actions = useActions();
  const { asked, facts } = useSetupFacts(company, actions);
  const state = setupStateOf(asked, facts);
  const key = keyOf(company);
  useEffect(() => {
    // From then on nobody asks whether it is so.
    if (state === 'done') store(key, 'done');
  }, [key, state]);
  if (state !== 'open') return null;
  return (
    <SetupChecklist
      title={t`Get ready to sell`}
      onPutAway={onPutAway}
      steps={asked.flatMap((id) => {
        const count = facts[id];
        const { title, description, way } = setupSteps[id];
        return count === undefined
          ? []
          : [
              {
                id,
                title: label(title),
                description: label(description),
                isDone: count > 0,
                ...(way.actions.every((action) => actions.has(action)) && {
                  way: { href: way.href, label: label(way.label) },
                }),
              },
            ];
      })}
    />
  );
}
