export * from './batch.ts';
export { outboxMachine } from './outbox.machine.ts';
export * from './outbox.types.ts';
