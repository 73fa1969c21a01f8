export { KitchenClockProvider, onTick, useKitchenClock, useTicked, type Now } from './clock.ts';
export { elapsed } from './elapsed.ts';
export { OrderTimer, type OrderTimerProps } from './OrderTimer.tsx';
export { Ticking, type TickingProps } from './Ticking.tsx';
