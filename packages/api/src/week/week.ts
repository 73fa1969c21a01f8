/** Days as the wire has them, the first of the week first. */
export const weekDays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type WeekDay = (typeof weekDays)[number];

/** From one time to another, `HH:MM`; what ends before it begins goes on into the next day. */
export interface Span {
  readonly from: string;
  readonly to: string;
}
/** When something holds: a day that is left out has no hours, and on closing days nothing begins. */
export interface Week {
  readonly days: Readonly<Partial<Record<WeekDay, readonly Span[]>>>;
  /** ISO 8601 dates. */
  readonly closed: readonly string[];
}

/** Whether a value of the wire is a week: what is stored has been judged by its definition. */
export const isWeek = (value: unknown): value is Week =>
  typeof value === 'object' && value !== null && 'days' in value && 'closed' in value;
