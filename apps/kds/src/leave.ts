import { screenSelfCalls } from '@comanda/api/calls';
import { screenClient } from './engine/browser/screenClient.ts';

/** Tells the platform that this device is no screen any more; whether it is so from now on. */
export const tellLeaving = async (credential: string): Promise<boolean> => {
  const result = await screenClient(credential).call(screenSelfCalls.leave, {});
  if (result.ok) return true;
  const { failure } = result;
  // Who is not known any more has left.
  return failure.kind === 'signed_out' || (failure.kind === 'refused' && failure.status < 500);
};
