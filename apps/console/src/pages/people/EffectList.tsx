import type { RoleEffect } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionLines } from './ActionLines.tsx';

export interface EffectListProps {
  readonly people: readonly RoleEffect[];
  /** It does something else by now than was shown before. */
  readonly isAnew: boolean;
}

/** What a change does to each person, before it is made: what comes or goes, by area. */
export function EffectList({ people, isAnew }: EffectListProps) {
  const { t } = useLingui();
  return (
    <>
      {isAnew && (
        <Banner tone="warning" title={t`This now does something else`}>
          {t`Something has changed in the meantime, so nothing was saved. Check what it does before you continue.`}
        </Banner>
      )}
      {people.length > 0 && <People people={people} />}
    </>
  );
}

function People({ people }: Pick<EffectListProps, 'people'>) {
  const { t } = useLingui();
  return (
    <Rows label={t`What changes for whom`} isFramed>
      {people.map(({ id, name, loses, gains }) => (
        <Row key={id} arrange="stack">
          <Text weight="medium" as="bdi">
            {name}
          </Text>
          {loses.length > 0 && (
            <ActionLines
              title={t`${plural(loses.length, { one: 'Loses # permission', other: 'Loses # permissions' })}`}
              actions={loses}
            />
          )}
          {gains.length > 0 && (
            <ActionLines
              title={t`${plural(gains.length, { one: 'Gains # permission', other: 'Gains # permissions' })}`}
              actions={gains}
            />
          )}
          {loses.length + gains.length === 0 && <Text tone="muted">{t`May do the same as before`}</Text>}
        </Row>
      ))}
    </Rows>
  );
}
