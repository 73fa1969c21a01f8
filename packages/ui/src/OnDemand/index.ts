export { onDemand, type OnDemand, whenAtRest } from './onDemand.tsx';
export { popoverOnDemand, type PopoverControl, type PopoverOnDemandProps } from './popoverOnDemand.tsx';
