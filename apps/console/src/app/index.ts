export { client } from './client.ts';
export { failureMessage, isUnanswered, referenceOf } from './failures.ts';
export { type Format, useFormat } from './format.ts';
export { useLabel } from './label.ts';
export { useActions, useAllowed, useMayPublish } from './permissions.ts';
export {
  callOptions,
  type CallMutation,
  queryClient,
  refresh,
  tryAgain,
  useCallMutation,
  useCallQuery,
} from './queries.ts';
export { useCompany, useSelectedCompany } from './selection.ts';
export { toast } from './toast.ts';
export { useUnsaved } from './unsaved.ts';
export { type SignedIn, useSession } from './user.ts';
