import { fieldLabel } from '@comanda/api/labels';
import { ComboBox } from '@comanda/ui/ComboBox';
import { FieldGrid, FormField } from '@comanda/ui/ResourceForm';
import { useLabel } from '../../app/index.ts';
import { useDraftField, useForm } from '../../resource/form/DraftContext.tsx';
import { useFaultText } from '../../resource/form/useFaultText.ts';
import { asText } from '../../resource/values/read.ts';
import type { SectionProps } from '../section.ts';

const ZONE = 'timeZone';

/** What a store is and where; its time zone is found by its name (docs/product.md §8.15). */
export function Basics({ fields, Field }: SectionProps) {
  return (
    <FieldGrid>
      {fields.map((name) => (name === ZONE ? <TimeZone key={name} /> : <Field key={name} name={name} />))}
    </FieldGrid>
  );
}

const offsetIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
let zones: readonly { readonly id: string; readonly label: string; readonly description: string }[] = [];
/** Every zone that the browser knows, with its distance from UTC today; worked out when it is first needed. */
const allZones = (): typeof zones => {
  if (zones.length === 0)
    zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((id) => ({
      id,
      label: id,
      description: offsetIn(id),
    }));
  return zones;
};

function TimeZone() {
  const { resource } = useForm();
  const label = useLabel();
  const say = useFaultText();
  const { value, faults, set, leave } = useDraftField(ZONE);
  const text = label(fieldLabel(resource, ZONE));
  const zone = asText(value);
  return (
    <FormField label={text} value={<bdi>{zone}</bdi>}>
      <div data-field={ZONE}>
        <ComboBox
          label={text}
          isRequired
          options={allZones()}
          value={zone || null}
          selected={zone === '' ? null : { id: zone, label: zone }}
          onChange={(id) => set(id ?? '')}
          onBlur={leave}
          error={faults[0] && say(faults[0])}
        />
      </div>
    </FormField>
  );
}
