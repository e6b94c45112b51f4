import { defineTexts } from '../../i18n';

export default defineTexts({
  'wallet.title': { en: 'Your ID card, always with you', es: 'Su tarjeta, siempre con usted' },
  'wallet.body.appleWallet': {
    en: 'Keep your card in Apple Wallet and show it at the pharmacy.',
    es: 'Lleve su tarjeta en Apple Wallet y muéstrela en la farmacia.',
  },
  'wallet.body.googleWallet': {
    en: 'Keep your card in Google Wallet and show it at the pharmacy.',
    es: 'Lleve su tarjeta en Google Wallet y muéstrela en la farmacia.',
  },
  'wallet.body.idCard': {
    en: 'Your new card is on its way. Until it is here, show the card in the portal.',
    es: 'Su tarjeta nueva está en camino. Mientras llega, muestre la tarjeta del portal.',
  },
  'wallet.body.website': {
    en: 'This device cannot hold a wallet card. Our wallet page shows which phones can, and how to add yours there.',
    es: 'Este dispositivo no puede guardar la tarjeta. Nuestra página de billetera explica qué teléfonos pueden y cómo agregarla.',
  },
  'wallet.body.minor': {
    en: 'Members under 18 cannot add their card to a wallet. You can show it here in the portal.',
    es: 'Los miembros menores de 18 años no pueden agregar su tarjeta a una billetera. Puede mostrarla aquí, en el portal.',
  },
  'wallet.site': { en: 'Go to the wallet page', es: 'Ir a la página de billetera' },
  'wallet.viewIdCard': { en: 'View ID card', es: 'Ver la tarjeta' },
  'wallet.apple': { en: 'Add to Apple Wallet', es: 'Agregar a Apple Wallet' },
  'wallet.google': { en: 'Add to Google Wallet', es: 'Agregar a Google Wallet' },
  'wallet.googleLoading': {
    en: 'Getting your card ready for Google Wallet…',
    es: 'Preparando su tarjeta para Google Wallet…',
  },
  'wallet.googleFailed': {
    en: 'Google Wallet could not be reached for your card.',
    es: 'No se pudo preparar su tarjeta para Google Wallet.',
  },
  'wallet.close': { en: 'Close', es: 'Cerrar' },
});
