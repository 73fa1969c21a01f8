export { dailySaleRoutes as routes } from './routes.ts';
