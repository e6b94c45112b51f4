import { defineTexts } from '../language';

/** The frame around the fields of every form: steps, draft, review, signature, confirmation. */
export default defineTexts({
  'formScreen.loading': { en: 'Loading your form…', es: 'Cargando su formulario…' },
  'formScreen.failed': {
    en: 'Your saved draft did not load.',
    es: 'Su borrador guardado no se cargó.',
  },
  'formScreen.readOnly': {
    en: 'Only the member can send this',
    es: 'Solo el miembro puede enviarlo',
  },
  'formScreen.readOnlyHint': {
    en: 'You can look at the account, but not fill in forms for the member.',
    es: 'Puede ver la cuenta, pero no llenar formularios por el miembro.',
  },
  'formScreen.signInFirst': {
    en: 'Sign in to use this form',
    es: 'Inicie sesión para usar este formulario',
  },
  'formScreen.signInHint': {
    en: 'We then know who you are, and you can save a draft.',
    es: 'Así sabemos quién es usted y puede guardar un borrador.',
  },
  'formScreen.signIn': { en: 'Sign in', es: 'Iniciar sesión' },

  'formSteps.title': { en: 'Step {step} of {count}', es: 'Paso {step} de {count}' },
  'formSteps.progress': { en: 'Progress', es: 'Avance' },
  'formSteps.done': { en: '(done)', es: '(listo)' },
  'formSteps.review': { en: 'Check and send', es: 'Revisar y enviar' },
  'formSteps.continue': { en: 'Continue', es: 'Continuar' },
  'formSteps.toReview': { en: 'Back to review', es: 'Volver a la revisión' },
  'formSteps.back': { en: 'Back', es: 'Atrás' },
  'formSteps.finishLater': { en: 'Finish later', es: 'Terminar más tarde' },

  'formField.optional': { en: '(optional)', es: '(opcional)' },
  'formField.choose': { en: 'Choose one', es: 'Elija una opción' },
  'formField.remove': { en: 'Remove', es: 'Quitar' },
  'formField.added': { en: '{item} {number} was added.', es: 'Se agregó: {item} {number}.' },
  'formField.removed': { en: '{item} {number} was removed.', es: 'Se quitó: {item} {number}.' },
  'formField.claim': { en: 'Claim {id}', es: 'Reclamación {id}' },
  'formField.order': { en: 'Order {id}', es: 'Pedido {id}' },
  'formField.quote': { en: 'Price quote {id}', es: 'Cotización {id}' },
  'formField.nothingRelated': {
    en: 'There is nothing to attach yet.',
    es: 'Aún no hay nada para adjuntar.',
  },

  'formDraft.savedAt': { en: 'Draft saved at {time}', es: 'Borrador guardado a {time}' },
  'formDraft.none': { en: 'Your draft', es: 'Su borrador' },
  'formDraft.noneHint': {
    en: 'We save what you type as you go.',
    es: 'Guardamos lo que escribe a medida que avanza.',
  },
  'formDraft.until': { en: 'We keep it until {date}.', es: 'Lo guardamos hasta el {date}.' },
  'formDraft.noSignature': {
    en: 'Your signature is not kept in a draft.',
    es: 'Su firma no se guarda en un borrador.',
  },
  'formDraft.delete': { en: 'Delete this draft', es: 'Eliminar este borrador' },
  'formDraft.deleteTitle': { en: 'Delete this draft?', es: '¿Eliminar este borrador?' },
  'formDraft.deleteHint': {
    en: 'What you typed in this form is gone then.',
    es: 'Se pierde lo que escribió en este formulario.',
  },
  'formDraft.keep': { en: 'Keep it', es: 'Conservarlo' },
  'formDraft.restored': {
    en: 'This is what you entered before.',
    es: 'Esto es lo que ingresó antes.',
  },
  'formDraft.other': {
    en: 'You began this form for something else',
    es: 'Usted comenzó este formulario para otra cosa',
  },
  'formDraft.otherHint': {
    en: 'These are your answers from before. Send them, or delete this draft to begin with the new one.',
    es: 'Estas son sus respuestas de antes. Envíelas o elimine este borrador para comenzar con lo nuevo.',
  },
  'formDraft.changedForm': { en: 'This form has changed', es: 'Este formulario cambió' },
  'formDraft.changedFormHint': {
    en: 'We kept every answer that still fits. Please check each step.',
    es: 'Guardamos lo que usted escribió y aún sirve. Revise cada paso.',
  },
  'formDraft.leftOut': {
    en: 'The form no longer asks for this. Copy what you still need:',
    es: 'El formulario ya no pide esto. Copie lo que aún necesite:',
  },
  'formDraft.startOver': { en: 'Start over', es: 'Empezar de nuevo' },
  'formDraft.startOverTitle': { en: 'Start over?', es: '¿Empezar de nuevo?' },
  'formDraft.inPage': {
    en: 'What you type stays in this page only. If you close it, load it again or sign in, it is gone.',
    es: 'Lo que escribe queda solo en esta página. Si la cierra, la carga de nuevo o inicia sesión, se pierde.',
  },
  'formDraft.publicComputer': {
    en: 'On a shared computer? Sign out when you are done.',
    es: '¿Otros usan este equipo? Al terminar, no olvide cerrar la sesión.',
  },
  'formDraft.notSaved': { en: 'Your draft is not saved', es: 'Su borrador no está guardado' },
  'formDraft.seeWhy': { en: 'See why', es: 'Ver por qué' },
  'formDraft.savedBefore': {
    en: 'What you typed up to {time} is saved.',
    es: 'Lo que escribió antes de {time} sí está guardado.',
  },
  'formDraft.failed.offline': {
    en: 'You are offline. What you typed is still on this page. We save it when you are back online.',
    es: 'No tiene conexión. Lo que escribió sigue en esta página. Lo guardamos cuando vuelva la conexión.',
  },
  'formDraft.failed.server': {
    en: 'Our server did not save it. What you typed is still on this page. Try again in a minute.',
    es: 'Nuestro servidor no lo guardó. Lo que escribió sigue en esta página. Intente de nuevo en un minuto.',
  },
  'formDraft.failed.signedOut': {
    en: 'You are signed out. What you typed is still on this page. Sign in on another tab, then save again.',
    es: 'Su sesión terminó. Lo que escribió sigue en esta página. Inicie sesión en otra pestaña y guarde de nuevo.',
  },
  'formDraft.failed.changed': {
    en: 'This form was changed on another page or device. Choose which one to keep.',
    es: 'Este formulario se cambió en otra página o dispositivo. Elija cuál conservar.',
  },
  'formDraft.failed.full': {
    en: 'You have too many drafts. Send or delete one, then save again.',
    es: 'Tiene demasiados borradores. Envíe o elimine uno y guarde de nuevo.',
  },
  'formDraft.failed.tooLarge': {
    en: 'It is too long for a draft. You can still send it.',
    es: 'Es demasiado largo para un borrador. Aun así puede enviarlo.',
  },
  'formDraft.failed.otherMember': {
    en: 'Another member is signed in now. Print this page if you need it, then load it again.',
    es: 'Ahora hay otro miembro con sesión iniciada. Imprima esta página si la necesita y cárguela de nuevo.',
  },
  'formDraft.saveAgain': { en: 'Save again', es: 'Guardar de nuevo' },
  'formDraft.keepMine': { en: 'Keep what is here', es: 'Conservar lo de aquí' },
  'formDraft.takeOther': { en: 'Use the other one', es: 'Usar lo otro' },
  'formDraft.signInTab': { en: 'Sign in on another tab', es: 'Iniciar sesión en otra pestaña' },

  'formHelp.title': { en: 'Need help?', es: '¿Necesita ayuda?' },
  'formHelp.call': { en: 'Call {phone}, TTY 711.', es: 'Llame al {phone}, TTY 711.' },

  'formReview.heading': { en: 'Check your answers', es: 'Revise sus respuestas' },
  'formReview.edit': { en: 'Edit', es: 'Editar' },
  'formReview.notGiven': { en: 'Not given', es: 'Sin respuesta' },
  'formReview.yes': { en: 'Yes', es: 'Sí' },
  'formReview.no': { en: 'No', es: 'No' },
  'formReview.sign': { en: 'Sign', es: 'Firmar' },
  'formReview.typeName': { en: 'Type your full name', es: 'Escriba su nombre completo' },
  'formReview.typeNameHint': {
    en: 'This counts as your signature: {name}.',
    es: 'Esto cuenta como su firma: {name}.',
  },
  'formReview.draw': { en: 'Draw your signature', es: 'Dibuje su firma' },
  'formReview.drawHint': {
    en: 'You can draw it with a mouse or a finger. Your typed name is enough.',
    es: 'Puede dibujarla con el ratón o el dedo. Su nombre escrito es suficiente.',
  },
  'formReview.clearDrawing': { en: 'Clear the drawing', es: 'Borrar el dibujo' },
  'formReview.signedOn': { en: 'Signed {date}', es: 'Firmado el {date}' },

  'formSend.failed': { en: 'Your form was not sent', es: 'Su formulario no se envió' },
  'formSend.unknown': {
    en: 'We do not know if your form arrived',
    es: 'No sabemos si su formulario llegó',
  },
  'formSend.failedMessage': { en: 'Your message was not sent', es: 'Su mensaje no se envió' },
  'formSend.unknownMessage': {
    en: 'We do not know if your message arrived',
    es: 'No sabemos si su mensaje llegó',
  },
  'formSend.again': {
    en: 'Send it again. We take it only once, and nothing you typed is lost.',
    es: 'Envíelo de nuevo. Lo recibimos una sola vez y no se pierde nada de lo que escribió.',
  },
  'formSend.offline': {
    en: 'You are offline. Nothing you typed is lost. Send it again when you are back online.',
    es: 'No tiene conexión. No se pierde nada de lo que escribió. Envíelo de nuevo cuando vuelva la conexión.',
  },
  'formSend.signedOut': {
    en: 'You are signed out. Nothing you typed is lost. Sign in on another tab, then send it again.',
    es: 'Su sesión terminó. No se pierde nada de lo que escribió. Inicie sesión en otra pestaña y envíelo de nuevo.',
  },
  'formSend.refusedFields': {
    en: 'Our service found a problem in some answers. Nothing you typed is lost.',
    es: 'Nuestro servicio encontró un problema en algunas respuestas. No se pierde nada de lo que escribió.',
  },
  'formSend.alreadySent': {
    en: 'We already have this form',
    es: 'Ya tenemos este formulario',
  },
  'formSend.alreadySentHint': {
    en: 'It was sent before with other answers. Nothing was sent twice. To send a new one, delete this draft.',
    es: 'Se envió antes con otras respuestas. Nada se envió dos veces. Para enviar uno nuevo, elimine este borrador.',
  },
  'formSend.notInPaymentPlan': {
    en: 'You are not in the payment plan, so there is nothing to leave. You do not have to do anything.',
    es: 'Usted no está en el plan de pagos, así que no tiene que salir de él. No tiene que hacer nada.',
  },
  'formSend.changedForm': {
    en: 'This form has changed since you opened it. Load this page again and check your answers. If you are signed in, your draft is saved. If not, print this page first.',
    es: 'Este formulario cambió desde que usted lo abrió. Cargue la página de nuevo y revise sus respuestas. Si inició sesión, su borrador está guardado. Si no, imprima antes esta página.',
  },
  'formSend.tooLarge': {
    en: 'It is too long to send. Make the long answers shorter.',
    es: 'Es demasiado largo para enviarlo. Acorte las respuestas largas.',
  },
  'formSend.wrongType': {
    en: 'Our service does not take it in this form. Nothing you typed is lost. Please call us.',
    es: 'Nuestro servicio no lo acepta así. No se pierde nada de lo que escribió. Llámenos.',
  },
  'formSend.tooMany': {
    en: 'You sent several in a short time. Nothing you typed is lost.',
    es: 'Envió varios en poco tiempo. No se pierde nada de lo que escribió.',
  },
  'formSend.tooManyCall': { en: 'Or call us: {phone}.', es: 'O llámenos: {phone}.' },
  'formSend.busy': {
    en: 'Our service is not available now. Nothing you typed is lost. Try again in a few minutes.',
    es: 'Nuestro servicio no está disponible ahora. No se pierde nada de lo que escribió. Intente en unos minutos.',
  },
  'formSend.refused': {
    en: 'Our service did not take it. Nothing you typed is lost. Please call us.',
    es: 'Nuestro servicio no lo aceptó. No se pierde nada de lo que escribió. Llámenos.',
  },

  'formArrival.looking': {
    en: 'Checking if your form arrived …',
    es: 'Revisando si llegó su formulario …',
  },
  'formArrival.lookingMessage': {
    en: 'Checking if your message arrived …',
    es: 'Revisando si llegó su mensaje …',
  },
  'formArrival.none': {
    en: 'Your form has not reached us',
    es: 'No hemos recibido su formulario',
  },
  'formArrival.noneMessage': {
    en: 'Your message has not reached us',
    es: 'No hemos recibido su mensaje',
  },
  'formArrival.received': {
    en: 'We received your form. Its number is {number}',
    es: 'Recibimos su formulario. Su número es {number}',
  },
  'formArrival.receivedMessage': {
    en: 'We received your message. Its number is {number}',
    es: 'Recibimos su mensaje. Su número es {number}',
  },
  'formArrival.changedSince': {
    en: 'What you changed since then is still here. It was not sent.',
    es: 'Lo que cambió después sigue aquí. No se envió.',
  },
  'formArrival.seeReceived': { en: 'See what we received', es: 'Ver lo que recibimos' },
  'formArrival.signedOut': {
    en: 'You are signed out. Nothing you typed is lost. Sign in on another tab and come back here. Then we check again.',
    es: 'Su sesión terminó. No se pierde nada de lo que escribió. Inicie sesión en otra pestaña y vuelva aquí. Entonces revisaremos de nuevo.',
  },
  'formArrival.sendAgain': {
    en: 'Send it again. We take it only once, also if your first try still arrives, and nothing you typed is lost.',
    es: 'Envíelo de nuevo. Lo recibimos una sola vez, aunque su primer intento todavía llegue, y no se pierde nada de lo que escribió.',
  },
  'formSent.answerBy': {
    en: 'We answer by {date}, {time}',
    es: 'Respondemos a más tardar el {date} a {time}',
  },
  'formSent.waits.hours': {
    en: 'We answer within {count} hours of the prescriber’s statement, by {date}, {time} at the latest',
    es: 'Respondemos dentro de las {count} horas después de recibir la declaración del médico que receta, a más tardar el {date} a {time}',
  },
  'formSent.waits.days': {
    en: 'We answer within {count} days of the prescriber’s statement, by {date}, {time} at the latest',
    es: 'Respondemos dentro de los {count} días después de recibir la declaración del médico que receta, a más tardar el {date} a {time}',
  },
  'formSent.statementWanted': {
    en: 'Ask the prescriber’s office to send us a statement that says why this drug is needed. Without it we may not pay for the drug.',
    es: 'Pida al consultorio del médico que receta que nos envíe una declaración que diga por qué se necesita este medicamento. Sin ella quizás no lo paguemos.',
  },
  'formSent.reference': { en: 'Reference number', es: 'Número de referencia' },
  'formSent.copy': { en: 'Copy', es: 'Copiar' },
  'formSent.copied': { en: 'Copied', es: 'Copiado' },
  'formSent.next': { en: 'What happens next', es: 'Qué sigue ahora' },
  'formSent.by': { en: 'By {date}', es: 'A más tardar el {date}' },
  'formSent.keep': { en: 'Keep a copy', es: 'Guarde una copia' },
  'formSent.print': { en: 'Print this page', es: 'Imprimir esta página' },
  'formSent.inInbox': {
    en: 'We also put a receipt in your {inbox}.',
    es: 'También dejamos un comprobante en su {inbox}.',
  },
  'formSent.inbox': { en: 'Message Center', es: 'Centro de mensajes' },
  'formSent.loading': { en: 'Loading what you sent …', es: 'Cargando lo que envió …' },
  'formSent.failed': { en: 'What you sent did not load.', es: 'Lo que envió no se cargó.' },
  'formSent.elsewhere': {
    en: 'This page no longer shows what was sent',
    es: 'Esta página ya no muestra lo que se envió',
  },
  'formSent.lookInInbox': {
    en: 'The receipt of each form that we got is in your {inbox}.',
    es: 'El comprobante de cada formulario que recibimos está en su {inbox}.',
  },
  'formSent.callWithNumber': {
    en: 'To ask about it, call {phone}, TTY 711, and give the reference number {number}.',
    es: 'Para preguntar por él, llame al {phone}, TTY 711, y dé el número de referencia {number}.',
  },
  'formSent.new': { en: 'Start a new form', es: 'Empezar un formulario nuevo' },
  'formSent.what': { en: 'What you sent', es: 'Lo que envió' },
  'formCopy.save': { en: 'Save as PDF', es: 'Guardar como PDF' },
  'formCopy.failed': {
    en: 'Your browser did not save the file. Print this page instead.',
    es: 'Su navegador no guardó el archivo. Imprima esta página.',
  },
  'formCopy.received': { en: 'Received', es: 'Recibido' },
  'formCopy.signature': { en: 'Signature', es: 'Firma' },
  'formCopy.drawing': { en: 'Drawn signature', es: 'Firma dibujada' },
  'formCopy.page': { en: 'Page {page} of {pages}', es: 'Página {page} de {pages}' },
  'formCopy.questions': {
    en: 'Questions? Call {phone}, TTY 711.',
    es: '¿Preguntas? Llame al {phone}, TTY 711.',
  },
  'formSent.questions': {
    en: 'Questions? Call {phone}, TTY 711.',
    es: '¿Preguntas? Llame al {phone}, TTY 711.',
  },
});
