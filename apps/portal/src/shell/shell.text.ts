import { defineTexts } from '../language';

// Labels of the menu bar: Spanish ones may break where an ordinary space stands; the others are no-break.
export default defineTexts({
  'shell.skip': { en: 'Skip to main content', es: 'Ir al contenido principal' },
  'shell.mainMenu': { en: 'Main', es: 'Principal' },
  'shell.menu': { en: 'Menu', es: 'Menú' },
  'shell.close': { en: 'Close', es: 'Cerrar' },
  'shell.tagline': { en: '{tagline}', es: '{tagline}' },
  'shell.textSize': { en: 'Text size', es: 'Tamaño del texto' },
  'shell.textSize.base': { en: 'Base', es: 'Normal' },
  'shell.textSize.large': { en: 'Large', es: 'Grande' },
  'shell.textSize.largest': { en: 'Largest', es: 'Muy grande' },
  'shell.signIn': { en: 'Sign in', es: 'Iniciar\u00a0sesión' },
  'shell.signInShort': { en: 'Sign in', es: 'Entrar' },
  'shell.register': { en: 'Register', es: 'Registrarse' },
  'shell.makePayment': { en: 'Make payment', es: 'Hacer\u00a0un\u00a0pago' },
  'shell.resources': { en: 'Tools and Resources', es: 'Herramientas y\u00a0recursos' },
  'shell.enroll': { en: 'Enroll here', es: 'Inscríbase\u00a0aquí' },
  'shell.enrollAndSurvey': { en: 'Enroll and survey', es: 'Inscripción y\u00a0encuesta' },
  'shell.newSurvey': { en: 'New', es: 'Nueva' },
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
  'shell.connection': { en: 'Connection', es: 'Conexión' },
  'shell.offline': { en: 'You are offline.', es: 'No tiene conexión.' },
  'shell.offlineHint': {
    en: 'You can keep reading this page. New information loads when you are online again.',
    es: 'Puede seguir leyendo esta página. La información nueva se cargará cuando tenga conexión.',
  },
  'shell.backOnline': { en: 'You are online again.', es: 'Tiene conexión de nuevo.' },
  'shell.screenBroke': { en: 'This page is not working', es: 'Esta página no funciona' },
  'shell.screenBrokeHint': {
    en: 'Sorry, the problem is ours, and we know about it. Try again, or call {phone}.',
    es: 'Lo sentimos, el problema es nuestro y ya lo sabemos. Intente de nuevo o llame al {phone}.',
  },
});
