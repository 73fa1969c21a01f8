import { type Span, type Week, weekDays, type WeekDay } from '@comanda/api/week';
import { Button } from '@comanda/ui/Button';
import { DatePicker } from '@comanda/ui/DatePicker';
import { Field } from '@comanda/ui/Field';
import { IconButton } from '@comanda/ui/IconButton';
import { TagGroup } from '@comanda/ui/TagGroup';
import { TimeField } from '@comanda/ui/TimeField';
import { useLingui } from '@lingui/react/macro';
import { Copy, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../app/index.ts';
import { dayName } from '../../values/dayName.ts';
import { asWeek } from '../../values/read.ts';
import { FaultMessage } from '../FaultMessage.tsx';
import type { EditorProps } from './editor.tsx';
import * as css from './WeekEditor.css.ts';

const noWeek: Week = { days: {}, closed: [] };
const usual: Span = { from: '09:00', to: '17:00' };

const isBare = ({ days, closed }: Week): boolean =>
  closed.length === 0 && weekDays.every((day) => (days[day] ?? []).length === 0);

/**
 * Hours of a week: for each day its spans, which may end in the next one, and the days on which nothing begins. Nothing
 * at all means always.
 */
export function WeekEditor({ label, path, value, onChange, onBlur, faults }: EditorProps) {
  const { t, i18n } = useLingui();
  const week = asWeek(value) ?? noWeek;
  const whole = faults.find((fault) => fault.path === path || fault.path === `${path}.days`);
  const put = (next: Week) => onChange(isBare(next) ? null : next);
  const setDay = (day: WeekDay, spans: readonly Span[]) =>
    put({ ...week, days: { ...week.days, [day]: spans } });
  const toAll = (day: WeekDay) =>
    put({ ...week, days: Object.fromEntries(weekDays.map((one) => [one, week.days[day] ?? []])) });
  return (
    <Field
      label={label}
      description={
        isBare(week) ? t`No hours: it always holds.` : t`An end before its beginning lies in the next day.`
      }
      error={whole && <FaultMessage fault={whole} />}
    >
      <div className={css.week} onBlur={onBlur}>
        {weekDays.map((day) => {
          const name = dayName(day, i18n.locale);
          return (
            <Day
              key={day}
              name={name}
              spans={week.days[day] ?? []}
              onChange={(spans) => setDay(day, spans)}
              onCopy={() => toAll(day)}
              errorAt={(at) => {
                const place = `${path}.days.${day}.${at}`;
                const fault = faults.find((one) => `${one.path}.`.startsWith(`${place}.`));
                return fault && <FaultMessage fault={fault} />;
              }}
            />
          );
        })}
        <ClosingDays days={week.closed} onChange={(closed) => put({ ...week, closed })} />
      </div>
    </Field>
  );
}

interface DayProps {
  readonly name: string;
  readonly spans: readonly Span[];
  readonly onChange: (spans: readonly Span[]) => void;
  readonly onCopy: () => void;
  readonly errorAt: (at: number) => ReactNode;
}
function Day({ name, spans, onChange, onCopy, errorAt }: DayProps) {
  const { t } = useLingui();
  const change = (at: number, part: Partial<Span>) =>
    onChange(spans.map((span, place) => (place === at ? { ...span, ...part } : span)));
  return (
    <fieldset className={css.day}>
      <legend className={css.name}>{name}</legend>
      <div className={css.spans}>
        {spans.map((span, at) => (
          <div key={at} className={css.span}>
            <TimeField
              label={t`${name}, from`}
              isLabelHidden
              value={span.from || null}
              onChange={(from) => change(at, { from: from ?? '' })}
              error={errorAt(at)}
            />
            <span aria-hidden>–</span>
            <TimeField
              label={t`${name}, to`}
              isLabelHidden
              value={span.to || null}
              onChange={(to) => change(at, { to: to ?? '' })}
            />
            <IconButton
              icon={X}
              label={t`Remove ${span.from}–${span.to} on ${name}`}
              onPress={() => onChange(spans.filter((_, place) => place !== at))}
            />
          </div>
        ))}
        <div className={css.deeds}>
          <IconButton
            icon={Plus}
            label={t`Add hours on ${name}`}
            onPress={() => onChange([...spans, { ...usual, from: spans.at(-1)?.to ?? usual.from }])}
          />
          {spans.length > 0 && (
            <IconButton icon={Copy} label={t`Give every day the hours of ${name}`} onPress={onCopy} />
          )}
        </div>
      </div>
    </fieldset>
  );
}

function ClosingDays({
  days,
  onChange,
}: {
  readonly days: readonly string[];
  readonly onChange: (days: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const { day: write } = useFormat();
  const [next, setNext] = useState<string | null>(null);
  const add = () => {
    if (next !== null && !days.includes(next)) onChange([...days, next].sort());
    setNext(null);
  };
  return (
    <div className={css.closed}>
      <div className={css.span}>
        <DatePicker label={t`Closing day`} value={next} onChange={setNext} />
        <Button iconStart={Plus} isDisabled={next === null} onPress={add}>
          {t`Add closing day`}
        </Button>
      </div>
      {days.length > 0 && (
        <TagGroup
          label={t`Closing days`}
          items={days.map((id) => ({ id, label: write(id) }))}
          onRemove={(removed) => onChange(days.filter((one) => one !== removed))}
        />
      )}
    </div>
  );
}
