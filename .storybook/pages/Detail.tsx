import { Pencil } from 'lucide-react';
import type { Brand } from '@comanda/tokens/brands';
import { Badge } from '@comanda/ui/Badge';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { DiffTable } from '@comanda/ui/DiffTable';
import { FieldValue } from '@comanda/ui/FieldValue';
import { Link } from '@comanda/ui/Link';
import { PageHeader } from '@comanda/ui/PageHeader';
import { Row, Rows } from '@comanda/ui/Rows';
import { Status } from '@comanda/ui/Status';
import { Tabs } from '@comanda/ui/Tabs';
import { Text } from '@comanda/ui/Text';
import * as css from './pages.css.ts';
import { Shell } from './Shell.tsx';
import { changes, figures, tills } from './store.ts';

/** A store, what it is and how it is doing. */
export function Detail({ brand }: { readonly brand: Brand }) {
  return (
    <Shell brand={brand} at="business">
      <div className={css.page}>
        <PageHeader
          trail={
            <Breadcrumbs items={[{ label: 'Stores', href: '#stores' }, { label: 'La Encina Centro' }]} />
          }
          title="La Encina Centro"
          description="Calle Mayor 14, 28013 Madrid · opens at 12:30"
          status={<Badge tone="success">Open</Badge>}
          actions={
            <>
              <Button>Duplicate</Button>
              <Button tone="accent" iconStart={Pencil}>
                Edit
              </Button>
            </>
          }
        />
        <dl className={css.figures}>
          {figures.map(({ label, value, note }) => (
            <div key={label} className={css.figure}>
              <dt className={css.muted}>{label}</dt>
              <dd className={css.number}>{value}</dd>
              <dd className={css.small}>{note}</dd>
            </div>
          ))}
        </dl>
        <Tabs
          label="La Encina Centro"
          items={[
            { id: 'overview', label: 'Overview', content: <Overview /> },
            { id: 'tills', label: 'Tills', count: tills.length, content: <Tills /> },
            {
              id: 'history',
              label: 'History',
              content: <DiffTable caption="Ana Ruiz, 21 November" fields={changes} />,
            },
          ]}
        />
      </div>
    </Shell>
  );
}

function Overview() {
  return (
    <div className={css.halves}>
      <Card title="Address">
        <div className={css.values}>
          <FieldValue label="Street">Calle Mayor 14</FieldValue>
          <FieldValue label="Town">28013 Madrid</FieldValue>
          <FieldValue label="Telephone">+34 910 55 01 42</FieldValue>
          <FieldValue label="Region">Península y Baleares</FieldValue>
        </div>
      </Card>
      <Card title="Sales" description="What its tills print and how prices are read.">
        <div className={css.values}>
          <FieldValue label="Price list">Terrace, winter</FieldValue>
          <FieldValue label="Currency">Euro</FieldValue>
          <FieldValue label="Tax number">B-85512040</FieldValue>
          <FieldValue label="Service charge">{null}</FieldValue>
        </div>
      </Card>
      <Card title="Tills" actions={<Link href="#tills">See all</Link>}>
        <Tills />
      </Card>
      <Card title="Kitchen" description="Two screens, told apart by area.">
        <div className={css.values}>
          <FieldValue label="Grill">Screen 1, 8 tickets waiting</FieldValue>
          <FieldValue label="Cold">Screen 2, nothing waiting</FieldValue>
        </div>
      </Card>
    </div>
  );
}

function Tills() {
  return (
    <Rows label="Tills">
      {tills.map(({ name, tone, text, version }) => (
        <Row key={name}>
          <span className={css.words}>
            <Text weight="medium">{name}</Text>
            <Text size="sm" tone="muted" isFigures>
              {version}
            </Text>
          </span>
          <Status tone={tone} text={text} />
        </Row>
      ))}
    </Rows>
  );
}
