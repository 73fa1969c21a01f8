import { favouriteCalls, groupCalls } from '@comanda/api/calls';

/** What shows groups, and is asked for again when one has changed. */
export const refreshes = [groupCalls.ofUser.name, favouriteCalls.list.name];
