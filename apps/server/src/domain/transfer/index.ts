export { transferRoutes as routes } from './routes.ts';
