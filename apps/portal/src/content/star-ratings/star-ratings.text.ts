import { defineTexts } from '../../language';

/** Medicare's star ratings of a plan. */
export default defineTexts({
  'stars.none': {
    en: 'Medicare has not rated this plan yet.',
    es: 'Medicare aún no ha calificado este plan.',
  },
  'stars.overall': { en: 'Overall rating for {year}', es: 'Calificación general para {year}' },
  'stars.ofFive': {
    en: { one: '{count} of 5 stars', other: '{count} of 5 stars' },
    es: { one: '{count} de 5 estrellas', other: '{count} de 5 estrellas' },
  },
  'stars.domain.service': { en: 'Customer service', es: 'Servicio al cliente' },
  'stars.meaning.service': {
    en: 'How fast and how well the plan answers.',
    es: 'Qué tan rápido y qué tan bien responde el plan.',
  },
  'stars.domain.complaints': { en: 'Complaints and leaving', es: 'Quejas y bajas' },
  'stars.meaning.complaints': {
    en: 'How many members complain or leave. More stars mean fewer.',
    es: 'Cuántos miembros se quejan o se van. Más estrellas significan menos.',
  },
  'stars.domain.experience': { en: 'What members say', es: 'Lo que dicen los miembros' },
  'stars.meaning.experience': {
    en: 'How members rate the plan and getting their drugs.',
    es: 'Cómo califican los miembros el plan y la entrega de sus medicamentos.',
  },
  'stars.domain.safety': { en: 'Safety and prices', es: 'Seguridad y precios' },
  'stars.meaning.safety': {
    en: 'How safe the drugs are for members, and if prices are right.',
    es: 'Qué tan seguros son los medicamentos para los miembros y si los precios son correctos.',
  },
  'stars.more': { en: 'More about the ratings', es: 'Más sobre las calificaciones' },
});
