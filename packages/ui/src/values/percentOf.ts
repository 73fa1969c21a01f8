/** How far along the scale something stands, 0 to 100; what lies outside stands at the nearest end. */
export function percentOf(value: number, min: number, max: number): number {
  if (!(max > min) || Number.isNaN(value)) return 0;
  return Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100));
}
