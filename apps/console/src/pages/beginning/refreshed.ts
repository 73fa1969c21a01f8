/** What has to be asked again when a step was done. */
export const refreshed = [
  'company.beginning',
  'business.stores',
  'terminal.ofCompany',
  'tracker.number',
  'tracker.list',
  'commit.list',
  'tax.list',
  'paymentMethod.list',
  'product.list',
  'employee.list',
  'store.list',
  'region.list',
];
