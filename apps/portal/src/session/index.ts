export { type Emergency, emergencyAlert, useEmergency, useToday } from './emergency';
export { caregiverStart, emulationStopRequested, openAsMember } from './emulation.epic';
export * from './idle.slice';
export { isOutsider } from './is-outsider';
export * from './session-facts';
export * from './session.slice';
export * from './slash-key.slice';
export * from './step-up.slice';
export { usePharmacyLocator } from './use-pharmacy-locator';
export { MailOrderLink, mailOrderRequested } from './MailOrderLink';
export { isConfirmed, unconfirmed } from './signed-out';
export { useAgeRestriction } from './use-age-restriction';
export { VendorOrders } from './VendorOrders';
export {
  hasMailOrderVendor,
  useHasMailOrderLink,
  useMailOrderVendor,
  useOrdersFromVendor,
} from './use-mail-order-vendor';
export { useApprovalPath, useExceptionPath } from './use-exception-path';
export { usePriceADrug } from './use-price-a-drug';
export { usePlanYear } from './use-plan-year';
export { usePhone, useUsualPhone } from './use-phone';
export * from './use-session';
