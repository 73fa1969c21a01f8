export { businessRoutes as routes } from './routes.ts';
