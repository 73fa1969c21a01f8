export { messageRoutes as routes } from './routes.ts';
