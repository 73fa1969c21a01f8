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
import { changesIn, figures, tills } from './store.ts';
import { useWords } from './useWords.ts';

/** A store, what it is and how it is doing. */
export function Detail({ brand }: { readonly brand: Brand }) {
  const { say, money } = useWords();
  return (
    <Shell brand={brand} at="business">
      <div className={css.page}>
        <PageHeader
          trail={
            <Breadcrumbs
              items={[{ label: say('Stores'), href: '#stores' }, { label: say('La Encina Centro') }]}
            />
          }
          title={say('La Encina Centro')}
          description={say('Calle Mayor 14, 28013 Madrid · opens at 12:30')}
          status={<Badge tone="success">{say('Open')}</Badge>}
          actions={
            <>
              <Button>{say('Duplicate')}</Button>
              <Button tone="accent" iconStart={Pencil}>
                {say('Edit')}
              </Button>
            </>
          }
        />
        <dl className={css.figures}>
          {figures.map((figure) => (
            <div key={figure.label} className={css.figure}>
              <dt className={css.muted}>{say(figure.label)}</dt>
              <dd className={css.number}>{'amount' in figure ? money(figure.amount) : say(figure.words)}</dd>
              <dd className={css.small}>{say(figure.note)}</dd>
            </div>
          ))}
        </dl>
        <Tabs
          label={say('La Encina Centro')}
          items={[
            { id: 'overview', label: say('Overview'), content: <Overview /> },
            { id: 'tills', label: say('Tills'), count: tills.length, content: <Tills /> },
            {
              id: 'history',
              label: say('History'),
              content: <DiffTable caption={say('Ana Ruiz, 21 November')} fields={changesIn(say)} />,
            },
          ]}
        />
      </div>
    </Shell>
  );
}

function Overview() {
  const { say } = useWords();
  return (
    <div className={css.halves}>
      <Card title={say('Address')}>
        <div className={css.values}>
          <FieldValue label={say('Street')}>{say('Calle Mayor 14')}</FieldValue>
          <FieldValue label={say('Town')}>{say('28013 Madrid')}</FieldValue>
          <FieldValue label={say('Telephone')}>+34 910 55 01 42</FieldValue>
          <FieldValue label={say('Region')}>{say('Península y Baleares')}</FieldValue>
        </div>
      </Card>
      <Card title={say('Sales')} description={say('What its tills print and how prices are read.')}>
        <div className={css.values}>
          <FieldValue label={say('Price list')}>{say('Terrace, winter')}</FieldValue>
          <FieldValue label={say('Currency')}>{say('Euro')}</FieldValue>
          <FieldValue label={say('Tax number')}>B-85512040</FieldValue>
          <FieldValue label={say('Service charge')}>{null}</FieldValue>
        </div>
      </Card>
      <Card title={say('Tills')} actions={<Link href="#tills">{say('See all')}</Link>}>
        <Tills />
      </Card>
      <Card title={say('Kitchen')} description={say('Two screens, told apart by area.')}>
        <div className={css.values}>
          <FieldValue label={say('Grill')}>{say('Screen 1, 8 tickets waiting')}</FieldValue>
          <FieldValue label={say('Cold')}>{say('Screen 2, nothing waiting')}</FieldValue>
        </div>
      </Card>
    </div>
  );
}

function Tills() {
  const { say } = useWords();
  return (
    <Rows label={say('Tills')}>
      {tills.map(({ name, tone, text, version }) => (
        <Row key={name}>
          <span className={css.words}>
            <Text weight="medium">{say(name)}</Text>
            <Text size="sm" tone="muted" isFigures>
              {version}
            </Text>
          </span>
          <Status tone={tone} text={say(text)} />
        </Row>
      ))}
    </Rows>
  );
}
