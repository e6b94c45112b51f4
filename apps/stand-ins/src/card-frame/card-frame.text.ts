/** The words of the card frame, in both languages. */
export const cardFrameTexts = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expires: 'Expires',
    expiresHint: 'Month and year, like 09/29.',
    code: 'Security code',
    codeHint: 'Three digits on the back; four on the front of American Express.',
    zip: 'Billing ZIP code',
    demo: 'Stand-in of a payment processor: type no real card. 4242 4242 4242 4242 is taken, 4000 0000 0000 0002 is declined.',
    errors: {
      number: 'Check the card number.',
      expires: 'Enter a month and a year, like 09/29.',
      expired: 'This card has expired. Use another one.',
      code: 'Enter the security code, 3 or 4 digits.',
      zip: 'Enter a 5-digit ZIP code.',
    },
  },
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expires: 'Vencimiento',
    expiresHint: 'Mes y año, como 09/29.',
    code: 'Código de seguridad',
    codeHint: 'Tres dígitos al dorso; cuatro al frente en American Express.',
    zip: 'Código postal de facturación',
    demo: 'Sustituto de un procesador de pagos: no escriba una tarjeta real. 4242 4242 4242 4242 se acepta, 4000 0000 0000 0002 se rechaza.',
    errors: {
      number: 'Revise el número de tarjeta.',
      expires: 'Ingrese un mes y un año, como 09/29.',
      expired: 'Esta tarjeta venció. Use otra.',
      code: 'Ingrese el código de seguridad, de 3 o 4 dígitos.',
      zip: 'Ingrese un código postal de 5 dígitos.',
    },
  },
} as const;
