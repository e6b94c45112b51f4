/** The screens of the three forms. */
export const newRxPaths = {
  transfer: '/member/mail-order/transfer',
  prescriber: '/member/mail-order/ask-prescriber',
  paper: '/member/mail-order/send-paper',
  unknown: '/member/mail-order/ask-prescriber',
} as const;
