// What screens of every kind use. Requests and what needs them are imported by their paths, so that a screen's chunk has
// only those that it sends.
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
