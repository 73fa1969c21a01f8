/** More numbers than these would be too small to be read across a room; how many more there are is said. */
const MOST = 24;
const LEAST_COLUMNS = 2;
const LEAST_ROWS = 3;

/** How numbers share out their half of a screen: as large as can be, and no larger when they are few. */
export const gridFor = (
  orders: number,
): { readonly columns: number; readonly rows: number; readonly shown: number } => {
  const places = Math.min(orders, MOST);
  const columns = Math.max(LEAST_COLUMNS, Math.ceil(Math.sqrt(places * 0.75)));
  return {
    columns,
    rows: Math.max(LEAST_ROWS, Math.ceil(places / columns)),
    shown: orders > MOST ? MOST - 1 : orders,
  };
};
