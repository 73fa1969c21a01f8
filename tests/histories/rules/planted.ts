import type { Planted } from '../plant.ts';

export const planted: Readonly<Record<string, Planted>> = {
  'a stale bump moves a task that was taken back': {
    file: 'judge.ts',
    was: "if (intent.epoch !== task.epoch) return left('conflict', task);\n  if (status === row.to)",
    becomes: 'if (status === row.to)',
  },
  'a late step takes a task back': {
    file: 'judge.ts',
    was: "if (rankOf(status) > rankOf(row.to)) return left('superseded', task);",
    becomes: '',
  },
  'a step skips what is before it': {
    file: 'judge.ts',
    was: 'rankOf(status) < rankOf(row.from) || task.isHeld',
    becomes: 'task.isHeld',
  },
  'a held task is started': {
    file: 'judge.ts',
    was: 'rankOf(status) < rankOf(row.from) || task.isHeld',
    becomes: 'rankOf(status) < rankOf(row.from)',
  },
  'a discarded task is cooked on': {
    file: 'judge.ts',
    was: "if (!isStage(status)) return left('discarded', task);",
    becomes: 'if (!isStage(status)) return moved(advanced(task, [row.to], at));',
  },
  'the same step counts twice': {
    file: 'judge.ts',
    was: "if (status === row.to) return left('already', task);",
    becomes: 'if (status === row.to) return moved(advanced(task, [row.to], at));',
  },
  'undo ignores what came after': {
    file: 'judge.ts',
    was: 'task.rev === applied.rev &&',
    becomes: '',
  },
  'undo forgets the epoch': {
    file: 'task.ts',
    was: '  status,\n  times,\n  epoch: task.epoch + 1,',
    becomes: '  status,\n  times,\n  epoch: task.epoch,',
  },
  'undo starts the timers anew': {
    file: 'task.ts',
    was: '  status,\n  times,\n  epoch',
    becomes: '  status,\n  epoch',
  },
  'undo brings half a line back': {
    file: 'operation.ts',
    was: "stuck.has(task.line) && judgement.outcome === 'applied'",
    becomes: 'false as boolean',
  },
  'undo has no end': {
    file: 'operation.ts',
    was: 'at - target.at > UNDO_LIMIT_MS',
    becomes: 'false as boolean',
  },
  'one screen takes back what another did': {
    file: 'operation.ts',
    was: 'if (target?.install !== asked.install)',
    becomes: 'if (!target)',
  },
  'after one undo the one before it is barred': {
    file: 'operation.ts',
    was: 'relinks: performed.changed.map(({ id, rev }) => ({ task: id, from: before.get(id) ?? 0, to: rev })),',
    becomes: 'relinks: [],',
  },
  'undo reaches other sections': {
    file: 'operation.ts',
    was: 'const isCovered = mover.sections.includes(applied.before.section ?? task.section);',
    becomes: 'const isCovered = true as boolean;',
  },
  'what is said again is done again': {
    file: 'operation.ts',
    was: 'if (before) return { ...before, changed: [], relinks: [], acknowledged: [] };',
    becomes: '',
  },
  'a discard forgets the epoch': {
    file: 'task.ts',
    was: "  status: 'DSC',\n  epoch: task.epoch + 1,",
    becomes: "  status: 'DSC',\n  epoch: task.epoch,",
  },
  'a stale discard ends what was taken back': {
    file: 'judge.ts',
    was: 'intent.epoch === task.epoch && isOpen',
    becomes: 'isOpen',
  },
  'the kitchen discards what is cooked': {
    file: 'judge.ts',
    was: 'intent.epoch === task.epoch && isOpen',
    becomes: 'intent.epoch === task.epoch',
  },
  'everybody discards': { file: 'judge.ts', was: '!mover.mayDiscard || ', becomes: '' },
  'a monitor moves what another section cooks': {
    file: 'judge.ts',
    was: 'if (!mover.sections.includes(task.section))\n    return',
    becomes: 'if (mover.sections.length < 0)\n    return',
  },
  'every kind does every step': {
    file: 'judge.ts',
    was: 'row && mayTake(row, mover)',
    becomes: 'row',
  },
  'starting may always be skipped': {
    file: 'judge.ts',
    was: 'skipsStart && bySkipping',
    becomes: 'bySkipping',
  },
  'nobody readies where there is no preparation': {
    file: 'judge.ts',
    was: "to === 'FNL' && !hasPreparation ? 'RDY' : to",
    becomes: 'to',
  },
  'a skipped start leaves no time': {
    file: 'judge.ts',
    was: 'return way.slice(rankOf(from) + 1, rankOf(end) + 1);',
    becomes: 'return [end];',
  },
  'what was given up again leaves unseen': {
    file: 'operation.ts',
    was: "isHere(task) && task.status === 'DSC' && task.epoch === intent.epoch",
    becomes: "isHere(task) && task.status === 'DSC'",
  },
  'what is cooked leaves as if it were given up': {
    file: 'operation.ts',
    was: "isHere(task) && task.status === 'DSC' && task.epoch === intent.epoch",
    becomes: 'isHere(task) && task.epoch === intent.epoch',
  },
  'a monitor acknowledges what another section shows': {
    file: 'operation.ts',
    was: 'task !== undefined && mover.sections.includes(task.section);',
    becomes: 'task !== undefined;',
  },
  'a step is not counted': {
    file: 'task.ts',
    was: '  rev: task.rev + 1,\n  times: {\n    ...task.times,\n    ...(isWaiting',
    becomes: '  rev: task.rev,\n  times: {\n    ...task.times,\n    ...(isWaiting',
  },
  'a stale recall takes back what was done since': {
    file: 'judge.ts',
    was: 'task.epoch !== intent.epoch || task.rev !== intent.rev)',
    becomes: 'task.epoch !== intent.epoch)',
  },
  'what was given up is made anew': {
    file: 'judge.ts',
    was: "if (!isStage(task.status)) return left('discarded', task);\n  if (task.status !== intent.from",
    becomes: 'if (task.status !== intent.from',
  },
  'every kind sends a dish back': {
    file: 'judge.ts',
    was: 'by.includes(mover.kind) &&',
    becomes: '',
  },
  'a dish comes back to a pass that is none': {
    file: 'judge.ts',
    was: "|| (row.to === 'FNL' && !hasPreparation)",
    becomes: '',
  },
  'a dish that is made anew is as old as before': {
    file: 'task.ts',
    was: '  times: { PND: at },\n  attempt',
    becomes: '  attempt',
  },
  'what is brought back has not been begun': {
    file: 'task.ts',
    was: '.filter((stage) => rankOf(stage) <= rankOf(to))',
    becomes: '.filter((stage) => rankOf(stage) < rankOf(to))',
  },
  'who saw a dish before it was brought back moves it': {
    file: 'task.ts',
    was: '  status: to,\n  epoch: task.epoch + 1,',
    becomes: '  status: to,\n  epoch: task.epoch,',
  },
  'what is for later keeps its time once it is begun': {
    file: 'judge.ts',
    was: 'moved(begun(task, at))',
    becomes: 'moved({ ...task, isHeld: false, rev: task.rev + 1 })',
  },
  'what is begun already begins anew': {
    file: 'judge.ts',
    was: "task.isHeld || isWaiting(task, at) ? moved(begun(task, at)) : left('already', task);",
    becomes: 'moved(begun(task, at));',
  },
  'a step before its time leaves a dish that begins later': {
    file: 'task.ts',
    was: '...(isWaiting(task, at) && { PND: at }),',
    becomes: '',
  },
  'a stale press fires what was made anew': {
    file: 'judge.ts',
    was: "if (intent.epoch !== task.epoch) return left('conflict', task);\n  if (task.status !== 'PND')",
    becomes: "if (task.status !== 'PND')",
  },
  'every kind holds a dish back': {
    file: 'judge.ts',
    was: '!row?.by.some((one) => one === mover.kind)',
    becomes: '!row',
  },
  'what is fired stays held': {
    file: 'task.ts',
    was: '({ ...retimed(task, at), isHeld: false })',
    becomes: 'retimed(task, at)',
  },
  'a hold that is taken back stays': {
    file: 'operation.ts',
    was: '...(isHeld !== task.isHeld && { isHeld }),',
    becomes: '',
  },
  'a dish of a split bill is cooked again': {
    file: 'split.ts',
    was: '  ...carried(task),\n  ...own,',
    becomes: "  ...carried(task),\n  status: 'PND',\n  ...own,",
  },
  'a dish of a split bill is given up': {
    file: 'split.ts',
    was: "if (task.status !== 'DSC') return task;",
    becomes: 'if (task.rev >= 0) return task;',
  },
  'a dish of a split bill is as new': {
    file: 'split.ts',
    was: 'times, epoch: task.epoch + 1',
    becomes: 'times: { PND: task.times.DSC ?? 0 }, epoch: task.epoch + 1',
  },
  'who saw a dish struck out moves it on its new bill': {
    file: 'split.ts',
    was: 'times, epoch: task.epoch + 1',
    becomes: 'times, epoch: task.epoch',
  },
  'a dish is handed to a section that has one of its line': {
    file: 'judge.ts',
    was: "mates(task).includes(section) ? left('conflict', task) : moved(handed(task, section));",
    becomes: 'moved(handed(task, section));',
  },
  'one press hands two dishes of a line to one section': {
    file: 'operation.ts',
    was: 'if (judged.task.section !== task.section)',
    becomes: 'if (task.rev < 0)',
  },
  'every section is handed to': {
    file: 'judge.ts',
    was: ' || mover.handsTo?.includes(section) !== true',
    becomes: '',
  },
  'a stale hand-over moves what was taken back': {
    file: 'judge.ts',
    was: "if (intent.epoch !== task.epoch) return left('conflict', task);\n  if (!transferRow.from",
    becomes: 'if (!transferRow.from',
  },
  'what is cooked is handed over': {
    file: 'judge.ts',
    was: "if (!transferRow.from.some((status) => status === task.status)) return left('superseded', task);",
    becomes: '',
  },
  'what is handed over goes on being cooked': {
    file: 'task.ts',
    was: "({ ...reopened(task, 'PND'), section })",
    becomes: '({ ...task, section, epoch: task.epoch + 1, rev: task.rev + 1 })',
  },
  'who saw a dish before it was handed over moves it': {
    file: 'task.ts',
    was: "({ ...reopened(task, 'PND'), section })",
    becomes: "({ ...reopened(task, 'PND'), section, epoch: task.epoch })",
  },
  'what was handed over comes back to nobody': {
    file: 'operation.ts',
    was: '...(section !== task.section && { section }),',
    becomes: '',
  },
  'who handed a dish over may not take it back': {
    file: 'operation.ts',
    was: 'applied.before.section ?? task.section',
    becomes: 'task.section',
  },
  'what comes back meets another dish of its line': {
    file: 'judge.ts',
    was: '(applied.before.section === undefined || !mates(task).includes(applied.before.section))',
    becomes: 'task.rev >= 0',
  },
  'every kind makes a dish urgent': {
    file: 'judge.ts',
    was: '!row.by.some((one) => one === kind) || intent.from',
    becomes: 'intent.from',
  },
  'what is no longer urgent stays so': {
    file: 'task.ts',
    was: '({ ...task, isRush, rev: task.rev + 1 })',
    becomes: '({ ...task, isRush: true, rev: task.rev + 1 })',
  },
  'what became urgent is not counted': {
    file: 'task.ts',
    was: '({ ...task, isRush, rev: task.rev + 1 })',
    becomes: '({ ...task, isRush })',
  },
  'a dish that was given up becomes urgent': {
    file: 'judge.ts',
    was: "if (task.status === 'DSC') return left('discarded', task);\n  if (task.status === 'DLV')",
    becomes: "if (task.status === 'DLV')",
  },
  'what was urgent is taken back and stays so': {
    file: 'operation.ts',
    was: '...(isRush !== task.isRush && { isRush: isRush ?? false }),',
    becomes: '',
  },
  'what is ready leaves before its time': {
    file: 'judge.ts',
    was: 'ready.every(({ times }) => now - (times.RDY ?? now) >= after)',
    becomes: 'ready.some(({ times }) => now - (times.RDY ?? now) >= after)',
  },
  'what is ready leaves while its order is cooked': {
    file: 'judge.ts',
    was: "tasks.every(({ status }) => status === 'RDY' || status === 'DLV' || status === 'DSC') &&",
    becomes: '',
  },
  'what leaves by itself leaves no time': {
    file: 'judge.ts',
    was: "moved(advanced(task, ['DLV'], at)) : left('superseded', task);",
    becomes: "moved({ ...task, status: 'DLV', rev: task.rev + 1 }) : left('superseded', task);",
  },
};
