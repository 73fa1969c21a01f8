export { startBackups } from './runner.ts';
export { backupRoutes as routes } from './routes.ts';
