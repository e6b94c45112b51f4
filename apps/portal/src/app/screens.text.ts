import { defineTexts } from '../language';

// The titles of screens that no visitor's menu names (those: menu-titles.text.ts), and what one says that is being built.
export default defineTexts({
  'screens.dashboard': { en: 'Dashboard', es: 'Inicio' },
  'screens.claims': { en: 'Claims history', es: 'Historial de reclamaciones' },
  'screens.messageCenter': { en: 'Message Center', es: 'Centro de\u00a0mensajes' },
  'screens.accountSettings': { en: 'Account settings', es: 'Configuración de la cuenta' },
  'screens.accountBalance': { en: 'Account balance', es: 'Saldo de la cuenta' },
  'screens.benefits': { en: 'Benefits plan', es: 'Plan de beneficios' },
  'screens.healthCareBalances': { en: 'Health-care balances', es: 'Saldos de atención médica' },
  'screens.serviceArea': { en: 'Service area', es: 'Área de servicio' },
  'screens.freeVirtualTherapy': { en: 'Free virtual therapy', es: 'Terapia virtual gratuita' },
  'screens.emotionalWellness': {
    en: 'Emotional wellness tools',
    es: 'Herramientas de bienestar emocional',
  },
  'screens.drugPricing': { en: 'Drug pricing', es: 'Precios de medicamentos' },
  'screens.drugException': {
    en: 'Drug exception request',
    es: 'Solicitud de excepción de medicamento',
  },
  'screens.accessibility': { en: 'Accessibility concern', es: 'Problema de accesibilidad' },
  'screens.ccpPriorAuth': { en: 'Prior authorization', es: 'Autorización previa' },
  'screens.healthyKidsPriorAuth': {
    en: 'Prior authorization for children',
    es: 'Autorización previa para niños',
  },
  'screens.registration': { en: 'Register for an account', es: 'Crear una cuenta' },
  'screens.moreInfo': { en: 'More about you', es: 'Más sobre usted' },
  'screens.confirmation': { en: 'Confirm your account', es: 'Confirme su cuenta' },
  'screens.forgotPassword': { en: 'Forgot password', es: 'Olvidé mi contraseña' },
  'screens.forgotPasswordValidate': {
    en: 'Confirm that it is you',
    es: 'Confirme que es usted',
  },
  'screens.resetPassword': { en: 'Reset your password', es: 'Restablecer su contraseña' },
  'screens.forgotPasswordConfirmation': {
    en: 'Your password is changed',
    es: 'Su contraseña ha cambiado',
  },
  'screens.drugClaimsForm': {
    en: 'Prescription drug claim form',
    es: 'Formulario de reclamación de medicamentos',
  },
  'screens.validation': { en: 'Validation', es: 'Validación' },
  'screens.drugErrorReportForm': {
    en: 'Drug error report',
    es: 'Informe de error con un medicamento',
  },
  'screens.coverageDetermination': {
    en: 'Coverage determination',
    es: 'Determinación de cobertura',
  },
  'screens.emergencyAlerts': { en: 'Emergency alerts', es: 'Alertas de emergencia' },
  'screens.notAuthorized': { en: 'Not part of your plan', es: 'No incluido en su plan' },
  'screens.payments': { en: 'Payments', es: 'Pagos' },
  'screens.paymentInvoices': { en: 'Invoices', es: 'Facturas' },
  'screens.makePayment': { en: 'Make a payment', es: 'Hacer un pago' },
  'screens.automaticPayment': { en: 'Automatic payment', es: 'Pago automático' },
  'screens.pharmacyLocator': { en: 'Pharmacy locator', es: 'Localizador de farmacias' },
  'screens.publicPharmacyLocator': {
    en: 'Public pharmacy locator',
    es: 'Localizador público de farmacias',
  },
  'screens.drugLookupOnly': { en: 'Drug list lookup', es: 'Búsqueda en la lista de medicamentos' },
  'screens.drugLookupFullPage': { en: 'Look up a drug', es: 'Buscar un medicamento' },
  'screens.mailOrderFullPage': {
    en: 'Home delivery orders',
    es: 'Pedidos de entrega a domicilio',
  },
  'screens.coverageDeterminationFullPage': {
    en: 'Request a coverage determination',
    es: 'Solicitar una determinación de cobertura',
  },
  'screens.notFound': { en: 'Page not found', es: 'Página no encontrada' },
  'shell.beingBuilt': {
    en: 'This page is being built and will open here. Until then, call {phone} (TTY 711) and we will help you.',
    es: 'Esta página está en construcción y se abrirá aquí. Mientras tanto, llame al {phone} (TTY 711) y le ayudaremos.',
  },
  'shell.toDashboard': { en: 'Go to your dashboard', es: 'Ir a su página de inicio' },
  'shell.toHome': { en: 'Go to the start page', es: 'Ir a la página principal' },
});
