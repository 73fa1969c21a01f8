export { createRecord, changeRecord } from './write.ts';
export { activeRecords, listRecords } from './list.ts';
export { readRecord } from './read.ts';
export { removeRecords, setStatus } from './remove.ts';
export { lockRecords, restore } from './restore.ts';
