import { defineTexts } from '../../../../language';

/** A stored quote: its number, its day, and the way to open it again. */
export default defineTexts({
  'quote.title': { en: 'Your quote', es: 'Su cotización' },
  'quote.stored': {
    en: 'We store this quote until {date}.',
    es: 'Guardamos esta cotización hasta el {date}.',
  },
  'quote.link': { en: 'Open this quote', es: 'Abrir esta cotización' },
  'quote.charged': { en: 'I was charged differently', es: 'Me cobraron otro precio' },
  'quote.number': { en: 'Quote {number}', es: 'Cotización {number}' },
  'quote.of': {
    en: '{drug}, {amount} for {days}, priced on {date}.',
    es: '{drug}, {amount} para {days}, precio del {date}.',
  },
  'quote.ofDose': {
    en: '{drug}, {amount}, priced on {date}.',
    es: '{drug}, {amount}, precio del {date}.',
  },
  'quote.for': { en: 'For {person}.', es: 'Para {person}.' },
  'quote.unknown': {
    en: 'We have no quote with this number',
    es: 'No tenemos una cotización con este número',
  },
  'quote.unknownText': {
    en: 'We store quotes for {days} days. Check the number, or price the drug again.',
    es: 'Guardamos las cotizaciones {days} días. Revise el número o vuelva a ver el precio del medicamento.',
  },
  /** To staff who act for no one: what they look for is a member's quote. */
  'quote.memberFirst': { en: 'Find the member first', es: 'Busque primero al miembro' },
  'quote.memberFirstText': {
    en: 'A member’s quote opens only while you view the portal as that member. Find the member, then enter this number again under “Price a drug”.',
    es: 'La cotización de un miembro solo se abre mientras usted ve el portal como ese miembro. Busque al miembro y vuelva a ingresar este número en “Precio de un medicamento”.',
  },
  'quote.ask': { en: 'Do you have a quote?', es: '¿Tiene una cotización?' },
  'quote.field': { en: 'Quote number', es: 'Número de cotización' },
  'quote.open': { en: 'Open', es: 'Abrir' },
  'quote.notFound': {
    en: 'We do not know this number. Check each letter and digit, or price the drug again.',
    es: 'No conocemos este número. Revise cada letra y cada dígito, o vuelva a ver el precio del medicamento.',
  },
  'quote.wrong': {
    en: 'Enter the quote number, such as Q-7MKR-4TXB-W92D.',
    es: 'Ingrese el número de la cotización, como Q-7MKR-4TXB-W92D.',
  },
});
