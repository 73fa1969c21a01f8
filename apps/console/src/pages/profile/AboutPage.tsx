import { Accordion } from '@comanda/ui/Accordion';
import { Card } from '@comanda/ui/Card';
import { Fact, Facts } from '@comanda/ui/Facts';
import { Link } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '../../app/brand.ts';
import { useEnvironment } from '../../app/environment.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { PartState } from './form/PartState.tsx';
import { loadLicences } from './licences.ts';
import * as css from './profile.css.ts';

/** `/profile/about`: what the product is, its terms, and whose work it is built on. */
export function AboutPage() {
  const { t } = useLingui();
  const release = useEnvironment();
  const { name, legal } = brand;
  return (
    <>
      <PageHead title={t`About ${name}`} />
      <Card>
        <Facts>
          <Fact term={t`Product`}>{name}</Fact>
          {release && <Fact term={t`Version`}>{`${release.web} · ${release.release}`}</Fact>}
          <Fact term={t`Legal`}>
            <span className={css.line}>
              <Link href={legal.terms} target="_blank" rel="noopener">{t`Terms`}</Link>
              <Link href={legal.privacy} target="_blank" rel="noopener">{t`Privacy`}</Link>
              <Link href={legal.imprint} target="_blank" rel="noopener">{t`Imprint`}</Link>
            </span>
          </Fact>
        </Facts>
      </Card>
      <Licences />
    </>
  );
}

/** The packages that came into this browser, each with its licence. */
function Licences() {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery({
    queryKey: ['licences'],
    queryFn: loadLicences,
    meta: { scope: 'anyone' },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Card
      title={t`Open source`}
      description={t`The packages that this console is built on, each with its licence.`}
    >
      {data ? (
        <Accordion
          headingLevel={3}
          items={data.map(({ name, version, licence, text }) => ({
            id: `${name} ${version}`,
            title: `${name} ${version}`,
            end: <Text tone="muted">{licence}</Text>,
            content: (
              <Text as="div" size="sm" wrap="lines" dir="ltr" lang="en">
                {text}
              </Text>
            ),
          }))}
        />
      ) : (
        <PartState failure={isError ? { kind: 'offline' } : undefined} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
