import { defineTexts } from '../../../language';

/** The people whom a member lets act for them, and what they did. */
export default defineTexts({
  'people.lead': {
    en: 'Let someone you trust help with your plan. You choose what they can do, and can end it at any time.',
    es: 'Permita que alguien de su confianza le ayude con su plan. Usted elige lo que puede hacer y puede terminarlo cuando quiera.',
  },
  'people.back': { en: 'Back to account settings', es: 'Volver a la configuración de la cuenta' },
  'people.invite': { en: 'Invite a caregiver', es: 'Invitar a un cuidador' },
  'people.title': { en: 'Who can help you', es: 'Quién puede ayudarle' },
  'people.past': { en: 'No longer', es: 'Ya no' },
  'people.loading': { en: 'Loading who can help you…', es: 'Cargando quién puede ayudarle…' },
  'people.failed': {
    en: 'We could not load who can help you. Nothing has changed.',
    es: 'No pudimos cargar quién puede ayudarle. Nada cambió.',
  },
  'people.none': {
    en: 'No one can see or use your account but you.',
    es: 'Nadie más que usted puede ver o usar su cuenta.',
  },
  /** Instead of "No one can see or use your account but you." */
  'people.none.minor': {
    en: 'Until you are 18, the subscriber of your plan acts for you. No one else can see or use your account.',
    es: 'Hasta que cumpla 18 años, el titular de su plan actúa en su nombre. Nadie más puede ver o usar su cuenta.',
  },
  'people.status.invited': { en: 'Invited', es: 'Con invitación' },
  'people.status.active': { en: 'Can help you', es: 'Puede ayudarle' },
  'people.status.expired': { en: 'Invitation expired', es: 'Invitación vencida' },
  'people.status.declined': { en: 'Said no', es: 'Dijo que no' },
  'people.status.revoked': { en: 'Ended by you', es: 'Terminado por usted' },
  'people.status.replaced': {
    en: 'Replaced by a new invitation',
    es: 'Reemplazado por otra invitación',
  },
  'people.status.ended': { en: 'Ended after a year', es: 'Terminó después de un año' },
  'people.status.unknown': { en: 'Status not known', es: 'Estado desconocido' },
  'people.until.invited': {
    en: 'The invitation can be accepted until {date}.',
    es: 'La invitación se puede aceptar hasta el {date}.',
  },
  'people.until.active': {
    en: 'Your consent ends on {date}.',
    es: 'Su consentimiento termina el {date}.',
  },
  'people.revoke': { en: 'End access', es: 'Terminar el acceso' },
  'people.takeBack': { en: 'Take back the invitation', es: 'Retirar la invitación' },
  /** After "End access" or "Take back the invitation", for screen readers: whose. */
  'people.of': { en: 'of {name}', es: 'de {name}' },
  'people.revokeTitle': {
    en: 'End the access of {name}?',
    es: '¿Terminar el acceso de {name}?',
  },
  'people.revokeHint': {
    en: 'It ends at once, on every device. You can invite them again.',
    es: 'Termina de inmediato, en todos los dispositivos. Puede volver a invitar a esta persona.',
  },
  'people.takeBackTitle': {
    en: 'Take back the invitation to {name}?',
    es: '¿Retirar la invitación que envió a {name}?',
  },
  'people.takeBackHint': {
    en: 'The link in our email stops working at once. You can invite them again.',
    es: 'El enlace de nuestro correo deja de funcionar de inmediato. Puede volver a invitar a esta persona.',
  },
  'people.keep': { en: 'Keep it', es: 'Conservarlo' },
  'people.keepInvitation': { en: 'Keep the invitation', es: 'Conservar la invitación' },
  'people.revoked': {
    en: '{name} can no longer see or use your account.',
    es: '{name} ya no puede ver ni usar su cuenta.',
  },
  'people.takenBack': {
    en: 'You took back the invitation to {name}.',
    es: 'Retiró la invitación que envió a {name}.',
  },
  'people.notRevoked': {
    en: 'We could not end the access. It is still in force. Try again, or call {phone} (TTY 711).',
    es: 'No pudimos terminar el acceso. Sigue vigente. Intente de nuevo o llame al {phone} (TTY 711).',
  },
  'people.notTakenBack': {
    en: 'We could not take back the invitation. It can still be accepted. Try again, or call {phone} (TTY 711).',
    es: 'No pudimos retirar la invitación. Todavía se puede aceptar. Intente de nuevo o llame al {phone} (TTY 711).',
  },
  'people.looking': {
    en: 'Checking if the access or invitation ended…',
    es: 'Revisando si el acceso o la invitación terminó…',
  },
  'people.notSoFar.active': {
    en: 'The access is still in force',
    es: 'El acceso sigue vigente',
  },
  'people.notSoFar.invited': {
    en: 'The invitation can still be accepted',
    es: 'La invitación todavía se puede aceptar',
  },
  'people.unknown.active': {
    en: 'We do not know if the access ended',
    es: 'No sabemos si el acceso terminó',
  },
  'people.unknown.invited': {
    en: 'We do not know if the invitation was taken back',
    es: 'No sabemos si la invitación se retiró',
  },
  'people.again': { en: 'Try again.', es: 'Intente de nuevo.' },
  'people.orCall': {
    en: 'You can also call {phone} (TTY 711).',
    es: 'También puede llamar al {phone} (TTY 711).',
  },
  'people.log': { en: 'What they did', es: 'Lo que hicieron' },
  'people.logWhy': {
    en: 'Who used your account, for what and when: one line for each hour.',
    es: 'Quién usó su cuenta, para qué y cuándo: una línea por cada hora.',
  },
  'people.logLoading': { en: 'Loading what they did…', es: 'Cargando lo que hicieron…' },
  'people.logFailed': {
    en: 'We could not load what they did. Nothing is lost.',
    es: 'No pudimos cargar lo que hicieron. No se perdió nada.',
  },
  'people.logNone': {
    en: 'No one has used your account for you yet.',
    es: 'Todavía nadie ha usado su cuenta por usted.',
  },
  'people.usedAt': { en: '{date} at {time}', es: '{date}, a {time}' },
  'people.readOnly': {
    en: 'Read only: only the member can change this.',
    es: 'Solo lectura: solo el miembro puede cambiar esto.',
  },
  'people.minors': {
    en: 'Children under 18: the subscriber of the plan can use home delivery for them without an invitation. From 18 on, only they can allow it.',
    es: 'Menores de 18 años: el titular del plan puede usar la entrega a domicilio por ellos sin invitación. Desde los 18 años, solo ellos pueden permitirlo.',
  },
});
