export { BarChart, type BarChartProps } from './BarChart.tsx';
export type { ChartPoint, ChartSeries } from '../chart/types.ts';
