import { type Company, companyCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Fact, Facts } from '@comanda/ui/Facts';
import { LinkButton } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { useCallMutation, useCallQuery, useFormat } from '../../app/index.ts';
import { isDone } from '../../app/tellFailure.ts';
import { QueryState } from '../../list/QueryState.tsx';
import * as css from './beginning.css.ts';
import { refreshed } from './refreshed.ts';

/** What the country of the company proposes, taken with one press. */
export function BasicsStep({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const { names } = useFormat();
  const query = useCallQuery(companyCalls.countries, {});
  const { mutate, isPending } = useCallMutation(companyCalls.basics, { refreshes: refreshed });
  if (!query.data) return <QueryState query={query} />;
  const proposal = query.data.find(({ country }) => country === company.country);
  if (!proposal)
    return (
      <div className={css.stack}>
        <Banner tone="info">{t`There is no proposal for this country. Create its taxes and payment methods yourself.`}</Banner>
        <LinkButton href={pages.home.path}>{t`Go to home`}</LinkButton>
      </div>
    );
  const listed = (rows: readonly { readonly names: Readonly<Record<string, string>> }[]): string =>
    rows.map((row) => names(row.names)).join(' · ');
  return (
    <div className={css.stack}>
      <Facts>
        <Fact term={t`Taxes`}>{listed(proposal.taxes)}</Fact>
        <Fact term={t`Payment methods`}>{listed(proposal.paymentMethods)}</Fact>
        <Fact term={t`Ticket kinds`}>{listed(proposal.ticketKinds)}</Fact>
      </Facts>
      <Button
        tone="accent"
        isPending={isPending}
        onPress={() => void mutate({ data: { idCompany: company.id } }).then(isDone)}
      >
        {t`Take these`}
      </Button>
    </div>
  );
}
