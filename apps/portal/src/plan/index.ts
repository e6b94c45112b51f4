// This file exports only parts that send no request. A screen imports a request by its path, so that its chunk contains
// no request that it does not send.
export { claimPath, linkedClaimDays, pathOfClaimOn } from './claim-path';
export { signedInPerson } from './signed-in-person';
export { MailOrderLink, mailOrderRequested } from './MailOrderLink';
export { useApprovalPath, useExceptionPath } from './use-exception-path';
export {
  hasMailOrderVendor,
  useHasMailOrderLink,
  useMailOrderVendor,
  useOrdersFromVendor,
} from './use-mail-order-vendor';
export { usePharmacyLocator } from './use-pharmacy-locator';
export { usePlanYear } from './use-plan-year';
export { usePriceADrug } from './use-price-a-drug';
export { VendorOrders } from './VendorOrders';
