import type { Commit } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { Row, Rows } from '@comanda/ui/Rows';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/index.ts';
import * as css from './sync.css.ts';

/** The tills of a publication and what each has said of it; moves as they acknowledge. */
export function TillList({ commit }: { readonly commit: Commit }) {
  const { t } = useLingui();
  const format = useFormat();
  const { tills } = commit;
  const have = tills.filter(({ status }) => status === 'CMT').length;
  const word = { SNT: t`Waiting for the till`, CMT: t`Up to date`, ERR: t`Refused` };
  const tone = { SNT: 'info', CMT: 'success', ERR: 'danger' } as const;
  return (
    <Card title={t`Tills`}>
      <div className={css.stack} aria-live="polite">
        <ProgressBar
          label={t`Updated`}
          value={have}
          max={Math.max(1, tills.length)}
          valueText={t`${have} of ${tills.length}`}
          tone={commit.status === 'ERR' ? 'danger' : commit.status === 'CMT' ? 'success' : 'accent'}
        />
        <Rows>
          {tills.map(({ idTerminal, name, status, reason, at, online }) => (
            <Row key={idTerminal}>
              <span className={css.tillName}>
                <bdi>{name}</bdi>
                <Text tone="muted">
                  {reason ?? (online ? t`Online` : t`Offline: it will update when it is back.`)}
                </Text>
              </span>
              <Status
                tone={tone[status]}
                text={at === null ? word[status] : `${word[status]} · ${format.instant(at)}`}
              />
            </Row>
          ))}
        </Rows>
      </div>
    </Card>
  );
}
