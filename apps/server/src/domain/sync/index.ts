export { syncRoutes as routes } from './routes.ts';
