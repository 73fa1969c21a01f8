export { groupRoutes as routes } from './routes.ts';
