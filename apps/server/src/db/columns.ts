import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A moment, whatever the zone of who reads it: `timestamptz`, a `Date` in the code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Minor units of a currency. */
export const money = (name: string) => bigint(name, { mode: 'number' });
