import { invitationCalls } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { LinkButton } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Status } from '@comanda/ui/Status';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAllowed } from '../../app/permissions.ts';
import { useCallQuery } from '../../app/queries.ts';

/** Invitations that wait for the person (docs/product.md §22.4); where none does, there is no box for it. */
export function Invited() {
  const { t } = useLingui();
  const enabled = useAllowed('ALLOW_USER_PROFILE');
  const { data } = useCallQuery(invitationCalls.received, {}, { enabled });
  const count = data?.filter(({ status, ended }) => status === 'PND' && ended === null).length ?? 0;
  if (count === 0) return null;
  return (
    <Card title={t`Invitations`} padding="none">
      <Rows inset="card">
        <Row>
          <Status
            tone="warning"
            text={t`${plural(count, { one: '# invitation waits for your answer', other: '# invitations wait for your answer' })}`}
          />
          <LinkButton href="/profile/invitations/received" size="sm" tone="accent">
            {t`See invitations`}
          </LinkButton>
        </Row>
      </Rows>
    </Card>
  );
}
