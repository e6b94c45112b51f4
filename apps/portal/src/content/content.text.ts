import { defineTexts } from '../language';

/** What the pages of text share: loading, failed, table of contents, links to other websites. */
export default defineTexts({
  'content.loading': { en: 'Loading the page…', es: 'Cargando la página…' },
  'content.failed': { en: 'This page did not load.', es: 'Esta página no se cargó.' },
  'content.reviewed': { en: 'Last reviewed {date}', es: 'Revisada el {date}' },
  'content.contents': { en: 'On this page', es: 'En esta página' },
  'content.questions': { en: 'Questions?', es: '¿Tiene preguntas?' },
  'content.call': {
    en: 'Call {phone} (TTY 711). It is free.',
    es: 'Llame al {phone} (TTY 711). Es gratis.',
  },
  'content.otherSites': { en: 'On other websites', es: 'En otros sitios web' },
  'content.link.cares': { en: 'Help to pay for drugs', es: 'Ayuda para pagar medicamentos' },
  'content.linkHint.cares': {
    en: 'Programs that pay part of the cost, and how to ask for them.',
    es: 'Programas que pagan una parte del costo y cómo solicitarlos.',
  },
  'content.link.smokingCessation': { en: 'Quit smoking', es: 'Deje de fumar' },
  'content.linkHint.smokingCessation': {
    en: 'A plan for the first weeks, and people to talk to.',
    es: 'Un plan para las primeras semanas y personas con quienes hablar.',
  },
  'content.link.mailTutorial': {
    en: 'How home delivery works',
    es: 'Cómo funciona la entrega a domicilio',
  },
  'content.linkHint.mailTutorial': {
    en: 'A short film, from the first order to your door.',
    es: 'Un video corto, desde el primer pedido hasta su puerta.',
  },
  'content.link.medicationDisposal': {
    en: 'Get rid of old drugs safely',
    es: 'Deseche los medicamentos viejos de forma segura',
  },
  'content.linkHint.medicationDisposal': {
    en: 'Places near you that take them back.',
    es: 'Lugares cercanos que los reciben.',
  },
});
