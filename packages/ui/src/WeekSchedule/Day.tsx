import { useLingui } from '@lingui/react/macro';
import { Copy, Plus, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../Menu/index.ts';
import { TimeField } from '../TimeField/index.ts';
import type { NamedDay, WeekDay, WeekSpan } from './week.ts';
import * as css from './WeekSchedule.css.ts';

const usual: WeekSpan = { from: '09:00', to: '17:00' };
const isWeekend = ({ id }: NamedDay): boolean => id === 'SAT' || id === 'SUN';

interface DayProps {
  readonly day: NamedDay;
  /** All of the week: hours are copied to them. */
  readonly days: readonly NamedDay[];
  readonly spans: readonly WeekSpan[];
  readonly onChange: (spans: readonly WeekSpan[]) => void;
  readonly onCopy: (to: readonly WeekDay[]) => void;
  readonly errorAt: (place: number) => ReactNode;
}

export function Day({ day: { id, name }, days, spans, onChange, onCopy, errorAt }: DayProps) {
  const { t } = useLingui();
  const addButton = useRef<HTMLButtonElement>(null);
  /** The hours that were added last begin where the hand goes next. */
  const [added, setAdded] = useState<number>();
  const change = (place: number, part: Partial<WeekSpan>) =>
    onChange(spans.map((span, at) => (at === place ? { ...span, ...part } : span)));
  const add = () => {
    setAdded(spans.length);
    onChange([...spans, { ...usual, from: spans.at(-1)?.to || usual.from }]);
  };
  const remove = (place: number) => {
    setAdded(undefined);
    onChange(spans.filter((_, at) => at !== place));
    addButton.current?.focus();
  };
  return (
    <fieldset className={css.day}>
      <legend className={css.name}>{name}</legend>
      <div className={css.spans}>
        {spans.map((span, place) => (
          <div key={place} className={css.span}>
            <TimeField
              label={t`${name}, from`}
              isLabelHidden
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- who adds hours writes them next
              autoFocus={place === added}
              value={span.from || null}
              onChange={(from) => change(place, { from: from ?? '' })}
              error={errorAt(place)}
            />
            <span className={css.dash} aria-hidden>
              –
            </span>
            <TimeField
              label={t`${name}, to`}
              isLabelHidden
              value={span.to || null}
              onChange={(to) => change(place, { to: to ?? '' })}
            />
            <IconButton
              icon={X}
              label={t`Remove ${span.from}–${span.to} on ${name}`}
              onPress={() => remove(place)}
            />
          </div>
        ))}
        <div className={css.deeds}>
          <IconButton ref={addButton} icon={Plus} label={t`Add hours on ${name}`} onPress={add} />
          {spans.length > 0 && (
            <MenuTrigger>
              <IconButton icon={Copy} label={t`Copy the hours of ${name}`} />
              <Menu label={t`Copy the hours of ${name}`}>
                <MenuItem onAction={() => onCopy(days.map((one) => one.id))}>{t`To every day`}</MenuItem>
                <MenuItem onAction={() => onCopy(days.filter((one) => !isWeekend(one)).map((one) => one.id))}>
                  {t`To Monday to Friday`}
                </MenuItem>
                <MenuSection title={t`To one day`}>
                  {days
                    .filter((one) => one.id !== id)
                    .map((one) => (
                      <MenuItem key={one.id} id={one.id} onAction={() => onCopy([one.id])}>
                        {one.name}
                      </MenuItem>
                    ))}
                </MenuSection>
              </Menu>
            </MenuTrigger>
          )}
        </div>
      </div>
    </fieldset>
  );
}
