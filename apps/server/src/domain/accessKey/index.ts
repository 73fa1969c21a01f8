export { accessKeyRoutes as routes } from './routes.ts';
