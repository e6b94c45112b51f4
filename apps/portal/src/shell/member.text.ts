import { defineTexts } from '../language';

// What of the shell only members see. Spanish labels may break where an ordinary space stands.
export default defineTexts({
  'shell.signOut': { en: 'Sign out', es: 'Cerrar sesión' },
  'shell.signOutShort': { en: 'Sign out', es: 'Salir' },
  'shell.signingOut': { en: 'Signing you out…', es: 'Cerrando su sesión…' },
  'shell.payBill': { en: 'Pay bill', es: 'Pagar\u00a0factura' },
  'shell.claimsHistory': { en: 'Claims History', es: 'Historial\u00a0de reclamaciones' },
  'shell.memberInfo': { en: 'Member Info', es: 'Información del\u00a0miembro' },
  'shell.memberProfile': { en: 'Member profile', es: 'Perfil del miembro' },
  'shell.benefitInformation': { en: 'Benefit Information', es: 'Información de\u00a0beneficios' },
  'shell.discountCard': { en: 'Discount card', es: 'Tarjeta de descuento' },
  'shell.wallet': { en: 'Wallet', es: 'Billetera' },
  'shell.viewIdCard': { en: 'View ID card', es: 'Ver tarjeta de identificación' },
  'shell.idCard': { en: 'ID card', es: 'Tarjeta' },
  'shell.specialtyPharmacy': { en: 'Specialty pharmacy', es: 'Farmacia especializada' },
  'shell.unread': {
    en: { one: '{count} unread', other: '{count} unread' },
    es: { one: '{count} sin leer', other: '{count} sin leer' },
  },
  'shell.emulation': {
    en: 'You are viewing as {subject}',
    es: 'Está viendo la cuenta de {subject}',
  },
  'shell.emulationHint': {
    en: 'You signed in as {actor}. Read only. It ends at {time}.',
    es: 'Usted inició sesión como {actor}. Solo lectura. Termina a las {time}.',
  },
  'shell.emulationStop': { en: 'Stop', es: 'Terminar' },
});
