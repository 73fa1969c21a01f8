export { StatCard, type StatCardProps } from './StatCard.tsx';
export { StatGroup, type StatGroupProps } from './StatGroup.tsx';
export type { FigureChange } from '../chart/Change.tsx';
