/**
 * Node and a browser of another year know languages by other tables, which differ in the spaces that they put around
 * what they join and in their short forms (1K, 1k; 1bn, 1B). That is no difference of ours, so both sides write the same.
 */
const dates = Intl.DateTimeFormat.prototype;
// oxlint-disable-next-line typescript/unbound-method -- they are called with the format that they are asked of
const { formatRange, formatRangeToParts } = dates;
dates.formatRange = function plain(...range) {
  return formatRange.apply(this, range).replaceAll(/\s*–\s*/gu, '–');
};
dates.formatRangeToParts = function plain(...range) {
  return formatRangeToParts
    .apply(this, range)
    .map((part) => ({ ...part, value: part.value.replace(/\s/gu, ' ') }));
};

const figures = Intl.NumberFormat.prototype;
const written = Object.getOwnPropertyDescriptor(figures, 'format') ?? {};
Object.defineProperty(figures, 'format', {
  configurable: true,
  get(this: Intl.NumberFormat): Intl.NumberFormat['format'] {
    const format: Intl.NumberFormat['format'] = written.get?.call(this);
    return this.resolvedOptions().notation === 'compact'
      ? (value) => format(value).replaceAll(/\p{L}/gu, '')
      : format;
  },
});
