export { createRecord, changeRecord } from './write.ts';
export { type Write, writeMany, type Written } from './writeMany.ts';
export { activeRecords, listRecords } from './list.ts';
export { readRecord } from './read.ts';
export { removeRecords, setStatus } from './remove.ts';
export { lockRecords, restore } from './restore.ts';
