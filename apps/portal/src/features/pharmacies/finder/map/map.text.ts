import { defineTexts } from '../../../../language';

/** The map next to the list of pharmacies. */
export default defineTexts({
  'pharmacyMap.title': { en: 'Map', es: 'Mapa' },
  'pharmacyMap.skip': { en: 'Skip the map', es: 'Saltar el mapa' },
  'pharmacyMap.label': {
    en: {
      one: 'Map of {count} pharmacy. The list has the same place.',
      other: 'Map of the {count} pharmacies. The list has the same places.',
    },
    es: {
      one: 'Mapa de {count} farmacia. La lista tiene el mismo lugar.',
      other: 'Mapa de las {count} farmacias. La lista tiene los mismos lugares.',
    },
  },
  'pharmacyMap.empty': {
    en: 'Map without a pharmacy',
    es: 'Mapa sin farmacias',
  },
  'pharmacyMap.none': {
    en: 'No pharmacy is on this map. The center is the place that you searched for.',
    es: 'No hay farmacias en este mapa. El centro es el lugar que buscó.',
  },
  'pharmacyMap.keys': {
    en: 'Arrow keys move the map, plus and minus zoom, Escape leaves it.',
    es: 'Las flechas mueven el mapa, más y menos lo acercan o alejan, Escape sale de él.',
  },
  'pharmacyMap.loading': { en: 'Loading the map…', es: 'Cargando el mapa…' },
  'pharmacyMap.failed': {
    en: 'The map did not load. The list has the same places.',
    es: 'El mapa no se cargó. La lista tiene los mismos lugares.',
  },
  'pharmacyMap.broken': {
    en: 'Parts of the map did not load. The list has the same places.',
    es: 'Partes del mapa no se cargaron. La lista tiene los mismos lugares.',
  },
  'pharmacyMap.credit': {
    en: 'Map data: US Census Bureau, GeoNames',
    es: 'Datos del mapa: US Census Bureau, GeoNames',
  },
  'pharmacyMap.chosen': { en: 'Chosen', es: 'Elegida' },
  'pharmacyMap.dotted': {
    en: 'Dotted edge: out of network',
    es: 'Borde punteado: fuera de la red',
  },
  'pharmacyMap.many': {
    en: '1+2: two more close by. Press it, or zoom in.',
    es: '1+2: hay dos más cerca. Presiónelo o acerque el mapa.',
  },
  'pharmacyMap.zoomIn': { en: 'Zoom in', es: 'Acercar' },
  'pharmacyMap.zoomOut': { en: 'Zoom out', es: 'Alejar' },
  'pharmacyMap.searchArea': { en: 'Search this area', es: 'Buscar en esta zona' },
});
