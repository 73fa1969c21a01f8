import type { BrowserContext } from 'playwright';
import { nameFunctions } from '../../kitchen/browser.ts';
import type { Asked } from '../../histories/rules/record.ts';

/** What is known of one screen's operations from outside: what reached its disk, and what left it. */
export interface Recorder {
  readonly asked: Map<string, Asked>;
  /** On the disk for good. */
  readonly stored: Set<string>;
  /** Had a number: may have been sent. */
  readonly numbered: Set<string>;
}
export const newRecorder = (): Recorder => ({
  asked: new Map(),
  stored: new Set(),
  numbered: new Set(),
});

interface Kept {
  readonly op: { readonly opId: string; readonly install: string; readonly kind: string } & (
    | { readonly target: string }
    | { readonly tasks: Asked['intents'] }
  );
  readonly dseq?: number;
}

/** Runs in the page before its own code: tells of every operation that a finished transaction wrote or removed. */
const spy = (): void => {
  const binding = '__kitchenDisk';
  const tell = (value: unknown): void => {
    const send: unknown = Reflect.get(globalThis, binding);
    if (typeof send === 'function') send(JSON.stringify({ value }));
  };
  for (const name of ['add', 'put'] as const) {
    const real = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, value: unknown, ...key: [IDBValidKey?]) {
      if (typeof value === 'object' && value !== null && 'op' in value && 'label' in value)
        this.transaction.addEventListener('complete', () => tell(value));
      return real.call(this, value, ...key);
    };
  }
  for (const name of ['update'] as const) {
    const real = IDBCursor.prototype[name];
    IDBCursor.prototype[name] = function (this: IDBCursor, value: unknown) {
      const writing = real.call(this, value);
      writing.transaction?.addEventListener('complete', () => tell(value));
      return writing;
    };
  }
};

const askedOf = ({ op }: Kept): Asked => ({
  opId: op.opId,
  install: op.install,
  kind: op.kind,
  target: 'target' in op ? op.target : undefined,
  intents: 'tasks' in op ? op.tasks : [],
});

/** Watches the disk of whatever page the context opens. */
export const watch = async (context: BrowserContext, recorder: Recorder): Promise<void> => {
  await context.exposeFunction('__kitchenDisk', (text: string) => {
    const { value } = JSON.parse(text) as { readonly value: Kept };
    recorder.asked.set(value.op.opId, askedOf(value));
    recorder.stored.add(value.op.opId);
    if (value.dseq !== undefined) recorder.numbered.add(value.op.opId);
  });
  await nameFunctions(context);
  await context.addInitScript(spy);
};
