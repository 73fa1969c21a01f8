import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { ComboBox } from '../ComboBox/index.ts';
import { Field } from '../Field/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import { SortableList } from '../SortableList/index.ts';
import * as css from './OrderedReferences.css.ts';

/** A record of another kind, as it is shown where it is referred to. */
export interface Reference {
  readonly id: string;
  readonly label: string;
  /** A second text: its code, its rate. */
  readonly detail?: string;
}

export interface OrderedReferencesProps {
  readonly label: string;
  /** Where it is read above already. */
  readonly isLabelHidden?: boolean;
  /** The chosen ones in their order. */
  readonly value: readonly Reference[];
  readonly onChange: (value: readonly Reference[]) => void;
  /** What the server found for the words typed last. Chosen ones may be among them; they are not offered again. */
  readonly found: readonly Reference[];
  /** Called with the words while the person types, and with none when the list opens. */
  readonly onSearch: (words: string) => void;
  readonly isLoading?: boolean;
  /** The label of the search field: "Add a tax". */
  readonly addLabel: string;
  /** Shown where nothing is chosen. */
  readonly emptyText: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
}

/** An ordered choice of records: searched for, added, put in order by drag or keys, taken out. */
export function OrderedReferences(props: OrderedReferencesProps) {
  const {
    label,
    value,
    onChange,
    found,
    onSearch,
    isLoading = false,
    addLabel,
    emptyText,
    isReadOnly = false,
  } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [turn, setTurn] = useState(0);
  const offered = found.filter((candidate) => !value.some((chosen) => chosen.id === candidate.id));

  const add = (id: string | null) => {
    const reference = offered.find((candidate) => candidate.id === id);
    if (!reference) return;
    onChange([...value, reference]);
    onSearch('');
    setTurn(turn + 1);
    setAnnouncement(t`${reference.label} added`);
  };
  const remove = (reference: Reference) => {
    onChange(value.filter((chosen) => chosen.id !== reference.id));
    input.current?.focus();
    setAnnouncement(t`${reference.label} removed`);
  };

  return (
    <Field
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      isRequired={props.isRequired ?? false}
      {...(props.description !== undefined && { description: props.description })}
      {...(props.error !== undefined && { error: props.error })}
    >
      <div className={css.box}>
        {value.length === 0 ? (
          <p className={css.empty}>{emptyText}</p>
        ) : (
          <SortableList
            label={label}
            items={value}
            getId={(reference) => reference.id}
            getLabel={(reference) => reference.label}
            onReorder={onChange}
            isReadOnly={isReadOnly}
            isNumbered
          >
            {(reference) => (
              <>
                <span className={css.name}>{reference.label}</span>
                {reference.detail !== undefined && <bdi className={css.detail}>{reference.detail}</bdi>}
                {!isReadOnly && (
                  <PlainIconButton
                    icon={X}
                    size="sm"
                    label={t`Remove ${reference.label}`}
                    onPress={() => remove(reference)}
                  />
                )}
              </>
            )}
          </SortableList>
        )}
        {!isReadOnly && (
          <div className={css.add}>
            <ComboBox
              // A new field for each choice: it is empty again, ready for the next.
              key={turn}
              ref={input}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus stays in the field that made room for the next
              autoFocus={turn > 0}
              label={addLabel}
              isLabelHidden
              placeholder={addLabel}
              options={offered.map(({ id, label: text, detail }) => ({
                id,
                label: text,
                ...(detail !== undefined && { description: detail }),
              }))}
              value={null}
              onChange={add}
              onSearch={onSearch}
              isLoading={isLoading}
            />
          </div>
        )}
      </div>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </Field>
  );
}
