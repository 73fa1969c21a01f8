import type { Resource } from '@comanda/api/kernel';
import { PlainIconButton } from '@comanda/ui/IconButton';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat } from '../../app/index.ts';
import { recordHref } from '../addresses.ts';
import { leaveFor } from '../list/returnPlace.ts';
import { type Neighbour, useNeighbours } from '../list/useNeighbours.ts';
import { useGo } from '../useGo.ts';
import * as css from './form.css.ts';

/** Where a record stands in the list that a person came from, and one step to either side of it. */
export function Steps({ resource, id }: { readonly resource: Resource; readonly id: string }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const go = useGo();
  const found = useNeighbours(resource, id);
  if (!found || found.total < 2) return null;
  const place = number(found.place);
  const total = number(found.total);
  const step = (to: Neighbour | undefined) => () => {
    if (!to) return;
    leaveFor(to.list, to.id);
    go(recordHref(resource, to.id, 'show'), { replace: true });
  };
  return (
    <span className={css.steps}>
      <PlainIconButton
        icon={ChevronLeft}
        label={t`Previous record`}
        variant="ghost"
        size="sm"
        isDisabled={!found.previous}
        onPress={step(found.previous)}
      />
      <Text size="sm" tone="muted">{t`${place} of ${total}`}</Text>
      <PlainIconButton
        icon={ChevronRight}
        label={t`Next record`}
        variant="ghost"
        size="sm"
        isDisabled={!found.next}
        onPress={step(found.next)}
      />
    </span>
  );
}
