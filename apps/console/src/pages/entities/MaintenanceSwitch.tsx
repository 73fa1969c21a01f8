import { type Company, hierarchyCalls } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { Switch } from '@comanda/ui/Switch';
import { useLingui } from '@lingui/react/macro';
import { refresh, useCallMutation } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';

export interface MaintenanceSwitchProps {
  readonly company: Company;
}

/** Keeps a company from being closed while somebody works on it (docs/product.md §22.15). */
export function MaintenanceSwitch({ company: { id: idCompany, isInMaintenance } }: MaintenanceSwitchProps) {
  const { t } = useLingui();
  const begin = useCallMutation(hierarchyCalls.lock);
  const end = useCallMutation(hierarchyCalls.unlock);
  const set = async (isOn: boolean): Promise<void> => {
    const result = await (isOn ? begin : end).mutate({ data: { idCompany } });
    if (!result.ok) tellFailure(result.failure, t`Nothing was changed.`);
    await refresh('company.get');
  };
  return (
    <Card>
      <Switch
        label={t`Maintenance mode`}
        description={t`While it is on, nobody can close the company.`}
        isSelected={isInMaintenance}
        isDisabled={begin.isPending || end.isPending}
        onChange={(isOn) => void set(isOn)}
      />
    </Card>
  );
}
