/** What a screen's outbox leaves behind for the checker: ids, and nothing of the outbox's own types. */
export interface Asked {
  readonly opId: string;
  /** What it takes back, if it does. */
  readonly target: string | undefined;
}
export interface History {
  /** In the order in which the cook asked. */
  readonly asked: readonly Asked[];
  /** In the order in which they first reached the server. */
  readonly arrived: readonly string[];
  /** Were on the disk at some time. */
  readonly kept: ReadonlySet<string>;
  /** The screen heard an answer. */
  readonly told: ReadonlySet<string>;
  /** The cook was told that they do not count. */
  readonly failed: ReadonlySet<string>;
  /** Shown as refused by the server. */
  readonly aside: ReadonlySet<string>;
  /** Left the disk unsent, because their cook took them back. */
  readonly left: ReadonlySet<string>;
  /** Still on the disk at the end. */
  readonly waiting: readonly string[];
  /** What was wrong while it happened. */
  readonly faults: readonly string[];
}
