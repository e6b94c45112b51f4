import { addDays } from '@portal/domain';
import { emailOf, languageIn } from '../account/account';
import type { Context, Memory } from '../memory/behaviour';
import { type SentMessage, dayText, type MessageLanguage } from '../memory/sent-message';
import { dayOfCharge, type WirePayment } from './made-payments';

interface MailValues {
  number: string;
  link: string;
  /** When a planned payment is made. */
  day: string;
}

type Texts = Record<MessageLanguage, { subject: string; text: (values: MailValues) => string }>;

/** They name no amount, card or drug. */
const receipt: Texts = {
  en: {
    subject: 'Your Everfern Rx payment',
    text: ({ number, link }) =>
      `We have your payment. Its confirmation number is ${number}.\n\nSee and print the receipt after signing in: ${link}\n\nNot your payment? Call the number on your member ID card now.`,
  },
  es: {
    subject: 'Su pago a Everfern Rx',
    text: ({ number, link }) =>
      `Recibimos su pago. El número de confirmación es ${number}.\n\nVea e imprima el recibo después de iniciar sesión: ${link}\n\n¿No hizo usted este pago? Llame ahora al número de su tarjeta de identificación.`,
  },
};

const plan: Texts = {
  en: {
    subject: 'You planned a payment to Everfern Rx',
    text: ({ number, link, day }) =>
      `We make your payment on ${day}. Its confirmation number is ${number}.\n\nYou can cancel it before that day. Sign in to see it: ${link}\n\nNot your payment? Call the number on your member ID card now.`,
  },
  es: {
    subject: 'Usted programó un pago a Everfern Rx',
    text: ({ number, link, day }) =>
      `Haremos su pago el ${day}. El número de confirmación es ${number}.\n\nPuede cancelarlo antes de ese día. Inicie sesión para verlo: ${link}\n\n¿No programó usted este pago? Llame ahora al número de su tarjeta de identificación.`,
  },
};

const failure: Texts = {
  en: {
    subject: 'Your Everfern Rx payment was not made',
    text: ({ link }) =>
      `We could not make your payment, and nothing was charged. Sign in to see why and to pay:\n${link}`,
  },
  es: {
    subject: 'No se hizo su pago a Everfern Rx',
    text: ({ link }) =>
      `No pudimos hacer su pago y no se cobró nada. Inicie sesión para ver el motivo y pagar:\n${link}`,
  },
};

function mailsOf(
  texts: Texts,
  values: MailValues,
  memory: Memory,
  context: Context,
): SentMessage[] {
  const to = emailOf(memory, context);
  const { subject, text } = texts[languageIn(memory)];
  return to === undefined ? [] : [{ kind: 'email', to, subject, text: text(values) }];
}

const valuesOf = (payment: WirePayment, { portal }: Context) => ({
  number: String(payment.confirmationNumber),
  link: `${portal}/payments/pay?${new URLSearchParams({ receipt: String(payment.paymentId) })}`,
});

/** The receipt of a payment: its number and where it is. */
export const receiptMails = (payment: WirePayment, memory: Memory, context: Context) =>
  mailsOf(receipt, { ...valuesOf(payment, context), day: '' }, memory, context);

/** A payment is planned for a later day. */
export function planMails(payment: WirePayment, memory: Memory, context: Context) {
  // A text does not move with the dates of the response, so that its days are those of the calendar.
  const day = dayText(addDays(dayOfCharge(payment), context.days), languageIn(memory));
  return mailsOf(plan, { ...valuesOf(payment, context), day }, memory, context);
}

/** A planned or automatic payment was not made; the Message Center says why. */
export const failureMails = (memory: Memory, context: Context) =>
  mailsOf(
    failure,
    { number: '', link: `${context.portal}/member/message-center`, day: '' },
    memory,
    context,
  );
