export { BarList, type BarListItem, type BarListProps } from './BarList.tsx';
export type { FigureChange } from '../chart/Change.tsx';
