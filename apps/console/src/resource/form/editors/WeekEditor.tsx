import { WeekSchedule } from '@comanda/ui/WeekSchedule';
import { asWeek } from '../../values/read.ts';
import { FaultMessage } from '../FaultMessage.tsx';
import { common, type EditorProps } from './editor.tsx';

/** Hours of a week; what is wrong with some of them stands at their place. */
export function WeekEditor(props: EditorProps) {
  const { path, value, onChange, faults } = props;
  const whole = faults.find((fault) => fault.path === path || fault.path === `${path}.days`);
  return (
    <WeekSchedule
      {...common(props)}
      value={asWeek(value) ?? null}
      onChange={onChange}
      error={whole && <FaultMessage fault={whole} />}
      errorAt={(day, at) => {
        const place = `${path}.days.${day}.${at}.`;
        const fault = faults.find((one) => `${one.path}.`.startsWith(place));
        return fault && <FaultMessage fault={fault} />;
      }}
    />
  );
}
