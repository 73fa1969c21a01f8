import { resources } from '../areas/all.ts';
import { accessKeyCalls } from './accessKeys.ts';
import { accountCalls } from './accounts.ts';
import { areaCalls } from './areaCalls.ts';
import { avatarCalls } from './avatars.ts';
import { hierarchyCalls } from './businesses.ts';
import { balanceCalls } from './balances.ts';
import { backupCalls } from './backups.ts';
import type { AnyCall } from './call.ts';
import { cardCalls } from './cards.ts';
import { closingCalls } from './closings.ts';
import { companyCalls } from './companies.ts';
import { dailySaleCalls } from './dailySales.ts';
import { deliveryNoteCalls } from './deliveryNotes.ts';
import { deviceCalls, ticketCalls } from './devices.ts';
import { enrolmentCalls } from './enrolments.ts';
import { favouriteCalls, groupCalls } from './groups.ts';
import { hubOrderCalls } from './hubOrders.ts';
import { importCalls } from './imports.ts';
import { invitationCalls } from './invitations.ts';
import { fiscalCalls } from './fiscal.ts';
import { gatewayRequestCalls } from './gatewayRequests.ts';
import { invoiceCalls } from './invoices.ts';
import { journalCalls } from './journal.ts';
import { kitchenCalls } from './kitchen.ts';
import { kitchenOrderCalls } from './kitchenOrders.ts';
import { leavingCalls, memberCalls } from './members.ts';
import { kitchenTimeCalls } from './kitchenTimes.ts';
import { kitchenWallCalls } from './kitchenWall.ts';
import { messageNumberCalls } from './messageNumber.ts';
import { messageCalls } from './messages.ts';
import { businessCalls, peopleCalls } from './people.ts';
import { photoCalls } from './photos.ts';
import { pictureCalls } from './pictures.ts';
import { platformCalls } from './platform.ts';
import { presentationCalls } from './presentations.ts';
import { connectionCalls, profileCalls, signedInCalls } from './profile.ts';
import { providerCalls } from './providers.ts';
import { publicTicketCalls } from './publicTicket.ts';
import { purchaseCalls } from './purchases.ts';
import { qrInfoCalls } from './qrInfo.ts';
import { reportCalls } from './reports.ts';
import { roleCalls } from './roles.ts';
import { screenCalls } from './screens.ts';
import { screenSelfCalls } from './screenSelf.ts';
import { searchCalls } from './search.ts';
import { seeingCalls } from './seeing.ts';
import { sessionCalls } from './session.ts';
import { noticeCalls, subscriptionCalls } from './subscriptions.ts';
import { surroundingCalls } from './surroundings.ts';
import { syncCalls } from './sync.ts';
import { terminalCalls } from './terminals.ts';
import { trackerNumberCalls } from './trackerNumber.ts';
import { transferCalls } from './transfers.ts';
import { translationCalls } from './translations.ts';
import { treeCalls } from './trees.ts';
import { viewCalls } from './views.ts';
import { wordingCalls } from './wordings.ts';

/** Every call of the contract, for who needs all of them at once: the server, OpenAPI, the generated tests. */
export const allCalls: readonly AnyCall[] = [
  platformCalls,
  surroundingCalls,
  sessionCalls,
  providerCalls,
  accountCalls,
  peopleCalls,
  profileCalls,
  avatarCalls,
  signedInCalls,
  connectionCalls,
  businessCalls,
  companyCalls,
  hierarchyCalls,
  memberCalls,
  leavingCalls,
  roleCalls,
  invitationCalls,
  transferCalls,
  accessKeyCalls,
  groupCalls,
  favouriteCalls,
  seeingCalls,
  journalCalls,
  messageNumberCalls,
  messageCalls,
  subscriptionCalls,
  noticeCalls,
  syncCalls,
  trackerNumberCalls,
  terminalCalls,
  deviceCalls,
  ticketCalls,
  deliveryNoteCalls,
  publicTicketCalls,
  invoiceCalls,
  fiscalCalls,
  gatewayRequestCalls,
  purchaseCalls,
  balanceCalls,
  cardCalls,
  enrolmentCalls,
  reportCalls,
  closingCalls,
  dailySaleCalls,
  presentationCalls,
  importCalls,
  backupCalls,
  viewCalls,
  treeCalls,
  translationCalls,
  wordingCalls,
  searchCalls,
  pictureCalls,
  photoCalls,
  kitchenCalls,
  kitchenOrderCalls,
  kitchenTimeCalls,
  screenCalls,
  kitchenWallCalls,
  screenSelfCalls,
  hubOrderCalls,
  qrInfoCalls,
  ...resources.map(areaCalls),
].flatMap((group) => Object.values<AnyCall>(group));
