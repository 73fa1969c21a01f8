import { isEmail } from '@comanda/api/account';
import { faultLabel } from '@comanda/api/labels';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { faultsOf } from './faultsOf.ts';
import { useSelectedCompany } from './selection.ts';
import type { Held } from './useHeld.ts';

/** A company that somebody can be let into. */
export interface Place {
  readonly idCompany: string;
  readonly company: string;
}

/** Who is let in, and where. */
export interface Recipient<P extends Place> {
  readonly places: readonly P[];
  readonly place: P | undefined;
  /** As typed. */
  readonly typed: string;
  readonly email: string;
  readonly isDirty: boolean;
  readonly wrong: ReturnType<typeof faultsOf>;
  readonly setEmail: (email: string) => void;
  readonly setPlace: (idCompany: string) => void;
}

/** The selected company stands there first. */
export function useRecipient<P extends Place>(places: readonly P[]): Recipient<P> {
  const selected = useSelectedCompany()?.id;
  const [typed, setEmail] = useState('');
  const [chosen, setPlace] = useState<string>();
  return {
    places,
    place: places.find(({ idCompany }) => idCompany === (chosen ?? selected)) ?? places[0],
    typed,
    email: typed.trim(),
    isDirty: typed !== '' || chosen !== undefined,
    wrong: isEmail(typed) ? {} : { email: faultLabel('email') },
    setEmail,
    setPlace,
  };
}

export interface RecipientFieldsProps {
  readonly recipient: Recipient<Place>;
  /** What the person gets. */
  readonly note: string;
  readonly held: Held;
}

/** Asks whom somebody lets into which company. */
export function RecipientFields({ recipient, note, held }: RecipientFieldsProps) {
  const { t } = useLingui();
  const { places, place, typed, setEmail, setPlace } = recipient;
  return (
    <>
      <EmailField
        label={t`E-mail`}
        description={note}
        value={typed}
        onChange={setEmail}
        error={held.at('email')}
      />
      <Select
        label={t`Company`}
        options={places.map(({ idCompany, company }) => ({ id: idCompany, label: company }))}
        value={place?.idCompany ?? null}
        onChange={setPlace}
      />
    </>
  );
}

export interface EmailFieldProps {
  readonly label: string;
  readonly description: string;
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly error: string | undefined;
}

/** The address of somebody else, which the browser is not to fill in. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      name="email"
      autoComplete="off"
      inputMode="email"
      dir="ltr"
      maxLength={254}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog asks for this first
      autoFocus
    />
  );
}
