export { deliveryNoteRoutes as routes } from './routes.ts';
