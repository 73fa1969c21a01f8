/** What has to be asked again when tills have changed. */
export const refreshed = ['terminal.ofCompany', 'business.stores', 'business.store', 'commit.list'];
