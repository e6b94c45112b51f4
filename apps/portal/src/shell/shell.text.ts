import { defineTexts } from '../language';

/** Header, menus and messages around every page. Spanish menu labels may break at an ordinary space; the others are no-break. */
export default defineTexts({
  'shell.skip': { en: 'Skip to main content', es: 'Ir al contenido principal' },
  'shell.description': {
    en: 'Pharmacy benefits: what your drugs cost, your claims, your ID card.',
    es: 'Beneficios de farmacia: cuánto cuestan sus medicamentos, sus reclamaciones, su tarjeta de identificación.',
  },
  'shell.skipTo': { en: 'Skip links', es: 'Enlaces de salto' },
  'shell.mainMenu': { en: 'Main', es: 'Principal' },
  'shell.menu': { en: 'Menu', es: 'Menú', maxLength: 12 },
  'shell.close': { en: 'Close', es: 'Cerrar' },
  'shell.tagline': { en: '{tagline}', es: '{tagline}' },
  'shell.textSize': { en: 'Text size', es: 'Tamaño del texto' },
  'shell.textSize.base': { en: 'Text size: normal', es: 'Tamaño del texto: normal' },
  'shell.textSize.large': { en: 'Text size: large', es: 'Tamaño del texto: grande' },
  'shell.textSize.largest': { en: 'Text size: largest', es: 'Tamaño del texto: muy grande' },
  'shell.signIn': { en: 'Sign in', es: 'Iniciar\u00a0sesión' },
  'shell.signInShort': { en: 'Sign in', es: 'Entrar', maxLength: 12 },
  'shell.register': { en: 'Register', es: 'Registrarse' },
  'shell.makePayment': { en: 'Make payment', es: 'Hacer\u00a0un\u00a0pago' },
  'shell.resources': { en: 'Tools and Resources', es: 'Herramientas y\u00a0recursos' },
  'shell.enroll': { en: 'Enroll here', es: 'Inscríbase\u00a0aquí' },
  'shell.enrollAndSurvey': { en: 'Enroll and survey', es: 'Inscripción y\u00a0encuesta' },
  'shell.newSurvey': { en: 'New', es: 'Nueva', maxLength: 12 },
  'shell.formsOnly': { en: 'Forms', es: 'Formularios' },
  'shell.priorAuthorizationForms': {
    en: 'Prior authorization forms',
    es: 'Formularios de autorización previa',
  },
  'shell.findAPharmacy': { en: 'Find a pharmacy', es: 'Buscar una\u00a0farmacia' },
  'shell.formulary': { en: 'Drug list', es: 'Lista de\u00a0medicamentos' },
  'shell.survey': { en: 'Survey', es: 'Encuesta' },
  'shell.emergencyAlert': { en: 'Emergency alert', es: 'Alerta de emergencia' },
  'shell.dismissForToday': { en: 'Hide for today', es: 'Ocultar por hoy' },
  'shell.chunkFailed': { en: 'This page did not load', es: 'Esta página no se cargó' },
  'shell.chunkFailedHint': {
    en: 'Part of the portal did not load. Check your connection and try again, or call {phone}.',
    es: 'Una parte del portal no se cargó. Revise su conexión e intente de nuevo, o llame al {phone}.',
  },
  'shell.modalFailed': { en: 'This did not open', es: 'No se pudo abrir' },
  'shell.menuFailed': { en: 'The menu did not open', es: 'El menú no se abrió' },
  // Each names the other language, the one that did not load.
  'shell.languageFailed': { en: 'Spanish did not load', es: 'El inglés no se cargó' },
  'shell.languageFailedHint': {
    en: 'The portal stays in English. Check your connection and try again, or call {phone}.',
    es: 'El portal sigue en español. Revise su conexión e intente de nuevo, o llame al {phone}.',
  },
  'shell.noticesFailed': {
    en: 'Some notices of this page did not load.',
    es: 'Algunos avisos de esta página no se cargaron.',
  },
  'shell.emergencyAlertFailed': {
    en: 'There is an emergency alert, but it did not load.',
    es: 'Hay una alerta de emergencia, pero no se cargó.',
  },
  'shell.connection': { en: 'Connection', es: 'Conexión' },
  'shell.offline': { en: 'You are offline.', es: 'No tiene conexión.' },
  'shell.offlineHint': {
    en: 'You can keep reading this page. New information loads when you are online again. Do you need us now? Call {phone}.',
    es: 'Puede seguir leyendo esta página. La información nueva se cargará cuando tenga conexión. ¿Nos necesita ahora? Llame al {phone}.',
  },
  'shell.backOnline': { en: 'You are online again.', es: 'Tiene conexión de nuevo.' },
  'shell.screenBroke': { en: 'This page is not working', es: 'Esta página no funciona' },
  'shell.screenBrokeHint': {
    en: 'Sorry, the problem is ours, and we know about it. Try again, or call {phone}.',
    es: 'Lo sentimos, el problema es nuestro y ya lo sabemos. Intente de nuevo o llame al {phone}.',
  },

  // For members only.
  'shell.signOut': { en: 'Sign out', es: 'Cerrar sesión' },
  'shell.signOutShort': { en: 'Sign out', es: 'Salir', maxLength: 12 },
  'shell.signingOut': { en: 'Signing you out…', es: 'Cerrando su sesión…' },
  'shell.signOutFailed': { en: 'You are still signed in', es: 'Su sesión sigue abierta' },
  'shell.signOutFailedHint': {
    en: 'We could not sign you out. Try again. If that does not work, keep this device with you: your session ends after {minutes} minutes without use. Or call {phone} (TTY 711).',
    es: 'No pudimos cerrar su sesión. Intente de nuevo. Si no funciona, no se aleje de este dispositivo: su sesión terminará después de {minutes} minutos sin uso. O llame al {phone} (TTY 711).',
  },
  'shell.signOutOfflineHint': {
    en: 'You are offline, so we could not sign you out. We try again when you are back online. Keep this device with you until then, or call {phone} (TTY 711).',
    es: 'No tiene conexión y no pudimos cerrar su sesión. Lo intentaremos de nuevo cuando vuelva la conexión. No se aleje de este dispositivo hasta entonces, o llame al {phone} (TTY 711).',
  },
  'shell.backToPortal': { en: 'Back to the portal', es: 'Volver al portal' },
  'shell.payBill': { en: 'Pay bill', es: 'Pagar\u00a0factura' },
  'shell.claimsHistory': { en: 'Claims History', es: 'Historial\u00a0de reclamaciones' },
  'shell.memberInfo': { en: 'Member Info', es: 'Información del\u00a0miembro' },
  'shell.memberProfile': { en: 'Member profile', es: 'Perfil del miembro' },
  'shell.benefitInformation': { en: 'Benefit Information', es: 'Información de\u00a0beneficios' },
  'shell.discountCard': { en: 'Discount card', es: 'Tarjeta\u00a0de descuento' },
  'shell.wallet': { en: 'Wallet', es: 'Billetera' },
  'shell.viewIdCard': { en: 'View ID card', es: 'Ver tarjeta de identificación' },
  'shell.idCard': { en: 'ID card', es: 'Tarjeta', maxLength: 12 },
  'shell.specialtyPharmacy': { en: 'Specialty pharmacy', es: 'Farmacia especializada' },
  'shell.unread': {
    en: { one: '{count} unread', other: '{count} unread' },
    es: { one: '{count} sin leer', other: '{count} sin leer' },
  },
  /** Of the button of the menu on a phone. */
  'shell.unreadMessages': {
    en: { one: '{count} unread message', other: '{count} unread messages' },
    es: { one: '{count} mensaje sin leer', other: '{count} mensajes sin leer' },
  },
  'shell.emulation': {
    en: 'You are viewing as {member}',
    es: 'Está viendo la cuenta de {member}',
  },
  'shell.caring': { en: 'You are helping {member}', es: 'Está ayudando a {member}' },
  'shell.caringOther': { en: 'What you can open', es: 'Lo que puede abrir' },
  'shell.caringStop': { en: 'Back to my account', es: 'Volver a mi cuenta' },
  'shell.emulationUnnamed': { en: 'a member', es: 'un miembro' },
  'shell.emulationReadOnly': { en: 'Read only', es: 'Solo lectura' },
  'shell.emulationOf': {
    en: 'You are viewing as {member}, {id}. Ends at {time}',
    es: 'Está viendo la cuenta de {member}, {id}. Termina a {time}',
  },
  'shell.emulationOfUnnumbered': {
    en: 'You are viewing as {member}. Ends at {time}',
    es: 'Está viendo la cuenta de {member}. Termina a {time}',
  },
  'shell.caringEnded': { en: 'Your access has ended', es: 'Su acceso terminó' },
  'shell.caringEndedOf': { en: 'You can no longer help {name}', es: 'Ya no puede ayudar a {name}' },
  'shell.caringEndedHint': {
    en: 'They ended your access, or its year is over. You are in your own account. If you were writing a message for them, it was not sent.',
    es: 'Esa persona le quitó el acceso o ya pasó el año. Usted está en su propia cuenta. Si escribía un mensaje por esa persona, no se envió.',
  },
  'shell.caringEndedSeen': { en: 'Close this notice', es: 'Cerrar este aviso' },
  'shell.emulationRefused': {
    en: 'You cannot view as this member',
    es: 'No puede ver la cuenta de este miembro',
  },
  'shell.emulationRefusedLead': {
    en: 'You cannot view as this member.',
    es: 'No puede ver la cuenta de este miembro.',
  },
  'shell.emulationRefused.unknown': {
    en: 'We do not know this member. You are signed in as yourself. Check the name, then search again.',
    es: 'No conocemos a este miembro. Inició sesión con su propia cuenta. Revise el nombre y busque de nuevo.',
  },
  'shell.emulationRefused.notEligible': {
    en: 'This member has no active plan. You are signed in as yourself.',
    es: 'Este miembro no tiene un plan activo. Inició sesión con su propia cuenta.',
  },
  'shell.emulationRefused.unavailable': {
    en: 'Our service did not answer. You are signed in as yourself. Search for the member again in a few minutes.',
    es: 'Nuestro servicio no respondió. Inició sesión con su propia cuenta. Busque de nuevo al miembro en unos minutos.',
  },
  'shell.emulationRefused.nested': {
    en: 'You still act for the member above. Stop there first, then search for this member again.',
    es: 'Todavía está viendo la cuenta del miembro de arriba. Termine allí primero y luego busque de nuevo a este miembro.',
  },
  'shell.emulationStop': { en: 'Stop', es: 'Terminar' },
  'shell.emulationStopFor': {
    en: 'Stop viewing as {member}',
    es: 'Terminar de ver la cuenta de {member}',
  },
  'shell.find': { en: 'Find', es: 'Buscar', maxLength: 12 },
  'shell.staff.support': { en: 'Member support', es: 'Atención a miembros' },
  'shell.staff.provider': { en: 'For providers', es: 'Para proveedores' },
});
