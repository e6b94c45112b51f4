import type { Context, Memory } from '../memory/behaviour';
import { addDays, dayOf } from '../memory/dates';
import { leavesOut } from '../memory/leaves-out';
import { letterIdOf, type ReadRequest, readRequests } from './request-view';
import { dayText, type MessageLanguage } from '../memory/sent-message';

/** Subjects name no drug: they are shown in lists and notices. */
const words = {
  en: {
    decided: 'We decided about your request',
    approved: (drug: string) => `We approved ${drug}.`,
    denied: (drug: string) => `We did not approve ${drug}.`,
    change: (what: string) => `What would change it: ${what}`,
    appeal: (day: string) => `If you do not agree, you can appeal until ${day}.`,
    form: 'Your request has the form, filled in for you.',
    call: 'Call us and we will help you.',
    missed: 'We did not decide in time',
    toReviewer: (day: string) =>
      `We had to decide by ${day} and did not. Your request goes to an independent reviewer. You do not have to ask, and it costs nothing.`,
    late: (day: string) =>
      `We had to decide by ${day} and did not. You can appeal now, or ask for a review by someone outside of our plan.`,
    asked: 'Your prescriber has to act',
    statement: (office: string, day: string) =>
      `We need a statement from ${office}. We wait for it until ${day}; our time to decide starts when we have it. It helps to call the office.`,
    office: 'your prescriber',
    number: (number: string) => `Reference number: ${number}.`,
  },
  es: {
    decided: 'Decidimos sobre su solicitud',
    approved: (drug: string) => `Aprobamos ${drug}.`,
    denied: (drug: string) => `No aprobamos ${drug}.`,
    change: (what: string) => `Qué la cambiaría: ${what}`,
    appeal: (day: string) => `Si no está de acuerdo, puede apelar hasta el ${day}.`,
    form: 'En su solicitud está el formulario, ya con sus datos.',
    call: 'Llámenos y le ayudamos.',
    missed: 'No decidimos a tiempo',
    toReviewer: (day: string) =>
      `Debíamos decidir a más tardar el ${day} y no lo hicimos. Su solicitud pasa a un revisor independiente. No tiene que pedirlo y no cuesta nada.`,
    late: (day: string) =>
      `Debíamos decidir a más tardar el ${day} y no lo hicimos. Ya puede apelar o pedir que la revise alguien ajeno a nuestro plan.`,
    asked: 'El médico que receta debe actuar',
    statement: (office: string, day: string) =>
      `Necesitamos una declaración. Debe enviarla: ${office}. La esperamos hasta el ${day}; nuestro plazo para decidir empieza cuando la recibamos. Ayuda llamar al consultorio.`,
    office: 'el médico que receta',
    number: (number: string) => `Número de referencia: ${number}.`,
  },
};

/** The letters about the member's requests: each decision, a clock that was missed, and what the prescriber has to do. */
export const requestMessages = (memory: Memory, context: Context, language: MessageLanguage) =>
  readRequests(memory, context).flatMap((read) => messagesAbout(read, context, language));

function messagesAbout(read: ReadRequest, context: Context, language: MessageLanguage) {
  const say = words[language];
  const { request, state, clock, decision, facts } = read;
  const day = (moment: string) => {
    const own = /^\d{4}-\d\d-\d\d$/.test(moment) ? moment : dayOf(new Date(moment), context);
    return dayText(addDays(own, context.days), language);
  };
  const letter = (mpmId: string, subject: string, sentOn: string, parts: readonly string[]) => ({
    mpmId,
    subject,
    sentOn,
    body: [...parts, say.number(request.requestNumber)].join('\n\n'),
    action: { path: `/member/coverage-request?number=${request.requestNumber}` },
  });
  const drug = [request.drugName, request.strength].filter(Boolean).join(' ');
  if (decision) {
    const { reason, findings, wouldChange, at } = decision;
    const isDenied = decision.outcome === 'DENIED';
    const howToAppeal = leavesOut(context, 'coverageRequests') ? say.call : say.form;
    return [
      letter(letterIdOf(request), say.decided, at, [
        `${isDenied ? say.denied(drug) : say.approved(drug)} ${reason[language]}`,
        ...findings.map(({ title, text }) => `${title[language]}: ${text[language]}`),
        ...(wouldChange ? [say.change(wouldChange[language])] : []),
        ...(read.appealBy ? [`${say.appeal(day(read.appealBy))} ${howToAppeal}`] : []),
      ]),
    ];
  }
  if (state === 'withReviewer' || state === 'overdue') {
    const text = state === 'overdue' ? say.late : say.toReviewer;
    return [
      letter(`${request.requestNumber}-M`, say.missed, clock.dueAt, [text(day(clock.dueAt))]),
    ];
  }
  if (state !== 'waitingForPrescriber') return [];
  const text = say.statement(request.prescriberName || say.office, day(facts.statementBy));
  return [letter(`${request.requestNumber}-S`, say.asked, request.sentAt, [text])];
}
