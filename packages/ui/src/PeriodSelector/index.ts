export { PeriodSelector, type PeriodSelectorProps } from './PeriodSelector.tsx';
export { besidePeriod, type Granularity, type Period, periodAt } from './period.ts';
export { periodInWords } from './words.ts';
