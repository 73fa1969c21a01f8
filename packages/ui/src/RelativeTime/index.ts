export { RelativeTime, type RelativeTimeProps } from './RelativeTime.tsx';
export { zoneName } from './zone.ts';
