import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { TagGroup } from '../TagGroup/index.ts';
import { closingDayName } from './week.ts';
import * as css from './WeekSchedule.css.ts';

interface ClosingDaysProps {
  readonly days: readonly string[];
  readonly onChange: (days: readonly string[]) => void;
}

export function ClosingDays({ days, onChange }: ClosingDaysProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [next, setNext] = useState<string | null>(null);
  const add = () => {
    if (next !== null && !days.includes(next)) onChange([...days, next].sort());
    setNext(null);
  };
  return (
    <div className={css.closed}>
      <div className={css.adding}>
        <DatePicker label={t`Closing day`} value={next} onChange={setNext} />
        <Button iconStart={Plus} isDisabled={next === null} onPress={add}>
          {t`Add closing day`}
        </Button>
      </div>
      {days.length > 0 && (
        <TagGroup
          label={t`Closing days`}
          items={days.map((id) => ({ id, label: closingDayName(locale, id) }))}
          onRemove={(removed) => onChange(days.filter((one) => one !== removed))}
        />
      )}
    </div>
  );
}
