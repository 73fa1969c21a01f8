import { PlainIconButton } from '@comanda/ui/IconButton';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat } from '../../app/index.ts';
import * as layout from '../../app/layout.css.ts';

export interface StepButtonsProps {
  readonly id: string;
  /** All that are stepped through, in their order. */
  readonly ids: readonly string[];
  readonly onStep: (id: string) => void;
}

/** Where one of several stands, and one step to either side; nothing where it stands alone. */
export function StepButtons({ id, ids, onStep }: StepButtonsProps) {
  const at = ids.indexOf(id);
  if (at < 0 || ids.length < 2) return null;
  return (
    <StepLine place={at + 1} total={ids.length} previous={ids[at - 1]} next={ids[at + 1]} onStep={onStep} />
  );
}

export interface StepLineProps<To> {
  readonly place: number;
  readonly total: number;
  readonly previous: To | undefined;
  readonly next: To | undefined;
  readonly onStep: (to: To) => void;
}

/** `3 of 25`, between the buttons that lead to the one before and the one after. */
export function StepLine<To>({ previous, next, onStep, ...among }: StepLineProps<To>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const place = number(among.place);
  const total = number(among.total);
  const step = (to: To | undefined) => () => {
    if (to !== undefined) onStep(to);
  };
  return (
    <span className={layout.line[2]}>
      <PlainIconButton
        icon={ChevronLeft}
        label={t`Previous record`}
        variant="ghost"
        size="sm"
        isDisabled={previous === undefined}
        onPress={step(previous)}
      />
      <Text size="sm" tone="muted" wrap="none">{t`${place} of ${total}`}</Text>
      <PlainIconButton
        icon={ChevronRight}
        label={t`Next record`}
        variant="ghost"
        size="sm"
        isDisabled={next === undefined}
        onPress={step(next)}
      />
    </span>
  );
}
