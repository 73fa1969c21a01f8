import { businessCalls, type Company, companyCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { LinkButton } from '@comanda/ui/Link';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { PartyPopper } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCallQuery } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { companyHref } from '../business/hrefs.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import * as css from './beginning.css.ts';
import { EmployeeStep } from './EmployeeStep.tsx';
import { MenuStep } from './MenuStep.tsx';
import { isStepDone, nextStep, type StepId, stepIds } from './steps.ts';
import { StoreStep } from './StoreStep.tsx';
import { TillStep } from './TillStep.tsx';

/**
 * `/admin/companies/{companyId}/begin`: from an empty company to its first till (docs/product.md §22.8). Where it stands is
 * what the company has, so whoever comes back goes on there.
 */
export function BeginCompanyPage() {
  const { t } = useLingui();
  const { companyId = '' } = useParams({ strict: false });
  const company = useCallQuery(businessCalls.company, { params: { id: companyId } });
  return (
    <div className={css.page}>
      <PageHead
        title={t`Begin to sell`}
        description={t`Five steps to the first ticket. Each can be skipped, and changed later under its own page.`}
        trail={
          <Breadcrumbs
            items={[
              { label: t`Companies`, href: pages.companies.path },
              { label: company.data?.cName ?? '', href: companyHref(companyId) },
              { label: t`Begin to sell` },
            ]}
          />
        }
      />
      {company.data ? <Steps company={company.data} /> : <QueryState query={company} />}
    </div>
  );
}

function Steps({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const query = useCallQuery(companyCalls.beginning, { params: { id: company.id } }, { staleTime: 0 });
  const [skipped, setSkipped] = useState<readonly StepId[]>([]);
  const [opened, setOpened] = useState<StepId>();
  if (!query.data) return <QueryState query={query} />;
  const standing = query.data;
  const current = opened ?? nextStep(standing, skipped);
  const titles: Readonly<Record<StepId, string>> = {
    basics: t`Taxes and payments`,
    store: t`Store`,
    menu: t`Menu`,
    employees: t`Who sells`,
    till: t`First till`,
  };
  const contents: Readonly<Record<StepId, () => ReactNode>> = {
    basics: () => <BasicsStep company={company} />,
    store: () => <StoreStep company={company} standing={standing} />,
    menu: () => <MenuStep company={company} />,
    employees: () => <EmployeeStep company={company} standing={standing} />,
    till: () => <TillStep company={company} />,
  };
  return (
    <div className={css.steps}>
      {stepIds.map((id, index) => {
        const isDone = isStepDone[id](standing);
        const isCurrent = id === current;
        return (
          <Card
            key={id}
            title={`${index + 1}. ${titles[id]}`}
            actions={
              isDone ? (
                <Status tone="success" text={t`Done`} />
              ) : isCurrent ? (
                <Button
                  size="sm"
                  variant="ghost"
                  onPress={() => {
                    setSkipped([...skipped, id]);
                    setOpened(undefined);
                  }}
                >
                  {t`Skip`}
                </Button>
              ) : (
                <Button size="sm" onPress={() => setOpened(id)} aria-label={t`Open: ${titles[id]}`}>
                  {t`Open`}
                </Button>
              )
            }
          >
            {isCurrent && !isDone ? (
              contents[id]()
            ) : (
              <Text as="p" tone="muted">
                {isDone ? t`This step is complete.` : t`Not done yet.`}
              </Text>
            )}
          </Card>
        );
      })}
      {current === undefined && (
        <EmptyState
          icon={PartyPopper}
          headingLevel={2}
          title={t`Ready`}
          description={t`As soon as the till is paired, it fetches the menu and sells. Its tickets appear at home.`}
          action={<LinkButton href={pages.home.path} tone="accent">{t`Go to home`}</LinkButton>}
        />
      )}
    </div>
  );
}
