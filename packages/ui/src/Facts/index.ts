export { Fact, Facts, type FactProps, type FactsProps } from './Facts.tsx';
