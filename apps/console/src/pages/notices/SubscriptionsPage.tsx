import { type Subscription, subscriptionCalls } from '@comanda/api/calls';
import { Badge } from '@comanda/ui/Badge';
import { Card } from '@comanda/ui/Card';
import { Row, Rows } from '@comanda/ui/Rows';
import { Switch } from '@comanda/ui/Switch';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { callOptions, queryClient, useCallMutation, useCallQuery, useLabel } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { isDone } from '../../app/tellFailure.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { saidOf } from './classNames.ts';
import * as css from './notices.css.ts';
import { ThisBrowser } from './ThisBrowser.tsx';

/** `/profile/notifications`: what the person is told of, and where (docs/product.md §21.10). */
export function SubscriptionsPage() {
  const { t } = useLingui();
  const query = useCallQuery(subscriptionCalls.list, {}, { staleTime: 0 });
  const { data } = query;
  return (
    <div className={css.page}>
      <PageHead
        title={t`Notification settings`}
        description={t`Choose what you are notified about. It applies at once, in every company.`}
      />
      <QueryState query={query} />
      {data && data.pushKey !== null && <ThisBrowser pushKey={data.pushKey} endpoints={data.endpoints} />}
      {data && (
        <Card padding="none">
          <Rows inset="card" label={t`Notifications`}>
            {data.elements.map((one) => (
              <SubscriptionRow key={one.nclass} subscription={one} />
            ))}
          </Rows>
        </Card>
      )}
    </div>
  );
}

function SubscriptionRow({ subscription }: { readonly subscription: Subscription }) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { mutate, isPending } = useCallMutation(subscriptionCalls.choose);
  const { nclass, severity, isMandatory, isSubscribed } = subscription;
  const { name, about } = saidOf(subscription, i18n.locale, label);
  const choose = async (isWanted: boolean): Promise<void> => {
    const result = await mutate({
      data: { nclass, app: 'factorycloud', platform: 'web', isSubscribed: isWanted },
    });
    if (!isDone(result) || !result.ok) return;
    queryClient.setQueryData(
      callOptions(subscriptionCalls.list, {}).queryKey,
      (before) =>
        before && {
          ...before,
          elements: before.elements.map((one) => (one.nclass === nclass ? result.data : one)),
        },
    );
  };
  return (
    <Row isRoomy>
      <div className={css.said}>
        <Text weight="medium" dir="auto">
          {name} {severity === 'U' && <Badge tone="danger">{t`Urgent`}</Badge>}
          {severity === 'W' && <Badge tone="warning">{t`Warning`}</Badge>}
        </Text>
        {about !== '' && (
          <Text size="sm" tone="muted" dir="auto">
            {about}
          </Text>
        )}
      </div>
      {isMandatory ? (
        <Text size="sm" tone="muted">{t`Always on`}</Text>
      ) : (
        <Switch
          label={name}
          isLabelHidden
          isSelected={isSubscribed}
          isDisabled={isPending}
          onChange={(isWanted) => void choose(isWanted)}
        />
      )}
    </Row>
  );
}
