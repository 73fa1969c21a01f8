export { roleRoutes as routes } from './routes.ts';
