export { journalRoutes as routes } from './routes.ts';
