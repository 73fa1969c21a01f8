export { viewRoutes as routes } from './routes.ts';
