import { defineTexts } from '../../../language';

/** The page of an invitation's link: the caregiver accepts or declines. */
export default defineTexts({
  'invitation.loading': { en: 'Opening the invitation…', es: 'Abriendo la invitación…' },
  'invitation.failed': {
    en: 'The invitation did not open. You can still answer it. Try again.',
    es: 'La invitación no se abrió. Todavía puede responder. Intente de nuevo.',
  },
  'invitation.acting': {
    en: 'You are helping {name} now',
    es: 'Ahora está ayudando a {name}',
  },
  'invitation.actingHint': {
    en: 'This invitation is for your own account. Go back to it, and the invitation opens again.',
    es: 'Esta invitación es para su propia cuenta. Vuelva a ella y la invitación se abrirá de nuevo.',
  },
  'invitation.stopActing': { en: 'Back to my account', es: 'Volver a mi cuenta' },
  'invitation.from': { en: '{name} asks for your help', es: '{name} le pide ayuda' },
  'invitation.fromUnnamed': { en: 'A member', es: 'Un miembro' },
  'invitation.scopes': { en: 'With your yes, you can:', es: 'Si acepta, usted puede:' },
  'invitation.until': {
    en: 'Answer by {date}. Your access then lasts one year. {name} can end it at any time, and can see when you used it.',
    es: 'Responda hasta el {date}. Su acceso dura entonces un año. {name} puede terminarlo cuando quiera y puede ver cuándo lo usó.',
  },
  'invitation.isAdult': { en: 'I am 18 or older.', es: 'Tengo 18 años o más.' },
  'invitation.agrees': {
    en: 'I act only for {name} and as they wish, and keep what I see to myself.',
    es: 'Actúo solo por {name} y según sus deseos, y no comparto lo que veo.',
  },
  'invitation.accept': { en: 'Accept', es: 'Aceptar' },
  'invitation.decline': { en: 'Decline', es: 'Rechazar' },
  'invitation.missing.isAdult': {
    en: 'Check this box, or decline. Only a person of 18 or older can accept.',
    es: 'Marque esta casilla o rechace. Solo una persona de 18 años o más puede aceptar.',
  },
  'invitation.missing.agrees': {
    en: 'Check this box to accept, or decline.',
    es: 'Marque esta casilla para aceptar o rechace.',
  },
  'invitation.notAnswered': {
    en: 'Your answer did not arrive. Nothing has changed. Try again.',
    es: 'Su respuesta no llegó. Nada cambió. Intente de nuevo.',
  },
  'invitation.looking': {
    en: 'Checking if your answer arrived …',
    es: 'Revisando si llegó su respuesta …',
  },
  'invitation.notThere': {
    en: 'Your answer has not reached us',
    es: 'No hemos recibido su respuesta',
  },
  'invitation.answerUnknown': {
    en: 'We do not know if your answer arrived',
    es: 'No sabemos si su respuesta llegó',
  },
  'invitation.again': {
    en: 'Answer again. It counts only once.',
    es: 'Responda de nuevo. Cuenta una sola vez.',
  },
  'invitation.accepted': {
    en: 'You accepted the invitation',
    es: 'Usted aceptó la invitación',
  },
  'invitation.acceptedHint': {
    en: 'Now choose whom to help.',
    es: 'Ahora elija a quién ayudar.',
  },
  'invitation.choose': { en: 'People I help', es: 'Personas a las que ayudo' },
  'invitation.declined': {
    en: 'You declined the invitation',
    es: 'Usted rechazó la invitación',
  },
  'invitation.declinedHint': {
    en: 'You see nothing of their account. We told them.',
    es: 'No verá nada de su cuenta. Se lo avisamos a esa persona.',
  },
  'invitation.expired': { en: 'This invitation has expired', es: 'Esta invitación venció' },
  'invitation.expiredHint': {
    en: 'It was open for {days} days. Ask for a new one.',
    es: 'Estuvo abierta durante {days} días. Pida una nueva.',
  },
  'invitation.closed': {
    en: 'This invitation is no longer open',
    es: 'Esta invitación ya no está abierta',
  },
  'invitation.closedHint': {
    en: 'It was answered before, taken back or replaced. If you have a later email, open that one. If you accepted it, find the person under “People I help”.',
    es: 'Ya se respondió, se retiró o se reemplazó. Si recibió un correo más reciente, abra ese. Si la aceptó, busque a la persona en “Personas a las que ayudo”.',
  },
  'invitation.otherAccount': {
    en: 'This invitation is for another account',
    es: 'Esta invitación es para otra cuenta',
  },
  'invitation.otherAccountHint': {
    en: 'It was sent to another email than the one of your account. Choose “Sign out” and sign in with that account. Or ask for an invitation to your email.',
    es: 'Se envió a un correo electrónico distinto del de su cuenta. Elija “Cerrar sesión” e inicie sesión con esa cuenta. O pida una invitación a su correo electrónico.',
  },
  'invitation.own': {
    en: 'You sent this invitation yourself',
    es: 'Usted mismo envió esta invitación',
  },
  'invitation.ownHint': {
    en: 'The person whom you invited opens this link with their own account.',
    es: 'La persona que invitó abre este enlace con su propia cuenta.',
  },
  'invitation.unknown': {
    en: 'We do not know this invitation',
    es: 'No conocemos esta invitación',
  },
  'invitation.unknownHint': {
    en: 'Open the whole link of the email, or ask for a new invitation.',
    es: 'Abra el enlace completo del correo electrónico o pida una nueva invitación.',
  },
});
