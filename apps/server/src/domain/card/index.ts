export { cardRoutes as routes } from './routes.ts';
export { payOutDue, startPayOuts } from './sweep.ts';
