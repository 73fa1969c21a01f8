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
  /** Taken off the disk. */
  readonly removed: Set<string>;
}
export const newRecorder = (): Recorder => ({
  asked: new Map(),
  stored: new Set(),
  numbered: new Set(),
  removed: new Set(),
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
  const tell = (what: 'stored' | 'removed', value: unknown): void => {
    const send: unknown = Reflect.get(globalThis, binding);
    if (typeof send === 'function') send(JSON.stringify({ what, value }));
  };
  for (const name of ['add', 'put'] as const) {
    const real = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, value: unknown, ...key: [IDBValidKey?]) {
      if (typeof value === 'object' && value !== null && 'op' in value && 'label' in value)
        this.transaction.addEventListener('complete', () => tell('stored', value));
      return real.call(this, value, ...key);
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

/** Watches the disk of whatever page the context opens, and what it sends. */
export const watch = async (context: BrowserContext, recorder: Recorder): Promise<void> => {
  await context.exposeFunction('__kitchenDisk', (text: string) => {
    const { value } = JSON.parse(text) as { readonly value: Kept };
    recorder.asked.set(value.op.opId, askedOf(value));
    recorder.stored.add(value.op.opId);
    if (value.dseq !== undefined) recorder.numbered.add(value.op.opId);
  });
  await nameFunctions(context);
  await context.addInitScript(spy);
  context.on('request', (request) => {
    if (!request.url().endsWith('/kdsKitchenOrder/line')) return;
    const body = JSON.parse(request.postData() ?? '{}') as {
      readonly data?: { readonly install: string; readonly ops: readonly (Kept['op'] & { dseq: number })[] };
    };
    for (const { dseq, ...op } of body.data?.ops ?? []) {
      const { install } = body.data ?? { install: '' };
      recorder.asked.set(op.opId, askedOf({ op: { ...op, install }, dseq }));
      recorder.numbered.add(op.opId);
    }
  });
};
