import type { BackupContents } from '@comanda/api/calls';
import { pluralOf } from '@comanda/api/labels';
import { Fact, Facts } from '@comanda/ui/Facts';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/format.ts';
import { useLabel } from '../../app/label.ts';
import { Moment } from '../../app/Moment.tsx';
import * as css from './backup.css.ts';

/** What would come into the company. */
export function Preview({ contents }: { readonly contents: BackupContents }) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const { cName, code, made, records, pictures } = contents;
  const counts = [
    ...records.map(({ entity, count }) => ({ key: entity, name: label(pluralOf(entity)), count })),
    ...(pictures > 0 ? [{ key: 'pictures', name: t`Pictures`, count: pictures }] : []),
  ];
  return (
    <div className={css.stack}>
      <Facts>
        <Fact term={t`Backup of`}>
          <bdi>{cName}</bdi> · <bdi>{code}</bdi>
        </Fact>
        <Fact term={t`Made`}>
          <Moment at={made} />
        </Fact>
      </Facts>
      <div className={css.counts}>
        {counts.map(({ key, name, count }) => (
          <div key={key} className={css.count}>
            <Text size="sm">{name}</Text>
            <Text size="sm" isFigures>
              {format.number(count)}
            </Text>
          </div>
        ))}
      </div>
    </div>
  );
}
