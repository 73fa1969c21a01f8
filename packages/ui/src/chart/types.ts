/** One of the lines, or of the bars that stand on one another. */
export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  /** What the others are held against: drawn quietly behind them. */
  readonly isComparison?: boolean;
}

/** A place along the axis, with a value of each series in their order; null where there is none (yet). */
export interface ChartPoint {
  readonly id: string;
  /** Short, on the axis: `14`. */
  readonly label: string;
  /** Whole, where it is read: `14:00 to 15:00`. The label when left out. */
  readonly name?: string;
  readonly values: readonly (number | null)[];
}

export interface ChartProps {
  /** Names the chart for those who hear it, and its table. */
  readonly label: string;
  /** What points are: `Hour`. Heads their column in the table. */
  readonly pointsLabel: string;
  /** At most six that are no comparison. */
  readonly series: readonly ChartSeries[];
  /** In the order in which they are read. */
  readonly points: readonly ChartPoint[];
  /** A value as it is written. */
  readonly format: (value: number) => string;
  /** A value beside the axis; as `format` when left out. */
  readonly formatAxis?: (value: number) => string;
  /** Opens what is behind a point. */
  readonly onPress?: (id: string) => void;
  /** What a press does, in words: `Opens its tickets`. */
  readonly pressHint?: string;
  /** In place of the chart when no point has a value. */
  readonly empty: string;
  /** `fill`: as high as a WallBoard leaves room for. */
  readonly size?: 'md' | 'lg' | 'fill';
  /** At the end of the line below: what the figures are. */
  readonly note?: string;
}
