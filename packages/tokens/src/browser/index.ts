export { createLook, lookModes, parseLook, writeLook, type Look, type LookMode } from './look.ts';
export { themeFiles } from './themeFiles.ts';
