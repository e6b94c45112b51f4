import { defineTexts } from '../../../../language';

/** How another email address is given and confirmed by a code. */
export default defineTexts({
  'settings.email.confirm': { en: 'Confirm', es: 'Confirmar' },
  'settings.email.new': { en: 'Email', es: 'Correo electrónico' },
  'settings.email.newHint': {
    en: 'We send a code to this address. Nothing changes until you enter it.',
    es: 'Enviamos un código a esta dirección. Nada cambia hasta que usted lo ingrese.',
  },
  'settings.email.send': { en: 'Send the code', es: 'Enviar el código' },
  'settings.email.problem.missing': {
    en: 'Enter an email address like name@example.com.',
    es: 'Ingrese un correo electrónico como nombre@ejemplo.com.',
  },
  'settings.email.problem.same': {
    en: 'This is your email already, and it is confirmed. Enter another one.',
    es: 'Este ya es su correo electrónico y está confirmado. Ingrese otro.',
  },
  'settings.email.inUse': {
    en: 'Another account uses this email',
    es: 'Otra cuenta usa este correo electrónico',
  },
  'settings.email.inUseHint': {
    en: 'Your email stays as it is. Enter another one, or call {phone} if this one is yours.',
    es: 'Su correo electrónico queda como estaba. Ingrese otro o llame al {phone} si este es suyo.',
  },
  'settings.email.notSent': {
    en: 'We could not send a code. Your email stays as it is. Try again.',
    es: 'No pudimos enviar un código. Su correo electrónico queda como estaba. Intente de nuevo.',
  },
  'settings.email.mayBeSent': {
    en: 'We got no answer, so a code may be on its way. Look in your email and your spam folder before you ask again. Your email stays as it is until you enter a code.',
    es: 'No recibimos respuesta, así que es posible que un código esté en camino. Revise su correo y el correo no deseado antes de pedir otro. Su correo electrónico queda como estaba hasta que ingrese un código.',
  },
  'settings.email.tooSoon': {
    en: 'We sent a code less than a minute ago. Look in your spam folder too, or wait a minute and ask again.',
    es: 'Enviamos un código hace menos de un minuto. Busque también en el correo no deseado, o espere un minuto y vuelva a pedirlo.',
  },
  'settings.email.wait': {
    en: 'Wait a minute, then ask for a new code.',
    es: 'Espere un minuto y pida un código nuevo.',
  },
  'settings.email.tooOften': {
    en: 'You asked for a code six times within an hour, so we send no more for now. Try again in an hour. Your email stays as it is.',
    es: 'Pidió un código seis veces en una hora y por ahora no enviamos más. Intente de nuevo en una hora. Su correo electrónico queda como estaba.',
  },
  'settings.email.sentTo': {
    en: 'We sent a code to {email}. It works until {time}, and until you enter it your email stays as it is.',
    es: 'Enviamos un código a {email}. Vence a {time} y, hasta que lo ingrese, su correo electrónico queda como estaba.',
  },
  'settings.email.sentBefore': {
    en: 'The code that we sent to {email} no longer works. Your email stays as it is.',
    es: 'El código que enviamos a {email} ya no funciona. Su correo electrónico queda como estaba.',
  },
  'settings.email.declined': {
    en: 'We sent no code, and your email stays as it is.',
    es: 'No enviamos ningún código y su correo electrónico queda como estaba.',
  },
  'settings.email.sentAgain': {
    en: 'We sent a new code. The one before no longer works.',
    es: 'Enviamos un código nuevo. El anterior ya no funciona.',
  },
  'settings.email.code': { en: 'Code', es: 'Código' },
  'settings.email.codeHint': { en: 'Six digits', es: 'Seis dígitos' },
  'settings.email.codeProblem': {
    en: 'Enter the six digits of the code.',
    es: 'Ingrese los seis dígitos del código.',
  },
  'settings.email.wrong': {
    en: 'That code did not work. You can try {count} more times.',
    es: 'Ese código no funcionó. Puede intentarlo {count} veces más.',
  },
  'settings.email.wrongOnce': {
    en: 'That code did not work. You can try one more time.',
    es: 'Ese código no funcionó. Puede intentarlo una vez más.',
  },
  'settings.email.expired': {
    en: 'This code is too old. Ask for a new one.',
    es: 'Este código venció. Pida uno nuevo.',
  },
  'settings.email.locked': {
    en: 'You tried five times. For your safety this code no longer works. Ask for a new one.',
    es: 'Lo intentó cinco veces. Por su seguridad, este código ya no funciona. Pida uno nuevo.',
  },
  'settings.email.used': {
    en: 'This code was used already, and your email is confirmed.',
    es: 'Este código ya se usó y su correo electrónico está confirmado.',
  },
  'settings.email.none': {
    en: 'This code is not needed any more. To change your email, start again.',
    es: 'Este código ya no hace falta. Para cambiar su correo electrónico, comience de nuevo.',
  },
  'settings.email.taken': {
    en: 'Another account has this email now. Please use a new one.',
    es: 'Otra cuenta ya tiene este correo electrónico. Use otra dirección.',
  },
  'settings.email.notChecked': {
    en: 'We could not check the code. It was not counted, and your email stays as it is. Try again.',
    es: 'No pudimos revisar el código. No cuenta como intento y su correo electrónico queda como estaba. Intente de nuevo.',
  },
  'settings.email.mayBeConfirmed': {
    en: 'We got no answer, so your email may be confirmed. Look at it here, and enter the code again if it is not.',
    es: 'No recibimos respuesta, así que es posible que su correo electrónico ya esté confirmado. Revíselo aquí y, si no lo está, ingrese el código de nuevo.',
  },
  'settings.email.done': {
    en: 'Your email is confirmed.',
    es: 'Su correo electrónico está confirmado.',
  },
  'settings.email.again': { en: 'Send a new code', es: 'Enviar un código nuevo' },
  'settings.email.other': { en: 'Use another address', es: 'Usar otra dirección' },
  'settings.email.stop': { en: 'Keep my email as it is', es: 'Dejar mi correo como está' },
  'settings.email.notStopped': {
    en: 'We could not stop it. Your email stays as it is until the code is entered. Try again.',
    es: 'No pudimos detenerlo. Su correo electrónico queda como estaba mientras no se ingrese el código. Intente de nuevo.',
  },
  'settings.email.mayBeStopped': {
    en: 'We got no answer, so we do not know if the change was stopped. Your email stays as it is until the code is entered. Try again.',
    es: 'No recibimos respuesta y no sabemos si el cambio se detuvo. Su correo electrónico queda como estaba mientras no se ingrese el código. Intente de nuevo.',
  },
});
