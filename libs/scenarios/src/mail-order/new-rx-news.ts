import { addDays, inputKinds, strengthText } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import { patientNames } from '../people/family';
import { allRequestRows, type RequestRow, requestRows } from './new-rx';
import { ordersIn } from './stored-orders';
import type { MessageLanguage } from '../memory/sent-message';
import { dayOf } from '../memory/dates';
import { isPerson, ownIdOf } from '../people/person';

const isAnswered = ({ state }: RequestRow) => state === 'READY' || state === 'REFUSED';

/** For so many days an answer needs the attention of the member. */
const newsDays = 30;

/** The answers to the member's own requests of the last days, of which nothing came yet. */
export function answeredRequests(memory: Memory, context: Context, memberId: string) {
  const rows = requestRows(memory, context, memberId);
  const since = addDays(dayOf(context.now, context), -newsDays);
  const ordered = new Set(
    ordersIn(memory, context).flatMap(({ items }) => items.map(({ rxNumber }) => rxNumber)),
  );
  const isAskedAgain = (request: RequestRow) =>
    rows.some(
      (later) =>
        isSameDrug(later, request) && Date.parse(later.sentOn) > Date.parse(request.sentOn),
    );
  return rows
    .filter(
      (row) =>
        isAnswered(row) &&
        dayOf(new Date(row.answerBy), context) >= since &&
        !(row.rxNumber && ordered.has(row.rxNumber)) &&
        !isAskedAgain(row),
    )
    .map(({ referenceNumber, state, drugName, spanishName, strength }) => ({
      referenceNumber,
      state,
      drugName,
      spanishName,
      strength,
    }));
}

const typedName = ({ drugName }: RequestRow) => inputKinds.drugName.tidy(drugName).toLowerCase();

const isSameDrug = (one: RequestRow, other: RequestRow): boolean =>
  one.renews !== null ? one.renews === other.renews : typedName(one) === typedName(other);

type Refusal = NonNullable<RequestRow['refusal']>;

const reasons: Readonly<Record<MessageLanguage, Readonly<Record<Refusal, string>>>> = {
  en: {
    DRUG_UNKNOWN: 'We do not know this drug.',
    NEEDS_VISIT: 'The office wants to see the patient first.',
    NO_ANSWER: 'We asked three times and got no answer.',
    NO_REFILLS: 'The pharmacy has no refills left to move.',
    CONTROLLED: 'A drug of this kind cannot be moved from a pharmacy.',
  },
  es: {
    DRUG_UNKNOWN: 'No conocemos este medicamento.',
    NEEDS_VISIT: 'El consultorio quiere ver antes al paciente.',
    NO_ANSWER: 'La pedimos tres veces y no hubo respuesta.',
    NO_REFILLS: 'A la farmacia ya no le quedan resurtidos.',
    CONTROLLED: 'Un medicamento de este tipo no se puede traer de una farmacia.',
  },
};

/** Subjects name no drug: they are shown in lists and notices. */
const words = {
  en: {
    ready: 'A new prescription is in your refills',
    isReady: (drug: string) => `${drug} is in the refills now. Nothing ships until you order it.`,
    refused: 'We did not get a prescription',
    isRefused: (drug: string, reason: string) =>
      `We have no prescription for ${drug}. ${reason} Home delivery says what you can do next.`,
    of: (drug: string, name: string) => `${drug} for ${name}`,
    number: (number: string) => `Reference number: ${number}.`,
  },
  es: {
    ready: 'Una receta nueva está en sus resurtidos',
    isReady: (drug: string) =>
      `${drug} ya está en los resurtidos. No enviamos nada hasta que usted lo pida.`,
    refused: 'No recibimos una receta',
    isRefused: (drug: string, reason: string) =>
      `No tenemos una receta de ${drug}. ${reason} En entrega a domicilio verá qué puede hacer.`,
    of: (drug: string, name: string) => `${drug} para ${name}`,
    number: (number: string) => `Número de referencia: ${number}.`,
  },
};

/** What became of the requests for the member and for those whose refills the member may see, the newest first. */
export function newRxMessages(memory: Memory, context: Context, language: MessageLanguage = 'en') {
  const say = words[language];
  const names = patientNames(memory, context);
  const own = ownIdOf(context);
  const rows = allRequestRows(memory, context).filter(
    (row) => isAnswered(row) && (isPerson(row.memberId, own) || names.has(row.memberId)),
  );
  const waiting = new Set(
    [...new Set(rows.map(({ memberId }) => memberId))].flatMap((memberId) =>
      answeredRequests(memory, context, memberId).map(({ referenceNumber }) => referenceNumber),
    ),
  );
  return rows.map((row) => {
    const { referenceNumber, memberId, answerBy, drugName, spanishName, strength } = row;
    const name = (language === 'es' && spanishName) || drugName;
    const drug = [name, strengthText(strength ?? '', language)].filter(Boolean).join(' ');
    const whose = isPerson(memberId, own) ? drug : say.of(drug, names.get(memberId)!);
    const told =
      row.refusal === null
        ? { subject: say.ready, body: say.isReady(whose) }
        : {
            subject: say.refused,
            body: say.isRefused(whose, reasons[language][row.refusal]),
          };
    return {
      mpmId: referenceNumber,
      subject: told.subject,
      body: `${told.body}\n\n${say.number(referenceNumber)}`,
      sentOn: answerBy,
      action: { path: `/member/mail-order?request=${referenceNumber}` },
      isToDo: waiting.has(referenceNumber),
    };
  });
}
