import { defineTexts } from '../../language';

/** A forgotten password: whose it is, and a new one by the code or the link that was sent. */
export default defineTexts({
  'reset.lead': {
    en: 'You can choose a new password in three steps. Nothing else in your account changes.',
    es: 'Puede elegir una nueva contraseña en tres pasos. Nada más cambia en su cuenta.',
  },
  'reset.login': { en: 'Username or email', es: 'Nombre de usuario o correo electrónico' },
  'reset.login.error': {
    en: 'Enter your username or your email, without spaces.',
    es: 'Ingrese su nombre de usuario o su correo electrónico, sin espacios.',
  },
  'reset.continue': { en: 'Continue', es: 'Continuar' },
  'reset.validateLead': {
    en: 'Before you choose a new password, tell us two things that you and your plan know.',
    es: 'Antes de elegir una nueva contraseña, díganos dos datos que usted y su plan conocen.',
  },
  'reset.by': { en: 'Also tell us', es: 'Díganos también' },
  'reset.send': { en: 'Send the code', es: 'Enviar el código' },
  'reset.begin': {
    en: 'To reset your password, start with your username or email',
    es: 'Para restablecer su contraseña, empiece con su nombre de usuario o correo electrónico',
  },
  'reset.again': { en: 'Start again', es: 'Empezar de nuevo' },
  'reset.sent': {
    en: 'If these details are those of an account, a code is on its way. You have until {time} to use it.',
    es: 'Si estos datos son los de una cuenta, un código va en camino. Tiene hasta {time} para usarlo.',
  },
  'reset.checking': { en: 'Checking the link…', es: 'Revisando el enlace…' },
  'reset.link.expired': { en: 'This link has expired', es: 'Este enlace venció' },
  'reset.link.used': {
    en: 'This link cannot be used again',
    es: 'Este enlace no se puede usar otra vez',
  },
  'reset.link.none': { en: 'This link does not work', es: 'Este enlace no funciona' },
  'reset.link.missing': {
    en: 'You need a code or a link from us first',
    es: 'Primero necesita un código o un enlace nuestro',
  },
  'reset.link.how': {
    en: 'Your password has not changed. Start again, and we send you a new code and link.',
    es: 'Su contraseña no ha cambiado. Empiece de nuevo y le enviaremos otro código y otro enlace.',
  },
  /** It is not known to which account it belongs. */
  'reset.link.begin': {
    en: 'Start again, and we send you a new code and link.',
    es: 'Empiece de nuevo y le enviaremos otro código y otro enlace.',
  },
  'reset.link.usedHow': {
    en: 'Your password was changed after we sent it. Was that you? Sign in with the new password. If not, start again.',
    es: 'Su contraseña se cambió después de que lo enviamos. ¿Fue usted? Inicie sesión con la nueva contraseña. Si no fue usted, empiece de nuevo.',
  },
  'reset.used': {
    en: 'This code or link cannot be used again. Your password was changed after we sent it.',
    es: 'Este código o enlace no se puede usar otra vez. Su contraseña se cambió después de que lo enviamos.',
  },
  /** The code was entered wrong five times; the link of the same message is for no one to guess. */
  'reset.locked': {
    en: 'You entered a wrong code too many times. The code that we sent no longer works, and your password has not changed. Until {time} you can use the link in our message.',
    es: 'Ingresó un código incorrecto demasiadas veces. El código que le enviamos ya no funciona y su contraseña no ha cambiado. Hasta {time} puede usar el enlace de nuestro mensaje.',
  },
  'reset.over': {
    en: 'This code or link no longer works. Your password has not changed.',
    es: 'Este código o enlace ya no funciona. Su contraseña no ha cambiado.',
  },
  'reset.none': {
    en: 'This code or link does not work.',
    es: 'Este código o enlace no funciona.',
  },
  'reset.signsOut': {
    en: 'We sign you out everywhere else, and send a notice to your email.',
    es: 'Cerraremos su sesión en todos los demás lugares y enviaremos un aviso a su correo electrónico.',
  },
  'reset.save': { en: 'Save the new password', es: 'Guardar la nueva contraseña' },
  'reset.noMessage': {
    en: 'No message? Look in the junk folder, check the details, or start again.',
    es: '¿No llegó el mensaje? Busque en el correo no deseado, revise los datos o empiece de nuevo.',
  },
  'reset.done': {
    en: 'Sign in with the new password',
    es: 'Inicie sesión con la nueva contraseña',
  },
  'reset.doneHint': {
    en: 'You are signed out everywhere else. We sent a notice to your email.',
    es: 'Su sesión se cerró en todos los demás lugares. Enviamos un aviso a su correo electrónico.',
  },
  'reset.signIn': { en: 'Sign in', es: 'Iniciar sesión' },
});
