export { channelMachine } from './channel.machine.ts';
export * from './channel.types.ts';
export * from './position.ts';
export * from './shown.ts';
export * from './timing.ts';
