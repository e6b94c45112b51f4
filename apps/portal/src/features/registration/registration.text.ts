import { defineTexts } from '../../language';

/** Registration: who registers, the account, and the code or link that confirms it. */
export default defineTexts({
  'registration.step': { en: 'Step {step} of 3', es: 'Paso {step} de 3' },
  'registration.lead': {
    en: 'Have your ID card at hand. First we find your plan.',
    es: 'Tenga a mano su tarjeta de identificación. Primero buscamos su plan.',
  },
  'registration.form': { en: 'Your details', es: 'Sus datos' },
  'registration.memberId': { en: 'Member ID', es: 'N.º de miembro' },
  'registration.memberIdHint': {
    en: 'Letters and numbers, on the front of your card.',
    es: 'Letras y números, en el frente de su tarjeta.',
  },
  'registration.birthDate': { en: 'Date of birth', es: 'Fecha de nacimiento' },
  'registration.lastName': { en: 'Last name', es: 'Apellido' },
  'registration.zip': { en: 'ZIP code', es: 'Código postal' },
  'registration.zipHint': {
    en: 'Five digits, of the address your plan has on file.',
    es: 'Cinco dígitos, de la dirección que su plan tiene registrada.',
  },
  'registration.continue': { en: 'Continue', es: 'Continuar' },
  'registration.back': { en: 'Back', es: 'Atrás' },
  'registration.error.memberId': {
    en: 'Enter the member ID as it appears on your card.',
    es: 'Ingrese el número de miembro tal como aparece en su tarjeta.',
  },
  'registration.error.tooYoung': {
    en: 'You must be 13 or older to have an account. A parent can call us.',
    es: 'Debe tener 13 años o más para tener una cuenta. Uno de sus padres puede llamarnos.',
  },
  'registration.error.lastName': { en: 'Enter your last name.', es: 'Ingrese su apellido.' },
  'registration.error.lastNameTooLong': {
    en: 'Use 50 letters or fewer for your last name.',
    es: 'Use 50 letras o menos para su apellido.',
  },
  'registration.error.zip': {
    en: 'Enter a 5-digit ZIP code.',
    es: 'Ingrese un código postal de 5 dígitos.',
  },
  'registration.noMatch': {
    en: 'We could not match these details',
    es: 'No pudimos encontrar estos datos',
  },
  'registration.noMatchHint': {
    en: 'Check each one against your ID card.',
    es: 'Compare cada uno con su tarjeta de identificación.',
  },
  'registration.triesLeft': {
    en: {
      one: 'You can try {count} more time, then there is a 15-minute wait.',
      other: 'You can try {count} more times, then there is a 15-minute wait.',
    },
    es: {
      one: 'Puede intentarlo {count} vez más; luego hay que esperar 15 minutos.',
      other: 'Puede intentarlo {count} veces más; luego hay que esperar 15 minutos.',
    },
  },
  'registration.noTriesLeft': {
    en: 'That was your last try for now. Wait 15 minutes, then try again.',
    es: 'Ese fue su último intento por ahora. Espere 15 minutos e intente de nuevo.',
  },
  'registration.tooMany': { en: 'There were too many tries', es: 'Hubo demasiados intentos' },
  'registration.tooManyHint': {
    en: 'What you typed is still here.',
    es: 'Lo que escribió sigue aquí.',
  },
  'registration.noAnswer': { en: 'We got no answer', es: 'No recibimos respuesta' },
  'registration.noAnswerHint': {
    en: 'We do not know if this was done. What you typed is still here. If you wait for a message, look for it first, then try again.',
    es: 'No sabemos si esto se hizo. Lo que escribió sigue aquí. Si espera un mensaje, búsquelo primero y luego intente de nuevo.',
  },
  'registration.notAvailable': {
    en: 'We cannot do this right now',
    es: 'Ahora no podemos hacer esto',
  },
  'registration.notAvailableHint': {
    en: 'The problem is ours. Nothing was changed, and what you typed is still here. Try again in a few minutes.',
    es: 'El problema es nuestro. No se cambió nada y lo que escribió sigue aquí. Intente de nuevo en unos minutos.',
  },
  'registration.stuck': {
    en: 'Still stuck? Call {phone}, TTY 711. We can find you by name.',
    es: '¿Aún tiene problemas? Llame al {phone}, TTY 711. Podemos buscarle por su nombre.',
  },
  'registration.registered': { en: 'You already have an account', es: 'Usted ya tiene una cuenta' },
  'registration.registeredHint': {
    en: 'Sign in, or choose a new password if you forgot yours.',
    es: 'Inicie sesión, o elija una nueva contraseña si olvidó la suya.',
  },
  'registration.where': { en: 'Where it is on your card', es: 'Dónde está en su tarjeta' },
  'registration.whereHint': {
    en: 'The member ID is below your name. A zero and the letter O look alike: type each as it is on the card.',
    es: 'El número de miembro está debajo de su nombre. El cero y la letra O se parecen: escriba cada uno como está en la tarjeta.',
  },
  'registration.haveAccount': { en: 'Have an account?', es: '¿Tiene una cuenta?' },
  'registration.signIn': { en: 'Sign in', es: 'Iniciar sesión' },
  'registration.remembered': {
    en: 'Remember your password?',
    es: '¿Recordó su contraseña?',
  },
  'registration.help': { en: 'Need help?', es: '¿Necesita ayuda?' },
  'registration.helpHint': {
    en: 'No card at hand? Call {phone}, TTY 711.',
    es: '¿No tiene su tarjeta? Llame al {phone}, TTY 711.',
  },
  'registration.resetHelp': {
    en: 'No access to your email or phone? Call {phone}, TTY 711. We help you get back in.',
    es: '¿No tiene acceso a su correo o teléfono? Llame al {phone}, TTY 711. Le ayudaremos a entrar.',
  },
  'registration.secret': {
    en: 'We never ask for a code or a password by phone, text or email.',
    es: 'Nunca pedimos un código ni una contraseña por teléfono, mensaje de texto o correo electrónico.',
  },
  'registration.moreLead': {
    en: 'Your details fit more than one coverage. One more detail tells us which.',
    es: 'Sus datos corresponden a más de una cobertura. Un dato más nos dice a cuál.',
  },
  'registration.moreKind': { en: 'What can you tell us?', es: '¿Qué dato puede darnos?' },
  'registration.moreStill': {
    en: 'This fits more than one coverage too. Choose another detail.',
    es: 'Este dato también corresponde a más de una cobertura. Elija otro.',
  },
  'registration.groupNumber': { en: 'Group number', es: 'Número de grupo' },
  'registration.groupNumberHint': { en: 'RxGrp on your card.', es: 'RxGrp en su tarjeta.' },
  'registration.groupNumber.error': {
    en: 'Enter the group number, such as EVF1000.',
    es: 'Ingrese el número de grupo, como EVF1000.',
  },
  'registration.personCode': { en: 'Person code', es: 'Código de persona' },
  'registration.personCodeHint': {
    en: 'Two or three digits on your card, such as 01.',
    es: 'Dos o tres dígitos en su tarjeta, como 01.',
  },
  'registration.personCode.error': {
    en: 'Enter the person code, such as 01.',
    es: 'Ingrese el código de persona, como 01.',
  },
  'registration.street': { en: 'Street address', es: 'Calle y número' },
  'registration.streetHint': {
    en: 'As your plan has it on file, such as 14 Example Lane.',
    es: 'Como su plan la tiene registrada, como 14 Example Lane.',
  },
  'registration.street.error': {
    en: 'Enter the street address, up to 60 letters.',
    es: 'Ingrese la calle y el número, hasta 60 letras.',
  },
  'registration.begin': { en: 'Start with your details', es: 'Empiece con sus datos' },
  'registration.again': { en: 'Start again', es: 'Empezar de nuevo' },
  'registration.ended': {
    en: 'For your safety this registration has ended. What you typed was not saved. Start again.',
    es: 'Por su seguridad, este registro terminó. No se guardó lo que escribió. Empiece de nuevo.',
  },
  'registration.account': { en: 'Make your account', es: 'Cree su cuenta' },
  'registration.accountLead': {
    en: 'We found your plan. Now choose how you sign in.',
    es: 'Encontramos su plan. Ahora elija cómo iniciar sesión.',
  },
  'registration.email': { en: 'Email', es: 'Correo electrónico' },
  'registration.emailHint': {
    en: 'Letters and news about your plan can come here.',
    es: 'Aquí pueden llegar cartas y novedades de su plan.',
  },
  'registration.email.missing': { en: 'Enter your email.', es: 'Ingrese su correo electrónico.' },
  'registration.email.taken': {
    en: 'This email has an account. Enter another one, or sign in.',
    es: 'Otra cuenta usa este correo electrónico. Ingrese otro o inicie sesión.',
  },
  'registration.phone': { en: 'Mobile phone', es: 'Teléfono celular' },
  'registration.phoneHint': {
    en: '10 digits, with or without dashes.',
    es: '10 dígitos, con o sin guiones.',
  },
  'registration.phone.missing': {
    en: 'Enter your phone number.',
    es: 'Ingrese su número de teléfono.',
  },
  'registration.username': { en: 'Username', es: 'Nombre de usuario' },
  'registration.usernameHint': {
    en: '6 to 50 letters, numbers or . _ - @. Your email works too.',
    es: 'De 6 a 50 letras, números o . _ - @. También puede usar su correo electrónico.',
  },
  'registration.username.missing': { en: 'Enter a username.', es: 'Ingrese un nombre de usuario.' },
  'registration.username.form': {
    en: 'Enter 6 to 50 letters, numbers or . _ - @, without spaces.',
    es: 'Ingrese de 6 a 50 letras, números o . _ - @, sin espacios.',
  },
  'registration.username.taken': {
    en: 'This username is taken. Enter another one.',
    es: 'Este nombre de usuario ya está en uso. Ingrese otro.',
  },
  'registration.password': { en: 'New password', es: 'Nueva contraseña' },
  'registration.passwordHint': {
    en: 'At least {count} characters. A few words that only you would put together work well. You can paste it.',
    es: 'Al menos {count} caracteres. Sirven bien unas palabras que solo usted juntaría. Puede pegarla.',
  },
  'registration.password.missing': { en: 'Enter a password.', es: 'Ingrese una contraseña.' },
  'registration.password.short': {
    en: 'Make the password longer: at least 15 characters.',
    es: 'Haga la contraseña más larga: al menos 15 caracteres.',
  },
  'registration.password.long': {
    en: 'Make the password shorter: at most 128 characters.',
    es: 'Haga la contraseña más corta: como máximo 128 caracteres.',
  },
  'registration.password.username': {
    en: 'Do not use your username or email as the password.',
    es: 'No use su nombre de usuario ni su correo electrónico como contraseña.',
  },
  'registration.password.common': {
    en: 'This password is easy to guess. Choose other words.',
    es: 'Esta contraseña es fácil de adivinar. Elija otras palabras.',
  },
  'registration.showPassword': { en: 'Show the password', es: 'Mostrar la contraseña' },
  'registration.sendBy': {
    en: 'Where should we send your code?',
    es: '¿Adónde enviamos su código?',
  },
  'registration.sendBy.email': { en: 'To my email', es: 'A mi correo electrónico' },
  'registration.sendBy.text': {
    en: 'To my phone, as a text message',
    es: 'A mi teléfono, por mensaje de texto',
  },
  'registration.paperless': {
    en: 'Send my letters and EOBs online, not by mail',
    es: 'Enviar mis cartas y explicaciones de beneficios en línea, no por correo postal',
  },
  'registration.mayContact': {
    en: 'You may tell me about ways to save',
    es: 'Pueden informarme sobre formas de ahorrar',
  },
  'registration.terms': {
    en: 'I agree to the terms of use and the privacy policy',
    es: 'Acepto las condiciones de uso y la política de privacidad',
  },
  'registration.terms.missing': {
    en: 'Agree to the terms of use to go on.',
    es: 'Acepte las condiciones de uso para continuar.',
  },
  'registration.make': { en: 'Make my account', es: 'Crear mi cuenta' },
  'registration.noCode': {
    en: 'There is no code to enter here',
    es: 'Aquí no hay ningún código que ingresar',
  },
  'registration.noCodeHint': {
    en: 'Did you reload the page? Open the link in our message: it works for {hours} hours. Or start again.',
    es: '¿Volvió a cargar la página? Abra el enlace de nuestro mensaje: funciona durante {hours} horas. O empiece de nuevo.',
  },
  'registration.sentTo': {
    en: 'Until {time} you can use a 6-digit code. It is there now if {to} can receive our messages.',
    es: 'Hasta {time} puede usar un código de 6 dígitos. Ya está allí si {to} puede recibir nuestros mensajes.',
  },
  'registration.code': { en: '6-digit code', es: 'Código de 6 dígitos' },
  'registration.codeHint': { en: 'You can paste it.', es: 'Puede pegarlo.' },
  'registration.code.form': {
    en: 'Enter the six digits of the code.',
    es: 'Ingrese los seis dígitos del código.',
  },
  'registration.code.wrong': {
    en: {
      one: 'That code did not work. You can try {count} more time.',
      other: 'That code did not work. You can try {count} more times.',
    },
    es: {
      one: 'Ese código no funcionó. Puede intentarlo {count} vez más.',
      other: 'Ese código no funcionó. Puede intentarlo {count} veces más.',
    },
  },
  'registration.code.expired': {
    en: 'This code has expired. Send a new code.',
    es: 'Este código venció. Envíe un código nuevo.',
  },
  'registration.code.locked': {
    en: 'This code was entered wrong too often and no longer works. Send a new code.',
    es: 'Este código se ingresó mal demasiadas veces y ya no funciona. Envíe un código nuevo.',
  },
  'registration.code.none': {
    en: 'There is no account that waits for a code. Start again.',
    es: 'No hay ninguna cuenta que espere un código. Empiece de nuevo.',
  },
  'registration.confirm': { en: 'Confirm', es: 'Confirmar' },
  'registration.resend': { en: 'Send a new code', es: 'Enviar un código nuevo' },
  'registration.wait': {
    en: { one: 'You can in {count} second', other: 'You can in {count} seconds' },
    es: { one: 'Podrá en {count} segundo', other: 'Podrá en {count} segundos' },
  },
  'registration.resent': {
    en: {
      one: 'A new code is on its way. The one before no longer works. We can send {count} more.',
      other: 'A new code is on its way. The one before no longer works. We can send {count} more.',
    },
    es: {
      one: 'Un código nuevo va en camino. El anterior ya no funciona. Podemos enviar {count} más.',
      other:
        'Un código nuevo va en camino. El anterior ya no funciona. Podemos enviar {count} más.',
    },
  },
  'registration.tooSoon': {
    en: 'We sent one less than a minute ago. Wait a moment, then try again.',
    es: 'Enviamos uno hace menos de un minuto. Espere un momento e intente de nuevo.',
  },
  'registration.tooOften': {
    en: 'We sent six within an hour. Wait an hour, then try again.',
    es: 'Enviamos seis en una hora. Espere una hora e intente de nuevo.',
  },
  'registration.none': {
    en: 'Nothing was sent: this registration has ended. Start again.',
    es: 'No se envió nada: este registro terminó. Empiece de nuevo.',
  },
  'registration.noMessage': { en: 'No message?', es: '¿No llegó el mensaje?' },
  'registration.junk': {
    en: 'Look in the junk folder.',
    es: 'Busque en el correo no deseado.',
  },
  'registration.wrongAddress': {
    en: 'Wrong address or number? Nothing is lost.',
    es: '¿Dirección o número equivocados? No se pierde nada.',
  },
  'registration.changeAddress': { en: 'Change it', es: 'Cambiarlos' },
  'registration.sendInstead.text': {
    en: 'Text the code to my phone instead',
    es: 'Enviar el código por mensaje de texto a mi teléfono',
  },
  'registration.sendInstead.email': {
    en: 'Send the code to my email instead',
    es: 'Enviar el código a mi correo electrónico',
  },
  'registration.ready': { en: 'Your account is ready', es: 'Su cuenta está lista' },
  'registration.readyTitle': {
    en: 'Your account is confirmed',
    es: 'Su cuenta está confirmada',
  },
  'registration.readyHint': {
    en: 'Sign in with your new username and password.',
    es: 'Inicie sesión con su nuevo nombre de usuario y contraseña.',
  },
  'registration.validation': { en: 'Validation', es: 'Validación' },
  'registration.checkingLink': { en: 'Confirming your account…', es: 'Confirmando su cuenta…' },
  'registration.tryAgain': { en: 'Try again', es: 'Intentar de nuevo' },
  'registration.link.none': { en: 'This link does not work', es: 'Este enlace no funciona' },
  'registration.link.missing': {
    en: 'Open this page from the link that we sent you',
    es: 'Abra esta página desde el enlace que le enviamos',
  },
  'registration.link.how': {
    en: 'Look for our message “Confirm your Everfern Rx account” and open its link. No message? Start again, and we send you one.',
    es: 'Busque nuestro mensaje “Confirme su cuenta de Everfern Rx” y abra su enlace. ¿No tiene el mensaje? Empiece de nuevo y le enviaremos uno.',
  },
  'registration.link.used': { en: 'This link was used before', es: 'Este enlace ya se usó' },
  'registration.link.usedHint': {
    en: 'Your account is confirmed. You can sign in.',
    es: 'Su cuenta está confirmada. Puede iniciar sesión.',
  },
  'registration.link.expired': { en: 'This link has expired', es: 'Este enlace venció' },
  'registration.link.expiredHint': {
    en: 'Nothing is lost. We can send a new one to the same email or phone.',
    es: 'No se pierde nada. Podemos enviar otro al mismo correo electrónico o teléfono.',
  },
  'registration.link.send': { en: 'Send a new link', es: 'Enviar un enlace nuevo' },
  'registration.link.sent': {
    en: 'A new link is on its way. The one before no longer works.',
    es: 'Un enlace nuevo va en camino. El anterior ya no funciona.',
  },
});
