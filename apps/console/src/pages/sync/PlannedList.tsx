import { businessCalls, type PlannedPublication, syncCalls } from '@comanda/api/calls';
import { errorLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Row, Rows } from '@comanda/ui/Rows';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { Plural, useLingui } from '@lingui/react/macro';
import {
  refresh,
  toast,
  useCallMutation,
  useCallQuery,
  useCompany,
  useFormat,
  useLabel,
  useMayPublish,
} from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import * as css from './sync.css.ts';

/** Publications that wait for their hour, and those that could not be done at theirs (docs/product.md §9.6). */
export function PlannedList() {
  const { t } = useLingui();
  const company = useCompany();
  const plans = useCallQuery(syncCalls.plans, { params: { companyId: company.id } }).data ?? [];
  if (plans.length === 0) return null;
  return (
    <Card title={t`Scheduled`} padding="none">
      <Rows label={t`Scheduled publications`} inset="card">
        {plans.map((plan) => (
          <Row key={plan.id}>
            <Planned plan={plan} />
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

function Planned({ plan }: { readonly plan: PlannedPublication }) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const mayPublish = useMayPublish();
  const company = useCompany();
  const stores = useCallQuery(businessCalls.storesOfCompany, { params: { id: company.id } }).data;
  const zone = stores?.find(({ id }) => id === plan.idStore)?.timeZone;
  const removing = useCallMutation(syncCalls.unplan);
  const { refusal } = plan;
  const takeBack = async (): Promise<void> => {
    const result = await removing.mutate({ params: { id: plan.id } });
    if (!result.ok) return tellFailure(result.failure, t`It could not be cancelled.`);
    await refresh('commit.plans');
    if (refusal === null) toast({ tone: 'success', message: t`Called off. Nothing will go out by itself.` });
  };
  return (
    <>
      <span className={css.planned}>
        <Text weight="medium">
          {plan.sName} · {format.instant(plan.at, zone)}
        </Text>
        <Text tone="muted">
          {plan.changes === null ? (
            t`Everything waiting by then`
          ) : (
            <Plural value={plan.changes} one="# change" other="# changes" />
          )}
          {' · '}
          {plan.author.name}
          {plan.note !== null && ` · ${plan.note}`}
        </Text>
        {refusal !== null && <Status tone="danger" text={t`Not published. ${label(errorLabel(refusal))}`} />}
      </span>
      {mayPublish && (
        <Button isPending={removing.isPending} onPress={() => void takeBack()}>
          {refusal === null ? t`Call off` : t`Remove from list`}
        </Button>
      )}
    </>
  );
}
