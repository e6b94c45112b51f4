import type { Behaviour } from './behaviour';
import { getEntry, getHistory } from './claims';
import { getCounts, getMessage, markRead } from './notifications';
import { getEmergencyAlert, getFooter } from './contents';
import { getFeatures, getUserInfo } from './person';
import { getCards, requestReplacement } from './id-cards';
import * as payments from './payments';
import { getDefault, setDefault } from './pharmacies';
import { getEntries } from './translations';
import { getGoogleLink, getPass } from './wallet';

/** The calls whose answer is more than a response file, by endpoint id. */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  'claims.getEntry': getEntry,
  'claims.getHistory': getHistory,
  'content.getEmergencyAlert': getEmergencyAlert,
  'content.getFooter': getFooter,
  'features.get': getFeatures,
  'idCard.get': getCards,
  'idCard.requestReplacement': requestReplacement,
  'mailOrder.getUserEligibility': payments.getUserEligibility,
  'notifications.getCounts': getCounts,
  'notifications.getMessage': getMessage,
  'notifications.markEobRead': markRead('eob'),
  'notifications.markOtherRead': markRead('other'),
  'payments.getAccount': payments.getAccount,
  'payments.getAutomatic': payments.getAutomatic,
  'payments.getCards': payments.getCards,
  'payments.getHistory': payments.getHistory,
  'payments.getInvoiceDocument': payments.getInvoiceDocument,
  'payments.getInvoices': payments.getInvoices,
  'payments.pay': payments.pay,
  'payments.setAutomatic': payments.setAutomatic,
  'payments.stopAutomatic': payments.stopAutomatic,
  'pharmacies.getDefault': getDefault,
  'pharmacies.setDefault': setDefault,
  'translations.getEntries': getEntries,
  'user.getMemberInfo': getUserInfo,
  'user.getProviderInfo': getUserInfo,
  'wallet.getGoogleLink': getGoogleLink,
  'wallet.getPass': getPass,
};
