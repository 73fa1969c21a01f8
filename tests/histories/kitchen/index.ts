export { memoryPlatform } from './memoryPlatform.ts';
export { tellKitchen } from './tell.ts';
