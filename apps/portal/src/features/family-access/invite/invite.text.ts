import { defineTexts } from '../../../language';

/** The invitation of a caregiver by the member. */
export default defineTexts({
  'invite.lead': {
    en: 'We send an email with a link. The person signs in with their own account, and never gets your password.',
    es: 'Enviamos un correo electrónico con un enlace. La persona inicia sesión con su propia cuenta y nunca recibe su contraseña.',
  },
  'invite.back': { en: 'Back to family access', es: 'Volver al acceso familiar' },
  'invite.name': { en: 'Name', es: 'Nombre' },
  'invite.email': { en: 'Email', es: 'Correo electrónico' },
  'invite.emailHint': {
    en: 'The one that they use for their own account.',
    es: 'El que esa persona usa en su propia cuenta.',
  },
  'invite.isAdult': {
    en: 'This person is 18 or older.',
    es: 'Esta persona tiene 18 años o más.',
  },
  'invite.scopes': { en: 'What can they do?', es: '¿Qué puede hacer esta persona?' },
  'invite.consent': {
    en: 'The invitation expires in {days} days. Once accepted, your consent lasts one year. You can end it at any time.',
    es: 'La invitación vence en {days} días. Una vez aceptada, su consentimiento dura un año. Puede terminarlo cuando quiera.',
  },
  'invite.replaces': {
    en: 'Can this person help you now? That ends when you send this. It starts again when they accept.',
    es: '¿Esta persona ya puede ayudarle? Eso termina cuando usted envíe esta invitación. Vuelve a empezar cuando la acepte.',
  },
  'invite.send': { en: 'Send the invitation', es: 'Enviar la invitación' },
  'invite.missing.name': { en: 'Enter their name.', es: 'Ingrese el nombre de la persona.' },
  'invite.tooLong.name': {
    en: 'Enter a name of at most {most} characters.',
    es: 'Ingrese un nombre de {most} caracteres como máximo.',
  },
  'invite.missing.email': {
    en: 'Enter their email.',
    es: 'Ingrese el correo electrónico de la persona.',
  },
  'invite.ownEmail': {
    en: 'This is your own email. Enter the one of the other person.',
    es: 'Este es su propio correo electrónico. Ingrese el de la otra persona.',
  },
  'invite.missing.isAdult': {
    en: 'Check this box. Only a person of 18 or older can help you.',
    es: 'Marque esta casilla. Solo una persona de 18 años o más puede ayudarle.',
  },
  'invite.missing.scopes': {
    en: 'Choose at least one thing that they can do.',
    es: 'Elija al menos una cosa que pueda hacer.',
  },
  'invite.failed': {
    en: 'The invitation was not sent. What you entered is still here. Try again.',
    es: 'La invitación no se envió. Lo que ingresó sigue aquí. Intente de nuevo.',
  },
  'invite.looking': {
    en: 'Checking if your invitation was sent …',
    es: 'Revisando si se envió su invitación …',
  },
  'invite.notThere': {
    en: 'Your invitation has not reached us',
    es: 'No hemos recibido su invitación',
  },
  'invite.unknown': {
    en: 'We do not know if your invitation was sent',
    es: 'No sabemos si su invitación se envió',
  },
  'invite.linkNotThere': {
    en: 'We have no invitation from this link',
    es: 'No tenemos ninguna invitación de este enlace',
  },
  'invite.linkHint': {
    en: 'This page does not have what was entered. See in family access who was invited. You can enter a new invitation here.',
    es: 'Esta página no tiene lo que se ingresó. Vea en el acceso familiar a quién se invitó. Aquí puede ingresar una invitación nueva.',
  },
  'invite.linkUnknown': {
    en: 'We do not know if the invitation from this link was sent',
    es: 'No sabemos si se envió la invitación de este enlace',
  },
  'invite.linkUnknownHint': {
    en: 'This page does not have what was entered. See in family access who was invited before you send another one.',
    es: 'Esta página no tiene lo que se ingresó. Vea en el acceso familiar a quién se invitó antes de enviar otra.',
  },
  'invite.again': {
    en: 'Send it again. It is sent only once, and what you entered is still here.',
    es: 'Envíela de nuevo. Se envía una sola vez y lo que ingresó sigue aquí.',
  },
  'invite.declined': {
    en: 'The invitation was not sent. What you entered is still here.',
    es: 'La invitación no se envió. Lo que ingresó sigue aquí.',
  },
  'invite.refused': { en: 'Check this entry.', es: 'Revise este dato.' },
  'invite.sent': { en: 'The invitation is on its way', es: 'La invitación va en camino' },
  'invite.sentTo': {
    en: 'We sent it to {email}. It can be accepted until {date}.',
    es: 'La enviamos a {email}. Se puede aceptar hasta el {date}.',
  },
});
