export * from './task.machine.ts';
