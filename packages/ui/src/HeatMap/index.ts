export { HeatMap, type HeatMapLine, type HeatMapProps } from './HeatMap.tsx';
