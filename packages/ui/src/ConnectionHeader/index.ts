export { ConnectionHeader, type ConnectionHeaderProps } from './ConnectionHeader.tsx';
export type { ConnectionLevel } from './states.ts';
export type { Told } from './Told.tsx';
