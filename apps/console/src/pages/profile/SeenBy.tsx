import { seeingCalls } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAside } from '../../app/useAside.ts';

/** Who saw a company as the person (docs/product.md §5.7); where nobody has, there is no box for it. */
export function SeenBy() {
  const { t } = useLingui();
  const { data = [] } = useAside(seeingCalls.ofUser, {}, { staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <Card
      title={t`Who saw as you`}
      description={t`They saw what you see in that company, and could not change anything.`}
      padding="none"
    >
      <Rows inset="card" label={t`Who saw as you`}>
        {data.map(({ id, at, ...seen }) => (
          <Row key={id} arrange="stack">
            <Text weight="medium">
              <ByWhom {...seen} />
            </Text>
            <Text size="sm" tone="muted">
              <RelativeTime at={at} />
            </Text>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

function ByWhom(seen: { readonly by: string; readonly company: string }) {
  // As elements: a text that is put in would be read for tags.
  const by = <bdi>{seen.by}</bdi>;
  const company = <bdi>{seen.company}</bdi>;
  return (
    <Trans>
      {by}, in {company}
    </Trans>
  );
}
