/**
 * Calls that only a member makes at the start. A module of its own: it brings the schemas and with
 * them zod, which a visitor's first page does without.
 */
export { notifications } from '@portal/contracts/notifications';
export { user } from '@portal/contracts/user';
