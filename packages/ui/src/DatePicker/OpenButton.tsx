import { useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import * as css from './DatePicker.css.ts';

/** At the end of a field of days: opens the calendar. The field around it gives the press and adds its own name. */
export function OpenButton() {
  const { t } = useLingui();
  return <PlainIconButton size="sm" icon={CalendarDays} label={t`Calendar`} UNSAFE_className={css.open} />;
}
