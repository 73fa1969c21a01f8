import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { Status, type StatusProps } from '@comanda/ui/Status';
import { useWords, type Words } from '../pages/useWords.ts';
import * as css from './patterns.css.ts';

const stores: readonly (Pick<StatusProps, 'tone'> & {
  readonly name: Words;
  readonly text: Words;
  readonly detail: Words;
})[] = [
  { name: 'La Encina Centro', tone: 'success', text: 'Published', detail: '4 of 4 tills' },
  { name: 'La Encina Retiro', tone: 'info', text: 'Under way', detail: '2 of 5 tills' },
  {
    name: 'La Encina Playa',
    tone: 'danger',
    text: 'Not reached',
    detail: 'Its till Terrace is silent; it takes the change when it is back',
  },
  { name: 'La Encina Norte', tone: 'neutral', text: 'Waits', detail: 'Closed until 18:00' },
];

/** A publication on its way to the tills of four stores. */
export function LongWork() {
  const { say } = useWords();
  return (
    <div className={css.narrow}>
      <Banner tone="info" title={say('You can go on working.')}>
        {say('The publication goes on when this page is closed. A message tells you when it is through.')}
      </Banner>
      <Card
        title={say('Publishing 12 changes')}
        description={say('Begun by Ana Ruiz at 17:20.')}
        footer={
          <div className={css.actions}>
            <Button variant="ghost">{say('See the changes')}</Button>
            <Button>{say('Stop after this store')}</Button>
          </div>
        }
      >
        <ProgressBar label={say('Tills that have it')} value={6} max={14} valueText={say('6 of 14')} />
        <ul className={css.lines}>
          {stores.map(({ name, detail, tone, text }) => (
            <li key={name} className={css.row}>
              <span className={css.grow}>
                <span className={css.strong}>{say(name)}</span>
                <br />
                <span className={css.muted}>{say(detail)}</span>
              </span>
              <Status tone={tone} text={say(text)} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
