export { transferMachine } from './transfer.machine.ts';
export type { TransferCommand, TransferContext, TransferEventType } from './transfer.types.ts';
