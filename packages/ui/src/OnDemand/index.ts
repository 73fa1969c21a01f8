export { onDemand, type OnDemand } from './onDemand.tsx';
export { popoverOnDemand, type PopoverControl, type PopoverOnDemandProps } from './popoverOnDemand.tsx';
