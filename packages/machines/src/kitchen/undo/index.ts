export * from './entries.ts';
export { undoMachine } from './undo.machine.ts';
export * from './undo.types.ts';
