/** Who else than the member and the plan paid for claims, by otherPayerOf: for the pages of the portal and for the printed documents. */
export default {
  'otherPayer.paid.extraHelp': { en: 'Extra Help paid', es: 'La Ayuda Adicional pagó' },
  'otherPayer.paid.named': { en: '{name} paid', es: '{name} pagó' },
  'otherPayer.paid.others': { en: 'Others paid', es: 'Otros pagaron' },
  'otherPayer.amount.extraHelp': {
    en: 'Extra Help paid {amount}.',
    es: 'La Ayuda Adicional pagó {amount}.',
  },
  'otherPayer.amount.named': { en: '{name} paid {amount}.', es: '{name} pagó {amount}.' },
  'otherPayer.amount.others': {
    en: 'Others paid {amount}, such as another insurance.',
    es: 'Otros pagaron {amount}, por ejemplo otro seguro.',
  },
} as const;
