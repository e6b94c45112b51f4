import { type FormDefinition, type FormValues, lacksStatement } from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import type { Context, Memory } from '../memory/behaviour';
import { requestWith } from '../coverage-requests/sent-forms';
import { addDays, dayOf } from '../memory/dates';
import { answeredPlanRequests, isLeave, planStartOf } from './payment-plan';
import { receivedIn, type Received } from '../memory/received';
import { dayText, type MessageLanguage } from '../memory/sent-message';

/** A message of the service about a form that the member sent. */
interface FormMessage {
  mpmId: string;
  category: 'form' | 'paymentPlan';
  subject: string;
  body: string;
  sentOn: string;
  action: { path: string } | null;
  /** A receipt: the member saw the same on the page. */
  isReceipt: boolean;
}

/** Subjects name no drug: they are shown in lists and notices. */
const words = {
  en: {
    received: 'We received your form',
    receipt: (form: string, day: string) => `We received your form on ${day}: ${form}.`,
    statement:
      'Ask the prescriber’s office to send us a statement that says why this drug is needed. Without it we may not pay for the drug.',
    answer: (day: string) => `You get our answer by ${day}.`,
    number: (number: string) => `Reference number: ${number}.`,
    joined: 'You are in the payment plan',
    joins: (day: string) =>
      `You are in the Medicare Prescription Payment Plan. It starts on ${day}. From that day you pay $0 at the pharmacy for drugs that your plan covers.\n\nWe send you a bill each month. You can leave the plan at any time.`,
    left: 'You left the payment plan',
    leaves: (day: string) =>
      `You left the Medicare Prescription Payment Plan on ${day}. You pay at the pharmacy again.\n\nYou still pay the bills for drugs that you have.`,
  },
  es: {
    received: 'Recibimos su formulario',
    receipt: (form: string, day: string) => `Recibimos su formulario el ${day}: ${form}.`,
    statement:
      'Pida al consultorio del médico que receta que nos envíe una declaración que diga por qué se necesita este medicamento. Sin ella quizás no lo paguemos.',
    answer: (day: string) => `Le responderemos a más tardar el ${day}.`,
    number: (number: string) => `Número de referencia: ${number}.`,
    joined: 'Usted está en el plan de pagos',
    joins: (day: string) =>
      `Usted está en el Plan de pagos de recetas médicas de Medicare. Empieza el ${day}. Desde ese día paga $0 en la farmacia por los medicamentos que cubre su plan.\n\nLe enviaremos una factura cada mes. Puede salir del plan en cualquier momento.`,
    left: 'Usted salió del plan de pagos',
    leaves: (day: string) =>
      `Usted salió del Plan de pagos de recetas médicas de Medicare el ${day}. Vuelve a pagar en la farmacia.\n\nAún debe pagar las facturas de los medicamentos que ya tiene.`,
  },
};

/** The receipt of each form that the member sent, and the answers to the requests about the payment plan. */
export const formMessages = (
  memory: Memory,
  context: Context,
  language: MessageLanguage,
): FormMessage[] => [
  ...receivedIn(memory).flatMap((each) => {
    const definition = definitionOf(each.formId);
    // A request for a decision has its own page.
    const hasPage = requestWith(memory, each.key) !== undefined;
    return definition ? [receiptMessage(each, definition, hasPage, context, language)] : [];
  }),
  ...answeredPlanRequests(memory, context).map((each) => planMessage(each, context, language)),
];

/** The definition of a form of `forms.submit`; undefined for messages and prescriptions, which the inbox has as such. */
const definitionOf = (formId: string): FormDefinition | undefined =>
  Object.values<FormDefinition>(formDefinitions).find(
    ({ id, service }) => id === formId && service === 'forms.submit',
  );

function receiptMessage(
  { answers, receipt: { referenceNumber, receivedAt, answerBy } }: Received,
  definition: FormDefinition,
  hasPage: boolean,
  context: Context,
  language: MessageLanguage,
): FormMessage {
  const say = words[language];
  const day = (moment: string) => dayTextOf(dayOf(new Date(moment), context), context, language);
  return {
    mpmId: referenceNumber,
    category: 'form',
    subject: say.received,
    body: [
      say.receipt(definition.title[language], day(receivedAt)),
      ...(lacksStatement(definition, answers as FormValues) ? [say.statement] : []),
      say.answer(day(answerBy)),
      say.number(referenceNumber),
    ].join('\n\n'),
    sentOn: receivedAt,
    action: hasPage ? { path: `/member/coverage-request?number=${referenceNumber}` } : null,
    isReceipt: true,
  };
}

function planMessage(request: Received, context: Context, language: MessageLanguage): FormMessage {
  const say = words[language];
  const { referenceNumber, answerBy } = request.receipt;
  const told = isLeave(request)
    ? {
        subject: say.left,
        body: say.leaves(dayTextOf(dayOf(new Date(answerBy), context), context, language)),
      }
    : {
        subject: say.joined,
        body: say.joins(dayTextOf(planStartOf(request, context), context, language)),
      };
  return {
    mpmId: `${referenceNumber}-A`,
    category: 'paymentPlan',
    subject: told.subject,
    body: `${told.body}\n\n${say.number(referenceNumber)}`,
    sentOn: answerBy,
    action: { path: '/member/payment-plan' },
    isReceipt: false,
  };
}

/** A day of the scenario's calendar as a text of today, which does not move with the dates of the response. */
const dayTextOf = (day: string, { days }: Context, language: MessageLanguage): string =>
  dayText(addDays(day, days), language);
