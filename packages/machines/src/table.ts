/** What an event may do in a state: leave for a state, be handled without leaving (the state's own name), or be ignored. */
export type Outcome<State extends string> = State | 'ignored';

/** One outcome, or every outcome that the guards allow. */
export type Cell<State extends string> = Outcome<State> | readonly Outcome<State>[];

/** Every state against every event; a missing pair does not compile. */
export type TotalTable<State extends string, EventType extends string> = Readonly<
  Record<State, Readonly<Record<EventType, Cell<State>>>>
>;
