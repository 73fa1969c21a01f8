export { profileRoutes as routes } from './routes.ts';
