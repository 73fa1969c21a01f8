import type { Planted } from '../plant.ts';

/** In the engine of a screen and in the server's kitchen module, beneath the root. */
export const planted: Readonly<Record<string, Planted>> = {
  'an operation that is known is done again': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: 'processedOf: (opId) => processed.get(opId),',
    becomes: 'processedOf: () => undefined,',
  },
  'what was moved before in the batch is not seen': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: 'if (known) tasks.set(task.id, { ...known, ...task });',
    becomes: '',
  },
  'what was moved is not told': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: 'happenings.push(...happeningsOf(performed, monitor, tasks, sectionsBefore));',
    becomes: '',
  },
  'who loses a dish to another section is not told': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: '...(left.length > 0 && { sections: left }),',
    becomes: '',
  },
  'of several orders that one press moves the first is told': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: 'return [...orders].map((order) => {',
    becomes: 'return [...orders].slice(0, 1).map((order) => {',
  },
  'relinks are forgotten': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: 'relinks = joined(relinks, performed.relinks);',
    becomes: '',
  },
  'an answer is not kept for the next time': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: 'moved: Object.fromEntries(performed.changed.map(({ id, rev }) => [id, rev])),\n  relinks',
    becomes: 'moved: {},\n  relinks',
  },
  'nothing of a batch is written': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: 'tasks: [...tasks.values()].filter(({ id }) => changed.has(id)),',
    becomes: 'tasks: [],',
  },
  'a discard that was seen is not kept': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: 'acknowledged: done.flatMap(({ performed }) => performed.acknowledged),',
    becomes: 'acknowledged: [],',
  },
  'a discard that was seen is told of every monitor': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: 'op: { id: opId, install, monitor },',
    becomes: "op: { id: opId, install, monitor: 'monitor1' },",
  },
  'an undo belongs to nobody': {
    file: 'apps/server/src/domain/kitchen/bump.ts',
    was: 'const op: Operation = { ...said, install };',
    becomes: "const op: Operation = { ...said, install: 'one' };",
  },
  'a press means what is known, and not what was seen': {
    file: 'apps/kds/src/engine/work.ts',
    was: 'to: goalOf(kind, host.kind(), status),\n        epoch,',
    becomes: 'to: goalOf(kind, host.kind(), status),\n        epoch: host.truthOf(id)?.epoch ?? epoch,',
  },
  'a screen names every operation alike': {
    file: 'apps/kds/src/engine/outbox.ts',
    was: 'ulid(Math.max(0, clock.wall()), random);',
    becomes: 'ulid(7, () => 0.5);',
  },
  'what the server refuses for now is set aside': {
    file: 'apps/kds/src/engine/outbox.ts',
    was: "if (failure.kind !== 'refused') return 'lost';",
    becomes: "if (failure.kind !== 'refused') return 'refused';",
  },
  'a frame is shown, and not what it says': {
    file: 'apps/kds/src/engine/truth.ts',
    was: 'return other && other.rev > task.rev ? other : task;',
    becomes: 'return task;',
  },
  'a fetch counts before it is shown': {
    file: 'apps/kds/src/engine/channel.ts',
    was: "host.fetched('orders' in result.data ? result.data : undefined, askedAt);",
    becomes: '',
  },
  'the page forgets what lay on the disk': {
    file: 'apps/kds/src/engine/outbox.ts',
    was: "send({ type: 'RESTORED', install, lastDseq: kept.lastDseq, waiting });",
    becomes: "send({ type: 'RESTORED', install, lastDseq: kept.lastDseq, waiting: [] });",
  },
  'what waits in memory is forgotten once the disk answers': {
    file: 'apps/kds/src/engine/diskInUse.ts',
    was: 'for (const operation of waiting) await disk.store({ ...operation, dseq: undefined });',
    becomes: '',
  },
  'a fetch that hangs is waited for': {
    file: 'apps/kds/src/engine/channel.ts',
    was: "timers.start('pull', CONNECT_TIMEOUT_MS, () => {",
    becomes: "timers.start('pull', 100 * CONNECT_TIMEOUT_MS, () => {",
  },
  'a beat tells of less than there is': {
    file: 'apps/server/src/live/monitorLine.ts',
    was: 'head: owed.newest,',
    becomes: 'head: 0,',
  },
  'a line hears for what its monitor showed at first': {
    file: 'apps/server/src/live/monitorLine.ts',
    was: 'sections = new Set(stood.sections);',
    becomes: 'if (sections.size === 0) sections = new Set(stood.sections);',
  },
};
