import type { Message } from '@comanda/api/calls';
import type { AnyRouter } from '@tanstack/react-router';
import { selectedCompanyId } from '../app/selection.ts';
import { companyIn } from './messagePlace.ts';
import { switchCompany } from './switchCompany.ts';

/**
 * Goes to the page that a message is about, which is one of the company that it is about: that one is chosen first. Answers
 * whether it is there; who has unsaved input may stay.
 */
export async function openMessage(
  router: AnyRouter,
  message: Message,
  go: (router: AnyRouter) => void,
): Promise<boolean> {
  const idCompany = companyIn(message);
  if (idCompany !== undefined && idCompany !== selectedCompanyId()) {
    await switchCompany(router, idCompany);
    if (selectedCompanyId() !== idCompany) return false;
  }
  go(router);
  return true;
}
