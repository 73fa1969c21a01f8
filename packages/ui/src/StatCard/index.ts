export { StatCard, type StatCardProps } from './StatCard.tsx';
export type { FigureChange } from '../chart/Change.tsx';
