export { deliver } from './deliver.ts';
export { clearMessages, openInbox } from './inbox.ts';
export { messageRoutes as routes } from './routes.ts';
export { ruleOf } from './subscriptions.ts';
export { type News, tell } from './tell.ts';
export { tellOwnerOf } from './tellOwnerOf.ts';
