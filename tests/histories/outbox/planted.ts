import type { Planted } from '../plant.ts';

export const planted: Readonly<Record<string, Planted>> = {
  'a bump is sent before it is on the disk': {
    file: 'batch.ts',
    was: '!isStored || isLeaving);',
    becomes: 'isLeaving && isStored);',
  },
  'what its cook takes back is sent meanwhile': {
    file: 'batch.ts',
    was: '!isStored || isLeaving);',
    becomes: '!isStored && !isLeaving);',
  },
  'a page that follows sends': { file: 'batch.ts', was: 'if (!isLeader) return [];', becomes: '' },
  'what may have been sent leaves unsent': {
    file: 'batch.ts',
    was: 'return target?.dseq === undefined ? target : undefined;',
    becomes: 'return target;',
  },
  'a pause grows for ever': {
    file: 'batch.ts',
    was: 'Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.min(losses, 10))',
    becomes: 'SHORTEST_PAUSE_MS * 3 ** (losses + 3)',
  },
  'more goes out than the server takes': {
    file: 'batch.ts',
    was: 'LARGEST_BATCH = 50',
    becomes: 'LARGEST_BATCH = 500',
  },
  'a number is given twice': {
    file: 'outbox.setup.ts',
    was: 'lastDseq: Math.max(context.lastDseq, ...Object.values(dseqs)),',
    becomes: '',
  },
  'a number counts whose writing failed': {
    file: 'outbox.setup.ts',
    was: 'batch.every(({ isNumbered }) => isNumbered);',
    becomes: 'batch.every(({ dseq }) => dseq !== undefined);',
  },
  'nothing waits for its number': {
    file: 'outbox.machine.ts',
    was: "entry: 'number',",
    becomes: "entry: 'number', always: 'sending',",
  },
  'what is answered is sent again': {
    file: 'outbox.setup.ts',
    was: 'const waiting = without(context.waiting, opIds);',
    becomes: 'const waiting = context.waiting;',
  },
  'an answer is taken and not told': {
    file: 'outbox.setup.ts',
    was: "enqueue.emit({ type: 'TELL', answers: known });",
    becomes: '',
  },
  'a bump fails in silence': {
    file: 'outbox.setup.ts',
    was: "enqueue.emit({ type: 'TELL_NOT_STORED', op: entry.op });",
    becomes: '',
  },
  'taking back fails in silence': {
    file: 'outbox.setup.ts',
    was: "enqueue.emit({ type: 'TELL_NOT_TAKEN_BACK', opId });",
    becomes: '',
  },
  'what was asked early overtakes what lay on the disk': {
    file: 'outbox.setup.ts',
    was: 'isLeaving: false,\n        })),\n        ...context.waiting,\n      ],',
    becomes: 'isLeaving: false,\n        })),\n      ].toSpliced(0, 0, ...context.waiting),',
  },
  'the disk forgets what was on its way': {
    file: 'outbox.setup.ts',
    was: 'isNumbered: one.dseq !== undefined,\n          isLeaving',
    becomes: 'dseq: undefined,\n          isNumbered: false,\n          isLeaving',
  },
  'the first of several is set aside in place of the wrong one': {
    file: 'outbox.setup.ts',
    was: '!entry || others.length > 0',
    becomes: '!entry',
  },
  'another install counts on': {
    file: 'outbox.setup.ts',
    was: 'numbered.indexOf(one) + 1',
    becomes: 'one.dseq',
  },
  'a lost request is waited for': {
    file: 'outbox.machine.ts',
    was: "entry: ['send', { type: 'startTimer', params: { timer: 'T_TIMEOUT', delay: SEND_TIMEOUT_MS } }],",
    becomes: "entry: 'send',",
  },
  'who signs in again is not heard': {
    file: 'outbox.machine.ts',
    was: "SIGNED_IN: { target: 'resting', actions: 'beginAnew' },",
    becomes: '',
  },
  'a lost session empties it': {
    file: 'outbox.setup.ts',
    was: "askToSignIn: emit({ type: 'ASK_TO_SIGN_IN' }),",
    becomes: 'askToSignIn: assign({ waiting: [] }),',
  },
};
