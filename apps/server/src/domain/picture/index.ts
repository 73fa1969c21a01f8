export { pictureRoutes as routes } from './routes.ts';
