/**
 * Node and a browser of another year know languages by other tables, which differ in the spaces that they put around
 * what they join: a thin one here, a plain one there. That is no difference of ours, so on both sides they are plain.
 */
const formats = Intl.DateTimeFormat.prototype;
// oxlint-disable-next-line typescript/unbound-method -- it is called with the format that it is asked of
const { formatRangeToParts } = formats;
formats.formatRangeToParts = function plain(...range) {
  return formatRangeToParts
    .apply(this, range)
    .map((part) => ({ ...part, value: part.value.replace(/\s/gu, ' ') }));
};
