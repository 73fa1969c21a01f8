/** Why a value is refused; each code has one message in the catalogues (`fault.<code>`). */
export const faultCodes = [
  'required',
  'unknown',
  'type',
  'too_long',
  'too_short',
  'too_small',
  'too_big',
  'too_many',
  'too_many_digits',
  'too_many_pictures',
  'not_integer',
  'not_a_number',
  'code',
  'choice',
  'url',
  'colour',
  'language',
  'country',
  'email',
  'phone',
  'handle',
  'wrong_password',
  'picture',
  'time_zone',
  'date',
  'time',
  'default_language',
  'not_found',
  'repeated',
  'twice',
  'unspaced',
  'control_characters',
  'group_needs_two',
  'own_member',
  'separators_equal',
  'fewer_choices',
  'sales_rate_only',
  'exists',
  'does_not_add_up',
  'not_of_kind',
  'is_email',
  'is_common',
  'last_owner',
  'beyond_own',
  'is_member',
  'is_invited',
  'own_address',
  'withdrawn',
  'expired',
  'answered',
  'sender_cannot',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** One thing that is wrong with one value. `path` is dotted: `members.2.idTax`. */
export interface Fault {
  readonly path: string;
  readonly code: FaultCode;
  /** Figures of the message: bounds, lengths. */
  readonly params?: Readonly<Record<string, string | number>>;
}
